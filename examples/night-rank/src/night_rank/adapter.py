"""Night Rank as a game of the rank: its rules (`rules.py`) behind the shared protocol, its texts and its view."""

import re
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
import numpy as np

from cabstand.core.game import OVER, Actor, Args, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.rng import Stream
from cabstand.core.rule import Cells, Ints, States, blank, record
from night_rank import rules
from night_rank.record import CALL, DEAL, DONE, DRIVE, KINDS, STATE, WINDOW, Record
from night_rank.rules import Reason

CARDS: Final = "W123"
_ASKS: Final = {DEAL: "deal", DRIVE: "drive", WINDOW: "whistle", CALL: "call", DONE: "over"}
_WORDS: Final = {
    "pass": rules.PASSES,
    "whistle": rules.WHISTLES,
    "honk": rules.HONKS,
    "wrong": rules.of(rules.CALLS, 0),
    "right": rules.of(rules.CALLS, 1),
    **{f"deal {letter}": rules.of(rules.DEALS, card) for card, letter in enumerate(CARDS)},
    **{f"drive {letter}": rules.of(rules.DRIVES, card) for card, letter in enumerate(CARDS)},
}
_TEXTS: Final = {move: text for text, move in _WORDS.items()}
_POSITION: Final = re.compile(
    r"night-rank/1 seats=(?P<seats>[2-4]) hand=(?P<hand>[1-3]) turn=(?P<turn>[1-4]) ask=(?P<ask>[a-z]+)"
    r" asked=(?P<asked>[-1-4]) fare=(?P<fare>[-W1-3]) hands=(?P<hands>[W1-3,]+) played=(?P<played>[W1-3]*)"
    r" points=(?P<points>[0-9,]+) horns=(?P<horns>[01]+)"
)


class NightRankOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    """How many cards every driver is dealt."""


class Card(msgspec.Struct, frozen=True):
    """A card of the viewer's hand; where it cannot be used now, the reason."""

    face: str
    refusal: Refusal | None


class NightRankView(msgspec.Struct, frozen=True):
    """What lies open, and the viewer's own hand. `ask` is what the viewer is asked for, `honk` why it may not honk."""

    over: bool
    seat_in_turn: int
    seat_asked: int | None
    ask: Literal["drive", "whistle"] | None
    fare: str | None
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    played: str
    points: tuple[int, ...]
    horns: tuple[bool, ...]
    honk: Refusal | None


class NightRank(Game):
    name = "night-rank"
    needs_referee = True
    seats = range(2, 5)
    box_seats = range(2, 5)
    options: ClassVar[type[msgspec.Struct]] = NightRankOptions
    state_type: ClassVar[np.dtype[Any]] = STATE
    most_moves = KINDS + 1

    def set_up(self, state: States, seats: int, options: NightRankOptions) -> None:
        rules.set_up(record(state), seats, options.hand)

    def to_move(self, state: States) -> Actor:
        return Actor(int(rules.to_move(record(state))))

    def seat_count(self, state: States) -> int:
        return int(record(state).seats)

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        return int(rules.legal(record(state), actor, out))

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        fits = -(2**63) <= move < 2**63
        reason = Reason(rules.reason(record(state), actor, move)) if fits else Reason.NOT_A_MOVE
        return None if reason is Reason.LEGAL else Refusal("night-rank-" + reason.name.lower().replace("_", "-"))

    def advance(self, state: States, actor: int, move: int) -> None:
        rules.apply(record(state), actor, move)

    def fallback(self, state: States, seat: int) -> Move:
        return Move(int(rules.fallback(record(state))))

    def sample(self, state: States, rng: Stream) -> Move:
        return Move(rules.of(rules.DEALS, int(rules.draw_card(record(state), rng))))

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        left = rules.unseen(record(state)) * (record(state).phase == DEAL)
        cards = np.flatnonzero(left)
        return rules.DEALS + 8 * cards, left[cards]

    def hide(self, state: States, seat: int | None) -> States:
        hidden = state.copy()
        rules.hide(record(hidden), -1 if seat is None else seat)
        return hidden

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        state = hidden.copy()
        rules.resample(record(state), -1 if seat is None else seat, rng)
        return state

    def view_hidden(self, hidden: States, seat: int | None) -> NightRankView:
        s: Record = record(hidden)
        asked = seat is not None and self.to_move(hidden) == Actor(seat)
        way = rules.WHISTLES if s.phase == WINDOW else rules.DRIVES
        hand: list[Card] = []
        for card in range(KINDS if seat is not None else 0):
            move = Move(rules.of(way, card))
            why = self.refusal(hidden, Actor(seat or 0), move) if asked else Refusal("night-rank-not-asked")
            hand += [Card(CARDS[card], why)] * int(s.hands[seat, card])
        return NightRankView(
            over=bool(s.phase == DONE),
            seat_in_turn=int(s.turn) + 1,
            seat_asked=int(s.asked) + 1 if s.phase == WINDOW else None,
            ask=("whistle" if s.phase == WINDOW else "drive") if asked else None,
            fare=CARDS[s.fare] if s.phase in (WINDOW, CALL) else None,
            hand=tuple(hand),
            held=tuple(int(cards) for cards in s.held[: s.seats]),
            played=_write_cards(s.played),
            points=tuple(int(points) for points in s.points[: s.seats]),
            horns=tuple(bool(horn) for horn in s.horns[: s.seats]),
            honk=None if seat is None else self.refusal(hidden, Actor(seat), Move(rules.HONKS)),
        )

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        was: Record = record(before)
        teller = int(rules.next_dealt(was) if actor < 0 and was.phase == DEAL else was.turn if actor < 0 else actor)
        verb, _, card = self.told_move(before, actor, move, seat).partition(" ")
        hidden = "-hidden" if card == "?" else ""
        args: Args = {"seat": teller + 1, "card": card} if card and not hidden else {"seat": teller + 1}
        lines = [StoryLine(f"night-rank-story-{verb}{hidden}", args)]
        if self.to_move(after) == OVER:
            lines += [StoryLine("night-rank-story-win", {"seat": winner + 1}) for winner in self.result(after).winners]
        return lines

    def result(self, state: States) -> Result:
        s: Record = record(state)
        return Result(
            scores=tuple(int(points) for points in s.points[: s.seats]),
            winners=tuple(Seat(seat) for seat in range(s.seats) if rules.has_won(s, seat)),
        )

    def write_move(self, actor: int, move: int) -> str:
        return _TEXTS[move]

    def read_move(self, state: States, actor: int, text: str) -> Move:
        move = _WORDS.get(" ".join(text.split()))
        if move is None:
            raise refuse("malformed-move", text=text[:60], at=text.strip()[:12])
        return Move(move)

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        secret = move & 7 == rules.DEALS and rules.next_dealt(record(state)) != seat
        return "deal ?" if secret else self.write_move(actor, move)

    def write_position(self, state: States) -> str:
        """`night-rank/1 seats=3 hand=2 turn=1 ask=whistle asked=2 fare=2 hands=W,13,22 played=2 points=0,1,0 horns=101`."""
        s: Record = record(state)
        hands = ",".join(_write_cards(hand) for hand in s.hands[: s.seats])
        return (
            f"night-rank/1 seats={s.seats} hand={s.hand_size} turn={s.turn + 1} ask={_ASKS[s.phase]}"
            f" asked={s.asked + 1 if s.phase == WINDOW else '-'} fare={CARDS[s.fare] if s.phase in (WINDOW, CALL) else '-'}"
            f" hands={hands} played={_write_cards(s.played)} points={','.join(map(str, s.points[: s.seats]))}"
            f" horns={''.join(map(str, s.horns[: s.seats]))}"
        )

    def read_position(self, text: str) -> States:
        found = _POSITION.fullmatch(text)
        if found is None or found["ask"] not in _ASKS.values():
            raise refuse("no-position", text=text[:60], head="night-rank/1")
        state = blank(STATE)
        s: Record = record(state)
        rules.set_up(s, int(found["seats"]), int(found["hand"]))
        hands, points = found["hands"].split(","), found["points"].split(",")
        if not len(hands) == len(points) == len(found["horns"]) == s.seats or not all(0 < len(x) < 3 for x in points):
            raise refuse("night-rank-impossible-position", text=text)
        s.phase = next(phase for phase, ask in _ASKS.items() if ask == found["ask"])
        s.turn = int(found["turn"]) - 1
        s.asked = 0 if found["asked"] == "-" else int(found["asked"]) - 1
        s.fare = max(CARDS.find(found["fare"]), 0)
        s.played[:] = [found["played"].count(letter) for letter in CARDS]
        for seat, hand in enumerate(hands):
            s.hands[seat] = [hand.count(letter) for letter in CARDS]
            s.held[seat], s.points[seat], s.horns[seat] = len(hand), int(points[seat]), int(found["horns"][seat])
        if not self.can_occur(s) or self.write_position(state) != text:
            raise refuse("night-rank-impossible-position", text=text)
        return state

    def can_occur(self, s: Record) -> bool:
        """Whether play can lead to this."""
        held = int(s.held.sum())
        all_dealt = held + int(s.played.sum()) == s.seats * s.hand_size
        dealt_round = [held // s.seats + (seat < held % s.seats) for seat in range(s.seats)]
        fits = {
            DEAL: not all_dealt
            and (list(s.held[: s.seats]), s.played.sum(), s.turn, s.points.sum()) == (dealt_round, 0, 0, 0)
            and s.horns.sum() == s.seats,
            DRIVE: all_dealt and s.held[s.turn] > 0,
            WINDOW: all_dealt and s.played[s.fare] > 0 and s.asked < s.seats and s.asked != s.turn,
            CALL: all_dealt and s.played[s.fare] > 0,
            DONE: all_dealt and held == 0,
        }
        return bool(fits[s.phase] and rules.unseen(s).min() >= 0 and s.turn < s.seats and s.held.max() <= s.hand_size)


def _write_cards(counts: Cells) -> str:
    return "".join(letter * int(count) for letter, count in zip(CARDS, counts, strict=True))


GAME: Final = NightRank()
