"""Fare Play in the terminal."""

from cabstand.games.fare_play.terminal.screen import SCREEN

__all__ = ["SCREEN"]
