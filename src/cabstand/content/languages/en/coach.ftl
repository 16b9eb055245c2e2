## When the coach cannot speak

coach-no-review = Games of this kind are not gone through afterwards.
coach-not-asked = The coach speaks when it is your turn.
coach-not-allowed = The host has not allowed a coach at this table.
coach-warming-up = The coach works its tables out, once for this machine: { $share } % done.
coach-by-thumb = Rules of thumb for now. The exact figures follow in a minute or two.

## Figures, and games gone through

coach-figure-loss = gives away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points this turn
coach-figure-win = win { $percent } %
coach-review-accuracy = Accuracy { $percent } %
coach-review-best = { $decisions ->
    [0] There was nothing to choose.
    [one] The one choice was { $best ->
        [0] not the best there was
       *[other] the best there was
    }.
   *[other] { $best } of { $decisions } choices were the best there were.
}
coach-review-first = Before the game
coach-review-given = Given away
coach-review-final = At the end
coach-review-others = Everybody else’s turns
coach-review-round = Round
coach-review-luck = Luck
coach-review-loss = Given away
coach-review-points = Points
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-figure-win = { NUMBER($percent, maximumFractionDigits: 1) } %
coach-review-within = { $figure } ± { $within }
coach-review-moments = Moments that mattered
coach-review-none = Nothing worth mentioning was given away.
coach-review-moment = { $round ->
    [0] Line { $seq }
   *[other] Round { $round }, line { $seq }
}: gave away { $figure }
coach-review-made = Played
coach-review-better = Better
