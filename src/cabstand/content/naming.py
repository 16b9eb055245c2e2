"""What games and characters are called, those included for which nobody has written a text."""

from cabstand.content.catalogue import Catalogue
from cabstand.content.untold import plain_name


def game_name(words: Catalogue, game: str) -> str:
    """The title of a game; `night-rank` is “Night Rank” where its texts do not say otherwise."""
    return words.get(f"{game}-name", plain_name(game))


def character_name(words: Catalogue, game: str, who: str) -> str:
    return words.get(f"{game}-character-{who}", plain_name(who))
