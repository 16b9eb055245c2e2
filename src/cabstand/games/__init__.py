"""The rules of the games: pure, and importable alone."""

from cabstand.games.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Refused, Seat, find_game, game_names
from cabstand.games.match import Match, new_match
from cabstand.games.rng import Dice

__all__ = [
    "CHANCE",
    "OVER",
    "REFEREE",
    "Actor",
    "Dice",
    "Game",
    "Match",
    "Move",
    "Refused",
    "Seat",
    "find_game",
    "game_names",
    "new_match",
]
