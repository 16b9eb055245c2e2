"""A game of Fare Play as one line of text, and back.

    fare-play/1 seats=3 tournament=0 turn=1/2/4/1 ask=play map=crossroad:start:0,curve:e1:2!blizzard hearse=e1:n
    hands=curve*2+tee;..;.. pile=straight*9+..:21 discards=- known=1>2:tee fares=7,3,15 aside=0,0,0 declared=0,1,0
    skips=0,0,0 fresh=0,0,0 asked=1 flags=0,0,0 draw=0/- wait=- lays=0 discard=0 winner=0

`turn` is the seat in turn, the first starter, the round and whether anything stirred in it; `flags` say whether the hearse has
moved, whether the seat may win in this turn, and whether it has a new fare. `wait` is a card that waits to take effect: card,
target, square, turn, who redirected it. What cannot be is in position_check.py.
"""

import re
from typing import Final

from cabstand.core.fields import check_wording, read_fields
from cabstand.core.game import Refused, refuse
from cabstand.core.rule import Flags, States, blank, record
from cabstand.games.fare_play import cards
from cabstand.games.fare_play import map as board
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_NAMES, KINDS, MOST_LAID, OBSTACLES, ROADS, TOKEN_COUNTS
from cabstand.games.fare_play.lanes import TURNS
from cabstand.games.fare_play.notation import EDGE_LETTERS, place_of, square
from cabstand.games.fare_play.position_check import CHECKS
from cabstand.games.fare_play.record import NONE, STATE, Record

HEAD: Final = "fare-play/1"
ASKS: Final = {
    r.LOT: "lot",
    r.DEAL: "deal",
    r.FARE: "fare",
    r.BEGIN: "begin",
    r.DRAW: "draw",
    r.LOCATE: "locate",
    r.PASSED: "passed",
    r.PLAY: "play",
    r.REACT: "react",
    r.FAST: "fast",
    r.RUSH: "rush",
    r.DISCARD: "discard",
    r.DECLARE: "declare",
    r.DRIVE: "drive",
    r.DONE: "over",
}
_PHASES: Final = {name: phase for phase, name in ASKS.items()}
_NAMES: Final = (
    "seats", "tournament", "turn", "ask", "map", "hearse", "hands", "pile", "discards", "known", "fares", "aside", "declared",
    "skips", "fresh", "asked", "flags", "draw", "wait", "lays", "discard", "winner",
)  # fmt: skip


# --- writing ---------------------------------------------------------------------------------------------------------


def write(state: States) -> str:
    s: Record = record(state)
    n = int(s.seats)
    values = (
        str(n),
        str(s.tournament),
        f"{s.seat + 1}/{s.starter + 1}/{s.round_no + 1}/{s.stirred}",
        ASKS[int(s.phase)],
        ",".join(_write_card(s, card) for card in range(s.laid)),
        _write_hearse(s),
        ";".join(write_cards(s.hands[seat]) for seat in range(n)),
        f"{write_cards(s.pile)}:{s.top_left}",
        write_cards(s.discards),
        _write_known(s),
        *(",".join(str(int(x)) for x in row[:n]) for row in (s.fare, s.set_aside, s.declared, s.skips, s.fresh_start)),
        str(s.asked + 1),
        f"{s.hearse_moved},{s.may_win},{s.new_fare}",
        f"{s.to_draw}/{ASKS[int(s.resume)] if s.to_draw and s.phase == r.DRAW else '-'}",
        _write_waiting(s),
        str(s.lays_left),
        f"{s.to_discard}{'+' if s.stuck and s.to_discard == 1 else ''}",
        str(s.winner + 1),
    )
    return " ".join([HEAD, *(f"{name}={value}" for name, value in zip(_NAMES, values, strict=True))])


def write_cards(counts: Flags) -> str:
    return "+".join(CARD_NAMES[k] + (f"*{counts[k]}" if counts[k] > 1 else "") for k in range(KINDS) if counts[k]) or "-"


ASKED_FIELDS: Final = ("phase", "seat", "asked", "to_discard")


def what_is_asked(s: Record) -> str:
    """What the game waits for and from whom, in a few words."""
    more = f" {s.to_discard}" if s.phase == r.DISCARD else ""
    return f"{s.seat + 1} {ASKS[int(s.phase)]}{more}" + (f" {s.asked + 1}" if s.phase in (r.RUSH, r.REACT, r.PASSED) else "")


def _write_card(s: Record, card: int) -> str:
    token = f"!{CARD_NAMES[cards.ROAD_WORKS + s.token[card] - 1]}" if s.token[card] else ""
    return f"{CARD_NAMES[s.kind[card]]}:{square(int(s.x[card]), int(s.y[card]))}:{s.turned[card]}{token}"


def _write_hearse(s: Record) -> str:
    if s.hearse == r.ON_MAP:
        return f"{square(int(s.x[s.hearse_card]), int(s.y[s.hearse_card]))}:{EDGE_LETTERS[s.hearse_edge]}"
    return "gone" if s.hearse == r.GONE else "-"


def _write_known(s: Record) -> str:
    pairs = [(a, b) for a in range(s.seats) for b in range(s.seats) if s.known[a, b].any()]
    return ";".join(f"{a + 1}>{b + 1}:{write_cards(s.known[a, b])}" for a, b in pairs) or "-"


def _write_waiting(s: Record) -> str:
    if s.phase not in (r.REACT, r.PASSED, r.RUSH):
        return "-"
    at = square(int(s.x[s.square]), int(s.y[s.square])) if s.card in (cards.RESURFACE, cards.U_TURN) else "-"
    return f"{CARD_NAMES[s.card]}/{s.target + 1}/{at}/{s.spin}/{s.redirected + 1}"


# --- reading: each step fills what its fields say, or refuses with the name of the field that cannot be ------------------


def read(text: str) -> States:
    """The state that the line describes. What cannot occur in play is refused, with the field that shows it."""
    fields = read_fields(text, HEAD, _NAMES, "fare-play-impossible-position")
    state = blank(STATE)
    s: Record = record(state)
    _read_turn(s, fields)
    _read_map(s, fields)
    if s.to_discard == 2:  # only a seat that could play nothing discards two
        s.stuck = s.hearse == r.ON_MAP and not s.hearse_moved
    _read_hands(s, fields)
    _read_waiting(s, fields)
    for name, fits in CHECKS:
        if not fits(s):
            raise _impossible(name, fields[name])
    check_wording(fields, write(state), "fare-play-impossible-position")
    return state


def _impossible(field: str, value: str) -> Refused:
    return refuse("fare-play-impossible-position", field=field[:20], value=value[:40])


def _numbers(fields: dict[str, str], name: str, pattern: str, count: int, separator: str = ",") -> list[int]:
    parts = fields[name].split(separator)
    if len(parts) != count or not all(re.fullmatch(pattern, part) for part in parts):
        raise _impossible(name, fields[name])
    return [int(part) for part in parts]


def _read_turn(s: Record, fields: dict[str, str]) -> None:
    s.seats = _numbers(fields, "seats", "[2-6]", 1)[0]
    s.tournament = _numbers(fields, "tournament", "[01]", 1)[0]
    seat, starter, number, s.stirred = _numbers(fields, "turn", "[0-9]{1,3}", 4, "/")
    s.seat, s.starter, s.round_no = seat - 1, starter - 1, number - 1
    if fields["ask"] not in _PHASES:
        raise _impossible("ask", fields["ask"])
    s.phase = _PHASES[fields["ask"]]
    s.asked = _numbers(fields, "asked", "[1-6]", 1)[0] - 1
    s.hearse_moved, s.may_win, s.new_fare = _numbers(fields, "flags", "[01]", 3)
    draw, _, resume = fields["draw"].partition("/")
    if not re.fullmatch("[0-5]", draw) or resume not in ("-", "locate", "play"):
        raise _impossible("draw", fields["draw"])
    s.to_draw, s.resume = int(draw), _PHASES.get(resume, 0)
    s.lays_left = _numbers(fields, "lays", "[0-2]", 1)[0]
    if not re.fullmatch(r"[0-2]|1\+", fields["discard"]):
        raise _impossible("discard", fields["discard"])
    s.to_discard, s.stuck = int(fields["discard"][0]), fields["discard"] == "1+"
    s.winner = _numbers(fields, "winner", "[0-6]", 1)[0] - 1
    rows = {"fares": s.fare, "aside": s.set_aside, "declared": s.declared, "skips": s.skips, "fresh": s.fresh_start}
    for name, row in rows.items():
        row[: s.seats] = _numbers(fields, name, "[0-9]{1,2}", s.seats)


def _read_map(s: Record, fields: dict[str, str]) -> None:
    """Card by card; each must join the ones before it, so that the map is in one piece."""
    names = "|".join(CARD_NAMES[: ROADS + cards.LOCATIONS])
    tokens = "|".join(CARD_NAMES[cards.ROAD_WORKS : cards.ROAD_WORKS + OBSTACLES])
    laid = fields["map"].split(",")
    if len(laid) > MOST_LAID or laid[0].partition("!")[0] != "crossroad:start:0":
        raise _impossible("map", fields["map"])
    s.tokens_left[:] = TOKEN_COUNTS
    for text in laid:
        found = re.fullmatch(rf"({names}):([a-z0-9]+):([0-3])(?:!({tokens}))?", text)
        where = place_of(found[2]) if found else None
        if found is None or where is None:
            raise _impossible("map", text)
        kind, turn = CARD_NAMES.index(found[1]), int(found[3])
        if turn >= TURNS[kind] or max(map(abs, where)) >= MOST_LAID or board.find_card(s, *where) >= 0:
            raise _impossible("map", text)
        card = board.put(s, kind, *where, turn)
        if found[4]:
            obstacle = CARD_NAMES.index(found[4]) - cards.ROAD_WORKS
            s.tokens_left[obstacle] -= 1
            s.token[card] = obstacle + 1
    place, _, edge = fields["hearse"].partition(":")
    if fields["hearse"] in ("-", "gone"):
        s.hearse = r.NOT_YET if fields["hearse"] == "-" else r.GONE
        return
    where = place_of(place)
    if where is None or edge not in tuple(EDGE_LETTERS) or board.find_card(s, *where) < 0:
        raise _impossible("hearse", fields["hearse"])
    s.hearse, s.hearse_card, s.hearse_edge = r.ON_MAP, board.find_card(s, *where), EDGE_LETTERS.index(edge)


def _read_cards(name: str, text: str, counts: Flags) -> None:
    for part in text.split("+") if text != "-" else ():
        card, star, count = part.partition("*")
        if card not in CARD_NAMES or (star and not re.fullmatch("[2-9]|1[0-9]", count)) or counts[CARD_NAMES.index(card)]:
            raise _impossible(name, part)
        counts[CARD_NAMES.index(card)] = int(count or 1)


def _read_hands(s: Record, fields: dict[str, str]) -> None:
    held = fields["hands"].split(";")
    if len(held) != s.seats:
        raise _impossible("hands", fields["hands"])
    for seat, text in enumerate(held):
        _read_cards("hands", text, s.hands[seat])
        s.hand_size[seat] = s.hands[seat].sum()
    pile, _, top = fields["pile"].partition(":")
    _read_cards("pile", pile, s.pile)
    if not re.fullmatch("[0-9]{1,2}", top):
        raise _impossible("pile", fields["pile"])
    s.top_left = int(top)
    _read_cards("discards", fields["discards"], s.discards)
    for text in fields["known"].split(";") if fields["known"] != "-" else ():
        found = re.fullmatch(r"([1-6])>([1-6]):(.+)", text)
        if found is None or max(int(found[1]), int(found[2])) > s.seats:
            raise _impossible("known", text)
        _read_cards("known", found[3], s.known[int(found[1]) - 1, int(found[2]) - 1])


def _read_waiting(s: Record, fields: dict[str, str]) -> None:
    s.redirected = NONE
    s.card = cards.FAST_LANE if s.phase == r.FAST else 0
    waits = s.phase in (r.REACT, r.PASSED, r.RUSH)
    if (fields["wait"] == "-") == waits:
        raise _impossible("wait", fields["wait"])
    if not waits:
        return
    card, target, where, spin, redirected = (fields["wait"].split("/") + [""] * 5)[:5]
    at = place_of(where) if where != "-" else None
    if card not in CARD_NAMES or not re.fullmatch("[1-6]/[0-3]/[0-6]", f"{target}/{spin}/{redirected}"):
        raise _impossible("wait", fields["wait"])
    s.card, s.target, s.spin, s.redirected = CARD_NAMES.index(card), int(target) - 1, int(spin), int(redirected) - 1
    if s.card in (cards.RESURFACE, cards.U_TURN):
        if at is None or board.find_card(s, *at) < 1:
            raise _impossible("wait", fields["wait"])
        s.square = board.find_card(s, *at)
