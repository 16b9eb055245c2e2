"""The coach at the table, drawn and in words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.taxi_hands import Driver
from tests.browser.test_look import findings
from tests.table.fair_game import fair_log, lines_of

NOBODY = "Nobody is asked for anything at this moment."

pytestmark = pytest.mark.usefixtures("coach_tables")


def open_log(person: Person, folder: Path, game: str = "space-taxi") -> Page:
    log = folder / "game.log"
    log.write_text(fair_log(game))
    page = person.go("/replay")
    page.locator("input[type=file]").set_input_files(log)
    return page


def test_the_coach_shows_the_best_plays_and_speaks_about_the_dice_that_are_chosen(sit: Callable[..., Person]) -> None:
    ada = sit("thrown", viewport=PHONE, has_touch=True)
    page = ada.page
    page.get_by_role("checkbox").first.wait_for()
    ada.press("Coach")
    coach = page.get_by_role("region", name="Coach")
    expect(coach.locator("ol > li")).to_have_count(5)
    expect(coach.locator("ol > li").first).to_contain_text("launch")
    expect(coach.locator("ol > li").first).not_to_contain_text("gives away")
    expect(coach.locator(".play").last).to_be_hidden()
    coach.get_by_text("More plays and reasons").click()
    expect(coach.locator("ol > li").last).to_contain_text("gives away")
    coach.locator(".play").last.click()
    expect(coach.locator("[aria-live]")).to_contain_text("Your choice: gives away")
    expect(coach.locator(".play").last).to_be_visible()  # what was unfolded stays so
    coach.locator(".play").first.click()
    expect(coach.locator("[aria-live]")).to_contain_text("the best there is")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert findings(page) == []
    page.keyboard.press("c")
    expect(coach).to_have_count(0)


def test_on_a_phone_what_is_to_be_pressed_stands_above_the_coach(sit: Callable[..., Person]) -> None:
    ada = sit("before-a-question", viewport=PHONE, has_touch=True)
    page, coach = ada.page, ada.page.get_by_role("region", name="Coach")
    ada.press("Coach")
    expect(coach.locator("ol > li")).to_have_count(1)
    Driver().drive_to(page, "answer")
    expect(coach).to_contain_text("Nothing is to be weighed up here.")
    foot = page.get_by_role("button", name="Pass").evaluate("button => button.getBoundingClientRect().bottom")
    assert foot <= coach.evaluate("coach => coach.getBoundingClientRect().top")


def test_in_words_the_coach_says_the_same_and_chooses_the_same_boxes(sit: Callable[..., Person]) -> None:
    page = sit("thrown-too").page
    page.get_by_role("checkbox").first.wait_for()
    page.keyboard.press("t")
    page.keyboard.press("c")
    coach = page.get_by_role("region", name="Coach")
    best = coach.get_by_role("listitem").first.get_by_role("button")
    best.click()
    expect(coach.locator("[aria-live]")).to_contain_text("the best there is")
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(best.locator(".die").count())


def test_a_game_that_is_over_is_gone_through_and_the_better_play_is_shown_on_the_board(ada: Person, tmp_path: Path) -> None:
    page = open_log(ada, tmp_path)
    ada.press("Go through the game with the coach")
    review = page.get_by_role("region", name="How it was played")
    expect(review).to_contain_text("Accuracy")
    expect(review.locator("dl")).to_contain_text("At the end")
    review.get_by_text("Round by round").click()
    expect(review.get_by_role("row")).to_have_count(6)
    moments = review.locator("ol > li")
    expect(moments).to_have_count(3)
    played = moments.filter(has=page.locator(".dice")).first
    played.get_by_role("button").click()
    expect(review.get_by_role("status")).to_have_text("The better play is shown on the board.")
    assert findings(page) == []
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
    expect(coach).to_contain_text("Nothing else can be done here.")
    expect(coach).not_to_contain_text("the best there")
    page.keyboard.press("ArrowRight")
    expect(coach.locator("ol > li")).to_have_count(5)
    expect(coach.locator("[aria-live]")).to_contain_text("Played here")
    coach.get_by_text("More plays and reasons").click()
    proposed = coach.locator(".play").last
    proposed.click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(proposed.locator(".die").count())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert findings(page) == []
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
    laid = next(number for number, line in enumerate(lines_of(fair_log("fare-play").partition("\n\n")[2])) if ": lay " in line)
    page.get_by_role("slider").fill(str(laid))
    expect(coach.locator("[aria-live]")).to_have_text(re.compile(r"Lay .+ at .+: roads (north|east|south|west), "))
