"""What one seat of Fare Play may know: of the other hands it sees nothing, and their cards may still be in the pile."""

from cabstand.core import Dice, new_match

match = new_match("fare-play", seats=3)
match.settle(Dice(seed=7))
print("everything:", match.position())
hidden = match.game.hide(match.state, 0)
print("as seat 1 sees it:", match.game.write_position(hidden))
