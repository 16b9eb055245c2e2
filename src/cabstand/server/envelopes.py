"""The envelopes of one table. Where everything lies open they differ only in the moves of their readers."""

from collections.abc import Collection

from msgspec.structs import replace

from cabstand.core import Game, Seat
from cabstand.core.envelope import Envelope, envelope, moves_listed
from cabstand.core.game import seats_of
from cabstand.core.rule import States


class Envelopes:
    """What is the same for all readers of a state, and the moves of each seat, are worked out once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._state: States | None = None
        self._alike: dict[tuple[Seat, ...], Envelope] = {}
        self._moves: dict[Seat, list[str] | None] = {}

    def make(
        self, hidden: States, seat: Seat | None, window: Collection[Seat], answering: Collection[Seat], ended: bool
    ) -> Envelope:
        """As `envelope` makes it. Where everything lies open, `hidden` is the state itself."""
        if window or not self.game.all_open or ended:
            return envelope(self.game, hidden, seat, window=window, answering=answering, ended=ended)
        self._turn_to(hidden)
        asked = tuple(answering)
        if asked not in self._alike:
            self._alike[asked] = envelope(self.game, hidden, None, answering=answering)
        alike = self._alike[asked]
        return alike if seat is None or alike.over else replace(alike, moves=self._moves_of(hidden, seat))

    def acting(self, state: States) -> set[int]:
        """Who has a legal move now, in turn or out of turn, where everything lies open."""
        self._turn_to(state)
        return {int(seat) for seat in seats_of(self.game, state) if self._moves_of(state, seat) != []}

    def _turn_to(self, state: States) -> None:
        if state is not self._state:
            self._state, self._alike, self._moves = state, {}, {}

    def _moves_of(self, state: States, seat: Seat) -> list[str] | None:
        if seat not in self._moves:
            self._moves[seat] = moves_listed(self.game, state, seat)
        return self._moves[seat]
