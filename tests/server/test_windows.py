"""Reactions: everybody is asked at once, for the same time; answers are secret until it is over, and applied in order."""

from collections.abc import Callable

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, Stream
from tests.server.run import Quick
from tests.server.worlds import HANDS, THREE, TOKENS, WITH_RED_LIGHT, fare_play, lay_at, sits

from cabstand.table.plan import Place, Plan

CARD = "play lose-a-turn 2"
WINDOW = 8.0


class Scene:
    """Three people at a table where seat 1 can play a card at seat 2, who may (or may not) have something against it."""

    def __init__(self, house: InProcess, laid: Laid) -> None:
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
def new_scene(open_here: Callable[..., InProcess]) -> Callable[[tuple[Plan, list[str]]], Scene]:
    """A server of its own with a game that is under way; its clock stands still."""

    def new(game: tuple[Plan, list[str]]) -> Scene:
        house = open_here(Quick(window=WINDOW))
        return Scene(house, lay_at(house, game)[0])

    return new


@pytest.fixture
def scene(new_scene: Callable[..., Scene]) -> Scene:
    return new_scene(fare_play("armed", (HANDS[0], WITH_RED_LIGHT, HANDS[2]), THREE))


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
        assert windows[0] == {"seats": [2, 3], "seconds": WINDOW, "answered": False, "untimed": False}
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

        scene.house.pass_time(WINDOW - 0.1)
        assert len(scene.lines()) == seq, "who has answered early shortens it for nobody"
        scene.house.pass_time(0.1)
        ada.until_seq(seq + 1)
        assert scene.lines()[seq].startswith("2: red light")
        before = [text for text in (*ada.heard, *cleo.heard, *dan.heard) if f'"seq":{seq + 1}' not in text]
        assert not any("red light" in text or '"card":"red-light"' in text for text in before)


def test_the_window_is_as_long_whether_or_not_anybody_could_answer(new_scene: Callable[..., Scene]) -> None:
    """Two worlds that differ in the hand of seat 2: the others are told the same, byte for byte (S1, S2)."""
    worlds = [fare_play("world", (HANDS[0], hand, HANDS[2]), THREE) for hand in (WITH_RED_LIGHT, HANDS[1])]
    one, other = (_all_that_others_hear(new_scene(world)) for world in worlds)
    assert one == other


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
        scene.house.pass_time(WINDOW - 0.1)
        heard.append(len(scene.lines()))
        scene.house.pass_time(0.1)
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
    assert len(scene.lines()) == seq
    scene.house.drop()
    scene.house.open()
    scene.house.pass_time(WINDOW)
    assert scene.lines()[seq].startswith("2: red light")


def test_an_answer_that_was_kept_in_one_window_does_not_count_in_the_next(new_scene: Callable[..., Scene]) -> None:
    """Two could stop the first card, and the nearer does. The other's answer is spent with it: it stops no later card."""
    nearer, farther = ("red-light", "lose-a-turn", "curve", "curve", "straight"), ("red-light", "curve", "curve", "tee", "tee")
    scene = new_scene(fare_play("two-windows", (HANDS[0], nearer, farther), THREE))
    with scene.cleo.follow(scene.laid, 3) as cleo, scene.ben.follow(scene.laid, 2) as ben:
        seq = scene.play_card()
        cleo.until_seq(seq)
        assert scene.cleo.move(scene.laid, 3, seq, "red light").json()["waits"]
        assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
        scene.house.pass_time(WINDOW)
        assert scene.lines()[seq:] == ["2: red light"]
        scene.ada.move(scene.laid, 1, seq + 1, "discard tee")
        ben.until_seq(seq + 2)
        assert scene.ben.move(scene.laid, 2, seq + 2, "go").status_code == 200
        ben.until_seq(seq + 3)
        played = scene.ben.move(scene.laid, 2, seq + 3, "play lose-a-turn 1")
        assert played.status_code == 200, played.text
        cleo.until_seq(seq + 4)
        assert (cleo.window["seats"], cleo.window["answered"]) == ([3, 1], False)
        scene.house.pass_time(WINDOW)
    assert scene.lines()[seq + 4 :] == ["3: nothing", "1: nothing"]


def test_an_answer_still_counts_when_somebody_joins_a_team_meanwhile(scene: Scene) -> None:
    seq = scene.play_card()
    assert scene.ben.move(scene.laid, 2, seq, "red light").json()["waits"]
    token = scene.cleo.do(scene.laid, "team-link", seat=3).json()["token"]
    assert scene.dan.post("/seats", token=token).status_code == 200
    with scene.ben.follow(scene.laid, 2) as ben:
        ben.until_seq(seq + 1)
        assert ben.window["answered"]
    scene.house.pass_time(WINDOW)
    assert scene.lines()[seq:] == ["table: join 3", "2: red light"]


def test_where_only_bots_are_asked_they_answer_and_the_game_goes_on(new_scene: Callable[..., Scene]) -> None:
    bots = (sits("ada"), Place(bot="simple"), Place(bot="simple"))
    scene = new_scene(fare_play("bots", HANDS, bots))
    seq = scene.play_card()
    scene.house.pass_time(WINDOW)
    assert scene.lines()[seq : seq + 2] == ["2: nothing", "3: nothing"]


def test_fare_play_is_played_with_bots_from_the_choices_of_the_view(
    in_process: InProcess, size: Callable[[int, int], int]
) -> None:
    host = Person(in_process.url, "Ada")
    laid = host.lay("fare-play", "me", "bot", "bot", options={"starter": "1"})
    host.do(laid, "start")
    answered = 0
    with host.follow(laid, 1) as stream:
        stream.next()
        while answered < size(12, 300) and not stream.view["over"]:
            if stream.view["moves"] and not (stream.window and stream.window["answered"]):
                done = stream.send(1, stream.seq, stream.view["moves"][-1])
                assert done["type"] == "done", done
                answered += 1
            in_process.pass_time(in_process.quick.window)
            stream.until_seq(len(in_process.lines_of(laid.id)))
    assert answered
    assert host.delete(f"/tables/{laid.id}").status_code == 200
