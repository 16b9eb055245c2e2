"""Classes stay small because each is one idea: nobody has to hold more than a page in mind."""

import ast
import importlib
import pkgutil
from asyncio import Protocol
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import cabstand
from cabstand.server.errors import TooMany, Trouble
from cabstand.server.hub import QueueReader, Reader
from cabstand.table.daily import DailyDice

MOST_METHODS: Final = 15
WRAPPED: Final = (property, classmethod, staticmethod)
ROOMS: Final = ("server", "store", "table")


def classes_of(room: str) -> Iterator[type]:
    folder = importlib.import_module(f"{cabstand.__name__}.{room}")
    for module in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}."):
        members = vars(importlib.import_module(module.name)).values()
        yield from (each for each in members if isinstance(each, type) and each.__module__ == module.name)


def methods_of(kind: type) -> list[str]:
    """The methods of a class and of its parents in this house: cutting a class in two makes it no smaller. Those that a
    library's class asks for are not its idea."""
    ours = [each for each in kind.__mro__ if each is kind or each.__module__.startswith("cabstand.")]
    outside = [each for each in kind.__mro__ if each not in ours and each is not object]
    methods = [name for each in ours for name, value in vars(each).items() if callable(value) or isinstance(value, WRAPPED)]
    return sorted(name for name in {*methods} if not any(name in vars(each) for each in outside))


@pytest.mark.parametrize("room", ROOMS)
def test_no_class_has_more_than_fifteen_methods(room: str) -> None:
    kinds = list(classes_of(room))
    assert len(kinds) > 5
    too_large = {kind.__qualname__: len(methods_of(kind)) for kind in kinds if len(methods_of(kind)) > MOST_METHODS}
    assert not too_large


class Listener(Protocol):
    """One method that asyncio asks for, and two of its own."""

    def data_received(self, data: bytes) -> None: ...

    def look(self) -> None: ...

    @property
    def seen(self) -> int:
        return 1

    number = 1


def test_own_methods_are_counted_and_those_of_a_library_are_not() -> None:
    assert methods_of(Listener) == ["look", "seen"]


def test_methods_of_a_parent_count() -> None:
    assert "stream" not in vars(DailyDice)
    assert "stream" in methods_of(DailyDice)


# --- no class is the other half of another


def parents_with_methods(kind: type) -> list[type]:
    """The classes of the server from which it has its methods. Errors, structs and what only names methods lend none."""
    ours = [each for each in kind.__mro__[1:] if each.__module__.startswith("cabstand.server.")]
    return [each for each in ours if not issubclass(each, (BaseException, msgspec.Struct)) and not only_names_methods(each)]


def only_names_methods(kind: Any) -> bool:
    """A protocol, or a class that leaves every method but its beginning to others."""
    methods = {name for name, value in vars(kind).items() if callable(value) or isinstance(value, WRAPPED)}
    return getattr(kind, "_is_protocol", False) or methods - {"__init__"} <= getattr(kind, "__abstractmethods__", frozenset())


def test_no_class_of_the_server_has_its_methods_from_another() -> None:
    assert {kind.__qualname__: parents for kind in classes_of("server") if (parents := parents_with_methods(kind))} == {}


class Half:
    __module__ = "cabstand.server.halves"

    def look(self) -> int:
        return 1


class Whole(Half):
    pass


def test_a_class_that_was_cut_in_two_is_found_and_a_kind_of_error_or_reader_is_none() -> None:
    assert parents_with_methods(Whole) == [Half]
    assert issubclass(TooMany, Trouble)
    assert issubclass(QueueReader, Reader)
    assert parents_with_methods(TooMany) == parents_with_methods(QueueReader) == []


# --- a getter changes nothing


def getters_that_set(source: str) -> list[str]:
    """Properties that assign to something of their object, or take it away."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    getters = [node for node in functions if any(ast.unparse(mark) == "property" for mark in node.decorator_list)]
    return [getter.name for getter in getters if any(map(sets_own, ast.walk(getter)))]


def sets_own(node: ast.AST) -> bool:
    """Whether this is `self.thing = ...`, `self.things[key] += ...` or the like."""
    if not isinstance(node, ast.Attribute | ast.Subscript) or isinstance(node.ctx, ast.Load):
        return False
    return any(isinstance(part, ast.Name) and part.id == "self" for part in ast.walk(node.value))


@pytest.mark.parametrize("room", ROOMS)
def test_no_property_sets_anything(room: str) -> None:
    """Not even to remember what it found: what is looked at may be looked at in any order."""
    sources = sorted((Path(cabstand.__path__[0]) / room).rglob("*.py"))
    assert len(sources) > 5
    found = {path.name: getters for path in sources if (getters := getters_that_set(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_a_property_that_sets_something_is_found() -> None:
    body = ("self.seen = 1", "self.seen += 1", "self.all[3] = 1", "del self.all[3]", "for self.seen in (): pass")
    for line in body:
        assert getters_that_set(f"class Odd:\n    @property\n    def look(self):\n        {line}") == ["look"]
    for line in ("seen = self.seen", "all[self.seen] = 1", "return self.all[3]"):
        assert getters_that_set(f"class Even:\n    @property\n    def look(self):\n        {line}") == []
    assert getters_that_set("class Even:\n    def look(self):\n        self.seen = 1") == []
