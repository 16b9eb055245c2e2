"""Whatever is sent is read in a time that grows with its length: no text keeps the server from everybody else."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from time import process_time
from typing import Any, Final

import pytest

from cabstand.content.catalogue import choose_language
from cabstand.core import CHANCE, REFEREE, Actor, Refused, find_game, game_names
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.grading.talk import words_said
from cabstand.server.addresses import Proxies
from cabstand.server.hosts import Hosts
from cabstand.server.language import preferred
from cabstand.table.fold import fold_log
from cabstand.table.log import LONGEST_LINE, LogError, LogLine, read_line, read_table_move, write_line
from cabstand.table.names import looks_like_a_bot, skeleton

SIZE: Final = 60_000
"""Characters, about as many as a request may have."""
PATIENCE: Final = 0.5
"""Seconds of the processor; what is read straight through takes some hundredths."""
PIECES: Final = [
    *(
        " ",
        "\t",
        "9",
        "a",
        "٣",
        "-",
        "=> ",
        " => ",
        ", ",
        ",",
        ";",
        ":",
        "a ",
        "1 ",
        "1,",
        "1.",
        "£",
        "£ ",
        "[",
        "'s",
        "R",
        "T=",
    ),
    *("s", "e1", "n12", "w1s1", "/", "|", "in ", " in", ", london ", "izes", "é", "\u0301", "um ", " i think", "ﷺ"),
]
HEADER: Final = "cabstand log\ngame: {}\nrules: 1\nseat: Ada\nseat: Ben\n"


def texts(*around: tuple[str, str], size: int = SIZE) -> list[str]:
    """Texts that are long because one piece stands in them again and again, alone and between a beginning and an end."""
    return [
        before + piece * ((size - len(before + after)) // len(piece)) + after
        for piece in PIECES
        for before, after in (("", ""), ("", "}"), ("a", "!"), *around)
    ]


def slowest(read: Callable[[str], object], tried: list[str]) -> tuple[float, str]:
    """The longest that a text took, and how it begins."""
    took: list[tuple[float, str]] = []
    for text in tried:
        began = process_time()
        with suppress(Refused, LogError):
            read(text)
        took.append((process_time() - began, text[:20] + text[-5:]))
    return max(took)


LINES: Final = (("1: a", "}"), ("1: a =>", "}"), ("1: a => ", "{"), ("=> a", "}"), ("1: a {", "{"), ("table: sit 1 bot ", ""))


def test_a_line_of_a_log_is_read_straight_through() -> None:
    assert slowest(read_line, texts(*LINES, size=LONGEST_LINE)) < (PATIENCE, "")
    assert slowest(read_line, texts(*LINES)) < (PATIENCE, "")
    assert slowest(read_table_move, texts(("sit 1 bot ", ""), ("time ", ""), ("reveal ", ""))) < (PATIENCE, "")
    assert slowest(lambda text: write_line(LogLine("1", "a", (), text)), texts()) < (PATIENCE, "")


@pytest.mark.parametrize("game", game_names())
def test_a_log_is_read_straight_through(game: str) -> None:
    header = HEADER.format(game)
    in_the_head = [("", ""), *((header + f"{key}: ", "\n\n") for key in ("option", "seat", "dice", "nonces", "x"))]
    assert slowest(fold_log, texts(*in_the_head, (header + "\n", ""), (header + "\n1: a", "}"))) < (PATIENCE, "")


@pytest.mark.parametrize("game", game_names())
def test_moves_positions_and_options_are_read_straight_through(game: str) -> None:
    rules = find_game(game)
    state = rules.new(rules.box_seats.start, {})
    for actor in (CHANCE, REFEREE, Actor(0)):

        def move(text: str, actor: Actor = actor) -> object:
            return rules.read_move(state, actor, text)

        assert slowest(move, texts(("play ", ""), ("lay ", " t1"), ("throw ", ""), ("return ", ""))) < (PATIENCE, "")
    fields = rules.write_position(state).split(" ")
    around = [(" ".join([*fields[:at], field.partition("=")[0] + "="]), "") for at, field in enumerate(fields)]
    assert slowest(rules.read_position, texts((rules.write_position(state), ""), *around)) < (PATIENCE, "")
    for option in rules.options.__struct_fields__:

        def options(text: str, option: str = option) -> object:
            given: Mapping[str, str] = {option: text}
            return rules.new(rules.box_seats.start, given)

        assert slowest(options, texts(("1", ""), ("1,2", ";"))) < (PATIENCE, "")


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "an answer": lambda text: grade(text, ["Tower Bridge", "in London"]),
    "an answer of the longest length": lambda text: grade(text[:200], ["Tower Bridge", "in London"]),
    "an answer in German": lambda text: grade(text[:200], ["Brandenburger Tor", "1989"], "de", "Welches Tor?"),
    "an answer in French": lambda text: grade(text[:200], ["Tour Eiffel", "L’A1", "80"], "fr", "Quelle tour ?"),
    "a talk in German": lambda text: words_said(text, ["Straßenbahn", "fahren", "der"], "de"),
    "a talk in French": lambda text: words_said(text, ["ascenseur", "manger", "le"], "fr"),
    "a talk": lambda text: words_said(text, ["bridge", "tooth brush", "the"]),
    "a name": lambda text: (looks_like_a_bot(text[:2000]), skeleton(text[:2000])),
    "a language": lambda text: choose_language([text]),
    "languages": preferred,
    "a host": lambda text: Hosts(["cab.example"]).know(text, "127.0.0.1"),
    "a forwarded address": lambda text: Proxies(["10.0.0.1"]).holder("10.0.0.1", [text]),
}


@pytest.mark.parametrize("reader", READERS)
def test_other_texts_are_read_straight_through(reader: str) -> None:
    assert slowest(READERS[reader], texts(("1", "x"), ("q=", ""), ("x, in", "london!"))) < (PATIENCE, "")
