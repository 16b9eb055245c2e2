"""Who may let a wrong answer count: the asker, or more than half of the other people; among bots alone whoever gave it."""

from collections.abc import Mapping
from typing import Final

from cabstand.core.referee import Asked
from cabstand.server.standing import Standing

COUNTS: Final = "1"
COUNTS_NOT: Final = "0"


def judges(standing: Standing, asked: Asked) -> list[int]:
    """The seats that may say whether a wrong answer counts."""
    if asked.asker < 0 or asked.in_pieces or standing.bot_of(asked.seat):
        return []
    places = range(len(standing.plan.seats.places))
    others = [seat for seat in places if seat != asked.seat and not standing.bot_of(seat)]
    return others or [asked.seat]


def undecided(standing: Standing, asked: Asked, said: Mapping[int, str]) -> list[int]:
    """Those who have not said it yet."""
    return [seat for seat in judges(standing, asked) if seat == asked.seat or seat not in said]


def decision(said: Mapping[int, bool], asker: int, present: frozenset[int]) -> bool | None:
    """What follows from what the judges have said so far; None: others may still turn it.

    The asker alone can let it count. Otherwise it takes more than half of those who are present.
    """
    if said.get(asker):
        return True
    voters = present | said.keys()
    yes = sum(said.values())
    if 2 * yes > len(voters):
        return True
    open_to = len(voters - said.keys())
    asker_may = asker in voters and asker not in said
    return None if asker_may or 2 * (yes + open_to) > len(voters) else False
