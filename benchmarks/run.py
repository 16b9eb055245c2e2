"""`./cab bench`: our rules and a peer's, measured side by side on one core in one run; prints a table and saves a JSON.

The workers take turns in short slices, so that a busy machine slows them alike; a ratio is the median over the rounds.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

HERE: Final = Path(__file__).resolve().parent
BENCH: Final = HERE.parent / ".bench"
PEER_PYTHON: Final = BENCH / "peers" / "bin" / "python"
ROUNDS: Final = 7
SLICE: Final = 0.7
_START: Final = "from cabstand.lab.simulate import warm_up; warm_up('space-taxi', ('simple', 'random', 'random'))"

WORKLOADS: Final = {
    "documented": "pyspiel yacht, documented loop (2 players)",
    "by_hand": "pyspiel yacht, chance sampled by hand (2 players)",
    "games3": "Space Taxi, random games, 3 players",
    "games4": "Space Taxi, random games, 4 players",
    "games5": "Space Taxi, random games, 5 players",
    "batch": "Space Taxi, batch of 1,024 games stepped together",
}


class Agreement(msgspec.Struct):
    """The first games of the benchmark by compiled and by interpreted rules."""

    compiled: str
    interpreted: str
    equal: bool


class Report(msgspec.Struct):
    at: str
    versions: dict[str, str]
    rates: dict[str, float]
    ratios: dict[str, float]
    step_microseconds: float
    cold_start_seconds: float
    warm_start_seconds: float
    agreement: Agreement


def main() -> int:
    console = Console(stderr=True)
    make_peers(console)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    cold, warm = start_times(console)
    rates, versions = take_turns(console)
    now = datetime.now(UTC)
    report = Report(
        at=now.isoformat(timespec="seconds"),
        versions=versions,
        rates={name: statistics.median(values) for name, values in rates.items()},
        ratios=ratios(rates),
        step_microseconds=1e6 / statistics.median(rates["steps calls"]),
        cold_start_seconds=cold,
        warm_start_seconds=warm,
        agreement=agreement(),
    )
    show(report)
    file = BENCH / f"space-taxi-{now:%Y%m%d-%H%M%S}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    print(f"saved: {file.relative_to(HERE.parent)}")
    return 0 if report.agreement.equal else 1


def make_peers(console: Console) -> None:
    """The peers' own environment, from pins with hashes; they are no dependency of the project."""
    lock = HERE / "peers.lock"
    stamp = BENCH / "peers" / "lock"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return
    with console.status("Setting up the peer (open_spiel), once"):
        shutil.rmtree(BENCH / "peers", ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(BENCH / "peers")], check=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)]
        subprocess.run([str(PEER_PYTHON), "-m", "pip", "install", *quiet], check=True)
    stamp.write_text(lock.read_text())


def start_times(console: Console) -> tuple[float, float]:
    """Seconds from nothing to the first game played with compiled rules: with an empty cache, then with a full one."""
    times = []
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"CABSTAND_DATA": data, "NUMBA_DISABLE_JIT": "0"}
        environment.pop("NUMBA_CACHE_DIR", None)
        for state in ("cold", "warm"):
            with console.status(f"Starting the compiled rules, {state}"):
                started = time.perf_counter()
                subprocess.run([sys.executable, "-c", _START], env=environment, check=True)
                times.append(time.perf_counter() - started)
    return times[0], times[1]


class Worker:
    """A measuring process; see worker.py."""

    def __init__(self, python: Path | str, script: str) -> None:
        self.process = subprocess.Popen(
            [python, HERE / script], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.about: dict[str, str] = self._answer()

    def _answer(self) -> dict[str, str]:
        if self.process.stdout is None:
            raise RuntimeError("the worker has no output")
        answer: dict[str, str] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, workload: str) -> dict[str, float]:
        if self.process.stdin is None:
            raise RuntimeError("the worker has no input")
        self.process.stdin.write(f"{workload} {SLICE}\n")
        self.process.stdin.flush()
        return {unit: float(rate) for unit, rate in self._answer().items()}

    def close(self) -> None:
        self.process.communicate()


def take_turns(console: Console) -> tuple[dict[str, list[float]], dict[str, str]]:
    """The rates of every workload in every round, as 'workload unit'."""
    ours, peer = Worker(sys.executable, "space_taxi.py"), Worker(PEER_PYTHON, "pyspiel_yacht.py")
    turns = [(peer, "documented"), (ours, "games3"), (peer, "by_hand"), (ours, "batch"), (ours, "steps")]
    turns += [(ours, "games4"), (ours, "games5")]
    rates: dict[str, list[float]] = {}
    with console.status("Measuring"):
        for _ in range(ROUNDS):
            for worker, workload in turns:
                for unit, rate in worker.ask(workload).items():
                    rates.setdefault(f"{workload} {unit}", []).append(rate)
    ours.close()
    peer.close()
    return rates, ours.about | peer.about


def ratios(rates: dict[str, list[float]]) -> dict[str, float]:
    """Games a second against the peer's, by the median over the rounds."""

    def median(ours: str, theirs: str) -> float:
        return statistics.median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True))

    return {
        "to the documented loop": median("games3 games", "documented games"),
        "to the loop with hand-sampled chance": median("games3 games", "by_hand games"),
    }


def agreement() -> Agreement:
    """The first games of the benchmark again, by interpreted rules: the same states, byte for byte."""
    compiled, interpreted = digest("0"), digest("1")
    return Agreement(compiled, interpreted, compiled == interpreted)


def digest(disabled: str) -> str:
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    command = [sys.executable, str(HERE / "space_taxi.py"), "digest"]
    return subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def show(report: Report) -> None:
    console = Console(width=110)
    table = Table(title="One core, per second of CPU time, medians of the rounds")
    for column in ("workload", "games/s", "moves/s"):
        table.add_column(column, justify="left" if column == "workload" else "right")
    for key, name in WORKLOADS.items():
        games, moves = report.rates.get(f"{key} games"), report.rates.get(f"{key} moves")
        table.add_row(name, f"{games:,.0f}" if games else "", f"{moves:,.0f}" if moves else "")
    console.print(table)
    for name, ratio in report.ratios.items():
        console.print(f"Space Taxi (3 players) {name}, games/s: {ratio:,.1f} times")
    console.print(f"a fused step called from Python: {report.step_microseconds:.2f} µs, legal moves listed")
    cold, warm = report.cold_start_seconds, report.warm_start_seconds
    console.print(f"start of the compiled rules: {cold:.1f} s cold, {warm:.2f} s warm (with the start of the process)")
    verdict = "agree" if report.agreement.equal else "DISAGREE"
    console.print(f"compiled and interpreted {verdict}: {report.agreement.compiled} / {report.agreement.interpreted}")
    console.print("versions: " + ", ".join(f"{name} {number}" for name, number in report.versions.items()))


if __name__ == "__main__":
    sys.exit(main())
