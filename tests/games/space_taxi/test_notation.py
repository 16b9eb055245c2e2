"""Moves as text: how they are written, what is read kindly, what is refused."""

import pytest
from tests.games.space_taxi.table import GAME, A, begin, last_die, reason, refused, say, sit

from cabstand.core import CHANCE, Refused


def heard(text: str, thrown: str = "RRGBTT 126 s5") -> str:
    """A text that a seat says after a throw, as it is written back."""
    match = say(begin(), "throw", thrown)
    return GAME.write_move(A, GAME.read_move(match.state, A, text))


def unheard(text: str) -> tuple[str, dict[str, int | str]]:
    match = say(begin(), "throw", "RRGBTT 126 s5")
    refusal = refused(match, text)
    return refusal.reason, refusal.args


@pytest.mark.parametrize(
    "text",
    ["0", "R", "RRGB", "T", "TT=G", "T=RT=P", "RG 16", "RGBYPTT=R", "126", "s5", "R s5", "RRGB 1 s5", "12 s5", "throw"],
)
def test_notation_is_written_as_it_is_read(text: str) -> None:
    assert heard(text) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("rr", "RR"),
        ("  R\tR  ", "RR"),
        ("R,R,1", "RR 1"),
        ("1,R,2,R", "RR 12"),
        ("bgr", "RGB"),
        ("S5", "s5"),
        ("s", "s5"),
        ("RR,s", "RR s5"),
        ("s5RR", "RR s5"),
        ("s 5", "s5"),
        ("t=g", "T=G"),
        ("T=g,t", "TT=G"),
        ("T=GT=R", "T=RT=G"),
        ("621", "126"),
        ("R\nG", "RG"),
        (" 0 ", "0"),
        ("THROW", "throw"),
        (" Throw ", "throw"),
    ],
)
def test_case_order_blanks_and_commas_do_not_matter(text: str, written: str) -> None:
    assert heard(text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [("return 2", "return 2"), ("RETURN  0", "return 0"), (" return 03 ", "return 3")],
)
def test_a_return_names_its_coins(text: str, written: str) -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    assert GAME.write_move(A, GAME.read_move(match.state, A, text)) == written


@pytest.mark.parametrize("seat", range(1, 6))
def test_a_lot_names_a_seat_counted_from_1(seat: int) -> None:
    match = sit(seats=5, ask="lot")
    move = GAME.read_move(match.state, CHANCE, f" STARTS {seat}")
    assert GAME.write_move(CHANCE, move) == f"starts {seat}"


@pytest.mark.parametrize("thrown", ["RGBYPT 126 s8", "TTTTTT 111 s1", "PPPPPP 666 s8", "RRGGBB 345 s4"])
def test_a_throw_is_written_like_a_play(thrown: str) -> None:
    match = say(begin(), "throw")
    assert GAME.write_move(CHANCE, GAME.read_move(match.state, CHANCE, thrown)) == thrown


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("T=", "="),
        ("T=T", "=T"),
        ("T=1", "=1"),
        ("=G", "=G"),
        ("s9", "9"),
        ("s0", "0"),
        ("R0", "0"),
        ("00", "00"),
        ("7", "7"),
        ("8", "8"),
        ("-1", "-1"),
        ("R-G", "-G"),
        ("A", "A"),
        ("RRX", "X"),
        ("s5s5", "S5"),
        ("ss", "S"),
        ("👍", "👍"),
        ("R👍G", "👍G"),
        ("٣", "٣"),
        ("\x00", "\x00"),
        ("throw throw", "HROWTHROW"),
        ("throwing", "HROWING"),
        ("return", "ETURN"),
        ("return -1", "ETURN-1"),
        ("return 1 2", "ETURN12"),
        ("return 1000", "ETURN1000"),
        ("return x", "ETURNX"),
        ("return ²", "ETURN²"),
        ("starts 0", "ARTS0"),
        ("starts", "ARTS"),
        ("pass", "ASS"),
        ("RR; G", ";G"),
    ],
)
def test_nonsense_is_refused_and_shows_where_it_begins(text: str, at: str) -> None:
    assert unheard(text) == ("malformed-move", {"text": text, "at": at})


@pytest.mark.parametrize("text", ["", "   ", "\t\n", ",", " , ,"])
def test_a_move_without_dice_is_empty(text: str) -> None:
    assert unheard(text) == ("empty-move", {})


def test_long_nonsense_is_cut_short_in_the_refusal() -> None:
    assert unheard("x" * 10_000) == ("malformed-move", {"text": "x" * 60, "at": "X" * 12})


@pytest.mark.parametrize(
    ("text", "dice"),
    [("R" * 11, 7), ("R" * 10_000, 7), ("1111111", 7), ("T=G" * 7, 7), ("RGBYPT123456", 11), ("RRGBTT 1126 s", 11)],
)
def test_more_dice_than_there_are_is_too_many_dice(text: str, dice: int) -> None:
    assert unheard(text) == ("space-taxi-too-many-dice", {"dice": dice})


def test_six_of_a_face_and_ten_dice_can_be_said() -> None:
    assert heard("RRRRRR") == "RRRRRR"
    assert heard("RRRRRR 111 s5") == "RRRRRR 111 s5"
    assert heard("666666") == "666666"


def test_a_lone_s_means_the_die_as_it_lies_and_nothing_where_none_lies() -> None:
    assert heard("s", "RRGBTT 126 s8") == "s8"
    assert reason(last_die("R", aboard="RRRRR"), "s") == "wrong-crystal"


@pytest.mark.parametrize("text", ["RRGBTT 126 s", "RRGBTT 126 S", "s RRGBTT 126"])
def test_chance_says_what_the_smuggling_die_shows(text: str) -> None:
    match = say(begin(), "throw")
    with pytest.raises(Refused):
        match.push_text(text)


def test_every_play_of_a_throw_reads_back_as_itself() -> None:
    match = say(begin(), "throw", "RRGBYT 134 s5")
    for move in match.legal_moves:
        assert GAME.read_move(match.state, A, GAME.write_move(A, move)) == move
