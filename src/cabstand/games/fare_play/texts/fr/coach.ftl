# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } a la voie libre.
    [one] { $player } est à une carte de la voie libre.
   *[other] { $player } est à { $cards } cartes de la voie libre.
}
fare-play-coach-no-way = { $player } n’a pas encore de chemin : un lieu n’est pas encore sur le plan, ou tout est bouché.
fare-play-coach-review-means = La chance, c’est ce que tes propres cartes ont changé à la probabilité que voient les bots, toutes mains ouvertes. Ce qu’un choix a abandonné vient de leur recherche, qui ne voit que ce que tu pouvais voir. Une recherche est un échantillon : après ± figure l’écart possible, 95 fois sur 100. Tout le reste, c’est ce que les autres ont fait et ce que ces chiffres ne savent pas séparer.
fare-play-coach-review-rest = Tout le reste
