"""Who may import whom, and what a commit may not hold."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "cabstand"
ROOMS: Final[dict[str, set[str]]] = {
    "core": set(),
    "plain": {"core"},
    "games": {"core", "bots", "lab", "cli"},
    "content": {"core"},
    "store": set(),
    "client": set(),
    "bots": {"core", "content", "plain"},
    "table": {"core", "store"},
    "statistics": set(),
    "charts": set(),
    "load": {"core", "table"},
    "lab": {"core", "bots", "plain", "statistics"},
    "server": {"core", "bots", "plain", "content", "table", "store"},
    "testing": {"core", "bots", "plain", "content", "table"},
    "new_game": {"core", "testing"},
    "cli": {"core", "bots", "plain", "content", "table", "store", "server", "client", "lab", "load", "statistics", "charts"},
    "research": {"core", "bots", "plain", "content"},
}
PARTS: Final[dict[str, set[str]]] = {"bots": {"bots"}, "solver": {"bots"}, "terminal": {"cli"}, "lab": {"lab"}}
"""Of a game's folder: the rooms that each part may import beside `core`. All others, the rules above all, import that alone."""


def imported_names(path: Path) -> set[str]:
    """What a module imports of ours, by any form of import, and by `module:NAME` strings that are imported late."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"cabstand\.[\w.]+:\w+", node.value)
        ):
            names.append(node.value)
    return {name for name in names if name.startswith("cabstand.")}


def imported_rooms(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imported_names(path)}


def faults_of_game(path: Path, games: Path) -> list[str]:
    """What a module in the folder of a game imports and may not: rooms that its part has no business in, and other games."""
    game, part = path.relative_to(games).with_suffix("").parts[:2]
    rooms = {"core", *PARTS.get(part, ())}
    own = ("cabstand", "games", game)
    parts = {name: tuple(name.split(".")) for name in imported_names(path)}
    return sorted(name for name, at in parts.items() if at[:3] != own and at[1] not in rooms)


@pytest.mark.parametrize(
    "room", sorted(path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__")
)
def test_a_room_imports_only_the_rooms_it_may(room: str) -> None:
    for path in (PACKAGE / room).rglob("*.py"):
        strangers = imported_rooms(path) - ROOMS[room] - {room}
        assert not strangers, f"{path.relative_to(ROOT)} imports {sorted(strangers)}"


def test_a_game_imports_itself_and_each_of_its_parts_only_the_rooms_that_it_is_for() -> None:
    games = PACKAGE / "games"
    modules = list(games.rglob("*/*.py"))
    assert len(modules) > 100
    wrong = {str(path.relative_to(games)): faults for path in modules if (faults := faults_of_game(path, games))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("path", "imported", "fine"),
    [
        ("owl_run/bots/search.py", "cabstand.bots.table_cache", True),
        ("owl_run/solver/turn.py", "cabstand.bots.table_cache", True),
        ("owl_run/terminal.py", "cabstand.cli.typed", True),
        ("owl_run/lab/loop.py", "cabstand.lab.arena", True),
        ("owl_run/rules.py", "cabstand.core.rule", True),
        ("owl_run/terminal.py", "cabstand.games.owl_run.view", True),
        ("owl_run/rules.py", "cabstand.bots.table_cache", False),
        ("owl_run/bots/search.py", "cabstand.cli.typed", False),
        ("owl_run/coach.py", "cabstand.lab.arena", False),
        ("owl_run/referee.py", "cabstand.content.catalogue", False),
        ("owl_run/rules.py", "cabstand.games.owl", False),
    ],
)
def test_a_part_of_a_game_that_imports_what_is_not_its_own_is_found(
    path: str, imported: str, fine: bool, tmp_path: Path
) -> None:
    module = tmp_path / path
    module.parent.mkdir(parents=True)
    module.write_text(f"import {imported}\n")
    assert faults_of_game(module, tmp_path) == ([] if fine else [imported])


def test_the_check_of_imports_sees_every_form_of_import(tmp_path: Path) -> None:
    module = tmp_path / "m.py"
    module.write_text(
        "import cabstand.cli.main\nfrom cabstand import lab\nfrom cabstand.store.folder import x\nP = 'cabstand.bots.b:B'\n"
    )
    assert imported_rooms(module) == {"cli", "lab", "store", "bots"}


def test_the_page_about_rooms_names_each_with_all_that_it_may_import() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*`) \| (.*) \|$", page.partition("| room | may import |")[2].partition("\n\n")[0], re.MULTILINE)
    general = ROOMS.keys() - {"games", "cli"}
    named = {"every general room": general, "nothing of Cabstand": set[str]()}
    told = {
        room.partition("/")[0]: named.get(rooms) or set(re.findall(r"`(\w+)`", rooms))
        for names, rooms in rows
        for room in re.findall(r"`([\w/<>]+)`", names)
    }
    assert told == ROOMS | {"cli": general}
    assert ROOMS["cli"] <= general


@pytest.mark.parametrize("folder", ["web", "benchmarks/boardgameio", "benchmarks/lighthouse"])
def test_npm_lock_files_pin_with_hashes_and_name_no_host(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    assert "integrity" in text
    assert "://" not in text, "npm writes where to give money: take the “funding” of every package out"


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "benchmarks/peers.lock"])
def test_lock_files_pin_every_package_with_hashes_and_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:|index-url|find-links|trusted-host", text)
    pins = re.findall(r"^([A-Za-z0-9][\w.-]*)==\S+.*?(?=^[A-Za-z0-9]|\Z)", text, re.M | re.S)
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.M)[1:]
    assert len(pins) == len(blocks)
    assert all("--hash=sha256:" in block for block in blocks)


def test_no_source_file_grows_beyond_what_one_reads_at_a_sitting() -> None:
    long = {str(p.relative_to(ROOT)): n for p in PACKAGE.rglob("*.py") if (n := len(p.read_text().splitlines())) > 400}
    assert not long
