"""From what a player types to a move of Fare Play: a card by number or name, then a square, then a turn, a seat or a way.

Everything can be said at once (`3 5 2`) or step by step; what is left open is asked for. The full notation always works.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cabstand.cli.typed import plain
from cabstand.core.game import Refusal, Refused, refuse
from cabstand.core.screen import Words
from cabstand.games.fare_play import notation
from cabstand.games.fare_play.notation import EDGE_LETTERS
from cabstand.games.fare_play.terminal.cards import card_name
from cabstand.games.fare_play.terminal.map import is_laid
from cabstand.games.fare_play.view import FarePlayView

DRIVE: Final = "drive"
EDGES: Final = ("north", "east", "south", "west")
_VERBS: Final = ("lay", "token", "clear", "play", "discard", "pass")
_OBVIOUS: Final = {"begin": "go", "react": "nothing", "declare": "declare"}
_LONGEST_NAME: Final = 3  # words in the name of a card
_DIGITS: Final = 3  # of a number that is read; longer ones are too large anyhow
_SHORTEST: Final = 2  # letters that say go, nothing, end, declare, start over


@dataclass(frozen=True)
class Option:
    """A legal move in parts: the card, the square, and a turn, edge, seat or origin. A plain word like `go` has none."""

    text: str
    card: str = ""
    square: str = ""
    detail: str = ""


@dataclass(frozen=True)
class Open:
    """A move that has been said in part: `options` are those it can still become, all with this card (and square)."""

    card: str
    square: str
    options: tuple[Option, ...]

    @property
    def said(self) -> str:
        return f"{self.card} {self.square}".rstrip()

    @property
    def squares(self) -> list[str]:
        """The squares to choose from, as one reads a page: their numbers are their places in this list, from 1."""
        return sorted({option.square for option in self.options if option.square}, key=_reading_order)

    @property
    def details(self) -> list[str]:
        return list(dict.fromkeys(option.detail for option in self.options))


def option_of(text: str) -> Option:
    match text.split():
        case ["lay" | "token" | "play", card, square, detail]:
            return Option(text, card, square, detail)
        case ["token", card, square, "from", origin]:
            return Option(text, card, square, origin)
        case ["hearse", square, edge]:
            return Option(text, "hearse", square, edge)
        case ["clear", card, "hearse", square]:
            return Option(text, card, square, "hearse")
        case ["clear", card, square]:
            return Option(text, card, square, "token")
        case ["play", card, seat] if seat.isdecimal():
            return Option(text, card, "", seat)
        case ["token" | "play", card, square]:
            return Option(text, card, square)
        case ["play" | "pass" | "discard", card]:
            return Option(text, card)
        case ["red", "light"]:
            return Option(text, "red-light")
        case [("detour" | "drive") as card, detail]:
            return Option(text, card, "", detail)
    return Option(text)


def complete(view: FarePlayView, answer: str, words: Words, said: str = "") -> str | Open:
    """The move that an answer stands for, or what is still open of it. `said` is what earlier answers have settled."""
    tight = " ".join(answer.lower().split())
    if not tight:
        return _enter(view, said)
    if _is_notation(tight):
        return tight
    spoken = tight.split()
    if spoken[0] in _VERBS:
        said, spoken = "", spoken[1:]
    options = [option_of(move) for move in view.moves]
    if not said and (plain := _plain_word(options, tight)):
        return plain
    said = said or implied_card(view)
    if not said:
        card, spoken = _take_card(view, options, spoken, words)
        if not card:
            return answer
        said = card
    elif spoken and spoken[0] == said.split()[0]:
        spoken = spoken[1:]  # the card named once more
    if said == DRIVE:
        spoken = [_edge(word, words) for word in spoken]
    done = _choose(narrow(options, said), spoken)
    return answer if done is None else done


def narrow(options: Iterable[Option], said: str) -> Open:
    """The options that begin with what has been said."""
    card, _, square = said.partition(" ")
    return Open(card, square, tuple(o for o in options if o.card == card and square in ("", o.square)))


def implied_card(view: FarePlayView) -> str:
    """The card that needs no naming: the location that was passed, or the hearse that must be driven."""
    if view.ask == "passed" and view.waiting is not None:
        return view.waiting.card
    return DRIVE if view.ask == "drive" else ""


def open_choice(view: FarePlayView, said: str) -> Open:
    return narrow((option_of(move) for move in view.moves), said)


def _is_notation(text: str) -> bool:
    try:
        notation.read(text)
    except Refused:
        return False
    return True


def _enter(view: FarePlayView, said: str) -> str | Open:
    """Enter alone: the one thing that can be done, or the obvious one."""
    said = said or implied_card(view)
    if not said:
        return _OBVIOUS.get(view.ask or "", "")
    left = open_choice(view, said)
    return left.options[0].text if len(left.options) == 1 else left


def _edge(word: str, words: Words) -> str:
    """The letter of an edge that is named, or begun, in the reader's language; else the word itself."""
    names = {edge: plain(words.say(f"fare-play-edge-{name}")) for edge, name in zip(EDGE_LETTERS, EDGES, strict=True)}
    return next((edge for edge, name in names.items() if name.startswith(plain(word))), word)


def _plain_word(options: list[Option], text: str) -> str:
    found = [o.text for o in options if not o.card and o.text.startswith(text) and len(text) >= _SHORTEST]
    return found[0] if len(found) == 1 else ""


def _reading_order(square: str) -> tuple[int, int]:
    x, y = notation.place_of(square) or (0, 0)
    return y, x


# --- the card ----------------------------------------------------------------------------------------------------


def _take_card(view: FarePlayView, options: list[Option], spoken: list[str], words: Words) -> tuple[str, list[str]]:
    """The card that the first words name, and the words that are left; no card where they name none."""
    if not spoken:
        return "", []
    if spoken[0].isdecimal():
        number = int(spoken[0][:_DIGITS])
        if not 1 <= number <= len(view.hand):
            raise refuse("fare-play-no-such-card", number=number, cards=len(view.hand))
        return _usable(view, options, view.hand[number - 1].card), spoken[1:]
    held = {card.card: None for card in view.hand} | {option.card: None for option in options if option.card}
    for count in range(min(_LONGEST_NAME, len(spoken)), 0, -1):
        found = _named("-".join(spoken[:count]), held, words)
        useful = [card for card in found if any(option.card == card for option in options)] or found
        if len(useful) > 1:
            cards = ", ".join(card_name(card, words) for card in useful)
            raise refuse("fare-play-which-card", text=" ".join(spoken[:count])[:40], cards=cards)
        if useful:
            return _usable(view, options, useful[0]), spoken[count:]
    return "", spoken


def _named(text: str, held: Iterable[str], words: Words) -> list[str]:
    """The cards that a text names: one in full, or all that begin so. The id counts as well as the name on the screen."""
    called = {card: (card, "" if card == DRIVE else plain(card_name(card, words)).replace(" ", "-")) for card in held}
    text = plain(text)
    whole = [card for card, names in called.items() if text in names]
    return whole or [card for card, names in called.items() if any(name.startswith(text) for name in names)]


def _usable(view: FarePlayView, options: list[Option], card: str) -> str:
    """The same card, or the reason why it is of no use now."""
    if any(option.card == card for option in options):
        return card
    refusals = [held.refusal for held in view.hand if held.card == card]
    raise Refused(next((refusal for refusal in refusals if refusal), Refusal("fare-play-not-playable")))


# --- the square and the rest -------------------------------------------------------------------------------------


def _choose(left: Open, spoken: list[str]) -> str | Open | None:
    """Go on with the words that are left; None where they are too many."""
    if left.squares and not left.square:
        if not spoken:
            return left
        square = _square(left, spoken[0], spoken[1:])
        if isinstance(square, str):
            return square
        left, spoken = square, spoken[1:]
    if spoken and spoken[0] == "from":
        spoken = spoken[1:]
    if len(spoken) > 1:
        return None
    if spoken:
        return _detail(left, spoken[0])
    return left.options[0].text if len(left.options) == 1 else left


def _square(left: Open, text: str, rest: list[str]) -> str | Open:
    """What is left once a square is named; a square that does not do gives a move for the rules to refuse."""
    squares = left.squares
    if text.isdecimal():
        number = int(text[:_DIGITS])
        if not 1 <= number <= len(squares):
            raise refuse("fare-play-no-such-square", number=number, squares=len(squares))
        return narrow(left.options, f"{left.card} {squares[number - 1]}")
    if text in squares:
        return narrow(left.options, f"{left.card} {text}")
    if notation.place_of(text) is None:
        raise refuse("malformed-move", text=text[:60], at=text[:20])
    if not is_laid(left.card) and left.card != "u-turn":
        example = left.options[0]
        return example.text.replace(f" {example.square}", f" {text}", 1)
    verb = "lay" if is_laid(left.card) else "play"
    if rest and re.fullmatch("t[0-3]", rest[0]):
        return f"{verb} {left.card} {text} {rest[0]}"
    raise refuse("fare-play-not-there", card=left.card, square=text)


def _detail(left: Open, text: str) -> str:
    """The option with this turn, edge, seat or origin. Seats are called by their own numbers, everything else is counted.

    The hearse is only counted: the notation names the edge it came by, a player thinks of where it heads.
    """
    details = left.details
    seats = any(detail.isdecimal() for detail in details)
    if not seats and text.isdecimal() and 1 <= int(text[:_DIGITS]) <= len(details):
        return left.options[int(text[:_DIGITS]) - 1].text
    for option in left.options:
        if option.detail == text or (option.detail.isalpha() and text.startswith(option.detail)):
            if left.card == "hearse":
                break
            return option.text
    if re.fullmatch("t[0-3]", text):
        return f"{'lay' if is_laid(left.card) else 'play'} {left.said} {text}"  # the rules know why not
    raise refuse("fare-play-no-such-way", text=text[:40])
