"""Who is at a table just now: who follows it, here or at another server, who is away, and since when nobody has been there."""

from cabstand.content.catalogue import catalogue
from cabstand.server.absence import Waits
from cabstand.server.clock import Clock
from cabstand.server.elsewhere import Elsewhere, Follower
from cabstand.server.hub import Hub
from cabstand.server.messages import Ended, Presence
from cabstand.server.permissions import may_see
from cabstand.server.standing import Standing


class Attendance:
    def __init__(self, standing: Standing, hub: Hub, waits: Waits, clock: Clock, elsewhere: Elsewhere) -> None:
        self._standing = standing
        self._hub = hub
        self._waits = waits
        self._clock = clock
        self.elsewhere = elsewhere
        self._touched = clock.now()

    def touch(self) -> None:
        """Somebody does something here."""
        self._touched = self._clock.now()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been here for longer than this."""
        return not len(self._hub) and self._clock.now() - self._touched > seconds

    def now(self) -> Presence:
        """By seat: whether somebody looks out of it, which team-mates do not, and how long the host must still wait."""
        plan, followers = self._standing.plan, self._followers() | self.elsewhere.people
        seen = {viewer for viewer, _ in followers}
        present = [seat in seen for seat in range(len(plan.seats.places))]
        return Presence(present, self._away(followers), self._waits.left(plan))

    def _followers(self) -> frozenset[Follower]:
        """Who follows the table here."""
        return frozenset((reader.viewer, reader.player) for reader in self._hub)

    def _away(self, followers: frozenset[Follower]) -> list[list[str]]:
        teams = [place.people if len(place.people) > 1 else {} for place in self._standing.plan.seats.places]
        return [
            [name for player, name in people.items() if (seat, player) not in followers] for seat, people in enumerate(teams)
        ]

    def tell(self) -> None:
        """Tell everybody here, and the other servers, who is here now."""
        present = self.now()
        self._hub.tell(lambda _: present)
        self.announce()

    def announce(self, again: bool = False) -> None:
        """Tell the other servers who of the table's people is here. How many look on is of no interest to them."""
        people = {player for place in self._standing.plan.seats.places for player in place.people}
        here = frozenset(one for one in self._followers() if one[0] is not None or one[1] in people)
        self.elsewhere.tell(here, again)

    @property
    def players(self) -> set[str]:
        """Who follows the table, here or elsewhere."""
        return {player for _, player in self._followers() | self.elsewhere.people}

    def is_here(self, player: str) -> bool:
        return player in self.players

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
        self.announce()

    def see_out(self, player: str) -> None:
        """End the streams of somebody who has deleted their name: none of their devices follows this table any more."""
        theirs = [reader for reader in self._hub if reader.player == player]
        for reader in theirs:
            self._hub.end(reader, Ended("server-name-deleted", catalogue().say("server-name-deleted")))
        if theirs:
            self.tell()
