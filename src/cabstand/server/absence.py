"""People who are away from their seat, and how long the host must wait for them before somebody else may have it.

The host says that a seat's people are away; from then on everybody sees the time run. Any sign of life of theirs ends the
wait: a stream that is opened, or any request about this table, at any process. A process that has just started cannot know
who tried to reach it before: it always waits for AWAY_SECONDS of its own.
"""

from collections.abc import Iterable
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from cabstand.core.game import Refusal, refuse
from cabstand.server.clock import Clock
from cabstand.server.errors import NotYours
from cabstand.table.plan import Plan, change

if TYPE_CHECKING:
    from cabstand.server.live import Live

AWAY_SECONDS: Final = 120.0
HERE_SECONDS: Final = 20.0
"""How long somebody counts as being at the table after any request about it, though no stream of theirs is open."""
LONGEST: Final = 24 * 3600.0
"""Where a turn may take days, people look in less often: they are awaited for the length of a turn, but no longer than this."""


def whole_wait(plan: Plan) -> float:
    return max(AWAY_SECONDS, min(float(plan.settings.seconds), LONGEST)) if plan.settings.pace == "slow" else AWAY_SECONDS


class Waits:
    """The waits that run at one table, by the clocks of this process."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: dict[int, tuple[int, float]] = {}
        self._signs: dict[str, float] = {}

    def saw(self, player: str) -> None:
        """Take note of a sign of life."""
        self._signs[player] = self._clock.now()

    def saw_lately(self, people: Iterable[str]) -> bool:
        return any(self._clock.now() - self._signs[player] < HERE_SECONDS for player in people if player in self._signs)

    def begin(self, plan: Plan, seat: int) -> Plan:
        awaited = plan.seats.awaited
        return plan if seat in awaited else change(plan, awaited=awaited | {seat: int(self._clock.wall() * 1000)})

    def follow(self, plan: Plan) -> bool:
        """Take note of the waits of a plan; whether anything has changed."""
        known = {seat: since for seat, (since, _) in self._heard.items()}
        self._heard = {
            seat: self._heard[seat] if known.get(seat) == since else (since, self._clock.now())
            for seat, since in plan.seats.awaited.items()
        }
        return known != plan.seats.awaited

    def left(self, plan: Plan) -> list[float | None]:
        """By seat, the seconds until the host may give it away; None where nobody is awaited."""
        return [self._left(plan, seat) if seat in self._heard else None for seat in range(len(plan.seats.places))]

    def _left(self, plan: Plan, seat: int) -> float:
        since, heard = self._heard[seat]
        left = AWAY_SECONDS - (self._clock.now() - heard)
        if plan.settings.pace == "slow":
            left = max(left, min(whole_wait(plan), whole_wait(plan) - (self._clock.wall() - since / 1000)))
        return round(max(0.0, left), 1)


def they_are_here(seat: int) -> NotYours:
    return NotYours(refuse("server-they-are-here", seat=seat + 1).refusal)


def still_awaited(plan: Plan, seat: int, left: float | None) -> NotYours:
    seconds = ceil(whole_wait(plan) if left is None else left)
    return NotYours(refuse("server-still-awaited", name=plan.seats.places[seat].label, seconds=seconds).refusal)


def seat_given_away(plan: Plan, player: str) -> Refusal:
    """The message for somebody who comes back too late."""
    seat = plan.seats.given_away[player]
    place = plan.seats.places[seat]
    return Refusal("server-seat-given-away", {"seat": seat + 1, "name": place.label or f"bot {place.bot}"})


async def hear_from(live: "Live", player: str) -> None:
    """A sign of life from this player: nobody waits for their seat any longer."""
    if live.plan.seats.of(player):
        live.waits.saw(player)
    if live.plan.seats.awaited.keys() & {*live.plan.seats.of(player)}:
        async with live.alone():
            await call_back(live, {player})


async def call_back(live: "Live", people: set[str]) -> None:
    """These people are here: nobody waits for their seats, and the game does not end without asking them."""
    back = live.plan.seats.awaited.keys() & {seat for player in people for seat in live.plan.seats.of(player)}
    if back:
        seats = live.plan.seats
        awaited = {seat: since for seat, since in seats.awaited.items() if seat not in back}
        places = tuple(replace(place, unasked=False) if seat in back else place for seat, place in enumerate(seats.places))
        await live.save(change(live.plan, awaited=awaited, places=places))
