"""Whether the built browser client is that of the sources that lie here: asked before anything is installed."""

import hashlib
from pathlib import Path

WEB = Path(__file__).resolve().parent
HOME = WEB.parent
CONTENT = HOME / "src" / "cabstand" / "content"
GAMES = HOME / "src" / "cabstand" / "games"
OF_A_GAME = ("web/**/*", "texts/*/*.ftl", "data/*.json")
"""What the page takes from the folder of each game."""
NOT_OF_THE_PAGE = (
    "*.test.ts",
    "testing/*",
    "lint/rooms.js",
    "vitest.config.ts",
    "eslint.config.js",
    ".prettierrc.json",
    "packages.py",
)
"""What lies in web/ to check the page; a change there builds nothing."""
STATIC = HOME / "src" / "cabstand" / "server" / "static"
STAMP = STATIC / "built-from"


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == sources_hash()


def mark_built() -> None:
    STAMP.write_text(sources_hash())


def sources_hash() -> str:
    """Of everything that the built files are made from."""
    skipped = {"node_modules", "__pycache__"}
    paths = [path for path in WEB.rglob("*") if path.is_file() and not skipped & set(path.parts)]
    of_games = [path for kind in OF_A_GAME for path in GAMES.glob(f"*/{kind}") if path.is_file()]
    whole = hashlib.sha256()
    for path in sorted([*paths, *of_games, *CONTENT.rglob("*.ftl")]):
        if any(path.match(name) for name in NOT_OF_THE_PAGE):
            continue
        whole.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()
