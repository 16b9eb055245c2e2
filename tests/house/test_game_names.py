"""A game is a folder, and nobody else knows its name: what is general names no game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from pathspec import GitIgnoreSpec

from cabstand.core.places import places

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "cabstand"
ROOMS: Final = sorted(room.name for room in PACKAGE.iterdir() if room.is_dir() and room.name not in ("games", "__pycache__"))
KINDS: Final = {".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".json", ".md", ".js"}
"""Not .sql: the steps of a store's layout are history. The one that gave earlier days to the only game that had any says so for
good, in every store that has gone through it."""
IGNORED: Final = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text().splitlines())
"""Which files are made, as the built page is, and belong to no commit."""

DISTINCT: Final = r"space[-_ ]?taxi|fare[-_ ]?play"
"""Names that mean nothing else, in any spelling."""
TAXI: Final = r"TAXI!|\bTaxi[A-Z]\w*|\bTAXI_\w+|[\"'`/.]taxi[\"'`/.:]|[\"'`]taxi-\w|\btaxi-\w+ =|games[./]taxi\b"
"""`taxi` is an ordinary word, too: "taxi games", "the daily taxi". As a name it is quoted, a folder, a prefix, a type."""
NAMED: Final = re.compile(f"(?i:{DISTINCT})|{TAXI}")


def general_files() -> Iterator[Path]:
    for folder in (*(PACKAGE / room for room in ROOMS), ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in KINDS and not IGNORED.match_file(path.relative_to(ROOT)):
                yield path


def test_no_general_room_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in general_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert not found, "\n".join(found)


def test_what_is_built_is_not_searched_and_what_is_written_is() -> None:
    assert IGNORED.match_file("src/cabstand/server/static/assets/index.js")
    assert {PACKAGE / "server" / "schema.py", ROOT / "web" / "src" / "api" / "schema.d.ts"} <= set(general_files())


def test_no_general_file_is_called_after_a_game() -> None:
    found = [str(path.relative_to(ROOT)) for path in general_files() if re.search(DISTINCT, path.name, re.IGNORECASE)]
    assert not found


@pytest.mark.parametrize("game", [name for name, place in places().items() if place.built_in])
def test_the_pattern_finds_every_spelling_of_a_game(game: str) -> None:
    folder = game.replace("-", "_")
    classes = "".join(part.title() for part in game.split("-"))
    for text in (
        f'"{game}"',
        f"'{game}'",
        f"`{game}`",
        f"{game}-name = Name",
        f'"{game}-over"',
        f"games/{folder}/",
        f"{classes}View",
    ):
        assert NAMED.search(text), text
    assert NAMED.search(f"from cabstand.games.{folder} import rules")


def test_the_pattern_leaves_ordinary_words_alone() -> None:
    for text in ("Cabstand: taxi games on one rank", "the daily taxi", "Daily taxi", "taxis", "Play today’s taxi"):
        assert not NAMED.search(text), text
