"""What a bot knows: the same name always the same, by topics, judged by the rules that judge people."""

import pytest

from cabstand.content.catalogue import catalogue
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.knowledge import PASSES, SPREAD, Mind
from cabstand.games.taxi.packs.included import london
from cabstand.games.taxi.packs.judging import judge_of

SID, PEARL = Mind("sid", 40, 33), Mind("pearl", 80, 66)


@pytest.mark.parametrize("mind", [SID, PEARL, Mind("simple 2", 60, 50)])
def test_a_bot_knows_about_as_many_questions_as_it_is_said_to(mind: Mind) -> None:
    pack = london()
    known = 100 * sum(mind.is_known(pack, question) for question in pack.questions) / len(pack.questions)
    assert known == pytest.approx(mind.knows, abs=6)


@pytest.mark.parametrize(("knows", "all_of_them"), [(0, False), (100, True)])
def test_who_knows_nothing_or_everything_has_no_strong_topics(knows: int, all_of_them: bool) -> None:
    pack = london()
    assert {Mind("x", knows, knows).is_known(pack, question) for question in pack.questions} == {all_of_them}


def test_a_bot_has_strong_and_weak_topics_of_its_own() -> None:
    pack = london()
    topics = sorted({question.topic for question in pack.questions})
    shares = {mind.name: [mind.share(pack, topic) for topic in topics] for mind in (SID, PEARL)}
    assert (min(shares["sid"]), max(shares["sid"])) == (40 - SPREAD, 40 + SPREAD)
    assert sum(shares["sid"]) == 40 * len(topics)
    strongest = {name: topics[own.index(max(own))] for name, own in shares.items()}
    assert strongest["sid"] != strongest["pearl"]


def test_what_is_known_is_answered_right_and_what_is_not_is_a_plausible_answer_or_a_pass() -> None:
    pack, passes, unknown = london(), 0, 0
    answers = {question.answers[0] for question in pack.questions}
    for question in pack.questions[::3]:
        typed = SID.answer(pack, question)
        assert judge_of(pack).is_right(question, typed) == SID.is_known(pack, question), question.text
        assert typed == SID.answer(pack, question)
        if not SID.is_known(pack, question):
            unknown += 1
            passes += typed == ""
            assert typed == "" or typed in answers or typed.isdigit()
    assert 0 < passes < unknown
    assert 100 * passes / unknown == pytest.approx(PASSES, abs=15)


def test_a_number_is_guessed_near_the_right_one() -> None:
    pack, nothing = london(), Mind("nobody", 0, 0)
    numbers = [question for question in pack.questions if question.answers[0].isdigit()]
    typed = {int(question.answers[0]): nothing.answer(pack, question) for question in numbers}
    assert any(typed.values())
    assert all(guess == "" or abs(int(guess) - right) <= max(3, right / 40) for right, guess in typed.items())


def test_a_talk_brings_in_as_many_words_as_the_bot_hits_upon_in_sentences_of_its_own() -> None:
    pack = london()
    for mind in (SID, PEARL):
        talks = [(talk, mind.talk(pack, talk, catalogue())) for talk in pack.talks[::2]]
        said = [sum(words_said(" ".join(pieces), talk.words)) for talk, pieces in talks]
        assert 100 * sum(said) / (6 * len(said)) == pytest.approx(mind.says, abs=9)
        assert all(talk.subject in pieces[0] and len(pieces) >= 2 for talk, pieces in talks)
    assert SID.talk(pack, pack.talks[0], catalogue()) != PEARL.talk(pack, pack.talks[0], catalogue())
