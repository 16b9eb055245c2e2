"""A game for people who write programs, in the manner of python-chess: look, ask what is legal, push, pop.

    match = new_match("night-rank", seats=3)
    match.legal_moves                       # of the seat that is to move
    match.push_text("drive 2")              # in the game's notation
    match.push_text("fare 5")               # chance answers: here we say what it does
    match.position()                        # the whole state as one line of text

A game's package has such an example with its own moves.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, overload

from cabstand.core.game import CHANCE, OVER, Actor, Game, Move, Result, StoryLine, View
from cabstand.core.registry import find_game
from cabstand.core.rng import Dice
from cabstand.core.rule import States


class LegalMoves(Sequence[Move]):
    """The legal moves of one seat (or the referee). `in` asks the rules; everything else lists them first."""

    def __init__(self, game: Game, state: States, actor: int) -> None:
        self._game, self._state, self._actor = game, state, actor
        self._listed: list[Move] | None = None

    def _list(self) -> list[Move]:
        if self._listed is None:
            self._listed = [Move(int(move)) for move in self._game.legal(self._state, self._actor)]
        return self._listed

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and self._game.refusal(self._state, self._actor, move) is None

    def __iter__(self) -> Iterator[Move]:
        return iter(self._list())

    def __len__(self) -> int:
        return len(self._list())

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._list()[index]

    def __repr__(self) -> str:
        shown = ", ".join(self._game.write_move(self._actor, move) for move in self._list()[:8])
        more = f", .. {len(self) - 8} more" if len(self) > 8 else ""
        return f"<LegalMoves: {shown}{more}>"


class Match(Generic[View]):
    """One playing of a game: its state and how it came to be. Moves are checked; a refused one raises and changes nothing."""

    def __init__(self, game: Game[View], state: States) -> None:
        self.game = game
        self.state = state
        self._past: list[tuple[States, Actor, Move]] = []

    def __repr__(self) -> str:
        return f"<Match: {self.position()}>"

    @property
    def to_move(self) -> Actor:
        """A seat, CHANCE, REFEREE or OVER."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_move == OVER

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of whoever is to move."""
        return self.legal(self.to_move)

    def legal(self, actor: int) -> LegalMoves:
        """The legal moves of any seat, even out of turn."""
        return LegalMoves(self.game, self.state, actor)

    def push(self, move: int, actor: int | None = None) -> None:
        """Make a move for whoever is to move, or for the seat given."""
        mover = self.to_move if actor is None else Actor(actor)
        after = self.game.apply(self.state, mover, move)
        self._past.append((self.state, mover, Move(move)))
        self.state = after

    def push_text(self, text: str, actor: int | None = None) -> None:
        """Make a move given in notation."""
        mover = self.to_move if actor is None else actor
        self.push(self.game.read_move(self.state, mover, text), mover)

    def pop(self) -> Move:
        """Take the last move back."""
        self.state, _, move = self._past.pop()
        return move

    def settle(self, dice: Dice) -> None:
        """Let chance act until somebody is asked or the game is over."""
        while self.to_move == CHANCE:
            self.push(self.game.sample(self.state, dice.stream))

    def story(self, seat: int | None = None) -> list[StoryLine]:
        """What happened so far, as this seat (or somebody who watches) may know it."""
        states = [state for state, _, _ in self._past[1:]] + [self.state]
        lines: list[StoryLine] = []
        for (before, actor, move), after in zip(self._past, states, strict=bool(self._past)):
            lines += self.game.story(before, actor, move, after, seat)
        return lines

    def view(self, seat: int | None = None) -> View:
        """What this seat (or somebody who watches) sees."""
        return self.game.view(self.state, seat)

    def result(self) -> Result:
        return self.game.result(self.state)

    def position(self) -> str:
        """The state as one line of text."""
        return self.game.write_position(self.state)


def new_match(name: str, seats: int, **options: object) -> Match:
    """A new game: `new_match("night-rank", seats=3, starter=1)`."""
    game = find_game(name)
    return Match(game, game.new(seats, options))
