"""The daily taxi in a browser: from the front page to the line that is shared, on a narrow phone."""

import json
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from typing import Final

from playwright.sync_api import Route, expect
from tests.browser.asking import wait_for_me
from tests.browser.eyes import Person
from tests.browser.space_taxi_hands import Keys, throw
from tests.browser.test_look import findings
from tests.server.house import House
from tests.server.people import Laid, play_on
from tests.server.people import Person as Caller

NARROW: Final = {"width": 360, "height": 740}
HOUR: Final = 3_600_000
"""Milliseconds."""
YESTERDAY: Final = """UPDATE attempt SET day = ?,
result = json_set(result, '$.ended', json_extract(result, '$.ended') - 86400000)
WHERE table_id = ?"""


def end_of_day(number: int) -> float:
    """The first day ends in an hour, any other in days."""
    return time.time() * 1000 + (HOUR if number == 1 else 48 * HOUR)


def keep_figures(house: House) -> None:
    """What the bots' process would have worked out: here nothing is compiled."""
    with closing(sqlite3.connect(house.file, timeout=20)) as connection, connection:
        connection.execute("""UPDATE day SET figures = '{"perfect": [20, 0, 31, 22, 40], "best": [40, 41, 42, 43, 44]}'""")


def test_a_day_from_the_front_page_to_the_line_that_is_shared(come: Callable[..., Person], rank: House) -> None:
    ada = come(viewport=NARROW)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.go()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("region", name="Daily taxi").get_by_role("link").click()
    expect(page.get_by_text("The next taxi leaves in")).to_be_visible()
    expect(page.get_by_text("What the dice are sealed with")).to_be_hidden()
    assert findings(page) == []
    ada.press("Play today’s taxi")
    page.wait_for_url(re.compile("/t/"))
    keep_figures(rank)
    throw(page, Keys())
    expect(page.get_by_role("heading", level=1)).to_have_text("Daily taxi")

    (token,) = (cookie.get("value", "") for cookie in ada.context.cookies() if cookie.get("name") == "cabstand")
    caller, laid = Caller(rank.url, "", token=token), Laid(ada.table)
    play_on({1: caller}, laid)
    first = caller.get("/daily").json()["mine"]["first"]
    expect(page.get_by_role("heading", name=f"Your daily taxi: {first['score']} point")).to_be_visible()
    scores = page.get_by_role("table", name="Your turns beside perfect play")
    expect(scores.get_by_role("row", name="You")).to_contain_text(str(first["score"]))
    expect(scores.get_by_role("row", name="Perfect play")).to_contain_text("113")
    expect(scores.get_by_role("row", name="Best possible")).to_contain_text("210")
    ada.press("Copy")
    line = page.evaluate("() => navigator.clipboard.readText()")
    signs = "".join({"failed": "💥", "launched": "🚀", "full": "🌟"}[mark] for mark in first["marks"])
    day, points = caller.get("/daily").json()["day"], "point" if first["score"] == 1 else "points"
    assert line == f"Cabstand daily taxi {day}: {first['score']} {points} {signs}, perfect play 113"
    board = page.get_by_role("region", name="The board of the day")
    expect(board.get_by_role("listitem").filter(has_text="you")).to_contain_text(f"{first['score']} point")
    assert page.evaluate("() => document.documentElement.scrollWidth") == NARROW["width"]
    assert findings(page) == []

    expect(page.get_by_text("One day in a row")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    page.get_by_text("Check the dice").click()
    ada.press("Draw them all again")
    expect(page.locator("details[open]").last).to_contain_text("an hour after its day")
    ada.go()
    expect(page.get_by_role("region", name="Daily taxi")).to_contain_text(f"Your score today: {first['score']} point")
    page.get_by_role("region", name="Daily taxi").get_by_role("link").click()
    page.get_by_role("checkbox", name="My name and score stand here").uncheck()
    ada.press("Play these dice again")
    page.wait_for_url(re.compile("/t/"))
    assert ada.table != laid.id
    assert wait_for_me(page)
    told = caller.get("/daily").json()
    assert (told["mine"]["attempts"], told["mine"]["first"], told["mine"]["listed"]) == (2, first, False)


def test_a_page_left_open_over_midnight_shows_the_new_day(ada: Person) -> None:
    days: list[str] = []

    def nearly_over(route: Route) -> None:
        """The first answer tells of a day that ends in an hour, the next of the day after it."""
        told = route.fetch().json()
        days.append(str(date.fromisoformat(told["day"]) + timedelta(days=len(days))))
        route.fulfill(json=told | {"day": days[-1], "ends": end_of_day(len(days))})

    ada.page.route("**/api/daily?*", nearly_over)
    ada.page.clock.install()
    heading = ada.go("/daily").get_by_role("heading", level=2).first
    expect(heading).to_contain_text(re.compile(r"\d"))
    first = date.fromisoformat(days[0])
    expect(heading).to_contain_text(f"{first:%-d %B %Y}")
    ada.page.clock.fast_forward(2 * HOUR)
    expect(heading).to_contain_text(f"{first + timedelta(days=1):%-d %B %Y}")
    assert len(days) == 2


def test_the_front_page_left_open_over_midnight_speaks_of_the_new_day(ada: Person) -> None:
    ada.play_now()  # by now the server knows her, and the page asks it
    days: list[str] = []

    def nearly_over(route: Route) -> None:
        """The first answer tells of a day that was begun and ends in an hour, the next of a day that was not."""
        told = route.fetch().json()
        days.append(told["day"])
        begun = {"mine": {"attempts": 1, "first": None, "listed": False}} if len(days) == 1 else {}
        route.fulfill(json=told | begun | {"ends": end_of_day(len(days))})

    ada.page.route("**/api/daily?*", nearly_over)
    ada.page.clock.install()
    daily = ada.go().get_by_role("region", name="Daily taxi")
    expect(daily).to_contain_text("You are under way.")
    ada.page.clock.fast_forward(2 * HOUR)
    expect(daily).to_contain_text("You have not played today’s yet.")
    assert len(days) == 2


def test_the_day_before_can_be_looked_at(ada: Person, rank: House) -> None:
    """Somebody played on it; the one who looks did not."""
    ben = Caller(rank.url, "ben")
    laid = Laid(ben.post("/daily").json()["table"])
    play_on({1: ben}, laid)
    day = ben.get("/daily").json()
    made = re.findall(r"^1: (.+?)(?: =>|$)", ben.log(laid), re.M)
    figures = json.dumps({"perfect": day["mine"]["first"]["scores"], "best": [40] * 5, "moves": made})
    before, earlier = (str(date.fromisoformat(day["day"]) - timedelta(days=days)) for days in (1, 2))
    with closing(sqlite3.connect(rank.file, timeout=20)) as connection, connection:
        for one in (before, earlier):  # in its first hour, a day still keeps the secret of the one before
            connection.execute("INSERT INTO day SELECT game, ?, secret, ? FROM day WHERE day = ?", (one, figures, day["day"]))
        connection.execute(YESTERDAY, (before, laid.id))
    page = ada.go("/daily")
    ada.press("Show the film")
    film = page.get_by_role("region", name="The best line of perfect play")
    expect(film.locator(".told")).to_contain_text("Perfect play")
    for _ in made:
        if (onwards := film.get_by_role("button", name="One step forward")).is_enabled():
            onwards.click()
    expect(film.get_by_role("button", name="One step forward")).to_be_disabled()
    assert findings(page) == []
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text(f"{date.fromisoformat(before):%-d %B %Y}")
    expect(page.get_by_text("You did not play on this day.")).to_be_visible()
    expect(page.get_by_role("region", name="The board of the day")).to_contain_text("One player has arrived")
    assert findings(page) == []
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_role("button", name="Play today’s taxi")).to_be_visible()


def test_a_day_that_nobody_played_is_told_kindly(ada: Person) -> None:
    page = ada.go("/daily/2020-02-29")
    expect(page.get_by_text("Nobody has played the daily taxi of 2020-02-29 here.")).to_be_visible()
    ada.forgive("404")
