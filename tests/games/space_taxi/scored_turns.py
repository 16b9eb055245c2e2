"""Turns of Space Taxi and what the rules count for them: the page works the same out for a choice, and is compared with it."""

import json
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from cabstand.core import CHANCE, OVER, find_game
from cabstand.core.rng import stream
from cabstand.core.rule import copied
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.figures import place
from cabstand.games.space_taxi.view import SpaceTaxiView, Turn


def turns_of_games(games: int) -> Iterator[Turn]:
    """The taxi after every play of games by chance, before a launch empties it."""
    game = find_game("space-taxi")
    for number in range(games):
        rng = stream(17, number)
        state = game.new(3)
        while (mover := game.to_move(state)) != OVER:
            move = game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng)
            after = game.apply(state, mover, move)
            if moves.kind(move) == moves.PLAY:
                placed = copied(state)
                place(placed, move)
                view = game.view(placed, None)
                assert isinstance(view, SpaceTaxiView)
                story = {line.message: line.args for line in game.story(state, mover, move, after, None)}
                failed = "space-taxi-story-failed-launch" in story
                # a failed launch ends the turn at once: no view ever shows it, the sheet does
                yield replace(view.turn, points=story["space-taxi-story-score"]["points"]) if failed else view.turn
            state = after


def scored_turns(size: Callable[[int, int], int]) -> str:
    """One turn in a line; every factor is among them."""
    turns = list(turns_of_games(size(3, 1000)))
    assert {turn.factor for turn in turns} == {0, 1, 2, 3, 4}
    rows = dict.fromkeys(json.dumps(msgspec.to_builtins(turn)) for turn in turns)
    return "[\n" + ",\n".join(rows) + "\n]\n"
