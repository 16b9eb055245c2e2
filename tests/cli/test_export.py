"""`./cab export`: what is written can be read back, says what happened, and holds nobody's name or words."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from tests.compiled import run_python

from cabstand.cli.commands import run
from cabstand.core import Dice, find_game
from cabstand.core.rule import blank
from cabstand.lab.decisions import decisions_of
from cabstand.lab.parquet import Origin, write
from cabstand.lab.simulate import Job
from cabstand.table.fold import Fold, fold_log
from cabstand.table.log import Header, LogLine, write_line

SHORT = {"rounds": "2"}


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize(("game", "options"), [("space-taxi", {}), ("taxi", SHORT), ("fare-play", {})])
def test_what_is_written_is_what_was_decided(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    rules, job = find_game(game), Job(game, ("simple", "random"), 3, 4, 2, options)
    assert write(tmp_path / "x.parquet", rules, ((part, Origin(3, job.bots)) for part in decisions_of(job))) > 10
    rows = rows_of(tmp_path / "x.parquet")
    [part] = decisions_of(job)
    assert [row["move"] for row in rows] == part.moves.tolist()
    assert {(row["seed"], row["game"], row["seats"]) for row in rows} == {(3, 4, 2), (3, 5, 2)}
    assert [row["decision"] for row in rows if row["game"] == 5] == list(range(sum(row["game"] == 5 for row in rows)))
    assert {(row["seat"], row["bot"]) for row in rows} == {(1, "simple"), (2, "random")}
    for row in rows:
        assert row["move"] in row["legal"]
        seen = blank(rules.state_type)
        for name, value in row["hidden"].items():
            seen[name][0] = np.reshape(value, seen[name][0].shape)
        assert rules.legal(seen, row["seat"] - 1).tolist() == row["legal"]
    for number in (4, 5):
        assert sum({row["seat"]: row["won"] for row in rows if row["game"] == number}.values()) == pytest.approx(1.0)


def test_a_finished_log_is_written_without_names_or_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], whole_log: str
) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    (logs / "one.log").write_text(whole_log)
    (logs / "two.log").write_text("\n".join(whole_log.splitlines()[:-2]) + "\n")
    assert run(["export", str(tmp_path / "out"), "--logs", str(logs)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "decisions of one game" in told
    assert "One log was left out" in told
    [path] = (tmp_path / "out").iterdir()
    rows, fold = rows_of(path), fold_log(whole_log)
    assert {(row["seed"], row["seat"], row["bot"]) for row in rows} == {(None, 1, None), (None, 2, "simple")}
    assert {row["seat"]: row["score"] for row in rows} == dict(enumerate(fold.game.result(fold.state).scores, 1))
    assert b"Ottilie" not in path.read_bytes()
    assert b"between us" not in path.read_bytes()


@pytest.fixture
def whole_log() -> str:
    """A game of Space Taxi between a person and a bot, who says something as they play."""
    fold, dice = Fold(Header("space-taxi", 1, {}, ("Ottilie", "bot simple"))), Dice(4)
    match = fold.game.new_match(2)
    while not match.is_over:
        chance, by, move = [], "", ""
        if match.to_move >= 0:
            by, move = str(match.to_move + 1), fold.game.write_move(match.to_move, chosen := dice.choice(match.legal_moves))
            match.push(chosen)
        while match.to_move == -1:
            match.push(outcome := fold.game.sample(match.state, dice.stream))
            chance.append(fold.game.write_move(-1, outcome))
        fold.add(write_line(LogLine(by, move, tuple(chance), "between us" if by else "")))
    return fold.text()


def test_what_cannot_be_written_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", str(tmp_path)]) == 2
    assert "Name a game to be simulated, or finished games with --logs." in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert run(["export", str(tmp_path / "file"), "taxi"]) == 2
    assert "Cannot write to" in capsys.readouterr().err


@pytest.mark.long
def test_compiled_decisions_are_those_of_the_simulation(
    compiled_rules: Path, tmp_path: Path, size: Callable[[int, int], int]
) -> None:
    games, words = str(size(300, 100_000)), ("--players", "3", "--bots", "simple,random,random", "--seed", "5")
    run_python(compiled_rules, "-m", "cabstand.cli.main", "export", str(tmp_path), "space-taxi", "--games", games, *words)
    told = json.loads(
        run_python(compiled_rules, "-m", "cabstand.cli.main", "simulate", "space-taxi", "--games", games, "--json", *words)
    )
    scores, decisions = [0, 0, 0], 0
    for path in sorted(tmp_path.iterdir()):
        table = pq.read_table(path, columns=["game", "decision", "seat", "score"])
        decisions += len(table)
        first = table.group_by(["game", "seat"]).aggregate([("score", "max")])
        for seat, score in zip(first["seat"].to_pylist(), first["score_max"].to_pylist(), strict=True):
            scores[seat - 1] += score
    assert decisions == told["moves"]
    assert [score / int(games) for score in scores] == pytest.approx(told["mean_score"], abs=1e-3)
