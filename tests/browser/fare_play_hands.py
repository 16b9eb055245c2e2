"""Hands that play Fare Play through the page, by keys or by fingers. They know an answer to every question of the game."""

from typing import Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.asking import wait_for_news, what_is_said

MOST_STEPS = 12
"""Between a question and its answer: a card, a square or a target, and the button; and steps that came too late."""
TOO_LATE = 4_000
"""Milliseconds after which hands look again whether what they reach for is still there: the end of a window takes it away."""
OFFERED = """() => {
    const there = what => document.querySelector(what)
    if (!there('.prompt.asked')) return null
    if (there('.fare-play .act .main')) return 'act'
    if (there('.targets button')) return 'aim'
    if (there('[data-square]')) return 'square'
    const useful = [...document.querySelectorAll('.hand .card')].findIndex(card => card.classList.contains('useful'))
    if (useful >= 0) return `card ${useful}`
    const drive = there('[data-drive]')
    return drive && `drive ${drive.dataset.drive}`
}"""
"""The next thing to do: whom a card is aimed at, where it goes, which card it is, where the hearse goes. It is read in one go:
between two looks at the page a window may close, and another question may be asked."""


class Hands(Protocol):
    def pick(self, page: Page, place: int) -> None: ...
    def choose_square(self, page: Page) -> None: ...
    def drive(self, page: Page, edge: str) -> None: ...
    def aim(self, page: Page) -> None: ...
    def act(self, page: Page) -> None: ...


class Keys:
    def pick(self, page: Page, place: int) -> None:
        page.keyboard.press(str(place + 1))

    def choose_square(self, page: Page) -> None:
        page.keyboard.press("ArrowRight")

    def drive(self, page: Page, edge: str) -> None:
        page.keyboard.press({"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}[edge])

    def aim(self, page: Page) -> None:
        targets(page).first.press("Enter", timeout=TOO_LATE)

    def act(self, page: Page) -> None:
        page.keyboard.press("Enter")


class Fingers:
    def pick(self, page: Page, place: int) -> None:
        page.locator(".hand .card").nth(place).tap(timeout=TOO_LATE)

    def choose_square(self, page: Page) -> None:
        squares(page).first.tap(timeout=TOO_LATE)

    def drive(self, page: Page, edge: str) -> None:
        page.locator(f"[data-drive={edge}]").tap(timeout=TOO_LATE)

    def aim(self, page: Page) -> None:
        targets(page).first.tap(timeout=TOO_LATE)

    def act(self, page: Page) -> None:
        main_button(page).tap(timeout=TOO_LATE)


def main_button(page: Page) -> Locator:
    return page.locator(".fare-play .act .main")


def targets(page: Page) -> Locator:
    return page.locator(".targets button")


def squares(page: Page) -> Locator:
    return page.locator("[data-square]")


def offered(page: Page) -> str:
    """What can be done next, as soon as something can: there is nothing while a move is on its way."""
    what: str = page.wait_for_function(OFFERED).json_value()
    return what


def answer(page: Page, hands: Hands) -> None:
    """Make one move: the obvious one, or the first card that can be used, with the first square or target.

    A question that goes away meanwhile, because its window closes, counts as answered.
    """
    offered(page)
    before = what_is_said(page)
    for _ in range(MOST_STEPS):
        try:
            step = take_step(page, hands)
        except NotInTime:
            if what_is_said(page) != before:
                return
            continue
        if step == "act":
            wait_for_news(page, before)
            return
    raise AssertionError(f"no answer to: {page.locator('#prompt').inner_text()}")


def take_step(page: Page, hands: Hands, offer: str = "") -> str:
    """The choice that was found open, or the next one, once there is one; what it was."""
    what, _, which = (offer or offered(page)).partition(" ")
    match what:
        case "act":
            hands.act(page)
        case "aim":
            hands.aim(page)
        case "square":
            hands.choose_square(page)
        case "card":
            hands.pick(page, int(which))
        case _:
            hands.drive(page, which)
    return what
