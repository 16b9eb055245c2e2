"""Bots against each other: every deal is played by all line-ups in all seat orders, on the same chance.

Luck that one seat has in a game, each bot has once. So a result is a *deal*: the games of all orders together, and intervals
come from the spread between deals. A shared win is shared: with equal bots everybody has the same share on average, whatever
the ties. Where a game notes luck (with bots that solve their turns), wins less luck have the same mean and much less spread.

Deals are played in batches. What a batch brings is all that is kept of it (`Batch`), everything told is worked out from
batches (`standings.py`), and a log is a row of them (`arena_log.py`).
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

import msgspec
import numpy as np

from cabstand.core.bot import Bot
from cabstand.core.game import refuse
from cabstand.core.registry import find_game
from cabstand.core.rule import Ints
from cabstand.lab.contestants import contestant, is_outside
from cabstand.lab.simulate import Job, Played, play_orders_through

FORMAT: Final = 1
_SLOW_DEALS: Final = 20  # at once: few enough to see how it goes, and turns that are the same in several games are solved once
_FAST_DEALS: Final = 500
_BEST: Final = 2**40
"""More than any score."""


class Setup(msgspec.Struct, frozen=True):
    """What an arena plays: it and nothing else settles every result. It is the first line of a log."""

    arena: int
    """The format of the log."""
    game: str
    rules: int
    bots: tuple[str, ...]
    players: int
    """At a table. Where more bots are named, they take turns."""
    options: dict[str, str]
    seed: int
    batch: int
    """Deals at once."""


class Batch(msgspec.Struct, frozen=True):
    """What came of some deals."""

    first: int
    count: int
    moves: int
    ranks: list[str]
    """By deal: the ranks of all seats, game by game in the order of `tables`; who shares a win has rank 1."""
    scores: list[dict[int, int]]
    """By kind of bot: how often each score came about."""
    luck: list[list[float]] | None = None
    """By deal and kind of bot, in wins; None where luck is not noted."""


def set_up(name: str, bots: tuple[str, ...], players: int, options: dict[str, str], seed: int) -> Setup:
    """The arena, if the game and all bots are there."""
    game = find_game(name)
    if len(bots) < players or len(bots) < 2:
        raise refuse("arena-too-few", bots=len(bots), players=max(players, 2))
    game.new(players, options)
    slow = [is_outside(bot) or is_slow(contestant(game, bot)) for bot in dict.fromkeys(bots)]
    return Setup(FORMAT, name, game.version, bots, players, options, seed, _SLOW_DEALS if any(slow) else _FAST_DEALS)


def is_slow(bot: Bot) -> bool:
    """Whether it takes its time for a move."""
    return bot.solves or bot.ponders


def kinds(bots: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(bots))


@lru_cache
def tables(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every line-up in every order that differs: the games of a deal."""
    return list(dict.fromkeys(order for some in combinations(bots, players) for order in permutations(some)))


def play_batch(setup: Setup, first: int, count: int) -> Batch:
    """Play some deals, each at all tables."""
    seated, names = tables(setup.bots, setup.players), kinds(setup.bots)
    job = Job(setup.game, seated[0], setup.seed, first, count, setup.options)
    played = play_orders_through(job, seated)
    scores: list[dict[int, int]] = [{} for _ in names]
    luck = np.zeros((count, len(names)))
    for table, games in zip(seated, played, strict=True):
        for seat, bot in enumerate(table):
            _count(games.scores[:, seat], scores[names.index(bot)])
            if games.luck is not None:
                luck[:, names.index(bot)] += games.luck[:, seat]
    ranks = np.concatenate([ranked(games) for games in played], axis=1)
    return Batch(
        first=first,
        count=count,
        moves=sum(games.moves for games in played),
        ranks=["".join(map(str, row)) for row in ranks.tolist()],
        scores=[dict(sorted(each.items())) for each in scores],
        luck=None if played[0].luck is None else luck.round(6).tolist(),
    )


def _count(values: Ints, found: dict[int, int]) -> None:
    for value, times in zip(*np.unique(values, return_counts=True), strict=True):
        found[int(value)] = found.get(int(value), 0) + int(times)


def ranked(games: Played) -> Ints:
    """By game and seat, 1 is best: winners, then the others by score. A game that nobody wins is shared by all."""
    standing = np.where(games.won > 0, _BEST, games.scores)
    standing = np.where(games.won.any(axis=1, keepdims=True), standing, 0)
    ranks: Ints = 1 + (standing[:, None, :] > standing[:, :, None]).sum(axis=2)
    return ranks
