"""What a seat knows belongs to that seat: who may come to it while a game is on, how, and what everybody is told."""

from collections.abc import Callable

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.run import Quick
from tests.server.test_big_screen import come
from tests.server.test_teams import reason, share
from tests.server.town import board_of


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


@pytest.fixture
def hands(host: Person, guest: Person) -> Laid:
    """A game of Fare Play: the host on seat 1, the guest on seat 2, a bot on seat 3. Seat 1 begins."""
    laid = host.lay("fare-play", "me", "link", "bot", options={"starter": "1"})
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    return laid


@pytest.fixture
def spy(stranger: Person) -> Person:
    """The host's second identity, in a private window."""
    return stranger


def lines(house: InProcess, laid: Laid) -> list[str]:
    return [line for _, line, _ in house.lines_of(laid.id)]


def given(house: InProcess, host: Person, laid: Laid, seat: int) -> str:
    """The token of a link for a seat whose people were awaited and did not come."""
    assert host.do(laid, "away", seat=seat).status_code == 200
    house.pass_time(house.quick.away)
    return str(host.do(laid, "seat-link", seat=seat).json()["token"])


# --- into a team ------------------------------------------------------------------------------------------------------


def test_a_host_cannot_invite_a_second_identity_to_an_opponents_hand(host: Person, spy: Person, hands: Laid) -> None:
    assert reason(host.do(hands, "team-link", seat=2)) == (403, "table-team-invites")
    assert spy.get(f"/tables/{hands.id}/replay?seat=2").status_code == 404


@pytest.fixture
def lobby(host: Person, guest: Person) -> Laid:
    laid = host.lay("fare-play", "me", "link", "link")
    assert guest.join(laid).status_code == 200
    return laid


def test_before_the_start_too_only_the_people_of_a_seat_invite_to_it(
    host: Person, guest: Person, spy: Person, lobby: Laid
) -> None:
    assert reason(host.do(lobby, "team-link", seat=2)) == (403, "table-team-invites")
    share(guest, lobby, 2, spy)
    assert guest.plan(lobby)["seats"][1]["people"] == ["Ben", "Mallory"]


def test_nobody_comes_uninvited_to_a_seat_that_will_be_dealt_a_hand(
    host: Person, guest: Person, spy: Person, lobby: Laid
) -> None:
    assert spy.post("/join", code=lobby.code).status_code == 200
    assert reason(host.do(lobby, "guests", guest=1, let_in=True, seat=2)) == (422, "table-team-by-link")
    assert host.do(lobby, "guests", guest=1, let_in=True).status_code == 200
    assert reason(spy.do(lobby, "team", seat=2)) == (422, "table-team-by-link")
    assert [seat["people"] for seat in guest.plan(lobby)["seats"]] == [["Ada"], ["Ben"], ["Mallory"]]


def test_during_a_game_the_host_puts_nobody_out_of_the_team_of_others(
    host: Person, guest: Person, spectator: Person, hands: Laid
) -> None:
    share(guest, hands, 2, spectator)
    assert reason(host.do(hands, "put-out", seat=2, person=2)) == (403, "server-not-your-seat")
    assert guest.do(hands, "put-out", seat=2, person=2).status_code == 200


def test_the_people_of_a_seat_invite_and_everybody_is_told(
    house: InProcess, host: Person, guest: Person, spectator: Person, hands: Laid
) -> None:
    with host.follow(hands, 1) as stream:
        seq = stream.next()["seq"]
        share(guest, hands, 2, spectator)
        joined = stream.until("moved", seq=seq + 1)["happened"][0]
        assert (joined["line"], joined["story"]) == ("table: join 2", [{"message": "story-join", "args": {"seat": 2}}])
        assert stream.plan["seats"][1]["people"] == ["Ben", "Cleo"]
    assert lines(house, hands)[-1] == "table: join 2", "a name must be deletable, a line is not"
    replay = host.get(f"/tables/{hands.id}/replay?seat=1").json()
    assert replay["steps"][-1]["story"] == joined["story"]


def test_who_has_sat_on_a_seat_is_invited_to_no_other(host: Person, guest: Person, spectator: Person, hands: Laid) -> None:
    share(guest, hands, 2, spectator)
    token = host.do(hands, "team-link", seat=1).json()["token"]
    assert reason(spectator.post("/seats", token=token)) == (422, "table-knows-another")
    assert spectator.do(hands, "leave", seat=2).status_code == 200
    assert reason(spectator.post("/seats", token=token)) == (422, "table-knows-another"), "they have seen that hand"
    share(guest, hands, 2, spectator)
    assert guest.do(hands, "put-out", seat=2, person=2).status_code == 200
    assert reason(spectator.post("/seats", token=token)) == (422, "table-knows-another")


def test_an_inviter_who_has_left_invites_nobody(guest: Person, spectator: Person, spy: Person, hands: Laid) -> None:
    share(guest, hands, 2, spectator)
    token = spectator.do(hands, "team-link", seat=2).json()["token"]
    assert spectator.do(hands, "leave", seat=2).status_code == 200
    assert reason(spy.post("/seats", token=token)) == (403, "table-team-invites")


@pytest.mark.parametrize("way", ["leave", "put-out"])
def test_who_is_no_longer_on_a_seat_sees_its_hand_nowhere(guest: Person, spectator: Person, way: str, hands: Laid) -> None:
    share(guest, hands, 2, spectator)
    asked = [f"/tables/{hands.id}/{what}" for what in ("replay?seat=2", "log?seat=2", "coach?seat=2")]
    assert [spectator.get(path).status_code for path in asked[:2]] == [200, 200]
    with spectator.follow(hands, 2) as stream:
        assert stream.next()["view"]["hand"]
        if way == "leave":
            spectator.do(hands, "leave", seat=2)
        else:
            guest.do(hands, "put-out", seat=2, person=2)
        assert stream.closed() == 1013
    assert [spectator.get(path).status_code for path in asked] == [404] * 3


# --- late guests of a party -------------------------------------------------------------------------------------------


def test_off_a_big_screen_nobody_takes_a_hand_without_being_asked(
    house: InProcess, host: Person, guest: Person, spy: Person
) -> None:
    screen = Person(house.url, "Screen")
    party = screen.lay("fare-play", "link", "link", big=True)
    come(host, party), come(guest, party)
    assert screen.do(party, "start").status_code == 200
    come(spy, party)
    assert reason(spy.do(party, "team", seat=2)) == (422, "table-team-by-link")
    share(guest, party, 2, spy)
    assert screen.plan(party)["seats"][1]["people"] == ["Ben", "Mallory"]


def test_a_spy_cannot_join_the_listeners_while_a_sound_off_lies_open(
    house: InProcess, host: Person, guest: Person, spy: Person
) -> None:
    screen = Person(house.url, "Screen")
    party = screen.lay("taxi", "link", "link", big=True, options={"board": board_of("sound")})
    come(host, party), come(guest, party)
    assert screen.do(party, "start").status_code == 200
    come(spy, party)
    with screen.follow(party) as stream:
        stream.next()
        while stream.view["waiting_for"] != "talk":
            seat = stream.view["seat_in_turn"]
            assert (host if seat == 1 else guest).move(party, seat, stream.seq, "throw").status_code == 200
            stream.until_seq(stream.seq + 1)
        talker = stream.view["seat_in_turn"]
        assert reason(spy.do(party, "team", seat=3 - talker)) == (422, "table-team-knows-more")
        seq, talking = stream.seq, host if talker == 1 else guest
        assert talking.do(party, "answers", seat=talker, seq=seq, key="talk", text="hm").status_code == 200
        house.pass_time(house.quick.talk)
        stream.until_seq(seq + 1)
    assert spy.do(party, "team", seat=3 - talker).status_code == 200, "the words are told"
    assert lines(house, party)[-1] == f"table: join {3 - talker}"


# --- a seat whose people are away -------------------------------------------------------------------------------------


def test_a_seat_is_not_given_away_before_everybody_has_seen_the_time_run(
    open_here: Callable[..., InProcess],
) -> None:
    house = open_here(Quick(away=60.0))
    host, guest, onlooker = (Person(house.url, name) for name in ("Ada", "Ben", "Cleo"))
    laid = host.lay("fare-play", "me", "link", "bot", options={"starter": "1"}, watch=True)
    guest.join(laid), host.do(laid, "start")
    assert reason(host.do(laid, "seat-link", seat=2)) == (403, "server-still-awaited"), "nobody has been told yet"
    with onlooker.follow(laid) as stream:
        assert stream.next()["awaited"] == [None, None, None]
        assert host.do(laid, "away", seat=2).status_code == 200
        left = stream.until("presence", present=[False, False, False])["awaited"]
        while left[1] is None:
            left = stream.until("presence")["awaited"]
        assert left[1] == 60
        house.pass_time(59)
        refused = host.do(laid, "seat-link", seat=2).json()
        assert (refused["reason"], refused["args"]["name"]) == ("server-still-awaited", "Ben")
        assert "Ben still has a second" in refused["message"]
        for sign in (f"/tables/{laid.id}", f"/tables/{laid.id}/log?seat=2", f"/tables/{laid.id}/replay?seat=2"):
            assert host.do(laid, "away", seat=2).status_code == 200
            assert guest.get(sign).status_code == 200
            assert stream.until("presence", awaited=[None, None, None]), "whoever only asks now and then is there too"
        assert host.do(laid, "away", seat=2).status_code == 200
        assert guest.join(laid).status_code == 200
        assert stream.until("presence", awaited=[None, None, None]), "and so is whoever opens the old link again"
    assert host.do(laid, "away", seat=2).status_code == 200
    house.drop()
    house.open()
    with onlooker.follow(laid) as stream:
        assert stream.next()["awaited"][1] == 60, "after a restart people are awaited once more"
        with guest.follow(laid, 2):
            stream.until("presence", awaited=[None, None, None])
            assert reason(host.do(laid, "away", seat=2)) == (403, "server-they-are-here")


def test_a_seat_link_half_a_second_after_a_disconnect_is_refused(host: Person, guest: Person, hands: Laid) -> None:
    with guest.follow(hands, 2) as stream:
        stream.next()
    assert reason(host.do(hands, "seat-link", seat=2))[0] == 403
    with host.follow(hands, 1) as stream:
        stream.until("presence", present=[True, False, False])
    assert reason(host.do(hands, "seat-link", seat=2)) == (403, "server-still-awaited")


def test_of_a_team_all_must_be_away(host: Person, guest: Person, spectator: Person, hands: Laid) -> None:
    share(guest, hands, 2, spectator)
    with spectator.follow(hands, 2) as stream:
        stream.next()
        assert reason(host.do(hands, "away", seat=2)) == (403, "server-they-are-here")
    assert host.do(hands, "away", seat=2).status_code == 200, "the second of them has gone too"


def test_the_owner_who_comes_back_in_time_keeps_the_seat_although_a_link_was_made(
    house: InProcess, host: Person, guest: Person, spy: Person, hands: Laid
) -> None:
    token = given(house, host, hands, 2)
    assert guest.get(f"/tables/{hands.id}").status_code == 200
    assert reason(spy.post("/seats", token=token)) == (403, "server-still-awaited")
    assert guest.plan(hands)["seats"][1]["mine"]


def test_nobody_takes_a_seat_who_has_one_or_has_had_another(
    house: InProcess, host: Person, guest: Person, spectator: Person, hands: Laid
) -> None:
    assert reason(host.post("/seats", token=given(house, host, hands, 2))) == (422, "table-knows-another")
    share(host, hands, 1, spectator)
    assert spectator.do(hands, "leave", seat=1).status_code == 200
    again = host.do(hands, "seat-link", seat=2).json()["token"]
    assert reason(spectator.post("/seats", token=again)) == (422, "table-knows-another"), "they have seen the host's hand"
    assert guest.plan(hands)["seats"][1]["mine"]


def test_whose_seat_was_given_away_is_told_so_and_everybody_sees_it(
    house: InProcess, host: Person, guest: Person, spectator: Person, hands: Laid
) -> None:
    with host.follow(hands, 1) as stream:
        seq = stream.next()["seq"]
        assert spectator.post("/seats", token=given(house, host, hands, 2)).status_code == 200
        told = stream.until("moved", seq=seq + 1)
        assert told["happened"][0]["line"] == "table: give 2"
        assert told["happened"][0]["story"] == [{"message": "story-give", "args": {"seat": 2}}]
    assert lines(house, hands)[-1] == "table: give 2"
    assert hands.id in [plan["table"] for plan in guest.get("/tables").json()], "so that they hear of it"
    for answer in (
        guest.get(f"/tables/{hands.id}"),
        guest.get(f"/tables/{hands.id}/replay?seat=2"),
        guest.get(f"/tables/{hands.id}/log?seat=2"),
        guest.get(f"/tables/{hands.id}/events?seat=2"),
        guest.move(hands, 2, seq, "go"),
    ):
        assert reason(answer) == (403, "server-seat-given-away")
        assert answer.json()["message"] == "Your seat was given to Cleo while you were away."
    assert spectator.get(f"/tables/{hands.id}/replay?seat=2").status_code == 200


def test_where_others_may_look_on_the_plan_says_that_a_seat_was_lost(
    house: InProcess, laid: Laid, host: Person, guest: Person
) -> None:
    newcomer = Person(house.url, "Dan")
    assert newcomer.post("/seats", token=given(house, host, laid, 2)).status_code == 200
    assert [person.plan(laid)["given_away"] for person in (guest, newcomer, host)] == [2, 0, 0]
    assert guest.move(laid, 2, 0, "throw").json()["reason"] == "server-seat-given-away"


def test_only_the_host_says_that_somebody_is_away_and_only_of_people(
    host: Person, guest: Person, stranger: Person, hands: Laid
) -> None:
    assert reason(guest.do(hands, "away", seat=1)) == (403, "table-host-only")
    assert stranger.do(hands, "away", seat=1).status_code == 404
    for seat in (3, 9):
        assert reason(host.do(hands, "away", seat=seat)) == (403, "server-they-are-here")
