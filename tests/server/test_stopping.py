"""A server that is stopped, by Ctrl-C or as a service, leaves one whole file and says so."""

import signal
from collections.abc import Callable, Iterator

import pytest
from tests.server.house import House, until
from tests.server.people import Person
from tests.server.test_restart import Load

GOING_AWAY = 1012


def left_beside(house: House) -> list[str]:
    """What SQLite has not yet taken into the file itself."""
    return [path.name for path in house.folder.glob("tables.sqlite-*")]


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_server_tells_its_streams_and_leaves_one_whole_file(
    new_house: Callable[..., House], by: signal.Signals
) -> None:
    house = new_house().open()
    person, onlooker = Person(house.url, "Ada"), Person(house.url, "Cleo")
    laid = person.lay("space-taxi", "me", "here", watch=True)
    assert person.do(laid, "start").status_code == 200
    load = Load(house, person, laid)
    with onlooker.follow(laid) as stream, onlooker.http.stream("GET", f"/api/tables/{laid.id}/events") as events:
        stream.next()
        told = events.iter_lines()
        next(told)
        load.start()
        until(lambda: len(load.acknowledged) > 3, "a game is on")
        assert house.close(by) == 0
        assert stream.closed() == GOING_AWAY
        assert is_whole(told), "the last event is whole, and the stream ends as it should"
    load.join()
    assert load.failure is None
    assert left_beside(house) == [], "the file can be copied alone"
    assert "Closed." in house.said
    kept = [seq for seq, *_ in house.lines_of(laid.id)]
    assert kept == list(range(1, len(kept) + 1))
    assert set(load.acknowledged.values()) <= set(kept)
    assert "Traceback" not in house.said, house.said


def is_whole(lines: Iterator[str]) -> bool:
    """Whether a stream of events ends with the empty line behind an event."""
    return [*lines][-1] == ""
