"""The hands that drive in other tests of TAXI! answer every question of its screen, so no game stops them by chance."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import TOURED, Person
from tests.browser.prompts import prompts_of
from tests.browser.taxi_hands import Driver, offered, type_into
from tests.browser.taxi_moments import QUESTIONS
from tests.browser.test_look import IN_WORDS
from tests.server.worlds import TOKENS

from cabstand.content.catalogue import catalogue

VIEWS: Final = {"drawn": TOURED, "words": IN_WORDS}
NOT_ASKED: Final = {"mate-talks", "listen", "won"}
"""Prompts that tell what others do, or how it ended."""
WHILE_PEOPLE_ANSWER: Final = {"who", "talking", "overrule", "meant"}


def is_asked(person: Person, name: str) -> None:
    pounds = 4 if name == "answer" else 20
    text = catalogue().say(f"taxi-web-prompt-{name}", number=5, throws=2, pounds=pounds, player="Ben")
    expect(person.page.locator("#prompt")).to_have_text(text)


def test_every_question_of_the_game_is_prepared() -> None:
    assert QUESTIONS.keys() | WHILE_PEOPLE_ANSWER == prompts_of("taxi") - NOT_ASKED


@pytest.mark.parametrize("view", VIEWS)
def test_every_question_gets_an_answer(come: Callable[..., Person], view: str) -> None:
    ada = come(likes=VIEWS[view])
    met = []
    for name in QUESTIONS:
        ada.sit(f"taxi-{name}-{view}", TOKENS["ada"])
        is_asked(ada, name)
        driver = Driver()
        assert driver.answer(ada.page)
        met += driver.met
    assert set(met) == {"choose", "answer", "talk"}


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_asked_while_people_answer_gets_an_answer(sit: Callable[..., Person], view: str) -> None:
    ada, ben = sit(f"taxi-team-{view}", likes=VIEWS[view]), sit(f"taxi-team-{view}", "ben", likes=VIEWS[view])
    driver, judge = Driver(), Driver()
    is_asked(ada, "who")
    driver.answer(ada.page)
    is_asked(ada, "talk")
    driver.answer(ada.page)
    is_asked(ada, "talking")
    judge.drive_to(ben.page, "answer")
    type_into(ben.page, "#taxi-answer", "a teapot")
    is_asked(ada, "overrule")
    assert offered(ada.page) == "judge"
    driver.answer(ada.page)
    expect(ben.page.locator(".card.done")).to_contain_text("Right!")
    assert driver.met == ["come", "talk", "judge"]
