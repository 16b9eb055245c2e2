"""A day of a city with a million registered players: the figures in hosting.md, "From a laptop to a city".

    .venv/bin/python docs/studies/city.py

What one thing costs was measured (COSTS); how people behave is assumed (PEOPLE). Minute by minute, arrivals are drawn, and at
half past eight in the evening every connection breaks at once.
"""

from typing import Final

import numpy as np

SEED: Final = 1
REGISTERED: Final = 1_000_000
SERVERS: Final = (1, 2, 4)

# --- measured: see "What everything costs" in hosting.md

MOVE_MS: Final = 0.40
DIAL_MS: Final = 0.55
ARRIVAL_MS: Final = 1.9
SERVER_MB: Final = 101
TABLE_KB: Final = 11.2
SEAT_KB: Final = 34.3
LINE_BYTES: Final = 266
SHEET_BYTES: Final = 2_900
MOST_CONNECTIONS: Final = 20_000

# --- assumed

COMING: Final = (0.1, 0.3, 1.0)
"""How many of the registered come on one day."""
MINUTES: Final = 35
"""How long they stay, on average."""
SEATS: Final = 3
THOUGHT: Final = 6.0
"""Seconds between two moves at a table."""
HOURS: Final = (1, 1, 0.5, 0.5, 0.5, 1, 2, 4, 4, 4, 4, 5, 7, 6, 5, 5, 6, 8, 10, 14, 16, 14, 8, 3)
"""How arrivals are spread over the day."""
STORM: Final = 20 * 60 + 30
SPREAD: Final = 10.0
"""Seconds over which pages that have lost their connection dial again."""


def people_by_minute(coming: float) -> tuple[np.ndarray, np.ndarray]:
    """How many are there, and how many arrive, in each minute of the day."""
    dice = np.random.default_rng(SEED)
    weights = np.repeat(np.array(HOURS, float), 60)
    arrivals = dice.poisson(REGISTERED * coming * weights / weights.sum())
    change = np.zeros(2 * 24 * 60, int)
    for minute, count in enumerate(arrivals):
        leaving = minute + 1 + dice.exponential(MINUTES, count).astype(int)
        change[minute] += count
        np.subtract.at(change, leaving[leaving < len(change)], 1)
    return np.cumsum(change)[: 24 * 60], arrivals


def busy(here: float, arriving: float, servers: int) -> float:
    """How much of its core a server uses. A table lies at one server only."""
    moves = here / SEATS / THOUGHT
    return (moves * MOVE_MS + arriving / 60 * ARRIVAL_MS) / 1e3 / servers


def storm(here: float, arriving: float, servers: int) -> float:
    """Seconds until everybody sees their table again after all connections have broken at once."""
    free = 1 - busy(here, arriving, servers)
    return float("inf") if free <= 0 else max(SPREAD, here * DIAL_MS / 1e3 / servers / free)


def tell(coming: float) -> None:
    here, arriving = people_by_minute(coming)
    peak = int(here.argmax())
    most, moves = here[peak], here.sum() * 60 / SEATS / THOUGHT
    disk = (moves * LINE_BYTES + arriving.sum() / SEATS * SHEET_BYTES) / 1e9
    print(f"{arriving.sum():,} come; at {peak // 60}:{peak % 60:02} there are {most:,}, at {most // SEATS:,} tables")
    print(f"  {moves / 1e6:.0f} million moves, {most / SEATS / THOUGHT:,.0f} per second at the peak; {disk:.1f} GB on the disk")
    for servers in SERVERS:
        connections = most / servers
        fit = "" if connections <= MOST_CONNECTIONS else " (too many)"
        memory = SERVER_MB + connections * (SEAT_KB + TABLE_KB / SEATS) / 1e3
        load, back = busy(most, arriving[peak], servers), storm(here[STORM], arriving[STORM], servers)
        print(
            f"  {servers} servers: each {connections:,.0f} connections{fit}, {memory:,.0f} MB, {load:.0%} of a core; "
            f"a storm lasts {back:.0f} s"
        )


if __name__ == "__main__":
    for coming in COMING:
        tell(coming)
