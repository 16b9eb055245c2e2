"""What the host arranges before the start: how many seats there are, who gets them, and what the game is played with.

Changes are functions from a plan to a plan, as in `plan`; what cannot be is refused with a reason.
"""

from collections.abc import Mapping

from cabstand.core.game import refuse
from cabstand.table.names import refuse_alike
from cabstand.table.plan import Pace, Place, Plan, change, check_not_daily, check_stage


def add_seat(plan: Plan, bot: str = "") -> Plan:
    """One more seat, after the others: open, or a bot's."""
    return _with_places(plan, (*plan.seats.places, _bot_or_open(plan, bot)))


def give_seat(plan: Plan, seat: int, bot: str = "") -> Plan:
    """Give a seat that no person has to a bot; without one, open it for people."""
    _check_free(plan, seat)
    places = plan.seats.places
    return _with_places(plan, (*places[:seat], _bot_or_open(plan, bot), *places[seat + 1 :]))


def close_seat(plan: Plan, seat: int) -> Plan:
    """Take away a seat that no person has."""
    _check_free(plan, seat)
    return _with_places(plan, (*plan.seats.places[:seat], *plan.seats.places[seat + 1 :]))


def settle(
    plan: Plan, options: Mapping[str, str], pace: Pace, seconds: int, answer_seconds: int, watch: bool, chat: bool, coach: bool
) -> Plan:
    """Play with other options of the game, or another way."""
    settled = change(
        plan,
        options=dict(options),
        answer_seconds=answer_seconds,
        pace=pace,
        seconds=seconds if pace != "none" else 0,
        watch=watch,
        chat=chat,
        coach=coach,
    )
    return _checked(settled)


def _bot_or_open(plan: Plan, bot: str) -> Place:
    """A bot's seat, whose name nobody here has, or an open one."""
    if bot:
        refuse_alike(bot, [name for place in plan.seats.places for name in (*place.people.values(), place.team)])
    return Place(bot=bot)


def _check_free(plan: Plan, seat: int) -> None:
    if not 0 <= seat < len(plan.seats.places) or plan.seats.places[seat].player:
        raise refuse("table-seat-not-free", seat=seat + 1)


def _with_places(plan: Plan, places: tuple[Place, ...]) -> Plan:
    return _checked(change(plan, places=places))


def _checked(plan: Plan) -> Plan:
    """Refuse what the game cannot be played with."""
    check_stage(plan, "lobby")
    check_not_daily(plan)
    game = plan.game.find()
    if not game.ends_by_itself(game.new(len(plan.seats.places), plan.game.options)):
        raise refuse("table-endless")
    return plan
