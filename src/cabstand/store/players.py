"""Players: a name, and the hashes of the tokens that prove who they are."""

from typing import Final

from cabstand.store.database import Change, Database, Statement, change, check_text, texts
from cabstand.store.packs import SWEEP
from cabstand.store.records import Player

EXPIRE: Final = """
    DELETE FROM player WHERE seen < ?
    AND NOT EXISTS (SELECT 1 FROM member JOIN sheet USING (table_id) WHERE member.player = player.id AND stage <> 'gone')
    AND NOT EXISTS (SELECT 1 FROM shelf WHERE shelf.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM attempt WHERE attempt.player = player.id)
    RETURNING id
"""


class Players:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, player: Player, token_hash: str) -> None:
        """Taken if the id or the token is there already."""
        check_text(player.id, player.name, token_hash)
        added = Statement("INSERT INTO player VALUES (?, ?, ?)", (player.id, player.name, player.seen))
        token = Statement("INSERT INTO token VALUES (?, ?)", (token_hash, player.id))
        await self._database.write(Change(player.id, [added, token]))

    async def add_token(self, player: str, token_hash: str) -> None:
        """One more device of the same player. Taken if the token is there already, or the player is not."""
        check_text(player, token_hash)
        await self._database.write(change(player, "INSERT INTO token VALUES (?, ?)", token_hash, player))

    async def with_token(self, token_hash: str) -> Player | None:
        query = "SELECT player.id, name, seen FROM token JOIN player ON player.id = token.player WHERE hash = ?"
        found = await self._database.read(query, token_hash)
        return Player(*found[0]) if found else None

    async def rename(self, player: str, name: str) -> None:
        """Nothing happens to a player who was forgotten."""
        check_text(player, name)
        await self._database.write(change(player, "UPDATE player SET name = ? WHERE id = ?", name, player))

    async def forget(self, player: str) -> None:
        """Delete a player's name, tokens and shelf; their seats keep only the id."""
        await self._database.write(Change(player, [Statement("DELETE FROM player WHERE id = ?", (player,)), SWEEP]))

    async def saw(self, player: str, at: int) -> None:
        """A player used their name, at this moment in milliseconds since 1970."""
        await self._database.write(change(player, "UPDATE player SET seen = ? WHERE id = ? AND seen < ?", at, player, at))

    async def among(self, players: frozenset[str]) -> frozenset[str]:
        """Which of these ids still belong to a player."""
        query = "SELECT id FROM player WHERE id IN (SELECT value FROM {each})"
        return frozenset(found for (found,) in await self._database.read(query, texts(players)))

    async def expire(self, before: int) -> list[str]:
        """Forget players who have not used their name since a moment, and who have no table, no pack and no attempt at a day;
        which ones."""
        return [found[0] for found in await self._database.write(Change("", [Statement(EXPIRE, (before,)), SWEEP]))]
