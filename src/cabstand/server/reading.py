"""The time that people get to read what came of a card. Meanwhile bots and clocks wait; nobody who plays is held up.

Only pages ask for it; programs do not. The table stops waiting for people who leave or press *Go on*, and waits for nobody
longer than SECONDS_FOR_MINE.
"""

from typing import TYPE_CHECKING, Final

from cabstand.core.referee import Card
from cabstand.server.clock import Clock
from cabstand.server.hub import Hub, Viewer
from cabstand.server.standing import Standing

if TYPE_CHECKING:
    from cabstand.server.live import Live

SECONDS_FOR_MINE: Final = 6.0
SECONDS_FOR_OTHERS: Final = 2.5


class Reading:
    def __init__(self, standing: Standing, hub: Hub, clock: Clock) -> None:
        self._standing = standing
        self._hub = hub
        self._clock = clock
        self._seq = 0
        """The line that turned the card over."""
        self._until: dict[str, float] = {}
        """By player, when their time to read is over."""

    def begin(self, card: Card | None) -> None:
        """A line was added. If it has settled a card, everybody whose page shows it gets time to read."""
        if card is None or card.stage != "done":
            return
        self._seq, now = self._standing.seq, self._clock.now()
        for reader in self._hub:
            if reader.reads and (seconds := self._seconds(card, reader.viewer)):
                self._until[reader.player] = max(self._until.get(reader.player, 0.0), now + seconds)

    def _seconds(self, card: Card, viewer: Viewer) -> float:
        if viewer == card.seat - 1:
            return SECONDS_FOR_MINE
        # who wants bots to play at once does not want to wait for their results
        return 0.0 if self._standing.plan.settings.bot_pace == "instant" else SECONDS_FOR_OTHERS

    def has_read(self, player: str, seq: int) -> bool:
        """This player goes on after line `seq`; whether somebody was waiting for that."""
        return seq >= self._seq and self._until.pop(player, None) is not None

    def left(self) -> float:
        """Seconds until everybody has had their time."""
        now, here = self._clock.now(), {reader.player for reader in self._hub}
        return max((until - now for player, until in self._until.items() if player in here and until > now), default=0.0)

    def seats_but(self, mine: str) -> tuple[int, ...]:
        """The seats where others than this player still read, counted from 1."""
        now = self._clock.now()
        reading = {player for player, until in self._until.items() if until > now and player != mine}
        viewers = {reader.viewer for reader in self._hub if reader.player in reading}
        return tuple(sorted(viewer + 1 for viewer in viewers if viewer is not None))


async def go_on(live: "Live", player: str, seq: int) -> None:
    """A player has read the card."""
    if live.reading.has_read(player, seq):
        await end(live)


async def end(live: "Live") -> None:
    """Somebody has read the card, or their time is up: clocks and bots go on once nobody reads any more."""
    live.clocks.follow()
    if live.turn_clock.left() is not None or live.referee_seat.left() is not None:
        live.audience.tell_all()  # only a snapshot says when a clock starts that has waited
    else:
        live.audience.tell_card()
    live.course.go_on()


async def time_is_up(live: "Live") -> None:
    async with live.alone():
        await end(live)
