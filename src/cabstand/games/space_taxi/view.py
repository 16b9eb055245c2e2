"""What a seat sees of a game of Space Taxi, and what it can choose from. Everything lies open: all seats see the same board."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from cabstand.core.game import Refusal
from cabstand.core.rule import States, from_bytes, plain
from cabstand.games.space_taxi import moves, notation, rules
from cabstand.games.space_taxi.figures import Facts, facts
from cabstand.games.space_taxi.record import DONE, NOT_PLAYED, PLAY, RETURN, ROLL, STATE, THROW, Record

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


_ASKS: Final[dict[int, Ask]] = {THROW: "throw", PLAY: "play", RETURN: "return"}
_PASSENGERS: Final = tuple(Die("passenger", letter) for letter in notation.LETTERS[: rules.SPECIES])
_THUMB: Final = Die("thumb", notation.LETTERS[moves.THUMB])
_FUEL: Final = tuple(Die("fuel", str(face + 1)) for face in range(6))
_OPEN: Final = tuple(Tile(number, open=True) for number in range(rules.TILES))
_TURNED: Final = tuple(
    Tile(number, open=False, refusal=Refusal("space-taxi-tile-turned", {"tile": number})) for number in range(rules.TILES)
)
_ZERO_REFUSED: Final = Tile(0, open=True, refusal=Refusal("space-taxi-failed-die-stays"))


class _Seen(NamedTuple):
    """A board as the seat in turn sees it, and as everybody else does."""

    seat_in_turn: int
    by_seat_in_turn: SpaceTaxiView
    by_others: SpaceTaxiView


def view(hidden: States, seat: int | None) -> SpaceTaxiView:
    seen = _look_at(hidden.tobytes())
    return seen.by_seat_in_turn if seat == seen.seat_in_turn else seen.by_others


@lru_cache(maxsize=64)
def _look_at(board: bytes) -> _Seen:
    """A board lies there for as many viewers as there are: it is looked at once."""
    states = from_bytes(STATE, board)
    s: Record = plain(states)
    f = facts(states)
    everybody = SpaceTaxiView(
        seats=s.seats,
        beyond_box=s.seats < rules.BOX_SEATS,
        round=s.round_no + 1,
        rounds=f.rounds,
        over=s.phase == DONE,
        seat_in_turn=f.seat_in_turn + 1 if s.phase in (THROW, ROLL, PLAY, RETURN) else None,
        ask=None,
        dice_in_hand=f.dice_in_hand,
        dice=_dice(s, f),
        tiles=_tiles(s, f),
        turn=_turn(s, f),
        pile=s.pile,
        sheets=tuple([_sheet(s, f, n) for n in range(s.seats)]),
        can_turn_thumbs=0,
        can_return=0,
    )
    if s.phase not in _ASKS:
        return _Seen(f.seat_in_turn, everybody, everybody)
    coins = s.coins[f.seat_in_turn]
    room = f.largest_open_tile - f.smuggling_failed  # dice of the player's choice that the largest open tile takes
    thumbs = min(s.faces[moves.THUMB], coins, room) if s.phase == PLAY else 0
    back = coins if s.phase == RETURN else 0
    asked = msgspec.structs.replace(everybody, ask=_ASKS[s.phase], can_turn_thumbs=thumbs, can_return=back)
    return _Seen(f.seat_in_turn, asked, everybody)


def _dice(s: Record, f: Facts) -> tuple[Die, ...]:
    dice: list[Die] = []
    for die, count in zip((*_PASSENGERS, _THUMB, *_FUEL), (*s.faces, *s.fuels), strict=True):
        dice += [die] * count
    if s.crystal:
        dice.append(Die("crystal", str(s.crystal), bool(f.smuggling_failed)))
    return tuple(dice)


def _tiles(s: Record, f: Facts) -> tuple[Tile, ...]:
    zero = _ZERO_REFUSED if f.smuggling_failed else _OPEN[0]
    faces = zip((zero, *_OPEN[1:]), _TURNED, s.open, strict=True)
    return tuple([given if is_open else turned for given, turned, is_open in faces])


def _turn(s: Record, f: Facts) -> Turn:
    complete = f.fuel_in_hand == 0
    return Turn(
        aboard="".join([letter * n for letter, n in zip(notation.LETTERS, s.aboard, strict=True)]),
        wings="".join([face * n for face, n in zip("123456", s.wings, strict=True)]),
        fuel=f.fuel_total,
        factor=f.launch_factor if complete else 0,
        passenger_points=f.passenger_points,
        mine=s.mine,
        smuggling_failed=bool(s.aside),
        crystal_before=s.before,
        points=f.launch_points if complete else 0,
    )


def _sheet(s: Record, f: Facts, seat: int) -> SeatSheet:
    played = [row for row in range(f.rounds) if s.scores[row][seat] != NOT_PLAYED]
    scores = tuple([Score(s.scores[row][seat], bool(f.is_struck_out[row][seat])) for row in played])
    return SeatSheet(s.coins[seat], scores, f.total[seat])
