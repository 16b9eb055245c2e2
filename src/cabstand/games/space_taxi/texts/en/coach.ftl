# What the coach says of this game.

space-taxi-coach-why-launch = The taxi launches with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
space-taxi-coach-why-crystal-lost = The smuggling die shows { $shown } after { $before }: the crystals are lost, it only has to be put aside.
space-taxi-coach-why-crystal-now = The smuggling die brings { $shown } for sure at a launch.
space-taxi-coach-why-crystal-again = Keeping the { $shown } in hand and throwing again fails { $fails ->
    [one] once in { $sides }
   *[other] { $fails } times in { $sides }
}.
space-taxi-coach-why-fuel-fails = { $total } fuel is a failed launch.
space-taxi-coach-why-fuel-done = { $total } fuel: passengers count { $factor ->
    [one] once
    [2] twice
   *[other] { $factor } times
}, and the launch is safe.
space-taxi-coach-why-fuel-open = { $total } fuel, and { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go: { $fits ->
    [0] it can no longer launch
   *[other] thrown once, { $fits } of { $ways } falls make 7 to 10
}.
space-taxi-coach-why-coins = It costs { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
space-taxi-coach-why-nobody = { $seats ->
    [one] A seat goes to nobody
   *[other] { $seats } seats go to nobody
}: no full taxi this time.
space-taxi-coach-why-groups = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} taken, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} before fuel.
space-taxi-coach-why-throws = { $dice ->
    [one] One die stays
   *[other] { $dice } dice stay
} in hand for { $throws ->
    [one] one more throw
   *[other] { $throws } more throws
}.
space-taxi-coach-figure-launch = launch { $percent } %
space-taxi-coach-figure-full = full taxi { $percent } %
space-taxi-coach-means = What is given away counts this turn and the coins for later turns, in points. The other figures are what happens if you go on to play for points.
space-taxi-coach-review-means = All figures are points, and exact: every turn is solved to its end. They tell how well somebody played for points. That the lowest score of a round is struck out is not part of them.
space-taxi-coach-review-struck = { $points ->
    [one] 1 point was
   *[other] { $points } points were
} struck out, as the lowest of a round: the score sheet says { $total }.
space-taxi-coach-review-unplayed = The game ended early: the turns that were left count as what they were worth.
