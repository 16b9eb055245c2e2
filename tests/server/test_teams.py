"""Several people on one seat, each with a screen of their own: any of them may act, the first act counts."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream, new_key
from tests.server.town import board_of

from cabstand.games.taxi.packs.included import london


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


@pytest.fixture
def mate(house: InProcess) -> Person:
    return Person(house.url, "Cleo")


def share(owner: Person, laid: Laid, seat: int, *people: Person) -> None:
    """A link of a seat, used by everybody to whom it is handed on."""
    token = owner.do(laid, "team-link", seat=seat).json()["token"]
    for person in people:
        assert person.post("/seats", token=token).status_code == 200


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


class Team:
    """The host plays for herself; the guest and the mate are a team on seat 2. All three follow the game."""

    def __init__(self, house: InProcess, host: Person, guest: Person, mate: Person, laid: Laid, stack: ExitStack) -> None:
        self.house, self.host, self.guest, self.mate, self.laid = house, host, guest, mate, laid
        self.follow = [(host, 1), (guest, 2), (mate, 2)]
        self.screens: dict[Person, Stream] = {
            person: stack.enter_context(person.follow(laid, seat)) for person, seat in self.follow
        }
        for screen in self.screens.values():
            screen.next()

    @property
    def seq(self) -> int:
        return max(screen.seq for screen in self.screens.values())

    def answer(self, person: Person, text: str, seq: int | None = None) -> httpx.Response:
        body = {"seat": 2, "seq": self.seq if seq is None else seq, "key": new_key(), "text": text}
        return person.do(self.laid, "answers", **body)

    def catch_up(self, seq: int) -> None:
        for screen in self.screens.values():
            screen.until_seq(seq)

    def card(self, person: Person) -> Any:
        told = [json.loads(text) for text in self.screens[person].heard]
        return [message["card"] for message in told if message["type"] in ("snapshot", "moved", "card")][-1]

    def drive_until_asked(self) -> None:
        """Everybody throws, the host answers nothing, until a card waits for the team; by turns two people throw for it."""
        people = {1: [self.host], 2: [self.guest, self.mate]}
        for step in range(60):
            view = self.screens[self.host].view
            seat, seq = view["seat_in_turn"], self.seq
            if view["waiting_for"] and seat == 2:
                return
            if view["waiting_for"]:
                body = {"seat": 1, "seq": seq, "key": new_key(), "text": ""}
                if self.host.do(self.laid, "answers", **body).json()["waits"] and view["waiting_for"] == "answer":
                    assert self.guest.do(self.laid, "overrule", seat=2, seq=seq, counts=False).status_code == 200
                self.house.pass_time(self.house.quick.talk)
            else:
                assert people[seat][step % len(people[seat])].move(self.laid, seat, seq, "throw").status_code == 200
            self.catch_up(seq + 1)
        pytest.fail("the team is never asked")


@pytest.fixture(params=["question-4"])
def team(house: InProcess, host: Person, guest: Person, mate: Person, request: pytest.FixtureRequest) -> Iterator[Team]:
    laid = host.lay("taxi", "me", "link", options={"board": board_of(request.param)})
    assert guest.join(laid).status_code == 200
    share(guest, laid, 2, mate)
    assert host.do(laid, "start").status_code == 200
    with ExitStack() as stack:
        team = Team(house, host, guest, mate, laid, stack)
        team.drive_until_asked()
        yield team


def question(card: Any) -> Any:
    return next(question for question in london().questions if question.text == card["text"])


def test_either_of_a_team_answers_and_everybody_is_told_who_did(team: Team) -> None:
    seq = team.seq
    assert team.answer(team.mate, question(team.card(team.mate)).answers[0]).json() == {"seq": seq + 1, "waits": False}
    team.catch_up(seq + 1)
    for person, _ in team.follow:
        card, heard = team.card(person), json.loads(team.screens[person].heard[-1])
        assert (card["stage"], card["right"], card["by"]) == ("done", True, "Cleo")
        assert heard["happened"][0]["by"] == "Cleo"
        assert heard["happened"][0]["line"] == "referee: right", "the log names nobody"
    told = team.host.get(f"/tables/{team.laid.id}/replay?seat=1&from={seq + 1}").json()["steps"][0]
    assert (told["person"], told["card"]["by"], told["line"]) == ("Cleo", "Cleo", "referee: right")
    late = team.answer(team.guest, "anything", seq)
    assert (late.status_code, late.json()["message"]) == (422, "Cleo was faster: the first of a team counts.")


def test_who_of_a_team_is_away_is_told_by_name(team: Team) -> None:
    team.screens[team.mate].socket.close()
    assert team.screens[team.host].until("presence", away=[[], ["Cleo"]])["present"] == [True, True]
    with team.mate.follow(team.laid, 2) as again:
        assert again.next()["away"] == [[], []]
        team.screens[team.host].until("presence", away=[[], []])


def test_of_two_wrong_answers_the_first_is_shown_and_the_story_tells_whose_it_was(team: Team) -> None:
    seq = team.seq
    assert team.answer(team.mate, "a teapot").status_code == 200
    assert reason(team.answer(team.guest, "a kettle")) == (422, "table-mate-was-first")
    assert team.host.do(team.laid, "overrule", seat=1, seq=seq, counts=True).status_code == 200
    team.catch_up(seq + 1)
    card = team.card(team.host)
    assert (card["typed"], card["by"], card["right"]) == ("a teapot", "Cleo", True)


def test_of_two_who_throw_at_once_the_second_is_told_kindly(host: Person, guest: Person, mate: Person) -> None:
    laid = host.lay("space-taxi", "link", "me", options={"starter": "1"})
    assert guest.join(laid).status_code == 200
    share(guest, laid, 1, mate)
    host.do(laid, "start")
    assert mate.move(laid, 1, 0, "throw").status_code == 200
    assert reason(guest.move(laid, 1, 0, "throw")) == (422, "table-mate-was-first")
    assert reason(mate.move(laid, 1, 0, "throw")) == (409, "server-moved-on")
    assert host.move(laid, 1, 1, "0").status_code == 403


@pytest.mark.parametrize("team", ["sound"], indirect=True)
def test_one_of_a_team_says_that_they_talk_before_the_subject_is_shown(team: Team, house: InProcess) -> None:
    for person in (team.guest, team.mate):
        replayed = person.get(f"/tables/{team.laid.id}/replay?seat=2&from={team.seq}").json()["steps"][-1]["card"]
        for card in (team.card(person), replayed):
            assert (card["stage"], card["text"], card["words"]) == ("who", "", [])
    words = team.card(team.host)["words"]
    assert len(words) == 6
    seq = team.seq
    assert team.answer(team.mate, "a word too early").json() == {"seq": seq, "waits": True}
    team.screens[team.guest].until("card")
    team.screens[team.mate].until("card")
    mates, guests = team.card(team.mate), team.card(team.guest)
    assert (mates["stage"], mates["yours"], mates["by"], mates["typed"]) == ("open", True, "Cleo", "")
    assert mates["text"]
    assert (guests["yours"], guests["by"], guests["words"]) == (False, "Cleo", [])
    assert reason(team.answer(team.guest, words[0])) == (422, "table-mate-was-first")
    team.answer(team.mate, words[0])
    house.pass_time(house.quick.talk)
    team.catch_up(seq + 1)
    done = team.card(team.host)
    assert (done["count"], done["by"]) == (1, "Cleo")
    replayed = team.guest.get(f"/tables/{team.laid.id}/replay?seat=2&from={seq + 1}").json()["steps"][0]["card"]
    assert (replayed["stage"], replayed["text"], replayed["by"]) == ("done", done["text"], "Cleo")


@pytest.mark.parametrize("team", ["sound"], indirect=True)
def test_who_said_they_talk_and_went_is_succeeded(team: Team, house: InProcess) -> None:
    team.answer(team.mate, "")
    assert reason(team.answer(team.guest, "")) == (422, "table-mate-was-first")
    team.screens[team.mate].socket.close()
    assert team.answer(team.guest, "").status_code == 200, "somebody else of the team talks"
    team.answer(team.guest, "hello")
    house.pass_time(house.quick.talk)
    team.screens[team.guest].until_seq(team.seq + 1)
    assert team.card(team.guest)["by"] == "Ben"


def test_nobody_sits_on_two_sides_and_no_stranger_on_any(host: Person, guest: Person, stranger: Person, mate: Person) -> None:
    laid = host.lay("taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    assert stranger.do(laid, "team", seat=1).status_code == 404
    assert stranger.do(laid, "team-link", seat=1).status_code == 404
    assert reason(guest.do(laid, "team-link", seat=1)) == (403, "table-team-invites")
    token = host.do(laid, "team-link", seat=1).json()["token"]
    assert host.do(laid, "start").status_code == 200
    assert reason(guest.post("/seats", token=token)) == (422, "table-knows-another"), "they know the other side's words"
    assert mate.post("/seats", token=token).json()["seats"][0]["people"] == ["Ada", "Cleo"], "who comes late may still join"
    assert reason(host.do(laid, "team-link", seat=9)) == (422, "table-no-team-there")


def test_before_the_start_people_move_together_and_the_open_seat_is_free_again(
    host: Person, guest: Person, mate: Person
) -> None:
    laid = host.lay("taxi", "me", "link", "link")
    for person in (guest, mate):
        assert person.join(laid).status_code == 200
    seats = mate.do(laid, "team", seat=2).json()["seats"]
    assert [seat["people"] for seat in seats] == [["Ada"], ["Ben", "Cleo"], []]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ada", False), ("Ben & Cleo", True), ("", False)]
    assert mate.do(laid, "team-name", seat=2, name="The Black Cabs").json()["seats"][1]["name"] == "The Black Cabs"
    assert mate.do(laid, "team-name", seat=1, name="Nonsense").status_code == 403
    moved = host.do(laid, "team", seat=2).json()
    assert (moved["host"], moved["seats"][1]["people"]) == (True, ["Ben", "Cleo", "Ada"])
    assert host.do(laid, "put-out", seat=2, person=2).json()["seats"][1]["people"] == ["Ben", "Ada"]
    assert reason(host.do(laid, "put-out", seat=2, person=3)) == (422, "table-no-such-mate")
    assert mate.get(f"/tables/{laid.id}").status_code == 404
    assert mate.do(laid, "put-out", seat=2, person=2).status_code == 404


def test_a_guest_at_the_door_is_led_to_a_team(host: Person, guest: Person, mate: Person) -> None:
    laid = host.lay("taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    assert mate.post("/join", code=laid.code).status_code == 200
    assert reason(host.do(laid, "guests", guest=1, let_in=True)) == (422, "table-full")
    led = host.do(laid, "guests", guest=1, let_in=True, seat=2).json()
    assert (led["seats"][1]["people"], led["waiting"]) == (["Ben", "Cleo"], [])


def test_who_leaves_a_team_leaves_the_seat_to_it_and_the_last_to_a_bot(house: InProcess, team: Team) -> None:
    assert team.guest.do(team.laid, "leave", seat=2).status_code == 200
    plan = team.mate.plan(team.laid)
    assert (plan["seats"][1]["people"], plan["seats"][1]["kind"]) == (["Cleo"], "player")
    assert team.guest.get(f"/tables/{team.laid.id}").status_code == 404
    assert team.answer(team.guest, "anything").status_code == 404
    assert team.answer(team.mate, "anything").status_code == 200
    assert team.mate.do(team.laid, "leave", seat=2).json()["stage"] == "playing"
    assert team.host.plan(team.laid)["seats"][1]["kind"] == "bot"
    assert "table: sit 2 bot simple" in [line for _, line, _ in house.lines_of(team.laid.id)]


def test_a_deleted_mate_is_named_nowhere_and_the_team_plays_on(house: InProcess, team: Team) -> None:
    assert team.guest.do(team.laid, "team-name", seat=2, name="Cleo and the Cabs").status_code == 200
    team.answer(team.mate, "a teapot")
    assert team.mate.delete("/me").status_code == 200
    plan = team.host.plan(team.laid)
    assert (plan["seats"][1]["name"], plan["seats"][1]["people"]) == ("Ben", ["Ben"])
    assert "Cleo" not in str(plan) + team.host.log(team.laid)
    assert house.rows("SELECT count(*) FROM sheet WHERE table_id = ? AND body LIKE '%Cleo%'", team.laid.id) == [(0,)]
    assert team.guest.delete("/me").status_code == 200
    assert "Ben" not in team.host.log(team.laid)


def test_one_of_a_team_agrees_for_it_and_any_of_them_takes_a_seat_back(team: Team) -> None:
    assert team.host.do(team.laid, "stand-in", seat=2).status_code == 403, "two of them are here"
    assert team.guest.do(team.laid, "stand-in", seat=2).json()["seats"][1]["stand_in"] == "simple"
    assert team.mate.do(team.laid, "stand-in", seat=2, level="").json()["seats"][1]["stand_in"] == ""
    proposed = team.host.do(team.laid, "give-up").json()["giving_up"]
    assert proposed == {"proposed_by": 1, "agreed": [1], "asked": [2]}
    assert team.mate.do(team.laid, "give-up").json()["given_up"]
    again = team.guest.do(team.laid, "rematch").json()["plan"]
    assert [seat["people"] for seat in again["seats"]] == [["Ada"], ["Ben", "Cleo"]]
    assert team.mate.do(Laid(again["table"]), "rematch").status_code in (404, 422)
    assert again["table"] in [plan["table"] for plan in team.mate.get("/tables").json()]


def test_whose_answer_it_was_is_kept_and_told_to_who_comes_back(house: InProcess, team: Team) -> None:
    seq = team.seq
    assert team.answer(team.mate, "a teapot").status_code == 200
    kept = json.loads(house.rows("SELECT body FROM sheet WHERE table_id = ?", team.laid.id)[0][0])
    assert kept["progress"]["early"] == {"1": "a teapot"}
    assert kept["progress"]["early_by"]["1"] in [mate["player"] for mate in kept["seats"]["places"][1]["mates"]]
    with team.mate.follow(team.laid, 2) as again:
        assert again.next()["card"]["by"] == "Cleo"
    assert reason(team.answer(team.guest, "a kettle", seq)) == (422, "table-mate-was-first")
