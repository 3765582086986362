"""The table while a match is played: the game's layout, the curtain, the score sheet, the log."""

from __future__ import annotations

from engine import NOBODY
from engine.host import BRISK
from ui import words
from ui.html import Markup, el, escape
from ui.match import Match
from ui.model import Model
from ui.parts.controls import actions, bar, button, icon_button, stage
from ui.parts.paper import log_panel, result
from ui.parts.paper import sheet as paper_sheet
from ui.pauses import pauses_of
from ui.tables import Scene, table_of
from ui.words.speech import joined, seat_name
from ui.words.tongue import _, pgettext

LATEST = 80
"""How many sentences of the log are drawn unless it is opened."""


def scene_of(model: Model, match: Match) -> Scene:
    """The picture of the table for whoever looks."""
    return Scene(
        view=match.view,
        offers=match.offers,
        names=match.names,
        kinds=match.kinds,
        me=match.viewer,
        refused=match.refused(),
        held=match.held,
        thrown=match.thrown,
        thinking=match.thinking,
        silent=match.silent,
        armed=match.armed,
        last_trick_open=model.last_trick_open,
        told=tuple(match.told()),
        chosen=match.chosen,
        draft=model.draft.at(match.table.length, match.viewer),
        events=tuple(match.heard()) if model.last_trick_open and not match.held else match.events,
        step=match.step,
        called=match.called,
        brisk=match.silent and match.table.manner == BRISK,
    )


def regions(model: Model, match: Match) -> dict[str, Markup]:
    """The regions of a match."""
    scene = scene_of(model, match)
    layout = table_of(match.game)
    drawn: dict[str, Markup]
    if match.curtain != NOBODY:
        drawn = consent(match) if match.proposed else curtain(match)
    elif shows_sheet(match):
        drawn = sheet_page(match)
    else:
        drawn = dict(layout.layout(scene))
        if match.held:
            drawn["actions"] = actions(button(_("Continue"), "continue", kind="go", picture="next"))
    if model.watching:
        drawn["actions"] = actions(
            button(_("Take over"), "take-over", kind="go"),
            button(_("Menu"), "menu", picture="home", key="menu-watching"),
            say=_(model.watching),
        )
    drawn["bar"] = header(model, match, scene)
    lines = match.log() if match.curtain == NOBODY else []
    drawn["log"] = log_panel(lines if model.log_open else lines[-LATEST:], is_open=model.log_open)
    return drawn


def shows_sheet(match: Match) -> bool:
    """Whether the score sheet stands where the table was."""
    return match.sheet or (match.table.over and not match.held)


def header(model: Model, match: Match, scene: Scene) -> Markup:
    """Where the game stands, its marks, and the buttons of the table."""
    title = words.game_words(match.game)[0]
    behind = match.curtain == NOBODY and shows_sheet(match)
    marks = [escape(pauses_of(match.game).after(match.view)) if behind else table_of(match.game).bar(scene)]
    if match.table.assisted:
        why = _("A move was taken back after cards were seen, or a hint was asked for.")
        marks.append(el("small", " ", _("Practice"), cls="mark", title=why))
    if not model.kept:
        marks.append(
            el("button", _("Not saved"), type="button", cls="mark is-warning", data_act="way-out", data_key="way-out",
               title=_("The browser refuses to keep the game: what can be done"))
        )  # fmt: skip
    if model.watching:
        marks.append(el("small", " ", _("Only looking"), cls="mark", title=_(model.watching)))
    back = match.back() is not None
    buttons = [
        icon_button(_("Undo"), "undo", "undo", aria_disabled=None if back else "true"),
        icon_button(_("Scores"), "panel", "scores", key="scores", data_panel="scores"),
        icon_button(_("Log"), "log", "log", cls="narrow", aria_expanded=str(model.log_open).lower()),
        icon_button(pgettext("what is wanted rarely", "More"), "panel", "menu", key="more", data_panel="more"),
    ]
    return bar(*buttons, game=match.game, name=title, where=Markup("".join(marks)))


def curtain(match: Match) -> dict[str, Markup]:
    """Between two persons: nothing of any hand is on the page."""
    name = seat_name(match.names, match.curtain)
    declined = _("{name} wants to play on: the game goes on.").format(name=seat_name(match.names, match.declined))
    return {
        "stage": stage(
            paper_sheet(
                _("Hand the screen to {name}").format(name=name),
                el("p", declined) if match.declined != NOBODY else None,
                el("p", _("Nobody's cards are shown now. The others look away.")),
                cls="curtain",
            ),
            game=match.game, kind="page",
        ),
        "hand": Markup(""),
        "actions": actions(
            button(_("I am {name}: show my cards").format(name=name), "continue", kind="go", picture="eye")
        ),
    }  # fmt: skip


def consent(match: Match) -> dict[str, Markup]:
    """One person after the other is asked whether the game may end; no hand is on the page for that."""
    asker, name = (seat_name(match.names, seat) for seat in (match.table.turn, match.curtain))
    no_bots = len(match.persons) == len(match.names)
    return {
        "stage": stage(
            paper_sheet(
                _("{name}, shall the game end here?").format(name=name),
                el("p", _("{name} wants to end it now: nobody would have won.").format(name=asker)),
                el("p", _("It ends only if everybody agrees.") if no_bots else _("It ends only if all persons agree.")),
                cls="curtain",
            ),
            game=match.game, kind="page",
        ),
        "hand": Markup(""),
        "actions": actions(
            button(_("Play on"), "consent", key=f"play-on-{match.curtain}", data_answer="no"),
            button(
                _("I am {name}: end it").format(name=name), "consent", key=f"end-{match.curtain}", data_answer="yes"
            ),
        ),
    }  # fmt: skip


def sheet_page(match: Match) -> dict[str, Markup]:
    """The score sheet after a round, with places when the match is over."""
    table = match.table
    sheet = table_of(match.game).sheet(table.view(match.viewer), match.names, match.heard())
    if not table.over:
        return {
            "stage": stage(sheet, game=match.game, kind="page"),
            "actions": actions(button(_("Continue"), "continue", kind="go", picture="next")),
        }
    return {
        "stage": stage(ending(match), sheet, game=match.game, kind="page"),
        "actions": actions(
            button(_("New game"), "again", kind="go", picture="deal"),
            button(_("Same deal again"), "same", picture="undo"),
            button(_("Menu"), "menu", picture="home", key="menu-end"),
        ),
    }


def ending(match: Match) -> Markup:
    """Who won, and the places of all."""
    places, scores = match.table.places(), match.table.scores()
    ranked = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    first = ranked[0]
    ranks = [
        _("{place}. {name} {points}").format(
            place=places[seat], name=seat_name(match.names, seat), points=words.score_words(match.game, scores[seat])
        )
        for seat in ranked
    ]
    line = Markup(joined([el("span", rank) for rank in ranks], escape(_("{before}, {after}"))))
    word = _(table_of(match.game).WINNER[first != match.speaker])
    why = _("Practice: moves were taken back after cards were seen, or hints were asked for.")
    practice = el("p", why) if match.table.assisted else None
    return el("div", result(word, seat_name(match.names, first), first, line), practice, cls="paper ending")
