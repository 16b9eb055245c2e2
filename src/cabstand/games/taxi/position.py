"""A game of TAXI! as one line of text, and back.

    taxi/1 seats=3 rounds=20/4 starter=2 seat=1 ask=throw money=42,0,20 token=1,0,1 out=0,1,0 place=12,0,d5 started=1,1,0
    order=0,0,0 contending=000 card=0 target=0 misses=0 time=0 questions=300:1-4,9 talks=100: gifts=8,-4,..:2 board=standard

Used cards stand behind the colon, in runs; `d5` is box 5 of the diversion ladder, and a `+` behind what is asked says that the
die is in the air. A board or cards other than the standard ones are written out.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from cabstand.core.fields import check_wording, read_fields
from cabstand.core.game import Refused, refuse
from cabstand.core.rule import Cells, Flags, States, blank, record
from cabstand.games.taxi import money, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.board import board_of, read_board, standard_board
from cabstand.games.taxi.record import STATE, Record

HEAD: Final = "taxi/1"
_STANDARD: Final = "standard"
_ASKS: Final = {
    r.ORDER: "order",
    r.THROW: "throw",
    r.QUESTION: "question",
    r.CHOOSE: "choose",
    r.GIFT: "gift",
    r.TALK: "talk",
    r.DIVERT: "divert",
    r.SLIDE: "slide",
    r.LADDER: "ladder",
    r.LEAVE: "leave",
    r.DONE: "over",
}
_NAMES: Final = (
    "seats", "rounds", "starter", "seat", "ask", "money", "token", "out", "place", "started", "order", "contending",
    "card", "target", "misses", "time", "questions", "talks", "gifts", "board",
)  # fmt: skip


def write(state: States) -> str:
    s: Record = record(state)
    n = s.seats
    places = (f"d{s.rung[x]}" if s.rung[x] else f"{s.place[x]}" for x in range(n))
    gifts = "/".join(str(amount) for amount in s.gift_amounts[: s.gifts])
    board = board_of(s)
    values = (
        str(n),
        f"{s.rounds}/{s.round_no}",
        str(s.starter + 1),
        str(s.seat + 1),
        _ASKS[int(s.phase)] + "+" * int(s.rolling),
        _row(s.money[:n]),
        _row(s.token[:n]),
        _row(s.out[:n]),
        ",".join(places),
        _row(s.started[:n]),
        _row(s.order_throw[:n]),
        _row(s.contending[:n]),
        str(s.card),
        str(s.target + 1),
        str(s.misses),
        str(s.time_up),
        f"{s.questions}:{_runs(s.question_used)}",
        f"{s.talks}:{_runs(s.talk_used)}",
        f"{gifts}:{_runs(s.gift_used)}",
        _STANDARD if board == standard_board() else board.text(),
    )
    return " ".join([HEAD, *(f"{name}={value}" for name, value in zip(_NAMES, values, strict=True))])


def _row(values: Iterable[int]) -> str:
    return ",".join(str(value) for value in values)


def _runs(used: Flags) -> str:
    """The used cards, counted from 1, runs as `3-7`."""
    numbers = [int(card) + 1 for card in used.nonzero()[0]]
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


# --- reading: each step fills what its fields say, or refuses with the name of the field that cannot be ------------------


def read(text: str) -> States:
    """The state that the line describes. What cannot occur in play is refused, with the field that shows it."""
    fields = read_fields(text, HEAD, _NAMES, "taxi-impossible-position")
    state = blank(STATE)
    s: Record = record(state)
    (standard_board() if fields["board"] == _STANDARD else read_board(fields["board"])).lay(s)
    _read_cards(s, fields)
    _read_table(s, fields)
    _read_seats(s, fields)
    for name, fits in _CHECKS:
        if not fits(s):
            raise _impossible(name, fields[name])
    check_wording(fields, write(state), "taxi-impossible-position")
    return state


def _impossible(field: str, value: str) -> Refused:
    return refuse("taxi-impossible-position", field=field[:20], value=value[:40])


def _numbers(fields: dict[str, str], name: str, pattern: str, count: int, separator: str = ",") -> list[int]:
    """So many whole numbers, each of which fits the pattern."""
    parts = fields[name].split(separator)
    if len(parts) != count or not all(re.fullmatch(pattern, part) for part in parts):
        raise _impossible(name, fields[name])
    return [int(part) for part in parts]


def _read_cards(s: Record, fields: dict[str, str]) -> None:
    s.questions, s.questions_used = _read_deck(fields, "questions", s.question_used, r"[1-9][0-9]{0,2}")
    s.talks, s.talks_used = _read_deck(fields, "talks", s.talk_used, r"[1-9][0-9]{0,2}")
    s.gifts, s.gifts_used = _read_deck(fields, "gifts", s.gift_used, r"-?[1-9][0-9]{0,2}(/-?[1-9][0-9]{0,2})*")
    s.gift_amounts[: s.gifts] = [int(amount) for amount in fields["gifts"].partition(":")[0].split("/")]


def _read_deck(fields: dict[str, str], name: str, used: Flags, pattern: str) -> tuple[int, int]:
    """How many cards a deck has and how many of them are used; marks the used ones. Give or Take cards are told one by one."""
    cards, colon, runs = fields[name].partition(":")
    if not colon or not re.fullmatch(pattern, cards):
        raise _impossible(name, fields[name])
    count = cards.count("/") + 1 if name == "gifts" else int(cards)
    if count > len(used):
        raise _impossible(name, fields[name])
    for run in runs.split(",") if runs else ():
        found = re.fullmatch(r"([1-9][0-9]{0,2})(?:-([1-9][0-9]{0,2}))?", run)
        if found is None or not int(found[1]) <= int(found[2] or found[1]) <= count:
            raise _impossible(name, fields[name])
        used[int(found[1]) - 1 : int(found[2] or found[1])] = 1
    return count, int(used.sum())


def _read_table(s: Record, fields: dict[str, str]) -> None:
    s.seats = _numbers(fields, "seats", "[2-4]", 1)[0]
    s.rounds, s.round_no = _numbers(fields, "rounds", "[0-9]{1,6}", 2, "/")
    s.starter, s.seat, s.target = (_numbers(fields, name, "[1-4]", 1)[0] - 1 for name in ("starter", "seat", "target"))
    ask = fields["ask"].removesuffix("+")
    if ask not in _ASKS.values():
        raise _impossible("ask", fields["ask"])
    s.phase = next(phase for phase, name in _ASKS.items() if name == ask)
    s.rolling = fields["ask"] != ask
    s.card = _numbers(fields, "card", "[0-9]{1,3}", 1)[0]
    s.misses = _numbers(fields, "misses", "[01]", 1)[0]
    s.time_up = _numbers(fields, "time", "[01]", 1)[0]


def _read_seats(s: Record, fields: dict[str, str]) -> None:
    n = s.seats
    rows: dict[str, tuple[Cells, str]] = {
        "money": (s.money, "[0-9]{1,6}"),
        "token": (s.token, "[01]"),
        "out": (s.out, "[01]"),
        "started": (s.started, "[01]"),
        "order": (s.order_throw, "[0-6]"),
        "contending": (s.contending, "[01]"),
    }
    for name, (row, pattern) in rows.items():
        row[:n] = _numbers(fields, name, pattern, n)
    s.bank = money.CASH - int(s.money.sum())
    places = fields["place"].split(",")
    if len(places) != n or not all(re.fullmatch("d[1-9][0-9]?|[0-9]{1,2}", place) for place in places):
        raise _impossible("place", fields["place"])
    diversion = list(s.kinds).index(r.DIVERSION)
    for seat, place in enumerate(places):
        s.rung[seat] = int(place[1:]) if place[0] == "d" else 0
        s.place[seat] = diversion if place[0] == "d" else int(place)


def _places_fit(s: Record) -> bool:
    """Nobody rests on the first two boxes of the ladder, where no number leads off."""
    for seat in range(s.seats):
        rung, moving = int(s.rung[seat]), seat == s.seat and s.phase in (r.DIVERT, r.SLIDE)
        if s.place[seat] >= s.boxes or rung > s.ladder_boxes or (0 < rung < 3 and not moving):
            return False
        box, driving = int(s.kinds[s.place[seat]]), seat == s.seat and s.phase == r.THROW
        if (box == r.DIVERSION and not rung and not s.out[seat]) or (box == r.FARE and not driving):
            return False
    rung, box = int(s.rung[s.seat]), int(s.kinds[s.place[s.seat]])
    on_ladder = {r.DIVERT: rung == 1, r.SLIDE: 2 <= rung < s.ladder_boxes, r.LADDER: rung >= 3, r.LEAVE: rung >= 3}
    boxes = {r.QUESTION: r.TOURIST, r.CHOOSE: r.GIVE, r.GIFT: r.GIVE, r.TALK: r.SOUND}
    if s.phase in boxes:
        return rung == 0 and box == boxes[int(s.phase)]
    return bool(s.phase == r.DONE or on_ladder.get(int(s.phase), rung == 0))


def _card_fits(s: Record) -> bool:
    if s.phase == r.QUESTION:
        return bool(s.card == 0 or (s.card <= s.questions and s.question_used[s.card - 1]))
    if s.phase == r.TALK and s.card:
        return bool(s.card <= s.talks and (not s.talk_used[s.card - 1] or s.talks_used == s.talks))
    return bool(s.card == 0)


def _order_fits(s: Record) -> bool:
    """While the order is thrown for, those who contend have thrown up to the seat asked; later nothing is left of it."""
    thrown = [int(die) > 0 for die in s.order_throw[: s.seats]]
    if s.phase != r.ORDER:
        return not any(thrown) and not s.contending.any()
    expected = [bool(s.contending[seat]) and seat < s.seat for seat in range(s.seats)]
    return thrown == expected and bool(s.contending[s.seat]) and int(s.contending.sum()) >= 2


def _turns_fit(s: Record) -> bool:
    """Seats that have had a turn have set out, unless they are out of the game; the others have not."""
    if s.round_no:
        return all(s.started[x] or s.out[x] for x in _in(s))
    if s.phase in (r.ORDER, r.DONE):
        return True
    order = [(s.starter + later) % s.seats for later in _in(s)]
    at = order.index(s.seat)
    return all(s.started[x] or s.out[x] for x in order[:at]) and not any(s.started[x] for x in order[at + 1 :])


def _could_redeem(s: Record, seat: int) -> bool:
    return not s.out[seat] and not s.token[seat] and bool(money.can_afford(s, seat, money.TOKEN_COSTS))


def _in(s: Record) -> range:
    return range(s.seats)


_ROLLS: Final = (r.ORDER, r.THROW, r.DIVERT, r.SLIDE, r.LADDER)
_CHECKS: Final[tuple[tuple[str, Callable[[Record], bool]], ...]] = (
    ("starter", lambda s: s.starter < s.seats),
    ("seat", lambda s: s.seat < s.seats and (s.phase == r.DONE or not s.out[s.seat])),
    ("target", lambda s: bool(s.target < s.seats and not s.out[s.target]) if s.phase == r.GIFT else s.target == 0),
    ("out", lambda s: rules.seats_in(s) >= (1 if s.phase == r.DONE else 2)),
    ("out", lambda s: all(not s.out[x] or not (s.token[x] or s.rung[x]) for x in _in(s))),
    ("money", lambda s: all((s.money[x] == 0) == bool(s.out[x]) for x in _in(s))),
    ("place", _places_fit),
    ("started", lambda s: all(s.started[x] or (s.place[x] == 0 and s.rung[x] == 0) for x in _in(s))),
    ("token", lambda s: s.phase != r.DONE or not any(_could_redeem(s, x) for x in _in(s))),
    ("money", lambda s: s.phase != r.ORDER or all(s.money[x] == money.FLOAT for x in _in(s))),
    ("token", lambda s: s.phase != r.ORDER or all(s.token[x] for x in _in(s))),
    ("questions", lambda s: s.phase != r.ORDER or s.questions_used == 0),
    ("talks", lambda s: s.phase != r.ORDER or s.talks_used == 0),
    ("gifts", lambda s: s.phase != r.ORDER or s.gifts_used == 0),
    ("ask", lambda s: not s.rolling or s.phase in _ROLLS),
    ("ask", lambda s: s.phase != r.ORDER or not (s.started.any() or s.round_no or s.time_up or s.starter)),
    ("order", _order_fits),
    ("card", _card_fits),
    ("misses", lambda s: s.misses == 0 or s.phase == r.LADDER),
    ("time", lambda s: not s.time_up or s.rounds == 0),
    ("rounds", lambda s: s.rounds == 0 or s.round_no < s.rounds or (s.phase == r.DONE and s.round_no == s.rounds)),
    ("started", _turns_fit),
    ("ask", lambda s: bool(s.phase != r.DONE or s.time_up or 0 < s.rounds == s.round_no or rules.seats_in(s) < 2)),
)
