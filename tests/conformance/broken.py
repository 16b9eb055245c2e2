"""Night Rank again and again, each time with one bug that games have had, to show that the suite finds it.

Every copy names the check that finds its bug; all other checks must pass on it.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np

from cabstand.core.game import CHANCE, Game, Move, Refusal, Refused, Result, refuse
from cabstand.core.registry import load_game
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, record, rule
from cabstand.testing import (
    check_bots,
    check_chance,
    check_envelope,
    check_moves,
    check_positions,
    check_secrets,
    check_texts,
    check_words,
)
from cabstand.testing.trail import check_compiled_and_interpreted_rules_agree
from night_rank import rules
from night_rank.adapter import NightRank, NightRankView
from night_rank.record import DEAL, DONE, DRIVE, KINDS, WINDOW, Record

Check = Callable[..., None]


CHEATS: Final = "tests.conformance.cheating.adapter:GAME"
PEEKS: Final = "tests.conformance.peeking.adapter:GAME"
"""Bots are a part of their own, so games that are broken there have folders."""


class Broken(NamedTuple):
    game: Game
    found_by: Check
    also: tuple[Check, ...]
    """Further checks that cannot but fail too."""


BROKEN: Final[dict[str, Broken]] = {}
"""The copies by the place at which a log or another process finds them."""

BROKEN[CHEATS] = Broken(load_game(CHEATS), check_bots.check_bots_make_legal_moves, ())
BROKEN[PEEKS] = Broken(load_game(PEEKS), check_bots.check_bots_play_the_same_at_a_table_as_in_the_lab, ())

G = TypeVar("G", bound=type[NightRank])


def found_by(check: Check, *also: Check) -> Callable[[G], G]:
    """Put a copy into this module's list, and one object of it under a name in capitals, as games have."""

    def keep(copy: G) -> G:
        name = re.sub("(?<!^)(?=[A-Z])", "_", copy.__name__).upper()
        game = globals()[name] = copy()
        BROKEN[f"{__name__}:{name}"] = Broken(game, check, also)
        return copy

    return keep


@found_by(check_secrets.check_two_worlds_look_alike, check_secrets.check_taking_back_shows_nothing)
class ShowsWhoCanWhistle(NightRank):
    """The view shows a seat as asked only where it has a whistle to answer with."""

    def view(self, state: States, seat: int | None) -> NightRankView:
        s: Record = record(state)
        view = self.view_hidden(self.hide(state, seat), seat)
        return view if s.hands[s.asked, rules.WHISTLE] else msgspec.structs.replace(view, seat_asked=None)


@found_by(check_envelope.check_the_envelope_tells_the_truth)
class ScoresHiddenHands(NightRank):
    """The score of a game under way counts whistles that nobody else can see."""

    def result(self, state: States) -> Result:
        s, result = record(state), super().result(state)
        if s.phase == DONE:
            return result
        return Result(tuple(n + int(s.hands[seat, rules.WHISTLE]) for seat, n in enumerate(result.scores)), result.winners)


@found_by(check_secrets.check_two_worlds_look_alike)
class TellsTheDeal(NightRank):
    """The log for a seat has the cards of the others in it."""

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        return self.write_move(actor, move)


@found_by(check_secrets.check_two_worlds_look_alike)
class RefusesWithASecret(NightRank):
    """A seat that is not asked is told why it could not whistle anyway: for want of somebody with a whistle before it."""

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        s: Record = record(state)
        refusal = super().refusal(state, actor, move)
        if refusal and move == rules.WHISTLES and s.phase == WINDOW and actor != s.asked and s.hands[s.asked, rules.WHISTLE]:
            return Refusal("night-rank-asked-for-other")
        return refusal


@found_by(check_secrets.check_nobody_sees_more_than_they_are_told)
class ShowsSpectatorsEverything(NightRank):
    """Whoever only watches is taken for somebody who may see all."""

    def hide(self, state: States, seat: int | None) -> States:
        return state.copy() if seat is None else super().hide(state, seat)

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return hidden.copy() if seat is None else super().resample(hidden, seat, rng)


@found_by(check_secrets.check_taking_back_shows_nothing)
class HonksByWhistle(NightRank):
    """Only a driver with a whistle may honk, and of a hidden hand the rules believe that it holds one."""

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        hands = record(state).hands
        if move == rules.HONKS and 0 <= actor < len(hands) and hands[actor].sum() and not hands[actor, rules.WHISTLE]:
            return Refusal("night-rank-not-held")
        return super().refusal(state, actor, move)

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        listed = out[: super().list_legal(state, actor, out)].tolist()
        kept = [move for move in listed if self.refusal(state, actor, Move(move)) is None]
        out[: len(kept)] = kept
        return len(kept)


@found_by(check_secrets.check_resampling_varies_what_is_not_known)
class ImaginesOneWorld(NightRank):
    """Hidden hands are filled from a fresh stream each time: always with the same cards."""

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return super().resample(hidden, seat, np.array((1, 2), np.uint64))


@found_by(check_secrets.check_resampling_keeps_what_is_known, check_bots.check_bots_make_legal_moves)
class ForgetsItsOwnHand(NightRank):
    """A resampled world deals the viewer's own hand anew too."""

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return super().resample(super().hide(hidden, None), None, rng)


@found_by(
    check_moves.check_legal_moves_and_refusals_agree,
    check_positions.check_accepted_positions_agree_with_the_moves,
    check_bots.check_bots_make_legal_moves,
)
class ListsWhatItRefuses(NightRank):
    """Whistling is listed for every seat that is asked, whether it has a whistle or not."""

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        count = super().list_legal(state, actor, out)
        s: Record = record(state)
        if s.phase == WINDOW and actor == s.asked and not s.hands[s.asked, rules.WHISTLE]:
            out[count] = rules.WHISTLES
            count += 1
        return count


@found_by(check_moves.check_legal_moves_and_refusals_agree, check_positions.check_accepted_positions_agree_with_the_moves)
class LetsAnyoneDrive(NightRank):
    """Whose turn it is has not been looked at."""

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        s: Record = record(state)
        drives = move in range(rules.DRIVES, 8 * KINDS, 8) and s.phase == DRIVE and 0 <= actor < s.seats
        return None if drives and s.hands[actor, move >> 3] else super().refusal(state, actor, move)


@found_by(
    check_moves.check_whoever_is_asked_can_move,
    check_positions.check_accepted_positions_agree_with_the_moves,
    check_moves.check_fallback_moves_alone_end_a_game,
)
class PassesWhereItMustDrive(NightRank):
    """The move for an absent player was only thought of for the window."""

    def fallback(self, state: States, seat: int) -> Move:
        return Move(rules.PASSES)


@found_by(check_moves.check_only_moves_change_a_state)
class ChangesThenRefuses(NightRank):
    """The second honk of a seat is refused, but it has cost a point already."""

    def apply(self, state: States, actor: int, move: int) -> States:
        s: Record = record(state)
        if move == rules.HONKS and 0 <= actor < s.seats and not s.horns[actor]:
            s.points[actor] -= 1
        return super().apply(state, actor, move)


@found_by(check_moves.check_random_play_ends, check_moves.check_fallback_moves_alone_end_a_game)
class NeverEnds(NightRank):
    """After the last card the deck is dealt again."""

    def advance(self, state: States, actor: int, move: int) -> None:
        super().advance(state, actor, move)
        if record(state).phase == DONE:
            state[:] = self.new(self.seat_count(state))


@found_by(check_moves.check_fallback_moves_alone_end_a_game)
class HonksForever(NightRank):
    """A honk is worth nothing and never used up, and an absent driver honks."""

    def advance(self, state: States, actor: int, move: int) -> None:
        super().advance(state, actor, move)
        if move == rules.HONKS:
            record(state).horns[actor] = 1
            record(state).points[actor] -= 1

    def fallback(self, state: States, seat: int) -> Move:
        return Move(rules.HONKS)


@found_by(check_moves.check_wrong_set_ups_are_refused)
class SeatsAnyNumber(NightRank):
    """A fifth driver may sit down, and has no hand."""

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> States:
        return super().new(min(max(seats, self.seats.start), self.seats.stop - 1), options)


@found_by(check_texts.check_moves_have_one_text_each)
class CrashesOnATypo(NightRank):
    """A text that is no move ends in a KeyError, which takes the server's answer with it."""

    def read_move(self, state: States, actor: int, text: str) -> Move:
        verb, _, card = text.partition(" ")
        if verb == "drive":
            return Move(rules.of(rules.DRIVES, {"W": 0, "1": 1, "2": 2, "3": 3}[card]))
        return super().read_move(state, actor, text)


@found_by(check_positions.check_accepted_positions_agree_with_the_moves)
class CountsNoCards(NightRank):
    """While the game goes on, a position may hold cards too many or too few; in the end it may not."""

    def can_occur(self, s: Record) -> bool:
        return bool(s.phase == DRIVE and s.turn < s.seats and s.held[s.turn] > 0) or super().can_occur(s)


@found_by(check_texts.check_positions_round_trip, check_positions.check_accepted_positions_agree_with_the_moves)
class ForgetsTheHorns(NightRank):
    """The line of a position does not say who has honked."""

    def write_position(self, state: States) -> str:
        return re.sub("horns=[01]+", lambda horns: horns[0].replace("0", "1"), super().write_position(state))


@found_by(check_words.check_everything_said_in_play_has_a_text)
class LeavesOutWhatATextNeeds(NightRank):
    """The text of a malformed move says what could not be read; the refusal does not."""

    def read_move(self, state: States, actor: int, text: str) -> Move:
        try:
            return super().read_move(state, actor, text)
        except Refused:
            raise refuse("malformed-move", text=text[:60]) from None


@found_by(check_texts.check_logs_round_trip)
class WantsNumbersForOptions(NightRank):
    """Options are only taken as numbers; a log has them as text."""

    def read_options(self, given: Mapping[str, object]) -> Any:
        return super().read_options({name: value if isinstance(value, int) else object() for name, value in given.items()})


@found_by(check_chance.check_sampling_has_the_listed_odds)
class DealsEveryKindAlike(NightRank):
    """Chance forgets that there are more ones than threes."""

    def sample(self, state: States, rng: Stream) -> Move:
        moves, _ = self.outcomes(state)
        return Move(int(moves[below(rng, len(moves))]))


@found_by(
    check_chance.check_the_outcome_asked_for_is_the_outcome_got,
    # The seat that is dealt the card is told one and gets another, which depends on what others hold.
    check_secrets.check_nobody_sees_more_than_they_are_told,
)
class DealsWhatItLikes(NightRank):
    """The card that was asked for is not looked at: the commonest one left is dealt."""

    def advance(self, state: States, actor: int, move: int) -> None:
        if actor == CHANCE and record(state).phase == DEAL:
            move = Move(rules.of(rules.DEALS, int(rules.unseen(record(state)).argmax())))
        super().advance(state, actor, move)


@rule
def leader(s: Record) -> int:
    """The seat with the most points; the shift leaves an int32 interpreted and is done in 64 bits compiled."""
    best, ahead = -1, 0
    for seat in range(s.seats):
        key = (s.points[seat] << 31) + seat
        if key > best:
            best, ahead = key, seat
    return ahead


@found_by(check_compiled_and_interpreted_rules_agree)
class PaysTheWrongLeader(NightRank):
    """A honk is worth nothing to the leader, who is found by shifting points out of their 32 bits."""

    def advance(self, state: States, actor: int, move: int) -> None:
        s: Record = record(state)
        ahead = leader(s)
        super().advance(state, actor, move)
        if move == rules.HONKS and ahead == actor:
            s.points[actor] -= 1
