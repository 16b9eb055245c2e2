"""One table while people are at it. A move is checked, written, and only then told.

Everything that changes a table happens under its lock, one thing after another. If our own code fails there, this table is
frozen and says so; its lines are safe, and no other table notices. What a table does beside that, its helpers do.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cabstand.content.catalogue import catalogue
from cabstand.core import OVER, Refused
from cabstand.core.game import refuse
from cabstand.core.referee import Referee
from cabstand.server.absence import Waits, call_back
from cabstand.server.attendance import Attendance
from cabstand.server.audience import Audience
from cabstand.server.bot_seats import BotSeats
from cabstand.server.bots import BotPool
from cabstand.server.chat import Chat
from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.clocks import Clocks
from cabstand.server.course import Course
from cabstand.server.early_answers import EarlyAnswers
from cabstand.server.elsewhere import Elsewhere
from cabstand.server.errors import Broken, NotLegal, Trouble, no_such_table, table_moved_on
from cabstand.server.fair import in_slices
from cabstand.server.hub import Hub
from cabstand.server.messages import Frozen
from cabstand.server.occasion import Occasion, OwnGame
from cabstand.server.reading import Reading
from cabstand.server.receipts import Receipts
from cabstand.server.referee_seat import RefereeSeat
from cabstand.server.stages import finish
from cabstand.server.standing import Standing
from cabstand.server.turn_clock import TurnClock
from cabstand.server.window import AnswerWindow
from cabstand.store.store import Repeated, Row, Store, StoreBroken, Taken
from cabstand.table.plan import Plan, change
from cabstand.table.sheets import plan_of, sheet_of
from cabstand.table.table import Table

log = logging.getLogger("cabstand.table")


class Live:
    def __init__(
        self,
        plan: Plan,
        version: int,
        store: Store,
        bots: BotPool,
        referee: Referee | None,
        clock: Clock = SYSTEM_CLOCK,
        occasion: Occasion | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self._version = version
        self._store = store
        self._lock = asyncio.Lock()
        self._frozen = False
        self.clock = clock
        self.occasion = occasion or OwnGame()
        self.standing = standing = Standing(plan, referee)
        self.referee = referee
        self.tally = standing.tally
        self.hub, self.chat, self.receipts = Hub(), Chat(), Receipts()
        self.waits = Waits(clock)
        self.waits.follow(plan)
        self.early = early = EarlyAnswers(standing)
        self.bots = BotSeats(standing, bots)
        self.reading = reading = Reading(standing, self.hub, clock)
        self.window = window = AnswerWindow(standing, clock)
        self.referee_seat = referee_seat = RefereeSeat(standing, early, reading, clock)
        self.turn_clock = turn_clock = TurnClock(standing, window, early, clock)
        self.clocks = Clocks(standing, window, referee_seat, turn_clock, reading, clock)
        self.attendance = attendance = Attendance(standing, self.hub, self.waits, clock, elsewhere or Elsewhere())
        self.audience = Audience(standing, self.hub, window, early, referee_seat, turn_clock, attendance, self.chat)
        self.course = Course(self)

    @property
    def plan(self) -> Plan:
        return self.standing.plan

    @property
    def table(self) -> Table:
        return self.standing.table

    @property
    def seq(self) -> int:
        return self.standing.seq

    # --- from the store

    async def restore(self) -> None:
        """Fold the lines of a table that was begun earlier, perhaps by another process; the others play on meanwhile."""
        if self.plan.progress.stage not in ("lobby", "gone"):
            self.standing.begun = self.occasion.new_table(self.plan)
            while rows := await self._store.lines.of(self.plan.table, self.seq):  # another process may add some meanwhile
                await in_slices(map(self._take, rows))
            self.clocks.restore()
            self.course.go_on()

    def begin(self) -> None:
        """The game lies on the table; no line of it has been taken yet."""
        self.standing.begun = self.occasion.new_table(self.plan)
        self.clocks.follow()

    # --- one thing after another

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Only one change at a time. Reasons go back to those who asked; a mistake of ours freezes the table."""
        async with self._lock:
            self.attendance.touch()
            if self.plan.progress.stage == "gone":
                raise no_such_table()
            if self._frozen:
                raise Broken(refuse("server-table-frozen").refusal)
            try:
                yield
            except (Trouble, asyncio.CancelledError):
                raise
            except Refused as error:
                raise NotLegal(error.refusal, self.seq) from None
            except StoreBroken as error:
                log.error("table %s cannot be written: %s", self.plan.table[:8], error)
                raise Broken(refuse("server-store-broken").refusal) from None
            except Exception:
                log.exception("table %s is frozen at line %d", self.plan.table[:8], self.seq)
                self._frozen = True
                self.hub.tell(lambda _: Frozen(catalogue().say("server-table-frozen")))
                raise Broken(refuse("server-table-frozen").refusal) from None

    async def save(self, plan: Plan) -> None:
        """Keep a changed plan, and tell everybody."""
        await self.keep(plan)
        self.audience.tell_plan()

    async def keep(self, plan: Plan) -> None:
        """Keep a changed plan that nobody hears of yet."""
        try:
            await self._store.tables.save(sheet_of(plan, self._version + 1), plan.seats.listed)
        except Taken:
            await self.catch_up()
            raise table_moved_on(self.seq) from None
        self._version += 1
        self.standing.plan = plan
        self.clocks.follow()

    async def note(self, words: str) -> None:
        """A line about the people: a pause, a seat that a bot or somebody plays. Never a name: lines stay for good."""
        await self.write(f"table: {words}", "table", f"note/{self.seq + 1}")

    async def write(self, line: str, by: str, key: str) -> int:
        """Add a line, and do whatever follows from it; the number that the line has."""
        try:
            seq = await self.append(line, by, key)
        except Repeated as error:
            await self.catch_up()  # it was written, by another process or by a request that was cut off
            return error.row.seq
        if self.table.to_move == OVER and self.plan.progress.stage == "playing":
            await finish(self)
        self.course.go_on()
        return seq

    async def append(self, line: str, by: str, key: str) -> int:
        """Make a line durable, then take it and tell everybody."""
        row = Row(self.plan.table, self.seq + 1, line, by, int(self.clock.wall() * 1000), key)
        try:
            await self._store.lines.append(row)
        except Taken:
            await self.catch_up()
            raise table_moved_on(self.seq) from None
        self._take(row)
        self.reading.begin(self.referee_seat.card_for(None, ""))
        self.clocks.follow()
        self.audience.tell_moved()
        return row.seq

    def _take(self, row: Row) -> None:
        self.standing.take(row)
        self.receipts.took(row)

    async def catch_up(self) -> None:
        """Take what another process has changed: the plan, and lines that were added."""
        sheet = await self._store.tables.sheet(self.plan.table)
        if sheet is None:  # deleted, perhaps elsewhere while something was under way here: no line of it is left behind
            self.close(is_gone=True)
            await self._store.tables.delete(self.plan.table)
            raise no_such_table()
        if sheet.version > self._version:
            self._version, self.standing.plan = sheet.version, plan_of(sheet)
            self.audience.tell_plan()
            await call_back(self, {reader.player for reader in self.hub})
        if self.standing.begun is None and self.plan.progress.stage == "playing":
            self.begin()
        if self.standing.begun is None:
            return
        self.clocks.follow()
        for row in await self._store.lines.of(self.plan.table, self.seq):
            self._take(row)
            self.reading.begin(self.referee_seat.card_for(None, ""))
            self.clocks.follow()
            self.audience.tell_moved()
        self.course.go_on()

    def close(self, is_gone: bool = False) -> None:
        """Nothing happens here any more, because nobody is here or because the table is deleted."""
        if is_gone:
            self.standing.plan = change(self.plan, stage="gone")
        self.course.stop()
        self.hub.close()
