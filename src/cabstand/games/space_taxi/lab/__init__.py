"""Whole games of Space Taxi between bots, and the luck in them."""

from typing import Final

from cabstand.core.loop import Loop
from cabstand.games.space_taxi.lab.loops import play_games, play_together
from cabstand.games.space_taxi.lab.noting import note

LOOP: Final = Loop(play_games, play_together, note)
