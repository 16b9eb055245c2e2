"""The end of a shift: where everybody's money came from and went, and the answers, talks and presents to remember."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cabstand.core.ending import Award, Ending, Finish, Moments, Part, places
from cabstand.core.game import Game
from cabstand.core.rule import States, plain
from cabstand.core.step import Step
from cabstand.games.taxi import money, moves, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.figures import drive_of, facts
from cabstand.games.taxi.record import Record

_FIELDS: Final = ("seat", "phase", "money", "token", "out", "rung", "target", "round_no")
KINDS: Final = ("float", "fares", "rank", "tips", "talk", "presents", "costs", "token")
"""Where money comes from and goes, in the order in which it is told."""
_TALKATIVE: Final = 2  # words of a card
_LUCKY: Final = 8  # pounds
_STUCK: Final = 2  # turns in the road works


class TaxiEnding(Ending):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self._sums = [Counter({"float": money.FLOAT}) for _ in self.seats]
        self._turn = [0] * seats
        """What a seat has earned in the turn that is under way."""
        self._stuck = [0] * seats
        """How many turns in a row it has ended in the road works."""
        self._kept = True
        self._answers = Moments()
        self._talks = Moments()
        self._presents = Moments()
        self._luck = Moments()
        self._turns = Moments()
        self._works = Moments()

    def see(self, seq: int, step: Step) -> None:
        was: Record = plain(step.before, _FIELDS)
        now: Record = plain(step.after, _FIELDS)
        self._see_money(step, was, now)
        self._see_card(seq, step, was, now)
        if was.phase != r.ORDER and (now.phase == r.DONE or (now.seat, now.round_no) != (was.seat, was.round_no)):
            self._see_turn(seq, was.seat, now)

    def _see_money(self, step: Step, was: Record, now: Record) -> None:
        for seat in self.seats:
            change = now.money[seat] - was.money[seat]
            if seat == was.seat:
                self._turn[seat] += change
            if was.token[seat] and not now.token[seat]:
                self._sums[seat]["token"] += money.LOAN
                change -= money.LOAN
            elif now.token[seat] and not was.token[seat]:
                self._sums[seat]["token"] -= money.TOKEN_COSTS
                change += money.TOKEN_COSTS
            if change:
                self._count(step, was, seat, change)

    def _count(self, step: Step, was: Record, seat: int, change: int) -> None:
        kind = moves.kind(step.move)
        if kind == moves.DIE and was.phase == r.THROW and drive_of(step.before, int(moves.number(step.move))).leaves_rank:
            self._sums[seat]["rank"] += rules.RANK_PAYS
            change -= rules.RANK_PAYS
        names = {moves.RIGHT: "tips", moves.WORDS: "talk", moves.GIFT: "presents"}
        usual = "fares" if change > 0 else "costs"
        self._sums[seat][names.get(kind, usual)] += change

    def _see_card(self, seq: int, step: Step, was: Record, now: Record) -> None:
        kind, number, seat = moves.kind(step.move), int(moves.number(step.move)), was.seat + 1
        if kind == moves.RIGHT:
            pounds = facts(step.before).question_value
            self._answers.offer(pounds, Award("taxi-award-answer", {"pounds": pounds}, seat, seq))
        elif kind == moves.WORDS and number >= _TALKATIVE:
            self._talks.offer(number, Award("taxi-award-talk", {"words": number}, seat, seq))
        elif kind in (moves.KEEP, moves.HAND):
            self._kept = kind == moves.KEEP
        elif kind == moves.GIFT:
            self._see_present(seq, seat, was, now)

    def _see_present(self, seq: int, seat: int, was: Record, now: Record) -> None:
        to = was.target
        pounds = now.money[to] - was.money[to]
        if self._kept and pounds >= _LUCKY:
            self._luck.offer(pounds, Award("taxi-award-luck", {"pounds": pounds}, seat, seq))
        elif not self._kept and pounds < 0:
            self._presents.offer(-pounds, Award("taxi-award-present", {"pounds": -pounds, "to": to + 1}, seat, seq))

    def _see_turn(self, seq: int, seat: int, now: Record) -> None:
        pounds, self._turn[seat] = self._turn[seat], 0
        if pounds > 0:
            self._turns.offer(pounds, Award("taxi-award-turn", {"pounds": pounds}, seat + 1, seq))
        self._stuck[seat] = self._stuck[seat] + 1 if now.rung[seat] else 0
        if self._stuck[seat] >= _STUCK:
            turns = self._stuck[seat]
            self._works.offer(turns, Award("taxi-award-works", {"turns": turns}, seat + 1, seq))

    def awards(self) -> Iterable[Award]:
        for kind in (self._answers, self._presents, self._talks, self._turns, self._luck, self._works):
            yield from kind.best()

    def finishes(self, state: States) -> list[Finish]:
        s: Record = plain(state, _FIELDS)
        f = facts(state)
        place = places([(f.has_won[seat], not s.out[seat], s.token[seat], s.money[seat]) for seat in self.seats])
        return [Finish(seat + 1, place[seat], s.money[seat], self._parts(seat), self._best(seat + 1)) for seat in self.seats]

    def _parts(self, seat: int) -> list[Part]:
        return [Part(f"taxi-part-{kind}", self._sums[seat][kind]) for kind in KINDS if self._sums[seat][kind]]

    def _best(self, seat: int) -> Award | None:
        turn = self._turns.of(seat)
        return turn and Award("taxi-best-turn", turn.args, seat, turn.seq)


ENDING: Final = TaxiEnding
