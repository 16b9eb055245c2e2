"""What a store keeps, as records, and what it raises."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One line of a game: its number in the table's log from 1, who asked for it, when (milliseconds since 1970), the key."""

    table: str
    seq: int
    line: str
    by: str
    at: int
    key: str


class Signal(msgspec.Struct, frozen=True):
    """A small message among the servers of one database, kept nowhere. Without a text: some may have been missed."""

    server: int
    """Which server sent it."""
    text: str


class Sheet(msgspec.Struct, frozen=True):
    """All about a table but its lines. `version` counts changes from 1; `stage` is kept apart to be searched by."""

    table: str
    version: int
    stage: str
    """lobby, playing, over or gone."""
    body: str
    """JSON, understood by the server alone."""
    code: str = ""
    """The spoken code by which the table is found; no two tables have the same."""
    seen: int = 0
    """When somebody was last there, in milliseconds since 1970. Saving an older moment than the kept one changes nothing."""


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    seen: int = 0
    """When the name was last used, in milliseconds since 1970."""


class KeptPack(msgspec.Struct, frozen=True):
    """A question pack. `about` and `body` are JSON, understood by the server alone: what a list shows of it, and all of it."""

    sha: str
    about: str
    body: str


class Day(msgspec.Struct, frozen=True):
    """A day of a game that has a daily."""

    game: str
    day: str
    """As in 2026-11-15."""
    secret: str
    """Of its dice: 256 bits, hexadecimal."""
    figures: str = ""
    """What was worked out about it: JSON, understood by the server alone, or nothing yet."""


class Attempt(msgspec.Struct, frozen=True):
    """One player's attempt at a day of a game, counted from 1."""

    game: str
    day: str
    player: str
    number: int
    table: str
    result: str = ""
    """JSON, understood by the server alone; nothing while it is under way."""
    name: str = ""
    """Of the player, as it is now; nothing where they were forgotten. It is not kept here."""


class Taken(Exception):
    """Another line has this number already, or another version of the sheet was saved: read again, and judge anew."""


class Repeated(Exception):
    """A line with this key is there already: the same request was sent twice."""

    def __init__(self, row: Row) -> None:
        self.row = row
        super().__init__(f"{row.table} {row.key}")


class StoreBroken(Exception):
    """The store cannot be used: what it is, and what to do about it. A write that ends so was not acknowledged: ask again."""
