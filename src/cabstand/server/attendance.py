"""Who is at a table just now: who follows it, who is away, and since when nobody has been there."""

from cabstand.content.catalogue import catalogue
from cabstand.server.absence import Waits
from cabstand.server.clock import Clock
from cabstand.server.hub import Hub
from cabstand.server.messages import Ended, Presence
from cabstand.server.permissions import may_see
from cabstand.server.standing import Standing


class Attendance:
    def __init__(self, standing: Standing, hub: Hub, waits: Waits, clock: Clock) -> None:
        self._standing = standing
        self._hub = hub
        self._waits = waits
        self._clock = clock
        self._touched = clock.now()

    def touch(self) -> None:
        """Somebody does something here."""
        self._touched = self._clock.now()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been here for longer than this."""
        return not len(self._hub) and self._clock.now() - self._touched > seconds

    def now(self) -> Presence:
        """By seat: whether somebody looks out of it, which team-mates do not, and how long the host must still wait."""
        plan = self._standing.plan
        return Presence(self._hub.present(len(plan.seats.places)), self._away(), self._waits.left(plan))

    def _away(self) -> list[list[str]]:
        here = {(reader.viewer, reader.player) for reader in self._hub}
        teams = [place.people if len(place.people) > 1 else {} for place in self._standing.plan.seats.places]
        return [[name for player, name in people.items() if (seat, player) not in here] for seat, people in enumerate(teams)]

    def tell(self) -> None:
        present = self.now()
        self._hub.tell(lambda _: present)

    def is_here(self, player: str) -> bool:
        return any(reader.player == player for reader in self._hub)

    def anybody_here(self, seat: int) -> bool:
        """Whether anybody on a seat follows the table, from that seat or as a spectator."""
        return any(self.is_here(player) for player in self._standing.plan.seats.places[seat].people)

    def follow_plan(self) -> None:
        """After a change of seats nobody goes on looking out of one that is not theirs any more."""
        for reader in self._hub:
            if not may_see(self._standing.plan, reader.player, reader.viewer):
                reader.finish()
                self._hub.remove(reader)
        if self._waits.follow(self._standing.plan):
            self.tell()

    def see_out(self, player: str) -> None:
        """End the streams of somebody who has deleted their name: none of their devices follows this table any more."""
        theirs = [reader for reader in self._hub if reader.player == player]
        for reader in theirs:
            self._hub.end(reader, Ended("server-name-deleted", catalogue().say("server-name-deleted")))
        if theirs:
            self.tell()
