"""Games as trees: nodes of chance one group at a time, what seats are told, and copies that go their own way."""

import copy
import pickle
from math import prod

import numpy as np
import pytest

from cabstand.core import CHANCE, OVER, find_game, game_names
from cabstand.core.rule import record
from cabstand.games.space_taxi.rules import PASSENGER_DICE, SPECIES
from cabstand.research.nodes import Node, most_outcomes

KNOWS = 60


def play(node: Node, choice: np.random.Generator, most: int) -> int:
    """Go on at random; how many steps were made."""
    for step in range(most):
        if node.asked == OVER:
            return step
        if node.asked == CHANCE:
            outcomes = node.outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            assert len(outcomes) <= most_outcomes(node.game)
            node.act(int(choice.choice([number for number, _ in outcomes], p=[chance for _, chance in outcomes])))
        else:
            assert (np.diff(node.legal) > 0).all(), "OpenSpiel wants them in ascending order"
            node.act(int(choice.choice(node.legal)))
    return most


def test_a_first_throw_falls_in_three_groups() -> None:
    game = find_game("space-taxi")
    node = Node(game, game.new(3, {"starter": 1}), KNOWS)
    node.act(0)
    chances, sizes = [], []
    for _ in range(3):
        outcomes = node.outcomes()
        sizes.append(len(outcomes))
        chances.append(outcomes[-1][1])
        assert node.asked == CHANCE
        node.act(outcomes[-1][0])
    assert sizes == [462, 56, 8]
    assert prod(sizes) == 206_976 == len(game.outcomes(game.apply(game.new(3, {"starter": 1}), 0, 0))[0])
    assert prod(chances) == pytest.approx(6.0**-9 / 8)
    s = record(node.state)
    assert (s.faces[SPECIES], s.fuels[5], s.crystal, node.asked) == (PASSENGER_DICE, 3, 8, 0)


@pytest.mark.parametrize("name", game_names())
def test_a_tree_leads_to_the_end_and_every_step_has_a_text(name: str) -> None:
    game = find_game(name)
    node = Node(game, game.new(2, {"rounds": 2} if name == "taxi" else {}), KNOWS)
    choice = np.random.default_rng(3)
    while node.asked != OVER:
        assert node.position()
        numbers = [number for number, _ in node.outcomes()] if node.asked == CHANCE else node.legal.tolist()
        texts = [node.text(number) for number in numbers[:20]]
        assert len(set(texts)) == len(texts)
        play(node, choice, 1)
    assert len(node.legal) == 0
    assert all(node.information(seat).startswith(f"seat {seat}\n") for seat in (0, 1))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("again", [copy.deepcopy, lambda node: pickle.loads(pickle.dumps(node))])  # noqa: S301  our own bytes
def test_a_copy_goes_its_own_way(name: str, again: object) -> None:
    game = find_game(name)
    assert callable(again)
    node, choice = Node(game, game.new(2), KNOWS), np.random.default_rng(4)
    play(node, choice, 25)
    before = (node.position(), node.information(0), node.legal.tolist(), node.asked)
    twin = again(node)
    assert (twin.position(), twin.information(0), twin.legal.tolist(), twin.asked) == before
    assert play(twin, choice, 5) == 5
    assert (node.position(), node.information(0), node.legal.tolist(), node.asked) == before
    assert twin.information(0) != node.information(0)


def test_what_a_seat_is_told_holds_no_card_that_it_may_not_know() -> None:
    game = find_game("fare-play")
    node = Node(game, game.new(2), KNOWS)
    play(node, np.random.default_rng(1), 13)
    drawn = [[line for line in told if line.startswith("chance: draw")] for told in node.told]
    assert len(drawn[0]) == len(drawn[1]) > 5
    assert all(("?" in one) != ("?" in two) for one, two in zip(*drawn, strict=True))
