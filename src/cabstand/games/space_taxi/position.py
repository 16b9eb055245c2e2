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
from cabstand.core.fields import check_wording, read_fields
from cabstand.core.game import Refused, refuse
from cabstand.core.rule import States, blank, record
from cabstand.games.space_taxi import moves, notation, refusals, rules
from cabstand.games.space_taxi.record import DONE, LOT, NOT_PLAYED, PLAY, RETURN, ROLL, STATE, THROW, Record

_HEAD: Final = "space-taxi/1"
_ASKS: Final = {LOT: "lot", THROW: "throw", ROLL: "roll", PLAY: "play", RETURN: "return", DONE: "over"}
_FIELDS: Final = ("seats", "round", "starter", "coins", "scores", "ask", "tiles", "throw", "aboard", "wings", "crystal")


def write(state: States) -> str:
    s: Record = record(state)
    thrown = sum(moves.heap(face, s.faces[face]) for face in range(6))
    thrown += sum(moves.heap(moves.FUEL + face, s.fuels[face]) for face in range(6))
    thrown += moves.heap(moves.CRYSTAL, s.crystal)
    fields = (
        str(s.seats),
        str(s.round_no + 1),
        str(s.starter + 1),
        ",".join(str(coins) for coins in s.coins[: s.seats]),
        ";".join(",".join(_score(x) for x in row[: s.seats]) for row in s.scores[: s.round_no + 1]),
        _ASKS[s.phase],
        "".join(str(tile) for tile in range(rules.TILES) if s.open[tile]),
        notation.write_heap(thrown).replace(" ", "."),
        "".join(letter * count for letter, count in zip(notation.LETTERS, s.aboard, strict=True)),
        "".join(str(face + 1) * count for face, count in enumerate(s.wings)),
        f"m{s.mine}" if s.mine else "x" if s.aside else str(s.before or "-"),
    )
    return " ".join([_HEAD, *(f"{name}={value}" for name, value in zip(_FIELDS, fields, strict=True))])


def _score(score: int) -> str:
    return "-" if score == NOT_PLAYED else str(score)


# --- reading: each step fills what its fields say, or refuses with the name of the field that cannot be ------------------


def read(text: str) -> States:
    """The state that the line describes. What cannot occur in play is refused, with the field that shows it."""
    fields = read_fields(text, _HEAD, _FIELDS, "space-taxi-impossible-position")
    state = blank(STATE)
    s: Record = record(state)
    s.seats = _number(fields, "seats", 1, 5)
    rules.set_up(s, s.seats, 0)
    _read_sheet(s, fields)
    _read_board(s, fields)
    _read_phase(s, fields)
    check_wording(fields, write(state), "space-taxi-impossible-position")
    return state


def _impossible(field: str, value: str) -> Refused:
    return refuse("space-taxi-impossible-position", field=field[:20], value=value[:40])


def _number(fields: dict[str, str], field: str, least: int, most: int) -> int:
    value = fields[field]
    if not re.fullmatch(r"[0-9]{1,2}", value) or not least <= int(value) <= most:
        raise _impossible(field, value)
    return int(value)


def _read_sheet(s: Record, fields: dict[str, str]) -> None:
    """Rounds, scores and coins: what stays from turn to turn."""
    s.round_no = _number(fields, "round", 1, rules.rounds(s.seats)) - 1
    s.starter = _number(fields, "starter", 1, s.seats) - 1
    coins = fields["coins"].split(",")
    if len(coins) != s.seats or not all(re.fullmatch(r"[0-9]{1,2}", held) for held in coins):
        raise _impossible("coins", fields["coins"])
    s.pile = rules.COINS - sum(map(int, coins))
    if s.pile < 0:
        raise _impossible("coins", fields["coins"])
    s.coins[: s.seats] = [int(held) for held in coins]
    rows = [row.split(",") for row in fields["scores"].split(";")]
    if len(rows) != s.round_no + 1 or any(len(row) != s.seats for row in rows):
        raise _impossible("scores", fields["scores"])
    for number, row in enumerate(rows):
        if not all(re.fullmatch(r"-|[0-9]{1,3}", score) for score in row):
            raise _impossible("scores", fields["scores"])
        s.scores[number, : s.seats] = [NOT_PLAYED if score == "-" else int(score) for score in row]
    if not _scores_fit(s):
        raise _impossible("scores", fields["scores"])
    if s.starter not in _possible_starters(s):
        raise _impossible("starter", fields["starter"])


def _most_points(row: int) -> int:
    """Six of a kind, factor 4, an 8 in the mine, and every coin that a seat can have got by then."""
    return 8 * 4 + rules.CRYSTAL_SIDES + 2 * (rules.FIRST_COINS + 2 * (row + 1))


def _scores_fit(s: Record) -> bool:
    """Rounds before this one are full; in this one the first few seats from the starter have played."""
    s.turn = int((s.scores[s.round_no, : s.seats] != NOT_PLAYED).sum())
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


def _read_board(s: Record, fields: dict[str, str]) -> None:
    """Tiles, taxi and smuggling die: what this turn has done so far."""
    tiles = fields["tiles"]
    if not re.fullmatch("0?1?2?3?4?", tiles):
        raise _impossible("tiles", tiles)
    for tile in range(rules.TILES):
        s.open[tile] = str(tile) in tiles
    aboard, wings, crystal = fields["aboard"], fields["wings"], fields["crystal"]
    if not re.fullmatch("[RGBYPT]{0,6}", aboard):
        raise _impossible("aboard", aboard)
    s.aboard[:] = [aboard.count(letter) for letter in notation.LETTERS]
    if not re.fullmatch("[1-6]{0,3}", wings):
        raise _impossible("wings", wings)
    s.wings[:] = [wings.count(str(face + 1)) for face in range(6)]
    if len(wings) == rules.FUEL_DICE and not rules.launch_factor(rules.fuel_total(s)):
        raise _impossible("wings", wings)
    if not re.fullmatch("-|x|m?[1-8]", crystal):
        raise _impossible("crystal", crystal)
    s.mine = int(crystal[1:]) if crystal[0] == "m" else 0
    s.aside = crystal == "x"
    s.before = int(crystal) if crystal.isdigit() else 0
    turned = rules.TILES - len(tiles)
    # in hand it was thrown with every throw so far; to fail, it was thrown at least twice
    if (rules.crystal_in_hand(s) and (s.before > 0) != (turned > 0)) or (s.aside and turned < 2):
        raise _impossible("crystal", crystal)
    if sum(map(int, tiles)) != rules.dice_in_hand(s):
        raise _impossible("tiles", tiles)


def _read_throw(thrown: str) -> int:
    try:
        return moves.ROLL + notation.read_heap(thrown.replace(".", " "), None)
    except Refused:
        raise _impossible("throw", thrown) from None


def _read_phase(s: Record, fields: dict[str, str]) -> None:
    """What is asked, and the dice that lie there."""
    ask, thrown = fields["ask"], fields["throw"]
    if ask not in _ASKS.values():
        raise _impossible("ask", ask)
    s.phase = next(phase for phase, name in _ASKS.items() if name == ask)
    new_turn = fields["tiles"] == "01234"
    fits = {
        LOT: new_turn and s.round_no == 0 and s.turn == 0 and s.starter == 0 and s.seats > 1,
        RETURN: rules.dice_in_hand(s) == 0 and s.turn < s.seats and s.coins[rules.seat_in_turn(s)] > 0,
        DONE: new_turn and s.turn == s.seats,
    }
    if not fits.get(s.phase, rules.dice_in_hand(s) > 0 and s.turn < s.seats):
        raise _impossible("ask", ask)
    if (s.phase == PLAY) != (thrown != ""):
        raise _impossible("throw", thrown)
    if s.phase == PLAY:
        roll = _read_throw(thrown)
        s.phase = ROLL
        if refusals.reason(s, CHANCE, roll, np.zeros(2, np.int64)) != refusals.LEGAL:
            raise _impossible("throw", thrown)
        rules.fall(s, roll)
    if s.phase == RETURN:
        s.points = rules.launch_points(s)
    if not _coins_fit(s):
        raise _impossible("coins", fields["coins"])
