"""Fare Play through the page: by keys, by fingers on a phone, in words; cards go only where they fit."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.fare_play_hands import OFFERED, Fingers, Hands, Keys, answer, main_button, offered, take_step
from tests.browser.test_look import NARROW, check_by_day_and_night, too_wide

MOVES: Final = 9
"""Own moves that a test makes: two turns and a bit."""
PLACE: Final = """() => {
    const box = document.querySelector('.town svg').getBoundingClientRect()
    return [box.left, box.top, box.width].map(Math.round)
}"""


def sit_down(person: Person, seats: int = 3) -> Page:
    """A table against bots that decide at random: they need no time. This player begins: the first thing that is asked is
    theirs alone, and waits for them."""

    def with_more_bots(asked: Any) -> Any:
        mine = next(seat for seat in asked["seats"] if seat["kind"] == "me")
        bots = [{"kind": "bot", "name": "", "level": "random"}] * (seats - 1)
        return asked | {"seats": [mine, *bots], "options": {"starter": "1"}}

    person.will_lay(with_more_bots)
    person.play_now("Fare Play")
    return person.page


@pytest.mark.parametrize(
    ("device", "hands"),
    [({}, Keys()), ({"viewport": PHONE, "has_touch": True, "is_mobile": True}, Fingers())],
    ids=["keys", "fingers on a phone"],
)
def test_turns_are_played_and_told(come: Callable[..., Person], device: dict[str, object], hands: Hands) -> None:
    page = sit_down(come(**device))
    for _ in range(MOVES):
        answer(page, hands)
    offered(page)
    assert re.search("Driver (lays|plays|discards)", page.get_by_role("list", name="Story").inner_text())


def road_card(page: Page) -> Locator:
    """One that fits in more than one way."""
    offered(page)
    return page.locator(".hand .card.useful").filter(has_text=re.compile("Curve|Tee")).first


def test_a_card_is_turned_through_the_ways_that_fit_and_laid_where_it_is_shown(halt: Callable[..., Person]) -> None:
    page = halt("to-lay").page
    card = road_card(page)
    expect(page.locator("[data-square]")).to_have_count(0)
    card.click()
    squares = page.locator("[data-square]")
    square = squares.first.get_attribute("data-square")
    squares.first.click()
    expect(page.locator(f'[data-ghost="{square}"]')).to_be_visible()
    expect(main_button(page)).to_have_text(re.compile("^Lay .* here$"))
    page.keyboard.press("r")
    expect(page.locator(f'[data-ghost="{square}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    chosen = page.locator("[data-ghost]").get_attribute("data-ghost")
    page.keyboard.press("Enter")
    line = page.get_by_role("list", name="Story").get_by_text(re.compile("Ada lays [A-Z][A-Za-z ]+\\."))
    line.hover()
    expect(page.locator(f'.ring.pointed[data-mark="{chosen}"]')).to_be_visible()


def test_the_map_can_be_moved_and_shown_whole_again(ada: Person) -> None:
    page = sit_down(ada)
    offered(page)
    whole = where_the_map_rests(page)
    box = page.locator(".town").bounding_box()
    assert box
    page.evaluate(
        """() => {
            window.touched = []
            const note = changes => window.touched.push(...changes.map(change => change.target.className))
            const all = { subtree: true, childList: true, attributes: true, characterData: true }
            new MutationObserver(note).observe(document.querySelector('.town'), all)
        }"""
    )
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 140, steps=4)
    page.mouse.up()
    touched = page.evaluate("window.touched")
    assert touched
    assert all(name.startswith("sheet") for name in touched), "to move the map is to move one sheet: nothing is drawn anew"
    wait_for_map(page, [whole[0] + 80, whole[1] + 40, whole[2]])
    page.mouse.wheel(0, -300)
    page.wait_for_function("wide => document.querySelector('.town svg').getBoundingClientRect().width > wide + 9", arg=whole[2])
    page.keyboard.press("f")
    wait_for_map(page, whole)


def where_the_map_rests(page: Page) -> list[int]:
    """The same once the camera has found the map and has stopped: a drag would cut its way short."""
    page.wait_for_function(
        """() => new Promise(found => {
            let last = "", still = 0
            const look = () => {
                const box = document.querySelector('.town svg')?.getBoundingClientRect()
                const shown = box && document.querySelector('.town .sheet').style.visibility !== "hidden"
                const now = shown ? [box.left, box.top, box.width].join() : ""
                still = now && now === last ? still + 1 : 0
                last = now
                if (still >= 10) found(true)
                else requestAnimationFrame(look)
            }
            look()
        })"""
    )
    return where_the_map_is(page)


def where_the_map_is(page: Page) -> list[int]:
    """Left, top and width of what is drawn."""
    found: list[int] = page.evaluate(PLACE)
    return found


def wait_for_map(page: Page, wanted: list[int]) -> None:
    """What is asked of the map is drawn with one of the next frames."""
    page.wait_for_function(f"wanted => ({PLACE})().join() === wanted.join()", arg=wanted)


@pytest.mark.parametrize("seats", [2, 6])
def test_on_a_small_phone_map_and_hand_have_room_beside_each_other(come: Callable[..., Person], seats: int) -> None:
    page = sit_down(come(viewport=NARROW, has_touch=True, is_mobile=True), seats=seats)
    where_the_map_rests(page)
    town, hand = page.locator(".town").bounding_box(), page.locator("ol.hand").bounding_box()
    assert town
    assert hand
    assert town["height"] >= 220
    assert town["y"] + town["height"] <= hand["y"]
    assert hand["y"] + hand["height"] <= NARROW["height"]
    expect(page.get_by_role("list", name="Fares").get_by_role("button")).to_have_count(seats)


def test_on_a_phone_on_its_side_the_hand_stands_beside_the_map(come: Callable[..., Person]) -> None:
    page = sit_down(come(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True), seats=6)
    where_the_map_rests(page)
    town, hand = page.locator(".town").bounding_box(), page.locator("ol.hand").bounding_box()
    assert town
    assert hand
    assert town["x"] + town["width"] <= hand["x"]
    assert town["height"] <= 360
    assert too_wide(page) <= 0


def test_the_screen_is_for_everybody(halt: Callable[..., Person]) -> None:
    page = halt("for-everybody", viewport=NARROW).page
    offered(page)
    check_by_day_and_night(page)
    road_card(page).click()
    check_by_day_and_night(page)
    page.get_by_role("list", name="Fares").get_by_role("button").nth(1).click()
    page.get_by_text("Cards not seen yet").click()
    check_by_day_and_night(page)
    page.goto("/rules/fare-play")
    page.get_by_role("heading").first.wait_for()
    check_by_day_and_night(page)


KEEP_WATCH: Final = """() => {
    window.faults = []
    const look = () => {
        const cards = document.querySelectorAll('.hand .card').length
        const curtain = document.querySelector('.curtain h2')?.innerText ?? ''
        if (cards && (curtain || !document.querySelector('.prompt.asked'))) window.faults.push([cards, curtain])
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""
NEXT: Final = f"""() => {{
    const curtain = document.querySelector('.curtain')
    if (!curtain) return ({OFFERED})()
    const title = curtain.querySelector('h2').innerText
    const buttons = curtain.querySelectorAll('button')
    buttons[buttons.length - 1].click()
    return `curtain: ${{title}}`
}}"""
"""What a curtain says that is opened in the same moment, before its time is up; or what can be done next."""


def test_around_one_screen_no_hand_is_shown_to_the_room(ada: Person) -> None:
    """Until the screen has been handed on: whenever nobody at it is asked, or the next has not said that it is them."""
    page = ada.go()
    page.get_by_role("region", name="Fare Play").get_by_role("button", name="Around this screen").click()
    page.get_by_role("dialog").get_by_role("group", name="Bots").get_by_role("button", name="More").first.click()
    ada.press("Begin")
    page.wait_for_url(re.compile("/t/"))
    page.evaluate(KEEP_WATCH)
    holders: list[str] = []
    while len(holders) < 2:
        found: str = page.wait_for_function(NEXT).json_value()
        if not found.startswith("curtain: "):
            take_step(page, Keys(), found)
        elif found.startswith("curtain: Hand the screen"):
            holders.append(found)
    assert holders[0] != holders[1]
    assert page.evaluate("window.faults") == []
