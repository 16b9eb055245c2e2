"""Links that work once: a second device, and the way back to a lost seat."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person

from cabstand.server.errors import Unknown
from cabstand.server.links import LIFETIME, MOST_OF_A_PLAYER, Links
from cabstand.server.peer_messages import SharedLink


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def test_a_second_device_becomes_the_same_player_by_a_link_that_works_once(house: InProcess, host: Person, laid: Laid) -> None:
    link = host.post("/me/device").json()["token"]
    phone = Person(house.url, "")
    assert phone.post("/devices", token=link).status_code == 200
    assert phone.get("/me").json() == {"name": "Ada"}
    assert phone.plan(laid)["seats"][0]["mine"]
    assert phone.token != host.token
    assert Person(house.url, "").post("/devices", token=link).status_code == 404


def test_a_device_link_of_a_deleted_player_is_a_used_one(house: InProcess) -> None:
    ghost = Person(house.url, "Ghost")
    token = ghost.post("/me/device").json()["token"]
    assert ghost.delete("/me").status_code == 200
    used = ghost.post("/devices", token=token)
    assert (used.status_code, used.json()["reason"]) == (404, "server-link-used")


def test_a_made_up_link_is_nobodys(house: InProcess) -> None:
    assert Person(house.url, "").post("/devices", token="x" * 43).status_code == 404
    assert Person(house.url, "Eve").post("/seats", token="x" * 43).status_code == 404


@pytest.fixture
def lobby(host: Person, guest: Person) -> Laid:
    laid = host.lay("space-taxi", "me", "link", watch=True)
    assert guest.join(laid).status_code == 200
    return laid


def test_before_the_start_the_host_gives_a_seat_a_new_link_and_whoever_lost_it_sits_there_again(
    house: InProcess, host: Person, guest: Person, lobby: Laid
) -> None:
    laid = lobby
    link = host.do(laid, "seat-link", seat=2).json()["token"]
    again = Person(house.url, "Ben again")
    assert again.post("/seats", token=link).status_code == 200
    assert [seat["name"] for seat in again.plan(laid)["seats"]] == ["Ada", "Ben again"]
    assert again.plan(laid)["seats"][1]["mine"]
    assert guest.get(f"/tables/{laid.id}").json()["seats"][1]["mine"] is False
    assert again.post("/seats", token=link).status_code == 404


def test_a_link_is_not_used_up_by_a_name_that_is_taken(house: InProcess, host: Person, lobby: Laid) -> None:
    link = host.do(lobby, "seat-link", seat=2).json()["token"]
    other = Person(house.url, "Аda")
    refused = other.post("/seats", token=link)
    assert (refused.status_code, refused.json()["reason"]) == (422, "table-name-taken")
    assert other.post("/players", name="Ada Two").status_code == 200
    assert other.post("/seats", token=link).json()["seats"][1]["name"] == "Ada Two"


def test_only_the_host_gives_out_seats_and_not_those_of_people_who_are_there(host: Person, guest: Person, laid: Laid) -> None:
    refused = guest.do(laid, "seat-link", seat=1)
    assert (refused.status_code, refused.json()["reason"]) == (403, "table-host-only")
    with guest.follow(laid, 2) as stream:
        stream.next()
        refused = host.do(laid, "seat-link", seat=2)
        assert (refused.status_code, refused.json()["reason"]) == (403, "server-they-are-here")


def test_a_device_link_opens_no_seat_and_a_seat_link_no_account(house: InProcess, host: Person, lobby: Laid) -> None:
    device, seat = host.post("/me/device").json()["token"], host.do(lobby, "seat-link", seat=2).json()["token"]
    assert Person(house.url, "Eve").post("/seats", token=device).status_code == 404
    assert Person(house.url, "").post("/devices", token=seat).status_code == 404


# --- how many there are, by a clock that is set by hand --------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def works(links: Links, token: str) -> bool:
    try:
        links.use(token)
    except Unknown:
        return False
    return True


def test_a_player_has_some_links_at_a_time_and_the_oldest_stops_working_for_a_new_one() -> None:
    links = Links()
    others = links.make("ben", "home").token
    mine = [links.make("ada", "home").token for _ in range(MOST_OF_A_PLAYER + 3)]
    assert len(links) == MOST_OF_A_PLAYER + 1
    assert [works(links, token) for token in mine] == [False] * 3 + [True] * MOST_OF_A_PLAYER
    assert works(links, others)
    assert len(links) == 0


def test_when_there_are_too_many_links_the_address_with_the_most_loses_its_oldest() -> None:
    links = Links(most=50)
    honest = links.make("ada", "home").token
    flood = [links.make(f"eve {number}", "den").token for number in range(200)]
    late = links.make("ben", "school").token
    assert len(links) == 50
    assert works(links, honest)
    assert works(links, late), "somebody who comes late is not refused"
    assert [works(links, token) for token in flood] == [False] * 152 + [True] * 48


def test_links_go_when_their_time_is_up() -> None:
    clock = Clock()
    links = Links(clock)
    early, back = links.make("ada", "home").token, links.make("cleo", "home").token
    clock.time += LIFETIME - 1
    later = links.make("ben", "home").token
    links.give_back(back, links.use(back))
    assert len(links) == 3
    clock.time += 2
    assert not works(links, early)
    assert not works(links, back)
    clock.time += LIFETIME
    links.make("dora", "home")
    assert len(links) == 1
    assert not works(links, later)


def test_a_link_that_was_given_back_works_and_is_counted_once() -> None:
    links = Links()
    token = links.make("ada", "home", table="t", seat=1).token
    for _ in range(3):
        links.give_back(token, links.use(token))
    shared = links.make("ada", "home", table="t", seat=1, team=True).token
    links.give_back(shared, links.use(shared))
    assert len(links) == 2
    assert works(links, token)
    assert not works(links, token)
    assert len(links) == 1


# --- at several servers


class Pair:
    """The links of two servers that hear of each other at once."""

    def __init__(self) -> None:
        self.here = Links(lambda: 0.0, made=self.made, dropped=self.dropped)
        self.there = Links(lambda: 500.0)

    def made(self, link: SharedLink) -> None:
        self.there.hear_made(link)

    def dropped(self, key: str) -> None:
        self.there.hear_dropped(key)


def test_a_link_works_at_the_other_server_for_as_long_as_here() -> None:
    pair = Pair()
    link = pair.here.make("ada", "127.0.0.1", table="rank", seat=2, team=True)
    found = pair.there.use(link.token)
    assert (found.table, found.seat, found.team, found.by) == ("rank", 2, True, "ada")
    assert found.until == 500.0 + LIFETIME


def test_a_link_that_was_used_here_is_used_up_there() -> None:
    pair = Pair()
    link = pair.here.make("ada", "127.0.0.1", table="rank", seat=2)
    found = pair.here.use(link.token)
    with pytest.raises(Unknown):
        pair.there.use(link.token)
    pair.here.give_back(link.token, found)
    assert pair.there.use(link.token).seat == 2


def test_a_server_that_has_just_started_is_told_every_link_that_works() -> None:
    pair, late = Pair(), Links(lambda: 0.0)
    tokens = [pair.here.make("ada", "127.0.0.1", table="rank", seat=seat).token for seat in (1, 2)]
    pair.here.use(tokens[0])
    for link in pair.here.shared():
        late.hear_made(link)
    assert (len(late), late.use(tokens[1]).seat) == (1, 2)
