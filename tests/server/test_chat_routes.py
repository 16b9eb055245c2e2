"""People among themselves: what they say to each other, and a game that all agree to end."""

from collections.abc import Callable

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, play_on
from tests.server.run import Quick

from cabstand.content.catalogue import catalogue
from cabstand.server.chat import KEPT
from cabstand.server.requests import CHAT_LENGTH
from cabstand.table.verify import verify


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


@pytest.fixture
def talkative(host: Person, guest: Person) -> Laid:
    laid = host.lay("space-taxi", "me", "link", "here", chat=True, watch=True)
    assert guest.join(laid).status_code == 200
    return laid


def test_a_phrase_is_said_to_everybody_by_its_id(host: Person, guest: Person, spectator: Person, laid: Laid) -> None:
    said = {"seat": 2, "name": "Ben", "phrase": "chat-well-played", "text": ""}
    with host.follow(laid, 1) as left, spectator.follow(laid) as right:
        answer = guest.do(laid, "chat", phrase="chat-well-played")
        assert (answer.status_code, answer.json()) == (201, said)
        assert left.until("chat")["said"] == right.until("chat")["said"] == said
    with guest.follow(laid, 2) as back:
        assert back.next()["chat"] == [said], "who comes later reads it too"
    assert catalogue().say("chat-well-played") == "Well played!"


def test_a_reaction_is_shown_to_everybody_who_is_there_and_to_nobody_later(host: Person, guest: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as there:
        assert guest.do(laid, "chat", phrase="chat-react-horn").status_code == 201
        assert there.until("chat")["said"] == {"seat": 2, "name": "Ben", "phrase": "chat-react-horn", "text": ""}
    with guest.follow(laid, 2) as later:
        assert later.next()["chat"] == []


def test_own_words_need_the_hosts_leave(host: Person, guest: Person, laid: Laid, talkative: Laid) -> None:
    assert not host.plan(laid)["chat"]
    refused = guest.do(laid, "chat", text="hi")
    assert (refused.status_code, refused.json()["reason"]) == (422, "table-chat-phrases-only")
    assert host.plan(talkative)["chat"]
    assert guest.do(talkative, "chat", text="hi").json()["text"] == "hi"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("e\u0301 \n\t x\u0000\u202e", "é x"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("x" * CHAT_LENGTH, "x" * CHAT_LENGTH),
        ("e\u0301" * CHAT_LENGTH, "é" * CHAT_LENGTH),
        ("x" * (CHAT_LENGTH + 1), None),
        ("x" * 900_000, None),
        (" \u200b ", None),
        ("", None),
    ],
)
def test_what_is_said_is_short_plain_text(host: Person, talkative: Laid, text: str, kept: str | None) -> None:
    answer = host.do(talkative, "chat", text=text)
    if kept is None:
        assert answer.status_code in (400, 413, 422)
    else:
        assert answer.json()["text"] == kept


def test_only_who_plays_or_waits_may_speak(
    host: Person, guest: Person, spectator: Person, stranger: Person, talkative: Laid
) -> None:
    assert spectator.do(talkative, "chat", phrase="chat-hello").json()["reason"] == "table-chat-for-players"
    assert stranger.post("/join", code=talkative.code).status_code == 200
    waits = stranger.do(talkative, "chat", phrase="chat-hello").json()
    assert (waits["seat"], waits["name"]) == (None, "Mallory")
    assert host.do(talkative, "chat", phrase="chat-hello", seat=3).json()["seat"] == 3
    assert host.do(talkative, "chat", phrase="chat-hello", seat=2).status_code == 403
    for body in ({"phrase": "chat-nonsense"}, {"phrase": "chat-hello", "text": "and more"}, {}):
        assert host.do(talkative, "chat", **body).status_code in (400, 422)
    other = host.lay("space-taxi", "me", "link")
    assert guest.do(other, "chat", phrase="chat-hello").status_code == 404


def test_the_last_fifty_are_kept_and_a_name_that_is_deleted_is_gone(host: Person, guest: Person, talkative: Laid) -> None:
    for number in range(KEPT + 2):
        assert guest.do(talkative, "chat", text=f"number {number}").status_code == 201
    guest.delete("/me")
    with host.follow(talkative, 1) as stream:
        chat = stream.next()["chat"]
    assert [said["text"] for said in chat] == [f"number {number}" for number in range(2, KEPT + 2)]
    assert {said["name"] for said in chat} == {"-"}


def test_who_says_too_much_has_to_wait(open_here: Callable[..., InProcess]) -> None:
    house = open_here(Quick(limit_scale=1.0))
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me")
    answers = [host.do(laid, "chat", phrase="chat-oops") for _ in range(12)]
    assert {answer.status_code for answer in answers[:10]} == {201}
    assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "server-too-many")
    assert int(answers[-1].headers["retry-after"]) >= 1


# --- giving up -------------------------------------------------------------------------------------------------------


def test_a_game_that_all_give_up_is_over_and_its_dice_can_be_checked(host: Person, guest: Person, laid: Laid) -> None:
    play_on({1: host, 2: guest}, laid, 7)
    with guest.follow(laid, 2) as stream:
        assert host.do(laid, "give-up").json()["giving_up"] == {"proposed_by": 1, "agreed": [1], "asked": [2]}
        assert stream.until("plan")["plan"]["giving_up"] == {"proposed_by": 1, "agreed": [1], "asked": [2]}
        over = guest.do(laid, "give-up", agree=True).json()
        assert (over["stage"], over["given_up"], over["giving_up"]) == ("over", True, None)
        stream.until_stage("over")
    log = host.log(laid)
    assert log.splitlines()[-2] == "table: give-up"
    assert verify(log).difference is None
    assert len(verify(log).draws) >= 2
    late = host.move(laid, 1, len(log.split("\n\n")[1].splitlines()), "throw")
    assert (late.status_code, late.json()["reason"]) == (422, "table-not-playing")
    assert host.do(laid, "give-up").status_code == 422
    again = host.do(laid, "rematch").json()["plan"]
    assert (again["stage"], again["giving_up"], again["given_up"]) == ("lobby", None, False)


def test_one_who_plays_on_ends_the_proposal(host: Person, guest: Person, stranger: Person, laid: Laid) -> None:
    assert host.do(laid, "give-up", agree=False).json()["reason"] == "table-nothing-proposed"
    host.do(laid, "give-up")
    assert stranger.do(laid, "give-up").status_code == 404
    assert guest.do(laid, "give-up", agree=False).json()["giving_up"] is None
    assert guest.do(laid, "give-up").json()["giving_up"]["agreed"] == [2]
    assert guest.do(laid, "give-up", agree=False).json()["stage"] == "playing"
    assert play_on({1: host, 2: guest}, laid, 3) == 3


def test_bots_and_people_who_let_one_play_for_them_are_not_asked(host: Person, guest: Person) -> None:
    laid = host.lay("fare-play", "me", "link", "bot", options={"starter": "1"})
    guest.join(laid)
    host.do(laid, "start")
    assert host.do(laid, "give-up").json()["giving_up"]["asked"] == [2]
    over = guest.do(laid, "stand-in", seat=2, level="simple").json()
    assert (over["stage"], over["given_up"]) == ("over", True)
    assert "draw ?" not in guest.log(laid), "the whole log is open now"


def test_who_leaves_is_not_asked_any_more(host: Person, guest: Person, laid: Laid) -> None:
    guest.do(laid, "give-up")
    host.do(laid, "leave", seat=1)
    assert guest.plan(laid)["stage"] == "over"


def test_a_server_killed_before_the_end_was_written_ends_the_game(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot", options={"starter": "1"})
    host.do(laid, "start")
    assert host.do(laid, "give-up").json()["given_up"]
    house.drop()
    house.change("DELETE FROM line WHERE table_id = ? AND key IN ('give-up', 'reveal')", laid.id)
    house.change(
        "UPDATE sheet SET stage = 'playing', body = json_set(body, '$.progress.stage', 'playing') WHERE table_id = ?", laid.id
    )
    house.open()
    house.until(lambda: host.plan(laid)["given_up"], "the end is found again")
    assert verify(host.log(laid)).difference is None
