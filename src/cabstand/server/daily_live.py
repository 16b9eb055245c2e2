"""A daily game under way: a table whose dice are those of its day, whose end is kept, and whose secret is shown later."""

import asyncio

import msgspec

from cabstand.server.bots import BotPool
from cabstand.server.clock import Clock
from cabstand.server.live import Live
from cabstand.store.store import Attempt, Store
from cabstand.table.daily import DailyDice, require_daily, shown_from
from cabstand.table.dice import reveal
from cabstand.table.fold import Fold
from cabstand.table.plan import Plan, header_of
from cabstand.table.table import Table


class Result(msgspec.Struct, frozen=True):
    """What an attempt came to. A player who gave up has fewer turns."""

    scores: list[int]
    marks: list[str]
    """How each turn ended, in a word of the game."""
    ended: int
    """When its last line was written, in milliseconds since 1970."""
    listed: bool = True
    """Whether the player's name and score stand on the board of the day."""

    @property
    def score(self) -> int:
        return sum(self.scores)

    def is_in_time(self, day: str) -> bool:
        return self.ended < shown_from(day) * 1000


class DailyLive(Live):
    def __init__(self, plan: Plan, version: int, store: Store, bots: BotPool, clock: Clock) -> None:
        super().__init__(plan, version, store, bots, None, clock)

    def _new_table(self) -> Table:
        fold = Fold(header_of(self.plan))
        return Table(fold, DailyDice(require_daily(fold.game), bytes.fromhex(self.plan.dice.secret)).draw)

    @property
    def is_due(self) -> bool:
        """Whether the secret is to be shown now."""
        return self.plan.progress.stage == "over" and not self.table.fold.revealed and self.may_show_secret

    @property
    def may_show_secret(self) -> bool:
        """Before that, others may still play with the same dice."""
        return self.clock.wall() >= shown_from(self.plan.day)

    async def write_what_is_missing(self) -> None:
        await super().write_what_is_missing()
        await self.show_secret_when_due()

    async def show_secret_when_due(self) -> None:
        if self.is_due:
            await self.write(f"table: {reveal(bytes.fromhex(self.plan.dice.secret))}", "table", "reveal")

    async def _finish(self) -> None:
        result = await result_of(self.table.fold, self.rows[-1].at)
        kept = msgspec.json.encode(result).decode()
        await self._store.days.keep_result(_attempt_of(self.plan, kept))
        await super()._finish()


def _attempt_of(plan: Plan, result: str) -> Attempt:
    assert plan.daily is not None
    return Attempt(plan.game.name, plan.daily.day, plan.seats.host, plan.daily.attempt, plan.table, result)


async def result_of(fold: Fold, ended: int) -> Result:
    """Played through once more, line by line, so that others have their turn in between."""
    daily, again, marks = require_daily(fold.game), Fold(fold.header), dict[int, str]()
    for line in fold.lines:
        for step in again.add(line):
            for told in again.story([step], None):
                if mark := daily.mark(told):
                    marks[len(daily.scores(step.before))] = mark
        await asyncio.sleep(0)
    scores = daily.scores(fold.state)
    return Result(scores, [marks.get(turn, "") for turn in range(len(scores))], ended)
