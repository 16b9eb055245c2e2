"""The hands that play Fare Play in other tests answer every question that the game can ask, so no game stops them by chance."""

from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.eyes import PHONE, Person
from tests.browser.fare_play_hands import Fingers, Hands, Keys, answer
from tests.browser.prepared import PEOPLE, Script
from tests.browser.test_fare_play_moments import THREE, armed, clear_way, handed_over, six, town, with_hearse
from tests.server.house import House
from tests.server.run import Quick
from tests.server.worlds import TOKENS, lay_in

from cabstand.games.fare_play.view import Ask

NO_END: Final = 600.0
"""Seconds of a window that must still be open when a browser comes."""


def laying() -> Script:
    return Script(*THREE, fares="AH HT TS").play("go").play("lay crossroad e1 t0")


def declaring() -> Script:
    script = clear_way()
    south = [move for move in script.view().moves if move.startswith("lay straight s")]
    return script.plays(south[0], "discard swap-hands")


def driving() -> Script:
    script = with_hearse().play("go")
    return script.plays(next(move for move in script.view().moves if move.startswith("lay ")), "discard tee")


def in_the_fast_lane() -> Script:
    script = Script("fast-lane straight straight curve tee", THREE[1], THREE[2], fares="AH HT TS")
    return script.plays("go", "play fast-lane", "nothing", "nothing")


QUESTIONS: Final[dict[str, Callable[[], Script]]] = {
    "begin": lambda: Script(*THREE, fares="AH HT TS"),
    "locate": lambda: town().play("go", "church hearse"),
    "passed": handed_over,
    "play": armed,
    "react": lambda: armed().play("play lose-a-turn 3"),
    "fast": in_the_fast_lane,
    "rush": lambda: six().plays("play rush-hour", *["nothing"] * 5),
    "discard": laying,
    "declare": declaring,
    "drive": driving,
}
HANDS: Final[dict[str, tuple[Hands, dict[str, Any]]]] = {
    "keys": (Keys(), {}),
    "fingers": (Fingers(), {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with one table for each question and each kind of hands."""
    house = House(tmp_path_factory.mktemp("questions"), quick=Quick(window=NO_END))
    lay_in(house.folder, *(script().laid(f"{ask}-{kind}") for ask, script in QUESTIONS.items() for kind in HANDS))
    house.open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said


def test_every_question_of_the_game_is_prepared() -> None:
    assert {ask: script().view().ask for ask, script in QUESTIONS.items()} == {ask: ask for ask in get_args(Ask)}


@pytest.mark.parametrize("kind", HANDS)
def test_every_question_gets_an_answer(chromium: Browser, prepared: House, kind: str) -> None:
    hands, device = HANDS[kind]
    person = Person(chromium, prepared, **device)
    for ask, script in QUESTIONS.items():
        asked = PEOPLE[script().asked - 1]
        person.context.add_cookies([{"name": "cabstand", "value": TOKENS[asked], "url": prepared.url}])
        page = person.go(f"/t/{ask}-{kind}")
        expect(page.locator("#prompt")).not_to_have_text("One moment …")
        answer(page, hands)
        assert not person.complaints, (ask, person.complaints)
    person.leave()
