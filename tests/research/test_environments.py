"""Our environments on stand-ins for their libraries: whole games, what is seen and refused, and who is asked."""

import re
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.compiled import ROOT
from tests.research.stand_ins import stand_ins

from cabstand.core import Refused, find_game, game_names
from cabstand.research.coding import coding_of

__all__ = ["stand_ins"]


def any_legal(mask: Any, choice: np.random.Generator) -> int:
    return int(choice.choice(np.flatnonzero(mask)))


def test_every_game_is_known_by_an_id_made_from_its_name(stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import register

    ids = ["cabstand/FarePlay-v1", "cabstand/SpaceTaxi-v1", "cabstand/Taxi-v1"]
    assert sorted(register()) == sorted(stand_ins.registry) == ids
    assert [stand_ins.registry[each]["kwargs"]["game"] for each in sorted(ids)] == sorted(game_names())


@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("name", game_names())
def test_one_seat_plays_a_whole_game_against_bots(name: str, observation: str, stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv

    options = {"rounds": 2} if name == "taxi" else {}
    env = SeatEnv(name, seats=3, seat=1, opponents="random", options=options, observation=observation)
    choice, rewards, over = np.random.default_rng(3), [], False
    seen, info = env.reset(seed=4)
    while not over:
        assert seen in env.observation_space
        assert (seen["is_asked"] if observation == "dict" else seen[-1:]).tolist() == [1]
        seen, reward, over, truncated, info = env.step(any_legal(info["action_mask"], choice))
        assert not truncated
        rewards.append(reward)
    assert not info["action_mask"].any()
    assert not any(rewards[:-1])
    assert 0.0 <= rewards[-1] <= 1.0
    again, _ = env.reset(seed=4)
    first, _ = SeatEnv(name, seats=3, seat=1, opponents="random", options=options).reset(seed=4)
    assert observation == "dict" or (again == first).all()


def test_an_illegal_action_does_nothing_and_says_why(stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv

    env = SeatEnv("space-taxi", opponents="random")
    before, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(28)
    assert (after == before).all()
    assert (reward, over, info["refused"]) == (0.0, False, "space-taxi-throw-first")
    assert env.step(100_000)[4]["refused"] == "no-such-action"


def test_what_is_handed_out_is_not_written_over(stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv

    env = SeatEnv("space-taxi", opponents="random", observation="dict")
    seen, info = env.reset(seed=1)
    kept = {name: part.copy() for name, part in seen.items()} | {"mask": info["action_mask"].copy()}
    env.step(any_legal(info["action_mask"], np.random.default_rng(1)))
    assert all((kept[name] == part).all() for name, part in (seen | {"mask": info["action_mask"]}).items())


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"opponents": ["random"]}, {"opponents": "nobody"}, {"options": {"x": 1}}])
def test_a_setting_that_cannot_be_is_refused(wrong: dict[str, Any], stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv

    with pytest.raises((Refused, ValueError)):
        SeatEnv("space-taxi", **({"seats": 3} | wrong))
    with pytest.raises(ValueError, match="flat"):
        SeatEnv("space-taxi", observation="pictures")
    with pytest.raises(ValueError, match="ends a game"):
        SeatEnv("taxi", options={"rounds": 0})  # only a clock would end it


@pytest.mark.parametrize("seat", [0, None])
def test_games_at_once_begin_again_with_the_step_after_their_end(seat: int | None, stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatVectorEnv

    env = SeatVectorEnv("space-taxi", num_envs=3, seats=3, seat=seat, opponents="random")
    choice, ended = np.random.default_rng(2), 0
    seen, info = env.reset(seed=[1, 2, 1])
    assert (seen[0] == seen[2]).all()
    done = np.zeros(3, bool)
    while ended < 4:
        actions = np.array([any_legal(mask, choice) if mask.any() else 0 for mask in info["action_mask"]])
        seen, rewards, over, _, info = env.step(actions)
        assert not (done & over).any()
        assert not rewards[~over].any()
        assert (info["action_mask"].any(axis=1) == ~over).all()
        assert not info["refused"].any()
        if seat is None:
            assert (info["asked"][~over] == seen[~over, -2]).all()
            assert np.allclose(info["shares"].sum(axis=1), over)
        ended += over.sum()
        done = over


@pytest.mark.parametrize("name", game_names())
def test_all_seats_play_a_whole_game_at_a_table(name: str, stand_ins: ModuleType) -> None:
    from cabstand.research.pettingzoo import table

    env = table(name, seats=3, options={"rounds": 2} if name == "taxi" else {})
    env.reset(seed=5)
    choice, asked = np.random.default_rng(1), set()
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        assert seen in env.observation_space(agent)
        others = [env.observe(other) for other in env.agents if other != agent]
        assert not any(other["action_mask"].any() or other["observation"][-1] for other in others)
        asked.add(agent)
        env.step(any_legal(seen["action_mask"], choice))
    assert asked == {"seat_0", "seat_1", "seat_2"}
    assert sum(env.rewards.values()) == pytest.approx(1.0)
    assert env._cumulative_rewards == env.rewards


def test_an_action_that_is_not_legal_is_refused_at_a_table(stand_ins: ModuleType) -> None:
    from cabstand.research.pettingzoo import table

    env = table("space-taxi", seats=3)
    env.reset(seed=5)
    with pytest.raises(ValueError, match="cannot make action 28"):
        env.step(28)


def test_who_could_move_out_of_turn_is_asked_first_and_may_wait(stand_ins: ModuleType) -> None:
    from cabstand.core.rng import stream
    from cabstand.research.playing import Playing

    game = find_game("taxi")
    state = game.new(3)
    playing = Playing(game, state, stream(1))
    while int(playing.state["round_no"][0]) == 0:
        playing.act(int(playing.legal[0]))
    turn = int(playing.mover)
    after_next, next_ = (turn + 2) % 3, (turn + 1) % 3
    playing.state["token"][0, [next_, after_next]] = 0
    playing.state["money"][0, [next_, after_next]] = 500
    playing._go_on()
    waits, redeems = coding_of(game).waits, 9
    assert (playing.asked, playing.legal.tolist()) == (next_, [redeems, waits])
    assert playing.act(waits)
    assert (playing.asked, playing.is_out_of_turn) == (after_next, True)
    assert playing.act(redeems)
    assert playing.state["token"][0, after_next] == 1
    assert playing.asked == next_, "things have changed: who waited is asked again"
    assert playing.act(waits)
    assert (playing.asked, playing.is_out_of_turn) == (turn, False)


@pytest.mark.parametrize("name", game_names())
def test_a_table_is_drawn_as_the_terminal_draws_it(name: str, stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv

    env = SeatEnv(name, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 5
    assert "\x1b[" in drawn


def test_the_example_of_the_page_runs(stand_ins: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len([line for line in example.splitlines() if line]) == 9
    exec(example, {})  # noqa: S102  our own page
    assert re.fullmatch(r"my share of the win: (0|1|0\.5|0\.33\d*)(\.0)?\n", capsys.readouterr().out)
