"""The Space Taxi screen tells beforehand what a choice comes to, says why one cannot be played, and fits on a small phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.eyes import Person
from tests.browser.space_taxi_hands import Mouse, answer, can_act, dice, main_button, offered, throw

LANGUAGES = {"en": True, "de": True, "fr": True, "hu": False, "cs": False, "sk": False, "pl": False}
"""Whether the whole page speaks it."""
SPEAK = "language => localStorage.setItem('cabstand', JSON.stringify({ ...JSON.parse(localStorage.cabstand), language }))"
NARROW = {"width": 360, "height": 740}


def meter(page: Page) -> list[str]:
    return page.locator(".meter b").all_inner_texts()


def choose(page: Page, wanted: int) -> None:
    """So many dice; one that must be played is chosen already."""
    chosen = page.get_by_role("checkbox", checked=True)
    for die in range(dice(page).count()):
        if chosen.count() >= wanted:
            break
        if not dice(page).nth(die).is_checked():
            dice(page).nth(die).click()
    expect(chosen).to_have_count(wanted)


def test_the_meter_shows_before_a_play_what_it_shows_after(sit: Callable[..., Person]) -> None:
    page = sit("meter").page
    offered(page)
    assert meter(page) == ["0", "–", "0", "0"]
    page.get_by_role("checkbox", name="Smuggling die 7").click()
    expect(page.locator(".meter b")).to_have_text(["0", "–", "7", "0"])
    main_button(page).click()
    assert offered(page) == "throw"
    assert meter(page) == ["0", "–", "7", "0"]


def test_a_number_whose_tile_is_turned_cannot_be_played_and_the_screen_says_why(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    throw(page, Mouse())
    answer(page, Mouse())  # the smallest play: one die
    throw(page, Mouse())
    choose(page, 1)
    expect(page.locator(".note")).to_have_text("Tile 1 has been used in this turn. Play another number of dice.")
    assert not can_act(page)
    choose(page, 2)
    expect(main_button(page)).to_have_text(re.compile("Play 2 dice"))
    assert can_act(page)


def test_with_nothing_chosen_dice_are_asked_for_and_a_quiet_button_burns_the_spare_throw(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    throw(page, Mouse())
    dice(page).first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(main_button(page)).to_have_text("Choose dice")
    assert not can_act(page)
    page.locator("main").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Keep none, throw again (0)").click()
    expect(page.locator(".tiles .unseen").first).to_have_text("Tile 0, turned")
    expect(dice(page)).to_have_count(10)


def test_nothing_sticks_out_of_a_narrow_phone_in_any_language(sit: Callable[..., Person]) -> None:
    """Some languages are spoken only by the board: the settings say so, and nothing on it is English."""
    ada = sit("in-all-languages", viewport=NARROW, has_touch=True, is_mobile=True)
    page = ada.page
    for language, is_whole in LANGUAGES.items():
        page.evaluate(SPEAK, language)
        page.reload()
        main_button(page).wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
        if not is_whole:
            assert not {"Wings", "Crystal mine"} & set(page.locator(".scene").inner_text().splitlines())
            ada.press("Settings")
            expect(page.get_by_role("dialog")).to_contain_text("Only a part of a game is translated")


def test_a_panel_stays_as_it_was_left_when_something_happens(come: Callable[..., Person]) -> None:
    ada = come(viewport=NARROW, has_touch=True)
    ada.play_now()
    page = ada.page
    throw(page, Mouse())
    sheet, scoring = page.locator("details.panel").nth(0), page.locator("details.panel").nth(1)
    sheet.locator("summary").click()
    expect(sheet).to_have_attribute("open", "")
    happened = page.locator(".story li").count()
    answer(page, Mouse())
    expect(page.locator(".story li")).not_to_have_count(happened)
    expect(sheet).to_have_attribute("open", "")
    expect(scoring).not_to_have_attribute("open", "")


def test_ending_a_game_early_asks_first(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    throw(page, Mouse())
    ada.press("This table")
    ada.press("End the game early")
    expect(page.get_by_text("The game is over at once")).to_be_visible()
    expect(page.locator("#end-title")).to_have_count(0)
    ada.press("End it here")
    expect(page.locator("#end-title")).to_have_text("Ended early, by consent")
