"""What a server keeps, the same in a file and in a database. Users of a store import this module; each part has its own."""

from collections.abc import AsyncIterator
from pathlib import Path

from cabstand.store.database import Database
from cabstand.store.days import Days
from cabstand.store.lines import Lines
from cabstand.store.packs import Packs
from cabstand.store.players import Players
from cabstand.store.records import Attempt, Day, KeptPack, Player, Repeated, Row, Sheet, StoreBroken, Taken
from cabstand.store.signals import Signals
from cabstand.store.tables import Tables

__all__ = ["Attempt", "Day", "KeptPack", "Player", "Repeated", "Row", "Sheet", "Store", "StoreBroken", "Taken"]


class Store:
    """Every call returns once what it did is durable. Calls may be made from many tasks at once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.lines = Lines(database)
        self.tables = Tables(database)
        self.players = Players(database)
        self.packs = Packs(database)
        self.days = Days(database)

    async def open(self) -> None:
        """Connect, check, and bring an older store up to date (a file: after a copy of it was made). Raises StoreBroken."""
        await self._database.open()

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._database.close()

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """What other processes did since the call: (table, seq) of lines they added, (table, 0) for sheets changed or deleted,
        and ("", 0) when some news may have been missed: look at every table again. Ends when the store is closed. Alone on a
        file: none, ever."""
        return self._database.news()

    @property
    def signals(self) -> Signals:
        """What the servers on this store say to each other, and is kept nowhere."""
        return self._database.signals

    async def backup(self, path: Path) -> None:
        """A copy as it is at one moment, while everybody plays on: one SQLite file, of any store. The name must be free."""
        await self._database.backup(path)

    async def restore(self, path: Path) -> None:
        """Take in all of a backup, or nothing of it. This store must be empty."""
        await self._database.restore(path)
