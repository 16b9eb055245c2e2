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
    judge: Callable[..., int] | None = None
    """Where a game has a referee: what `play` lets it say, `judge(states, bots, rng)`, for the first of the states."""
