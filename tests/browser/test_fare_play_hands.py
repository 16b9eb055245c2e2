"""The hands that play Fare Play in other tests answer every question that the game can ask, so no game stops them by chance."""

from typing import Any, Final, get_args

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.fare_play_hands import Fingers, Hands, Keys, answer
from tests.browser.fare_play_moments import QUESTIONS
from tests.browser.prepared import PEOPLE
from tests.server.house import House
from tests.server.worlds import TOKENS

from cabstand.games.fare_play.view import Ask

HANDS: Final[dict[str, tuple[Hands, dict[str, Any]]]] = {
    "keys": (Keys(), {}),
    "fingers": (Fingers(), {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}


def test_every_question_of_the_game_is_prepared() -> None:
    assert {ask: script().view().ask for ask, script in QUESTIONS.items()} == {ask: ask for ask in get_args(Ask)}


@pytest.mark.parametrize("kind", HANDS)
def test_every_question_gets_an_answer(chromium: Browser, halting: House, kind: str) -> None:
    hands, device = HANDS[kind]
    person = Person(chromium, halting, **device)
    for ask, script in QUESTIONS.items():
        asked = PEOPLE[script().asked - 1]
        page = person.sit(f"{ask}-{kind}", TOKENS[asked])
        expect(page.locator("#prompt")).not_to_have_text("One moment …")
        answer(page, hands)
        assert not person.complaints, (ask, person.complaints)
    person.leave()
