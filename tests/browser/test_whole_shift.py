"""A whole shift of TAXI! through the page, drawn and in words: by somebody who knows a thing or two."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import TOURED, Person
from tests.browser.hands import wait_for_me
from tests.browser.test_look import IN_WORDS, NARROW, check
from tests.browser.test_taxi_screen import begin, lay

from cabstand.games.taxi.packs.pack import london
from cabstand.table.fold import fold_log

MOST_STEPS: Final = 1500
BOX_HOLDS: Final = 800
FOCUS: Final = """last => {
    const offered = [...document.querySelectorAll('main .in-words .row .press, .act .buttons .press')]
    const button = offered.at(last ? -1 : 0)
    button?.focus()
    return button !== undefined
}"""


def right_answer(page: Page) -> str:
    asked = page.locator(".card .text").inner_text()
    return next(question.answers[0] for question in london().questions if question.text == asked)


def talk_about(page: Page) -> str:
    """Two of the hidden words, and some others."""
    subject = page.locator(".card .subject").inner_text()
    words = next(talk.words for talk in london().talks if talk.subject.upper() == subject.upper())
    return f"Well, {words[0]} and, now that you ask, {words[3]}"


def take_step(page: Page, number: int) -> None:
    """Answer every other question rightly, talk, or press what is offered: now the first, now the last."""
    field = page.locator("#taxi-answer, #taxi-talk")
    if field.count():
        text = talk_about(page) if page.locator("#taxi-talk").count() else right_answer(page) if number % 2 else "No idea"
        field.focus()
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        page.locator(".card.done").wait_for()
        return
    if page.evaluate(FOCUS, number % 3 == 0):  # at once: what is offered may be gone a moment later
        page.keyboard.press("Enter")
    page.wait_for_timeout(120)


def log_of(person: Person) -> str:
    answer = person.context.request.get(f"/api/tables/{person.table}/log")
    assert answer.ok
    return answer.text()


@pytest.mark.parametrize("likes", [TOURED, IN_WORDS], ids=["drawn", "in words"])
def test_a_whole_shift_is_driven_by_keys(come: Callable[..., Person], size: Callable[[int, int], int], likes: str) -> None:
    ada, rounds = come(likes=likes, viewport=NARROW), size(2, 20)
    begin(ada, lay(ada, "me", "bot", "bot", rounds=str(rounds)))
    page, looked = ada.page, False
    for number in range(MOST_STEPS):
        if not wait_for_me(page):
            break
        if not looked and page.get_by_text("Round 1").count():
            check(page)
            looked = True
        take_step(page, number)
    expect(page.get_by_role("button", name="Another game")).to_be_visible()
    assert looked

    fold = fold_log(log_of(ada))
    view: Any = fold.game.view(fold.state, None)
    assert view.over
    assert sum(counter.money for counter in view.counters) + view.bank == BOX_HOLDS
    assert view.round == rounds or any(counter.out for counter in view.counters)
    shown = page.locator(".seats .standing, .standing").all_inner_texts()
    assert [text.strip() for text in shown][: len(view.counters)] == [f"£{counter.money}" for counter in view.counters]
