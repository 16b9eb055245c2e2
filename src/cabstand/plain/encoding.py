"""Actions for a game that does not number its moves itself.

Moves with names are numbered in the order of their names' moves. Any other game's actions are the places in the list of legal
moves: action 3 is the fourth move that the rules list for the seat. That is a fixed space too, and it holds every legal move,
but what an action means changes from state to state; a game that wants to be learnt well brings an encoding of its own.
"""

from functools import cache

import numpy as np

from cabstand.core.encoding import NO_MOVE, Encoding
from cabstand.core.game import Game
from cabstand.core.notation import NamedMoves
from cabstand.core.rule import States


@cache
def plain_encoding(game: Game) -> Encoding:
    notation = getattr(game, "notation", None)
    named = notation.moves if isinstance(notation, NamedMoves) else ()
    return by_name(game.name, tuple(sorted(named))) if named else by_place(game)


def by_name(game: str, moves: tuple[int, ...]) -> Encoding:
    places = {move: action for action, move in enumerate(moves)}

    def index(_states: States, _seat: int, move: int) -> int:
        if move not in places:
            raise ValueError(f"{game}: move {move} has no name and no number among the actions; an encoding would give it one")
        return places[move]

    return Encoding(
        actions=len(moves),
        index=index,
        move=lambda _states, _seat, action: moves[action],
        notes={f"0 to {len(moves) - 1}": "the moves that have names, those of chance included, smallest number first"},
    )


def by_place(game: Game) -> Encoding:
    def index(states: States, seat: int, move: int) -> int:
        return int(np.flatnonzero(game.legal(states, seat) == move)[0])

    def move(states: States, seat: int, action: int) -> int:
        listed = game.legal(states, seat)
        return int(listed[action]) if action < len(listed) else NO_MOVE

    note = "the legal moves, in the order in which the rules list them"
    return Encoding(game.most_moves, index, move, notes={f"0 to {game.most_moves - 1}": note})
