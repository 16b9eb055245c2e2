"""The dice of a daily taxi: the same for everybody on a server, whatever they choose and whenever they play.

A day has one secret, and no player adds to it. A draw is one die, named by the turn, the throw within it and the die: `3.2.p4`
is the fourth passenger die of the second throw of the third turn. So equal choices meet equal dice, and somebody who chose
otherwise, took a move back or paused meets the same dice under the same names. `docs/daily.md` tells it to players.
"""

from datetime import UTC, datetime
from typing import Final

from cabstand.core import Game, Move
from cabstand.core.game import refuse
from cabstand.core.rng import below
from cabstand.core.rule import States, plain
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.figures import facts
from cabstand.games.space_taxi.record import MOST_ROUNDS
from cabstand.games.space_taxi.rules import CRYSTAL_SIDES, FUEL_DICE, PASSENGER_DICE, SPECIES, TILES
from cabstand.table.dice import FairDice, Promise

GAME: Final = "space-taxi"
TURNS: Final = MOST_ROUNDS
"""Somebody alone plays all the rounds there are."""
THROWS: Final = TILES
"""Every throw turns a tile."""
SIDES: Final = SPECIES + 1
GRACE: Final = 3600.0
"""Seconds after the end of a day for those who are under way; then its secret is shown."""
_PASSENGERS: Final = tuple(f"p{number}" for number in range(1, PASSENGER_DICE + 1))
_FUEL: Final = tuple(f"f{number}" for number in range(1, FUEL_DICE + 1))
_CRYSTAL: Final = "s"


def day_at(seconds: float) -> str:
    """The day in Greenwich at a moment (seconds since 1970): everybody's day begins at the same time."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day ends and the next begins; refused where it is no day, as in 2026-11-15."""
    try:
        begins = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise refuse("daily-no-day", day=day[:20]) from None
    if begins.date().isoformat() != day:
        raise refuse("daily-no-day", day=day[:20])
    return begins.timestamp() + 24 * 3600


def shown_from(day: str) -> float:
    """The moment from which the secret of a day may be known; what is finished later does not count."""
    return end_of(day) + GRACE


def day_before(day: str) -> str:
    return day_at(end_of(day) - 36 * 3600)


class DailyDice(FairDice):
    """Where chance comes from at the tables of a day."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret, [""])

    def die(self, turn: int, throw: int, die: str) -> int:
        """What one die shows: a face from 0 for passengers and fuel, a number from 1 for the smuggling die."""
        numbers = self.stream(f"{turn}.{throw}.{die}")
        return int(below(numbers, SIDES) if die != _CRYSTAL else 1 + below(numbers, CRYSTAL_SIDES))

    def throw(self, turn: int, throw: int, passengers: int, fuel: int, crystal: bool) -> Move:
        """How so many dice fall: of each kind the first ones."""
        shown = [moves.heap(self.die(turn, throw, die), 1) for die in _PASSENGERS[:passengers]]
        shown += [moves.heap(moves.FUEL + self.die(turn, throw, die), 1) for die in _FUEL[:fuel]]
        if crystal:
            shown.append(moves.heap(moves.CRYSTAL, self.die(turn, throw, _CRYSTAL)))
        return Move(moves.ROLL + sum(int(one) for one in shown))

    def all_dice(self) -> list[list[list[int]]]:
        """Every die of the day by turn, throw and die: passengers, fuel, smuggling."""
        dice, throws, turns = (*_PASSENGERS, *_FUEL, _CRYSTAL), range(1, THROWS + 1), range(1, TURNS + 1)
        return [[[self.die(turn, throw, die) for die in dice] for throw in throws] for turn in turns]

    def draw(self, game: Game, state: States, name: str) -> Move:
        s, in_hand = plain(state), facts(state)
        crystal = not s.mine and not s.aside
        passengers = in_hand.dice_in_hand - in_hand.fuel_in_hand - crystal
        return self.throw(s.round_no + 1, TILES - sum(s.open) + 1, passengers, in_hand.fuel_in_hand, crystal)


def dice_of(secret: bytes, promise: Promise) -> FairDice:
    """Where chance comes from at a table, by what its header promises."""
    return DailyDice(secret) if promise.day else FairDice(secret, promise.nonces)
