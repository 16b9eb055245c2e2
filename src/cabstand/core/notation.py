"""How moves are written, in games whose moves have names: `roll`, `hold`. Games with longer moves have modules of their own."""

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Final, Protocol

from cabstand.core.game import refuse

_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")


class Notation(Protocol):
    """What writes and reads moves: an object, or a module with these two functions."""

    def write(self, move: int, /) -> str:
        """The text of a move."""

    def read(self, text: str, /) -> int:
        """The move that a text means; malformed text is refused."""


class NamedMoves:
    """Moves by name: of an enumeration (`TURN_LEFT` is written `turn-left`) or of a dictionary. Any other is its number."""

    def __init__(self, names: Mapping[int, str] | type[IntEnum] | None = None) -> None:
        if isinstance(names, type):
            names = {member.value: member.name.lower().replace("_", "-") for member in names}
        self._names = dict(names or {})
        self._moves = {name: move for move, name in self._names.items()}

    @property
    def moves(self) -> tuple[int, ...]:
        """Those that have names."""
        return tuple(self._names)

    def write(self, move: int, /) -> str:
        return self._names.get(move) or str(move)

    def read(self, text: str, /) -> int:
        """Any case, any blanks."""
        tight = " ".join(text.lower().split())
        if not tight:
            raise refuse("empty-move")
        if tight in self._moves:
            return self._moves[tight]
        if not _NUMBER.fullmatch(tight) or int(tight) in self._names:
            raise refuse("malformed-move", text=text[:60], at=tight[:12])
        return int(tight)
