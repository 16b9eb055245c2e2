"""The coach of TAXI!: the odds of each choice. Used cards lie open, so what is left is known, and a die has six sides.

`pounds` is what a choice brings on average by itself, `win` the chance to end the shift richest after it (`bots/win.py`).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from cabstand.core.coach import Act, Advice, Choice, Coach, GameReview, check_choice
from cabstand.core.game import Actor, Move, Seat, StoryLine
from cabstand.core.rule import States, record
from cabstand.games.taxi import moves
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.bots.win import card_chances
from cabstand.games.taxi.money import TOKEN_COSTS
from cabstand.games.taxi.record import CHOOSE, DIVERT, FARE, LADDER, LEAVE, ORDER, REFUEL, SLIDE, Record
from cabstand.games.taxi.record import THROW as ON_THE_LOOP
from cabstand.games.taxi.rules import EXIT_COSTS, ONE_COSTS, RANK_PAYS, REFUEL_COSTS, STAY_COSTS, WORD_PAYS

_SIDES: Final = 6
_OFF: Final = 11 / 36  # of two throws one shows the number of the box
_ONES: Final = 1 / 5  # that are thrown on average before another number


class TaxiCoach(Coach):
    reviews = True

    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        check_choice(TAXI, hidden, seat, chosen)
        found = [Move(int(move)) for move in TAXI.legal(hidden, Actor(seat))]
        told = [_choice(hidden, seat, move) for move in found]
        told.sort(key=lambda choice: -choice.figures.get("win", choice.figures.get("pounds", 0.0)))
        asked = None if chosen is None else _choice(hidden, seat, chosen)
        return Advice(told, asked)

    def review(self, start: States, acts: Sequence[Act]) -> GameReview:
        from cabstand.games.taxi.review import review  # not for those who only ask what to do

        return review(start, acts)


def _choice(state: States, seat: Seat, move: Move) -> Choice:
    s: Record = record(state)
    kind = moves.kind(move)
    figures = {} if s.phase == ORDER else {"pounds": 0.0}
    why: list[StoryLine] = []
    if kind == moves.REDEEM:
        figures["pounds"] = -float(TOKEN_COSTS)
        why.append(StoryLine("taxi-coach-token", {}))
    elif s.phase == CHOOSE:
        figures["win"] = card_chances(state)[seat if kind == moves.KEEP else moves.number(move)]
        figures["pounds"], line = _gifts(s)
        why.append(line)
        if kind == moves.HAND:
            figures["pounds"] = 0.0
    elif s.phase == DIVERT:
        figures["pounds"] = -float(EXIT_COSTS) if kind == moves.PAY else -(ONE_COSTS * _ONES + STAY_COSTS * (1 - _OFF) / _OFF)
        why.append(StoryLine("taxi-coach-ladder-pay", {}) if kind == moves.PAY else StoryLine("taxi-coach-ladder-throw", {}))
    elif s.phase == LEAVE:
        if kind == moves.BY_GIVE:
            figures["pounds"], line = _gifts(s)
            why.append(line)
        else:
            why.append(StoryLine("taxi-coach-talk", {"pounds": WORD_PAYS}))
    elif s.phase in (LADDER, SLIDE):
        why.append(StoryLine("taxi-coach-ladder-throw", {}))
    elif s.phase == ON_THE_LOOP:
        figures["pounds"] = sum(_pounds(s, seat, die) for die in range(1, _SIDES + 1)) / _SIDES
        why += _boxes(s, seat)
    return Choice(TAXI.write_move(Actor(seat), move), figures, why)


def _gifts(s: Record) -> tuple[float, StoryLine]:
    """What a Give or Take card brings on average, of those that may still be drawn."""
    left = [int(s.gift_amounts[card]) for card in range(s.gifts) if not s.gift_used[card] or s.gifts_used == s.gifts]
    gains = sum(1 for amount in left if amount > 0)
    return sum(left) / len(left), StoryLine("taxi-coach-gifts", {"gains": gains, "cards": len(left)})


def _box(s: Record, seat: Seat, die: int) -> int:
    return int((s.place[seat] + die) % s.boxes)


def _pounds(s: Record, seat: Seat, die: int) -> float:
    """What a throw brings at once: fares, fuel, and RANK when it is left behind."""
    box, before = _box(s, seat, die), int(s.place[seat])
    passed = (before == 0 and s.started[seat]) or before + die > s.boxes
    paid = {FARE: int(s.amounts[box]), REFUEL: -REFUEL_COSTS}.get(int(s.kinds[box]), 0)
    return float(paid + (RANK_PAYS if passed else 0))


def _boxes(s: Record, seat: Seat) -> Iterator[StoryLine]:
    """Which numbers lead to a fare, and which to something that costs."""
    kinds = [int(s.kinds[_box(s, seat, die)]) for die in range(1, _SIDES + 1)]
    yield StoryLine("taxi-coach-boxes", {"fares": kinds.count(FARE), "fuel": kinds.count(REFUEL)})


COACH: Final = TaxiCoach()
