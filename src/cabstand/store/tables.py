"""The sheets of tables: one JSON document for each, about its people and settings."""

from typing import Final

from cabstand.store.database import Change, Database, Statement, change, check_text, texts
from cabstand.store.packs import SWEEP, kept
from cabstand.store.records import KeptPack, Sheet

SHEET: Final = "SELECT table_id, version, stage, body, code, seen FROM"
CREATE: Final = "INSERT INTO sheet VALUES (?, ?, ?, ?, {next_change}, ?, ?) RETURNING table_id"
SAVE: Final = """
    UPDATE sheet SET version = ?, stage = ?, body = ?, changed = {next_change}, code = ?, seen = {greatest}(seen, ?)
    WHERE table_id = ? AND version = ? RETURNING table_id
"""
LEAVE: Final = "DELETE FROM member WHERE table_id = ? AND player NOT IN (SELECT value FROM {each})"
JOIN: Final = "INSERT INTO member SELECT value, ? FROM {each} WHERE true ON CONFLICT DO NOTHING"
COMPANIONS: Final = """
    SELECT DISTINCT other.player FROM member AS mine JOIN member AS other ON other.table_id = mine.table_id
    WHERE mine.player = ? AND other.player <> mine.player
"""
EXPIRE_CODES: Final = "UPDATE sheet SET code = '', version = version + 1 WHERE code <> '' AND seen < ? RETURNING table_id"
EXPIRE_LOBBIES: Final = "DELETE FROM sheet WHERE stage = 'gone' OR (stage = 'lobby' AND seen < ?) RETURNING table_id"


class Tables:
    """A sheet is changed by comparing versions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, sheet: Sheet, members: frozenset[str], pack: KeptPack | None = None) -> None:
        """A new table with version 1. Taken if the table is there already, or if another table has its code. `members` are ids
        of players whose list of tables it belongs on; `pack` is what it is played with, and kept as long as the table is."""
        check_text(sheet.table, sheet.stage, sheet.body, *members)
        values = sheet.table, sheet.version, sheet.stage, sheet.body, sheet.code, sheet.seen
        needed = [] if pack is None else [kept(pack), Statement("INSERT INTO need VALUES (?, ?)", (sheet.table, pack.sha))]
        created, joined = Statement(CREATE, values, announced=True), Statement(JOIN, (sheet.table, texts(members)))
        await self._database.write(Change(sheet.table, [created, joined, *needed]))

    async def save(self, sheet: Sheet, members: frozenset[str]) -> None:
        """A changed sheet. Taken unless its version is one more than the kept one, or if another table has its code."""
        check_text(sheet.table, sheet.stage, sheet.body, *members)
        before = sheet.version - 1
        values = sheet.version, sheet.stage, sheet.body, sheet.code, sheet.seen, sheet.table, before
        people = sheet.table, texts(members)
        statements = [Statement(SAVE, values, announced=True), Statement(LEAVE, people), Statement(JOIN, people)]
        await self._database.write(Change(sheet.table, statements, f"{sheet.table} is no longer at version {before}"))

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._database.read(f"{SHEET} sheet WHERE table_id = ?", table)
        return Sheet(*found[0]) if found else None

    async def with_code(self, code: str) -> str | None:
        """The table that a spoken code opens."""
        found = await self._database.read("SELECT table_id FROM sheet WHERE code = ? AND code <> ''", code)
        return str(found[0][0]) if found else None

    async def of(self, player: str, most: int = 100) -> list[Sheet]:
        """The tables that a player is a member of, the sheet saved last first; those that are gone are left out."""
        mine = "member JOIN sheet USING (table_id) WHERE player = ? AND stage <> 'gone' ORDER BY changed DESC LIMIT ?"
        return [Sheet(*found) for found in await self._database.read(f"{SHEET} {mine}", player, most)]

    async def companions(self, player: str) -> frozenset[str]:
        """Everybody who has a table with a player."""
        return frozenset(str(found) for (found,) in await self._database.read(COMPANIONS, player))

    async def in_stage(self, stage: str) -> list[str]:
        """The ids of all tables in a stage: how a server finds its work again after a crash."""
        return [table for (table,) in await self._database.read("SELECT table_id FROM sheet WHERE stage = ?", stage)]

    async def delete(self, table: str) -> None:
        """Forget a table, its sheet and its lines, and a pack that nobody else needs."""
        lines = Statement("DELETE FROM line WHERE table_id = ?", (table,))
        sheet = Statement("DELETE FROM sheet WHERE table_id = ? RETURNING table_id", (table,), announced=True)
        await self._database.write(Change(table, [lines, sheet, SWEEP]))

    async def saw(self, table: str, at: int) -> None:
        """Somebody was at a table, at this moment in milliseconds since 1970. It is no new version of its sheet."""
        await self._database.write(change(table, "UPDATE sheet SET seen = ? WHERE table_id = ? AND seen < ?", at, table, at))

    async def expire_codes(self, before: int) -> list[str]:
        """Take the codes away from tables where nobody has been since a moment; which tables. Their versions grow by one."""
        return await self._expire(EXPIRE_CODES, before)

    async def expire_lobbies(self, before: int) -> list[str]:
        """Forget tables that never began and where nobody has been since a moment, and all that are gone; which ones."""
        return await self._expire(EXPIRE_LOBBIES, before)

    async def _expire(self, sql: str, before: int) -> list[str]:
        statements = [Statement(sql, (before,), announced=True), SWEEP]
        return [found[0] for found in await self._database.write(Change("", statements))]
