"""What those who follow a table are sent, without a process."""

from pathlib import Path

from tests.server.office import ME, SECRET, Ear, Office, fall_back, move, office, start
from tests.server.worlds import HANDS, THREE, WITH_RED_LIGHT, fare_play
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import Actor, Seat
from cabstand.server.live import Live
from cabstand.server.replays import Played
from cabstand.server.standing import RECENT
from cabstand.table.plan import change

__all__ = ["file"]
ARMED = (HANDS[0], WITH_RED_LIGHT, HANDS[2])


async def opened(here: Office) -> Live:
    return await here.lay_begun(*fare_play("armed", ARMED, THREE))


@awaited
async def test_a_snapshot_and_the_lines_after_it_add_up_to_the_next_snapshot(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        ben = Ear(live, 1, "ben")
        await move(live, "ada", 0, "play lose-a-turn 2")
        moved, again = ben.last, Ear(live, 1, "ben").messages[0]
        assert again["type"] == "snapshot"
        for part in ("seq", "view", "envelope", "card", "undo", "window"):
            assert moved[part] == again[part], part


@awaited
async def test_each_sees_what_their_seat_may_and_spectators_see_the_least(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        ada, ben, dan = Ear(live, 0, "ada"), Ear(live, 1, "ben"), Ear(live, None, "dan")
        assert ada.last["seat"] == 1
        assert dan.last["seat"] is None
        assert ada.last["envelope"]["moves"] is None or ada.last["envelope"]["moves"]
        assert ben.last["envelope"]["moves"] == dan.last["envelope"]["moves"] == []
        assert "red-light" in str(ben.last["view"])
        assert str(ada.last["view"]).count("red-light") == str(dan.last["view"]).count("red-light")
        assert str(ben.last["view"]).count("red-light") > str(dan.last["view"]).count("red-light")


@awaited
async def test_in_a_window_a_seat_sees_the_question_that_the_rules_would_ask_it(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        ben, cleo = Ear(live, 1, "ben"), Ear(live, 2, "cleo")
        await move(live, "ada", 0, "play lose-a-turn 2")
        assert ben.last["view"]["ask"] == cleo.last["view"]["ask"] == "react"
        assert "red light" in ben.last["envelope"]["moves"]
        assert cleo.last["envelope"]["moves"] == ["nothing"]
        assert cleo.last["envelope"]["asked"] == [2, 3]


@awaited
async def test_a_replay_shows_a_seat_what_it_saw_at_the_table(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        ears = [Ear(live, 0, "ada"), Ear(live, 1, "ben"), Ear(live, 2, "cleo"), Ear(live, None, "dan")]
        await move(live, "ada", 0, "play lose-a-turn 2")
        played = Played(live.table.fold.header)
        await played.play_on(list(enumerate(live.table.fold.lines, 1)))
        for ear in ears:
            seat = None if ear.viewer is None else Seat(ear.viewer)
            [step] = await played.told(live.seq, seat, False, None, lambda _seq, _steps: "", ())
            assert step.envelope.moves == ear.last["envelope"]["moves"]
            assert step.envelope.asked == ear.last["envelope"]["asked"]
            assert step.line == ear.last["happened"][0]["line"]
            assert [line.message for line in step.story] == [line["message"] for line in ear.last["happened"][0]["story"]]


@awaited
async def test_somebody_who_comes_back_hears_what_they_missed_as_far_as_it_is_remembered(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, options={"starter": "1"})
        await start(live)
        for _ in range(RECENT):
            async with live.alone():
                await live.note("pause")
                await live.note("resume")
        snapshot = live.audience.snapshot(Ear(live, 0, ada.id), live.seq - 3)
        assert [happened.seq for happened in snapshot.missed] == [live.seq - 2, live.seq - 1, live.seq]
        assert snapshot.skipped == 0
        long_ago = live.audience.snapshot(Ear(live, 0, ada.id), 1)
        assert len(long_ago.missed) == RECENT
        assert long_ago.skipped == live.seq - 1 - RECENT


@awaited
async def test_nobody_is_shown_a_table_that_is_not_for_them(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        async with live.alone():
            await live.save(change(live.plan, watch=False))
        spy = Ear(live, None, "eve")
        assert (spy.messages, spy.is_open, len(live.hub)) == ([], False, 0)


@awaited
async def test_undo_is_offered_where_it_would_be_allowed(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay(ada, ME, ME, options={"starter": "1"}, secret=SECRET)
        await start(live)
        one, two = Ear(live, 0, ada.id), Ear(live, 1, ada.id)
        await move(live, ada.id, 0, "throw")
        assert not one.last["undo"], "dice are never thrown again"
        while not live.table.can_undo(Actor(0)):
            assert live.table.to_move == 0, "the turn has ended"
            await fall_back(live, ada.id)
        assert one.last["undo"]
        assert not two.last["undo"]
