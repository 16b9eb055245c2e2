"""Playing in the terminal: whole games, nonsense, leaving, pulled plugs."""

from pathlib import Path

from tests.cli.screen import Window, cab

from cabstand.bots.registry import find_bot
from cabstand.core import OVER, Seat
from cabstand.core.rng import stream
from cabstand.table.fold import fold_log

NEW = ("play", "space-taxi", "--fast", "--seed", "11", "--option", "starter=1")


def saved(data: Path, name: str = "space-taxi-1") -> str:
    return (data / "tables" / f"{name}.log").read_text()


def test_a_whole_game_against_bots_is_played_from_the_first_throw_to_the_winner(tmp_path: Path) -> None:
    window = Window(tmp_path, *NEW)
    with window:
        while True:
            window.wait_for("> ")
            fold = fold_log(saved(tmp_path))
            mover = fold.game.to_move(fold.state)
            move = find_bot(fold.game, "simple").choose(fold.state, Seat(mover), stream(1))
            window.type(fold.game.write_move(mover, move) + "\r")
            after = fold.game.write_position(fold.game.apply(fold.state, mover, move))
            if _is_last_answer(after):
                break
        assert window.end() == 0
    assert "wins with" in window.seen or "shares the win" in window.seen
    fold = fold_log(saved(tmp_path))
    assert fold.game.to_move(fold.state) == OVER
    assert fold.game.result(fold.state).winners


def _is_last_answer(position: str) -> bool:
    """Whether seat 1 has its score for the last round, so that it is not asked again."""
    scores = position.split("scores=")[1].split()[0].split(";")
    return len(scores) == 5 and not scores[4].startswith("-")


def test_a_wrong_entry_says_why_and_asks_again(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, typed="RR\n\nzz\nRRRRRR\n12345\nreturn 2\nT=\n😀\n" + "R" * 10_000 + "\nq\n")
    assert said.returncode == 0
    told = " ".join(said.stdout.split())
    assert "Throw the dice first." in told
    assert "“zz” is not a move" in told
    assert "dice are too many" in told
    assert "choose which of them to play" in told
    assert "“T=” is not a move: “=” means nothing in this game." in told
    assert said.stdout.count("which dice do you play?") == 8
    assert len(fold_log(saved(tmp_path)).lines) == 1


def test_help_and_the_board_can_be_asked_for_and_the_question_stands(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, typed="\nh\nv\nq\n")
    assert "Singles are sent home" in " ".join(said.stdout.split())
    assert said.stdout.count("which dice do you play?") == 3
    assert said.stdout.count("Round 1 of 5") == 2


def test_a_play_can_be_taken_back_until_the_next_throw(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, typed="\n0\nu\nu\n0\n\nu\nq\n")
    assert said.stdout.count("takes the last move back") == 1
    assert said.stdout.count("There is nothing to take back") == 2
    assert [line.split(" => ")[0] for line in fold_log(saved(tmp_path)).lines] == [
        "1: throw",
        "1: 0",
        "1: undo",
        "1: 0",
        "1: throw",
    ]


def test_control_c_leaves_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Window(tmp_path, *NEW) as window:
        window.wait_for("> ")
        window.type("\r")
        window.wait_for("> ")
        window.press_control_c()
        assert window.end() == 0
    assert "cabstand play --resume space-taxi-1" in window.seen
    assert "Traceback" not in window.seen
    assert len(fold_log(saved(tmp_path)).lines) == 1


def test_after_a_pulled_plug_the_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    with Window(tmp_path, *NEW) as window:
        window.wait_for("> ")
        window.type("\r")
        window.wait_for("> ")
        window.kill()
    thrown = fold_log(saved(tmp_path)).lines
    said = cab(tmp_path, "play", "--resume", typed="q\n")
    assert "Going on with space-taxi-1" in said.stdout
    assert "which dice do you play?" in said.stdout
    assert fold_log(saved(tmp_path)).lines == thrown


def test_resume_finds_the_newest_unfinished_game_or_the_one_named(tmp_path: Path) -> None:
    cab(tmp_path, *NEW, typed="q\n")
    cab(tmp_path, *NEW, "--names", "Zoe", typed="\nq\n")
    assert "Zoe" in cab(tmp_path, "play", "--resume", typed="q\n").stdout
    assert "Zoe" not in cab(tmp_path, "play", "--resume", "space-taxi-1", typed="q\n").stdout


def test_several_people_share_the_screen(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, "--names", "Ada,Bea,Chris", "--players", "3", typed="q\n")
    assert "Ada, Bea, Chris" in said.stdout
    assert fold_log(saved(tmp_path)).players == ["Ada", "Bea", "Chris"]


def test_a_name_full_of_markup_is_shown_as_it_is(tmp_path: Path) -> None:
    said = cab(tmp_path, *NEW, "--names", "[red]Ada[/red] :smile:", typed="q\n")
    assert "[red]Ada[/red] :smile:" in said.stdout


def test_solo_and_two_players_are_marked_as_beyond_the_box(tmp_path: Path) -> None:
    for players in ("1", "2"):
        said = cab(tmp_path, "play", "space-taxi", "--players", players, "--option", "starter=1", typed="q\n")
        assert "beyond the box" in " ".join(said.stdout.split())
    assert "beyond the box" not in cab(tmp_path, *NEW, typed="q\n").stdout
