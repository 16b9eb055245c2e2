"""Games of other packages in the browser: with a screen of their own, and with the plain one."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.eyes import PHONE, Person, visitors
from tests.browser.test_look import check
from tests.compiled import ROOT
from tests.examples.installed import EXAMPLES, Elsewhere, elsewhere
from tests.server.house import House
from tests.server.run import Quick

from cabstand.core.places import ONLY

__all__ = ["elsewhere"]

ASKED = re.compile("It is your turn|You are asked|The game is over")
OVER = re.compile("The game is over")


@pytest.fixture(scope="module")
def rank_elsewhere(elsewhere: Elsewhere, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server run by a Python that has the examples installed."""
    house = House(tmp_path_factory.mktemp("rank-elsewhere"), quick=Quick(bots=0.02))
    house.program[0] = str(elsewhere.python)
    house.environment |= {"PYTHONPATH": str(ROOT), ONLY: ",".join(EXAMPLES)}
    house.open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said


@pytest.fixture
def visit(chromium: Browser, rank_elsewhere: House) -> Iterator[Callable[..., Person]]:
    with visitors(chromium, rank_elsewhere) as visit:
        yield visit


SHORT = {"options": {"hand": "2"}}
"""Night Rank with two cards for everybody, not three."""


def play_to_the_end(page: Page, act: Callable[[Page], None]) -> None:
    prompt, story = page.locator("#prompt"), page.get_by_role("list", name="Story").get_by_role("listitem")
    for _ in range(400):
        expect(prompt).to_have_text(ASKED)
        if OVER.search(prompt.inner_text()):
            return
        lines = story.count()
        act(page)
        expect(story).not_to_have_count(lines)
    pytest.fail("the game does not end")


def answer(page: Page, label: str, button: str, question: str) -> None:
    """The passenger's sum."""
    page.get_by_label(label).fill(str(sum(int(part) for part in re.findall(r"\d+", question))))
    page.get_by_role("button", name=button, exact=True).click()


def act_on_its_own_screen(page: Page) -> None:
    board = page.locator(".night-rank")
    if board.get_by_label("How many junctions?").is_visible():
        answer(page, "How many junctions?", "Say it", board.locator(".question").inner_text())
    elif board.get_by_role("button", name="Let it pass").is_visible():
        board.get_by_role("button", name="Let it pass").click()
    else:
        board.locator(".hand button:not([aria-disabled=true])").first.click()


def test_night_rank_is_played_to_its_end_on_its_own_screen(visit: Callable[..., Person]) -> None:
    ada = visit(viewport=PHONE)
    ada.will_lay(lambda asked: asked | SHORT)
    ada.play_now("Night Rank")
    page = ada.page
    expect(page.locator(".night-rank .drivers li")).to_have_count(3)
    check(page)
    play_to_the_end(page, act_on_its_own_screen)
    expect(page.locator("#end-title")).to_be_visible()


def test_a_screen_that_cannot_be_had_is_replaced_by_the_plain_one(visit: Callable[..., Person]) -> None:
    ada = visit()
    page = ada.page
    page.route("**/games/night-rank/screen.js", lambda route: route.abort())
    ada.will_lay(lambda asked: asked | SHORT)
    ada.play_now("Night Rank")
    expect(page.locator(".plain-table")).to_be_visible()

    def act(page: Page) -> None:
        if page.get_by_label("Your answer").is_visible():
            answer(page, "Your answer", "Answer", page.get_by_text(re.compile(r"\d \+ \d")).first.inner_text())
        else:
            page.get_by_role("region", name="What you can do").get_by_role("button").first.click()

    play_to_the_end(page, act)
    ada.forgive(
        "Failed to load resource", "the screen of night-rank cannot be loaded"
    )  # the console says why the screen could not be had
    expect(page.locator("#end-title")).to_be_visible()


def test_pig_is_played_to_its_end_with_nothing_but_its_rules(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.will_lay(lambda asked: asked | {"options": {"target": "20"}})  # a short game: the first to bank 20 points wins
    ada.play_now("Pig")
    page = ada.page

    def act(page: Page) -> None:
        hold = page.get_by_role("button", name="hold", exact=True)
        (hold if hold.is_visible() else page.get_by_role("button", name="throw", exact=True)).click()

    play_to_the_end(page, act)
    expect(page.locator("#end-title")).to_be_visible()
