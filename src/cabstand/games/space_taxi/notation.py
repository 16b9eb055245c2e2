"""How moves of Space Taxi are written.

throw              a seat throws the dice in hand
RRG 14 s6          dice: passengers, fuel, the smuggling die; what was thrown, or what is played
T                  a thumbs-up; played, it takes a seat as nobody
T=G                a thumbs-up turned to green for one coin
0                  play none, turn tile 0
return 2           return two coins for points
starts 3           the lot fell on seat 3
"""

import re
from functools import lru_cache
from typing import Final

import numpy as np

from cabstand.core.game import refuse
from cabstand.games.space_taxi import moves

LETTERS: Final = "RGBYPT"
_PASSENGERS: Final = (*enumerate(LETTERS), *enumerate([f"T={letter}" for letter in LETTERS[: moves.THUMB]], moves.JOKER))
_FUEL: Final = tuple(enumerate("123456", moves.FUEL))
_TOKEN: Final = re.compile(r"T=[RGBYP]|[RGBYPT]|[1-6]|S[1-8]?")
_MOST_DICE: Final = 10


@lru_cache(maxsize=4096)
def write(move: int) -> str:
    """Every message lists moves, and the same ones come again and again."""
    kind = moves.kind(move)
    if kind == moves.THROW:
        return "throw"
    if kind == moves.RETURN:
        return f"return {moves.number(move)}"
    if kind == moves.LOT:
        return f"starts {moves.number(move) + 1}"
    return write_heap(move) or "0"


@lru_cache(maxsize=1024)
def write_heap(move: int) -> str:
    """The dice of a heap, in the order of the slots."""
    out = np.empty(moves.SLOTS, np.int64)
    moves.all_dice(move, out)
    dice: list[int] = out.tolist()
    words = ["".join([die * dice[slot] for slot, die in sort if dice[slot]]) for sort in (_PASSENGERS, _FUEL)]
    if shown := dice[moves.CRYSTAL]:
        words.append(f"s{shown}")
    return " ".join([word for word in words if word])


def slot_text(slot: int) -> str:
    """One die of a slot, as notation: for refusals that name a die."""
    return write_heap(moves.heap(slot, 1))


def read(text: str, dice_kind: int, crystal: int | None) -> int:
    """The move a text means. Dice are read as a heap of `dice_kind`; a lone `s` is the smuggling die as it lies.

    Where nothing lies yet (`crystal` is None) it must be said what the die shows.
    """
    words = text.lower().split()
    if words == ["throw"]:
        return moves.THROW
    if len(words) == 2 and words[0] in ("return", "starts") and re.fullmatch(r"[0-9]{1,3}", words[1]):
        n = int(words[1])
        if words[0] == "return":
            return moves.of_number(moves.RETURN, n)
        if n > 0:
            return moves.of_number(moves.LOT, n - 1)
    if words == ["0"]:
        return dice_kind
    return dice_kind + read_heap(text, crystal)


def read_heap(text: str, crystal: int | None) -> int:
    """A heap from its notation: any order, any case, blanks and commas as you like."""
    tight = re.sub(r"[\s,]+", "", text.upper())
    heap, at, dice = [0] * moves.SLOTS, 0, 0
    while at < len(tight):
        token = _TOKEN.match(tight, at)
        if token is None:
            raise refuse("malformed-move", text=text[:60], at=tight[at:][:12])
        if token[0][0] == "S" and (heap[moves.CRYSTAL] or (token[0] == "S" and crystal is None)):
            raise refuse("malformed-move", text=text[:60], at=tight[at:][:12])
        slot, count = _die(token[0], crystal)
        heap[slot] += count
        at = token.end()
        dice += 1
        if dice > _MOST_DICE or (slot != moves.CRYSTAL and heap[slot] > 6):
            raise refuse("space-taxi-too-many-dice", dice=dice)
    if dice == 0:
        raise refuse("empty-move")
    return sum(moves.heap(slot, count) for slot, count in enumerate(heap) if count)


def _die(token: str, crystal: int | None) -> tuple[int, int]:
    """The slot of a die and what it adds there."""
    if token[0] == "S":
        return moves.CRYSTAL, int(token[1:] or crystal or 1)
    if token.startswith("T="):
        return moves.JOKER + LETTERS.index(token[2]), 1
    if token.isdigit():
        return moves.FUEL + int(token) - 1, 1
    return LETTERS.index(token), 1
