"""What the page works out by itself and Python does, too: known answers in tests/vectors, which the page's unit tests read."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.games.fare_play.goals import told_goals
from tests.games.space_taxi.scored_turns import scored_turns
from tests.table import dice_vectors

FOLDER: Final = Path(__file__).resolve().parents[1] / "vectors"


def made_vectors(size: Callable[[int, int], int] = lambda small, _: small) -> dict[str, str]:
    """The files by their path in the folder; those of ./cab soak are many more."""
    dice = {f"dice/{name}": text for name, text in dice_vectors.files(size).items()}
    return {"space_taxi_turns.json": scored_turns(size), "fare_play_goals.json": told_goals(), **dice}


def write_vectors(folder: Path, made: dict[str, str]) -> None:
    """Put them there; in place of logs that were there before."""
    (folder / "dice").mkdir(parents=True, exist_ok=True)
    for old in (folder / "dice").iterdir():
        old.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
