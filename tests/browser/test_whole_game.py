"""A family sits down to Space Taxi and plays to the end: by mouse, by keys, by touch, around one screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.eyes import PHONE, Person
from tests.browser.hands import Fingers, Hands, Keys, Mouse, play_to_the_end


@pytest.mark.parametrize(
    ("hands", "device"),
    [
        (Mouse(), {}),
        (Keys(), {}),
        (Fingers(), {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ],
    ids=["mouse", "keys", "fingers on a phone"],
)
def test_a_whole_game_against_bots_from_the_front_page_to_the_end(
    come: Callable[..., Person], hands: Hands, device: dict[str, object]
) -> None:
    ada = come(**device)
    ada.play_now()
    play_to_the_end(ada.page, hands)
    expect(ada.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    first = ada.table
    ada.press("Another game")
    ada.page.wait_for_url(lambda url: first not in url)
    expect(ada.page.locator(".prompt")).to_be_visible()
    added = [re.findall("nonces: ([^ ]+)", ada.log(table))[0] for table in (first, ada.table)]
    assert "." not in added
    assert added[0] != added[1], "each game has dice of its own"


def test_three_people_around_one_screen_take_turns_until_one_has_won(ada: Person) -> None:
    page = ada.go()
    ada.press("Around this screen")
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    ada.press("Begin")
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, Keys())
    expect(page.get_by_role("heading", name=re.compile("(Ada|Ben|Cleo).* win"))).to_be_visible()
    story = page.get_by_role("list", name="Story").inner_text()
    assert all(name in story for name in ("Ada", "Ben", "Cleo"))
