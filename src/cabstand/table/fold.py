"""From the lines of a log to the state of the game: the only way a state comes about."""

from collections.abc import Iterable, Iterator

from cabstand.core import CHANCE, OVER, Actor, Game, Move, Refused, Seat
from cabstand.core.game import StoryLine, refuse
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.table.log import (
    Header,
    LogError,
    LogLine,
    name_of,
    read_line,
    read_log,
    read_table_move,
    write_header,
    write_line,
)


class Fold:
    """The state that a log adds up to. `add` takes the next line, or refuses it and stays as it was."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = header.find_game()
        self.stand_at(self.game.new(len(header.seats), header.options))
        self.players = list(header.seats)
        self.paused = False
        self.given_up = False
        self.revealed = ""
        """The secret of the dice, hexadecimal, once it has been shown."""
        self.lines: list[str] = []
        self._undoable: list[Step] = []
        self._foreseen: tuple[str, list[Step]] = ("", [])

    def stand_at(self, state: States) -> None:
        """Who moves in a state is asked often, and worked out once."""
        self.state = state
        self.to_move = self.game.to_move(state)

    def foresee(self, text: str, steps: list[Step]) -> None:
        """What a line will do that was made on the present state: when it is added, it is not played again."""
        self._foreseen = (text, steps)

    def add(self, text: str, number: int = 1) -> list[Step]:
        """Take one line; says what happened in it."""
        line = read_line(text, number)
        try:
            steps = self._take(line, text)
        except Refused as error:
            raise LogError(number, text, error.refusal) from None
        self.lines.append(text)
        return steps

    def _take(self, line: LogLine, text: str) -> list[Step]:
        if line.by == "table":
            self._take_table_line(line)
            return []
        if self.given_up:
            raise refuse("log-given-up")
        if line.move == "undo":
            return [self._undo(line.actor)]
        known, foreseen = self._foreseen
        steps = foreseen if known == text and foreseen[0].before is self.state else list(self._steps(line))
        # what chance did, and what others did, is never taken back
        if line.chance or line.actor < 0 or (self._undoable and self._undoable[-1].actor != line.actor):
            self._undoable.clear()
        if not line.chance and line.actor >= 0:
            self._undoable.append(steps[0])
        self.stand_at(steps[-1].after)
        return steps

    def _steps(self, line: LogLine) -> Iterator[Step]:
        state = self.state
        acts = [(line.actor, line.move)] if line.by else []
        for actor, text in acts + [(CHANCE, outcome) for outcome in line.chance]:
            move = self.game.read_move(state, actor, text)
            after = self.game.apply(state, actor, move)
            yield Step(state, actor, move, after)
            state = after
        if self.game.to_move(state) == CHANCE:
            raise refuse("chance-missing")

    @property
    def is_over(self) -> bool:
        """By the rules, or because everybody has given it up."""
        return self.given_up or self.to_move == OVER

    def to_take_back(self, actor: Actor) -> Step | None:
        """This seat's last move, where it is still its turn and nothing of chance or others has come since.

        A log may take it back; a table asks first whether it has shown somebody something.
        """
        last = self._undoable[-1] if self._undoable else None
        is_free = last is not None and last.actor == actor >= 0 and self.to_move == actor
        return last if is_free else None

    def _undo(self, actor: Actor) -> Step:
        last = self.to_take_back(actor)
        if last is None:
            raise refuse("nothing-to-undo")
        before = self.state
        self._undoable.pop()
        self.stand_at(last.before)
        return Step(before, actor, UNDO, self.state)

    def _take_table_line(self, line: LogLine) -> None:
        word, *rest = read_table_move(line.move) or ("",)
        if word in ("sit", "join", "give"):
            seat = int(rest[0]) - 1
            if seat >= len(self.players):
                raise refuse("log-line", line=line.move[:60])
            if word != "join":
                self.players[seat] = rest[1] if word == "sit" else "player"
        elif word in ("pause", "resume"):
            self.paused = word == "pause"
        elif word == "give-up":
            if self.is_over:
                raise refuse("log-line", line=line.move[:60])
            self.given_up = True
        elif word == "reveal":
            # whoever knows the secret knows every draw to come
            if self.revealed or not self.is_over:
                raise refuse("reveal-not-now")
            self.revealed = rest[0]

    def story(self, steps: list[Step], seat: Seat | None) -> list[StoryLine]:
        """What happened in these steps, as this viewer may know it."""
        lines: list[StoryLine] = []
        for step in steps:
            if step.move == UNDO:
                lines.append(StoryLine("story-undo", {"seat": step.actor + 1}))
            else:
                lines += self.game.story(step.before, step.actor, step.move, step.after, seat)
        return lines

    def text(self) -> str:
        """The log as it stands, to save or to hand on."""
        return write_header(self.header) + "".join(line + "\n" for line in self.lines)


UNDO = Move(-1)


def lasting(lines: Iterable[list[Step]]) -> list[tuple[int, Step]]:
    """What happened and was not taken back, each step with the number of its line, the first of which is 1."""
    steps: list[tuple[int, Step]] = []
    for seq, line in enumerate(lines, 1):
        for step in line:
            if step.move == UNDO:
                steps.pop()  # nothing but this seat's own move can stand there
            else:
                steps.append((seq, step))
    return steps


def fold_log(text: str) -> Fold:
    """Read a whole log and play it through. The first line that cannot be is refused with its number, move and reason."""
    header, lines = read_log(text)
    fold = begin(header)
    for number, line in lines:
        fold.add(line, number)
    return fold


def begin(header: Header) -> Fold:
    """A fold with no lines yet; a header that the game refuses is refused as line 1."""
    try:
        return Fold(header)
    except Refused as error:
        raise LogError(1, f"game: {header.game}", error.refusal) from None


def told_log(fold: Fold, seat: Seat | None) -> str:
    """The log as one viewer may read it, with `?` for what is hidden: all that leaves a table before the game is over."""
    return "".join(told_lines(fold, seat))


def told_lines(fold: Fold, seat: Seat | None) -> Iterator[str]:
    """The same piece by piece, since the whole game is played again for it: the header, then line by line."""
    yield write_header(fold.header)
    again = Fold(fold.header)
    for text in fold.lines:
        yield told_line(fold.game, text, again.add(text), seat) + "\n"


def about_people(text: str) -> list[StoryLine]:
    """What a `table:` line tells everybody: that somebody has come to a seat who did not sit there before."""
    line = read_line(text)
    word, *rest = (read_table_move(line.move) or ("",)) if line.by == "table" else ("",)
    told = {"join": "story-join", "give": "story-give"}.get(word)
    return [StoryLine(told, {"seat": int(rest[0])})] if told else []


def told_line(game: Game, text: str, steps: list[Step], seat: Seat | None) -> str:
    """One line as a viewer may read it; remarks are left out."""
    line = read_line(text)
    if line.by == "table" or line.move == "undo":
        return write_line(line)
    names = [game.told_move(step.before, step.actor, step.move, seat) for step in steps]
    acts = names if not line.by else names[1:]
    return write_line(LogLine(name_of(line.actor), names[0] if line.by else "", tuple(acts)))
