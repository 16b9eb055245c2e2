"""Games that are laid in the store of a server: hands, tokens and people as a test wants them."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.in_process import InProcess
from tests.server.people import Laid

from cabstand.core import CHANCE, Game, find_game
from cabstand.core.rule import States
from cabstand.server.players import hashed
from cabstand.store.open import open_store
from cabstand.store.store import Player, Row, Store, Taken
from cabstand.table.plan import Dice, GameSettings, Invitation, Place, Plan, Progress, Seats, Settings
from cabstand.table.sheets import sheet_of

TOKENS: Final = {name: f"a-token-for-the-tests-of-{name}" for name in ("ada", "ben", "cleo", "dan", "eve", "fay")}
HANDS: Final = (
    ("lose-a-turn", "straight", "straight", "curve", "tee"),
    ("straight", "one-way", "curve", "curve", "straight"),
    ("straight", "curve", "curve", "tee", "tee"),
)
WITH_RED_LIGHT: Final = ("red-light", "one-way", "curve", "curve", "straight")
"""Seat 2's hand in the other world: it can stop a card that is aimed at it."""


def deal(game: Game, hands: Sequence[Sequence[str]]) -> list[str]:
    """The first lines of a game of Fare Play in which seat 1 begins and everybody has the hand that is wanted."""
    state = game.new(len(hands), {"starter": "1"})
    wanted = [f"draw {card}" for hand in hands for card in hand]
    outcomes, _ = _chance(game, state, wanted)
    return ["=> " + ", ".join(outcomes), "1: go"]


def _chance(game: Game, state: States, wanted: list[str]) -> tuple[list[str], States]:
    outcomes: list[str] = []
    while game.to_move(state) == CHANCE:
        could = [game.write_move(CHANCE, move) for move in game.outcomes(state)[0].tolist()]
        outcomes.append(wanted[len(outcomes)] if len(outcomes) < len(wanted) else could[0])
        state = game.apply(state, CHANCE, game.read_move(state, CHANCE, outcomes[-1]))
    return outcomes, state


def fare_play(table: str, hands: Sequence[Sequence[str]], seats: Sequence[Place]) -> tuple[Plan, list[str]]:
    """A game that waits for seat 1 to play a card at somebody."""
    return plan_of(table, seats, {"starter": "1"}), deal(find_game("fare-play"), hands)


def plan_of(table: str, seats: Sequence[Place], options: dict[str, str]) -> Plan:
    """A table at which Fare Play is under way."""
    names = tuple(f"bot {seat.bot}" if seat.bot else seat.name for seat in seats)
    return Plan(
        table=table,
        game=GameSettings("fare-play", 1, options),
        seats=Seats("ada", tuple(seats)),
        dice=Dice("5e" * 32),
        invitation=Invitation(hashed(f"invite-{table}")),
        settings=Settings(bot_pace="instant", watch=True),
        progress=Progress("playing", names),
    )


def sits(name: str) -> Place:
    return Place(name, name.title())


THREE: Final = (sits("ada"), sits("ben"), sits("cleo"))


def lay_in(folder: Path, *games: tuple[Plan, list[str]]) -> list[Laid]:
    """Put games into the store of a server that is not running yet."""
    with ThreadPoolExecutor(1) as aside:  # a browser that is open has a loop of its own here
        aside.submit(asyncio.run, _lay_in(folder / "tables.sqlite", games)).result()
    return [Laid(plan.table, f"invite-{plan.table}") for plan, _ in games]


def lay_at(house: InProcess, *games: tuple[Plan, list[str]]) -> list[Laid]:
    """Put games into the store of a server of this process, which is running."""
    house.wait_for(_lay(house.opened_store, games))
    return [Laid(plan.table, f"invite-{plan.table}") for plan, _ in games]


async def _lay_in(path: Path, games: Sequence[tuple[Plan, list[str]]]) -> None:
    store = await open_store(path)
    await _lay(store, games)
    await store.close()


async def _lay(store: Store, games: Sequence[tuple[Plan, list[str]]]) -> None:
    for name, token in TOKENS.items():
        with suppress(Taken):
            await store.players.add(Player(name, name.title(), int(time.time() * 1000)), hashed(token))
    for plan, lines in games:
        await store.tables.create(sheet_of(plan, 1, int(time.time() * 1000)), plan.seats.members)
        for seq, line in enumerate(lines, 1):
            await store.lines.append(Row(plan.table, seq, line, "test", 0, f"laid/{seq}"))
