"""What a game brings beside its rules, and who stands in for it until then."""

from collections.abc import Callable
from typing import Final, NamedTuple

from cabstand.core.game import Game
from cabstand.core.places import places
from cabstand.core.registry import part_of
from cabstand.core.ruled_game import PlainView


class Part(NamedTuple):
    """One thing that a game brings: whether it does, and what to say where it does not."""

    is_there: Callable[[Game], bool]
    missing: str


def _brings(part: str, name: str) -> Callable[[Game], bool]:
    return lambda game: part_of(game, part, name) is not None


def _has_page(game: Game) -> bool:
    place = places().get(game.name)
    return place is not None and place.files is not None and (place.files / "web").is_dir()


OWN_VIEW: Final = Part(
    lambda game: game.view_type() is not PlainView,
    "a view of its own (`view_hidden`): until then a player sees the record, field by field",
)
OWN_BOTS: Final = Part(_brings("bots", "BOTS"), "bots of its own (`bots.py` with BOTS): until then the plain bots sit down")
OWN_TERMINAL: Final = Part(
    _brings("terminal", "SCREEN"), "a screen for the terminal (`terminal.py` with SCREEN): until then the plain one is drawn"
)
OWN_PAGE: Final = Part(_has_page, "a screen for the browser (the folder `web`): until then the plain one is drawn")
