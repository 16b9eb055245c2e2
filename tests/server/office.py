"""The part of a server that keeps tables and players, without a process: on a real store, with a clock that can be set."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.people import new_key
from tests.store.help import opened

from cabstand.core import OVER, Seat
from cabstand.server.bots import BotPool
from cabstand.server.desk import Desk
from cabstand.server.housekeeping import Expiry, Housekeeping
from cabstand.server.live import Live
from cabstand.server.messages import NewTable, WantedSeat
from cabstand.server.players import Players, new_id
from cabstand.store.store import Attempt, Day, Player, Store

ME, LINK, BOT = WantedSeat("me"), WantedSeat("link"), WantedSeat("bot", level="simple")


class Office:
    def __init__(self, store: Store, expiry: Expiry | None = None) -> None:
        self.now = time.time()
        self.store = store
        self.desk = Desk(store, BotPool(compile_rules=False), lambda: self.now)
        self.players = Players(store, lambda: self.now)
        self.housekeeping = Housekeeping(store, self.desk, self.players, expiry or Expiry(), lambda: self.now)

    async def wait(self, seconds: float) -> None:
        """Some time goes by in which nobody comes."""
        self.now += seconds
        self.desk.let_go(-1)
        await self.housekeeping.clean_up()

    async def lay(self, host: Player, *seats: WantedSeat, big: bool = False) -> Live:
        return (await self.lay_open(host, *(seats or (ME, LINK)), big=big))[0]

    async def lay_open(self, host: Player, *seats: WantedSeat, big: bool = False) -> tuple[Live, str]:
        """A new table, and the token of its link."""
        return await self.desk.create(host, NewTable("taxi" if big else "space-taxi", list(seats), big=big))

    async def lay_daily(self, player: Player, day: str) -> Live:
        await self.store.add_day(Day("space-taxi", day, "5e" * 32))
        attempt = Attempt("space-taxi", day, player.id, 1, new_id())
        await self.store.add_attempt(attempt)
        return await self.desk.lay_daily(player, attempt, "5e" * 32)


@asynccontextmanager
async def office(file: Path, expiry: Expiry | None = None) -> AsyncIterator[Office]:
    async with opened(file) as store:
        yield Office(store, expiry)


async def play_out(live: Live, player: Player) -> None:
    async with live.alone():
        await live.start()
    while (mover := live.table.to_move) != OVER:
        move = live.game.write_move(mover, live.game.fallback(live.table.state, Seat(int(mover))))
        async with live.alone():
            await live.move(player.id, int(mover), live.seq, new_key(), move)
