"""The lines of games, added and never changed."""

from typing import Final

from cabstand.store.database import Database, check_text
from cabstand.store.records import Row

LINES: Final = "SELECT table_id, seq, line, by, at, key FROM line"


class Lines:
    """The unique (table, seq) settles who was first, the unique (table, key) makes a repeated request one move."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, row: Row) -> None:
        """Add a line. Raises Taken or Repeated, and then nothing was added."""
        check_text(row.table, row.line, row.by, row.key)
        await self._database.append(row)

    async def of(self, table: str, after: int = 0) -> list[Row]:
        """The lines of a table in order, those after a number."""
        found = await self._database.read(f"{LINES} WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)
        return [Row(*values) for values in found]
