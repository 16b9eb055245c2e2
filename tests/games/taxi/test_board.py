"""The board is data, checked when it is read; a refusal names what is wrong with it and where."""

from hashlib import sha256

import pytest
from tests.games.taxi.table import BOARD, BOXES, GAME, LADDER, LOOP, begin, field, look

from cabstand.core import Refused, new_match
from cabstand.core.game import Args, Refusal
from cabstand.core.rule import record
from cabstand.games.taxi.board import Board, board_of, check_board, read_board, read_board_file, standard_board
from cabstand.games.taxi.record import Record


def fault(text: str) -> tuple[str, Args]:
    """What is wrong with the text of a board; a new game on it is refused alike."""
    with pytest.raises(Refused) as caught:
        read_board(text)
    with pytest.raises(Refused) as at_the_table:
        new_match("taxi", seats=2, board=text)
    assert at_the_table.value.refusal == caught.value.refusal
    return named(caught.value.refusal)


def named(refusal: Refusal) -> tuple[str, Args]:
    return refusal.reason.removeprefix("taxi-board-"), refusal.args


def file_fault(content: str) -> tuple[str, Args]:
    with pytest.raises(Refused) as caught:
        read_board_file(content)
    return named(caught.value.refusal)


def loop(old: str, new: str) -> str:
    return f"{LOOP.replace(old, new, 1)};{LADDER}"


# --- the standard board


def test_the_standard_board_has_36_to_44_boxes_and_a_ladder_of_at_least_8() -> None:
    board = standard_board()
    assert 36 <= len(board.loop) <= 44
    assert len(board.ladder) >= 8
    assert check_board(board) is board


@pytest.mark.parametrize("name", ["rank", "diversion", "exit", "foot-sound", "foot-give"])
def test_the_standard_board_has_one_of_each_special_box(name: str) -> None:
    assert standard_board().loop.count(name) == 1


def test_on_the_standard_board_exit_and_the_feet_come_after_diversion_and_before_rank() -> None:
    boxes = standard_board().loop
    assert boxes[0] == "rank"
    assert all(boxes.index(name) > boxes.index("diversion") for name in ("exit", "foot-sound", "foot-give"))


def test_a_game_without_a_board_of_its_own_is_played_on_the_standard_board() -> None:
    match = new_match("taxi", seats=2)
    assert field(match, "board") == "standard"
    assert look(match).loop == standard_board().loop
    assert look(match).ladder == standard_board().ladder


# --- texts and files


def test_a_board_is_written_and_read_as_text() -> None:
    board = read_board(BOARD)
    assert (board.loop, board.ladder) == (tuple(BOXES), (0, 0, 4, 2, 6, 1, 5, 3))
    assert board.text() == BOARD
    assert read_board(standard_board().text()) == standard_board()


def test_a_board_is_known_by_the_hash_of_its_text() -> None:
    assert read_board(BOARD).sha256() == sha256(BOARD.encode()).hexdigest()


def test_a_board_lies_in_the_record_and_can_be_taken_out_again() -> None:
    s: Record = record(begin().state)
    assert board_of(s) == read_board(BOARD)
    assert (s.exit_box, s.foot_sound, s.foot_give) == (8, 10, 11)
    assert board_of(record(GAME.new(4))) == standard_board()


def test_a_board_file_is_toml_with_a_loop_and_a_ladder() -> None:
    quoted = ", ".join(f'"{box}"' for box in BOXES)
    board = read_board_file(f'name = "Small"\nloop = [{quoted}]\nladder = [{LADDER}]')
    assert board == read_board(BOARD)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "loop = [",
        f"ladder = [{LADDER}]",
        'loop = ["rank"]',
        f"loop = 12\nladder = [{LADDER}]",
        f"loop = [1, 2]\nladder = [{LADDER}]",
        'loop = ["rank"]\nladder = ["0"]',
    ],
)
def test_a_file_that_holds_no_board_is_unreadable(content: str) -> None:
    assert file_fault(content) == ("unreadable", {})


@pytest.mark.parametrize(
    "text",
    [LOOP, f"{LOOP};", f"{LOOP};0,0,x", f"{LOOP};0,,0", f"{LOOP};100,0", f"{LOOP};-1", f"{LOOP};{LADDER},", f"{BOARD};1"],
)
def test_a_text_that_is_no_board_is_unreadable(text: str) -> None:
    assert fault(text) == ("unreadable", {})


# --- what is wrong with it


@pytest.mark.parametrize("boxes", [11, 65, 70])
def test_a_board_has_12_to_64_boxes(boxes: int) -> None:
    text = ",".join((BOXES + ["refuel"] * 60)[:boxes]) + ";" + LADDER
    assert fault(text) == ("length", {"boxes": boxes, "least": 12, "most": 64})


def test_a_board_of_64_boxes_is_a_board() -> None:
    assert len(read_board(",".join((BOXES + ["refuel"] * 60)[:64]) + ";" + LADDER).loop) == 64


@pytest.mark.parametrize(
    "name",
    [
        "",
        "taxi",
        "fare",
        "fare-",
        "fare-0",
        "fare-100",
        "fare-03",
        "fare--3",
        "question",
        "question-3",
        "question-24",
        "give-2",
        "Rank",
        "rank-1",
        " rank",
    ],
)
def test_an_unknown_box_is_named_with_its_number(name: str) -> None:
    assert fault(loop("sound", name)) == ("unknown-box", {"box": 6, "name": name})


def test_a_long_unknown_name_is_cut() -> None:
    assert fault(loop("sound", "x" * 50)) == ("unknown-box", {"box": 6, "name": "x" * 20})


@pytest.mark.parametrize(
    "name", ["fare-1", "fare-9", "fare-10", "fare-99", "question-2", "question-4", "give", "sound", "refuel"]
)
def test_boxes_that_a_board_can_have_often(name: str) -> None:
    assert read_board(f"{LOOP},{name},{name};{LADDER}").loop[12:] == (name, name)


@pytest.mark.parametrize("name", ["rank", "diversion", "exit", "foot-sound", "foot-give"])
@pytest.mark.parametrize("count", [0, 2, 3])
def test_a_board_has_each_special_box_once(name: str, count: int) -> None:
    boxes = [box for box in BOXES if box != name] + [name] * count + ["refuel"]
    assert fault(",".join(boxes) + ";" + LADDER) == ("once", {"name": name, "count": count})


@pytest.mark.parametrize("name", ["refuel", "question-2", "question-4", "give", "sound"])
def test_a_board_needs_each_ordinary_box(name: str) -> None:
    boxes = ["fare-1" if box == name else box for box in BOXES]
    assert fault(",".join(boxes) + ";" + LADDER) == ("needs", {"name": name})


def test_a_board_needs_a_fare() -> None:
    boxes = ["refuel" if box.startswith("fare-") else box for box in BOXES]
    assert fault(",".join(boxes) + ";" + LADDER) == ("needs", {"name": "fare"})


@pytest.mark.parametrize("turn", [1, 3, 11])
def test_rank_comes_first(turn: int) -> None:
    boxes = BOXES[-turn:] + BOXES[:-turn]
    assert fault(",".join(boxes) + ";" + LADDER) == ("rank-first", {"box": turn + 1})


@pytest.mark.parametrize("name", ["exit", "foot-sound", "foot-give"])
def test_exit_and_the_feet_of_the_ladder_come_after_diversion(name: str) -> None:
    boxes = [box for box in BOXES if box != name]
    boxes.insert(3, name)
    assert fault(",".join(boxes) + ";" + LADDER) == ("after-diversion", {"box": 4, "name": name})


@pytest.mark.parametrize(("ladder", "boxes"), [("0", 1), ("0,0,4,2,6,1,5", 7), ("0,0" + ",1" * 23, 25)])
def test_a_ladder_has_8_to_24_boxes(ladder: str, boxes: int) -> None:
    assert fault(f"{LOOP};{ladder}") == ("ladder-length", {"boxes": boxes, "least": 8, "most": 24})


def test_a_ladder_of_24_boxes_is_a_ladder() -> None:
    assert len(read_board(f"{LOOP};0,0" + ",6" * 22).ladder) == 24


@pytest.mark.parametrize(
    ("ladder", "box", "number"),
    [
        ("1,0,4,2,6,1,5,3", 1, 1),
        ("0,3,4,2,6,1,5,3", 2, 3),
        ("0,0,0,2,6,1,5,3", 3, 0),
        ("0,0,4,2,7,1,5,3", 5, 7),
        ("0,0,4,2,6,1,5,0", 8, 0),
        ("0,0,4,2,6,1,5,99", 8, 99),
    ],
)
def test_the_first_two_boxes_of_the_ladder_show_no_number_and_all_others_1_to_6(ladder: str, box: int, number: int) -> None:
    assert fault(f"{LOOP};{ladder}") == ("ladder-number", {"box": box, "number": number})


@pytest.mark.parametrize("number", [-1, -6, 7, 300])
def test_a_file_cannot_give_a_ladder_a_number_that_no_die_shows(number: int) -> None:
    quoted = ", ".join(f'"{box}"' for box in BOXES)
    content = f"loop = [{quoted}]\nladder = [0, 0, 4, {number}, 6, 1, 5, 3]"
    assert file_fault(content) == ("ladder-number", {"box": 4, "number": number})


def test_a_board_made_by_a_program_is_checked_alike() -> None:
    with pytest.raises(Refused) as caught:
        check_board(Board(tuple(BOXES), (0, 0, 4)))
    assert named(caught.value.refusal)[0] == "ladder-length"
