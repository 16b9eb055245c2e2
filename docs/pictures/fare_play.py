"""Makes the drawings of games/fare_play/rules.md in docs/pictures/fare-play, from positions and the rules' own answers.

NUMBA_DISABLE_JIT=1 .venv/bin/python -m docs.pictures.fare_play
"""

from pathlib import Path
from typing import Final

from docs.pictures.fare_play_examples import pictures

FOLDER: Final = Path(__file__).with_name("fare-play")


def files() -> dict[str, str]:
    """Every drawing by its file name."""
    return {f"{picture.name}.svg": picture.svg() for picture in pictures()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    made = files()
    for old in FOLDER.glob("*.svg"):
        if old.name not in made:
            old.unlink()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
