"""What the learner is shown of each game, and what it is paid. Nobody tells it what is good."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.encoding.actions import HEAPS, WITH_CRYSTAL

Array = np.ndarray[Any, np.dtype[Any]]
Seen = dict[str, Array]
SEATS: Final = 3
FEW: Final = np.arange(9)
"""Each of these numbers is an input of its own, in fields of small numbers."""


class Lesson(NamedTuple):
    """What a network is shown of a game, and what it is paid."""

    games: int  # at once
    enough: int  # of them in all
    few: tuple[str, ...]  # fields of small numbers
    many: Callable[[Seen], list[Array]]  # large ones, made small
    by_seat: tuple[str, ...]  # those with a place for each seat: one's own is shown first
    to_seat: int  # the first of the actions that name a seat; -1: there are none
    looks: Callable[[Seen, Array, Array], Array]  # what is shown of an action, by row and action
    worth: Callable[[Seen], Array]  # what has come in so far
    win: float  # what winning is worth beside it
    pace: float  # how much is changed at a time
    curiosity: float  # what trying something else is worth


PLAYED: Final = np.array([[moves.dice(move, slot) for slot in range(moves.CRYSTAL)] for move in HEAPS.tolist()])
PLAYED[(HEAPS & 7) != moves.PLAY] = 0
SIZES: Final = PLAYED.sum(1) + WITH_CRYSTAL
RETURNED: Final = np.where((HEAPS & 7) == moves.RETURN, HEAPS >> 3, 0)


def after_playing(seen: Seen, rows: Array, actions: Array) -> Array:
    """What a turn of Space Taxi looks like after an action: groups by size, fuel, coins, tiles and the smuggling die."""
    dice, now = PLAYED[actions], {name: field[rows] for name, field in seen.items()}
    turned = dice[:, 6:11]
    groups = np.sort(now["aboard"][:, :5] + dice[:, :5] + turned, axis=1)[:, :, None] == FEW[:7]
    wings = now["wings"] + dice[:, 11:]
    fuel = np.eye(4 * 19)[wings.sum(1) * 19 + wings @ np.arange(1, 7)]  # by how many dice and their sum
    coins = (now["coins"][:, :1] - turned.sum(1)[:, None] - RETURNED[actions][:, None]) == FEW
    tiles = now["open"] * (SIZES[actions][:, None] != FEW[:5])
    is_in_mine = (WITH_CRYSTAL[actions] > 0) | (now["mine"][:, 0] > 0)
    crystal = np.eye(18)[now["crystal"][:, 0] + np.where(is_in_mine, 0, 9)]  # in the mine or in hand, by what it shows
    rest = [now["aboard"][:, 5] + dice[:, 5], now["mine"][:, 0] / 4, RETURNED[actions] / 3, turned.sum(1)]
    return np.column_stack([groups.reshape(len(rows), -1), fuel, coins, tiles, crystal, *rest]).astype(np.float32)


def the_action_itself(_seen: Seen, _rows: Array, actions: Array) -> Array:
    return np.eye(11, dtype=np.float32)[actions]


def gifts_left(seen: Seen) -> Array:
    """How many pounds the Give or Take cards that are left would bring together."""
    pounds: Array = (seen["gift_amounts"] * (1 - seen["gift_used"])).sum(1, keepdims=True)
    return pounds


DICE: Final = ("phase", "open", "faces", "fuels", "crystal", "before", "aboard", "wings", "mine", "aside")
LESSONS: Final = {
    "space-taxi": Lesson(
        games=256,
        enough=15_000,
        few=(*DICE, "coins", "round_no", "turn"),
        many=lambda seen: [seen["points"] / 20, seen["coins"] / 5, seen["scores"].reshape(len(seen["scores"]), -1) / 20],
        by_seat=("coins", "scores"),
        to_seat=-1,
        looks=after_playing,
        worth=lambda seen: np.maximum(seen["scores"][:, :, 0], 0).sum(1) / 10,
        win=0.0,
        pace=3e-3,
        curiosity=0.01,
    ),
    "taxi": Lesson(
        games=128,
        enough=40_000,
        few=("phase", "target", "rung", "token", "out"),
        many=lambda seen: [seen["money"] / 20, gifts_left(seen) / 20, seen["round_no"] / 10],
        by_seat=("money", "rung", "token", "out"),
        to_seat=2,
        looks=the_action_itself,
        worth=lambda seen: (seen["money"][:, 0] - seen["money"][:, 1:].max(1)) / 20,
        win=2.0,
        pace=1e-3,
        curiosity=0.02,
    ),
}


def from_seat(lesson: Lesson, seen: Seen) -> Seen:
    """The same, with the places of the seat that looks before those of the seats after it."""
    order = (seen["viewer"] + np.arange(SEATS)) % SEATS
    turned = {
        name: np.take_along_axis(seen[name], order.reshape(-1, *(1,) * (seen[name].ndim - 2), SEATS), -1)
        for name in lesson.by_seat
    }
    return seen | turned


def inputs_of(lesson: Lesson, seen: Seen) -> Array:
    few = np.hstack([seen[name] for name in lesson.few])[:, :, None] == FEW
    return np.hstack([few.reshape(len(few), -1), *lesson.many(seen), np.ones((len(few), 1))]).astype(np.float32)


def named_from_seat(lesson: Lesson, actions: Array, seat: int) -> Array:
    """The actions as whoever sits in the first seat would name them, where these name a seat."""
    names = (lesson.to_seat >= 0) & (actions >= lesson.to_seat) & (actions < lesson.to_seat + SEATS)
    return np.where(names, lesson.to_seat + (actions - lesson.to_seat - seat) % SEATS, actions)
