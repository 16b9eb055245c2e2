"""Hands that drive in TAXI! through the page, by keys. They know an answer to every question of the game, on every screen."""

from playwright.sync_api import Page
from tests.browser.asking import wait_for_news, what_is_said

from cabstand.games.taxi.packs.included import london
from cabstand.games.taxi.packs.pack import Talk

MOST_MOVES = 1500
CHOICES = ".taxi .act .buttons .press, .phone .choices .press, .taxi-text > .row .press[aria-disabled]"
"""What can be chosen from: drawn, on a phone before a big screen, in words."""
OFFERED = f"""() => {{
    const there = what => document.querySelector(what)
    if (there('#end-title')) return 'over'
    there('.card.done > .row .press')?.click()
    if (!there('.prompt.asked')) return null
    if (there('#taxi-answer')) return there('#taxi-answer ~ [type=button]').disabled ? null : 'answer'
    if (there('#taxi-talk')) return there('#taxi-talk').value ? null : 'talk'
    if (there('.card.talk:not(.done) .row .main')) return 'come forward'
    if (there('.card.question:not(.done) .row .press')) return 'judge'
    const choices = [...document.querySelectorAll('{CHOICES}')]
    if (!choices.length || choices[0].getAttribute('aria-disabled') === 'true') return null
    return `choose ${{choices.length}}`
}}"""
"""What is asked, read in one go. There is nothing while an answer is on its way. What came of a card of one's own is read at
once: *Go on*."""


class Driver:
    """Knows every other answer, says two of the hidden words in each talk, and chooses now the first, now the last."""

    def __init__(self) -> None:
        self.met: list[str] = []
        """The kinds of questions so far."""

    def answer(self, page: Page) -> bool:
        """What is asked now, until the page has moved on; False where the game is over."""
        what, _, which = offered(page).partition(" ")
        before = what_is_said(page)
        self.met.append(what)
        match what:
            case "over":
                return False
            case "answer":
                type_into(page, "#taxi-answer", right_answer(page) if len(self.met) % 2 else "No idea")
            case "talk":
                page.locator("#taxi-talk").fill(talk_about(page))
            case "choose":
                self.choose(page, int(which))
            case "judge":
                own = page.locator(".card .row.meant .press")
                (own.last if own.count() else page.locator(".card .row .press").first).press("Enter")
            case _:
                page.locator(".card .row .main").press("Enter")
        wait_for_news(page, before)
        return True

    def choose(self, page: Page, among: int) -> None:
        page.locator(CHOICES).nth(among - 1 if len(self.met) % 3 == 0 else 0).press("Enter")

    def drive_to(self, page: Page, wanted: str) -> None:
        """On until this is asked."""
        while not (what := offered(page)).startswith(wanted):
            assert what != "over", f"{wanted} never came, only {set(self.met)}"
            self.answer(page)

    def drive_to_the_end(self, page: Page) -> None:
        for _ in range(MOST_MOVES):
            if not self.answer(page):
                return
        raise AssertionError("a shift without an end")


def offered(page: Page) -> str:
    """What is asked, as soon as it can be answered."""
    what: str = page.wait_for_function(OFFERED).json_value()
    return what


def type_into(page: Page, field: str, text: str) -> None:
    page.locator(field).fill(text)
    page.locator(field).press("Enter")


def right_answer(page: Page) -> str:
    asked = page.locator(".card .text").inner_text()
    return next(question.answers[0] for question in london().questions if question.text == asked)


def words_about(page: Page) -> tuple[str, ...]:
    """The hidden words of the talk that is on the table."""
    return _talk(page.locator(".card .subject").inner_text()).words


def talk_about(page: Page) -> str:
    """Two of the hidden words, and some others."""
    words = words_about(page)
    return f"Well, {words[0]} and, now that you ask, {words[3]}"


def _talk(subject: str) -> Talk:
    return next(talk for talk in london().talks if talk.subject.upper() == subject.upper())
