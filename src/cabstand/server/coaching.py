"""Asking the coach: during a game where that is allowed, about one's own seat; and about any moment of a game that is over."""

from typing import Final

import msgspec
from litestar import get, post

from cabstand.core import Actor, Game, Move, Seat
from cabstand.core.coach import Act, Advice, Measure, SeatReview
from cabstand.core.game import StoryLine, refuse
from cabstand.core.rule import States
from cabstand.server.coach import CoachPool, WarmingUp
from cabstand.server.errors import NotYours
from cabstand.server.limits import COACH, REPLAYS
from cabstand.server.live import Live
from cabstand.server.permissions import check_seat
from cabstand.server.queries import AtLine, MoveText, MySeat
from cabstand.server.replays import Played, played_log, shelf_of
from cabstand.server.requests import OpenLog, OpenLogAt
from cabstand.server.routes import Req, address_of, limit, player_of, table_of
from cabstand.table.fold import UNDO, lasting
from cabstand.table.plan import change, check_stage


class Coached(msgspec.Struct, frozen=True):
    """The coach's word on the table as it was at line `seq`. With `warming` it goes by rules of thumb, or says nothing yet:
    that is how far the coach is, in percent, with tables that it makes once; ask again soon. Neither, where nobody was asked at
    a moment of a replay."""

    seq: int
    advice: Advice | None
    warming: int | None


class Reviewed(msgspec.Struct, frozen=True):
    """A game gone through, seat by seat: `means` says where the figures come from and how sure they are. No seats while the
    coach is `warming` up."""

    seats: list[SeatReview]
    warming: int | None
    measure: Measure = Measure.POINTS
    means: list[StoryLine] = []


def coach_of(request: Req) -> CoachPool:
    coach: CoachPool = request.app.state.coach
    return coach


@get("/api/tables/{table:str}/coach", status_code=200)
async def coach_table(request: Req, table: str, seat: MySeat, play: MoveText = "", deep: bool = False) -> Coached:
    """What my seat can do now and what it is worth, and the same for a play of my choice; `deep` with the chance to win,
    which may take some seconds."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    limit(request, "coach", COACH)
    check_seat(live.plan, player.id, seat - 1)
    check_stage(live.plan, "playing")
    if not live.plan.may_be_coached:
        raise NotYours(refuse("coach-not-allowed").refusal)
    await tell_everybody(live, seat)
    seq, game, state = live.seq, live.table.game, live.table.state
    chosen = game.read_move(state, Actor(seat - 1), play) if play else None
    return await coached(request, seq, game, state, Seat(seat - 1), chosen, deep)


async def coached(request: Req, seq: int, game: Game, state: States, seat: Seat, chosen: Move | None, deep: bool) -> Coached:
    try:
        return Coached(seq, await coach_of(request).advise(address_of(request), game, state, seat, chosen, deep), None)
    except WarmingUp as early:
        return Coached(seq, early.advice, early.share)


async def tell_everybody(live: Live, seat: int) -> None:
    """Among several people everybody sees who has asked the coach."""
    if live.plan.settings.coach and seat not in live.plan.progress.coached:
        async with live.alone():
            await live.save(change(live.plan, coached=tuple(sorted({*live.plan.progress.coached, seat}))))


# --- games that are over ----------------------------------------------------------------------------------------------


async def played_table(request: Req, table: str) -> Played:
    """The game of a table, once it is over."""
    live = await table_of(request, table, await player_of(request))
    if live.plan.progress.stage != "over":
        raise refuse("table-not-over")
    fold = live.table.fold
    async with shelf_of(request).turn(address_of(request)):
        return await shelf_of(request).find(f"table {table}", fold.header, list(enumerate(fold.lines, 1)))


async def played_file(request: Req, log: str) -> Played:
    """The game of a log from a file."""
    async with shelf_of(request).turn(address_of(request)):
        return await played_log(request, log)


@get("/api/tables/{table:str}/replay/coach", status_code=200)
async def coach_replay(request: Req, table: str, at: AtLine, deep: bool = False) -> Coached:
    """What the seat that was asked after line `at` of a game that is over could do, and what it did."""
    limit(request, "coach", COACH)
    return await coached_at(request, await played_table(request, table), at, deep)


@post("/api/replays/coach", status_code=200)
async def coach_log(request: Req, data: OpenLogAt) -> Coached:
    """The same for a log from a file."""
    limit(request, "coach", COACH)
    return await coached_at(request, await played_file(request, data.log), data.at, data.deep)


async def coached_at(request: Req, played: Played, at: int, deep: bool) -> Coached:
    game = played.fold.game
    state = played.states[min(at, len(played))]
    mover = game.to_move(state)
    if mover < 0 or at >= len(played):
        return Coached(at, None, None)
    return await coached(request, at, game, state, Seat(mover), done_after(played, at, mover), deep)


def done_after(played: Played, at: int, mover: Actor) -> Move | None:
    """What the one who was asked did; nothing where something was taken back, or somebody else came first."""
    step = next((steps[0] for steps in played.steps[at + 1 :] if steps), None)
    return step.move if step and step.actor == mover and step.move != UNDO else None


@get("/api/tables/{table:str}/review", status_code=200)
async def review_table(request: Req, table: str) -> Reviewed:
    """A game that is over gone through: luck and skill of every seat, and the moments that mattered."""
    limit(request, "replays", REPLAYS)
    return await reviewed(request, await played_table(request, table))


@post("/api/replays/review", status_code=200)
async def review_log(request: Req, data: OpenLog) -> Reviewed:
    """The same for a log from a file."""
    limit(request, "replays", REPLAYS)
    return await reviewed(request, await played_file(request, data.log))


async def reviewed(request: Req, played: Played) -> Reviewed:
    acts = [Act(seq, step.actor, step.move) for seq, step in lasting(played.steps[1:])]
    try:
        found = await coach_of(request).review(address_of(request), played.fold.game, played.states[0], acts)
        return Reviewed(found.seats, None, found.measure, found.means)
    except WarmingUp as early:
        return Reviewed([], early.share)


COACHING: Final = [coach_table, coach_replay, coach_log, review_table, review_log]
