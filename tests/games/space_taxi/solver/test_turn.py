"""The exact solver of a Space Taxi turn, beside the rules it was made from."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.compiled import run_python
from tests.games.space_taxi.solved_turns import COINS, UTILITIES, by_trying, crooked, endings, tables
from tests.games.space_taxi.table import GAME, position

from cabstand.core import Refused
from cabstand.core.rule import States, blank
from cabstand.games.space_taxi import notation
from cabstand.games.space_taxi.record import STATE
from cabstand.games.space_taxi.solver.dice import fuel_falls, passenger_falls
from cabstand.games.space_taxi.solver.places import ALL_TURNED, TAXI_SEATS, WING_DICE, taxi_at, tile_bit, tiles_turned, wing_of
from cabstand.games.space_taxi.solver.turn import Solution, Utility, keeping, last_turn, reaching, solve

LAST_TILES = [ALL_TURNED - tile_bit(tile) for tile in (1, 2)]


@pytest.fixture(scope="module")
def solved(compiled_rules: Path, size: Callable[[int, int], int]) -> dict[str, Any]:
    """What a compiled process found out, by utility."""
    words = ["-m", "tests.games.space_taxi.solved_turns", str(size(10, 400)), str(size(20_000, 1_000_000))]
    told: dict[str, Any] = msgspec.json.decode(run_python(compiled_rules, *words))
    return told


@pytest.mark.long
@pytest.mark.parametrize("utility", UTILITIES)
def test_small_endings_are_worth_what_trying_everything_says(solved: dict[str, Any], utility: str) -> None:
    for ours, tried in solved[utility]["endings"]:
        assert ours == pytest.approx(tried, rel=1e-12, abs=1e-12)


@pytest.mark.long
@pytest.mark.parametrize("utility", [*UTILITIES, "rich"])
def test_turns_played_by_the_solver_score_what_it_promises(solved: dict[str, Any], utility: str) -> None:
    mean, error = solved[utility]["turns"]
    assert abs(mean - solved[utility]["values"][-1]) < 4 * error


@pytest.mark.long
def test_a_coin_more_is_worth_more_and_never_less_than_it_brings_when_it_is_kept(solved: dict[str, Any]) -> None:
    for utility in ("last-turn", "target 20", "keep 3"):
        values = solved[utility]["values"]
        assert values == sorted(set(values))
    assert all(0 < chance < 1 for chance in solved["target 20"]["values"])
    assert np.diff(solved["keep 3"]["values"]).min() >= 3


@pytest.mark.long
def test_the_values_are_those_that_were_found_before(solved: dict[str, Any]) -> None:
    found = [f"{value:.12f}" for value in solved["last-turn"]["values"]]
    assert found == ["17.676283397103", "21.169129731802", "23.878510127529", "26.161037478389"]
    assert f"{solved['target 20']['values'][3]:.12f}" == "0.869936030118"
    assert f"{solved['keep 3']['values'][3]:.12f}" == "29.634359755841"


@pytest.mark.long
def test_the_command_tells_the_value_in_one_line_of_json(compiled_rules: Path) -> None:
    said = run_python(compiled_rules, "-m", "cabstand.cli.main", *"solve space-taxi --coins 3 --target 35 --json".split())
    assert said.count("\n") == 1
    told = msgspec.json.decode(said)
    assert (told["coins"], told["objective"], told["target"]) == (3, "target", 35)
    assert told["value"] == pytest.approx(0.235454570942, abs=1e-12)
    assert told["seconds"] > 0


# --- interpreted


def turn_with(**fields: str) -> States:
    """The turn of somebody alone."""
    return GAME.read_position(position(seats="1", **fields))


@pytest.fixture(scope="module")
def last_tiles() -> dict[int, Solution]:
    """Turns of which only one tile is left, solved by interpreted rules."""
    return {turned: solve(crooked(), COINS, turned=turned) for turned in LAST_TILES}


def test_interpreted_too_the_last_tile_is_worth_what_trying_everything_says(last_tiles: dict[int, Solution]) -> None:
    launched, failed = tables(crooked())
    tried = 0
    for states in endings(60, 2):
        turned = int(tiles_turned(states[0]))
        if turned in last_tiles:
            value = last_tiles[turned].value_of(states[:1])
            assert value == pytest.approx(by_trying(states, 0, launched, failed), abs=1e-12)
            tried += 1
    assert tried >= 20


def test_plays_are_listed_best_first_with_what_they_lead_to() -> None:
    # factor 4 with a seat left beside five green ones: 8 x 4 against 5 x 4; the mine has 6, a full taxi 2 coins
    solution = solve(last_turn(), coins=1, turned=LAST_TILES[0])
    state = turn_with(coins="1", ask="play", tiles="1", throw="T", aboard="GGGGG", wings="334", crystal="m6")
    plays = {notation.write(move): value for move, value in solution.plays(state)}
    assert next(iter(plays)) == "T=G"
    assert plays["T=G"] == 8 * 4 + 6 + 2 * 2
    assert plays["T"] == 5 * 4 + 6 + 2
    assert len(plays) == 6
    assert notation.write(solution.best_play(state)) == "T=G"
    assert solution.value_of(state) == plays["T=G"]


def test_an_empty_pile_gives_no_coins_for_a_full_taxi_and_coins_paid_just_now_lie_there_again() -> None:
    full = {"ask": "throw", "tiles": "1", "throw": "", "aboard": "GGGGGG", "wings": "334", "crystal": "8"}
    held, paid = (turn_with(coins=coins, **full) for coins in "10")
    solution = solve(last_turn(), coins=1, pile=0, turned=LAST_TILES[0])
    assert solution.value_of(held) == pytest.approx(8 * 4 + 8 / 8 + 2)
    assert solution.value_of(paid) == pytest.approx(8 * 4 + 8 / 8 + 2)


def test_a_chance_is_never_below_0_or_above_1_and_a_target_of_nothing_is_always_reached() -> None:
    values = solve(reaching(20), COINS, turned=LAST_TILES[1]).table.values
    known = values[~np.isnan(values)]
    assert (known >= 0).all()
    assert (known <= 1 + 1e-12).all()
    values = solve(reaching(0), 0, turned=LAST_TILES[1]).table.values
    assert values[~np.isnan(values)] == pytest.approx(1.0)


def test_coins_kept_for_2_are_worth_at_least_coins_returned_and_more_only_by_failed_launches() -> None:
    kept = solve(keeping(2.0), COINS, turned=LAST_TILES[1]).table.values
    returned = solve(last_turn(), COINS, turned=LAST_TILES[1]).table.values
    more = (kept - returned)[~np.isnan(kept)]
    assert more.min() >= -1e-12
    assert more.max() <= 2 * COINS + 1e-12


def test_every_throw_is_counted_once() -> None:
    for falls in (passenger_falls(), fuel_falls()):
        assert np.add.reduceat(falls.chance, falls.first[:-1]) == pytest.approx(1.0, abs=1e-14)


def test_every_taxi_and_wing_is_found_by_what_is_in_it() -> None:
    s = blank(STATE)[0]
    for number, seats in enumerate(TAXI_SEATS):
        s["aboard"] = [*np.roll(seats[:5], 2).tolist(), seats[5]]
        assert taxi_at(s["aboard"]) == number
    for number, dice in enumerate(WING_DICE):
        assert wing_of(len(dice), sum(dice)) == number


@pytest.mark.parametrize("worth", [float("nan"), float("inf"), -float("inf")])
def test_a_worth_that_is_no_number_is_refused(worth: float) -> None:
    for utility in (keeping(worth), Utility(lambda _, __: 0.0, lambda _: worth)):
        with pytest.raises(Refused) as error:
            solve(utility, coins=1)
        assert error.value.refusal.reason == "space-taxi-solve-no-utility"


@pytest.mark.parametrize("coins", [-1, 28])
def test_coins_that_nobody_can_hold_are_refused(coins: int) -> None:
    with pytest.raises(Refused) as error:
        solve(last_turn(), coins)
    assert error.value.refusal.reason == "space-taxi-solve-no-coins"


def test_a_position_with_more_coins_than_were_solved_for_is_refused() -> None:
    state = turn_with(coins="3", tiles="1", aboard="GGGGGG", wings="334", crystal="8")
    solution = solve(last_turn(), coins=2, turned=LAST_TILES[0])
    for ask in (solution.value_of, solution.plays, solution.best_play):
        with pytest.raises(Refused) as error:
            ask(state)
        assert error.value.refusal.args == {"coins": 3, "least": 0, "most": 2}
    with pytest.raises(Refused):
        solution.value_with(3)
