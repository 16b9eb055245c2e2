"""What `./cab verify` says of many logs, true and changed, as files: the page's own check of the dice is compared with them.

A folder holds the true logs as they are, and `cases.json`: of each case the log it is made from, what is changed in it, and the
verdict. `./cab types` writes those in tests/vectors.
"""

import json
import re
from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from hashlib import sha256
from typing import Any, Final

import msgspec
from tests.table.daily_game import daily_log
from tests.table.eventful_game import eventful_log
from tests.table.fair_game import NONCES, OPTIONS, SEATS, SECRET, TABLE, fair_log, finished_log, lines_of, with_line
from tests.table.rejected import rejected_log
from tests.table.test_checked_games import changed_outcomes

from cabstand.core import Refused, find_game
from cabstand.core.rng import stream
from cabstand.table.dice import facts, write_nonces
from cabstand.table.log import LogError
from cabstand.table.table import header_for
from cabstand.table.verify import verify

USED_UP: Final = {"rounds": "30", "questions": "7", "talks": "2", "gifts": "8/-6/5"}
"""An edition of TAXI! with so few cards that each deck is gone through again and again."""
ODD: Final = (601,)
"""A game in which something happens that the first few have not: the hearse is driven, and a road is turned round."""

Size = Callable[[int, int], int]


def true_logs(size: Size) -> dict[str, str]:
    """By name: whole games of every kind, and those that a check may stumble over."""
    used_up = header_for(find_game("taxi"), USED_UP, SEATS, facts(SECRET, TABLE, NONCES))
    logs = {name: fair_log(name) for name in OPTIONS}
    logs |= {"taxi-used-up": finished_log(used_up, SECRET, stream(5)), "space-taxi-rejected": rejected_log()}
    logs |= {f"daily-{seed}": daily_log(seed) for seed in range(size(3, 20))}
    return logs | {f"fare-play-{number}": eventful_log(number) for number in (*range(1, size(5, 600)), *ODD)}


def cases(size: Size) -> list[dict[str, Any]]:
    """The true logs, and changed ones, as far as the rules allow the moves: what they refuse the page leaves to the server."""
    made: list[dict[str, Any]] = []
    for name, log in true_logs(size).items():
        for changed in (log, *changed_logs(name, log, size)):
            if (says := said_by_python(changed)) is not None:
                made.append({"log": name, "edits": edits(log, changed)} | says)
    return made


def changed_logs(name: str, log: str, size: Size) -> Iterator[str]:
    at = lines_with_chance(log)
    for number, text, _ in changed_outcomes(log, of=max(1, len(at) // size(6, 1000))):
        yield with_line(log, number, text)
    for number in at[:: max(1, len(at) // size(1, 1000))]:
        if not name.startswith("taxi"):  # of TAXI!, the page does not know which cards must be drawn: the rules say that
            yield without_last_outcome(log, number)
        yield with_line(log, number, f"{lines_of(log)[number - 1]}, draw curve")
    idle = [number for number, line in enumerate(lines_of(log), 1) if re.match(r"\d: ", line) and "=>" not in line]
    for number in idle[: size(1, 20)]:
        yield with_line(log, number, f"{lines_of(log)[number - 1]} => {'RR 1' if 'space' in name else 'fare 3'}")
    if name in OPTIONS:
        yield from other_promises(log)
        yield from swapped_lines(log)
    if name == "space-taxi":
        yield from without_a_promise(log)
    if name.startswith("daily"):
        yield log.replace("day: 2026-11-15", "day: 2026-11-16")
        yield log.replace("nonces: .", "nonces: luck")
        yield re.sub(r"s1$", "s2", log, count=1, flags=re.M)


def other_promises(log: str) -> Iterator[str]:
    nonces = write_nonces(NONCES)
    yield log.replace(SECRET.hex(), sha256(b"another").hexdigest())
    yield log.replace("table: rank-7", "table: rank-8")
    yield re.sub(r"^dice: .*", "dice: " + "0" * 64, log, count=1, flags=re.M)
    yield log.replace(nonces, "Zx81kr . mW_3-")
    yield log.replace(nonces, "mW_3- . Zx81kq")
    yield log.replace("\n\n", "\n\ntable: time 2026-11-15T10:00:00Z\n", 1)


def without_a_promise(log: str) -> Iterator[str]:
    """Nothing to check by."""
    yield log[: log.index("table: reveal")]
    for fact in ("dice", "nonces"):
        yield re.sub(rf"^{fact}: .*\n", "", log, count=1, flags=re.M)
    yield log.replace("nonces: ", "nonces: ä ")
    yield log.replace("nonces: ", "nonces: b ")
    yield log.replace("dice: ", "dice: x")
    yield log.replace("table: rank-7\n", "")
    yield re.sub(r"(throw => )\w", r"\1", log, count=1)


def swapped_lines(log: str) -> Iterator[str]:
    lines, start = lines_of(log), lines_of(log).index("") + 1
    for n in range(start, len(lines) - 2):
        if "table:" in lines[n] and "=>" in lines[n + 1]:
            yield "\n".join([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]) + "\n"


def lines_with_chance(log: str) -> list[int]:
    """Their numbers in the file."""
    return [number for number, line in enumerate(lines_of(log), 1) if "=> " in line and not line.startswith("=>")]


def without_last_outcome(log: str, number: int) -> str:
    """The log without the last thing that chance did in a line."""
    head, _, tail = lines_of(log)[number - 1].partition(" => ")
    rest = tail.split(", ")[:-1]
    return with_line(log, number, f"{head} => {', '.join(rest)}" if rest else head)


def edits(log: str, changed: str) -> list[tuple[int, int, list[str]]]:
    """What makes one text of the other: from which line to which, counted from 0, and what stands there instead."""
    before, after = lines_of(log), lines_of(changed)
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [(first, end, after[a:b]) for kind, first, end, a, b in steps if kind != "equal"]


def said_by_python(log: str) -> dict[str, Any] | None:
    """In short: how many draws are right, and the first difference by line, draw, what is written and what was drawn.

    Nothing where the rules refuse a line.
    """
    try:
        verdict = verify(log)
    except LogError:
        return None
    except Refused as error:
        return {"reason": error.refusal.reason, "args": error.refusal.args}
    found = verdict.difference
    place = None if found is None else [found.line, *(msgspec.to_builtins(found.draw).values() if found.draw else ())]
    return {"draws": len(verdict.draws), "difference": place}


def files(size: Size) -> dict[str, str]:
    """All files of a folder, by name."""
    rows = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases(size))
    return {f"{name}.log": log for name, log in true_logs(size).items()} | {"cases.json": f"[\n{rows}\n]\n"}
