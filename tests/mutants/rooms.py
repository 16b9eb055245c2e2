"""Where faults are planted, how many of 300 in each room, and which tests are run for them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.mutants import python, typescript
from tests.mutants.mutant import Mutant

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = "src/cabstand/games"
NO_RULES: Final = ("batch.py", "lab.py", "one_game.py")
"""Files of a game with compiled functions that are no rules."""

QUOTA: Final = {"rules": 90, "table": 45, "store": 35, "server": 75, "content": 15, "verifier": 40}

UNITS: Final = ("games", "conformance", "core", "plain", "content", "table", "store", "server")
"""Folders of tests of which it is known what they call."""

PLAYERS: Final = ("bots", "coach", "solver")
"""Folders in a game's tests that are not about its rules: they call all of them, slowly."""

VERIFIER: Final = ("tests/browser/test_page_sources.py::test_the_units_of_the_client_do_what_they_should",)

NAMED: Final = {
    "web/src/": VERIFIER,
    "src/cabstand/games/space_taxi/web/": VERIFIER,
    "src/cabstand/games/taxi/web/": VERIFIER,
    "src/cabstand/games/fare_play/web/": VERIFIER,
    "src/cabstand/server/": ("tests/server/test_journey.py", "tests/server/test_moves.py", "tests/server/test_seats.py"),
    "src/cabstand/table/": ("tests/server/test_seats.py", "tests/server/test_teams.py", "tests/server/test_people.py"),
    "src/cabstand/server/protocol.py": ("tests/server/test_lines.py", "tests/server/test_frames.py"),
    "src/cabstand/server/replays.py": ("tests/server/test_replays.py",),
    "src/cabstand/server/edition": ("tests/server/test_editions.py", "tests/server/test_kept_packs.py"),
    "src/cabstand/server/coach": ("tests/server/test_coaching.py",),
    "src/cabstand/server/bot": ("tests/server/test_bot_routes.py", "tests/server/test_fair_bots.py"),
    "src/cabstand/server/hub.py": ("tests/server/test_late_readers.py", "tests/server/test_reconnect.py"),
    "src/cabstand/server/streams.py": ("tests/server/test_late_readers.py", "tests/server/test_reconnect.py"),
    "src/cabstand/server/pages.py": ("tests/server/test_pages.py",),
    "src/cabstand/server/guard.py": ("tests/server/test_door.py", "tests/server/test_hosts.py"),
}
"""Tests that start a server or node, by the start of the path that they are for: run where no other test notices a fault."""


def files(room: str) -> Sequence[Path]:
    if room == "rules":
        games = sorted((ROOT / GAMES).glob("*/*.py"))
        return [path for path in games if "@rule" in path.read_text(encoding="utf-8") and path.name not in NO_RULES]
    if room == "verifier":
        return sorted(
            [*(ROOT / "web/src/draws").glob("*.ts"), ROOT / "web/src/replay/dice.ts", *(ROOT / GAMES).glob("*/web/follower.ts")]
        )
    return sorted((ROOT / "src/cabstand" / room).glob("*.py"))


def mutants_in(room: str) -> list[Mutant]:
    mutated = typescript.mutants if room == "verifier" else python.mutants
    tested = [path for path in files(room) if not path.name.endswith(".test.ts")]
    return [one for path in tested for one in mutated(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))]


def named_tests(path: str) -> Sequence[str]:
    """The closest first."""
    starts = sorted((start for start in NAMED if path.startswith(start)), key=len, reverse=True)
    named = dict.fromkeys(test for start in starts for test in NAMED[start])
    return [test for test in named if (ROOT / test.partition("::")[0]).exists()]
