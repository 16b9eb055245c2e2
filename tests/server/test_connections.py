"""Who may have how many connections, and who has to go when there is no more room."""

import pytest

from cabstand.server.connections import NEW_CONNECTIONS, OWN_FILES, Connection, Connections, Room, room_for
from cabstand.server.counters import MemoryCounters


class Town:
    """A register, and what has become of each connection."""

    def __init__(self, total: int = 10, of_address: int = 5) -> None:
        self.clock = 0.0
        self.register = Connections(Room(total, of_address, of_address), counters=MemoryCounters(lambda: self.clock))
        self.ended: list[Connection] = []

    def come(self, address: str, *, waits: bool = True) -> Connection:
        one = Connection(address, lambda: waits, lambda: self.ended.append(one))
        assert self.register.add(one) == ""
        return one

    def refusal(self, address: str) -> str:
        return self.register.add(Connection(address, lambda: True, lambda: None))


def test_an_address_loses_its_oldest_connection_that_waits() -> None:
    town = Town()
    town.come("a", waits=False)
    waiting = [town.come("a") for _ in range(4)]
    assert town.ended == []
    new = town.come("a")
    assert town.ended == [waiting[0]]
    assert not town.register.is_crowded(new)
    assert (town.register.of("a"), len(town.register)) == (5, 5)


def test_where_all_are_at_work_the_new_one_is_let_in_to_be_told() -> None:
    town = Town()
    busy = [town.come("a", waits=False) for _ in range(5)]
    new = town.come("a")
    assert town.ended == []
    assert town.register.is_crowded(new)
    assert not any(town.register.is_crowded(one) for one in busy)
    another = town.come("a")
    assert town.ended == [new], "only one at a time"
    town.register.remove(busy[0])
    assert not town.register.is_crowded(another), "there is room by now"


def test_many_from_one_address_keep_nobody_else_out() -> None:
    town = Town(total=10, of_address=9)
    slow = [town.come("a") for _ in range(100)]
    assert town.register.of("a") == 9
    others = [town.come(f"other {number}", waits=False) for number in range(8)]
    assert len(town.register) == 10
    assert not set(town.ended) & set(others)
    assert town.register.of("a") == 2
    assert set(town.ended) <= set(slow)


def test_when_there_is_no_room_those_at_work_go_last_and_only_for_somebody_with_fewer() -> None:
    town = Town(total=6, of_address=6)
    busy = [town.come("a", waits=False) for _ in range(5)]
    waiting = town.come("a")
    town.come("b")
    assert town.ended == [waiting]
    town.come("b")
    assert town.ended == [waiting, busy[0]]
    assert (town.register.of("a"), town.register.of("b")) == (4, 2)
    town.come("b")
    assert (town.register.of("a"), town.register.of("b")) == (3, 3)
    assert [town.refusal(address) for address in "abc"] == ["server-full", "server-full", ""]


def test_somebody_who_comes_back_at_once_again_and_again_is_turned_away_at_the_door() -> None:
    town = Town()
    for _ in range(int(NEW_CONNECTIONS.burst)):
        town.register.remove(town.come("a"))
    assert town.refusal("a") == "server-many-connections"
    town.come("b")
    for _ in range(int(NEW_CONNECTIONS.burst) * 2):
        town.register.remove(town.come(""))
    town.clock += 1.0
    town.come("a")


def test_a_proxy_may_have_any_number_and_each_counts_for_its_visitor() -> None:
    town = Town(total=100, of_address=3)
    carried = [town.come("") for _ in range(20)]
    assert town.ended == []
    for one in carried[:4]:
        town.register.count_for(one, "a")
    assert town.ended == [carried[0]]
    assert (town.register.of("a"), len(town.register)) == (3, 19)
    for one in carried[:4]:
        town.register.count_for(one, "")
    assert (town.register.of("a"), len(town.register)) == (0, 19)


def test_a_proxys_new_connection_finds_room() -> None:
    town = Town(total=10, of_address=9)
    for _ in range(7):
        town.come("")
    for _ in range(3):
        town.come("a")
    town.come("")
    assert town.register.of("a") == 2


def test_one_that_has_ended_is_forgotten_once() -> None:
    town = Town()
    one, other = town.come("a"), town.come("a")
    town.register.remove(one)
    town.register.remove(one)
    assert len(town.register) == 1
    town.register.count_for(one, "b")
    assert (town.register.of("a"), town.register.of("b")) == (1, 0)
    town.register.remove(other)
    assert len(town.register) == 0


@pytest.mark.parametrize("files", [64, 128, 1024, 4096, 65_536])
def test_the_room_leaves_files_for_the_server_and_half_for_others(files: int) -> None:
    room = room_for(files)
    assert room.total + min(OWN_FILES, files // 2) <= files
    assert 0 < room.streams_of_address < room.of_address <= room.total // 2


def test_a_class_and_a_party_fit_into_what_a_small_system_gives() -> None:
    room = room_for(1024)
    assert room.of_address >= 40 * 7 + 40, "forty phones that each load the page and keep a stream"
    assert room.streams_of_address >= 200
