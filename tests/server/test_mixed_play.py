"""An hour of mixed play: the server's memory and its open files stop growing."""

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from statistics import median

import msgspec
import pytest
from tests.server.house import House
from tests.server.mixed_play import Friends
from tests.server.run import Quick

TABLES = 9
MB = 1_000_000
MOST_GROWTH = 2 * MB
"""From the middle to the end."""
WARM_MINUTES = 20
"""For so long memory fills up: tables that were left stay for ten minutes, replays until there are 32 MB of them."""
HURRIED = Quick(window=0.05, talk=0.1, overrule=0.1, bots=0.01)
SPARE_FILES = 10
"""Connections come and go."""


class Reading(msgspec.Struct, frozen=True):
    minute: float
    memory: int
    files: int
    moves: int
    tables: int

    def __str__(self) -> str:
        played = f"{self.moves:7} moves {self.tables:5} tables"
        return f"{self.minute:6.1f} min {self.memory / MB:8.2f} MB {self.files:4} files {played}"


def open_files(house: House) -> int:
    return len(os.listdir(Path("/proc") / str(house.pid) / "fd"))


@pytest.mark.long
def test_memory_and_open_files_stop_growing_over_an_hour_of_mixed_play(
    new_house: Callable[..., House], size: Callable[[int, int], int]
) -> None:
    """`CABSTAND_PLAY_MINUTES` says how long; in `./cab test` everybody plays for one evening, and nobody waits long."""
    minutes = float(os.environ.get("CABSTAND_PLAY_MINUTES") or size(0, 60))
    house = new_house(quick=None if minutes else HURRIED).open()
    ends = time.monotonic() + minutes * 60
    groups = [Friends(house.url, number) for number in range(TABLES if minutes else 3)]
    begun, readings = time.monotonic(), list[Reading]()

    def read() -> None:
        moves, tables = sum(group.moves for group in groups), sum(group.tables for group in groups)
        readings.append(Reading((time.monotonic() - begun) / 60, house.memory(), open_files(house), moves, tables))
        print(readings[-1], flush=True)

    with ThreadPoolExecutor(len(groups)) as pool:
        playing = [pool.submit(group.play, lambda: time.monotonic() < ends) for group in groups]
        while time.monotonic() < ends:
            done, _ = wait(playing, min(60.0, ends - time.monotonic()), FIRST_EXCEPTION)
            read()
            if done:
                ends = 0.0  # somebody met a mistake: the others go home
        for friends in playing:
            friends.result()
    read()
    assert readings[-1].tables >= len(groups)
    assert "Traceback" not in house.said, house.said
    middle, last = readings[len(readings) // 2 :][:3], readings[-4:-1] or readings
    assert max(one.files for one in last) - max(one.files for one in middle) < SPARE_FILES
    if minutes >= 2 * WARM_MINUTES:
        assert median(one.memory for one in last) - median(one.memory for one in middle) < MOST_GROWTH
