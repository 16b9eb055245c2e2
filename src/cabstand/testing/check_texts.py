"""Checks of texts: the notation of moves, the line of a position, the log."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from cabstand.core.game import CHANCE, OVER, Actor, Game, Move, Refused
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.table.fold import Fold, fold_log, told_log
from cabstand.table.log import Header, LogError, LogLine, name_of, read_log, write_header, write_line
from cabstand.testing.play import (
    Step,
    legal_moves,
    pick,
    positions,
    rng_for,
    same_bytes,
    seats_for,
    some,
    tell,
    viewers_of,
    walk,
)

EACH: Final = 8
_NOT_IN_A_TEXT: Final = re.compile(r"[,{}\r\n]|=>|^\s|\s$|^$")
"""A log needs these for itself."""


def check_moves_have_one_text_each(game: Game, games: int) -> None:
    """Notation round-trips, tells legal moves apart, fits into a log; what is no notation is refused."""
    for state, _, rng in positions(game, games, EACH):
        for actor in (game.to_move(state), Actor(pick(rng, game.seat_count(state)))):
            if actor == OVER:
                continue
            moves = [game.sample(state, rng) for _ in range(8)] if actor == CHANCE else legal_moves(game, state, actor)
            texts: dict[str, Move] = {}
            for move in some(rng, moves, 60):
                text = _check_round_trip(game, state, actor, move)
                assert texts.setdefault(text, move) == move, f"{text!r} means two moves, {tell(game, state, actor, move)}"
            for text in list(texts)[:3]:
                _check_damaged(game, state, actor, damage(text, rng))


def _check_round_trip(game: Game, state: States, actor: Actor, move: Move) -> str:
    text = game.write_move(actor, move)
    assert not _NOT_IN_A_TEXT.search(text), f"{text!r} cannot stand in a log"
    try:
        read = game.read_move(state, actor, text)
    except Refused as refused:
        raise AssertionError(f"{text!r} cannot be read back: {refused}") from None
    assert read == move, f"{text!r} is read as {read}: {tell(game, state, actor, move)}"
    return text


def _check_damaged(game: Game, state: States, actor: Actor, text: str) -> None:
    """A damaged text is refused, or means a move that is written in one way."""
    try:
        move = game.read_move(state, actor, text)
    except Refused:
        return
    except Exception as error:
        raise AssertionError(f"reading {text!r} fails with {error!r} instead of a refusal") from error
    assert game.read_move(state, actor, game.write_move(actor, move)) == move, f"{text!r} has no canonical text"


def damage(text: str, rng: Stream) -> str:
    """One character changed, doubled or lost, or two words exchanged."""
    at, way = pick(rng, len(text)), pick(rng, 4)
    if way == 0:
        return text[:at] + text[pick(rng, len(text))] + text[at + 1 :]
    if way == 1:
        return text[:at] + "X9-= "[pick(rng, 5)] + text[at + 1 :]
    return text[:at] + text[at + 1 :] if way == 2 else text[:at] + text[at] + text[at:]


def check_positions_round_trip(game: Game, games: int) -> None:
    """A position is one line that holds every byte of the state."""
    for state, _, _ in positions(game, games, EACH):
        text = game.write_position(state)
        assert text.splitlines() == [text], f"not one line: {text!r}"
        assert text.startswith(game.name), f"a position of {game.name} begins with its name: {text!r}"
        try:
            read = game.read_position(text)
        except Refused as refused:
            raise AssertionError(f"{text!r} cannot be read back: {refused}") from None
        assert same_bytes(read, state), f"reading {text!r} gives another state"


def check_logs_round_trip(game: Game, games: int) -> None:
    """A log folds to the state that was played and to its own text; a damaged line is refused by its number."""
    for number in range(games):
        steps = walk(game, number)
        fold, played = write_log(game, number, steps, options_as_text(game))
        assert same_bytes(fold.state, played), f"the log folds to {tell(game, fold.state)}, played was {tell(game, played)}"
        text = fold.text()
        again = _fold(text)
        assert same_bytes(again.state, fold.state), f"the same log folds to another state {tell(game, again.state)}"
        assert again.text() == text, "a log that is read and written again has another text"
        for viewer in viewers_of(game, fold.state)[:2]:
            header, lines = read_log(told_log(fold, viewer))
            assert (header, len(lines)) == (fold.header, len(fold.lines)), "a told log has another header or other lines"
        _check_damaged_lines(fold, rng_for(number))


def options_as_text(game: Game) -> dict[str, str]:
    """Every option with its default, as the header of a log has them."""
    defaults = msgspec.to_builtins(game.options())
    return {name: value if isinstance(value, str) else msgspec.json.encode(value).decode() for name, value in defaults.items()}


def write_log(game: Game, number: int, steps: tuple[Step, ...], options: dict[str, str]) -> tuple[Fold, States]:
    """A game folded line by line, and the state that playing it came to."""
    seats = tuple(f"player {seat + 1}" for seat in range(seats_for(game, number)))
    header = Header(game.name, game.version, options, seats)
    try:
        fold = Fold(header)
    except Refused as refused:
        raise AssertionError(f"no game begins with the header {header}: {refused}") from None
    played = steps[0].before
    for line, after in log_lines(game, steps):
        try:
            fold.add(write_line(line))
        except LogError as error:
            raise AssertionError(f"a line that was played is refused: {error}") from None
        played = after
    return fold, played


def log_lines(game: Game, steps: tuple[Step, ...]) -> Iterator[tuple[LogLine, States]]:
    """What was played as lines, each with the state after it; chance that has not answered yet leaves a line unfinished."""
    by, move, chance = "", "", list[str]()
    for step in steps:
        text = game.write_move(step.actor, step.move)
        if step.actor == CHANCE:
            chance.append(text)
        else:
            by, move = name_of(step.actor), text
        if game.to_move(step.after) != CHANCE:
            yield LogLine(by, move, tuple(chance)), step.after
            by, move, chance = "", "", []


def _fold(text: str) -> Fold:
    try:
        return fold_log(text)
    except LogError as error:
        raise AssertionError(f"a log that was written is refused: {error}") from None


def _check_damaged_lines(fold: Fold, rng: Stream) -> None:
    first = write_header(fold.header).count("\n") + 1
    at = pick(rng, len(fold.lines))
    line = fold.lines[at]
    act, arrow, _ = line.partition("=> ")
    seat, _, move = act.strip().partition(": ")
    damaged = [f"98: {move or '%'}", f"{seat or '1'}: %", "3 throws", "=> %"]
    # What chance did is missing, or chance did something that it was not asked for.
    damaged += [act.strip() or "=> %"] if arrow else [f"{line} => %"]
    for text in damaged:
        lines = [*fold.lines[:at], text, *fold.lines[at + 1 :]]
        refused = _refused_line(write_header(fold.header) + "".join(line + "\n" for line in lines))
        assert refused == first + at, f"line {first + at} was damaged to {text!r} from {line!r}, line {refused} is refused"


def _refused_line(text: str) -> int | None:
    try:
        fold_log(text)
    except LogError as error:
        return error.number
    return None
