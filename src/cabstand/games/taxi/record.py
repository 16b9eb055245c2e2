"""What lies on the table in a game of TAXI!: money, tokens, counters, used cards, and the board itself."""

from typing import Annotated, Final

from cabstand.core.forms import FLAG, Marks, Number, PerSeat
from cabstand.core.rule import Cells, Flags, record_type

MOST_SEATS: Final = 4
MOST_BOXES: Final = 64
MOST_LADDER: Final = 24
MOST_QUESTIONS: Final = 512
MOST_TALKS: Final = 128
MOST_GIFTS: Final = 64

# What the game waits for. Where `rolling` is 1 the die is in the air and chance is next; where a card must be drawn first
# (`card` is 0) chance is next too.
ORDER: Final = 0  # every seat throws for the order of play
THROW: Final = 1  # the seat in turn, to throw and move
QUESTION: Final = 2  # a question card, then the referee: right or wrong
CHOOSE: Final = 3  # the seat in turn: keep the Give or Take card, or hand it on unseen
GIFT: Final = 4  # chance: the Give or Take card
TALK: Final = 5  # a Sound Off card, then the referee: how many of its words were said
DIVERT: Final = 6  # the seat in turn, on the first box of the ladder: pay or throw
SLIDE: Final = 7  # the seat in turn, after a 1 on the ladder: throw again
LADDER: Final = 8  # the seat in turn, on the ladder since before: throw for the number of the box
LEAVE: Final = 9  # the seat in turn, to leave the ladder by one foot or the other
DONE: Final = 10  # nothing, the game is over

UNKNOWN: Final = -1  # a card that this viewer must not know

# The boxes of the loop.
RANK: Final = 0
FARE: Final = 1
TOURIST: Final = 2
GIVE: Final = 3
SOUND: Final = 4
REFUEL: Final = 5
DIVERSION: Final = 6
EXIT: Final = 7


class Record:
    """One game. The board comes first and never changes; seats of a team are one seat. Forms are those of positions."""

    boxes: int
    kinds: Annotated[Flags, MOST_BOXES]
    amounts: Annotated[Flags, MOST_BOXES]  # pounds of a fare or of a question
    ladder_boxes: int
    ladder_numbers: Annotated[Flags, MOST_LADDER]  # the number that leads off a box, 0 on the first two
    exit_box: int
    foot_sound: int
    foot_give: int
    questions: Annotated[int, Number(1, MOST_QUESTIONS)]
    talks: Annotated[int, Number(1, MOST_TALKS)]
    gifts: int
    gift_amounts: Annotated[Cells, MOST_GIFTS]
    # the table
    seats: Annotated[int, Number(2, MOST_SEATS)]
    rounds: Annotated[int, Number(0, 999_999)]  # how many the shift lasts; 0 where the clock decides
    round_no: Annotated[int, Number(0, 999_999)]  # counted from 0
    starter: Annotated[int, Number(1, MOST_SEATS, first=1)]
    seat: Annotated[int, Number(1, MOST_SEATS, first=1)]  # in turn, or throwing for the order
    phase: int
    rolling: int
    time_up: Annotated[int, FLAG]
    card: Annotated[int, Number(0, 999)]  # the question or talk in play, counted from 1; 0 before it is drawn
    target: Annotated[int, Number(1, MOST_SEATS, first=1)]  # the seat that takes the Give or Take card
    misses: Annotated[int, FLAG]  # throws missed on the ladder in this turn
    bank: int  # an account: it may go below zero
    money: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, 999_999))]
    token: Annotated[Cells, MOST_SEATS, PerSeat(FLAG)]  # 1 in hand, 0 at the bank
    out: Annotated[Cells, MOST_SEATS, PerSeat(FLAG)]
    place: Annotated[Cells, MOST_SEATS]  # the box of the loop, counted from 0 at RANK
    rung: Annotated[Cells, MOST_SEATS]  # the box of the ladder, counted from 1; 0 where the counter is on the loop
    started: Annotated[Cells, MOST_SEATS, PerSeat(FLAG)]  # 1 once the counter has left RANK for the first time
    contending: Annotated[Cells, MOST_SEATS, PerSeat(FLAG)]  # throwing for the order: 1 while still in it
    order_throw: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, 6))]  # what was thrown for the order, 0 before
    questions_used: int
    talks_used: int
    gifts_used: int
    question_used: Annotated[Flags, MOST_QUESTIONS, Marks()]
    talk_used: Annotated[Flags, MOST_TALKS, Marks()]
    gift_used: Annotated[Flags, MOST_GIFTS]


STATE: Final = record_type(Record)
