"""Colours lie with those who use them: in the frame what several do, in the folder of a game what it alone does."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.compiled import ROOT

GAMES: Final = ROOT / "src" / "cabstand" / "games"
PAGE: Final = ROOT / "web" / "src"
TOKENS: Final = PAGE / "look" / "tokens.css"
PAINTS: Final = {path.parts[-3]: path for path in GAMES.glob("*/web/paints.css")}


def defined(path: Path) -> set[str]:
    return set(re.findall(r"^  --([\w-]+):", path.read_text(encoding="utf-8"), re.MULTILINE))


def family(name: str) -> str:
    """`cab-2` is one of `cab-`: which of them is used may be worked out."""
    return name.rstrip("0123456789")


def uses() -> Iterator[tuple[str, str]]:
    """Every use of a colour: the family of its name, and the game in whose folder that is, or `frame`."""
    for path in (path for folder in (PAGE, GAMES) for kind in ("*.ts", "*.svelte", "*.css") for path in folder.rglob(kind)):
        where = path.relative_to(GAMES).parts[0] if path.is_relative_to(GAMES) else "frame"
        for name in re.findall(r"--([a-z][\w-]*+)(?!:)", path.read_text(encoding="utf-8")):
            yield family(name), where


def test_a_colour_that_only_one_game_uses_lies_in_the_folder_of_that_game() -> None:
    users: dict[str, set[str]] = {}
    for name, where in uses():
        users.setdefault(name, set()).add(where)
    general = {family(name) for name in defined(TOKENS)}
    assert general <= users.keys()
    assert {name: used for name in general if len(used := users[name]) == 1 and "frame" not in used} == {}


def test_a_game_uses_no_colour_of_another() -> None:
    owners = {family(name): game for game, path in PAINTS.items() for name in defined(path)}
    assert {(name, where) for name, where in uses() if name in owners and where != owners[name]} == set()


def test_every_colour_is_defined_in_one_place() -> None:
    names = [name for path in (TOKENS, *PAINTS.values()) for name in defined(path)]
    assert len(PAINTS) > 1
    assert sorted(names) == sorted(set(names))
