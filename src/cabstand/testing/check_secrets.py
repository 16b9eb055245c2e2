"""Checks of secrecy, with two worlds that differ only in what a viewer cannot know.

Two games are played side by side. Where chance or another seat acts, the second world is given, if there is one, a different
move that looks the same to the viewer. Together the first two checks say: all that leaves a table for a viewer follows from
what `hide` leaves (first), and what `hide` leaves follows from what the viewer was told (second).
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec
import numpy as np

from cabstand.core.game import CHANCE, OVER, Actor, Game, Move, Refused, Seat
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import States
from cabstand.core.step import Step as FoldStep
from cabstand.table.fold import told_log
from cabstand.table.undo import shows_nothing
from cabstand.testing.check_envelope import seen
from cabstand.testing.check_texts import write_log
from cabstand.testing.play import (
    Step,
    advanced,
    byte_cells,
    choose,
    legal_moves,
    pick,
    positions,
    rng_for,
    same_bytes,
    some,
    tell,
    viewers_of,
    walk,
)

TRIES: Final = 5
STEPS: Final = 45
RESAMPLES: Final = 30
Viewer = Seat | None


class Twins(NamedTuple):
    """One step in each of two worlds."""

    one: Step
    two: Step


Alike = Callable[[Step, Step], bool]


def _partner(game: Game, one: Step, two: States, viewer: Viewer, rng: Stream, alike: Alike) -> Step | None:
    """A move for the second world that looks like the first world's: another one, if chance made it, else rather the same."""
    same = advanced(game, two, one.actor, one.move) if game.refusal(two, one.actor, one.move) is None else None
    for move in _candidates(game, one, two, viewer, rng):
        if game.refusal(two, one.actor, move) is None:
            step = Step(two, one.actor, move, advanced(game, two, one.actor, move))
            # A throw that settles a contest need not stay in the record: what leaves no trace there is no secret.
            traceless = move != one.move and same is not None and same_bytes(step.after, same)
            if not traceless and alike(one, step):
                return step
    return None


def _candidates(game: Game, one: Step, two: States, viewer: Viewer, rng: Stream) -> Iterator[Move]:
    if one.actor != CHANCE:
        yield one.move
    if viewer is not None and one.actor == Actor(viewer):
        return
    can_draw = one.actor == CHANCE or len(game.legal(two, one.actor)) > 0
    for _ in range(TRIES if can_draw else 0):
        move = game.sample(two, rng) if one.actor == CHANCE else game.draw(two, one.actor, rng)
        if move != one.move:
            yield move
    if one.actor == CHANCE:
        yield one.move


def twins(game: Game, one: States, two: States, viewer: Viewer, rng: Stream, alike: Alike) -> Iterator[Twins]:
    """Two worlds played on side by side, until no move can be found that looks alike in both."""
    for _ in range(STEPS):
        for _ in range(TRIES):
            chosen = choose(game, one, rng) if game.to_move(one) == game.to_move(two) else None
            if chosen is None:
                return
            first = Step(one, *chosen, advanced(game, one, *chosen))
            second = _partner(game, first, two, viewer, rng, alike)
            if second is not None:
                break
        else:
            return
        yield Twins(first, second)
        one, two = first.after, second.after


def _hidden_alike(game: Game, viewer: Viewer) -> Alike:
    return lambda one, two: same_bytes(game.hide(one.after, viewer), game.hide(two.after, viewer))


def told_alike(game: Game, viewer: Viewer) -> Alike:
    return lambda one, two: _told(game, one, viewer) == _told(game, two, viewer)


def _told(game: Game, step: Step, viewer: Viewer) -> str:
    return game.told_move(step.before, step.actor, step.move, viewer)


def _pairs_of_worlds(game: Game, games: int) -> Iterator[tuple[int, Viewer, States, States]]:
    """A new game and itself, and two worlds resampled from the middle of a game: for a watcher and for one of the seats."""
    for number in range(games):
        steps, rng = walk(game, number), rng_for(number)
        viewers = viewers_of(game, steps[0].before)
        for viewer in (None, viewers[1 + number % (len(viewers) - 1)]):
            yield number, viewer, steps[0].before, steps[0].before
            hidden = game.hide(steps[pick(rng, len(steps))].before, viewer)
            worlds = [game.resample(hidden, viewer, stream(number, world)) for world in (1, 2)]
            # A world that resampling got wrong is the concern of the checks of resampling.
            if all(same_bytes(game.hide(world, viewer), hidden) for world in worlds):
                yield number, viewer, worlds[0], worlds[1]


def _hides(game: Game) -> bool:
    """Whether anything is ever hidden from anybody in this game."""
    states = [state for state, _, _ in positions(game, len(game.seats), 8)]
    return any(not same_bytes(game.hide(state, viewer), state) for state in states for viewer in viewers_of(game, state))


# --- the first check -------------------------------------------------------------------------------------------------


def check_two_worlds_look_alike(game: Game, games: int) -> None:
    """Worlds that differ only in what is hidden from a viewer: everything that leaves for the viewer is equal."""
    differing = sum(_compare_worlds(game, *worlds) for worlds in _pairs_of_worlds(game, games))
    assert differing or not _hides(game), f"{game.name} hides something, yet no two worlds were found that differ"


def _compare_worlds(game: Game, number: int, viewer: Viewer, one: States, two: States) -> int:
    """Play two worlds side by side and compare what leaves; how many steps the worlds differed."""
    rng, differing = rng_for(number), 0
    begun = one is two
    tried = _moves_to_try(game, number)
    _compare_leaving(game, viewer, tried, one, two)
    walked: list[Twins] = []
    for pair in twins(game, one, two, viewer, rng, _hidden_alike(game, viewer)):
        walked.append(pair)
        if same_bytes(pair.one.after, pair.two.after) and pair.one.move == pair.two.move:
            continue  # one world: nothing to tell apart
        differing += 1
        for name, of_one, of_two in zip(
            ("told move", "story"), *(_happening(game, step, viewer) for step in pair), strict=True
        ):
            assert of_one == of_two, f"{name} for {viewer} differs: {of_one} and {of_two} {tell(game, pair.one.before)}"
        _compare_leaving(game, viewer, tried, pair.one.after, pair.two.after)
    if begun and differing:
        logs = [_log_for(game, number, tuple(steps), viewer) for steps in zip(*walked, strict=True)]
        assert logs[0] == logs[1], f"the log for {viewer} differs: {logs[0]} and {logs[1]}"
    return differing


def _moves_to_try(game: Game, number: int) -> list[Move]:
    """Moves whose refusals could give something away: those that somebody made somewhere."""
    made = {step.move for neighbour in (number, number + 1) for step in walk(game, neighbour) if step.actor != CHANCE}
    return some(rng_for(number), sorted(made), 16)


def _leaving(game: Game, state: States, viewer: Viewer, tried: list[Move]) -> dict[str, object]:
    """Everything about a state that leaves the table for a viewer."""
    leaving: dict[str, object] = {
        "hide": game.hide(state, viewer).tobytes(),
        "view": msgspec.json.encode(game.view(state, viewer)),
        "to_move": game.to_move(state),
        "envelope": seen(game, state, viewer),
    }
    if viewer is not None:
        actor = Actor(viewer)
        leaving["legal"] = game.legal(state, actor).tobytes()
        leaving["refusals"] = [game.refusal(state, actor, move) for move in tried]
        if game.to_move(state) == actor:
            leaving["fallback"] = game.fallback(state, viewer)
    if game.to_move(state) == OVER:
        leaving["result"] = game.result(state)
    return leaving


def _compare_leaving(game: Game, viewer: Viewer, tried: list[Move], one: States, two: States) -> None:
    first, second = _leaving(game, one, viewer, tried), _leaving(game, two, viewer, tried)
    for name in first | second:
        told = f"{first.get(name)!r} and {second.get(name)!r}"
        assert first.get(name) == second.get(name), (
            f"{name} for {viewer} differs: {told} {tell(game, one)} and {tell(game, two)}"
        )


def _happening(game: Game, step: Step, viewer: Viewer) -> tuple[str, bytes]:
    lines = game.story(step.before, step.actor, step.move, step.after, viewer)
    return _told(game, step, viewer), msgspec.json.encode(lines)


def _log_for(game: Game, number: int, steps: tuple[Step, ...], viewer: Viewer) -> str:
    fold, _ = write_log(game, number, steps, {})
    return told_log(fold, viewer)


# --- the second check ------------------------------------------------------------------------------------------------


def check_nobody_sees_more_than_they_are_told(game: Game, games: int) -> None:
    """Games that were told to a viewer in the same words leave the viewer with the same hidden state."""
    differing, secret = 0, False
    for number, viewer, first, second in _pairs_of_worlds(game, games):
        for one, two in twins(game, first, second, viewer, rng_for(number), told_alike(game, viewer)):
            differing += not same_bytes(one.after, two.after)
            secret = secret or "?" in _told(game, one, viewer)
            equal = same_bytes(game.hide(one.after, viewer), game.hide(two.after, viewer))
            assert equal, f"told alike, but {viewer} sees a difference: {tell(game, one.after)} and {tell(game, two.after)}"
    assert differing or not secret, f"{game.name} tells `?`, yet no two games were found that are told alike"


# --- taking back -----------------------------------------------------------------------------------------------------


def check_taking_back_shows_nothing(game: Game, games: int) -> None:
    """A move that a table would take back leaves two worlds alike that were alike before, and is offered in both or neither."""
    for number, viewer, first, second in _pairs_of_worlds(game, games):
        compare_what_can_be_taken_back(game, number, viewer, first, second)


def compare_what_can_be_taken_back(game: Game, number: int, viewer: Viewer, first: States, second: States) -> int:
    """Play two worlds side by side and try moves that could be taken back; how many there were."""
    rng, tried = rng_for(number), 0
    for pair in twins(game, first, second, viewer, rng, _hidden_alike(game, viewer)):
        one, two = pair.one.before, pair.two.before
        mover = game.to_move(one)
        for move in some(rng, legal_moves(game, one, mover), TRIES) if mover >= 0 else ():
            step = FoldStep(one, mover, move, advanced(game, one, mover, move))
            if game.to_move(step.after) == mover and shows_nothing(game, step):
                compare_taken_back(game, viewer, step, two)
                tried += 1
    return tried


def compare_taken_back(game: Game, viewer: Viewer, one: FoldStep, before: States) -> None:
    """The same move in a world that looked alike to a viewer: it is allowed there too, and still looks alike after it."""
    where = tell(game, one.before, one.actor, one.move)
    allowed = game.refusal(before, one.actor, one.move) is None
    assert allowed, f"it can be taken back, but shows {viewer} that it is allowed: {where}, not in {tell(game, before)}"
    two = FoldStep(before, one.actor, one.move, advanced(game, before, one.actor, one.move))
    compared: dict[str, list[object]] = {
        "the move": [game.told_move(step.before, step.actor, step.move, viewer) for step in (one, two)],
        "the story": [game.story(step.before, step.actor, step.move, step.after, viewer) for step in (one, two)],
        "the view": [game.view(step.after, viewer) for step in (one, two)],
        "what is hidden": [game.hide(step.after, viewer).tobytes() for step in (one, two)],
    }
    for name, told in compared.items():
        assert told[0] == told[1], f"it can be taken back, but {name} for {viewer} differs: {where} and {tell(game, before)}"
    if viewer is not None and one.actor == Actor(viewer):
        assert shows_nothing(game, two), f"that it can be taken back shows {viewer} something: {where} and {tell(game, before)}"


# --- resampling ------------------------------------------------------------------------------------------------------


def check_resampling_keeps_what_is_known(game: Game, games: int) -> None:
    """A resampled world can be, and looks to the viewer like the true one; where nothing is hidden, it is the true one."""
    hides = _hides(game)
    for state, number, _ in positions(game, games, 8):
        for viewer in viewers_of(game, state):
            hidden = game.hide(state, viewer)
            before = hidden.tobytes()
            world = game.resample(hidden, viewer, rng_for(number))
            assert hidden.tobytes() == before, f"resampling changed what it was given {tell(game, state)}"
            again = game.resample(hidden, viewer, rng_for(number))
            assert same_bytes(world, again), f"the same random numbers give two worlds {tell(game, state)}"
            known = game.hide(world, viewer).tobytes() == before
            assert known, f"{viewer} knows better than {tell(game, world)}, true is {tell(game, state)}"
            assert hides or same_bytes(world, state), f"nothing is hidden, yet {tell(game, state)} becomes {tell(game, world)}"
            try:
                game.read_position(game.write_position(world))
            except Refused as refused:
                raise AssertionError(f"a resampled world that cannot be: {tell(game, world)}: {refused}") from None


def check_resampling_varies_what_is_not_known(game: Game, games: int) -> None:
    """Every cell of the record that differs between two possible worlds takes several values in resampled ones."""
    exposed = np.zeros(game.state_type.itemsize, np.int64)
    varied = np.zeros(game.state_type.itemsize, np.bool_)
    for number in range(games):
        new = walk(game, number)[0].before
        viewers = viewers_of(game, new)
        viewer = viewers[number % len(viewers)]
        for at, (one, two) in enumerate(twins(game, new, new, viewer, rng_for(number), _hidden_alike(game, viewer))):
            differs = byte_cells(one.after) != byte_cells(two.after)
            if at % 5 or not differs.any():
                continue
            hidden, rng = game.hide(one.after, viewer), stream(number, at)
            worlds = np.array([byte_cells(game.resample(hidden, viewer, rng)) for _ in range(RESAMPLES)])
            exposed += differs
            varied |= (worlds != worlds[0]).any(axis=0) & differs
    # A cell seen only once or twice may have varied too rarely to show.
    stuck = np.flatnonzero((exposed > 2) & ~varied)
    assert not len(stuck), f"resampling never varies bytes {stuck.tolist()} of the record {game.state_type.fields}"
