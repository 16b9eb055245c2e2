"""What differs between tables of people's own and those of a daily game: the dice, and what happens at the end."""

from typing import Protocol

from cabstand.server.standing import Standing
from cabstand.table.dice import FairDice
from cabstand.table.fold import Fold
from cabstand.table.plan import Plan, header_of
from cabstand.table.table import Table


class Occasion(Protocol):
    def new_table(self, plan: Plan) -> Table:
        """A game at its beginning, with the dice that were promised."""

    def may_show_secret(self, plan: Plan) -> bool:
        """Whether the secret of the dice may be shown once the game is over."""

    async def keep_end(self, standing: Standing) -> None:
        """The game is over: keep what must outlast it."""


class OwnGame:
    """A table that somebody has laid for themselves and others."""

    def new_table(self, plan: Plan) -> Table:
        dice = FairDice(bytes.fromhex(plan.dice.secret), [place.nonce for place in plan.seats.places])
        return Table(Fold(header_of(plan)), dice.draw)

    def may_show_secret(self, plan: Plan) -> bool:
        return True

    async def keep_end(self, standing: Standing) -> None:
        """The lines say it all."""
