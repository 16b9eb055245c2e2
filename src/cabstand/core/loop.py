"""Whole games between bots, as fast as they go: what the lab asks of a game."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Loop:
    """Compiled loops over many games at once. Both return how many moves were made.

    `play(states, rngs, bots, scores, won)`: `bots` holds the number of each seat's bot.
    """

    play: Callable[..., int]
    play_together: Callable[..., int] | None = None
    """For bots that solve their turns: `bots` by game and seat, and one more array, in which luck is noted."""
    note: Callable[..., int] | None = None
    """For bots that answer at once, with decisions written down: `note(states, rngs, bots, seen, facts, lists, scores, won)`
    plays games while there is room and says how many. Row by row `seen` is what the seat to move saw, and `facts` the game, the
    seat, its move and where its legal moves end in `lists`; a -1 closes them."""
    judge: Callable[..., int] | None = None
    """Where a game has a referee: what `play` lets it say, `judge(states, bots, rng)`, for the first of the states."""
