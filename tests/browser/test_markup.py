"""Whatever people type or send is text: none of it ever runs, in no field and on no screen."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Final
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Dialog, FilePayload, Page, expect
from tests.browser.eyes import Person
from tests.browser.markup import PAYLOADS, SHORT
from tests.server.house import House
from tests.table.fair_game import SEATS, fair_log

Size = Callable[[int, int], int]
NAME_LENGTH: Final = 32
AT_A_SCREEN: Final = 5
PLACES: Final = (
    "/t/{}",
    "/replay/{}",
    "/rules/{}",
    "/{}",
    "/join#{}",
    "/join/{}",
    "/team#{}",
    "/device#{}",
    "/seat#{}",
    "/replay?at={}",
)
LOOSE: Final = """() => [...document.querySelectorAll('*')].filter(element =>
        /^(iframe|object|embed|base|math|marquee|keygen|isindex|video|audio|foreignobject)$/i.test(element.tagName)
        || [...element.attributes].some(({ name }) => /^on/i.test(name))
        || ['href', 'src', 'action'].some(name => /^\\s*javascript:/i.test(element.getAttribute(name) ?? ''))
        || (element.tagName === 'SCRIPT' && !element.src && element.type !== 'application/json')
    ).map(element => element.outerHTML.slice(0, 200))"""

LAY_A_TABLE_WITH_CHAT: Final = """async () => {
    const tell = (path, body) => fetch('/api/tables' + path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    }).then(answer => answer.json())
    const bot = { kind: 'bot', name: '', level: 'simple' }
    const seats = [{ kind: 'me', name: '', level: '' }, bot, bot]
    const { plan } = await tell('', { game: 'space-taxi', seats, chat: true })
    await tell(`/${plan.table}/start`)
    return plan.table
}"""


def some(texts: tuple[str, ...], count: int) -> list[str]:
    """So many of them, from all over the list."""
    return [texts[n * len(texts) // count] for n in range(count)]


class Watched:
    """A page on which nothing may run that we did not write."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.dialogs: list[str] = []
        self.page.on("dialog", self._answer)

    def _answer(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def is_unharmed(self) -> None:
        assert self.dialogs == []
        assert self.page.evaluate("() => window.__xss") is None
        assert self.page.evaluate(LOOSE) == []
        refused = [complaint for complaint in self.person.complaints if "Content Security Policy" in complaint]
        assert refused == [], "something was kept from running only at the last door"
        # the browser itself notes every answer that is a refusal
        self.person.forgive("the server responded with a status of 4")


@pytest.fixture
def watched(come: Callable[..., Person]) -> Watched:
    return Watched(come())


def test_there_are_enough_of_them() -> None:
    assert len(set(PAYLOADS)) >= 100


def test_a_page_runs_scripts_from_its_own_files_only(rank: House) -> None:
    for path in ("/", "/t/x", "/replay", "/api/me", "/no/such/thing"):
        policy = httpx.get(rank.url + path).headers["content-security-policy"]
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";") if rule.strip())
        assert rules["script-src"] == rules["default-src"] == "'self'"
        assert "unsafe" not in policy


def test_names_around_one_screen_are_only_names(watched: Watched, size: Size) -> None:
    names = [text[:NAME_LENGTH] for text in some(PAYLOADS, size(2 * AT_A_SCREEN, 115))]
    for at in range(0, len(names), AT_A_SCREEN):
        sit_down(watched.page, names[at : at + AT_A_SCREEN])
        watched.is_unharmed()
        watched.page.keyboard.press("t")
        watched.page.locator(".space-taxi, .space-taxi-text").first.wait_for()
        watched.is_unharmed()
        watched.page.goto(watched.page.url.replace("/t/", "/replay/"))
        watched.page.get_by_role("slider").wait_for()
        watched.is_unharmed()
    expect(watched.person.go().get_by_role("region", name="Your tables")).to_be_visible()
    watched.is_unharmed()


def sit_down(page: Page, names: list[str]) -> None:
    page.goto("/")
    page.get_by_role("region", name="Space Taxi").get_by_role("button", name="Around this screen").click()
    for _ in range(len(names) - 3):
        page.get_by_role("dialog").get_by_role("button", name="More").first.click()
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".prompt.asked").wait_for()


def test_chat_is_only_words(watched: Watched, size: Size) -> None:
    watched.person.play_now()
    page = watched.page
    laid = page.evaluate(LAY_A_TABLE_WITH_CHAT)
    page.goto(f"/t/{laid}")
    page.locator(".prompt.asked").wait_for()
    page.get_by_role("button", name="Say something").click()
    for text in some(PAYLOADS, size(16, len(PAYLOADS))):
        page.get_by_role("textbox", name="Your words").fill(text)
        page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("textbox", name="Your words").fill("That was all.")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_role("list", name="Say something")).to_contain_text("That was all.")
    watched.is_unharmed()


def test_a_code_is_only_letters(watched: Watched, size: Size) -> None:
    page = watched.person.go()
    for text in some(PAYLOADS, size(8, len(PAYLOADS))):
        page.get_by_role("textbox", name=re.compile("code")).fill(text)
        watched.person.press("Knock")
        expect(page.get_by_role("alert")).to_be_visible()
        watched.is_unharmed()


def logs(texts: list[str]) -> Iterator[FilePayload]:
    """Logs whose seats, lines, comments and file names are nasty."""
    log = fair_log("space-taxi")
    for text in texts:
        plain = " ".join(text.split()).replace("\0", "")
        named = log
        for name in SEATS:
            named = named.replace(f"seat: {name}", f"seat: {plain[:NAME_LENGTH]}")
        braces = plain.replace("{", "(").replace("}", ")")
        typed = log.replace("2: throw =>", f"2: throw {{{braces}}} =>", 1)
        for content in (named, typed, log.replace("2: throw", f"2: {plain}", 1), log.replace("rank-7", plain), plain):
            yield {"name": f"{plain[:80]}.log".replace("/", ":"), "mimeType": "text/plain", "buffer": content.encode()}


def test_a_log_from_a_stranger_is_only_a_log(watched: Watched, size: Size) -> None:
    page = watched.page
    for file in logs(some(PAYLOADS, size(2, len(PAYLOADS)))):
        page.goto("/replay")
        page.get_by_label("Choose a file").set_input_files(file)
        page.locator("[role=alert], input[type=range]").first.wait_for()
        watched.is_unharmed()


def test_an_address_is_only_an_address(watched: Watched, size: Size) -> None:
    texts = some(PAYLOADS, size(len(PLACES), len(PAYLOADS)))
    full = size(0, 1)
    for n, text in enumerate(texts):
        for place in PLACES if full else [PLACES[n % len(PLACES)]]:
            for written in (quote(text, safe=""), quote(text, safe="<>\"'&=;:()")) if full else [quote(text, safe="<>'=;:()")]:
                watched.page.goto("about:blank")
                watched.page.goto(place.format(written))
                watched.page.locator("main").first.wait_for()
                watched.is_unharmed()


def test_settings_that_somebody_tampered_with_are_only_settings(watched: Watched, size: Size) -> None:
    page = watched.person.go()
    for text in some(SHORT, size(2, len(SHORT))):
        wild = {
            "language": text,
            "theme": text,
            "motion": text,
            "name": text,
            "hinted": [text],
            "played": [text],
            "known": True,
        }
        for kept in (text, json.dumps(text), json.dumps(wild), json.dumps({key: [text] for key in wild})):
            page.evaluate("kept => localStorage.setItem('cabstand', kept)", kept)
            page.reload()
            expect(page.get_by_role("button", name="Play now").first).to_be_visible()
            watched.is_unharmed()
