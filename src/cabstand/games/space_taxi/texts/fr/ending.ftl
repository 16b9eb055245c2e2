# La fin d’une partie de Space Taxi : à quoi vont les prix, et d’où viennent les points.

space-taxi-award-flight = Le vol de la journée
space-taxi-award-flight-why = { $points ->
    [one] { $points } point en un seul voyage
   *[other] { $points } points en un seul voyage
}
space-taxi-award-throw = Le lancer le plus chanceux
space-taxi-award-throw-why = { $alike } pareils parmi { $dice } passagers
space-taxi-award-smuggler = La plus belle contrebande
space-taxi-award-smuggler-why = L’air de rien, et { $crystal } points de cristaux dans la mine
space-taxi-award-ground = Les mines les plus longues
space-taxi-award-ground-why = { $points ->
    [one] { $points } point à bord
   *[other] { $points } points à bord
}, { $fuel } de carburant, et pas de décollage
space-taxi-award-full = Pas un siège de perdu
space-taxi-award-full-why = Six amis sur six sièges : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
space-taxi-best-flight = Meilleur voyage
space-taxi-best-flight-why = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
space-taxi-part-passengers = Passagers
space-taxi-part-crystals = Cristaux de contrebande
space-taxi-part-coins = Jetons rendus
space-taxi-part-struck-out = Barré
