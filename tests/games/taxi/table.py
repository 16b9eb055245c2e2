"""How these tests talk: sit down in a position given by a few fields, throw and play in notation, look at what is written.

`A` to `D` are the seats. The loop has one box of each name, so that boxes can be called by it; six of them lie one throw each
from `question-2`, where counters stand unless a test says otherwise.
"""

from typing import Final

import pytest

from cabstand.core import CHANCE, REFEREE, Actor, Dice, Game, Match, Refused, Seat, find_game, new_match
from cabstand.core.game import Refusal, StoryLine
from cabstand.games.taxi.view import TaxiView

GAME: Final[Game] = find_game("taxi")
A, B, C, D = (Actor(seat) for seat in range(4))

LOOP: Final = "rank,question-2,fare-3,question-4,give,sound,refuel,diversion,exit,fare-5,foot-sound,foot-give"
LADDER: Final = "0,0,4,2,6,1,5,3"
BOARD: Final = f"{LOOP};{LADDER}"
BOXES: Final = LOOP.split(",")
GIFTS: Final = "7/-7/30/-30"
# one throw from question-2
TO_FARE, TO_QUESTION, TO_GIVE, TO_SOUND, TO_REFUEL, TO_DIVERSION = range(1, 7)


def begin(seats: int = 3, **options: object) -> Match:
    """A new match on the small board, before the throws for the order of play."""
    given: dict[str, object] = {"board": BOARD, "questions": 10, "talks": 5, "gifts": GIFTS}
    return new_match("taxi", seats=seats, **(given | options))


def position(at: str = "", **fields: object) -> str:
    """A line of position text; what is not given is as at the start of A's second turn. `at` is where the seat in turn is."""
    seats = int(str(fields.get("seats", 3)))
    here = str(fields.pop("place", ",".join(["question-2"] * seats))).split(",")
    if at:
        here[int(str(fields.get("seat", 1))) - 1] = at
    whole: dict[str, object] = {
        "seats": 3,
        "rounds": "20/1",
        "starter": 1,
        "seat": 1,
        "ask": "throw",
        "money": row(20, seats),
        "token": row(1, seats),
        "out": row(0, seats),
        "place": ",".join(str(BOXES.index(box)) if box in BOXES else box for box in here),
        "started": row(1, seats),
        "order": row(0, seats),
        "contending": row(0, seats),
        "card": 0,
        "target": 1,
        "misses": 0,
        "time": 0,
        "questions": "10:",
        "talks": "5:",
        "gifts": f"{GIFTS}:",
        "board": BOARD,
    }
    return " ".join(["taxi/1", *(f"{name}={value}" for name, value in (whole | fields).items())])


def row(value: int, seats: int) -> str:
    return ",".join([str(value)] * seats)


def sit(at: str = "", **fields: object) -> Match:
    """A match in the middle of things."""
    return Match(GAME, GAME.read_position(position(at, **fields)))


def say(match: Match, *texts: str) -> Match:
    """Moves in notation, one after the other, whoever is to make them."""
    for text in texts:
        match.push_text(text)
    return match


def throws(match: Match, *dice: int) -> Match:
    """Throws, one after the other, whoever is to make them."""
    for die in dice:
        say(match, "throw", f"die {die}")
    return match


def field(match: Match, name: str) -> str:
    """One field of the position text."""
    return dict(word.split("=", 1) for word in match.position().split()[1:])[name]


def fields(match: Match, *names: str) -> tuple[str, ...]:
    return tuple(field(match, name) for name in names)


def money(match: Match) -> list[int]:
    return [int(pounds) for pounds in field(match, "money").split(",")]


def where(match: Match, actor: Actor = A) -> str:
    """The name of the box a counter is on; `d4` on the ladder."""
    place = field(match, "place").split(",")[actor]
    return place if place[0] == "d" else BOXES[int(place)]


def asked(match: Match) -> str:
    """Who is in turn and what for: `2 throw`."""
    return " ".join(fields(match, "seat", "ask"))


def winners(match: Match) -> list[int]:
    return list(match.result().winners)


def look(match: Match, actor: Actor | None = None) -> TaxiView:
    """What a seat sees; without a seat, what somebody sees who only watches."""
    seen = match.view(None if actor is None else Seat(actor))
    assert isinstance(seen, TaxiView)
    return seen


def last_lines(match: Match) -> list[StoryLine]:
    """The story of the last move that whoever was to move has made."""
    told = match.story()
    move = match.pop()
    earlier = len(match.story())
    match.push(move)
    return told[earlier:]


def options(match: Match, actor: Actor | None = None) -> list[str]:
    """The legal moves of whoever is to move, or of the actor given, in notation."""
    mover = match.to_move if actor is None else actor
    return [GAME.write_move(mover, move) for move in match.legal(mover)]


def outcomes(match: Match) -> list[str]:
    """What chance can do, in notation."""
    listed, weights = GAME.outcomes(match.state)
    assert (weights == 1).all()
    assert len(listed) == len(weights)
    return [GAME.write_move(CHANCE, move) for move in listed]


def refused(match: Match, text: str, actor: Actor | None = None) -> Refusal:
    """Why a move in notation is refused; the match is as it was."""
    before = match.state.tobytes()
    with pytest.raises(Refused) as caught:
        match.push_text(text, actor)
    assert match.state.tobytes() == before
    return caught.value.refusal


def reason(match: Match, text: str, actor: Actor | None = None) -> str:
    return refused(match, text, actor).reason.removeprefix("taxi-")


def read_refused(text: str) -> Refusal:
    """Why a position text is refused."""
    with pytest.raises(Refused) as caught:
        GAME.read_position(text)
    return caught.value.refusal


def wrong_field(at: str = "", **given: object) -> str:
    """The field that shows that a position cannot occur."""
    refusal = read_refused(position(at, **given))
    assert refusal.reason == "taxi-impossible-position"
    return str(refusal.args["field"])


def play_on(match: Match, dice: Dice) -> tuple[Actor, str]:
    """One random move, of chance, the referee or a seat (also out of turn): who made it and how it is written."""
    actor = match.to_move
    if actor == CHANCE:
        move = GAME.sample(match.state, dice.stream)
    else:
        other = dice.choice([Actor(seat) for seat in range(GAME.seat_count(match.state))])
        if "redeem" in options(match, other) and dice.choice([True, False]):
            actor = other
        move = GAME.draw(match.state, actor, dice.stream)
        if "time" in options(match, REFEREE) and dice.choice(range(100)) == 0:
            actor, move = REFEREE, GAME.read_move(match.state, REFEREE, "time")
    match.push(move, actor)
    return actor, GAME.write_move(actor, move)
