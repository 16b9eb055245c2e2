"""The referee at a table, without a process: whom it asks, how long it waits, and what it says then."""

from pathlib import Path

from tests.server.office import ME, SECRET, Ear, Office, fall_back, office, start
from tests.server.shift import Shift, begin_shift
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import REFEREE
from cabstand.games.taxi.referee import OVERRULE_SECONDS, TALK_SECONDS
from cabstand.server.answers import answer, hear, overrule
from cabstand.server.bot_seats import BOT_PAUSES
from cabstand.server.messages import Done
from cabstand.server.requests import Answer, WantedSeat
from cabstand.table.plan import change

__all__ = ["file"]
THINK = 45


async def a_question(here: Office) -> tuple[Shift, int]:
    shift = await begin_shift(here, answer_seconds=THINK)
    return shift, await shift.drive_until(in_pieces=False)


async def a_talk(here: Office) -> tuple[Shift, int]:
    shift = await begin_shift(here)
    return shift, await shift.drive_until(in_pieces=True)


async def pause(shift: Shift) -> None:
    async with shift.live.alone():
        await shift.live.save(change(shift.live.plan, paused=not shift.live.plan.progress.paused))
        await shift.live.note("pause" if shift.live.plan.progress.paused else "resume")


@awaited
async def test_a_question_that_nobody_answers_in_time_is_judged_wrong(file: Path) -> None:
    async with office(file) as here:
        shift, _ = await a_question(here)
        asked = shift.live.seq
        assert shift.live.referee_seat.left() == THINK
        await here.clock.pass_(THINK - 0.1)
        assert shift.live.seq == asked
        await here.clock.pass_(0.1)
        assert shift.live.standing.rows[-1].line.startswith("referee: wrong")
        assert shift.live.standing.rows[-1].by == "referee"


@awaited
async def test_looking_at_the_time_that_is_left_changes_nothing(file: Path) -> None:
    async with office(file) as here:
        shift, seat = await a_question(here)
        await here.clock.pass_(20)
        for _ in range(3):
            card = shift.live.referee_seat.card_for(seat, shift.ada.id)
            assert card is not None
            assert card.seconds == shift.live.referee_seat.left() == THINK - 20


@awaited
async def test_a_pause_stops_the_time_for_an_answer_and_gives_none_back(file: Path) -> None:
    async with office(file) as here:
        shift, _ = await a_question(here)
        ear = Ear(shift.live, None, shift.ada.id)
        await here.clock.pass_(40)
        await pause(shift)
        stopped = ear.last["card"]
        assert stopped["seconds"] is None
        await here.clock.pass_(1000)
        await pause(shift)
        assert shift.live.referee_seat.left() == THINK - 40
        assert ear.last["card"]["seconds"] == THINK - 40
        asked = shift.live.seq
        await here.clock.pass_(THINK - 40)
        assert shift.live.seq == asked + 1


@awaited
async def test_a_wrong_answer_waits_for_the_asker_for_a_while(file: Path) -> None:
    async with office(file) as here:
        shift, _ = await a_question(here)
        asked = shift.live.seq
        assert (await shift.answer("a teapot")).waits
        assert shift.live.referee_seat.left() == OVERRULE_SECONDS
        await here.clock.pass_(OVERRULE_SECONDS)
        assert shift.live.table.fold.lines[asked] == "referee: wrong {a teapot}"
        assert shift.live.standing.rows[asked].by == shift.ada.id


@awaited
async def test_the_asker_lets_a_wrong_answer_count(file: Path) -> None:
    async with office(file) as here:
        shift, _ = await a_question(here)
        asker, asked = shift.asked.asker, shift.live.seq
        await shift.answer("a teapot")
        async with shift.live.alone():
            await overrule(shift.live, shift.ada.id, asker, asked, counts=True)
        assert shift.live.table.fold.lines[asked] == "referee: right {a teapot}"


@awaited
async def test_a_talk_goes_on_until_its_time_is_up_and_everything_said_and_heard_counts(file: Path) -> None:
    async with office(file) as here:
        shift, seat = await a_talk(here)
        listener = 1 - seat
        asked, ear = shift.live.seq, Ear(shift.live, listener, shift.ada.id)
        words = ear.last["card"]["words"]
        await shift.answer(words[0])
        assert shift.live.referee_seat.left() == TALK_SECONDS
        await here.clock.pass_(10)
        await shift.answer(words[1])
        assert shift.live.referee_seat.left() == TALK_SECONDS - 10, "a talk is not made longer by talking"
        async with shift.live.alone():
            await hear(shift.live, shift.ada.id, listener, asked, [4])
        assert ear.heard("card")[-1]["card"]["heard"][:4] == [True, True, False, True]
        await here.clock.pass_(TALK_SECONDS - 10)
        assert shift.live.table.fold.lines[asked].startswith("referee: words 3 ")


@awaited
async def test_who_talks_and_the_room_see_how_many_words_were_said_and_not_which(file: Path) -> None:
    async with office(file) as here:
        shift, seat = await a_talk(here)
        listener = Ear(shift.live, 1 - seat, shift.ada.id)
        talker, room = Ear(shift.live, seat, shift.ada.id), Ear(shift.live, None, shift.ada.id)
        words = listener.last["card"]["words"]
        await shift.answer(words[0])
        await shift.answer(f"and {words[2]}")
        assert [ear.heard("card")[-1]["card"]["count"] for ear in (talker, room, listener)] == [2, 2, 2]
        assert [ear.heard("card")[-1]["card"]["words"] for ear in (talker, room)] == [[], []]


@awaited
async def test_a_talk_ends_when_its_talker_is_done(file: Path) -> None:
    async with office(file) as here:
        shift, seat = await a_talk(here)
        words, asked = Ear(shift.live, 1 - seat, shift.ada.id).last["card"]["words"], shift.live.seq
        await shift.answer(words[0])
        await here.clock.pass_(3)
        async with shift.live.alone():
            said = Answer(seat + 1, asked, "done", f"{words[0]} {words[5]}", whole=True, done=True)
            assert await answer(shift.live, shift.ada.id, seat, said) == Done(asked + 1)
        assert shift.live.table.fold.lines[asked].startswith("referee: words 2 ")


@awaited
async def test_what_was_typed_outlasts_the_process_that_kept_it(file: Path) -> None:
    async with office(file) as here:
        shift, seat = await a_question(here)
        await shift.answer("a teapot")
        shift.live.close()
        here.desk.let_go(-1)
        again = await here.desk.live(shift.live.plan.table)
        assert again.early.by_seat == {seat: "a teapot"}
        assert again.referee_seat.given().typed == "a teapot"


@awaited
async def test_a_bot_that_is_asked_answers_after_its_pause(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, WantedSeat("bot"), game="taxi", secret=SECRET, options={"rounds": "40"}, bot_pace="calm")
        await start(live)
        shift = Shift(live, here.clock, ada)
        while (asked := live.referee_seat.asked()) is None or not live.standing.bot_of(asked.seat):
            if live.standing.bot_of(int(live.table.to_move)):
                await here.clock.pass_(BOT_PAUSES["calm"])
            elif asked is not None:
                await shift.answer("")
                await shift.let_it_pass()
            else:
                await fall_back(live, ada.id)
        assert live.referee_seat.left() is None, "there is no clock for a bot"
        seq = live.seq
        await here.clock.pass_(BOT_PAUSES["calm"] - 0.1)
        assert live.seq == seq
        while live.seq == seq:
            assert live.table.to_move == REFEREE
            await here.clock.pass_(BOT_PAUSES["calm"])
        assert live.standing.rows[seq].line.startswith("referee:")
