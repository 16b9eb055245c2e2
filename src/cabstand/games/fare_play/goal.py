"""What the reader still needs to win, in one line: from what their view shows, and for their own seat only."""

from typing import Final

from cabstand.core.game import StoryLine
from cabstand.games.fare_play.view import Driver, FarePlayView

_MISSING: Final = "?"
_BLOCKED: Final = "!"


def goal_of(view: FarePlayView, seat: int) -> StoryLine | None:
    """The line for a seat, counted from 1; None once the game is over."""
    if view.over:
        return None
    driver = view.drivers[seat - 1]
    if driver.fare is None:
        return StoryLine("fare-play-goal-none", {})
    if driver.declared:
        return _declared(view, driver, seat)
    if driver.path_clear:
        return StoryLine("fare-play-goal-declare", {})
    return _undeclared(view, driver, *driver.fare)


def _declared(view: FarePlayView, driver: Driver, seat: int) -> StoryLine:
    """Two players must stay clear for longer, and what is blocked then does not win at once."""
    two = int(view.seats == 2)
    if driver.path_clear:
        return StoryLine("fare-play-goal-hold", {"two": two, "skips": int(driver.skips)})
    return StoryLine("fare-play-goal-mend", {"two": two, "now": int(view.seat_in_turn == seat)})


def _undeclared(view: FarePlayView, driver: Driver, start: str, end: str) -> StoryLine:
    ends: dict[str, int | str] = {"start": start, "end": end}
    laid = {card.card for card in view.map}
    if absent := [place for place in (start, end) if place not in laid]:
        return StoryLine("fare-play-goal-absent", {**ends, "card": absent[0], "count": len(absent)})
    if not driver.way:
        return StoryLine("fare-play-goal-far", ends)
    roads = sum(step.endswith(_MISSING) for step in driver.way)
    blocked = [step.split(" ")[0] for step in driver.way if step.endswith(_BLOCKED)]
    if not blocked:
        return StoryLine("fare-play-goal-roads", {**ends, "roads": roads})
    tokens = {card.square: card.token or "hearse" for card in view.map}
    blockers: dict[str, int | str] = {"card": tokens[blocked[0]], "count": len(blocked)}
    if not roads:
        return StoryLine("fare-play-goal-blocked", {**ends, **blockers})
    return StoryLine("fare-play-goal-both", {**ends, **blockers, "roads": roads})
