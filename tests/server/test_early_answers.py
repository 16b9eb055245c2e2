"""Answers that do not count yet: how long they are good for, and who speaks for a team."""

from tests.server.worlds import THREE, plan_of

from cabstand.core.referee import Asked, Card, Referee, Verdict
from cabstand.server.early_answers import EarlyAnswers
from cabstand.server.standing import Standing
from cabstand.server.tally import WAIVED
from cabstand.store.store import Row
from cabstand.table.plan import change


class Silent(Referee):
    """A referee who is there, and is asked nothing."""

    def asked(self, state: object) -> Asked:
        raise NotImplementedError

    def card(self, *_: object) -> Card | None:
        raise NotImplementedError

    def judge(self, state: object, typed: str) -> Verdict:
        raise NotImplementedError


def standing(referee: Referee | None = None) -> tuple[Standing, EarlyAnswers]:
    stands = Standing(plan_of("early", THREE, {}), referee)
    return stands, EarlyAnswers(stands)


def write(stands: Standing, line: str, key: str = "k") -> None:
    row = Row("early", stands.seq + 1, line, "ada", 0, key)
    stands.rows.append(row)
    stands.tally.take(row, [])


def test_answers_add_up_and_the_last_one_of_a_seat_counts() -> None:
    stands, early = standing()
    write(stands, "1: throw")
    for seat, text in ((2, "nothing"), (1, "red light"), (2, "detour")):
        stands.plan = early.with_answer(seat, text, "ben")
    assert early.by_seat == {1: "red light", 2: "detour"}
    assert stands.plan.progress.early_at == 1


def test_in_a_window_an_answer_is_spent_when_somebody_acts_and_not_when_others_let_it_pass() -> None:
    stands, early = standing()
    stands.plan = early.with_answer(2, "red light", "cleo")
    write(stands, "table: join 3")
    write(stands, "2: nothing", f"{WAIVED}2")
    assert early.by_seat == {2: "red light"}
    write(stands, "2: red light")
    assert early.by_seat == {}
    stands.plan = early.with_answer(1, "nothing", "ben")
    assert early.by_seat == {1: "nothing"}, "nothing of the last window is left"


def test_what_was_typed_is_spent_when_the_referee_has_spoken_and_not_when_others_act() -> None:
    stands, early = standing(Silent())
    stands.plan = early.with_answer(1, "Big Ben", "ben")
    write(stands, "3: redeem")
    assert (early.by_seat, early.voices) == ({1: "Big Ben"}, {1: "ben"})
    write(stands, "referee: right")
    assert (early.by_seat, early.voices) == ({}, {})


def test_a_team_says_who_talks_before_anything_is_said() -> None:
    stands, early = standing(Silent())
    stands.plan = early.with_voice(1, "dan")
    assert (early.by_seat, early.voices) == ({}, {1: "dan"})
    stands.plan = early.with_answer(1, "a word", "dan")
    assert (early.by_seat, early.voices) == ({1: "a word"}, {1: "dan"})


def test_where_there_is_no_referee_nobody_speaks_for_others() -> None:
    stands, early = standing()
    stands.plan = change(early.with_answer(1, "nothing", "ben"))
    assert early.voices == {}
