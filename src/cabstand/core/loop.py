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
