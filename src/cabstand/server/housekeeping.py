"""Housekeeping: unused codes, lobbies and players expire, and players who were forgotten stop following tables."""

import asyncio
import logging
from typing import Final

import msgspec

from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.desk import Desk
from cabstand.server.missing_games import keep_lobbies
from cabstand.server.player_tables import people_here, see_out
from cabstand.server.players import Players
from cabstand.store.store import Store, StoreBroken

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
_LOOK_SECONDS: Final = 30.0
log = logging.getLogger("cabstand.housekeeping")


class Expiry(msgspec.Struct, frozen=True):
    """After how many seconds without use something expires; 0: never."""

    code: float = DAY
    """A code is for one evening. People who come back to the table later get a new one; the link still works."""
    lobby: float = 7 * DAY
    """A table that never began: friends who agree on a date do so within a week."""
    player: float = 60 * DAY
    """Somebody without a table, a pack, a finished game or a daily game: their name is all that they lose."""


class Housekeeping:
    def __init__(self, store: Store, desk: Desk, players: Players, expiry: Expiry, clock: Clock = SYSTEM_CLOCK) -> None:
        self._store = store
        self._desk = desk
        self._players = players
        self._expiry = expiry
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        cleaned = float("-inf")
        while True:
            self._players.let_go()
            try:
                await self.see_out_the_forgotten()
                if self._clock.now() - cleaned > HOUR:
                    cleaned = self._clock.now()
                    await self.clean_up()
            except StoreBroken as error:
                log.warning("nothing is cleaned up for now: %s", error)
            await self._clock.sleep(_LOOK_SECONDS)

    async def see_out_the_forgotten(self) -> None:
        """End the streams of players who deleted themselves at another process."""
        here = people_here(self._desk)
        if here:
            for player in here - await self._store.players.among(here):
                see_out(self._desk, player)

    async def clean_up(self) -> None:
        """Clean up, once an hour. People who look at a table all this time are there, although they ask for nothing."""
        for live in list(self._desk.lives.values()):
            if len(live.hub):
                await self._desk.visits.note(live)
        if self._expiry.code:
            for table in await self._store.tables.expire_codes(self._before(self._expiry.code)):
                if table in self._desk.lives:  # the next person who comes gets a new code
                    await self._desk.refresh(self._desk.lives[table])
        if self._expiry.lobby:
            await keep_lobbies(self._store, self._before(0.0))
            gone = await self._store.tables.expire_lobbies(self._before(self._expiry.lobby))
            self._desk.clear_away(gone)
            _say("%d tables that never began", len(gone))
        if self._expiry.player:
            _say("%d players", len(await self._store.players.expire(self._before(self._expiry.player))))

    def _before(self, seconds: float) -> int:
        return int((self._clock.wall() - seconds) * 1000)


def _say(what: str, number: int) -> None:
    if number:
        log.info(f"nobody used them, they are gone: {what}", number)
