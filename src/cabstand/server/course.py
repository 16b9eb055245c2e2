"""What a table does by itself, once the time for it has come: bots move, windows close, referees judge, clocks run out."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from cabstand.server.bot_seats import bot_pause, play_turn, speak_up
from cabstand.server.errors import Trouble
from cabstand.server.reading import time_is_up
from cabstand.server.referee_seat import next_judgement
from cabstand.server.turn_clock import out_of_time
from cabstand.server.window import hold

if TYPE_CHECKING:
    from cabstand.server.live import Live

Act = Callable[[], Coroutine[Any, Any, None]]
log = logging.getLogger("cabstand.table")


class Course:
    def __init__(self, live: "Live") -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether something will happen here although nobody asks for it."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def go_on(self) -> None:
        """The table has changed: what comes next, and when?"""
        self.stop()
        if (coming := self._next()) is not None:
            self._task = asyncio.create_task(self._later(*coming), name=f"table {self._live.plan.table}")

    def _next(self) -> tuple[float, Act] | None:
        live = self._live
        if live.window.closing or not live.standing.is_going_on:
            return None
        if live.window.seats():
            return 0.0, partial(hold, live)
        if reading := live.reading.left():
            return reading, partial(time_is_up, live)
        if (asked := live.referee_seat.asked()) is not None:
            return next_judgement(live, asked)
        if (eager := live.bots.eager()) is not None:
            return bot_pause(live.plan), partial(speak_up, live, *eager)
        if live.standing.bot_of(int(live.table.to_move)):
            return bot_pause(live.plan), partial(play_turn, live)
        return None if (left := live.turn_clock.left()) is None else (left, partial(out_of_time, live))

    async def _later(self, pause: float, act: Act) -> None:
        await self._live.clock.sleep(pause)
        try:
            await act()
        except Trouble as trouble:
            log.info("table %s: %s", self._live.plan.table[:8], trouble)
        except Exception:
            log.exception("table %s does not go on by itself", self._live.plan.table[:8])
