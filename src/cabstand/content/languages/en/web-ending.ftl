# The end of a game on the page.

web-ending-standings = Final standings
web-ending-awards = Awards
web-ending-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-ending-show = Show this moment
web-ending-length = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $long }
web-ending-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-ending-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
web-ending-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-ending-played = { $player }: accuracy { $percent } %, luck { $luck }
web-ending-choices = { $player }: { $choices }
web-ending-ask = How well did I play?
web-ending-slip = Dearest slip
web-ending-slip-why = { $figure } given away
web-ending-all = Count it up at once
