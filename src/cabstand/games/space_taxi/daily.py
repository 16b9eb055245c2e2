"""The daily taxi: five turns whose dice are the same for everybody, whatever they choose and whenever they play.

A draw is one die, named by the turn, the throw within it and the die: `3.2.p4` is the fourth passenger die of the second throw
of the third turn. So equal choices meet equal dice, and somebody who chose otherwise, took a move back or paused meets the
same dice under the same names.
"""

from typing import Any, ClassVar, Final

from cabstand.core.daily import Daily, Figures, Streams
from cabstand.core.game import Move, StoryLine
from cabstand.core.rng import below
from cabstand.core.rule import States, plain
from cabstand.games.space_taxi import moves, notation
from cabstand.games.space_taxi.figures import facts
from cabstand.games.space_taxi.record import MOST_ROUNDS
from cabstand.games.space_taxi.rules import CRYSTAL_SIDES, FIRST_COINS, FUEL_DICE, PASSENGER_DICE, SPECIES, TILES

THROWS: Final = TILES
"""Every throw turns a tile."""
SIDES: Final = SPECIES + 1
_PASSENGERS: Final = tuple(f"p{number}" for number in range(1, PASSENGER_DICE + 1))
_FUEL: Final = tuple(f"f{number}" for number in range(1, FUEL_DICE + 1))
_CRYSTAL: Final = "s"
_MARKS: Final = {
    "space-taxi-story-failed-launch": "failed",
    "space-taxi-story-launch": "launched",
    "space-taxi-story-full-taxi": "full",  # a full taxi is one that launched, too
}


class DailyTaxi(Daily):
    turns: ClassVar = MOST_ROUNDS
    """Somebody alone plays all the rounds there are."""

    def draw(self, state: States, streams: Streams) -> Move:
        s, in_hand = plain(state), facts(state)
        crystal = not s.mine and not s.aside
        passengers = in_hand.dice_in_hand - in_hand.fuel_in_hand - crystal
        return throw_of(streams, s.round_no + 1, TILES - sum(s.open) + 1, passengers, in_hand.fuel_in_hand, crystal)

    def scores(self, state: States) -> list[int]:
        return [int(score) for score in state["scores"][0, :, 0] if score >= 0]

    def mark(self, told: StoryLine) -> str:
        return _MARKS.get(told.message, "")

    def average(self) -> float:
        from cabstand.games.space_taxi.solver.worth import WORTH  # the solver is not for those who only check dice

        return WORTH[self.turns][FIRST_COINS]

    def all_chance(self, streams: Streams) -> Any:
        """Every die of the day by turn, throw and die: passengers, fuel, smuggling."""
        dice, throws, turns = (*_PASSENGERS, *_FUEL, _CRYSTAL), range(1, THROWS + 1), range(1, self.turns + 1)
        return [[[die_of(streams, turn, throw, die) for die in dice] for throw in throws] for turn in turns]

    def work_out(self, chance: Any) -> Figures:
        from cabstand.games.space_taxi.solver.day import best_scores, perfect_play

        scores, made = perfect_play(chance)
        return Figures(scores, best_scores(chance), [notation.write(move) for move in made])


def die_of(streams: Streams, turn: int, throw: int, die: str) -> int:
    """What one die shows: a face from 0 for passengers and fuel, a number from 1 for the smuggling die."""
    numbers = streams(f"{turn}.{throw}.{die}")
    return int(below(numbers, SIDES) if die != _CRYSTAL else 1 + below(numbers, CRYSTAL_SIDES))


def throw_of(streams: Streams, turn: int, throw: int, passengers: int, fuel: int, crystal: bool) -> Move:
    """How the dice in hand fall: of each kind the first ones."""
    shown = [moves.heap(die_of(streams, turn, throw, die), 1) for die in _PASSENGERS[:passengers]]
    shown += [moves.heap(moves.FUEL + die_of(streams, turn, throw, die), 1) for die in _FUEL[:fuel]]
    if crystal:
        shown.append(moves.heap(moves.CRYSTAL, die_of(streams, turn, throw, _CRYSTAL)))
    return Move(moves.ROLL + sum(int(one) for one in shown))


DAILY: Final = DailyTaxi()
