"""How moves of TAXI! are written.

throw, keep, hand 3, pay, leave sound, leave give, redeem      what seats do
right, wrong, words 4, time                                    what the referee says
die 5, question 17, card 8, talk 33                            what chance brings
"""

import re
from typing import Final

from cabstand.core.game import refuse
from cabstand.games.taxi import moves

_WORDS: Final = {
    moves.THROW: "throw",
    moves.KEEP: "keep",
    moves.PAY: "pay",
    moves.BY_SOUND: "leave sound",
    moves.BY_GIVE: "leave give",
    moves.REDEEM: "redeem",
    moves.RIGHT: "right",
    moves.WRONG: "wrong",
    moves.TIME_UP: "time",
}
_NUMBERED: Final = {
    moves.HAND: "hand",
    moves.WORDS: "words",
    moves.DIE: "die",
    moves.QUESTION: "question",
    moves.GIFT: "card",
    moves.TALK: "talk",
}
_KINDS: Final = {text: kind for kind, text in (_WORDS | _NUMBERED).items()}


def write(move: int) -> str:
    kind, number = moves.kind(move), moves.number(move)
    if kind in _WORDS:
        return _WORDS[kind]
    # people count seats from 1
    return f"{_NUMBERED[kind]} {number + 1 if kind == moves.HAND else number}"


def read(text: str) -> int:
    """The move that a text means: any case, any blanks."""
    tight = " ".join(text.lower().split())
    if not tight:
        raise refuse("empty-move")
    found = re.fullmatch(r"([a-z]+(?: [a-z]+)?)(?: ([0-9]{1,4}))?", tight)
    kind = _KINDS.get(found[1]) if found else None
    if found is None or kind is None or (found[2] is None) != (kind in _WORDS):
        raise refuse("malformed-move", text=text[:60], at=tight[:12])
    if found[2] is None:
        return kind
    number = int(found[2])
    if kind == moves.HAND:
        if number == 0:
            raise refuse("malformed-move", text=text[:60], at=tight[:12])
        number -= 1
    return moves.of(kind, number)
