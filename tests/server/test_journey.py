"""From an empty table to the next one, on every kind of store."""

import pytest
from tests.server.house import House, until
from tests.server.people import Mirror, Person, play_on, view_bytes

from cabstand.table.verify import verify


@pytest.fixture
def ada(any_house: House) -> Person:
    return Person(any_house.url, "Ada")


@pytest.fixture
def ben(any_house: House) -> Person:
    return Person(any_house.url, "Ben")


def test_friends_meet_by_link_and_by_code_and_play_with_a_bot_to_the_end_and_again(any_house: House, ada: Person) -> None:
    ben, cleo = Person(any_house.url, "Ben"), Person(any_house.url, "Cleo")
    laid = ada.lay("space-taxi", "me", "link", "link", "bot", nonce="ada-1", options={"starter": "1"})
    assert ben.join(laid, nonce="ben-1").json()["seats"][1]["mine"]

    waiting = cleo.post("/join", code=laid.code.lower(), nonce="cleo-1").json()
    assert not any(seat["mine"] for seat in waiting["seats"])
    assert ada.plan(laid)["waiting"] == ["Cleo"]
    assert ada.do(laid, "start").json()["reason"] == "table-seats-open"
    assert ada.do(laid, "guests", guest=1, let_in=True).json()["seats"][2]["name"] == "Cleo"

    ordered = ada.do(laid, "order", order=[3, 1, 2, 4]).json()
    assert [seat["name"] for seat in ordered["seats"][:3]] == ["Cleo", "Ada", "Ben"]
    assert ada.do(laid, "start").json()["stage"] == "playing"

    people = {1: cleo, 2: ada, 3: ben}
    assert play_on(people, laid) > 50
    until(lambda: ada.plan(laid)["stage"] == "over", "the game is over")

    verdict = verify(ada.log(laid))
    assert verdict.difference is None
    assert len(verdict.draws) > 10
    assert verdict.promise.nonces == ("cleo-1", "ada-1", "ben-1", "")
    assert verdict.promise.commitment == ordered["commitment"]

    again = ben.do(laid, "rematch")
    assert again.status_code == 201
    assert [seat["name"] for seat in again.json()["plan"]["seats"][:3]] == ["Cleo", "Ada", "Ben"]
    assert again.json()["plan"]["commitment"] != ordered["commitment"]
    assert ada.plan(laid)["next_table"] == again.json()["plan"]["table"]
    for person in people.values():
        stages = {table["table"]: table["stage"] for table in person.get("/tables").json()}
        assert stages == {laid.id: "over", again.json()["plan"]["table"]: "lobby"}


def test_a_game_of_space_taxi_is_played_over_the_socket_against_a_bot(any_house: House, ada: Person) -> None:
    laid = ada.lay("space-taxi", "me", "bot")
    assert ada.do(laid, "start").status_code == 200
    with ada.follow(laid, 1, since=0) as stream:
        stream.next()
        mirror = Mirror(ada, laid, stream)
        stream.until_seq(len(mirror.fold.lines))
        while (asked := mirror.next_move())[0]:
            assert view_bytes(stream) == mirror.shows(1)
            if asked[0] == 1:
                answer = stream.send(1, stream.seq, asked[1])
                assert answer["type"] == "done", answer
                stream.until_seq(answer["done"]["seq"])
            else:
                stream.until_seq(stream.seq + 1)
        stream.until_stage("over")
        assert stream.view["over"]
    assert verify(ada.log(laid)).difference is None


def test_people_around_one_screen_hold_several_seats(any_house: House, ada: Person) -> None:
    laid = ada.lay("space-taxi", "me", "here", options={"starter": "2"})
    assert ada.do(laid, "start").status_code == 200
    assert play_on({1: ada, 2: ada}, laid, 6) == 6


def test_a_spectator_looks_on_only_where_the_host_allows_it(any_house: House, ada: Person, ben: Person) -> None:
    for watch in (True, False):
        laid = ada.lay("space-taxi", "me", "bot", watch=watch)
        ada.do(laid, "start")
        assert ben.get(f"/tables/{laid.id}").status_code == (200 if watch else 404)
        assert ben.get(f"/tables/{laid.id}/log").status_code == (200 if watch else 404)
        assert ben.join(laid).status_code == (200 if watch else 422)
        assert ben.move(laid, 1, 1, "throw").status_code == (403 if watch else 404)
