"""From the lobby to the game: who must be there, and what the table looks like once it has begun."""

from cabstand.core.game import refuse
from cabstand.table.plan import Plan, change, check_stage


def can_start(plan: Plan) -> None:
    check_stage(plan, "lobby")
    free = sum(1 for place in plan.seats.places if place.is_open)
    if plan.settings.big:
        plan.game.find().new(len(plan.seats.places) - free, plan.game.options)
        return
    if free:
        raise refuse("table-seats-open", free=free)
    if plan.seats.waiting:
        raise refuse("table-guests-wait", guests=len(plan.seats.waiting))


def begin_play(plan: Plan) -> Plan:
    """From the lobby to the game. On a big screen nobody waits for more people, and latecomers still find a team."""
    if plan.settings.big:
        plan = change(plan, places=tuple(place for place in plan.seats.places if not place.is_open))
    names = tuple(f"bot {place.bot}" if place.bot else place.label for place in plan.seats.places)
    left = {} if plan.settings.big else {"code": "", "waiting": ()}
    return change(plan, stage="playing", names=names, **left)
