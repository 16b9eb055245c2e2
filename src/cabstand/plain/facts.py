"""The view of any game as a list of facts: names in words, lists readable, whatever its struct holds."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cabstand.core.game import Refusal, StoryLine
from cabstand.core.screen import Words

_NOTHING: Final = "–"


class Reader(NamedTuple):
    """Who reads the facts: the game they are of, the names of its players, and the language."""

    game: str
    names: Sequence[str]
    words: Words

    def label(self, field: str) -> str:
        """The name of a field: the game's own text `<game>-fact-<field>`, else the field in words."""
        message = f"{self.game}-fact-{field.replace('_', '-')}"
        return self.words.say(message) if message in self.words else field.replace("_", " ").capitalize()

    def is_player(self, field: str, value: object) -> bool:
        """Whether a number is a seat: fields of that name count seats from 1, as all messages do."""
        named = field == "seat" or field.startswith("seat_")
        return named and type(value) is int and 1 <= value <= len(self.names)

    def scalar(self, field: str, value: Any) -> Text:
        if value is None or value == "":
            return Text(_NOTHING, "dim")
        if isinstance(value, bool):
            return Text(self.words.say("plain-yes" if value else "plain-no"))
        if isinstance(value, Refusal):
            return Text(self.words.tell(value.reason, value.args), "dim")
        if isinstance(value, StoryLine):
            return Text(self.words.tell(value.message, value.args))
        return Text(self.names[value - 1] if self.is_player(field, value) else str(value))


def show_facts(view: Any, reader: Reader) -> Table:
    """Two columns: the name of a fact, and the fact."""
    grid = Table.grid(padding=(0, 2))
    for field, value in _fields(view):
        grid.add_row(Text(reader.label(field), "dim"), show(field, value, reader))
    return grid


def show(field: str, value: Any, reader: Reader) -> RenderableType:
    """The value of a field."""
    if _is_record(value):
        return show_facts(value, reader)
    if not _is_list(value):
        return reader.scalar(field, value)
    if not value:
        return Text(_NOTHING, "dim")
    if all(map(_is_record, value)):
        return _show_records(value, reader)
    if any(_is_list(item) or _is_record(item) for item in value):
        return Group(*(show(field, item, reader) for item in value))
    return Text(", ").join(reader.scalar(field, item) for item in value)


def _show_records(records: Sequence[Any], reader: Reader) -> RenderableType:
    """Things of one kind, one per line, or in one line where there is only one thing to say about each.

    What none of them has is left out.
    """
    columns = list(dict.fromkeys(field for each in records for field, value in _fields(each) if value is not None))
    if len(columns) == 1:
        return show(columns[0], [dict(_fields(each))[columns[0]] for each in records], reader)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    for field in columns:
        table.add_column(reader.label(field), justify="right" if _is_number(records, field) else "left", header_style="dim")
    for each in records:
        values = dict(_fields(each))
        table.add_row(*(show(field, values.get(field), reader) for field in columns))
    return table


def _is_number(records: Sequence[Any], field: str) -> bool:
    values = [dict(_fields(each)).get(field) for each in records]
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def _fields(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return [(str(name), item) for name, item in value.items()]
    return [(name, getattr(value, name)) for name in value.__struct_fields__]


def _is_record(value: Any) -> bool:
    return isinstance(value, msgspec.Struct | Mapping) and not isinstance(value, Refusal | StoryLine)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple | set | frozenset)
