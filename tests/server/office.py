"""The part of a server that keeps tables and players, without a process: on a real store, with a clock that is moved by hand,
and with bots that think here and answer at once.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.at_once import AtOnce
from tests.server.hand_clock import HandClock
from tests.server.people import new_key
from tests.store.help import opened

from cabstand.core import OVER, Seat
from cabstand.server import stages
from cabstand.server.bots import BotPool
from cabstand.server.desk import Desk
from cabstand.server.housekeeping import Expiry, Housekeeping
from cabstand.server.hub import Reader, Viewer
from cabstand.server.laying import lay_daily, lay_table
from cabstand.server.live import Live
from cabstand.server.messages import Done
from cabstand.server.moves import make_move
from cabstand.server.players import Players, new_id
from cabstand.server.requests import NewTable, WantedSeat
from cabstand.store.store import Attempt, Day, Player, Row, Store
from cabstand.table.plan import Plan, change
from cabstand.table.sheets import sheet_of

SECRET = "5e" * 32
ME, LINK, BOT = WantedSeat("me"), WantedSeat("link"), WantedSeat("bot", level="simple")


class Office:
    def __init__(self, store: Store, expiry: Expiry | None = None) -> None:
        self.clock = HandClock()
        self.store = store
        self.bots = BotPool(AtOnce())
        self.desk = Desk(store, self.bots, self.clock)
        self.players = Players(store, self.clock.wall)
        self.housekeeping = Housekeeping(store, self.desk, self.players, expiry or Expiry(), self.clock)

    async def wait(self, seconds: float) -> None:
        """Some time goes by in which nobody comes."""
        self.clock.skip(seconds)
        self.desk.let_go(-1)
        await self.housekeeping.clean_up()

    async def welcome(self, *names: str) -> list[Player]:
        """New players."""
        return [(await self.players.welcome(name))[0] for name in names]

    async def lay(self, host: Player, *seats: WantedSeat, **wanted: Any) -> Live:
        """A new table, with whatever NewTable can ask for."""
        return (await self.lay_open(host, *(seats or (ME, LINK)), **wanted))[0]

    async def lay_open(self, host: Player, *seats: WantedSeat, **wanted: Any) -> tuple[Live, str]:
        """A new table, and the token of its link. With a `secret` of the dice they fall the same in every run."""
        game, secret = wanted.pop("game", "taxi" if wanted.get("big") else "space-taxi"), wanted.pop("secret", "")
        live, invite = await lay_table(self.desk, host, NewTable(game, list(seats), **wanted))
        if secret:
            async with live.alone():
                await live.save(change(live.plan, secret=secret))
        return live, invite

    async def lay_begun(self, plan: Plan, lines: Sequence[str]) -> Live:
        """A game that is under way, with the lines that a test wants (tests.server.worlds makes some)."""
        await self.store.tables.create(sheet_of(plan, 1, int(self.clock.wall() * 1000)), plan.seats.members)
        for seq, line in enumerate(lines, 1):
            await self.store.lines.append(Row(plan.table, seq, line, "test", 0, f"laid/{seq}"))
        return await self.desk.live(plan.table)

    async def lay_daily(self, player: Player, day: str) -> Live:
        await self.store.days.add(Day("space-taxi", day, "5e" * 32))
        attempt = Attempt("space-taxi", day, player.id, 1, new_id())
        await self.store.days.add_attempt(attempt)
        return await lay_daily(self.desk, player, attempt, "5e" * 32)


@asynccontextmanager
async def office(file: Path, expiry: Expiry | None = None) -> AsyncIterator[Office]:
    async with opened(file) as store:
        here = Office(store, expiry)
        try:
            yield here
        finally:
            await here.desk.close()
            here.bots.close()


class Ear(Reader):
    """Somebody who follows a table and remembers all that was sent."""

    def __init__(self, live: Live, viewer: Viewer, player: str, reads: bool = False) -> None:
        super().__init__(viewer, player, reads)
        self.messages: list[dict[str, Any]] = []
        self.is_open = True
        live.audience.follow(self, None)

    def put(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def drop(self) -> None:
        self.dropped, self.is_open = True, False

    def finish(self) -> None:
        self.is_open = False

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind: snapshot, moved, presence ..."""
        return [message for message in self.messages if message["type"] == kind]

    @property
    def last(self) -> dict[str, Any]:
        """The newest message that shows the game."""
        return next(message for message in reversed(self.messages) if message["type"] in ("snapshot", "moved"))


async def start(live: Live) -> None:
    async with live.alone():
        await stages.start(live)


async def move(live: Live, player: str, seat: int, text: str) -> Done:
    """A player's move, on the table as it is now; seats are counted from 0."""
    async with live.alone():
        return await make_move(live, player, seat, live.seq, new_key(), text)


async def fall_back(live: Live, player: str) -> None:
    """The move that the rules make for a seat that does not."""
    table = live.table
    text = table.game.write_move(table.to_move, table.game.fallback(table.state, Seat(int(table.to_move))))
    await move(live, player, int(table.to_move), text)


async def play_out(live: Live, player: Player) -> None:
    await start(live)
    while live.table.to_move != OVER:
        await fall_back(live, player.id)
