"""The chance to win, for the coach of Space Taxi: a turn is solved for it when it begins, and looked up from then on.

It is the chance of somebody who plays to win from here on, which may be another play than the one for points. While what the
others are taken to score is still being worked out, and for somebody who plays alone, there is no such figure.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from cabstand.core.coach import Advice, Choice
from cabstand.core.game import Actor, Move
from cabstand.core.rule import COMPILED, States, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.bots.solved import solved_turn, turn_of
from cabstand.games.space_taxi.bots.thumb import WINNER
from cabstand.games.space_taxi.record import PLAY, RETURN
from cabstand.games.space_taxi.rules import seat_in_turn
from cabstand.games.space_taxi.solver.season_cache import season_if_kept


def win_chances(state: States) -> Mapping[str, float]:
    """By move in its notation; nothing where it is not known."""
    s = record(state)
    if s.seats < 2 or not COMPILED or season_if_kept(int(s.seats)) is None:
        return {}
    if s.phase == PLAY:
        return {_write(move): chance for move, chance in solved_turn(WINNER, state).solution.plays(state)}
    if s.phase == RETURN:
        held = int(s.coins[seat_in_turn(state[0])])
        worth = turn_of(WINNER, state).aim(held).worth
        return {
            _write(Move(moves.of_number(moves.RETURN, coins))): float(worth[int(s.points) + 2 * coins, held - coins])
            for coins in range(held + 1)
        }
    return {_write(Move(moves.THROW)): solved_turn(WINNER, state).solution.value_of(state)}


def with_chances(advice: Advice, chances: Mapping[str, float]) -> Advice:
    """The same choices with their chance to win, and the one that wins most often if it is none of them."""
    if not chances:
        return advice

    def told(choice: Choice) -> Choice:
        return replace(choice, figures=choice.figures | {"win": chances[choice.move]})

    best = [told(choice) for choice in advice.best]
    winner = max(chances, key=lambda move: chances[move])
    others = [] if any(choice.move == winner for choice in best) else [Choice(winner, {"win": chances[winner]})]
    return replace(advice, best=best, chosen=advice.chosen and told(advice.chosen), others=others)


def _write(move: Move) -> str:
    return SPACE_TAXI.write_move(Actor(0), move)
