"""The rules on the screen: every id once, refusals that lead to their rule, finding words, and the way back."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.ui.player import Play, Tags, run
from tools.sources import ROOT
from ui.model import KeyPress
from ui.rulebook import RULES, SHARED
from ui.tables import playable

IDS = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


def ids_of(game: str) -> list[str]:
    """The ids of a game's page and of the shared one, read off the text."""
    pages = [(RULES / f"{name.replace('_', '-')}.md").read_text() for name in (game, SHARED)]
    return [found for text in pages for found in IDS.findall(text)]


def shown_ids(play: Play) -> list[str]:
    """The ids of the rules on the screen, in order."""
    keys = Tags(play.glass.regions["stage"]).keys
    return [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]


def refusals() -> list[tuple[str, str]]:
    """Each game with each rule that its refusals and options quote."""
    found = set()
    for game in playable():
        for source in (ROOT / "engine" / "core" / "notes.py", *(ROOT / "engine" / "games" / game).glob("*.py")):
            found |= {(game, rule) for rule in re.findall(r'"([A-Z]+-\d+)"', source.read_text())}
    return sorted(found)


def at_a_refusal(play: Play) -> bool:
    """Whether some cards of the hand may be played and others may not."""
    return play.match.asking >= 0 and bool(play.match.refused())


@pytest.mark.parametrize("game", playable())
def test_every_id_is_on_the_screen_once(game: str) -> None:
    play = Play()
    play.press("rules", game=game, key=f"rules-{game}")
    stage, shown = Tags(play.glass.regions["stage"]), shown_ids(play)
    assert shown == ids_of(game)
    assert len(set(shown)) == len(shown) > 20
    assert stage.tags.count("article") == stage.tags.count("h3") == len(shown)


@pytest.mark.parametrize("game", playable())
def test_the_screen_is_well_made(game: str) -> None:
    """One h1, nothing but ASCII, every jump leads somewhere, pictures before the first rule."""
    play = Play()
    play.press("rules", game=game)
    assert play.glass.all.isascii()
    assert Tags(play.glass.all).tags.count("h1") == 1
    stage = play.glass.regions["stage"]
    leads = set(re.findall(r'data-to="([^"]+)"', stage))
    assert len(leads) > 8
    assert leads <= set(Tags(stage).keys)
    first_rule = stage.index("<article")
    assert 3 <= stage[:first_rule].count("<figure") <= 6
    assert play.glass.focused == Tags(stage).keys[0]
    assert play.glass.looks["data-game"] == game


@pytest.mark.parametrize(("game", "rule"), refusals())
def test_every_refusal_leads_to_its_rule(game: str, rule: str) -> None:
    play = Play()
    play.press("rules", game=game, rule=rule)
    assert play.errors == []
    assert play.glass.focused == f"rule-{rule}"
    assert re.findall(r'class="rule is-shown" data-key="([^"]+)"', play.glass.regions["stage"]) == [f"rule-{rule}"]


def test_an_illegal_card_leads_to_its_rule_and_back() -> None:
    """By the slip and by the key; the table and the focus are afterwards as before."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="why")
        play.press("start")
        await play.until(lambda: at_a_refusal(play))
        before, log = dict(play.glass.regions), play.match.table.log()
        key = next(key for key in Tags(before["hand"]).keys if re.search(f'{key}" data-act="why"', before["hand"]))
        card = re.search(rf'data-key="{key}" data-act="why" data-card="(\d+)"', before["hand"])
        assert card
        play.press("why", card=card[1], key=key)
        before["hand"] = play.glass.regions["hand"]  # where the press was, Tab stops now
        slip = play.glass.regions["toast"]
        assert f'data-act="rules" data-key="show-rule" data-rule="OC-11" data-back="{key}"' in slip
        for way in ("slip", "key"):
            if way == "slip":
                play.press("rules", rule="OC-11", back=key, key="show-rule")
            else:
                play.press("why", card=card[1], key=key)
                assert play.app.press(KeyPress("m", zone="hand", target=key, acts=True))
            assert play.glass.focused == "rule-OC-11"
            assert play.glass.regions["hand"] == play.glass.regions["log"] == play.glass.regions["toast"] == ""
            assert "At this table" in play.glass.regions["stage"]
            assert play.app.press(KeyPress("M" if way == "key" else "Escape"))
            assert play.glass.focused == key
            assert {name: text for name, text in play.glass.regions.items() if name not in ("polite", "assertive")} == {
                name: text for name, text in before.items() if name not in ("polite", "assertive")
            }
            assert play.match.table.log() == log

    run(story)


def test_whose_turn_it_is_needs_no_rule() -> None:
    """Other sentences in passing bring no button, nor does one that follows a refusal."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="why")
        play.press("start")
        await play.until(lambda: at_a_refusal(play))
        play.press("why", card=str(next(iter(play.match.refused()))))
        assert "show-rule" in play.glass.regions["toast"]
        play.press("read", what="turn")
        assert play.glass.regions["toast"]
        assert "show-rule" not in play.glass.regions["toast"]

    run(story)


def test_the_table_rests_while_the_rules_are_read() -> None:
    """No bot moves on, and a press beside the buttons skips nothing; afterwards the game goes on by itself."""

    async def story() -> None:
        play = Play(pace="fast")
        play.set_up(seats="4", seed="rest", **{f"kind_{seat}": "random" for seat in range(4)})
        play.press("start")
        while play.match.table.length < 3:
            await asyncio.sleep(0.01)
        play.press("rules", key="more")
        length = play.match.table.length
        await asyncio.sleep(0.6)
        play.press("elsewhere")
        await asyncio.sleep(0.1)
        assert play.match.table.length <= length + 1, "a bot that was thinking may still have moved"
        assert play.app.model.reading is not None
        length = play.match.table.length
        play.press("rules-back")
        for _ in range(300):
            await asyncio.sleep(0.01)
            if play.match.table.length > length:
                break
        assert play.match.table.length > length
        play.match.stop()

    run(story)


def test_set_up_refusals_lead_to_their_rule() -> None:
    """What cannot go together, in the line above Start and from Start itself."""
    play = Play()
    play.set_up(seats="4")
    seating = play.app.model.seating
    assert seating is not None
    seating.values["removed"] = "PO"
    play.press("set", name="seed", value="x")
    assert seating.problem is not None
    rule = seating.problem.rule
    assert f'data-act="rules" data-key="show-rule" data-rule="{rule}"' in play.glass.regions["actions"]
    play.press("start", key="start")
    assert f'data-rule="{rule}" data-back="start"' in play.glass.regions["toast"]
    play.press("rules", rule=rule, back="start")
    assert play.glass.focused == f"rule-{rule}"
    assert "Suits left out, " in play.glass.regions["stage"]
    assert "Back to the set-up" in play.glass.regions["actions"]
    play.press("rules-back")
    assert play.glass.focused == "start"
    assert play.app.model.screen == "setup"
    assert play.app.model.seating is seating


def test_options_say_how_they_stand() -> None:
    """At a table: what was agreed, and whether it is the printed rule; at the menu nothing."""
    play = Play()
    play.set_up(preset="sting")
    play.press("rules", key="rules")
    stage = play.glass.regions["stage"]
    told = dict(re.findall(r"At this table: <b>([^<]+), [^<]+</b>([^<]*)<", stage))
    assert told["Sting!"] == ""
    assert told["Unrevealed"] == ", as printed"
    play.press("rules-back")
    play.press("menu")
    play.press("rules", game="oh_crud")
    assert "At this table" not in play.glass.regions["stage"]
    assert 'class="mark-option"' in play.glass.regions["stage"]


def test_finding_words() -> None:
    """Only what has them all, counted for who does not see it; a jump shows everything again."""
    play = Play()
    play.press("rules", game="oh_crud")
    play.press("rules-find", value="Twins  takes", typed="yes")
    assert shown_ids(play) == ["OC-13"]
    assert play.glass.regions["polite"].startswith("1 rule,")
    play.press("rules-find", value="oc-4", typed="yes")
    assert "OC-40" in shown_ids(play)
    play.press("rules-find", value="giraffe", typed="yes")
    assert "Nothing in these rules" in play.glass.regions["stage"]
    assert shown_ids(play) == []
    play.press("rules-to", to="rule-OC-21", rule="OC-21")
    assert play.glass.focused == "rule-OC-21"
    assert shown_ids(play) == ids_of("oh_crud")
    assert "giraffe" not in play.glass.regions["actions"]


def test_keys_in_the_rules() -> None:
    """M is a letter in the field and with keys switched off; the table's keys do nothing here."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="keys")
        play.press("start")
        await play.until(lambda: at_a_refusal(play))
        cursor = Tags(play.glass.regions["hand"]).keys[2]
        assert play.app.press(KeyPress("3"))
        assert play.app.press(KeyPress("m", zone="hand", target=cursor, acts=True))
        log = play.match.table.log()
        for key in ("u", "d", "1", "ArrowDown", "Enter", "n"):
            assert not play.app.press(KeyPress(key, zone="actions", target="rules-back", acts=True)), key
        assert not play.app.press(KeyPress("m", writing=True))
        assert play.match.table.log() == log
        assert play.app.press(KeyPress("m"))
        assert play.glass.focused == cursor
        assert play.app.model.cursors["hand"] == cursor
        play.press("prefer", name="keys", value="false")
        assert not play.app.press(KeyPress("m"))
        assert play.app.model.reading is None

    run(story)


def test_behind_the_curtain_the_rules_show_no_card() -> None:
    """They can be read between two persons, and leave the curtain drawn."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="3", kind_1="person", seed="curtain")
        play.press("start")
        await play.until(lambda: play.match.curtain >= 0 and len(play.match.table.log()) > 3)
        play.press("rules", key="more")
        assert not [key for key in Tags(play.glass.all).keys if key.startswith("card-")]
        assert "dealt" not in play.glass.regions["log"]
        play.press("rules-back")
        assert play.match.curtain >= 0
        assert "I am " in play.glass.regions["actions"]

    run(story)


def test_every_game_has_its_rules_at_the_menu() -> None:
    keys = Tags(Play().glass.regions["stage"]).keys
    assert [key for key in keys if key.startswith("rules-")] == [f"rules-{game}" for game in playable()]
