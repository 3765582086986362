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

BOTS = {"random": "Wild bot", "rule": "Sly bot", "search": "Deep bot"}


def regions(seating: Seating) -> dict[str, Markup]:
    """The regions of the set-up."""
    title, _, _ = words.game_words(seating.game)
    problem = words.say(seating.game, seating.problem, seating.names, -1) if seating.problem else ""
    return {
        "bar": bar(
            icon_button("Rules", "rules", "rules"), icon_button("Menu", "menu", "home"),
            game=seating.game, name=title, where="New game",
        ),
        "stage": stage(who(seating), rules(seating), deal(seating), game=seating.game, kind="page"),
        "actions": actions(
            button("Start", "start", kind="go", picture="deal", able=not problem),
            rule_button(seating.problem),
            say=problem or ready(seating),
        ),
    }  # fmt: skip


def rule_button(problem: Refusal | None) -> Markup | None:
    """What leads to the rule that two choices offend against."""
    if problem is None:
        return None
    return button("Show the rule", "rules", picture="rules", key="show-rule", data_rule=problem.rule)


def ready(seating: Seating) -> str:
    """A line about who will play."""
    persons = seating.kinds[: seating.seats].count("person")
    bots = seating.seats - persons
    people = f"{persons} persons at one screen" if persons > 1 else "1 person" if persons else "Nobody: you look on"
    return f"{people}, {bots} bot{'s' if bots != 1 else ''}."


def who(seating: Seating) -> Markup:
    """How many seats, and who sits there."""
    part = next(part for part in dataclasses.fields(game_type(seating.game).options_type) if part.name == "seats")
    label, tip = words.option_words(seating.game, "seats")
    least, most = part.metadata["least"], part.metadata["most"]
    known = [("person", "Person"), *((kind, BOTS.get(kind, f"Bot, {kind}")) for kind in kinds(seating.game))]
    rows = [
        seat_fields(
            seat,
            text_field(f"Name of seat {seat + 1}", f"name-{seat}", seating.names[seat], limit=NAME_LIMIT),
            select(f"Seat {seat + 1} is", f"kind-{seat}", known, seating.kinds[seat]),
        )
        for seat in range(seating.seats)
    ]
    return group("Players", stepper(label, "seats", seating.seats, least, most, help_text=tip), *rows)


def rules(seating: Seating) -> Markup:
    """Presets and options."""
    game = seating.game
    presets = [(name, words.preset_words(game, name)[0]) for name in game_type(game).presets]
    chosen = seating.preset
    tip = "Your own mix of the options below."
    if chosen == OWN:
        presets.append((OWN, "Your own"))
    else:
        tip = words.preset_words(game, chosen)[1]
    fields = [option(seating, part) for part in seating.fields]
    return group("Rules", select("Preset", "preset", presets, chosen, help_text=tip), *fields)


def option(seating: Seating, part: dataclasses.Field[Any]) -> Markup:
    """The control of one option, by what its field may hold."""
    game, name, value = seating.game, f"option-{part.name}", seating.values[part.name]
    label, line = words.option_words(game, part.name)
    tip = line if seating.printed(part.name) else departing(line, f"Not as printed: {printed(game, part)}.")
    if isinstance(part.default, bool):
        return switch(label, name, bool(value), help_text=tip)
    if "names" in part.metadata:
        choices = [(choice, words.choice_words(game, part.name, choice)) for choice in part.metadata["names"]]
        return select(label, name, choices, str(value), help_text=tip)
    return stepper(label, name, int(str(value)), part.metadata["least"], part.metadata["most"], help_text=tip)


def printed(game: str, part: dataclasses.Field[Any]) -> str:
    """What the printed rules have for an option, in words."""
    if isinstance(part.default, bool):
        return "there it is on" if part.default else "there it is off"
    value = words.choice_words(game, part.name, part.default) if "names" in part.metadata else part.default
    return f"there it is {value}"


def deal(seating: Seating) -> Markup:
    """Which deal is played."""
    tip = "The same words deal the same cards again. Leave it empty for a new deal."
    last = seating.last_seed and seating.last_seed != seating.seed
    buttons = [
        button("The last deal again", "set", key="seed-last", data_name="seed-last") if last else None,
        button("A new deal", "set", key="seed-new", data_name="seed", data_value="") if seating.seed else None,
        button("Copy as a link", "copy-link", picture="link"),
    ]
    return group(
        "Deal",
        text_field(
            "Deal code", "seed", seating.seed, limit=SEED_LIMIT, placeholder="a new deal", help_text=tip
        ),
        el("div", *buttons, cls="buttons"),
    )
