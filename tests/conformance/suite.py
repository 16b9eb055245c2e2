"""The one suite that every game of the rank passes: its checks. Golden files and compiled rules need more than a game."""

from collections.abc import Callable
from typing import Final

from tests.conformance import check_chance, check_moves, check_secrets, check_texts

from cabstand.core.game import Game

Check = Callable[[Game, int], None]
"""A check plays so many games and raises AssertionError where a game does not do what every game must."""

CHECKS: Final[tuple[Check, ...]] = (
    check_moves.check_legal_moves_and_refusals_agree,
    check_moves.check_only_moves_change_a_state,
    check_moves.check_random_play_ends,
    check_moves.check_whoever_is_asked_can_move,
    check_moves.check_wrong_set_ups_are_refused,
    check_texts.check_logs_round_trip,
    check_texts.check_moves_have_one_text_each,
    check_texts.check_positions_round_trip,
    check_chance.check_sampling_has_the_listed_odds,
    check_chance.check_the_outcome_asked_for_is_the_outcome_got,
    check_secrets.check_nobody_sees_more_than_they_are_told,
    check_secrets.check_resampling_keeps_what_is_known,
    check_secrets.check_resampling_varies_what_is_not_known,
    check_secrets.check_taking_back_shows_nothing,
    check_secrets.check_two_worlds_look_alike,
)
