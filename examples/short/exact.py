"""What may come of a throw at TAXI!, with exact weights: no sampling is needed to know how likely something is."""

from cabstand.core import CHANCE, Dice, new_match

match = new_match("taxi", seats=2)
match.settle(Dice(seed=7))  # who begins
match.push_text("throw")
faces, weights = match.game.outcomes(match.state)
for face, weight in zip(faces, weights, strict=True):
    print(match.game.write_move(CHANCE, int(face)), "comes up", int(weight), "in", int(weights.sum()))
