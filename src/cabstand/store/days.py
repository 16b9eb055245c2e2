"""Days of daily games: the secret of their dice, and who has attempted them at which table."""

from typing import Final

from cabstand.store.database import Database, change, check_text
from cabstand.store.records import Attempt, Day

ATTEMPTS: Final = """
    SELECT game, day, player, number, table_id, result, coalesce(name, '') FROM attempt
    LEFT JOIN player ON player.id = attempt.player WHERE game = ? AND day = ? ORDER BY player, number
"""
FIRSTS: Final = """
    SELECT game, day, player, number, table_id, result FROM attempt
    WHERE player = ? AND game = ? AND number = 1 AND result <> '' ORDER BY day DESC LIMIT ?
"""
KEEP_RESULT: Final = "UPDATE attempt SET result = ? WHERE game = ? AND day = ? AND player = ? AND number = ?"


class Days:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def day(self, game: str, day: str) -> Day | None:
        found = await self._database.read("SELECT game, day, secret, figures FROM day WHERE game = ? AND day = ?", game, day)
        return Day(*found[0]) if found else None

    async def add(self, day: Day) -> None:
        """Taken if it is there already: of two processes that make a secret, the first one's counts."""
        check_text(day.game, day.day, day.secret, day.figures)
        values = day.game, day.day, day.secret, day.figures
        await self._database.write(change(day.day, "INSERT INTO day VALUES (?, ?, ?, ?)", *values))

    async def keep_figures(self, game: str, day: str, figures: str) -> None:
        check_text(figures)
        await self._database.write(change(day, "UPDATE day SET figures = ? WHERE game = ? AND day = ?", figures, game, day))

    async def add_attempt(self, attempt: Attempt) -> None:
        """Taken if the player has one of this number already, or there is no such day."""
        check_text(attempt.game, attempt.day, attempt.player, attempt.table, attempt.result)
        values = attempt.game, attempt.day, attempt.player, attempt.number, attempt.table, attempt.result
        await self._database.write(change(attempt.day, "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)", *values))

    async def keep_result(self, attempt: Attempt) -> None:
        """The result of an attempt that was added before."""
        check_text(attempt.result)
        values = attempt.result, attempt.game, attempt.day, attempt.player, attempt.number
        await self._database.write(change(attempt.day, KEEP_RESULT, *values))

    async def attempts(self, game: str, day: str) -> list[Attempt]:
        """All at a day of a game, by player and number."""
        return [Attempt(*found) for found in await self._database.read(ATTEMPTS, game, day)]

    async def firsts(self, game: str, player: str, most: int) -> list[Attempt]:
        """A player's first attempts at days of a game that are over, the latest day first."""
        return [Attempt(*found) for found in await self._database.read(FIRSTS, player, game, most)]
