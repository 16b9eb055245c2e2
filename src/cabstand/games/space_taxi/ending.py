"""The end of a game of Space Taxi: what the points were paid for, and who flew, threw and smuggled best."""

from collections.abc import Iterable
from math import comb
from typing import Final

import numpy as np

from cabstand.core.ending import Award, Ending, Finish, Moments, Part, places
from cabstand.core.game import Game
from cabstand.core.rule import States, copied, plain
from cabstand.core.step import Step
from cabstand.games.space_taxi import moves, one_game
from cabstand.games.space_taxi.figures import facts, place
from cabstand.games.space_taxi.record import Record
from cabstand.games.space_taxi.rules import POINTS_OF_A_COIN

_SIDES: Final = 6  # of a passenger die, one for each species and the thumbs-up
_MANY: Final = 3  # alike in one throw: fewer are no luck
_HIGH: Final = 5  # on the smuggling die


class SpaceTaxiEnding(Ending):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self._passengers = [0] * seats
        self._crystals = [0] * seats
        self._coins = [0] * seats
        self._on_meter = (0, 0)
        """What the passengers and the crystals of a taxi have brought that is up: it counts once it is written down."""
        self._returned = 0
        self._flights = Moments()
        self._throws = Moments()
        self._crystals_saved = Moments()
        self._left_behind = Moments()
        self._full = Moments()

    def see(self, seq: int, step: Step) -> None:
        kind = moves.kind(step.move)
        if kind == moves.LOT:
            return
        seat = int(one_game.seat_in_turn(step.before))
        if kind == moves.ROLL:
            self._see_throw(seq, seat, step.move)
        elif kind == moves.PLAY and moves.size(step.move):
            self._see_play(seq, seat, step)
        elif kind == moves.RETURN:
            self._returned = POINTS_OF_A_COIN * int(moves.number(step.move))
        on_sheet = (0, int(step.before["round_no"][0]), seat)
        if step.after["scores"][on_sheet] != step.before["scores"][on_sheet]:
            self._write_down(seq, seat, int(step.after["scores"][on_sheet]))

    def _see_throw(self, seq: int, seat: int, throw: int) -> None:
        out = np.empty(moves.SLOTS, np.int64)
        moves.all_dice(throw, out)
        passengers: list[int] = out[: moves.THUMB + 1].tolist()
        alike, dice = max(passengers[: moves.THUMB]), sum(passengers)
        if alike >= _MANY:
            award = Award("space-taxi-award-throw", {"alike": alike, "dice": dice}, seat + 1, seq)
            self._throws.offer(-_odds(alike, dice), award)

    def _see_play(self, seq: int, seat: int, step: Step) -> None:
        placed = copied(step.before)
        place(placed, step.move)
        f = facts(placed)
        if f.fuel_in_hand:
            return
        if not f.launch_factor:
            args = {"points": f.passenger_points, "fuel": f.fuel_total}
            if f.passenger_points:
                self._left_behind.offer(f.passenger_points, Award("space-taxi-award-ground", dict(args), seat + 1, seq))
            return
        if f.dice_in_hand:
            return
        passengers = f.passenger_points * f.launch_factor
        crystals = f.launch_points - passengers
        self._on_meter = (passengers, crystals)
        if crystals >= _HIGH:
            self._crystals_saved.offer(crystals, Award("space-taxi-award-smuggler", {"crystal": crystals}, seat + 1, seq))
        if f.taxi_is_full:
            self._full.offer(f.launch_points, Award("space-taxi-award-full", {"points": passengers}, seat + 1, seq))

    def _write_down(self, seq: int, seat: int, points: int) -> None:
        passengers, crystals = self._on_meter
        self._passengers[seat] += passengers
        self._crystals[seat] += crystals
        self._coins[seat] += self._returned
        self._on_meter, self._returned = (0, 0), 0
        if points > 0:
            self._flights.offer(points, Award("space-taxi-award-flight", {"points": points}, seat + 1, seq))

    def awards(self) -> Iterable[Award]:
        for kind in (self._flights, self._throws, self._crystals_saved, self._left_behind, self._full):
            yield from kind.best()

    def finishes(self, state: States) -> list[Finish]:
        f = facts(state)
        place = places([(f.has_won[seat], f.total[seat]) for seat in self.seats])
        return [
            Finish(seat + 1, place[seat], f.total[seat], self._parts(state, seat), self._best(seat + 1)) for seat in self.seats
        ]

    def _parts(self, state: States, seat: int) -> list[Part]:
        s: Record = plain(state)
        f = facts(state)
        struck_out = sum(s.scores[row][seat] for row in range(f.rounds) if f.is_struck_out[row][seat])
        parts = [
            Part("space-taxi-part-passengers", self._passengers[seat]),
            Part("space-taxi-part-crystals", self._crystals[seat]),
            Part("space-taxi-part-coins", self._coins[seat]),
            Part("space-taxi-part-struck-out", -struck_out),
        ]
        return [part for part in parts if part.amount]

    def _best(self, seat: int) -> Award | None:
        flight = self._flights.of(seat)
        return flight and Award("space-taxi-best-flight", flight.args, seat, flight.seq)


def _odds(alike: int, dice: int) -> float:
    """How often so many dice show at least so many of one species; a little more, where two could at once."""
    least = sum(comb(dice, n) * (_SIDES - 1) ** (dice - n) for n in range(alike, dice + 1))
    return float((_SIDES - 1) * least / _SIDES**dice)


ENDING: Final = SpaceTaxiEnding
