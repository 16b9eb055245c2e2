"""Everybody at once: as many tables as the players fill, for as long as is asked."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cabstand.core import Game
from cabstand.load.figures import Figures
from cabstand.load.party import Party

WATCHED: Final = 5
"""Somebody watches one table in so many."""
_AT_ONCE: Final = 16
"""Tables that are laid at the same time."""
_LAST: Final = 60.0
"""Seconds that people may take to finish what they are at."""


async def run(
    ports: Sequence[int],
    game: Game,
    players: int,
    seconds: float,
    pace: float,
    seed: int,
    figures: Figures,
    tell: Callable[[str, int], None],
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Play on the servers at some ports of this machine. Everybody dials any of them; of several, each may break.

    `tell` hears how far it is: what is done, and how much of it. Once it is `enough`, people go home before their time.
    """
    dice = Random(seed)
    tables = max(1, players // game.box_seats.start)
    parties = [Party(ports, game, number % WATCHED == 0, pace, figures, Random(dice.random())) for number in range(tables)]
    doors = asyncio.Semaphore(_AT_ONCE)

    async def arrive(party: Party) -> None:
        async with doors:
            await party.arrive()
        tell("arrive", 1)

    await asyncio.gather(*map(arrive, parties))
    figures.begin()
    playing = [asyncio.create_task(party.play()) for party in parties]
    for _ in range(round(seconds)):
        done, _ = await asyncio.wait(playing, timeout=1.0)
        tell("play", 1)
        if enough() or len(done) == len(playing):
            break
    for party in parties:
        party.stop()
    _, late = await asyncio.wait(playing, timeout=_LAST)
    for task in late:
        task.cancel()
    if late:
        figures.fault("the end", f"{len(late)} tables came to no end")
    for party in parties:
        await party.close()
