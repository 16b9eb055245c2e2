"""A game is a folder, and nobody else knows its name: what is general names no game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cabstand.core.places import places

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "cabstand"
ROOMS: Final = sorted(room.name for room in PACKAGE.iterdir() if room.is_dir() and room.name not in ("games", "__pycache__"))
KINDS: Final = {".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".json", ".md", ".js"}
"""Steps of a store's layout (.sql) are history: each says for good what was true when it was written."""
MADE: Final = {PACKAGE / "server" / "static", ROOT / "web" / "src" / "api" / "schema.d.ts"}
"""Not written by anybody: the built page, and the types of the API, which holds the views of all games."""

DISTINCT: Final = r"space[-_ ]?taxi|fare[-_ ]?play"
"""Names that mean nothing else, in any spelling."""
TAXI: Final = r"TAXI!|\bTaxi[A-Z]\w*|\bTAXI_\w+|[\"'`/.]taxi[\"'`/.:]|[\"'`]taxi-\w|\btaxi-\w+ =|games[./]taxi\b"
"""`taxi` is an ordinary word, too: "taxi games", "the daily taxi". As a name it is quoted, a folder, a prefix, a type."""
NAMED: Final = re.compile(f"(?i:{DISTINCT})|{TAXI}")


def general_files() -> Iterator[Path]:
    for folder in (*(PACKAGE / room for room in ROOMS), ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in KINDS and "__pycache__" not in path.parts and not MADE & {path, *path.parents}:
                yield path


def test_no_general_room_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in general_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert not found, "\n".join(found)


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
