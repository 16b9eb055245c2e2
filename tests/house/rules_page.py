"""The page of rules in the folder of a game."""

from pathlib import Path

from cabstand.core.places import places


def rules_page(game: str) -> Path:
    folder = places()[game].files
    assert folder is not None
    return folder / "rules.md"
