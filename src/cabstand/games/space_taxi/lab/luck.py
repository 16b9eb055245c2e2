"""Luck in games of Space Taxi, so that strength can be seen through it.

After every turn each seat has a chance to win, before it too; by how much it went up is the luck of that turn, less what was to
be expected of whoever played it. What was to be expected is the mean of many turns played the same way from the same situation
with other dice. So luck has the mean zero, and wins less luck have the same mean as wins, but hardly any spread. The chances
come from `solver/win.py`; where they are wrong, luck is told a little wrong and the spread is wider, but the mean stays.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from cabstand.core.rng import Stream, streams
from cabstand.core.rule import Ints, States, copied, record
from cabstand.games.space_taxi.record import MOST_ROUNDS, MOST_SEATS
from cabstand.games.space_taxi.rules import TILES, seat_in_turn
from cabstand.games.space_taxi.solver.places import Floats
from cabstand.games.space_taxi.solver.season_cache import season
from cabstand.games.space_taxi.solver.win import wins_by_end

THROWS: Final = MOST_ROUNDS * MOST_SEATS * TILES
"""Throws of a game that have a name."""
OTHERS: Final = 600
"""Turns that tell what was to be expected."""
FUTURES: Final = 4096


class Plan(NamedTuple):
    """How a turn is played in these games."""

    games: Ints
    play: Callable[[States, Ints, Stream], int]


class Luck:
    """Of one turn in each game of a plan. Made before the turn is played."""

    def __init__(self, states: States, plan: Plan, dice: Stream) -> None:
        self.plan = plan
        self.row = int(record(states, int(plan.games[0])).round_no)
        self.seats = [int(seat_in_turn(states[game])) for game in plan.games]
        played = season(int(record(states).seats))
        self.wins = [wins_by_end(played, states[game : game + 1], FUTURES) for game in plan.games]
        self.expected = []
        for game, seat, wins in zip(plan.games, self.seats, self.wins, strict=True):
            ends = self._other_turns(states, int(game), seat, int(dice[game, 0, 0]))
            self.expected.append(wins[ends[:, 0], ends[:, 1]].mean(axis=0))

    def _other_turns(self, states: States, game: int, seat: int, seed: int) -> Ints:
        """Score and coins left of turns from the situation of this game with other dice."""
        others = copied(states[game : game + 1], OTHERS)
        first = THROWS + (self.row * MOST_SEATS + seat) * OTHERS * THROWS
        dice = streams(seed, first, OTHERS * THROWS).reshape(OTHERS, THROWS, 2)
        self.plan.play(others, np.arange(OTHERS), dice)
        return self._ends(others, np.arange(OTHERS), [seat] * OTHERS)

    def had(self, states: States) -> Floats:
        """After the turn: the luck of every seat, by game."""
        ends = self._ends(states, self.plan.games, self.seats)
        each = zip(self.wins, ends, self.expected, strict=True)
        return np.array([wins[score, left] - expected for wins, (score, left), expected in each])

    def _ends(self, states: States, games: Ints, seats: list[int]) -> Ints:
        return np.stack([states["scores"][games, self.row, seats], states["coins"][games, seats]], axis=1).astype(np.int64)
