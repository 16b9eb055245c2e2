"""Where the coach thinks: one process that answers at once from kept tables, one for whatever takes longer.

Nobody waits for tables to be made or rules to be compiled: until both are done for a game, its coach says how far it is, and a
third process answers by rules of thumb where the game has some.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Final, TypeVar

from cabstand.core import Game, Move, Seat
from cabstand.core.coach import Act, Advice, GameReview
from cabstand.core.game import Refusal
from cabstand.core.rule import States
from cabstand.server import coach_worker
from cabstand.server.errors import NotLegal
from cabstand.server.fair import FairQueue
from cabstand.server.processes import process_pool, stop

PATIENCE: Final = 20.0  # seconds for one answer; waiting for one's turn does not count
_MOST_WAITING: Final = 64  # requests of one address
_TOLD: Final = 95  # percent when all tables are there and only compiling is left
log = logging.getLogger("cabstand.coach")
Answer = TypeVar("Answer")


class WarmingUp(Exception):
    """The coach is not ready yet; `share` says how far it is, in percent. Until then: `advice` by rules of thumb, if any."""

    def __init__(self, share: int, advice: Advice | None = None) -> None:
        super().__init__(share)
        self.share = share
        self.advice = advice


class CoachPool:
    """Processes are started when somebody asks first, and addresses take turns at each of them. Without compiled rules only
    tables that are there already are used."""

    def __init__(self, compile_rules: bool = True) -> None:
        self._compiled = compile_rules
        self._quick: Executor | None = None
        self._deep: Executor | None = None
        self._thumb: Executor | None = None
        self._thumb_turns = FairQueue(most_waiting=_MOST_WAITING)
        self._turns = {deep: FairQueue(most_waiting=_MOST_WAITING) for deep in (False, True)}
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._share: dict[str, int] = {}
        self._ready: set[tuple[str, bool]] = set()
        """Games about which each of the processes can be asked: the one that answers at once, and the deep one."""

    async def advise(self, address: str, game: Game, state: States, seat: Seat, chosen: Move | None, deep: bool) -> Advice:
        """What a seat can do, from what it may know."""
        hidden = game.hide(state, seat).tobytes()
        job = (game.name, game.version, hidden, int(seat), None if chosen is None else int(chosen))
        try:
            return await self._ask(address, game, deep, coach_worker.advise, *job, deep)
        except WarmingUp as early:
            raise WarmingUp(early.share, await self._by_thumb(address, *job)) from None

    async def _by_thumb(self, address: str, *job: Any) -> Advice | None:
        """Advice by rules of thumb, where nothing is compiled and no table is made."""
        self._thumb = self._thumb or process_pool(compiled=False)
        try:
            async with self._thumb_turns.turn(address):
                answer = await asyncio.wait_for(
                    asyncio.wrap_future(self._thumb.submit(coach_worker.advise_at_once, *job)), PATIENCE
                )
        except (TimeoutError, BrokenExecutor):
            return None
        if isinstance(answer, Refusal):
            raise NotLegal(answer)
        return answer

    async def review(self, address: str, game: Game, start: States, acts: list[Act]) -> GameReview:
        """How every seat played."""
        job = (game.name, game.version, start.tobytes(), acts)
        return await self._ask(address, game, True, coach_worker.review, *job)

    async def _ask(self, address: str, game: Game, deep: bool, work: Callable[..., Answer | Refusal], *job: Any) -> Answer:
        self._warm_up(game.name)
        if (game.name, deep) not in self._ready:
            raise WarmingUp(self._share.get(game.name, 0))
        try:
            async with self._turns[deep].turn(address):
                answer = await asyncio.wait_for(asyncio.wrap_future(self._executor(deep).submit(work, *job)), PATIENCE)
        except TimeoutError:
            raise WarmingUp(_TOLD) from None
        except BrokenExecutor:
            log.warning("a process in which the coach thinks has died; a new one is started")
            self.close()
            self._ready.clear()
            self._warming.clear()
            raise WarmingUp(0) from None
        if isinstance(answer, Refusal):
            if answer.reason == "coach-warming-up":
                raise WarmingUp(int(answer.args["share"]))
            raise NotLegal(answer)
        return answer

    def _executor(self, deep: bool) -> Executor:
        if deep:
            self._deep = self._deep or process_pool(self._compiled)
            return self._deep
        self._quick = self._quick or process_pool(self._compiled)
        return self._quick

    def _warm_up(self, game: str) -> None:
        if not self._compiled:
            self._ready |= {(game, False), (game, True)}
        elif game not in self._warming:
            self._warming[game] = asyncio.create_task(self._make_ready(game))

    async def _make_ready(self, game: str) -> None:
        """Make the tables in the one process, and let the other compile what it needs to read them."""
        try:
            await self._make_tables(game)
            # what is compiled there is read here: nobody who is answered at once waits for the coach of another game
            for deep in (True, False):
                await asyncio.wrap_future(self._executor(deep).submit(coach_worker.prepare, game, False))
            self._ready.add((game, False))
            self._rest_thumb()
            await asyncio.wrap_future(self._executor(deep=True).submit(coach_worker.prepare, game, True))
            self._ready.add((game, True))
        except Exception:
            log.exception("the coach of %s cannot get ready; it tries again when it is asked", game)
            self._warming.pop(game, None)

    def _rest_thumb(self) -> None:
        """Rules of thumb are asked for only while the coach of some game gets ready."""
        if self._thumb is not None and all((game, False) in self._ready for game in self._warming):
            stop(self._thumb)
            self._thumb = None

    async def _make_tables(self, game: str) -> None:
        deep = self._executor(deep=True)
        missing = await asyncio.wrap_future(deep.submit(coach_worker.missing, game))
        for done, table in enumerate(missing, 1):
            await asyncio.wrap_future(deep.submit(coach_worker.make, game, table))
            self._share[game] = _TOLD * done // len(missing)
        self._share[game] = _TOLD

    def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        for executor in (self._quick, self._deep, self._thumb):
            if executor is not None:
                stop(executor)
        self._quick = self._deep = self._thumb = None
