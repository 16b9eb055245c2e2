"""A game of Space Taxi as one line of text, and back.

    space-taxi/1 seats=3 round=2 starter=2 coins=4,3,3 scores=18,20,0;-,-,- ask=play tiles=0134
    throw=RGYT.145.s6 aboard=RG wings= crystal=4

What follows from the rest is not written: the pile, the seat in turn, the points while coins may be returned. `crystal`
says where the smuggling die is: what it showed on the throw before (or `-`), `m6` in the mine, `x` beside the board.
"""

import re
from typing import Final

import numpy as np

from cabstand.core.actors import CHANCE
from cabstand.core.forms import Number, PerSeat
from cabstand.core.game import Refused
from cabstand.core.position import Checks, Positions, Word
from cabstand.games.space_taxi import moves, notation, refusals, rules
from cabstand.games.space_taxi.record import DONE, LOT, NOT_PLAYED, PLAY, RETURN, ROLL, Record

_ROUND: Final = PerSeat(Number(0, 999, nothing=NOT_PLAYED))

# --- words that say more than a field does ---------------------------------------------------------------------------


def _write_scores(s: Record) -> str:
    return ";".join(_ROUND.write(row, s.seats) for row in s.scores[: s.round_no + 1])


def _read_scores(s: Record, text: str) -> None:
    rows = [_ROUND.read(row, s.seats) for row in text.split(";")]
    if len(rows) != s.round_no + 1 and _round_fits(s):
        raise ValueError(text)
    s.scores[: len(rows), : s.seats] = rows


def _thrown(s: Record) -> int:
    """The dice that lie there, as a heap."""
    heap = sum(moves.heap(face, s.faces[face]) + moves.heap(moves.FUEL + face, s.fuels[face]) for face in range(6))
    return int(heap + moves.heap(moves.CRYSTAL, s.crystal))


def _write_throw(s: Record) -> str:
    return notation.write_heap(_thrown(s)).replace(" ", ".")


def _read_throw(s: Record, text: str) -> None:
    asked = s.phase
    try:
        rules.fall(s, notation.read_heap(text.replace(".", " "), None) if text else 0)
    except Refused:
        raise ValueError(text) from None
    s.phase = asked


def _write_crystal(s: Record) -> str:
    return f"m{s.mine}" if s.mine else "x" if s.aside else str(s.before or "-")


def _read_crystal(s: Record, text: str) -> None:
    if not re.fullmatch("-|x|m?[1-8]", text):
        raise ValueError(text)
    s.mine = int(text[1:]) if text[0] == "m" else 0
    s.aside = text == "x"
    s.before = int(text) if text.isdigit() else 0


def _derive(s: Record) -> None:
    s.pile = rules.COINS - int(s.coins.sum())
    s.turn = int((s.scores[s.round_no, : s.seats] != NOT_PLAYED).sum())
    s.points = rules.launch_points(s) if s.phase == RETURN else 0


# --- what can occur in play ------------------------------------------------------------------------------------------


def _round_fits(s: Record) -> bool:
    return bool(s.round_no < rules.rounds(s.seats))


def _most_points(row: int) -> int:
    """Six of a kind, factor 4, an 8 in the mine, and every coin that a seat can have got by then."""
    return 8 * 4 + rules.CRYSTAL_SIDES + 2 * (rules.FIRST_COINS + 2 * (row + 1))


def _scores_fit(s: Record) -> bool:
    """Rounds before this one are full; in this one the first few seats from the starter have played."""
    first = [(s.starter + later) % s.seats for later in range(s.turn)]
    return bool(
        (s.scores[: s.round_no, : s.seats] != NOT_PLAYED).all()
        and all(s.scores[s.round_no, seat] != NOT_PLAYED for seat in first)
        and all(s.scores[row, : s.seats].max() <= _most_points(row) for row in range(s.round_no + 1))
        and (s.turn < s.seats or s.round_no + 1 == rules.rounds(s.seats))
    )


def _possible_starters(s: Record) -> set[int]:
    """Anybody may have begun the first round; from there on the scores decide."""
    starters = set(range(s.seats))
    this_round, this_starter = int(s.round_no), int(s.starter)
    for row in range(this_round):
        s.round_no = row
        following = set()
        for starter in starters:
            s.starter = starter
            following.add(int(rules.best_of_round(s)))
        starters = following
    s.round_no, s.starter = this_round, this_starter
    return starters


def _coins_fit(s: Record) -> bool:
    """Who has not played holds the first three; every turn can have earned two; a full taxi has just earned them."""
    for seat in range(s.seats):
        turns = int((s.scores[:, seat] != NOT_PLAYED).sum())
        playing = s.phase != DONE and seat == rules.seat_in_turn(s)
        just_earned = playing and s.phase == RETURN and rules.taxi_is_full(s)
        untouched = turns == 0 and (not playing or (s.open.all() and not just_earned))
        if untouched and s.coins[seat] != rules.FIRST_COINS:
            return False
        if s.coins[seat] > rules.FIRST_COINS + 2 * (turns + just_earned):
            return False
        if just_earned and s.coins[seat] < 2 and s.pile > 0:
            return False
    return True


def _crystal_fits(s: Record) -> bool:
    """In hand it was thrown with every throw so far; to fail, it was thrown at least twice."""
    turned = rules.TILES - int(s.open.sum())
    return bool((s.before > 0) == (turned > 0) if rules.crystal_in_hand(s) else not s.aside or turned >= 2)


def _wings_fit(s: Record) -> bool:
    return int(s.wings.sum()) < rules.FUEL_DICE or rules.launch_factor(rules.fuel_total(s)) > 0


def _ask_fits(s: Record) -> bool:
    new_turn = bool(s.open.all())
    if s.phase == LOT:
        return new_turn and s.round_no == 0 and s.turn == 0 and s.starter == 0 and s.seats > 1
    if s.phase == DONE:
        return new_turn and s.turn == s.seats
    if s.phase == RETURN:
        return bool(rules.dice_in_hand(s) == 0 and s.turn < s.seats and s.coins[rules.seat_in_turn(s)] > 0)
    return bool(rules.dice_in_hand(s) > 0 and s.turn < s.seats)


def _throw_fits(s: Record) -> bool:
    if s.phase != PLAY:
        return _thrown(s) == 0
    s.phase = ROLL
    reason = refusals.reason(s, CHANCE, moves.ROLL + _thrown(s), np.zeros(2, np.int64))
    s.phase = PLAY
    return reason == refusals.LEGAL


_CHECKS: Final[Checks] = (
    ("round", _round_fits),
    ("starter", lambda s: s.starter < s.seats),
    ("coins", lambda s: s.pile >= 0),
    ("scores", _scores_fit),
    ("starter", lambda s: s.starter in _possible_starters(s)),
    ("wings", _wings_fit),
    ("crystal", _crystal_fits),
    ("tiles", lambda s: sum(np.flatnonzero(s.open)) == rules.dice_in_hand(s)),
    ("ask", _ask_fits),
    ("throw", _throw_fits),
    ("coins", _coins_fit),
)

POSITIONS: Final = Positions(
    "space-taxi/1",
    Record,
    "seats round={round_no} starter coins scores ask={phase} tiles={open} throw aboard wings crystal",
    words={
        "scores": Word(_write_scores, _read_scores),
        "crystal": Word(_write_crystal, _read_crystal),
        "throw": Word(_write_throw, _read_throw),
    },
    begin=lambda s: rules.set_up(s, s.seats, 0),
    derive=_derive,
    checks=_CHECKS,
    impossible="space-taxi-impossible-position",
)
