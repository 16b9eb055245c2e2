night-rank-web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
night-rank-web-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
night-rank-web-horn = kann noch hupen
night-rank-web-honked = hat gehupt
night-rank-web-answer = Wie viele Kreuzungen?
night-rank-web-say = Sag es
night-rank-move-pass = Lass ihn fahren
night-rank-move-honk = Hupe für einen Punkt
