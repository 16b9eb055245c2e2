"""Commands are forked from a process that has loaded everything: each of them starting anew takes most of a second."""

import sys
from pathlib import Path

from tests.cli.screen import READY


def tell_what_is_loaded(file: Path) -> None:
    """In the new process, before it imports anything of its own."""
    file.write_text("\n".join(sys.modules))


def test_a_command_finds_commands_games_and_screens_loaded(tmp_path: Path) -> None:
    process = READY.Process(target=tell_what_is_loaded, args=(tmp_path / "loaded",))
    process.start()
    process.join()
    loaded = (tmp_path / "loaded").read_text().splitlines()
    games = [
        f"cabstand.games.{game}.{part}" for game in ("space_taxi", "taxi", "fare_play") for part in ("adapter", "terminal")
    ]
    assert [name for name in ("cabstand.cli.commands", "cabstand.cli.play", *games) if name not in loaded] == []
