"""Giving up: the game ends as it stands as soon as every seat that is asked agrees."""

from cabstand.core.game import refuse
from cabstand.table.plan import Plan, change, check_stage


def asked_to_give_up(plan: Plan) -> list[int]:
    """Seats that have not agreed to end the game; one of a team is enough. Bots are not asked, nor are people who have let
    one play for them, who were awaited in vain, or who have deleted their name. A stand-in that others set asks on."""
    return [
        seat
        for seat, place in enumerate(plan.seats.places)
        if place.people.keys() - {*plan.seats.forgotten}
        and not (place.stand_in and place.unasked)
        and not place.people.keys() & {*plan.progress.giving_up}
    ]


def is_given_up(plan: Plan) -> bool:
    return any(plan.seats.of(player) for player in plan.progress.giving_up) and not asked_to_give_up(plan)


def agree_to_give_up(plan: Plan, player: str, agree: bool) -> Plan:
    """The first player who agrees proposes it. One who does not agree ends the proposal, even the one who made it."""
    check_stage(plan, "playing")
    agreed = plan.progress.giving_up
    if agree:
        return plan if player in agreed else change(plan, giving_up=(*agreed, player))
    if not agreed:
        raise refuse("table-nothing-proposed")
    return change(plan, giving_up=())
