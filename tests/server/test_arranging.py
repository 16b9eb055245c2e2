"""A lobby is arranged until the start: seats come and go, options change, and everybody there is told."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def kinds(host: Person, laid: Laid) -> list[str]:
    return [seat["bot"] or seat["kind"] for seat in host.plan(laid)["seats"]]


def test_seats_are_added_given_to_a_bot_opened_and_closed(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", "link")
    assert host.do(laid, "seats", kind="bot", seat=2, level="otto").status_code == 200
    assert host.do(laid, "seats", kind="closed", seat=3).status_code == 200
    assert kinds(host, laid) == ["player", "otto"]
    assert host.do(laid, "seats", kind="open", seat=2).status_code == 200
    assert host.do(laid, "seats", kind="open").status_code == 200
    assert host.do(laid, "seats", kind="bot", level="kiki").status_code == 200
    assert kinds(host, laid) == ["player", "open", "open", "kiki"]


def test_a_table_that_nobody_else_came_to_starts_with_bots(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", "link")
    assert host.do(laid, "start").status_code == 422
    for seat in (2, 3):
        assert host.do(laid, "seats", kind="bot", seat=seat).status_code == 200
    assert host.do(laid, "start").status_code == 200


def test_seats_of_people_stay_theirs_and_only_the_host_arranges(host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", "link")
    assert guest.join(laid).status_code == 200
    for wish in ({"kind": "bot", "seat": 2}, {"kind": "closed", "seat": 2}, {"kind": "open", "seat": 9}):
        refused = host.do(laid, "seats", **wish)
        assert (refused.status_code, refused.json()["reason"]) == (422, "table-seat-not-free"), wish
    assert guest.do(laid, "seats", kind="bot", seat=3).status_code == 403
    assert guest.do(laid, "terms", **TERMS).status_code == 403


def test_there_are_never_more_seats_than_the_game_has_nor_any_change_after_the_start(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot", "bot", "bot", "bot")
    assert host.do(laid, "seats", kind="open").status_code == 422
    assert host.do(laid, "start").status_code == 200
    assert host.do(laid, "seats", kind="closed", seat=5).json()["reason"] == "table-not-in-the-lobby"
    assert host.do(laid, "terms", **TERMS).json()["reason"] == "table-not-in-the-lobby"


TERMS = {
    "options": {},
    "pace": "live",
    "seconds": 90,
    "answer_seconds": 90,
    "watch": True,
    "chat": True,
    "coach": True,
}


def test_everybody_in_the_lobby_hears_how_the_game_is_to_be_played(host: Person, guest: Person) -> None:
    laid = host.lay("taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    with guest.follow(laid, 2) as stream:
        stream.next()
        assert host.do(laid, "terms", **TERMS | {"options": {"rounds": "10"}}).status_code == 200
        told = stream.until("plan")["plan"]
    assert (told["options"]["rounds"], told["pace"], told["seconds"]) == ("10", "live", 90)
    assert (told["watch"], told["chat"], told["coach"], told["answer_seconds"]) == (True, True, True, 90)
    assert told["edition"], "the edition stays"
    assert host.do(laid, "start").status_code == 200


def test_options_that_the_game_does_not_know_are_refused(host: Person) -> None:
    laid = host.lay("taxi", "me", "bot")
    refused = host.do(laid, "terms", **TERMS | {"options": {"flying": "true"}})
    assert refused.status_code == 422
    assert "flying" not in host.plan(laid)["options"]


def test_what_an_edition_settles_stays_settled(host: Person) -> None:
    laid = host.lay("taxi", "me", "bot")
    before = host.plan(laid)["options"]
    assert host.do(laid, "terms", **TERMS).status_code == 200
    assert host.plan(laid)["options"] == before


def test_people_choose_a_face_and_a_cab_for_their_own_seat(host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    looks = {"face": "scarf", "paint": "green", "roof": "dome"}
    assert guest.do(laid, "looks", seat=2, looks=looks).status_code == 200
    assert host.plan(laid)["seats"][1]["looks"] == looks
    assert host.plan(laid)["seats"][0]["looks"] == {"face": "", "paint": "", "roof": ""}
    assert guest.do(laid, "looks", seat=1, looks=looks).status_code == 403
    assert guest.do(laid, "looks", seat=2, looks=looks | {"face": "<b>"}).status_code == 400
    assert guest.do(laid, "leave", seat=2).status_code == 200
    assert host.plan(laid)["seats"][1]["looks"]["face"] == "", "the next one who sits there looks like nobody else"
