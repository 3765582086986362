"""Craits in words: its cards, its options, a sentence for each event and each refusal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.cards import HIDDEN, Card
from engine.games import craits as notes
from ui.words.speech import Sentence, Speaker, listed, ordinal, plural, points

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

GAME = (
    "Craits",
    "Crazy eights gone rowdy: every rank does something to somebody.",
    "Unofficial: a folk game, written down anew by players.",
)

OPTIONS = {
    "seats": ("Seats", "2 to 10; from six seats on two decks are played."),
    "hands": ("Hands", "Fifteen hands, from 8 cards down to 1 and up again, or the first eight only."),
    "announce": ('"One card"', "What happens to who has one card left and does not say so."),
    "nines": ("Nines", "Which suits a nine may name."),
    "two_seat_ten": ("Tens for two", "What a ten does when only two play."),
    "last_six": ("A six as last card", "A six wants to be followed, so who plays it last may have to draw instead."),
    "jacks": ("Jacks", "The next seat draws two and loses its turn; jacks in a row cost more and more."),
    "queen_of_spades": ("Queen of spades", "The next seat draws five and loses its turn."),
    "kings": ("Kings", "Whoever plays a king has three more cards to play or to draw."),
}

CHOICES = {
    "15": "fifteen", "8": "eight, the short match",
    "must_say": "forfeit a turn and draw two", "caught_only": "the same, if somebody notices",
    "automatic": "nothing, it is said for you",
    "own_colour": "of its own colour", "colour_in_force": "of the colour in force", "any": "any suit",
    "skip": "skips the other", "nothing": "nothing", "play_on": "draws a card and plays on", "goes_out": "goes out",
}  # fmt: skip

PRESETS = {
    "classic": ("Classic", "Fifteen hands, plain face cards."),
    "short": ("Short", "The first eight hands only."),
    "faces": ("Face cards", "Jacks, kings and the queen of spades do something, too."),
    "two-decks": ("Two decks", "Six seats or more."),
}


def card_words(card: Card) -> str:
    """`7 of hearts`; `a card face down` for HIDDEN."""
    if card == HIDDEN:
        return "a card face down"
    return f"{RANKS[notes.RANK[card]]} of {SUITS[notes.SUIT[card]]}"


def hand_words(cards: Sequence[Card]) -> str:
    """A hand by suits: `ace and 7 of hearts; king of spades`. The cards stand in their sorting order."""
    suits = []
    for suit, group in groupby(cards, lambda card: notes.SUIT[card]):
        suits.append(f"{listed([RANKS[notes.RANK[card]] for card in group])} of {SUITS[suit]}")
    return "; ".join(suits)


def choice_words(field_name: str, value: object) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if field_name == "seats":
        return plural(int(str(value)), "seat")
    return CHOICES.get(str(value), str(value))


def suits_words(suits: Sequence[int]) -> str:
    """`diamonds or hearts`."""
    return listed([SUITS[suit] for suit in suits], "or")


def lot_drawn(note: notes.LotDrawn, to: Speaker) -> str:
    """A card for the first deal."""
    return f"{to.does(note.seat, 'draw')} the {card_words(note.card)} for the deal."


def dealer_drawn(note: notes.DealerDrawn, to: Speaker) -> str:
    """The lowest deals."""
    return f"{to.does(note.seat, 'have')} the lowest card: {to.does(note.seat, 'deal', first=False)} first."


def hand_begun(note: notes.HandBegun, to: Speaker) -> str:
    """Who deals which hand."""
    return f"{to.does(note.dealer, 'deal')} hand {note.number}: {plural(note.size, 'card')} each."


def dealt(note: notes.Dealt, to: Speaker) -> str:
    """How many cards; the own ones by name."""
    told = f"{to.does(note.seat, 'are')} dealt {plural(len(note.cards), 'card')}"
    if note.unseen:
        return f"{told}, not to be looked at yet."
    if note.seat != to.me or not note.cards or HIDDEN in note.cards:
        return f"{told}."
    return f"{told}: {hand_words(note.cards)}."


def turned_up(note: notes.TurnedUp, to: Speaker) -> str:
    """The first card."""
    return f"{to.does(note.seat, 'turn up')} the {card_words(note.card)}."


def named(note: notes.Named, to: Speaker) -> str:
    """The suit of the wild turned up."""
    return f"{to.does(note.seat, 'name')} {SUITS[note.suit]}."


def picked_up(note: notes.PickedUp, to: Speaker) -> str:
    """The dealer looks at its cards at last."""
    told = f"{to.does(note.seat, 'pick up')} {to.whose(note.seat) if note.seat == to.me else 'the'} cards"
    if note.seat != to.me or HIDDEN in note.cards:
        return f"{told}."
    return f"{told}: {hand_words(note.cards)}."


def played(note: notes.Played, to: Speaker) -> str:
    """A card, and the suit a wild names."""
    names = f" and {_bent('name', note.seat, to)} {SUITS[note.suit]}" if note.suit >= 0 else ""
    return f"{to.does(note.seat, 'play')} the {card_words(note.card)}{names}."


def _bent(verb: str, seat: int, to: Speaker) -> str:
    """The verb alone, as it stands after this seat's name."""
    return to.does(seat, verb).rpartition(" ")[2]


CAUSES = {
    "turn": "for want of a card that fits", "count": "and ends the count", "five": "for the five",
    "seven": "for the seven", "forfeit": "instead of playing", "jacks": "for the jack",
    "queen": "for the queen of spades", "slot": "into the king's slot",
}  # fmt: skip


def drew(note: notes.Drew, to: Speaker) -> str:
    """How many cards and why; the own ones by name."""
    cause = CAUSES.get(note.cause, "").replace("and ends", f"and {_bent('end', note.seat, to)}")
    told = f"{to.does(note.seat, 'draw')} {plural(len(note.cards), 'card')}" + (f" {cause}" if cause else "")
    if note.seat != to.me or not note.cards or HIDDEN in note.cards:
        return f"{told}."
    return f"{told}: {hand_words(sorted(note.cards))}."


def counted(note: notes.Counted, _to: Speaker) -> str:
    """Where the count stands."""
    if note.begun:
        return f"The count begins at {note.count}: answer with an ace or a 2, or draw."
    return f"The count stands at {note.count}."


def skipped(note: notes.Skipped, to: Speaker) -> str:
    """A turn is lost."""
    return f"{to.does(note.seat, 'lose')} {'your' if note.seat == to.me else 'a'} turn."


def reversed_(note: notes.Reversed, _to: Speaker) -> str:
    """The direction."""
    return f"Play turns round: it goes {'clockwise' if note.clockwise else 'counter-clockwise'} now."


def plays_again(note: notes.PlaysAgain, to: Speaker) -> str:
    """A six."""
    return f"{to.does(note.seat, 'play')} once more."


def slots_opened(note: notes.SlotsOpened, to: Speaker) -> str:
    """A king."""
    return f"{to.does(note.seat, 'have')} three slots to fill, by playing or drawing."


def one_card(note: notes.OneCard, to: Speaker) -> str:
    """The words."""
    return f'{to.does(note.seat, "say")} "one card".'


def forgot(note: notes.Forgot, to: Speaker) -> str:
    """Too late."""
    return f'{to.does(note.seat, "have")} not said "one card": the next turn is forfeit.'


def caught(note: notes.Caught, to: Speaker) -> str:
    """Noticed by another."""
    whom = "you" if note.seat == to.me else to.name(note.seat)
    return f'{to.does(note.by, "catch")} {whom} with "one card" unsaid: the next turn is forfeit.'


def forfeited(note: notes.Forfeited, to: Speaker) -> str:
    """The price is paid."""
    return f'{to.does(note.seat, "forfeit")} this turn: "one card" was not said.'


def shuffled(note: notes.Shuffled, to: Speaker) -> str:
    """A new stock."""
    return f"The stock is empty: {to.does(note.seat, 'shuffle', first=False)} {plural(note.count, 'card')} anew."


def pressed(note: notes.Pressed, to: Speaker) -> str:
    """The price of shuffling."""
    return f"{to.does(note.seat, 'take')} {ordinal(note.times)} shuffle pressure: {points(note.points)}."


def nothing_left(note: notes.NothingLeft, to: Speaker) -> str:
    """The end of all cards."""
    return f"{to.does(note.seat, 'have')} to draw, but nothing is left to shuffle: the hand is over."


def went_out(note: notes.WentOut, to: Speaker) -> str:
    """The hand is over."""
    return f"{to.does(note.seat, 'are')} out."


def cards_scored(note: notes.CardsScored, to: Speaker) -> str:
    """What is left in a hand and what it costs."""
    gone = f", threes cancel the {listed([card_words(card) for card in note.cancelled])}" if note.cancelled else ""
    return f"{to.does(note.seat, 'hold')} {hand_words(note.cards)}{gone}: {points(note.points)}."


def hand_scored(note: notes.HandScored, to: Speaker) -> str:
    """What the hand cost each seat, and the totals."""
    costs = [
        f"{to.name(seat)} {cost} (total {note.totals[seat]})"
        for seat, cost in sorted(enumerate(note.points), key=lambda entry: entry[0] != to.me)
    ]
    return f"Hand {note.number} is scored: {listed(costs)}."


def match_ended(note: notes.MatchEnded, to: Speaker) -> str:
    """The winners, and where oneself came in."""
    if len(note.winners) == 1:
        told = f"{to.does(note.winners[0], 'win')} the match"
    else:
        told = f"{to.all_names(note.winners)} share the lowest total and win the match"
    if to.me in (*note.winners, -1):
        return f"{told}."
    place = note.places[to.me]
    shared = note.places.count(place) > 1
    return f"{told}; you {'share' if shared else 'take'} {ordinal(place)} place."


def deal_first(note: notes.DealFirst, to: Speaker) -> str:
    """The cards are not dealt yet."""
    return f"No card is played before the deal: {to.does(note.dealer, 'have', first=False)} to deal first."


def already_dealt(_note: notes.AlreadyDealt, _to: Speaker) -> str:
    """The hand is being played."""
    return "The cards are dealt already: the next deal comes when the hand is over."


def name_first(_note: notes.NameFirst, _to: Speaker) -> str:
    """A wild was turned up."""
    return "Name the suit of the wild card that was turned up first."


def nothing_to_name(_note: notes.NothingToName, _to: Speaker) -> str:
    """Suits are named with wilds."""
    return "A suit is named by playing an 8 or a 9."


def does_not_fit(note: notes.DoesNotFit, _to: Speaker) -> str:
    """What would fit."""
    rank = "" if note.rank in notes.WILD else f"{'an' if note.rank == 0 else 'a'} {RANKS[note.rank]}, "
    return f"The {card_words(note.card)} does not fit: play {SUITS[note.suit]}, {rank}an 8 or a 9."


def must_play(note: notes.MustPlay, _to: Speaker) -> str:
    """A card that fits."""
    return f"You can play, so you must: the {card_words(note.card)} fits."


def drew_already(note: notes.DrewAlready, to: Speaker) -> str:
    """A drawn card waits."""
    return f"You drew, so the turn has passed: what you drew waits, and it is {to.whose(note.turn)} turn."


def must_name(note: notes.MustName, _to: Speaker) -> str:
    """Which suits there are to name."""
    return f"Name a suit with the {card_words(note.card)}: {suits_words(note.suits)}."


def may_not_name(note: notes.MayNotName, _to: Speaker) -> str:
    """Which suits the card may name."""
    if not note.suits:
        return f"The {card_words(note.card)} names no suit: only an 8 or a 9 does."
    return f"The {card_words(note.card)} may not name {SUITS[note.suit]}, only {suits_words(note.suits)}."


def only_aces_and_twos(note: notes.OnlyAcesAndTwos, _to: Speaker) -> str:
    """The count runs."""
    wild = ", no wild card" if notes.RANK[note.card] in notes.WILD else ""
    return f"The count stands at {note.count}: only an ace or a 2 answers it{wild}."


def must_answer(note: notes.MustAnswer, _to: Speaker) -> str:
    """A card that answers."""
    return f"You can answer the count, so you must: the {card_words(note.card)} does."


def nothing_to_say(note: notes.NothingToSay, _to: Speaker) -> str:
    """How many cards there are."""
    if note.held == 1:
        return 'You do not owe the words "one card" now.'
    return f'"One card" is said with one card left: you hold {note.held}.'


def nobody_to_catch(_note: notes.NobodyToCatch, _to: Speaker) -> str:
    """Nobody owes the words."""
    return 'There is nobody to catch with "one card" unsaid.'


def names_nothing(note: notes.NamesNothing, _to: Speaker) -> str:
    """The last card."""
    return f"The {card_words(note.card)} is your last card: it names no suit."


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
