# La légende du plateau de Space Taxi : les noms des parties, assez courts pour se tenir à côté.

## Les emplacements

space-taxi-legend-scoring = Calcul des points
space-taxi-legend-tiles = Tuiles numérotées
space-taxi-legend-tile = Tuile { $number }
space-taxi-legend-seats = Sièges du taxi
space-taxi-legend-wings = Ailes
space-taxi-legend-fuel = Carburant
space-taxi-legend-mine = Mine de cristal
space-taxi-legend-crystals = Cristaux
space-taxi-legend-coins = Jetons spatiaux
space-taxi-legend-pile = Réserve
space-taxi-legend-sheet = Feuille de score
space-taxi-legend-round = Manche
space-taxi-legend-total = Somme

## Dés et aliens

space-taxi-legend-passenger-dice = Dés passagers
space-taxi-legend-fuel-dice = Dés carburant
space-taxi-legend-smuggling-die = Dé contrebande
space-taxi-legend-alien-red = Alien rouge
space-taxi-legend-alien-green = Alien vert
space-taxi-legend-alien-blue = Alien bleu
space-taxi-legend-alien-yellow = Alien jaune
space-taxi-legend-alien-purple = Alien violet
space-taxi-legend-thumbs-up = Pouce : un joker

## La notation

space-taxi-legend-passenger-points = Points passagers
space-taxi-legend-fuel-points = Facteur carburant
space-taxi-legend-smuggling-points = Points contrebande
space-taxi-legend-coin-points = Points jetons
space-taxi-legend-pair = Paire
space-taxi-legend-three = Tierce
space-taxi-legend-four = Carré
space-taxi-legend-five = Quinte
space-taxi-legend-six = Sixte
space-taxi-legend-single = Voyage seul : aucun point
space-taxi-legend-times = fois { $factor }
space-taxi-legend-launch = Décollage
space-taxi-legend-failed-launch = Faux départ
space-taxi-legend-full-taxi = Taxi plein : 2 jetons
space-taxi-legend-struck-out = Barré
