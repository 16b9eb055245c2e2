"""What lies on the table in a game of Space Taxi, and nothing else."""

from typing import Annotated, Final

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

NOT_PLAYED: Final = -1


class Record:
    """One game. Every field is a whole number or a row of them."""

    seats: int
    round_no: int  # counted from 0
    starter: int  # the seat that began this round
    turn: int  # turns finished in this round
    phase: int
    pile: int
    coins: Annotated[Cells, MOST_SEATS]
    scores: Annotated[Cells, (MOST_ROUNDS, MOST_SEATS)]  # as written down, before striking out
    # the turn under way
    open: Annotated[Cells, 5]  # tiles 0-4: 1 while they lie open
    faces: Annotated[Cells, 6]  # passenger dice thrown, by what they show: five species, thumbs-up
    fuels: Annotated[Cells, 6]  # fuel dice thrown, by number
    crystal: int  # what the smuggling die shows in this throw, 0 where it is not thrown
    before: int  # what it showed on the throw before, 0 where it was not thrown yet
    aboard: Annotated[Cells, 6]  # the six seats of the taxi: five species, nobody
    wings: Annotated[Cells, 6]  # fuel dice played, by number
    mine: int  # the smuggling die in the crystal mine, 0 where it is not there
    aside: int  # 1 where the smuggling attempt has failed
    points: int  # while coins may be returned: what the launch has scored


STATE: Final = record_type(Record)
