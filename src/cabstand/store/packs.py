"""Packs of questions, by their hash, for as long as they are on somebody's shelf or a table needs them."""

from typing import Final

from cabstand.store.database import Change, Database, Statement, check_text
from cabstand.store.records import KeptPack

SWEEP: Final = Statement("""
    DELETE FROM pack WHERE NOT EXISTS (SELECT 1 FROM shelf WHERE shelf.sha = pack.sha)
    AND NOT EXISTS (SELECT 1 FROM need WHERE need.sha = pack.sha)
""")
"""Packs that are on no shelf and that no table needs: deleted with the last of those."""


def kept(pack: KeptPack) -> Statement:
    return Statement("INSERT INTO pack VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (pack.sha, pack.about, pack.body))


class Packs:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, player: str, pack: KeptPack) -> None:
        """Put a pack on a player's shelf; one that is there already stays. Taken if there is no such player."""
        check_text(player, pack.sha, pack.about, pack.body)
        shelved = Statement("INSERT INTO shelf VALUES (?, ?) ON CONFLICT DO NOTHING", (player, pack.sha))
        await self._database.write(Change(player, [kept(pack), shelved]))

    async def of(self, player: str) -> dict[str, str]:
        """What is on a player's shelf: `about` by hash."""
        return dict(await self._database.read("SELECT sha, about FROM shelf JOIN pack USING (sha) WHERE player = ?", player))

    async def pack(self, sha: str) -> KeptPack | None:
        found = await self._database.read("SELECT sha, about, body FROM pack WHERE sha = ?", sha)
        return KeptPack(*found[0]) if found else None

    async def drop(self, player: str, sha: str) -> None:
        """Take a pack off a player's shelf. Tables that are played with it keep it."""
        dropped = Statement("DELETE FROM shelf WHERE player = ? AND sha = ?", (player, sha))
        await self._database.write(Change(player, [dropped, SWEEP]))
