"""Waiting for what a table asks, in any game: nothing here waits for time."""

from playwright.sync_api import Page

SAID = """document.querySelector('#prompt')?.innerText
    + [...document.querySelectorAll('.story a')].at(-1)?.getAttribute('href')"""
"""The question, and which line of the story is the last: one of the two changes with every move."""


def is_over(page: Page) -> bool:
    return page.locator("#end-title").is_visible()


def wait_for_me(page: Page) -> bool:
    """Until I am asked; False where the game is over."""
    page.locator(".prompt.asked, #end-title").first.wait_for()
    return not is_over(page)


def what_is_said(page: Page) -> str:
    said: str = page.evaluate(SAID)
    return said


def wait_for_news(page: Page, before: str) -> None:
    """Until something else is said; an answer that waits for others changes nothing but the note that it was given."""
    page.wait_for_function(
        f"""before => !document.querySelector('.prompt.asked') || document.querySelector('.asking .answered')
            || {SAID} !== before""",
        arg=before,
    )
