"""The front page: a scene from edge to edge, ways to begin in one line, and the field for a code at the top."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import DESK, PHONE, Person

TOPS = "buttons => buttons.map(button => Math.round(button.getBoundingClientRect().top))"
REACH = """paths => [
    Math.min(...paths.map(path => path.getBoundingClientRect().left)),
    Math.max(...paths.map(path => path.getBoundingClientRect().right))
]"""


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr"])
def test_the_ways_to_begin_stand_in_one_line_and_in_sight(come: Callable[..., Person], locale: str) -> None:
    page = come(viewport=DESK, locale=locale).go()
    page.locator(".ways .main").nth(2).wait_for()
    tops = page.locator(".ways .main").evaluate_all(TOPS)
    assert len(set(tops)) == 1, tops
    friends = page.locator(".ways .press:not(.main):not(.against)").first.bounding_box()
    assert friends is not None
    assert friends["y"] + friends["height"] <= DESK["height"]


@pytest.mark.parametrize("width", [PHONE["width"], DESK["width"], 2560])
def test_hills_and_road_run_from_edge_to_edge(come: Callable[..., Person], width: int) -> None:
    page = come(viewport={"width": width, "height": 900}).go()
    for part in (".scene .hill", ".scene .road"):
        left, right = page.locator(part).evaluate_all(REACH)
        assert left <= 0, part
        assert right >= width, part
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_field_for_a_code_stands_above_the_games(come: Callable[..., Person]) -> None:
    page = come(viewport=PHONE, has_touch=True).go()
    field, game = page.locator("#code").bounding_box(), page.locator(".places section").first.bounding_box()
    assert field is not None
    assert game is not None
    assert field["y"] < game["y"]
    expect(page.locator("#code-hint")).to_be_visible()
