"""A table has room for any game there is, and not for an endless number of pauses and moves taken back."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.in_process import InProcess
from tests.server.office import BOT, ME, office, start
from tests.server.people import Laid, Person, new_key
from tests.server.worlds import HANDS, THREE, TOKENS, fare_play, lay_at
from tests.store.conftest import file
from tests.store.help import awaited

from cabstand.core import REFEREE, Actor, Refused, Seat
from cabstand.server.hub import QueueReader
from cabstand.server.laying import lay_table
from cabstand.server.live import Live
from cabstand.server.moves import make_move
from cabstand.server.requests import NewTable
from cabstand.server.tally import MOST_ASIDES, MOST_CHANGES, WAIVED, Tally
from cabstand.store.store import Player, Row
from cabstand.table.fold import Fold
from cabstand.table.log import Header
from cabstand.table.plan import change

__all__ = ["file"]
LINES = ("table: pause", "table: resume", "referee: right", "1: throw", "2: nothing")


def row(seq: int, line: str, key: str = "k") -> Row:
    return Row("t", seq, line, "ada", 0, key)


def test_what_is_kept_line_by_line_is_what_a_walk_through_all_lines_would_find() -> None:
    chance = random.Random(5)
    tally, rows = Tally(), []
    for seq in range(1, 400):
        line = chance.choice(LINES)
        rows.append(row(seq, line, f"{WAIVED}{seq}" if line == "2: nothing" and chance.random() < 0.8 else f"k{seq}"))
        tally.take(rows[-1], [])
        since = chance.randrange(seq)
        later = rows[since:]
        assert tally.judged == sum(each.line.startswith("referee:") for each in rows)
        assert (tally.judged_at > since) == any(each.line.startswith("referee:") for each in later)
        acts = [each for each in later if not each.line.startswith("table:") and not each.key.startswith(WAIVED)]
        assert (tally.acted_at > since) == bool(acts)
        assert tally.asides == sum(each.line.startswith("table:") for each in rows)


def test_a_move_taken_back_takes_room_and_a_move_does_not() -> None:
    fold, tally = Fold(Header("fare-play", 1, {"starter": "1"}, ("Ada", "Ben", "Cleo"), {})), Tally()
    lines = fare_play("t", HANDS, THREE)[1] + ["1: undo", "1: go", "table: pause", "table: resume", "1: undo"]
    for seq, line in enumerate(lines, 1):
        tally.take(row(seq, line), fold.add(line))
    assert tally.asides == 4


class Unread(list[Row]):
    """Lines of which one may be looked at, or their number, but not all of them."""

    def __iter__(self) -> Iterator[Row]:
        raise AssertionError("somebody reads all the lines")

    def __getitem__(self, at: Any) -> Any:
        assert isinstance(at, int), "somebody copies the lines"
        return super().__getitem__(at)


@awaited
async def test_a_pause_at_a_long_table_costs_no_walk_through_its_lines(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        live = await here.lay(ada, ME, ME, big=True)
        seat = await to_a_question(live, ada)
        live.audience.follow(QueueReader(0, ada.id), None)
        live.standing.rows = Unread(live.standing.rows)
        async with live.alone():
            await live.keep(live.early.with_answer(seat, "Big Ben", ada.id))
            await live.note("pause")
            await live.note("resume")
        assert (live.early.by_seat, live.early.voices) == ({seat: "Big Ben"}, {seat: ada.id})
        assert live.referee_seat.left() is not None
        live.close()


async def to_a_question(live: Live, player: Player) -> int:
    """Play until the referee waits for somebody; which seat that is."""
    await start(live)
    while live.table.to_move != REFEREE:
        mover = Seat(int(live.table.to_move))
        move = live.table.game.write_move(Actor(mover), live.table.game.fallback(live.table.state, mover))
        async with live.alone():
            await make_move(live, player.id, mover, live.seq, new_key(), move)
    assert live.referee is not None
    return live.referee.asked(live.table.state).seat


@awaited
async def test_a_game_that_only_a_clock_would_end_is_not_laid(file: Path) -> None:
    async with office(file) as here:
        ada, _ = await here.players.welcome("Ada")
        with pytest.raises(Refused, match="table-endless"):
            await lay_table(here.desk, ada, NewTable("taxi", [ME, BOT], options={"rounds": "0"}))
        long, _ = await lay_table(here.desk, ada, NewTable("taxi", [ME, BOT], options={"rounds": "1000"}))
        assert long.plan.progress.stage == "lobby"


# --- a table that has no room left -----------------------------------------------------------------------------------


def add_pauses(house: InProcess, laid: Laid, after: int, number: int) -> None:
    """Lines behind those that a table has, all at once."""
    seqs = range(after + 1, after + number + 1)
    words = ("pause" if (seq - after) % 2 else "resume" for seq in seqs)
    with closing(sqlite3.connect(house.file)) as store, store:
        store.executemany(
            "INSERT INTO line VALUES (?, ?, ?, 'table', 0, ?)",
            [(laid.id, seq, f"table: {word}", f"note/{seq}") for seq, word in zip(seqs, words, strict=True)],
        )


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("reason", "")


def test_a_table_without_room_is_neither_paused_nor_moves_taken_back_but_played_on_and_given_up(
    in_process: InProcess,
) -> None:
    house = in_process
    plan, lines = fare_play("long", HANDS, THREE)
    others = change(plan, table="paused", paused=True), change(plan, table="full")
    laid, paused, full = lay_at(house, (plan, lines), *((other, lines) for other in others))
    add_pauses(house, laid, len(lines), MOST_ASIDES)
    add_pauses(house, paused, len(lines), MOST_ASIDES + 1)
    add_pauses(house, full, len(lines), MOST_CHANGES)
    ada, ben, cleo = (Person(house.url, "", token=TOKENS[name]) for name in ("ada", "ben", "cleo"))
    with ada.follow(laid, 1) as stream:
        seen = stream.next()
        assert not seen["undo"], "the screen offers nothing that would be refused"
        seq = seen["seq"]
        assert reason(ada.do(laid, "undo", seat=1, seq=seq, key="u1")) == (422, "table-only-play-on")
        assert reason(ben.do(laid, "pause")) == (422, "table-only-play-on")
        assert not ben.plan(laid)["paused"]
        assert ada.do(laid, "stand-in", seat=3, level="simple").status_code == 200, "a seat whose people are away is played on"
        assert {cleo.do(laid, "stand-in", seat=3, level="").status_code for _ in range(3)} == {200}, "one line for all three"
        assert ada.move(laid, 1, seq + 2, "play lose-a-turn 2").status_code == 200
    assert ada.do(paused, "pause").json()["paused"] is False, "a table that is paused can go on"
    assert reason(ada.do(paused, "pause")) == (422, "table-only-play-on")
    assert reason(ada.do(full, "stand-in", seat=3, level="simple")) == (422, "table-only-play-on")
    for person in (ada, ben):
        assert person.do(full, "give-up").json()["stage"] == "playing"
    assert cleo.do(full, "give-up").json()["stage"] == "over"
