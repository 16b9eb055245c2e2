"""Where bots and the coach think in a test that starts no process."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any


class AtOnce(Executor):
    """Does what it is asked to do here, before it answers. Whoever watches the time may leave this out of it."""

    def __init__(self, left_out: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        self._left_out = left_out

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            with self._left_out():
                done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done
