"""A family sits down to Space Taxi and plays to the end: on a phone against bots, and around one screen."""

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.eyes import PHONE, Person
from tests.browser.space_taxi_hands import Fingers, Keys, answer, play_to_the_end


def test_a_whole_game_against_bots_from_the_front_page_to_the_end(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.play_now()
    play_to_the_end(ada.page, Fingers())
    expect(ada.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    first = ada.table
    ada.press("Another game")
    ada.page.wait_for_url(lambda url: first not in url)
    expect(ada.page.locator(".prompt")).to_be_visible()
    added = [re.findall("nonces: ([^ ]+)", ada.log(table))[0] for table in (first, ada.table)]
    assert "." not in added
    assert added[0] != added[1], "each game has dice of its own"


def test_three_people_around_one_screen_take_turns(ada: Person) -> None:
    page = ada.go()
    ada.press("Around this screen")
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    ada.press("Begin")
    page.wait_for_url(re.compile("/t/"))
    turn = page.get_by_role("list", name="Players").locator("[aria-current] .name")
    played: set[str] = set()
    while played != {"Ada", "Ben", "Cleo"}:
        played.add(turn.inner_text())
        assert answer(page, Keys())


def test_the_last_turn_around_one_screen_says_who_has_won(sit: Callable[..., Person]) -> None:
    page = sit("last-turn-around-one-screen").page
    play_to_the_end(page, Keys())
    expect(page.get_by_role("heading", name=re.compile("(Ada|Ben|Cleo).* win"))).to_be_visible()
    story = page.get_by_role("list", name="Story").inner_text()
    assert all(name in story for name in ("Ada", "Ben", "Cleo"))
