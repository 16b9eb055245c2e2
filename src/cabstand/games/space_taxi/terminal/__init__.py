"""Space Taxi in the terminal."""

from cabstand.games.space_taxi.terminal.screen import SCREEN

__all__ = ["SCREEN"]
