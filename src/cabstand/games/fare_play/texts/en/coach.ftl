# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } has a clear path.
    [one] { $player } is one card from a clear path.
   *[other] { $player } is { $cards } cards from a clear path.
}
fare-play-coach-no-way = { $player } has no path yet: a location is not on the map, or no way is left.
fare-play-coach-review-means = Luck is what your own cards did to the chance that the bots see, with all hands open. What a choice gave away comes from their search, which sees what you could see. A search is a sample: after ± stands how far off it may be, 95 times of 100. Everything else is what the others did, and whatever these figures cannot tell apart.
fare-play-coach-review-rest = Everything else
