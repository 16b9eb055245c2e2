"""Somebody who hears the page and has nothing but a keyboard: all that is known here is the tree that screen readers get."""

import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.asking import wait_for_news, what_is_said
from tests.browser.eyes import PATIENCE, Person
from tests.browser.test_look import IN_WORDS

MOST_TABS: Final = 120
MOST_QUESTIONS: Final = 200
EARS: Final = """() => {
    window.heard = []
    const places = '[aria-live=polite], [role=status], [role=alert], [role=log]'
    const hear = node => {
        const place = (node.nodeType === 1 ? node : node.parentElement)?.closest(places)
        if (!place || !node.textContent.trim()) return
        window.heard.push((place.getAttribute('role') === 'log' ? node : place).textContent.trim())
    }
    new MutationObserver(changes => changes.forEach(change => {
        if (change.type === 'characterData') hear(change.target)
        change.addedNodes.forEach(hear)
    })).observe(document, { subtree: true, childList: true, characterData: true })
}"""
FOCUS: Final = """() => {
    const it = document.activeElement
    if (!it || it === document.body) return null
    const name = it.getAttribute('aria-label') ?? it.labels?.[0]?.innerText ?? it.innerText
    return [it.getAttribute('role') ?? it.type ?? it.tagName.toLowerCase(), name.trim()]
}"""


SHOWN: Final = "() => document.body.innerText + [...document.querySelectorAll('[aria-disabled], :disabled')].length"
WHICH_DICE: Final = "Which dice do you play?"


class Listener:
    """Reads the tree, presses keys, and knows where the keyboard is; never may it be nowhere."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(EARS)

    def tree(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def heard(self) -> list[str]:
        lines: list[str] = self.page.evaluate("() => window.heard.splice(0)")
        return lines

    def focus(self) -> tuple[str, str]:
        where: Any = self.page.evaluate(FOCUS)
        assert where, f"the keyboard is nowhere; the page says:\n{self.tree()}"
        return where[0], where[1]

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, kind: str, name: str) -> None:
        """With Tab, past the end of the page and on from its beginning where need be."""
        for _ in range(MOST_TABS):
            where: Any = self.page.evaluate(FOCUS)
            if where and where[0] == kind and re.match(name, where[1]):
                return
            self.press("Tab")
        raise AssertionError(f"no {kind} {name!r} within {MOST_TABS} stops:\n{self.tree()}")

    def wait_to_be_at(self, name: str) -> None:
        """The page itself brings the keyboard to what comes next."""
        self.page.wait_for_function(f"name => ({FOCUS})()?.[1].startsWith(name)", arg=name)

    def wait_for(self, *words: str) -> str:
        """The tree, as soon as it has one of these; what makes it different makes the page different."""
        ends = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < ends:
            before: str = self.page.evaluate(SHOWN)
            tree = self.tree()
            if any(re.search(word, tree) for word in words):
                return tree
            self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
        raise AssertionError(f"none of {words}:\n{self.tree()}")


QUESTIONS: Final = (
    r'button "Throw[^"]*"(?! \[disabled)',
    r'group "You threw',
    r'button "(?:Keep|Return)[^"]*"(?! \[disabled)',
    r'button "Another game',
)
"""What can be answered now: a button whose answer is on its way is disabled, and is no question any more."""


def answer(ear: Listener, tree: str) -> None:
    """One question, from what was read; then wait until the page has moved on and has kept the keyboard."""
    if 'group "You threw' in tree:
        play_some_dice(ear, tree)
    elif 'combobox "Coins to return' in tree:
        ear.tab_to("submit", "Keep|Return")
    elif 'button "Throw' in tree:
        ear.tab_to("submit", "Throw")
    else:
        raise AssertionError(f"no answer to this question:\n{tree}")
    before = what_is_said(ear.page)
    ear.press("Enter")
    wait_for_news(ear.page, before)
    ear.focus()


def play_some_dice(ear: Listener, tree: str) -> None:
    ear.wait_to_be_at("You threw")
    tiles = [int(tile) for tile in re.findall(r"\d", re.search(r"Open tiles?: ([\d, ]+)", tree).group(1))]  # type: ignore[union-attr]
    must = len(re.findall(r"must be played", tree)) // 2
    wanted = min(tile for tile in tiles if tile >= max(1, must)) - must
    for _ in range(wanted):
        ear.press("Tab")
        assert ear.focus()[0] == "checkbox"
        ear.press("Space")
    ear.tab_to("submit", "Play")


def test_a_whole_game_by_ear_and_keyboard(come: Callable[..., Person]) -> None:
    ada = come()
    ear = Listener(ada.go())
    ear.wait_for('button "Text view"')
    ear.press("Tab")
    assert ear.focus() == ("submit", "Text view"), "the first stop of the first page"
    ear.press("Enter")
    assert 'button "Text view" [pressed]' in ear.tree()
    ear.tab_to("submit", "Play now")
    ear.press("Enter")
    told: list[str] = []
    for _ in range(MOST_QUESTIONS):
        tree = ear.wait_for(*QUESTIONS)
        told += ear.heard()
        if "Another game" in tree:
            break
        answer(ear, tree)
    else:
        raise AssertionError(f"no end after {MOST_QUESTIONS} questions")
    kind, name = ear.focus()
    assert kind == "h2", "at the end the keyboard is where the winner is told"
    assert re.search("wins?!|win together!", name)
    everything = "\n".join(told)
    assert re.search(r"throws .*alien.*fuel \d", everything)
    assert "is at the wheel" in everything
    assert not re.search(r"\b[RGBYPT]{2,}\b|\bs[1-8]\b|T=", everything), "notation is nothing to be read aloud"
    ear.tab_to("submit", "Another game")
    ear.press("Enter")
    ear.wait_for(r'button "Throw', "is at the wheel")
    ear.focus()


def test_the_same_question_asked_again_is_read_again(sit: Callable[..., Person]) -> None:
    """The smuggling die shows a 1: nothing that falls next is lower, and must be played at once."""
    ear = Listener(sit("thrown-a-one", likes=IN_WORDS).page)
    ear.wait_for('group "You threw')
    ear.heard()
    ear.tab_to("button", "Keep none, throw again")
    ear.press("Enter")
    ear.wait_for("Open tiles: 1, 2, 3, 4")
    ear.page.wait_for_function(f"() => window.heard.includes({WHICH_DICE!r})")
    assert ear.heard().count(WHICH_DICE) == 1
    ear.wait_to_be_at("You threw")
