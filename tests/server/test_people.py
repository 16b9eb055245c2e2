"""Coming, going, standing in, and what a seat shows to whom: seats nobody can steal."""

import json

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream, play_on

HAND = 5


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def hand(stream: Stream) -> list[str]:
    return sorted(card["card"] for card in stream.view["hand"])


def dealt_to(person: Person, laid: Laid, seat: int) -> list[str]:
    with person.follow(laid, seat) as stream:
        stream.next()
        return hand(stream)


def rest_of(stream: Stream) -> list[str]:
    """The kinds of what a stream is still told until it is closed: who sits elsewhere is to come back from there."""
    so_far = len(stream.heard)
    assert stream.closed() == 1013
    return [json.loads(text)["type"] for text in stream.heard[so_far:]]


@pytest.fixture
def lobby(host: Person, guest: Person) -> Laid:
    laid = host.lay("fare-play", "me", "link", "here", options={"starter": "1"})
    assert guest.join(laid).status_code == 200
    return laid


def test_a_stream_of_a_seat_that_changed_hands_ends_before_its_cards_are_dealt(
    host: Person, guest: Person, lobby: Laid
) -> None:
    """The guest follows seat 2 in the lobby; the host orders the seats anew, and seat 2 is the host's."""
    with guest.follow(lobby, 2) as old:
        old.next()
        assert host.do(lobby, "order", order=[2, 1, 3]).status_code == 200
        assert host.do(lobby, "start").status_code == 200
        assert rest_of(old) == ["presence", "plan"]
    assert len(dealt_to(guest, lobby, 1)) == len(dealt_to(host, lobby, 2)) == HAND
    assert guest.get(f"/tables/{lobby.id}/log?seat=2").status_code == 403


def test_who_was_sent_away_sees_nothing_more(host: Person, guest: Person, stranger: Person, lobby: Laid) -> None:
    with guest.follow(lobby, 2) as old:
        old.next()
        assert host.do(lobby, "leave", seat=2).status_code == 200
        assert stranger.join(lobby).status_code == 200
        assert host.do(lobby, "start").status_code == 200
        assert rest_of(old) == ["presence", "plan"]
    assert len(dealt_to(stranger, lobby, 2)) == HAND
    assert guest.get(f"/tables/{lobby.id}").status_code == 404


def test_who_has_left_a_game_does_not_see_the_cards_of_the_bot_that_came(host: Person, guest: Person, lobby: Laid) -> None:
    assert host.do(lobby, "start").status_code == 200
    with guest.follow(lobby, 2) as old:
        old.next()
        assert guest.do(lobby, "leave", seat=2).status_code == 200
        seq = len(host.log(lobby, 1).split("\n\n")[1].splitlines())
        assert host.move(lobby, 1, seq, "go").status_code == 200
        assert rest_of(old) == ["presence", "plan"]
    assert guest.get(f"/tables/{lobby.id}/log?seat=2").status_code == 404, "nobody watches here"


def test_a_host_who_leaves_is_succeeded_and_a_bot_plays_on(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    assert guest.do(laid, "leave", seat=1).status_code == 403
    assert not host.do(laid, "leave", seat=1).json()["seats"][0]["mine"]
    plan = guest.plan(laid)
    assert plan["host"]
    assert (plan["seats"][0]["kind"], plan["stage"]) == ("bot", "playing")
    assert "sit 1 bot" in house.lines_of(laid.id)[0][1]
    assert play_on({2: guest}, laid, 8) == 8
    assert host.delete(f"/tables/{laid.id}").status_code == 403


def test_only_the_host_arranges_a_table(guest: Person, stranger: Person, host: Person, lobby: Laid) -> None:
    for what, body in (
        ("order", {"order": [2, 1, 3]}),
        ("start", {}),
        ("leave", {"seat": 1}),
        ("guests", {"guest": 1, "let_in": True}),
    ):
        assert guest.do(lobby, what, **body).status_code == 403
        assert stranger.do(lobby, what, **body).status_code == 404
    assert guest.delete(f"/tables/{lobby.id}").status_code == 403
    for order in ([1, 2], [1, 1, 2], [1, 2, 4], []):
        assert host.do(lobby, "order", order=order).status_code in (400, 422)


def test_a_bot_stands_in_for_who_is_away_and_the_owner_takes_the_seat_back(host: Person, guest: Person, laid: Laid) -> None:
    with guest.follow(laid, 2) as here:
        here.next()
        assert host.do(laid, "stand-in", seat=2, level="simple").status_code == 403, "who is here plays"
    assert host.do(laid, "stand-in", seat=2, level="simple").status_code == 200, "who has gone is stood in for"
    assert host.do(laid, "stand-in", seat=2, level="").status_code == 403, "only its owner takes a seat back"
    assert play_on({1: host}, laid, 25) == 25
    back = guest.do(laid, "stand-in", seat=2, level="")
    assert (back.status_code, back.json()["seats"][1]["stand_in"]) == (200, "")
    assert play_on({1: host, 2: guest}, laid, 5) == 5


def test_a_deleted_player_is_nobody_and_a_deleted_table_nowhere(
    house: InProcess, host: Person, guest: Person, laid: Laid
) -> None:
    token = guest.token
    assert guest.delete("/me").status_code == 200
    again = Person(house.url, "", token=token)
    assert again.get("/me").status_code == 403
    assert again.move(laid, 2, 0, "throw").status_code == 403
    with host.follow(laid, 1) as stream:
        stream.next()
        assert host.delete(f"/tables/{laid.id}").status_code == 200
        assert stream.closed() == 1013
    assert host.get(f"/tables/{laid.id}").status_code == 404
    assert host.get("/tables").json() == []
    assert house.lines_of(laid.id) == []
    assert host.join(laid).status_code == 404


def test_a_deleted_player_follows_no_table_any_more_on_any_device(
    house: InProcess, host: Person, guest: Person, laid: Laid
) -> None:
    phone = Person(house.url, "")
    assert phone.post("/devices", token=guest.post("/me/device").json()["token"]).status_code == 200
    other = host.lay("space-taxi", "me", watch=True)
    url = f"/api/tables/{laid.id}/events?seat=2"
    with (
        guest.follow(laid, 2) as one,
        phone.follow(other) as two,
        host.follow(laid, 1) as stays,
        guest.http.stream("GET", url) as script,
    ):
        lines = script.iter_lines()
        for stream in (one, two, stays):
            stream.next()
        assert next(line for line in lines if line.startswith("data:"))
        assert phone.delete("/me").status_code == 200
        for stream in (one, two):
            assert stream.until("ended")["reason"] == "server-name-deleted"
            assert stream.closed() == 1008
        last = [line for line in lines if line.startswith("data:")][-1]
        assert json.loads(last.removeprefix("data:"))["reason"] == "server-name-deleted"
        stays.until("presence", present=[True, False])
    assert guest.get("/me").status_code == 403


def test_a_deleted_name_is_on_no_table(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    with guest.follow(laid, 2) as here:
        here.next()
    assert host.do(laid, "stand-in", seat=2, level="simple").status_code == 200, "who has gone is stood in for"
    assert guest.do(laid, "stand-in", seat=2, level="").status_code == 200
    assert guest.delete("/me").status_code == 200
    assert "Ben" not in str(host.plan(laid)) + host.log(laid)
    assert [line for _, line, _ in house.lines_of(laid.id)] == ["table: sit 2 bot simple", "table: sit 2 player"]
    assert house.rows("SELECT count(*) FROM sheet WHERE table_id = ? AND body LIKE '%Ben%'", laid.id) == [(0,)]


def test_who_asks_for_a_rematch_second_comes_to_the_same_table(host: Person) -> None:
    laid = host.lay("space-taxi", "me")
    host.do(laid, "start")
    play_on({1: host}, laid)
    assert host.plan(laid)["stage"] == "over"
    tables = {host.do(laid, "rematch").json().get("plan", {}).get("table") for _ in range(2)}
    assert len(tables) == 1


def test_nothing_that_a_seat_added_to_the_dice_of_one_game_is_used_in_the_next(house: InProcess, host: Person) -> None:
    """The server makes a new secret for it: what is added to that must come after its commitment."""
    laid = host.lay("space-taxi", "me", nonce="for-the-first-game")
    host.do(laid, "start")
    play_on({1: host}, laid)
    assert host.plan(laid)["stage"] == "over"
    again = Laid(host.do(laid, "rematch").json()["plan"]["table"])
    assert host.do(again, "start").status_code == 200
    assert "nonces: for-the-first-game" in host.log(laid)
    assert "nonces: ." in host.log(again)


def test_who_was_under_way_when_a_table_is_deleted_leaves_no_line(house: InProcess, host: Person) -> None:
    """Moves and the end of the table at once: those that come after it find it gone."""
    laid = host.lay("space-taxi", "me", "bot", options={"starter": "1"})
    host.do(laid, "start")
    requests = [
        host.http.build_request("POST", f"/api/tables/{laid.id}/moves", json=move_of(laid, number)) for number in range(40)
    ]
    requests.insert(20, host.http.build_request("DELETE", f"/api/tables/{laid.id}"))
    told = [answer.status_code for answer in house.at_once(requests)]
    assert told == [200] + [409] * 19 + [200] + [404] * 20
    assert house.lines_of(laid.id) == []
    assert host.get(f"/tables/{laid.id}").status_code == 404


def move_of(laid: Laid, number: int) -> dict[str, object]:
    return {"seat": 1, "seq": 0, "key": f"under-way-{number}", "move": "throw"}
