"""Oh Crud's endings by brute force: a second, separate reading of the rules that knows cards only as text."""

from __future__ import annotations

Hands = tuple[tuple[str, ...], ...]


def without(hands: Hands, seat: int, card: str) -> Hands:
    """The hands after this seat has parted with one such card."""
    hand = list(hands[seat])
    hand.remove(card)
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])


def trick_lines(hands: Hands, leader: int, power: str, trick: tuple[str, ...] = ()) -> dict[tuple[int, ...], int]:
    """In how many ways the tricks can go, by how many each seat takes, until no hand holds a card."""
    seats = len(hands)
    if len(trick) == seats:
        worth = [(card[0] == power, card[0] == trick[0][0], int(card[1:])) for card in trick]
        best = max(power_of for power_of in worth if power_of[0] or power_of[1])
        taker = (leader + worth.index(best)) % seats  # of twins the first
        rest = trick_lines(hands, taker, power) if any(hands) else {(0,) * seats: 1}
        return {tuple(n + (s == taker) for s, n in enumerate(taken)): count for taken, count in rest.items()}
    seat = (leader + len(trick)) % seats
    following = {card for card in hands[seat] if trick and card[0] == trick[0][0]}
    found: dict[tuple[int, ...], int] = {}
    for card in following or set(hands[seat]):
        for taken, count in trick_lines(without(hands, seat, card), leader, power, (*trick, card)).items():
            found[taken] = found.get(taken, 0) + count
    return found


def pile_lines(
    hands: Hands, seat: int, tops: dict[str, int], start: int, free: tuple[int, ...], out: tuple[int, ...] = ()
) -> dict[tuple[int, ...], int]:
    """In how many ways round six can go, by the order of going out, until one seat alone holds cards."""
    seats = len(hands)
    if len(out) == seats - 1:
        return {(*out, next(other for other in range(seats) if other not in out)): 1}
    if not hands[seat]:
        return pile_lines(hands, (seat + 1) % seats, tops, start, free, out)
    fitting = {card for card in hands[seat] if int(card[1:]) == (tops[card[0]] % 9 + 1 if card[0] in tops else start)}
    found: dict[tuple[int, ...], int] = {}

    def add(more: dict[tuple[int, ...], int]) -> None:
        for order, count in more.items():
            found[order] = found.get(order, 0) + count

    for card in fitting:
        left = without(hands, seat, card)
        gone = out if left[seat] else (*out, seat)
        add(pile_lines(left, (seat + 1) % seats, {**tops, card[0]: int(card[1:])}, start, free, gone))
    if not fitting or free[seat]:
        spent = tuple(n - (s == seat and bool(fitting)) for s, n in enumerate(free))
        add(pile_lines(hands, (seat + 1) % seats, tops, start, spent, out))
    return found
