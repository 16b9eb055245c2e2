"""The tables of a server: found by their id, opened, kept in memory while somebody is at them, and let go when idle."""

import asyncio
import logging

from cabstand.core import Refused
from cabstand.core.game import refuse
from cabstand.server.bots import BotPool
from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.daily_occasion import DailyOccasion
from cabstand.server.editions import Editions
from cabstand.server.errors import Broken, Trouble, Unknown, no_such_table
from cabstand.server.live import Live
from cabstand.server.missing_games import check_playable
from cabstand.server.peers import Peers
from cabstand.server.rounds import follow_news, go_round
from cabstand.server.stages import write_what_is_missing
from cabstand.server.turns import Turns
from cabstand.server.visits import Visits
from cabstand.store.store import Store
from cabstand.table.log import LogError
from cabstand.table.plan import Plan
from cabstand.table.sheets import plan_of

log = logging.getLogger("cabstand.desk")


class Desk:
    def __init__(self, store: Store, bots: BotPool, clock: Clock = SYSTEM_CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.editions = Editions(store)
        self.visits = Visits(store, clock)
        self.peers = Peers(self)
        self.lives: dict[str, Live] = {}
        """The tables in memory, by their ids."""
        self._bots = bots
        self._opening = Turns()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Find the work of before: games in which a bot or the clock is next."""
        for table in await self.store.tables.in_stage("playing"):
            try:
                await self.opened(table)
            except Trouble as trouble:
                log.warning("table %s cannot be opened: %s", table[:8], trouble.farewell)
            except Exception:  # a stranger's code: whatever is wrong with its rules, the other tables are opened
                log.exception("table %s cannot be opened", table[:8])
        self._tasks = [asyncio.create_task(one) for one in (go_round(self), follow_news(self), *self.peers.tasks())]

    def end_streams(self) -> None:
        """Tell everybody who follows a table that no more is to come."""
        for live in self.lives.values():
            live.hub.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self.lives.values():
            live.close()
        await self.editions.close()

    # --- finding and opening

    async def live(self, table: str) -> Live:
        """A table by its id, for somebody who comes to it."""
        live = await self.opened(table)
        await self.visits.note(live)
        return live

    async def opened(self, table: str) -> Live:
        """A table by its id; folded once and kept."""
        async with self._opening.of(table):
            if table in self.lives and self.lives[table].plan.progress.stage == "gone":
                self._drop(table)
            if table not in self.lives:
                sheet = await self.store.tables.sheet(table)
                if sheet is None or sheet.stage == "gone":
                    raise no_such_table()
                plan = plan_of(sheet)
                check_playable(plan)
                try:
                    live = await self._live_of(plan, sheet.version)
                    await live.restore()
                    await write_what_is_missing(live)
                except (LogError, Refused):
                    log.exception("table %s is frozen: its lines cannot be played again", table[:8])
                    raise Broken(refuse("server-table-frozen").refusal) from None
                self.lives[table] = live
                await self.peers.outbox.ask(table)
            return self.lives[table]

    async def _live_of(self, plan: Plan, version: int) -> Live:
        elsewhere = self.peers.elsewhere(plan.table)
        if plan.daily:
            occasion = DailyOccasion(self.store, self.clock)
            return Live(plan, version, self.store, self._bots, None, self.clock, occasion, elsewhere)
        referee = await self.editions.referee(plan.game.name, plan.game.facts)
        return Live(plan, version, self.store, self._bots, referee, self.clock, elsewhere=elsewhere)

    async def refresh(self, live: Live) -> None:
        """Read what another process has written."""
        try:
            async with live.alone():
                await live.catch_up()
        except Unknown:
            self._drop(live.plan.table)
        except Trouble as trouble:
            log.warning("table %s cannot follow another process: %s", live.plan.table[:8], trouble)

    # --- letting go

    def let_go(self, idle: float) -> None:
        """Forget tables where nobody has been for some seconds and nothing waits to happen; the store has them."""
        for table, live in list(self.lives.items()):
            if not live.course.is_waiting and live.attendance.is_idle(idle):
                live.close()
                self._drop(table)

    def clear_away(self, tables: list[str]) -> None:
        """The store has forgotten them."""
        for table in tables:
            if table in self.lives:
                self.lives[table].close(is_gone=True)
            self._drop(table)

    async def forget(self, live: Live) -> None:
        """Delete a table for good: people who still wait for their turn at it find it gone."""
        table = live.plan.table
        live.close(is_gone=True)
        async with self._opening.of(table):  # nobody opens it again while it is being deleted
            await self.store.tables.delete(table)
            self._drop(table)

    def _drop(self, table: str) -> None:
        self.lives.pop(table, None)
        self.visits.forget(table)
