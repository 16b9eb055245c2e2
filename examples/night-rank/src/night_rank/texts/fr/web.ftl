night-rank-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
night-rank-web-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
night-rank-web-horn = peut encore klaxonner
night-rank-web-honked = a klaxonné
night-rank-web-answer = Combien de carrefours ?
night-rank-web-say = Dis-le
night-rank-move-pass = Laisse passer
night-rank-move-honk = Klaxonne pour un point
