# The end of a shift: what the awards are for, and where the money came from.

taxi-award-answer = Answer of the shift
taxi-award-answer-why = A tip of £{ $pounds }
taxi-award-talk = Gift of the gab
taxi-award-talk-why = { $words } of six words
taxi-award-present = Meanest present
taxi-award-present-why = £{ $pounds } less for { $other }
taxi-award-luck = Luckiest card
taxi-award-luck-why = £{ $pounds }, and kept
taxi-award-turn = Turn of the shift
taxi-award-turn-why = £{ $pounds } in one go
taxi-award-works = Knows every cone
taxi-award-works-why = { $turns ->
    [one] 1 turn in the road works
   *[other] { $turns } turns in the road works
}
taxi-best-turn = Best turn
taxi-best-turn-why = £{ $pounds }
taxi-part-float = Float
taxi-part-fares = Fares
taxi-part-rank = Leaving the rank
taxi-part-tips = Tips
taxi-part-talk = Talking
taxi-part-presents = Give or Take
taxi-part-costs = Fuel and road works
taxi-part-token = The token
