"""Hints stand beside the things they are about, on every screen, and go once they have done their work."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.space_taxi_hands import Fingers, dice, main_button
from tests.browser.test_look import findings

from cabstand.content.catalogue import catalogue
from cabstand.content.texts import fluent_of
from cabstand.core.places import places

NEW: Final = '{"motion":"none","sound":false}'
"""Somebody who has never been here."""
SIZES: Final = ((1920, 1080), (1440, 900), (390, 844), (360, 740))
SHEET: Final = ".space-taxi .panel:has(.sheet)"
WALKS: Final[dict[str, Sequence[tuple[str, str, dict[str, str]]]]] = {
    "space-taxi": (
        ("hints-throwing", "ada", {"throw": ".space-taxi .act .main", "struck": SHEET, "win": SHEET}),
        ("hints-choosing", "ada", {"pair": ".space-taxi .tray", "meter": ".space-taxi .meter"}),
    ),
    "taxi": (
        ("hints-broke", "ada", {"throw": ".taxi .act .main", "token": ".taxi .purse.turn", "win": ".taxi .purses"}),
        (
            "hints-broke-at-last",
            "ada",
            {
                "throw": ".taxi .act .main",
                "last-rounds": ".taxi .purse.turn",
                "token": ".taxi .purse.turn",
                "win": ".taxi .purses",
            },
        ),
        ("hints-answering", "ada", {"answer": ".taxi .card"}),
    ),
    "fare-play": (
        ("hints-playing", "ada", {"fare": ".fare-play .fare.mine", "lay": ".fare-play .hand"}),
        ("hints-declaring", "ada", {"declare": ".fare-play .act .main"}),
        ("hints-reacting", "ben", {"react": ".fare-play .asked"}),
    ),
}
"""By game: tables, who comes back to them, and which hints come up one after the other, each at its thing."""
TOUCHES: Final = """at => {
    const hint = document.querySelector('.hint'), thing = [...document.querySelectorAll(at)].find(one => one.offsetWidth)
    if (!hint || !thing || hint.matches('.lost')) return false
    const [a, b] = [hint.getBoundingClientRect(), thing.getBoundingClientRect()]
    const tip = parseFloat(hint.style.getPropertyValue('--tip'))
    const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom)
    const upright = hint.matches('.above, .below')
    const point = upright ? a.left + tip : a.top + tip
    const pointed = upright ? b.left - 16 <= point && point <= b.right + 16 : b.top - 16 <= point && point <= b.bottom + 16
    const onPage = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight
    return 0 <= apart && apart <= 12 && pointed && onPage && document.documentElement.scrollWidth <= innerWidth
}"""
"""The bubble lies on the page, leaves its thing free, and its tip touches it."""


def hint(page: Page, name: str = "") -> Any:
    return page.locator(f".hint[data-hint={name}]" if name else ".hint")


@pytest.mark.parametrize("game", WALKS)
def test_every_hint_touches_its_thing_at_every_size_and_follows_it(halt: Callable[..., Person], game: str) -> None:
    walked = set()
    for table, name, hints in WALKS[game]:
        page = halt(table, name, likes=NEW, has_touch=True).page
        for one, at in hints.items():
            hint(page, one).wait_for()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(TOUCHES, arg=at)
            walked.add(f"{game}-web-hint-{one}")
            if one == "pair":
                for red in (0, 1):
                    dice(page).nth(red).click()
            else:
                page.get_by_role("button", name="Got it").click()
            expect(hint(page, one)).to_have_count(0)
        page.context.close()
    said = set(re.findall(rf"^({game}-web-hint-\S+) =", fluent_of(places()[game], "en"), re.M))
    assert walked == said


def test_in_a_first_game_you_begin_against_the_gentlest_and_learn_by_doing(come: Callable[..., Person]) -> None:
    new = come(likes=NEW, viewport=PHONE, has_touch=True, is_mobile=True)
    new.play_now()
    page = new.page
    expect(page.locator("#prompt")).to_have_text("Your turn: throw 10 dice")
    assert page.get_by_role("list", name="Players").locator(".name").all_inner_texts()[1:] == ["Otto", "Otto 2"]
    expect(page.locator("#hint-said")).to_have_text(catalogue().say("space-taxi-web-hint-throw"))
    assert findings(page) == []
    Fingers().throw(page)
    expect(hint(page, "throw")).to_have_count(0)
    dice(page).first.wait_for()
    page.reload()
    dice(page).first.wait_for()
    expect(hint(page, "throw")).to_have_count(0)


def test_somebody_who_has_had_enough_of_them_sees_no_hint_again(halt: Callable[..., Person]) -> None:
    page = halt("hints-throwing", likes=NEW).page
    hint(page).wait_for()
    page.get_by_role("button", name="No more hints").click()
    expect(hint(page)).to_have_count(0)
    page.reload()
    main_button(page).wait_for()
    expect(hint(page)).to_have_count(0)


def test_in_the_view_in_words_a_hint_is_a_line_of_text(halt: Callable[..., Person]) -> None:
    page = halt("hints-throwing", likes=NEW.replace("}", ',"textView":true}')).page
    expect(hint(page, "throw")).to_be_visible()
    assert hint(page).evaluate("hint => getComputedStyle(hint).position") == "static"
    assert findings(page) == []
    page.get_by_role("button", name="Got it").click()
    expect(hint(page, "struck")).to_be_visible()
