"""Packs are looked through in processes with limits: one that takes too much is refused, and nobody else notices."""

import asyncio
import os
import signal
import zipfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx
import pytest
from tests.server.house import House, processor_time, until
from tests.server.packs import TOWN, largest, sent, zipped
from tests.server.people import Person

from cabstand.core import Refused
from cabstand.core.edition import Found
from cabstand.games.taxi.edition import EDITION
from cabstand.server import edition_checks
from cabstand.server.edition_checks import EditionChecks, Worker, WorkLimits
from cabstand.server.edition_worker import Answer, Job

SOUND: Final = Job("taxi", {name: text.encode() for name, text in TOWN.items()})
LONG_KEY: Final = Job("taxi", {"pack.toml": b"a." * 10_000 + b"a = 1"}, accepted=True)
"""Takes 400 MB, where no limit of its length holds."""


SLOW: Final = Job("taxi", {"pack.toml": "".join("a." * 480 + f"a{n} = 1\n" for n in range(5000)).encode()}, accepted=True)
"""Takes ten seconds of processor time, where no limit of its lines holds."""


def with_checks(work: Callable[[EditionChecks], Awaitable[None]], limits: WorkLimits | None = None) -> None:
    async def run() -> None:
        checks = EditionChecks(limits)
        try:
            await work(checks)
        finally:
            await checks.close()

    asyncio.run(run())


async def is_too_heavy(work: Awaitable[Found | Answer]) -> bool:
    try:
        await work
    except Refused as error:
        return error.refusal.reason == "server-pack-too-heavy"
    return False


@pytest.mark.parametrize(
    ("limits", "job"),
    [(WorkLimits(seconds=0), SLOW), (WorkLimits(memory=150_000_000), LONG_KEY)],
    ids=["time", "memory"],
)
def test_a_pack_that_takes_too_much_is_refused_and_its_worker_replaced(limits: WorkLimits, job: Job) -> None:
    async def work(checks: EditionChecks) -> None:
        heavy = asyncio.create_task(is_too_heavy(checks.look_through("Eve", job, EDITION)))
        meanwhile = await asyncio.gather(*(checks.look_through(sender, SOUND, EDITION) for sender in ("Ada", "Ben")))
        assert await heavy
        again = [await checks.look_through("Eve", SOUND, EDITION) for _ in range(edition_checks.WORKERS)]
        assert [found.content and found.content.name for found in (*meanwhile, *again)] == ["Millbrook"] * 4

    with_checks(work, limits)


def test_a_worker_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        worker = Worker(WorkLimits())
        assert (await worker.do(SOUND)).content
        assert worker.process is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        monkeypatch.setattr(edition_checks, "PATIENCE", 0.01)
        assert await is_too_heavy(worker.do(SOUND))
        monkeypatch.undo()
        assert (await worker.do(SOUND)).content
        await worker.stop()

    asyncio.run(work())


def test_nobody_gets_the_answer_that_somebody_else_no_longer_waits_for() -> None:
    async def work(checks: EditionChecks) -> None:
        gone = asyncio.create_task(checks.look_through("Eve", SLOW, EDITION))
        await asyncio.sleep(0)
        gone.cancel()
        found = [await checks.look_through("Ada", SOUND, EDITION) for _ in range(edition_checks.WORKERS)]
        assert [one.content and one.content.name for one in found] == ["Millbrook"] * 2

    with_checks(work)


def test_one_senders_slow_packs_do_not_hold_up_anothers() -> None:
    async def work(checks: EditionChecks) -> None:
        order: list[str] = []

        async def check(sender: str, job: Job) -> None:
            await checks.look_through(sender, job, EDITION)
            order.append(sender)

        many = [asyncio.create_task(check("Eve", SLOW)) for _ in range(2)]
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
    before = processor_time(worker)
    with ThreadPoolExecutor(1) as elsewhere:
        upload = elsewhere.submit(ada.post, "/editions", **sent(largest()))
        until(lambda: processor_time(worker) > before + 0.1, "the worker is busy")
        house.kill()
        assert isinstance(upload.exception(), httpx.TransportError)
    until(lambda: not worker.exists(), "the worker has ended")


DOTTED: Final = TOWN | {"pack.toml": TOWN["pack.toml"] + "a." * 30_000 + "a = 1\n"}
"""Sixty kilobytes that took Python's TOML parser gigabytes and minutes."""
BOMBS: Final = {f"{number}.zip": zipped({"questions.csv": b"0" * 8_000_000}, zipfile.ZIP_BZIP2) for number in range(16)}


def test_odd_packs_of_one_visitor_hold_up_nobody_else(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    ada, eve = Person(house.url, "Ada", "127.0.0.1"), Person(house.url, "Eve", "127.0.0.2")
    assert ada.post("/editions", **sent(TOWN), keep=False).json()["faults"] == []
    worked, memory = house.processor_time(), house.memory()
    (worker,) = house.workers()
    begun = processor_time(worker)
    with ThreadPoolExecutor(3) as elsewhere:
        largest_of_all = elsewhere.submit(eve.post, "/editions", **sent(largest()))
        until(lambda: processor_time(worker) > begun + 0.1, "the largest pack is looked through")
        os.kill(int(worker.name), signal.SIGSTOP)  # as if it took for ever
        dotted, bombs = (elsewhere.submit(eve.post, "/editions", **sent(pack)) for pack in (DOTTED, BOMBS))
        for _ in range(5):
            assert ada.http.get("/healthz").status_code == 200
            assert ada.post("/editions", **sent(TOWN), keep=False).json()["faults"] == []
        assert not any(answer.done() for answer in (largest_of_all, dotted, bombs)), "one pack of a sender at a time"
        os.kill(int(worker.name), signal.SIGCONT)
        assert largest_of_all.result().json()["edition"]["questions"] == 512
        assert [fault["reason"] for fault in dotted.result().json()["faults"]] == ["taxi-pack-fault-file-too-large"]
        assert (bombs.result().status_code, bombs.result().json()["reason"]) == (422, "pack-zip-method")
    assert house.processor_time() - worked < 3
    assert house.memory() - memory < 150_000_000
