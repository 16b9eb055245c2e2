"""Games seen again in a browser: step by step, by link, from a file, with dice that the page itself draws again."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.test_look import findings
from tests.server.house import House, until
from tests.server.people import Laid, play_on
from tests.server.people import Person as Caller
from tests.table.fair_game import fair_log, lines_of

from cabstand.table.verify import verify

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def host(rank: House) -> Caller:
    return Caller(rank.url, "Ada")


@pytest.fixture(scope="module")
def finished(host: Caller) -> Laid:
    """A game that is over, of somebody who added to the dice."""
    laid = host.lay("space-taxi", "me", "bot", "bot", nonce="my-own-luck", options={"starter": "1"}, watch=True)
    assert host.do(laid, "start").status_code == 200
    play_on({1: host}, laid)
    until(lambda: host.plan(laid)["stage"] == "over", "the game is over")
    return laid


def come_as(come: Come, caller: Caller, **device: Any) -> Person:
    """The same player in a browser."""
    person = come(**device)
    person.be(caller.token)
    return person


def moment(page: Page) -> Any:
    return page.locator(".controls .number")


def check_the(person: Person, chance: str) -> None:
    person.page.get_by_text(f"Check the {chance}").click()
    person.press("Draw them all again")


def at(page: Page, number: int, of: int) -> None:
    expect(moment(page)).to_have_text(f"{number} of {of}")


def test_a_finished_game_is_stepped_through_by_buttons_keys_slider_and_story(come: Come, host: Caller, finished: Laid) -> None:
    ada = come_as(come, host)
    lines = lines_of(host.log(finished).partition("\n\n")[2])
    page = ada.go(f"/replay/{finished.id}")
    at(page, 0, len(lines))
    ada.press("One step forward")
    at(page, 1, len(lines))
    expect(page.locator(".controls .said")).to_contain_text("Ada throws")
    page.keyboard.press("ArrowRight")
    at(page, 2, len(lines))
    page.keyboard.press("ArrowLeft")
    at(page, 1, len(lines))
    page.keyboard.press("End")
    at(page, len(lines), len(lines))
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, 0, len(lines))
    page.get_by_role("slider").fill("60")
    at(page, 60, len(lines))

    story = page.get_by_role("region", name="Story")
    expect(story.get_by_role("link")).to_have_count(len(lines) + 1)
    story.get_by_role("link").nth(7).click()
    at(page, 7, len(lines))
    expect(story.locator("[aria-current=step]")).to_have_text(story.get_by_role("link").nth(7).inner_text().replace("\n", ""))
    expect(page).to_have_url(re.compile(rf"/replay/{finished.id}\?at=7&eyes=1$"))


def test_a_game_plays_by_itself_and_stops_at_its_end(come: Come, host: Caller, finished: Laid) -> None:
    total = len(lines_of(host.log(finished).partition("\n\n")[2]))
    page = come_as(come, host).go(f"/replay/{finished.id}?at={total - 3}")
    at(page, total - 3, total)
    page.get_by_role("combobox", name="Speed").select_option("3 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, total, total)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_its_moment_and_can_be_taken_without_a_clipboard(come: Come, host: Caller, finished: Laid) -> None:
    ada = come_as(come, host)
    page = ada.go(f"/replay/{finished.id}?at=12")
    link = page.get_by_label("Link to this moment")
    expect(link).to_have_value(f"{host.url}/replay/{finished.id}?at=12&eyes=1")
    page.keyboard.press("ArrowRight")
    expect(link).to_have_value(f"{host.url}/replay/{finished.id}?at=13&eyes=1")
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ada.press("Copy")
    expect(page.get_by_text("The link is selected")).to_be_visible()
    assert page.evaluate("() => getSelection().toString() || document.activeElement.value").endswith("?at=13&eyes=1")

    guest = come()
    expect(moment(guest.go(f"/replay/{finished.id}?at=13"))).to_have_text(re.compile("^13 of"))


def test_a_game_that_is_over_is_seen_through_anybodys_eyes(come: Come, host: Caller, finished: Laid) -> None:
    page = come_as(come, host).go(f"/replay/{finished.id}?at=5")
    eyes = page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_text(["an onlooker", "Ada", "Bot 2", "Bot 3"])
    expect(eyes).to_have_value("1")  # who sat there sees it from there
    expect(come().go(f"/replay/{finished.id}?at=5").get_by_label("Seen by")).to_have_value("0")
    expect(page.locator("p.keys")).to_be_hidden()
    eyes.select_option("Bot 2")
    expect(page).to_have_url(re.compile(r"at=5&eyes=2$"))
    page.reload()
    expect(page.get_by_label("Seen by")).to_have_value("2")
    expect(moment(page)).to_have_text(re.compile("^5 of"))


def test_the_dice_are_checked_and_counted(come: Come, host: Caller, finished: Laid) -> None:
    ada = come_as(come, host)
    page = ada.go(f"/replay/{finished.id}")
    draws = host.log(finished).count("=>")
    dice = page.locator("details", has_text="Check the dice")
    dice.get_by_text("Check the dice").click()
    expect(dice).to_contain_text(host.plan(finished)["commitment"])
    page.evaluate("() => Object.defineProperty(globalThis, 'crypto', { value: undefined })")
    ada.press("Draw them all again")
    expect(dice).to_contain_text(
        f"all {draws} draws of this game were drawn again in this browser, and {draws} of {draws} are equal"
    )
    expect(dice).to_contain_text("Ada: my-own-luck")
    expect(dice.get_by_role("table")).to_have_count(3)
    expect(dice.get_by_role("rowheader")).to_have_text([*"RGBYPT", *"123456", *"12345678"])
    assert findings(page) == []


def test_the_log_is_kept_and_opened_again_from_a_file(come: Come, host: Caller, finished: Laid, tmp_path: Path) -> None:
    ada = come_as(come, host)
    page = ada.go(f"/replay/{finished.id}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the log").click()
    log = tmp_path / saving.value.suggested_filename
    saving.value.save_as(log)
    assert log.read_text() == host.log(finished)

    page.goto("/replay")
    assert findings(page) == []
    page.get_by_label("Choose a file").set_input_files(log)
    at(page, 0, len(lines_of(log.read_text().partition("\n\n")[2])))
    check_the(ada, "dice")
    expect(page.get_by_text("Right: all")).to_be_visible()


@pytest.mark.parametrize(("game", "chance"), [("taxi", "dice"), ("fare-play", "cards")])
def test_a_game_from_a_file_tells_its_story_and_its_cards_are_checked(
    come: Come, game: str, chance: str, tmp_path: Path
) -> None:
    (tmp_path / "game.log").write_text(fair_log(game))
    ada = come()
    page = ada.go("/replay")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "game.log")
    total = len(lines_of(fair_log(game).partition("\n\n")[2]))
    at(page, 0, total)
    expect(page.get_by_role("region", name="Story").get_by_role("link")).to_have_count(total + 1)
    check_the(ada, chance)
    draws = len(verify(fair_log(game)).draws)
    expect(page.locator("details[open]").last).to_contain_text(f"Right: all {draws} draws")


def test_a_changed_log_is_found_out_and_what_is_no_log_is_told(
    come: Come, host: Caller, finished: Laid, tmp_path: Path
) -> None:
    ada = come()
    page = ada.go("/replay")
    changed, broken = tmp_path / "changed.log", tmp_path / "broken.log"
    log = host.log(finished)
    reveal = re.search(r"reveal ([0-9a-f]{64})", log)
    assert reveal is not None
    changed.write_text(log.replace(reveal[1], "0" * 64))
    broken.write_text(log.replace("1: throw", "1: fly", 1))
    page.get_by_label("Choose a file").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text(re.compile("Line [0-9]+ cannot be: “1: fly"))
    ada.complaints.clear()  # the browser itself notes that the answer was no
    page.get_by_label("Choose a file").set_input_files(changed)
    check_the(ada, "dice")
    expect(page.locator("details[open]").last).to_contain_text("is not the one that was promised")


def test_a_game_under_way_is_seen_up_to_now_and_goes_on(come: Come, host: Caller) -> None:
    laid = host.lay("space-taxi", "me", "here", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    play_on({1: host, 2: host}, laid, 4)
    ada = come_as(come, host)
    page = ada.go(f"/replay/{laid.id}?at=4")
    at(page, 4, 4)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_text("Check the dice").click()
    expect(page.locator("details[open]").last).to_contain_text("shown when the game is over")
    play_on({1: host, 2: host}, laid, 1)
    ada.press("Look for what has happened since")
    at(page, 4, 5)
    page.keyboard.press("ArrowRight")
    at(page, 5, 5)
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/t/{laid.id}"))


def test_on_a_phone_nothing_sticks_out_and_thumbs_find_the_buttons(come: Come, host: Caller, finished: Laid) -> None:
    ada = come_as(come, host, viewport={"width": 360, "height": 740}, has_touch=True)
    page = ada.go(f"/replay/{finished.id}?at=9")
    expect(moment(page)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    for button in page.locator(".controls").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert findings(page) == []


def test_a_table_that_is_not_there_is_told_kindly(come: Come, host: Caller) -> None:
    ada = come_as(come, host, viewport=PHONE)
    page = ada.go("/replay/nowhere")
    expect(page.get_by_role("heading", name="This game cannot be replayed")).to_be_visible()
    expect(page.get_by_role("link", name="Open a saved game")).to_be_visible()
    ada.complaints.clear()
