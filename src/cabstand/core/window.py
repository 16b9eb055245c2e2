"""A window: several seats are asked at once what the rules would ask them one after another."""

from cabstand.core.game import Game, Seat
from cabstand.core.rule import States


def window_states(game: Game, state: States) -> dict[Seat, States]:
    """Who is asked in the window that is open, in the order of the rules, each with the state in which they would ask them.

    Empty where no window is open.
    """
    asked: dict[Seat, States] = {}
    while (move := game.waive(state)) is not None and (seat := Seat(game.to_move(state))) not in asked:
        asked[seat] = state
        state = game.apply(state, game.to_move(state), move)
    return asked
