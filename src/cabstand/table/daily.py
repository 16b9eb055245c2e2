"""Days, and the dice of a daily game: the same for everybody on a server, whatever they choose and whenever they play.

A day of a game has one secret, and no player adds to it. How its draws are named is the game's own (`core/daily.py`).
`docs/daily.md` tells it to players.
"""

from datetime import UTC, datetime
from typing import Final

from cabstand.core import Game, Move
from cabstand.core.daily import Daily, daily_of
from cabstand.core.game import refuse
from cabstand.core.rule import States
from cabstand.table.dice import FairDice, Promise

GRACE: Final = 3600.0
"""Seconds after the end of a day for those who are under way; then its secret is shown."""


def day_at(seconds: float) -> str:
    """The day in Greenwich at a moment (seconds since 1970): everybody's day begins at the same time."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day ends and the next begins; refused where it is no day, as in 2026-11-15."""
    try:
        begins = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise refuse("daily-no-day", day=day[:20]) from None
    if begins.date().isoformat() != day:
        raise refuse("daily-no-day", day=day[:20])
    return begins.timestamp() + 24 * 3600


def shown_from(day: str) -> float:
    """The moment from which the secret of a day may be known; what is finished later does not count."""
    return end_of(day) + GRACE


def day_before(day: str) -> str:
    return day_at(end_of(day) - 36 * 3600)


def require_daily(game: Game) -> Daily:
    """The daily of a game; refused where it has none."""
    daily = daily_of(game)
    if daily is None:
        raise refuse("daily-no-game", game=game.name)
    return daily


class DailyDice(FairDice):
    """Where chance comes from at the tables of a day."""

    def __init__(self, daily: Daily, secret: bytes) -> None:
        super().__init__(secret, [""])
        self._daily = daily

    def draw(self, game: Game, state: States, name: str) -> Move:
        return self._daily.draw(state, self.stream)


def dice_of(game: Game, secret: bytes, promise: Promise) -> FairDice:
    """Where chance comes from at a table, by what its header promises."""
    return DailyDice(require_daily(game), secret) if promise.day else FairDice(secret, promise.nonces)
