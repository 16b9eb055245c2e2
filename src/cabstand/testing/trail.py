"""What the rules say, move by move, as digests: made with compiled and with interpreted rules, and compared."""

import hashlib
import sys
from pathlib import Path
from typing import Final

import msgspec

from cabstand.core.data_folder import data_folder
from cabstand.core.game import CHANCE, REFEREE, Actor, Game
from cabstand.core.places import places
from cabstand.core.rule import COMPILED
from cabstand.testing.play import MOST_STEPS, legal_moves, rng_for, viewers_of, walk
from cabstand.testing.process import Failed, run_python

FIRST_STEPS: Final = 110
"""Moves of each game that are compared where interpreted rules are too slow for whole ones."""

Trail = list[str]


def trail(game: Game, games: int) -> Trail:
    """One line per move: the game, the number of the move, who, the move, and digests of all that the rules say about it."""
    lines = []
    for number in range(games):
        for at, step in enumerate(walk(game, number, FIRST_STEPS if game.slow else MOST_STEPS)):
            rng = rng_for(at)
            actors = (REFEREE, *map(Actor, range(game.seat_count(step.before))))
            said: list[object] = [game.to_move(step.before), *(legal_moves(game, step.before, actor) for actor in actors)]
            if step.actor == CHANCE:
                said += [game.sample(step.before, rng) for _ in range(3)]
            elif step.actor != REFEREE:
                said += [game.draw(step.before, step.actor, rng) for _ in range(3)]
            said += [game.refusal(step.before, actor, step.move) for actor in actors]
            said += [game.result(step.after), *(game.hide(step.after, None).tobytes(),)]
            for viewer in viewers_of(game, step.after):
                said += [game.view(step.after, viewer), game.told_move(step.before, step.actor, step.move, viewer)]
                said.append(game.story(step.before, step.actor, step.move, step.after, viewer))
            state = hashlib.sha256(step.after.tobytes()).hexdigest()[:12]
            words = hashlib.sha256(msgspec.json.encode(said)).hexdigest()[:12]
            lines.append(f"game {number} move {at}: {step.actor} {step.move} state {state} rules {words}")
    return lines


def place_of(game: Game) -> str:
    """Where another process finds a game: its place in the registry, else the name it has in its own module."""
    if game.name in places():
        return places()[game.name].at
    module = type(game).__module__
    names = [name for name, value in vars(sys.modules[module]).items() if value is game]
    assert names, (
        f"no other process can find {game.name}: give the game a name in {module}, as in `GAME = {type(game).__name__}()`"
    )
    return f"{module}:{names[0]}"


def trails_elsewhere(places: list[str], games: int, kept_in: Path) -> dict[str, Trail]:
    """The trails of games in a process of the other speed. Compiled rules are kept in a folder for the next time."""
    said = run_python(kept_in, "-m", "cabstand.testing.elsewhere", "trails", str(games), *places, compiled=not COMPILED)
    return msgspec.json.decode(said, type=dict[str, Trail])


def check_compiled_and_interpreted_rules_agree(game: Game, games: int) -> None:
    """Both speeds of the same source give the same states, moves, refusals, draws, results, views and stories, move by move."""
    place = place_of(game)
    try:
        theirs = trails_elsewhere([place], games, data_folder())[place]
    except Failed as failed:
        speed = "interpreted" if COMPILED else "compiled"
        raise AssertionError(f"the {speed} rules end in an error: {failed.error}") from failed
    compare_trails(game, trail(game, games), theirs)


def compare_trails(game: Game, ours: Trail, theirs: Trail) -> None:
    """Trails of this process and of one with the other speed."""
    for here, there in zip(ours, theirs, strict=False):
        interpreted, compiled = (there, here) if COMPILED else (here, there)
        assert here == there, f"interpreted and compiled {game.name} part ways:\n{interpreted}\n{compiled}"
    assert len(ours) == len(theirs), f"{len(ours)} moves at one speed, {len(theirs)} at the other"
