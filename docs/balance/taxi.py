"""How the standard board of TAXI! plays: the figures in taxi.md.

    .venv/bin/python docs/balance/taxi.py [games] [seed]

Four sensible bots, 40 rounds, 60 of 100 answers right, three words a talk on average.
"""

import sys
import time
from typing import Final

import numpy as np

from cabstand.core.rng import streams
from cabstand.core.rule import Ints, copied
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.bots.deciding import BOTS
from cabstand.games.taxi.lab import ELIMINATED, FACTS, HANDED_IN, MET_DIVERSION, play_and_note

SEATS: Final = 4
ROUNDS: Final = 40
MET: Final = ("£2 question", "£4 question", "Give or Take", "Sound Off", "Re-fuel", "Diversion")


def measure(games: int, seed: int) -> dict[str, float]:
    """Shares in percent, money in pounds, and the time it took."""
    states = copied(TAXI.new(SEATS, {"rounds": ROUNDS}), games)
    facts = np.zeros((games, SEATS, FACTS), np.int64)
    won = np.zeros((games, SEATS), np.int64)
    bots = np.full(SEATS, BOTS["simple"].number, np.int64)
    play_and_note(states[:1].copy(), streams(seed, 0, 1), bots, facts[:1].copy(), won[:1].copy())  # compile before timing
    started = time.perf_counter()
    steps = play_and_note(states, streams(seed, 0, games), bots, facts, won)
    seconds = time.perf_counter() - started
    shares = 100.0 * facts.reshape(-1, FACTS).mean(axis=0)
    winners = np.where(won > 0, states["money"], -1).max(axis=1)
    report = {f"seats that meet {name}": float(shares[fact]) for fact, name in enumerate(MET)}
    report["seats that hand in their token"] = float(shares[HANDED_IN])
    report["seats that are eliminated"] = float(shares[ELIMINATED])
    report["median winner"] = float(np.median(winners[winners >= 0]))
    for place, share in enumerate(_by_place(states["starter"], won), 1):
        report[f"wins of place {place} in the order of play"] = share
    return report | {"steps": float(steps), "seconds": seconds}


def _by_place(starters: Ints, won: Ints) -> list[float]:
    seats = (starters[:, None] + np.arange(SEATS)) % SEATS
    return [float(share) for share in 100.0 * np.take_along_axis(won, seats, axis=1).mean(axis=0)]


def goals_missed(report: dict[str, float]) -> list[str]:
    """The goals that the board was designed for, and does not hold."""
    places = [value for name, value in report.items() if name.startswith("wins of place")]
    goals = {
        "5 to 20% hand in their token": 5 <= report["seats that hand in their token"] <= 20,
        "under 3% are eliminated": report["seats that are eliminated"] < 3,
        "the median winner has £150 to £350": 150 <= report["median winner"] <= 350,
        "no place in the order wins 2 points more often than another": max(places) - min(places) <= 2,
        "60% meet the Diversion": report[f"seats that meet {MET[MET_DIVERSION]}"] >= 60,
    }
    goals |= {f"95% meet {name}": report[f"seats that meet {name}"] >= 95 for name in MET[:MET_DIVERSION]}
    return [goal for goal, held in goals.items() if not held]


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    figures = measure(*(given + [100_000, 1][len(given) :]))
    for name, figure in figures.items():
        print(f"{name:<45} {figure:>14,.2f}")
    print("goals missed:", ", ".join(goals_missed(figures)) or "none")
