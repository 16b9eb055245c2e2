"""Every game there is passes the suite, and so does Night Rank; copies of Night Rank that are broken do not."""

import sys
from pathlib import Path
from typing import Final

import pytest
from tests.compiled import ROOT, alone, run_python
from tests.conformance.broken import BROKEN

import night_rank
from cabstand.core.game import Game
from cabstand.core.places import Place, places
from cabstand.core.registry import find_game, load_game
from cabstand.testing.check_chance import chi_square_tail
from cabstand.testing.elsewhere import promises_kept
from cabstand.testing.golden import check_golden, compare_with_file, golden_path, write_golden
from cabstand.testing.suite import CHECKS, Check
from cabstand.testing.trail import Trail, check_compiled_and_interpreted_rules_agree, compare_trails, trail, trails_elsewhere

NIGHT_RANK: Final = Place("night-rank", "night_rank.adapter:GAME", Path(night_rank.__path__[0]), False)
GAMES: Final = {place.name: load_game(place.at) for place in (*places().values(), NIGHT_RANK)}
QUICK: Final = [game for game in GAMES.values() if not game.slow]
SLOW: Final = [game for game in GAMES.values() if game.slow]
"""Their rules are compiled, in a process of their own."""
SEATS: Final = [(game, seats) for game in QUICK if game.name != NIGHT_RANK.name for seats in game.seats]
"""The golden files of Night Rank are its own tests' business."""
MARKED: Final = [
    pytest.param(check, marks=[pytest.mark.long] if check.run is check_compiled_and_interpreted_rules_agree else [])
    for check in CHECKS
]
"""All checks; one of them compiles the rules of a game where that has not been done before."""
BROKEN_GAMES: Final = 3
"""Enough for every seat count of Night Rank."""


@pytest.fixture(autouse=True)
def night_rank_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), NIGHT_RANK.name, NIGHT_RANK)


@pytest.fixture(scope="session", autouse=True)
def golden_files_are_of_a_game_that_is_there(remade_golden: str | None) -> None:
    assert remade_golden in (None, *GAMES), f"there is no game {remade_golden}; games: {', '.join(GAMES)}"


def named(game: Game) -> str:
    return game.name


def golden_folder(game: Game) -> Path:
    """Beside the tests of a game that comes with Cabstand."""
    return ROOT / "tests" / "games" / game.name.replace("-", "_") / "golden"


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_a_game_is_found_under_its_own_name_and_version(game: Game) -> None:
    assert find_game(game.name, game.version) is game


@pytest.mark.parametrize("check", MARKED, ids=[check.name for check in CHECKS])
@pytest.mark.parametrize("game", QUICK, ids=named)
def test_a_game_keeps_its_promise(
    game: Game, check: Check, soak: bool, compiled_rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(compiled_rules))  # so that rules are compiled once, not in every run
    check.run(game, check.games(game, soak))


@pytest.mark.long
@pytest.mark.parametrize("game", SLOW, ids=named)
def test_a_slow_game_keeps_its_promises_with_compiled_rules(game: Game, soak: bool, compiled_rules: Path) -> None:
    with alone(compiled_rules):
        assert promises_kept(places()[game.name].at, compiled_rules, soak) == [check.name for check in CHECKS]


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=[f"{game.name}-{seats}" for game, seats in SEATS])
def test_the_golden_playthrough_is_the_one_on_file(game: Game, seats: int, remade_golden: str | None) -> None:
    if remade_golden == game.name:
        write_golden(game, golden_folder(game))
    check_golden(game, seats, golden_folder(game))


def test_only_the_game_that_is_named_has_its_golden_files_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, other = (game for game in QUICK[:2])
    for game in (named, other):
        file = golden_path(tmp_path / game.name, game.seats.start)
        file.parent.mkdir()
        file.write_text("as it was\n")
    monkeypatch.setattr(sys.modules[__name__], "golden_folder", lambda game: tmp_path / game.name)
    test_the_golden_playthrough_is_the_one_on_file(named, named.seats.start, named.name)
    with pytest.raises(AssertionError, match="as it was"):
        test_the_golden_playthrough_is_the_one_on_file(other, other.seats.start, named.name)
    assert {file.name for file in (tmp_path / named.name).iterdir()} == {f"{seats}-seats.txt" for seats in named.seats}
    assert [file.read_text() for file in (tmp_path / other.name).iterdir()] == ["as it was\n"]


@pytest.mark.long
@pytest.mark.parametrize("game", SLOW, ids=named)
def test_the_golden_playthroughs_of_a_slow_game_are_those_on_file(
    game: Game, compiled_rules: Path, tmp_path: Path, remade_golden: str | None
) -> None:
    folder = golden_folder(game) if remade_golden == game.name else tmp_path
    with alone(compiled_rules):
        run_python(compiled_rules, "-m", "cabstand.testing.elsewhere", "golden", places()[game.name].at, str(folder))
    for seats in game.seats:
        compare_with_file(golden_path(golden_folder(game), seats), golden_path(folder, seats).read_text(encoding="utf-8"), game)


@pytest.mark.parametrize(("distance", "freedom"), [(3.841, 1), (18.307, 10), (124.342, 100)])
def test_one_in_twenty_samples_is_as_far_off_as_the_tables_of_chi_square_say(distance: float, freedom: int) -> None:
    assert chi_square_tail(distance, freedom) == pytest.approx(0.05, rel=0.1)


# --- the suite finds what is broken


@pytest.fixture(scope="session")
def broken_trails(compiled_rules: Path) -> dict[str, Trail]:
    """All broken copies in one compiled process: starting it takes longer than playing."""
    return trails_elsewhere(list(BROKEN), BROKEN_GAMES, compiled_rules)


@pytest.mark.parametrize("place", BROKEN, ids=[type(broken.game).__name__ for broken in BROKEN.values()])
def test_a_broken_game_fails_the_check_of_what_is_broken_and_no_other(
    place: str, broken_trails: dict[str, Trail], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, found_by, also = BROKEN[place]
    monkeypatch.setitem(places(), NIGHT_RANK.name, NIGHT_RANK._replace(at=place))
    failed = set()
    for check in CHECKS:
        try:
            if check.run is check_compiled_and_interpreted_rules_agree:
                compare_trails(game, trail(game, BROKEN_GAMES), broken_trails[place])
            else:
                check.run(game, BROKEN_GAMES)
        except AssertionError:
            failed.add(check.run)
    assert failed == {found_by, *also}


def test_every_check_finds_a_broken_game() -> None:
    assert {broken.found_by for broken in BROKEN.values()} == {check.run for check in CHECKS}
