## When the coach cannot speak

coach-no-review = Only games of Space Taxi are gone through afterwards.
coach-not-asked = The coach speaks when it is your turn.
coach-not-allowed = The host has not allowed a coach at this table.
coach-warming-up = The coach works its tables out, once for this machine: { $share } % done.

## Why a play of Space Taxi is worth what it is

coach-why-launch = The taxi launches with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
coach-why-crystal-lost = The smuggling die shows { $shown } after { $before }: the crystals are lost, it only has to be put aside.
coach-why-crystal-now = The smuggling die brings { $shown } for sure at a launch.
coach-why-crystal-again = Keeping the { $shown } in hand and throwing again fails { $fails ->
    [one] once in { $sides }
   *[other] { $fails } times in { $sides }
}.
coach-why-fuel-fails = { $total } fuel is a failed launch.
coach-why-fuel-done = { $total } fuel: passengers count { $factor ->
    [one] once
    [2] twice
   *[other] { $factor } times
}, and the launch is safe.
coach-why-fuel-open = { $total } fuel, and { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go: { $fits ->
    [0] it can no longer launch
   *[other] thrown once, { $fits } of { $ways } falls make 7 to 10
}.
coach-why-coins = It costs { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
coach-why-nobody = { $seats ->
    [one] A seat goes to nobody
   *[other] { $seats } seats go to nobody
}: no full taxi this time.
coach-why-groups = { $seats ->
    [one] One seat is
   *[other] { $seats } seats are
} taken, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} before fuel.
coach-why-throws = { $dice ->
    [one] One die stays
   *[other] { $dice } dice stay
} in hand for { $throws ->
    [one] one more throw
   *[other] { $throws } more throws
}.

## Figures, and games gone through

coach-figure-loss = gives away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points this turn
coach-figure-pounds = { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } pounds on average
coach-figure-launch = launch { $percent } %
coach-figure-full = full taxi { $percent } %
coach-figure-win = win { $percent } %
coach-review-accuracy = Accuracy { $percent } %
coach-review-sum = The game was worth { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. The dice changed that by { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $decisions ->
    [one] one choice
   *[other] { $decisions } choices
} gave away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }: that makes { NUMBER($final, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-review-round = Round
coach-review-luck = Luck
coach-review-loss = Given away
coach-review-points = Points
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-moments = Moments that mattered
coach-review-none = Nothing worth mentioning was given away.
coach-review-moment = Round { $round }, line { $seq }: gave away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-made = Played
coach-review-better = Better

## Fare Play

coach-fare-cards = { $cards ->
    [0] { $player } has a clear path.
    [one] { $player } is one card from a clear path.
   *[other] { $player } is { $cards } cards from a clear path.
}
coach-fare-no-way = { $player } has no path yet: a location is not on the map, or no way is left.

## TAXI!

coach-taxi-gifts = Cards that bring money: { $gains } of the { $cards } that may be drawn.
coach-taxi-token = Without the token nobody wins, and the next bankruptcy is the end.
coach-taxi-ladder-pay = Out of the road works at once.
coach-taxi-ladder-throw = The number of the box comes up in 11 of 36 turns with two throws; each missed turn costs £4.
coach-taxi-talk = £{ $pounds } for every word that is said, and nothing can be lost.
coach-taxi-boxes = Numbers that lead to a fare: { $fares } of 6; to a fuel stop: { $fuel }.
