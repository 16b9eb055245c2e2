"""What runs in the processes where the coach thinks. Refusals come back as answers: an exception would lose them on its way."""

from collections.abc import Callable
from typing import Final, TypeVar

from cabstand.bots.registry import coach_of
from cabstand.core import CHANCE, OVER, Move, Refused, Seat, find_game
from cabstand.core.coach import Act, Advice, GameReview
from cabstand.core.game import Refusal
from cabstand.core.rng import stream
from cabstand.core.rule import from_bytes

_REAL_CHOICES: Final = 2  # that were thought about deeply: then all that takes is compiled

Answer = TypeVar("Answer")


def missing(game: str) -> list[str]:
    """Tables that the coach of a game still needs."""
    return coach_of(find_game(game)).missing()


def make(game: str, table: str) -> None:
    coach_of(find_game(game)).make(table)


def prepare(game: str, deep: bool) -> None:
    """Compile whatever the coach of a game asks for; should it refuse to speak, whoever asks will be told why."""
    _answer(lambda: _look_on(game, deep))


def _look_on(game: str, deep: bool) -> None:
    """Let the coach look over the shoulder of a few turns."""
    rules, rng = find_game(game), stream(2)
    coach, state = coach_of(rules), rules.new(rules.box_seats.start)
    acts: list[Act] = []
    real_choices = 0
    start = state
    for _ in range(40):
        mover = rules.to_move(state)
        if mover == OVER:
            break
        if mover >= 0:
            hidden = rules.hide(state, Seat(mover))
            advice = coach.advise(hidden, Seat(mover), None)
            if deep and real_choices < _REAL_CHOICES:
                real_choices += len(coach.deepen(hidden, Seat(mover), advice).best) > 1
        move = rules.sample(state, rng) if mover == CHANCE else rules.draw(state, mover, rng)
        acts.append(Act(len(acts) + 1, mover, move))
        state = rules.apply(state, mover, move)
    if coach.reviews and deep:
        coach.review(start, acts)


def advise(game: str, version: int, hidden: bytes, seat: int, chosen: int | None, deep: bool) -> Advice | Refusal:
    """What a seat can do, from what it may know; `deep` with figures that take longer."""

    def ask() -> Advice:
        rules = find_game(game, version)
        state, coach = from_bytes(rules.state_type, hidden), coach_of(rules)
        advice = coach.advise(state, Seat(seat), None if chosen is None else Move(chosen))
        return coach.deepen(state, Seat(seat), advice) if deep else advice

    return _answer(ask)


def advise_at_once(game: str, version: int, hidden: bytes, seat: int, chosen: int | None) -> Advice | Refusal | None:
    """The same by rules of thumb, while tables are being made."""

    def ask() -> Advice | None:
        rules = find_game(game, version)
        state = from_bytes(rules.state_type, hidden)
        return coach_of(rules).advise_at_once(state, Seat(seat), None if chosen is None else Move(chosen))

    return _answer(ask)


def review(game: str, version: int, start: bytes, acts: list[Act]) -> GameReview | Refusal:
    """How every seat played."""

    def ask() -> GameReview:
        rules = find_game(game, version)
        return coach_of(rules).review(from_bytes(rules.state_type, start), acts)

    return _answer(ask)


def _answer(ask: Callable[[], Answer]) -> Answer | Refusal:
    try:
        return ask()
    except Refused as error:
        return error.refusal
