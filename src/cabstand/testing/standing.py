"""On which rung of the ladder a game stands, and what it lacks for the next, in plain words."""

import traceback
from pathlib import Path
from typing import NamedTuple

from cabstand.core.game import Game
from cabstand.testing.suite import RUNGS, Check

LONGEST = 600


class Standing(NamedTuple):
    """How high a game has climbed. Rung 0 is the ground; `missing` is empty on the last rung."""

    game: str
    rung: int
    missing: tuple[str, ...]

    def __str__(self) -> str:
        where = f"{self.game} stands on rung {self.rung} of {len(RUNGS)}"
        where += f": {RUNGS[self.rung - 1].name}." if self.rung else ", on the ground."
        if not self.missing:
            return where
        head = f"For rung {self.rung + 1}, {RUNGS[self.rung].name}, it lacks:"
        return "\n".join([where, head, *(f"  - {what}" for what in self.missing)])


def ladder(game: Game, full: bool = False) -> Standing:
    """Climb rung by rung and stop at the first that does not hold; all that is missing there is told."""
    if not __debug__:
        raise RuntimeError("the checks speak by assert: run them without -O")
    for number, rung in enumerate(RUNGS):
        missing = [why for check in rung.checks if (why := _broken(check, game, full))]
        missing += [part.missing for part in rung.own if not part.is_there(game)]
        if missing:
            return Standing(game.name, number, tuple(missing))
    return Standing(game.name, len(RUNGS), ())


def _broken(check: Check, game: Game, full: bool) -> str:
    """Why a game does not keep a promise; nothing where it does."""
    try:
        check.run(game, check.games(game, full))
    except AssertionError as error:
        return f"{check.name}: {_shortened(str(error))}"
    except Exception as error:  # a stranger's code: whatever is wrong with it is what they want to hear
        last = traceback.extract_tb(error.__traceback__)[-1]
        return f"{check.name}: {type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"[:LONGEST]
    return ""


def _shortened(text: str) -> str:
    """What a check says, its middle left out where it is long: Numba names the rule and the line at the end."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"
