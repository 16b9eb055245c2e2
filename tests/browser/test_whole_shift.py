"""A whole shift of TAXI! through the page, drawn and in words: by somebody who knows a thing or two."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import TOURED, Person
from tests.browser.taxi_hands import Driver, offered
from tests.browser.test_look import IN_WORDS, NARROW, check
from tests.browser.test_taxi_screen import begin, lay

from cabstand.table.fold import fold_log

BOX_HOLDS: Final = 800


@pytest.mark.parametrize("likes", [TOURED, IN_WORDS], ids=["drawn", "in words"])
def test_a_whole_shift_is_driven_by_keys(come: Callable[..., Person], size: Callable[[int, int], int], likes: str) -> None:
    ada, rounds = come(likes=likes, viewport=NARROW), size(2, 20)
    begin(ada, lay(ada, "me", "bot", "bot", rounds=str(rounds)))
    page, driver = ada.page, Driver()
    driver.answer(page)  # for the order of play
    offered(page)
    check(page)
    driver.drive_to_the_end(page)
    expect(page.get_by_role("button", name="Another game")).to_be_visible()

    fold = fold_log(ada.log(ada.table))
    view: Any = fold.game.view(fold.state, None)
    assert view.over
    assert sum(counter.money for counter in view.counters) + view.bank == BOX_HOLDS
    assert view.round == rounds or any(counter.out for counter in view.counters)
    expect(page.locator(".standing")).to_have_count(len(view.counters))
    shown = page.locator(".standing").all_inner_texts()
    assert sorted(text.strip() for text in shown) == sorted(f"£{counter.money}" for counter in view.counters)
