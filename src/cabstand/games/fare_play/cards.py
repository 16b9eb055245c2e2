"""The cards of Fare Play by number, and the deck as data: checked when it is read."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from cabstand.core.game import refuse
from cabstand.core.rule import Ints

# Road
STRAIGHT, CURVE, ONE_WAY, CROSSROAD, TEE, DOUBLE_CURVE, BRIDGE = range(7)
# Location, in the order that gives the fares their direction
CHURCH, AIRPORT, HOTEL, THEATRE, STADIUM, STATION = range(7, 13)
# Obstacle, each with a token of its own
ROAD_WORKS, TRAFFIC_JAM, BLIZZARD, PARADE = range(13, 17)
HEARSE = 17
# Access, in the order of the obstacles they remove; the last removes any token
ROAD_CREW, TRAFFIC_POLICE, SNOW_PLOUGH, STREET_SWEEPERS, ALL_CLEAR = range(18, 23)
# Traffic
LOSE_A_TURN, STEAL_A_FARE, SWAP_HANDS, PASS_LEFT, RESURFACE, U_TURN, FAST_LANE, RUSH_HOUR = range(23, 31)
# Reaction
RED_LIGHT, DETOUR = range(31, 33)

KINDS: Final = 33
ROADS: Final = 7
LOCATIONS: Final = 6
OBSTACLES: Final = 4
FARES: Final = 15
MOST_LAID: Final = 68  # the starting segment, 61 roads and 6 locations
_GROUPS: Final = ("road", "location", "obstacle", "hearse", "access", "traffic", "reaction")
_SIZES: Final = {"start": 1, "road": 61, "location": 6, "obstacle": 11, "hearse": 1, "access": 7, "traffic": 15, "reaction": 3}


@cache
def deck() -> dict[str, dict[str, int]]:
    """The groups of the deck, each with its cards and how many there are.

    The groups are those of the rule sheet; the make-up inside a group is ours. The order of the cards is part of how one is
    drawn, and the page reads the same file to draw it again.
    """
    return check_deck(json.loads(files("cabstand.games.fare_play").joinpath("data/deck.json").read_text(encoding="utf-8")))


def check_deck(groups: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """The same deck, or a refusal that names the group that does not have the cards of the rule sheet."""
    for group, size in _SIZES.items():
        found = sum(groups.get(group, {}).values())
        if found != size:
            raise refuse("fare-play-bad-deck", group=group, found=found, wanted=size)
    return groups


CARD_NAMES: Final = tuple(name for group in _GROUPS for name in deck()[group])
CARD_COUNTS: Final[Ints] = np.array([count for group in _GROUPS for count in deck()[group].values()], np.int64)
TOKEN_COUNTS: Final[Ints] = np.array([deck()["tokens"][name] for name in deck()["obstacle"]], np.int64)


def _fares() -> Ints:
    """One fare for each pair of locations, i to j (i < j) if j - i is odd, else j to i: start and end, counted from 0."""
    pairs = [(i, j) if (j - i) % 2 else (j, i) for i in range(LOCATIONS) for j in range(i + 1, LOCATIONS)]
    return np.array(pairs, np.int64)


FARE_ENDS: Final = _fares()
