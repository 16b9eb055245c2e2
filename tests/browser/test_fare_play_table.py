"""A table of Fare Play from laying it to its end: by which rules, and by keys and words alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SAID, wait_for_me, what_is_said
from tests.browser.eyes import PHONE, Person
from tests.browser.test_look import IN_WORDS, check
from tests.server.house import House

ACTIONS = '[role=group][aria-label="What you can do"]'
PLACES = ".squares, h3 + .buttons"
MOST_TABS = 200
MOVED_ON = f"""before => {SAID} !== before || document.querySelector('.in-words').innerText.includes('You have answered')"""


def ask_for(person: Person, way: str) -> Page:
    person.go()
    person.page.get_by_role("region", name="Fare Play").get_by_role("button", name=way).click()
    return person.page


# --- by which rules


def test_two_around_one_screen_are_told_that_they_play_by_the_rules_for_two(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE)
    page = ask_for(ada, "Around this screen")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("places lie two intersections apart")
    expect(dialog.get_by_role("checkbox", name=re.compile("Tournament"))).to_have_count(0)
    check(page)
    ada.press("Begin")
    page.locator(".curtain button").click()
    expect(page.locator(".town")).to_contain_text("Two-player rules")
    ada.press("Help")
    expect(page.get_by_role("dialog")).to_contain_text("no fare is stolen")


def test_tournament_rules_are_chosen_told_in_the_lobby_and_kept_for_the_next_table(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE)
    page = ask_for(ada, "With friends")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Friends").get_by_role("button", name="More").click()
    dialog.get_by_role("checkbox", name=re.compile("Tournament rules")).check()
    dialog.get_by_role("button", name=re.compile("Lay a table")).click()
    expect(page.get_by_text("No card may shut a road")).to_be_visible()
    check(page)
    page = ask_for(ada, "Play now")
    expect(page.locator(".town")).to_contain_text("Tournament rules")
    assert page.evaluate(f"fetch('/api/tables/{ada.table}').then(told => told.json())")["options"] == {"tournament": "true"}
    page.go_back()
    expect(page.get_by_role("region", name="Fare Play")).to_contain_text("Tournament rules")


# --- by keys and words alone


def tab_to(page: Page, inside: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("inside => !!document.activeElement.closest(inside)", inside):
            return
    raise AssertionError(f"the keyboard does not come to {inside}")


@pytest.mark.long
def test_a_game_is_played_by_keys_in_words(
    halt: Callable[..., Person], halting: House, size: Callable[[int, int], int]
) -> None:
    """Whole in the large size; no pointer is used. It begins where everybody is asked, until this player has answered."""
    page = halt("by-keys", likes=IN_WORDS).page
    answered = page.locator(".in-words").get_by_text("You have answered")
    expect(page.get_by_role("heading", name="The map")).to_be_visible()
    expect(page.get_by_text(re.compile("Start: Crossroad, roads north, east, south, west"))).to_be_visible()
    most, reactions = size(6, 2000), 0
    for _ in range(most):
        if not wait_for_me(page):
            break
        before = what_is_said(page)
        tab_to(page, ACTIONS)
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.ariaExpanded") == "true":
            tab_to(page, PLACES)
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=before)
        if answered.count():
            reactions += 1
            halting.skip()
            expect(answered).to_have_count(0)
    assert reactions
    if most > 100:
        expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    check(page)
