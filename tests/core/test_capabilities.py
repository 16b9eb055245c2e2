"""Another game with a referee and editions needs nothing but its own folder: server and terminal ask it what they ask TAXI!."""

from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console
from tests.core.riddles.edition import EDITION, FILE
from tests.server.office import ME, office
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.bots.speaker import speaker
from cabstand.cli.referee import CardTable
from cabstand.cli.shelf import find_edition, keep_edition
from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import catalogue, texts_in
from cabstand.core import OVER, find_game
from cabstand.core.edition import Edition, Found, edition_of
from cabstand.core.places import Place, places
from cabstand.core.referee import Referee, referee_of
from cabstand.server.answers import answer, overrule
from cabstand.server.edition_checks import EditionChecks
from cabstand.server.edition_worker import Job, look_through
from cabstand.server.editions import Editions
from cabstand.server.errors import Unknown
from cabstand.server.laying import lay_table
from cabstand.server.requests import Answer, NewTable, WantedSeat
from cabstand.server.stages import start

__all__ = ["file"]
HERE: Final = WantedSeat("here", "Ben")
OWN: Final = {FILE: b"What has keys and opens nothing? = a piano\n"}


@pytest.fixture(autouse=True)
def riddles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "riddles", Place("riddles", "tests.core.riddles.adapter:GAME", None, False))


class ChecksHere(EditionChecks):
    """The same check without a process."""

    async def look_through(self, sender: str, job: Job, edition: Edition[Any]) -> Found:
        return Found(EDITION.read(job.sent)) if look_through(job, edition).content else look_through(job, edition).found


@awaited
async def test_a_table_of_another_game_is_played_with_an_edition_of_its_own_and_its_referee_judges(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        editions = here.desk.editions = Editions(here.store, ChecksHere())
        found = await editions.check("127.0.0.1", "riddles", OWN)
        kept = await editions.keep(ada, "riddles", found.content, {FILE: OWN[FILE].decode()})
        assert (kept.game, kept.mine) == ("riddles", True)

        live, _ = await lay_table(here.desk, ada, NewTable("riddles", [ME], edition=kept.sha))
        async with live.alone():
            await start(live)
        card = live.referee_seat.card_for(None, ada.id)
        assert card is not None
        assert (card.text, card.answer) == ("What has keys and opens nothing?", "")
        async with live.alone():
            await answer(live, ada.id, 0, Answer(1, live.seq, "k1", "a piano"))
        assert live.standing.rows[0].line.startswith("referee: right")
        assert live.table.to_move == OVER


@awaited
async def test_a_wrong_answer_that_nobody_asked_for_is_judged_at_once(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        live, _ = await lay_table(here.desk, ada, NewTable("riddles", [ME, HERE]))
        async with live.alone():
            await start(live)
            await answer(live, ada.id, 0, Answer(1, live.seq, "k1", "youth"))
        assert live.standing.rows[-1].line.startswith("referee: wrong")
        with pytest.raises(Exception, match="table-nothing-asked"):
            await overrule(live, ada.id, 0, live.seq, counts=True)


@awaited
async def test_editions_are_told_apart_by_their_game(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        editions = Editions(here.store, ChecksHere())
        kept = await editions.keep(ada, "riddles", EDITION.read(OWN), {FILE: OWN[FILE].decode()})
        of_taxi = await editions.of_player(ada, "taxi")
        assert {facts.game for facts in of_taxi} == {"taxi"}
        assert [facts.game for facts in await editions.of_player(ada)][len(of_taxi) :] == ["riddles", "riddles"]
        assert [facts.sha for facts in await editions.of_player(ada, "riddles")] == [EDITION.usual().sha, kept.sha]
        assert editions.catalogue.default_game == "taxi", "those who name no game mean the one that comes with Cabstand"
        with pytest.raises(Unknown):
            await editions.chosen(find_game("taxi"), ada, kept.sha)
        with pytest.raises(Unknown):
            await editions.chosen(find_game("space-taxi"), ada, kept.sha)


def test_faults_of_another_game_come_back_with_file_and_line() -> None:
    told = look_through(Job("riddles", {"my/riddles.txt": b"Who? = me\nWhat now\n"}), EDITION)
    assert [(fault.file, fault.line, fault.reason) for fault in told.found.faults] == [(FILE, 2, "riddles-no-answer")]
    assert told.content == b""


def test_the_terminal_keeps_and_finds_an_edition_of_another_game(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(OWN[FILE])
    book = keep_edition(EDITION, tmp_path, tmp_path / "shelf")
    (tmp_path / FILE).write_bytes(b"Who? = me\n")
    assert find_edition(EDITION, book.sha, tmp_path / "shelf") == book
    assert find_edition(EDITION, "0" * 64, tmp_path / "shelf") is None


def test_the_terminal_asks_the_referee_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("riddles")
    edition = edition_of(game)
    assert edition is not None
    referee = referee_of(game, edition.usual(), texts_in)
    assert isinstance(referee, Referee)
    screen = StringIO()
    cards = CardTable(
        Terminal(Console(file=screen), catalogue()),
        referee,
        ["Ada", "Bot 2"],
        lambda seat: speaker(game, "random", seat) if seat else None,
        pause=0,
    )
    monkeypatch.setattr("builtins.input", lambda *_: "age")
    state = game.new(2, edition.terms(edition.usual()).options)
    first = cards.call(state)
    assert (game.write_move(-2, first.move), first.remark) == ("right", "age")
    second = cards.call(game.apply(state, -2, first.move))
    assert (game.write_move(-2, second.move), second.remark) == ("wrong", "a sparrow")
    assert "What goes up and never comes down?" in screen.getvalue()
    assert "Wrong: it is a clock." in screen.getvalue()
