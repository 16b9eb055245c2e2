"""What a seat sees of a game of Fare Play, and what it can choose from."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, cast

import msgspec
import numpy as np

from cabstand.core.game import Refusal
from cabstand.core.rule import Flags, Ints, States, from_bytes, plain
from cabstand.games.fare_play import cards, notation, one_game
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_NAMES, FARE_ENDS, KINDS, ROADS
from cabstand.games.fare_play.figures import WATCHER, Facts, facts
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import ASKS, Record
from cabstand.games.fare_play.survey import MapSigns, signs_of
from cabstand.games.fare_play.useless import why_idle

Ask = Literal["begin", "locate", "passed", "play", "react", "fast", "rush", "discard", "declare", "drive"]


class LaidCard(msgspec.Struct, frozen=True):
    """`one_way` are its lanes on one-way streets: `ns` is entered from the north and left to the south."""

    card: str
    square: str
    x: int
    y: int
    turn: int
    token: str | None = None
    one_way: tuple[str, ...] = ()


class Hearse(msgspec.Struct, frozen=True):
    square: str
    came_by: str


class HandCard(msgspec.Struct, frozen=True):
    """A card of the viewer's own hand; where it cannot be used now, the reason."""

    card: str
    refusal: Refusal | None = None


class Driver(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `known` is what this viewer knows of its hand.

    `way` is the best way for its fare, from start to end: squares with the edges by which they are entered and left (`e2n1 sw`,
    `-` at the ends), `?` where a card is missing, `!` where the way is blocked. It is empty where none can be told.
    """

    cards: int
    fare: tuple[str, str] | None
    declared: bool
    skips: bool
    path_clear: bool
    known: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


class Waiting(msgspec.Struct, frozen=True):
    """A card on the table that waits: a Traffic card to take effect, or a location to be laid.

    `answerable`: everybody but its player is being asked whether they react.
    """

    card: str
    target: int | None
    square: str | None
    turn: int
    answerable: bool = False


class FarePlayView(msgspec.Struct, frozen=True):
    """Seats are counted from 1. `moves` is the notation of what the viewer can do, squares and turns included.

    `unseen` counts the cards that may lie in the pile or in a hand that the viewer does not know.
    """

    seats: int
    tournament: bool
    round: int
    over: bool
    winner: int | None
    seat_in_turn: int
    asked: int | None
    ask: Ask | None
    map: tuple[LaidCard, ...]
    hearse: Hearse | None
    hand: tuple[HandCard, ...]
    drivers: tuple[Driver, ...]
    waiting: Waiting | None
    pile: int
    discards: tuple[str, ...]
    to_discard: int
    moves: tuple[str, ...]
    unseen: dict[str, int] = {}


_FIELDS: Final = tuple(name for name in r.STATE.names or () if name not in ("index", "links", "known"))


def view(hidden: States, seat: int | None) -> FarePlayView:
    s: Record = plain(hidden, _FIELDS)
    f = facts(hidden, WATCHER if seat is None else seat)
    signs = signs_of(hidden)
    asked = f.asked_seat if s.phase != r.DONE and not f.is_chance else None
    mine = seat is not None and seat == asked
    known = [[0] * KINDS] * s.seats if seat is None else hidden["known"][0, seat].tolist()
    return FarePlayView(
        seats=s.seats,
        tournament=bool(s.tournament),
        round=s.round_no + 1,
        over=s.phase == r.DONE,
        winner=s.winner + 1 if s.winner >= 0 else None,
        seat_in_turn=s.seat + 1,
        asked=asked + 1 if asked is not None else None,
        ask=cast(Ask, ASKS[s.phase]) if mine else None,
        map=tuple(_laid(s, signs, card) for card in range(s.laid)),
        hearse=_hearse(s),
        hand=_hand(s, f, seat, mine) if seat is not None else (),
        drivers=tuple(_driver(s, f, signs, other, () if other == seat else _names(known[other])) for other in range(s.seats)),
        waiting=_waiting(s),
        pile=f.pile_size - _unseen_in_hands(s, seat),
        discards=_names(s.discards),
        to_discard=s.to_discard,
        moves=_moves(hidden, seat) if mine and seat is not None else (),
        unseen={name: count for name, count in zip(CARD_NAMES, s.pile, strict=True) if count},
    )


def _names(counts: Sequence[int] | Flags) -> tuple[str, ...]:
    return tuple(name for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count))


def _unseen_in_hands(s: Record, seat: int | None) -> int:
    """In a hidden state unseen cards lie with the pile; those in hands do not count for it."""
    return sum(s.hand_size[other] - sum(s.hands[other]) for other in range(s.seats) if other != seat)


def _laid(s: Record, signs: MapSigns, card: int) -> LaidCard:
    x, y = s.x[card], s.y[card]
    token = CARD_NAMES[cards.ROAD_WORKS + s.token[card] - 1] if s.token[card] else None
    return LaidCard(CARD_NAMES[s.kind[card]], notation.square(x, y), x, y, s.turned[card], token, signs.one_way(card))


def _hearse(s: Record) -> Hearse | None:
    if s.hearse != r.ON_MAP:
        return None
    return Hearse(notation.square(s.x[s.hearse_card], s.y[s.hearse_card]), notation.EDGE_LETTERS[s.hearse_edge])


def _hand(s: Record, f: Facts, seat: int, asked: bool) -> tuple[HandCard, ...]:
    held = [(kind, count) for kind, count in enumerate(s.hands[seat]) if count]
    return tuple(
        HandCard(CARD_NAMES[kind], why_idle(s, f, kind) if asked else None) for kind, count in held for _ in range(count)
    )


def _driver(s: Record, f: Facts, signs: MapSigns, other: int, known: tuple[str, ...]) -> Driver:
    fare = s.fare[other] - 1
    ends = None
    if fare >= 0:
        start, end = (CARD_NAMES[ROADS + place] for place in FARE_ENDS[fare])
        ends = (start, end)
    green, skips, clear = bool(s.declared[other]), bool(s.skips[other]), bool(f.path_is_clear[other])
    return Driver(s.hand_size[other], ends, green, skips, clear, known, signs.way(other))


def _waiting(s: Record) -> Waiting | None:
    if s.phase not in (r.REACT, r.PASSED, r.RUSH):
        return None
    at = None
    if s.phase == r.REACT and s.card in (cards.RESURFACE, cards.U_TURN):
        at = notation.square(s.x[s.square], s.y[s.square])
    aimed = s.card in (cards.LOSE_A_TURN, cards.STEAL_A_FARE, cards.SWAP_HANDS)
    return Waiting(CARD_NAMES[s.card], s.target + 1 if aimed else None, at, s.spin, s.phase == r.REACT)


def _moves(hidden: States, seat: int) -> tuple[str, ...]:
    return tuple(notation.write(move) for move in moves_of_seat_asked(hidden, seat).tolist())


def moves_of_seat_asked(hidden: States, seat: int) -> Ints:
    """Its legal moves. View and envelope list the same ones: for the seat that is asked they are worked out once."""
    return _listed(hidden.tobytes(), seat)


@lru_cache(maxsize=16)
def _listed(board: bytes, seat: int) -> Ints:
    out = np.empty(MOST_MOVES, np.int64)
    moves = out[: one_game.legal(from_bytes(r.STATE, board), seat, out)].copy()
    moves.flags.writeable = False
    return moves
