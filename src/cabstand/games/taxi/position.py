"""A game of TAXI! as one line of text, and back.

    taxi/1 seats=3 rounds=20/4 starter=2 seat=1 ask=throw money=42,0,20 token=1,0,1 out=0,1,0 place=12,0,d5 started=1,1,0
    order=0,0,0 contending=000 card=0 target=0 misses=0 time=0 questions=300:1-4,9 talks=100: gifts=8,-4,..:2 board=standard

Used cards stand behind the colon, in runs; `d5` is box 5 of the diversion ladder, and a `+` behind what is asked says that the
die is in the air. A board or cards other than the standard ones are written out.
"""

import re
from typing import Final

from cabstand.core.forms import Marks
from cabstand.core.position import Checks, Positions, Word
from cabstand.games.taxi import money, rules
from cabstand.games.taxi import record as r
from cabstand.games.taxi.board import board_of, read_board, standard_board
from cabstand.games.taxi.record import Record

_STANDARD: Final = "standard"
_USED: Final = Marks()
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
_PHASES: Final = {name: phase for phase, name in _ASKS.items()}

# --- words that say more than a field does ---------------------------------------------------------------------------


def _write_board(s: Record) -> str:
    board = board_of(s)
    return _STANDARD if board == standard_board() else board.text()


def _read_board(s: Record, text: str) -> None:
    (standard_board() if text == _STANDARD else read_board(text)).lay(s)


def _write_place(s: Record) -> str:
    return ",".join(f"d{s.rung[x]}" if s.rung[x] else f"{s.place[x]}" for x in _in(s))


def _read_place(s: Record, text: str) -> None:
    places = text.split(",")
    if len(places) != s.seats or not all(re.fullmatch("d[1-9][0-9]?|[0-9]{1,2}", place) for place in places):
        raise ValueError(text)
    diversion = list(s.kinds).index(r.DIVERSION)
    for seat, place in enumerate(places):
        s.rung[seat] = int(place[1:]) if place[0] == "d" else 0
        s.place[seat] = diversion if place[0] == "d" else int(place)


def _write_ask(s: Record) -> str:
    return _ASKS[int(s.phase)] + "+" * int(s.rolling)


def _read_ask(s: Record, text: str) -> None:
    ask = text.removesuffix("+")
    s.phase = _PHASES.get(ask, -1)
    if s.phase < 0:
        raise ValueError(text)
    s.rolling = text != ask


def _write_gifts(s: Record) -> str:
    return "/".join(str(amount) for amount in s.gift_amounts[: s.gifts]) + ":" + _USED.write(s.gift_used, s.seats)


def _read_gifts(s: Record, text: str) -> None:
    found = re.fullmatch(r"(-?[1-9][0-9]{0,2}(?:/-?[1-9][0-9]{0,2})*):(.*)", text)
    if found is None:
        raise ValueError(text)
    amounts, used = found[1].split("/"), _USED.read(found[2], s.seats)
    if len(used) > len(amounts):
        raise ValueError(text)
    s.gifts = len(amounts)
    s.gift_amounts[: s.gifts] = [int(amount) for amount in amounts]
    s.gift_used[: len(used)] = used


def _derive(s: Record) -> None:
    s.bank = money.CASH - int(s.money.sum())
    s.questions_used, s.talks_used, s.gifts_used = s.question_used.sum(), s.talk_used.sum(), s.gift_used.sum()


# --- what can occur in play ------------------------------------------------------------------------------------------


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
_CHECKS: Final[Checks] = (
    ("questions", lambda s: not s.question_used[s.questions :].any()),
    ("talks", lambda s: not s.talk_used[s.talks :].any()),
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

POSITIONS: Final = Positions(
    "taxi/1",
    Record,
    "seats rounds={rounds}/{round_no} starter seat ask money token out place started order={order_throw} contending card target"
    " misses time={time_up} questions={questions}:{question_used} talks={talks}:{talk_used} gifts board",
    words={
        "board": Word(_write_board, _read_board),
        "gifts": Word(_write_gifts, _read_gifts),
        "ask": Word(_write_ask, _read_ask),
        "place": Word(_write_place, _read_place),
    },
    derive=_derive,
    checks=_CHECKS,
    impossible="taxi-impossible-position",
)
