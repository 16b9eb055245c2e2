# What the coach says of this game.

space-taxi-coach-why-launch = Le taxi décolle avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
space-taxi-coach-why-crystal-lost = Le dé contrebande montre { $shown } après { $before } : les cristaux sont perdus, il n’y a plus qu’à le mettre de côté.
space-taxi-coach-why-crystal-now = Le dé contrebande rapporte { $shown } à coup sûr si le taxi décolle.
space-taxi-coach-why-crystal-again = Garder le { $shown } en main et relancer échoue { $fails ->
    [one] une fois sur { $sides }
   *[other] { $fails } fois sur { $sides }
}.
space-taxi-coach-why-fuel-fails = Avec { $total } de carburant, c’est un faux départ.
space-taxi-coach-why-fuel-done = { $total } de carburant : les passagers comptent { $factor ->
    [one] une fois
    [2] double
   *[other] { $factor } fois
}, et le décollage est sûr.
space-taxi-coach-why-fuel-open = { $total } de carburant, encore { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { $fits ->
    [0] le décollage n’est plus possible
   *[other] en un lancer, { $fits } cas sur { $ways } donnent 7 à 10
}.
space-taxi-coach-why-coins = Cela coûte { $coins ->
    [one] un jeton
   *[other] { $coins } jetons
}.
space-taxi-coach-why-nobody = { $seats ->
    [one] Un siège reste vide
   *[other] { $seats } sièges restent vides
} : pas de taxi complet cette fois.
space-taxi-coach-why-groups = { $seats ->
    [one] Un siège est pris
   *[other] { $seats } sièges sont pris
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant le carburant.
space-taxi-coach-why-throws = { $dice ->
    [one] Un dé reste
   *[other] { $dice } dés restent
} en main pour { $throws ->
    [one] encore un lancer
   *[other] encore { $throws } lancers
}.
space-taxi-coach-figure-launch = décollage { $percent } %
space-taxi-coach-figure-full = taxi complet { $percent } %
space-taxi-coach-means = Ce qui est abandonné compte, en points, ce tour et les jetons pour les tours suivants. Les autres chiffres disent ce qui arrive si l’on continue à jouer pour les points.
space-taxi-coach-review-means = Tous les chiffres sont des points, et ils sont exacts : chaque tour est calculé jusqu’au bout. Ils disent avec quel succès on a joué pour les points. Que le moins bon résultat d’une manche soit barré n’y entre pas.
space-taxi-coach-review-struck = { $points ->
    [one] { $points } point a été barré
   *[other] { $points } points ont été barrés
}, comme moins bon résultat d’une manche : la feuille de score dit { $total }.
space-taxi-coach-review-unplayed = La partie s’est arrêtée avant la fin : les tours restants comptent pour ce qu’ils valaient encore.
