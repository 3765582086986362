"""The set-up of a match, generated from the options of its game."""

from __future__ import annotations

import dataclasses
from typing import Any

from engine import Refusal, game_type
from engine.bots import kinds
from ui import words
from ui.html import Markup, el
from ui.parts.controls import actions, bar, button, icon_button, stage
from ui.parts.forms import departing, group, seat_fields, select, stepper, switch, text_field
from ui.seating import NAME_LIMIT, OWN, SEED_LIMIT, Seating
from ui.words.speech import called, sentence
from ui.words.tongue import _, ngettext, pgettext


def regions(seating: Seating) -> dict[str, Markup]:
    """The regions of the set-up."""
    title = words.game_words(seating.game)[0]
    problem = words.say(seating.game, seating.problem, seating.names, -1) if seating.problem else ""
    return {
        "bar": bar(
            icon_button(_("Rules"), "rules", "rules"), icon_button(_("Menu"), "menu", "home"),
            game=seating.game, name=title, where=_("New game"),
        ),
        "stage": stage(who(seating), rules(seating), deal(seating), game=seating.game, kind="page"),
        "actions": actions(
            button(_("Start"), "start", kind="go", picture="deal", able=not problem),
            rule_button(seating.problem),
            say=problem or ready(seating),
        ),
    }  # fmt: skip


def rule_button(problem: Refusal | None) -> Markup | None:
    """What leads to the rule that two choices offend against."""
    if problem is None:
        return None
    return button(_("Show the rule"), "rules", picture="rules", key="show-rule", data_rule=problem.rule)


def ready(seating: Seating) -> str:
    """A line about who will play."""
    persons = seating.kinds[: seating.seats].count("person")
    bots = seating.seats - persons
    people = ngettext("{count} person", "{count} persons at one screen", persons).format(count=persons)
    machines = ngettext("{count} bot", "{count} bots", bots).format(count=bots)
    return _("{persons}, {bots}.").format(persons=people if persons else _("Nobody: you look on"), bots=machines)


def who(seating: Seating) -> Markup:
    """How many seats, and who sits there."""
    part = next(part for part in dataclasses.fields(game_type(seating.game).options_type) if part.name == "seats")
    label, tip = words.option_words(seating.game, "seats")
    least, most = part.metadata["least"], part.metadata["most"]
    known = [("person", _("Person")), *((kind, words.bot_words(seating.game, kind)[0]) for kind in kinds(seating.game))]
    rows = [
        seat_fields(
            seat,
            text_field(
                _("Name of seat {number}").format(number=seat + 1), f"name-{seat}", called(seating.names[seat]),
                limit=NAME_LIMIT,
            ),
            select(_("Seat {number} is").format(number=seat + 1), f"kind-{seat}", known, seating.kinds[seat],
                help_text=words.bot_words(seating.game, seating.kinds[seat])[1]),
        )
        for seat in range(seating.seats)
    ]  # fmt: skip
    return group(_("Players"), stepper(label, "seats", seating.seats, least, most, help_text=tip), *rows)


def rules(seating: Seating) -> Markup:
    """Presets and options."""
    game = seating.game
    presets = [(name, words.preset_words(game, name)[0]) for name in game_type(game).presets]
    chosen = seating.preset
    tip = _("Your own mix of the options below.")
    if chosen == OWN:
        presets.append((OWN, pgettext("options", "Your own")))
    else:
        tip = words.preset_words(game, chosen)[1]
    fields = [option(seating, part) for part in seating.fields]
    fields += [calls(seating)] if seating.speaks else []
    return group(_("Rules"), select(_("Preset"), "preset", presets, chosen, help_text=tip), *fields)


def calls(seating: Seating) -> Markup:
    """Whether calls are asked for in real time."""
    tip = _("Off: nothing hurries. On: after a few seconds the game goes on; any answer ends the wait.")
    if seating.brisk and not seating.hurries:
        tip = _("Only where one person plays; here nothing hurries.")
    return switch(_("Brisk calls"), "brisk", seating.brisk, help_text=tip)


def option(seating: Seating, part: dataclasses.Field[Any]) -> Markup:
    """The control of one option, by what its field may hold."""
    game, name, value = seating.game, f"option-{part.name}", seating.values[part.name]
    label, line = words.option_words(game, part.name)
    tip = line if seating.printed(part.name) else departing(line, printed(game, part))
    if isinstance(part.default, bool):
        return switch(label, name, bool(value), help_text=tip)
    if "names" in part.metadata:
        choices = [
            (choice, sentence(words.choice_words(game, part.name, choice))) for choice in part.metadata["names"]
        ]
        return select(label, name, choices, str(value), help_text=tip)
    return stepper(label, name, int(str(value)), part.metadata["least"], part.metadata["most"], help_text=tip)


def printed(game: str, part: dataclasses.Field[Any]) -> str:
    """That the printed rules have something else for an option, and what."""
    if isinstance(part.default, bool):
        return _("Not as printed: there it is on.") if part.default else _("Not as printed: there it is off.")
    value = words.choice_words(game, part.name, part.default) if "names" in part.metadata else part.default
    return _("Not as printed: there it is {value}.").format(value=value)


def deal(seating: Seating) -> Markup:
    """Which deal is played."""
    tip = _("The same words deal the same cards again. Leave it empty for a new deal.")
    last = seating.last_seed and seating.last_seed != seating.seed
    buttons = [
        button(_("The last deal again"), "set", key="seed-last", data_name="seed-last") if last else None,
        button(_("A new deal"), "set", key="seed-new", data_name="seed", data_value="") if seating.seed else None,
        button(_("Copy as a link"), "copy-link", picture="link"),
        button(_("Put this in your page"), "place", picture="pages", able=not seating.problem),
    ]
    return group(
        pgettext("the cards that are dealt", "Deal"),
        text_field(
            _("Deal code"), "seed", seating.seed, limit=SEED_LIMIT, placeholder=_("a new deal"), help_text=tip
        ),
        el("div", *buttons, cls="buttons"),
    )
