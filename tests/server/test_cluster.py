"""Bots that think on a Dask cluster: a scheduler and worker processes on this machine."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any

import msgspec
import pytest
from tests.server.house import House, until
from tests.server.people import Person, play_on

from cabstand.cli import commands
from cabstand.core import Seat, find_game
from cabstand.core.extras import missing
from cabstand.lab.simulate import play, run_jobs, split
from cabstand.server.bots import BotPool
from cabstand.server.cluster import cluster_at


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    local_cluster: Any = import_module("distributed").LocalCluster
    with local_cluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def jobs_done(cluster: Any) -> int:
    return int(cluster.scheduler.task_prefixes["answer"].state_counts["memory"]) if cluster.scheduler.task_prefixes else 0


def test_bots_think_on_the_cluster_and_survive_the_death_of_workers(
    new_house: Callable[..., House], cluster: Any, size: Callable[[int, int], int]
) -> None:
    house = new_house(words=("--cluster", cluster.scheduler_address)).open()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot", options={"starter": "2"})
    host.do(laid, "start")
    until(lambda: jobs_done(cluster) >= 1, "a worker has thought")
    for _ in range(size(0, 3)):
        os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
        assert play_on({1: host}, laid, 6) == 6
    assert play_on({1: host}, laid, 12) == 12
    assert jobs_done(cluster) >= 3
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert "fallback" not in house.said


def test_many_games_end_alike_on_a_cluster_though_a_worker_is_killed(
    cluster: Any, size: Callable[[int, int], int], capsys: pytest.CaptureFixture[str]
) -> None:
    jobs = split("space-taxi", ("random",) * 3, 7, size(24, 2_000), {}, chunk=4)
    with cluster_at(cluster.scheduler_address) as elsewhere:
        results = run_jobs(jobs, 1, play, elsewhere)
        told = [next(results)]
        os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
        told += results
    assert told == [play(job) for job in jobs]
    words = ["simulate", "space-taxi", "--games", "8", "--seed", "7", "--json"]
    reports = []
    for more in ([], ["--cluster", cluster.scheduler_address]):
        assert commands.run([*words, *more]) == 0
        report = msgspec.json.decode(capsys.readouterr().out)
        reports.append({name: report[name] for name in ("games", "moves", "wins", "mean_score")})
    assert reports[0] == reports[1]


def test_a_scheduler_that_is_not_there_is_said_in_one_line(new_house: Callable[..., House]) -> None:
    house = new_house(words=("--cluster", "tcp://127.0.0.1:9"))
    assert house.fails_to_open() == 2
    assert "No Dask scheduler answers at tcp://127.0.0.1:9" in house.said
    assert "Traceback" not in house.said


def test_without_the_package_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ModuleNotFoundError) as lacking, cluster_at("tcp://127.0.0.1:9"):
        pass
    told = missing(lacking.value.name or "")
    assert told
    assert told.refusal.args["extra"] == "cluster"


class Dropping(Executor):
    """As a cluster does whose scheduler has gone: what was handed in is cancelled."""

    def submit(self, *_: Any, **__: Any) -> "Future[Any]":
        dropped: Future[Any] = Future()
        dropped.cancel()
        return dropped


def test_a_job_that_the_cluster_drops_is_answered_by_the_fallback() -> None:
    game = find_game("space-taxi")
    state = game.new(2, {"starter": "1"})
    move = asyncio.run(BotPool(Dropping()).choose("Ada", game, "simple", state, Seat(0)))
    assert move == game.fallback(state, Seat(0))
