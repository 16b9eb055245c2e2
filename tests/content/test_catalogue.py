"""Every text that the program can ask for is there, and nothing stands there that nobody asks for."""

import re
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from cabstand.cli.screens import screen_of
from cabstand.content.catalogue import Catalogue, catalogue
from cabstand.content.texts import GENERAL, text_files
from cabstand.core import find_game, game_names
from cabstand.core.dice import dice_of
from cabstand.core.manifest import characters_of
from cabstand.core.registry import sound_games
from cabstand.games.fare_play import ending as fare_play_ending
from cabstand.games.fare_play.cards import CARD_NAMES, deck
from cabstand.games.fare_play.refusals import Reason as FarePlayReason
from cabstand.games.space_taxi.refusals import Reason as SpaceTaxiReason
from cabstand.games.taxi import ending as taxi_ending
from cabstand.games.taxi.knowledge import LINKS, OPENINGS
from cabstand.games.taxi.refusals import Reason as TaxiReason
from cabstand.statistics.sequential import Answer
from cabstand.table.plan import Face, Pace, Paint, Roof

SOURCES: Final = Path(__file__).resolve().parents[2] / "src" / "cabstand"
PAGE: Final = SOURCES.parents[1] / "web" / "src"
PLACES: Final = tuple(deck()["location"])
OBSTACLES: Final = tuple(deck()["obstacle"])

REASONS: Final = {
    f"{game}-{reason.name.lower().replace('_', '-')}"
    for game, reasons in (("fare-play", FarePlayReason), ("space-taxi", SpaceTaxiReason), ("taxi", TaxiReason))
    for reason in reasons
    if reason.name != "LEGAL"
}


def messages(language: str) -> set[str]:
    found = set()
    for file in text_files(language):
        for entry in parse(file.path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found.add(entry.id.name)
    return found


def used_ids() -> set[str]:
    """Every string in the sources that looks like a message id and is one, plus those made from parts."""
    page = [path for folder in (PAGE, SOURCES / "games") for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)]
    page = [path for path in page if not path.name.endswith(".test.ts")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCES.rglob("*.py"), *page])
    ids = set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"'`]", text))
    ids |= REASONS | {f"{game}-{part}" for game in game_names() for part in ("name", "help")} | cards_of_fare_play()
    ids |= {*OPENINGS, *LINKS}
    ids |= {f"taxi-box-{box}" for box in ("rank", "fare", "question", "give", "sound", "refuel", "diversion", "exit")}
    ids |= {f"{game}-dice-{die.name}" for game in game_names() for die in dice_of(find_game(game))}
    ids |= {f"space-taxi-daily-{part}" for part in ("about", "how", "failed", "launched", "full")}
    ids |= {f"taxi-draw-{kind}" for kind in ("die", "question", "card", "talk")}
    ids |= {f"fare-play-draw-{kind}" for kind in ("draw", "fare")} | {f"verify-kind-{kind}" for kind in ("starts", "throw")}
    ids |= {"coach-figure-points", "coach-figure-win", "taxi-coach-figure-pounds", "space-taxi-coach-means"}
    ids |= {"taxi-coach-review-answers", "fare-play-coach-review-rest"}
    ids |= {"taxi-web-edition-usual", "taxi-web-editions"}
    ids |= {f"space-taxi-coach-figure-{figure}" for figure in ("launch", "full")}
    ids |= {f"coach-review-{head}" for head in ("round", "luck", "loss", "points", "others")}
    ids |= {"cli-backup", "cli-restore"} | {
        f"{game}-{part}" for game in game_names() for part in ("about", "credits", "short-name")
    }
    ids |= {f"web-stage-{stage}" for stage in ("lobby", "playing", "over")} | {
        f"web-arrive-{by}" for by in ("join", "device", "seat", "team")
    }
    ids |= {f"web-pace-{pace}" for pace in get_args(Pace)}
    looks = {"face": Face, "paint": Paint, "roof": Roof}
    ids |= {f"web-looks-{part}-{one}" for part, choice in looks.items() for one in get_args(choice) if one}
    ids |= {
        f"{game.name}-option-{option}{part}"
        for game in sound_games()
        for option in game.options.__struct_fields__
        for part in ("", "-why", "-value", "-short", "-instead", "-instead-why")
    }
    ids |= {
        f"{game}-character-{who.id}{part}"
        for game in game_names()
        for who in characters_of(game)
        for part in ("", "-line", "-face")
    }
    ids |= {f"taxi-part-{kind}" for kind in taxi_ending.KINDS} | {f"fare-play-part-{kind}" for kind in fare_play_ending.KINDS}
    ids |= {f"{award}-why" for award in ids if re.search(r"-award-|-best-|^ending-leap$", award)}
    ids |= {f"taxi-tag-{box}" for box in ("rank", "give", "sound", "refuel", "diversion", "exit")}
    ids |= {f"play-word-{word}" for word in ("quit", "help", "view", "undo", "back", "coach")}
    ids |= {f"{game}-word-{verb}" for game in game_names() for verb in screen_of(find_game(game)).verbs}
    return (
        ids
        | {"simulate-" + head for head in ("seat", "bot", "wins", "interval", "mean")}
        | {f"arena-answer-{answer}" for answer in Answer}
    )


def cards_of_fare_play() -> set[str]:
    """Cards have names and say what they do. On the map things have letters and buildings short names; maps have edges."""
    ids = {f"fare-play-card-{card}" for card in CARD_NAMES}
    ids |= {f"fare-play-does-{'location' if card in PLACES else card}" for card in CARD_NAMES}
    ids |= {f"fare-play-letter-{thing}" for thing in (*PLACES, *OBSTACLES, "hearse")} | {f"fare-play-tag-{p}" for p in PLACES}
    ids |= {f"fare-play-edge-{edge}" for edge in ("north", "east", "south", "west")}
    ids |= {f"fare-play-{argument}-{place}" for argument in ("start", "end") for place in PLACES}
    return ids | {f"fare-play-clear-{what}" for what in ("hearse", "token")}


def test_every_card_and_letter_of_fare_play_has_a_text() -> None:
    assert cards_of_fare_play() - messages("en") == set()
    letters = [catalogue().say(f"fare-play-letter-{thing}") for thing in (*PLACES, *OBSTACLES, "hearse")]
    assert len(set(letters)) == len(letters)
    assert {len(catalogue().say(f"fare-play-tag-{place}")) for place in PLACES} == {3}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_long_name_of_a_card_says_where_it_may_be_broken(language: str) -> None:
    words = catalogue(language)
    names = {word for card in CARD_NAMES for word in re.split("[ -]", words.say(f"fare-play-card-{card}"))}
    breaks = {parted.replace("·", "") for parted in words.say("fare-play-web-breaks").split()}
    assert breaks <= names
    assert {name for name in names if len(name) > 9} <= breaks


def test_every_reason_of_a_game_can_be_told() -> None:
    assert [reason for reason in REASONS if reason not in catalogue()] == []


def test_every_id_asked_for_in_the_sources_has_a_text() -> None:
    asked = set()
    pattern = re.compile(r"(?:say|fail|refuse|StoryLine|Refusal)\(\s*[\"']([a-z][a-z0-9-]+[a-z0-9])[\"']")
    for path in SOURCES.rglob("*.py"):
        asked |= set(pattern.findall(path.read_text(encoding="utf-8")))
    assert asked - messages("en") == set()
    assert len(asked) > 60


def rooms_that_ask() -> dict[str, set[str]]:
    """For each general text that is asked for by its id: the games in whose folders that is done, `*` for general rooms."""
    general = {
        entry for path in (GENERAL / "en").glob("*.ftl") for entry in re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.M)
    }
    rooms: dict[str, set[str]] = {}
    for folder, kinds in ((SOURCES, ("*.py", "*.ts", "*.svelte")), (PAGE, ("*.ts", "*.svelte"))):
        for path in (path for kind in kinds for path in folder.rglob(kind) if not path.name.endswith(".test.ts")):
            games = path.relative_to(SOURCES / "games").parts[0] if path.is_relative_to(SOURCES / "games") else "*"
            for message in set(re.findall(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"'`]", path.read_text("utf-8"))) & general:
                rooms.setdefault(message, set()).add(games)
    return rooms


def test_a_text_that_only_one_game_asks_for_lies_in_the_folder_of_that_game() -> None:
    rooms = rooms_that_ask()
    assert len(rooms) > 400
    assert {message: asking for message, asking in rooms.items() if len(asking) == 1 and "*" not in asking} == {}


def test_no_text_is_left_that_nobody_asks_for() -> None:
    assert messages("en") - used_ids() == set()


def test_an_unknown_id_is_a_mistake_and_not_an_empty_text() -> None:
    with pytest.raises(KeyError, match="no text for 'nonsense'"):
        catalogue().say("nonsense")


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="space-taxi-tile-turned"):
        catalogue().say("space-taxi-tile-turned")


@pytest.mark.parametrize(
    "odd",
    [
        10**18,
        10**29,
        -(10**30),
        10**4000,
        10**5000,
        -(10**60_000),
        1e300,
        "x" * 2501,
        "x" * 65_000,
        "\ud800",
        "{ $name }",
        "\0",
    ],
    ids=lambda odd: str(type(odd).__name__),
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_whatever_an_argument_is_it_can_be_told(language: str, odd: int | str) -> None:
    for message, argument in (("server-not-your-seat", "seat"), ("server-too-many", "seconds"), ("no-such-game", "name")):
        args = {"known": "taxi"} | {argument: odd}
        assert 0 < len(catalogue(language).tell(message, args)) < 3000


def test_numbers_that_people_use_are_written_as_their_language_does() -> None:
    assert "1,000,000" in catalogue("en").say("server-not-your-seat", seat=1_000_000)
    assert "1.000.000" in catalogue("de").say("server-not-your-seat", seat=1_000_000)


@pytest.mark.parametrize(("coins", "text"), [(1, "pays a coin for a lift"), (3, "pays 3 coins for a lift")])
def test_numbers_choose_their_form(coins: int, text: str) -> None:
    assert text in Catalogue("en").say("space-taxi-story-pay", player="Ada", coins=coins)


def test_a_thing_is_told_by_the_text_of_its_game_argument_and_value() -> None:
    told = catalogue("de").tell("fare-play-story-fare", {"player": "Ada", "start": "hotel", "end": "theatre"})
    assert told == catalogue("de").say(
        "fare-play-story-fare",
        player="Ada",
        start=catalogue("de").say("fare-play-card-hotel"),
        end=catalogue("de").say("fare-play-card-theatre"),
    )


@pytest.mark.parametrize("value", ["turned", "no such thing", "x" * 65_000, ""])
def test_a_value_that_names_nothing_is_told_as_it_is(value: str) -> None:
    """`space-taxi-tile-turned` is a text, but no name: it asks for a number."""
    assert catalogue().tell("space-taxi-tile-turned", {"tile": value}) == catalogue().say("space-taxi-tile-turned", tile=value)


def test_general_messages_have_no_things() -> None:
    assert "card" in catalogue().tell("unknown-option", {"name": "card", "known": "fare"})
