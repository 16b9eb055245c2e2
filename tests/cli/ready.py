"""Everything that the terminal loads sooner or later. The process from which commands are forked imports it once."""

from cabstand.bots.registry import bots_of, coach_of
from cabstand.cli import arena, commands, main, opening, pack, play, position, replay, solve, verify
from cabstand.content.catalogue import catalogue
from cabstand.core.registry import part_of, sound_games

COMMANDS = (arena, commands, main, opening, pack, play, position, replay, solve, verify)
TEXTS = [catalogue(language) for language in ("en", "de", "fr")]
GAMES = [(game, bots_of(game), coach_of(game)) for game in sound_games()]
PARTS = [part_of(game, *part) for game, _, _ in GAMES for part in (("terminal", "SCREEN"), ("edition", "EDITION"))]
