"""Hands that play Space Taxi through the page: with a mouse, with keys, with fingers; always the smallest play on offer."""

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_STEPS = 300


class Hands(Protocol):
    def choose(self, page: Page, die: int) -> None: ...
    def act(self, page: Page) -> None: ...


class Mouse:
    def choose(self, page: Page, die: int) -> None:
        dice(page).nth(die).click()

    def act(self, page: Page) -> None:
        main_button(page).click()


class Fingers:
    def choose(self, page: Page, die: int) -> None:
        dice(page).nth(die).tap()

    def act(self, page: Page) -> None:
        main_button(page).tap()


class Keys:
    def choose(self, page: Page, die: int) -> None:
        page.keyboard.press(str((die + 1) % 10))

    def act(self, page: Page) -> None:
        page.keyboard.press("Space" if asks_to_throw(page) else "Enter")


def dice(page: Page) -> Locator:
    return page.get_by_role("checkbox")


def main_button(page: Page) -> Locator:
    return page.locator("main .press.main")


def asks_to_throw(page: Page) -> bool:
    return "throw" in page.locator("#prompt").inner_text().lower()


def is_over(page: Page) -> bool:
    return page.locator("#end-title").is_visible()


def wait_for_me(page: Page) -> bool:
    """Until I am asked; False where the game is over."""
    page.locator(".prompt.asked, #end-title").first.wait_for()
    return not is_over(page)


def can_act(page: Page) -> bool:
    return main_button(page).get_attribute("aria-disabled") != "true"


def take_step(page: Page, hands: Hands) -> None:
    """One thing that is asked for: throw, play, return coins."""
    if not asks_to_throw(page):
        for die in range(dice(page).count()):
            if can_act(page) and page.get_by_role("checkbox", checked=True).count():
                break
            if dice(page).nth(die).is_checked():
                continue
            hands.choose(page, die)
    before = page.locator("#prompt").inner_text(), dice(page).count()
    hands.act(page)
    page.wait_for_function(
        """before => {
            const prompt = document.querySelector('#prompt')?.innerText
            const dice = document.querySelectorAll('[role=checkbox], input[type=checkbox]').length
            return prompt !== before[0] || dice !== before[1]
        }""",
        arg=list(before),
    )


def play_to_the_end(page: Page, hands: Hands) -> None:
    for _ in range(MOST_STEPS):
        if not wait_for_me(page):
            return
        take_step(page, hands)
    raise AssertionError("a game without an end")
