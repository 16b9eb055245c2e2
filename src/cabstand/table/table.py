"""A game under way: a move comes in, is checked by the rules, is written down, and only then is anyone told."""

from collections.abc import Callable

from cabstand.games import CHANCE, Actor, Game, Move
from cabstand.games.game import refuse
from cabstand.games.rule import States
from cabstand.table.fold import Fold, Step
from cabstand.table.log import Header, LogLine, name_of, write_line

Draw = Callable[[Game, States], Move]
"""Where chance comes from: a stream of random numbers, or dice that anyone can check."""
Keep = Callable[[str], None]
"""Makes a line durable. If it raises, the move has not happened."""


class Table:
    """A fold that can be added to."""

    def __init__(self, fold: Fold, draw: Draw, keep: Keep) -> None:
        self.fold = fold
        self._draw = draw
        self._keep = keep

    @property
    def game(self) -> Game:
        return self.fold.game

    @property
    def state(self) -> States:
        return self.fold.state

    @property
    def to_move(self) -> Actor:
        return self.game.to_move(self.state)

    def begin(self) -> list[Step]:
        """Let chance act where it comes before anyone is asked."""
        chance = self._chance(self.state)
        return self._write(LogLine("", "", chance)) if chance else []

    def act(self, actor: Actor, move: Move, remark: str = "") -> list[Step]:
        """A move and what chance answers, as one line. A refused move raises, and nothing is written."""
        chance = self._chance(self.game.apply(self.state, actor, move))
        return self._write(LogLine(name_of(actor), self.game.write_move(actor, move), chance, remark))

    def undo(self, actor: Actor) -> list[Step]:
        """Take back this seat's last move, where nothing of chance or of others has come since."""
        if not self.fold.can_undo(actor):
            raise refuse("nothing-to-undo")
        return self._write(LogLine(name_of(actor), "undo", ()))

    def _chance(self, state: States) -> tuple[str, ...]:
        outcomes = []
        while self.game.to_move(state) == CHANCE:
            move = self._draw(self.game, state)
            outcomes.append(self.game.write_move(CHANCE, move))
            state = self.game.apply(state, CHANCE, move)
        return tuple(outcomes)

    def _write(self, line: LogLine) -> list[Step]:
        text = write_line(line)
        self._keep(text)
        return self.fold.add(text)


def header_for(game: Game, options: dict[str, str], seats: tuple[str, ...], facts: dict[str, str] | None = None) -> Header:
    """The header of a new game, once the game has accepted its seats and options."""
    game.new(len(seats), options)
    return Header(game.name, game.version, options, seats, facts or {})
