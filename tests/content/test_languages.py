"""German and French say everything that English says, in words of their own; four more languages have the legend of a board."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from cabstand.content.catalogue import Catalogue, choose_language, languages
from cabstand.content.texts import ENGLISH, text_files
from cabstand.core import game_names
from cabstand.core.manifest import characters_of
from cabstand.games.fare_play.cards import CARD_NAMES, deck

WHOLE: Final = [language.code for language in languages() if language.complete]
IN_PART: Final = [language.code for language in languages() if not language.complete]
TRANSLATED: Final = [code for code in WHOLE if code != ENGLISH]
LEGEND: Final = "space_taxi/texts/en/board.ftl"
PLACES: Final = tuple(deck()["location"])
OBSTACLES: Final = tuple(deck()["obstacle"])

SAME_AS_ENGLISH: Final = {
    "load-ms",
    "space-taxi-name",
    "taxi-name",
    "web-name",
    "web-coach",
    "web-daily-points",
    "web-daily-total",
    *(f"{game}-character-{who.id}" for game in game_names() for who in characters_of(game)),
    "web-bot-plain",
    "play-bot",
    "simulate-bot",
    "simulate-share",
    "plot-percent",
    "plot-scores",
    "verify-title",
    "cli-error",
    "chat-react-clap",
    "chat-react-gasp",
    "web-volume",
    "taxi-pack-licence",
    "taxi-pack-question",
    "fare-play-card-hotel",
    "fare-play-tag-hotel",
    "fare-play-tag-theatre",
}
"""Names, and words that two languages share."""


def walk(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from walk(part)


@cache
def read(path: Path) -> dict[str, Message]:
    entries = parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == [], path
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def files(code: str) -> dict[str, Path]:
    """The files of a language, by room or game and name: those of two languages are called alike."""
    return {f"{file.path.parents[1]}/{file.path.name}": file.path for file in text_files(code)}


def everything(code: str) -> dict[str, Message]:
    return {name: message for path in files(code).values() for name, message in read(path).items()}


def variables(message: BaseNode) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, VariableReference)}


def plain_text(message: BaseNode) -> str:
    return "".join(node.value for node in walk(message) if isinstance(node, TextElement | StringLiteral))


def samples(message: Message) -> Iterator[dict[str, int | str]]:
    """Arguments that bring every branch of a text to the light: numbers where it chooses by number, texts elsewhere."""
    chosen = {
        node.selector.id.name
        for node in walk(message)
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference)
    }
    calls = [node for node in walk(message) if isinstance(node, FunctionReference)]
    chosen |= set().union(*map(variables, calls))
    for number in (0, 1, 2, 5, 11, 1000):
        yield {name: number if name in chosen else f"<{name}>" for name in variables(message)}


# --- the same texts everywhere ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_complete_language_has_the_same_files_ids_attributes_and_variables_as_english(code: str) -> None:
    assert list(files(code)) == list(files(ENGLISH))
    for file, path in files(ENGLISH).items():
        theirs, ours = read(path), read(files(code)[file])
        assert list(ours) == list(theirs), f"{code}/{file}: the same ids in the same order"
        for name, message in theirs.items():
            assert variables(ours[name]) == variables(message), f"{code}: {name}"
            attributes = [attribute.id.name for attribute in message.attributes]
            assert [attribute.id.name for attribute in ours[name].attributes] == attributes, f"{code}: {name}"


@pytest.mark.parametrize("code", WHOLE)
def test_every_text_can_be_said_whatever_the_numbers_are(code: str) -> None:
    words = Catalogue(code)
    for name, message in everything(code).items():
        for args in samples(message):
            text = words.say(name, **args)
            assert text.strip(), f"{code}: {name}"
            assert "{" not in text, f"{code}: {name} gives {text!r}"
            left_out = {arg for arg in args if f"<{arg}>" not in text and isinstance(args[arg], str)}
            assert left_out == set() or len(set(map(str, samples(message)))) > 1, f"{code}: {name} never says {left_out}"


def same_as_english(code: str) -> set[str]:
    english = everything(ENGLISH)
    return {
        name
        for name, message in everything(code).items()
        if len(re.sub(r"[^A-Za-z]", "", plain_text(message))) > 1 and plain_text(message) == plain_text(english[name])
    }


def test_no_english_is_left_over() -> None:
    assert set().union(*map(same_as_english, TRANSLATED)) == SAME_AS_ENGLISH


@pytest.mark.parametrize("code", TRANSLATED)
def test_where_english_chooses_by_number_the_others_do_too(code: str) -> None:
    """Not always in as many branches, but a plural that English has is not lost."""

    def chooses(message: Message) -> bool:
        return any(isinstance(node, SelectExpression) for node in walk(message))

    ours = everything(code)
    assert {name for name, message in everything(ENGLISH).items() if chooses(message) and not chooses(ours[name])} == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_special_numbers_of_english_are_special_elsewhere(code: str) -> None:
    """Where English says something of its own for 0 (no seat, none of the words), so does every language."""

    def zeros(message: Message) -> int:
        keys = [v.key for node in walk(message) if isinstance(node, SelectExpression) for v in node.variants if not v.default]
        return sum(isinstance(key, NumberLiteral) and key.value == "0" for key in keys)

    ours = everything(code)
    assert [name for name, message in everything(ENGLISH).items() if zeros(message) > zeros(ours[name])] == []


# --- how each is written ---------------------------------------------------------------------------------------------

TYPOGRAPHY: Final = {
    "en": {r"«|»|„": "English quotes are “ ”"},
    "de": {r"”|«|»": "German quotes are „ “", r"\d £": "a no-break space before £"},
    "fr": {
        r"[“”„]": "French quotes are « »",
        r" [;:!?»%£]": "a no-break space before ; : ! ? » % £",
        r"« ": "a no-break space after «",
        r"'": "a typographic apostrophe",
        r"[a-zà-ÿ}][;!?]": "a no-break space before ; ! ?",
    },
}


@pytest.mark.parametrize("code", WHOLE)
def test_quotes_and_spaces_are_those_of_the_language(code: str) -> None:
    for name, message in everything(code).items():
        for args in samples(message):
            text = Catalogue(code).say(name, **args)
            for pattern, why in TYPOGRAPHY[code].items():
                assert not re.search(pattern, text), f"{code}: {name}: {why}: {text!r}"


@pytest.mark.parametrize(("code", "marks"), [("de", "„“"), ("fr", "«»")])
def test_quotes_come_in_pairs(code: str, marks: str) -> None:
    for name, message in everything(code).items():
        text = plain_text(message)
        assert text.count(marks[0]) == text.count(marks[1]), f"{code}: {name}"


@pytest.mark.parametrize("code", WHOLE)
def test_cards_and_letters_of_fare_play_can_be_told_apart(code: str) -> None:
    words = Catalogue(code)
    names = [words.say(f"fare-play-card-{card}").casefold() for card in CARD_NAMES]
    assert len(set(names)) == len(names)
    assert max(len(name.split()) for name in names) <= 3, "the terminal reads up to three words as a name"
    letters = [words.say(f"fare-play-letter-{thing}") for thing in (*PLACES, *OBSTACLES, "hearse")]
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == {1}
    assert [letter.isupper() for letter in letters] == [True] * len(PLACES) + [False] * (len(letters) - len(PLACES))
    tags = [words.say(f"fare-play-tag-{place}") for place in PLACES]
    assert {len(tag) for tag in tags} == {3}
    assert len(set(tags)) == len(tags)


# --- languages in part -----------------------------------------------------------------------------------------------


def test_seven_languages_can_be_chosen_and_four_are_marked_as_translated_in_part() -> None:
    assert [(language.code, language.name) for language in languages() if language.complete] == [
        ("en", "English"),
        ("de", "Deutsch"),
        ("fr", "Français"),
    ]
    assert [(language.code, language.name) for language in languages() if not language.complete] == [
        ("cs", "Čeština"),
        ("hu", "Magyar"),
        ("pl", "Polski"),
        ("sk", "Slovenčina"),
    ]


def faults_in_part(theirs: dict[str, Message], ours: dict[str, Message]) -> list[str]:
    """What is wrong with texts of a language that has some of the texts of English."""
    known = {name: message for name, message in ours.items() if name in theirs}
    wrong = [f"{name}: English has no such text" for name in ours.keys() - known.keys()]
    return wrong + [
        f"{name}: other arguments than in English" for name in known if variables(ours[name]) != variables(theirs[name])
    ]


@pytest.mark.parametrize("code", IN_PART)
def test_a_language_in_part_says_only_what_english_says_with_the_same_arguments(code: str) -> None:
    assert faults_in_part(everything(ENGLISH), everything(code)) == []
    words = Catalogue(code)
    for name, message in everything(code).items():
        for args in samples(message):
            assert words.say(name, **args).strip(), name


def test_a_text_too_many_and_an_argument_too_many_are_found(tmp_path: Path) -> None:
    file = tmp_path / "game.ftl"
    file.write_text("taxi-over = Vége.\ntaxi-story-nothing = Semmi.\ntaxi-name = { $who } taxi\n", encoding="utf-8")
    assert faults_in_part(everything(ENGLISH), read(file)) == [
        "taxi-story-nothing: English has no such text",
        "taxi-name: other arguments than in English",
    ]


@pytest.mark.parametrize("code", IN_PART)
def test_a_language_in_part_has_the_whole_legend_and_english_around_it(code: str) -> None:
    [file] = files(code).values()
    assert file.as_posix().endswith(LEGEND.replace("/en/", f"/{code}/"))
    theirs, ours = read(files(ENGLISH)[f"{file.parents[1]}/{file.name}"]), read(file)
    assert list(ours) == list(theirs)
    words = Catalogue(code)
    for name, message in theirs.items():
        assert variables(ours[name]) == variables(message)
        args = next(samples(message))
        assert words.say(name, **args) != Catalogue(ENGLISH).say(name, **args)
    assert words.say("taxi-over") == Catalogue(ENGLISH).say("taxi-over")
    assert "taxi-over" in words


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["fr-CA", "de"], "fr"),
        (["C.UTF-8"], "en"),
        (["POSIX"], "en"),
        (["xx", "DE"], "de"),
        (["hu"], "hu"),
        ([""], "en"),
        ([], "en"),
        (["../de"], "en"),
    ],
)
def test_the_first_language_that_is_there_is_taken_and_english_where_none_is(wanted: list[str], code: str) -> None:
    assert choose_language(wanted) == code


def test_whoever_needs_every_text_is_not_given_a_language_in_part() -> None:
    assert choose_language(["hu", "fr"], complete=True) == "fr"


@pytest.mark.parametrize(
    ("code", "args", "text"),
    [
        ("de", {"coins": 1}, "zahlt eine Münze fürs Mitnehmen"),
        ("de", {"coins": 3}, "zahlt 3 Münzen fürs Mitnehmen"),
        ("fr", {"coins": 1}, "paie un jeton"),
        ("fr", {"coins": 3}, "paie 3 jetons"),
    ],
)
def test_numbers_choose_their_form_in_every_language(code: str, args: dict[str, Any], text: str) -> None:
    assert text in Catalogue(code).say("space-taxi-story-pay", player="Ada", **args)


@pytest.mark.parametrize(("points", "text"), [(0, "0 point "), (1, "1 point "), (2, "2 points ")])
def test_nothing_is_singular_in_french(points: int, text: str) -> None:
    assert text in Catalogue("fr").say("space-taxi-story-score", player="Ada", points=points)


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    told = [Catalogue(code).say("verify-checked", kind="x", count=12345) for code in WHOLE]
    assert [re.search(r"12.345", text)[0] for text in told] == ["12,345", "12.345", "12\u202f345"]  # type: ignore[index]
