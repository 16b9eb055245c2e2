"""The check of a finished game: what is right passes, and whatever was changed is found where it stands."""

import hashlib
import re
from collections.abc import Callable, Iterator

import pytest
from tests.table.fair_game import NONCES, OPTIONS, SECRET, fair_log, lines_of, with_line

from cabstand.core import OVER, Refused
from cabstand.table.dice import FairDice, name_draw, write_nonces
from cabstand.table.fold import Fold, fold_log
from cabstand.table.log import LogError, read_log
from cabstand.table.verify import Difference, verify

OTHER_SECRET = hashlib.sha256(b"another").digest()


@pytest.mark.parametrize("name", OPTIONS)
def test_a_whole_game_is_what_the_secret_gives(name: str) -> None:
    verdict = verify(fair_log(name))
    assert verdict.difference is None
    written = [line.partition("=> ")[2].split(", ") for line in lines_of(fair_log(name)) if "=> " in line]
    assert [draw.written for draw in verdict.draws] == [outcome for line in written for outcome in line]


def test_undo_and_table_lines_are_counted_in_the_names_of_draws() -> None:
    log = fair_log("space-taxi")
    lines = lines_of(log)[lines_of(log).index("") + 1 :]
    assert "table: time 2026-11-15T10:00:00Z" in lines
    assert any(line.endswith("undo") for line in lines)
    names = [f"{number}.1" for number, line in enumerate(lines, 1) if "=> " in line]
    assert [draw.name for draw in verify(log).draws] == names


def test_the_kinds_of_draws_are_told_apart() -> None:
    kinds = {name: {draw.kind for draw in verify(fair_log(name)).draws} for name in OPTIONS}
    assert kinds["space-taxi"] == {"starts", "throw"}
    assert {"die", "question", "card"} <= kinds["taxi"] <= {"die", "question", "card", "talk"}
    assert kinds["fare-play"] == {"starts", "draw", "fare"}


def changed_outcomes(log: str, of: int = 1) -> Iterator[tuple[int, str, str]]:
    """One of so many outcomes in a log, exchanged for another that the rules allow: the line's number, its text, the draw."""
    met = 0
    header, lines = read_log(log)
    fold = Fold(header)
    for number, line in lines:
        steps = fold.add(line, number)
        drawn = [step for step in steps if step.actor == -1]
        for place, step in enumerate(drawn):
            met += 1
            if met % of:
                continue
            others = [int(move) for move in fold.game.outcomes(step.before)[0] if move != step.move]
            if others:
                head, arrow, tail = line.partition("=> ")
                parts = tail.split(", ")
                parts[place] = fold.game.write_move(step.actor, type(step.move)(others[len(others) // 2]))
                yield number, head + arrow + ", ".join(parts), name_draw(len(fold.lines), place + 1)


@pytest.mark.parametrize("name", OPTIONS)
def test_one_changed_outcome_is_found_where_it_stands(name: str, size: Callable[[int, int], int]) -> None:
    log = fair_log(name)
    changes = list(changed_outcomes(log))
    assert len(changes) > 20
    for number, text, draw in changes[:: max(1, len(changes) // size(12, 1000))]:
        found = verify(with_line(log, number, text)).difference
        assert found is not None
        assert found.draw is not None
        assert (found.line, found.text, found.draw.name) == (number, text, draw)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_outcome_left_out_is_found(name: str) -> None:
    log = fair_log(name)
    number = next(n for n, line in enumerate(lines_of(log), 1) if ": " in line and "=> " in line)
    text = lines_of(log)[number - 1].partition(" => ")[0]
    found = verify(with_line(log, number, text)).difference
    assert found is not None
    assert found.draw is not None
    assert (found.line, found.draw.written) == (number, "")


@pytest.mark.parametrize("name", ["space-taxi", "fare-play"])
def test_an_outcome_too_many_is_found(name: str) -> None:
    log = fair_log(name)
    number, text = next((number, line) for number, line in enumerate(lines_of(log), 1) if "=> " in line)
    found = verify(with_line(log, number, text + ", die 6")).difference
    assert found is not None
    assert found.draw is not None
    assert (found.line, found.draw.written, found.draw.drawn) == (number, "die 6", "")


@pytest.mark.parametrize("part", ["undo", "table: time"])
@pytest.mark.parametrize("name", ["space-taxi", "fare-play"])
def test_an_outcome_where_chance_has_no_part_makes_no_line(name: str, part: str) -> None:
    """Chance does nothing in lines that take a move back or are about the people."""
    log = fair_log(name)
    number, text = next((number, line) for number, line in enumerate(lines_of(log), 1) if part in line)
    with pytest.raises(LogError, match="log-line") as error:
        verify(with_line(log, number, text + " => die 6"))
    assert error.value.number == number


def test_a_changed_secret_is_found_where_it_is_shown() -> None:
    log = fair_log("taxi").replace(SECRET.hex(), OTHER_SECRET.hex())
    last = len(lines_of(log))
    assert verify(log).difference == Difference(last, f"table: reveal {OTHER_SECRET.hex()}", None)


@pytest.mark.parametrize("fact", ["dice", "table"])
def test_a_changed_commitment_or_table_is_found(fact: str) -> None:
    log = fair_log("taxi")
    other = {"dice": "0" * 64, "table": "rank-8"}[fact]
    found = verify(re.sub(rf"^{fact}: .*", f"{fact}: {other}", log, count=1, flags=re.M)).difference
    assert found is not None
    assert (found.line, found.draw) == (len(lines_of(log)), None)


def first_draw_that_differs(log: str, dice: FairDice) -> str:
    header, lines = read_log(log)
    fold = Fold(header)
    for number, line in lines:
        chance = [step for step in fold.add(line, number) if step.actor == -1]
        for place, step in enumerate(chance, 1):
            if dice.draw(fold.game, step.before, name_draw(len(fold.lines), place)) != step.move:
                return name_draw(len(fold.lines), place)
    raise AssertionError("all are equal")


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("nonces", [("Zx81kr", "", "mW_3-"), ("Zx81kq", "b", "mW_3-"), ("mW_3-", "", "Zx81kq")])
def test_a_changed_nonce_is_found_at_the_first_draw_that_it_changes(name: str, nonces: tuple[str, str, str]) -> None:
    log = fair_log(name)
    found = verify(log.replace(write_nonces(NONCES), write_nonces(nonces))).difference
    assert found is not None
    assert found.draw is not None
    assert found.draw.name == first_draw_that_differs(log, FairDice(SECRET, nonces))


@pytest.mark.parametrize("name", OPTIONS)
def test_two_lines_swapped_are_found_where_they_stand(name: str, size: Callable[[int, int], int]) -> None:
    """A throw and the line after it: a die may show the same under the other name, then the rules or the second one tell."""
    log = fair_log(name)
    lines, start = lines_of(log), lines_of(log).index("") + 1
    at = [n for n in range(start, len(lines) - 2) if "=> " in lines[n] and "table" not in lines[n + 1]]
    at = [n for n in at if lines[n] != lines[n + 1]]
    for n in at[:: max(1, len(at) // size(12, 1000))]:
        swapped = [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]
        assert _where(("\n".join(swapped)) + "\n") in (n + 1, n + 2)


def _where(log: str) -> int:
    """The line that the check finds fault with."""
    try:
        found = verify(log).difference
    except LogError as error:
        return error.number
    return found.line if found else 0


@pytest.mark.parametrize("name", OPTIONS)
def test_a_table_line_moved_is_found_at_the_next_draw(name: str) -> None:
    """A line that does nothing still moves the names of draws, so it cannot be slipped in or taken out later."""
    log = fair_log(name)
    found = verify(log.replace("\n\n", "\n\ntable: time 2026-11-15T10:00:00Z\n", 1)).difference
    assert found is not None
    without = verify(log.replace("table: time 2026-11-15T10:00:00Z\n", "", 1)).difference
    assert without is not None


def test_lines_left_out_at_the_end_are_found() -> None:
    log = fair_log("taxi")
    lines = lines_of(log)
    with pytest.raises(LogError, match="reveal-not-now") as error:
        verify("\n".join([*lines[:-4], lines[-1]]) + "\n")
    assert error.value.number == len(lines) - 3


def test_a_log_without_its_secret_cannot_be_checked_yet() -> None:
    log = fair_log("taxi")
    lines = len(lines_of(log)) - lines_of(log).index("") - 2
    with pytest.raises(Refused) as error:
        verify(log[: log.index("table: reveal")])
    assert (error.value.refusal.reason, error.value.refusal.args) == ("dice-not-shown", {"lines": lines})


@pytest.mark.parametrize("fact", ["dice", "table", "nonces"])
def test_a_log_without_a_promise_cannot_be_checked(fact: str) -> None:
    with pytest.raises(Refused) as error:
        verify(re.sub(rf"^{fact}: .*\n", "", fair_log("taxi"), count=1, flags=re.M))
    assert (error.value.refusal.reason, error.value.refusal.args) == ("dice-not-promised", {"fact": fact})


@pytest.mark.parametrize(
    ("fact", "value", "reason"),
    [
        ("dice", "abc", "dice-bad-promise"),
        ("dice", "Z" * 64, "dice-bad-promise"),
        ("table", "rank 7", "dice-bad-promise"),
        ("nonces", "a b", "dice-bad-promise"),
        ("nonces", "a b c d", "dice-bad-promise"),
        ("nonces", "a  c", "dice-bad-nonce"),
        ("nonces", "a b é", "dice-bad-nonce"),
    ],
)
def test_a_promise_that_cannot_be_is_refused(fact: str, value: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        verify(re.sub(rf"^{fact}: .*", f"{fact}: {value}", fair_log("taxi"), count=1, flags=re.M))


def test_the_games_for_these_tests_are_whole() -> None:
    for name in OPTIONS:
        fold = fold_log(fair_log(name))
        assert fold.game.to_move(fold.state) == OVER
