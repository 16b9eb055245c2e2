"""The dialogs before a game, drawn from what the server says about its games."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.eyes import PHONE, Person, laid_by
from tests.browser.test_look import check

PLACE = re.compile(r'(<script type="application/json" id="games">)(.*?)(</script>)', re.S)


def region(page: Page, game: str) -> Locator:
    return page.get_by_role("region", name=game)


def test_the_page_brings_the_list_of_games_along_and_does_not_ask_for_it(ada: Person) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    page = ada.go()
    expect(page.get_by_role("heading", level=2, name="Space Taxi")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not any(url.endswith("/api/games") for url in asked)


def test_a_shift_against_bots_is_as_long_as_somebody_says_and_so_is_the_next(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE)
    page = ada.go()
    region(page, "TAXI!").get_by_role("button", name=re.compile("^Against")).click()
    length = page.get_by_role("dialog").get_by_label("How long is the shift?")
    expect(length).to_have_value("20")
    length.select_option("5 rounds")
    check(page)
    body = laid_by(page, page.get_by_role("dialog").get_by_role("button", name="Play now"))
    assert body["options"] == {"rounds": "5"}
    page = ada.go()
    expect(region(page, "TAXI!")).to_contain_text("5 rounds")
    region(page, "TAXI!").get_by_role("button", name="On the big screen").click()
    expect(page.get_by_label("How long is the shift?")).to_have_value("10")


def test_what_an_earlier_page_kept_still_counts(come: Callable[..., Person]) -> None:
    kept = {
        "motion": "none",
        "tournament": True,
        "opponents": ["tilda", "pip", "zora"],
        "edition": "5e",
        "editionName": "My town",
    }
    page = come(likes=json.dumps(kept)).go()
    expect(region(page, "TAXI!")).to_contain_text("Edition: My town")
    expect(region(page, "Fare Play")).to_contain_text("Tournament rules")
    against = region(page, "Fare Play").get_by_role("button", name="Against Tilda and Pip")
    against.click()
    expect(page.get_by_role("checkbox", name=re.compile("Tournament rules"))).to_be_checked()
    page.get_by_role("checkbox", name=re.compile("Tournament rules")).uncheck()
    page.keyboard.press("Escape")
    expect(region(page, "Fare Play")).not_to_contain_text("Tournament rules")
    page.reload()
    expect(against).to_be_visible()
    expect(region(page, "Fare Play")).not_to_contain_text("Tournament rules")


BARE: dict[str, Any] = {
    "characters": [],
    "bots": ["random", "searching"],
    "box": {"least": 2, "most": 3},
    "usual_seats": 2,
    "capabilities": ["bots"],
    "options": {
        "type": "object",
        "properties": {
            "target": {"type": "integer", "minimum": 10, "maximum": 200, "default": 100},
            "dice": {"enum": ["one", "two"], "default": "one"},
            "kind": {"type": "boolean", "default": False, "title": "Be kind", "description": "Nobody loses a turn."},
            "seed": {"type": "string", "default": "", "x-hidden": True},
        },
    },
}
"""A game with plain bots, no characters, no capabilities, and options without texts of their own."""


def with_bare(route: Route) -> None:
    """The page as a server sends it on which Space Taxi is such a game."""
    answer = route.fetch()
    found = PLACE.search(answer.text())
    assert found
    told = json.loads(found[2])
    told["games"] = [game | BARE if game["name"] == "space-taxi" else game for game in told["games"]]
    route.fulfill(response=answer, body=PLACE.sub(lambda _: found[1] + json.dumps(told) + found[3], answer.text()))


def test_a_game_without_characters_is_played_against_its_plain_bots_with_options_from_its_schema(
    come: Callable[..., Person],
) -> None:
    ada = come(viewport=PHONE)
    ada.page.route(re.compile(r"//[^/]+/$"), with_bare)
    page = ada.go()
    region(page, "Space Taxi").get_by_role("button", name="Against Bot “searching”").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="More: Bot “random”").click()
    expect(dialog.get_by_role("button", name="More: Bot “random”")).to_be_disabled()
    target = dialog.get_by_label("Target")
    expect(target).to_have_value("100")
    target.fill("50")
    dialog.get_by_label("Dice").select_option("two")
    dialog.get_by_role("checkbox", name=re.compile("Be kind.*Nobody loses a turn")).check()
    expect(dialog.get_by_label("Seed")).to_have_count(0)
    check(page)
    body = laid_by(page, dialog.get_by_role("button", name="Play now"))
    assert body["options"] == {"target": "50", "dice": "two", "kind": "true"}
    assert [seat["level"] for seat in body["seats"]] == ["", "searching", "random"]
    expect(region(page, "Space Taxi").get_by_role("alert")).to_be_visible()
    page = ada.go()
    expect(region(page, "Space Taxi").get_by_role("button", name="Against Bot “searching” and Bot “random”")).to_be_visible()
    expect(region(page, "Space Taxi")).to_contain_text("Target: 50")
    expect(region(page, "Space Taxi")).to_contain_text("Be kind")
    ada.forgive("422")


def test_a_number_that_an_option_does_not_take_is_not_sent(come: Callable[..., Person]) -> None:
    ada = come()
    ada.page.route(re.compile(r"//[^/]+/$"), with_bare)
    page = ada.go()
    region(page, "Space Taxi").get_by_role("button", name=re.compile("^Against")).click()
    target = page.get_by_role("dialog").get_by_label("Target")
    target.fill("5000")
    target.blur()
    expect(target).to_have_value("200")
