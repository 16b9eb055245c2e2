"""The event loop is watched wherever the suite runs a server: this is whether the watch sees what it should."""

import asyncio
import time

import pytest
import uvloop
from tests.server.house import House
from tests.server.loop_watch import COMPLAINT, MOST, Watch, WatchedLoop


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


def test_servers_of_the_suite_run_on_a_loop_that_is_watched(house: House) -> None:
    assert "the event loop is watched" in house.said
