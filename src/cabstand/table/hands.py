"""Games whose seats hold something secret from the opening on, such as a hand of cards."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cabstand.core import CHANCE, find_game
from cabstand.core.game import equal, seats_of
from cabstand.core.rng import stream
from cabstand.table.plan import Plan

_ANY_SEED: Final = 1


def holds_hands(plan: Plan) -> bool:
    """Whether any seat knows more than an onlooker as soon as everything is dealt. The game itself says so: its opening is
    played by chance on a table that nobody sits at."""
    return _holds_hands(plan.game.name, plan.game.rules, len(plan.seats.places), tuple(plan.game.options.items()))


@lru_cache(maxsize=64)
def _holds_hands(name: str, rules: int, seats: int, options: Iterable[tuple[str, str]]) -> bool:
    game, rng = find_game(name, rules), stream(_ANY_SEED)
    if game.all_open:
        return False
    state = game.new(seats, dict(options))
    while game.to_move(state) == CHANCE:
        state = game.apply(state, CHANCE, game.sample(state, rng))
    onlooker = game.hide(state, None)
    return any(not equal(game.hide(state, seat), onlooker) for seat in seats_of(game, state))
