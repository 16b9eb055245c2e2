"""From the lobby to the game: who must be there, and what the table looks like once it has begun."""

from cabstand.core.game import refuse
from cabstand.table.plan import Plan, change, check_stage


def can_start(plan: Plan) -> None:
    check_stage(plan, "lobby")
    free = sum(1 for place in plan.places if not place.player and not place.bot)
    if plan.big:
        plan.find_game().new(len(plan.places) - free, plan.options)
        return
    if free:
        raise refuse("table-seats-open", free=free)
    if plan.waiting:
        raise refuse("table-guests-wait", guests=len(plan.waiting))


def begin_play(plan: Plan) -> Plan:
    """From the lobby to the game. On a big screen nobody waits for more people, and latecomers still find a team."""
    if plan.big:
        plan = change(plan, places=tuple(place for place in plan.places if place.player or place.bot))
    names = tuple(f"bot {place.bot}" if place.bot else place.label for place in plan.places)
    left = {} if plan.big else {"code": "", "waiting": ()}
    return change(plan, stage="playing", names=names, **left)
