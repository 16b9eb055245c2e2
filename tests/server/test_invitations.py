"""What a link or a code tells before anybody comes in, and to whom it tells nothing."""

from collections.abc import Callable

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Person
from tests.server.run import Quick


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


@pytest.fixture
def nobody(house: InProcess) -> Person:
    """Somebody who has not said a name: no cookie, nothing known."""
    return Person(house.url, "")


def test_a_link_tells_who_invites_to_what_and_who_is_there(nobody: Person, host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", "link", "bot otto")
    assert guest.join(laid).status_code == 200
    told = nobody.post("/invitations", invite=laid.invite)
    assert told.status_code == 200
    invited = told.json()
    assert (invited["host"], invited["game"], invited["stage"]) == ("Ada", "space-taxi", "lobby")
    assert [(seat["kind"], seat["name"] or seat["bot"]) for seat in invited["seats"]] == [
        ("player", "Ada"),
        ("player", "Ben"),
        ("open", ""),
        ("bot", "otto"),
    ]
    assert "set-cookie" not in told.headers
    assert laid.code not in told.text


def test_looking_at_a_link_takes_no_seat_and_a_code_tells_the_same(nobody: Person, host: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    by_link = nobody.post("/invitations", invite=laid.invite).json()
    by_code = nobody.post("/invitations", code=laid.code.lower()).json()
    assert by_link == by_code
    assert [seat["kind"] for seat in host.plan(laid)["seats"]] == ["player", "open"]
    assert host.plan(laid)["waiting"] == []


@pytest.mark.parametrize("wrong", ["nowhere.token", "", "."])
def test_a_wrong_link_tells_nothing(nobody: Person, host: Person, wrong: str) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert nobody.post("/invitations", invite=wrong or f"{laid.id}.wrong").status_code == 404
    assert nobody.post("/invitations", token=laid.invite).json()["reason"] == "server-link-used"


def test_wrong_codes_count_as_those_that_are_tried_at_the_door(open_here: Callable[..., InProcess]) -> None:
    strict = open_here(Quick(limit_scale=1.0))
    laid = Person(strict.url, "Ada").lay("space-taxi", "me", "link")
    guesser, friend = Person(strict.url, "", "127.0.0.3"), Person(strict.url, "", "127.0.0.4")
    answers = [guesser.post("/invitations", code="ZZZZZ").status_code for _ in range(12)]
    assert answers == [404] * 10 + [429] * 2
    assert guesser.post("/invitations", code=laid.code).status_code == 429, "not even the right one now"
    assert friend.post("/invitations", code=laid.code).status_code == 200


def test_once_a_game_has_begun_its_link_names_people_only_where_anybody_may_watch(nobody: Person, host: Person) -> None:
    private, open_to_all = (host.lay("space-taxi", "me", "bot", "bot", watch=watch) for watch in (False, True))
    for laid in (private, open_to_all):
        assert host.do(laid, "start").status_code == 200
    closed = nobody.post("/invitations", invite=private.invite).json()
    assert (closed["stage"], closed["seats"], closed["watch"]) == ("playing", [], False)
    seen = nobody.post("/invitations", invite=open_to_all.invite).json()
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "", ""]
    assert nobody.post("/invitations", code=private.code).status_code == 404


def test_a_link_to_one_seat_tells_which_and_still_works_afterwards(
    nobody: Person, house: InProcess, host: Person, guest: Person
) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    token = host.do(laid, "seat-link", seat=2).json()["token"]
    told = nobody.post("/invitations", token=token).json()
    assert (told["seat"], told["team"], told["host"]) == (2, False, "Ada")
    assert Person(house.url, "Cleo").post("/seats", token=token).status_code == 200
    assert nobody.post("/invitations", token=token).status_code == 404


def test_whoever_comes_to_a_full_table_looks_on_where_the_host_allows_it(house: InProcess, host: Person) -> None:
    for watch, status in ((True, 200), (False, 422)):
        laid = host.lay("space-taxi", "me", "bot", "bot", watch=watch)
        late = Person(house.url, "Late").join(laid)
        assert late.status_code == status
        if watch:
            assert not any(seat["mine"] for seat in late.json()["seats"])


def test_a_device_link_invites_to_no_table(nobody: Person, host: Person) -> None:
    token = host.post("/me/device").json()["token"]
    assert nobody.post("/invitations", token=token).status_code == 404


def test_who_does_not_wait_any_more_is_off_the_hosts_mat(host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert guest.post("/join", code=laid.code).status_code == 200
    assert host.plan(laid)["waiting"] == ["Ben"]
    assert guest.do(laid, "withdraw").status_code == 200
    assert host.plan(laid)["waiting"] == []
    assert guest.get(f"/tables/{laid.id}").status_code == 404
