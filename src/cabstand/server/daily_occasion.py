"""What a daily game does its own way: its dice are those of its day, its end is kept, and its secret is shown later."""

import asyncio

import msgspec

from cabstand.server.clock import Clock
from cabstand.server.standing import Standing
from cabstand.store.store import Attempt, Store
from cabstand.table.daily import DailyDice, require_daily, shown_from
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


class DailyOccasion:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    def new_table(self, plan: Plan) -> Table:
        """Everybody has the dice of the day."""
        fold = Fold(header_of(plan))
        return Table(fold, DailyDice(require_daily(fold.game), bytes.fromhex(plan.dice.secret)).draw)

    def may_show_secret(self, plan: Plan) -> bool:
        """Before that, others may still play with the same dice."""
        return self._clock.wall() >= shown_from(plan.day)

    async def keep_end(self, standing: Standing) -> None:
        """The result goes on the board of the day."""
        plan, result = standing.plan, await result_of(standing.table.fold, standing.rows[-1].at)
        assert plan.daily is not None
        kept = msgspec.json.encode(result).decode()
        await self._store.days.keep_result(
            Attempt(plan.game.name, plan.daily.day, plan.seats.host, plan.daily.attempt, plan.table, kept)
        )


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
