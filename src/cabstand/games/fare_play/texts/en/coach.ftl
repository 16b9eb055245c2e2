# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } has a clear path.
    [one] { $player } is one card from a clear path.
   *[other] { $player } is { $cards } cards from a clear path.
}
fare-play-coach-no-way = { $player } has no path yet: a location is not on the map, or no way is left.
