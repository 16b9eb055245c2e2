"""Every promise that a game makes, rung by rung: the ladder that a new game climbs.

The first rung needs rules and nothing else; whatever a game has not written itself, it has from the base class or from `plain`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from cabstand.core.game import Game
from cabstand.testing import (
    check_bots,
    check_chance,
    check_envelope,
    check_moves,
    check_positions,
    check_secrets,
    check_texts,
    check_words,
    trail,
)
from cabstand.testing.parts import OWN_BOTS, OWN_PAGE, OWN_TERMINAL, OWN_VIEW, Part

MOST_QUICKLY: Final = 5
MOST_OF_A_SLOW_GAME: Final = 300


class Check(NamedTuple):
    """One promise: `run(game, games)` plays this many games and raises AssertionError where the promise is broken."""

    run: Callable[[Game, int], None]
    quick: int
    """Games in a run that somebody waits for."""
    full: int
    """Games in a run that goes on while nobody waits."""

    @property
    def name(self) -> str:
        """`random play ends`, from `check_random_play_ends`."""
        return self.run.__name__.removeprefix("check_").replace("_", " ")

    def games(self, game: Game, full: bool = False) -> int:
        if not game.slow:
            return self.full if full else self.quick
        return min(self.full, MOST_OF_A_SLOW_GAME) if full else min(self.quick, MOST_QUICKLY)


class Rung(NamedTuple):
    """A step of the ladder: what a game keeps to get there, and what it brings of its own."""

    name: str
    checks: tuple[Check, ...]
    own: tuple[Part, ...] = ()


RUNGS: Final = (
    Rung(
        "rules",
        (
            Check(check_moves.check_wrong_set_ups_are_refused, 10, 10),
            Check(check_moves.check_legal_moves_and_refusals_agree, 10, 12500),
            Check(check_moves.check_whoever_is_asked_can_move, 10, 12500),
            Check(check_moves.check_only_moves_change_a_state, 6, 2500),
            Check(check_moves.check_random_play_ends, 10, 5000),
            Check(check_moves.check_fallback_moves_alone_end_a_game, 6, 1000),
            Check(check_chance.check_sampling_has_the_listed_odds, 6, 1000),
            Check(check_chance.check_the_outcome_asked_for_is_the_outcome_got, 4, 1000),
            Check(trail.check_compiled_and_interpreted_rules_agree, 5, 500),
        ),
    ),
    Rung(
        "texts and positions",
        (
            Check(check_texts.check_moves_have_one_text_each, 10, 12500),
            Check(check_texts.check_positions_round_trip, 10, 12500),
            Check(check_positions.check_accepted_positions_agree_with_the_moves, 6, 12500),
            Check(check_texts.check_logs_round_trip, 5, 500),
            Check(check_words.check_everything_said_in_play_has_a_text, 6, 500),
        ),
    ),
    Rung(
        "secrets and views",
        (
            Check(check_envelope.check_the_envelope_tells_the_truth, 6, 1000),
            Check(check_secrets.check_two_worlds_look_alike, 5, 1000),
            Check(check_secrets.check_nobody_sees_more_than_they_are_told, 5, 1000),
            Check(check_secrets.check_taking_back_shows_nothing, 5, 1000),
            Check(check_secrets.check_resampling_keeps_what_is_known, 6, 2500),
            Check(check_secrets.check_resampling_varies_what_is_not_known, 5, 1000),
        ),
        (OWN_VIEW,),
    ),
    Rung(
        "bots and screens",
        (
            Check(check_bots.check_bots_make_legal_moves, 3, 300),
            Check(check_bots.check_bots_play_the_same_at_a_table_as_in_the_lab, 3, 300),
        ),
        (OWN_BOTS, OWN_TERMINAL, OWN_PAGE),
    ),
)
CHECKS: Final = tuple(check for rung in RUNGS for check in rung.checks)
