"""The coach at the table, drawn and in words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.hands import Keys, take_step, wait_for_me
from tests.browser.test_replay_page import check_with_axe
from tests.browser.test_taxi_screen import begin, lay, throw_until
from tests.server.town import board_of
from tests.table.fair_game import fair_log

NOBODY = "Nobody is asked for anything at this moment."

pytestmark = pytest.mark.usefixtures("coach_tables")


def first_throw(person: Person) -> None:
    person.play_now()
    wait_for_me(person.page)
    take_step(person.page, Keys())
    person.page.get_by_role("checkbox").first.wait_for()


def open_log(person: Person, folder: Path, game: str = "space-taxi") -> Page:
    log = folder / "game.log"
    log.write_text(fair_log(game))
    page = person.go("/replay")
    page.locator("input[type=file]").set_input_files(log)
    return page


def test_the_coach_shows_the_best_plays_and_speaks_about_the_dice_that_are_chosen(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE, has_touch=True)
    page = ada.page
    first_throw(ada)
    ada.press("Coach")
    coach = page.get_by_role("region", name="Coach")
    expect(coach.locator("ol > li")).to_have_count(5)
    expect(coach.locator("ol > li").first).to_contain_text("launch")
    expect(coach.locator("ol > li").first).not_to_contain_text("gives away")
    expect(coach.locator("ol > li").last).to_contain_text("gives away")
    coach.locator(".play").last.click()
    expect(coach.locator("[aria-live]")).to_contain_text("Your choice: gives away")
    coach.locator(".play").first.click()
    expect(coach.locator("[aria-live]")).to_contain_text("the best there is")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check_with_axe(page)
    page.keyboard.press("c")
    expect(coach).to_have_count(0)


def test_on_a_phone_what_is_to_be_pressed_stands_above_the_coach(come: Callable[..., Person]) -> None:
    ada = come(viewport=PHONE, has_touch=True)
    begin(ada, lay(ada, "me", "bot", board=board_of("question-4")))
    page, coach = ada.page, ada.page.get_by_role("region", name="Coach")
    ada.press("Coach")
    expect(coach.locator("ol > li")).to_have_count(1)
    throw_until([ada], "#taxi-answer")
    expect(coach).to_contain_text("Nothing is to be weighed up here.")
    foot = page.get_by_role("button", name="Pass").evaluate("button => button.getBoundingClientRect().bottom")
    assert foot <= coach.evaluate("coach => coach.getBoundingClientRect().top")


def test_in_words_the_coach_says_the_same_and_chooses_the_same_boxes(ada: Person) -> None:
    page = ada.page
    first_throw(ada)
    page.keyboard.press("t")
    page.keyboard.press("c")
    coach = page.get_by_role("region", name="Coach")
    best = coach.get_by_role("listitem").first.get_by_role("button")
    best.click()
    expect(coach.locator("[aria-live]")).to_contain_text("the best there is")
    assert page.get_by_role("checkbox", checked=True).count() in range(5)


def test_a_game_that_is_over_is_gone_through_and_the_better_play_is_shown_on_the_board(ada: Person, tmp_path: Path) -> None:
    page = open_log(ada, tmp_path)
    ada.press("Go through the game with the coach")
    review = page.get_by_role("region", name="How it was played")
    expect(review).to_contain_text("Accuracy")
    expect(review.get_by_role("row")).to_have_count(6)
    moments = review.locator("ol > li")
    expect(moments).to_have_count(3)
    played = moments.filter(has=page.locator(".dice")).first
    played.get_by_role("button").click()
    expect(review.get_by_role("status")).to_have_text("The better play is shown on the board.")
    check_with_axe(page)
    better = played.locator(".plays").nth(1).locator(".die").count()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(better)
    page.keyboard.press("ArrowRight")
    expect(review.get_by_role("status")).to_have_text("")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "its column scrolls, not the page"


def test_every_moment_of_a_replay_can_be_asked_about(come: Callable[..., Person], tmp_path: Path) -> None:
    ada = come(viewport=PHONE, has_touch=True)
    page = open_log(ada, tmp_path)
    ada.press("What does the coach say here?")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(NOBODY)  # who begins is drawn
    page.keyboard.press("ArrowRight")
    expect(coach.locator("ol > li")).to_have_count(1)  # there is only the throw
    page.keyboard.press("ArrowRight")
    expect(coach.locator("ol > li")).to_have_count(5)
    expect(coach.locator("[aria-live]")).to_contain_text("Played here")
    proposed = coach.locator(".play").last
    proposed.click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(proposed.locator(".die").count())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check_with_axe(page)
    page.keyboard.press("End")
    expect(coach).to_contain_text(NOBODY)
    expect(coach.locator("ol")).to_have_count(0)
    coach.get_by_role("button", name="Close the coach").click()
    expect(coach).to_have_count(0)


def test_a_card_laid_at_fare_play_is_told_with_the_way_it_lies(ada: Person, tmp_path: Path) -> None:
    page = open_log(ada, tmp_path, "fare-play")
    ada.press("What does the coach say here?")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(NOBODY)
    for _ in range(60):
        with page.expect_response("**/api/replays/coach*") as answer:
            page.keyboard.press("ArrowRight")
        made = ((answer.value.json()["advice"] or {}).get("chosen") or {}).get("move", "")
        if made.startswith("lay "):
            break
    expect(coach.locator("[aria-live]")).to_have_text(re.compile(r"Lay .+ at .+: roads (north|east|south|west), "))
