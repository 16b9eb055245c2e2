"""Games kept by an earlier server: lobby, running, given up and finished ones, with everything people did at the table.

tests/earlier holds its store as SQL, three saves of `./cab play`, and the positions in which all of them ended.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.worlds import TOKENS

from cabstand.table.fold import fold_log
from cabstand.table.log import read_line, write_header
from cabstand.table.plan import header_of
from cabstand.table.sheets import read_plan

EARLIER: Final = Path(__file__).parents[1] / "earlier"


def open_earlier(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.executescript((EARLIER / "store.sql").read_text())
    return connection


def earlier_logs() -> dict[str, str]:
    """Every game, as its log."""
    logs = {path.name: path.read_text() for path in sorted(EARLIER.glob("*.log"))}
    with closing(open_earlier(":memory:")) as store:
        for table, body in store.execute("SELECT table_id, body FROM sheet WHERE stage <> 'lobby'").fetchall():
            lines = store.execute("SELECT line FROM line WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
            header = write_header(header_of(read_plan(body)))
            logs[table] = header + "".join(f"{line}\n" for (line,) in lines)
    return logs


LOGS: Final = earlier_logs()
ENDS: Final = dict(line.split(": ", 1) for line in (EARLIER / "ends.txt").read_text().splitlines())


@pytest.mark.parametrize("name", sorted(LOGS))
def test_a_game_of_an_earlier_server_ends_where_it_ended(name: str) -> None:
    fold = fold_log(LOGS[name])
    assert fold.text() == LOGS[name]
    assert fold.game.write_position(fold.state) == ENDS[name]


def test_the_games_hold_whatever_people_can_do_at_a_table() -> None:
    assert sorted(LOGS) == sorted(ENDS)
    lines = [read_line(line) for log in LOGS.values() for line in log.partition("\n\n")[2].splitlines()]
    said = {line.move for line in lines if line.by == "table"}
    assert {"pause", "resume", "give-up", "sit 1 bot random", "sit 2 bot simple", "sit 3 player"} <= said
    assert {"undo", "nothing", "red light", "right", "wrong", "words 0", "declare"} <= {line.move for line in lines}
    assert {"out of time", "=> die 3", "table: give-up"} <= {line.remark for line in lines}


def test_a_server_goes_on_with_the_store_of_an_earlier_one(open_here: Callable[..., InProcess], tmp_path: Path) -> None:
    with closing(open_earlier(tmp_path / "tables.sqlite")) as store:
        running = store.execute("SELECT table_id, stage FROM sheet").fetchall()
    house = open_here(folder=tmp_path)
    ada = Person(house.url, "ada", token=TOKENS["ada"])
    for table, stage in running:
        plan = ada.plan(Laid(table))
        assert plan["stage"] == stage
        if stage != "lobby":
            assert ada.get(f"/tables/{table}/replay").status_code == 200
            assert house.lines_of(table)[-1][0] >= LOGS[table].partition("\n\n")[2].count("\n")
    [paused] = [table for table, _ in running if ada.plan(Laid(table))["paused"]]
    assert ada.do(Laid(paused), "pause").status_code == 200
    assert ada.move(Laid(paused), 1, len(house.lines_of(paused)), "0").status_code == 200
    house.close()
    assert "Traceback" not in house.said, house.said
