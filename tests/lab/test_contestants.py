"""Bots from outside: Python files, and programs that speak lines."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cabstand.cli.commands import run
from cabstand.core import Refused, find_game
from cabstand.core.rng import stream
from cabstand.lab.arena import play_batch, set_up
from cabstand.lab.contestants import contestant
from cabstand.lab.program import ProgramBot
from cabstand.plain.lab import play_game

ROOT = Path(__file__).resolve().parents[2]
ENGINE = f"{sys.executable} {ROOT / 'examples' / 'arena' / 'engine.py'}"
FILE = str(ROOT / "examples" / "arena" / "first_move.py")


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Programs are kept for the whole process; here each test sends its own away."""
    yield
    contestant.cache_clear()


def program(tmp_path: Path, *answers: str) -> str:
    """A program that greets and then gives these answers, one for each move that it is asked for."""
    path = tmp_path / "engine"
    path.write_text(
        "import sys\nprint('ready', flush=True)\n"
        f"for line, answer in zip((l for l in sys.stdin if l.startswith('legal')), {answers!r}): print(answer, flush=True)\n"
    )
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("game", ["space-taxi", "taxi", "fare-play"])
def test_a_bot_in_a_file_and_a_program_play_beside_ours(game: str) -> None:
    options = {"rounds": "2"} if game == "taxi" else {}
    setup = set_up(game, (FILE, f"program:{ENGINE}"), 2, options, seed=1)
    batch = play_batch(setup, 0, 1)
    assert batch.moves > 10
    assert play_batch(setup, 0, 1) == batch


def test_the_example_program_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "taxi", "--check", ENGINE]) == 0
    assert "TAXI!: good." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (("nonsense",), "arena-program-no-play"),
        (("play the fool",), "arena-program-bad-move"),
        (("play return 2",), "arena-program-bad-move"),
        ((), "arena-program-gone"),
    ],
)
def test_a_program_that_breaks_the_rules_stops_the_game(tmp_path: Path, answers: tuple[str, ...], reason: str) -> None:
    game = find_game("space-taxi")
    bot = ProgramBot(game, program(tmp_path, *answers).split())
    with pytest.raises(Refused) as error:
        play_game(game, game.new(1), stream(1), [bot])
    assert error.value.refusal.reason == reason


def test_a_program_that_keeps_silent_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_text("import sys\nsys.stdin.read()\n")
    bot = ProgramBot(find_game("taxi"), [sys.executable, str(path)], patience=0.2)
    with pytest.raises(Refused, match="arena-program-silent"):
        bot.begin(2)


def test_the_check_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "taxi", "--check", program(tmp_path, "give up")]) == 1
    assert "should say “play” and a move, but said “give up”" in " ".join(capsys.readouterr().out.split())


def test_a_program_or_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="arena-program-no-start"):
        ProgramBot(find_game("taxi"), [str(tmp_path / "nothing")]).begin(2)
    with pytest.raises(Refused, match="arena-no-such-file"):
        contestant(find_game("taxi"), str(tmp_path / "nothing.py"))
    empty = tmp_path / "empty.py"
    empty.write_text("")
    with pytest.raises(Refused, match="arena-bad-file"):
        contestant(find_game("taxi"), str(empty))
