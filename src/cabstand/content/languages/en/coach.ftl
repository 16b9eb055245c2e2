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
