"""`./cab bench server`: our table server beside boardgame.io's, one driver for both in one run, taking turns.

Ours has every move on the disk (SQLite, synchronous FULL) before anyone is told; the peer keeps matches in memory. The servers
run on one core, the driver on another. The workloads are the same for both: games of some 124 moves among three seats.
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from server_bench_match import Match, percentile
from server_bench_ours import OurMatch
from server_bench_servers import BENCH, OURS, PEER, SEATS, THEIRS, Process, make_peer, node

from cabstand.load.wire import Http, Socket

NAME: Final = "server"
SIDES: Final = (OURS, THEIRS)

GAME: Final = 124  # moves, about as long as Space Taxi with three seats
ROUNDS: Final = 3
SLICE: Final = 1.5  # seconds at most for one workload of one server in a round
IN_TURN: Final = 8  # games one after another, in each round
AT_ONCE: Final = 50
PACED_MOVES: Final = 30
PACE: Final = 0.15  # seconds of thought: 50 matches make some 330 moves a second
LONG: Final = 1000
MISSED: Final = 20
QUIET: Final = 0.7
"""The load of the machine below which its figures can be believed."""
PATIENCE: Final = 120.0
IDLE: Final = (500, 2_000, 10_000)


class Row(msgspec.Struct):
    """One line of the table. `ratio` is ours to theirs, the median over the rounds where there are several."""

    what: str
    unit: str
    ours: float | None
    theirs: float | None
    ratio: float | None = None
    target: str = ""
    held: bool | None = None


class Report(msgspec.Struct):
    """`load`: what the machine had to do before we began."""

    at: str
    load: float
    versions: dict[str, str]
    rows: list[Row]
    rounds: dict[str, list[float]]


# --- the workloads ---------------------------------------------------------------------------------------------------


async def in_turn(server: Process) -> dict[str, float]:
    """One match, strictly in turn: a move is sent when its seat has seen the one before."""
    matches = [server.match() for _ in range(IN_TURN)]
    await _open(matches)
    heard = sum(socket.received for match in matches for socket in match.sockets)
    cpu, started, moves = server.cpu, time.perf_counter(), 0
    for match in matches:
        asyncio.get_running_loop().call_later(started + SLICE - time.perf_counter(), match.halt)
        moves += await match.play(GAME)
        if time.perf_counter() > started + SLICE:
            break
    spent = time.perf_counter() - started
    latencies = [latency for match in matches for latency in match.latencies]
    figures = {
        "in turn, moves/s": moves / spent,
        "in turn, CPU ms": (server.cpu - cpu) / moves * 1e3,
        "in turn, p50 ms": percentile(latencies, 0.5) * 1e3,
        "in turn, p99 ms": percentile(latencies, 0.99) * 1e3,
        "in turn, bytes": (sum(socket.received for match in matches for socket in match.sockets) - heard) / moves,
    }
    _close(matches)
    return figures


async def at_once(server: Process) -> dict[str, float]:
    matches = [server.match() for _ in range(AT_ONCE)]
    await _open(matches)
    cpu, started = server.cpu, time.perf_counter()
    moves = await _play_all(matches)
    spent = time.perf_counter() - started
    figures = {"at once, moves/s": moves / spent, "at once, CPU ms": (server.cpu - cpu) / moves * 1e3}
    _close(matches)
    return figures


async def six_views(server: Process) -> dict[str, float]:
    """Five seats and somebody who watches."""
    matches = [server.match(5, 1) for _ in range(10)]
    await _open(matches)
    cpu = server.cpu
    moves = await _play_all(matches)
    figures = {"six views, CPU ms": (server.cpu - cpu) / moves * 1e3}
    _close(matches)
    return figures


async def paced(server: Process) -> dict[str, float]:
    """50 matches with a little thought before each move: some 330 moves a second."""
    matches = [server.match() for _ in range(AT_ONCE)]
    await _open(matches)
    cpu = server.cpu
    dice = random.Random(1)
    moves = sum(await asyncio.gather(*(match.play(PACED_MOVES, PACE, dice.uniform(0, PACE)) for match in matches)))
    latencies = [latency for match in matches for latency in match.latencies]
    figures = {
        "paced, p50 ms": percentile(latencies, 0.5) * 1e3,
        "paced, p99 ms": percentile(latencies, 0.99) * 1e3,
        "paced, CPU ms": (server.cpu - cpu) / moves * 1e3,
    }
    _close(matches)
    return figures


async def _play_all(matches: Sequence[Match]) -> int:
    for match in matches:
        asyncio.get_running_loop().call_later(SLICE, match.halt)
    return sum(await asyncio.gather(*(match.play(GAME) for match in matches)))


async def _open(matches: Sequence[Match]) -> None:
    for match in matches:
        await match.open()
    await asyncio.sleep(0.2)


def _close(matches: Sequence[Match]) -> None:
    for match in matches:
        match.close()


async def rejoin(server: Process) -> dict[str, float]:
    """What comes over the wire when a seat comes back after 1,000 moves."""
    match = server.match()
    await match.open()
    if isinstance(match, OurMatch):
        await match.play_and_undo(LONG)
    else:
        await match.play(LONG)
    ways: dict[str, Callable[[], Awaitable[Socket]]] = {"rejoin": lambda: match.connect(0)}
    if isinstance(match, OurMatch):
        last = match.seq
        ways[f"rejoin, {MISSED} missed"] = lambda: match.connect(0, since=last - MISSED)
        ways["rejoin, all missed"] = lambda: match.connect(0, since=0)
    figures: dict[str, float] = {}
    for name, connect in ways.items():
        match.sockets[0].close()
        await asyncio.sleep(0.2)
        started = time.perf_counter()
        again = await connect()
        figures[f"{name}, ms"] = (time.perf_counter() - started) * 1e3
        await asyncio.sleep(0.3)  # what else comes: who is there
        match.sockets[0] = again
        figures[f"{name}, kB"] = match.sockets[0].received / 1e3
    match.close()
    return figures


async def idle(server: Process, most: int) -> dict[str, float]:
    """Seats that are connected and do nothing, on many addresses of this machine; the tables are there before."""
    figures, sockets = {"base MB": server.memory / 1e6}, list[Socket]()
    for _ in range(3):  # what the first few of anything cost is not theirs
        first = server.match()
        await first.open()
        first.close()
    lobbies = [Http(server.port) for _ in range(16)]
    if server.side == OURS:
        for lobby in lobbies:
            await lobby.post("/api/players", {"name": "Host"})

    async def lay(lobby: Http, share: list[Match]) -> None:
        for match in share:
            await match.lay(lobby)

    before = server.memory
    matches = [
        OurMatch(server.port, SEATS, alone=True) if server.side == OURS else server.match() for _ in range(-(-most // SEATS))
    ]
    await asyncio.gather(*(lay(lobby, matches[n :: len(lobbies)]) for n, lobby in enumerate(lobbies)))
    for lobby in lobbies:
        lobby.close()
    await asyncio.sleep(1)
    figures["idle table, kB"] = (server.memory - before) / len(matches) / 1e3
    before = server.memory
    seats = [(match, seat) for match in matches for seat in range(SEATS)][:most]
    for count in (count for count in IDLE if count <= most):
        started = time.perf_counter()
        while len(sockets) < count:
            some = seats[len(sockets) : min(len(sockets) + 50, count)]
            opened = (match.connect(seat, _address(len(sockets) + n)) for n, (match, seat) in enumerate(some))
            sockets += await asyncio.gather(*opened)
        figures[f"{count} idle, opened in s"] = time.perf_counter() - started
        await asyncio.sleep(1)
        figures[f"{count} idle, kB per seat"] = (server.memory - before) / count / 1e3
    cpu, started = server.cpu, time.perf_counter()
    await asyncio.sleep(25)  # longer than the pause between two pings
    figures[f"{most} idle, CPU %"] = (server.cpu - cpu) / (time.perf_counter() - started) * 100
    figures[f"{most} idle, still open"] = sum(not one.closed for one in sockets)
    figures[f"{most} idle, MB"] = server.memory / 1e6
    for one in sockets:
        one.close()
    await asyncio.sleep(0.5)
    return figures


def _address(number: int) -> str:
    return f"127.0.{1 + number // 20 // 250}.{1 + number // 20 % 250}"


# --- one run ---------------------------------------------------------------------------------------------------------


def measure(console: Console) -> Report:
    make_peer(console)
    load = _wait_for_quiet(console)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})
    try:
        return uvloop.run(_measure(console, cores[-1], load))
    finally:
        os.sched_setaffinity(0, set(cores))


def _wait_for_quiet(console: Console) -> float:
    """The load once it is low, or as it is when we have waited long enough."""
    ends = time.monotonic() + PATIENCE
    with console.status(f"Waiting until the load of the machine is below {QUIET}"):
        while (load := os.getloadavg()[0]) >= QUIET and time.monotonic() < ends:
            time.sleep(1)
    return load


async def _measure(console: Console, core: int, load: float) -> Report:
    rounds: dict[str, dict[str, list[float]]] = {side: {} for side in SIDES}
    with tempfile.TemporaryDirectory(dir=BENCH, prefix="server-") as folder:  # on the disk that the project is on
        servers: list[Process] = []
        try:
            for side in SIDES:
                servers.append(Process(side, core, Path(folder)))
            for server in servers:  # rules are compiled, code is warm
                await in_turn(server)
                await at_once(server)
            plan = [in_turn, at_once, six_views] * ROUNDS + [paced] * 2 + [rejoin]
            for number, work in enumerate(plan, 1):
                for server in servers:
                    with console.status(f"{number}/{len(plan)} {work.__name__.replace('_', ' ')}: {server.side}"):
                        _note(rounds[server.side], await work(server))
        finally:
            for server in servers:
                server.close()
        (Path(folder) / "interpreted").mkdir()
        plain = Process(OURS, core, Path(folder) / "interpreted", compiled=False)
        try:
            _note(rounds[OURS], {"base interpreted MB": plain.memory / 1e6})
            _note(rounds[OURS], {f"interpreted: {name}": value for name, value in (await at_once(plain)).items()})
        finally:
            plain.close()
        for side in SIDES:
            (Path(folder) / side).mkdir()
            alone = Process(side, core, Path(folder) / side)
            try:
                with console.status(f"{IDLE[-1]:,} idle sockets: {side}"):
                    _note(rounds[side], await idle(alone, IDLE[-1]))
            finally:
                alone.close()
    now = datetime.now(UTC)
    both = {f"{side}: {name}": values for side in SIDES for name, values in rounds[side].items()}
    report = Report(now.isoformat(timespec="seconds"), load, versions(), table(rounds[OURS], rounds[THEIRS]), both)
    file = BENCH / f"{NAME}-{now:%Y%m%d-%H%M%S}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return report


def _note(rounds: dict[str, list[float]], figures: dict[str, float]) -> None:
    for name, value in figures.items():
        rounds.setdefault(name, []).append(value)


def versions() -> dict[str, str]:
    told = {"python": sys.version.split()[0], "node": subprocess.check_output([str(node()), "--version"], text=True).strip()}
    for name in ("boardgame.io", "koa-compose", "socket.io"):
        told[name] = json.loads((PEER / "node_modules" / name / "package.json").read_text())["version"]
    return told


def table(ours: dict[str, list[float]], theirs: dict[str, list[float]]) -> list[Row]:
    def row(
        name: str, what: str, unit: str, target: str = "", least: float = 0.0, most: float = 0.0, times: bool = False
    ) -> Row:
        mine, yours = ours.get(name, []), theirs.get(name, [])
        ratio = statistics.median(a / b for a, b in zip(mine, yours, strict=True)) if mine and all(yours) and yours else None
        made = Row(what, unit, _median(mine), _median(yours), ratio, target)
        figure = ratio if times else made.ours
        if target and figure is not None:
            made.held = (not least or figure >= least) and (not most or figure <= most)
        return made

    last = IDLE[-1]
    return [
        row("in turn, moves/s", "one match, strictly in turn", "moves/s", "0.8 times theirs", least=0.8, times=True),
        row("at once, moves/s", f"{AT_ONCE} matches at once", "moves/s", "2 times theirs", least=2, times=True),
        row("in turn, CPU ms", "CPU per move, one match, three views", "ms"),
        row("at once, CPU ms", f"CPU per move, {AT_ONCE} matches, three views", "ms", "at most 0.35 ms", most=0.35),
        row("interpreted: at once, CPU ms", "the same with interpreted rules", "ms"),
        row("six views, CPU ms", "CPU per move, ten matches, six views", "ms", "at most 0.45 ms", most=0.45),
        row("paced, CPU ms", f"CPU per move, {AT_ONCE} matches at 330 moves/s", "ms"),
        row("in turn, p50 ms", "move to other seat, one match: p50", "ms"),
        row("in turn, p99 ms", "move to other seat, one match: p99", "ms", "no worse than theirs", most=1, times=True),
        row("paced, p50 ms", f"move to other seat, {AT_ONCE} matches at 330 moves/s: p50", "ms"),
        row(
            "paced, p99 ms",
            f"move to other seat, {AT_ONCE} matches at 330 moves/s: p99",
            "ms",
            "no worse than theirs",
            most=1,
            times=True,
        ),
        row("in turn, bytes", "bytes per move, to three seats", "B"),
        row("rejoin, kB", f"rejoining after {LONG:,} moves", "kB", "at most 8 kB", most=8),
        row("rejoin, ms", f"rejoining after {LONG:,} moves, to the first picture", "ms"),
        row(f"rejoin, {MISSED} missed, kB", f"the same with since, {MISSED} missed", "kB"),
        row("rejoin, all missed, kB", "the same with since=0", "kB"),
        row("base MB", "memory of the server before anybody comes", "MB"),
        row("base interpreted MB", "the same with interpreted rules", "MB", "at most 120 MB", most=120),
        row("idle table, kB", "memory of an idle table", "kB"),
        *(
            row(f"{n} idle, kB per seat", f"memory of an idle connected seat, {n:,} of them", "kB", "at most 64 kB", most=64)
            for n in IDLE
        ),
        row(f"{last} idle, still open", f"{last:,} idle sockets, open after 25 s", "", f"{last:,}", least=last),
        row(f"{last} idle, CPU %", f"CPU with {last:,} idle sockets", "%"),
        row(f"{last} idle, MB", f"memory with {last:,} idle sockets", "MB"),
    ]


def _median(values: list[float]) -> float | None:
    return statistics.median(values) if values else None


def show(report: Report) -> None:
    console = Console(width=128, highlight=False)
    told = Table(
        title=f"server: medians of {ROUNDS} rounds taken in turn; ours on the disk before anyone is told, theirs in memory"
    )
    for column in ("", "ours", "boardgame.io", "", "ratio", "target", "held"):
        told.add_column(column, justify="right" if column in ("ours", "boardgame.io", "ratio") else "left")
    for row in report.rows:
        held = "" if row.held is None else "yes" if row.held else "NO"
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        told.add_row(row.what, _figure(row.ours), _figure(row.theirs), row.unit, ratio, row.target, held)
    console.print(told)
    if report.load >= QUIET:
        console.print(
            f"The machine was busy: its load was {report.load:.1f} before the first measurement. Only ratios say something."
        )
    console.print("versions: " + ", ".join(f"{name} {number}" for name, number in report.versions.items()))
    console.print(f"saved: .bench/{NAME}-{datetime.fromisoformat(report.at):%Y%m%d-%H%M%S}.json\n")


def _figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
