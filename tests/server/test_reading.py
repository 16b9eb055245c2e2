"""Results that people read: bots and clocks wait for them, for so long and no longer. Without a process."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.office import ME, SECRET, Ear, Office, fall_back, office, start
from tests.server.shift import Shift, begin_shift
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import OVER
from cabstand.server.bot_seats import BOT_PAUSES
from cabstand.server.reading import SECONDS_FOR_MINE, SECONDS_FOR_OTHERS, go_on
from cabstand.server.requests import WantedSeat
from cabstand.server.stand_ins import set_stand_in
from cabstand.store.store import Player
from cabstand.table.plan import BotPace, change

__all__ = ["file"]
A_MOMENT = 0.1


async def with_a_bot(here: Office, bot_pace: BotPace = "quick") -> Shift:
    [ada] = await here.welcome("Ada")
    live = await here.lay(
        ada, ME, WantedSeat("bot"), game="taxi", secret=SECRET, options={"rounds": "40"}, bot_pace=bot_pace, watch=True
    )
    await start(live)
    return Shift(live, here.clock, ada)


async def until_asked(here: Office, shift: Shift, a_bot: bool) -> None:
    """On until a question is asked of the bot, or of Ada."""
    live = shift.live
    while (asked := live.referee_seat.asked()) is None or asked.in_pieces or bool(live.standing.bot_of(asked.seat)) != a_bot:
        assert live.table.to_move != OVER
        if asked is not None and not live.standing.bot_of(asked.seat):
            await shift.answer("")
            await shift.let_it_pass()
        elif asked is not None or live.standing.bot_of(int(live.table.to_move)):
            await here.clock.pass_(BOT_PAUSES[live.plan.settings.bot_pace])
        else:
            await fall_back(live, shift.ada.id)


async def has_read(shift: Shift, player: Player | None = None) -> None:
    async with shift.live.alone():
        await go_on(shift.live, (player or shift.ada).id, shift.live.seq)


async def give(shift: Shift, seat: int, player: Player) -> None:
    """Somebody else sits there from now on."""
    places = list(shift.live.plan.seats.places)
    places[seat] = replace(places[seat], player=player.id, name=player.name)
    async with shift.live.alone():
        await shift.live.save(change(shift.live.plan, places=tuple(places)))


async def answered(here: Office, reads: bool = True, bot_pace: BotPace = "quick") -> tuple[Shift, int]:
    """Ada has passed on a question, and her page shows what came of it; the line that says so."""
    shift = await with_a_bot(here, bot_pace)
    await until_asked(here, shift, a_bot=False)
    Ear(shift.live, 0, shift.ada.id, reads)
    await shift.answer("")
    return shift, shift.live.seq


@awaited
async def test_a_bot_waits_for_who_reads_their_own_result(file: Path) -> None:
    async with office(file) as here:
        shift, seq = await answered(here)
        await here.clock.pass_(SECONDS_FOR_MINE - A_MOMENT)
        assert shift.live.seq == seq
        await here.clock.pass_(A_MOMENT + BOT_PAUSES["quick"])
        assert shift.live.seq == seq + 1


@awaited
async def test_the_bot_goes_on_as_soon_as_they_have_read(file: Path) -> None:
    async with office(file) as here:
        shift, seq = await answered(here)
        await here.clock.pass_(1)
        await has_read(shift)
        await here.clock.pass_(BOT_PAUSES["quick"])
        assert shift.live.seq == seq + 1


@pytest.mark.parametrize("reads", [True, False])
@awaited
async def test_nobody_is_waited_for_who_has_gone_or_is_a_program(file: Path, reads: bool) -> None:
    async with office(file) as here:
        shift, seq = await answered(here, reads=reads)
        assert (shift.live.reading.left() > 0) is reads
        for reader in shift.live.hub:
            shift.live.audience.leave(reader)
        assert shift.live.reading.left() == 0
        await here.clock.pass_(SECONDS_FOR_MINE if reads else BOT_PAUSES["quick"])
        await here.clock.pass_(BOT_PAUSES["quick"])
        assert shift.live.seq > seq


@pytest.mark.parametrize(("bot_pace", "seconds"), [("quick", SECONDS_FOR_OTHERS), ("instant", 0.0)])
@awaited
async def test_a_result_of_somebody_else_is_waited_for_shortly(file: Path, bot_pace: BotPace, seconds: float) -> None:
    async with office(file) as here:
        [ben] = await here.welcome("Ben")
        shift = await begin_shift(here, bot_pace=bot_pace)
        seat = await shift.drive_until(in_pieces=False)
        await give(shift, 1 - seat, ben)
        Ear(shift.live, 1 - seat, ben.id, reads=True)
        await shift.answer("")
        await shift.let_it_pass()
        assert shift.live.reading.left() == seconds


@awaited
async def test_the_clock_of_the_next_turn_starts_when_everybody_has_read(file: Path) -> None:
    async with office(file) as here:
        shift = await begin_shift(here, pace="live", seconds=30)
        seat = await shift.drive_until(in_pieces=False)
        [ben] = await here.welcome("Ben")
        ear = Ear(shift.live, seat, shift.ada.id, reads=True)
        Ear(shift.live, None, ben.id, reads=True)
        await shift.answer("a teapot")
        await shift.let_it_pass()
        assert shift.live.turn_clock.left() is None
        card = ear.heard("moved")[-1]["card"]
        assert (card["stage"], card["seconds"], card["readers"]) == ("done", SECONDS_FOR_MINE, [])
        await has_read(shift)
        assert shift.live.turn_clock.left() is None, "Ben looks on, and reads"
        await here.clock.pass_(SECONDS_FOR_OTHERS)
        assert shift.live.turn_clock.left() == 30
        assert (ear.last["seconds_left"], ear.last["card"]["seconds"]) == (30, None)


@awaited
async def test_whoever_moves_next_hears_who_still_reads(file: Path) -> None:
    async with office(file) as here:
        [ben] = await here.welcome("Ben")
        shift = await begin_shift(here)
        seat = await shift.drive_until(in_pieces=False)
        await give(shift, 1 - seat, ben)
        Ear(shift.live, seat, shift.ada.id, reads=True)
        other = Ear(shift.live, 1 - seat, ben.id, reads=True)
        await shift.answer("")
        if shift.live.referee_seat.asked() is not None:
            await shift.let_it_pass()
        assert other.heard("moved")[-1]["card"]["readers"] == [seat + 1]
        await has_read(shift)
        assert other.heard("card")[-1]["card"]["readers"] == []
        await has_read(shift, ben)
        assert other.heard("card")[-1]["card"]["seconds"] is None


@awaited
async def test_who_plays_is_not_held_up_and_a_stand_in_waits_as_a_bot_does(file: Path) -> None:
    async with office(file) as here:
        shift = await begin_shift(here)
        seat = await shift.drive_until(in_pieces=False)
        Ear(shift.live, seat, shift.ada.id, reads=True)
        await shift.answer("")
        if shift.live.referee_seat.asked() is not None:
            await shift.let_it_pass()
        async with shift.live.alone():
            await set_stand_in(shift.live, shift.ada.id, int(shift.live.table.to_move), "simple")
        seq = shift.live.seq
        await here.clock.pass_(SECONDS_FOR_MINE - A_MOMENT)
        assert shift.live.seq == seq
        async with shift.live.alone():
            await set_stand_in(shift.live, shift.ada.id, int(shift.live.table.to_move), "")
        await fall_back(shift.live, shift.ada.id)
        assert shift.live.seq == seq + 2
