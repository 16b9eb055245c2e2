"""Every game of the rank passes the suite, and so does Night Rank; copies of it that are broken do not."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conformance import check_chance, check_moves, check_secrets, check_texts
from tests.conformance.broken import BROKEN
from tests.conformance.golden import check_golden
from tests.conformance.suite import CHECKS
from tests.conformance.trail import Trail, check_compiled_and_interpreted_rules_agree, compiled_trails

from cabstand.core.game import Game
from cabstand.core.places import Place, places
from cabstand.core.registry import find_game, load_game

Size = Callable[[int, int], int]

NIGHT_RANK = "night-rank"
# Fare Play takes this suite too, but with compiled rules: tests/games/fare_play/test_whole_games.py.
HERE = {name: place.at for name, place in places().items() if name != "fare-play"}
PLACES = HERE | {NIGHT_RANK: "tests.conformance.night_rank:NIGHT_RANK"}
SEATS = [(place, seats) for place in PLACES.values() for seats in load_game(place).seats]
BROKEN_GAMES = 3
"""Enough for every seat count of Night Rank."""


def put_on_the_rank(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """Let Night Rank be found there for the length of a test."""
    monkeypatch.setitem(places(), NIGHT_RANK, Place(NIGHT_RANK, place, None, False))


@pytest.fixture(params=PLACES.values(), ids=list(PLACES))
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where a game is found; Night Rank is on the rank for the length of a test."""
    put_on_the_rank(monkeypatch, PLACES[NIGHT_RANK])
    return str(request.param)


@pytest.fixture
def game(place: str) -> Game:
    return load_game(place)


def test_a_game_is_found_under_its_own_name_and_version(game: Game) -> None:
    assert find_game(game.name, game.version) is game


def test_legal_moves_and_refusals_agree(game: Game, size: Size) -> None:
    check_moves.check_legal_moves_and_refusals_agree(game, size(10, 12500))


def test_whoever_is_asked_can_move(game: Game, size: Size) -> None:
    check_moves.check_whoever_is_asked_can_move(game, size(10, 12500))


def test_only_moves_change_a_state(game: Game, size: Size) -> None:
    check_moves.check_only_moves_change_a_state(game, size(6, 2500))


def test_random_play_always_ends(game: Game, size: Size) -> None:
    check_moves.check_random_play_ends(game, size(10, 5000))


def test_wrong_seat_counts_and_unknown_options_are_refused(game: Game) -> None:
    check_moves.check_wrong_set_ups_are_refused(game, len(game.seats))


def test_every_move_has_one_text_that_can_be_read_back(game: Game, size: Size) -> None:
    check_texts.check_moves_have_one_text_each(game, size(10, 12500))


def test_positions_round_trip_byte_for_byte(game: Game, size: Size) -> None:
    check_texts.check_positions_round_trip(game, size(10, 12500))


def test_logs_round_trip_and_damaged_ones_are_refused_by_line(game: Game, size: Size) -> None:
    check_texts.check_logs_round_trip(game, size(5, 500))


def test_listed_outcomes_are_what_sampling_gives(game: Game, size: Size) -> None:
    check_chance.check_sampling_has_the_listed_odds(game, size(6, 1000))


@pytest.mark.parametrize(("distance", "freedom"), [(3.841, 1), (18.307, 10), (124.342, 100)])
def test_one_in_twenty_samples_is_as_far_off_as_the_tables_of_chi_square_say(distance: float, freedom: int) -> None:
    assert check_chance.chi_square_tail(distance, freedom) == pytest.approx(0.05, rel=0.1)


def test_the_outcome_asked_for_is_the_outcome_got(game: Game, size: Size) -> None:
    check_chance.check_the_outcome_asked_for_is_the_outcome_got(game, size(4, 1000))


def test_what_leaves_for_a_viewer_is_equal_in_worlds_that_differ_in_a_secret(game: Game, size: Size) -> None:
    check_secrets.check_two_worlds_look_alike(game, size(5, 1000))


def test_nobody_sees_more_than_they_are_told(game: Game, size: Size) -> None:
    check_secrets.check_nobody_sees_more_than_they_are_told(game, size(5, 1000))


def test_a_move_that_can_be_taken_back_shows_nothing_in_any_of_two_worlds(game: Game, size: Size) -> None:
    check_secrets.check_taking_back_shows_nothing(game, size(5, 1000))


def test_resampling_keeps_what_is_known(game: Game, size: Size) -> None:
    check_secrets.check_resampling_keeps_what_is_known(game, size(6, 2500))


def test_resampling_varies_what_is_not_known(game: Game, size: Size) -> None:
    check_secrets.check_resampling_varies_what_is_not_known(game, size(5, 1000))


def test_compiled_and_interpreted_rules_agree_move_by_move(place: str, game: Game, size: Size, compiled_rules: Path) -> None:
    games = size(5, 500)
    check_compiled_and_interpreted_rules_agree(game, games, compiled_trails([place], games, compiled_rules)[place])


@pytest.mark.parametrize(("place", "seats"), SEATS, ids=[f"{load_game(place).name}-{seats}" for place, seats in SEATS])
def test_the_golden_playthrough_is_the_one_on_file(place: str, seats: int, remake_golden: bool) -> None:
    check_golden(load_game(place), seats, remake_golden)


@pytest.fixture(scope="session")
def broken_trails(compiled_rules: Path) -> dict[str, Trail]:
    """All broken copies in one compiled process: starting it takes longer than playing."""
    return compiled_trails(list(BROKEN), BROKEN_GAMES, compiled_rules)


@pytest.mark.parametrize("place", BROKEN, ids=[type(broken.game).__name__ for broken in BROKEN.values()])
def test_a_broken_game_fails_the_check_of_what_is_broken_and_no_other(
    place: str, broken_trails: dict[str, Trail], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, found_by, also = BROKEN[place]
    put_on_the_rank(monkeypatch, place)
    failed = set[str]()
    for check in CHECKS:
        try:
            check(game, BROKEN_GAMES)
        except AssertionError:
            failed.add(check.__name__)
    try:
        check_compiled_and_interpreted_rules_agree(game, BROKEN_GAMES, broken_trails[place])
    except AssertionError:
        failed.add(check_compiled_and_interpreted_rules_agree.__name__)
    assert failed == {check.__name__ for check in (found_by, *also)}


def test_every_check_finds_a_broken_game() -> None:
    assert {broken.found_by for broken in BROKEN.values()} == {*CHECKS, check_compiled_and_interpreted_rules_agree}
