"""A seat whose owner stays away: everybody sees the time run, somebody else takes it, and the owner is told on return."""

import re

from playwright.sync_api import Browser, expect
from tests.browser.eyes import DESK, PHONE, Person
from tests.browser.space_taxi_hands import Mouse, answer, offered, throw
from tests.browser.test_friends import lay_for_a_friend, sit_down
from tests.server.house import House


def sit_down_by_seat_link(person: Person, token: str) -> None:
    person.go(f"/seat#{token}")
    person.page.get_by_role("textbox", name="Your name").fill("Cleo")
    person.press("Come in")
    person.page.wait_for_url(re.compile("/t/"))


def test_the_host_gives_a_seat_away_in_sight_of_all_and_a_page_that_slept_says_so(chromium: Browser, halting: House) -> None:
    ada, ben, cleo = (Person(chromium, halting, viewport=size) for size in (DESK, PHONE, DESK))
    sit_down(ben, lay_for_a_friend(ada), "Ben")
    ada.press("Start the game")
    expect(ben.page.get_by_role("list", name="Players")).to_be_visible()
    ben.context.set_offline(True)
    ben.page.evaluate("dispatchEvent(new Event('online'))")  # the old line is hung up, and none can be dialled
    players = ada.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("away")

    ada.press("This table")
    ada.press("Give away Ben’s seat")
    expect(ada.page.get_by_text("If Ben comes back in time, nothing happens.")).to_be_visible()
    told = ada.will_see(r"Ben is away\. The host may give this seat to somebody else in\s+0:0\d")
    ada.press("Start the clock")
    told()
    ada.press("Get a link for this seat")
    token = ada.page.get_by_role("textbox", name="Link for others").input_value().partition("#")[2]
    sit_down_by_seat_link(cleo, token)
    expect(players).to_contain_text("Cleo")
    expect(ada.page.get_by_text("this seat was given to somebody else")).to_be_visible()

    ben.context.set_offline(False)
    notice = ben.page.get_by_text("Your seat was given to Cleo while you were away.")
    expect(notice).to_be_visible()
    ben.page.reload()
    expect(notice).to_be_visible()
    ben.forgive("403", "ERR_INTERNET_DISCONNECTED")
    for person in (ada, ben, cleo):
        assert not person.complaints
        person.leave()


def test_taking_back_is_offered_only_where_it_is_possible(ada: Person) -> None:
    ada.play_now()
    page = ada.page
    assert offered(page) == "throw"
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_count(0)
    throw(page, Mouse())
    asked = page.locator("#prompt").inner_text()
    expect(undo).to_have_count(0)  # dice were thrown
    page.keyboard.press("u")
    expect(page.locator(".refusal")).to_have_count(0)
    answer(page, Mouse())
    undo.click()
    expect(page.locator("#prompt")).to_have_text(asked)
    expect(undo).to_have_count(0)
