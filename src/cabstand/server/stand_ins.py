"""Bots that play for people who are not there: who may set one, and what it says for them."""

from typing import Final

from litestar import post
from msgspec.structs import replace

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.server.absence import they_are_here
from cabstand.server.errors import not_your_seat
from cabstand.server.live import Live
from cabstand.server.requests import StandIn
from cabstand.server.routes import Req, at_table
from cabstand.server.stages import end_if_given_up
from cabstand.server.tally import MOST_CHANGES
from cabstand.table.plan import Plan, change, check_not_daily, check_stage, with_place
from cabstand.table.told import ToldPlan, told_plan


@post("/api/tables/{table:str}/stand-in", status_code=200)
async def stand_in(request: Req, table: str, data: StandIn) -> ToldPlan:
    """Let a bot play for somebody who is not there; anybody who sits there takes the seat back at any time."""
    async with at_table(request, table) as (player, live):
        level = usual_bot(live.table.game) if data.level is None else data.level
        await set_stand_in(live, player.id, data.seat - 1, level)
    return told_plan(live.plan, player.id)


async def set_stand_in(live: Live, player: str, seat: int, level: str) -> None:
    check_stage(live.plan, "playing")
    check_not_daily(live.plan)
    if not live.plan.may_arrange(player) or seat >= len(live.plan.seats.places):
        raise not_your_seat(seat + 1)
    place = live.plan.seats.places[seat]
    is_mine = player in place.people
    if not place.player or (not is_mine and (not level or is_at_the_table(live, seat))):
        raise they_are_here(seat)
    if level:
        find_bot(live.table.game, level)
        live.tally.check_room(MOST_CHANGES)
    is_unasked = bool(level) and (is_mine or place.unasked)
    await live.save(with_place(live.plan, seat, replace(place, stand_in=level, unasked=is_unasked)))
    if level != place.stand_in:
        await live.note(f"sit {seat + 1} {f'bot {level}' if level else 'player'}")
    await end_if_all_agree(live)


def is_at_the_table(live: Live, seat: int) -> bool:
    """Whether anybody on a seat follows the table, or has just asked for something there."""
    return live.attendance.anybody_here(seat) or live.waits.saw_lately(live.plan.seats.places[seat].people)


async def end_if_all_agree(live: Live) -> None:
    """End the game if all who play want it to end. A bot that others set says nothing for a seat until its people have been
    awaited in vain: otherwise one player alone could end a game and read every hand."""
    excused = excuse(live.plan, live.waits.left(live.plan))
    if excused != live.plan:
        await live.save(excused)
    await end_if_given_up(live)


def excuse(plan: Plan, left: list[float | None]) -> Plan:
    """The plan in which seats are not asked whose people did not come back in time and for whom a bot plays."""
    return change(
        plan,
        places=tuple(
            replace(place, unasked=True) if place.stand_in and seconds == 0 else place
            for place, seconds in zip(plan.seats.places, left, strict=True)
        ),
    )


STAND_INS: Final = [stand_in]
