"""TAXI! over the network: questions, the asker's word, talks against the clock, and cards that not everybody may read."""

import json
from typing import Any

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream, new_key
from tests.server.town import board_of

from cabstand.games.taxi.packs.included import london
from cabstand.table.verify import verify

MOVES = {"throw": "throw", "choose": "keep", "divert": "throw", "leave": "leave sound"}


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


class Shift:
    """Two people at a table of TAXI!, each with a screen."""

    def __init__(self, host: Person, guest: Person, laid: Laid, screens: dict[int, Stream]) -> None:
        self.people, self.laid, self.screens = {1: host, 2: guest}, laid, screens

    def read(self) -> None:
        for screen in self.screens.values():
            screen.next()

    def answer(self, seat: int, text: str) -> Any:
        seq = self.screens[seat].seq
        return self.people[seat].do(self.laid, "answers", seat=seat, seq=seq, key=new_key(), text=text)

    def drive_until(self, waiting: str) -> int:
        """Play on until the referee waits for something from a person; whose turn it is."""
        screen = self.screens[1]
        while True:
            view = screen.view
            if view["over"]:
                pytest.fail(f"the shift ended without a {waiting}")
            seat = view["seat_in_turn"]
            if view["waiting_for"] == waiting:
                return int(seat)
            if view["waiting_for"]:
                answered = self.answer(seat, "")
                assert answered.status_code == 200, answered.text
                if answered.json()["waits"] and view["waiting_for"] == "answer":
                    self.people[view["asker"]].do(self.laid, "overrule", seat=view["asker"], seq=screen.seq, counts=False)
            else:
                moved = self.people[seat].move(self.laid, seat, screen.seq, MOVES[self.ask_of(seat)])
                assert moved.status_code == 200, moved.text
            seq = screen.seq
            for each in self.screens.values():
                each.until_seq(seq + 1)

    def ask_of(self, seat: int) -> str:
        return str(self.screens[seat].view["ask"])


@pytest.fixture(params=["question-4"])
def shift(host: Person, guest: Person, request: pytest.FixtureRequest) -> Any:
    laid = host.lay("taxi", "me", "link", options={"board": board_of(request.param)}, watch=True)
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    with host.follow(laid, 1) as one, guest.follow(laid, 2) as two:
        shift = Shift(host, guest, laid, {1: one, 2: two})
        shift.read()
        yield shift


def card_of(screen: Stream) -> Any:
    """The card that a screen was sent last."""
    for text in reversed(screen.heard):
        message = json.loads(text)
        if message["type"] in ("snapshot", "moved", "card"):
            return message["card"]
    return None


def question_on(shift: Shift) -> Any:
    card = card_of(shift.screens[1])
    return next(question for question in london().questions if question.text == card["text"])


def test_nobody_answers_a_second_time_by_a_bot_once_the_right_answer_was_shown(shift: Shift) -> None:
    seat = shift.drive_until("answer")
    screen = shift.screens[seat]
    seq = screen.seq
    assert shift.answer(seat, "nothing of the kind").json()["waits"], "the asker may still let it count"
    assert shift.people[seat].do(shift.laid, "stand-in", seat=seat, level="pearl").status_code == 200
    screen.until_seq(seq + 2)
    assert screen.lines[seq + 2].startswith("referee: wrong")


def test_a_right_answer_is_judged_at_once_and_nobody_was_sent_it_before(shift: Shift) -> None:
    seat = shift.drive_until("answer")
    question = question_on(shift)
    one, two = card_of(shift.screens[1]), card_of(shift.screens[2])
    assert one == two
    assert (one["stage"], one["seat"], one["asker"], one["answer"]) == ("open", seat, 3 - seat, "")
    assert one["seconds"] == 45
    heard = "".join(shift.screens[1].heard + shift.screens[2].heard)
    assert question.background not in heard
    seq = shift.screens[seat].seq
    answered = shift.answer(seat, question.answers[0])
    assert answered.json() == {"seq": seq + 1, "waits": False}
    shift.screens[1].until_seq(seq + 1)
    assert shift.screens[1].lines[seq + 1] == "referee: right"
    done = card_of(shift.screens[1])
    assert (done["stage"], done["right"], done["typed"]) == ("done", True, question.answers[0])
    assert (done["answer"], done["background"]) == (question.answers[0], question.background)


@pytest.mark.parametrize(("counts", "verdict"), [(True, "right"), (False, "wrong")])
def test_a_wrong_answer_waits_for_the_asker_who_may_let_it_count(shift: Shift, counts: bool, verdict: str) -> None:
    seat = shift.drive_until("answer")
    asker, seq = 3 - seat, shift.screens[seat].seq
    assert shift.answer(seat, "a teapot").json() == {"seq": seq, "waits": True}
    question = question_on(shift)
    shift.screens[asker].until("card")
    shown = card_of(shift.screens[asker])
    assert (shown["stage"], shown["typed"], shown["right"]) == ("shown", "a teapot", False)
    assert (shown["answer"], shown["background"]) == (question.answers[0], question.background)
    assert shown["seconds"] == 15
    own = shift.people[seat].do(shift.laid, "overrule", seat=seat, seq=seq, counts=True)
    assert (own.status_code, own.json()["reason"]) == (422, "table-nothing-asked")
    assert shift.people[asker].do(shift.laid, "overrule", seat=asker, seq=seq, counts=counts).status_code == 200
    shift.screens[1].until_seq(seq + 1)
    assert shift.screens[1].lines[seq + 1] == f"referee: {verdict}"
    assert card_of(shift.screens[1])["right"] == counts


@pytest.mark.parametrize(("counts", "verdict"), [(True, "right"), (False, "wrong")])
def test_among_bots_whoever_answers_says_whether_it_was_meant(host: Person, counts: bool, verdict: str) -> None:
    laid = host.lay("taxi", "me", "bot", options={"board": board_of("question-4"), "rounds": "5"})
    assert host.do(laid, "start").status_code == 200
    with host.follow(laid, 1) as screen:
        shift = Shift(host, host, laid, {1: screen})
        shift.read()
        drive_alone_until_asked(shift)
        seq = screen.seq
        assert shift.answer(1, "a teapot").json() == {"seq": seq, "waits": True}
        screen.until("card")
        shown = card_of(screen)
        assert (shown["stage"], shown["judges"], shown["lang"]) == ("shown", [1], "en")
        assert host.do(laid, "overrule", seat=1, seq=seq, counts=counts).status_code == 200
        screen.until_seq(seq + 1)
        assert screen.lines[seq + 1] == f"referee: {verdict}"


def test_among_bots_nothing_is_meant_by_who_says_nothing(host: Person) -> None:
    laid = host.lay("taxi", "me", "bot", options={"board": board_of("question-4"), "rounds": "5"})
    assert host.do(laid, "start").status_code == 200
    with host.follow(laid, 1) as screen:
        shift = Shift(host, host, laid, {1: screen})
        shift.read()
        drive_alone_until_asked(shift)
        assert not shift.answer(1, "").json()["waits"]


def drive_alone_until_asked(shift: Shift) -> None:
    """A person among bots throws until a question waits for them."""
    screen = shift.screens[1]
    while screen.view["waiting_for"] != "answer" or screen.view["seat_in_turn"] != 1:
        if screen.view["over"]:
            pytest.fail("the shift ended without a question")
        if screen.view["ask"]:
            assert shift.people[1].move(shift.laid, 1, screen.seq, MOVES[screen.view["ask"]]).status_code == 200
        screen.until_seq(screen.seq + 1)


def test_nobody_answers_for_another_seat_or_out_of_time(shift: Shift) -> None:
    early = shift.answer(1, "anything")
    assert (early.status_code, early.json()["reason"]) == (422, "table-nothing-asked")
    seat = shift.drive_until("answer")
    other = shift.answer(3 - seat, "anything")
    assert (other.status_code, other.json()["reason"]) == (422, "table-nothing-asked")
    seq = shift.screens[seat].seq
    foreign = shift.people[3 - seat].do(shift.laid, "answers", seat=seat, seq=seq, key=new_key(), text="x")
    assert foreign.status_code == 403


in_a_town_of_talks = pytest.mark.parametrize("shift", ["sound"], indirect=True)


@in_a_town_of_talks
def test_who_talks_does_not_see_the_words_and_time_ends_the_talk(house: InProcess, shift: Shift, spectator: Person) -> None:
    seat = shift.drive_until("talk")
    talker, listener = shift.screens[seat], shift.screens[3 - seat]
    words = card_of(listener)["words"]
    assert len(words) == 6
    assert card_of(talker)["words"] == []
    assert spectator.join(shift.laid).status_code == 200
    with spectator.follow(shift.laid) as watching:
        watching.next()
        assert card_of(watching)["words"] == []
    seq = talker.seq
    said = {"seat": seat, "seq": seq, "key": new_key(), "text": f"I say {words[0]}"}
    assert shift.people[seat].do(shift.laid, "answers", **said).json() == {"seq": seq, "waits": True}
    assert shift.people[seat].do(shift.laid, "answers", **said).json() == {"seq": seq, "waits": True}
    assert shift.answer(seat, f"and then {words[1]}").json() == {"seq": seq, "waits": True}
    house.pass_time(house.quick.talk - 0.1)
    assert len(house.lines_of(shift.laid.id)) == seq
    house.pass_time(0.1)
    talker.until_seq(seq + 1)
    assert talker.lines[seq + 1].startswith("referee: words 2")


@in_a_town_of_talks
def test_listeners_see_which_words_were_said_and_tick_those_they_heard(house: InProcess, shift: Shift) -> None:
    seat = shift.drive_until("talk")
    talker, listener = shift.screens[seat], shift.screens[3 - seat]
    words, seq = card_of(listener)["words"], talker.seq

    def tick(who: int, *heard: int) -> Any:
        return shift.people[who].do(shift.laid, "heard", seat=who, seq=seq, words=heard)

    assert tick(3 - seat, 1).json()["reason"] == "table-nothing-asked"  # nobody talks yet
    shift.answer(seat, "")
    listener.until("card")
    assert (card_of(listener)["stage"], card_of(listener)["heard"]) == ("running", [False] * 6)
    body = {"seat": seat, "seq": seq, "whole": True}
    shift.people[seat].do(shift.laid, "answers", **body, key=new_key(), text="I s")
    shift.people[seat].do(shift.laid, "answers", **body, key=new_key(), text=f"I say {words[2]}")
    assert tick(seat, 1).json()["reason"] == "table-nothing-asked"
    assert tick(3 - seat, 7).json()["reason"] == "table-no-such-word"
    assert tick(3 - seat, 3, 5).status_code == 200
    house.pass_time(house.quick.talk)
    listener.until_seq(seq + 1)
    told = [json.loads(text) for text in listener.heard]
    last = [message["card"] for message in told if message["type"] == "card"][-1]
    assert (last["typed"], last["heard"]) == (f"I say {words[2]}", [False, False, True, False, True, False])
    talker.until_seq(seq + 1)
    own = [message["card"] for text in talker.heard if (message := json.loads(text))["type"] == "card"][-1]
    assert (own["words"], own["heard"]) == ([], [])
    done = card_of(talker)
    assert (done["stage"], done["count"], done["words"]) == ("done", 2, words)
    assert done["heard"] == [False, False, True, False, True, False]


@in_a_town_of_talks
def test_what_was_said_outlives_a_pause(house: InProcess, shift: Shift) -> None:
    seat = shift.drive_until("talk")
    words, seq = card_of(shift.screens[3 - seat])["words"], shift.screens[seat].seq
    shift.answer(seat, words[0])
    for _ in ("stop", "go on"):
        assert shift.people[1].do(shift.laid, "pause").status_code == 200
    house.pass_time(house.quick.talk)
    shift.screens[seat].until_seq(seq + 3)
    assert shift.screens[seat].lines[seq + 3].startswith("referee: words 1")


@pytest.mark.parametrize(("seconds", "told"), [(0, None), (30, 30.0)])
def test_a_table_says_how_long_a_question_may_take(
    house: InProcess, host: Person, guest: Person, seconds: int, told: float | None
) -> None:
    laid = host.lay("taxi", "me", "link", options={"board": board_of("question-4")}, answer_seconds=seconds)
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    with host.follow(laid, 1) as one, guest.follow(laid, 2) as two:
        shift = Shift(host, guest, laid, {1: one, 2: two})
        shift.read()
        shift.drive_until("answer")
        assert card_of(one)["seconds"] == told
        seq = one.seq
        house.pass_time(29.9)
        assert len(house.lines_of(laid.id)) == seq
        house.pass_time(0.1)
        assert [line for _, line, _ in house.lines_of(laid.id)[seq:]] == (["referee: wrong"] if seconds else [])


def test_a_shift_of_bots_is_played_to_its_end_and_its_dice_are_right(host: Person) -> None:
    laid = host.lay("taxi", "me", "bot", "bot", options={"rounds": "2"})
    assert host.do(laid, "start").status_code == 200
    assert host.do(laid, "stand-in", seat=1, level="simple").status_code == 200
    with host.follow(laid, 1) as stream:
        stream.next()
        stream.until_stage("over")
    assert verify(host.log(laid)).difference is None
