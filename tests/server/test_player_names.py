"""Under which names people come to a server and to its tables."""

from pathlib import Path

import pytest
from tests.server.office import BOT, LINK, ME, office
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import Refused
from cabstand.server.chat import what_is_said
from cabstand.server.errors import NotLegal
from cabstand.server.joining import join_by_code, join_by_link
from cabstand.server.requests import Say, WantedSeat

__all__ = ["file"]


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164", "\u0301", "\ufe0f", "ｂｏｔ simple", "Ьоt", "b0t 1", "x" * 33, "-", "–", "− -"]
)
@awaited
async def test_nobody_is_known_by_a_name_that_cannot_be_seen_or_is_a_bots(file: Path, name: str) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        for call in (here.players.welcome(name), here.players.rename(ada, name)):
            with pytest.raises(Refused, match="server-bad-name"):
                await call


@awaited
async def test_blank_letters_in_a_name_are_blanks(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("\u3164Ada\u2800\u2800L.\uffa0")
        assert ada.name == "Ada L."


@awaited
async def test_a_second_anna_is_told_who_is_there_and_comes_in_under_another_name(file: Path) -> None:
    async with office(file) as here:
        host, _ = await here.players.welcome("Anna")
        other, _ = await here.players.welcome("Аnnа")
        live, invite = await here.lay_open(host, ME, LINK, BOT)
        for come in (join_by_link(here.desk, other, invite, ""), join_by_code(here.desk, other, live.plan.invitation.code, "")):
            with pytest.raises(NotLegal) as refused:
                await come
            assert refused.value.refusal.args == {"name": "Аnnа", "taken": "Anna"}
        renamed = await here.players.rename(other, "Anna 2")
        assert (await join_by_link(here.desk, renamed, invite, "")).plan.seats.places[1].name == "Anna 2"


@awaited
async def test_who_waits_speaks_under_the_name_they_came_with(file: Path) -> None:
    async with office(file) as here:
        host, _ = await here.players.welcome("Anna")
        guest, _ = await here.players.welcome("Ben")
        live = await here.lay(host)
        await join_by_code(here.desk, guest, live.plan.invitation.code, "")
        renamed = await here.players.rename(guest, "Anna")
        assert what_is_said(live.plan, renamed.id, renamed.name, Say(phrase="chat-hello")).name == "Ben"


@awaited
async def test_people_around_one_screen_are_told_apart(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        with pytest.raises(Refused, match="table-name-taken"):
            await here.lay(ada, ME, WantedSeat("here", "Аda"))
        named = await here.lay(ada, ME, WantedSeat("here", "Ada 2"), WantedSeat("here"))
        assert [place.name for place in named.plan.seats.places] == ["Ada", "Ada 2", "Ada"], "who says no name has the host's"
