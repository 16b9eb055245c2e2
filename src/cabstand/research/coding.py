"""What a program that learns is told of a game, and what its actions are: the same for all three libraries.

An observation is the record as `hide` leaves it for one seat, and nothing else: its fields in their order, then `viewer` (the
seat that looks) and `is_asked` (1 while that seat is asked). As a dictionary each field has its own shape; flat they stand one
after another.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabstand.core.encoding import NO_MOVE, Encoding
from cabstand.core.forms import Letters, Marks, NamedCounts, Names, Number, PerSeat, forms_of
from cabstand.core.game import Game
from cabstand.core.registry import part_of
from cabstand.core.rule import Flags, Ints, States
from cabstand.plain.encoding import plain_encoding

Cells = NDArray[Any]
EXTRA: Final = ("viewer", "is_asked")


class Field(NamedTuple):
    """A field of an observation."""

    name: str
    shape: tuple[int, ...]
    begin: int
    """Where it begins in a flat observation."""
    size: int
    note: str
    """How its numbers are to be read, where they do not speak for themselves."""


class _Run(NamedTuple):
    """Fields of one type that lie behind one another in the record, and are copied together."""

    kind: np.dtype[Any]
    offset: int
    begin: int
    size: int


def encoding_of(game: Game) -> Encoding:
    """The encoding that a game brings, or a plain one."""
    encoding: Encoding | None = part_of(game, "encoding", "ENCODING")
    return plain_encoding(game) if encoding is None else encoding


@cache
def coding_of(game: Game) -> "Coding":
    return Coding(game)


class Coding:
    """Observations and actions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.encoding = encoding_of(game)
        self.waits = self.encoding.actions if self.encoding.out_of_turn else NO_MOVE
        """The action of a seat that could move out of turn, and does not."""
        self.actions = self.encoding.actions + int(self.encoding.out_of_turn)
        self.cell: np.dtype[Any] = np.dtype(self.encoding.cell)
        bounds: Any = np.iinfo(self.cell)
        self.least, self.most = int(bounds.min), int(bounds.max)
        self.fields, self._runs = _layout(game, self.encoding)
        self.size = self.fields[-1].begin + 1

    # --- observations

    def observe(self, state: States, seat: int, asked: bool) -> Cells:
        """What a seat may know, flat."""
        row: Cells = self.write(self.game.hide(state, seat), np.array([seat]), np.array([asked]))[0]
        return row

    def write(self, hidden: States, seats: Cells, asked: Cells, out: Cells | None = None) -> Cells:
        """The flat observations of many games, from records that `hide` has been through for these seats."""
        flat = np.empty((len(hidden), self.size), self.cell) if out is None else out
        content = hidden.view(np.uint8).reshape(len(hidden), hidden.itemsize)
        for kind, offset, begin, size in self._runs:
            flat[:, begin : begin + size] = content[:, offset : offset + size * kind.itemsize].view(kind)
        flat[:, -2] = seats
        flat[:, -1] = asked
        return flat

    def named(self, flat: Cells) -> dict[str, Cells]:
        """A flat observation (or many of them) as a dictionary: views of it, field by field."""
        lead = flat.shape[:-1]
        return {f.name: flat[..., f.begin : f.begin + f.size].reshape(lead + f.shape) for f in self.fields}

    # --- actions

    def legal_actions(self, state: States, seat: int) -> Ints:
        """The legal moves of a seat as actions, in ascending order; waiting is none of them."""
        index = self.encoding.index
        return np.array(sorted([int(index(state, seat, move)) for move in self.game.legal(state, seat).tolist()]), np.int64)

    def mask(self, actions: Ints) -> Flags:
        """1 for each of these actions."""
        mask: Flags = np.zeros(self.actions, np.int8)
        mask[actions] = 1
        return mask


def _layout(game: Game, encoding: Encoding) -> tuple[tuple[Field, ...], tuple[_Run, ...]]:
    forms = forms_of(game.record) if hasattr(game, "record") else {}
    fields: list[Field] = []
    runs: list[_Run] = []
    at = 0
    for name in game.state_type.names or ():
        if name in encoding.left_out:
            continue
        described, offset = game.state_type.fields[name][:2]  # type: ignore[index]
        size = int(np.prod(described.shape, dtype=np.int64))
        fields.append(Field(name, described.shape or (1,), at, size, _note(forms.get(name))))
        last = runs[-1] if runs else None
        if last and last.kind == described.base and last.offset + last.size * last.kind.itemsize == offset:
            runs[-1] = last._replace(size=last.size + size)
        else:
            runs.append(_Run(described.base, offset, at, size))
        at += size
    for name, note in zip(EXTRA, ("the seat that looks", "1 while this seat is asked"), strict=True):
        fields.append(Field(name, (1,), at, 1, note))
        at += 1
    return tuple(fields), tuple(runs)


def _note(form: Any) -> str:
    match form:
        case Names():
            return ", ".join(f"{value} {name}" for value, name in form.names.items())
        case Number() if form.nothing is not None:
            return f"{form.nothing}: none"
        case Number() if form.first:
            return f"counted from 0; people count from {form.first}"
        case Letters():
            return f"how many of {' '.join(form.letters)}"
        case NamedCounts():
            return f"how many of {', '.join(form.names)}"
        case Marks():
            return "1 where marked"
        case PerSeat():
            return "; ".join(["by seat", *filter(None, [_note(form.form)])])
    return ""
