# What the coach says of this game.

taxi-coach-gifts = Cards that bring money: { $gains } of the { $cards } that may be drawn.
taxi-coach-token = Without the token nobody wins, and the next bankruptcy is the end.
taxi-coach-ladder-pay = Out of the road works at once.
taxi-coach-ladder-throw = The number of the box comes up in 11 of 36 turns with two throws; each missed turn costs £4.
taxi-coach-talk = £{ $pounds } for every word that is said, and nothing can be lost.
taxi-coach-boxes = Numbers that lead to a fare: { $fares } of 6; to a fuel stop: { $fuel }.
taxi-coach-figure-pounds = £{ NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
taxi-coach-review-means = Chances to win, reckoned from everybody’s money and tokens and from what the rest of the shift may still bring each alike. They are estimates: who knows more, or stands well placed, is not in them. Among bots that know equally much they came true to within 5 in 100. Of all choices only keeping or handing on a Give or Take card is judged.
taxi-coach-review-answers = Answers and talks
