"""The check of the dice that the page does by itself says what `./cab verify` says, of true logs and of changed ones."""

import json
import re
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.browser.node import package, run_node
from tests.table.daily_game import daily_log
from tests.table.fair_game import NONCES, OPTIONS, SEATS, SECRET, TABLE, fair_log, finished_log, lines_of, with_line
from tests.table.rejected import FIRST_THROW, KNOWN, rejected_log
from tests.table.test_checked_games import changed_outcomes

from cabstand.core import Refused, find_game
from cabstand.core.rng import stream
from cabstand.table.dice import facts, write_nonces
from cabstand.table.log import LogError
from cabstand.table.table import header_for
from cabstand.table.verify import verify

SCRIPT: Final = Path(__file__).with_name("check_dice.ts")
NUMBERS: Final = Path(__file__).with_name("check_numbers.ts")
PATIENCE: Final = 30.0
"""Seconds in which node checks many logs on a busy machine: a check that never ends is a fault."""
USED_UP: Final = {"rounds": "30", "questions": "7", "talks": "2", "gifts": "8/-6/5"}
"""An edition of TAXI! with so few cards that each deck is gone through again and again."""


def checked(logs: list[str]) -> list[Any]:
    assert package("@noble/hashes").exists()
    done = run_node(SCRIPT, given=json.dumps(logs), seconds=PATIENCE + len(logs))
    assert done.returncode == 0, done.stderr
    told: list[Any] = json.loads(done.stdout)
    assert len(told) == len(logs)
    return told


def expected(log: str) -> Any:
    """What Python says, in the page's form; None where the rules refuse a line, which the page leaves to the server."""
    try:
        verdict = verify(log)
    except LogError:
        return None
    except Refused as error:
        return {"reason": error.refusal.reason, "args": error.refusal.args}
    found: Any = msgspec.to_builtins(
        {"draws": verdict.draws, "difference": verdict.difference, "commitment": verdict.promise.commitment}
    )
    return {"verdict": found | {"nonces": [nonce or "." for nonce in verdict.promise.nonces]}}


def compare(logs: list[str]) -> int:
    """How many of these logs both could judge; all of those alike."""
    judged = 0
    for log, told in zip(logs, checked(logs), strict=True):
        if (python := expected(log)) is not None:
            assert told == python, log
            judged += 1
    return judged


@pytest.mark.parametrize("name", OPTIONS)
def test_a_true_log_is_right_in_the_browser_too(name: str) -> None:
    (told,) = checked([fair_log(name)])
    assert told == expected(fair_log(name))
    assert told["verdict"]["difference"] is None
    assert len(told["verdict"]["draws"]) > 20


@pytest.mark.parametrize("name", OPTIONS)
def test_a_changed_outcome_is_found_where_python_finds_it(name: str, size: Callable[[int, int], int]) -> None:
    log = fair_log(name)
    changes = list(changed_outcomes(log))
    some = changes[:: max(1, len(changes) // size(25, 1000))]
    assert compare([with_line(log, number, text) for number, text, _ in some]) == len(some)


def test_a_throw_left_out_or_put_in_is_found() -> None:
    log = fair_log("space-taxi")
    throws = [n for n, line in enumerate(lines_of(log), 1) if "throw => " in line]
    plays = [n for n, line in enumerate(lines_of(log), 1) if re.match(r"\d: [RGBYPT1-6]", line)]
    left_out = [with_line(log, n, lines_of(log)[n - 1].partition(" =>")[0]) for n in throws[:3]]
    put_in = [with_line(log, n, lines_of(log)[n - 1] + " => RR 1") for n in plays[:3]]
    other_dice = [re.sub(r"(throw => )\w", r"\1", log, count=1)]
    assert compare([*left_out, *put_in, *other_dice]) == 7


@pytest.mark.parametrize("name", OPTIONS)
def test_another_secret_promise_or_nonce_is_found(name: str) -> None:
    log = fair_log(name)
    nonces = write_nonces(NONCES)
    logs = [
        log.replace(SECRET.hex(), sha256(b"another").hexdigest()),
        log.replace("table: rank-7", "table: rank-8"),
        re.sub(r"^dice: .*", "dice: " + "0" * 64, log, count=1, flags=re.M),
        log.replace(nonces, "Zx81kr . mW_3-"),
        log.replace(nonces, "mW_3- . Zx81kq"),
        log.replace("\n\n", "\n\ntable: time 2026-11-15T10:00:00Z\n", 1),
    ]
    assert compare(logs) == len(logs)


@pytest.mark.parametrize("name", OPTIONS)
def test_two_lines_swapped_are_found_where_python_finds_them(name: str) -> None:
    log = fair_log(name)
    lines, start = lines_of(log), lines_of(log).index("") + 1
    swapped = []
    for n in range(start, len(lines) - 2):
        if "table:" in lines[n] and "=>" in lines[n + 1]:
            swapped.append("\n".join([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]) + "\n")
    assert compare(swapped) == len(swapped)


def test_what_cannot_be_checked_is_told_with_the_same_reason() -> None:
    log = fair_log("space-taxi")
    logs = [log[: log.index("table: reveal")]]
    logs += [re.sub(rf"^{fact}: .*\n", "", log, count=1, flags=re.M) for fact in ("dice", "nonces")]
    logs += [log.replace("nonces: ", "nonces: ä "), log.replace("nonces: ", "nonces: b "), log.replace("dice: ", "dice: x")]
    logs += [log.replace("table: rank-7\n", "")]
    assert compare(logs) == len(logs)
    assert checked(["", "<html>"]) == [{"reason": "no-log", "args": {}}] * 2


def test_a_line_full_of_blanks_is_refused_at_once_in_the_browser_too() -> None:
    head, _, lines = fair_log("space-taxi").partition("\n\n")
    for line in ("1: a" + " " * 60_000 + "}", "1: a =>" + " " * 60_000 + "}", "a" + " => " * 15_000, "{" * 60_000):
        (told,) = checked([f"{head}\n\n{line}\n{lines}"])
        assert told == {"reason": "log-line", "args": {"line": line[:60]}}


def test_the_dice_of_a_day_are_drawn_again_in_the_browser_too() -> None:
    log = daily_log()
    crystal = re.compile(r"s1$", re.M)
    logs = [daily_log(seed) for seed in range(4)]
    logs += [log.replace("day: 2026-11-15", "day: 2026-11-16"), log.replace("nonces: .", "nonces: luck")]
    logs += [crystal.sub("s2", daily_log(seed), count=1) for seed in range(4)]
    assert compare(logs) == len(logs)
    assert all(told["verdict"]["difference"] is None for told in checked(logs[:4]))


def test_a_used_up_deck_of_taxi_is_shuffled_again_in_the_browser_too() -> None:
    header = header_for(find_game("taxi"), USED_UP, SEATS, facts(SECRET, TABLE, NONCES))
    log = finished_log(header, SECRET, stream(5))
    (told,) = checked([log])
    drawn = Counter(draw["drawn"].split()[0] for draw in told["verdict"]["draws"])
    assert told == expected(log)
    assert told["verdict"]["difference"] is None
    assert all(drawn[deck] > 2 * cards for deck, cards in (("question", 7), ("talk", 2), ("card", 3)))
    changes = [(number, text) for number, text, _ in changed_outcomes(log)][-20:]
    assert compare([with_line(log, number, text) for number, text in changes]) == len(changes)


def test_numbers_that_would_tip_the_balance_are_rejected_in_the_browser_too() -> None:
    done = run_node(NUMBERS, given=json.dumps([(seed, n) for seed, n, _, _ in KNOWN]), seconds=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [number for _, _, _, number in KNOWN]


def test_a_throw_that_was_drawn_after_a_rejection_is_right_in_the_browser_too() -> None:
    log = rejected_log()
    assert FIRST_THROW in lines_of(log)
    assert compare([log]) == 1
    assert checked([log])[0]["verdict"]["difference"] is None
