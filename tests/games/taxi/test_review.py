"""A shift of TAXI! gone through: what moved everybody's chance to win."""

import pytest

from cabstand.core import CHANCE, OVER, Actor, Move, Seat
from cabstand.core.coach import Act, GameReview, Measure
from cabstand.core.rng import stream
from cabstand.core.rule import States, record
from cabstand.games.taxi import moves
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.coach import COACH
from cabstand.games.taxi.record import CHOOSE


def played(number: int, seats: int) -> tuple[list[Act], States, list[tuple[int, States]]]:
    """A short shift at random; and the states in which a Give or Take card was chosen about, with their lines."""
    rng, state = stream(number), TAXI.new(seats, {"rounds": 6})
    acts: list[Act] = []
    chosen = []
    while (mover := TAXI.to_move(state)) != OVER:
        move = TAXI.sample(state, rng) if mover == CHANCE else TAXI.draw(state, mover, rng)
        acts.append(Act(len(acts) + 1, mover, move))
        if mover >= 0 and record(state).phase == CHOOSE and moves.kind(move) in (moves.KEEP, moves.HAND):
            chosen.append((len(acts), state))
        state = TAXI.apply(state, mover, move)
    return acts, state, chosen


@pytest.fixture(scope="module", params=[(1, 2), (2, 3), (3, 4)])
def shift(request: pytest.FixtureRequest) -> tuple[list[Act], States, list[tuple[int, States]], GameReview]:
    number, seats = request.param
    acts, end, chosen = played(number, seats)
    return acts, end, chosen, COACH.review(TAXI.new(seats, {"rounds": 6}), acts)


Shift = tuple[list[Act], States, list[tuple[int, States]], GameReview]


def test_everything_that_moved_the_chance_adds_up_to_the_share_of_the_win(shift: Shift) -> None:
    _, end, _, review = shift
    assert review.measure is Measure.WIN
    winners = TAXI.result(end).winners
    assert sum(seat.first for seat in review.seats) == pytest.approx(1, abs=1e-3)  # reckoned at nine points
    for seat in review.seats:
        assert seat.luck is not None
        assert seat.first + seat.luck + sum(seat.besides.values()) - seat.loss == pytest.approx(seat.final, abs=1e-9)
        assert seat.final == (1 / len(winners) if seat.seat - 1 in winners else 0)
        assert set(seat.besides) == {"answers", "others"}


def test_only_choices_about_a_give_or_take_card_are_judged(shift: Shift) -> None:
    acts, _, chosen, review = shift
    assert sum(seat.decisions for seat in review.seats) == len(chosen) > 0
    at = dict(chosen)
    for seat in review.seats:
        assert seat.best <= seat.decisions
        assert seat.loss >= 0
        for moment in seat.moments:
            state, made = at[moment.seq], acts[moment.seq - 1]
            assert TAXI.write_move(made.actor, made.move) == moment.move != moment.better
            seat_asked = Seat(made.actor)
            advice = COACH.advise(TAXI.hide(state, seat_asked), seat_asked)
            wins = {choice.move: choice.figures["win"] for choice in advice.best if "win" in choice.figures}
            assert wins[moment.better] - wins[moment.move] == pytest.approx(moment.loss, abs=1e-9)


def test_a_right_answer_counts_as_an_answer_and_not_as_luck() -> None:
    acts, _, _ = played(2, 3)
    state = TAXI.new(3, {"rounds": 6})
    before = next(at for at, act in enumerate(acts) if moves.kind(act.move) == moves.RIGHT)
    for act in acts[:before]:
        state = TAXI.apply(state, act.actor, act.move)
    mover = int(record(state).seat)
    wrong = next(Move(int(move)) for move in TAXI.legal(state, Actor(acts[before].actor)) if moves.kind(move) == moves.WRONG)
    start = TAXI.new(3, {"rounds": 6})
    right, other = (
        COACH.review(start, [*acts[:before], Act(before + 1, acts[before].actor, move)]).seats[mover]
        for move in (acts[before].move, wrong)
    )
    assert right.luck == other.luck
    assert right.besides["answers"] > other.besides["answers"]
