"""The event loop is watched wherever the suite runs a server: this is whether the watch sees what it should."""

import asyncio
import gc
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
import uvloop
from tests.server.house import House
from tests.server.in_process import InProcess
from tests.server.loop_watch import COMPLAINT, MOST, Watch, WatchedLoop
from tests.server.office import ME, office

from cabstand.server.bots import BotPool
from cabstand.server.live import Live
from cabstand.server.stages import start


def burn() -> None:
    """Use more processor time than a callback may."""
    ends = time.thread_time() + MOST + 0.01
    while time.thread_time() < ends:
        pass


async def in_a_step_of_a_task() -> None:
    await asyncio.sleep(0)
    burn()


async def soon() -> None:
    asyncio.get_running_loop().call_soon(burn)
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def later() -> None:
    asyncio.get_running_loop().call_later(0, burn)
    await asyncio.sleep(0.001)


async def from_a_thread() -> None:
    loop = asyncio.get_running_loop()
    await asyncio.to_thread(loop.call_soon_threadsafe, burn)
    await asyncio.sleep(0)


async def beside_the_loop() -> None:
    await asyncio.to_thread(burn)
    time.sleep(MOST + 0.01)  # it uses no processor time


@pytest.mark.parametrize(
    ("what", "complaints"), [(in_a_step_of_a_task, 1), (soon, 1), (later, 1), (from_a_thread, 1), (beside_the_loop, 0)]
)
def test_a_callback_that_uses_too_much_processor_time_is_told(what: "object", complaints: int) -> None:
    told: list[str] = []
    watch = Watch(told.append)
    watch.on = True
    uvloop.run(what(), loop_factory=lambda: WatchedLoop(watch))  # type: ignore[operator]
    assert len(told) == complaints, told
    assert all(line.startswith(COMPLAINT) for line in told)


def test_the_time_of_the_garbage_collector_is_taken_off() -> None:
    told: list[str] = []
    watch = Watch(told.append)
    watch.on = True

    def collect() -> None:
        for told_of in gc.callbacks:
            told_of("start", {})
        burn()
        for told_of in gc.callbacks:
            told_of("stop", {})

    watch.run(collect)
    assert not told
    watch.run(burn)
    assert len(told) == 1


def test_what_comes_in_is_watched_from_the_first_byte() -> None:
    class Protocol:
        def data_received(self, data: bytes) -> bytes:
            burn()
            return data

    told: list[str] = []
    watch = Watch(told.append)
    watch.wrap(Protocol, "data_received")
    before = watch.on
    assert Protocol().data_received(b"x") == b"x"
    assert (before, watch.on, len(told)) == (False, True, 1)


def test_work_that_has_a_process_of_its_own_elsewhere_is_left_out() -> None:
    told: list[str] = []
    watch = Watch(told.append)
    watch.on = True

    def think() -> None:
        with watch.leave_out():
            burn()
            gc.collect()

    watch.run(think)
    assert not told

    def think_and_burn() -> None:
        think()
        burn()

    watch.run(think_and_burn)
    assert len(told) == 1


def test_servers_of_the_suite_run_on_a_loop_that_is_watched(house: House) -> None:
    assert "the event loop is watched" in house.said


def test_so_do_those_in_the_process_of_a_test(tmp_path: Path) -> None:
    here = InProcess(tmp_path).open()
    here.line()
    here.later(burn)
    here.until(lambda: bool(here.slow_callbacks), "the watch complains")
    here.close()


def test_what_a_server_says_about_a_callback_is_heard_once_and_whole(tmp_path: Path) -> None:
    house, first, second = House(tmp_path), f"{COMPLAINT} 120 ms in one, after GET /a", f"{COMPLAINT} 130 ms in another"
    with (tmp_path / "server.log").open("a") as log:
        log.write(f"somebody came\n{first}\n{second[:20]}")
        log.flush()
        assert house.new_slow_callbacks() == [first]
        log.write(f"{second[20:]}\n")
        log.flush()
        assert house.new_slow_callbacks() == [second]
        assert house.new_slow_callbacks() == []


def test_others_have_their_turn_while_a_table_with_very_many_lines_is_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with office(tmp_path / "store") as there:
            ada, _ = await there.players.welcome("Ada")
            live = await there.lay(ada, ME)
            async with live.alone():
                await start(live)
            begun, table = live.seq, live.plan.table
            pauses = ["table: pause", "table: resume"] * 1500
            more = [(table, at, line, "table", 1, f"key {at}") for at, line in enumerate(pauses, begun + 1)]
            with closing(sqlite3.connect(tmp_path / "store")) as file, file:
                file.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?, ?)", more)
            again = Live(live.plan, 2, there.store, BotPool(compile_rules=False), None)
            opening = asyncio.create_task(again.restore())
            seen = set()
            while not opening.done():
                seen.add(again.seq)
                await asyncio.sleep(0)
            assert again.seq == begun + len(pauses)
            assert seen - {0, again.seq}, "somebody had a turn when only a part of them was read"

    asyncio.run(scene())
