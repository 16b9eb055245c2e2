"""How long somebody has for a turn."""

from cabstand.table.plan import Plan


def seconds_of_turn(plan: Plan, began: int | None, wall: float) -> float:
    """All of a turn that begins now. Of a slow one that began before the server did (milliseconds since 1970), what is left
    by the clock on the wall.

    As far as the wall clock can be believed: it may have been set, so a quarter of a turn always is.
    """
    whole = float(plan.settings.seconds)
    if began is None or plan.settings.pace != "slow":
        return whole
    return min(whole, max(whole / 4, whole - (wall - began / 1000)))
