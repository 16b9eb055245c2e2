"""Stepping through a game again: of a table or of a file, under way or over, through the eyes of whoever may look."""

import json
from collections.abc import Callable
from typing import Any, Final

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, play_on
from tests.server.worlds import HANDS, THREE, TOKENS, fare_play, lay_at
from tests.table.fair_game import OPTIONS, fair_log, lines_of

from cabstand.core import OVER, Seat, find_game
from cabstand.core.envelope import Envelope, envelope
from cabstand.core.game import StoryLine
from cabstand.core.rng import stream
from cabstand.core.window import window_states
from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.included import london
from cabstand.table.fold import Fold, told_log
from cabstand.table.log import read_log
from cabstand.table.rolls import count_rolls
from cabstand.table.table import Table, header_for
from cabstand.table.verify import verify


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def asked(seat: int | None, first: int) -> str:
    return f"?from={first}" + (f"&seat={seat}" if seat else "")


def read(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def whole(part: Callable[[int], Any]) -> Any:
    """All parts of a replay put together."""
    replay = part(0)
    while len(replay["steps"]) <= replay["total"]:
        more = part(len(replay["steps"]))
        assert 0 < len(more["steps"]) <= 50
        replay["steps"] += more["steps"]
    return replay


def of_table(person: Person, laid: Laid, seat: int | None = None) -> Any:
    return whole(lambda first: read(person.get(f"/tables/{laid.id}/replay{asked(seat, first)}")))


def of_file(person: Person, log: str, seat: int | None = None) -> Any:
    return whole(lambda first: read(person.post("/replays", **{"log": log, "seat": seat, "from": first})))


def as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def expected_steps(log: str, seat: int | None, is_whole: bool) -> list[Any]:
    """What a reader must be told, from the rules alone."""
    viewer = None if seat is None else Seat(seat - 1)
    header, lines = read_log(log)
    fold = Fold(header)
    told: list[tuple[str, list[StoryLine], msgspec.Struct, Envelope]] = [("", [], *seen(fold, viewer))]
    for _, line in lines:
        steps = fold.add(line)
        told.append((line, fold.story(steps, viewer), *seen(fold, viewer)))
    shown = [line for line, *_ in told] if is_whole else ["", *lines_of(told_log(fold, viewer).partition("\n\n")[2])]
    return [
        as_sent({"seq": seq, "line": shown[seq], "story": story, "view": view, "envelope": envelope})
        for seq, (_, story, view, envelope) in enumerate(told)
    ]


def seen(fold: Fold, viewer: Seat | None) -> tuple[msgspec.Struct, Envelope]:
    """In a window a seat sees the question that the rules would ask it, as it did at the table."""
    game, window = fold.game, window_states(fold.game, fold.state)
    hidden = game.hide(fold.state if viewer is None else window.get(viewer, fold.state), viewer)
    return game.view_hidden(hidden, viewer), envelope(game, hidden, viewer, window=window)


def without(steps: list[Any], *names: str) -> list[Any]:
    return [{name: value for name, value in step.items() if name not in names} for step in steps]


@pytest.mark.parametrize(("name", "seat"), [("space-taxi", None), ("space-taxi", 3), ("taxi", 1), ("fare-play", 2)])
def test_a_log_from_a_file_is_told_step_by_step_through_any_eyes(
    house: InProcess, host: Person, name: str, seat: int | None
) -> None:
    log = fair_log(name)
    replay = of_file(host, log, seat)
    assert without(replay["steps"], "by", "card", "person") == expected_steps(log, seat, is_whole=True)
    header, lines = read_log(log)
    assert (replay["game"], replay["total"], replay["over"], replay["eyes"]) == (name, len(lines), True, [1, 2, 3])
    assert (replay["names"], replay["facts"], replay["seat"]) == (list(header.seats), header.facts, seat)
    assert {step["by"] for step in replay["steps"]} >= {"", "1", "2", "3", "table"}


@pytest.mark.parametrize("name", OPTIONS)
def test_the_faces_of_a_finished_game_are_counted_and_of_another_not(house: InProcess, host: Person, name: str) -> None:
    log = fair_log(name)
    counted = count_rolls(find_game(name), [draw.written for draw in verify(log).draws])
    end = len(lines_of(log))
    over = read(host.post("/replays", **{"log": log, "from": end}))
    assert (over["over"], over["steps"], over["rolls"]) == (True, [], as_sent(counted))
    before_the_end = "\n".join(lines_of(log)[:-4]) + "\n"
    under_way = read(host.post("/replays", **{"log": before_the_end, "from": end}))
    assert (under_way["over"], under_way["rolls"]) == (False, [])


def test_moves_taken_back_and_lines_about_people_are_steps_too(house: InProcess, host: Person) -> None:
    steps = of_file(host, fair_log("space-taxi"))["steps"]
    undo = next(step for step in steps if step["line"].endswith("undo"))
    assert [line["message"] for line in undo["story"]] == ["story-undo"]
    assert undo["view"] == steps[undo["seq"] - 2]["view"]
    (reveal,) = [step for step in steps if step["line"].startswith("table: reveal")]
    assert (reveal["by"], reveal["story"], reveal["seq"]) == ("table", [], len(steps) - 1)


def test_the_answer_is_packed_for_who_can_unpack_it(house: InProcess, host: Person) -> None:
    body = {"log": fair_log("space-taxi")}
    packed = host.http.post("/api/replays", json=body, headers={"Accept-Encoding": "gzip"})
    plain = host.http.post("/api/replays", json=body, headers={"Accept-Encoding": "identity"})
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 8 < int(plain.headers["content-length"]) < 100_000


# --- tables ----------------------------------------------------------------------------------------------------------


def test_a_game_under_way_is_replayed_for_those_at_the_table(
    host: Person, guest: Person, spectator: Person, stranger: Person, laid: Laid
) -> None:
    play_on({1: host, 2: guest}, laid, 5)
    for person, seat in ((host, 1), (guest, 2), (spectator, None)):
        replay = of_table(person, laid, seat)
        assert without(replay["steps"], "by", "card", "person") == expected_steps(person.log(laid, seat), seat, is_whole=False)
        assert (replay["over"], replay["rolls"], replay["total"]) == (False, [], 5)
        assert replay["eyes"] == ([] if seat is None else [seat])
    for person, seat in ((host, 2), (spectator, 1), (host, 7)):
        answer = person.get(f"/tables/{laid.id}/replay{asked(seat, 0)}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-not-your-seat")
    play_on({1: host, 2: guest}, laid, 2)
    assert of_table(host, laid, 1)["total"] == 7

    closed = host.lay("space-taxi", "me", "bot")
    host.do(closed, "start")
    assert stranger.get(f"/tables/{closed.id}/replay").status_code == 404
    assert Person(host.url, "").get(f"/tables/{closed.id}/replay").status_code == 403


def test_a_deleted_name_is_in_no_replay_although_the_game_was_replayed_before(host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    assert host.get(f"/tables/{laid.id}/replay").json()["names"] == ["Ada", "Ben"]
    assert guest.delete("/me").status_code == 200
    assert host.get(f"/tables/{laid.id}/replay").json()["names"] == ["Ada", "-"]


def test_before_the_game_there_is_nothing_to_replay(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    answer = host.get(f"/tables/{laid.id}/replay")
    assert (answer.status_code, answer.json()["reason"]) == (422, "table-not-playing")


def test_a_game_that_is_over_is_replayed_through_everybodys_eyes(host: Person, guest: Person, laid: Laid) -> None:
    play_on({1: host, 2: guest}, laid)
    assert host.plan(laid)["stage"] == "over"
    log = host.log(laid)
    for seat in (None, 1, 2):
        replay = of_table(host, laid, seat)
        assert without(replay["steps"], "by", "card", "person") == expected_steps(log, seat, is_whole=True)
        assert (replay["over"], replay["eyes"]) == (True, [1, 2])
    assert replay["facts"]["dice"] == host.plan(laid)["commitment"]
    assert [sort["die"] for sort in replay["rolls"]] == ["passenger", "fuel", "smuggling"]
    assert (replay["mine"], of_file(host, log, 2)) == ([1], replay | {"mine": []})


def shows(replay: Any, card: str) -> bool:
    """Whether a replay tells who has a card; how many of a kind nobody has seen yet is no secret."""
    return any(card in json.dumps((step["line"], step["story"], step["view"]["hand"])) for step in replay["steps"])


def test_a_hand_is_shown_to_its_seat_alone_until_the_game_is_over(house: InProcess) -> None:
    (laid,) = lay_at(house, fare_play("hands", HANDS, THREE))
    ada, ben = (Person(house.url, name.title(), token=TOKENS[name]) for name in ("ada", "ben"))
    log = "\n".join(line for _, line, _ in house.lines_of(laid.id))
    header = ada.log(laid).partition("\n\n")[0]
    for person, seat in ((ada, 1), (ben, 2), (ben, None)):
        replay = of_table(person, laid, seat)
        assert without(replay["steps"], "by", "card", "person") == expected_steps(f"{header}\n\n{log}\n", seat, is_whole=False)
        assert shows(replay, "lose-a-turn") == (seat == 1)
    assert ben.get(f"/tables/{laid.id}/replay?seat=1").status_code == 403

    for person in (ada, ben, Person(house.url, "Cleo", token=TOKENS["cleo"])):
        assert person.do(laid, "give-up", agree=True).status_code == 200
    assert shows(of_table(ben, laid, 1), "lose-a-turn")


FIRST_LONDON: Final = "b906b8e95f053b7a411854fbf2dc6b9554bd1a93c5ef4fd51ca1927c38ff6d16"
"""The pack that came with the first Cabstand."""


def test_the_cards_of_taxi_are_shown_where_they_are_the_ones_that_were_played_with(house: InProcess, host: Person) -> None:
    game, rng = find_game("taxi"), stream(5)
    terms = EDITION.terms(london())
    header = header_for(game, terms.options | {"rounds": "2"}, ("Ada", "Ben"), terms.facts)
    table = Table(Fold(header), lambda _, state, __: game.sample(state, rng))
    table.begin()
    while (mover := table.to_move) != OVER:
        table.act(mover, game.draw(table.state, mover, rng))
    log = table.fold.text()
    asked = [step for step in of_file(host, log, 1)["steps"] if ", question " in step["line"]]
    assert asked
    for step in asked:
        number = int(step["line"].rpartition(" ")[2])
        assert step["card"]["text"] in [london().question(number, value).text for value in (2, 4)]
    before = [step for step in of_file(host, log.replace(terms.facts["pack"], FIRST_LONDON), 1)["steps"] if step["card"]]
    assert before, "nor are those of a London that an earlier version brought a secret"
    other_pack, more_cards = (
        log.replace(terms.facts["pack"], "0" * 64),
        log.replace("option: questions=3", "option: questions=4"),
    )
    for other in (other_pack, more_cards):
        assert other != log
        assert all(step["card"] is None for step in of_file(host, other, 1)["steps"])


# --- what is no log --------------------------------------------------------------------------------------------------


def changed(number: int, text: str) -> str:
    lines = lines_of(fair_log("space-taxi"))
    return "\n".join([*lines[: number - 1], text, *lines[number:]]) + "\n"


@pytest.mark.parametrize(
    ("log", "line", "why"),
    [
        ("", 1, "no-log"),
        ("<html>", 1, "no-log"),
        (changed(2, "game: chess"), 1, "no-such-game"),
        (changed(2, "colour: red"), 2, "log-header"),
        (changed(3, ""), 1, "log-header-missing"),
        (changed(12, "what is this"), 12, "log-line"),
        (changed(12, "1: fly"), 12, None),
        (changed(12, "table: => x"), 12, "log-line"),
        (changed(12, "table: pause => die 3"), 12, "log-line"),
        (changed(12, "1: undo => nonsense"), 12, "log-line"),
        (changed(12, "table: sit ² bot simple"), 12, "log-line"),
        (changed(12, f"table: sit {'9' * 5000} bot simple"), 12, "log-line"),
    ],
)
def test_a_log_that_cannot_be_is_told_with_its_line_and_the_reason(
    house: InProcess, host: Person, log: str, line: int, why: str | None
) -> None:
    answer = host.post("/replays", log=log)
    problem = answer.json()
    assert (answer.status_code, problem["reason"]) == (422, "log-error")
    assert (problem["args"]["line"], problem["args"]["why"]) == (line, why or problem["args"]["why"])
    assert f"Line {line} cannot be" in problem["message"]


def test_a_seat_that_the_game_has_not_is_refused(house: InProcess, host: Person) -> None:
    assert host.post("/replays", log=fair_log("taxi"), seat=4).status_code == 403


def test_whoever_opens_a_file_need_not_be_known(house: InProcess) -> None:
    assert Person(house.url, "").post("/replays", log=fair_log("taxi")).status_code == 200


def test_no_text_in_the_place_of_a_log_is_answered_with_a_mistake_of_ours(
    house: InProcess, host: Person, size: Callable[[int, int], int]
) -> None:
    logs = st.sampled_from([fair_log(name) for name in OPTIONS])
    pieces = st.text(max_size=20) | st.sampled_from(["=> ", "{", "table: sit ", "\n", "1: undo\n", "seat: x\n", "99: ", "\x1c"])

    @settings(max_examples=size(60, 5000), suppress_health_check=list(HealthCheck), deadline=None)
    @given(log=logs, at=st.integers(0, 700), cut=st.integers(0, 30), piece=pieces)
    def send(log: str, at: int, cut: int, piece: str) -> None:
        answer = host.post("/replays", log=log[:at] + piece + log[at + cut : 900])
        assert answer.status_code in (200, 422), answer.text

    send()
