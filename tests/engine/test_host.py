"""The host's manners, on a toy game with a window: who is asked first, who wins, who is never rushed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from engine import Event, Move, Offer, Table
from engine.core.cards import Seat
from engine.core.rng import Rng
from engine.host import BRISK, LONGEST_WAIT, SEALED, SHORTEST_WAIT, Host, bot_players, stand_in
from tests.engine.toy import CLAIMS, Owing, Said, Toy

Diary = list[tuple[Seat, str]]


class Answering:
    """A player that answers from a list (None and "" are silence) and writes down what it was asked."""

    def __init__(self, seat: Seat, diary: Diary, answers: Sequence[str], person: bool) -> None:
        self.seat, self.diary, self.answers, self.person = seat, diary, list(answers), person
        self.heard: list[Event] = []
        self.consents = True

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        self.diary.append((self.seat, "/".join(offer.verb for offer in offers)))
        if self.answers == ["claim whenever it can"]:
            return Move("claim") if any(offer.verb == "claim" for offer in offers) else None
        answer = self.answers.pop(0) if self.answers else ""
        if answer == "raise":
            raise RuntimeError("a bot's fault")
        if answer == "wait":
            await asyncio.sleep(3600)
        return Move(answer) if answer else None

    async def agrees(self, view: object, move: Move) -> bool:
        self.diary.append((self.seat, f"agrees to {move.verb}"))
        return self.consents


class Sitting:
    """Four players at a toy table, one claim made by seat 0; `persons` are no bots."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, persons: Sequence[Seat], answers: dict[Seat, list[str]],
        manner: str = SEALED, game: type[Toy] = Toy, claimed: bool = True,
    ) -> None:  # fmt: skip
        monkeypatch.setattr("engine.table.game_type", lambda key: game)
        self.table = Table("toy", seats=4, seed="t", botseed="b", manner=manner)
        if claimed:
            self.table.act(0, "claim")
        self.diary: Diary = []
        self.players = [Answering(seat, self.diary, answers.get(seat, []), seat in persons) for seat in range(4)]
        self.slept: list[float] = []
        self.troubles: list[tuple[Seat, Exception]] = []
        self.told: list[int] = []
        self.host = Host(self.table, self.players, self.tell, self.trouble, self.sleep)

    async def tell(self, length: int) -> None:
        self.told.append(length)

    def trouble(self, seat: Seat, error: Exception) -> None:
        self.troubles.append((seat, error))

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0.01)

    def step(self) -> str:
        asyncio.run(self.host.step())
        return self.table.log()[-1]


def test_bots_decide_before_the_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the claimer's left; all of them, though the first has called; offered only what may be said."""
    sitting = Sitting(monkeypatch, [1], {2: ["call"], 3: ["call"]})
    assert sitting.step() == "2 call"
    assert sitting.diary == [(2, "call"), (3, "call"), (1, "call")]


def test_a_persons_call_wins_over_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [3], {1: ["call"], 2: ["call"], 3: ["call"]})
    assert sitting.step() == "3 call"


def test_among_bots_the_nearest_to_the_left_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [], {3: ["call"], 2: ["call"]})
    assert sitting.step() == "2 call"


@pytest.mark.parametrize("persons", [[], [0, 1, 2, 3]])
def test_the_order_goes_from_who_claimed_whoever_that_was(monkeypatch: pytest.MonkeyPatch, persons: list[Seat]) -> None:
    sitting = Sitting(monkeypatch, persons, {0: ["call"], 3: ["call"], 1: ["call"]})
    for claimer in (1, 2):
        sitting.table.act(claimer, "claim")
    assert sitting.step() == "call"  # seat 3, which is to move as well
    assert [seat for seat, _ in sitting.diary] == [3, 0, 1]
    assert sitting.table.mover == 2  # what is said is no turn move


def test_several_persons_are_all_asked_and_the_first_from_the_left_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [1, 2, 3], {2: ["call"], 3: ["call"]})
    assert sitting.step() == "2 call"
    assert [seat for seat, _ in sitting.diary] == [1, 2, 3]


def test_silence_is_no_move_and_the_turn_seat_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [], {1: ["", "claim"]})
    assert sitting.step() == "claim"
    assert sitting.table.length == 2
    assert sitting.diary[-1] == (1, "claim/end/call")
    assert sitting.told == [1]


def test_who_owes_words_is_heard_before_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [0, 2], {0: ["call"], 2: ["call"]}, game=Owing)
    assert sitting.step() == "0 call"
    assert sitting.diary == [(0, "call")]


def test_a_person_is_never_rushed_when_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [2], {1: ["call"], 2: ["wait"]})

    async def wait() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(sitting.host.step(), 0.05)

    asyncio.run(wait())
    assert sitting.table.length == 1
    assert sitting.slept == []


def test_brisk_takes_the_quickest_bot_when_the_person_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [1], {1: ["wait"], 2: ["call"]}, manner=BRISK)
    assert sitting.step() == "2 call"
    assert len(sitting.slept) == 1
    assert SHORTEST_WAIT <= sitting.slept[0] <= LONGEST_WAIT


def test_brisk_lets_the_quicker_person_win(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [3], {3: ["call"], 1: ["call"]}, manner=BRISK)
    assert sitting.step() == "3 call"


def test_a_brisk_window_shuts_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [2], {2: ["wait"], 1: ["", "claim"]}, manner=BRISK)
    assert sitting.step() == "claim"
    assert sitting.slept == [LONGEST_WAIT]


@pytest.mark.parametrize("answers", [["", "raise"], ["", "call me"], ["", ""], ["raise", "claim"], ["claim", "claim"]])
def test_a_bot_that_fails_does_not_end_the_match(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    sitting = Sitting(monkeypatch, [], {1: answers})
    assert sitting.step() in {"claim", "end", "1 call", "call"}
    assert [seat for seat, _ in sitting.troubles] == [1]
    assert sitting.table.length == 2


def test_a_bot_that_fails_while_it_listens_does_not_end_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others hear of the move all the same; a person's fault is raised, it is the program's own."""
    sitting = Sitting(monkeypatch, [3], {1: ["", "claim"]})

    def deaf(event: Event) -> None:
        raise RuntimeError("cannot hear")

    monkeypatch.setattr(sitting.players[2], "hear", deaf)
    sitting.step()
    assert [seat for seat, _ in sitting.troubles] == [2]
    assert [len(player.heard) for player in sitting.players] == [2, 2, 1, 2]
    assert sitting.told == [1]
    sitting.players[1].answers[:] = ["", ""]
    monkeypatch.setattr(sitting.players[3], "hear", deaf)
    with pytest.raises(RuntimeError, match="cannot hear"):
        sitting.step()


@pytest.mark.parametrize("nonsense", ["claim", 7, Move("claim", (3,)), Move("fold"), [1, 2, 3], b"x", "abc"])
def test_a_bot_that_answers_what_is_no_move(monkeypatch: pytest.MonkeyPatch, nonsense: object) -> None:
    sitting = Sitting(monkeypatch, [], {}, claimed=False)

    async def choose(view: object, offers: tuple[Offer, ...], rng: Rng) -> object:
        return nonsense

    monkeypatch.setattr(sitting.players[0], "choose", choose)
    assert sitting.step() == "claim"  # a random move stands in
    assert [seat for seat, _ in sitting.troubles] == [0]


def test_a_bots_chance_does_not_come_from_the_deal() -> None:
    """With another seed of the deal and the same seed of the bots, every bot draws the same numbers."""

    class Drawing:
        person = False

        def __init__(self) -> None:
            self.drawn: list[int] = []

        def hear(self, event: Event) -> None: ...

        async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
            self.drawn.append(rng.bits())
            return Move(offers[0].verb, offers[0].cards[:1])

        async def agrees(self, view: object, move: Move) -> bool:
            return True

    def drawn(seed: str, botseed: str) -> list[int]:
        player = Drawing()
        table = Table("oh_crud", seats=2, seed=seed, botseed=botseed, options="removed=PO")
        host = Host(table, [player, player])

        async def some() -> None:
            for _ in range(20):
                await host.step()

        asyncio.run(some())
        return [table.view(0).first_dealer, *player.drawn]

    by_dealer: dict[int, set[tuple[int, ...]]] = {}
    for seed in ("a", "b", "c", "d", "e", "f"):
        dealer, first, *_ = drawn(seed, "bots")
        by_dealer.setdefault(dealer, set()).add((first,))
    assert all(len(found) == 1 for found in by_dealer.values())
    assert drawn("a", "bots")[1:] != drawn("a", "others")[1:]


def test_without_anybody_to_hear_of_trouble_it_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [], {1: ["", "raise"]})
    loud = Host(sitting.table, sitting.players)
    with pytest.raises(RuntimeError, match="fault"):
        asyncio.run(loud.step())


def test_consent_is_asked_of_all_others_until_one_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [0, 2], {0: ["end", "claim"]}, claimed=False)
    sitting.players[2].consents = False
    assert sitting.step() == "claim"
    asked = [(seat, said) for seat, said in sitting.diary if "agrees" in said]
    assert asked == [(1, "agrees to end"), (2, "agrees to end")]
    agreed = Sitting(monkeypatch, [0, 2], {0: ["end"]}, claimed=False)
    assert agreed.step() == "end"
    assert agreed.table.over


def test_who_stands_in_proposes_nothing_that_others_must_agree_to(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sitting(monkeypatch, [], {}, claimed=False).table
    assert {offer.verb for offer in table.offers(0)} == {"claim", "end"}
    assert {stand_in(table, 0, Rng(number)) for number in range(20)} == {Move("claim")}


def test_players_hear_everything_once_a_late_one_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch, [], {seat: ["claim whenever it can"] for seat in range(4)})
    asyncio.run(sitting.host.run())
    assert sitting.table.over
    for player in sitting.players:
        assert player.heard == sitting.table.heard(player.seat)
    assert len(sitting.players[0].heard) == CLAIMS
    assert all(isinstance(event, Said) for event in sitting.players[0].heard)


def test_the_same_seeds_play_the_same_match_and_stop_anywhere() -> None:
    """A match that was loaded in the middle goes on as it would have gone."""

    def played(table: Table) -> Table:
        asyncio.run(Host(table, bot_players(table)).run())
        return table

    whole = played(Table("oh_crud", seats=3, seed="s", botseed="b"))
    for length in (0, 1, 50, whole.length - 1):
        half = Table.load(whole.save())
        half.rewind(length)
        half = Table.load(half.save())
        assert played(half).log() == whole.log()
    other = played(Table("oh_crud", seats=3, seed="s", botseed="c"))
    assert other.log() != whole.log()
