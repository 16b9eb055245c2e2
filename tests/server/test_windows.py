"""Reactions: everybody is asked at once, for the same time; answers are secret until it is over, and applied in order."""

from collections.abc import Callable

import pytest
from tests.server.house import House, until
from tests.server.people import Laid, Person, Stream
from tests.server.run import Quick
from tests.server.worlds import HANDS, THREE, TOKENS, WITH_RED_LIGHT, fare_play, lay_in, sits

from cabstand.table.plan import Place

CARD = "play lose-a-turn 2"
WINDOW = 1.0
LONG_WINDOW = 5.0
"""Enough for a dozen requests on a busy machine."""


class Scene:
    """Three people at a table where seat 1 can play a card at seat 2, who may (or may not) have something against it."""

    def __init__(self, house: House, laid: Laid) -> None:
        self.house, self.laid = house, laid
        self.ada, self.ben, self.cleo, self.dan = (
            Person(house.url, name, token=TOKENS[name]) for name in ("ada", "ben", "cleo", "dan")
        )
        self.seq = len(house.lines_of(laid.id))

    def play_card(self) -> int:
        answer = self.ada.move(self.laid, 1, self.seq, CARD)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])

    def lines(self) -> list[str]:
        return [line for _, line, _ in self.house.lines_of(self.laid.id)]


@pytest.fixture
def scene(new_house: Callable[..., House]) -> Scene:
    house = new_house(quick=Quick(window=LONG_WINDOW))
    laid = lay_in(house.folder, fare_play("armed", (HANDS[0], WITH_RED_LIGHT, HANDS[2]), THREE))[0]
    return Scene(house.open(), laid)


def opened(stream: Stream, seq: int) -> dict[str, object]:
    stream.until_seq(seq)
    assert stream.window is not None
    window: dict[str, object] = stream.window
    return window


def test_all_are_asked_at_once_and_an_early_answer_is_secret_and_applied_in_order(scene: Scene) -> None:
    with (
        scene.ada.follow(scene.laid, 1) as ada,
        scene.ben.follow(scene.laid, 2) as ben,
        scene.cleo.follow(scene.laid, 3) as cleo,
        scene.dan.follow(scene.laid) as dan,
    ):
        seq = scene.play_card()
        windows = [opened(stream, seq) for stream in (ada, ben, cleo, dan)]
        assert all(window == windows[0] for window in windows)
        assert windows[0] == {"seats": [2, 3], "seconds": LONG_WINDOW, "answered": False}
        assert ben.view["ask"] == cleo.view["ask"] == "react"

        # the later seat first, then the earlier one, which changes its mind
        assert scene.cleo.move(scene.laid, 3, seq, "nothing").json() == {"seq": seq, "waits": True}
        assert scene.ben.move(scene.laid, 2, seq, "nothing").json()["waits"]
        assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
        assert scene.ada.move(scene.laid, 1, seq, "nothing").status_code == 422
        for person, seat, move in ((scene.ben, 2, "detour 1"), (scene.cleo, 3, "red light"), (scene.ben, 3, "nothing")):
            assert person.move(scene.laid, seat, seq, move).status_code in (403, 422)
        assert len(scene.lines()) == seq, "nothing is written before the window closes"
        with scene.ben.follow(scene.laid, 2) as again:
            again.until_seq(seq)
            assert again.window["answered"]

        ada.until_seq(seq + 1)
        assert scene.lines()[seq].startswith("2: red light")
        before = [text for text in (*ada.heard, *cleo.heard, *dan.heard) if f'"seq":{seq + 1}' not in text]
        assert not any("red light" in text or '"card":"red-light"' in text for text in before)


def test_the_window_is_as_long_whether_or_not_anybody_could_answer(new_house: Callable[..., House]) -> None:
    """Two worlds that differ in the hand of seat 2: whoever does not hold it is told the same, byte for byte (S1, S2)."""
    worlds = [fare_play("world", (HANDS[0], hand, HANDS[2]), THREE) for hand in (WITH_RED_LIGHT, HANDS[1])]
    told: list[list[object]] = []
    for plan, lines in worlds:
        other = new_house(quick=Quick(window=WINDOW))
        laid = lay_in(other.folder, (plan, lines))[0]
        scene = Scene(other.open(), laid)
        told.append(_all_that_others_hear(scene))
        other.close()
    assert told[0] == told[1]


def _all_that_others_hear(scene: Scene) -> list[object]:
    heard: list[object] = []
    with (
        scene.ada.follow(scene.laid, 1, since=0) as ada,
        scene.cleo.follow(scene.laid, 3, since=0) as cleo,
        scene.dan.follow(scene.laid, since=0) as dan,
    ):
        for stream, present in ((ada, 3), (cleo, 2), (dan, 1)):
            for _ in range(present + 1):
                stream.next()
        seq = scene.play_card()
        for stream in (ada, cleo, dan):
            stream.until_seq(seq + 2)
            while not stream.heard[-1].startswith('{"type":"snapshot"'):
                stream.next()
            heard.append(stream.heard)
    for person, seat in ((scene.ada, 1), (scene.cleo, 3), (scene.dan, None)):
        heard.append(person.log(scene.laid, seat))
        heard.append([person.move(scene.laid, 2, 3, "red light").text, person.get(f"/tables/{scene.laid.id}").text])
    return heard


def test_an_early_answer_survives_a_kill(scene: Scene) -> None:
    seq = scene.play_card()
    assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
    scene.house.kill()
    assert len(scene.lines()) == seq
    scene.house.open()
    until(lambda: len(scene.lines()) > seq, "the window closes")
    assert scene.lines()[seq].startswith("2: red light")


def test_an_answer_that_was_kept_in_one_window_does_not_count_in_the_next(new_house: Callable[..., House]) -> None:
    """Two could stop the first card, and the nearer does. The other's answer is spent with it: it stops no later card."""
    house = new_house(quick=Quick(window=WINDOW))
    nearer, farther = ("red-light", "lose-a-turn", "curve", "curve", "straight"), ("red-light", "curve", "curve", "tee", "tee")
    laid = lay_in(house.folder, fare_play("two-windows", (HANDS[0], nearer, farther), THREE))[0]
    scene = Scene(house, laid)
    house.open()
    with scene.cleo.follow(scene.laid, 3) as cleo, scene.ben.follow(scene.laid, 2) as ben:
        seq = scene.play_card()
        cleo.until_seq(seq)
        assert scene.cleo.move(scene.laid, 3, seq, "red light").json()["waits"]
        assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
        cleo.until_seq(seq + 1)
        assert scene.lines()[seq:] == ["2: red light"]
        scene.ada.move(scene.laid, 1, seq + 1, "discard tee")
        ben.until_seq(seq + 2)
        assert scene.ben.move(scene.laid, 2, seq + 2, "go").status_code == 200
        ben.until_seq(seq + 3)
        played = scene.ben.move(scene.laid, 2, seq + 3, "play lose-a-turn 1")
        assert played.status_code == 200, played.text
        cleo.until_seq(seq + 4)
        assert (cleo.window["seats"], cleo.window["answered"]) == ([3, 1], False)
        cleo.until_seq(seq + 6)
    assert scene.lines()[seq + 4 :] == ["3: nothing", "1: nothing"]


def test_an_answer_still_counts_when_somebody_joins_a_team_meanwhile(scene: Scene) -> None:
    seq = scene.play_card()
    assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
    token = scene.cleo.do(scene.laid, "team-link", seat=3).json()["token"]
    assert scene.dan.post("/seats", token=token).status_code == 200
    with scene.ben.follow(scene.laid, 2) as ben:
        ben.until_seq(seq + 1)
        assert ben.window["answered"]
        ben.until_seq(seq + 2)
    assert scene.lines()[seq:] == ["table: join 3", "2: red light"]


def test_where_only_bots_are_asked_they_answer_and_the_game_goes_on(new_house: Callable[..., House]) -> None:
    house = new_house()
    bots = (sits("ada"), Place(bot="simple"), Place(bot="simple"))
    laid = lay_in(house.folder, fare_play("bots", HANDS, bots))[0]
    scene = Scene(house.open(), laid)
    seq = scene.play_card()
    until(lambda: len(scene.lines()) >= seq + 2, "the bots answer")
    assert scene.lines()[seq : seq + 2] == ["2: nothing", "3: nothing"]


def test_fare_play_is_played_with_bots_from_the_choices_of_the_view(host: Person, size: Callable[[int, int], int]) -> None:
    laid = host.lay("fare-play", "me", "bot", "bot", options={"starter": "1"})
    host.do(laid, "start")
    with host.follow(laid, 1) as stream:
        stream.next()
        for _ in range(size(12, 300)):
            while not (stream.view["moves"] and not (stream.window and stream.window["answered"])) and not stream.view["over"]:
                stream.next()
            if stream.view["over"]:
                break
            answer = stream.send(1, stream.seq, stream.view["moves"][-1])
            assert answer["type"] == "done" or answer["status"] == 409, answer
            if answer["type"] == "done":
                stream.until_seq(answer["done"]["seq"] + answer["done"]["waits"])
    assert host.delete(f"/tables/{laid.id}").status_code == 200
