"""The learner of the examples: it learns, what it has learned plays in every seat, and the notebook tells no tales."""

import ast
import json
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from tests.compiled import ROOT
from tests.research.stand_ins import stand_ins

import learn
from cabstand.core import find_game
from cabstand.lab.arena import play_batch, set_up
from cabstand.lab.contestants import contestant
from cabstand.research.coding import coding_of
from lessons import LESSONS, from_seat, inputs_of, named_from_seat

__all__ = ["stand_ins"]

FOLDER = ROOT / "examples" / "learn"
BOT = str(FOLDER / "bot.py")


def test_the_learner_has_at_most_150_lines() -> None:
    assert len((FOLDER / "learn.py").read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.parametrize(("name", "games"), [("space-taxi", 2), ("taxi", 6)])
def test_what_was_learned_plays_in_the_arena(
    name: str, games: int, stand_ins: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LESSONS, name, LESSONS[name]._replace(games=4))
    network, curve = learn.train(name, "random", games, seed=1)
    assert all(np.isfinite(weight).all() for weight in network.weights)
    learn.keep(tmp_path, name, network, curve, "about")
    assert (tmp_path / f"{name}.svg").read_text(encoding="utf-8").count("<circle") >= 1
    monkeypatch.setenv("LEARNED", str(tmp_path))
    contestant.cache_clear()
    batch = play_batch(set_up(name, (BOT, "random", "random"), 3, {}, 1), 0, 1)
    contestant.cache_clear()
    assert len(batch.ranks) == 1


def test_a_learner_does_more_often_what_went_well() -> None:
    """Three actions, one of which pays: after some steps it is the likeliest by far."""
    game = find_game("taxi")
    coding = coding_of(game)
    lesson = LESSONS["taxi"]
    inputs = inputs_of(lesson, coding.named(coding.observe(game.new(3), 0, True)[None]))
    rows, looks = np.array([0, 0, 0]), np.eye(11)[:3]
    network = learn.untaught(inputs, looks)
    for _ in range(200):
        for chosen in np.eye(3, dtype=bool):
            gain = np.array([1.0 if chosen[1] else -0.5])
            network.learn(inputs, rows, looks, chosen, gain, np.array([2.0]), lesson, 1e-3)
    _, value, likely = network.forward(inputs, rows, looks)
    assert likely[1] > 0.8
    assert value[0] == pytest.approx(2.0, abs=0.2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_sees_the_table_and_names_its_actions_as_the_first_one_would(seat: int) -> None:
    lesson, game = LESSONS["taxi"], find_game("taxi")
    coding = coding_of(game)
    state = game.new(3)
    state["money"][0, :3] = np.roll([50, 20, 70], seat)
    seen = from_seat(lesson, coding.named(coding.observe(state, seat, True)[None]))
    state["money"][0, :3] = [50, 20, 70]
    first = from_seat(lesson, coding.named(coding.observe(state, 0, True)[None]))
    assert (inputs_of(lesson, seen) == inputs_of(lesson, first)).all()
    assert lesson.worth(seen) == lesson.worth(first) == -1.0
    assert named_from_seat(lesson, np.array([0, 2 + (seat + 1) % 3, 9]), seat).tolist() == [0, 3, 9]


def test_the_notebook_is_kept_without_what_it_printed_and_all_of_it_is_python() -> None:
    notebook = json.loads((FOLDER / "from_nothing_to_a_rated_bot.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    for cell in cells:
        ast.parse("".join(cell["source"]))
        assert not cell["outputs"]
        assert cell["execution_count"] is None
