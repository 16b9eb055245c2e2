"""Packs are looked through in processes with limits: one that takes too much is refused, and nobody else notices."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, until
from tests.server.packs import TOWN, largest, sent
from tests.server.people import Person

from cabstand.games import Refused
from cabstand.server import pack_checks
from cabstand.server.pack_checks import PackChecks, Worker, WorkLimits
from cabstand.server.pack_worker import Found, Job

SOUND = Job({name: text.encode() for name, text in TOWN.items()})
LONG_KEY = Job({"pack.toml": b"a." * 10_000 + b"a = 1"}, accepted=True)
"""Takes 400 MB, where no limit of its length holds."""


def slow() -> Job:
    return Job({name: text.encode() for name, text in largest().items()})


def with_checks(work: Callable[[PackChecks], Awaitable[None]], limits: WorkLimits | None = None) -> None:
    async def run() -> None:
        checks = PackChecks(limits)
        try:
            await work(checks)
        finally:
            await checks.close()

    asyncio.run(run())


async def is_too_heavy(work: Awaitable[Found]) -> bool:
    try:
        await work
    except Refused as error:
        return error.refusal.reason == "server-pack-too-heavy"
    return False


@pytest.mark.parametrize(
    ("limits", "job"),
    [(WorkLimits(seconds=0), slow()), (WorkLimits(memory=150_000_000), LONG_KEY)],
    ids=["time", "memory"],
)
def test_a_pack_that_takes_too_much_is_refused_and_its_worker_replaced(limits: WorkLimits, job: Job) -> None:
    async def work(checks: PackChecks) -> None:
        heavy = [is_too_heavy(checks.look_through(sender, job)) for sender in ("Eve", "Mallory")]
        assert await asyncio.gather(*heavy) == [True, True]
        sound = await asyncio.gather(*(checks.look_through(sender, SOUND) for sender in ("Ada", "Ben", "Cleo")))
        assert [found.pack and found.pack.name for found in sound] == ["Millbrook"] * 3

    with_checks(work, limits)


def test_a_worker_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        worker = Worker(WorkLimits())
        assert (await worker.do(SOUND)).pack is not None
        assert worker.process is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        monkeypatch.setattr(pack_checks, "PATIENCE", 0.01)
        assert await is_too_heavy(worker.do(SOUND))
        monkeypatch.undo()
        assert (await worker.do(SOUND)).pack is not None
        await worker.stop()

    asyncio.run(work())


def test_nobody_gets_the_answer_that_somebody_else_no_longer_waits_for() -> None:
    async def work(checks: PackChecks) -> None:
        gone = asyncio.create_task(checks.look_through("Eve", slow()))
        await asyncio.sleep(0)
        gone.cancel()
        found = [await checks.look_through("Ada", SOUND) for _ in range(pack_checks.WORKERS)]
        assert [one.pack and one.pack.name for one in found] == ["Millbrook"] * 2

    with_checks(work)


def test_one_senders_slow_packs_do_not_hold_up_anothers() -> None:
    async def work(checks: PackChecks) -> None:
        order: list[str] = []

        async def check(sender: str, job: Job) -> None:
            await checks.look_through(sender, job)
            order.append(sender)

        many = [asyncio.create_task(check("Eve", slow())) for _ in range(2)]
        await asyncio.sleep(0)
        await check("Ada", SOUND)
        assert order == ["Ada"]
        for one in many:
            one.cancel()
        await asyncio.gather(*many, return_exceptions=True)

    with_checks(work)


def test_workers_end_with_a_server_that_is_killed_whatever_they_are_doing(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    ada = Person(house.url, "Ada")
    assert ada.post("/editions", **sent(TOWN), keep=False).status_code == 200
    (worker,) = house.workers()
    before = used(worker)
    with ThreadPoolExecutor(1) as elsewhere:
        upload = elsewhere.submit(ada.post, "/editions", **sent(largest()))
        until(lambda: used(worker) > before + 20, "the worker is busy")
        house.kill()
        assert isinstance(upload.exception(), httpx.TransportError)
    until(lambda: not worker.exists(), "the worker has ended")


def used(process: Path) -> int:
    """Processor time of a process, in hundredths of a second."""
    fields: Any = (process / "stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
