"""Killed and started again: R1, R5, R6, and games that go on by themselves."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.conftest import KINDS
from tests.server.house import House, until
from tests.server.in_process import InProcess
from tests.server.people import Laid, Mirror, Person, new_key, play_on

from cabstand.server.bot_seats import BOT_PAUSES
from cabstand.table.fold import fold_log
from cabstand.table.verify import verify


class Load(threading.Thread):
    """A client that plays its own table as fast as it may, and counts what was acknowledged: seq by key."""

    def __init__(self, house: House, person: Person, laid: Laid) -> None:
        super().__init__()
        self.house, self.person, self.laid = house, person, laid
        self.acknowledged: dict[str, int] = {}
        self.failure: Any = None

    def run(self) -> None:
        try:
            with self.person.follow(self.laid, 1) as stream:
                stream.next()
                mirror = Mirror(self.person, self.laid, stream)
                stream.until_seq(len(mirror.fold.lines))
                while (asked := mirror.next_move())[0]:
                    key = new_key()
                    answer = self.person.move(self.laid, asked[0], stream.seq, asked[1], key=key)
                    assert answer.status_code == 200, answer.text
                    self.acknowledged[f"{asked[0]}/{key}"] = answer.json()["seq"]
                    stream.until_seq(answer.json()["seq"])
        except (httpx.TransportError, OSError, EOFError):
            pass
        except Exception as error:
            if type(error).__name__ not in ("ConnectionClosedError", "ConnectionClosedOK", "InvalidMessage"):
                self.failure = error


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    new_house: Callable[..., House], size: Callable[[int, int], int], kind: str, request: pytest.FixtureRequest
) -> None:
    store = request.getfixturevalue("new_database")() if kind == "postgres" else ""
    house, moments = new_house(store).open(), random.Random(11)
    acknowledged: dict[tuple[str, str], int] = {}
    tables: list[tuple[Person, Laid]] = []
    for _ in range(size(3 if kind == "sqlite" else 2, 100)):
        tables = [table for table in tables if table[0].plan(table[1])["stage"] == "playing"][-4:]
        while len(tables) < 4:
            person = Person(house.url, "Ada")
            laid = person.lay("space-taxi", "me", "here")
            assert person.do(laid, "start").status_code == 200
            tables.append((person, laid))
        loads = [Load(house, person, laid) for person, laid in tables]
        for load in loads:
            load.start()
        wanted = moments.randint(5, 40)
        until(lambda: enough(loads, wanted), "moves are acknowledged")  # noqa: B023  called before the loop goes on
        time.sleep(moments.uniform(0, 0.1))
        house.kill()
        for load in loads:
            load.join(60)
            assert load.failure is None, load.failure
            acknowledged |= {(load.laid.id, key): seq for key, seq in load.acknowledged.items()}
        rows = house.rows("SELECT table_id, key, seq FROM line")
        kept = {(table, key): seq for table, key, seq in rows}
        assert len(kept) == len(rows)
        assert {name: kept.get(name) for name in acknowledged} == acknowledged
        house.open()
        for person, laid in tables:
            lines = house.lines_of(laid.id)
            assert [seq for seq, _, _ in lines] == list(range(1, len(lines) + 1))
            if person.plan(laid)["stage"] == "playing":
                assert play_on({1: person, 2: person}, laid, 1) in (0, 1)
    assert len(acknowledged) > 20
    print(f"{kind}: {len(acknowledged)} acknowledged moves, none lost, none doubled")


def enough(loads: list[Load], wanted: int) -> bool:
    """So many moves have been made, or all games are over."""
    return sum(len(load.acknowledged) for load in loads) >= wanted or not any(load.is_alive() for load in loads)


def cut_after_the_plan(house: InProcess, table: str) -> None:
    """As if the server had been killed in the moment after a game was said to begin."""
    house.drop()
    house.change("DELETE FROM line WHERE table_id = ?", table)
    house.open()


def test_a_server_killed_while_a_game_begins_begins_it(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    laid = host.lay("space-taxi", "me", "here")
    host.do(laid, "start")
    cut_after_the_plan(in_process, laid.id)
    assert len(in_process.lines_of(laid.id)) == 1, "lots are drawn"
    assert play_on({1: host, 2: host}, laid, 3) == 3


def test_a_server_killed_while_a_game_ends_ends_it(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    laid = host.lay("space-taxi", "me")
    host.do(laid, "start")
    play_on({1: host}, laid)
    assert host.plan(laid)["stage"] == "over"
    in_process.drop()
    in_process.change("DELETE FROM line WHERE table_id = ? AND key = 'reveal'", laid.id)
    in_process.change(
        "UPDATE sheet SET stage = 'playing', body = json_set(body, '$.progress.stage', 'playing') WHERE table_id = ?", laid.id
    )
    in_process.open()
    assert host.plan(laid)["stage"] == "over", "the end is found again"
    assert verify(host.log(laid)).difference is None


def test_a_bot_goes_on_after_a_restart(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot", "bot", options={"starter": "2"}, bot_pace="quick")
    host.do(laid, "start")
    in_process.drop()
    assert in_process.lines_of(laid.id) == []
    in_process.open()
    in_process.pass_time(BOT_PAUSES["quick"])
    assert [line[:3] for _, line, _ in in_process.lines_of(laid.id)] == ["2: "], "nobody has asked for the table"


def test_nobody_is_out_of_time_because_the_server_was_away(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    laid = host.lay("space-taxi", "me", "here", pace="live", seconds=5, options={"starter": "1"})
    host.do(laid, "start")
    in_process.close()
    in_process.clock.skip(5.2)
    in_process.open()
    assert host.move(laid, 1, 0, "throw").status_code == 200
    assert "out of time" not in str(in_process.lines_of(laid.id))


def test_every_stored_game_replays_and_a_clean_stop_loses_nothing(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    tables = [host.lay("space-taxi", "me", "here") for _ in range(2)]
    for laid in tables:
        host.do(laid, "start")
        play_on({1: host, 2: host}, laid, 25)
    logs = [host.log(laid) for laid in tables]
    in_process.close()
    in_process.open()
    assert [host.log(laid) for laid in tables] == logs
    for laid, log in zip(tables, logs, strict=True):
        assert fold_log(log).lines == [line for _, line, _ in in_process.lines_of(laid.id)]


def test_links_work_after_a_restart(in_process: InProcess) -> None:
    host, guest, watcher = (Person(in_process.url, name) for name in ("Ada", "Ben", "Cleo"))
    lobby = host.lay("space-taxi", "me", "link")
    running = host.lay("space-taxi", "me", watch=True)
    host.do(running, "start")
    in_process.close()
    in_process.open()
    assert guest.join(lobby).status_code == 200
    assert watcher.join(running).status_code == 200


def test_a_torn_store_is_refused_in_one_clear_line(new_house: Callable[..., House], size: Callable[[int, int], int]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    for _ in range(6):
        laid = host.lay("space-taxi", "me", "here", options={"starter": "1"})
        host.do(laid, "start")
        play_on({1: host, 2: host}, laid, 5)
    assert house.close() == 0
    whole = house.file.read_bytes()
    for missing in (4096, 100, 20_000)[: size(1, 3)]:
        house.file.write_bytes(whole[:-missing])
        assert house.fails_to_open() == 2
        last = house.said.strip().splitlines()[-1]
        assert "The games cannot be opened" in last
        assert str(house.file) in last
        assert "Traceback" not in house.said
        assert house.file.read_bytes() == whole[:-missing], "what is left is left alone"


# --- time ------------------------------------------------------------------------------------------------------------


def test_a_wall_clock_that_jumps_takes_nobodys_time(in_process: InProcess) -> None:
    """The clock of the machine steps an hour, forth and back: time is counted by another one."""
    house, host = in_process, Person(in_process.url, "Ada")
    laid = host.lay("space-taxi", "me", "here", pace="live", seconds=4, options={"starter": "1"})
    host.do(laid, "start")
    for step in (3600, -3600) * 4:
        house.pass_time(3.9)
        house.clock.set_wall(house.clock.wall() + step)
        assert play_on({1: host, 2: host}, laid, 1) == 1
    stamps = [at for (at,) in house.rows("SELECT at FROM line WHERE table_id = ?", laid.id)]
    assert max(stamps) - min(stamps) > 3_000_000, "it did jump"
    assert "out of time" not in str(house.lines_of(laid.id))
    house.pass_time(4)
    assert "out of time" in str(house.lines_of(laid.id)), "time runs out all the same"


DAY = 24 * 3600.0
STEPS = {0.0: 4 * DAY, 3600.0: 4 * DAY - 3600, -3600.0: 4 * DAY, 10 * DAY: DAY}
"""By how much the clock was ahead after the restart, and what is left of four days."""


def test_a_slow_turn_goes_on_after_a_restart_and_is_never_cut_short(in_process: InProcess) -> None:
    """Time that has passed counts, as far as the wall clock can be believed: a quarter of the turn is always left."""
    house, host = in_process, Person(in_process.url, "Ada")
    tables = {}
    for step in STEPS:
        laid = tables[step] = host.lay("space-taxi", "me", "here", pace="slow", seconds=int(4 * DAY), options={"starter": "1"})
        host.do(laid, "start")
        assert host.move(laid, 1, 0, "throw").status_code == 200
    house.drop()
    for step, laid in tables.items():
        house.change("UPDATE line SET at = at - ? WHERE table_id = ?", int(step * 1000), laid.id)
    house.open()
    for step, laid in tables.items():
        with host.follow(laid, 1) as stream:
            assert stream.next()["seconds_left"] == pytest.approx(STEPS[step], abs=0.1)
        assert host.move(laid, 1, 1, "throw").status_code == 422, "it is the same turn"


def test_a_server_that_is_killed_takes_its_bots_with_it(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    ada = Person(house.url, "Ada")
    assert ada.do(ada.lay("space-taxi", "bot", "me", "bot", options={"starter": "1"}), "start").status_code == 200
    until(lambda: bool(house.workers()), "a process for bots is there")
    workers = house.workers()
    house.kill()
    until(lambda: not any(worker.exists() for worker in workers), "the bots have followed")
