"""Killed and started again: R1, R5, R6, and games that go on by themselves."""

import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.house import House, until
from tests.server.people import Laid, Mirror, Person, new_key, play_on

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


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    new_house: Callable[..., House], size: Callable[[int, int], int]
) -> None:
    house, moments = new_house().open(), random.Random(11)
    acknowledged: dict[tuple[str, str], int] = {}
    tables: list[tuple[Person, Laid]] = []
    for _ in range(size(5, 100)):
        tables = [table for table in tables if table[0].plan(table[1])["stage"] == "playing"][-4:]
        while len(tables) < 4:
            person = Person(house.url, "Ada")
            laid = person.lay("space-taxi", "me", "here")
            assert person.do(laid, "start").status_code == 200
            tables.append((person, laid))
        loads = [Load(house, person, laid) for person, laid in tables]
        for load in loads:
            load.start()
        time.sleep(moments.uniform(0.2, 0.9))
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
    print(f"{len(acknowledged)} acknowledged moves, none lost, none doubled")


def cut_after_the_plan(house: House, table: str) -> None:
    """As if the server had been killed in the moment after a game was said to begin."""
    house.kill()
    house.change("DELETE FROM line WHERE table_id = ?", table)
    house.open()


def test_a_server_killed_while_a_game_begins_begins_it(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "here")
    host.do(laid, "start")
    cut_after_the_plan(house, laid.id)
    until(lambda: len(house.lines_of(laid.id)) == 1, "lots are drawn")
    assert play_on({1: host, 2: host}, laid, 3) == 3


def test_a_server_killed_while_a_game_ends_ends_it(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me")
    host.do(laid, "start")
    play_on({1: host}, laid)
    until(lambda: host.plan(laid)["stage"] == "over", "the game is over")
    house.kill()
    house.change("DELETE FROM line WHERE table_id = ? AND key = 'reveal'", laid.id)
    house.change("UPDATE sheet SET stage = 'playing', body = json_set(body, '$.stage', 'playing') WHERE table_id = ?", laid.id)
    house.open()
    until(lambda: host.plan(laid)["stage"] == "over", "the end is found again")
    assert verify(host.log(laid)).difference is None


def test_a_bot_goes_on_after_a_restart(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot", "bot", options={"starter": "2"})
    host.do(laid, "start")
    house.kill()
    house.open()
    assert play_on({1: host}, laid, 12) == 12


def test_nobody_is_out_of_time_because_the_server_was_away(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "here", pace="live", seconds=3, options={"starter": "1"})
    host.do(laid, "start")
    house.close()
    time.sleep(3.2)
    house.open()
    assert host.move(laid, 1, 0, "throw").status_code == 200
    assert "out of time" not in str(house.lines_of(laid.id))


def test_every_stored_game_replays_and_a_clean_stop_loses_nothing(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host = Person(house.url, "Ada")
    tables = [host.lay("space-taxi", "me", "here") for _ in range(2)]
    for laid in tables:
        host.do(laid, "start")
        play_on({1: host, 2: host}, laid, 25)
    logs = [host.log(laid) for laid in tables]
    assert house.close() == 0
    assert "Traceback" not in house.said
    house.open()
    assert [host.log(laid) for laid in tables] == logs
    for laid, log in zip(tables, logs, strict=True):
        assert fold_log(log).lines == [line for _, line, _ in house.lines_of(laid.id)]


def test_links_work_after_a_restart(new_house: Callable[..., House]) -> None:
    house = new_house().open()
    host, guest, watcher = (Person(house.url, name) for name in ("Ada", "Ben", "Cleo"))
    lobby = host.lay("space-taxi", "me", "link")
    running = host.lay("space-taxi", "me", watch=True)
    host.do(running, "start")
    house.close()
    house.open()
    assert guest.join(lobby).status_code == 200
    assert watcher.join(running).status_code == 200
