"""What the players of a log are called: people by their names, bots by the character they are."""

from collections.abc import Sequence
from typing import Final

from cabstand.content.catalogue import Catalogue
from cabstand.content.naming import character_name
from cabstand.core.manifest import find_character

BOT: Final = "bot "
_KNOWS: Final = " knows "


def level_of(player: str) -> str:
    """The kind of bot in `bot simple knows 60`."""
    return player.removeprefix(BOT).partition(_KNOWS)[0]


def knowledge_of(player: str) -> int | None:
    """How many of 100 questions a plain bot knows, where its seat says so."""
    known = player.partition(_KNOWS)[2]
    return int(known) if known else None


def bot_seat(level: str, knows: int | None) -> str:
    return BOT + level + ("" if knows is None else f"{_KNOWS}{knows}")


def shown_names(game: str, players: Sequence[str], words: Catalogue) -> list[str]:
    """As they are called at this table: a character that sits here twice has a number."""
    names: list[str] = []
    for seat, player in enumerate(players, 1):
        name = _shown(game, seat, player, words)
        before = sum(other == player for other in players[: seat - 1]) if player.startswith(BOT) else 0
        names.append(f"{name} {before + 1}" if before and name in names else name)
    return names


def _shown(game: str, seat: int, player: str, words: Catalogue) -> str:
    if not player.startswith(BOT):
        return player
    level = level_of(player)
    if find_character(game, level) is not None:
        return character_name(words, game, level)
    return words.say("play-bot", seat=seat, level=level)
