"""Who may import whom in the browser client: the frame imports no game, and a game nothing but the frame."""

import re
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

from cabstand.core.places import places

ROOT: Final = Path(__file__).resolve().parents[2]
FRAME: Final = ROOT / "web" / "src"
SCREENS: Final = [place.files / "web" for place in places().values() if place.built_in and place.files]
_IMPORT: Final = re.compile(r"\b(?:from\s+|import\s+|import\s*\(\s*)[\"'`]([^\"'`\s]+)[\"'`]")
_SEARCH: Final = re.compile(r"import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|\"[^\"]*\")")
PACKAGES: Final = {"svelte"}
"""What a screen may use beside the frame."""


def sources(folder: Path) -> list[Path]:
    """Those of the page; unit tests beside them are not part of it."""
    paths = (path for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind))
    return sorted(path for path in paths if not path.name.endswith(".test.ts"))


def imports(path: Path) -> list[str]:
    return _IMPORT.findall(path.read_text(encoding="utf-8"))


def target(path: Path, named: str) -> Path:
    """The file or folder that an import leads to, without its ending."""
    return (path.parent / named).resolve()


def room(path: Path) -> str:
    """The folder in the frame; a file beside the folders is a room of its own."""
    return path.relative_to(FRAME).parts[0].partition(".")[0]


def test_the_frame_imports_nothing_outside_itself() -> None:
    for path in sources(FRAME):
        for named in imports(path):
            assert not named.startswith("@games"), f"{path.relative_to(ROOT)} imports {named}"
            if named.startswith("."):
                assert target(path, named).is_relative_to(FRAME), f"{path.relative_to(ROOT)} imports {named}"


def test_the_frame_looks_for_files_of_all_games_and_not_of_one() -> None:
    searched = [found for path in sources(FRAME) for found in _SEARCH.findall(path.read_text(encoding="utf-8"))]
    patterns = [pattern for found in searched for pattern in re.findall(r'"!?(@games[^"]*)"', found)]
    assert patterns
    assert [pattern for pattern in patterns if not pattern.startswith("@games/*/")] == []


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.parent.name)
def test_a_game_imports_only_itself_and_the_frame(screen: Path) -> None:
    assert sources(screen)
    for path in sources(screen):
        for named in imports(path):
            if named.startswith("."):
                assert target(path, named).is_relative_to(screen.parent), f"{path.relative_to(ROOT)} imports {named}"
            else:
                assert named.startswith("@frame/") or named.split("/")[0] in PACKAGES, (
                    f"{path.relative_to(ROOT)} imports {named}"
                )


def test_no_two_rooms_of_the_frame_need_each_other() -> None:
    needs: dict[str, set[str]] = {}
    for path in sources(FRAME):
        inside = [target(path, named) for named in imports(path) if named.startswith(".")]
        needs.setdefault(room(path), set()).update({room(there) for there in inside} - {room(path)})
    assert len(needs) > 10
    TopologicalSorter(needs).prepare()  # names the rooms of a circle, where there is one


def test_the_check_of_imports_sees_every_form_of_import(tmp_path: Path) -> None:
    module = tmp_path / "m.ts"
    module.write_text(
        'import a from "./a";\nimport "./b.css";\nimport type { C } from "@frame/c";\nexport { d } from "../d";\n'
        "const e = await import('./e');\nimport {\n  f,\n} from \"svelte/store\";\n"
    )
    assert imports(module) == ["./a", "./b.css", "@frame/c", "../d", "./e", "svelte/store"]
