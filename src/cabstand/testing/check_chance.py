"""Checks of chance: what is listed is what is sampled, and the outcome asked for is the outcome got."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Final

from cabstand.core.game import CHANCE, Game, Move
from cabstand.core.rule import States
from cabstand.testing.play import Step, advanced, pick, rng_for, same_bytes, some, strange_moves, tell, viewers_of, walk

SAMPLES: Final = 800
LEAST_EXPECTED: Final = 5.0
MOST_CELLS: Final = 200
UNLIKELY: Final = 1e-6
"""Seeds are fixed, so a check that passes goes on passing; this keeps a new seed or game from failing by bad luck."""


def check_sampling_has_the_listed_odds(game: Game, games: int) -> None:
    """Chance does nothing that is not listed, and each thing about as often as its weight says."""
    for step, number in _chance_steps(game, games, each=1):
        weights = _listed(game, step.before)
        rng = rng_for(number)
        seen = Counter(game.sample(step.before, rng) for _ in range(SAMPLES))
        for move in seen:
            assert move in weights, f"sampled but not listed: {tell(game, step.before, CHANCE, move)}"
        unlikely = chance_of_fit(weights, seen)
        assert unlikely > UNLIKELY, (
            f"chance of these samples is {unlikely:.1e}: {seen.most_common(4)} {tell(game, step.before)}"
        )


def check_the_outcome_asked_for_is_the_outcome_got(game: Game, games: int) -> None:
    """Exactly the listed outcomes are accepted, and what was asked for is what the next state shows.

    A secret outcome leads to a state of its own. An open one may be spent at once (a throw that settles a contest), but never
    do all outcomes lead to the same.
    """
    for step, number in _chance_steps(game, games, each=2):
        state, rng = step.before, rng_for(number)
        weights = _listed(game, state)
        assert step.move in weights, f"sampled but not listed: {tell(game, state, CHANCE, step.move)}"
        for move in strange_moves(game, number, some(rng, list(weights), 6), rng):
            accepted = game.refusal(state, CHANCE, move) is None
            assert accepted == (move in weights), (
                f"accepted: {accepted}, listed: {not accepted}, {tell(game, state, CHANCE, move)}"
            )
        reached: dict[bytes, Move] = {}
        for move in some(rng, list(weights), 40):
            refusal = game.refusal(state, CHANCE, move)
            assert refusal is None, f"listed but refused ({refusal}): {tell(game, state, CHANCE, move)}"
            after = game.apply(state, CHANCE, game.read_move(state, CHANCE, game.write_move(CHANCE, move)))
            assert same_bytes(after, advanced(game, state, CHANCE, move)), f"two results of {tell(game, state, CHANCE, move)}"
            other = reached.setdefault(after.tobytes(), move)
            spent = other == move or not _is_secret(game, state, move)
            assert spent, f"asked for {other} or for {move}, got the same: {tell(game, state, CHANCE, move)}"
        alone = len(weights) == 1 or len(reached) > 1
        assert alone, f"whatever chance is asked for, the next state is the same: {tell(game, state)}"


def _chance_steps(game: Game, games: int, each: int) -> Iterator[tuple[Step, int]]:
    """A few of the moments of each game in which chance acts."""
    for number in range(games):
        steps, rng = [step for step in walk(game, number) if step.actor == CHANCE], rng_for(number)
        for _ in range(each if steps else 0):
            yield steps[pick(rng, len(steps))], number


def _is_secret(game: Game, state: States, move: Move) -> bool:
    return any(game.told_move(state, CHANCE, move, seat) != game.write_move(CHANCE, move) for seat in viewers_of(game, state))


def _listed(game: Game, state: States) -> dict[Move, int]:
    moves, weights = game.outcomes(state)
    listed = dict(zip(map(Move, moves.tolist()), weights.tolist(), strict=True))
    assert len(listed) == len(moves) > 0, f"{len(moves)} outcomes listed, {len(listed)} of them distinct {tell(game, state)}"
    assert min(listed.values()) > 0, f"an outcome without weight {tell(game, state)}"
    return listed


def chance_of_fit(weights: dict[Move, int], seen: Counter[Move]) -> float:
    """How likely samples at least as odd as these are (chi-square), with outcomes of like weight pooled to likely cells."""
    total, samples = sum(weights.values()), seen.total()
    least = max(LEAST_EXPECTED, samples / MOST_CELLS)
    cells: list[tuple[float, int]] = []
    expected, found = 0.0, 0
    for move, weight in sorted(weights.items(), key=lambda listed: (listed[1], listed[0])):
        expected += samples * weight / total
        found += seen[move]
        if expected >= least:
            cells.append((expected, found))
            expected, found = 0.0, 0
    if cells:
        cells[-1] = cells[-1][0] + expected, cells[-1][1] + found
    distance = sum((found - expected) ** 2 / expected for expected, found in cells)
    return chi_square_tail(distance, len(cells) - 1)


def chi_square_tail(distance: float, freedom: int) -> float:
    """The chance of at least this distance, after Wilson and Hilferty: its cube root is very nearly normal."""
    if freedom < 1:
        return 1.0
    spread = 2 / (9 * freedom)
    z = ((distance / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2
