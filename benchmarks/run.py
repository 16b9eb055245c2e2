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
import server_bench
import web_bench
from rich.console import Console
from rich.table import Table

HERE: Final = Path(__file__).resolve().parent
BENCH: Final = HERE.parent / ".bench"
PEER_PYTHON: Final = BENCH / "peers" / "bin" / "python"
ROUNDS: Final = 7
SLICE: Final = 0.7


class Suite(msgspec.Struct):
    """One game beside its peer: the workloads in the order they take turns, and what is compared with what."""

    ours: str
    peer: str
    bots: str
    turns: dict[str, str]
    """Workload and what it is; those of the peer begin with `peer`."""
    ratios: dict[str, tuple[str, str]]
    calls: dict[str, str]
    """Workloads that are single calls from Python, told in microseconds."""
    beside_peers: bool = False
    """Whether our side needs the peers' libraries too, and so runs in their environment."""
    units: tuple[str, str] = ("games", "moves")


SUITES: Final = {
    "fare-play": Suite(
        ours="fare_play.py",
        peer="catanatron_games.py",
        bots="('simple', 'random', 'random')",
        turns={
            "peer_games": "catanatron, four random players; moves are ticks",
            "games": "Fare Play, random games, 4 players; moves of seats only",
            "copies": "",
            "lists": "",
            "longest": "",
            "searches": "",
        },
        ratios={"Fare Play's moves to catanatron's ticks, per second": ("games moves", "peer_games moves")},
        calls={
            "copies calls": "copying a state, in compiled code",
            "lists calls": "listing the moves of a full hand, 60 cards or more on the map (mean of 100 positions)",
            "longest calls": "the same for the slowest of them",
            "searches calls": "a simulation of the search, four seats, 28 cards on the map (mean of 10 games)",
            "searches plies": "the same for each ply that its simulations go down",
        },
    ),
    "research": Suite(
        ours="research.py",
        peer="research_peers.py",
        bots="",
        turns={
            "space_taxi": "Space Taxi, batch of 256, every seat played from outside",
            "space_taxi_bots": "Space Taxi, batch of 256, one seat against two random bots",
            "peer_connect_four": "pgx connect_four, batch of 256",
            "fare_play": "Fare Play, batch of 256, every seat played from outside",
            "fare_play_bots": "Fare Play, batch of 256, one seat against two random bots",
            "peer_backgammon": "pgx backgammon, batch of 256",
            "taxi": "TAXI!, batch of 256, every seat played from outside",
            "taxi_bots": "TAXI!, batch of 256, one seat against two bots by rule of thumb",
            "single": "Space Taxi, one unwrapped environment, two random bots",
            "single_simple": "Space Taxi, one unwrapped environment, two bots by rule of thumb",
            "peer_yacht": "pyspiel yacht, with mask and observation, chance by hand",
        },
        ratios={
            "Space Taxi in a batch to pgx connect_four, steps/s": ("space_taxi steps", "peer_connect_four steps"),
            "Space Taxi in a batch to pgx backgammon, steps/s": ("space_taxi steps", "peer_backgammon steps"),
            "one Space Taxi to pyspiel yacht, moves/s": ("single moves", "peer_yacht moves"),
        },
        calls={},
        beside_peers=True,
        units=("steps", "moves"),
    ),
    "space-taxi": Suite(
        ours="space_taxi.py",
        peer="pyspiel_yacht.py",
        bots="('simple', 'random', 'random')",
        turns={
            "peer_documented": "pyspiel yacht, documented loop (2 players)",
            "games3": "Space Taxi, random games, 3 players",
            "peer_by_hand": "pyspiel yacht, chance sampled by hand (2 players)",
            "games4": "Space Taxi, random games, 4 players",
            "games5": "Space Taxi, random games, 5 players",
            "batch": "Space Taxi, batch of 1,024 games stepped together",
            "steps": "",
        },
        ratios={
            "Space Taxi (3 players) to yacht's documented loop, games/s": ("games3 games", "peer_documented games"),
            "Space Taxi (3 players) to yacht with hand-sampled chance, games/s": ("games3 games", "peer_by_hand games"),
        },
        calls={"steps calls": "a fused step called from Python, legal moves listed"},
    ),
    "taxi": Suite(
        ours="taxi.py",
        peer="pyspiel_maedn.py",
        bots="('simple', 'simple')",
        turns={
            "peer_rollouts": "OpenSpiel maedn, random rollouts in C++ (2 players)",
            "games": "TAXI!, sensible bots, 4 seats, 40 rounds",
            "grading": "",
            "talks": "",
        },
        ratios={"TAXI! to maedn's rollouts in C++, steps/s": ("games moves", "peer_rollouts moves")},
        calls={"grading calls": "grading an answer", "talks calls": "matching a talk of 30 seconds"},
    ),
}


class Agreement(msgspec.Struct):
    """The first games of the benchmark by compiled and by interpreted rules."""

    compiled: str
    interpreted: str
    equal: bool


class Report(msgspec.Struct):
    game: str
    at: str
    versions: dict[str, str]
    rates: dict[str, float]
    ratios: dict[str, float]
    call_microseconds: dict[str, float]
    cold_start_seconds: float
    warm_start_seconds: float
    agreement: Agreement


def main(names: list[str]) -> int:
    console = Console(stderr=True)
    if names == ["peers"]:  # for ./cab soak
        make_peers(console)
        return 0
    known = [*SUITES, server_bench.NAME, web_bench.NAME]
    unknown = [name for name in names if name not in known]
    if unknown:
        console.print(f"cab: nothing to measure for {unknown[0]!r}; there is: {', '.join(known)}", highlight=False)
        return 2
    make_peers(console)
    if names == [web_bench.NAME]:  # scores, not ratios: asked for by name
        return web_bench.show(console)
    wanted = names or known[:-1]
    if server_bench.NAME in wanted:  # needs a core for the servers and one for the driver
        server_bench.show(server_bench.measure(console))
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    reports = [measure(name, console) for name in wanted if name in SUITES]
    for report in reports:
        show(report)
    return 0 if all(report.agreement.equal for report in reports) else 1


def measure(name: str, console: Console) -> Report:
    suite = SUITES[name]
    cold, warm = start_times(name, suite.bots, console) if suite.bots else (0.0, 0.0)
    rates, versions = take_turns(suite, console)
    now = datetime.now(UTC)
    report = Report(
        game=name,
        at=now.isoformat(timespec="seconds"),
        versions=versions,
        rates={rate: statistics.median(values) for rate, values in rates.items()},
        ratios={what: _median_ratio(rates[ours], rates[theirs]) for what, (ours, theirs) in suite.ratios.items()},
        call_microseconds={what: 1e6 / statistics.median(rates[rate]) for rate, what in suite.calls.items()},
        cold_start_seconds=cold,
        warm_start_seconds=warm,
        agreement=agreement(suite),
    )
    file = BENCH / f"{name}-{now:%Y%m%d-%H%M%S}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return report


def _median_ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


def make_peers(console: Console) -> None:
    """The peers' own environment, from pins with hashes; they are no dependency of the project."""
    lock = HERE / "peers.lock"
    stamp = BENCH / "peers" / "lock"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return
    with console.status("Setting up the peers (open_spiel, catanatron, gymnasium, pettingzoo, pgx, jupyter, node), once"):
        shutil.rmtree(BENCH / "peers", ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(BENCH / "peers")], check=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)]
        subprocess.run([str(PEER_PYTHON), "-m", "pip", "install", *quiet], check=True)
    stamp.write_text(lock.read_text())


def start_times(name: str, bots: str, console: Console) -> tuple[float, float]:
    """Seconds from nothing to the first game played with compiled rules: with an empty cache, then with a full one."""
    times = []
    start = f"from cabstand.lab.simulate import warm_up; warm_up({name!r}, {bots})"
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"CABSTAND_DATA": data, "NUMBA_DISABLE_JIT": "0"}
        environment.pop("NUMBA_CACHE_DIR", None)
        for state in ("cold", "warm"):
            with console.status(f"Starting the compiled rules of {name}, {state}"):
                started = time.perf_counter()
                subprocess.run([sys.executable, "-c", start], env=environment, check=True)
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


def take_turns(suite: Suite, console: Console) -> tuple[dict[str, list[float]], dict[str, str]]:
    """The rates of every workload in every round, as 'workload unit'."""
    ours, peer = Worker(python_of(suite), suite.ours), Worker(PEER_PYTHON, suite.peer)
    rates: dict[str, list[float]] = {}
    with console.status("Measuring"):
        for _ in range(ROUNDS):
            for workload in suite.turns:
                worker = peer if workload.startswith("peer") else ours
                for unit, rate in worker.ask(workload).items():
                    rates.setdefault(f"{workload} {unit}", []).append(rate)
    ours.close()
    peer.close()
    return rates, ours.about | peer.about


def python_of(suite: Suite) -> Path | str:
    return PEER_PYTHON if suite.beside_peers else sys.executable


def agreement(suite: Suite) -> Agreement:
    """The first games of the benchmark again, by interpreted rules: the same states, byte for byte."""
    compiled, interpreted = digest(suite, "0"), digest(suite, "1")
    return Agreement(compiled, interpreted, compiled == interpreted)


def digest(suite: Suite, disabled: str) -> str:
    environment = os.environ | {"NUMBA_DISABLE_JIT": disabled}
    command = [str(python_of(suite)), str(HERE / suite.ours), "digest"]
    return subprocess.run(command, cwd=HERE, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def show(report: Report) -> None:
    console = Console(width=110, highlight=False)
    table = Table(title=f"{report.game}: one core, per second of CPU time, medians of {ROUNDS} rounds")
    for column in ("workload", *(f"{unit}/s" for unit in SUITES[report.game].units)):
        table.add_column(column, justify="left" if column == "workload" else "right")
    for key, name in SUITES[report.game].turns.items():
        games, moves = (report.rates.get(f"{key} {unit}") for unit in SUITES[report.game].units)
        if name:
            table.add_row(name, f"{games:,.0f}" if games else "", f"{moves:,.0f}" if moves else "")
    console.print(table)
    for what, ratio in report.ratios.items():
        console.print(f"{what}: {ratio:,.1f} times")
    for what, microseconds in report.call_microseconds.items():
        console.print(f"{what}: {microseconds:,.2f} µs")
    cold, warm = report.cold_start_seconds, report.warm_start_seconds
    if cold:
        console.print(f"start of the compiled rules: {cold:.1f} s cold, {warm:.2f} s warm (with the start of the process)")
    verdict = "agree" if report.agreement.equal else "DISAGREE"
    console.print(f"compiled and interpreted {verdict}: {report.agreement.compiled} / {report.agreement.interpreted}")
    console.print("versions: " + ", ".join(f"{name} {number}" for name, number in report.versions.items()))
    console.print(f"saved: .bench/{report.game}-{datetime.fromisoformat(report.at):%Y%m%d-%H%M%S}.json\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
