"""Simulation: the same seed gives the same result, and the intervals mean what they say."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from typing import Any

import pytest
from tests.compiled import run_python

from cabstand.core.rng import Stream, below, bits, stream, streams
from cabstand.lab.simulate import Job, Tally, empty_tally, play, run_jobs, split

Report = dict[str, Any]


@pytest.fixture
def simulate(compiled_rules: Path) -> Callable[..., Report]:
    """`./cab simulate .. --json`, compiled, in a process of its own."""

    def report(*words: str) -> Report:
        said = run_python(compiled_rules, "-m", "cabstand.cli.main", "simulate", "space-taxi", "--json", *words)
        assert said.count("\n") == 1
        answer: Report = json.loads(said)
        return answer

    return report


@pytest.mark.long
def test_the_same_seed_gives_the_same_result_whatever_the_number_of_cores(
    simulate: Callable[..., Report], size: Callable[[int, int], int]
) -> None:
    games = size(5_000, 200_000)
    told = [simulate("--games", str(games), "--players", "4", "--seed", "1", "--cores", cores) for cores in ("1", "2")]
    for report in told:
        for changing in ("seconds", "moves_per_second", "cores"):
            assert report.pop(changing) > 0
    assert told[0] == told[1]
    assert told[0]["games"] == games
    assert simulate("--games", str(games), "--players", "4", "--seed", "2")["wins"] != told[0]["wins"]


def test_every_seat_wins_alike_where_all_play_at_random(
    simulate: Callable[..., Report], size: Callable[[int, int], int]
) -> None:
    report = simulate("--games", str(size(20_000, 1_000_000)), "--players", "5", "--seed", "4")
    shares = [wins / report["games"] for wins in report["wins"]]
    assert max(shares) - min(shares) < 6 * (0.2 * 0.8 * 2 / report["games"]) ** 0.5
    assert sum(report["wins"]) >= report["games"]


def test_rules_of_thumb_beat_chance(simulate: Callable[..., Report]) -> None:
    report = simulate("--games", "2000", "--bots", "simple,random,random", "--seed", "5")
    assert report["win_interval"][0][0] > 0.95


def test_games_split_into_jobs_add_up_to_the_same() -> None:
    bots = ("simple", "random", "random")
    whole = play(Job("space-taxi", bots, 7, 0, 12))
    parts = empty_tally(3)
    for job in (Job("space-taxi", bots, 7, 5, 7), Job("space-taxi", bots, 7, 0, 5)):
        parts.add(play(job))
    assert parts == whole


def test_jobs_cover_every_game_once() -> None:
    jobs = split("space-taxi", ("random",) * 3, 1, 4_500, {})
    assert [n for job in jobs for n in range(job.first, job.first + job.count)] == list(range(4_500))


def test_the_win_interval_is_wilsons() -> None:
    tally = Tally(100, 0, 0, [30], [0], [0])
    interval = tally.win_interval(0)
    assert interval.low == pytest.approx(0.21895, abs=1e-4)
    assert interval.high == pytest.approx(0.39585, abs=1e-4)


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_games() -> None:
    four = Tally(4, 0, 0, [0], [20], [4 * 25 + 4])  # mean 5, variance 4/3
    interval = four.score_interval(0)
    assert interval.high - interval.low == pytest.approx(2 * 1.959964 * (4 / 3 / 4) ** 0.5)
    assert Tally(1, 0, 0, [1], [5], [25]).score_interval(0).high == inf


# --- the random numbers under it -----------------------------------------------------------------------------------------


def test_a_stream_depends_on_seed_and_game_alone() -> None:
    assert (streams(9, 0, 50)[17] == stream(9, 17)).all()
    assert (streams(9, 17, 1)[0] == stream(9, 17)).all()
    assert len({tuple(row) for seed in (0, 1, 2**64 - 1) for row in streams(seed, 0, 200)}) == 600


def test_below_gives_every_number_alike() -> None:
    rng: Stream = stream(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(rng, 6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # one in a thousand for five degrees of freedom


def test_bits_are_xorshift128_plus() -> None:
    """Against the published recurrence, in plain whole numbers."""
    rng = stream(5)
    s0, s1 = int(rng[0]), int(rng[1])
    mask = 2**64 - 1
    for _ in range(1_000):
        expected = ((s0 + s1) & mask) >> 32
        x, y = s0, s1
        s0 = y
        x ^= (x << 23) & mask
        s1 = x ^ y ^ (x >> 18) ^ (y >> 5)
        assert int(bits(rng)) == expected


def test_an_executor_elsewhere_brings_the_same_in_the_same_order() -> None:
    jobs = split("space-taxi", ("random", "random"), 3, 4, {}, 1)
    with ThreadPoolExecutor(2) as elsewhere:
        assert list(run_jobs(jobs, 1, play, elsewhere)) == list(run_jobs(jobs, 1, play))
