## Quand le coach ne peut rien dire

coach-no-review = Seules les parties de Space Taxi sont revues après coup.
coach-not-asked = Le coach parle quand c’est à toi de jouer.
coach-not-allowed = Pas de coach à cette table : qui l’a dressée ne l’a pas permis.
coach-warming-up = Le coach calcule ses tables, une fois pour cette machine : { $share } % sont faits.

## Pourquoi un coup de Space Taxi vaut ce qu’il vaut

coach-why-launch = Le taxi décolle avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-why-crystal-lost = Le dé contrebande montre { $shown } après { $before } : les cristaux sont perdus, il n’y a plus qu’à le mettre de côté.
coach-why-crystal-now = Le dé contrebande rapporte { $shown } à coup sûr si le taxi décolle.
coach-why-crystal-again = Garder le { $shown } en main et relancer échoue { $fails ->
    [one] une fois sur { $sides }
   *[other] { $fails } fois sur { $sides }
}.
coach-why-fuel-fails = Avec { $total } de carburant, c’est un faux départ.
coach-why-fuel-done = { $total } de carburant : les passagers comptent { $factor ->
    [one] une fois
    [2] double
   *[other] { $factor } fois
}, et le décollage est sûr.
coach-why-fuel-open = { $total } de carburant, encore { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { $fits ->
    [0] le décollage n’est plus possible
   *[other] en un lancer, { $fits } cas sur { $ways } donnent 7 à 10
}.
coach-why-coins = Cela coûte { $coins ->
    [one] un jeton
   *[other] { $coins } jetons
}.
coach-why-nobody = { $seats ->
    [one] Un siège reste vide
   *[other] { $seats } sièges restent vides
} : pas de taxi complet cette fois.
coach-why-groups = { $seats ->
    [one] Un siège est pris
   *[other] { $seats } sièges sont pris
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant le carburant.
coach-why-throws = { $dice ->
    [one] Un dé reste
   *[other] { $dice } dés restent
} en main pour { $throws ->
    [one] encore un lancer
   *[other] encore { $throws } lancers
}.

## Chiffres, et parties revues

coach-figure-loss = abandonne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points à ce tour
coach-figure-pounds = { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } £ en moyenne
coach-figure-launch = décollage { $percent } %
coach-figure-full = taxi complet { $percent } %
coach-figure-win = victoire { $percent } %
coach-review-accuracy = Précision { $percent } %
coach-review-sum = La partie valait { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. Les dés y ont changé { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $decisions ->
    [one] un choix a
   *[other] { $decisions } choix ont
} abandonné { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } : cela fait { NUMBER($final, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-review-round = Manche
coach-review-luck = Chance
coach-review-loss = Abandonné
coach-review-points = Marqués
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-moments = Les moments qui ont compté
coach-review-none = Rien de notable n’a été abandonné.
coach-review-moment = Manche { $round }, ligne { $seq } : { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } abandonnés
coach-review-made = Joué
coach-review-better = Mieux

## Fare Play

coach-fare-cards = { $cards ->
    [0] { $player } a la voie libre.
    [one] { $player } est à une carte de la voie libre.
   *[other] { $player } est à { $cards } cartes de la voie libre.
}
coach-fare-no-way = { $player } n’a pas encore de chemin : un lieu n’est pas encore sur le plan, ou tout est bouché.

## TAXI!

coach-taxi-gifts = Cartes qui rapportent : { $gains } sur { $cards } qui peuvent encore venir.
coach-taxi-token = Sans jeton personne ne gagne, et la prochaine faillite est la fin.
coach-taxi-ladder-pay = On quitte les travaux tout de suite.
coach-taxi-ladder-throw = Le nombre de la case sort en deux lancers dans 11 tours sur 36 ; chaque tour manqué coûte 4 £.
coach-taxi-talk = { $pounds } £ pour chaque mot dit, et rien à perdre.
coach-taxi-boxes = Nombres qui mènent à une course : { $fares } sur 6 ; à la pompe : { $fuel }.
