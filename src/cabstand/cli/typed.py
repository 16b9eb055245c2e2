"""What people type in their own language: words for moves, and short words such as help. The notation always works."""

import unicodedata
from collections.abc import Iterable

from cabstand.core.screen import Words


def plain(text: str) -> str:
    """Small letters without accents: what is easily typed counts as what is shown."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def meanings(message: str, words: Words) -> list[str]:
    """The words that a message lists, the one that is shown first."""
    return [word.strip() for word in words.say(message).split(",")]


def means(answer: str, message: str, words: Words) -> bool:
    """Whether an answer is one of the words that a message lists."""
    return plain(answer) in map(plain, meanings(message, words))


def in_notation(answer: str, game: str, verbs: Iterable[str], words: Words) -> str:
    """An answer that begins with a word for a move in the reader's language, as the notation writes it: `geben 2`, `hand 2`."""
    typed = answer.split()
    for verb in verbs:
        message = f"{game}-word-{verb}"
        for meaning in meanings(message, words) if message in words else ():
            length = len(meaning.split())
            if plain(" ".join(typed[:length])) == plain(meaning):
                return " ".join([verb.replace("-", " "), *typed[length:]])
    return answer
