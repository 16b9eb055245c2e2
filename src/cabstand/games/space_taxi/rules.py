"""The rules of Space Taxi (Christoph Behre, Piatnik), in the order of the printed sheet.

Read it with the sheet beside you. `ruling` marks what the sheet leaves open and this house has settled. Every function works
on one record of `record.py`; a move is an integer of `moves.py`. Nothing here draws a number, reads a clock or writes a word.
"""

from typing import Final

from cabstand.core.rule import Cells, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.record import DONE, LOT, NOT_PLAYED, PLAY, RETURN, ROLL, THROW, Record

# --- Contents of the box ---------------------------------------------------------------------------------------------

SPECIES: Final = 5
NOBODY: Final = 5  # a seat taken by an unpaid thumbs-up
PASSENGER_DICE: Final = 6
FUEL_DICE: Final = 3
CRYSTAL_SIDES: Final = 8
TILES: Final = 5
COINS: Final = 27
FIRST_COINS: Final = 3
POINTS_OF_A_COIN: Final = 2  # returned after a launch
BOX_SEATS: Final = 3  # fewer players are beyond the box

# --- Preparation -----------------------------------------------------------------------------------------------------


@rule
def set_up(s: Record, seats: int, starter: int) -> None:
    """Lay out a new game; `starter` is a seat, or -1 to draw lots."""
    s.seats = seats
    s.round_no = 0
    s.turn = 0
    s.pile = COINS - FIRST_COINS * seats
    for seat in range(len(s.coins)):
        s.coins[seat] = FIRST_COINS if seat < seats else 0
    for row in range(s.scores.shape[0]):
        for seat in range(s.scores.shape[1]):
            s.scores[row, seat] = NOT_PLAYED
    take_all_dice(s)
    # ruling: the sheet lets the last player who took a taxi begin; here lots are drawn, or the host names a seat
    s.starter = max(starter, 0)
    s.phase = LOT if starter < 0 else THROW


@rule
def rounds(seats: int) -> int:
    """Four rounds for four or five players, else five (also beyond the box)."""
    return 4 if seats >= 4 else 5


# --- A turn ----------------------------------------------------------------------------------------------------------


@rule
def seat_in_turn(s: Record) -> int:
    """Players take turns clockwise, from the one who began the round."""
    seat = s.starter + s.turn
    return seat if seat < s.seats else seat - s.seats


@rule
def take_all_dice(s: Record) -> None:
    """All ten dice in hand, tiles 0-4 face up in a row."""
    for face in range(6):
        s.aboard[face] = 0
        s.wings[face] = 0
    for tile in range(TILES):
        s.open[tile] = 1
    s.mine = 0
    s.aside = 0
    s.before = 0
    s.points = 0
    pick_up_throw(s)


@rule
def pick_up_throw(s: Record) -> None:
    for face in range(6):
        s.faces[face] = 0
        s.fuels[face] = 0
    s.crystal = 0


@rule
def in_all(row: Cells) -> int:
    dice = 0
    for face in range(6):
        dice += row[face]
    return dice


@rule
def passengers_in_hand(s: Record) -> int:
    return PASSENGER_DICE - in_all(s.aboard)


@rule
def fuel_in_hand(s: Record) -> int:
    return FUEL_DICE - in_all(s.wings)


@rule
def crystal_in_hand(s: Record) -> bool:
    return s.mine == 0 and s.aside == 0


@rule
def dice_in_hand(s: Record) -> int:
    return passengers_in_hand(s) + fuel_in_hand(s) + (1 if crystal_in_hand(s) else 0)


@rule
def fall(s: Record, roll: int) -> None:
    """The dice have been thrown and lie as chance let them fall."""
    for face in range(6):
        s.faces[face] = moves.dice(roll, face)
        s.fuels[face] = moves.dice(roll, moves.FUEL + face)
    s.crystal = moves.dice(roll, moves.CRYSTAL)
    s.phase = PLAY


@rule
def play(s: Record, heap: int) -> None:
    """Place the chosen dice on the board and turn the tile of their number.

    ruling: the chosen dice are one play; coins are paid, all dice placed, then the fuel is checked.
    """
    place_dice(s, heap)
    s.open[moves.size(heap)] = 0
    pick_up_throw(s)
    # ruling: fuel is totalled the moment the third fuel die is played, not at the end of the turn
    if fuel_in_hand(s) == 0 and launch_factor(fuel_total(s)) == 0:
        end_turn(s, 0)
    elif dice_in_hand(s) == 0:
        score_turn(s)
    else:
        s.phase = THROW


@rule
def place_dice(s: Record, heap: int) -> None:
    pay_for_jokers(s, heap)
    place_passengers(s, heap)
    place_fuel(s, heap)
    place_crystal(s, heap)


# --- The dice: passengers and the thumbs-up --------------------------------------------------------------------------


@rule
def pay_for_jokers(s: Record, heap: int) -> None:
    """One coin to the pile for every thumbs-up that is turned to a species."""
    paid = moves.coins_paid(heap)
    s.coins[seat_in_turn(s)] -= paid
    s.pile += paid


@rule
def place_passengers(s: Record, heap: int) -> None:
    for species in range(SPECIES):
        s.aboard[species] += moves.dice(heap, species) + moves.dice(heap, moves.JOKER + species)
    # ruling: an unpaid thumbs-up takes a seat as nobody, for good
    s.aboard[NOBODY] += moves.dice(heap, moves.THUMB)


# --- The dice: fuel --------------------------------------------------------------------------------------------------


@rule
def place_fuel(s: Record, heap: int) -> None:
    for face in range(6):
        s.wings[face] += moves.dice(heap, moves.FUEL + face)


@rule
def fuel_total(s: Record) -> int:
    total = 0
    for face in range(6):
        total += s.wings[face] * (face + 1)
    return total


@rule
def launch_factor(total: int) -> int:
    """7, 8, 9, 10 give the factor 1, 2, 3, 4; anything else is a failed launch."""
    return total - 6 if 7 <= total <= 10 else 0


# --- The dice: smuggling ---------------------------------------------------------------------------------------------


@rule
def smuggling_failed(s: Record) -> bool:
    """The die shows less than on the throw before. A throw answered with tile 0 counts as the throw before."""
    return s.crystal != 0 and s.crystal < s.before


@rule
def place_crystal(s: Record, heap: int) -> None:
    """Into the mine, beside the board if the attempt has just failed, or back into the hand."""
    if moves.dice(heap, moves.CRYSTAL) == 0:
        s.before = s.crystal
        return
    if smuggling_failed(s):
        s.aside = 1
    else:
        s.mine = s.crystal
    s.before = 0


# --- Scoring a turn --------------------------------------------------------------------------------------------------


@rule
def group_points(aliens: int) -> int:
    """Two, three, four, five, six of a species score 1, 2, 3, 5, 8; a single alien is sent home."""
    if aliens < 2:
        return 0
    if aliens == 6:
        return 8
    return 5 if aliens == 5 else aliens - 1


@rule
def passenger_points(s: Record) -> int:
    points = 0
    for species in range(SPECIES):
        points += group_points(s.aboard[species])
    return points


@rule
def taxi_is_full(s: Record) -> bool:
    """All six seats taken in valid groups: no single alien, and (ruling) no unpaid thumbs-up."""
    aliens = 0
    for species in range(SPECIES):
        if s.aboard[species] == 1:
            return False
        aliens += s.aboard[species]
    return aliens == PASSENGER_DICE


@rule
def launch_points(s: Record) -> int:
    """Passengers times the factor, and the smuggling die in the mine; coins come on top."""
    return passenger_points(s) * launch_factor(fuel_total(s)) + s.mine


@rule
def bonus_coins(s: Record) -> int:
    """Two from the pile for a full taxi; ruling: one if only one is left."""
    return min(2, s.pile) if taxi_is_full(s) else 0


@rule
def score_turn(s: Record) -> None:
    """All ten dice are played and the taxi launches."""
    seat = seat_in_turn(s)
    s.points = launch_points(s)
    bonus = bonus_coins(s)
    s.pile -= bonus
    s.coins[seat] += bonus
    if s.coins[seat] == 0:
        end_turn(s, s.points)
    else:
        s.phase = RETURN


@rule
def return_coins(s: Record, coins: int) -> None:
    """Two points for each coin returned; coins just received may be used at once."""
    s.coins[seat_in_turn(s)] -= coins
    s.pile += coins
    end_turn(s, s.points + POINTS_OF_A_COIN * coins)


@rule
def end_turn(s: Record, score: int) -> None:
    s.scores[s.round_no, seat_in_turn(s)] = score
    s.turn += 1
    take_all_dice(s)
    s.phase = THROW
    if s.turn == s.seats:
        end_round(s)


# --- Scoring the round -----------------------------------------------------------------------------------------------


@rule
def end_round(s: Record) -> None:
    if s.round_no + 1 == rounds(s.seats):
        s.phase = DONE
        return
    s.starter = best_of_round(s)
    s.turn = 0
    s.round_no += 1


@rule
def best_of_round(s: Record) -> int:
    """The highest score, before striking out, starts the next round; ruling: if shared, whoever of them played first."""
    best = s.starter
    for later in range(1, s.seats):
        seat = (s.starter + later) % s.seats
        if s.scores[s.round_no, seat] > s.scores[s.round_no, best]:
            best = seat
    return best


@rule
def is_struck_out(s: Record, row: int, seat: int) -> bool:
    """The lowest score of a finished round counts nothing; if it is shared, all of them. Beyond the box all scores count."""
    if s.seats < BOX_SEATS:
        return False
    for other in range(s.seats):
        if s.scores[row, other] == NOT_PLAYED or s.scores[row, other] < s.scores[row, seat]:
            return False
    return True


# --- The end of the game ---------------------------------------------------------------------------------------------


@rule
def total(s: Record, seat: int) -> int:
    """The scores of a seat over the rounds so far, less what is struck out."""
    points = 0
    for row in range(rounds(s.seats)):
        if s.scores[row, seat] != NOT_PLAYED and not is_struck_out(s, row, seat):
            points += s.scores[row, seat]
    return points


@rule
def has_won(s: Record, seat: int) -> bool:
    """The most points over the rounds; a shared highest total is a shared win."""
    if s.phase != DONE:
        return False
    points = total(s, seat)
    for other in range(s.seats):
        if total(s, other) > points:
            return False
    return True


# --- Who is asked, and what their move does --------------------------------------------------------------------------


@rule
def is_chance(s: Record) -> bool:
    return s.phase in (LOT, ROLL)


@rule
def apply(s: Record, move: int) -> None:
    """Carry out a move that is known to be legal."""
    kind = moves.kind(move)
    if kind == moves.THROW:
        s.phase = ROLL
    elif kind == moves.ROLL:
        fall(s, move)
    elif kind == moves.PLAY:
        play(s, move)
    elif kind == moves.RETURN:
        return_coins(s, moves.number(move))
    else:
        s.starter = moves.number(move)
        s.phase = THROW
