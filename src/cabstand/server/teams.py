"""What people do who share a seat: sit down together, give themselves a name, go their own way."""

from typing import Annotated, Final

import msgspec
from litestar import post

from cabstand.core.game import refuse
from cabstand.server.errors import no_such_table, not_your_seat
from cabstand.server.live import Live
from cabstand.server.permissions import check_seat
from cabstand.server.players import clean_name
from cabstand.server.requests import SeatNumber, SeatOnly
from cabstand.server.routes import Req, at_table, need_host
from cabstand.server.sight import knows_more
from cabstand.server.tally import MOST_CHANGES
from cabstand.store.store import Player
from cabstand.table.plan import NAME_LENGTH
from cabstand.table.teams import check_open_team, join_team, name_team, put_out
from cabstand.table.told import ToldPlan, told_plan


class TeamName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the team of a seat calls itself; nothing: it goes by the names of its people."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)] = ""


class PutOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of a team, counted from 1 as in `people`; the first of them cannot be put out."""

    seat: SeatNumber
    person: Annotated[int, msgspec.Meta(ge=2, le=99)]


@post("/api/tables/{table:str}/team", status_code=200)
async def share_seat(request: Req, table: str, data: SeatOnly) -> ToldPlan:
    """Sit down with somebody: before the start, instead of on my own seat. With a big screen's code, during a game too, as long
    as the team sees no more than the room does. A team that holds a secret, or will be dealt one, invites by its link."""
    async with at_table(request, table) as (player, live):
        if not live.plan.seats.of(player.id) and not (live.plan.settings.big and live.plan.seats.waits(player.id)):
            raise no_such_table()
        await sit_with_team(live, data.seat - 1, player, is_invited=False)
        live.audience.tell_all()
    return told_plan(live.plan, player.id)


async def sit_with_team(live: Live, seat: int, player: Player, is_invited: bool) -> None:
    """Put one more person on a seat; in a game this is a line in the log, so that everybody knows since when."""
    joined = join_team(live.plan, seat, player.id, player.name)
    if joined is live.plan:
        return
    if not is_invited:
        check_open_team(live.plan, seat, player.id)
        if live.plan.progress.stage == "playing" and knows_more(live.table.game, live.table.state, seat):
            raise refuse("table-team-knows-more")
    if live.plan.progress.stage == "playing":
        live.tally.check_room(MOST_CHANGES)
    await live.save(joined)
    if live.plan.progress.stage == "playing":
        await live.note(f"join {seat + 1}")


@post("/api/tables/{table:str}/team-name", status_code=200)
async def call_team(request: Req, table: str, data: TeamName) -> ToldPlan:
    async with at_table(request, table) as (player, live):
        check_seat(live.plan, player.id, data.seat - 1)
        await live.save(name_team(live.plan, data.seat - 1, clean_name(data.name) if data.name.strip() else ""))
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/put-out", status_code=200)
async def put_out_of_team(request: Req, table: str, data: PutOut) -> ToldPlan:
    """The first on a seat asks somebody of the team to go; before the start the host can too."""
    async with at_table(request, table) as (player, live):
        if data.seat > len(live.plan.seats.places):
            raise not_your_seat(data.seat)
        if live.plan.seats.places[data.seat - 1].player != player.id:
            need_host(live, player)
            if live.plan.progress.stage != "lobby":
                raise not_your_seat(data.seat)
        await live.save(put_out(live.plan, data.seat - 1, data.person))
        live.audience.tell_all()
    return told_plan(live.plan, player.id)


TEAMS: Final = [share_seat, call_team, put_out_of_team]
