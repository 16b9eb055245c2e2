# What any game can award

ending-leap = Greatest leap
ending-leap-why = { $points ->
    [one] 1 point at once
   *[other] { $points } points at once
}
