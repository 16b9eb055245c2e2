"""How a table stands: its plan, its lines, and the game that they add up to. Everything at a table looks here."""

from typing import Final

import msgspec

from cabstand.core import OVER, Game
from cabstand.core.game import refuse
from cabstand.core.referee import Referee
from cabstand.core.step import Step
from cabstand.server.errors import NotLegal
from cabstand.server.tally import Tally
from cabstand.store.store import Row
from cabstand.table.plan import Plan
from cabstand.table.table import Table

RECENT: Final = 60  # lines whose story is kept for readers who come back


class Told(msgspec.Struct, frozen=True):
    """A line that was added, with the steps that its story is told from."""

    row: Row
    steps: list[Step]


class Standing:
    def __init__(self, plan: Plan, referee: Referee | None) -> None:
        self.plan = plan
        self.referee = referee
        self.begun: Table | None = None
        """The game, once it has begun."""
        self.rows: list[Row] = []
        self.tally = Tally()
        self.recent: list[Told] = []

    @property
    def table(self) -> Table:
        if self.begun is None:
            raise NotLegal(refuse("table-not-playing").refusal)
        return self.begun

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def is_going_on(self) -> bool:
        """Whether a game is being played here, and nobody has stopped it."""
        progress = self.plan.progress
        return progress.stage == "playing" and not progress.paused and self.begun is not None and self.begun.to_move != OVER

    def take(self, row: Row) -> None:
        """One more line, which the store has."""
        steps = self.table.fold.add(row.line, row.seq)
        self.rows.append(row)
        self.tally.take(row, steps)
        self.recent = [*self.recent[1 - RECENT :], Told(row, steps)]

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays a seat now, or nothing."""
        if seat < 0:
            return ""
        place = self.plan.seats.places[seat]
        return place.bot or place.stand_in
