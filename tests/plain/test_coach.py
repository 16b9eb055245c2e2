"""A coach for a game that brings none: play-outs of what could be true."""

from itertools import count

import pytest
from tests.plain.bare.adapter import GAME as NIGHT_RANK
from tests.plain.one_pile import GAME as ONE_PILE

from cabstand.bots.registry import coach_of
from cabstand.core import Move, Refused, Seat, find_game, game_names
from cabstand.core.coach import Advice
from cabstand.core.rule import States
from cabstand.plain.coach import PlainCoach
from cabstand.plain.search import Budget
from cabstand.server import coach_worker

pytestmark = pytest.mark.usefixtures("strangers")


def advice(stones: int, chosen: int | None = None, simulations: int = 300) -> Advice:
    coach, pile = PlainCoach(ONE_PILE, Budget(simulations)), ONE_PILE.new(2, {"stones": stones})
    return coach.deepen(pile, Seat(0), coach.advise(pile, Seat(0), None if chosen is None else Move(chosen)))


def dealt(others: str) -> States:
    hands = f"hands=W12,{others} played= points=0,0 horns=11"
    return NIGHT_RANK.read_position(f"night-rank/1 seats=2 hand=3 turn=1 ask=drive asked=- fare=- {hands}")


def test_every_game_has_a_coach_and_three_their_own() -> None:
    plain = [name for name in game_names() if isinstance(coach_of(find_game(name)), PlainCoach)]
    assert plain == ["night-rank", "one-pile", "pig"]


def test_the_best_choices_come_first_with_their_chance_to_win() -> None:
    best = advice(7).best
    assert best[0].move == "take 7"
    assert best[0].figures == {"win": 1.0}
    assert len(best) == 5
    assert all(0 <= choice.figures["win"] < 1 for choice in best[1:])


def test_a_choice_that_was_asked_about_is_told_even_where_it_is_one_of_hundreds() -> None:
    for chosen in (1, 150, 300):
        asked = advice(600, chosen, simulations=40).chosen
        assert asked is not None
        assert asked.move == f"take {chosen}"
        assert 0 <= asked.figures["win"] <= 1


def test_a_choice_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Refused, match="one-pile-not-there"):
        advice(7, chosen=8)


def test_it_knows_what_the_seat_knows_and_nothing_else() -> None:
    coach = PlainCoach(NIGHT_RANK, Budget(60))
    told = [coach.deepen(NIGHT_RANK.hide(dealt(others), Seat(0)), Seat(0), Advice([])) for others in ("123", "W33")]
    assert told[0] == told[1]
    assert told[0].best


def test_somebody_who_can_do_nothing_is_told_nothing() -> None:
    coach, pile = PlainCoach(ONE_PILE), ONE_PILE.new(2)
    assert coach.deepen(pile, Seat(1), coach.advise(pile, Seat(1))).best == []


def test_it_answers_in_time_however_slow_the_rules_are() -> None:
    seconds = count()
    budget = Budget(1_000_000, seconds=40.0, clock=lambda: float(next(seconds)))
    coach, pile = PlainCoach(ONE_PILE, budget), ONE_PILE.new(2)
    coach.deepen(pile, Seat(0), coach.advise(pile, Seat(0), Move(300)))
    assert next(seconds) < 100


def test_the_process_in_which_coaches_think_can_ask_it() -> None:
    hidden = ONE_PILE.new(2, {"stones": 1}).tobytes()
    told = coach_worker.advise("one-pile", 1, hidden, 0, None, deep=True)
    assert isinstance(told, Advice)
    assert [choice.move for choice in told.best] == ["take 1"]
