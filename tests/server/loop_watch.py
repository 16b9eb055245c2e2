"""An event loop that says when one callback has used more processor time than it may: nobody else has had their turn meanwhile.

Processor time, not time on the wall: a busy machine makes nobody guilty. Nor does Python's garbage collector, which looks
through all of a large process whenever it likes, nor work that has a process of its own outside the tests: their time is taken
off.
"""

import asyncio
import gc
import sys
import threading
import time
from asyncio import Handle, TimerHandle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from typing import Any, Final, TypeVarTuple

import uvloop

Ts = TypeVarTuple("Ts")
MOST: Final = 0.1
"""Seconds of processor time that one callback may use."""
COMPLAINT: Final = "event loop:"
"""How a line begins that is said about a callback that has used more."""


class Watch:
    """Times callbacks once it is `on`: before anybody has come, a server may take its time."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.on = False
        self.request = ""
        """The last one that came in."""
        self._tell = tell
        self._collecting = 0.0
        """When the collector began."""
        self._left_out = 0.0
        """The time that it has taken in all, and other work that does not count; all of it in this thread."""
        self._thread = threading.get_ident()
        gc.callbacks.append(self._collects)

    def _collects(self, phase: str, _: dict[str, int]) -> None:
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._left_out += time.thread_time() - self._collecting

    @contextmanager
    def leave_out(self) -> Iterator[None]:
        """What is done meanwhile has a process of its own elsewhere. The collector may come in between: it counts once."""
        began, left_out = time.thread_time(), self._left_out
        try:
            yield
        finally:
            self._left_out = left_out + time.thread_time() - began

    def run(self, callback: Callable[..., Any], *args: Any) -> Any:
        if not self.on:
            return callback(*args)
        began, left_out = time.thread_time(), self._left_out
        try:
            return callback(*args)
        finally:
            used = time.thread_time() - began - (self._left_out - left_out)
            if used > MOST:
                owner = getattr(callback, "__self__", None)
                what = owner if isinstance(owner, asyncio.Task) else callback
                self._tell(f"{COMPLAINT} {used * 1000:.0f} ms in {what!r}, after {self.request or 'no request'}")

    def wrap(self, protocol: type, name: str) -> None:
        """Time what the loop calls directly when something comes in; with the first of it the watch begins."""
        method = getattr(protocol, name)

        def timed(connection: Any, *args: Any) -> Any:
            self.on = True
            return self.run(method.__get__(connection), *args)

        setattr(protocol, name, timed)


class WatchedLoop(uvloop.Loop):
    """The loop of the server, with everything that it calls later wrapped. Steps of tasks come this way too."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch

    def call_soon(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> Handle:
        return super().call_soon(self._watch.run, callback, *args, context=context)

    def call_soon_threadsafe(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> Handle:
        return super().call_soon_threadsafe(self._watch.run, callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> TimerHandle:
        return super().call_later(delay, self._watch.run, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> TimerHandle:
        return super().call_at(when, self._watch.run, callback, *args, context=context)


def complain(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
