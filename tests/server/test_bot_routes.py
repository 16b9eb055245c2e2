"""Characters over the network: who can be asked, who sits where, and names that nobody has."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Person
from tests.server.run import Quick
from tests.server.town import board_of

from cabstand.bots.speaker import speaker
from cabstand.content.catalogue import catalogue
from cabstand.core import find_game
from cabstand.core.manifest import characters_of
from cabstand.games.taxi.bots.deciding import mind_of
from cabstand.games.taxi.packs.included import london


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def test_who_plays_a_game_as_a_bot_is_told_in_the_readers_language(host: Person) -> None:
    told = host.http.get("/api/games/taxi/bots", headers={"Accept-Language": "de"}).json()
    assert [who["level"] for who in told["characters"]] == [who.id for who in characters_of("taxi")]
    assert [who["strength"] for who in told["characters"]] == [1, 2, 3, 4]
    assert [who["knows"] for who in told["characters"]] == [who.knows for who in characters_of("taxi")]
    assert told["characters"][3]["manner"].startswith("Vierzig Jahre am Steuer")
    assert "Brille" in told["characters"][3]["face"]
    assert told["plain"][:2] == ["random", "simple"]
    answer = host.get("/games/chess/bots")
    assert (answer.status_code, answer.json()["reason"]) == (422, "no-such-game")


def test_a_character_sits_at_a_table_and_the_log_names_it(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot otto", "bot simple")
    assert [seat["bot"] for seat in host.plan(laid)["seats"]] == ["", "otto", "simple"]
    assert host.do(laid, "start").status_code == 200
    assert "seat: bot otto\nseat: bot simple\n" in host.log(laid)


def test_a_bot_that_does_not_exist_is_refused_at_every_door(host: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "pearl"}, {"kind": "bot", "level": "simple"}]
    laid = host.post("/tables", game="space-taxi", seats=seats)
    assert (laid.status_code, laid.json()["reason"]) == (422, "no-such-bot")
    assert "zora" in laid.json()["args"]["known"]
    table = host.lay("space-taxi", "me", "bot", "bot")
    assert host.do(table, "start").status_code == 200
    refused = host.do(table, "stand-in", seat=1, level="genius")
    assert (refused.status_code, refused.json()["reason"]) == (422, "no-such-bot")


def cards_of_a_shift(house: InProcess, box: str) -> list[Any]:
    """Every card that was shown to seat 1 while seat 2 answered it, in a shift where each turn leads to such a box."""
    host = Person(house.url, "Ada")
    laid = host.lay("taxi", "me", "bot pearl", options={"board": board_of(box), "rounds": "1"}, bot_pace="quick")
    assert host.do(laid, "start").status_code == 200
    with host.follow(laid, 1) as stream:
        assert host.do(laid, "stand-in", seat=1, level="simple").status_code == 200
        stream.until_stage("over")
    cards = [message["card"] for message in map(json.loads, stream.heard) if message.get("card")]
    return [card for card in cards if card["seat"] == 2]


def test_a_bot_talks_piece_by_piece_and_its_words_light_up(open_here: Callable[..., InProcess]) -> None:
    house = open_here(Quick(bots=0.0))
    cards = cards_of_a_shift(house, "sound")
    pack, mind = london(), mind_of(speaker(find_game("taxi"), "pearl", 1))
    for done in (card for card in cards if card["stage"] == "done"):
        talk = next(talk for talk in pack.talks if talk.subject == done["text"])
        whole = mind.talk(pack, talk, catalogue())
        assert done["typed"] == " ".join(whole)
        assert done["count"] == sum(done["heard"])
        running = [card for card in cards if card["text"] == talk.subject and card["stage"] == "running"]
        assert {card["typed"] for card in running} == {" ".join(whole[: n + 1]) for n in range(len(whole))}
        lit = [sum(card["heard"]) for card in running]
        assert lit == sorted(lit)
        assert lit[-1] == done["count"]
    assert any(card["stage"] == "done" for card in cards)

    answered = [card for card in cards_of_a_shift(house, "question-4") if card["stage"] == "done"]
    for card in answered:
        question = next(question for question in pack.questions if question.text == card["text"])
        assert card["typed"] == mind.answer(pack, question)
        assert card["right"] == mind.is_known(pack, question)
    assert answered
