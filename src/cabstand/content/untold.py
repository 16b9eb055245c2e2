"""Readable stand-ins for missing texts: a game of another package may bring rules and no texts."""

from collections.abc import Mapping

from cabstand.content.texts import game_of
from cabstand.core.places import places

_NAMES = {"seat": "player", "to": "other"}
"""Arguments that say the same: the number of a seat, and the name of the player there."""


def outside_game(message: str) -> str | None:
    """The game from elsewhere that a message belongs to."""
    game = game_of(message)
    return None if game is None or places()[game].built_in else game


def plain_name(name: str) -> str:
    """An id as a title."""
    return " ".join(word.capitalize() for word in name.split("-"))


def readable(message: str, game: str, args: Mapping[str, int | float | str]) -> str:
    """The message in plain words: `night-rank-story-drive` with a seat and a card is `Ada: drive (card W)`."""
    what = message.removeprefix(game + "-").removeprefix("story-")
    if what == "name":
        return plain_name(game)
    shown = {name: value for name, value in args.items() if _NAMES.get(name) not in args}
    player = shown.pop("player", None)
    details = ", ".join(f"{name} {value}" for name, value in shown.items())
    said = what.replace("-", " ") + (f" ({details})" if details else "")
    return said if player is None else f"{player}: {said}"
