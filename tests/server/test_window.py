"""A window without a process: who is asked, for how long, and what becomes of the answers."""

from pathlib import Path

import pytest
from tests.server.office import Ear, Office, move, office
from tests.server.worlds import HANDS, THREE, WITH_RED_LIGHT, fare_play, sits
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.server.errors import NotLegal
from cabstand.server.live import Live
from cabstand.server.window import WINDOW_SECONDS
from cabstand.table.plan import Place, change

__all__ = ["file"]
CARD = "play lose-a-turn 2"
ARMED = (HANDS[0], WITH_RED_LIGHT, HANDS[2])


async def opened(here: Office) -> Live:
    """Ada has played a card at Ben, who can stop it."""
    live = await here.lay_begun(*fare_play("armed", ARMED, THREE))
    await move(live, "ada", 0, CARD)
    assert live.window.seats() == [1, 2]
    return live


def lines(live: Live) -> list[str]:
    return live.table.fold.lines


@awaited
async def test_answers_are_secret_until_the_window_closes_and_then_applied_in_the_order_of_the_rules(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        cleo, dan = Ear(live, 2, "cleo"), Ear(live, None, "dan")
        asked = live.seq
        assert (await move(live, "cleo", 2, "nothing")).waits
        assert (await move(live, "ben", 1, "red light")).waits
        await here.clock.pass_(WINDOW_SECONDS - 0.1)
        assert live.seq == asked
        assert not cleo.heard("moved")
        assert not dan.heard("moved")
        await here.clock.pass_(0.1)
        assert lines(live)[asked:] == ["2: red light"]
        assert cleo.last["window"] is None


@awaited
async def test_the_last_answer_of_a_seat_counts(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        asked = live.seq
        await move(live, "ben", 1, "red light")
        await move(live, "ben", 1, "nothing")
        await here.clock.pass_(WINDOW_SECONDS)
        assert lines(live)[asked:] == ["2: nothing", "3: nothing"]


@awaited
async def test_nobody_answers_for_another_seat_or_with_what_they_do_not_hold(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        for player, seat, text in (("ada", 0, "nothing"), ("cleo", 2, "red light"), ("ben", 1, "detour 1")):
            with pytest.raises(NotLegal):
                await move(live, player, seat, text)
        assert live.early.by_seat == {}


@awaited
async def test_an_answer_of_one_window_does_not_count_in_the_next(file: Path) -> None:
    nearer, farther = ("red-light", "lose-a-turn", "curve", "curve", "straight"), ("red-light", "curve", "curve", "tee", "tee")
    async with office(file) as here:
        live = await here.lay_begun(*fare_play("two-windows", (HANDS[0], nearer, farther), THREE))
        await move(live, "ada", 0, CARD)
        await move(live, "cleo", 2, "red light")
        await move(live, "ben", 1, "red light")
        await here.clock.pass_(WINDOW_SECONDS)
        assert live.early.by_seat == {}
        await move(live, "ada", 0, "discard tee")
        await move(live, "ben", 1, "go")
        await move(live, "ben", 1, "play lose-a-turn 1")
        assert live.window.seats() == [2, 0]
        asked = live.seq
        await here.clock.pass_(WINDOW_SECONDS)
        assert lines(live)[asked:] == ["3: nothing", "1: nothing"]


@awaited
async def test_a_pause_stops_the_time_of_a_window_and_it_goes_on_with_what_was_left(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        dan = Ear(live, None, "dan")
        await here.clock.pass_(5)
        async with live.alone():
            await live.save(change(live.plan, paused=True))
            await live.note("pause")
        await here.clock.pass_(100)
        async with live.alone():
            await live.save(change(live.plan, paused=False))
            await live.note("resume")
        asked = live.seq
        assert dan.last["window"]["seconds"] == WINDOW_SECONDS - 5
        await here.clock.pass_(WINDOW_SECONDS - 5.1)
        assert live.seq == asked
        await here.clock.pass_(0.1)
        assert live.seq > asked


@awaited
async def test_somebody_who_joins_a_team_meanwhile_changes_neither_answers_nor_time(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        await here.clock.pass_(5)
        await move(live, "ben", 1, "red light")
        async with live.alone():
            await live.note("join 3")
        asked = live.seq
        await here.clock.pass_(WINDOW_SECONDS - 5)
        assert lines(live)[asked:] == ["2: red light"]


@awaited
async def test_among_bots_a_window_takes_no_longer_than_a_move_of_theirs(file: Path) -> None:
    async with office(file) as here:
        bots = (sits("ada"), Place(bot="simple"), Place(bot="simple"))
        live = await here.lay_begun(*fare_play("bots", HANDS, bots))
        asked = live.seq + 1
        await move(live, "ada", 0, CARD)
        await here.clock.settle()
        assert lines(live)[asked : asked + 2] == ["2: nothing", "3: nothing"]


@awaited
async def test_an_early_answer_outlasts_the_process_that_kept_it(file: Path) -> None:
    async with office(file) as here:
        live = await opened(here)
        asked = live.seq
        await move(live, "ben", 1, "red light")
        live.close()
        here.desk.let_go(-1)
        again = await here.desk.live(live.plan.table)
        assert again is not live
        await here.clock.pass_(WINDOW_SECONDS)
        assert lines(again)[asked:] == ["2: red light"]


BOT = Place(bot="simple")


async def opened_by_a_bot(here: Office, *seats: Place) -> Live:
    """The bot on seat 1 of a table for a first game has played a card at seat 2."""
    plan, lines_so_far = fare_play("patient", ARMED, seats)
    live = await here.lay_begun(change(plan, patient=True), [*lines_so_far, f"1: {CARD}"])
    assert live.window.seats() == [1, 2]
    return live


@awaited
async def test_in_a_first_game_a_window_waits_until_its_one_player_has_answered(file: Path) -> None:
    async with office(file) as here:
        live = await opened_by_a_bot(here, BOT, sits("ada"), BOT)
        ada = Ear(live, 1, "ada")
        asked = live.seq
        assert ada.last["window"] == {"seats": [2, 3], "seconds": 0.0, "answered": False, "untimed": True}
        await here.clock.pass_(60 * WINDOW_SECONDS)
        assert live.seq == asked
        await move(live, "ada", 1, "red light")
        await here.clock.pass_(0.0)
        assert lines(live)[asked:][:1] == ["2: red light"]


@awaited
async def test_among_several_people_a_window_takes_its_time_however_patient_the_table_is(file: Path) -> None:
    async with office(file) as here:
        live = await opened_by_a_bot(here, BOT, sits("ada"), sits("ben"))
        asked = live.seq
        await here.clock.pass_(WINDOW_SECONDS)
        assert lines(live)[asked : asked + 2] == ["2: nothing", "3: nothing"]
