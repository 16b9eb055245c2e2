"""What people say to each other at one table. The last of it is kept in memory, while the table is; none of it is written."""

from collections import deque
from typing import Final

from msgspec.structs import replace

from cabstand.core.game import refuse
from cabstand.server.errors import not_your_seat
from cabstand.server.messages import Said
from cabstand.server.phrases import REACTIONS
from cabstand.server.players import plain_text
from cabstand.server.requests import CHAT_LENGTH, Say
from cabstand.table.plan import NOBODY, Plan

KEPT: Final = 50
_JOINERS: Final = "\u200c\u200d"  # nobody sees them, but Persian words and many signs need them


class Chat:
    def __init__(self) -> None:
        self._said: deque[tuple[str, Said]] = deque(maxlen=KEPT)

    def add(self, player: str, said: Said) -> None:
        """Keep what was said; a reaction passes."""
        if said.phrase not in REACTIONS:
            self._said.append((player, said))

    def said_by(self) -> list[tuple[str, Said]]:
        """All that is kept, with the player who said it."""
        return list(self._said)

    def catch_up(self, said: list[tuple[str, Said]]) -> None:
        """What was said at another server before this one opened the table, unless it is known already."""
        if not self._said:
            self._said.extend(said)

    def told(self) -> list[Said]:
        return [said for _, said in self._said]

    def forget(self, player: str) -> None:
        """A player wants to be forgotten: what they said stays, their name does not."""
        anonymous = [(by, replace(said, name=NOBODY) if by == player else said) for by, said in self._said]
        self._said.clear()
        self._said.extend(anonymous)


def what_is_said(plan: Plan, player: str, name: str, say: Say) -> Said:
    """Who plays here or waits at the door may speak; in their own words only where the host allows it."""
    seats = plan.seats.of(player)
    if not seats and not plan.seats.waits(player) and player != plan.seats.host:
        raise refuse("table-chat-for-players")
    if say.seat is not None and say.seat - 1 not in seats:
        raise not_your_seat(say.seat)
    seat = None if not seats else seats[0] if say.seat is None else say.seat - 1
    waits = {guest.player: guest.name for guest in plan.seats.waiting}
    name = waits.get(player, name) if seat is None else plan.seats.places[seat].people[player]
    return Said(None if seat is None else seat + 1, name, say.phrase, _text(plan, say))


def _text(plan: Plan, say: Say) -> str:
    text = plain_text(say.text, _JOINERS)
    if bool(text) == (say.phrase is not None) or len(text) > CHAT_LENGTH:
        raise refuse("table-chat-one-thing", most=CHAT_LENGTH)
    if text and not plan.settings.chat:
        raise refuse("table-chat-phrases-only")
    return text
