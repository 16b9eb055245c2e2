"""The seats of bots, without a process: when they act, and that nothing else happens meanwhile."""

import asyncio
from pathlib import Path

import pytest
from tests.server.office import BOT, LINK, ME, office, start
from tests.server.test_secrets import plan_of, terms_of
from tests.server.worlds import sits
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.bots import registry
from cabstand.bots.registry import bots_of, find_bot, seated_bot, usual_bot
from cabstand.core import Seat, find_game
from cabstand.core.manifest import manifest_of
from cabstand.server.bot_seats import BOT_PAUSES, bot_pause, play_turn
from cabstand.server.joining import join_by_link
from cabstand.server.stand_ins import set_stand_in
from cabstand.table.log import write_line
from cabstand.table.plan import Place, change
from cabstand.testing.check_texts import log_lines
from cabstand.testing.play import rng_for, walk_from

__all__ = ["file"]


@awaited
async def test_bots_wait_as_long_as_the_host_has_chosen(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        for pace, seconds in BOT_PAUSES.items():
            live = await here.lay(ada, ME, BOT, bot_pace=pace)
            assert bot_pause(live.plan) == seconds


@awaited
async def test_bots_wait_longer_in_a_game_whose_moves_want_to_be_looked_at(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, BOT, game="fare-play", bot_pace="calm")
        assert bot_pause(live.plan) == BOT_PAUSES["calm"] * manifest_of("fare-play").bot_pause > BOT_PAUSES["calm"]


@awaited
async def test_a_bot_that_its_game_has_lost_is_replaced_by_the_usual_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, BOT, options={"starter": "1"})
        await start(live)
        here.desk.let_go(-1)
        game = live.standing.game
        bots = bots_of(game)
        left = {name: bot for name, bot in bots.items() if name != live.standing.bot_of(1)}
        assert len(left) < len(bots)
        monkeypatch.setattr(registry, "bots_of", lambda _: left)
        opened = await here.desk.live(live.plan.table)
        assert opened.plan.progress.stage == "playing"
        assert seated_bot(game, live.standing.bot_of(1)) is left[usual_bot(game)]


@awaited
async def test_a_bot_whose_seat_was_taken_back_while_it_thought_does_not_move(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await here.welcome("Ada", "Ben")
        live, invite = await here.lay_open(ada, ME, LINK, options={"starter": "2"})
        await join_by_link(here.desk, ben, invite, "")
        await start(live)
        begun = live.seq
        async with live.alone():
            await set_stand_in(live, ben.id, 1, "simple")
        async with live.alone():
            thinking = asyncio.create_task(play_turn(live))
            await asyncio.sleep(0)
            await set_stand_in(live, ben.id, 1, "")
        await thinking
        assert [row.line for row in live.standing.rows[begun:]] == ["table: sit 2 bot simple", "table: sit 2 player"]


@awaited
async def test_nothing_moves_during_a_pause(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, BOT, options={"starter": "2"})
        await start(live)
        async with live.alone():
            await live.save(change(live.plan, paused=True))
            await live.note("pause")
        seq = live.seq
        await here.clock.pass_(100)
        assert (live.seq, live.course.is_waiting) == (seq, False)
        async with live.alone():
            await live.save(change(live.plan, paused=False))
            await live.note("resume")
        await here.clock.pass_(bot_pause(live.plan))
        assert live.standing.rows[-1].by == "bot"


def lines_until_somebody_wants_their_token_back() -> tuple[list[str], Seat]:
    """A game of TAXI! in which a seat that is not asked can pay for its token, and would; which seat that is."""
    game = find_game("taxi")
    steps = tuple(walk_from(game, game.new(2, terms_of(game).options), rng_for(0), 400))
    lines = []
    for line, after in log_lines(game, steps):
        lines.append(write_line(line))
        for seat in (Seat(0), Seat(1)):
            hidden = game.hide(after, seat)
            if game.to_move(after) == 1 - seat and find_bot(game, "simple").out_of_turn(hidden, seat) is not None:
                return lines, seat
    raise AssertionError("nobody wants their token back")


@awaited
async def test_a_bot_speaks_up_out_of_turn_where_it_wants_to(file: Path) -> None:
    lines, seat = lines_until_somebody_wants_their_token_back()
    places = tuple(Place(bot="simple") if each == seat else sits("ada") for each in range(2))
    async with office(file) as here:
        live = await here.lay_begun(plan_of(find_game("taxi"), 0, places), lines)
        eager = live.bots.eager()
        assert eager is not None
        assert (eager[0], live.table.to_move) == (seat, 1 - seat)
        begun = live.seq
        await here.clock.pass_(bot_pause(live.plan) - 0.1)
        assert live.seq == begun
        await here.clock.pass_(0.1)
        assert live.table.fold.lines[begun] == f"{seat + 1}: redeem"
