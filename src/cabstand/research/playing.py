"""One game, seat after seat: who is asked, with chance and the referee answering in between.

A seat that could move although it is not asked is asked first, once in every state: the next after the mover first, as the
rules go round the table. Windows need no more than that: the rules ask one seat after another in them.
"""

from collections.abc import Sequence, Set
from typing import Final

import numpy as np

from cabstand.bots.registry import find_bot
from cabstand.core.bot import Bot
from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat
from cabstand.core.rng import Stream, stream, weighted
from cabstand.core.rule import Ints, States
from cabstand.research.coding import Coding, coding_of

KNOWS: Final = 60
"""Of 100 facts that a referee asks about, where nothing else is said."""


class Playing:
    """A game under way. `asked` is the seat that must say something, None once the game is over."""

    def __init__(self, game: Game, start: States, rng: Stream, knows: int = KNOWS) -> None:
        self.game = game
        self.coding: Coding = coding_of(game)
        self.state = start
        self.rng = rng
        self.knows = knows
        self.asked: Seat | None = None
        self.legal: Ints = np.empty(0, np.int64)
        """The actions that the seat asked may choose from."""
        self.moves = 0
        """Those of seats so far."""
        self._passed: set[Seat] = set()
        self._go_on()

    @property
    def mover(self) -> Actor:
        return self.game.to_move(self.state)

    @property
    def is_out_of_turn(self) -> bool:
        return self.asked is not None and int(self.asked) != self.mover

    def act(self, action: int) -> bool:
        """Make an action of the seat asked. One that is not legal changes nothing, and False is the answer."""
        assert self.asked is not None
        if action not in self.legal:
            return False
        if action == self.coding.waits:
            self._passed.add(self.asked)
        else:
            self._make(Actor(self.asked), Move(int(self.coding.encoding.move(self.state, self.asked, action))))
            self.moves += 1
        self._go_on()
        return True

    def let_bot_act(self, bot: Bot, rng: Stream) -> None:
        """The bot of the seat asked says something."""
        assert self.asked is not None
        hidden = self.game.hide(self.state, self.asked)
        if self.is_out_of_turn:
            move = bot.out_of_turn(hidden, self.asked)
            self.act(self.coding.waits if move is None else int(self.coding.encoding.index(self.state, self.asked, move)))
        else:
            self.act(int(self.coding.encoding.index(self.state, self.asked, bot.choose(hidden, self.asked, rng))))

    def shares(self) -> list[float]:
        """What each seat has of the win: all of it, a part where it is shared, and an equal part where nobody has won."""
        return shares(self.game, self.state)

    def _make(self, actor: Actor, move: Move) -> None:
        self.game.advance(self.state, actor, move)
        if actor != CHANCE:
            self._passed.clear()

    def _go_on(self) -> None:
        """Let chance and the referee speak until a seat is asked or the game is over."""
        self.asked = None
        while (mover := self.mover) != OVER:
            if mover == CHANCE:
                self._make(mover, self.game.sample(self.state, self.rng))
            elif (found := first_to_speak_up(self.coding, self.state, mover, self._passed)) is not None:
                self.asked, self.legal = found
                return
            elif mover == REFEREE:
                self._make(mover, self.draw_answer())
            else:
                self.asked, self.legal = Seat(mover), self.coding.legal_actions(self.state, mover)
                return

    def draw_answer(self) -> Move:
        """What turns out to be true."""
        could, weights = answers_of(self.coding, self.state, self.knows)
        return Move(int(could[draw_weighted(self.rng, weights)]))


def first_to_speak_up(coding: Coding, state: States, mover: Actor, passed: Set[Seat]) -> tuple[Seat, Ints] | None:
    """Of the seats that could move out of turn and have not passed, the first after the mover; and its actions."""
    if coding.waits < 0:
        return None
    seats = coding.game.seat_count(state)
    first = mover if mover >= 0 else coding.game.turn_of(state) or 0
    for later in range(1, seats + 1):
        seat = Seat((first + later) % seats)
        if int(seat) != mover and seat not in passed and len(legal := coding.legal_actions(state, seat)):
            return seat, np.append(legal, coding.waits)
    return None


def answers_of(coding: Coding, state: States, knows: int) -> tuple[Ints, Ints]:
    """What the referee can say, with weights; all of it alike where the game does not know better."""
    answers = coding.encoding.answers
    if answers is not None:
        return answers(state, knows)
    could = coding.game.legal(state, REFEREE)
    return could, np.ones(len(could), np.int64)


def draw_weighted(rng: Stream, weights: Ints) -> int:
    """An index with the chance of its weight; large weights are first made small, in proportion."""
    total = int(weights.sum())
    small = weights if total < 2**31 else np.maximum(weights * (2**30 / total), 0).astype(np.int64)
    return int(weighted(rng, small, int(small.sum())))


def shares(game: Game, state: States) -> list[float]:
    seats = game.seat_count(state)
    winners = game.result(state).winners or range(seats)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def bots_named(game: Game, names: Sequence[str]) -> list[Bot]:
    """The bots of these names."""
    return [find_bot(game, name) for name in names]


def thoughts_of(rng: Stream, seats: int) -> list[Stream]:
    """A stream for each seat's bot, so that how much one thinks changes no dice."""
    return [stream(int(rng[0]), seat) for seat in range(1, seats + 1)]
