"""What the rules say, move by move, as digests: made in this process and in a compiled one, and compared.

Run as `python -m tests.conformance.trail GAMES PLACE ..`, it prints the trails of the games at these places as JSON.
"""

import hashlib
import sys
from pathlib import Path

import msgspec
from tests.compiled import run_python
from tests.conformance.play import legal_moves, rng_for, viewers_of, walk

from cabstand.core.game import CHANCE, REFEREE, Actor, Game
from cabstand.core.places import places
from cabstand.core.registry import load_game
from cabstand.core.rule import COMPILED

Trail = list[str]


def trail(game: Game, games: int) -> Trail:
    """One line a move: the game, the number of the move, who, the move, and digests of all that the rules say about it."""
    lines = []
    for number in range(games):
        for at, step in enumerate(walk(game, number)):
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
    return places()[game.name].at


def compiled_trails(places: list[str], games: int, data: Path) -> dict[str, Trail]:
    """The trails of games in a process with compiled rules, which are kept in `data` for the next time."""
    said = run_python(data, "-m", __name__, str(games), *places)
    return msgspec.json.decode(said, type=dict[str, Trail])


def check_compiled_and_interpreted_rules_agree(game: Game, games: int, compiled: Trail) -> None:
    """Both speeds of the same source give the same states, moves, refusals, draws, results, views and stories, move by move."""
    assert not COMPILED, "this process is the reference: it must run interpreted"
    interpreted = trail(game, games)
    for ours, theirs in zip(interpreted, compiled, strict=False):
        assert ours == theirs, f"interpreted and compiled {game.name} part ways:\n{ours}\n{theirs}"
    assert len(interpreted) == len(compiled), f"{len(interpreted)} moves interpreted, {len(compiled)} compiled"


if __name__ == "__main__":
    assert COMPILED, "started to run compiled rules, but NUMBA_DISABLE_JIT is set"
    wanted, *named = sys.argv[1:]
    sys.stdout.buffer.write(msgspec.json.encode({place: trail(load_game(place), int(wanted)) for place in named}))
