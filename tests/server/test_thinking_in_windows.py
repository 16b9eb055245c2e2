"""How long a bot thinks in a window tells nobody whether it could react: it thinks while the window is open."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from tests.server.worlds import HANDS, fare_play, sits
from tests.store.conftest import file
from tests.store.help import awaited, opened

from cabstand.core import Game, Move, Seat
from cabstand.core.rule import States
from cabstand.server.bots import BotPool
from cabstand.server.desk import Desk
from cabstand.server.live import Live
from cabstand.server.moves import make_move
from cabstand.store.store import Row, Sheet, Store
from cabstand.table.plan import Place, change

__all__ = ["file"]


class NotingBots(BotPool):
    """Notes how much of the window is left when a bot is asked."""

    def __init__(self) -> None:
        super().__init__(compile_rules=False)
        self.live: Live | None = None
        self.left: asyncio.Queue[float] = asyncio.Queue()

    async def choose(self, host: str, game: Game, level: str, state: States, seat: Seat) -> Move:
        assert self.live is not None
        self.left.put_nowait(self.live.window.left())
        return game.fallback(state, seat)


async def laid(store: Store) -> str:
    seats = (sits("ada"), Place(bot="random"), Place(bot="random"))
    plan, lines = fare_play("bots", HANDS, seats)
    plan = change(plan, bot_pace="calm")
    await store.tables.create(Sheet(plan.table, 1, plan.progress.stage, msgspec.json.encode(plan).decode()), plan.seats.members)
    for seq, line in enumerate(lines, 1):
        await store.lines.append(Row(plan.table, seq, line, "test", 0, f"laid/{seq}"))
    return plan.table


@awaited
async def test_bots_think_while_the_window_is_open(file: Path) -> None:
    async with opened(file) as store:
        bots = NotingBots()
        desk = Desk(store, bots)
        live: Any = await desk.live(await laid(store))
        bots.live = live
        async with live.alone():
            await make_move(live, "ada", 0, live.seq, "k", "play lose-a-turn 2")
        assert await asyncio.wait_for(bots.left.get(), 5) > 1.0, "the pause of a calm bot has just begun"
        live.close()
