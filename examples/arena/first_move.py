"""A bot in a file: it plays the first legal move.

./cab arena fare-play examples/arena/first_move.py simple random
"""

from cabstand.core import Move, Seat, find_game, game_names
from cabstand.core.bot import Bot
from cabstand.core.rng import Stream
from cabstand.core.rule import States

GAMES = [find_game(name) for name in game_names()]


class FirstMove(Bot):
    """For any game: it is known by its record."""

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        game = next(game for game in GAMES if game.state_type.names == hidden.dtype.names)
        return Move(int(game.legal(hidden, seat)[0]))


BOT = FirstMove()
