"""A server process that is killed at any moment: every line it acknowledged is there, once."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.store.help import opened


def killed(where: str, name: str, lines_first: int, after: float, folder: Path) -> Counter[str]:
    """How many lines of each table a process acknowledged before it was killed, in full run."""
    said = folder / f"{name}.said"
    command = [sys.executable, str(Path(__file__).with_name("appender.py")), where, name]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with said.open("wb") as output, subprocess.Popen(command, stdout=output, env=environment) as process:
        try:
            while said.read_bytes().count(b"\n") < lines_first:
                assert process.poll() is None, "it ended by itself"
                time.sleep(0.005)
            time.sleep(after)
        finally:
            process.kill()
    whole, _, _ = said.read_text().rpartition("\n")
    lines = whole.splitlines()
    assert len(set(lines)) == len(lines)
    return Counter(line.split()[0] for line in lines)


async def check(where: str, acknowledged: Counter[str]) -> None:
    async with opened(where) as store:
        for table, most in acknowledged.items():
            rows = await store.lines.of(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert [row.line for row in rows] == [f"throw => {seq}" for seq in range(1, len(rows) + 1)]
            assert most <= len(rows) <= most + 1, "acknowledged lines are kept; one more may have been on its way"


def test_no_acknowledged_line_is_lost_when_the_process_is_killed(
    where: str, tmp_path: Path, size: Callable[[int, int], int]
) -> None:
    moments = random.Random(7)
    total: Counter[str] = Counter()
    for number in range(size(5, 100)):
        acknowledged = killed(where, f"run{number}", moments.randint(1, 500), moments.uniform(0, 0.02), tmp_path)
        asyncio.run(check(where, acknowledged))
        total += acknowledged
    asyncio.run(check(where, total))
    assert total.total() > 400
