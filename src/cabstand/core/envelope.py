"""The envelope: what every message about a game says beside the game's own view, in the same words for all games.

It is made from what `hide` leaves for its reader and from nothing else, so that it cannot tell more than the view does.
"""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Seat
from cabstand.core.rule import States

MOST_LISTED: Final = 60
"""A seat with more legal moves than this is not sent the list."""

ToMove = int | Literal["chance", "referee"] | None


class Envelope(msgspec.Struct, frozen=True):
    """Who is to move, who is asked, how the game stands, and what the reader's own seat may do. Seats are counted from 1."""

    to_move: ToMove
    """Who the rules say is next: a seat, chance or the referee; null once the game is over."""
    turn: int | None
    """Whose turn it is, even while others are asked; null where it is nobody's."""
    asked: list[int]
    """Every seat that is asked for something now, the lowest first: everybody in a window, and who the referee waits for."""
    over: bool
    scores: list[int]
    """By seat."""
    winners: list[int]
    moves: list[str] | None
    """The legal moves of the reader's seat, in notation, those out of turn included; null where there are more than 60."""


def envelope(
    game: Game,
    hidden: States,
    seat: Seat | None,
    *,
    window: Collection[Seat] = (),
    answering: Collection[Seat] = (),
    ended: bool = False,
) -> Envelope:
    """The envelope for a viewer, from a state that `hide` has been through.

    `window` is everybody asked in the window that is open, in the order of the rules; `hidden` is then the state in which the
    rules would ask this seat. `answering` is who the referee waits for. `ended`: everybody has given the game up.
    """
    mover = OVER if ended else game.to_move(hidden)
    result = game.result(hidden)
    if mover == OVER:
        return Envelope(None, None, [], True, list(result.scores), _from_1(result.winners), [])
    if window:
        mover = Actor(next(iter(window)))
    asked: Collection[Seat] = window or (answering if mover == REFEREE else [Seat(mover)] if mover >= 0 else ())
    turn = game.turn_of(hidden)
    return Envelope(
        to_move="chance" if mover == CHANCE else "referee" if mover == REFEREE else mover + 1,
        turn=None if turn is None else turn + 1,
        asked=_from_1(asked),
        over=False,
        scores=list(result.scores),
        winners=_from_1(result.winners),
        moves=[] if seat is None else moves_listed(game, hidden, seat),
    )


def moves_listed(game: Game, hidden: States, seat: Seat, most: int = MOST_LISTED) -> list[str] | None:
    """The legal moves of a seat in notation; None where there are more than `most`."""
    actor = Actor(seat)
    moves = game.few_legal(hidden, actor, most)
    return None if moves is None else [game.write_move(actor, move) for move in moves.tolist()]


def _from_1(seats: Collection[Seat]) -> list[int]:
    return sorted(seat + 1 for seat in seats)
