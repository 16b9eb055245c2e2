"""A game under way: a move comes in, is checked by the rules, is written down, and only then is anyone told."""

from collections.abc import Callable

from cabstand.core import CHANCE, OVER, Actor, Game, Move
from cabstand.core.game import refuse
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.table.dice import name_draw
from cabstand.table.fold import Fold
from cabstand.table.log import Header, LogLine, name_of, write_line
from cabstand.table.undo import shows_nothing

Draw = Callable[[Game, States, str], Move]
"""Where chance comes from: a stream of random numbers, or dice that anyone can check; the text is the name of the draw."""
Keep = Callable[[str], None]
"""Makes a line durable. If it raises, the move has not happened."""


class Table:
    """A fold that can be added to. Lines are made here and taken by the fold; between the two somebody makes them durable:
    `keep`, or a server that does it in its own time."""

    def __init__(self, fold: Fold, draw: Draw, keep: Keep = lambda _: None) -> None:
        self.fold = fold
        self._draw = draw
        self._keep = keep
        self._judged: tuple[Step | None, bool] = (None, False)

    @property
    def game(self) -> Game:
        return self.fold.game

    @property
    def state(self) -> States:
        return self.fold.state

    @property
    def to_move(self) -> Actor:
        return OVER if self.fold.given_up else self.fold.to_move

    def begin(self) -> list[Step]:
        """Let chance act where it comes before anyone is asked."""
        line = self.opening_line()
        return self._write(line) if line else []

    def act(self, actor: Actor, move: Move, remark: str = "") -> list[Step]:
        """A move and what chance answers, as one line. A refused move raises, and nothing is written."""
        return self._write(self.move_line(actor, move, remark))

    def undo(self, actor: Actor) -> list[Step]:
        """Take back this seat's last move, where nothing of chance or of others has come since and it has shown nothing."""
        return self._write(self.undo_line(actor))

    def can_undo(self, actor: Actor) -> bool:
        """Whether this seat may take its last move back."""
        last = self.fold.to_take_back(actor)
        return last is not None and self._showed_nothing(last)

    def _showed_nothing(self, step: Step) -> bool:
        """Asked by every screen of the seat, worked out once."""
        if self._judged[0] is not step:
            self._judged = (step, shows_nothing(self.game, step))
        return self._judged[1]

    # --- lines that could be added next

    def opening_line(self) -> str:
        """What chance does before anyone is asked; nothing where somebody is."""
        steps = self._chance(self.state)
        return self._line([], steps) if steps else ""

    def move_line(self, actor: Actor, move: Move, remark: str = "") -> str:
        made = Step(self.state, actor, move, self.game.apply(self.state, actor, move))
        return self._line([made], self._chance(made.after), remark)

    def undo_line(self, actor: Actor) -> str:
        last = self.fold.to_take_back(actor)
        if last is None:
            raise refuse("nothing-to-undo")
        if not self._showed_nothing(last):
            raise refuse("undo-shows")
        return write_line(LogLine(name_of(actor), "undo", ()))

    def _chance(self, state: States) -> list[Step]:
        steps: list[Step] = []
        while self.game.to_move(state) == CHANCE:
            move = self._draw(self.game, state, name_draw(len(self.fold.lines) + 1, len(steps) + 1))
            steps.append(Step(state, CHANCE, move, self.game.apply(state, CHANCE, move)))
            state = steps[-1].after
        return steps

    def _line(self, made: list[Step], chance: list[Step], remark: str = "") -> str:
        """The line for a move, if somebody made one, and what chance answered."""
        by, move = (name_of(made[0].actor), self.game.write_move(made[0].actor, made[0].move)) if made else ("", "")
        outcomes = tuple(self.game.write_move(CHANCE, step.move) for step in chance)
        line = write_line(LogLine(by, move, outcomes, remark))
        self.fold.foresee(line, made + chance)
        return line

    def _write(self, line: str) -> list[Step]:
        self._keep(line)
        return self.fold.add(line)


def header_for(game: Game, options: dict[str, str], seats: tuple[str, ...], facts: dict[str, str] | None = None) -> Header:
    """The header of a new game, once the game has accepted its seats and options."""
    game.new(len(seats), options)
    return Header(game.name, game.version, options, seats, facts or {})
