"""The rules of TAXI! (Taxi Game Limited), in the order of the printed sheet.

Read it with the sheet beside you. `ruling` marks what the sheet leaves open and this house has settled. The rules know neither
text nor clock: whether an answer was right, how many words were said and that time is up are moves of the referee.
"""

from typing import Final

from cabstand.core.rule import rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.money import CASH, FLOAT, TOKEN_COSTS, can_afford, pay, receive, redeem
from cabstand.games.taxi.record import (
    CHOOSE,
    DIVERSION,
    DIVERT,
    DONE,
    FARE,
    GIFT,
    GIVE,
    LADDER,
    LEAVE,
    MOST_SEATS,
    ORDER,
    QUESTION,
    REFUEL,
    SLIDE,
    SOUND,
    TALK,
    THROW,
    TOURIST,
    Record,
)

# --- Equipment -------------------------------------------------------------------------------------------------------

WORDS: Final = 6  # on a Sound Off card
WORD_PAYS: Final = 4
REFUEL_COSTS: Final = 6
RANK_PAYS: Final = 10
EXIT_COSTS: Final = 20
ONE_COSTS: Final = 6
STAY_COSTS: Final = 4
LADDER_THROWS: Final = 2

# --- Setting up ------------------------------------------------------------------------------------------------------


@rule
def set_up(s: Record, seats: int, rounds: int) -> None:
    """Counters on RANK, a float and a token each; then the die decides who starts. The board is laid already."""
    s.seats = seats
    s.rounds = rounds
    s.phase = ORDER
    for seat in range(MOST_SEATS):
        s.contending[seat] = seat < seats
        s.token[seat] = seat < seats
        s.money[seat] = FLOAT if seat < seats else 0
    s.bank = CASH - FLOAT * seats


@rule
def throw_for_order(s: Record, die: int) -> None:
    """Every seat throws, the highest starts; ties throw again."""
    s.order_throw[s.seat] = die
    for seat in range(s.seat + 1, s.seats):
        if s.contending[seat]:
            s.seat = seat
            return
    highest = 0
    for seat in range(s.seats):
        highest = max(highest, s.order_throw[seat])
    tied = 0
    for seat in range(s.seats - 1, -1, -1):
        s.contending[seat] = s.order_throw[seat] == highest
        s.order_throw[seat] = 0
        if s.contending[seat]:
            tied += 1
            s.seat = seat
    if tied == 1:
        s.contending[s.seat] = 0
        s.starter = s.seat
        s.phase = THROW


# --- Moving, and the FARE box ----------------------------------------------------------------------------------------


@rule
def leaves_rank(s: Record, die: int) -> bool:
    """Whether this throw leaves RANK behind: standing on it after a first round, or driving past it."""
    before = s.place[s.seat]
    return bool((before == 0 and s.started[s.seat]) or before + die > s.boxes)


@rule
def box_ahead(s: Record, die: int) -> int:
    """The box of the loop that this throw leads to, clockwise."""
    after = s.place[s.seat] + die
    return int(after - s.boxes if after >= s.boxes else after)


@rule
def drive(s: Record, die: int) -> None:
    """Move clockwise; RANK pays when it is left behind; then the box is done."""
    after = box_ahead(s, die)
    if leaves_rank(s, die):
        receive(s, s.seat, RANK_PAYS)
    s.started[s.seat] = 1
    s.place[s.seat] = after
    do_box(s)


@rule
def do_box(s: Record) -> None:
    """Do what the box says. EXIT and RANK say nothing."""
    box = s.place[s.seat]
    kind = s.kinds[box]
    if kind == FARE:
        receive(s, s.seat, s.amounts[box])
        s.phase = THROW  # and on until a box that is no FARE
    elif kind == TOURIST:
        s.phase = QUESTION
    elif kind == GIVE:
        s.phase = CHOOSE
    elif kind == SOUND:
        s.phase = TALK
    elif kind == REFUEL:
        pay(s, s.seat, REFUEL_COSTS)
        end_turn(s)
    elif kind == DIVERSION:
        s.rung[s.seat] = 1
        s.phase = DIVERT
    else:
        end_turn(s)


# --- Tourist questions -----------------------------------------------------------------------------------------------


@rule
def draw_question(s: Record, card: int) -> None:
    """ruling: a card is used up by either of its questions; an empty deck is reshuffled from the used cards."""
    if s.questions_used == s.questions:
        for other in range(s.questions):
            s.question_used[other] = 0
        s.questions_used = 0
    s.question_used[card - 1] = 1
    s.questions_used += 1
    s.card = card


@rule
def question_value(s: Record) -> int:
    return int(s.amounts[s.place[s.seat]])


@rule
def asker(s: Record) -> int:
    """The nearest seat to the right that is still in: it asks questions and names subjects."""
    seat = s.seat
    for _ in range(s.seats):
        seat = seat - 1 if seat > 0 else s.seats - 1
        if not s.out[seat]:
            break
    return seat


@rule
def judge_answer(s: Record, right: bool) -> None:
    if right:
        receive(s, s.seat, question_value(s))
    end_turn(s)


# --- Give or Take ----------------------------------------------------------------------------------------------------


@rule
def take_card(s: Record, seat: int) -> None:
    """Before anyone sees it the card is kept, or handed to another seat; then it is drawn."""
    s.target = seat
    s.phase = GIFT


@rule
def draw_gift(s: Record, card: int) -> None:
    if s.gifts_used == s.gifts:
        for other in range(s.gifts):
            s.gift_used[other] = 0
        s.gifts_used = 0
    s.gift_used[card - 1] = 1
    s.gifts_used += 1
    amount = s.gift_amounts[card - 1]
    if amount > 0:
        receive(s, s.target, amount)
    else:
        pay(s, s.target, -amount)
    end_turn(s)


# --- Sound Off -------------------------------------------------------------------------------------------------------


@rule
def judge_talk(s: Record, words: int) -> None:
    """£4 for each of the card's words that was said. Only now does the card lie open with the used ones."""
    if s.talks_used == s.talks:
        for other in range(s.talks):
            s.talk_used[other] = 0
        s.talks_used = 0
    s.talk_used[s.card - 1] = 1
    s.talks_used += 1
    receive(s, s.seat, WORD_PAYS * words)
    end_turn(s)


# --- Diversion -------------------------------------------------------------------------------------------------------


@rule
def pay_to_exit(s: Record) -> None:
    pay(s, s.seat, EXIT_COSTS)
    s.rung[s.seat] = 0
    # ruling: a jump to EXIT never pays RANK
    s.place[s.seat] = s.exit_box
    end_turn(s)


@rule
def go_down(s: Record, die: int) -> None:
    """A 1 goes down one box, costs £6 and throws again; any other number ends the turn, and so does the last box."""
    seat = s.seat
    s.rung[seat] = min(s.rung[seat] + die, s.ladder_boxes)
    if die == 1:
        pay(s, seat, ONE_COSTS)
    # ruling: bankrupt on the ladder is settled, then the turn goes on as if paid; whoever is out has no turn left
    if die == 1 and s.rung[seat] < s.ladder_boxes and not s.out[seat]:
        s.phase = SLIDE
    else:
        end_turn(s)


@rule
def throw_on_ladder(s: Record, die: int) -> None:
    """Up to two throws for the number of the box; missed twice costs £4."""
    if die == s.ladder_numbers[s.rung[s.seat] - 1]:
        s.misses = 0
        s.phase = LEAVE
        return
    s.misses += 1
    if s.misses == LADDER_THROWS:
        pay(s, s.seat, STAY_COSTS)
        end_turn(s)


@rule
def leave_ladder(s: Record, box: int) -> None:
    """Off the ladder by one of the two boxes at its foot; ruling: and do what that box says, without passing RANK."""
    s.rung[s.seat] = 0
    s.place[s.seat] = box
    do_box(s)


# --- Bankrupt: money.py has paying, the token and the loan -------------------------------------------------------------


@rule
def is_at_stake(s: Record, seat: int) -> bool:
    """ruling: no redeeming between a throw, choice or card that may cost this seat money and its settling."""
    if s.phase == CHOOSE:
        return True  # the card may be handed to anybody
    if seat != s.seat:
        return False
    return s.phase in (DIVERT, SLIDE, LEAVE) or (s.phase == LADDER and s.misses > 0)


# --- The turn passes, and the end ------------------------------------------------------------------------------------


@rule
def seats_in(s: Record) -> int:
    """How many seats are still in the game."""
    count = 0
    for seat in range(s.seats):
        count += not s.out[seat]
    return count


@rule
def end_turn(s: Record) -> None:
    """Play passes clockwise to the next seat that is still in; the shift may be over first."""
    s.card = 0
    s.target = 0
    s.misses = 0
    if s.time_up or seats_in(s) < 2:
        end_shift(s)
        return
    while True:
        s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
        if s.seat == s.starter:
            s.round_no += 1
        if not s.out[s.seat]:
            break
    if s.rounds > 0 and s.round_no == s.rounds:
        end_shift(s)
        return
    s.phase = LADDER if s.rung[s.seat] > 0 else THROW


@rule
def end_shift(s: Record) -> None:
    """ruling: whoever can, gets the token back now; without it nobody wins."""
    for seat in range(s.seats):
        if not s.out[seat] and not s.token[seat] and can_afford(s, seat, TOKEN_COSTS):
            redeem(s, seat)
    s.phase = DONE


@rule
def has_won(s: Record, seat: int) -> bool:
    """The most money among the seats that hold their token; shared if two have it."""
    if s.phase != DONE or s.out[seat] or not s.token[seat]:
        return False
    for other in range(s.seats):
        if not s.out[other] and s.token[other] and s.money[other] > s.money[seat]:
            return False
    return True


# --- Who is asked, and what their move does --------------------------------------------------------------------------


@rule
def is_chance(s: Record) -> bool:
    """The die is in the air, or a card must be drawn."""
    return s.rolling == 1 or s.phase == GIFT or (s.phase in (QUESTION, TALK) and s.card == 0)


@rule
def is_referee(s: Record) -> bool:
    return s.phase in (QUESTION, TALK) and s.card != 0


@rule
def fall(s: Record, die: int) -> None:
    """What a throw does depends on why it was made."""
    s.rolling = 0
    if s.phase == ORDER:
        throw_for_order(s, die)
    elif s.phase == THROW:
        drive(s, die)
    elif s.phase == LADDER:
        throw_on_ladder(s, die)
    else:
        go_down(s, die)


@rule
def apply(s: Record, actor: int, move: int) -> None:
    """Carry out a move that is known to be legal."""
    kind = moves.kind(move)
    number = moves.number(move)
    if kind == moves.DIE:
        fall(s, number)
    elif kind == moves.THROW:
        s.rolling = 1
    elif kind == moves.REDEEM:
        redeem(s, actor)
    elif kind == moves.TIME_UP:
        s.time_up = 1
    else:
        apply_choice_or_card(s, kind, number)


@rule
def apply_choice_or_card(s: Record, kind: int, number: int) -> None:
    if kind == moves.QUESTION:
        draw_question(s, number)
    elif kind == moves.RIGHT or kind == moves.WRONG:
        judge_answer(s, kind == moves.RIGHT)
    elif kind == moves.KEEP:
        take_card(s, s.seat)
    elif kind == moves.HAND:
        take_card(s, number)
    elif kind == moves.GIFT:
        draw_gift(s, number)
    elif kind == moves.TALK:
        s.card = number
    elif kind == moves.WORDS:
        judge_talk(s, number)
    elif kind == moves.PAY:
        pay_to_exit(s)
    else:
        leave_ladder(s, s.foot_sound if kind == moves.BY_SOUND else s.foot_give)
