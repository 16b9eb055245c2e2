"""Classes stay small because each is one idea: nobody has to hold more than a page in mind."""

import importlib
import pkgutil
from asyncio import Protocol
from collections.abc import Iterator
from typing import Final

import pytest

import cabstand
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
