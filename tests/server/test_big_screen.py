"""A big screen that is the host and sits nowhere, and the phones that come to it by its code."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.test_teams import reason
from tests.server.town import board_of

from cabstand.table.guests import MOST_WAITING


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


@pytest.fixture
def screen(house: InProcess) -> Person:
    return Person(house.url, "Screen")


@pytest.fixture
def party(screen: Person) -> Laid:
    return screen.lay("taxi", "link", "link", "link", "link", big=True, options={"board": board_of("sound")})


def come(person: Person, party: Laid) -> Any:
    came = person.post("/join", code=party.code.lower())
    assert came.status_code == 200, came.text
    return came.json()


def people(plan: Any) -> list[list[str]]:
    return [seat["people"] for seat in plan["seats"]]


def test_phones_sit_down_by_the_code_and_the_first_of_them_may_start(
    screen: Person, host: Person, guest: Person, party: Laid
) -> None:
    assert [seat["mine"] for seat in screen.plan(party)["seats"]] == [False] * 4
    assert come(host, party)["may_start"]
    assert reason(host.do(party, "start")) == (422, "wrong-seat-count")
    assert not come(guest, party)["may_start"]
    assert reason(guest.do(party, "start")) == (403, "table-host-only")
    started = host.do(party, "start").json()
    assert (started["stage"], people(started)) == ("playing", [["Ada"], ["Ben"]]), "open seats are gone"
    assert screen.plan(party)["code"] == party.code, "it still stands on the screen"


def test_whoever_comes_when_all_cabs_are_taken_chooses_a_team_even_late(
    house: InProcess, screen: Person, host: Person, guest: Person, party: Laid
) -> None:
    drivers = [host, guest, Person(house.url, "Cleo"), Person(house.url, "Dan")]
    for person in drivers:
        come(person, party)
    fifth, sixth = Person(house.url, "Eve"), Person(house.url, "Finn")
    assert not any(seat["mine"] for seat in come(fifth, party)["seats"])
    assert people(fifth.do(party, "team", seat=2).json())[1] == ["Ben", "Eve"]
    assert screen.do(party, "start").status_code == 200
    assert fifth.do(party, "team", seat=1).status_code == 422, "they have heard the words of the other side"
    come(sixth, party)
    assert people(sixth.do(party, "team", seat=4).json())[3] == ["Dan", "Finn"]


def test_a_phone_that_comes_again_by_the_code_has_its_seat(screen: Person, host: Person, guest: Person, party: Laid) -> None:
    come(host, party), come(guest, party)
    assert screen.do(party, "start").status_code == 200
    again = come(guest, party)
    assert ([seat["mine"] for seat in again["seats"]], screen.plan(party)["waiting"]) == ([False, True], [])


def strings(told: Any) -> Iterator[str]:
    """Every text in a message but the names of its fields, its kind, and who is to move: a talk may be about a view or a seat,
    and one about football knows a referee."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for part in told:
            yield from strings(part)
    elif isinstance(told, dict):
        yield from strings([part for name, part in told.items() if name not in ("type", "to_move")])


def test_a_big_screen_stays_the_host_and_has_an_onlookers_eyes(
    screen: Person, host: Person, guest: Person, party: Laid
) -> None:
    come(host, party), come(guest, party)
    assert host.do(party, "start").status_code == 200
    with screen.follow(party) as looks, host.follow(party, 1) as one, guest.follow(party, 2) as two:
        streams = [looks, one, two]
        for stream in streams:
            stream.next()
        words: set[str] = set()
        for _ in range(30):
            seat, seq = looks.view["seat_in_turn"], looks.seq
            if looks.view["waiting_for"] == "talk":
                cards = [json.loads(stream.heard[-1])["card"] for stream in streams]
                words = {word for card in cards[1:] for word in card["words"]}
                break
            person = host if seat == 1 else guest
            assert person.move(party, seat, seq, "throw").status_code == 200
            for stream in streams:
                stream.until_seq(seq + 1)
        assert len(words) == 6
        talk = {"seat": seat, "seq": seq, "key": "talk", "text": "hm"}
        assert (host if seat == 1 else guest).do(party, "answers", **talk).status_code == 200
        assert looks.until("card")["card"]["stage"] == "running"
        assert not words & set(strings([json.loads(text) for text in looks.heard]))
    assert host.do(party, "leave", seat=1).status_code == 200
    plan = screen.plan(party)
    assert (plan["host"], plan["seats"][0]["kind"]) == (True, "bot")
    assert screen.do(party, "pause").json()["paused"]


def test_the_next_game_has_the_same_people_before_the_same_screen_and_room_for_more(
    screen: Person, host: Person, guest: Person, party: Laid
) -> None:
    come(host, party), come(guest, party)
    assert host.do(party, "start").status_code == 200
    for person in (host, guest):
        assert person.do(party, "give-up").status_code == 200
    again = guest.do(party, "rematch").json()["plan"]
    assert (people(again), again["host"], again["big"]) == ([["Ada"], ["Ben"], [], []], False, True)
    mine = screen.plan(Laid(again["table"]))
    assert (mine["host"], len(mine["code"])) == (True, 5)


def test_the_code_of_a_table_without_a_big_screen_still_leads_to_the_mat_alone(host: Person, guest: Person) -> None:
    laid = host.lay("taxi", "me", "link")
    assert not any(seat["mine"] for seat in come(guest, laid)["seats"])
    assert guest.do(laid, "team", seat=1).status_code == 404


def test_after_the_server_was_killed_the_code_on_the_screen_still_leads_to_the_seats(house: InProcess) -> None:
    screen, ada, ben = (Person(house.url, name) for name in ("Screen", "Ada", "Ben"))
    party = screen.lay("taxi", "link", "link", big=True)
    come(ada, party), come(ben, party)
    assert screen.do(party, "start").status_code == 200
    house.drop()
    house.open()
    assert reason(ben.post("/join", code="")) == (404, "server-no-such-table")
    assert [seat["mine"] for seat in come(ben, party)["seats"]] == [False, True]


def test_strangers_cannot_fill_the_mat_for_good(
    house: InProcess, screen: Person, host: Person, guest: Person, party: Laid
) -> None:
    come(host, party), come(guest, party)
    assert screen.do(party, "start").status_code == 200
    stays, *strangers = (Person(house.url, f"Stranger {number}") for number in range(MOST_WAITING))
    come(stays, party)
    with stays.follow(party):
        for stranger in strangers:
            come(stranger, party)
        assert come(Person(house.url, "Eve"), party)["stage"] == "playing"
        waiting = screen.plan(party)["waiting"]
    assert (len(waiting), waiting[:2], waiting[-1]) == (MOST_WAITING, ["Stranger 0", "Stranger 2"], "Eve")
    assert len(screen.do(party, "guests", guest=1, let_in=False).json()["waiting"]) == MOST_WAITING - 1
    assert reason(screen.do(party, "guests", guest=1, let_in=True)) == (422, "table-not-in-the-lobby")
