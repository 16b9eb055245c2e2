"""The end of any game: scores and winners as the rules tell them, and the greatest leap of a score."""

from collections.abc import Iterable

from cabstand.core.ending import Award, Ending, Finish, Moments, places
from cabstand.core.game import Game
from cabstand.core.rule import States
from cabstand.core.step import Step


class PlainEnding(Ending):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self._leaps = Moments()

    def see(self, seq: int, step: Step) -> None:
        before, after = self.game.result(step.before), self.game.result(step.after)
        for seat in self.seats:
            points = after.scores[seat] - before.scores[seat]
            if points > 0:
                self._leaps.offer(points, Award("ending-leap", {"points": points}, seat + 1, seq))

    def awards(self) -> Iterable[Award]:
        return self._leaps.best()

    def finishes(self, state: States) -> list[Finish]:
        result = self.game.result(state)
        place = places([(seat in result.winners, result.scores[seat]) for seat in self.seats])
        return [Finish(seat + 1, place[seat], result.scores[seat], [], self._leaps.of(seat + 1)) for seat in self.seats]
