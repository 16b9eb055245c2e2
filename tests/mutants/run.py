"""Plants small faults, one at a time, and counts how many the tests notice. `./cab mutants` starts it."""

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from tests.browser.node import package
from tests.mutants.mutant import Mutant
from tests.mutants.rooms import PLAYERS, QUOTA, ROOT, UNITS, mutants_in, named_tests
from tests.mutants.warm import Warm

SEED: Final = 1
MOST_SECONDS: Final = 60.0
"""The tests that are run for one fault took no longer than this together, when nothing was wrong."""
NAMED_SECONDS: Final = 180.0
"""About what the tests of one file that is named for a room take, on a busy machine."""
LEFT_BEHIND: Final = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", "pictures")
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
Calls = dict[str, dict[str, float]]


class Tests(NamedTuple):
    """What is run for a fault."""

    callers: Sequence[str]
    """Tests that call the faulty function, the fastest first."""
    seconds: float
    """How long they take together when nothing is wrong."""
    named: Sequence[str]
    """Then these files, whose tests start programs."""


class Result(NamedTuple):
    room: str
    mutant: Mutant
    fate: str
    """killed, survived or equivalent."""
    seconds: float = 0.0


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./cab mutants", description=__doc__)
    parser.add_argument("--first", type=int, default=sum(QUOTA.values()), help="how many of the 300 faults to plant")
    parser.add_argument("--after", type=int, default=0, help="how many of them to pass over")
    parser.add_argument("--room", choices=QUOTA, help="only the faults in one room")
    parser.add_argument("--jobs", type=int, default=2, help="how many to plant at a time")
    parser.add_argument("--calls", type=Path, help="a file that keeps which tests call which function, for the next run")
    parser.add_argument("--list", action="store_true", help="say which they are, and plant none")
    chosen = parser.parse_args(words)
    wanted = [(room, one) for room, one in sample() if chosen.room in (None, room)][chosen.after : chosen.first]
    if chosen.list:
        print("\n".join(f"{room:9} {place(one)}" for room, one in wanted))
        return 0
    package(".bin")  # installed before the copies share it
    with tempfile.TemporaryDirectory(prefix="cab-mutants-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL, which runs as a user of its own, must get through
        results = run(wanted, Path(folder), chosen.jobs, chosen.calls or Path(folder) / "calls.json")
    print(report(results))
    return 0


def sample() -> list[tuple[str, Mutant]]:
    """The 300 faults, always the same for the same sources, in an order in which every part is fair."""
    chance = random.Random(SEED)
    chosen: list[tuple[str, Mutant]] = []
    for room, quota in QUOTA.items():
        found = mutants_in(room)
        chosen += [(room, one) for one in chance.sample(found, min(quota, len(found)))]
    chance.shuffle(chosen)
    return chosen


def run(wanted: Sequence[tuple[str, Mutant]], folder: Path, jobs: int, known_calls: Path) -> list[Result]:
    trees = [Tree(folder / f"tree{number}") for number in range(jobs)]
    calls = find_calls(trees[0], known_calls)
    known = equivalents()
    free: SimpleQueue[Tree] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def plant(room: str, mutant: Mutant) -> Result:
        if key(mutant) in known:
            return say(Result(room, mutant, "equivalent"))
        tree, started = free.get(), time.monotonic()
        try:
            noticed = tree.notices(mutant, tests_of(mutant, calls))
            return say(Result(room, mutant, "killed" if noticed else "survived", time.monotonic() - started))
        finally:
            free.put(tree)

    try:
        with ThreadPoolExecutor(jobs) as workers:
            return list(workers.map(lambda one: plant(*one), wanted))
    finally:
        for tree in trees:
            tree.warm.close()


class Tree:
    """A copy of the sources: faults are planted there, never in the tree itself."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND, symlinks=True)
        if (ROOT / "web/node_modules").exists():
            (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.warm = Warm(folder)
        self._written = int(time.time())
        self._sound: dict[tuple[str, ...], bool] = {}

    def notices(self, mutant: Mutant, tests: Tests) -> bool:
        """Whether some test fails with a fault, or goes on for far too long. What fails without it as well does not count."""
        sets = ((tests.callers, tests.seconds), (tests.named, NAMED_SECONDS))
        return any(
            self._fails_with(mutant, chosen, seconds) and self._passes(chosen, seconds) for chosen, seconds in sets if chosen
        )

    def _fails_with(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
        source = (self._folder / mutant.path).read_text(encoding="utf-8")
        self._write(mutant.path, mutant.planted(source))
        try:
            return self._fails(tests, seconds)
        finally:
            self._write(mutant.path, source)

    def _passes(self, tests: Sequence[str], seconds: float) -> bool:
        if tuple(tests) not in self._sound:
            self._sound[tuple(tests)] = not self._fails(tests, seconds)
        return self._sound[tuple(tests)]

    def _write(self, path: str, text: str) -> None:
        """Always at another second: that is how Python knows that what it compiled is old."""
        self._written += 1
        (self._folder / path).write_text(text, encoding="utf-8")
        os.utime(self._folder / path, (self._written, self._written))

    def _fails(self, tests: Sequence[str], seconds: float) -> bool:
        (self._folder / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
        return self.warm.run(["-x", "@tests.txt"], 60 + 5 * seconds) != 0


def find_calls(tree: Tree, kept: Path) -> Calls:
    """Which tests call which function: `path:name` of the function, the tests, and the seconds that each takes."""
    if not kept.exists():
        print("Finding out which tests call which functions (some minutes).", flush=True)
        tests = [*(f"tests/{name}" for name in UNITS), *(f"--ignore-glob=tests/games/*/{name}" for name in PLAYERS)]
        tree.warm.run(["-p", "tests.mutants.calls", *tests], 3600.0, {"CABSTAND_CALLS": str(kept.absolute())})
    calls: Calls = json.loads(kept.read_text(encoding="utf-8"))
    return calls


def tests_of(mutant: Mutant, calls: Calls) -> Tests:
    if mutant.function:
        callers = calls.get(f"{mutant.path}:{mutant.function}", {})
    else:
        within = [tests for called, tests in calls.items() if called.startswith(f"{mutant.path}:")]
        callers = {test: seconds for tests in within for test, seconds in tests.items()}
    chosen, total = [], 0.0
    for test, seconds in sorted(callers.items(), key=lambda one: (one[1], one[0])):
        if total + seconds > MOST_SECONDS:
            break
        chosen.append(test)
        total += seconds
    return Tests(chosen, total, named_tests(mutant.path))


# --- what became of them


def place(mutant: Mutant) -> str:
    return f"{mutant.path}:{mutant.line}  {mutant.change}"


def key(mutant: Mutant) -> tuple[str, str, str]:
    """What says which fault is meant, even when lines above it come or go."""
    line = (ROOT / mutant.path).read_text(encoding="utf-8").splitlines()[mutant.line - 1]
    return mutant.path, line.strip(), mutant.change


def equivalents() -> set[tuple[str, str, str]]:
    """Faults that are none, as somebody judged: the program does the same with them."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return {(one["path"], one["line"], one["change"]) for one in listed}


def say(result: Result) -> Result:
    print(f"{result.fate:10} {result.seconds:5.0f} s  {result.room:9} {place(result.mutant)}", flush=True)
    return result


def report(results: Sequence[Result]) -> str:
    """A table by room, and those that survived."""
    counts = Counter((result.room, result.fate) for result in results)
    rows = [f"{'room':10} {'planted':>8} {'killed':>8} {'survived':>9} {'equivalent':>11} {'killed of the rest':>19}"]
    for room in [*QUOTA, "all"]:
        named = [room] if room in QUOTA else list(QUOTA)
        killed, survived, same = (sum(counts[one, fate] for one in named) for fate in ("killed", "survived", "equivalent"))
        share = f"{100 * killed / (killed + survived):.1f} %" if killed + survived else "-"
        rows.append(f"{room:10} {killed + survived + same:8} {killed:8} {survived:9} {same:11} {share:>19}")
    left = [f"survived: {place(result.mutant)}" for result in results if result.fate == "survived"]
    return "\n".join(["", *rows, "", *left])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
