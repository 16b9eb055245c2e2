"""Bots that sit like players: they get what their seat may know and answer with a move, in processes of their own.

Nobody waits for compilation: a process with interpreted rules answers until one with compiled rules is ready for the game.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import BrokenExecutor, Executor
from typing import Final, TypeVar

from cabstand.core import Game, Move, Seat
from cabstand.core.compiled import clear_stale_folders, ready_file
from cabstand.core.registry import sound_games
from cabstand.core.rule import States
from cabstand.server import bot_worker
from cabstand.server.crew import Crew
from cabstand.server.processes import process_pool, stop

T = TypeVar("T")
AT_THE_CLUSTER: Final = 256
"""Jobs that are handed to a cluster at a time."""
_TRIES: Final = 2  # a process may die for reasons that have nothing to do with the bot
log = logging.getLogger("cabstand.bots")


class BotPool:
    """Where bots think. With an executor from outside (a cluster) all of it happens there, and the caller closes it.

    `owner_of` says to whom a host belongs: tables of one owner share their turns.
    """

    def __init__(
        self, elsewhere: Executor | None = None, compile_rules: bool = True, owner_of: Callable[[str], str] = str
    ) -> None:
        self._elsewhere = elsewhere
        self._owner_of = owner_of
        if elsewhere is not None:
            self._at_once = Crew(lambda: elsewhere, lambda _: None, AT_THE_CLUSTER)
        else:
            self._at_once = Crew(lambda: process_pool(compiled=False), stop, 1)
        self._swift = swift_crew()
        self._retired: list[Crew] = []
        self._forge: Executor | None = None
        self._apprentice: Executor | None = None
        """A process that gets ready to answer."""
        self._compile = compile_rules and elsewhere is None
        self._ready: set[str] = set()
        self._making: asyncio.Task[None] | None = None
        self._study: Executor | None = None
        self._studying = asyncio.Lock()

    async def choose(self, host: str, game: Game, level: str, state: States, seat: Seat) -> Move:
        """A bot's move for a seat at somebody's table. Whatever goes wrong, the answer is the game's fallback: the table goes
        on."""
        try:
            move = await self._answer(host, game, level, state, seat)
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is None or task.cancelling():
                raise
            log.warning("a cluster has dropped what bot %s thought about at %s, its seat plays the fallback", level, game.name)
            return game.fallback(state, seat)
        except Exception:
            log.exception("bot %s failed at %s, its seat plays the fallback", level, game.name)
            return game.fallback(state, seat)
        refusal = game.refusal(state, game.to_move(state), move)
        if refusal is not None:
            log.error("bot %s of %s chose what is not legal: %s; its seat plays the fallback", level, game.name, refusal.reason)
            return game.fallback(state, seat)
        return move

    async def _answer(self, host: str, game: Game, level: str, state: States, seat: Seat) -> Move:
        hidden = game.hide(state, seat).tobytes()
        job = (game.name, game.version, level, hidden, int(seat), secrets.randbits(63))
        for tries_left in reversed(range(_TRIES)):
            try:
                return Move(await self._crew(game).ask(self._owner_of(host), bot_worker.answer, *job))
            except BrokenExecutor:
                if not tries_left:
                    raise
                log.warning("the process in which a bot thought has died; another one is asked")
        raise AssertionError("the last try answers or fails")

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

    def _crew(self, game: Game) -> Crew:
        if self._compile and self._making is None:
            self._making = asyncio.create_task(self._make_ready(game.name))
        return self._swift if game.name in self._ready else self._at_once

    async def _make_ready(self, first: str) -> None:
        """Compile the game that is played now, then the others, so that the next server starts with compiled rules; in the end
        two processes answer."""
        games = [first, *(game.name for game in sound_games() if game.name != first)]
        if not (ready_file().exists() and await self._learn(games, are_compiled=True)):
            await asyncio.to_thread(clear_stale_folders)
            for game in games:
                await self._learn([game])
            if self._ready >= set(games):
                await asyncio.to_thread(ready_file().touch)
        if self._forge is not None:
            await self._end_forge(self._forge)
        if self._ready:
            self._swift.add(await self._prepared(self._ready))
            self._apprentice = None
        if self._ready >= set(games):
            self._at_once.rest()

    async def _learn(self, games: Sequence[str], are_compiled: bool = False) -> bool:
        """Let a new process answer, which knows these games as well as those that were known before."""
        try:
            for game in () if are_compiled else games:
                await self._compile_beside(game)
            process = await self._prepared({*self._ready, *games})
        except Exception:
            log.exception("compiled rules of %s cannot be made; interpreted ones go on", ", ".join(games))
            if self._forge is not None:
                await self._end_forge(self._forge)
            return False
        before, self._swift = self._swift, swift_crew()
        self._swift.add(process)
        self._apprentice = None
        before.retire()
        self._retired.append(before)
        self._ready |= set(games)
        return True

    async def _compile_beside(self, game: str) -> None:
        """Compile a game in a process of its own, which grows large, so that no bot waits. Others read what it leaves."""
        self._forge = self._forge or process_pool(compiled=True)
        await asyncio.wrap_future(self._forge.submit(bot_worker.make_ready, game))

    async def _end_forge(self, forge: Executor) -> None:
        self._forge = None
        await asyncio.to_thread(stop, forge)

    async def _prepared(self, games: Collection[str]) -> Executor:
        """A process that has read the compiled rules of these games, so that nobody waits for it."""
        self._apprentice = process = process_pool(compiled=True)
        try:
            for game in games:
                await asyncio.wrap_future(process.submit(bot_worker.make_ready, game))
        except Exception:
            self._apprentice = None
            await asyncio.to_thread(stop, process)
            raise
        return process

    def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
        for crew in (self._at_once, self._swift, *self._retired):
            crew.close()
        for executor in (self._forge, self._apprentice, self._study):
            if executor is not None:
                stop(executor)


def swift_crew() -> Crew:
    """Processes with compiled rules: none yet."""
    return Crew(lambda: process_pool(compiled=True), stop, 0)
