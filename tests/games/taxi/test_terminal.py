"""TAXI! in the terminal: typed answers, a real talk, own packs and boards."""

import shutil
from pathlib import Path

import pytest
from tests.cli.screen import Window, cab

from cabstand.core import OVER
from cabstand.games.taxi.packs.included import PACKS, london
from cabstand.table.fold import Fold, fold_log

SHORT_TALKS = (str(Path(__file__).with_name("short_talks.py")), "0.5")
NEW = ("play", "taxi", "--fast", "--names", "Ada,Bea", "--players", "2", "--seed", "3", "--option", "rounds=2")


def saved(data: Path, name: str = "taxi-1") -> Fold:
    return fold_log((data / "tables" / f"{name}.log").read_text())


def with_seed(tmp_path: Path, wanted: str, *words: str) -> tuple[int, Fold]:
    """A seed whose first turn leads to a question, a talk or a card: found by playing, not by chance."""
    for seed in range(1, 200):
        data = tmp_path / str(seed)
        cab(data, *NEW, "--seed", str(seed), *words, typed="\n" * 8)
        fold = saved(data)
        if fold.game.write_position(fold.state).split("ask=")[1].startswith(wanted):
            return seed, fold
        shutil.rmtree(data)
    raise AssertionError(f"no seed leads to {wanted}")


def test_a_whole_shift_of_bots_is_watched_to_its_end(tmp_path: Path) -> None:
    """Somebody who always throws, keeps, and does not know the answers."""
    typed = "\n".join(["", "keep", "sound", "no idea", "", "throw"] * 60) + "\n"
    said = cab(tmp_path, *NEW[:2], "--fast", "--seed", "8", "--option", "rounds=3", "--players", "3", typed=typed)
    assert said.returncode == 0, said.stdout[-2000:] + said.stderr
    assert saved(tmp_path).game.to_move(saved(tmp_path).state) == OVER
    assert "wins the shift with" in said.stdout or "shares the win" in said.stdout
    assert "Tourist question" in said.stdout


@pytest.fixture(scope="module")
def at_a_question(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Fold]:
    folder = tmp_path_factory.mktemp("question")
    seed, fold = with_seed(folder, "question")
    return folder / str(seed), fold


def asked(fold: Fold) -> tuple[int, int]:
    """Card and value of the question that waits for an answer."""
    position = fold.game.write_position(fold.state)
    card = int(position.split("card=")[1].split()[0])
    seat = int(position.split("seat=")[1].split()[0])
    place = int(position.split("place=")[1].split()[0].split(",")[seat - 1])
    return card, int(position.split("board=")[1] == "standard") and _value(fold, place)


def _value(fold: Fold, place: int) -> int:
    view = fold.game.view(fold.state, None)
    loop: tuple[str, ...] = view.loop  # type: ignore[attr-defined]
    return int(loop[place].rpartition("-")[2])


def test_a_right_answer_is_graded_right_and_earns_the_tip(at_a_question: tuple[Path, Fold], tmp_path: Path) -> None:
    data, fold = at_a_question
    shutil.copytree(data, tmp_path / "data")
    question = london().question(*asked(fold))
    said = cab(tmp_path / "data", "play", "--resume", "--fast", typed=f"  {question.answers[0].upper()}!\n")
    shown = " ".join(said.stdout.replace("│", " ").split())
    assert question.text in shown
    assert f"Right: {question.answers[0]}." in shown
    assert question.background in shown
    assert saved(tmp_path / "data").lines[len(fold.lines)].startswith("referee: right {")


@pytest.mark.parametrize(("verdict", "line"), [("y", "referee: right"), ("", "referee: wrong")])
def test_the_asking_seat_may_let_a_wrong_answer_count(
    at_a_question: tuple[Path, Fold], tmp_path: Path, verdict: str, line: str
) -> None:
    data, fold = at_a_question
    shutil.copytree(data, tmp_path / "data")
    said = cab(tmp_path / "data", "play", "--resume", "--fast", typed=f"a wild guess\n{verdict}\n")
    assert "do you let it count?" in " ".join(said.stdout.split())
    assert saved(tmp_path / "data").lines[len(fold.lines)].startswith(line)


@pytest.mark.parametrize("answer", ["x" * 10_000, "", "😀😀😀", "שלום", "\u202egnorw", "{braces} and }more{"])
def test_hostile_answers_are_wrong_and_shown_safely(at_a_question: tuple[Path, Fold], tmp_path: Path, answer: str) -> None:
    data, fold = at_a_question
    shutil.copytree(data, tmp_path / "data")
    said = cab(tmp_path / "data", "play", "--resume", "--fast", typed=answer + "\n\n")
    assert said.returncode == 0, said.stderr
    assert saved(tmp_path / "data").lines[len(fold.lines)].startswith("referee: wrong")


def test_a_talk_is_typed_against_the_clock_and_its_words_are_counted(tmp_path: Path) -> None:
    seed, fold = with_seed(tmp_path, "talk")
    position = fold.game.write_position(fold.state)
    card = london().talk(int(position.split("card=")[1].split()[0]))
    # at the end of input the talk ends too: a pipe does not have to wait for the clock
    said = cab(tmp_path / str(seed), "play", "--resume", "--fast", typed=f"\nso the {card.words[0]} and {card.words[3]}s\n")
    shown = " ".join(said.stdout.replace("│", " ").split())
    assert card.subject in shown
    assert f"Said: {card.words[0]}, {card.words[3]}." in shown
    assert saved(tmp_path / str(seed)).lines[len(fold.lines)].startswith("referee: words 2 {so the")


def test_the_talk_ends_when_the_time_is_up(tmp_path: Path) -> None:
    """In a real terminal, where nobody types anything: the program goes on by itself."""
    seed, _ = with_seed(tmp_path, "talk")
    with Window(tmp_path / str(seed), "play", "--resume", "--fast", program=SHORT_TALKS) as window:
        window.wait_for("Enter starts the clock")
        window.type("\r")
        window.wait_for("Time!")


@pytest.mark.parametrize(("knowledge", "right"), [(100, True), (0, False)])
def test_bots_know_as_much_as_they_are_said_to(tmp_path: Path, knowledge: int, right: bool) -> None:
    """Somebody plays who knows nothing, against bots that know all or nothing, and what these typed is shown and kept."""
    words = ("play", "taxi", "--fast", "--seed", "8", "--option", "rounds=3", "--knowledge", str(knowledge))
    shown = cab(tmp_path, *words, typed="\n".join(["", "keep", "sound", ""] * 40)).stdout
    lines = saved(tmp_path).lines
    assert any(line.startswith("referee: right") for line in lines) == right
    assert any(line.startswith("referee: right {") for line in lines) == right
    assert ("Right: " in shown) == right
    assert ("Bot 2 (simple) passes." in shown or "Bot 3 (simple) passes." in shown) == (not right)


def test_a_character_is_called_by_name_knows_what_it_knows_and_talks(tmp_path: Path) -> None:
    words = ("play", "taxi", "--fast", "--seed", "8", "--option", "rounds=4", "--bots", "pearl,rosie")
    shown = cab(tmp_path, *words, typed="\n".join(["", "keep", "sound", ""] * 60)).stdout
    assert "TAXI!: Driver, Pearl, Rosie." in shown
    fold = saved(tmp_path)
    assert fold.header.seats[1:] == ("bot pearl", "bot rosie")
    talks = [line for line in fold.lines if line.startswith("referee: words") and "{" in line]
    assert talks
    assert all(talk.split("{")[1][:20] in shown for talk in talks)


def test_somebody_else_at_the_screen_acts_out_of_turn_by_number(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, typed="2: redeem\n3: redeem\nq\n")
    assert "Your token is in your hand already." in said.stdout
    assert "Nobody at this screen sits on seat 3." in said.stdout


def test_an_own_pack_and_an_own_board_are_kept_for_the_game(tmp_path: Path) -> None:
    assert cab(tmp_path, "pack", "new", str(tmp_path / "mine")).returncode == 0
    board = "\n".join(
        [
            'loop = ["rank", "fare-1", "question-2", "give", "sound", "refuel", "diversion", "exit",',
            '"foot-sound", "foot-give", "question-4", "fare-2"]',
            "ladder = [0, 0, 1, 2, 3, 4, 5, 6]",
        ]
    )
    (tmp_path / "board.toml").write_text(board)
    words = ("--pack", str(tmp_path / "mine"), "--board", str(tmp_path / "board.toml"))
    assert cab(tmp_path, *NEW, *words, typed="q\n").returncode == 0
    shutil.rmtree(tmp_path / "mine")
    assert "Going on" in cab(tmp_path, "play", "--resume", typed="q\n").stdout
    header = saved(tmp_path).header
    assert header.options["questions"] == "1"
    assert header.options["board"].startswith("rank,fare-1,question-2")
    shutil.rmtree(tmp_path / "packs")
    gone = cab(tmp_path, "play", "--resume", typed="q\n")
    assert (gone.returncode, "no longer in" in gone.stderr) == (2, True)


def test_a_board_with_a_fault_is_refused_with_the_box(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text('loop = ["rank", "fair-1"]\nladder = [1]\n')
    said = cab(tmp_path, *NEW, "--board", str(tmp_path / "board.toml"))
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    loop = '", "'.join(["rank", *["fare-1"] * 12, "fair-1"])
    (tmp_path / "board.toml").write_text(f'loop = ["{loop}"]\nladder = [1]\n')
    assert "Box 14 is “fair-1”, which is no box." in cab(tmp_path, *NEW, "--board", str(tmp_path / "board.toml")).stderr


def test_a_pack_with_a_fault_is_refused_and_nothing_is_begun(tmp_path: Path) -> None:
    shutil.copytree(PACKS / "london", tmp_path / "mine")
    lines = (tmp_path / "mine" / "questions.csv").read_text().splitlines(keepends=True)
    (tmp_path / "mine" / "questions.csv").write_text("".join([*lines[:40], *lines[41:]]))
    told = cab(tmp_path, *NEW, "--pack", str(tmp_path / "mine"))
    assert told.returncode == 2
    assert "cabstand pack check" in told.stderr
    assert not (tmp_path / "tables").exists()
    checked = cab(tmp_path, "pack", "check", str(tmp_path / "mine"))
    assert checked.returncode == 2
    assert "questions.csv:41:" in checked.stdout


def test_pack_check_says_where_a_pack_is_beyond_the_limits(tmp_path: Path) -> None:
    shutil.copytree(PACKS / "london", tmp_path / "mine")
    with (tmp_path / "mine" / "pack.toml").open("a") as about, (tmp_path / "mine" / "questions.csv").open("a") as questions:
        about.write("a." * 30_000 + "a = 1\n")
        questions.write("x" * 5000 + "\n")
    checked = cab(tmp_path, "pack", "check", str(tmp_path / "mine"))
    assert checked.returncode == 2
    assert "pack.toml: is larger than 4 kB" in checked.stdout
    assert "questions.csv:602: this line has 5,000 characters" in checked.stdout


def test_a_sound_pack_is_told_so_with_its_hash(tmp_path: Path) -> None:
    said = cab(tmp_path, "pack", "check", str(PACKS / "london"))
    assert said.returncode == 0
    assert london().sha256 in said.stdout.replace("\n", "")


def test_a_pack_that_an_editor_would_change_is_sound_and_told_what(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert cab(tmp_path, "pack", "new", str(folder)).returncode == 0
    questions = folder / "questions.csv"
    questions.write_text(questions.read_text().replace("which year", "which recent year so far"))
    said = cab(tmp_path, "pack", "check", str(folder))
    assert said.returncode == 0
    assert "One piece of advice" in said.stdout
    assert "questions.csv:2: “so far” will not be true for ever: name a year" in said.stdout


def test_pack_new_makes_a_sound_pack_and_never_writes_over_one(tmp_path: Path) -> None:
    folder = str(tmp_path / "mine")
    assert cab(tmp_path, "pack", "new", folder).returncode == 0
    assert cab(tmp_path, "pack", "check", folder).returncode == 0
    again = cab(tmp_path, "pack", "new", folder)
    assert (again.returncode, "exists already" in again.stderr) == (2, True)
