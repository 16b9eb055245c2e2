"""What is not possible is said kindly, with the next step: wrong links, wrong codes, a server that is gone, no cookies."""

import re
from collections.abc import Callable
from contextlib import ExitStack, suppress

from playwright.sync_api import expect
from tests.browser.eyes import Person
from tests.server.house import House, until
from tests.server.people import Laid, Stream
from tests.server.people import Person as Player
from tests.server.run import Quick
from websockets.exceptions import ConnectionClosed

from cabstand.server.limits import STREAMS_OF_A_SEAT


def test_a_link_to_no_table_says_so_and_leads_back_to_the_rank(ada: Person) -> None:
    page = ada.go("/t/nosuchtable")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("link", name="To the rank").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    ada.forgive("404", "403")


def test_a_full_table_and_a_broken_link_are_told(come: Callable[..., Person]) -> None:
    ada, ben = come(), come()
    ada.play_now()
    page = ben.go("/join#" + "x" * 43)
    expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
    page = ben.go("/seat")
    expect(page.get_by_role("heading", name="This link is not whole")).to_be_visible()
    page = ben.go("/join")
    expect(page.get_by_role("textbox", name="The five letters")).to_be_visible()  # of such a link the code does as well
    ben.forgive("404", "403")


def test_a_mistyped_code_is_told_beside_the_field(ada: Person) -> None:
    page = ada.go()
    page.get_by_role("textbox", name=re.compile("code")).fill("zzzzz")
    ada.press("Knock")
    expect(page.get_by_role("alert")).to_be_visible()
    ada.forgive("404")


def test_a_page_that_is_not_there_has_a_way_back(ada: Person) -> None:
    for address in ("/rules/chess", "/an/old/link", "/t/", "/t/%E0%A4", "/t/a%2Fb"):
        page = ada.go(address)
        expect(page.get_by_role("link", name="To the rank")).to_be_visible()
    ada.forgive("404", "403")


def test_a_code_may_stand_in_the_address(ada: Person) -> None:
    page = ada.go("/code/abcde")
    expect(page.get_by_role("textbox", name=re.compile("code"))).to_have_value("abcde")


def test_a_server_that_is_gone_is_waited_for_and_nothing_is_lost(
    come: Callable[..., Person], new_house: Callable[..., House]
) -> None:
    house = new_house(quick=Quick(bots=0.02)).open()
    ada = come()
    ada.page.goto(house.url)
    ada.page.get_by_role("region", name="Space Taxi").get_by_role("button", name="Play now").click()
    ada.page.locator(".prompt.asked").wait_for()
    told = ada.will_see("The line is cut")
    house.kill()
    told()
    house.open()
    expect(ada.page.get_by_text("The line is cut")).not_to_be_visible()
    ada.page.locator("main .press.main").click()
    ada.page.get_by_role("checkbox").first.wait_for()
    ada.forgive("WebSocket", "net::ERR_")  # whatever the browser calls it


def test_a_browser_without_cookies_is_told(come: Callable[..., Person]) -> None:
    ada = come()
    ada.context.route("**/api/players", lambda route: route.fulfill(status=201, json={"name": "Ada"}))  # no cookie is kept
    page = ada.go()
    page.get_by_role("region", name="Space Taxi").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("cookie")
    ada.forgive("403")


def open_window(windows: ExitStack, house: House, cookie: str, laid: Laid) -> Stream:
    """One more stream of a seat, as soon as the server has noticed that an earlier one is gone."""
    found: list[Stream] = []

    def is_open() -> bool:
        stream = windows.enter_context(Player(house.url, "", token=cookie).follow(laid, 1))
        with suppress(ConnectionClosed):
            stream.next()
            found.append(stream)
        return bool(found)

    until(is_open, "there is room for one more stream")
    return found[0]


def test_a_table_has_one_line_to_the_server(ada: Person) -> None:
    ada.play_now()
    lines: list[str] = []
    ada.page.on("websocket", lambda line: lines.append(line.url))
    ada.page.reload()
    ada.page.locator(".prompt.asked").wait_for()
    expect(ada.page.get_by_text("sending …")).to_have_count(0)
    assert len(lines) == 1


def test_a_page_that_reaches_a_limit_says_which_and_goes_on_when_there_is_room(
    come: Callable[..., Person], new_house: Callable[..., House]
) -> None:
    house = new_house(quick=Quick(limit_scale=1.0, bots=0.02)).open()
    ada = come(locale="de")
    page = ada.page
    page.goto(house.url)
    page.get_by_role("region", name="Space Taxi").locator("button.main").first.click()
    page.locator(".prompt.asked").wait_for()
    laid = Laid(page.url.rpartition("/")[2])
    cookie = next(crumb["value"] for crumb in ada.context.cookies() if crumb["name"] == "cabstand")
    page.goto("about:blank")
    with ExitStack() as windows:
        others = [open_window(windows, house, cookie, laid) for _ in range(STREAMS_OF_A_SEAT)]
        page.goto(f"{house.url}/t/{laid.id}")
        expect(page.get_by_role("alert")).to_contain_text("in 6 Fenstern offen, mehr geht nicht: Schließ eines davon")
        expect(page.get_by_text("Die Leitung ist weg")).to_have_count(0)
        others[0].socket.close()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.get_by_role("alert")).to_have_count(0)
        page.locator(".prompt.asked").wait_for()
