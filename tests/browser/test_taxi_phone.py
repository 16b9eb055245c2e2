"""TAXI! on a phone: the card lies at the foot of the screen, the cab stays in sight, and the card can be pushed aside."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.taxi_hands import offered, type_into
from tests.browser.test_look import NARROW, check


def edges(thing: Locator) -> tuple[float, float]:
    """Where something begins and ends on the screen, from the top."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def cab_is_in_sight(page: Page, seat: int, height: int) -> None:
    """Above the card, and not beyond the upper edge; and the card lies whole on a screen of this height."""
    page.wait_for_function(
        """([seat, height]) => {
            const cab = document.querySelector(`.taxi .cab[data-seat="${seat}"]`).getBoundingClientRect()
            const card = document.querySelector('.low').getBoundingClientRect()
            return cab.top >= 0 && cab.bottom <= card.top + 2 && card.bottom <= height
        }""",
        arg=[seat, height],
    )


FIRST_SEEN = """
new MutationObserver(() => { window.firstSeen ??= document.querySelector('.low')?.getBoundingClientRect().bottom })
    .observe(document, { subtree: true, childList: true })
"""
"""Where the card ends when it is drawn for the first time."""


@pytest.mark.parametrize("screen", [PHONE, NARROW], ids=["390", "360"])
def test_the_card_never_covers_the_cab_that_it_is_about(sit: Callable[..., Person], screen: dict[str, int]) -> None:
    device = {"viewport": screen, "has_touch": True, "is_mobile": True}
    ada = sit(f"question-on-{screen['width']}", scripts=[FIRST_SEEN], **device)
    page = ada.page
    assert offered(page) == "answer"
    assert page.evaluate("firstSeen") <= screen["height"], "where no motion is wanted, a card does not fly in"
    cab_is_in_sight(page, 1, screen["height"])
    check(page)
    before = edges(page.locator(".low"))
    ada.press("Push the card aside")
    expect(page.locator("#taxi-answer")).to_be_hidden()
    after = edges(page.locator(".low"))
    assert after[1] - after[0] < min(130, before[1] - before[0] - 100), "all but its title is aside"
    ada.press("Show the card")
    page.locator("#taxi-answer").fill("a teapot")
    page.keyboard.press("Enter")
    ada.press("No, I was wrong")
    expect(page.locator(".card.done")).to_contain_text("a teapot")
    expect(page.get_by_role("button", name="Throw")).to_be_in_viewport()


def test_a_replay_shows_the_cards_for_as_long_as_their_moment(sit: Callable[..., Person]) -> None:
    ada = sit("question-in-german", viewport=NARROW, locale="de-DE")
    page = ada.page
    assert offered(page) == "answer"
    asked, lines = page.locator(".card .text").inner_text(), len(ada.house.lines_of(ada.table))
    expect(page.locator(".card .text")).to_have_attribute("lang", "en")
    type_into(page, "#taxi-answer", "eine Teekanne")
    expect(page.locator(".card .beside")).to_contain_text("eine Teekanne")
    ada.press("Das hab ich gemeint")  # nobody but bots sits there
    expect(page.locator(".card.done .stamp")).to_contain_text("Richtig")
    expect(page.locator(".card.done")).to_be_visible()  # judged; the bot may have turned the next card over by now
    assert ada.context.request.post(f"/api/tables/{ada.table}/give-up", data={"agree": True}).ok
    page.clock.install()
    ada.go(f"/replay/{ada.table}")
    page.get_by_role("slider").fill(str(lines + 1))
    expect(page.locator(".card .text")).to_have_text(asked)
    expect(page.locator(".card.done")).to_contain_text("eine Teekanne")
    expect(page.locator(".card button")).to_have_count(0)
    page.clock.fast_forward(20_000)  # at a table it would be put away by now
    expect(page.locator(".card.done")).to_contain_text("eine Teekanne")
    expect(page.locator(".purse strong").first).to_have_text(re.compile("^[0-9]+\u00a0£$"))
    check(page)
