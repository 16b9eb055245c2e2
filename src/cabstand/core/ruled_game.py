"""A game made of its rules: the base class that carries rules on arrays to everybody outside.

The least a game needs is a record, an enumeration of reasons, four rules, and two methods that say how a game begins and how it
ended. All else has a default here, and a game replaces what it wants to say better:

    class Pig(RuledGame):
        name = "pig"
        seats = range(2, 7)
        record = Record                            # an annotated class with a field `seats`
        reasons = Reason                           # LEGAL is 0, NOT_A_MOVE is one of them
        most_moves = 2
        notation = NamedMoves({HOLD: "hold", ROLL: "roll"})

        def set_up(self, state, seats, options): ...
        def result(self, state): ...

The rules are functions in the module of the class, or in the module named by `rules`. They work on the first record of an
array, since a lone record costs compiled code ten times as much to pass:

| rule | answers |
|---|---|
| `to_move(states)` | the seat asked, CHANCE, REFEREE or OVER |
| `legal(states, actor, out)` | how many legal moves it has written to `out` |
| `reason(states, actor, move, args)` | a member of `reasons`; its arguments are left in `args` |
| `apply(states, actor, move)` | nothing: the move is made, in place |
| `outcomes(states, out, weights)` | how many things chance can do, each with its weight: games with chance |
| `sample(states, rng)` | one of them, without listing all: where that is faster |
| `draw_legal(states, actor, rng)` | one of the legal moves: where that is faster than listing them |
| `fallback(states, seat)` | the move for somebody absent; without it the first legal one |
| `hide(states, viewer)` | nothing: what the viewer (-1: a watcher) cannot know is blanked, in place. Games with secrets |
"""

import sys
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, cast

import msgspec
import numpy as np

from cabstand.core.forms import PerSeat, forms_of
from cabstand.core.game import CHANCE, REFEREE, Actor, Args, Game, Move, Refusal, StoryLine
from cabstand.core.notation import NamedMoves, Notation
from cabstand.core.position import Positions
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, copied, record, record_type

if TYPE_CHECKING:
    from typing_extensions import TypeVar

_BEYOND: Final = 2**63
_NEEDED: Final = ("to_move", "legal", "reason", "apply")
_MOST_CHANCES: Final = 64


class PlainView(msgspec.Struct, frozen=True):
    """What a viewer sees of a game that draws no view of its own: the record, without what is hidden from them.

    Its fields by name, in the forms that the record gives them: seats counted from 1, phases by name. The envelope says who
    is to move, and whether the game is over.
    """

    facts: dict[str, Any]
    by_seat: dict[str, list[Any]]
    """The fields that have a value for each seat (`PerSeat`)."""


if TYPE_CHECKING:
    View = TypeVar("View", bound=msgspec.Struct, covariant=True, default=PlainView)
else:
    from cabstand.core.game import View


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For games that are always played the same way."""


class Rules(Protocol):
    """The rules that every game has: a module is one."""

    def to_move(self, states: States, /) -> int: ...
    def legal(self, states: States, actor: int, out: Ints, /) -> int: ...
    def reason(self, states: States, actor: int, move: int, args: Ints, /) -> int: ...
    def apply(self, states: States, actor: int, move: int, /) -> None: ...


class RuledGame(Game[View]):
    """See the head of this module."""

    rules: ClassVar[Rules]
    record: ClassVar[type]
    reasons: ClassVar[type[IntEnum]]
    arguments: ClassVar[Mapping[Any, tuple[str, ...]]] = {}
    """For reasons that have arguments: their names, in the order in which the rule leaves the values."""
    wording: ClassVar[Mapping[str, Callable[[int], str]]] = {}
    """For arguments that are told by name rather than by number: `{"card": CARD_NAMES.__getitem__}`."""
    notation: ClassVar[Notation] = NamedMoves()
    positions: ClassVar[Positions]
    """How positions are written and read; by default field by field, as the record's annotations say."""
    most_outcomes: ClassVar[int] = _MOST_CHANCES
    """Chance can never do more different things at once than this."""
    options: ClassVar[type[msgspec.Struct]] = NoOptions

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        if not hasattr(cls, "rules"):
            cls.rules = cast(Rules, sys.modules[cls.__module__])
        if "record" in cls.__dict__ and "state_type" not in cls.__dict__:
            cls.state_type = record_type(cls.record)
        if "seats" in cls.__dict__ and "box_seats" not in cls.__dict__:
            cls.box_seats = cls.seats
        if "all_open" not in cls.__dict__:
            cls.all_open = not hasattr(cls.rules, "hide") and cls.hide is RuledGame.hide

    def __init__(self) -> None:
        missing = [name for name in _NEEDED if not hasattr(self.rules, name)]
        if missing:
            raise TypeError(f"{type(self).__name__} needs these rules in {self.rules}: {', '.join(missing)}")
        if not self.all_open and type(self).resample is RuledGame.resample:
            raise TypeError(f"{type(self).__name__} has secrets, so it needs a method `resample` that deals them again")
        # Kept here, each rule is one look-up away: many are called a million times.
        self._to_move, self._legal = self.rules.to_move, self.rules.legal
        self._reason, self._apply = self.rules.reason, self.rules.apply
        self._sample: Callable[[States, Stream], int] = getattr(self.rules, "sample", self._sample_listed)
        self._draw: Callable[[States, int, Stream], int] | None = getattr(self.rules, "draw_legal", None)
        self._fallback: Callable[[States, int], int] | None = getattr(self.rules, "fallback", None)
        self._hide: Callable[[States, int], None] | None = getattr(self.rules, "hide", None)
        self._outcomes: Callable[[States, Ints, Ints], int] | None = getattr(self.rules, "outcomes", None)
        self._positions = getattr(self, "positions", None) or Positions(f"{self.name}/{self.version}", self.record)
        self._forms = forms_of(self.record)
        self._refusals = {
            reason.value: (f"{self.name}-{reason.name.lower().replace('_', '-')}", self.arguments.get(reason, ()))
            for reason in self.reasons
        }
        self._argument_count = max(1, *(len(names) for names in self.arguments.values()), 1)

    # --- who moves, and what they may do

    def to_move(self, state: States) -> Actor:
        return Actor(int(self._to_move(state)))

    def seat_count(self, state: States) -> int:
        return int(state["seats"][0])

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        return int(self._legal(state, actor, out))

    def draw(self, state: States, actor: int, rng: Stream) -> Move:
        return Game.draw(self, state, actor, rng) if self._draw is None else Move(int(self._draw(state, actor, rng)))

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        if not (-_BEYOND <= move < _BEYOND and -_BEYOND <= actor < _BEYOND):
            return self._refuse_beyond(actor)
        args = np.zeros(self._argument_count, np.int64)
        reason = self._reason(state, actor, move, args)
        if reason == 0:
            return None
        told, names = self._refusals[reason]
        return Refusal(told, self._named(names, args) if names else {})

    def _refuse_beyond(self, actor: int) -> Refusal:
        """For numbers that no rule could read."""
        if actor >= _BEYOND and "NO_SUCH_SEAT" in self.reasons.__members__:
            return Refusal(f"{self.name}-no-such-seat", {"seat": actor + 1})
        return Refusal(f"{self.name}-not-a-move")

    def _named(self, names: tuple[str, ...], values: Ints) -> Args:
        args: Args = {}
        for name, value in zip(names, values.tolist(), strict=False):
            args[name] = self.wording[name](value) if name in self.wording else value
        return args

    def advance(self, state: States, actor: int, move: int) -> None:
        self._apply(state, actor, move)

    def fallback(self, state: States, seat: int) -> Move:
        return Move(int(self.legal(state, seat)[0] if self._fallback is None else self._fallback(state, seat)))

    # --- chance

    def sample(self, state: States, rng: Stream) -> Move:
        return Move(int(self._sample(state, rng)))

    def _sample_listed(self, state: States, rng: Stream) -> int:
        could, weights = self.outcomes(state)
        upto = np.cumsum(weights)
        return int(could[np.searchsorted(upto, below(rng, int(upto[-1])), "right")])

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        if self._outcomes is None:
            return np.empty(0, np.int64), np.empty(0, np.int64)
        out, weights = np.empty(self.most_outcomes, np.int64), np.empty(self.most_outcomes, np.int64)
        count = self._outcomes(state, out, weights) if self.to_move(state) == CHANCE else 0
        return out[:count], weights[:count]

    # --- what a seat may know

    def hide(self, state: States, seat: int | None) -> States:
        hidden = copied(state)
        if self._hide is not None:
            self._hide(hidden, -1 if seat is None else seat)
        return hidden

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return copied(hidden)

    def view_hidden(self, hidden: States, seat: int | None) -> View:
        seats, s = self.seat_count(hidden), record(hidden)
        shown = {name: form.show(getattr(s, name), seats) for name, form in self._forms.items() if name != "seats"}
        by_seat = {name: shown.pop(name) for name, form in self._forms.items() if isinstance(form, PerSeat)}
        return cast(View, PlainView(facts=shown, by_seat=by_seat))

    def view_type(self) -> type[msgspec.Struct]:
        return PlainView if type(self).view_hidden is RuledGame.view_hidden else super().view_type()

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        told = self.told_move(before, actor, move, seat)
        if actor in (CHANCE, REFEREE):
            return [StoryLine("story-chance" if actor == CHANCE else "story-referee", {"move": told})]
        return [StoryLine("story-move", {"seat": actor + 1, "move": told})]

    # --- texts

    def write_move(self, actor: int, move: int) -> str:
        return self.notation.write(move)

    def read_move(self, state: States, actor: int, text: str) -> Move:
        return Move(int(self.notation.read(text)))

    def write_position(self, state: States) -> str:
        return self._positions.write(state)

    def read_position(self, text: str) -> States:
        return self._positions.read(text)
