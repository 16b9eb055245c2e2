"""The page about texts: every move, position and log on it is one."""

import re
from typing import Final

import pytest
from tests.compiled import ROOT

from cabstand.core import CHANCE, find_game
from cabstand.games.fare_play import moves
from cabstand.games.fare_play import notation as fare_play
from cabstand.games.fare_play.position import POSITIONS as FARE_PLAY_POSITIONS
from cabstand.games.space_taxi import notation as space_taxi
from cabstand.games.taxi import notation as taxi
from cabstand.table.fold import fold_log
from cabstand.table.log import TABLE_WORDS, read_line

PAGE: Final = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
POSITIONS: Final = re.findall(r"^    ((?:fare-play|space-taxi|taxi)/1 .+)$", PAGE, flags=re.MULTILINE)


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def first_column(text: str) -> list[str]:
    """What stands as code in the first column of the tables."""
    rows = [row.split(" | ")[0] for row in text.splitlines() if row.startswith("| `")]
    return [code for row in rows for code in re.findall(r"`([^`]+)`", row)]


def test_the_moves_of_fare_play_are_written_as_on_the_page() -> None:
    texts = first_column(section("Moves of Fare Play"))
    assert [fare_play.write(fare_play.read(text)) for text in texts] == texts
    assert {moves.kind(fare_play.read(text)) for text in texts} == set(range(moves.LAST + 1))


def test_the_moves_of_taxi_are_written_as_on_the_page() -> None:
    texts = first_column(section("Moves of TAXI!"))
    assert [taxi.write(taxi.read(text)) for text in texts] == texts


def test_the_moves_of_space_taxi_are_written_as_on_the_page() -> None:
    texts = first_column(section("Moves of Space Taxi"))
    state = find_game("space-taxi").new(3)
    assert len(texts) == 7
    assert [space_taxi.write(find_game("space-taxi").read_move(state, CHANCE, text)) for text in texts] == texts


@pytest.mark.parametrize("text", POSITIONS, ids=lambda text: str(text).split()[0])
def test_a_position_on_the_page_reads_back(text: str) -> None:
    game = find_game(text.split("/")[0])
    assert game.write_position(game.read_position(text)) == text


def test_the_page_names_every_field_of_fare_play() -> None:
    [text] = [position for position in POSITIONS if position.startswith("fare-play")]
    named = [name for name in first_column(section("Positions")) if f" {name}=" in text]
    assert set(FARE_PLAY_POSITIONS.words) == set(named)


def test_the_log_on_the_page_folds_and_every_line_of_a_table_is_on_it() -> None:
    block = re.search(r"^    cabstand log\n(?:    .*\n|\n)+", section("Logs"), flags=re.MULTILINE)
    assert block is not None
    fold_log(re.sub(r"^    ", "", block[0], flags=re.MULTILINE))
    shown = [text.replace("5e5e...", "5e" * 32) for text in first_column(section("Logs"))]
    assert {read_line(text).move.split()[0] for text in shown} >= set(TABLE_WORDS)
