"""The Space Taxi screen tells beforehand what a choice comes to, says why one cannot be played, and fits on a small phone."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import TOURED, Person
from tests.browser.hands import asks_to_throw, can_act, dice, main_button, wait_for_me

LANGUAGES = ("en", "de", "fr", "hu", "cs", "sk", "pl")
NARROW = {"width": 360, "height": 740}


def meter(page: Page) -> list[str]:
    return page.locator(".meter b").all_inner_texts()


def throw(page: Page) -> None:
    """When the page asks for it: the question before may still stand while a play is on its way."""
    assert wait_for_me(page)
    expect(page.locator("#prompt")).to_contain_text("throw", ignore_case=True)
    main_button(page).click()
    expect(page.locator("#prompt")).not_to_contain_text("throw", ignore_case=True)


def choose(page: Page, wanted: int) -> None:
    """So many dice; one that must be played is chosen already."""
    chosen = page.get_by_role("checkbox", checked=True)
    for die in range(dice(page).count()):
        if chosen.count() >= wanted:
            break
        if not dice(page).nth(die).is_checked():
            dice(page).nth(die).click()
    expect(chosen).to_have_count(wanted)


def test_the_meter_shows_before_a_play_what_it_shows_after(ada: Person) -> None:
    ada.play_now()
    page, compared = ada.page, 0
    while compared < 6 and wait_for_me(page):
        if not asks_to_throw(page):
            for die in range(dice(page).count()):
                if can_act(page) and page.get_by_role("checkbox", checked=True).count():
                    break
                if not dice(page).nth(die).is_checked():
                    dice(page).nth(die).click()
            ahead = meter(page)
            main_button(page).click()
            expect(page.locator("#prompt")).not_to_have_text(re.compile("Which dice"))
            if asks_to_throw(page) and "10 dice" not in page.locator("#prompt").inner_text():
                assert meter(page) == ahead
                compared += 1
        else:
            throw(page)
    assert compared > 0


def test_a_number_whose_tile_is_turned_cannot_be_played_and_the_screen_says_why(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    throw(page)
    choose(page, 1)
    main_button(page).click()
    throw(page)
    choose(page, 1)
    expect(page.locator(".note")).to_have_text("Tile 1 has been used in this turn. Play another number of dice.")
    assert not can_act(page)
    choose(page, 2)
    expect(main_button(page)).to_have_text(re.compile("Play 2 dice"))
    assert can_act(page)


def test_tile_0_throws_again_with_one_press(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    throw(page)
    dice(page).first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(main_button(page)).to_have_text("Throw again (tile 0)")
    main_button(page).click()
    expect(page.locator(".tiles .unseen").first).to_have_text("Tile 0, turned")
    expect(dice(page)).to_have_count(10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_of_a_narrow_phone_in_any_language(come: Callable[..., Person], language: str) -> None:
    likes = json.dumps(json.loads(TOURED) | {"language": language})
    ada = come(likes=likes, viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.go()
    page.locator("section button.main").first.click()
    page.locator(".space-taxi .tray").wait_for()
    main_button(page).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
