"""`./cab soak`: Firefox opens every screen, on a desk by day and on a phone by night, and has nothing to complain about."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.browser.eyes import DESK, PHONE, TOURED
from tests.browser.firefox import Firefox, open_firefox
from tests.browser.laid import ENDS, TO_LEARN_AT
from tests.server.house import House
from tests.server.worlds import TOKENS

Screens = dict[tuple[str, str], str]
"""What shows that a screen is there, by who opens it and where."""

LIKES: Final[dict[str, Any]] = json.loads(TOURED)
DEVICES: Final = ((DESK, "light"), (PHONE, "dark"))
PAGES: Final[Screens] = {
    ("ada", "/"): ".places",
    ("ada", "/daily"): "h1",
    ("ada", "/replay"): "input[type=file], h1",
    ("ada", "/editions/taxi"): "h1",
    **{("ada", f"/rules/{game}"): "h1" for game in ENDS},
}
TABLES: Final[Screens] = {
    ("ada", "/t/thrown"): ".space-taxi .tray",
    ("ada", "/t/card"): ".taxi .board",
    ("ada", "/t/question-on-390"): "#taxi-answer",
    ("ada", "/t/last-turn-around-one-screen"): ".space-taxi",
    **{("ada", f"/t/{game}-over"): "#end-title" for game in ENDS},
    **{("ada", f"/replay/{game}-over"): ".stage" for game in ENDS},
}
ROOMS: Final[Screens] = {
    ("ada", "/t/armed"): ".fare-play .hand .card",
    ("ada", "/t/six"): ".fare-play .town",
    ("ada", "/t/around"): ".curtain",
    ("fay", "/t/room-asked"): ".taxi .board",
    ("ada", "/t/room-asked"): ".phone",
    ("fay", "/t/room-talk"): ".card.talk",
    ("fay", "/t/room-over"): ".podium",
    ("ada", "/t/room-over"): "p.place",
}
HINTS: Final[Screens] = {("ben" if name == "hints-reacting" else "ada", f"/t/{name}"): ".hint" for name in TO_LEARN_AT}
WORDS: Final[Screens] = {("ada", f"/t/{name}"): "#prompt" for name in ("armed", "room-over", "six")}


@pytest.fixture(scope="module")
def firefox(soak: bool, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if not soak:
        pytest.skip("the other tests look at every screen in Chromium; ./cab soak opens them in Firefox too")
    with open_firefox(tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


def open_all(firefox: Firefox, house: House, screens: Screens, **likes: Any) -> None:
    for viewport, theme in DEVICES:
        firefox.resize(**viewport)
        firefox.go(house.url + "/replay")
        firefox.settle()
        firefox.like(LIKES | {"theme": theme} | likes)
        for (who, path), selector in screens.items():
            firefox.be(TOKENS[who])
            firefox.go(house.url + path)
            firefox.wait_for(selector)
            firefox.settle()
    assert firefox.complaints == []


@pytest.mark.long
def test_firefox_opens_every_page_and_table(firefox: Firefox, rank: House) -> None:
    open_all(firefox, rank, PAGES | TABLES)


@pytest.mark.long
def test_firefox_opens_big_screens_phones_and_hands(firefox: Firefox, halting: House) -> None:
    open_all(firefox, halting, ROOMS)


@pytest.mark.long
def test_firefox_shows_every_hint(firefox: Firefox, halting: House) -> None:
    open_all(firefox, halting, HINTS, hinted=[])


@pytest.mark.long
def test_firefox_tells_games_in_words(firefox: Firefox, halting: House) -> None:
    open_all(firefox, halting, WORDS, textView=True)
