night-rank-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
night-rank-web-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
night-rank-web-horn = can still honk
night-rank-web-honked = has honked
night-rank-web-answer = How many junctions?
night-rank-web-say = Say it
night-rank-move-pass = Let it pass
night-rank-move-honk = Honk for a point
