# What the coach says of this game.

taxi-coach-gifts = Cards that bring money: { $gains } of the { $cards } that may be drawn.
taxi-coach-token = Without the token nobody wins, and the next bankruptcy is the end.
taxi-coach-ladder-pay = Out of the road works at once.
taxi-coach-ladder-throw = The number of the box comes up in 11 of 36 turns with two throws; each missed turn costs £4.
taxi-coach-talk = £{ $pounds } for every word that is said, and nothing can be lost.
taxi-coach-boxes = Numbers that lead to a fare: { $fares } of 6; to a fuel stop: { $fuel }.
taxi-coach-figure-pounds = { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } pounds on average
