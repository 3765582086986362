"""BULLCRAP in words: a sentence for each event and each refusal."""

from __future__ import annotations

from engine.core.cards import HIDDEN
from engine.games import bullcrap as notes
from ui.words.bullcrap_names import (
    ASKED,
    BOTS,
    OPTIONS,
    PRESETS,
    WILD_LINES,
    card_words,
    cards_words,
    choice_words,
    claim_words,
    rank_words,
    score_words,
)
from ui.words.speech import Sentence, Speaker, card_count, listed, row
from ui.words.tongue import N_, _, ngettext


def set_aside(note: notes.SetAside, _to: Speaker) -> str:
    """How many cards are out."""
    return ngettext(
        "{count} card is out of the game, face down.", "{count} cards are out of the game, face down.", note.count
    ).format(count=note.count)


def dealt(note: notes.Dealt, to: Speaker) -> str:
    """How many cards; the own ones by name."""
    if note.seat == to.me and note.cards and HIDDEN not in note.cards:
        told = _("You are dealt {count}: {cards}.")
        return told.format(count=card_count(len(note.cards)), cards=row([card_words(card) for card in note.cards]))
    yours, theirs = _("You are dealt {count}."), _("{name} is dealt {count}.")
    return to.tell(note.seat, yours, theirs, count=card_count(len(note.cards)))


def starts(note: notes.Starts, to: Speaker) -> str:
    """Who starts, and by which spade."""
    if note.card == HIDDEN:
        yours, theirs = _("No spade is in a hand: the lot lets you start."), _("No spade is in a hand: {name} starts.")
        return to.tell(note.seat, yours, theirs)
    yours, theirs = _("You hold the {card} and start."), _("{name} holds the {card} and starts.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card))


def claimed(note: notes.Claimed, to: Speaker) -> str:
    """What is claimed; what it is, where that can be seen."""
    claim = claim_words(len(note.cards), note.rank)
    if note.shown:
        yours = _("You claim {claim}, face up: {cards}.")
        theirs = _("{name} claims {claim}, face up: {cards}.")
    elif HIDDEN not in note.cards and note.seat == to.me:
        yours, theirs = _("You claim {claim} and lay: {cards}."), ""
    else:
        yours, theirs = _("You claim {claim}."), _("{name} claims {claim}.")
    return to.tell(note.seat, yours, theirs, claim=claim, cards=cards_words(note.cards))


def called(note: notes.Called, to: Speaker) -> str:
    """Who calls whom."""
    if note.claimer == to.me:
        return _("{name} calls BULLCRAP on you!").format(name=to.name(note.seat, first=True))
    yours, theirs = _("You call BULLCRAP on {claimer}!"), _("{name} calls BULLCRAP on {claimer}!")
    return to.tell(note.seat, yours, theirs, claimer=to.name(note.claimer))


def revealed(note: notes.Revealed, _to: Speaker) -> str:
    """What lay there, and the verdict."""
    told = _("{cards}: that is the truth.")
    if note.shielded:
        told = _("{cards}: a lie, but shielded.") if note.lie else _("{cards}: shielded.")
    elif note.lie:
        told = _("{cards}: that is a lie.")
    cards = cards_words(note.cards)
    return told.format(cards=cards[:1].upper() + cards[1:])


def pile_taken(note: notes.PileTaken, to: Speaker) -> str:
    """Who takes how much; the taker is told what."""
    if note.seat == to.me and note.cards and HIDDEN not in note.cards:
        told = _("You take the pile, {count}: {cards}.")
        return told.format(count=card_count(len(note.cards)), cards=row([card_words(card) for card in note.cards]))
    yours, theirs = _("You take the pile, {count}."), _("{name} takes the pile, {count}.")
    return to.tell(note.seat, yours, theirs, count=card_count(len(note.cards)))


def rewarded(note: notes.Rewarded, to: Speaker) -> str:
    """A wild from the Reward Pile."""
    if note.card != HIDDEN and note.seat == to.me:
        return _("Your reward is a wild: {card}.").format(card=card_words(note.card))
    return to.tell(note.seat, _("You take a reward."), _("{name} takes a reward."))


def accepted(note: notes.Accepted, to: Speaker) -> str:
    """The claim stands."""
    if note.claimer == to.me:
        return _("{name} lets your claim stand.").format(name=to.name(note.seat, first=True))
    yours, theirs = _("You let {claimer}'s claim stand."), _("{name} lets {claimer}'s claim stand.")
    return to.tell(note.seat, yours, theirs, claimer=to.name(note.claimer))


def distracted(note: notes.Distracted, to: Speaker) -> str:
    """Whose turn will be skipped."""
    if note.victim == to.me:
        return _("{name} distracts you: your next turn is skipped.").format(name=to.name(note.seat, first=True))
    yours, theirs = _("You distract {victim}."), _("{name} distracts {victim}.")
    return to.tell(note.seat, yours, theirs, victim=to.name(note.victim))


def skipped(note: notes.Skipped, to: Speaker) -> str:
    """A turn that does not come."""
    return to.tell(note.seat, _("Your turn is skipped."), _("{name} is skipped."))


def xrayed(note: notes.Xrayed, to: Speaker) -> str:
    """Who claims face up now."""
    if note.victim == to.me:
        return _("{name} lays an X-Ray on you: you claim face up now.").format(name=to.name(note.seat, first=True))
    yours, theirs = _("You lay an X-Ray on {victim}."), _("{name} lays an X-Ray on {victim}.")
    return to.tell(note.seat, yours, theirs, victim=to.name(note.victim))


def xray_returned(note: notes.XrayReturned, to: Speaker) -> str:
    """An X-Ray goes back."""
    return to.tell(note.seat, _("You are rid of the X-Ray."), _("{name} is rid of the X-Ray."))


def gifted(note: notes.Gifted, to: Speaker) -> str:
    """Who gives how many to whom; the two are told what."""
    facts = {"count": card_count(len(note.cards)), "cards": cards_words(note.cards), "to": to.name(note.to)}
    told = to.me in (note.seat, note.to) and note.cards and HIDDEN not in note.cards
    if note.to == to.me:
        theirs = _("{name} gives you {cards}.") if told else _("{name} gives you {count}.")
        return theirs.format(name=to.name(note.seat, first=True), **facts)
    yours = _("You give {to} {cards}.") if told else _("You give {to} {count}.")
    return to.tell(note.seat, yours, _("{name} gives {to} {count}."), **facts)


def nuked(note: notes.Nuked, to: Speaker) -> str:
    """What is destroyed."""
    facts = {"count": card_count(note.pile), "cards": cards_words(note.cards)}
    if note.cards:
        yours = _("You nuke the pile, {count}, and with it {cards}.")
        theirs = _("{name} nukes the pile, {count}, and with it {cards}.")
    else:
        yours, theirs = _("You nuke the pile, {count}."), _("{name} nukes the pile, {count}.")
    return to.tell(note.seat, yours, theirs, **facts)


def pooped(note: notes.Pooped, to: Speaker) -> str:
    """Who must take the pile."""
    if note.victim == to.me:
        return _("{name} poops on you: you take the pile!").format(name=to.name(note.seat, first=True))
    yours, theirs = (
        _("You poop on {victim}, who takes the pile!"), _("{name} poops on {victim}, who takes the pile!"),
    )  # fmt: skip

    return to.tell(note.seat, yours, theirs, victim=to.name(note.victim))


def shed(note: notes.Shed, to: Speaker) -> str:
    """A wild put away."""
    yours, theirs = _("You can do nothing and put away: {card}."), _("{name} can do nothing and puts away: {card}.")
    return to.tell(note.seat, yours, theirs, card=card_words(note.card))


def game_won(note: notes.GameWon, to: Speaker) -> str:
    """The King of Crap."""
    yours, theirs = _("You are the King of Crap: your cards are gone!"), _("{name} is the King of Crap!")
    return to.tell(note.winner, yours, theirs)


def game_drawn(note: notes.GameDrawn, to: Speaker) -> str:
    """Nobody won."""
    yours, theirs = _("You end the game: nobody has won."), _("{name} ends the game: nobody has won.")
    return to.tell(note.seat, yours, theirs)


def deal_first(_note: notes.DealFirst, _to: Speaker) -> str:
    """The cards are not dealt yet."""
    return _("The cards have to be dealt first.")


def already_dealt(_note: notes.AlreadyDealt, _to: Speaker) -> str:
    """They are."""
    return _("The cards are dealt already.")


def too_few_wilds(note: notes.TooFewWilds, _to: Speaker) -> str:
    """How many are needed."""
    told = _("This deck needs more wilds at so many seats ({option}): {needed}, and there are {count}.")
    option = _(OPTIONS.get(note.name, (N_("all kinds together"), ""))[0]) if note.name != "wilds" else _("all kinds")
    return told.format(option=option, needed=note.needed, count=note.count)


def rank_not_allowed(note: notes.RankNotAllowed, _to: Speaker) -> str:
    """What may be claimed."""
    allowed = listed([rank_words(rank, 2) for rank in note.allowed], last="or")
    if note.last < 0:
        return _("You cannot claim {rank}: the ranks are {allowed}.").format(
            rank=rank_words(note.rank, 2), allowed=allowed
        )
    told = _("You cannot claim {rank} after {last}: claim {allowed}.")
    return told.format(rank=rank_words(note.rank, 2), last=rank_words(note.last, 2), allowed=allowed)


def not_face_down(note: notes.NotFaceDown, _to: Speaker) -> str:
    """Which card cannot lie there."""
    return _("This wild never lies in a claim: {card}.").format(card=card_words(note.card))


def shield_bears(note: notes.ShieldBears, _to: Speaker) -> str:
    """How much a Shield protects."""
    told = ngettext("Beside a Shield lies at most {count} other card.",
                    "Beside a Shield lie at most {count} other cards.", note.most)  # fmt: skip
    return told.format(count=note.most)


def too_many_cards(note: notes.TooManyCards, _to: Speaker) -> str:
    """The most cards of a claim."""
    return _("A claim has at most {count} here.").format(count=card_count(note.most))


def own_claim(_note: notes.OwnClaim, _to: Speaker) -> str:
    """One's own claim."""
    return _("You cannot call your own claim.")


def nothing_to_call(_note: notes.NothingToCall, _to: Speaker) -> str:
    """No claim, or too late."""
    return _("There is no claim to call: the next seat has moved, or nobody has claimed yet.")


def answer_first(note: notes.AnswerFirst, to: Speaker) -> str:
    """A claim that wants an answer."""
    return _("First call or accept the claim of {claimer}.").format(claimer=to.name(note.claimer))


def nothing_to_accept(_note: notes.NothingToAccept, _to: Speaker) -> str:
    """Only now and then a claim must be answered."""
    return _("No claim has to be accepted: your next move lets it stand.")


def another_seat(_note: notes.AnotherSeat, _to: Speaker) -> str:
    """Not oneself."""
    return _("Choose another seat, not your own.")


def is_distracted(note: notes.IsDistracted, to: Speaker) -> str:
    """One is enough."""
    return _("Already distracted: {victim}.").format(victim=to.name(note.seat))


def is_xrayed(note: notes.IsXrayed, to: Speaker) -> str:
    """One is enough."""
    return _("Already under an X-Ray: {victim}.").format(victim=to.name(note.seat))


def gift_carries(_note: notes.GiftCarries, _to: Speaker) -> str:
    """One to three."""
    return _("With a Gift go one to three other cards; none only when it is your last card.")


def nuke_carries(_note: notes.NukeCarries, _to: Speaker) -> str:
    """Up to three."""
    return _("With a Nuke go at most three other cards.")


def no_pile(_note: notes.NoPile, _to: Speaker) -> str:
    """Nothing to take."""
    return _("There is no pile to be taken.")


def can_play(_note: notes.CanPlay, _to: Speaker) -> str:
    """Something else can be done."""
    return _("Only who can do nothing else puts a wild away.")


def too_early(note: notes.TooEarly, _to: Speaker) -> str:
    """Play on."""
    told = ngettext(
        "The game can be ended after {count} turn.", "The game can be ended after {count} turns.", note.turns
    )
    return told.format(count=note.turns)


SENTENCES: dict[str, Sentence] = {
    made.__name__: made
    for made in (
        set_aside, dealt, starts, claimed, called, revealed, pile_taken, rewarded, accepted, distracted, skipped,
        xrayed, xray_returned, gifted, nuked, pooped, shed, game_won, game_drawn, deal_first, already_dealt,
        too_few_wilds, rank_not_allowed, not_face_down, shield_bears, too_many_cards, own_claim, nothing_to_call,
        answer_first, nothing_to_accept, another_seat, is_distracted, is_xrayed, gift_carries, nuke_carries,
        no_pile, can_play, too_early,
    )
}  # fmt: skip
"""Found by the kind of a note, which is the name of its function here."""

__all__ = [
    "ASKED", "BOTS", "OPTIONS", "PRESETS", "SENTENCES", "WILD_LINES", "card_words", "cards_words", "choice_words",
    "claim_words", "rank_words", "score_words",
]  # fmt: skip
