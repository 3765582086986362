"""Craits in words: a sentence for each event and each refusal."""

from __future__ import annotations

from engine.core.cards import HIDDEN
from engine.games import craits as notes
from ui.words.craits_names import (
    ANY_OF,
    ASKED,
    BOTS,
    OPTIONS,
    PRESETS,
    SUITS,
    card_words,
    choice_words,
    hand_words,
    suits_words,
)
from ui.words.speech import Sentence, Speaker, card_count, listed, ordinal, points
from ui.words.tongue import N_, _, ngettext

DREW = {
    "turn": (
        N_("You draw {cards} for want of a card that fits"), N_("{name} draws {cards} for want of a card that fits"),
    ),
    "count": (N_("You draw {cards} and end the count"), N_("{name} draws {cards} and ends the count")),
    "five": (N_("You draw {cards} for the five"), N_("{name} draws {cards} for the five")),
    "seven": (N_("You draw {cards} for the seven"), N_("{name} draws {cards} for the seven")),
    "forfeit": (N_("You draw {cards} instead of playing"), N_("{name} draws {cards} instead of playing")),
    "jacks": (N_("You draw {cards} for the jack"), N_("{name} draws {cards} for the jack")),
    "queen": (N_("You draw {cards} for the queen of spades"), N_("{name} draws {cards} for the queen of spades")),
    "slot": (N_("You draw {cards} into the king's slot"), N_("{name} draws {cards} into the king's slot")),
}  # fmt: skip
"""Drawing, by its cause."""


def lot_drawn(note: notes.LotDrawn, to: Speaker) -> str:
    """A card for the first deal."""
    yours, theirs = _("You draw the {card} for the deal."), _("{name} draws the {card} for the deal.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card))


def dealer_drawn(note: notes.DealerDrawn, to: Speaker) -> str:
    """The lowest deals."""
    yours = _("You have the lowest card: you deal first.")
    return to.tell(note.seat, yours, _("{name} has the lowest card: {name} deals first."))


def hand_begun(note: notes.HandBegun, to: Speaker) -> str:
    """Who deals which hand."""
    yours, theirs = _("You deal hand {number}: {cards} each."), _("{name} deals hand {number}: {cards} each.")
    return to.tell(note.dealer, yours, theirs, number=note.number, cards=card_count(note.size))


def dealt(note: notes.Dealt, to: Speaker) -> str:
    """How many cards; the own ones by name."""
    count = len(note.cards)
    if note.unseen:
        yours = _("You are dealt {cards}, not to be looked at yet.")
        theirs = _("{name} is dealt {cards}, not to be looked at yet.")
        return to.tell(note.seat, yours, theirs, cards=card_count(count))
    yours = ngettext("You are dealt {count} card.", "You are dealt {count} cards.", count)
    theirs = ngettext("{name} is dealt {count} card.", "{name} is dealt {count} cards.", count)
    own = note.seat == to.me and note.cards and HIDDEN not in note.cards
    if own:
        yours = ngettext("You are dealt {count} card: {cards}.", "You are dealt {count} cards: {cards}.", count)
    return to.tell(note.seat, yours, theirs, count=count, cards=hand_words(note.cards) if own else "")


def turned_up(note: notes.TurnedUp, to: Speaker) -> str:
    """The first card."""
    yours, theirs = _("You turn up the {card}."), _("{name} turns up the {card}.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card))


def named(note: notes.Named, to: Speaker) -> str:
    """The suit of the wild turned up."""
    return to.tell(note.seat, _("You name {suit}."), _("{name} names {suit}."), suit=_(SUITS[note.suit]))


def picked_up(note: notes.PickedUp, to: Speaker) -> str:
    """The dealer looks at its cards at last."""
    if note.seat != to.me or HIDDEN in note.cards:
        return to.tell(note.seat, _("You pick up your cards."), _("{name} picks up the cards."))
    return _("You pick up your cards: {cards}.").format(cards=hand_words(note.cards))


def played(note: notes.Played, to: Speaker) -> str:
    """A card, and the suit a wild names."""
    if note.suit < 0:
        return to.tell(note.seat, _("You play the {card}."), _("{name} plays the {card}."), card=card_words(note.card))
    yours, theirs = _("You play the {card} and name {suit}."), _("{name} plays the {card} and names {suit}.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card), suit=_(SUITS[note.suit]))


def drew(note: notes.Drew, to: Speaker) -> str:
    """How many cards and why; the own ones by name."""
    yours, theirs = _("You draw {cards}"), _("{name} draws {cards}")
    if note.cause in DREW:
        yours, theirs = map(_, DREW[note.cause])
    told = to.tell(note.seat, yours, theirs, cards=card_count(len(note.cards)))
    if note.seat != to.me or not note.cards or HIDDEN in note.cards:
        return _("{told}.").format(told=told)
    return _("{told}: {cards}.").format(told=told, cards=hand_words(sorted(note.cards)))


def counted(note: notes.Counted, _to: Speaker) -> str:
    """Where the count stands."""
    told = _("The count stands at {number}.")
    if note.begun:
        told = _("The count begins at {number}: answer with an ace or a 2, or draw.")
    return told.format(number=note.count)


def skipped(note: notes.Skipped, to: Speaker) -> str:
    """A turn is lost."""
    return to.tell(note.seat, _("You lose your turn."), _("{name} loses a turn."))


def reversed_(note: notes.Reversed, _to: Speaker) -> str:
    """The direction."""
    if note.clockwise:
        return _("Play turns round: it goes clockwise now.")
    return _("Play turns round: it goes counter-clockwise now.")


def plays_again(note: notes.PlaysAgain, to: Speaker) -> str:
    """A six."""
    return to.tell(note.seat, _("You play once more."), _("{name} plays once more."))


def slots_opened(note: notes.SlotsOpened, to: Speaker) -> str:
    """A king."""
    yours = _("You have three slots to fill, by playing or drawing.")
    return to.tell(note.seat, yours, _("{name} has three slots to fill, by playing or drawing."))


def one_card(note: notes.OneCard, to: Speaker) -> str:
    """The words."""
    return to.tell(note.seat, _('You say "one card".'), _('{name} says "one card".'))


def forgot(note: notes.Forgot, to: Speaker) -> str:
    """Too late."""
    yours = _('You have not said "one card": the next turn is forfeit.')
    return to.tell(note.seat, yours, _('{name} has not said "one card": the next turn is forfeit.'))


def caught(note: notes.Caught, to: Speaker) -> str:
    """Noticed by another."""
    yours = _('You catch {other} with "one card" unsaid: the next turn is forfeit.')
    theirs = _('{name} catches {other} with "one card" unsaid: the next turn is forfeit.')
    if note.seat == to.me:
        theirs = _('{name} catches you with "one card" unsaid: the next turn is forfeit.')
    return to.tell(note.by, yours, theirs, other=to.name(note.seat))


def forfeited(note: notes.Forfeited, to: Speaker) -> str:
    """The price is paid."""
    yours = _('You forfeit this turn: "one card" was not said.')
    return to.tell(note.seat, yours, _('{name} forfeits this turn: "one card" was not said.'))


def shuffled(note: notes.Shuffled, to: Speaker) -> str:
    """A new stock."""
    yours = _("The stock is empty: you shuffle {cards} anew.")
    return to.tell(
        note.seat, yours, _("The stock is empty: {name} shuffles {cards} anew."), cards=card_count(note.count)
    )


def pressed(note: notes.Pressed, to: Speaker) -> str:
    """The price of shuffling."""
    yours = _("You take {ordinal} shuffle pressure: {points}.")
    theirs = _("{name} takes {ordinal} shuffle pressure: {points}.")
    return to.tell(note.seat, yours, theirs, ordinal=ordinal(note.times), points=points(note.points))


def nothing_left(note: notes.NothingLeft, to: Speaker) -> str:
    """The end of all cards."""
    yours = _("You have to draw, but nothing is left to shuffle: the hand is over.")
    return to.tell(note.seat, yours, _("{name} has to draw, but nothing is left to shuffle: the hand is over."))


def went_out(note: notes.WentOut, to: Speaker) -> str:
    """The hand is over."""
    return to.tell(note.seat, _("You are out."), _("{name} is out."))


def cards_scored(note: notes.CardsScored, to: Speaker) -> str:
    """What is left in a hand and what it costs."""
    yours, theirs = _("You hold {cards}: {points}."), _("{name} holds {cards}: {points}.")
    if note.cancelled:
        yours = _("You hold {cards}, threes cancel the {cancelled}: {points}.")
        theirs = _("{name} holds {cards}, threes cancel the {cancelled}: {points}.")
    cancelled = listed([card_words(card) for card in note.cancelled])
    return to.tell(
        note.seat, yours, theirs, cards=hand_words(note.cards), cancelled=cancelled, points=points(note.points)
    )


def hand_scored(note: notes.HandScored, to: Speaker) -> str:
    """What the hand cost each seat, and the totals."""
    costs = [
        _("{name} {points} (total {total})").format(name=to.name(seat), points=cost, total=note.totals[seat])
        for seat, cost in sorted(enumerate(note.points), key=lambda entry: entry[0] != to.me)
    ]
    return _("Hand {number} is scored: {costs}.").format(number=note.number, costs=listed(costs))


def match_ended(note: notes.MatchEnded, to: Speaker) -> str:
    """The winners, and where oneself came in."""
    several, names = len(note.winners) > 1, to.all_names(note.winners)
    if to.me in (*note.winners, -1):
        if several:
            return _("{names} share the lowest total and win the match.").format(names=names)
        return to.tell(note.winners[0], _("You win the match."), _("{name} wins the match."))
    place = note.places[to.me]
    if note.places.count(place) > 1:
        told = _("{name} wins the match; you share {place} place.")
        both = _("{names} share the lowest total and win the match; you share {place} place.")
    else:
        told = _("{name} wins the match; you take {place} place.")
        both = _("{names} share the lowest total and win the match; you take {place} place.")
    return (both if several else told).format(names=names, name=names, place=ordinal(place))


def deal_first(note: notes.DealFirst, to: Speaker) -> str:
    """The cards are not dealt yet."""
    yours = _("No card is played before the deal: you have to deal first.")
    return to.tell(note.dealer, yours, _("No card is played before the deal: {name} has to deal first."))


def already_dealt(_note: notes.AlreadyDealt, _to: Speaker) -> str:
    """The hand is being played."""
    return _("The cards are dealt already: the next deal comes when the hand is over.")


def name_first(_note: notes.NameFirst, _to: Speaker) -> str:
    """A wild was turned up."""
    return _("Name the suit of the wild card that was turned up first.")


def nothing_to_name(_note: notes.NothingToName, _to: Speaker) -> str:
    """Suits are named with wilds."""
    return _("A suit is named by playing an 8 or a 9.")


def does_not_fit(note: notes.DoesNotFit, _to: Speaker) -> str:
    """What would fit."""
    told = _("The {card} does not fit: play {suit}, {rank}, an 8 or a 9.")
    if note.rank in notes.WILD:
        told = _("The {card} does not fit: play {suit}, an 8 or a 9.")
    return told.format(card=card_words(note.card), suit=_(SUITS[note.suit]), rank=_(ANY_OF[note.rank]))


def must_play(note: notes.MustPlay, _to: Speaker) -> str:
    """A card that fits."""
    return _("You can play, so you must: the {card} fits.").format(card=card_words(note.card))


def drew_already(note: notes.DrewAlready, to: Speaker) -> str:
    """A drawn card waits."""
    yours = _("You drew, so the turn has passed: what you drew waits, and it is your turn.")
    theirs = _("You drew, so the turn has passed: what you drew waits, and it is {name}'s turn.")
    return to.tell(note.turn, yours, theirs)


def must_name(note: notes.MustName, _to: Speaker) -> str:
    """Which suits there are to name."""
    told = _("Name a suit with the {card}: {suits}.")
    return told.format(card=card_words(note.card), suits=suits_words(note.suits))


def may_not_name(note: notes.MayNotName, _to: Speaker) -> str:
    """Which suits the card may name."""
    card = card_words(note.card)
    if not note.suits:
        return _("The {card} names no suit: only an 8 or a 9 does.").format(card=card)
    told = _("The {card} may not name {suit}, only {suits}.")
    return told.format(card=card, suit=_(SUITS[note.suit]), suits=suits_words(note.suits))


def only_aces_and_twos(note: notes.OnlyAcesAndTwos, _to: Speaker) -> str:
    """The count runs."""
    told = _("The count stands at {number}: only an ace or a 2 answers it.")
    if notes.RANK[note.card] in notes.WILD:
        told = _("The count stands at {number}: only an ace or a 2 answers it, no wild card.")
    return told.format(number=note.count)


def must_answer(note: notes.MustAnswer, _to: Speaker) -> str:
    """A card that answers."""
    return _("You can answer the count, so you must: the {card} does.").format(card=card_words(note.card))


def nothing_to_say(note: notes.NothingToSay, _to: Speaker) -> str:
    """How many cards there are."""
    if note.held == 1:
        return _('You do not owe the words "one card" now.')
    return _('"One card" is said with one card left: you hold {number}.').format(number=note.held)


def nobody_to_catch(_note: notes.NobodyToCatch, _to: Speaker) -> str:
    """Nobody owes the words."""
    return _('There is nobody to catch with "one card" unsaid.')


def names_nothing(note: notes.NamesNothing, _to: Speaker) -> str:
    """The last card."""
    return _("The {card} is your last card: it names no suit.").format(card=card_words(note.card))


SENTENCES: dict[str, Sentence] = {
    "lot_drawn": lot_drawn, "dealer_drawn": dealer_drawn, "hand_begun": hand_begun, "dealt": dealt,
    "turned_up": turned_up, "named": named, "picked_up": picked_up, "played": played, "drew": drew, "counted": counted,
    "skipped": skipped, "reversed": reversed_, "plays_again": plays_again, "slots_opened": slots_opened,
    "one_card": one_card, "forgot": forgot, "caught": caught, "forfeited": forfeited, "shuffled": shuffled,
    "pressed": pressed, "nothing_left": nothing_left, "went_out": went_out, "cards_scored": cards_scored,
    "hand_scored": hand_scored, "match_ended": match_ended, "deal_first": deal_first, "already_dealt": already_dealt,
    "name_first": name_first, "nothing_to_name": nothing_to_name, "does_not_fit": does_not_fit, "must_play": must_play,
    "drew_already": drew_already, "must_name": must_name, "may_not_name": may_not_name,
    "only_aces_and_twos": only_aces_and_twos, "must_answer": must_answer, "nothing_to_say": nothing_to_say,
    "nobody_to_catch": nobody_to_catch, "names_nothing": names_nothing,
}  # fmt: skip

__all__ = ["ASKED", "BOTS", "OPTIONS", "PRESETS", "SENTENCES", "card_words", "choice_words"]
