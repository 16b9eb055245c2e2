"""Games that bring rules and no screen are played in the browser all the same."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.eyes import PHONE, TOURED, Person, visitors
from tests.browser.test_look import check_by_day_and_night
from tests.server.house import House
from tests.server.packages import use
from tests.server.run import Quick

GAMES = {"night-rank": "tests.plain.refereed.adapter:GAME", "one-pile": "tests.plain.one_pile:GAME"}
OVER = re.compile("The game is over")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on which a package of two games is installed."""
    installed = tmp_path_factory.mktemp("installed")
    package = installed / "strangers-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    points = "\n".join(f"{name} = {at}" for name, at in GAMES.items())
    (package / "entry_points.txt").write_text(f"[cabstand.games]\n{points}\n")
    house = House(tmp_path_factory.mktemp("elsewhere"), quick=Quick(bots=0.02))
    use(house, installed).open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said


@pytest.fixture
def visit(chromium: Browser, elsewhere: House) -> Iterator[Callable[..., Person]]:
    with visitors(chromium, elsewhere) as visit:
        yield visit


def sit_down(person: Person, game: str, **more: Any) -> Page:
    """At a table of one's own against a bot that draws its moves."""
    page = person.go()
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "bot_pace": "instant"} | more
    table = page.evaluate(
        """async wanted => {
            const headers = {"Content-Type": "application/json"}
            const send = (to, body) => fetch(to, {method: "POST", headers, body: JSON.stringify(body)})
            await send("/api/players", {name: "Ada"})
            const laid = await (await send("/api/tables", wanted)).json()
            await send(`/api/tables/${laid.plan.table}/start`, {})
            return laid.plan.table
        }""",
        wanted,
    )
    page.goto(f"/t/{table}")
    expect(page.locator(".plain-table, .in-words")).to_be_visible()
    return page


def moves(page: Page) -> Any:
    return page.get_by_role("region", name="What you can do").get_by_role("button")


def test_a_whole_game_with_secrets_and_a_referee_is_played_with_buttons(visit: Callable[..., Person]) -> None:
    page = sit_down(visit(), "night-rank", options={"hand": "2"})
    expect(page.get_by_role("heading", name="Night Rank")).to_be_visible()
    prompt = page.locator("#prompt")
    asked = re.compile("It is your turn|You are asked|The game is over")
    for _ in range(30):
        expect(prompt).to_have_text(asked)
        said = prompt.inner_text()
        if OVER.search(said):
            break
        story = page.get_by_role("list", name="Story").get_by_role("listitem")
        lines = story.count()
        if "You are asked" in said:
            page.get_by_label("Your answer").fill("yes")
            page.get_by_role("button", name="Answer").click()
        else:
            moves(page).first.click()
        expect(story).not_to_have_count(lines)
    expect(prompt).to_have_text(OVER)
    expect(page.locator(".podium .name")).to_have_count(2)
    expect(page.get_by_role("list", name="Story")).to_contain_text("Ada: drive (card")


def test_a_game_from_elsewhere_stands_on_the_front_page_and_begins_with_one_click(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.play_now("One Pile")
    expect(ada.page.locator(".plain-table")).to_be_visible()
    ada.press("Coach")
    expect(ada.page.get_by_role("region", name="Coach").locator("ol > li")).to_have_count(5)


def test_hundreds_of_moves_are_narrowed_down_in_a_field_by_the_keyboard(visit: Callable[..., Person]) -> None:
    page = sit_down(visit(), "one-pile")
    field = page.get_by_label("300 moves are possible")
    field.fill("take 29")
    expect(moves(page)).to_have_text(["Play", "take 29", *(f"take 29{last}" for last in range(10))])
    field.fill("take 299")
    field.press("Enter")
    expect(page.get_by_role("list", name="Story")).to_contain_text("Ada: takes (stones 299)")


@pytest.mark.parametrize("view", ["drawn", "in words"])
def test_the_plain_screen_is_for_everybody(visit: Callable[..., Person], view: str) -> None:
    likes = TOURED.replace("}", ',"textView":true}') if view == "in words" else TOURED
    ada = visit(viewport=PHONE | {"width": 360}, likes=likes)
    check_by_day_and_night(sit_down(ada, "night-rank"))
    check_by_day_and_night(sit_down(ada, "one-pile"))


@pytest.mark.parametrize(("language", "told"), [("de-DE", "Du bist am Zug"), ("fr-FR", "C’est à toi")])
def test_the_plain_screen_speaks_the_readers_language(visit: Callable[..., Person], language: str, told: str) -> None:
    page = sit_down(visit(locale=language), "one-pile")
    expect(page.locator("#prompt")).to_contain_text(told)
