"""The chance to win beside the coach's other figures."""

from cabstand.core.coach import Advice, Choice
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.coach.chances import win_chances, with_chances

ADVICE = Advice([Choice("RR", {"loss": 0.0}), Choice("0", {"loss": 1.0})], Choice("G", {"loss": 2.0}))


def test_every_choice_gets_its_chance_and_the_play_that_wins_most_often_is_added() -> None:
    told = with_chances(ADVICE, {"RR": 0.5, "0": 0.25, "G": 0.125, "RR 4": 0.75})
    assert [choice.figures for choice in told.best] == [{"loss": 0.0, "win": 0.5}, {"loss": 1.0, "win": 0.25}]
    assert told.chosen == Choice("G", {"loss": 2.0, "win": 0.125})
    assert told.others == [Choice("RR 4", {"win": 0.75})]
    assert with_chances(ADVICE, {"RR": 0.5, "0": 0.25, "G": 0.125}).others == []


def test_where_the_chance_is_not_known_the_advice_stands_as_it_is() -> None:
    assert win_chances(SPACE_TAXI.new(3, {"starter": 1})) == {}
    assert with_chances(ADVICE, {}) == ADVICE
