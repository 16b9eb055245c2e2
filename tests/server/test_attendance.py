"""Who is at a table, without a process: who follows it, who is away, and when nobody has been there for a while."""

from msgspec.structs import replace
from tests.server.hand_clock import HandClock
from tests.server.worlds import THREE, plan_of

from cabstand.server.absence import Waits
from cabstand.server.attendance import Attendance
from cabstand.server.elsewhere import Elsewhere, Follower
from cabstand.server.hub import Hub, QueueReader
from cabstand.server.messages import Presence
from cabstand.server.standing import Standing
from cabstand.table.plan import Mate, Plan, change, with_place

PLAN = change(plan_of("attended", THREE, {}), watch=False)
TEAM = with_place(PLAN, 1, replace(THREE[1], mates=(Mate("dan", "Dan"),)))


class Place:
    """A table of which nothing is there but its people."""

    def __init__(self, plan: Plan) -> None:
        self.clock, self.hub = HandClock(), Hub()
        self.standing, self.waits = Standing(plan, None), Waits(self.clock)
        self.waits.follow(plan)
        self.announced: list[frozenset[Follower]] = []
        self.attendance = Attendance(self.standing, self.hub, self.waits, self.clock, Elsewhere(self.announced.append))

    def come(self, viewer: int | None, player: str) -> QueueReader:
        reader = QueueReader(viewer, player)
        self.hub.add(reader)
        return reader


def test_by_seat_it_is_known_who_looks_out_of_it_and_which_team_mates_do_not() -> None:
    place = Place(TEAM)
    assert place.attendance.now() == Presence([False, False, False], [[], ["Ben", "Dan"], []], [None, None, None])
    place.come(1, "dan")
    assert place.attendance.now() == Presence([False, True, False], [[], ["Ben"], []], [None, None, None])


def test_somebody_who_watches_is_at_the_table_too() -> None:
    place = Place(TEAM)
    place.come(None, "dan")
    assert place.attendance.is_here("dan")
    assert [place.attendance.anybody_here(seat) for seat in (0, 1, 2)] == [False, True, False]


def test_after_a_change_of_seats_nobody_looks_out_of_one_that_is_not_theirs() -> None:
    place = Place(TEAM)
    dan, ada = place.come(1, "dan"), place.come(0, "ada")
    place.standing.plan = PLAN
    place.attendance.follow_plan()
    assert list(place.hub) == [ada]
    assert dan._queue.get_nowait() is None, "the stream has ended"


def test_everybody_hears_when_the_host_begins_to_wait_for_somebody() -> None:
    place = Place(PLAN)
    ada = place.come(0, "ada")
    place.attendance.follow_plan()
    assert ada._queue.empty()
    place.standing.plan = place.waits.begin(PLAN, 1)
    place.attendance.follow_plan()
    assert b'"awaited":[null,120.0,null]' in (ada._queue.get_nowait() or b"")


def test_somebody_who_was_forgotten_leaves_on_all_devices_and_hears_why() -> None:
    place = Place(PLAN)
    phone, screen, ada = place.come(1, "ben"), place.come(None, "ben"), place.come(0, "ada")
    place.attendance.see_out("ben")
    assert list(place.hub) == [ada]
    assert phone.ended == screen.ended == "server-name-deleted"
    assert b'"type":"presence"' in (ada._queue.get_nowait() or b"")


def test_a_table_is_idle_once_nobody_has_been_there_for_a_while() -> None:
    place = Place(PLAN)
    place.clock.skip(600)
    assert not place.attendance.is_idle(600)
    place.clock.skip(1)
    assert place.attendance.is_idle(600)
    place.attendance.touch()
    assert not place.attendance.is_idle(600)
    place.come(None, "ada")
    place.clock.skip(10_000)
    assert not place.attendance.is_idle(600), "somebody watches"


# --- at several servers


def test_whoever_is_at_another_server_is_at_the_table() -> None:
    place = Place(TEAM)
    assert place.attendance.elsewhere.hear(7, frozenset({(1, "ben")}))
    assert place.attendance.now() == Presence([False, True, False], [[], ["Dan"], []], [None, None, None])
    assert place.attendance.anybody_here(1)
    assert not place.attendance.elsewhere.hear(7, frozenset({(1, "ben")})), "nothing new"


def test_whoever_was_at_a_server_that_runs_no_more_is_not_at_the_table() -> None:
    place = Place(TEAM)
    place.attendance.elsewhere.hear(7, frozenset({(1, "ben")}))
    place.attendance.elsewhere.hear(8, frozenset({(1, "dan")}))
    assert place.attendance.elsewhere.keep({8, 9})
    assert place.attendance.now().present == [False, True, False]
    assert not place.attendance.is_here("ben")
    assert place.attendance.elsewhere.servers == {8}


def test_other_servers_hear_of_changes_among_the_people_of_the_table_and_of_nobody_else() -> None:
    place = Place(TEAM)
    place.come(0, "ada")
    place.attendance.tell()
    place.come(None, "dan")
    place.come(None, "a stranger who watches")
    place.attendance.tell()
    place.attendance.tell()
    assert place.announced == [{(0, "ada")}, {(0, "ada"), (None, "dan")}]


def test_a_server_that_asks_is_told_again_who_is_here_unless_nobody_is() -> None:
    place, empty = Place(PLAN), Place(PLAN)
    place.come(0, "ada")
    for _ in range(2):
        place.attendance.announce(again=True)
        empty.attendance.announce(again=True)
    assert place.announced == [{(0, "ada")}] * 2
    assert not empty.announced
