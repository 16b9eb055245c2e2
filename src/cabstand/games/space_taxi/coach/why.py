"""Why a play of Space Taxi is worth what it is: what it makes sure of, and what it leaves to the dice."""

from collections.abc import Iterator
from itertools import product

from cabstand.core.game import StoryLine
from cabstand.core.rule import States, copied, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.rules import (
    CRYSTAL_SIDES,
    NOBODY,
    TILES,
    dice_in_hand,
    fuel_in_hand,
    fuel_total,
    in_all,
    launch_factor,
    launch_points,
    passenger_points,
    place_dice,
    smuggling_failed,
)


def why(state: States, play: int) -> list[StoryLine]:
    """After a throw: reasons for this play or against it, the most telling first."""
    after = copied(state)
    place_dice(after[0], play)
    after["open"][0, moves.size(play)] = 0
    if dice_in_hand(after[0]) == 0 and launch_factor(fuel_total(after[0])):
        return [StoryLine("space-taxi-coach-why-launch", {"points": int(launch_points(after[0]))})]
    return [*_smuggling(state, play), *_fuel(after, play), *_passengers(after, play), *_throws(after)]


def _smuggling(state: States, play: int) -> Iterator[StoryLine]:
    s = record(state)
    shown = int(s.crystal)
    if not shown:
        return
    if smuggling_failed(state[0]):
        yield StoryLine("space-taxi-coach-why-crystal-lost", {"shown": shown, "before": int(s.before)})
    elif moves.dice(play, moves.CRYSTAL):
        yield StoryLine("space-taxi-coach-why-crystal-now", {"shown": shown})
    elif shown > 1:
        yield StoryLine("space-taxi-coach-why-crystal-again", {"shown": shown, "fails": shown - 1, "sides": CRYSTAL_SIDES})


def _fuel(after: States, play: int) -> Iterator[StoryLine]:
    played = sum(moves.dice(play, moves.FUEL + face) for face in range(6))
    total, left = int(fuel_total(after[0])), int(fuel_in_hand(after[0]))
    if left == 0:
        factor = int(launch_factor(total))
        if not factor:
            yield StoryLine("space-taxi-coach-why-fuel-fails", {"total": total})
        elif played:
            yield StoryLine("space-taxi-coach-why-fuel-done", {"total": total, "factor": factor})
        return
    ways = [total + sum(shown) for shown in product(range(1, 7), repeat=left)]
    fits = sum(1 for way in ways if launch_factor(way))
    if total and left < 3:
        yield StoryLine("space-taxi-coach-why-fuel-open", {"total": total, "fits": fits, "ways": len(ways), "dice": left})


def _passengers(after: States, play: int) -> Iterator[StoryLine]:
    if paid := int(moves.coins_paid(play)):
        yield StoryLine("space-taxi-coach-why-coins", {"coins": paid})
    if nobodies := int(moves.dice(play, moves.THUMB)):
        yield StoryLine("space-taxi-coach-why-nobody", {"seats": nobodies})
    s = record(after)
    seated = sum(moves.dice(play, species) + moves.dice(play, moves.JOKER + species) for species in range(NOBODY))
    if seated and (points := int(passenger_points(after[0]))):
        yield StoryLine("space-taxi-coach-why-groups", {"points": points, "seats": int(in_all(s.aboard))})


def _throws(after: States) -> Iterator[StoryLine]:
    if launch_factor(fuel_total(after[0])) == 0 and fuel_in_hand(after[0]) == 0:
        return
    s = record(after)
    throws = sum(int(s.open[tile]) for tile in range(TILES))
    yield StoryLine("space-taxi-coach-why-throws", {"throws": throws, "dice": int(dice_in_hand(after[0]))})
