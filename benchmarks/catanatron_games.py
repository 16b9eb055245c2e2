"""The peer: catanatron's four random players; runs in an environment of its own. A tick is one decision of a player."""

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from worker import serve


def games() -> dict[str, float]:
    ticks = 0
    game = Game([RandomPlayer(color) for color in Color])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    return {"games": 1.0, "moves": float(ticks)}


if __name__ == "__main__":
    serve({"peer_games": games}, {"catanatron": version("catanatron")})
