"""What lies on the table in a game of Space Taxi, and nothing else."""

from typing import Annotated, Final

from cabstand.core.forms import Letters, Names, Number, PerSeat
from cabstand.core.rule import Cells, record_type

MOST_SEATS: Final = 5
MOST_ROUNDS: Final = 5

# What the game waits for.
LOT: Final = 0  # chance: who starts the first round
THROW: Final = 1  # the seat in turn, to throw the dice in hand
ROLL: Final = 2  # chance: the dice are in the air
PLAY: Final = 3  # the seat in turn, to play some of the dice thrown
RETURN: Final = 4  # the seat in turn, to return coins for points
DONE: Final = 5  # nothing, the game is over

ASKS: Final = {LOT: "lot", THROW: "throw", ROLL: "roll", PLAY: "play", RETURN: "return", DONE: "over"}

NOT_PLAYED: Final = -1


class Record:
    """One game. Every field is a whole number or a row of them, with the form in which positions show it."""

    seats: Annotated[int, Number(1, MOST_SEATS)]
    round_no: Annotated[int, Number(1, MOST_ROUNDS, first=1)]  # counted from 0
    starter: Annotated[int, Number(1, MOST_SEATS, first=1)]  # the seat that began this round
    turn: int  # turns finished in this round
    phase: Annotated[int, Names(ASKS)]
    pile: int
    coins: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, 99))]
    scores: Annotated[Cells, (MOST_ROUNDS, MOST_SEATS)]  # as written down, before striking out
    # the turn under way
    open: Annotated[Cells, 5, Letters("01234", each=1)]  # tiles 0-4: 1 while they lie open
    faces: Annotated[Cells, 6]  # passenger dice thrown, by what they show: five species, thumbs-up
    fuels: Annotated[Cells, 6]  # fuel dice thrown, by number
    crystal: int  # what the smuggling die shows in this throw, 0 where it is not thrown
    before: int  # what it showed on the throw before, 0 where it was not thrown yet
    aboard: Annotated[Cells, 6, Letters("RGBYPT", total=6)]  # the six seats of the taxi: five species, nobody
    wings: Annotated[Cells, 6, Letters("123456", total=3)]  # fuel dice played, by number
    mine: int  # the smuggling die in the crystal mine, 0 where it is not there
    aside: int  # 1 where the smuggling attempt has failed
    points: int  # while coins may be returned: what the launch has scored


STATE: Final = record_type(Record)
