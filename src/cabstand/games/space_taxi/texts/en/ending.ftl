# The end of a game of Space Taxi: what the awards are for, and what the points were paid for.

space-taxi-award-flight = Flight of the shift
space-taxi-award-flight-why = { $points ->
    [one] 1 point in a single trip
   *[other] { $points } points in a single trip
}
space-taxi-award-throw = Luckiest throw
space-taxi-award-throw-why = { $alike } alike among { $dice } passengers
space-taxi-award-smuggler = Boldest smuggler
space-taxi-award-smuggler-why = An honest face, and { $crystal } points of crystal in the mine
space-taxi-award-ground = Longest faces
space-taxi-award-ground-why = { $points ->
    [one] 1 point aboard
   *[other] { $points } points aboard
}, { $fuel } fuel, and no lift-off
space-taxi-award-full = Not a seat wasted
space-taxi-award-full-why = Six friends in six seats: { $points ->
    [one] 1 point
   *[other] { $points } points
}
space-taxi-best-flight = Best trip
space-taxi-best-flight-why = { $points ->
    [one] 1 point
   *[other] { $points } points
}
space-taxi-part-passengers = Passengers
space-taxi-part-crystals = Smuggled crystals
space-taxi-part-coins = Coins returned
space-taxi-part-struck-out = Struck out
