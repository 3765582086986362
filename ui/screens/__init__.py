"""The screens: from the model to the HTML of every region, pure."""

from __future__ import annotations

from ui.html import Markup, join
from ui.model import Model
from ui.parts.controls import button, icon_button
from ui.parts.paper import toast
from ui.screens import menu, panels, play, records, rules, saves, setup, spoken
from ui.screens.roving import mark, rove
from ui.screens.spoken import RENEWAL
from ui.words.tongue import _
from ui.words.tongue import spoken as language

REGIONS = ("bar", "stage", "hand", "actions", "log", "panel", "toast", "polite", "assertive")
ZONES = ("bar", "hand", "actions", "panel")
"""Regions that are one Tab stop each, a panel only where it has no fields. The list of the log is one, too."""


def render(model: Model) -> dict[str, str]:
    """Region name to HTML; every region is there."""
    if model.reading is not None:
        drawn = rules.regions(model, model.reading)
    elif model.screen == "play" and model.match is not None:
        drawn = play.regions(model, model.match)
    elif model.screen == "setup" and model.seating is not None:
        drawn = setup.regions(model.seating)
    elif model.screen == "saves":
        drawn = saves.regions(model)
    elif model.screen == "records":
        drawn = records.regions(model)
    else:
        drawn = menu.regions(model)
    drawn["panel"] = panels.panel(model)
    drawn["toast"] = slip(model)
    drawn["polite"], drawn["assertive"] = spoken.polite(model), spoken.assertive(model)
    regions = {name: str(drawn.get(name, "")) for name in REGIONS}
    for zone in ZONES:
        regions[zone] = rove(mark(regions[zone], model.hinted), model.cursors.get(zone, ""))
    return regions


def slip(model: Model) -> Markup:
    """What is said in passing, or what stays to be read."""
    back = button(_("Undo"), "undelete") if model.shelf.binned else None
    if model.toast:
        return toast(model.toast, button=rule_button(model.rule, model.asked) or back)
    cross = icon_button(_("Close"), "dismiss", "close")
    if model.shelf.binned:
        told = _("{title} is deleted.").format(title=model.shelf.binned)
        return toast(told, picture="bin", button=join((back, cross)))
    if model.notice:
        return toast(model.notice, kind="warning", picture="warning", button=cross)
    if model.offers_renewal:
        return toast(_(RENEWAL), button=join((button(_("Use the new version"), "renew"), cross)))
    return Markup("")


def rule_button(rule: str, back: str) -> Markup | None:
    """What leads from a refusal to its rule; the focus comes back to the control `back`."""
    if not rule:
        return None
    return button(_("Show the rule"), "rules", key="show-rule", picture="rules", data_rule=rule, data_back=back or None)


MOTION = {"slow": "1.5", "normal": "1", "fast": "0.5", "instant": "0"}


def looks(model: Model) -> dict[str, str]:
    """Attributes of <html>: language, screen, theme, game, whether the rules are read, speed of motion; empty: none."""
    theme = model.settings.theme
    game = model.match.game if model.screen == "play" and model.match else ""
    return {
        "lang": language(),
        "data-screen": model.screen,
        "data-theme": "" if theme == "auto" else theme,
        "data-game": model.reading.game if model.reading else game,
        "data-reading": "rules" if model.reading else "",
        "data-pace": "0" if model.settings.pace == "instant" else "",
        "style": f"--pace:{MOTION[model.settings.pace]}",
    }
