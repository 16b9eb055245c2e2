"""The legend that is printed on the board of Space Taxi, for those who ask for help. Seven languages have it."""

from typing import Final

from rich.table import Table
from rich.text import Text

from cabstand.core.screen import Words
from cabstand.games.space_taxi.rules import COINS, CRYSTAL_SIDES, FUEL_DICE, PASSENGER_DICE, TILES, group_points, launch_factor

_FACES: Final = {
    "R": "space-taxi-legend-alien-red",
    "G": "space-taxi-legend-alien-green",
    "B": "space-taxi-legend-alien-blue",
    "Y": "space-taxi-legend-alien-yellow",
    "P": "space-taxi-legend-alien-purple",
    "T": "space-taxi-legend-thumbs-up",
}
_GROUPS: Final = (
    "space-taxi-legend-single",
    "space-taxi-legend-pair",
    "space-taxi-legend-three",
    "space-taxi-legend-four",
    "space-taxi-legend-five",
    "space-taxi-legend-six",
)
_COIN_POINTS: Final = 2


def legend(words: Words) -> Table:
    """Part by part as on the board: what lies there, and what it counts."""
    table = Table(title=words.say("space-taxi-legend-scoring"), title_justify="left", show_header=False, box=None)
    for part, lines in _parts(words).items():
        table.add_row(Text(words.say(part), "bold"), Text("\n".join(lines)))
    return table


def _parts(words: Words) -> dict[str, list[str]]:
    say = words.say
    faces = ", ".join(f"{face} {say(name)}" for face, name in _FACES.items())
    groups = ", ".join(f"{say(name)} {group_points(count) or ''}".strip() for count, name in enumerate(_GROUPS, 1))
    return {
        "space-taxi-legend-tiles": [", ".join(say("space-taxi-legend-tile", number=number) for number in range(TILES))],
        "space-taxi-legend-seats": [
            f"{PASSENGER_DICE} {say('space-taxi-legend-passenger-dice')} – {faces}",
            f"{say('space-taxi-legend-passenger-points')} – {groups}",
            say("space-taxi-legend-full-taxi"),
        ],
        "space-taxi-legend-wings": [
            f"{FUEL_DICE} {say('space-taxi-legend-fuel-dice')}",
            f"{say('space-taxi-legend-fuel-points')} – {_launches(words)}",
        ],
        "space-taxi-legend-mine": [
            f"s {say('space-taxi-legend-smuggling-die')} – {say('space-taxi-legend-crystals')}",
            f"{say('space-taxi-legend-smuggling-points')} – 1…{CRYSTAL_SIDES}",
        ],
        "space-taxi-legend-coins": [
            f"{COINS} – {say('space-taxi-legend-pile')}",
            f"{say('space-taxi-legend-coin-points')} – {_COIN_POINTS}",
        ],
        "space-taxi-legend-sheet": [
            f"{say('space-taxi-legend-round')}, {say('space-taxi-legend-total')}",
            f"(12) – {say('space-taxi-legend-struck-out')}",
        ],
    }


def _launches(words: Words) -> str:
    """Every fuel total that lifts off with its factor, and those that do not."""
    lifts = [total for total in range(FUEL_DICE, 6 * FUEL_DICE + 1) if launch_factor(total)]
    told = [f"{total} → {words.say('space-taxi-legend-times', factor=int(launch_factor(total)))}" for total in lifts]
    launch, failed = words.say("space-taxi-legend-launch"), words.say("space-taxi-legend-failed-launch")
    return f"{launch} {', '.join(told)} – {failed} ≤{lifts[0] - 1}, ≥{lifts[-1] + 1}"
