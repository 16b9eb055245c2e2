"""What the screen in the browser knows of the rules, so that it can look ahead.

`./cab types` writes it into `web/facts.json`.
"""

from typing import Final

from cabstand.games.space_taxi.rules import PASSENGER_DICE, POINTS_OF_A_COIN, group_points, launch_factor

_MOST_FUEL: Final = 18

FACTS: Final[dict[str, object]] = {
    "group_points": [int(group_points(aliens)) for aliens in range(PASSENGER_DICE + 1)],
    "factors": {str(fuel): int(launch_factor(fuel)) for fuel in range(_MOST_FUEL + 1) if launch_factor(fuel)},
    "points_of_a_coin": POINTS_OF_A_COIN,
}
