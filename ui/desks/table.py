"""The table: moves, pauses, the way back, another game, and what is read out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine import NOBODY, Move
from ui import words
from ui.advice import advice, best_kind, controls
from ui.desks.desk import Desk, Handler
from ui.draft import EMPTY
from ui.hints import advise
from ui.model import Message
from ui.pauses import pauses_of
from ui.persons import Stumble
from ui.seating import again
from ui.tables import composing
from ui.words.speech import Speaker, row
from ui.words.tongue import _, ngettext

if TYPE_CHECKING:
    from ui.app import App


class TableDesk(Desk):
    """What is pressed while a match is played."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._made = False
        """Whether the first press of this quick row made a move."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "move": self.move, "why": self.why, "continue": self.go_on, "elsewhere": self.elsewhere,
            "undo": self.undo, "redo": self.redo, "again": self.again, "same": self.same, "read": self.read,
            "let-go": self.let_go, "arm": self.arm, "hint": self.hint, "consent": self.consent,
        }  # fmt: skip

    def again(self, _message: Message) -> None:
        """Open the set-up that was played."""
        if self.model.match is not None:
            self.model.seating = again(self.model.match.table)
            self.app.sitting.leave()
            self.app.show("setup")

    def same(self, _message: Message) -> None:
        """Deal the same cards again."""
        if self.model.match is not None:
            table = self.model.match.table
            self.app.play(again(table, table.seed).table())

    def move(self, message: Message) -> None:
        """Make a move, or end a pause."""
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            word = message.get("move") in match.table.game.spoken  # said twice, it is said once
            if not word and not self._again(message):
                match.go_on()
        elif not self._again(message) and message.get("clicks") in {"", "0", "1"}:  # nor does it play two cards
            self.model.last_trick_open = False
            refusal = match.refusal(message.get("move"))
            self._made = refusal is None
            self.app.refuse(match.answer(message.get("move")), refusal.rule if refusal else "", message)

    def _again(self, message: Message) -> bool:
        """Whether this is another press of a row whose first made a move: it does not press away what comes of it."""
        if message.get("clicks") in {"", "0", "1"}:
            self._made = False
        return self._made

    def let_go(self, _message: Message) -> None:
        """Stay silent where words are asked for, or end a pause."""
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            match.go_on()
        elif not match.let_go():
            self.model.toast = _("There is nothing to let go.")

    def consent(self, message: Message) -> None:
        """Answer who wants to end the game: so be it, or play on; a second tap answers for nobody else."""
        if self.model.match is not None and message.get("clicks") in {"", "0", "1"}:
            self.model.match.consent(message.get("answer") == "yes")

    def arm(self, message: Message) -> None:
        """Let words go with the next move, or not after all."""
        match, verb = self.model.match, message.get("verb")
        if match is None:
            return
        if match.waiting:
            match.go_on()
        elif not match.may_arm(verb):
            refusal = match.table.check(match.viewer, verb) if match.viewer != NOBODY else None
            rule = refusal.rule if refusal else ""
            self.app.refuse(match.say(refusal) if refusal else match.say_turn(), rule, message)
        else:
            match.armed = "" if match.armed == verb else verb
            armed = _("Your words will go with the next move.")
            self.model.toast = armed if match.armed else _("Your words will not go with the next move.")

    def hint(self, _message: Message) -> None:
        """Say what the best bot would do and lead there; from now on it is practice."""
        match = self.model.match
        if match is None:
            return
        self.model.panel = ""
        if not match.offers:
            self.model.toast = match.say_turn()
            return
        try:
            move = advice(match.table, match.asking, match.offers)
        except Exception as error:  # a bot's fault must not end the match
            raise Stumble(_("No bot has an idea here.")) from error
        to = Speaker(match.game, match.names, match.speaker)
        told = advise(move, words.bot_words(match.game, best_kind(match.game))[0], to)
        if not match.table.assisted:
            told = f"{told} {_('This game is practice from now on.')}"
            match.table.assisted = True
            self.app.sitting.keep(match.table, made=False)
        self.model.toast = told
        self.model.hinted = controls(match.table, move)
        layout = composing(match.game)
        if layout is not None and move is not None:
            self.model.draft = layout.drafted(move, self.model.draft.at(match.table.length, match.viewer))
        self.app.lead_to(self.model.hinted[0])

    def why(self, message: Message) -> None:
        """Say why a card cannot be played."""
        match = self.model.match
        if match is None:
            return
        name = message.get("card")
        faces = match.table.game.notation.faces
        card = faces.card(name) if name in faces.names else int(name)
        refusal = match.refusal(Move("play", (card,))) or match.too_late(card)
        if match.waiting and (refusal is None or match.held):
            match.go_on()
            return
        told = match.say(refusal) if refusal else ""
        self.app.refuse(told or match.say_turn(), refusal.rule if refusal else "", message)

    def go_on(self, message: Message) -> None:
        """End a pause; who owes words goes on as after any move, and leaves them unsaid."""
        match = self.model.match
        if match is None or self._again(message):
            return
        if match.silent and match.asking == match.table.mover:
            match.let_go()
        match.go_on()

    def elsewhere(self, message: Message) -> None:
        """A press beside all buttons skips a pause; it lifts no curtain, puts no sheet away, leaves no word unsaid."""
        match = self.model.match
        if match is None or self.model.reading is not None or self._again(message):
            return
        if not (match.sheet or match.silent or match.curtain != NOBODY):
            match.go_on()

    def undo(self, _message: Message) -> None:
        """Go back to the last decision."""
        self._travel(self.model.match.back() if self.model.match else None, _("There is nothing to take back."))

    def redo(self, _message: Message) -> None:
        """Go on to the next decision that was taken back."""
        self._travel(self.model.match.forward() if self.model.match else None, _("There is nothing to make again."))

    def _travel(self, length: int | None, otherwise: str) -> None:
        match = self.model.match
        if match is None or length is None:
            self.model.toast = otherwise
            return
        self.model.panel, self.model.last_trick_open, self.model.draft = "", False, EMPTY
        match.go_to(length)

    def read(self, message: Message) -> None:
        """Say the hand, the table, whose turn it is, or what was said."""
        match = self.model.match
        if match is None:
            return
        what = message.get("what")
        if what == "turn":
            self.model.toast = match.say_turn()
        elif what == "hand":
            cards = [words.card_words(match.game, card) for card in match.view.hand]
            told = ngettext("{count} card: {cards}.", "{count} cards: {cards}.", len(cards))
            self.model.toast = told.format(count=len(cards), cards=row(cards)) if cards else _("No cards in hand.")
        elif what == "table":
            self.model.toast = pauses_of(match.game).table_words(match.view, match.names)
        else:
            self.model.toast = " ".join(said.text for said in match.telling.news) or match.say_turn()
