"""The parts say what they show: roles, names and states that a screen reader and a keyboard meet."""

import re
import string

import pytest

from tests.ui.test_html import Reader
from ui.html import Markup
from ui.parts.card import ROWS, card_back, card_button, card_figure, hand, stack
from ui.parts.controls import actions, bar, button, stage
from ui.parts.dice import dice_tray
from ui.parts.forms import select, stepper, switch, text_field
from ui.parts.lettering import LETTERS
from ui.parts.menu import game_tile
from ui.parts.paper import LogLine, ScoreRow, dialog, log_panel, score_table
from ui.parts.pile import pile, piles
from ui.parts.seat import Place, plate, ring, spots
from ui.parts.sprite import ICONS, icon, sprite, title
from ui.parts.standings import standings
from ui.parts.wilds import WILDS
from ui.shelf import Standing

LABEL = "Blue hexagon 5, Crud, 20 points"


def a_plate(seat: int) -> Markup:
    return plate(f"Player {seat}", f"Player {seat}, 9 cards", seat=seat, cards=9, total="70", bot=True)


def a_whole_screen() -> list[Markup]:
    played = card_figure(3, "B", "a card", crud="10")
    others = [Place(a_plate(seat), played) for seat in (1, 2, 3)]
    cards = [card_button(rank, "Y", LABEL, data_act="play", data_key=f"Y{rank}") for rank in range(1, 10)]
    lines = [LogLine(f"Somebody plays the blue hexagon {number}.", number % 4) for number in range(36)]
    return [
        bar(button("Menu", "menu"), game="oh_crud", name="Oh Crud", where="Round 3 of 6"),
        stage(ring(others, Place(a_plate(0)), dice_tray("Crud", colour="B", number=5)), game="oh_crud"),
        hand(cards, "Your hand"),
        actions(button("Hint", "hint")),
        log_panel(lines, is_open=False),
    ]


def test_a_card_is_a_button_with_its_name() -> None:
    read = Reader(card_button(5, "B", LABEL, crud="20", data_act="play", data_key="c7"))
    assert read.tags[0] == "button"
    assert read.attributes["aria-label"] == LABEL
    assert read.attributes["data-key"] == "c7"
    assert "aria-disabled" not in read.attributes
    assert "aria-pressed" not in read.attributes


def test_a_card_shows_number_letter_shape_and_points() -> None:
    made = card_button(5, "B", LABEL, crud="20")
    assert re.findall('data-sign="(.*?)"', made) == ["5", "B", "20"]
    assert Reader(made).text == ""
    assert made.count("#suit-B") == 2


def test_an_unplayable_card_can_still_be_focused() -> None:
    read = Reader(card_button(5, "B", LABEL, playable=False, tabindex="-1"))
    assert read.attributes["aria-disabled"] == "true"
    assert "disabled" not in read.attributes
    assert read.attributes["tabindex"] == "-1"


@pytest.mark.parametrize("selected", [True, False])
def test_selection_is_said(selected: bool) -> None:
    read = Reader(card_button(5, "B", LABEL, selected=selected))
    assert read.attributes["aria-pressed"] == ("true" if selected else "false")


def test_a_back_tells_nothing() -> None:
    made = card_back("A card of Ada's", gliding="seat-1-card-3") + stack(12, "12 cards")
    assert set(re.findall(r'href="#([^"]+)"', made)) == {"card-back"}
    assert set(re.findall(r'data-glide="([\w-]+)"', made)) == {"seat-1-card-3"}


@pytest.mark.parametrize("count", [1, 2, 9, 13, 27, 54])
def test_the_rows_of_a_hand_are_of_equal_length(count: int) -> None:
    made = hand([card_figure(1, "Y", "one")] * count, "Hand")
    assert made.count("<li>") == count
    for name, fits in ROWS.items():
        found = re.search(rf"--{name}:(\d+)", made)
        assert found is not None
        columns = int(found[1]) + (count > 1)
        rows = -(-count // columns)
        assert columns <= max(fits)
        assert rows * columns - count < rows


@pytest.mark.parametrize("others", range(1, 12))
def test_every_seat_has_a_place_of_its_own(others: int) -> None:
    where = spots(others)
    assert len({(spot.column, spot.row) for spot in where}) == len(where) == others
    sides = [spot.side for spot in where]
    assert sides == sorted(sides, key=["left", "top", "right"].index)
    assert sides.count("left") == sides.count("right")
    table = ring([Place(a_plate(seat)) for seat in range(others)], None)
    names = re.findall(r'<span class="who">Player (\d+)', table)
    assert names == [str(seat) for seat in range(others)]


def test_a_plate_says_all_in_one_name() -> None:
    made = plate("<b>Ada</b>", "Ada, bot, dealer", seat=3, cards=7, points="+20", total="140", dealer=True)
    assert Reader(made).text == "<b>Ada</b>7+20140 pts"
    assert 'aria-label="Ada, bot, dealer"' in made
    assert "#dealer" in made
    assert "#turn" not in made


def test_a_pile_says_what_it_waits_for() -> None:
    made = piles([pile("G", "Green", "Green circles, not open, waits for 5", next_rank="5")], "Piles")
    read = Reader(made)
    assert read.attributes["aria-label"] == "Green circles, not open, waits for 5"
    assert read.text == "Green55"


def test_a_score_sheet_is_a_table() -> None:
    rows = [ScoreRow("Ada", ["10", "20"], marked=True), ScoreRow("<i>", ["0", "0"])]
    read = Reader(score_table("Scores", ["Player", "1", "Total"], rows, now=1, total=True))
    assert read.tags.count("table") == read.tags.count("caption") == read.tags.count("thead") == 1
    assert read.tags.count("th") == 3 + 2
    assert read.tags.count("td") == 4
    assert "i" not in read.tags


def test_places_stand_in_the_standings_once_they_differ() -> None:
    even = standings([Standing("Ada", 7, 1), Standing("Bob", 9, 1)], "Hands")
    assert Reader(even).text == "HandsAda7Bob9"
    assert "is-first" not in even
    read = Reader(standings([Standing("Ada", 9, 2), Standing("Bob", 7, 1)], "Points"))
    assert read.text == "Points1.Bob72.Ada9"
    assert Reader(standings([Standing("Ada", 7, 1)] * 5, "Hands", 4)).text.endswith("and 1 more")


def test_a_dialog_has_a_name() -> None:
    made = dialog("After round 3", close="close")
    assert 'role="dialog" aria-modal="true" aria-labelledby="dialog-title"' in made
    assert re.search(r'<h2 id="dialog-title"[^>]*>After round 3</h2>', made)


def test_every_field_has_its_label() -> None:
    fields = (
        select("Bot", "bot", [("a", "Easy"), ("b", "Hard")], "b", help_text="How good"),
        stepper("Seats", "seats", 4, 2, 12),
        switch("Sting!", "sting", True),
        text_field("Name", "name", '"><script>'),
    )
    for made in fields:
        name = re.search(r'<label for="(\w+)">', made)
        assert name is not None
        assert re.search(rf'<(?:select|input)[^>]* id="{name[1]}"', made)
    assert '<option value="b" selected>' in fields[0]
    assert "checked" in fields[2]
    assert "<script>" not in fields[3]


def test_a_stepper_stops_at_its_ends() -> None:
    step = re.compile(r'data-value="(\d+)"( aria-disabled="true")?')
    blocked = ' aria-disabled="true"'
    assert step.findall(stepper("Seats", "seats", 2, 2, 12)) == [("2", blocked), ("3", "")]
    assert step.findall(stepper("Seats", "seats", 12, 2, 12)) == [("11", ""), ("12", blocked)]


def test_every_drawing_that_is_used_exists() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite()))
    tile = game_tile("craits", "Craits", "Eights.", "2-6 players", resume="Round 2")
    used = set(re.findall(r'href="#([^"]+)"', "".join([*a_whole_screen(), tile, sprite()])))
    assert used <= drawn
    assert set(ICONS) <= drawn
    assert len(drawn) == sprite().count("<symbol")


def test_a_game_without_art_has_an_emblem_and_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lettered by its key, what has letters that are not drawn, what is no game at all."""
    monkeypatch.setattr("ui.parts.sprite.names", lambda: ["oh_crud", "jinx_quiz", "piquet_2"])
    for made in (sprite, title):
        made.cache_clear()
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite()))
    assert {"emblem-jinx_quiz", "title-jinx_quiz", "emblem-piquet_2"} <= drawn
    assert "title-piquet_2" not in drawn
    assert "#title-jinx_quiz" in title("jinx_quiz", "Jinx Quiz")
    for key in ("piquet_2", "nothing"):
        assert Reader(title(key, "Piquet & 2")).text == "Piquet & 2"
    for made in (sprite, title):
        made.cache_clear()


def test_every_letter_is_drawn() -> None:
    assert set(string.ascii_uppercase) == set(LETTERS)


@pytest.mark.parametrize("name", [*(f"suit-{letter}" for letter in "YBGRPOSHDC"), *(f"wild-{name}" for name in WILDS)])
def test_suits_and_wilds_stand_on_the_grid(name: str) -> None:
    """Every number of their paths lies within the 24 by 24 or is a step inside it; no two are alike."""
    found = re.search(rf'<symbol id="{name}" viewBox="0 0 24 24">(.*?)</symbol>', sprite())
    assert found
    starts = re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", found[1])
    assert starts
    assert all(0 <= float(number) <= 24 for start in starts for number in start)
    assert sprite().count(found[1]) == 1


def test_all_is_ascii_and_asks_for_nothing() -> None:
    text = "".join(a_whole_screen()) + sprite()
    assert text.isascii()
    assert not re.search(r"https?:|url\(|<image|<script", text)


def test_a_label_makes_a_picture_speak() -> None:
    assert 'aria-hidden="true"' in icon("crown")
    assert 'role="img" aria-label="Winner"' in icon("crown", "Winner")
    assert 'aria-label="Oh Crud"' in title("oh_crud", "Oh Crud")
