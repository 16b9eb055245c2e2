"""Friends at one table, each with a browser of their own; lines that are cut; names that are not nice."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.space_taxi_hands import Mouse, answer, main_button, offered, throw
from tests.browser.test_look import findings

COUNT_MESSAGES: Final = """
    window.messages = 0
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where)
            this.addEventListener('message', () => { window.messages += 1 })
        }
    }
"""


def lay_for_a_friend(host: Person, bots: int = 1) -> str:
    """A table for two and some bots; the link."""
    host.go()
    host.press("With friends")
    dialog = host.page.get_by_role("dialog")
    friends, robots = dialog.get_by_role("group", name="Friends"), dialog.get_by_role("group", name="Bots")
    friends.get_by_role("button", name="Fewer").click()
    for _ in range(bots):
        robots.get_by_role("button", name="More: Otto").click()
    dialog.get_by_role("button", name=re.compile("Lay a table")).click()
    return host.page.get_by_role("textbox", name="Link for others").input_value()


def sit_down(guest: Person, link: str, name: str) -> None:
    guest.go("/join#" + link.split("#")[1])
    guest.page.get_by_role("textbox", name="Your name").fill(name)
    guest.press("Come in")
    guest.page.wait_for_url(re.compile("/t/"))


def who_is_next(page: Page) -> str:
    """As the page of the one who moved last tells it, once no bot is at the wheel: other pages may be behind."""
    turn = page.get_by_role("list", name="Players").locator("[aria-current] .name")
    return turn.filter(has_text=re.compile("Driver|Ben")).inner_text()


def test_two_browsers_at_one_table_see_each_other_and_play(come: Callable[..., Person]) -> None:
    ada, ben = come(), come(viewport=PHONE)
    link = lay_for_a_friend(ada)
    assert "#" in link
    expect(ada.page.get_by_role("button", name="Waiting for one more player")).to_be_disabled()
    sit_down(ben, link, "Ben")
    expect(ben.page.get_by_text("The host starts the game")).to_be_visible()
    ada.press("Start the game")
    expect(ben.page.get_by_role("list", name="Players")).to_contain_text("Ben")
    moves = {"Driver": 0, "Ben": 0}
    page = ada.page
    while min(moves.values()) < 3:
        name = who_is_next(page)
        page = ben.page if name == "Ben" else ada.page
        answer(page, Mouse())
        moves[name] += 1
    ben.leave()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("away")
    ada.press("Let a bot play")
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("a bot plays in the meantime")


def test_everybody_who_comes_is_asked_for_a_name_and_changes_one_that_is_taken(come: Callable[..., Person]) -> None:
    ada, dora = come(), come()
    link = lay_for_a_friend(ada)
    page = dora.go("/join#" + link.split("#")[1])
    page.get_by_role("textbox", name="Your name").fill("Dríver")
    dora.press("Come in")
    expect(page.get_by_role("alert")).to_contain_text("“Dríver” would be mixed up with “Driver”")
    page.get_by_role("textbox", name="Your name").fill(" ")
    dora.press("Come in")
    expect(page).to_have_url(re.compile("/join"))
    page.get_by_role("textbox", name="Your name").fill("Dora")
    dora.press("Come in")
    page.wait_for_url(re.compile("/t/"))
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Dora")
    dora.forgive("422")


def test_a_guest_by_code_waits_for_the_hosts_nod(come: Callable[..., Person]) -> None:
    ada, ben = come(), come()
    lay_for_a_friend(ada)
    code = ada.page.locator(".code").inner_text()
    page = ben.go()
    page.get_by_role("textbox", name=re.compile("code")).click()
    page.keyboard.type(code.lower())
    ben.press("Knock")
    expect(page.get_by_role("heading", name="Driver invites you to Space Taxi")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Otto")
    page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.press("Knock")
    expect(page.get_by_text("You have knocked")).to_be_visible()
    expect(ada.page.get_by_text("Ben knocks.")).to_be_visible()
    ada.press("Let in")
    expect(page.get_by_text("You are in.")).to_be_visible()


def test_the_host_arranges_the_lobby_and_guests_read_why_they_are_no_longer_there(come: Callable[..., Person]) -> None:
    ada, ben = come(viewport=PHONE), come(viewport=PHONE)
    sit_down(ben, lay_for_a_friend(ada), "Ben")
    seats = ada.page.get_by_role("list", name="Players")
    ada.press("Add a seat")
    expect(ada.page.get_by_role("button", name="Waiting for one more player")).to_be_in_viewport()
    ada.press("Put a bot on the open seat")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()
    ada.press("Change")
    ada.page.get_by_label("Others with the link may watch").check()
    ada.press("Keep it so")
    expect(ben.page.get_by_text("The host has changed how we play.")).to_be_visible()
    ada.press("Change")
    ada.page.get_by_label("Others with the link may watch").uncheck()
    ada.press("Keep it so")
    ada.press("Arrange seat 2: Ben")
    ada.press("Send Ben away")
    expect(ben.page.get_by_text("The host has freed your seat.")).to_be_visible()
    expect(seats).not_to_contain_text("Ben")
    ben.forgive("404", "403", "WebSocket")


def test_people_talk_and_each_reads_phrases_in_their_own_language(come: Callable[..., Person]) -> None:
    ada, ben = come(), come(locale="de-DE", viewport=PHONE)
    link = lay_for_a_friend(ada)
    ben.go("/join#" + link.split("#")[1])
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("main").get_by_role("button").click()
    ben.page.wait_for_url(re.compile("/t/"))
    expect(ada.page.get_by_role("list", name="Players")).not_to_contain_text("away")
    ada.page.get_by_role("combobox", name="Phrases").select_option("chat-good-luck")
    expect(ada.page.get_by_text("Good luck!", exact=True).first).to_be_visible()
    ben.page.get_by_role("button", name="Etwas sagen: eine neue Nachricht").click()
    said = ben.page.get_by_role("list", name="Etwas sagen")
    expect(said).to_contain_text("Viel Glück!")
    ada.page.get_by_role("textbox", name="Your words").fill("<b>hi</b>")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    expect(ben.page.locator(".bubble").last).to_have_text("Driver: <b>hi</b>")
    ada.press("Bravo!")
    expect(ben.page.locator("[data-reaction=clap]")).to_be_attached()
    ben.press("Driver stummschalten")
    expect(said.get_by_role("listitem")).to_have_count(0)
    ben.press("Driver wieder hören")
    expect(said.get_by_role("listitem")).to_have_count(2)
    assert findings(ben.page) == []


@pytest.mark.parametrize("moment", ["to throw", "to play", "after a turn of each"])
def test_after_a_reload_and_after_a_cut_line_the_screen_is_the_same(ada: Person, moment: str) -> None:
    ada.context.add_init_script(COUNT_MESSAGES)
    ada.play_now()
    page = ada.page
    offered(page)
    if moment == "to play":
        throw(page, Mouse())
    if moment == "after a turn of each":
        while page.locator(".prompt.asked").count():
            answer(page, Mouse())
        offered(page)  # nothing moves while we compare
    seen = page.locator(".space-taxi").inner_text(), page.locator("#prompt").inner_text()
    page.reload()
    offered(page)
    assert (page.locator(".space-taxi").inner_text(), page.locator("#prompt").inner_text()) == seen
    heard = page.evaluate("messages")
    page.evaluate("dispatchEvent(new Event('online'))")  # the line is taken down and dialled again
    page.wait_for_function("heard => messages > heard", arg=heard)
    offered(page)
    assert (page.locator(".space-taxi").inner_text(), page.locator("#prompt").inner_text()) == seen
    answer(page, Mouse())


@pytest.mark.parametrize("lost", ["the move", "the answer"])
def test_where_a_move_or_its_answer_is_lost_on_the_way_it_is_sent_again_and_counts_once(ada: Person, lost: str) -> None:
    def carry(page_side: WebSocketRoute) -> None:
        """The first line breaks at the first move; the next ones hold."""
        server_side = page_side.connect_to_server()
        breaks = not lines_laid
        lines_laid.append(page_side)

        def to_server(message: str | bytes) -> None:
            if not breaks or lost == "the answer":
                server_side.send(message)
            if breaks:
                page_side.close()

        page_side.on_message(to_server)

    lines_laid: list[WebSocketRoute] = []
    ada.context.route_web_socket("**/live?*", carry)
    ada.play_now()
    assert offered(ada.page) == "throw"
    known = len(ada.house.lines_of(ada.table))
    main_button(ada.page).click()
    ada.page.get_by_role("checkbox").first.wait_for()
    assert len(lines_laid) == 2
    new = [line for _, line, _ in ada.house.lines_of(ada.table)[known:]]
    assert len(new) == 1, new
    assert "throw" in new[0]


def test_a_page_that_cannot_unpack_a_message_says_so_dials_again_and_hears_on(ada: Person) -> None:
    def carry(page_side: WebSocketRoute) -> None:
        """What the second line begins with arrives damaged, and nobody answers the third."""
        addresses.append(page_side.url)
        line = len(addresses)
        if line == 3:
            page_side.close()
            return
        server_side = page_side.connect_to_server()

        def to_page(message: str | bytes) -> None:
            if line != 2 or isinstance(message, str):
                page_side.send(message)
            else:
                page_side.send(message[: len(message) // 2])

        server_side.on_message(to_page)

    addresses: list[str] = []
    ada.context.route_web_socket("**/live?*", carry)
    ada.play_now()
    offered(ada.page)
    lines = len(ada.house.lines_of(ada.table))
    cut = ada.page.get_by_text("The line is cut")
    told = ada.will_see("The line is cut")
    ada.page.evaluate("dispatchEvent(new Event('online'))")  # the line is taken down and dialled again
    told()
    expect(cut).not_to_be_visible()
    answer(ada.page, Mouse())
    assert len(addresses) == 4
    assert all(f"since={lines}" in address for address in addresses[1:])
    assert len(ada.house.lines_of(ada.table)) > lines
    ada.forgive("Failed to fetch")  # so the browser says that it could not unpack
