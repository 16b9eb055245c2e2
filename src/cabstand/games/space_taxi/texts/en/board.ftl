# The legend of the Space Taxi board: the names of its parts, short enough to stand beside them.
# Seven languages have this file; four of them nothing else.

## Places on the board

space-taxi-legend-scoring = Scoring system
space-taxi-legend-tiles = Number tiles
space-taxi-legend-tile = Number tile { $number }
space-taxi-legend-seats = Taxi seats
space-taxi-legend-wings = Wings
space-taxi-legend-fuel = Fuel
space-taxi-legend-mine = Crystal mine
space-taxi-legend-crystals = Crystals
space-taxi-legend-coins = Space coins
space-taxi-legend-pile = Coin pile
space-taxi-legend-sheet = Score sheet
space-taxi-legend-round = Round
space-taxi-legend-total = Total

## Dice and aliens

space-taxi-legend-passenger-dice = Passenger dice
space-taxi-legend-fuel-dice = Fuel dice
space-taxi-legend-smuggling-die = Smuggling die
space-taxi-legend-alien-red = Red alien
space-taxi-legend-alien-green = Green alien
space-taxi-legend-alien-blue = Blue alien
space-taxi-legend-alien-yellow = Yellow alien
space-taxi-legend-alien-purple = Purple alien
space-taxi-legend-thumbs-up = Thumbs-up: a joker

## Scoring

space-taxi-legend-passenger-points = Passenger points
space-taxi-legend-fuel-points = Fuel factor
space-taxi-legend-smuggling-points = Smuggling points
space-taxi-legend-coin-points = Coin points
space-taxi-legend-pair = Pair
space-taxi-legend-three = Three of a kind
space-taxi-legend-four = Four of a kind
space-taxi-legend-five = Five of a kind
space-taxi-legend-six = Six of a kind
space-taxi-legend-single = Travels alone: no points
space-taxi-legend-times = times { $factor }
space-taxi-legend-launch = Launch
space-taxi-legend-failed-launch = Failure to launch
space-taxi-legend-full-taxi = Full taxi: 2 coins
space-taxi-legend-struck-out = Struck out
