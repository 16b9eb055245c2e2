"""The dice of a game, as its log writes them: how often each face came up can be counted from that."""

from typing import NamedTuple

from cabstand.core.game import Game
from cabstand.core.registry import part_of


class Die(NamedTuple):
    """A sort of die. A game lists its sorts as `DICE` in its module `dice`."""

    name: str
    """Its text is `<game>-dice-<name>`."""
    kind: str
    """The word that the notation of its draws begins with; `throw` where they begin with none."""
    faces: str
    pattern: str
    """A regular expression that finds each face in the notation of a draw."""


def dice_of(game: Game) -> tuple[Die, ...]:
    """The sorts of dice of a game; none where it does not say, or has only cards."""
    dice: tuple[Die, ...] = part_of(game, "dice", "DICE") or ()
    return dice
