"""How these tests talk: sit down in a position given by a few fields, throw and play in notation, look at what is written.

`A` to `E` are the seats. A turn is told in lines `thrown: played`.
"""

from typing import Final

import pytest

from cabstand.core import CHANCE, Actor, Dice, Game, Match, Refused, Seat, find_game, new_match
from cabstand.core.game import Refusal, StoryLine
from cabstand.games.space_taxi.view import SpaceTaxiView

GAME: Final[Game] = find_game("space-taxi")
A, B, C, D, E = (Actor(seat) for seat in range(5))


def position(**fields: object) -> str:
    """A line of position text; what is not given is as at the start of a turn in the first round."""
    given = str(fields.get("seats", 3))
    seats = int(given) if given in {"1", "2", "3", "4", "5"} else 3
    whole: dict[str, object] = {
        "seats": 3,
        "round": 1,
        "starter": 1,
        "coins": ",".join("3" * seats),
        "scores": ",".join("-" * seats),
        "ask": "throw",
        "tiles": "01234",
        "throw": "",
        "aboard": "",
        "wings": "",
        "crystal": "-",
    }
    return " ".join(["space-taxi/1", *(f"{name}={value}" for name, value in (whole | fields).items())])


def sit(**fields: object) -> Match:
    """A match in the middle of things; the dice in any order."""
    in_order = {name: _sorted(str(dice)) for name, dice in fields.items() if name in ("throw", "aboard", "wings")}
    return Match(GAME, GAME.read_position(position(**fields | in_order)))


def _sorted(dice: str) -> str:
    return ".".join("".join(sorted(part, key="RGBYPTs12345678".index)) for part in dice.split("."))


def begin(seats: int = 3, starter: int = 1) -> Match:
    """A new match, before the first throw."""
    return new_match("space-taxi", seats=seats, starter=starter)


def say(match: Match, *texts: str) -> Match:
    """Moves in notation, one after the other, whoever is to make them."""
    for text in texts:
        match.push_text(text)
    return match


def take(match: Match, *lines: str) -> Match:
    """Throws of one turn, each as `thrown: played`."""
    for line in lines:
        thrown, played = line.split(":")
        say(match, "throw", thrown, played)
    return match


def take_turn_worth(match: Match, points: int) -> Match:
    """A whole turn that scores 0 (a failed launch) to 8 (what lies in the mine), with a taxi full of nobodies."""
    if points == 0:
        return take(match, "TTTTTT 666 s1: 666")
    take(match, f"TTTTTT 223 s{points}: TTT s{points}", "TTT 223: 223", "TTT: TT", "T: T")
    return say(match, "return 0") if field(match, "ask") == "return" else match


def last_die(thrown: str, aboard: str = "RRRRRR", wings: str = "334", crystal: str = "m8", **more: object) -> Match:
    """Nine dice are played and the last one is thrown."""
    return sit(ask="play", tiles="01", throw=thrown, aboard=aboard, wings=wings, crystal=crystal, **more)


def field(match: Match, name: str) -> str:
    """One field of the position text."""
    return dict(word.split("=", 1) for word in match.position().split()[1:])[name]


def fields(match: Match, *names: str) -> tuple[str, ...]:
    return tuple(field(match, name) for name in names)


def totals(match: Match) -> tuple[int, ...]:
    return match.result().scores


def winners(match: Match) -> list[int]:
    return list(match.result().winners)


def pile(match: Match) -> int:
    return look(match).pile


def look(match: Match, actor: Actor | None = None) -> SpaceTaxiView:
    """What a seat sees; without a seat, what somebody sees who only watches."""
    seen = match.view(None if actor is None else Seat(actor))
    assert isinstance(seen, SpaceTaxiView)
    return seen


def last_lines(match: Match) -> list[StoryLine]:
    """The story of the last move."""
    told = match.story()
    move = match.pop()
    earlier = len(match.story())
    match.push(move)
    return told[earlier:]


def plays(match: Match) -> list[str]:
    """The legal moves of whoever is to move, in notation."""
    return [GAME.write_move(match.to_move, move) for move in match.legal_moves]


def refused(match: Match, text: str, actor: Actor | None = None) -> Refusal:
    """Why a move in notation is refused; the match is as it was."""
    before = match.position()
    with pytest.raises(Refused) as caught:
        match.push_text(text, actor)
    assert match.position() == before
    return caught.value.refusal


def reason(match: Match, text: str, actor: Actor | None = None) -> str:
    return refused(match, text, actor).reason.removeprefix("space-taxi-")


def read_refused(text: str) -> Refusal:
    """Why a position text is refused."""
    with pytest.raises(Refused) as caught:
        GAME.read_position(text)
    return caught.value.refusal


def play_on(match: Match, dice: Dice) -> str:
    """One random move, of chance or of a seat, and how it is written."""
    actor = match.to_move
    move = GAME.sample(match.state, dice.stream) if actor == CHANCE else GAME.draw(match.state, actor, dice.stream)
    match.push(move)
    return GAME.write_move(actor, move)
