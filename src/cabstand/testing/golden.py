"""Golden playthroughs: one game for each seat count, move by move, so that any change of the rules shows as a difference."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States
from cabstand.testing.play import Step, advanced, pick
from cabstand.testing.playthrough import playthrough

SEED: Final = 1886


def golden_path(folder: Path, seats: int) -> Path:
    return folder / f"{seats}-seats.txt"


def write_golden(game: Game, folder: Path) -> None:
    """Write the playthroughs of a game: say in the commit why they have changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        golden_path(folder, seats).write_text(golden_text(game, seats), encoding="utf-8")


def check_golden(game: Game, seats: int, folder: Path) -> None:
    """The playthrough is the one on file."""
    compare_with_file(golden_path(folder, seats), golden_text(game, seats), game)


def compare_with_file(path: Path, text: str, game: Game) -> None:
    """The first line that differs is shown with the move that it is about."""
    assert path.exists(), f"{path} is missing: pytest --remake-golden {game.name} writes it"
    on_file, played = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    move = "the beginning"
    for number, (old, new) in enumerate(zip(on_file, played, strict=False), 1):
        move = old if old[:1].isdigit() else move
        assert old == new, f"{path.name}:{number} ({move}) says\n{old}\nplayed now:\n{new}"
    assert len(on_file) == len(played), f"{path.name} has {len(on_file)} lines, played now {len(played)}"


def golden_text(game: Game, seats: int) -> str:
    title = f"golden playthrough: {game.name}, rules {game.version}, {seats} seats, seed {SEED}"
    return "\n".join([title, "", *playthrough(game, game.new(seats), _play(game, seats)), ""])


def _play(game: Game, seats: int) -> Iterator[Step]:
    """Half fallback, half random; now and then somebody acts out of turn."""
    state, rng = game.new(seats), stream(SEED, seats)
    while game.to_move(state) != OVER:
        actor, move = _choose(game, state, rng)
        after = advanced(game, state, actor, move)
        yield Step(state, actor, move, after)
        state = after


def _choose(game: Game, state: States, rng: Stream) -> tuple[Actor, Move]:
    actor = game.to_move(state)
    if actor == CHANCE:
        return actor, game.sample(state, rng)
    other = Actor(pick(rng, game.seat_count(state)))
    if other != actor and len(game.legal(state, other)) and pick(rng, 4) == 0:
        return other, game.draw(state, other, rng)
    if actor != REFEREE and pick(rng, 2):
        return actor, game.fallback(state, Seat(actor))
    return actor, game.draw(state, actor, rng)
