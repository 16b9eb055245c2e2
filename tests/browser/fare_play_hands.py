"""Hands that play Fare Play through the page, by keys or by fingers. They know an answer to every question of the game."""

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MOST_STEPS = 8
"""Between a question and its answer: a card, a square or a target, and the button."""
READY = """() => !!document.querySelector(
    '.fare-play .act .main, .targets button, [data-square], [data-drive], .hand .card.useful')"""
"""Whether the page offers something to do."""


class Hands(Protocol):
    def pick(self, page: Page, place: int) -> None: ...
    def choose_square(self, page: Page) -> None: ...
    def drive(self, page: Page) -> None: ...
    def aim(self, page: Page) -> None: ...
    def act(self, page: Page) -> None: ...


class Keys:
    def pick(self, page: Page, place: int) -> None:
        page.keyboard.press(str(place + 1))

    def choose_square(self, page: Page) -> None:
        page.keyboard.press("ArrowRight")

    def drive(self, page: Page) -> None:
        edge = page.locator("[data-drive]").first.get_attribute("data-drive") or ""
        page.keyboard.press({"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}[edge])

    def aim(self, page: Page) -> None:
        targets(page).first.press("Enter")

    def act(self, page: Page) -> None:
        page.keyboard.press("Enter")


class Fingers:
    def pick(self, page: Page, place: int) -> None:
        page.locator(".hand .card").nth(place).tap()

    def choose_square(self, page: Page) -> None:
        squares(page).first.tap()

    def drive(self, page: Page) -> None:
        page.locator("[data-drive]").first.tap()

    def aim(self, page: Page) -> None:
        targets(page).first.tap()

    def act(self, page: Page) -> None:
        main_button(page).tap()


def main_button(page: Page) -> Locator:
    return page.locator(".fare-play .act .main")


def targets(page: Page) -> Locator:
    return page.locator(".targets button")


def squares(page: Page) -> Locator:
    return page.locator("[data-square]")


def wait_for_me(page: Page) -> None:
    """Until the page asks, and the last choice has arrived."""
    page.locator(".prompt.asked").wait_for()
    expect(page.get_by_text("sending …")).to_have_count(0)


def what_is_said(page: Page) -> str:
    """The question and the story: one of them changes with every move."""
    return page.locator("#prompt").inner_text() + page.get_by_role("list", name="Story").inner_text()


def wait_for_news(page: Page, before: str) -> None:
    """Until something else is said; an answer that waits for the others changes nothing but the note above the map."""
    page.wait_for_function(
        """before => !document.querySelector('.prompt.asked') || document.querySelector('.asking .answered') || before !==
            document.querySelector('#prompt').innerText + document.querySelector('[aria-label=Story]').innerText""",
        arg=before,
    )


def answer(page: Page, hands: Hands) -> None:
    """Make one move: the obvious one, or the first card that can be used, with the first square or target."""
    wait_for_me(page)
    before = what_is_said(page)
    for _ in range(MOST_STEPS):
        page.wait_for_function(READY)
        if main_button(page).is_visible():
            hands.act(page)
            wait_for_news(page, before)
            return
        choose(page, hands)
    raise AssertionError(f"no answer to: {page.locator('#prompt').inner_text()}")


def choose(page: Page, hands: Hands) -> None:
    """The next choice that is open: whom a card is aimed at, where it goes, where the hearse goes, which card it is."""
    cards = page.locator(".hand .card")
    if targets(page).count():
        hands.aim(page)
    elif squares(page).count():
        hands.choose_square(page)
    elif page.locator(".hand .card.useful").count():
        useful = [at for at in range(cards.count()) if "useful" in (cards.nth(at).get_attribute("class") or "")]
        hands.pick(page, useful[0])
    else:
        hands.drive(page)
