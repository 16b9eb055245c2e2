"""What a seat sees of a game of Space Taxi, and what it can choose from. Everything lies open: all seats see the same board."""

from typing import Literal

import msgspec

from cabstand.games.game import Refusal, Seat
from cabstand.games.rule import States, record
from cabstand.games.space_taxi import moves, notation, rules
from cabstand.games.space_taxi.plays import largest_open_tile
from cabstand.games.space_taxi.record import DONE, NOT_PLAYED, PLAY, RETURN, ROLL, THROW, Record

Ask = Literal["throw", "play", "return"]


class Die(msgspec.Struct, frozen=True):
    """One of the dice that lie there. `must` marks a failed smuggling die, which has to be among those played."""

    kind: Literal["passenger", "thumb", "fuel", "crystal"]
    face: str
    must: bool = False


class Tile(msgspec.Struct, frozen=True):
    """A number tile; where it cannot be used for this throw, the reason."""

    number: int
    open: bool
    refusal: Refusal | None = None


class Score(msgspec.Struct, frozen=True):
    points: int
    struck_out: bool


class SeatSheet(msgspec.Struct, frozen=True):
    """What belongs to one seat: coins, the scores of the rounds played, the total that counts."""

    coins: int
    scores: tuple[Score, ...]
    total: int


class Turn(msgspec.Struct, frozen=True):
    """The board as the seat in turn has filled it. `factor` is 0 until all three fuel dice are on the wings."""

    aboard: str
    wings: str
    fuel: int
    factor: int
    passenger_points: int
    mine: int
    smuggling_failed: bool
    crystal_before: int
    points: int
    """What the turn scores as it stands: nothing without a launch; coins not counted."""


class SpaceTaxiView(msgspec.Struct, frozen=True):
    """`ask` is what the viewer is asked for, None where it is not the viewer's move."""

    seats: int
    beyond_box: bool
    round: int
    rounds: int
    over: bool
    seat_in_turn: int | None
    ask: Ask | None
    dice_in_hand: int
    """How many dice are not yet played: those that the next throw takes, or that lie there."""
    dice: tuple[Die, ...]
    tiles: tuple[Tile, ...]
    turn: Turn
    pile: int
    sheets: tuple[SeatSheet, ...]
    can_turn_thumbs: int
    can_return: int


def view(hidden: States, seat: Seat | None) -> SpaceTaxiView:
    s: Record = record(hidden)
    asked = s.phase in (THROW, PLAY, RETURN) and seat == rules.seat_in_turn(s)
    coins = int(s.coins[rules.seat_in_turn(s)])
    names: dict[int, Ask] = {THROW: "throw", PLAY: "play", RETURN: "return"}
    return SpaceTaxiView(
        seats=int(s.seats),
        beyond_box=bool(s.seats < rules.BOX_SEATS),
        round=int(s.round_no) + 1,
        rounds=int(rules.rounds(s.seats)),
        over=bool(s.phase == DONE),
        seat_in_turn=int(rules.seat_in_turn(s)) + 1 if s.phase in (THROW, ROLL, PLAY, RETURN) else None,
        ask=names[int(s.phase)] if asked else None,
        dice_in_hand=int(rules.dice_in_hand(s)),
        dice=_dice(s),
        tiles=tuple(_tile(s, number) for number in range(rules.TILES)),
        turn=_turn(s),
        pile=int(s.pile),
        sheets=tuple(_sheet(s, n) for n in range(s.seats)),
        can_turn_thumbs=min(int(s.faces[moves.THUMB]), coins, _room(s)) if asked and s.phase == PLAY else 0,
        can_return=coins if asked and s.phase == RETURN else 0,
    )


def _room(s: Record) -> int:
    """How many dice of the player's choice the largest open tile takes."""
    return int(largest_open_tile(s)) - bool(rules.smuggling_failed(s))


def _dice(s: Record) -> tuple[Die, ...]:
    passengers = [Die("passenger", letter) for letter, n in zip("RGBYP", s.faces, strict=False) for _ in range(n)]
    thumbs = [Die("thumb", "T")] * int(s.faces[moves.THUMB])
    fuel = [Die("fuel", str(face + 1)) for face in range(6) for _ in range(s.fuels[face])]
    crystal = [Die("crystal", str(s.crystal), bool(rules.smuggling_failed(s)))] if s.crystal else []
    return (*passengers, *thumbs, *fuel, *crystal)


def _tile(s: Record, number: int) -> Tile:
    if not s.open[number]:
        return Tile(number, open=False, refusal=Refusal("space-taxi-tile-turned", {"tile": number}))
    if number == 0 and rules.smuggling_failed(s):
        return Tile(number, open=True, refusal=Refusal("space-taxi-failed-die-stays"))
    return Tile(number, open=True)


def _turn(s: Record) -> Turn:
    complete = rules.fuel_in_hand(s) == 0
    return Turn(
        aboard="".join(letter * n for letter, n in zip(notation.LETTERS, s.aboard, strict=True)),
        wings="".join(str(face + 1) * n for face, n in enumerate(s.wings)),
        fuel=int(rules.fuel_total(s)),
        factor=int(rules.launch_factor(rules.fuel_total(s))) if complete else 0,
        passenger_points=int(rules.passenger_points(s)),
        mine=int(s.mine),
        smuggling_failed=bool(s.aside),
        crystal_before=int(s.before),
        points=int(rules.launch_points(s)) if complete else 0,
    )


def _sheet(s: Record, seat: int) -> SeatSheet:
    rows = [row for row in range(rules.rounds(s.seats)) if s.scores[row, seat] != NOT_PLAYED]
    return SeatSheet(
        coins=int(s.coins[seat]),
        scores=tuple(Score(int(s.scores[row, seat]), bool(rules.is_struck_out(s, row, seat))) for row in rows),
        total=int(rules.total(s, seat)),
    )
