"""The hands that play Space Taxi in other tests answer every question of its screen, so no game stops them by chance."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import PHONE, Person
from tests.browser.prompts import prompts_of
from tests.browser.space_taxi_hands import Fingers, Hands, Keys, Mouse, answer
from tests.browser.space_taxi_moments import QUESTIONS
from tests.server.worlds import TOKENS

from cabstand.content.catalogue import catalogue

HANDS: Final[dict[str, tuple[Hands, dict[str, Any]]]] = {
    "mouse": (Mouse(), {}),
    "keys": (Keys(), {}),
    "fingers": (Fingers(), {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}
NOT_ASKED: Final = {"other", "lot", "won", "shared", "solo-over"}
"""Prompts that tell what others do, or how it ended."""


def test_every_question_of_the_game_is_prepared() -> None:
    assert set(QUESTIONS) == prompts_of("space_taxi") - NOT_ASKED


@pytest.mark.parametrize("kind", HANDS)
def test_every_question_gets_an_answer(come: Callable[..., Person], kind: str) -> None:
    hands, device = HANDS[kind]
    ada = come(**device)
    for name in QUESTIONS:
        page = ada.sit(f"space-taxi-{name}-{kind}", TOKENS["ada"])
        expect(page.locator("#prompt")).to_have_text(catalogue().say(f"space-taxi-web-prompt-{name}", dice=10))
        assert answer(page, hands)
