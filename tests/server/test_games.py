"""`GET /api/games`: what can be played on this server, as dialogs and bots need to know it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.in_process import InProcess
from tests.server.people import Person

from cabstand.content.catalogue import catalogue
from cabstand.core import Refused, find_game
from cabstand.core.places import Place, places
from cabstand.core.registry import sound_games
from cabstand.server.game_facts import GameFacts, check_referee, facts_of, games_in

GAMES = [pytest.param(game, id=game.name) for game in sound_games()]


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nothing is remembered of a game that only this test has."""
    games_in.cache_clear()
    yield
    games_in.cache_clear()


def facts(name: str, language: str = "en") -> GameFacts:
    return next(game for game in games_in(language).games if game.name == name)


def test_games_are_listed_shortest_first() -> None:
    assert [game.name for game in games_in("en").games] == ["space-taxi", "taxi", "fare-play"]
    assert games_in("en").broken == []


def test_a_game_is_told_in_the_language_of_the_reader_and_listed_with_all_it_speaks() -> None:
    assert facts("fare-play", "de").texts.name == "Taxi, das Spiel um die Fuhre"
    assert facts("fare-play", "de").texts.about.startswith("Leg die Straßen selbst")
    assert facts("fare-play").texts.about.startswith("Lay the streets")
    assert set(facts("fare-play").languages) >= {"en", "de", "fr"}


def test_seats_are_those_of_the_rules_and_those_of_the_box() -> None:
    game = facts("space-taxi")
    assert (game.seats.least, game.seats.most) == (1, 5)
    assert (game.box.least, game.box.most) == (3, 5)
    assert game.usual_seats == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_defaults_in_the_schema_of_options_are_those_of_the_game(game: Any) -> None:
    schema = facts_of(game, catalogue("en")).options
    assert "$ref" not in str(schema)
    defaults = {name: option["default"] for name, option in schema["properties"].items()}
    assert game.read_options(defaults) == game.options()


def test_a_dialog_learns_what_to_offer_and_what_to_leave_alone() -> None:
    options = facts("taxi").options["properties"]
    assert options["rounds"]["examples"] == [5, 10, 20, 40]
    assert (options["rounds"]["minimum"], options["rounds"]["maximum"]) == (0, 1000)
    assert {name for name, option in options.items() if option.get("x-hidden")} == {"board", "questions", "talks", "gifts"}
    assert facts("fare-play").options["properties"]["tournament"]["x-seats"] == {"least": 3, "most": 6}


@pytest.mark.parametrize("game", GAMES)
def test_every_value_that_a_dialog_offers_is_one_that_the_game_takes(game: Any) -> None:
    properties = facts_of(game, catalogue("en")).options["properties"]
    offered = [(name, value) for name, option in properties.items() for value in option.get("examples", [option["default"]])]
    assert offered
    for name, value in offered:
        assert getattr(game.read_options({name: str(value)}), name) == value


def test_capabilities_are_the_parts_a_game_brings_and_the_features_of_its_manifest() -> None:
    assert {"bots", "coach", "dice", "big-screen", "teams"} <= set(facts("taxi").capabilities)
    assert not {"big-screen", "teams"} & set(facts("space-taxi").capabilities)
    assert "review" in facts("space-taxi").capabilities
    assert "dice" not in facts("fare-play").capabilities


@pytest.mark.usefixtures("fresh")
def test_a_game_with_nothing_but_rules_comes_last_and_has_plain_bots(night: Path) -> None:
    assert night.is_dir()
    game = games_in("de").games[-1]
    assert (game.name, game.texts.name, game.texts.about, game.languages) == ("night", "Night", "", [])
    assert (game.usual_seats, game.minutes, game.characters) == (3, None, [])
    assert "bots" in game.capabilities
    assert game.bots[0] == "random"


@pytest.mark.usefixtures("fresh")
def test_a_character_without_a_bot_is_a_mistake_in_the_manifest(night: Path) -> None:
    two = """[[characters]]\nid = "ada"\nbot = "random"\n\n[[characters]]\nid = "bob"\nbot = "clever"\n"""
    (night / "game.toml").write_text(two)
    (broken,) = games_in("en").broken
    assert broken.why.startswith("night_game/game.toml, line 7: there is no bot `clever`, but random")


@pytest.mark.usefixtures("fresh")
def test_a_game_that_cannot_be_loaded_is_named_with_the_reason_and_all_others_are_listed(night: Path) -> None:
    (night / "game.toml").write_text("seats = 3\n")
    told = games_in("en")
    assert [game.name for game in told.games] == ["space-taxi", "taxi", "fare-play"]
    assert [(game.name, game.why) for game in told.broken] == [
        ("night", "night_game/game.toml, line 1: Object contains unknown field `seats`")
    ]


def test_the_answer_is_made_once_per_language_and_need_not_be_sent_again(host: Person) -> None:
    german = host.http.get("/api/games", headers={"Accept-Language": "de"})
    assert german.headers["content-language"] == "de"
    assert german.content == msgspec.json.encode(games_in("de"))
    again = host.http.get("/api/games", headers={"Accept-Language": "de", "If-None-Match": german.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    chosen = host.http.get("/api/games", params={"language": "fr"}, headers={"Accept-Language": "de"})
    assert chosen.headers["content-language"] == "fr"
    assert chosen.headers["etag"] != german.headers["etag"]
    unknown = host.http.get("/api/games", params={"language": "tlh"})
    assert unknown.headers["content-language"] == "en"


def test_a_table_can_be_laid_with_what_was_read_here(host: Person) -> None:
    for game in host.http.get("/api/games").json()["games"]:
        options = {
            name: str(option["examples"][0]) for name, option in game["options"]["properties"].items() if "examples" in option
        }
        bots = [f"bot {game['characters'][0]['id']}"] * (game["usual_seats"] - 1)
        laid = host.lay(game["name"], "me", *bots, options=options)
        assert host.plan(laid)["options"].items() >= options.items()


@pytest.mark.usefixtures("fresh")
def test_a_game_that_waits_for_a_referee_and_brings_none_is_named_and_cannot_be_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "night-rank", Place("night-rank", "tests.plain.bare.adapter:GAME", None, False))
    broken = games_in("en").broken
    assert [game.name for game in broken] == ["night-rank"]
    assert broken[0].why.startswith("night-rank waits for a referee")
    with pytest.raises(Refused, match="table-no-referee"):
        check_referee(find_game("night-rank"))
    check_referee(find_game("taxi"))
