"""The sheet "Put this in your page": what the game shall be like there, and the lines to copy."""

from __future__ import annotations

from ui import words
from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import button
from ui.parts.forms import switch
from ui.parts.paper import dialog
from ui.snippet import Placing, snippet
from ui.words.tongue import _


def code(placing: Placing, address: str) -> str:
    """The lines, as text: what is shown is what is copied."""
    return str(snippet(placing, address, _("Play {game}").format(game=words.game_words(placing.seated.game)[0])))


def place(model: Model) -> Markup:
    """The sheet."""
    placing = model.placing
    if placing is None:
        return Markup("")
    deal = (
        switch(
            _("The same deal for everybody"), "same_deal", placing.same_deal, act="place-how",
            help_text=_("Otherwise every reader is dealt other cards."),
        )
        if placing.seated.seed
        else None
    )  # fmt: skip
    script = switch(
        _("A poster first"), "script", placing.script, act="place-how",
        help_text=_("The game loads when it is pressed, and fits its height. It needs a page that allows scripts."),
    )  # fmt: skip
    keeps = switch(
        _("Keep games in your page"), "keeps", placing.keeps, act="place-how",
        help_text=_("Where a browser lets a frame keep nothing, your page's own storage is used."),
    )  # fmt: skip
    return dialog(
        _("Put this in your page"),
        script,
        deal,
        keeps if placing.script else None,
        el("label", _("Copy these lines to where the game shall stand"), for_="place-code"),
        el(
            "textarea", code(placing, model.address), id="place-code", rows=6, readonly=True, spellcheck="false",
            data_key="place-code", cls="code",
        ),
        el("p", placing.said, role="status", cls="save-said") if placing.said else None,
        buttons=[
            button(_("Copy"), "place-copy", kind="go", picture="copy"),
            button(_("Close"), "close", key="place-close"),
        ],
        close="close",
    )  # fmt: skip
