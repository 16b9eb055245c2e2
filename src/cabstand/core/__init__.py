"""The rules of the games: pure, and importable alone."""

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Refused, Seat
from cabstand.core.match import Match, new_match
from cabstand.core.registry import find_game, game_names
from cabstand.core.rng import Dice

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
