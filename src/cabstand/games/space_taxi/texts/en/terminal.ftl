## Solving a turn

space-taxi-solve-arg-coins = the coins at the beginning of the turn
space-taxi-solve-arg-target = instead of points: the chance of reaching so many, every coin spent
space-taxi-solve-arg-keep = points when no coin is returned and every coin kept is worth so much
space-taxi-solve-one-objective = Ask for --target or for --keep, not for both.
space-taxi-solve-no-coins = Nobody can hold { $coins } coins: there are { $most } in the box.
space-taxi-solve-no-utility = A turn cannot be solved for a worth that is not a finite number.
space-taxi-solve-coins-outside = This turn was not solved for { $coins } coins, but for { $least } to { $most }.
space-taxi-solve-last-turn = A last turn with { $coins ->
    [one] one coin
   *[other] { $coins } coins
} is worth { $value } points.
space-taxi-solve-target = With { $coins ->
    [one] one coin
   *[other] { $coins } coins
} a turn reaches { $target } points with a chance of { $value }.
space-taxi-solve-keep = With { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, every coin kept worth { $keep }, a turn is worth { $value } points.
space-taxi-solve-value = { NUMBER($value, minimumFractionDigits: 12, maximumFractionDigits: 12) }
space-taxi-solve-speed = { $positions } positions in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
space-taxi-simulate-not-compiled = Bots that solve their turns need compiled rules; NUMBA_DISABLE_JIT forbids them here.
