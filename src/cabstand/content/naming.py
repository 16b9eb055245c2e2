"""What games and characters are called, those included for which nobody has written a text."""

from cabstand.content.catalogue import Catalogue


def game_name(words: Catalogue, game: str) -> str:
    """The title of a game; `night-rank` is “Night Rank” where its texts do not say otherwise."""
    return words.get(f"{game}-name", plain_name(game))


def character_name(words: Catalogue, game: str, who: str) -> str:
    return words.get(f"{game}-character-{who}", plain_name(who))


def plain_name(name: str) -> str:
    """An id as a title."""
    return " ".join(word.capitalize() for word in name.split("-"))
