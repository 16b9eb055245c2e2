"""The end of a game of Fare Play: what everybody built and blocked, and the way that the winner's cab took home."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cabstand.core.ending import Award, Ending, Finish, Moments, Part, places
from cabstand.core.game import Args, Game
from cabstand.core.rule import States, plain
from cabstand.core.step import Step
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.cards import CARD_NAMES, FARE_ENDS, ROADS
from cabstand.games.fare_play.figures import WATCHER, facts
from cabstand.games.fare_play.record import Record
from cabstand.games.fare_play.survey import signs_of

_FIELDS: Final = ("seats", "phase", "seat", "declared", "fare", "winner", "card")
_COUNTED: Final = {
    moves.TOKEN: "obstacles",
    moves.HEARSE_IN: "obstacles",
    moves.CLEAR: "clearings",
    moves.TRAFFIC: "traffic",
    moves.RED: "reactions",
    moves.DIVERT: "reactions",
}
_ANSWERS: Final = (moves.NOTHING, moves.RED, moves.DIVERT)
_CHANGES_MAP: Final = (moves.LAY, moves.TOKEN, moves.HEARSE_IN, moves.CLEAR, moves.TRAFFIC, moves.DRIVE, *_ANSWERS)
KINDS: Final = ("roads", "obstacles", "clearings", "traffic", "reactions")
_BUILT: Final = 3  # roads: fewer make nobody a builder


class FarePlayEnding(Ending):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self._counts = [Counter[str]() for _ in self.seats]
        self._home = Moments()
        self._blocks = Moments()
        self._reactions = Moments()
        self._roads = Moments()
        self._declared = Moments()

    def see(self, seq: int, step: Step) -> None:
        kind, card = moves.kind(step.move), int(moves.card(step.move))
        if step.actor >= 0 and kind in _COUNTED:
            self._counts[step.actor][_COUNTED[kind]] += 1
        if kind == moves.LAY and card < ROADS:
            self._see_road(seq, step.actor)
        was: Record = plain(step.before, _FIELDS)
        now: Record = plain(step.after, _FIELDS)
        if kind in (moves.RED, moves.DIVERT):
            args: Args = {"card": CARD_NAMES[was.card], "to": was.seat + 1}
            award = "fare-play-award-red-light" if kind == moves.RED else "fare-play-award-detour"
            self._reactions.offer(seq, Award(award, args, step.actor + 1, seq))
        for seat in range(was.seats):
            if now.declared[seat] and not was.declared[seat]:
                self._declared.offer(-seq, Award("fare-play-award-declared", {}, seat + 1, seq))
        if any(was.declared) and kind in _CHANGES_MAP:
            self._see_blocks(seq, step, was)
        if now.phase == r.DONE and now.winner >= 0:
            self._see_winner(seq, step.after, now)

    def _see_road(self, seq: int, seat: int) -> None:
        self._counts[seat]["roads"] += 1
        built = self._counts[seat]["roads"]
        if built >= _BUILT:
            self._roads.offer(built, Award("fare-play-award-roads", {"roads": built}, seat + 1, seq))

    def _see_blocks(self, seq: int, step: Step, was: Record) -> None:
        """Whose declared way somebody else has blocked: the later, the harder it hits."""
        clear, still_clear = (facts(state, WATCHER).path_is_clear for state in (step.before, step.after))
        card = CARD_NAMES[_played(step.move, was)]
        for seat in range(was.seats):
            if seat != was.seat and was.declared[seat] and clear[seat] and not still_clear[seat]:
                self._blocks.offer(seq, Award("fare-play-award-block", {"card": card, "to": seat + 1}, was.seat + 1, seq))

    def _see_winner(self, seq: int, state: States, now: Record) -> None:
        start, end = (CARD_NAMES[ROADS + place] for place in FARE_ENDS[now.fare[now.winner] - 1])
        squares = len(signs_of(state).way(now.winner))
        args: Args = {"start": start, "end": end, "squares": squares}
        self._home.offer(0, Award("fare-play-award-home", args, now.winner + 1, seq))

    def awards(self) -> Iterable[Award]:
        for kind in (self._home, self._blocks, self._reactions, self._roads, self._declared):
            yield from kind.best()

    def finishes(self, state: States) -> list[Finish]:
        s: Record = plain(state, _FIELDS)
        place = places([(seat == s.winner, s.declared[seat] > 0) for seat in self.seats])
        return [Finish(seat + 1, place[seat], None, self._parts(seat), self._best(seat + 1)) for seat in self.seats]

    def _parts(self, seat: int) -> list[Part]:
        return [Part(f"fare-play-part-{kind}", self._counts[seat][kind]) for kind in KINDS if self._counts[seat][kind]]

    def _best(self, seat: int) -> Award | None:
        kinds = (self._home, self._blocks, self._reactions, self._declared, self._roads)
        return next((award for kind in kinds if (award := kind.of(seat))), None)


def _played(move: int, was: Record) -> int:
    """The card that changes the map: the one that has waited while others were asked, or the one that is played just now."""
    kind = moves.kind(move)
    if kind in _ANSWERS:
        return int(was.card)
    return cards.HEARSE if kind in (moves.HEARSE_IN, moves.DRIVE) else int(moves.card(move))


ENDING: Final = FarePlayEnding
