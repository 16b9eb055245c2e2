"""One table while people are at it: its plan, its game, its readers. A move is checked, written, and only then told.

Everything that changes a table happens under its lock, one thing after another. If our own code fails there, this table is
frozen and says so; its lines are safe, and no other table notices.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from cabstand.content.catalogue import catalogue
from cabstand.core import OVER, REFEREE, Actor, Move, Refused, Seat
from cabstand.core.game import refuse
from cabstand.core.referee import Referee
from cabstand.server.absence import call_back
from cabstand.server.bots import BotPool
from cabstand.server.clock import SYSTEM_CLOCK, Clock
from cabstand.server.errors import Broken, NotLegal, Trouble, no_such_table, table_moved_on
from cabstand.server.fair import in_slices
from cabstand.server.messages import Done, Frozen, PlanChanged
from cabstand.server.scene import RECENT, Scene, Told
from cabstand.server.tally import WAIVED
from cabstand.server.turn_clock import seconds_of_turn
from cabstand.store.store import Repeated, Row, Store, StoreBroken, Taken
from cabstand.table.dice import FairDice, reveal
from cabstand.table.fold import Fold
from cabstand.table.giving_up import is_given_up
from cabstand.table.plan import Plan, change, check_stage, header_of
from cabstand.table.sheets import plan_of, sheet_of
from cabstand.table.starting import begin_play, can_start
from cabstand.table.table import Table
from cabstand.table.told import told_plan

BOT_PAUSES: Final = {"instant": 0.0, "quick": 0.8, "calm": 2.5}
WINDOW_SECONDS: Final = 8.0
_MOST_REMEMBERED: Final = 1000
log = logging.getLogger("cabstand.table")


class Live(Scene):
    def __init__(
        self,
        plan: Plan,
        version: int,
        store: Store,
        bots: BotPool,
        referee: Referee | None,
        clock: Clock = SYSTEM_CLOCK,
    ) -> None:
        super().__init__(plan, referee, clock)
        self._version = version
        self._store = store
        self._bots = bots
        self._lock = asyncio.Lock()
        self._answers: dict[str, Row] = {}
        self._early_keys: dict[str, Done] = {}
        self._next: asyncio.Task[None] | None = None
        self._frozen = False
        self._resumed = False
        """The turn that is under way began before this process did."""

    # --- from the store

    async def restore(self) -> None:
        """Fold the lines of a table that was begun earlier, perhaps by another process; the others play on meanwhile."""
        if self.plan.progress.stage not in ("lobby", "gone"):
            self.begun = self._new_table()
            while rows := await self._store.lines.of(self.plan.table, self.seq):  # another process may add some meanwhile
                await in_slices(map(self._take, rows))
            self._resumed = True
            self.go_on()

    async def write_what_is_missing(self) -> None:
        """What a server that was stopped while a game began or ended had not written yet: the first lots, the end."""
        if self.plan.progress.stage == "playing" and self.seq == 0 and (opening := self.table.opening_line()):
            await self.write(opening, "table", "start")
        await self.end_if_given_up()
        if self.plan.progress.stage == "playing" and self.table.to_move == OVER:
            await self._finish()

    def _new_table(self) -> Table:
        dice = FairDice(bytes.fromhex(self.plan.dice.secret), [place.nonce for place in self.plan.seats.places])
        return Table(Fold(header_of(self.plan)), dice.draw)

    # --- one thing after another

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Only one change at a time. Reasons go back to whoever asked; a mistake of ours freezes the table."""
        async with self._lock:
            self.touched = self.clock.now()
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
        """Keep a changed plan, and tell everybody; who sits elsewhere now follows from there."""
        await self.keep(plan)
        self._tell_plan()

    def _tell_plan(self) -> None:
        self.hub.tell(lambda reader: PlanChanged(told_plan(self.plan, reader.player)))
        self.send_strangers_away()
        if self.waits.follow(self.plan):
            self.tell_presence()

    async def keep(self, plan: Plan) -> None:
        try:
            await self._store.tables.save(sheet_of(plan, self._version + 1), plan.seats.listed)
        except Taken:
            await self.catch_up()
            raise table_moved_on(self.seq) from None
        self._version += 1
        self.plan = plan

    # --- a game

    async def start(self) -> None:
        can_start(self.plan)
        await self.save(begin_play(self.plan))
        self.begun = self._new_table()
        opening = self.begun.opening_line()
        if opening:
            await self.write(opening, "table", "start")
        self.hub.tell(self.snapshot_for)
        self.go_on()

    async def move(self, player: str, seat: int, seq: int, key: str, text: str) -> Done:
        """A move of a player: theirs to make, on the table as it is now, and legal."""
        name = f"{seat + 1}/{key}"
        if (done := self.admit(player, seat, seq, name)) is not None:
            return done
        if seat in self.window_seats():
            return self.remember(name, await self._answer_early(player, seat, text))
        actor = Actor(seat)
        line = self.table.move_line(actor, self.game.read_move(self.table.state, actor, text))
        return Done(await self.write(line, player, name))

    def admit(self, player: str, seat: int, seq: int, name: str) -> Done | None:
        """Let a request in that is this player's to make, on the table as it is; one that came before gets its answer again."""
        self.check_seat(player, seat)
        if name in self._answers:
            return Done(self._answers[name].seq)
        if name in self._early_keys:
            return self._early_keys[name]
        check_stage(self.plan, "playing")
        if seq != self.seq:
            self.check_first(player, seat, seq)
            raise table_moved_on(self.seq)
        if self.plan.progress.paused:
            raise refuse("table-paused")
        return None

    def remember(self, name: str, done: Done) -> Done:
        """The answer to a request that has made no line yet, for when it is sent again."""
        self._early_keys[name] = done
        if len(self._early_keys) > _MOST_REMEMBERED:
            del self._early_keys[next(iter(self._early_keys))]
        return done

    async def undo(self, player: str, seat: int, seq: int, key: str) -> Done:
        name = f"{seat + 1}/{key}"
        if (done := self.admit(player, seat, seq, name)) is not None:
            return done
        self.tally.check_room()
        return Done(await self.write(self.table.undo_line(Actor(seat)), player, name))

    async def note(self, words: str) -> None:
        """A line about the people: a pause, a seat that a bot or somebody plays. Never a name: lines stay for good."""
        await self.write(f"table: {words}", "table", f"note/{self.seq + 1}")

    async def write(self, line: str, by: str, key: str) -> int:
        """Make a line durable, then take it and tell everybody; the number it has."""
        row = self._next_row(line, by, key)
        try:
            await self._store.lines.append(row)
        except Repeated as error:
            await self.catch_up()  # it was written, by another process or by a request that was cut off
            return error.row.seq
        except Taken:
            await self.catch_up()
            raise table_moved_on(self.seq) from None
        self._take(row)
        self.tell_moved()
        if self.table.to_move == OVER and self.plan.progress.stage == "playing":
            await self._finish()
        self.go_on()
        return row.seq

    async def catch_up(self) -> None:
        """Take what another process has changed: the plan, and lines that were added."""
        sheet = await self._store.tables.sheet(self.plan.table)
        if sheet is None:
            await self._clear_away()
            raise no_such_table()
        if sheet.version > self._version:
            self._version, self.plan = sheet.version, plan_of(sheet)
            self._tell_plan()
            await call_back(self, {reader.player for reader in self.hub})
        if self.begun is None and self.plan.progress.stage == "playing":
            self.begun = self._new_table()
        if self.begun is None:
            return
        for row in await self._store.lines.of(self.plan.table, self.seq):
            self._take(row)
            self.tell_moved()
        self.go_on()

    async def _clear_away(self) -> None:
        """The table was deleted, perhaps by another process, and something was under way here: no line of it is left behind."""
        self.plan = change(self.plan, stage="gone")
        self.close()
        await self._store.tables.delete(self.plan.table)

    def _take(self, row: Row) -> None:
        self._resumed = False
        steps = self.table.fold.add(row.line, row.seq)
        self.rows.append(row)
        self.tally.take(row, steps)
        self._answers[row.key] = row
        self.recent = [*self.recent[1 - RECENT :], Told(row, steps)]
        if asked := self.window_seats():
            self.window_length = self._length_of_window(asked)
            self.window_ends = self.clock.now() + self.window_length

    async def _finish(self) -> None:
        """The game is over: the secret of the dice is shown, and everybody may check them."""
        if self.may_show_secret and not self.table.fold.revealed:
            row = self._next_row(f"table: {reveal(bytes.fromhex(self.plan.dice.secret))}", "table", "reveal")
            await self._store.lines.append(row)
            self._take(row)
            self.tell_moved()
        agreed = self.plan.progress.giving_up if self.table.fold.given_up else ()
        await self.save(change(self.plan, stage="over", early={}, early_by={}, giving_up=agreed))

    async def end_if_given_up(self) -> None:
        """Once everybody who plays has agreed, the game ends as it stands."""
        if self.plan.progress.stage == "playing" and is_given_up(self.plan) and not self.table.fold.given_up:
            await self.write("table: give-up", "table", "give-up")

    def _next_row(self, line: str, by: str, key: str) -> Row:
        return Row(self.plan.table, self.seq + 1, line, by, int(self.clock.wall() * 1000), key)

    # --- what comes next without anybody asking

    @property
    def has_work(self) -> bool:
        return self._next is not None and not self._next.done()

    def go_on(self) -> None:
        """See to whatever waits for no person: bots, the end of a window, the clock."""
        if self._next is not None and self._next is not asyncio.current_task():
            self._next.cancel()
        self._next = None
        self.turn_ends = None
        if self.closing or self.plan.progress.stage != "playing" or self.plan.progress.paused or self.table.to_move == OVER:
            return
        pause = BOT_PAUSES[self.plan.settings.bot_pace]
        if self.window_seats():
            self._next = self._start(self._later(0.0, self._hold_window))
        elif self.table.to_move == REFEREE and self.referee is not None:
            self._next = self._next_for_referee(self.referee)
        elif (eager := self.bot_that_speaks_up()) is not None:
            self._next = self._start(self._later(pause, partial(self._speak_up, *eager)))
        elif self.bot_of(int(self.table.to_move)):
            self._next = self._start(self._later(pause, self._bot_turn))
        elif self.plan.settings.pace != "none" and self.plan.settings.seconds:
            self._next = self._start(self._later(self._time_for_turn(), self._out_of_time))

    def _time_for_turn(self) -> float:
        left = seconds_of_turn(self.plan, self.rows[-1].at if self._resumed and self.rows else None, self.clock.wall())
        self.turn_ends = self.clock.now() + left
        return left

    def _start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return asyncio.create_task(work, name=f"table {self.plan.table}")

    async def _later(self, pause: float, act: Callable[[], "asyncio.Future[None] | object"]) -> None:
        await self.clock.sleep(pause)
        outcome = act()
        if asyncio.iscoroutine(outcome):
            try:
                await outcome
            except Trouble as trouble:
                log.info("table %s: %s", self.plan.table[:8], trouble)
            except Exception:
                log.exception("table %s does not go on by itself", self.plan.table[:8])

    async def _bot_turn(self) -> None:
        seq, state = self.seq, self.table.state
        seat = Seat(int(self.table.to_move))
        move = await self._bots.choose(self.plan.seats.host, self.game, self.bot_of(seat), state, seat)
        async with self.alone():
            if self.seq == seq and self.bot_of(seat):
                await self.write(self.table.move_line(Actor(seat), move), "bot", f"bot/{seq + 1}")

    async def _speak_up(self, seat: int, move: Move) -> None:
        async with self.alone():
            await self.write(self.table.move_line(Actor(seat), move), "bot", f"bot/{self.seq + 1}")

    # --- the referee

    def _next_for_referee(self, referee: Referee) -> "asyncio.Task[None] | None":
        """A bot's answer, the end of a talk, the end of the asker's time to let an answer count, or the clock."""
        seat = referee.asked(self.table.state).seat
        if self.bot_of(seat):
            return self._start(self._later(BOT_PAUSES[self.plan.settings.bot_pace], partial(self._judge, seat, True)))
        if (pause := self.card_seconds()) is None:
            return None
        if self.plan.settings.pace == "slow" and seat not in self.early:
            pause = self._time_for_turn()
        return self._start(self._later(max(0.0, pause), partial(self._judge, seat, False)))

    async def _judge(self, seat: int, is_bot: bool) -> None:
        """The referee speaks: on what was typed so far, or for a bot."""
        async with self.alone():
            referee, state = self.referee, self.table.state
            if referee is None or self.table.to_move != REFEREE:
                return
            given = self.given
            if is_bot:
                given, is_all = self.after_a_bot(referee, seat)
                if not is_all:
                    await self.keep(self.with_early(seat, given.typed, ""))
                    self.tell_card()
                    self.go_on()
                    return
            typed = referee.said(state, given)
            line = self.table.move_line(REFEREE, referee.judge(state, typed).move, typed)
            await self.write(line, self.voices.get(seat) or "referee", f"referee/{self.seq + 1}")

    async def _out_of_time(self) -> None:
        async with self.alone():
            seat = Seat(int(self.table.to_move))
            move = self.game.fallback(self.table.state, seat)
            await self.write(self.table.move_line(Actor(seat), move, "out of time"), "clock", f"clock/{self.seq + 1}")

    # --- windows

    def _length_of_window(self, asked: Sequence[int]) -> float:
        """As long as ever where people are asked, whether or not they could answer; bots among themselves need no time."""
        people = any(not self.bot_of(seat) for seat in asked)
        return WINDOW_SECONDS if people else BOT_PAUSES[self.plan.settings.bot_pace]

    async def _answer_early(self, player: str, seat: int, text: str) -> Done:
        """Keep an answer until the window closes; the last one given counts."""
        state = self.window_states()[Seat(seat)]
        move = self.game.read_move(state, Actor(seat), text)
        self.game.apply(state, Actor(seat), move)
        await self.keep(self.with_early(seat, self.game.write_move(Actor(seat), move), player))
        return Done(self.seq, waits=True)

    async def _hold_window(self) -> None:
        """Let bots think while it is open, so that its end does not tell whether they could react; then apply the answers."""
        seq, asked = self.seq, self.window_states()
        early = dict(self.early)
        for seat, state in asked.items():
            if self.bot_of(seat) and seat not in early:
                move = await self._bots.choose(self.plan.seats.host, self.game, self.bot_of(seat), state, Seat(seat))
                early[seat] = self.game.write_move(Actor(seat), move)
        await self.clock.sleep(self.window_ends - self.clock.now())
        async with self.alone():
            if self.seq != seq:
                return
            early = early | self.early
            self.closing = True
            try:
                await self._apply_in_order(list(asked), early)
            finally:
                self.closing = False
                self.hub.tell(self.snapshot_for)
            self.go_on()

    async def _apply_in_order(self, asked: Sequence[int], early: dict[int, str]) -> None:
        """In the order of the rules; after the first answer that does something they say who is asked next."""
        for seat in asked:
            actor, state = Actor(seat), self.table.state
            waived = self.game.waive(state)
            if waived is None or self.game.to_move(state) != actor:
                return
            move = self.game.read_move(state, actor, early[seat]) if seat in early else waived
            key = f"{WAIVED if move == waived else 'window/'}{self.seq + 1}"
            await self.write(self.table.move_line(actor, move), "window", key)
            if move != waived:
                return

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
        self.hub.close()
