"""The log as text, and the fold that turns it back into a game."""

import re
from typing import Final

import pytest

from cabstand.core import CHANCE, OVER, Actor, Refused, Seat, find_game
from cabstand.core.game import StoryLine
from cabstand.core.rng import Dice
from cabstand.table.fold import Fold, fold_log, told_log
from cabstand.table.log import (
    LONGEST_LINE,
    MOST_HEADER_LINES,
    Header,
    LogError,
    LogLine,
    read_line,
    read_log,
    write_header,
    write_line,
)
from cabstand.table.table import Table, header_for

HEADER: Final = Header("space-taxi", 1, {"starter": "2"}, ("Ada", "bot simple", "Chris"))
LOG: Final = """cabstand log
game: space-taxi
rules: 1
option: starter=2
seat: Ada
seat: bot simple
seat: Chris

2: throw => RRGBYT 134 s5
2: RR s5
2: throw => GBYT 134
2: GT=G
2: undo
2: T=G
"""


def test_a_log_reads_as_it_is_written() -> None:
    assert fold_log(LOG).text() == LOG


def test_the_header_says_what_the_game_was_begun_with() -> None:
    header, lines = read_log(LOG)
    assert header == HEADER
    assert lines[0] == (9, "2: throw => RRGBYT 134 s5")
    with_facts = Header("taxi", 1, {}, ("A", "B"), {"pack": "abc", "dice": "def"})
    assert read_log(write_header(with_facts))[0] == with_facts


@pytest.mark.parametrize(
    "line",
    [
        LogLine("2", "throw", ("RRGBYT 134 s5",)),
        LogLine("", "", ("starts 3",)),
        LogLine("1", "throw", ("4", "card 17"), "a remark"),
        LogLine("referee", "right", ()),
        LogLine("table", "sit 2 bot simple", ()),
        LogLine("1", "undo", ()),
    ],
)
def test_a_line_round_trips(line: LogLine) -> None:
    assert read_line(write_line(line)) == line


def test_what_was_typed_follows_in_braces_that_the_fold_ignores() -> None:
    remarked = LOG.replace("2: RR s5\n", "2: RR s5 {two reds, I like red}\n")
    assert fold_log(remarked).game.write_position(fold_log(remarked).state) == _position(LOG)


def _position(log: str) -> str:
    fold = fold_log(log)
    return fold.game.write_position(fold.state)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("RRGBYT 134 s5", "RRGBYT 134 s9", 9, "malformed-move"),
        ("RRGBYT 134 s5", "RRGBYT 13 s5", 9, "space-taxi-roll-does-not-fit"),
        ("2: RR s5", "2: RR s6", 10, "space-taxi-wrong-crystal"),
        ("2: RR s5", "3: RR s5", 10, "space-taxi-not-your-turn"),
        ("2: RR s5", "2: RRR s5", 10, "space-taxi-not-thrown"),
        ("2: RR s5", "9: RR s5", 10, "space-taxi-no-such-seat"),
        ("2: RR s5", "2; RR s5", 10, "log-line"),
        ("2: undo", "3: undo", 13, "nothing-to-undo"),
        ("2: throw => GBYT 134", "2: throw", 11, "chance-missing"),
        ("2: T=G", "table: dance", 14, "log-line"),
        *[
            ("2: T=G", line, 14, "log-line")
            for line in (
                "2: undo => nonsense",
                "2: undo => RRGBYT 134 s5",
                "table: => x",
                "table: pause => die 3",
                "table: pause now",
                "table: resume please",
                "table: Resume",
                "table: give-up now",
                "table: time",
                "table: time out",
                "table: time 2026-11-15T10:00:00Z or so",
                "table: sit",
                "table: sit 2",
                "table: sit 9 player",
                "table: sit 12 player",
                "table: sit 0 bot simple",
                "table: sit 2 Zoe",
                "table: sit 2 players",
                "table: sit 2 bot",
                "table: sit 2 bot simple => starts 1",
                "table: sit 2 bot simple or so",
                "table: reveal",
            )
        ],
        ("2: T=G", "2: undo it", 14, "malformed-move"),
        ("rules: 1", "rules: 7", 1, "no-such-version"),
        ("rules: 1", "rules: x", 1, "log-header"),
        ("rules: 1\n", "", 1, "log-header-missing"),
        ("game: space-taxi", "game: spoce-taxi", 1, "no-such-game"),
        ("option: starter=2", "option: starter=4", 1, "space-taxi-no-such-starter"),
        ("option: starter=2", "opinion: starter=2", 4, "log-header"),
        ("cabstand log", "cabstand lag", 1, "no-log"),
        ("seat: Chris\n", "seat: Chris\n" * 4, 1, "wrong-seat-count"),
    ],
)
def test_a_change_that_makes_a_line_illegal_is_refused_with_its_number_and_reason(
    old: str, new: str, line: int, reason: str
) -> None:
    assert old in LOG
    with pytest.raises(LogError) as error:
        fold_log(LOG.replace(old, new, 1))
    assert (error.value.number, error.value.refusal.reason) == (line, reason)


def test_any_changed_byte_is_refused_or_changes_only_what_the_text_says() -> None:
    """Flip every character of the moves: the log either folds, and then reads back as it stands, or is refused at that line."""
    start = LOG.index("2: throw")
    refused: list[int] = []
    for at in range(start, len(LOG)):
        for other in "0R7":
            changed = LOG[:at] + other + LOG[at + 1 :]
            try:
                told = fold_log(changed).text()
            except LogError as error:
                refused.append(error.number - LOG[:at].count("\n"))
            else:
                assert [line.split() for line in told.splitlines()] == [line.split() for line in changed.splitlines()]
    assert len(refused) > 100
    assert min(refused) >= 1


@pytest.mark.parametrize(
    "typed", ["{", "}{", "a\nb", "a\u2028b\x1cc\x85d", "\x00", "=> die 3", "table: give-up", " a ", "\u202e", "\x07\x1b"]
)
def test_whatever_is_typed_stays_one_line_that_can_be_kept_and_read(typed: str) -> None:
    text = write_line(LogLine("referee", "wrong", (), f"x{typed}y"))
    assert text.splitlines() == [text]
    assert "\x00" not in text  # no store keeps one
    line = read_line(text)
    assert (line.by, line.move, line.chance) == ("referee", "wrong", ())
    assert (line.remark[0], line.remark[-1]) == ("x", "y")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1: a  =>  b , c {d}", LogLine("1", "a", ("b", "c"), "d")),
        ("1: a=> b=> c", LogLine("1", "a", ("b=> c",))),
        ("1: a =>", LogLine("1", "a =>", ())),
        ("1: a => {d => e}", LogLine("1", "a", (), "d => e")),
        ("  => b", LogLine("", "", ("b",))),
        ("12:  a: b", LogLine("12", "a: b", ())),
    ],
)
def test_a_line_is_read_whatever_blanks_and_arrows_stand_in_it(line: str, told: LogLine) -> None:
    assert read_line(line) == told


@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            "1: ",
            "1:a",
            "a",
            "a => b",
            "100: a",
            "01: a",
            "=> ",
            "=>",
            "{a}",
            "1: a {",
            "1: a }",
            "1: a {b} c",
            "1: a {{b}",
        ),
        *("1: a {b}}", "1: a }{", "1: a {b} ", "1: {b}", "1: => {b}", "Referee: right", " 1: a"),
    ],
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(LogError, match="log-line"):
        read_line(line)


def test_a_line_is_refused_unread_if_it_is_too_long_and_only_its_beginning_is_told() -> None:
    longest = "1: a {" + "b" * (LONGEST_LINE - 7) + "}"
    assert read_line(longest).remark == "b" * (LONGEST_LINE - 7)
    with pytest.raises(LogError, match=r"log-line-too-long\(most=16384\)") as error:
        fold_log(LOG + longest.replace("a", "aa"))
    assert (error.value.number, error.value.text) == (15, "1: aa {" + "b" * 53)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("line", ["seat: Ada", "opinion: x", "option: {}=1"])
def test_a_header_has_only_so_many_lines(line: str) -> None:
    lines = "".join(line.format(number) + "\n" for number in range(MOST_HEADER_LINES))
    with pytest.raises(LogError, match="log-header") as error:
        read_log("cabstand log\n" + lines + "game: taxi\nrules: 1\n\n")
    assert error.value.number <= MOST_HEADER_LINES + 1


def test_a_header_that_is_as_long_as_may_be_is_read() -> None:
    seats = ("Ada",) * (MOST_HEADER_LINES - 3)
    assert read_log(write_header(Header("taxi", 1, {}, seats)))[0].seats == seats
    with pytest.raises(LogError, match="log-header-too-long"):
        read_log(write_header(Header("taxi", 1, {}, (*seats, "Ben"))))


@pytest.mark.parametrize("line", ["game: {}", "rules: {}", "option: {}=1", "option: starter={}", "{}: x"])
def test_no_refusal_repeats_a_header_line_at_full_length(line: str) -> None:
    for size in (10_000, 60_000):
        log = "cabstand log\n" + line.format("x" * size) + "\n" + LOG.removeprefix("cabstand log\n")
        with pytest.raises(LogError) as error:
            fold_log(log)
        assert len(str(error.value)) < 500


def test_an_empty_file_and_a_binary_one_are_no_logs() -> None:
    for text in ("", "\x00\x01\x02", "cabstand", "{}"):
        with pytest.raises(LogError) as error:
            fold_log(text)
        assert error.value.refusal.reason == "no-log"


def test_undo_goes_back_to_before_the_last_play_and_no_further() -> None:
    fold = fold_log(LOG[: LOG.index("2: undo")])
    before = fold_log(LOG[: LOG.index("2: GT=G")])
    assert fold.to_take_back(Actor(1)) is not None
    fold.add("2: undo")
    assert fold.state.tobytes() == before.state.tobytes()
    assert fold.to_take_back(Actor(1)) is None  # the throw was chance's
    with pytest.raises(LogError):
        fold.add("2: undo")


def test_a_play_that_ended_the_turn_cannot_be_taken_back() -> None:
    fold = Fold(Header("space-taxi", 1, {"starter": "1"}, ("Ada", "Bea", "Chris")))
    fold.add("1: throw => RRGBYT 111 s5")
    fold.add("1: 111")
    assert fold.game.to_move(fold.state) == 1
    assert fold.to_take_back(Actor(0)) is None


def test_table_lines_are_about_the_people_and_not_the_game() -> None:
    fold = fold_log(LOG)
    before = fold.state.tobytes()
    lines = [
        "table: pause",
        "table: time 2026-11-15T10:00:00Z",
        "table: sit 1 bot otto",
        "table: sit 2 player",
        "table: resume",
    ]
    for line in lines:
        assert fold.add(line) == []
        assert fold.paused == (line != "table: resume")
    assert fold.players == ["bot otto", "player", "Chris"]
    assert fold.state.tobytes() == before


def test_a_game_that_was_given_up_is_over_for_good() -> None:
    fold = fold_log(LOG + "table: give-up\n")
    table = Table(fold, lambda game, state, _: game.sample(state, Dice(1).stream))
    assert fold.is_over
    assert table.to_move == OVER
    for line in ("2: throw => GBYT 134", "2: undo", "table: give-up"):
        with pytest.raises(LogError, match=r"log-given-up|log-line"):
            fold.add(line)
    fold.add("table: reveal " + "5e" * 32)
    assert fold_log(fold.text()).lines == fold.lines


def test_a_log_told_to_a_seat_of_an_open_game_hides_nothing_but_remarks() -> None:
    fold = fold_log(LOG.replace("2: RR s5\n", "2: RR s5 {psst}\n"))
    assert told_log(fold, Seat(0)) == LOG
    assert told_log(fold, None) == LOG


def new_table(keep: list[str]) -> Table:
    dice = Dice(3)
    header = header_for(find_game("space-taxi"), {}, ("Ada", "Bea", "Chris"))
    return Table(Fold(header), lambda game, state, _: game.sample(state, dice.stream), keep.append)


def test_a_table_writes_a_move_and_what_chance_answers_as_one_line() -> None:
    kept: list[str] = []
    table = new_table(kept)
    table.begin()
    starter = table.to_move
    steps = table.act(starter, table.game.read_move(table.state, starter, "throw"))
    assert [step.actor for step in steps] == [starter, CHANCE]
    assert re.fullmatch(r"=> starts [123]", kept[0])
    assert re.fullmatch(r"[123]: throw => [RGBYPT]{6} [1-6]{3} s[1-8]", kept[1])
    assert fold_log(table.fold.text()).state.tobytes() == table.state.tobytes()


def test_a_refused_move_is_not_written() -> None:
    kept: list[str] = []
    table = new_table(kept)
    table.begin()
    with pytest.raises(Refused):
        table.act(table.to_move, table.game.read_move(table.state, table.to_move, "return 1"))
    assert len(kept) == 1


def test_a_move_that_cannot_be_written_has_not_happened() -> None:
    table = new_table([])
    table.begin()
    before = table.state.tobytes()

    def full(_: str) -> None:
        raise OSError("disk full")

    broken = Table(table.fold, lambda game, state, _: game.sample(state, Dice(1).stream), full)
    with pytest.raises(OSError, match="disk full"):
        broken.act(broken.to_move, broken.game.read_move(broken.state, broken.to_move, "throw"))
    assert broken.state.tobytes() == before
    assert len(table.fold.lines) == 1


def test_the_story_says_who_took_a_move_back() -> None:
    fold = fold_log(LOG[: LOG.index("2: undo")])
    assert fold.story(fold.add("2: undo"), None) == [StoryLine("story-undo", {"seat": 2})]
