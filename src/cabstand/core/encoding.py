"""A game in numbers, for programs that learn it: actions counted from 0, and loops over many games at once.

A game says this in its module `encoding`, as `ENCODING`. A game that says nothing gets a plain one (`plain/encoding.py`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Flags, Ints, States

NO_MOVE: Final = -1
"""What an action stands for where it means nothing: a die that was not thrown, a card that is not on the map."""

ALL_SEATS: Final = -1
"""For `Batch.step`: no bot plays, every seat is played from outside."""

Cell = type[np.int8] | type[np.int16] | type[np.int32]


@dataclass(frozen=True)
class Batch:
    """Compiled loops over an array of games, in each of which one seat (or ALL_SEATS) is played from outside.

    `step(states, blank, rngs, seats, bots, restart, actions, *told)` makes one action in every game and lets chance and the
    bots play until the seat is asked again or the game is over; it says how many moves all seats have made. `blank` is a game
    that is set up and not begun: it takes the place of a game whose flag in `restart` is 1, and no action is made there.
    `bots` holds the number of each seat's bot (`Bot.number`). What there is to tell is written into the arrays of `Told`.
    """

    bots: frozenset[str]
    """The names of the bots that these loops can play."""
    step: Callable[..., int]
    most_listed: int
    """No seat ever has more legal actions than this."""
    hide: Callable[[States, Ints], None] | None = None
    """Blank, in place, what each game's seat cannot know. None for open games."""


@dataclass(frozen=True)
class Encoding:
    """The actions of a game. `index` and `move` are each other's inverse for the legal moves of whoever is asked."""

    actions: int
    """Every legal move of a seat is one of the actions 0 to `actions - 1`."""
    index: Callable[[States, int, int], int]
    """The action that a legal move of a seat is, in this state: `index(states, seat, move)`."""
    move: Callable[[States, int, int], int]
    """The move that an action stands for in this state, legal or not; NO_MOVE where it stands for nothing."""
    out_of_turn: bool = True
    """Whether a seat that is not asked ever has legal moves."""
    left_out: tuple[str, ...] = ()
    """Fields of the record that say nothing which others do not say, too; an observation does without them."""
    cell: Cell = np.int32
    """What every number of an observation fits into."""
    answers: Callable[[States, int], tuple[Ints, Ints]] | None = None
    """Where a game waits for its referee: what could be true, with whole-number weights, if whoever answers knows so much of
    100."""
    throws: Callable[[States], list[tuple[Ints, Ints]]] | None = None
    """Where chance can do more than one wants to list: independent groups (of dice), each with its outcomes and weights. One
    outcome of each, put together bit by bit (`|`), is a move of chance."""
    most_thrown: int = 0
    """No such group has more outcomes than this."""
    batch: Batch | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    """What the actions are, in words: a range of numbers, and what it stands for."""


class Told(NamedTuple):
    """What a step tells, by game. Masks are kept as they were until the next step changes them."""

    masks: Flags
    """1 for each legal action of the seat that is asked."""
    listed: NDArray[np.int32]
    """The same as numbers: the first `counts` of each row."""
    counts: Ints
    asked: Ints
    """The seat that is asked; -1 once the game is over."""
    shares: NDArray[np.float64]
    """By seat: what each has of the win, where the step has ended the game; 0 before."""
    over: Flags
    refused: Flags
    """1 where the action was not legal: nothing has happened then."""


def blank_told(games: int, actions: int, most_listed: int, seats: int) -> Told:
    return Told(
        masks=np.zeros((games, actions), np.int8),
        listed=np.zeros((games, most_listed), np.int32),
        counts=np.zeros(games, np.int64),
        asked=np.full(games, -1, np.int64),
        shares=np.zeros((games, seats), np.float64),
        over=np.zeros(games, np.int8),
        refused=np.zeros(games, np.int8),
    )
