"""Oh Crud in words: its cards, its rounds, its options, a sentence for each event and each refusal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.cards import HIDDEN, Card
from engine.games import oh_crud as notes
from ui.words.speech import NUMBERS, Sentence, Speaker, joined, listed, ordinal, points, seat_count, sentence
from ui.words.tongue import N_, _, ngettext

FACES = notes.OhCrud.notation.faces
SUITS = "YBGRPO"
COLOURS = (N_("yellow"), N_("blue"), N_("green"), N_("red"), N_("purple"), N_("orange"))
SHAPES = (N_("stars"), N_("hexagons"), N_("circles"), N_("squares"), N_("triangles"), N_("diamonds"))
SYMBOLS = (
    N_("yellow star"), N_("blue hexagon"), N_("green circle"), N_("red square"), N_("purple triangle"),
    N_("orange diamond"),
)  # fmt: skip
ALL_OF = (
    N_("yellow stars"), N_("blue hexagons"), N_("green circles"), N_("red squares"), N_("purple triangles"),
    N_("orange diamonds"),
)  # fmt: skip
CARDS = (
    N_("yellow star {number}"), N_("blue hexagon {number}"), N_("green circle {number}"),
    N_("red square {number}"), N_("purple triangle {number}"), N_("orange diamond {number}"),
)  # fmt: skip
ROUNDS = 6

OPTIONS = {
    "seats": (N_("Seats"), N_("2 to 12; from seven seats on, two decks are played.")),
    "sting": (
        N_("Sting!"),
        N_("Rounds 1 to 4: whoever takes all the Crud scores nothing, everybody else scores all of it."),
    ),
    "unrevealed": (
        N_("Unrevealed"), N_("Rounds 1 to 5: one card per seat stays face down, so nobody can count them all."),
    ),
    "free_passes": (N_("Free passes"), N_("Round 6: how often a seat may pass although it could play.")),
    "removed": (N_("Suits left out"), N_("Two seats only: which two suits leave the game before round 1.")),
}  # fmt: skip

BOTS = {
    "rule": (N_("Sly bot"), N_("Ducks, dumps its Crud on others and looks twice.")),
    "hasty": (N_("Hasty bot"), N_("Knows how, but does not look twice.")),
    "dozy": (N_("Dozy bot"), N_("Good company for a first game.")),
}

PRESETS = {
    "printed": (N_("As printed"), N_("The plain game.")),
    "sting": (N_("Sting!"), N_("Taking all the Crud turns it on the others.")),
    "unrevealed": (N_("Unrevealed"), N_("Some cards never come to the table.")),
    "house": (N_("House rules"), N_("Sting!, Unrevealed and three free passes in round 6.")),
}

AIMS = (
    N_("The die picks a suit: its cards are Crud, 10 points each."),
    N_("The die picks a number: every card of it is Crud, 10 points each."),
    N_("The dice pick a suit and a number: both are Crud, 10 points each, 20 for the card that is both."),
    N_("The die picks the power suit; every trick costs 10 points."),
    N_("The die picks the power suit; only the last trick costs, 50 points."),
    N_("The die picks where the piles start; get rid of your cards first."),
)


def suit_of(card: Card) -> int:
    """The suit of a card, an index into COLOURS and SHAPES."""
    return SUITS.index(FACES.text(card)[0])


def number_of(card: Card) -> int:
    """The number of a card, 1 to 9."""
    return int(FACES.text(card)[1:])


def colour_words(suit: int) -> str:
    """`blue`."""
    return _(COLOURS[suit])


def suit_words(suit: int) -> str:
    """`blue hexagons`: colour and shape."""
    return _(ALL_OF[suit])


def card_words(card: Card) -> str:
    """`blue hexagon 5`; `a card face down` for HIDDEN."""
    if card == HIDDEN:
        return _("a card face down")
    return _(CARDS[suit_of(card)]).format(number=number_of(card))


def hand_words(cards: Sequence[Card]) -> str:
    """A hand by suits: `yellow star 1, 3 and 5; blue hexagon 2`. The cards stand in their sorting order."""
    suits = []
    for suit, group in groupby(cards, suit_of):
        suits.append(_(CARDS[suit]).format(number=listed([str(number_of(card)) for card in group])))
    return joined(suits, _("{before}; {after}"))


def round_name(number: int) -> str:
    """`round 3`, `the Duel`, `Duel 2`."""
    if number <= ROUNDS:
        return _("round {number}").format(number=number)
    return _("the Duel") if number == ROUNDS + 1 else _("Duel {number}").format(number=number - ROUNDS)


def round_aim(number: int) -> str:
    """What counts in a round, before its dice are thrown."""
    return _("The first out of cards wins.") if number > ROUNDS else _(AIMS[number - 1])


def crud_words(suit: int, number: int) -> str:
    """What is Crud: `blue hexagons and every 5`; -1 for a die that was not thrown."""
    every = [_("every {number}").format(number=number)] if number > 0 else []
    return listed([*([suit_words(suit)] if suit >= 0 else []), *every])


def pair_words(letters: str) -> str:
    """`yellow and blue` for `YB`."""
    return listed([colour_words(SUITS.index(letter)) for letter in letters])


def choice_words(field_name: str, value: object) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if field_name == "removed":
        return _("drawn by lot") if value == "lot" else pair_words(str(value))
    count = int(str(value))
    if field_name == "seats":
        return seat_count(count)
    return ngettext("one a round", "{count} a round", count).format(count=count) if count else _("none")


def dealer_drawn(note: notes.DealerDrawn, to: Speaker) -> str:
    """The lot for the first deal."""
    return to.tell(note.seat, _("You are drawn by lot to deal first."), _("{name} is drawn by lot to deal first."))


def suits_removed(note: notes.SuitsRemoved, _to: Speaker) -> str:
    """Two seats play with four suits."""
    suits = listed([suit_words(suit) for suit in note.suits])
    return sentence(_("{suits} leave the game.").format(suits=suits))


def round_begun(note: notes.RoundBegun, to: Speaker) -> str:
    """Who deals which round, and what it is about."""
    if note.round > ROUNDS:
        yours = _("You deal {round}: {players} play it.")
        theirs = _("{name} deals {round}: {players} play it.")
        players = to.all_names(note.seats, first=False)
        return to.tell(note.dealer, yours, theirs, round=round_name(note.round), players=players)
    yours, theirs = _("You deal round {number}. {aim}"), _("{name} deals round {number}. {aim}")
    return to.tell(note.dealer, yours, theirs, number=note.round, aim=round_aim(note.round))


def colour_rolled(note: notes.ColourRolled, _to: Speaker) -> str:
    """The colour die."""
    told = _("The colour die shows the {symbol}.")
    if note.again:
        told = _("The colour die shows the {symbol}; {colour} is out of the game, so it is thrown again.")
    return told.format(symbol=_(SYMBOLS[note.suit]), colour=colour_words(note.suit))


def number_rolled(note: notes.NumberRolled, _to: Speaker) -> str:
    """The number die."""
    return _("The number die shows {number}.").format(number=note.number)


def set_aside(note: notes.SetAside, _to: Speaker) -> str:
    """How many cards are out of play."""
    return ngettext(
        "{count} card stays out of play, face down.", "{count} cards stay out of play, face down.", note.count
    ).format(count=note.count)


def extra_rolled(note: notes.ExtraRolled, to: Speaker) -> str:
    """A roll for an extra card."""
    yours = _("You throw {number} for an extra card; the lowest gets it.")
    theirs = _("{name} throws {number} for an extra card; the lowest gets it.")
    return to.tell(note.seat, yours, theirs, number=note.number)


def extra_card(note: notes.ExtraCard, to: Speaker) -> str:
    """One card more."""
    return to.tell(note.seat, _("You get one card more."), _("{name} gets one card more."))


def dealt(note: notes.Dealt, to: Speaker) -> str:
    """How many cards; the own ones by name."""
    count = len(note.cards)
    yours = ngettext("You are dealt {count} card.", "You are dealt {count} cards.", count)
    if note.cards and HIDDEN not in note.cards:
        yours = ngettext("You are dealt {count} card: {cards}.", "You are dealt {count} cards: {cards}.", count)
    theirs = ngettext("{name} is dealt {count} card.", "{name} is dealt {count} cards.", count)
    cards = hand_words(note.cards) if note.seat == to.me and HIDDEN not in note.cards else ""
    return to.tell(note.seat, yours, theirs, count=count, cards=cards)


def played(note: notes.Played, to: Speaker) -> str:
    """A card to the trick."""
    return to.tell(note.seat, _("You play the {card}."), _("{name} plays the {card}."), card=card_words(note.card))


def trick_taken(note: notes.TrickTaken, to: Speaker) -> str:
    """Who took it and what it cost."""
    yours, theirs = _("You take the trick: it costs nothing."), _("{name} takes the trick: it costs nothing.")
    if note.points:
        yours = ngettext("You take the trick: {count} point.", "You take the trick: {count} points.", note.points)
        theirs = ngettext(
            "{name} takes the trick: {count} point.", "{name} takes the trick: {count} points.", note.points
        )
    return to.tell(note.seat, yours, theirs, count=note.points)


def laid(note: notes.Laid, to: Speaker) -> str:
    """A card on its pile."""
    yours, theirs = _("You lay the {card}."), _("{name} lays the {card}.")
    if note.opens:
        yours, theirs = _("You open a pile with the {card}."), _("{name} opens a pile with the {card}.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card))


def passed(note: notes.Passed, to: Speaker) -> str:
    """A pass, forced or free: nobody is told which."""
    return to.tell(note.seat, _("You pass."), _("{name} passes."))


def went_out(note: notes.WentOut, to: Speaker) -> str:
    """The position and its price."""
    yours, theirs = _("You go out {place}: it costs nothing."), _("{name} goes out {place}: it costs nothing.")
    if note.points:
        yours = ngettext("You go out {place}: {count} point.", "You go out {place}: {count} points.", note.points)
        theirs = ngettext(
            "{name} goes out {place}: {count} point.", "{name} goes out {place}: {count} points.", note.points
        )
    return to.tell(note.seat, yours, theirs, place=ordinal(note.position), count=note.points)


def stung(note: notes.Stung, to: Speaker) -> str:
    """All the Crud turned on the others."""
    yours = _("Sting! You take all the Crud: everybody else scores {points}.")
    theirs = _("Sting! {name} takes all the Crud: everybody else scores {points}.")
    return to.tell(note.seat, yours, theirs, points=points(note.points))


def round_scored(note: notes.RoundScored, to: Speaker) -> str:
    """What the round cost each seat, and the totals."""
    costs = [
        _("{name} {points} (total {total})").format(name=to.name(seat), points=cost, total=note.totals[seat])
        for seat, cost in sorted(enumerate(note.points), key=lambda entry: entry[0] != to.me)
    ]
    return _("Round {number} is scored: {costs}.").format(number=note.round, costs=listed(costs))


def duel_called(note: notes.DuelCalled, to: Speaker) -> str:
    """Who plays the Duel, and why."""
    return _("{players} share the lowest total: a Duel decides.").format(players=to.all_names(note.seats))


def match_ended(note: notes.MatchEnded, to: Speaker) -> str:
    """The winner, and where oneself came in."""
    if to.me in (note.winner, -1):
        return to.tell(note.winner, _("You win the match."), _("{name} wins the match."))
    place = note.places[to.me]
    told = _("{name} wins the match; you take {place} place.")
    if note.places.count(place) > 1:
        told = _("{name} wins the match; you share {place} place.")
    return told.format(name=to.name(note.winner, first=True), place=ordinal(place))


def deal_first(note: notes.DealFirst, to: Speaker) -> str:
    """The cards are not dealt yet."""
    yours = _("No card is played before the deal: you have to deal first.")
    return to.tell(note.dealer, yours, _("No card is played before the deal: {name} has to deal first."))


def already_dealt(_note: notes.AlreadyDealt, _to: Speaker) -> str:
    """The round is being played."""
    return _("The cards are dealt already: the next deal comes when the round is over.")


def must_follow(note: notes.MustFollow, _to: Speaker) -> str:
    """The suit that was led."""
    told = _("Follow {colour}: you still hold {colour} cards ({shapes}).")
    return told.format(colour=colour_words(note.suit), shapes=_(SHAPES[note.suit]))


def no_passing(_note: notes.NoPassing, _to: Speaker) -> str:
    """Only round six knows passing."""
    return _("Nobody passes in a trick: play a card.")


def does_not_fit(note: notes.DoesNotFit, _to: Speaker) -> str:
    """What the card's pile takes."""
    told = _("The {colour} pile starts with {number}.") if note.opens else _("The {colour} pile takes {number} next.")
    return told.format(colour=colour_words(suit_of(note.needs)), number=number_of(note.needs))


def must_play(note: notes.MustPlay, _to: Speaker) -> str:
    """A card that fits."""
    return _("You can play, so you must: the {card} fits.").format(card=card_words(note.card))


def only_with_two_seats(note: notes.OnlyWithTwoSeats, _to: Speaker) -> str:
    """An option of the two-seat game."""
    label = _(OPTIONS.get(note.name, (note.name, ""))[0])
    seats = _(NUMBERS[note.seats]) if note.seats < len(NUMBERS) else str(note.seats)
    told = _('"{option}" is for two seats only, and this table has {seats}.')
    return told.format(option=label, seats=seats)


SENTENCES: dict[str, Sentence] = {
    made.__name__: made
    for made in (
        dealer_drawn, suits_removed, round_begun, colour_rolled, number_rolled, set_aside, extra_rolled,
        extra_card, dealt, played, trick_taken, laid, passed, went_out, stung, round_scored, duel_called,
        match_ended, deal_first, already_dealt, must_follow, no_passing, does_not_fit, must_play,
        only_with_two_seats,
    )
}  # fmt: skip
"""Found by the kind of a note, which is the name of its function here."""
