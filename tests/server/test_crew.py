"""How bots share the processes in which they think: whose turn it is, for how long, and what happens when one dies."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest

from cabstand.core import Seat, find_game, game_names
from cabstand.server import bots, crew
from cabstand.server.bot_worker import answer
from cabstand.server.bots import BotPool
from cabstand.server.crew import LEAST, PATIENCE, QUICK, Crew
from cabstand.server.whereabouts import Whereabouts

ADA, MALLORY = "Ada", "Mallory"
ANSWER = 7


class Process(Executor):
    """A process that answers when the test says so."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.now: Future[Any] | None = None
        self.is_dead = False

    def submit(self, _: Any, /, *job: Any, **__: Any) -> "Future[Any]":
        if self.is_dead:
            raise BrokenExecutor
        assert self.now is None or self.now.done(), "a process is asked one thing at a time"
        self.now = Future()
        self.now.set_running_or_notify_cancel()
        self.house.begun.append((*job, self))
        return self.now

    def die(self) -> None:
        self.is_dead = True
        if self.now is not None and not self.now.done():
            self.now.set_exception(BrokenExecutor())


class House:
    """The processes of a crew; `begun` is what was thought about, in order: (table, seconds, process)."""

    def __init__(self, size: int) -> None:
        self.begun: list[tuple[Any, ...]] = []
        self.started: list[Process] = []
        self.ended: list[Executor] = []
        self.now = 100.0
        self.crew = Crew(self._start, self._end, size, lambda: self.now)
        self.answers: dict[str, asyncio.Task[int]] = {}

    def _start(self) -> Process:
        self.started.append(Process(self))
        return self.started[-1]

    def _end(self, process: Executor) -> None:
        assert isinstance(process, Process)
        self.ended.append(process)
        process.die()

    async def ask(self, owner: str, *tables: str) -> None:
        for table in tables:
            self.answers[table] = asyncio.create_task(self.crew.ask(owner, int, table))
        await settle()

    async def answer(self, at: int = -1, move: int = 7) -> None:
        process = self.begun[at][2]
        process.now.set_result(move)
        await settle()

    @property
    def tables(self) -> list[str]:
        return [table for table, *_ in self.begun]

    @property
    def seconds(self) -> list[float | None]:
        return [seconds for _, seconds, _ in self.begun]


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def play(size: int, scene: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        await scene(House(size))

    asyncio.run(run())


def test_a_table_waits_for_one_bot_of_another_host_however_many_tables_that_host_has() -> None:
    async def scene(house: House) -> None:
        await house.ask(MALLORY, *(f"m{number}" for number in range(6)))
        await house.ask(ADA, "ada")
        assert house.tables == ["m0", "m1"]
        await house.answer(0)
        assert house.tables == ["m0", "m1", "ada"]
        for _ in range(4):
            await house.answer()
        assert house.tables == ["m0", "m1", "ada", "m2", "m3", "m4", "m5"], "and the tables of a host take turns"

    play(2, scene)


def test_a_bot_thinks_as_long_as_it_likes_only_where_a_process_is_left_for_others() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "alone")
        await house.ask(MALLORY, "beside")
        assert house.seconds == [None, QUICK]
        await house.answer(0)
        await house.answer(1)
        await house.ask(ADA, "alone again")
        assert house.seconds[2:] == [None]

    play(2, scene)


def test_who_waits_shares_the_time_and_who_has_much_waiting_shares_it_with_themselves() -> None:
    async def scene(house: House) -> None:
        await house.ask(MALLORY, "m0", "m1", "m2", "m3", "m4", "m5")
        await house.ask(ADA, "ada")
        await house.answer(0)
        assert house.begun[2][:2] == ("ada", QUICK / 2), "two wait, each with a half"
        await house.answer(1)
        assert house.begun[3][:2] == ("m2", QUICK / 4), "four of one host, and nobody else"

    play(2, scene)


def test_everybody_thinks_a_little_however_many_wait() -> None:
    async def scene(house: House) -> None:
        await house.ask(MALLORY, *(f"m{number}" for number in range(600)))
        await house.answer(0)
        assert house.seconds[1] == LEAST

    play(1, scene)


def test_patience_runs_from_the_start_of_thinking_not_while_a_bot_waits() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "first", "second", "third")
        for table in ("first", "second", "third"):
            assert house.tables[-1] == table
            house.now += PATIENCE * 2 / 3  # the third has waited longer than anybody is waited for
            await house.answer()
        assert [await answer for answer in house.answers.values()] == [7, 7, 7]
        assert house.ended == []

    play(1, scene)


def test_a_bot_that_never_answers_is_given_up_and_so_is_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "PATIENCE", 0.01)

    async def scene(house: House) -> None:
        await house.ask(ADA, "stuck")
        house.now += 1
        with pytest.raises(TimeoutError):
            await house.answers["stuck"]
        await house.ask(ADA, "next")
        assert house.ended == house.started[:1]
        await house.answer()
        assert await house.answers["next"] == 7

    play(1, scene)


def test_a_table_that_no_longer_wants_an_answer_keeps_the_process_until_the_bot_is_done() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "gone", "next")
        house.answers["gone"].cancel()
        await settle()
        assert house.tables == ["gone"], "the process is still busy: nobody is sent behind it"
        await house.answer(0)
        assert house.tables == ["gone", "next"]

    play(1, scene)


def test_a_process_that_dies_is_replaced_by_itself_and_the_others_think_on() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "first", "second")
        house.started[0].die()
        await settle()
        with pytest.raises(BrokenExecutor):
            await house.answers["first"]
        await house.ask(MALLORY, "third")
        assert len(house.started) == 3
        await house.answer(1)
        await house.answer(2)
        assert (await house.answers["second"], await house.answers["third"]) == (7, 7)
        house.started[2].die()
        await house.ask(MALLORY, "fourth")
        await house.answer()
        assert await house.answers["fourth"] == 7, "one that died while idle costs nobody a move"

    play(2, scene)


# --- the pool ----------------------------------------------------------------------------------------------------------


class Mortal(Executor):
    """Its first processes die with the bot in them."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths
        self.asked = 0

    def submit(self, work: Any, /, *job: Any, **__: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        self.asked += 1
        if self.asked <= self.deaths:
            done.set_exception(BrokenExecutor())
        else:
            done.set_result(work(*job))
        return done


@pytest.mark.parametrize(("deaths", "asked"), [(0, 1), (1, 2), (2, 2)])
def test_a_bot_whose_process_died_is_asked_once_more(
    deaths: int, asked: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game("space-taxi")
    state = game.new(2, {"starter": "1"})
    processes = Mortal(deaths)
    monkeypatch.setattr(bots, "process_pool", lambda **_: processes)
    monkeypatch.setattr(bots, "stop", lambda _: None)
    move = asyncio.run(BotPool(compile_rules=False).choose("host", game, "simple", state, Seat(0)))
    assert game.refusal(state, game.to_move(state), move) is None
    assert processes.asked == asked
    assert ("fallback" in caplog.text) == (deaths == 2)


def test_a_process_that_is_added_answers() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "first")
        assert house.tables == []
        house.crew.add(Process(house))
        await settle()
        await house.answer()
        assert await house.answers["first"] == 7
        assert house.started == [], "a prepared one is used before another is started"

    play(0, scene)


def test_a_crew_that_retires_answers_those_who_wait_and_then_ends_its_processes() -> None:
    async def scene(house: House) -> None:
        await house.ask(ADA, "first", "second", "third")
        house.crew.retire()
        assert house.ended == []
        await house.answer(0)
        await house.answer(1)
        await house.answer(2)
        assert [await answer for answer in house.answers.values()] == [7, 7, 7]
        assert house.ended == house.started

    play(1, scene)


class Compiling(Executor):
    """A process for compiled rules, for which one game is too much: it dies."""

    def __init__(self, bad: str) -> None:
        self.bad = bad
        self.is_dead = False

    def submit(self, work: Any, /, *job: Any, **__: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        self.is_dead = self.is_dead or self.bad in job
        if self.is_dead:
            done.set_exception(BrokenExecutor("killed"))
        else:
            done.set_result(ANSWER)
        return done


@pytest.mark.parametrize("were_ready", [False, True])
@pytest.mark.parametrize("bad", ["fare-play", "taxi", "no game"])
def test_a_game_that_cannot_be_compiled_does_not_keep_the_others_interpreted(
    bad: str, were_ready: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "process_pool", lambda **_: Compiling(bad))
    monkeypatch.setattr(bots, "stop", lambda _: None)
    ready = tmp_path / "ready"
    monkeypatch.setattr(bots, "ready_file", lambda: ready)
    if were_ready:
        ready.touch()

    async def scene() -> BotPool:
        pool = BotPool()
        pool._making = asyncio.create_task(pool._make_ready("fare-play"))
        await pool._making
        assert await asyncio.wait_for(pool._swift.ask(ADA, answer, "space-taxi"), 5) == ANSWER
        return pool

    pool = asyncio.run(scene())
    compiled = {name for name in game_names() if pool._crew(find_game(name)) is pool._swift}
    assert compiled == set(game_names()) - {bad}
    assert ready.exists() == (were_ready or bad == "no game"), "the next server must not take them for ready"


def test_hosts_at_one_address_are_one_owner_and_those_not_seen_lately_are_their_own() -> None:
    whereabouts = Whereabouts(most=2)
    whereabouts.saw("ada", "192.0.2.1")
    whereabouts.saw("ben", "192.0.2.1")
    assert (whereabouts.of("ada"), whereabouts.of("ben"), whereabouts.of("cleo")) == ("192.0.2.1", "192.0.2.1", "cleo")
    whereabouts.saw("ada", "192.0.2.2")
    whereabouts.saw("cleo", "192.0.2.3")
    assert (whereabouts.of("ada"), whereabouts.of("ben")) == ("192.0.2.2", "ben")
