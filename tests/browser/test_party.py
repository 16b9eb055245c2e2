"""TAXI! at a party: one big screen for all, a phone for each; and a team of two who share a seat."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.test_look import check
from tests.browser.test_taxi_screen import begin, lay, throw_until, words_about
from tests.server.town import LADDER, REST, board_of

SOFA: Final = {"width": 1920, "height": 1080}
EVERYTHING: Final = "rank," + ",".join(["question-4", "give", "sound"] * 4) + f",{REST};{LADDER}"
"""A town where whoever sets out is asked, handed a card or made to talk."""
QUESTIONS: Final = "rank," + ",".join(["question-4"] * 18) + f",{REST};{LADDER}"
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


class Room:
    """The big screen and the phones of a game, and what has come up in it so far."""

    def __init__(self, screen: Person, phones: dict[str, Person]) -> None:
        self.screen, self.phones = screen, phones
        self.seen: set[str] = set()

    def play_until_seen(self, kinds: int) -> None:
        """A question, a card handed on, a talk: so many of them."""
        for _ in range(300):
            if len(self.seen) >= kinds:
                return
            for name, phone in self.phones.items():
                self._do_what_is_asked(name, phone)
            self.screen.page.wait_for_timeout(60)
        raise AssertionError(f"only seen: {self.seen}")

    def _do_what_is_asked(self, name: str, phone: Person) -> None:
        page = phone.page
        if page.locator("#taxi-answer").count():
            self._answer(name, page)
        elif page.locator("#taxi-talk").count():
            self._talk(phone)
        elif page.get_by_role("button", name="Keep it").count():
            self._hand_on(page)
        elif (throw := page.get_by_role("button", name="Throw", disabled=False)).count():
            throw.click(timeout=2000)

    def _answer(self, name: str, page: Page) -> None:
        """Wrong, but the seat that asked lets it count, on its own phone; the room sees both."""
        seen = self.screen.page.locator(".card")
        expect(seen.locator(".text")).to_have_text(page.locator(".card .text").inner_text())
        assert seen.locator("input").count() == 0
        asker = page.locator(".card .who").inner_text().split()[0]
        page.locator("#taxi-answer").fill("a teapot")
        page.keyboard.press("Enter")
        self.phones[asker].page.get_by_role("button", name="We let it count").click()
        for shown in (seen, page.locator(".card")):
            expect(shown.locator(".stamp")).to_have_text(re.compile("^Right! £[24]$"))
            expect(shown).to_contain_text(f"{name} said: a teapot")
        self.seen.add("question")

    def _hand_on(self, page: Page) -> None:
        expect(self.screen.page.locator("svg.back")).to_be_visible()
        page.get_by_role("button", name=re.compile("^To ")).first.click()
        expect(self.screen.page.locator(".card.gift")).to_be_visible()
        self.seen.add("card")

    def _talk(self, talker: Person) -> None:
        """The words are on the phones of those who listen, and nowhere else until the time is up."""
        words = words_about(talker.page)
        listeners = [phone for phone in self.phones.values() if phone is not talker]
        for listener in listeners:
            listed = listener.page.get_by_role("list", name=WORDS)
            expect(listed.get_by_role("listitem")).to_have_text(list(words))
        for hidden in (self.screen, talker):
            expect(hidden.page.locator(".card.talk")).to_be_visible()
            expect(hidden.page.get_by_role("list", name=WORDS)).to_have_count(0)
        if "talk" not in self.seen:
            check(listeners[0].page)
        talker.page.locator("#taxi-talk").fill(words[1])
        listeners[1].page.get_by_role("button", name=words[3], exact=True).click()
        expect(self.screen.page.locator(".card.talk.done")).to_contain_text("2 words: £8")
        self.seen.add("talk")


def test_three_phones_play_before_a_big_screen(come: Callable[..., Person]) -> None:
    screen = come(viewport=SOFA)
    phones = {name: come(viewport=PHONE, has_touch=True) for name in ("Ada", "Ben", "Cleo")}
    code = show(screen, board=EVERYTHING)
    expect(screen.page.get_by_role("button", name="Start the game")).to_be_disabled()
    for name, phone in phones.items():
        enter(phone, code, name)
        expect(phone.page.get_by_role("heading", name="You sit here")).to_be_visible()
    expect(names_on(screen)).to_contain_text("Cleo")
    check(screen.page)
    check(phones["Ben"].page)
    expect(phones["Ben"].page.get_by_role("button", name="Start the game")).to_have_count(0)
    phones["Ada"].press("Start the game")
    room = Room(screen, phones)
    room.play_until_seen(3)
    check(screen.page)
    check(phones["Ada"].page)
    assert screen.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "nobody scrolls a big screen"

    phones["Ben"].page.close()
    expect(names_on(screen)).to_contain_text("away")
    phones["Ben"].page = phones["Ben"].new_page()
    page = enter(phones["Ben"], code, "Ben")
    expect(page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(names_on(screen)).not_to_contain_text("away")
    room.seen.clear()
    room.play_until_seen(1)


def test_who_comes_late_chooses_a_team_and_the_room_goes_on_together(come: Callable[..., Person]) -> None:
    screen, ada, ben, cleo = come(viewport=SOFA), *(come(viewport=PHONE) for _ in range(3))
    code = show(screen, board=board_of("sound"))
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


def test_of_a_team_either_answers_and_the_other_sees_who_did(come: Callable[..., Person]) -> None:
    ada, ben, cleo = come(), come(viewport=PHONE), come(viewport=PHONE)
    made = lay(ada, "me", "link", board=QUESTIONS)
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
    answered: set[str] = set()
    while answered != {"Ben", "Cleo"}:
        asked = throw_until([ada, ben], "#taxi-answer")
        if asked is ada:
            ada.page.get_by_role("button", name="Pass").click()
            ben.page.get_by_role("button", name="No, it does not").click()
            expect(ada.page.locator("#taxi-answer")).to_have_count(0)
            continue
        name, who, other = ("Cleo", cleo, ben) if "Ben" in answered else ("Ben", ben, cleo)
        expect(other.page.locator("#taxi-answer")).to_be_visible()
        who.page.locator("#taxi-answer").fill("a teapot")
        who.page.keyboard.press("Enter")
        for person in (ada, other):
            expect(person.page.locator(".card")).to_contain_text(f"{name} said: a teapot")
        ada.page.get_by_role("button", name="We let it count").click()
        expect(other.page.locator(".story")).to_contain_text(f"({name})")
        for person in (ada, ben, cleo):
            expect(person.page.locator("#taxi-answer")).to_have_count(0)
        answered.add(name)
