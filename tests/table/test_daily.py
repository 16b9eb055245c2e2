"""The dice of a daily taxi: equal choices meet equal dice, other choices shift no name, and everybody can check it."""

import hashlib
import hmac
import re
from collections import Counter

import pytest
from tests.table.daily_game import DAY, SECRET, all_dice, daily_log, dice_of_day, new_taxi
from tests.table.fair_game import lines_of, with_line

from cabstand.core import OVER, Actor, Refused, Seat
from cabstand.core.rng import Stream, stream
from cabstand.games.space_taxi.daily import die_of
from cabstand.table.daily import day_at, day_before, end_of
from cabstand.table.dice import commitment, seeded
from cabstand.table.table import Table
from cabstand.table.verify import verify

ME = Actor(0)
MIDNIGHT = 1_794_700_800.0
"""When the 15th of November 2026 began."""


def play_turn(table: Table, rng: Stream | None = None) -> None:
    """One turn by the fallback, or by chance."""
    turn = int(table.state["round_no"][0])
    while table.to_move != OVER and table.state["round_no"][0] == turn:
        state = table.state
        table.act(ME, table.game.fallback(state, Seat(0)) if rng is None else table.game.draw(state, ME, rng))


def throws_of(table: Table) -> list[str]:
    return [line.partition("=> ")[2] for line in table.fold.lines if "=> " in line]


def test_equal_choices_of_two_players_meet_equal_dice() -> None:
    ada, ben = new_taxi("rank-8", "Ada"), new_taxi("rank-9", "Ben")
    for _ in range(5):
        play_turn(ada)
    for _ in range(5):
        ben.fold.add("table: pause")
        ben.fold.add("table: resume")
        play_turn(ben)
    assert (ada.to_move, ben.to_move) == (OVER, OVER)
    assert throws_of(ada) == throws_of(ben)


def test_other_choices_shift_nothing_that_comes_later() -> None:
    ada, ben = new_taxi(), new_taxi()
    play_turn(ada)
    play_turn(ben, stream(3))
    assert ada.fold.lines != ben.fold.lines
    later = [len(throws_of(table)) for table in (ada, ben)]
    for table in (ada, ben):
        play_turn(table)
    assert throws_of(ada)[later[0]] == throws_of(ben)[later[1]], "the first throw of the second turn"


def test_a_play_that_is_taken_back_meets_the_same_dice_again() -> None:
    table = new_taxi()
    table.act(ME, table.game.read_move(table.state, ME, "throw"))
    play = table.game.fallback(table.state, Seat(0))
    table.act(ME, play)
    table.undo(ME)
    table.act(ME, play)
    table.act(ME, table.game.read_move(table.state, ME, "throw"))
    straight = new_taxi()
    for move in ("throw", straight.game.write_move(ME, play), "throw"):
        straight.act(ME, straight.game.read_move(straight.state, ME, move))
    assert throws_of(table) == throws_of(straight)


def test_a_die_is_the_hmac_of_its_name() -> None:
    seed = hmac.digest(SECRET, b". 3.2.p4", "sha256")[:16]
    dice = dice_of_day()
    assert dice.stream("3.2.p4").tolist() == seeded(seed).tolist()
    every = all_dice()
    assert (len(every), {len(turn) for turn in every}, {len(throw) for turn in every for throw in turn}) == (5, {5}, {10})
    assert every[2][1][3] == die_of(dice.stream, 3, 2, "p4")


def test_faces_of_many_days_are_even() -> None:
    counts: Counter[int] = Counter()
    for day in range(30):
        for turn in all_dice(hashlib.sha256(bytes([day])).digest()):
            counts.update(face for throw in turn for face in throw[:9])
    assert set(counts) == set(range(6))
    assert all(1000 < count < 1250 for count in counts.values()), counts  # 1125 expected, 31 is a standard deviation


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_taxi_is_what_the_secret_of_the_day_gives(seed: int) -> None:
    verdict = verify(daily_log(seed))
    assert verdict.difference is None
    assert verdict.promise.commitment == commitment(SECRET, DAY)
    assert len(verdict.draws) >= 10


def test_a_changed_throw_of_a_day_is_found_where_it_stands() -> None:
    log = daily_log()
    number, text = next((number, text) for number, text in enumerate(lines_of(log), 1) if re.search(r"s[1-8]$", text))
    changed = f"{text[:-1]}{int(text[-1]) % 8 + 1}"
    difference = verify(with_line(log, number, changed)).difference
    assert difference is not None
    assert difference.draw is not None
    assert (difference.line, difference.draw.drawn) == (number, text.partition("=> ")[2])


def test_the_secret_of_another_day_is_not_the_one_that_was_promised() -> None:
    other = verify(daily_log().replace(f"day: {DAY}", "day: 2026-11-16")).difference
    assert other is not None
    assert other.draw is None


@pytest.mark.parametrize(
    "change", [("nonces: .", "nonces: luck"), ("seat: Ada", "seat: Ada\nseat: Ben"), (f"day: {DAY}", "day: ü")]
)
def test_a_day_with_a_nonce_or_a_second_player_is_no_promise(change: tuple[str, str]) -> None:
    with pytest.raises(Refused, match="dice-bad-promise"):
        verify(daily_log().replace(*change))


def test_a_log_of_a_day_names_it_in_its_header() -> None:
    assert f"day: {DAY}" in lines_of(daily_log())


# --- days


def test_a_day_is_the_one_in_greenwich() -> None:
    assert day_at(MIDNIGHT) == DAY
    assert day_at(MIDNIGHT - 1) == "2026-11-14" == day_before(DAY)
    assert end_of("2026-11-14") == MIDNIGHT
    assert day_before("2027-01-01") == "2026-12-31"


@pytest.mark.parametrize("day", ["", "today", "2026-11-31", "2026-1-05", "20261115", "2026-11-15T00"])
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(Refused, match="daily-no-day"):
        end_of(day)
