"""Which bot is stronger: one alone against others of another kind, in every seat, on the same dice."""

from math import sqrt

import msgspec
import numpy as np

from cabstand.lab.simulate import Z95, Interval, Job, play_through


class Match(msgspec.Struct, frozen=True):
    """Of `games` deals, each played once from every seat, the share that the one alone has won; a shared win is shared."""

    one: str
    others: str
    seats: int
    games: int
    share: float
    interval: Interval


def alone(game: str, one: str, others: str, seats: int, games: int, seed: int, options: dict[str, str]) -> Match:
    """The interval is that of deals: what one deal gives in all its seats belongs together."""
    shares = np.zeros(games)
    for seat in range(seats):
        bots = tuple(one if at == seat else others for at in range(seats))
        won = play_through(Job(game, bots, seed, 0, games, options)).won
        shares += won[:, seat] / np.maximum(1, won.sum(axis=1)) / seats
    mean = float(shares.mean())
    half = Z95 * float(shares.std(ddof=1)) / sqrt(games)
    return Match(one, others, seats, games, mean, Interval(mean - half, mean + half))
