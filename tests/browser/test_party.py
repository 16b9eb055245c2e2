"""TAXI! at a party: one big screen for all, a phone for each; and a team of two who share a seat."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.taxi_hands import Driver, offered, type_into, words_about
from tests.browser.test_look import check
from tests.browser.test_taxi_screen import begin, lay
from tests.server.house import House

SOFA: Final = {"width": 1920, "height": 1080}
SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll('body *')]
    .filter(thing => !thing.closest('.unseen, .rules svg, [aria-hidden=true]') && thing.getClientRects().length)
    .filter(thing => [...thing.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .map(thing => {
        const drawn = thing.getScreenCTM?.()
        return parseFloat(getComputedStyle(thing).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1)
    }))"""
"""Pixels of the smallest letters that can be seen, but for those in a small picture of the board."""
SOFA_LETTERS: Final = 24
WORDS: Final = "The words of the card"


def show(screen: Person, **options: str) -> str:
    """A table before a big screen; its code."""
    made = lay(screen, "link", "link", "link", "link", big=True, **options)
    page = screen.go(f"/t/{made['plan']['table']}")
    expect(page.locator(".code")).to_have_text(made["plan"]["code"])
    code: str = made["plan"]["code"]
    return code


def enter(phone: Person, code: str, name: str) -> Page:
    page = phone.go(f"/join/{code.lower()}")
    page.get_by_role("textbox", name="Your name").fill(name)
    phone.press("Come in")
    page.wait_for_url(re.compile("/t/"))
    return page


def names_on(screen: Person) -> Any:
    return screen.page.get_by_role("list", name="Players")


def test_three_phones_sit_down_before_a_big_screen(come: Callable[..., Person]) -> None:
    screen = come(viewport=SOFA)
    phones = {name: come(viewport=PHONE, has_touch=True) for name in ("Ada", "Ben", "Cleo")}
    code = show(screen)
    expect(screen.page.get_by_role("button", name="Start the game")).to_be_disabled()
    for name, phone in phones.items():
        enter(phone, code, name)
        expect(phone.page.get_by_role("heading", name="You sit here")).to_be_visible()
    expect(names_on(screen)).to_contain_text("Cleo")
    check(screen.page)
    check(phones["Ben"].page)
    expect(phones["Ben"].page.get_by_role("button", name="Start the game")).to_have_count(0)
    screen.press("Rules")
    rules = screen.page.get_by_role("dialog")
    assert rules.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight"), "nobody scrolls a big screen"
    assert screen.page.evaluate(SMALLEST) >= SOFA_LETTERS
    screen.press("Close")
    phones["Ada"].press("Start the game")
    for name in phones:  # each throws for the order of play
        assert offered(phones[name].page) == "choose 1"
        phones[name].press("Throw")
        expect(phones[name].page.get_by_role("img", name="The die shows")).to_be_visible()
        expect(phones[name].page.get_by_role("list", name="Story")).to_contain_text(f"{name} throws")

    phones["Ben"].page.close()
    expect(names_on(screen)).to_contain_text("away")
    phones["Ben"].page = phones["Ben"].new_page()
    page = enter(phones["Ben"], code, "Ben")
    expect(page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(names_on(screen)).not_to_contain_text("away")


def before_the_screen(halt: Callable[..., Person], table: str, *names: str) -> list[Person]:
    """The big screen, and the phones of these people."""
    return [halt(table, "fay", viewport=SOFA), *(halt(table, name, viewport=PHONE, has_touch=True) for name in names)]


def test_the_room_sees_the_question_and_the_asker_lets_an_answer_count(halt: Callable[..., Person]) -> None:
    screen, ada, ben, cleo = before_the_screen(halt, "room-asked", "ada", "ben", "cleo")
    asker = {"Ben": ben, "Cleo": cleo}[ada.page.locator(".card .who").inner_text().split()[0]]
    seen = screen.page.locator(".card")
    expect(seen.locator(".text")).to_have_text(ada.page.locator(".card .text").inner_text())
    expect(seen.locator("input")).to_have_count(0)
    type_into(ada.page, "#taxi-answer", "a teapot")
    asker.page.get_by_role("button", name="We let it count").click()
    for shown in (seen, ada.page.locator(".card")):
        expect(shown.locator(".stamp")).to_have_text("Right! £4")
        expect(shown).to_contain_text("Ada said: a teapot")
    check(screen.page)
    check(ada.page)
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "nobody scrolls a big screen"
    assert screen.page.evaluate(SMALLEST) >= SOFA_LETTERS


def test_a_card_is_handed_on_in_sight_of_the_room(halt: Callable[..., Person]) -> None:
    screen, ada = before_the_screen(halt, "room-with-card", "ada")
    expect(screen.page.locator("svg.back")).to_be_visible()
    assert offered(ada.page) == "choose 3"
    ada.press(re.compile("^To "))
    expect(screen.page.locator(".card.gift")).to_be_visible()


def test_only_those_who_listen_see_the_words_until_the_talk_is_over(halt: Callable[..., Person], halting: House) -> None:
    screen, talker, *listeners = before_the_screen(halt, "room-talk", "ada", "ben", "cleo")
    words = words_about(talker.page)
    for listener in listeners:
        expect(listener.page.get_by_role("list", name=WORDS).get_by_role("listitem")).to_have_text(list(words))
    for hidden in (screen, talker):
        expect(hidden.page.locator(".card.talk")).to_be_visible()
        expect(hidden.page.get_by_role("list", name=WORDS)).to_have_count(0)
    check(listeners[0].page)
    talker.page.locator("#taxi-talk").fill(words[1])
    listeners[1].page.get_by_role("button", name=words[3], exact=True).click()
    for word in (words[1], words[3]):
        expect(listeners[0].page.get_by_role("button", name=word, exact=True, pressed=True)).to_be_visible()
    halting.skip()
    expect(screen.page.locator(".card.talk.done")).to_contain_text("2 words: £8")


def test_who_comes_late_chooses_a_team_and_the_room_goes_on_together(come: Callable[..., Person]) -> None:
    screen, ada, ben, cleo = come(viewport=SOFA), *(come(viewport=PHONE) for _ in range(3))
    code = show(screen)
    enter(ada, code, "Ada")
    enter(ben, code, "Ben")
    ben.page.get_by_label("Give it a name").fill("The Black Cabs")
    ben.page.get_by_label("Give it a name").blur()
    expect(names_on(screen)).to_contain_text("The Black Cabs")
    screen.press("Start the game")
    enter(cleo, code, "Cleo")
    expect(cleo.page.get_by_text("Whom do you join?")).to_be_visible()
    cleo.press("Sit down with The Black Cabs")
    expect(names_on(screen)).to_contain_text("Ben and Cleo")
    expect(cleo.page.get_by_role("heading", name="The Black Cabs")).to_be_visible()
    table = cleo.table
    cleo.page.goto("/rules/taxi")
    expect(names_on(screen)).to_contain_text("away: Cleo")
    cleo.go(f"/t/{table}")
    expect(names_on(screen)).not_to_contain_text("away")
    for person in (ada, cleo):
        assert person.context.request.post(f"/api/tables/{person.table}/give-up", data={}).ok
    screen.press("Another game")
    for person in (ada, ben, cleo):
        expect(person.page.get_by_role("heading", name="You sit here")).to_be_visible()
    expect(names_on(screen)).to_contain_text("Ben and Cleo")


def test_who_types_the_address_on_the_screen_is_asked_for_the_code_and_a_name(come: Callable[..., Person]) -> None:
    screen, phone = come(viewport=SOFA), come(viewport=PHONE)
    code = show(screen)
    address = screen.page.locator(".address").inner_text()
    page = phone.go("http://" + address)
    check(page)
    page.get_by_role("textbox", name="The five letters").fill(code.lower())
    page.get_by_role("textbox", name="Your name").fill("Dora")
    phone.press("Come in")
    expect(page.get_by_role("heading", name="You sit here")).to_be_visible()
    expect(names_on(screen)).to_contain_text("Dora")


def test_the_front_page_leads_to_the_big_screen(come: Callable[..., Person]) -> None:
    screen = come(viewport=SOFA)
    page = screen.go()
    page.get_by_role("region", name="TAXI!").get_by_role("button", name="On the big screen").click()
    page.get_by_label("How long is the shift?").select_option("5 rounds")
    check(page)
    page.get_by_role("button", name="Show the code").click()
    expect(page.locator(".code")).to_have_text(re.compile("^[A-Z]{5}$"))
    expect(page.get_by_role("img", name="The link as a code for cameras")).to_be_visible()


def test_a_seat_is_shared_by_a_link_and_the_team_gets_a_name(come: Callable[..., Person]) -> None:
    ada, ben, cleo = come(), come(viewport=PHONE), come(viewport=PHONE)
    made = lay(ada, "me", "link")
    ben.go()
    assert ben.context.request.post("/api/players", data={"name": "Ben"}).ok
    assert ben.context.request.post("/api/join", data={"invite": made["invite"]}).ok
    page = ben.go(f"/t/{made['plan']['table']}")
    ben.press("Share my seat: a team")
    link = page.get_by_role("textbox", name="Link for others").input_value()
    cleo.go("/team#" + link.split("#")[1])
    cleo.page.get_by_role("textbox", name="Your name").fill("Cleo")
    cleo.press("Come in")
    page.get_by_label("Name of the team").fill("The Black Cabs")
    page.get_by_label("Name of the team").blur()
    expect(cleo.page.get_by_role("list", name="In this team")).to_have_text(re.compile("Ben.*Cleo"))
    check(page)
    begin(ada, made)
    expect(cleo.page.get_by_role("list", name="Players")).to_contain_text("The Black Cabs")


def test_of_a_team_either_answers_and_the_other_sees_who_did(sit: Callable[..., Person]) -> None:
    """Every box asks, so the turns are: Ada, then the team, twice."""
    table = "questions-for-a-team"
    ada, ben, cleo = sit(table), sit(table, "ben", viewport=PHONE), sit(table, "cleo", viewport=PHONE)
    for name, who, other in (("Ben", ben, cleo), ("Cleo", cleo, ben)):
        Driver().drive_to(ada.page, "answer")
        ada.page.get_by_role("button", name="Pass").click()
        other.page.get_by_role("button", name="No, it does not").click()
        for person in (ben, cleo):
            expect(person.page.get_by_role("button", name="No, it does not")).to_have_count(0)
        ada.press("Go on")
        Driver().drive_to(who.page, "answer")
        expect(other.page.locator("#taxi-answer")).to_be_visible()
        type_into(who.page, "#taxi-answer", "a teapot")
        for person in (ada, other):
            expect(person.page.locator(".card")).to_contain_text(f"{name} said: a teapot")
        ada.page.get_by_role("button", name="We let it count").click()
        for person in (ada, ben, cleo):
            expect(person.page.locator(".story")).to_contain_text(f"({name})")
        who.press("Go on")
