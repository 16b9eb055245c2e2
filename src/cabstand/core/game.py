"""What a game is: the protocol that all games on the rank share, and refusals.

A state is an array with one record (`rule.py`). Everything a game says about it is here; nothing here changes a state in place,
and nothing reads a clock, draws a number of its own, or writes a sentence: refusals and stories are ids with arguments.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NewType, get_type_hints

import msgspec
import numpy as np

from cabstand.core.actors import CHANCE as CHANCE
from cabstand.core.actors import OVER as OVER
from cabstand.core.actors import REFEREE as REFEREE
from cabstand.core.actors import Actor as Actor
from cabstand.core.actors import Seat as Seat
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, blank, copied

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from cabstand.core.match import Match

    View = TypeVar("View", bound=msgspec.Struct, covariant=True, default=msgspec.Struct)
else:
    from typing import TypeVar

    View = TypeVar("View")

Move = NewType("Move", int)
"""A move of a seat, of chance or of the referee: one integer inside, its notation outside."""

LARGEST_OPTION: Final = 2**31 - 1

LONGEST_NAME: Final = 40
"""Characters of a name that a refusal repeats: of a game or an option that nobody here knows."""
LONGEST_ARGUMENT: Final = 1000
"""Characters of anything that a refusal repeats: what a stranger sent is neither told nor logged at full length."""

Args = dict[str, int | str]


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: a reason id of the game (or of this module) and its arguments."""

    reason: str
    args: Args = {}


class StoryLine(msgspec.Struct, frozen=True):
    """One line of the story: a message id and its arguments. Seats in arguments are counted from 1."""

    message: str
    args: Args


class Result(msgspec.Struct, frozen=True):
    """How a game ended. A shared win has several winners, and some games can be lost by all."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Refused(ValueError):
    """Raised for a move, text or set-up that the rules do not allow. The state is as it was."""

    def __init__(self, refusal: Refusal, where: str = "") -> None:
        self.refusal = refusal
        args = ", ".join(f"{name}={value}" for name, value in refusal.args.items())
        super().__init__(f"{refusal.reason}({args})" + (f" in {where}" if where else ""))


def refuse(reason: str, **args: int | str) -> Refused:
    """The exception for a reason: `raise refuse("no-such-game", name=name)`."""
    return Refused(Refusal(reason, {name: cut(value) for name, value in args.items()}))


def cut(value: int | str) -> int | str:
    """An argument of a refusal, no longer than it may be."""
    return value[:LONGEST_ARGUMENT] if isinstance(value, str) else value


class Game(ABC, Generic[View]):
    """The rules of one game, as everyone outside its folder uses them.

    Seats and moves go in as plain integers and come out as `Seat` and `Move`. `seat` as an argument means a viewer: a seat, or
    None for somebody who only watches. `Game[NightRankView]` says what views the game gives.
    """

    name: ClassVar[str]
    version: ClassVar[int] = 1
    seats: ClassVar[range]
    box_seats: ClassVar[range]
    """The seat counts that the box is made for; others are ours, and marked so wherever they show."""
    options: ClassVar[type[msgspec.Struct]]
    """A frozen struct of the options, each with a default."""
    state_type: ClassVar[np.dtype[Any]]
    most_moves: ClassVar[int]
    """No seat ever has more legal moves than this."""

    all_open: ClassVar[bool] = False
    """Whether nothing is hidden: one story serves everybody, and all who have no move to make see the same."""

    needs_referee: ClassVar[bool] = False
    """Whether its rules wait for facts from outside (REFEREE). A server plays such a game only if it brings a referee
    (`referee.py`); in the terminal the person at the keyboard can say how it was; in the lab an answer is drawn."""

    slow: ClassVar[bool] = False
    """Whether interpreted rules take too long for whole games: tests then play those with compiled ones."""

    # --- a new game

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> States:
        """The state before the first move. Wrong seats and unknown options are refused."""
        if seats not in self.seats:
            raise refuse("wrong-seat-count", seats=seats, least=self.seats.start, most=self.seats.stop - 1)
        state = blank(self.state_type)
        self.set_up(state, seats, self.read_options(options or {}))
        return state

    def new_match(self, seats: int, **options: object) -> "Match[View]":
        """A new game to play with: `GAME.new_match(3, starter=1)`. Its views have the type that the game gives."""
        from cabstand.core.match import Match

        return Match(self, self.new(seats, options))

    def read_options(self, given: Mapping[str, object]) -> Any:
        """Check options by name, type and range; values may come as text."""
        known = self.options.__struct_fields__
        for name in given:
            if name not in known:
                raise refuse("unknown-option", name=name[:LONGEST_NAME], known=", ".join(known))
        try:
            options = msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as error:
            raise refuse("bad-option", detail=str(error)[:200]) from None
        for name in known:
            value = getattr(options, name)
            if isinstance(value, int) and abs(value) > LARGEST_OPTION:  # no record has room for it, and no answer either
                raise refuse("bad-option", detail=f"Expected `int` <= {LARGEST_OPTION} - at `$.{name}`")
        return options

    @abstractmethod
    def set_up(self, state: States, seats: int, options: Any) -> None:
        """Fill the blank state of a new game."""

    def ends_by_itself(self, state: States) -> bool:
        """Whether the rules end this game, however it is played; otherwise somebody has to say when time is up."""
        return True

    # --- who moves, and what they may do

    @abstractmethod
    def to_move(self, state: States) -> Actor:
        """A seat, CHANCE, REFEREE or OVER."""

    def turn_of(self, state: States) -> Seat | None:
        """Whose turn it is, as players would say. It may be one seat's turn while another is asked, or the referee."""
        mover = self.to_move(state)
        return Seat(mover) if mover >= 0 else None

    @abstractmethod
    def seat_count(self, state: States) -> int:
        """How many seats this game has."""

    @abstractmethod
    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        """Write the legal moves of a seat or the referee to `out` and say how many there are."""

    def legal(self, state: States, actor: int) -> Ints:
        """The legal moves of a seat or the referee, now. Any seat may be asked: some moves are made out of turn.

        While chance is to move, nobody else may: in a log, chance follows at once.
        """
        out = np.empty(self.most_moves, np.int64)
        return out[: self.list_legal(state, actor, out)]

    def few_legal(self, state: States, actor: int, most: int) -> Ints | None:
        """The legal moves where there are at most `most` of them, None where there are more.

        A game that has many, and can count them faster than it lists them, does so here.
        """
        moves = self.legal(state, actor)
        return moves if len(moves) <= most else None

    def draw(self, state: States, actor: int, rng: Stream) -> Move:
        """One of the legal moves of an actor that has any, each equally likely."""
        moves = self.legal(state, actor)
        return Move(int(moves[below(rng, len(moves))]))

    @abstractmethod
    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        """Why this actor may not make this move now, or None where it may. Answers for every integer."""

    def apply(self, state: States, actor: int, move: int) -> States:
        """The state after a move; refused moves raise and change nothing."""
        refusal = self.refusal(state, actor, move)
        if refusal is not None:
            raise Refused(refusal, self.write_position(state))
        after = copied(state)
        self.advance(after, actor, move)
        return after

    @abstractmethod
    def advance(self, state: States, actor: int, move: int) -> None:
        """Carry out, in place, a move that is known to be legal."""

    @abstractmethod
    def fallback(self, state: States, seat: int) -> Move:
        """The move made for the seat to move, where its player is absent or has failed to answer."""

    def waive(self, state: States) -> Move | None:
        """Where the seat to move is one of several asked in a window: the answer that lets it pass. Most games have none.

        The rules ask one after another; a table asks all of them at once, so that nobody learns who could have answered.
        """
        return None

    # --- chance

    @abstractmethod
    def sample(self, state: States, rng: Stream) -> Move:
        """What chance does next, with its true odds, without listing what it could do."""

    @abstractmethod
    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        """Everything that chance can do next: distinct moves and their whole-number weights."""

    # --- what a seat may know

    @abstractmethod
    def hide(self, state: States, seat: int | None) -> States:
        """The state with everything blanked that this viewer cannot know. Views, bots and resampling start from it."""

    @abstractmethod
    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        """A whole state that could be true, drawn from what the viewer cannot tell apart."""

    def view(self, state: States, seat: int | None) -> View:
        """What the viewer sees and, where a seat is asked, what it can choose from and why not from the rest."""
        return self.view_hidden(self.hide(state, seat), seat)

    @abstractmethod
    def view_hidden(self, hidden: States, seat: int | None) -> View:
        """The view, from a state that `hide` has been through."""

    def view_type(self) -> type[msgspec.Struct]:
        """The struct that views of this game are."""
        found: type[msgspec.Struct] = get_type_hints(self.view_hidden)["return"]
        return found

    @abstractmethod
    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        """What happened in a move, as this viewer may know it."""

    # --- the end

    @abstractmethod
    def result(self, state: States) -> Result:
        """Scores by seat, and the winners once the game is over (none before)."""

    # --- texts

    @abstractmethod
    def write_move(self, actor: int, move: int) -> str:
        """The notation of a move."""

    @abstractmethod
    def read_move(self, state: States, actor: int, text: str) -> Move:
        """The move that a text means when this actor says it now. Malformed text is refused; legality is not checked."""

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        """The notation as the viewer may read it, with `?` for what is hidden. Open games hide nothing."""
        return self.write_move(actor, move)

    @abstractmethod
    def write_position(self, state: States) -> str:
        """One line that holds the whole state."""

    @abstractmethod
    def read_position(self, text: str) -> States:
        """The state that such a line describes; what cannot occur in play is refused."""


def seats_of(game: Game, state: States) -> Iterable[Seat]:
    """The seats of a state, in order."""
    return (Seat(n) for n in range(game.seat_count(state)))


def equal(a: States, b: States) -> bool:
    """Whether two states are the same, byte for byte."""
    return a.tobytes() == b.tobytes()
