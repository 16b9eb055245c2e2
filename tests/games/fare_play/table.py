"""A table of Fare Play in the middle of a game: a drawn map, hands and fares in words, and moves by their notation.

Everything goes through the door. Seats are counted from 1, as at a table; a fare is two letters, its start and its end
(drawing.py). What a test does not place lies in the pile, or in the discards where the test says what the pile is; Obstacle
cards whose token stands on the map, and the Hearse card once the hearse has come, have left the game.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import pytest
from tests.games.fare_play.drawing import (
    LOCATION_LETTERS,
    START,
    Place,
    Square,
    Tokens,
    drawn,
    fare_number,
    hearse_of,
    picture_of,
    tokens_of,
)

from cabstand.core.game import CHANCE, OVER, Actor, Move, Refusal, Refused, Seat
from cabstand.core.rule import States, record
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.cards import CARD_COUNTS, CARD_NAMES, FARE_ENDS, FARES, KINDS
from cabstand.games.fare_play.notation import square
from cabstand.games.fare_play.record import Record
from cabstand.games.fare_play.view import FarePlayView

# Hands of five that can do nothing on a map without tokens: no draw, no play, two discards.
IDLE: Final = "snow-plough street-sweepers red-light red-light detour"
IDLE_TOO: Final = "road-crew traffic-police traffic-police all-clear all-clear"


class Table:
    """A game that goes on as moves are read out. `asks` is who must answer now and what: `2 react`, `chance draw`, `over`."""

    def __init__(self, state: States) -> None:
        self.state = state

    def play(self, *texts: str) -> "Table":
        """One move after another, each by whoever must move then."""
        for text in texts:
            actor = FARE_PLAY.to_move(self.state)
            move = FARE_PLAY.read_move(self.state, actor, text)
            assert FARE_PLAY.write_move(actor, move) == text
            self.state = FARE_PLAY.apply(self.state, actor, move)
        return self

    @property
    def asks(self) -> str:
        mover = FARE_PLAY.to_move(self.state)
        return "over" if mover == OVER else f"{'chance' if mover == CHANCE else mover + 1} {self.field('ask')}"

    def field(self, name: str) -> str:
        """A field of the position's text."""
        [value] = [
            word.partition("=")[2] for word in FARE_PLAY.write_position(self.state).split() if word.startswith(name + "=")
        ]
        return value

    # --- what can be done

    def choices(self, *beginnings: str) -> list[str]:
        """The legal moves of whoever is asked that begin so, sorted."""
        actor = FARE_PLAY.to_move(self.state)
        texts = [FARE_PLAY.write_move(actor, Move(int(move))) for move in FARE_PLAY.legal(self.state, actor)]
        return sorted(text for text in texts if text.startswith(beginnings or ""))

    def chances(self) -> dict[str, int]:
        """What chance may bring now, and how likely."""
        found, weights = FARE_PLAY.outcomes(self.state)
        texts = (FARE_PLAY.write_move(CHANCE, Move(int(move))) for move in found)
        return dict(zip(texts, (int(weight) for weight in weights), strict=True))

    def can(self, text: str) -> bool:
        """Whether who is asked may do this; the list of legal moves and the refusals must agree."""
        actor = FARE_PLAY.to_move(self.state)
        move = FARE_PLAY.read_move(self.state, actor, text)
        refused = FARE_PLAY.refusal(self.state, actor, move) is not None
        assert refused == (text not in self.choices())
        return not refused

    def refusal(self, text: str, *, by: int | None = None) -> Refusal:
        """Why a seat (or who must move) may not do this: it is not listed, it raises, and every byte is as it was."""
        actor = FARE_PLAY.to_move(self.state) if by is None else Actor(by - 1)
        move, before = FARE_PLAY.read_move(self.state, actor, text), self.state.tobytes()
        with pytest.raises(Refused) as caught:
            FARE_PLAY.apply(self.state, actor, move)
        if actor >= 0:
            assert move not in FARE_PLAY.legal(self.state, actor)
        assert self.state.tobytes() == before
        assert caught.value.refusal == FARE_PLAY.refusal(self.state, actor, move)
        return caught.value.refusal

    def why_not(self, text: str, *, by: int | None = None) -> str:
        """The same, the reason alone."""
        return self.refusal(text, by=by).reason.removeprefix("fare-play-")

    # --- what lies on the table

    def view(self, seat: int | None = None) -> FarePlayView:
        viewer = None if seat is None else Seat(seat - 1)
        return FARE_PLAY.view_hidden(FARE_PLAY.hide(self.state, viewer), viewer)

    def told(self, text: str, seat: int | None = None) -> str:
        """How a viewer is told this move of whoever must move."""
        actor = FARE_PLAY.to_move(self.state)
        viewer = None if seat is None else Seat(seat - 1)
        return FARE_PLAY.told_move(self.state, actor, FARE_PLAY.read_move(self.state, actor, text), viewer)

    @property
    def _record(self) -> Record:
        s: Record = record(self.state)
        return s

    def hand(self, seat: int) -> str:
        held = _names(self._record.hands[seat - 1])
        assert len(held.split()) == self.view().drivers[seat - 1].cards
        return held

    @property
    def pile(self) -> str:
        return _names(self._record.pile)

    @property
    def discards(self) -> str:
        return _names(self._record.discards)

    @property
    def gone(self) -> str:
        """The cards that have left the game, or wait on the table to take effect."""
        s = self._record
        gone = CARD_COUNTS - s.pile - s.discards - s.hands.sum(axis=0)
        for card in range(1, s.laid):
            gone[s.kind[card]] -= 1
        gone[cards.LOSE_A_TURN] -= s.skips.sum()
        return _names(gone)

    @property
    def picture(self) -> str:
        return picture_of(self._record)

    @property
    def tokens(self) -> dict[Square, int]:
        return tokens_of(self._record)

    @property
    def hearse(self) -> Place | None:
        return hearse_of(self._record)

    @property
    def fares(self) -> str:
        """The FARE cards by seat, `-` for none."""
        ends = (FARE_ENDS[fare - 1] if fare else () for fare in self._record.fare[: self._record.seats])
        return " ".join("".join(LOCATION_LETTERS[end] for end in pair) or "-" for pair in ends)

    @property
    def green(self) -> list[int]:
        return [seat for seat, driver in enumerate(self.view().drivers, 1) if driver.declared]

    @property
    def skips(self) -> list[int]:
        return [seat for seat, driver in enumerate(self.view().drivers, 1) if driver.skips]

    @property
    def winner(self) -> int | None:
        """The seat that has won; None for a game that goes on or is drawn."""
        winners = FARE_PLAY.result(self.state).winners
        return winners[0] + 1 if winners else None


def _names(counts: Collection[int]) -> str:
    assert min(counts) >= 0
    return " ".join(CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count))


def new_table(seats: int, *, starter: int = 1, tournament: bool = False) -> Table:
    return Table(FARE_PLAY.new(seats, {"starter": starter, "tournament": tournament}))


def table(
    picture: str = START,
    *,
    seats: int = 3,
    hands: Sequence[str] = (),
    fares: str = "",
    aside: Mapping[int, str] | None = None,
    fresh: Collection[int] = (),
    green: Collection[int] = (),
    kept: Collection[int] = (),
    skips: Collection[int] = (),
    tokens: Tokens = (),
    hearse: Place | str | None = None,
    hearse_moved: bool = False,
    new_fare: bool = False,
    turn: int = 1,
    starter: int = 1,
    round_no: int = 3,
    stirred: bool | None = None,
    ask: str = "begin",
    to_discard: int = 0,
    pile: str | None = None,
    discards: str | None = None,
    top: int | None = None,
    tournament: bool = False,
) -> Table:
    """A possible position.

    `fares` by seat, those not given are any others; `aside` the old fares of who has started over; `green` who declared,
    `kept` who has been clear at the end of a turn since; `stirred` whether anything happened in this round, which it has unless
    the round has just begun; `top` how many cards of the top half, locations apart, are left.
    """
    town = drawn(picture, tokens=tokens, hearse=hearse if isinstance(hearse, tuple) else None, seats=seats)
    held = [_counts(hands[seat]) if seat < len(hands) else [0] * KINDS for seat in range(seats)]
    left_over = [int(count) for count in CARD_COUNTS]
    for counts in held:
        _take_away(left_over, counts)
    _take_away(left_over, _used_up(town, hearse, seats, len(skips)))
    if pile is None:
        in_pile, discarded = left_over, _counts(discards or "")
        _take_away(in_pile, discarded)
    elif discards is None:
        in_pile = _counts(pile)
        _take_away(left_over, in_pile)
        discarded = left_over
        assert not any(discarded[cards.CHURCH : cards.STATION + 1]), "a location is never discarded: say where all six are"
    else:
        in_pile, discarded = _counts(pile), _counts(discards)
    places = sum(in_pile[cards.CHURCH : cards.STATION + 1])
    halves = (sum(in_pile) - places + 1) // 2 if places else 0
    old = aside or {}
    has_stirred = not (turn == starter and ask in ("begin", "fare")) if stirred is None else stirred
    may_win = turn in kept or (turn in green and seats > 2)
    fields: dict[str, object] = {
        "seats": seats,
        "tournament": int(tournament or seats == 2),
        "turn": f"{turn}/{starter}/{round_no}/{int(has_stirred)}",
        "ask": ask,
        "map": ",".join(_card_text(town, card) for card in range(town.laid)),
        "hearse": _hearse_text(hearse),
        "hands": ";".join(_text(counts) for counts in held),
        "pile": f"{_text(in_pile)}:{halves if top is None else top}",
        "discards": _text(discarded),
        "known": "-",
        "fares": ",".join(str(fare) for fare in _fares(fares, old, seats)),
        "aside": ",".join(str(fare_number(old[seat]) + 1 if seat in old else 0) for seat in _seats(seats)),
        "declared": ",".join(str(2 if seat in kept else int(seat in green)) for seat in _seats(seats)),
        "skips": _row(skips, seats),
        "fresh": _row({*fresh, *old}, seats),
        "asked": turn if ask == "fare" else 1,
        "flags": f"{int(hearse_moved)},{int(may_win)},{int(new_fare)}",
        "draw": "0/-",
        "wait": "-",
        "lays": 0,
        "discard": to_discard,
        "winner": 0,
    }
    return Table(FARE_PLAY.read_position("fare-play/1 " + " ".join(f"{name}={value}" for name, value in fields.items())))


def _seats(seats: int) -> range:
    return range(1, seats + 1)


def _row(marked: Collection[int], seats: int) -> str:
    return ",".join(str(int(seat in marked)) for seat in _seats(seats))


def _counts(names: str) -> list[int]:
    counts = [0] * KINDS
    for name in names.split():
        counts[CARD_NAMES.index(name)] += 1
    return counts


def _text(counts: Sequence[int]) -> str:
    return "+".join(CARD_NAMES[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count) or "-"


def _take_away(left_over: list[int], counts: Sequence[int]) -> None:
    for kind, count in enumerate(counts):
        left_over[kind] -= count
        assert left_over[kind] >= 0, f"too many of {CARD_NAMES[kind]}"


def _used_up(town: Record, hearse: Place | str | None, seats: int, skips: int) -> list[int]:
    """What is on the map, lies before a seat, or has left the game."""
    used = [0] * KINDS
    for card in range(1, town.laid):
        used[town.kind[card]] += 1
    for obstacle in tokens_of(town).values():
        used[obstacle] += 1
    used[cards.HEARSE] = int(hearse is not None)
    used[cards.LOSE_A_TURN] = skips
    used[cards.STEAL_A_FARE] = int(seats == 2)
    return used


def _card_text(town: Record, card: int) -> str:
    token = f"!{CARD_NAMES[cards.ROAD_WORKS + town.token[card] - 1]}" if town.token[card] else ""
    return f"{CARD_NAMES[town.kind[card]]}:{square(int(town.x[card]), int(town.y[card]))}:{town.turned[card]}{token}"


def _hearse_text(hearse: Place | str | None) -> str:
    if isinstance(hearse, tuple):
        return f"{square(*hearse[:2])}:{hearse[2].lower()}"
    return hearse or "-"


def _fares(named: str, aside: Mapping[int, str], seats: int) -> list[int]:
    """By seat, 0 for who has started over; seats that the test does not name get what is left."""
    given = [fare_number(fare) + 1 for fare in named.split()]
    old = {fare_number(fare) + 1 for fare in aside.values()}
    others = iter([fare for fare in range(FARES, 0, -1) if fare not in old and fare not in given])
    wanted = iter(given)
    return [0 if seat in aside else next(wanted, 0) or next(others) for seat in _seats(seats)]
