"""A load test notices what a server does wrong: lines, screens, answers and chat that cannot be."""

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from cabstand.core import Game, Seat
from cabstand.core.envelope import envelope
from cabstand.core.referee import has_referee
from cabstand.core.registry import sound_games
from cabstand.core.rng import stream
from cabstand.load.figures import Figures
from cabstand.load.ledger import Fault, Ledger
from cabstand.load.person import Person
from cabstand.load.wire import Socket
from cabstand.table.fold import Fold
from cabstand.table.table import Table, header_for

GAME: Game = next(game for game in sound_games() if game.all_open and not has_referee(game))


class Played:
    """A game of a few lines, and the ledger of somebody who has heard `heard` of them."""

    def __init__(self, heard: int) -> None:
        rng = stream(7)
        header = header_for(GAME, {}, tuple(f"P{number}" for number in range(GAME.box_seats.start)))
        self.table = Table(Fold(header), lambda game, state, _: game.sample(state, rng))
        self.table.begin()
        logs = [self.table.fold.text()]
        while len(logs) < 12:
            seat = Seat(int(self.table.to_move))
            self.table.act(self.table.to_move, GAME.fallback(self.table.state, seat))
            logs.append(self.table.fold.text())
        self.lines = self.table.fold.lines
        self.ledger = Ledger(logs[heard])
        self.log = logs[-1]

    def screen(self, seat: Seat | None) -> tuple[bytes, bytes]:
        """As it is after the last line."""
        state = self.table.state
        return msgspec.json.encode(GAME.view(state, seat)), msgspec.json.encode(envelope(GAME, GAME.hide(state, seat), seat))

    def take_all(self) -> None:
        for seq, line in enumerate(self.lines, 1):
            self.ledger.take(seq, line)


def test_a_table_that_says_what_is_true_has_no_fault() -> None:
    played = Played(heard=3)
    played.take_all()
    for seat in (None, Seat(0), Seat(1)):
        played.ledger.check(played.ledger.seq, seat, *played.screen(seat))
    played.ledger.compare(played.log)


def wrong_view(played: Played) -> None:
    view, told = played.screen(None)
    played.ledger.check(played.ledger.seq, None, view.replace(b"1", b"2", 1), told)


def wrong_envelope(played: Played) -> None:
    view, told = played.screen(Seat(0))
    played.ledger.check(played.ledger.seq, Seat(0), view, told.replace(b"false", b"true", 1))


def screen_of_later(played: Played) -> None:
    played.ledger.check(played.ledger.seq + 1, None, *played.screen(None))


def line_left_out(played: Played) -> None:
    played.ledger.take(played.ledger.seq + 2, played.lines[-1])


def line_that_changed(played: Played) -> None:
    played.ledger.take(played.ledger.seq, played.lines[0])


def lost_line(played: Played) -> None:
    played.ledger.compare(played.log.rpartition("\n")[0].rpartition("\n")[0] + "\n")


@pytest.mark.parametrize("do", [wrong_view, wrong_envelope, screen_of_later, line_left_out, line_that_changed, lost_line])
def test_what_cannot_be_is_a_fault(do: Callable[[Played], None]) -> None:
    played = Played(heard=3)
    played.take_all()
    with pytest.raises(Fault):
        do(played)


class FakeParty:
    """What a person asks of the party."""

    def __init__(self, played: Played) -> None:
        self.ledger = played.ledger
        self.figures = Figures()
        self.sent: dict[int, float] = {}
        self._said: dict[str, int] = {}
        self.faults: list[str] = []

    def heard(self, text: str) -> int:
        return self._said.setdefault(text, len(self._said))

    def see_end(self, over: bool) -> None: ...

    def fault(self, what: str) -> None:
        self.faults.append(what)


def hearing(messages: list[dict[str, Any]], seq: int = -1) -> list[str]:
    """The faults that somebody finds who has seen line `seq` and hears these messages."""

    async def hear() -> list[str]:
        party = FakeParty(Played(heard=3))
        person = Person(cast(Any, party), Seat(0), "", Random(1))
        person.seq = seq
        for message in messages:
            person.hear(cast(Socket, SimpleNamespace()), msgspec.json.encode(message))
        return party.faults

    return asyncio.run(hear())


DONE, OTHER = ({"type": "done", "key": "k", "done": {"seq": seq}} for seq in (4, 5))
ONE, TWO = ({"type": "chat", "said": {"text": text}} for text in ("one", "two"))


@pytest.mark.parametrize(
    ("messages", "why"),
    [
        ([DONE, DONE], ""),
        ([DONE, OTHER], "one move is line 4 and line 5"),
        ([ONE, TWO], ""),
        ([ONE, TWO, ONE], "came out of order"),
        ([{"type": "moved", "seq": 9, "happened": []}], "line 9 came after line 3"),
        ([{"type": "frozen"}], "the stream says frozen"),
    ],
)
def test_a_person_notices_what_they_should_not_hear(messages: list[dict[str, Any]], why: str) -> None:
    faults = hearing(messages, seq=3)
    assert bool(faults) == bool(why)
    assert all(why in fault for fault in faults)
