"""Golden playthroughs: one game for each seat count, move by move, so that any change of the rules shows as a difference."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat, StoryLine, seats_of
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States
from cabstand.table.log import name_of
from cabstand.testing.play import Step, advanced, pick
from cabstand.testing.playthrough import playthrough

SEED: Final = 1886
VIEW_EVERY: Final = 90
WHOLE_POSITION_EVERY: Final = 25


def golden_path(folder: Path, seats: int) -> Path:
    return folder / f"{seats}-seats.txt"


def short_path(folder: Path, seats: int) -> Path:
    return folder / f"{seats}-seats-short.txt"


def write_golden(game: Game, folder: Path) -> None:
    """Write the playthroughs of a game: say in the commit why they have changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for seats in game.seats:
        steps = list(_play(game, seats))
        golden_path(folder, seats).write_text(golden_text(game, seats, steps), encoding="utf-8")
        short_path(folder, seats).write_text(short_text(game, seats, steps), encoding="utf-8")


def check_golden(game: Game, seats: int, folder: Path) -> None:
    """The playthrough is the one on file."""
    steps = list(_play(game, seats))
    compare_with_file(golden_path(folder, seats), golden_text(game, seats, steps), game)
    compare_with_file(short_path(folder, seats), short_text(game, seats, steps), game)


def compare_with_file(path: Path, text: str, game: Game) -> None:
    """The first line that differs is shown with the move that it is about."""
    assert path.exists(), f"{path} is missing: pytest --remake-golden {game.name} writes it"
    on_file, played = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    move = "the beginning"
    for number, (old, new) in enumerate(zip(on_file, played, strict=False), 1):
        move = old if old[:1].isdigit() else move
        assert old == new, f"{path.name}:{number} ({move}) says\n{old}\nplayed now:\n{new}"
    assert len(on_file) == len(played), f"{path.name} has {len(on_file)} lines, played now {len(played)}"


def short_text(game: Game, seats: int, steps: list[Step]) -> str:
    title = f"golden playthrough: {game.name}, rules {game.version}, {seats} seats, seed {SEED}"
    return "\n".join([title, "", *playthrough(game, game.new(seats), iter(steps)), ""])


def golden_text(game: Game, seats: int, steps: list[Step]) -> str:
    lines = [f"golden playthrough: {game.name}, rules {game.version}, {seats} seats, seed {SEED}", ""]
    position = game.write_position(game.new(seats))
    lines.append(position)
    for number, step in enumerate(steps, 1):
        told = game.told_move(step.before, step.actor, step.move, None)
        text = game.write_move(step.actor, step.move)
        who = name_of(step.actor) or "chance"
        lines.append(f"{number}. {who}: {text}" + (f" (told: {told})" if told != text else ""))
        after = game.write_position(step.after)
        lines.append("  " + (after if number % WHOLE_POSITION_EVERY == 0 else _changed_words(position, after)))
        lines.append("  " + _legal_counts(game, step.after))
        lines += _stories(game, step)
        if number % VIEW_EVERY == 1 or game.to_move(step.after) == OVER:
            lines += _views(game, step.after)
        position = after
    return "\n".join(lines) + "\n"


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


def _changed_words(old: str, new: str) -> str:
    """The words of a position that a move has changed: short, and easy to read in a difference."""
    was, now = old.split(" "), new.split(" ")
    if len(was) != len(now):
        return new
    return " ".join(after for before, after in zip(was, now, strict=True) if before != after) or "(no change)"


def _legal_counts(game: Game, state: States) -> str:
    asked = game.to_move(state)
    counts = [f"{seat + 1}: {len(game.legal(state, Actor(seat)))}" for seat in seats_of(game, state)]
    referee = [f"referee: {len(game.legal(state, REFEREE))}"] if asked == REFEREE else []
    who = "nobody" if asked == OVER else name_of(asked) or "chance"
    return f"asked {who}, legal moves " + " ".join(counts + referee)


def _stories(game: Game, step: Step) -> Iterator[str]:
    """The story for somebody who watches, and for the seats that know more."""
    watched = game.story(step.before, step.actor, step.move, step.after, None)
    yield from (f"  - {_line(line)}" for line in watched)
    for seat in seats_of(game, step.before):
        lines = game.story(step.before, step.actor, step.move, step.after, seat)
        if lines != watched:
            yield from (f"  - for {seat + 1}: {_line(line)}" for line in lines)


def _line(line: StoryLine) -> str:
    return " ".join([line.message, *(f"{name}={value}" for name, value in line.args.items())])


def _views(game: Game, state: States) -> Iterator[str]:
    asked = game.to_move(state)
    yield "  view: " + msgspec.json.encode(game.view(state, None)).decode()
    if asked >= 0:
        yield f"  view of {asked + 1}: " + msgspec.json.encode(game.view(state, Seat(asked))).decode()
