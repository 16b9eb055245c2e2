"""What is the same for everybody who plays Space Taxi to win, solved once: in memory, and on disk for the next process.

Making a season takes about half a minute with compiled rules; where rules are interpreted it would take days, so it is only
read there.
"""

import logging
from threading import Lock, Thread
from typing import Final

import numpy as np

from cabstand.bots.table_cache import Tables, find_kept, kept
from cabstand.core.rule import COMPILED
from cabstand.games.space_taxi.solver.season import Season, make_season

log = logging.getLogger("cabstand.bots")

SOURCES: Final = (
    "core/r*.py",
    *(f"games/space_taxi/{name}.py" for name in ("record", "moves", "rules", "plays", "throws")),
    *(f"games/space_taxi/solver/{name}.py" for name in ("places", "dice", "values", "turn", "aim", "season", "season_cache")),
)
_known: Final[dict[int, Season]] = {}
_making: Final[dict[int, Thread]] = {}
_lock: Final = Lock()


def season(seats: int) -> Season:
    """The season of so many seats, made now if nobody has made it before."""
    if seats not in _known:
        _known[seats] = _read(seats, kept(season_name(seats), SOURCES, lambda: _made(seats)))
    return _known[seats]


def season_if_kept(seats: int) -> Season | None:
    """The same for those who cannot wait: None while there is none. It is then being made, beside everything else."""
    if seats not in _known and (tables := find_kept(season_name(seats), SOURCES)) is not None:
        _known[seats] = _read(seats, tables)
    found = _known.get(seats)
    if found is None and COMPILED:
        with _lock:
            if seats not in _making:
                _making[seats] = Thread(target=_make, args=(seats,), daemon=True, name=f"season of {seats}")
                _making[seats].start()
    return found


def _make(seats: int) -> None:
    try:
        season(seats)
    except Exception:
        log.exception("the season of %d seats cannot be solved; bots go by rules of thumb", seats)


# --- on disk ---------------------------------------------------------------------------------------------------------


def season_name(seats: int) -> str:
    return f"space-taxi-season-{seats}"


def _read(seats: int, tables: Tables) -> Season:
    return Season(seats, tables["worth"], tables["scores"], tables["bank"].astype(np.int64))


def _made(seats: int) -> Tables:
    made = make_season(seats)
    return {"worth": made.worth, "scores": made.scores, "bank": made.bank.astype(np.int16)}
