"""A whole game of Space Taxi at random, and who has won."""

from cabstand.core import Dice, new_match

dice = Dice(seed=7)
match = new_match("space-taxi", seats=3)
while not match.is_over:
    match.settle(dice)  # let chance throw until somebody is asked
    if not match.is_over:
        match.push(dice.choice(match.legal_moves))
print(match.result())
