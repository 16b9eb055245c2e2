"""What a server keeps, and the few calls by which it does: the same for a file and for a database.

Five things are kept. *Lines* of games, added and never changed: the unique (table, seq) settles who was first, the unique
(table, key) makes a repeated request one move. *Sheets*: one JSON document for each table, about its people and settings,
changed by comparing versions. *Players*: a name and the hashes of the tokens that prove who they are. *Packs* of questions, by
their hash, for as long as they are on somebody's shelf or a table needs them. *Days* of daily games: the secret of their
dice, and who has attempted them at which table.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One line of a game: its number in the table's log from 1, who asked for it, when (milliseconds since 1970), the key."""

    table: str
    seq: int
    line: str
    by: str
    at: int
    key: str


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


SWEEP: Final = """
    DELETE FROM pack WHERE NOT EXISTS (SELECT 1 FROM shelf WHERE shelf.sha = pack.sha)
    AND NOT EXISTS (SELECT 1 FROM need WHERE need.sha = pack.sha)
"""
"""Packs that are on no shelf and that no table needs: deleted with the last of those."""

UNUSED_LOBBY: Final = "stage = 'gone' OR (stage = 'lobby' AND seen < {before})"
UNUSED_PLAYER: Final = """
    seen < {before}
    AND NOT EXISTS (SELECT 1 FROM member JOIN sheet USING (table_id) WHERE member.player = player.id AND stage <> 'gone')
    AND NOT EXISTS (SELECT 1 FROM shelf WHERE shelf.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM attempt WHERE attempt.player = player.id)
"""
"""What expires, as a condition in SQL. `{before}` is the moment, in the way each store names a value."""


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


def check_text(*texts: str) -> None:
    """Not every store can keep every text: none may hold a NUL or half a surrogate pair. Raises ValueError."""
    for text in texts:
        if "\0" in text:
            raise ValueError("a NUL character cannot be kept")
        text.encode()


class Store(ABC):
    """Every call returns once what it did is durable. Calls may be made from many tasks at once."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, check, and bring an older store up to date (a file: after a copy of it was made). Raises StoreBroken."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    # --- lines

    @abstractmethod
    async def append(self, row: Row) -> None:
        """Add a line. Raises Taken or Repeated, and then nothing was added."""

    @abstractmethod
    async def lines(self, table: str, after: int = 0) -> list[Row]:
        """The lines of a table in order, those after a number."""

    # --- sheets

    @abstractmethod
    async def create(self, sheet: Sheet, members: frozenset[str], pack: KeptPack | None = None) -> None:
        """A new table with version 1. Taken if the table is there already, or if another table has its code. `members` are ids
        of players whose list of tables it belongs on; `pack` is what it is played with, and kept as long as the table is."""

    @abstractmethod
    async def save(self, sheet: Sheet, members: frozenset[str]) -> None:
        """A changed sheet. Taken unless its version is one more than the kept one, or if another table has its code."""

    @abstractmethod
    async def sheet(self, table: str) -> Sheet | None: ...

    @abstractmethod
    async def table_with(self, code: str) -> str | None:
        """The table that a spoken code opens."""

    @abstractmethod
    async def tables_of(self, player: str, most: int = 100) -> list[Sheet]:
        """The tables that a player is a member of, the sheet saved last first; those that are gone are left out."""

    @abstractmethod
    async def tables_in(self, stage: str) -> list[str]:
        """The ids of all tables in a stage: how a server finds its work again after a crash."""

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Forget a table, its sheet and its lines, and a pack that nobody else needs."""

    @abstractmethod
    async def saw_table(self, table: str, at: int) -> None:
        """Somebody was at a table, at this moment in milliseconds since 1970. It is no new version of its sheet."""

    @abstractmethod
    async def expire_codes(self, before: int) -> list[str]:
        """Take the codes away from tables where nobody has been since a moment; which tables. Their versions grow by one."""

    @abstractmethod
    async def expire_lobbies(self, before: int) -> list[str]:
        """Forget tables that never began and where nobody has been since a moment, and all that are gone; which ones."""

    # --- players

    @abstractmethod
    async def add_player(self, player: Player, token_hash: str) -> None:
        """Taken if the id or the token is there already."""

    @abstractmethod
    async def add_token(self, player: str, token_hash: str) -> None:
        """One more device of the same player. Taken if the token is there already, or the player is not."""

    @abstractmethod
    async def player_with(self, token_hash: str) -> Player | None: ...

    @abstractmethod
    async def rename(self, player: str, name: str) -> None:
        """Of a player who was forgotten: nothing happens."""

    @abstractmethod
    async def forget_player(self, player: str) -> None:
        """Delete a player's name, tokens and shelf; their seats keep only the id."""

    @abstractmethod
    async def saw_player(self, player: str, at: int) -> None:
        """A player used their name, at this moment in milliseconds since 1970."""

    @abstractmethod
    async def players_among(self, players: frozenset[str]) -> frozenset[str]:
        """Which of these ids still belong to a player."""

    @abstractmethod
    async def expire_players(self, before: int) -> list[str]:
        """Forget players who have not used their name since a moment, and who have no table, no pack and no attempt at a day;
        which ones."""

    # --- packs

    @abstractmethod
    async def add_pack(self, player: str, pack: KeptPack) -> None:
        """Put a pack on a player's shelf; one that is there already stays. Taken if there is no such player."""

    @abstractmethod
    async def packs_of(self, player: str) -> dict[str, str]:
        """What is on a player's shelf: `about` by hash."""

    @abstractmethod
    async def pack(self, sha: str) -> KeptPack | None: ...

    @abstractmethod
    async def drop_pack(self, player: str, sha: str) -> None:
        """Take a pack off a player's shelf. Tables that are played with it keep it."""

    # --- days

    @abstractmethod
    async def day(self, game: str, day: str) -> Day | None: ...

    @abstractmethod
    async def add_day(self, day: Day) -> None:
        """Taken if it is there already: of two processes that make a secret, the first one's counts."""

    @abstractmethod
    async def keep_figures(self, game: str, day: str, figures: str) -> None: ...

    @abstractmethod
    async def add_attempt(self, attempt: Attempt) -> None:
        """Taken if the player has one of this number already, or there is no such day."""

    @abstractmethod
    async def keep_result(self, attempt: Attempt) -> None:
        """The result of an attempt that was added before."""

    @abstractmethod
    async def attempts(self, game: str, day: str) -> list[Attempt]:
        """All at a day of a game, by player and number."""

    # --- the rest

    @abstractmethod
    def news(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes did since the call: (table, seq) of lines they added, (table, 0) for sheets changed or deleted,
        and ("", 0) when some news may have been missed: look at every table again. Ends when the store is closed. Alone on a
        file: none, ever."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy as it is at one moment, while everybody plays on: one SQLite file, of any store. The name must be free."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Take in all of a backup, or nothing of it. This store must be empty."""
