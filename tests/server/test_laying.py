"""Tables as they are laid: a new one, one like a table that is over, the table of a daily game; and how others come to them."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.office import BOT, LINK, ME, Office, office
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import Refused
from cabstand.server.errors import NotLegal, Unknown
from cabstand.server.joining import join_by_code, join_by_link
from cabstand.server.laying import lay_again, seats_again
from cabstand.server.live import Live
from cabstand.server.players import hashed
from cabstand.server.requests import WantedSeat
from cabstand.store.store import Player
from cabstand.table.plan import Mate, Place, Plan, Progress, Seats, Settings, change, with_place

__all__ = ["file"]


async def refused(here: Office, *seats: WantedSeat, **wanted: object) -> str:
    [ada] = await here.welcome("Ada")
    with pytest.raises(Refused) as refusal:
        await here.lay(ada, *seats, **wanted)
    return refusal.value.refusal.reason


@awaited
async def test_a_table_is_laid_as_its_host_wants_it(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        settings = Settings("live", 60, "calm", watch=True, chat=True, coach=True, big=False)
        wanted = {name: getattr(settings, name) for name in Settings.__struct_fields__}
        live, invite = await here.lay_open(ada, ME, WantedSeat("here", "Ben"), LINK, BOT, game="taxi", nonce="a", **wanted)
        plan = live.plan
        assert plan.seats.places == (
            Place(ada.id, "Ada", nonce="a"),
            Place(ada.id, "Ben", nonce="a"),
            Place(),
            Place(bot="simple"),
        )
        assert (plan.seats.host, plan.settings, plan.progress, plan.daily) == (ada.id, settings, Progress(), None)
        assert (plan.game.name, plan.game.answer_seconds) == ("taxi", 45)
        assert plan.game.edition
        assert plan.game.facts.keys() >= {"pack"}
        table, _, token = invite.partition(".")
        assert (table, hashed(token)) == (plan.table, plan.invitation.link)


@awaited
async def test_a_table_without_a_clock_has_no_seconds_and_a_bot_without_a_level_gets_the_usual_one(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        plan = (await here.lay(ada, ME, WantedSeat("bot"), pace="none", seconds=60)).plan
        assert plan.settings.seconds == 0
        assert plan.seats.places[1].bot


@awaited
async def test_two_people_before_one_screen_have_names_that_can_be_told_apart(file: Path) -> None:
    async with office(file) as here:
        assert await refused(here, ME, WantedSeat("here", "ADA")) == "table-name-taken"
        assert await refused(here, ME, WantedSeat("bot", level="nobody knows it")) != "table-name-taken"
        assert await refused(here, ME, LINK, nonce="two words") == "dice-bad-nonce"


async def is_over(here: Office) -> tuple[Live, Plan]:
    """A table where everything has happened that a plan can tell of."""
    ada, ben = await here.welcome("Ada", "Ben")
    live, invite = await here.lay_open(ada, ME, LINK, nonce="a", watch=True, chat=True)
    await join_by_link(here.desk, ben, invite, "b")
    team = replace(live.plan.seats.places[1], stand_in="simple", unasked=True, team="The Cabs", mates=(Mate("eve", "Eve"),))
    plan = change(
        with_place(live.plan, 1, team),
        stage="over",
        names=("Ada", "The Cabs"),
        paused=True,
        giving_up=(ada.id,),
        coached=(1,),
        awaited={1: 5},
        knew={1: ("gus",)},
        given_away={"gus": 1},
        cleared=("eve",),
        forgotten=("eve",),
        early_at=7,
    )
    return live, plan


@awaited
async def test_the_next_table_has_the_same_people_and_settings_with_new_dice_and_a_new_link(file: Path) -> None:
    async with office(file) as here:
        live, plan = await is_over(here)
        [cleo] = await here.welcome("Cleo")
        again, invite = await lay_again(here.desk, cleo, plan)
        table, _, token = invite.partition(".")
        assert table == again.plan.table != plan.table
        assert (hashed(token), again.plan.seats.host) == (again.plan.invitation.link, cleo.id)
        assert again.plan.invitation.link != plan.invitation.link
        assert again.plan.invitation.code not in ("", live.plan.invitation.code)
        assert again.plan.dice != plan.dice
        assert (again.plan.game, again.plan.settings, again.plan.progress) == (plan.game, plan.settings, Progress())
        ada, ben = plan.seats.places
        places = (replace(ada, nonce=""), replace(ben, nonce="", stand_in="", unasked=False))
        assert again.plan.seats == Seats(cleo.id, places, forgotten=("eve",))


@awaited
async def test_a_big_screen_stays_the_host_of_the_next_table_and_has_room_for_more(file: Path) -> None:
    async with office(file) as here:
        screen, ben = await here.welcome("Screen", "Ben")
        live, invite = await here.lay_open(screen, LINK, LINK, big=True)
        await join_by_link(here.desk, ben, invite, "b")
        seats = seats_again(live.plan, ben.id)
        assert seats.host == screen.id
        assert seats.places == (Place(ben.id, "Ben"), *(Place(),) * (live.plan.game.find().box_seats.stop - 2))


@awaited
async def test_the_table_of_a_day_has_begun_and_is_laid_once(file: Path) -> None:
    async with office(file) as here:
        [ada] = await here.welcome("Ada")
        live = await here.lay_daily(ada, "2026-11-15")
        assert live.plan.daily is not None
        assert (live.plan.daily.day, live.plan.daily.attempt, live.plan.progress.stage) == ("2026-11-15", 1, "playing")
        assert (live.plan.invitation.code, live.plan.progress.names) == ("", ("Ada",))
        assert await here.desk.live(live.plan.table) is live


async def begun(here: Office, watch: bool) -> tuple[Live, str, Player]:
    """A game with Ada and Ben, its link, and Ben."""
    ada, ben = await here.welcome("Ada", "Ben")
    live, invite = await here.lay_open(ada, ME, LINK, watch=watch)
    assert (await join_by_link(here.desk, ben, invite, "b")).plan.seats.places[1] == Place(ben.id, "Ben", nonce="b")
    async with live.alone():
        await live.save(change(live.plan, stage="playing"))
    return live, invite, ben


@awaited
async def test_the_link_leads_people_who_play_to_their_game_again(file: Path) -> None:
    async with office(file) as here:
        live, invite, ben = await begun(here, watch=False)
        assert await join_by_link(here.desk, ben, invite, "") is live


@awaited
async def test_the_link_leads_to_a_game_that_has_begun_only_where_the_host_lets_people_watch(file: Path) -> None:
    async with office(file) as here:
        [cleo] = await here.welcome("Cleo")
        live, invite, _ = await begun(here, watch=True)
        assert await join_by_link(here.desk, cleo, invite, "") is live
        assert not live.plan.seats.of(cleo.id)
        _, invite, _ = await begun(here, watch=False)
        with pytest.raises(NotLegal, match="table-not-in-the-lobby"):
            await join_by_link(here.desk, cleo, invite, "")


@awaited
async def test_a_wrong_link_or_code_leads_nowhere(file: Path) -> None:
    async with office(file) as here:
        ada, ben = await here.welcome("Ada", "Ben")
        live, invite = await here.lay_open(ada, ME, LINK)
        for wrong in (f"{live.plan.table}.another", f"{live.plan.table}", "nothing.nothing", ""):
            with pytest.raises(Unknown):
                await join_by_link(here.desk, ben, wrong, "")
        with pytest.raises(Unknown):
            await join_by_code(here.desk, ben, "WRONG", "")
        with pytest.raises(Refused, match="dice-bad-nonce"):
            await join_by_link(here.desk, ben, invite, "two words")
        assert not live.plan.seats.of(ben.id)
