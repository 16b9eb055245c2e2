"""A game as a tree: at each node a seat is asked, or chance is, or the game is over. The referee is a part of chance here.

Where chance can do very much at once, it does it one group of dice after another: a first throw of ten dice has 206,976
outcomes where there are six, three and one of a kind, but only 462, 56 and 8 group by group.
"""

from typing import Any, Final

import numpy as np

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat
from cabstand.core.registry import find_game
from cabstand.core.rule import Ints, States, copied, from_bytes
from cabstand.research.coding import Coding, coding_of
from cabstand.research.playing import answers_of, first_to_speak_up

MOST_LISTED: Final = 4096
"""Outcomes of chance, for a game that does not say."""


def most_outcomes(game: Game) -> int:
    """Chance never has more to choose from than this, at one node."""
    encoding = coding_of(game).encoding
    listed = encoding.most_thrown or getattr(game, "most_outcomes", MOST_LISTED)
    return max(int(listed), game.most_moves if game.needs_referee else 0)


class Node:
    """A state of the game, and what every seat has been told on the way to it."""

    def __init__(self, game: Game, state: States, knows: int) -> None:
        self.game, self.state, self.knows = game, state, knows
        self.coding: Coding = coding_of(game)
        self.told: list[list[str]] = [[] for _ in range(game.seat_count(state))]
        """By seat: every move so far, as this seat may know it."""
        self._passed: set[Seat] = set()
        self._fallen: list[int] = []
        self._look()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        twin = object.__new__(Node)
        vars(twin).update(vars(self))
        twin.state = copied(self.state)
        twin.told = [told.copy() for told in self.told]
        twin._passed, twin._fallen = self._passed.copy(), self._fallen.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.game.name, self.state.tobytes(), self.knows, self.told, self._passed, self._fallen)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do here, by number, and how likely each is."""
        _, weights = self._group()
        total = int(weights.sum())
        return [(number, weight / total) for number, weight in enumerate(weights.tolist()) if weight]

    def act(self, action: int) -> None:
        """Go to the node behind an action of the seat asked, or behind an outcome."""
        if self.asked == CHANCE:
            self._fall(int(self._group()[0][action]))
        elif action == self.coding.waits:
            self._passed.add(Seat(self.asked))
            self.told[self.asked].append("wait")
        else:
            self._make(self.asked, Move(int(self.coding.encoding.move(self.state, self.asked, action))))
        self._look()

    def text(self, action: int) -> str:
        """An action or an outcome in the game's notation."""
        if self.asked == CHANCE:
            return self.game.write_move(self._speaker, int(self._group()[0][action]))
        if action == self.coding.waits:
            return "wait"
        return self.game.write_move(self.asked, int(self.coding.encoding.move(self.state, self.asked, action)))

    def position(self) -> str:
        fallen = "".join(f" {self.game.write_move(self._speaker, part)}" for part in self._fallen)
        return self.game.write_position(self.state) + fallen

    def information(self, seat: int) -> str:
        """All that a seat has been told, line by line."""
        return "\n".join([f"seat {seat}", *self.told[seat]])

    def _look(self) -> None:
        """Find out who is asked here."""
        mover = self.game.to_move(self.state)
        self._speaker = mover
        self.legal: Ints = np.empty(0, np.int64)
        self.asked: Actor = CHANCE if mover == REFEREE else mover
        if mover in (CHANCE, OVER):
            return
        found = first_to_speak_up(self.coding, self.state, mover, self._passed)
        if found is not None:
            self.asked, self.legal = Actor(found[0]), found[1]
        elif mover >= 0:
            self.legal = self.coding.legal_actions(self.state, mover)

    def _groups(self) -> list[tuple[Ints, Ints]]:
        throws = self.coding.encoding.throws
        if self._speaker == REFEREE:
            return [answers_of(self.coding, self.state, self.knows)]
        return [self.game.outcomes(self.state)] if throws is None else throws(self.state)

    def _group(self) -> tuple[Ints, Ints]:
        return self._groups()[len(self._fallen)]

    def _fall(self, part: int) -> None:
        self._fallen.append(part)
        if len(self._fallen) == len(self._groups()):
            whole = int(np.bitwise_or.reduce(self._fallen))
            self._fallen.clear()
            self._make(self._speaker, Move(whole))

    def _make(self, actor: Actor, move: Move) -> None:
        said = {CHANCE: "chance", REFEREE: "referee"}.get(actor, f"seat {actor}")
        for seat, told in enumerate(self.told):
            told.append(f"{said}: {self.game.told_move(self.state, actor, move, seat)}")
        self.game.advance(self.state, actor, move)
        if actor != CHANCE:
            self._passed.clear()


def _made_again(name: str, content: bytes, knows: int, told: list[list[str]], passed: set[Seat], fallen: list[int]) -> Node:
    """The node that was pickled."""
    game = find_game(name)
    node = Node(game, from_bytes(game.state_type, content), knows)
    node.told, node._passed, node._fallen = told, passed, fallen
    node._look()
    return node
