"""Asking the coach: during a game where that is allowed, about one's own seat; and about any game that is over."""

from typing import Annotated, Final

import msgspec
from litestar import get, post

from cabstand.bots.coach import Act, Advice, SeatReview
from cabstand.games import Actor, Game, Seat
from cabstand.games.game import refuse
from cabstand.games.rule import States
from cabstand.server.coach import CoachPool, WarmingUp
from cabstand.server.errors import NotYours
from cabstand.server.language import words_for
from cabstand.server.limits import COACH, REPLAYS
from cabstand.server.live import Live
from cabstand.server.messages import OpenLog
from cabstand.server.replays import Played, no_log
from cabstand.server.routes import Req, limit, player_of, table_of
from cabstand.table.fold import lasting
from cabstand.table.log import LogError, read_log
from cabstand.table.plan import change, check_stage

PlayText = Annotated[str, msgspec.Meta(max_length=200)]


class Coached(msgspec.Struct, frozen=True):
    """The coach's word on the table as it was at line `seq`. Instead of it, `warming`: how far the coach is, in percent, with
    tables that it makes once; ask again soon."""

    seq: int
    advice: Advice | None
    warming: int | None


class Reviewed(msgspec.Struct, frozen=True):
    """A game gone through, seat by seat; no seats while the coach is `warming` up."""

    seats: list[SeatReview]
    warming: int | None


def coach_of(request: Req) -> CoachPool:
    coach: CoachPool = request.app.state.coach
    return coach


@get("/api/tables/{table:str}/coach", status_code=200)
async def coach_table(request: Req, table: str, seat: int, play: PlayText = "", deep: bool = False) -> Coached:
    """What my seat can do now and what it is worth, and the same for a play of my choice; `deep` with the chance to win,
    which may take some seconds."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    limit(request, "coach", COACH)
    live.check_seat(player.id, seat - 1)
    check_stage(live.plan, "playing")
    if not live.plan.may_be_coached:
        raise NotYours(refuse("coach-not-allowed").refusal)
    await tell_everybody(live, seat)
    seq, state = live.seq, live.table.state
    try:
        return Coached(seq, await advice(request, live.game, state, seat - 1, play, deep), None)
    except WarmingUp as early:
        return Coached(seq, None, early.share)


async def advice(request: Req, game: Game, state: States, seat: int, play: str, deep: bool) -> Advice:
    chosen = game.read_move(state, Actor(seat), play) if play else None
    return await coach_of(request).advise(game, state, Seat(seat), chosen, deep)


async def tell_everybody(live: Live, seat: int) -> None:
    """Among several people everybody sees who has asked the coach."""
    if live.plan.coach and seat not in live.plan.coached:
        async with live.alone():
            await live.save(change(live.plan, coached=tuple(sorted({*live.plan.coached, seat}))))


@get("/api/tables/{table:str}/review", status_code=200)
async def review_table(request: Req, table: str) -> Reviewed:
    """A game that is over gone through: luck and skill of every seat, and the moments that mattered."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    limit(request, "replays", REPLAYS)
    if live.plan.stage != "over":
        raise refuse("table-not-over")
    fold = live.table.fold
    played = await request.app.state.replays.find(f"table {table}", fold.header, list(enumerate(fold.lines, 1)))
    return await reviewed(request, played)


@post("/api/replays/review", status_code=200)
async def review_log(request: Req, data: OpenLog) -> Reviewed:
    """The same for a log from a file."""
    limit(request, "replays", REPLAYS)
    try:
        header, lines = read_log(data.log)
        played = await request.app.state.replays.find(data.log, header, lines)
    except LogError as error:
        raise no_log(error, words_for(request)) from None
    return await reviewed(request, played)


async def reviewed(request: Req, played: Played) -> Reviewed:
    acts = [Act(seq, step.actor, step.move) for seq, step in lasting(played.steps[1:])]
    try:
        return Reviewed(await coach_of(request).review(played.fold.game, played.states[0], acts), None)
    except WarmingUp as early:
        return Reviewed([], early.share)


COACHING: Final = [coach_table, review_table, review_log]
