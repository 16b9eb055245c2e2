"""Who may look at a table: members, guests at the door, and spectators where the host allows it."""

import pytest
from tests.server.worlds import THREE, plan_of

from cabstand.core.game import Refusal
from cabstand.server.errors import NotYours, Unknown
from cabstand.server.permissions import check_known, check_seat, may_see
from cabstand.table.plan import Waiting, change

OPEN = plan_of("permissions", THREE, {})
CLOSED = change(OPEN, watch=False)


def test_a_seat_is_seen_by_its_own_people_only() -> None:
    assert [may_see(CLOSED, "ben", seat) for seat in (0, 1, 2)] == [False, True, False]
    assert not may_see(OPEN, "eve", 1), "a spectator looks out of no seat"


def test_strangers_watch_where_the_host_allows_it_and_guests_and_members_always_do() -> None:
    assert may_see(OPEN, "eve", None)
    assert not may_see(CLOSED, "eve", None)
    assert may_see(CLOSED, "ada", None)
    assert may_see(change(CLOSED, waiting=(Waiting("eve", "Eve", ""),)), "eve", None)


def test_a_table_does_not_exist_for_a_stranger_and_a_late_comer_hears_who_has_the_seat() -> None:
    check_known(CLOSED, "ada")
    with pytest.raises(Unknown):
        check_known(CLOSED, "eve")
    with pytest.raises(NotYours) as refused:
        check_known(change(CLOSED, given_away={"eve": 1}), "eve")
    assert refused.value.refusal == Refusal("server-seat-given-away", {"seat": 2, "name": "Ben"})


def test_nobody_acts_for_the_seat_of_others() -> None:
    check_seat(CLOSED, "ben", 1)
    with pytest.raises(NotYours) as refused:
        check_seat(CLOSED, "ben", 2)
    assert refused.value.refusal.reason == "server-not-your-seat"
    with pytest.raises(NotYours) as late:
        check_seat(change(CLOSED, given_away={"eve": 1}), "eve", 1)
    assert late.value.refusal.reason == "server-seat-given-away"
