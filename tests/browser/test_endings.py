"""The end of a game: the winner comes home, everybody has a place, and every award leads to its moment."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.eyes import PHONE, TOURED, Person
from tests.browser.laid import ENDS
from tests.browser.test_look import IN_WORDS, NARROW, check_by_day_and_night
from tests.browser.test_party import SOFA
from tests.server.worlds import TOKENS

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
BOARDS: Final = {"space-taxi": ".space-taxi .scene", "taxi": ".taxi .board", "fare-play": ".fare-play .town"}
HOMECOMINGS: Final = {"space-taxi": ".home .rocket", "taxi": ".home li.won", "fare-play": ".town g.cab"}


def places(page: Page) -> Any:
    return page.get_by_role("list", name="Final standings").locator("> li")


@pytest.mark.parametrize("game", ENDS)
def test_an_ending_has_its_scene_places_and_awards_and_leaves_the_board_in_sight(sit: Callable[..., Person], game: str) -> None:
    page = sit(f"{game}-over", viewport=NARROW).page
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(HOMECOMINGS[game])).to_be_visible()
    expect(places(page)).to_have_count(3)
    expect(places(page).first).to_contain_text("1st place")
    check_by_day_and_night(page)
    page.set_viewport_size(WIDE)
    board = page.locator(BOARDS[game]).bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= WIDE["height"], "the board is not pushed off the screen"
    award = page.get_by_role("link", name="Show this moment").first
    line = re.findall(r"at=(\d+)", award.get_attribute("href") or "")[0]
    award.click()
    expect(page.get_by_text(re.compile(rf"^{line} of \d+"))).to_be_visible()
    again = page.locator(BOARDS[game]).bounding_box()
    assert again is not None
    assert again["width"] > WIDE["width"] / 3, "a replay leaves the board its width"


def test_the_ending_is_told_in_words_to_whoever_reads_the_game(sit: Callable[..., Person]) -> None:
    page = sit("taxi-over", likes=IN_WORDS, viewport=NARROW).page
    expect(page.locator("#end-title")).to_have_text("Rosie wins!")
    expect(places(page)).to_have_text([re.compile(name) for name in ("Rosie.*£24.*Tips.*£4", "Ada", "Winston")])
    check_by_day_and_night(page)


def test_scores_count_up_and_whoever_does_not_like_to_wait_sees_them_at_once(come: Callable[..., Person]) -> None:
    ada = come(likes=TOURED.replace('"none"', '"quick"'))
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1000)
    page = ada.sit("taxi-over", TOKENS["ada"])
    first = page.locator(".standing").first
    expect(first).to_have_text("£0")
    expect(places(page).first).to_contain_text("£24")  # for those who listen
    ada.press("Count it up at once")
    expect(first).to_have_text("£24")
    expect(page.get_by_role("button", name="Count it up at once")).to_have_count(0)


def test_the_coach_says_in_one_line_how_i_have_played(sit: Callable[..., Person]) -> None:
    ada = sit("space-taxi-over")
    slip = {"seq": 4, "move": "111", "better": "RG", "loss": 2.46, "why": [], "round": 1}
    mine = {"seat": 1, "first": 60, "luck": 3.24, "loss": 4, "final": 59, "accuracy": 0.82, "decisions": 9, "turns": []}
    mine |= {"best": 6}
    ada.page.route("**/review", lambda route: route.fulfill(json={"warming": None, "seats": [mine | {"moments": [slip]}]}))
    ada.press("How well did I play?")
    expect(ada.page.get_by_text("Ada: accuracy 82 %, luck +3.2")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Dearest slip 2.5 given away")).to_have_attribute("href", re.compile(r"at=3$"))


def test_the_review_of_a_shift_begins_with_one_click_on_its_end(sit: Callable[..., Person]) -> None:
    page = sit("taxi-over").page
    page.get_by_role("link", name="Review").click()
    review = page.get_by_role("region", name="How it was played")
    expect(review).to_contain_text("At the end")
    expect(review).to_contain_text("Of all choices only keeping or handing on")
    check_by_day_and_night(page)


def test_a_room_sees_a_podium_and_each_phone_its_own_place(halt: Callable[..., Person]) -> None:
    screen, ada, ben = (
        halt("room-over", "fay", viewport=SOFA),
        *(halt("room-over", name, viewport=PHONE) for name in ("ada", "ben")),
    )
    expect(screen.page.locator(".podium .first .name")).to_have_text("Ben")
    expect(screen.page.locator(".taxi .board, .card")).to_have_count(0)
    expect(places(screen.page)).to_have_count(3)
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "nobody scrolls a big screen"
    expect(ben.page.locator("p.place")).to_have_text("1st place")
    expect(ben.page.locator("p.sum")).to_have_text("£24")
    expect(ada.page.locator("p.place")).to_have_text("2nd place")
    for person in (screen, ada):
        check_by_day_and_night(person.page)
