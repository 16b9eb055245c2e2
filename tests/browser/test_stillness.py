"""Nothing jumps under a finger: what comes late finds its room kept."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page
from tests.browser.asking import wait_for_me
from tests.browser.eyes import DESK, PHONE, Person

MOST_SHIFT: Final = 0.05
WATCH: Final = """window.shift = 0
new PerformanceObserver(list => list.getEntries().forEach(entry => { if (!entry.hadRecentInput) shift += entry.value }))
    .observe({ type: 'layout-shift', buffered: true })"""


def shift(page: Page) -> float:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    moved: float = page.evaluate("() => window.shift")
    return moved


@pytest.mark.parametrize(
    ("screen", "game"),
    [(PHONE, "Space Taxi"), (DESK, "Space Taxi"), (PHONE, "Fare Play")],
    ids=["phone", "desk", "phone, fare play"],
)
def test_the_front_page_and_the_table_come_without_a_jump(
    come: Callable[..., Person], screen: dict[str, int], game: str
) -> None:
    ada = come(viewport=screen)
    ada.will_lay(lambda asked: asked | {"options": {"starter": "1"}})  # what is asked waits for this player
    ada.play_now(game)
    wait_for_me(ada.page)
    table = ada.page.url
    ada.go()
    ada.page.get_by_role("region", name="Your tables").wait_for()
    ada.context.add_init_script(WATCH)
    ada.go()
    ada.page.get_by_role("region", name="Your tables").get_by_role("link").wait_for()
    assert shift(ada.page) < MOST_SHIFT
    ada.page.goto(table)
    wait_for_me(ada.page)
    assert shift(ada.page) < MOST_SHIFT
