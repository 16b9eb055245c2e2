"""The coach of Fare Play: how far everybody is from a clear path, at once; and the best moves with their chance to win, which a
search finds from what the seat may know and nothing else."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cabstand.core.coach import MOST_CHOICES, Act, Advice, Choice, Coach, GameReview, check_choice
from cabstand.core.game import Actor, Move, Seat, StoryLine
from cabstand.core.rng import stream
from cabstand.core.rule import States
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots.thinker import Budget, how_far
from cabstand.games.fare_play.bots.thinker import advise as search_advice
from cabstand.games.fare_play.playable import MOST_MOVES

SECONDS: Final = 1.0
_SEED: Final = 4
_ENOUGH: Final = 30  # times that a move must have been tried before its chance is worth telling


class FarePlayCoach(Coach):
    looks_ahead = True
    reviews = True

    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        check_choice(FARE_PLAY, hidden, seat, chosen)
        asked = None if chosen is None else Choice(FARE_PLAY.write_move(Actor(seat), chosen), {})
        return Advice([], asked, [_far(number, cards) for number, cards in enumerate(how_far(hidden), 1)])

    def deepen(self, hidden: States, seat: Seat, advice: Advice) -> Advice:
        if FARE_PLAY.to_move(hidden) != Actor(seat):
            return advice
        found = search_advice(hidden, seat, stream(_SEED), Budget(SECONDS), MOST_MOVES).options
        told = {FARE_PLAY.write_move(Actor(seat), Move(option.move)): option for option in found}
        best = [Choice(move, {"win": option.chance}) for move, option in list(told.items())[:MOST_CHOICES]]
        asked = advice.chosen
        if asked is not None and asked.move in told and told[asked.move].visits >= _ENOUGH:
            asked = Choice(asked.move, {"win": told[asked.move].chance})
        return replace(advice, best=best, chosen=asked)

    def review(self, start: States, acts: Sequence[Act]) -> GameReview:
        from cabstand.games.fare_play.review import review  # not for those who only ask what to do

        return review(start, acts)


def _far(seat: int, cards: int | None) -> StoryLine:
    if cards is None:
        return StoryLine("fare-play-coach-no-way", {"seat": seat})
    return StoryLine("fare-play-coach-cards", {"seat": seat, "cards": cards})


COACH: Final = FarePlayCoach()
