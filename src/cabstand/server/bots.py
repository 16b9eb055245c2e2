"""Bots that sit like players: they get what their seat may know and answer with a move, in processes of their own.

Nobody waits for compilation: a process with interpreted rules answers until one with compiled rules is ready for the game.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from cabstand.games import Game, Move, Seat, game_names
from cabstand.games.rule import States
from cabstand.server import bot_worker

T = TypeVar("T")
PATIENCE: Final = 30.0  # seconds a bot may think
log = logging.getLogger("cabstand.bots")


def process_pool(compiled: bool) -> Executor:
    """A process in which rules run compiled, or interpreted.

    That is settled by the environment in which it starts, before anything of ours could be called there: it imports the
    program's main module first. So the environment is set for as long as it takes to start one.
    """
    context: Any = get_context("spawn")
    before = {name: os.environ.get(name) for name in ("NUMBA_DISABLE_JIT", "CABSTAND_RULES")}
    os.environ["NUMBA_DISABLE_JIT"] = "0" if compiled else "1"
    os.environ.pop("CABSTAND_RULES", None)
    try:
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=bot_worker.start)
        pool.submit(bot_worker.start)
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    return pool


def stop(executor: Executor) -> None:
    """End a pool now: a bot that still thinks, or rules that are being compiled, must not keep the server from closing.

    Python can end the workers of a pool by itself only from 3.14 on.
    """
    workers: dict[int, Any] = getattr(executor, "_processes", None) or {}
    for worker in list(workers.values()):
        worker.terminate()
    executor.shutdown(wait=True, cancel_futures=True)


class BotPool:
    """Where bots think. With an executor from outside (a cluster) all of it happens there, and whoever gave it closes it."""

    def __init__(self, elsewhere: Executor | None = None, compile_rules: bool = True) -> None:
        self._elsewhere = elsewhere
        self._at_once: Executor | None = None
        self._swift: Executor | None = None
        self._forge: Executor | None = None
        self._compile = compile_rules and elsewhere is None
        self._ready: set[str] = set()
        self._making: asyncio.Task[None] | None = None
        self._study: Executor | None = None
        self._studying = asyncio.Lock()

    async def choose(self, game: Game, level: str, state: States, seat: Seat) -> Move:
        """A bot's move for a seat. Whatever goes wrong, the answer is the game's fallback: the table goes on."""
        hidden = game.hide(state, seat).tobytes()
        job = (game.name, game.version, level, hidden, int(seat), secrets.randbits(63))
        try:
            answer = self._executor(game).submit(bot_worker.answer, *job)
            move = Move(await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE))
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            log.warning("a cluster has dropped what bot %s thought about at %s, its seat plays the fallback", level, game.name)
            return game.fallback(state, seat)
        except BrokenExecutor:
            log.warning("the process in which bots think has died; a new one is started")
            self._start_anew()
            return game.fallback(state, seat)
        except Exception:
            log.exception("bot %s failed at %s, its seat plays the fallback", level, game.name)
            return game.fallback(state, seat)
        refusal = game.refusal(state, game.to_move(state), move)
        if refusal is not None:
            log.error("bot %s of %s chose what is not legal: %s", level, game.name, refusal.reason)
            return game.fallback(state, seat)
        return move

    async def work_out(self, work: Callable[..., T], *args: object) -> T | None:
        """Something that takes a while, in a process of its own, so that no bot waits behind it; one thing after another.

        It needs compiled rules: None where those are not wanted.
        """
        if self._elsewhere is not None:
            return await asyncio.wrap_future(self._elsewhere.submit(work, *args))
        if not self._compile:
            return None
        async with self._studying:
            self._study = study = process_pool(compiled=True)
            try:
                return await asyncio.wrap_future(study.submit(work, *args))
            finally:
                self._study = None
                await asyncio.to_thread(stop, study)

    def _executor(self, game: Game) -> Executor:
        if self._elsewhere is not None:
            return self._elsewhere
        if self._compile and self._making is None:
            self._making = asyncio.create_task(self._make_ready(game.name))
        if game.name in self._ready:
            if self._swift is None:
                self._swift = process_pool(compiled=True)
            return self._swift
        if self._at_once is None:
            self._at_once = process_pool(compiled=False)
        return self._at_once

    def _start_anew(self) -> None:
        """Forget the processes; the next bot that is asked starts new ones."""
        self.close()
        self._at_once = self._swift = self._forge = self._making = None
        self._ready.clear()

    async def _make_ready(self, first: str) -> None:
        """Compile the game that is played now, then the others, so that the next server starts with compiled rules.

        That has a process of its own: no bot waits behind it.
        """
        self._forge = forge = process_pool(compiled=True)
        for game in (first, *(name for name in game_names() if name != first)):
            try:
                await asyncio.wrap_future(forge.submit(bot_worker.make_ready, game))
            except Exception:
                log.exception("compiled rules of %s cannot be made; interpreted ones go on", game)
                return
            self._ready.add(game)
        await asyncio.wrap_future(forge.submit(bot_worker.mark_ready))
        self._forge = None
        await asyncio.to_thread(stop, forge)

    def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
        for executor in (self._at_once, self._swift, self._forge, self._study):
            if executor is not None:
                stop(executor)
