"""A bot in a file that thinks: it draws a few of its moves, plays each out at random, and keeps the one that ended best.

./cab arena space-taxi examples/arena/play_outs.py random random --games 20
"""

from cabstand.core import CHANCE, OVER, Game, Move, Seat, find_game, game_names
from cabstand.core.bot import Bot
from cabstand.core.rng import Stream
from cabstand.core.rule import States

GAMES = [find_game(name) for name in game_names()]
DRAWN, GAMES_EACH = 6, 3


class PlayOuts(Bot):
    """For any game: it is known by its record."""

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        game = next(game for game in GAMES if game.state_type.names == hidden.dtype.names)
        moves = {game.draw(hidden, seat, rng) for _ in range(DRAWN)}
        return max(sorted(moves), key=lambda move: sum(margin(game, hidden, seat, move, rng) for _ in range(GAMES_EACH)))


def margin(game: Game, hidden: States, seat: Seat, move: Move, rng: Stream) -> int:
    """Play on at random from a state that could be true: how far ahead of the best rival does this seat end?"""
    state = game.apply(game.resample(hidden, seat, rng), seat, move)
    while (actor := game.to_move(state)) != OVER:
        step = game.sample(state, rng) if actor == CHANCE else game.draw(state, actor, rng)
        state = game.apply(state, actor, step)
    scores = game.result(state).scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


BOT = PlayOuts()
