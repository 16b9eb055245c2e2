# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } a la voie libre.
    [one] { $player } est à une carte de la voie libre.
   *[other] { $player } est à { $cards } cartes de la voie libre.
}
fare-play-coach-no-way = { $player } n’a pas encore de chemin : un lieu n’est pas encore sur le plan, ou tout est bouché.
