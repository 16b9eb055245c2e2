"""Hands that play Space Taxi through the page: with a mouse, with keys, with fingers; always the smallest play on offer.

They know an answer to every question of the game.
"""

from typing import Protocol

from playwright.sync_api import Locator, Page
from tests.browser.asking import wait_for_news, what_is_said

MOST_MOVES = 300
MOST_DICE = 11
"""Between a question and its answer: ten dice at most, and the button."""
OFFERED = """() => {
    if (document.querySelector('#end-title')) return 'over'
    const button = document.querySelector('.prompt.asked ~ .space-taxi .act .main')
    if (!button) return null
    const can = thing => thing.getAttribute('aria-disabled') !== 'true'
    const dice = [...document.querySelectorAll('.space-taxi .tray [role=checkbox]')]
    const is_chosen = die => die.getAttribute('aria-checked') === 'true'
    if (can(button) && (!dice.length || dice.some(is_chosen)))
        return dice.length || document.querySelector('.space-taxi .coins') ? 'act' : 'throw'
    const next = dice.findIndex(die => can(die) && !is_chosen(die))
    return next < 0 ? null : `die ${next}`
}"""
"""The next thing to do, read in one go. There is none while a move is on its way: the dice cannot be chosen then, and what a
key would do is lost."""


class Hands(Protocol):
    def choose(self, page: Page, die: int) -> None: ...
    def throw(self, page: Page) -> None: ...
    def act(self, page: Page) -> None: ...


class Mouse:
    def choose(self, page: Page, die: int) -> None:
        dice(page).nth(die).click()

    def throw(self, page: Page) -> None:
        main_button(page).click()

    act = throw


class Fingers:
    def choose(self, page: Page, die: int) -> None:
        dice(page).nth(die).tap()

    def throw(self, page: Page) -> None:
        main_button(page).tap()

    act = throw


class Keys:
    def choose(self, page: Page, die: int) -> None:
        page.keyboard.press(str((die + 1) % 10))

    def throw(self, page: Page) -> None:
        page.keyboard.press("Space")

    def act(self, page: Page) -> None:
        page.keyboard.press("Enter")


def dice(page: Page) -> Locator:
    return page.get_by_role("checkbox")


def main_button(page: Page) -> Locator:
    return page.locator(".space-taxi .act .main")


def offered(page: Page) -> str:
    """What can be done next, as soon as something can."""
    what: str = page.wait_for_function(OFFERED).json_value()
    return what


def can_act(page: Page) -> bool:
    return main_button(page).get_attribute("aria-disabled") != "true"


def asks_to_throw(page: Page) -> bool:
    return offered(page) == "throw"


def choose_dice(page: Page, hands: Hands) -> str:
    """As many as can be played, one after the other; what is to be done with them."""
    for _ in range(MOST_DICE):
        what, _, which = offered(page).partition(" ")
        if what != "die":
            return what
        hands.choose(page, int(which))
    raise AssertionError(f"no dice can be played: {page.locator('#prompt').inner_text()}")


def answer(page: Page, hands: Hands) -> bool:
    """Make one move: throw, play, return coins. False where the game is over."""
    what = choose_dice(page, hands)
    if what == "over":
        return False
    before = what_is_said(page)
    (hands.throw if what == "throw" else hands.act)(page)
    wait_for_news(page, before)
    return True


def throw(page: Page, hands: Hands) -> None:
    """Throw, as soon as that is asked for, until the dice lie there and can be chosen."""
    assert asks_to_throw(page)
    answer(page, hands)
    offered(page)


def play_to_the_end(page: Page, hands: Hands) -> None:
    for _ in range(MOST_MOVES):
        if not answer(page, hands):
            return
    raise AssertionError("a game without an end")
