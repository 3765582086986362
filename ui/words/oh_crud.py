"""Oh Crud in words: its cards, its rounds, its options, a sentence for each event and each refusal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.cards import HIDDEN, Card
from engine.games import oh_crud as notes
from ui.words.speech import NUMBERS, Sentence, Speaker, listed, ordinal, plural, points, sentence

FACES = notes.OhCrud.notation.faces
SUITS = "YBGRPO"
COLOURS = ("yellow", "blue", "green", "red", "purple", "orange")
SHAPES = ("star", "hexagon", "circle", "square", "triangle", "diamond")
ROUNDS = 6

GAME = (
    "Oh Crud",
    "Duck every trick you can: five rounds of dodging Crud, then a race up the piles.",
    "Unofficial: made by players, not by the publisher of the card game.",
)

OPTIONS = {
    "seats": ("Seats", "2 to 12; from seven seats on two decks are played."),
    "sting": ("Sting!", "Rounds 1 to 4: whoever takes all the Crud scores nothing, everybody else scores all of it."),
    "unrevealed": ("Unrevealed", "Rounds 1 to 5: one card per seat stays face down, so nobody can count them all."),
    "free_passes": ("Free passes", "Round 6: how often a seat may pass although it could play."),
    "removed": ("Suits left out", "Two seats only: which two suits leave the game before round 1."),
}

PRESETS = {
    "printed": ("As printed", "The plain game."),
    "sting": ("Sting!", "Taking all the Crud turns it on the others."),
    "unrevealed": ("Unrevealed", "Some cards never come to the table."),
    "house": ("House rules", "Sting!, Unrevealed and three free passes in round 6."),
}


def suit_of(card: Card) -> int:
    """The suit of a card, an index into COLOURS and SHAPES."""
    return SUITS.index(FACES.text(card)[0])


def number_of(card: Card) -> int:
    """The number of a card, 1 to 9."""
    return int(FACES.text(card)[1:])


def suit_words(suit: int) -> str:
    """`blue hexagons`: colour and shape."""
    return f"{COLOURS[suit]} {SHAPES[suit]}s"


def card_words(card: Card) -> str:
    """`blue hexagon 5`; `a card face down` for HIDDEN."""
    if card == HIDDEN:
        return "a card face down"
    return f"{COLOURS[suit_of(card)]} {SHAPES[suit_of(card)]} {number_of(card)}"


def hand_words(cards: Sequence[Card]) -> str:
    """A hand by suits: `yellow star 1, 3 and 5; blue hexagon 2`. The cards stand in their sorting order."""
    suits = []
    for suit, group in groupby(cards, suit_of):
        suits.append(f"{COLOURS[suit]} {SHAPES[suit]} {listed([str(number_of(card)) for card in group])}")
    return "; ".join(suits)


def round_name(number: int) -> str:
    """`round 3`, `the Duel`, `Duel 2`."""
    if number <= ROUNDS:
        return f"round {number}"
    return "the Duel" if number == ROUNDS + 1 else f"Duel {number - ROUNDS}"


def round_aim(number: int) -> str:
    """What counts in a round, before its dice are thrown."""
    if number > ROUNDS:
        return "The first out of cards wins"
    return (
        "The die picks a suit: its cards are Crud, 10 points each",
        "The die picks a number: every card of it is Crud, 10 points each",
        "The dice pick a suit and a number: both are Crud, 10 points each, 20 for the card that is both",
        "The die picks the power suit; every trick costs 10 points",
        "The die picks the power suit; only the last trick costs, 50 points",
        "The die picks where the piles start; get rid of your cards first",
    )[number - 1]


def crud_words(suit: int, number: int) -> str:
    """What is Crud: `blue hexagons and every 5`; -1 for a die that was not thrown."""
    return listed([*([suit_words(suit)] if suit >= 0 else []), *([f"every {number}"] if number > 0 else [])])


def pair_words(letters: str) -> str:
    """`yellow and blue` for `YB`."""
    return listed([COLOURS[SUITS.index(letter)] for letter in letters])


def choice_words(field_name: str, value: object) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if field_name == "removed":
        return "drawn by lot" if value == "lot" else pair_words(str(value))
    if field_name == "free_passes":
        return {0: "none", 1: "one a round"}.get(int(str(value)), f"{value} a round")
    return plural(int(str(value)), "seat") if field_name == "seats" else str(value)


def dealer_drawn(note: notes.DealerDrawn, to: Speaker) -> str:
    """The lot for the first deal."""
    return f"{to.does(note.seat, 'are')} drawn by lot to deal first."


def suits_removed(note: notes.SuitsRemoved, _to: Speaker) -> str:
    """Two seats play with four suits."""
    return sentence(f"{listed([suit_words(suit) for suit in note.suits])} leave the game.")


def round_begun(note: notes.RoundBegun, to: Speaker) -> str:
    """Who deals which round, and what it is about."""
    if note.round > ROUNDS:
        deals = to.does(note.dealer, "deal")
        return f"{deals} {round_name(note.round)}: {to.all_names(note.seats, first=False)} play it."
    return f"{to.does(note.dealer, 'deal')} round {note.round}. {round_aim(note.round)}."


def colour_rolled(note: notes.ColourRolled, _to: Speaker) -> str:
    """The colour die."""
    again = f"; {COLOURS[note.suit]} is out of the game, so it is thrown again" if note.again else ""
    return f"The colour die shows the {COLOURS[note.suit]} {SHAPES[note.suit]}{again}."


def number_rolled(note: notes.NumberRolled, _to: Speaker) -> str:
    """The number die."""
    return f"The number die shows {note.number}."


def set_aside(note: notes.SetAside, _to: Speaker) -> str:
    """How many cards are out of play."""
    verb = "stays" if note.count == 1 else "stay"
    return f"{plural(note.count, 'card')} {verb} out of play, face down."


def extra_rolled(note: notes.ExtraRolled, to: Speaker) -> str:
    """A roll for an extra card."""
    return f"{to.does(note.seat, 'throw')} {note.number} for an extra card; the lowest gets it."


def extra_card(note: notes.ExtraCard, to: Speaker) -> str:
    """One card more."""
    return f"{to.does(note.seat, 'get')} one card more."


def dealt(note: notes.Dealt, to: Speaker) -> str:
    """How many cards; the own ones by name."""
    told = f"{to.does(note.seat, 'are')} dealt {plural(len(note.cards), 'card')}"
    if note.seat != to.me or not note.cards or HIDDEN in note.cards:
        return f"{told}."
    return f"{told}: {hand_words(note.cards)}."


def played(note: notes.Played, to: Speaker) -> str:
    """A card to the trick."""
    return f"{to.does(note.seat, 'play')} the {card_words(note.card)}."


def trick_taken(note: notes.TrickTaken, to: Speaker) -> str:
    """Who took it and what it cost."""
    cost = points(note.points) if note.points else "it costs nothing"
    return f"{to.does(note.seat, 'take')} the trick: {cost}."


def laid(note: notes.Laid, to: Speaker) -> str:
    """A card on its pile."""
    if note.opens:
        return f"{to.does(note.seat, 'open')} a pile with the {card_words(note.card)}."
    return f"{to.does(note.seat, 'lay')} the {card_words(note.card)}."


def passed(note: notes.Passed, to: Speaker) -> str:
    """A pass, forced or free: nobody is told which."""
    return f"{to.does(note.seat, 'pass')}."


def went_out(note: notes.WentOut, to: Speaker) -> str:
    """The position and its price."""
    cost = points(note.points) if note.points else "it costs nothing"
    return f"{to.does(note.seat, 'go')} out {ordinal(note.position)}: {cost}."


def stung(note: notes.Stung, to: Speaker) -> str:
    """All the Crud turned on the others."""
    return f"Sting! {to.does(note.seat, 'take')} all the Crud: everybody else scores {points(note.points)}."


def round_scored(note: notes.RoundScored, to: Speaker) -> str:
    """What the round cost each seat, and the totals."""
    costs = [
        f"{to.name(seat)} {cost} (total {note.totals[seat]})"
        for seat, cost in sorted(enumerate(note.points), key=lambda entry: entry[0] != to.me)
    ]
    return f"Round {note.round} is scored: {listed(costs)}."


def duel_called(note: notes.DuelCalled, to: Speaker) -> str:
    """Who plays the Duel, and why."""
    return f"{to.all_names(note.seats)} share the lowest total: a Duel decides."


def match_ended(note: notes.MatchEnded, to: Speaker) -> str:
    """The winner, and where oneself came in."""
    told = f"{to.does(note.winner, 'win')} the match"
    if to.me in (note.winner, -1):
        return f"{told}."
    place = note.places[to.me]
    shared = note.places.count(place) > 1
    return f"{told}; you {'share' if shared else 'take'} {ordinal(place)} place."


def deal_first(note: notes.DealFirst, to: Speaker) -> str:
    """The cards are not dealt yet."""
    return f"No card is played before the deal: {to.does(note.dealer, 'have', first=False)} to deal first."


def already_dealt(_note: notes.AlreadyDealt, _to: Speaker) -> str:
    """The round is being played."""
    return "The cards are dealt already: the next deal comes when the round is over."


def must_follow(note: notes.MustFollow, _to: Speaker) -> str:
    """The suit that was led."""
    colour = COLOURS[note.suit]
    return f"Follow {colour}: you still hold {colour} cards ({SHAPES[note.suit]}s)."


def no_passing(_note: notes.NoPassing, _to: Speaker) -> str:
    """Only round six knows passing."""
    return "Nobody passes in a trick: play a card."


def does_not_fit(note: notes.DoesNotFit, _to: Speaker) -> str:
    """What the card's pile takes."""
    colour, number = COLOURS[suit_of(note.needs)], number_of(note.needs)
    if note.opens:
        return f"The {colour} pile starts with {number}."
    return f"The {colour} pile takes {number} next."


def must_play(note: notes.MustPlay, _to: Speaker) -> str:
    """A card that fits."""
    return f"You can play, so you must: the {card_words(note.card)} fits."


def only_with_two_seats(note: notes.OnlyWithTwoSeats, _to: Speaker) -> str:
    """An option of the two-seat game."""
    label = OPTIONS.get(note.name, (note.name, ""))[0]
    seats = NUMBERS[note.seats] if note.seats < len(NUMBERS) else str(note.seats)
    return f'"{label}" is for two seats only, and this table has {seats}.'


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
