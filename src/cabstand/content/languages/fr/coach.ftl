## Quand le coach ne peut rien dire

coach-no-review = Les parties de ce jeu ne sont pas revues après coup.
coach-not-asked = Le coach parle quand c’est à toi de jouer.
coach-not-allowed = Pas de coach à cette table : qui l’a dressée ne l’a pas permis.
coach-warming-up = Le coach calcule ses tables, une fois pour cette machine : { $share } % sont faits.
coach-by-thumb = Au jugé pour l’instant. Les chiffres exacts suivent dans une minute ou deux.

## Chiffres, et parties revues

coach-figure-loss = abandonne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points à ce tour
coach-figure-win = victoire { $percent } %
coach-review-accuracy = Précision { $percent } %
coach-review-best = { $decisions ->
    [0] Il n’y avait rien à choisir.
    [one] { $best ->
        [0] Le seul choix n’était pas le meilleur.
       *[other] Le seul choix était le meilleur.
    }
   *[other] Sur { $decisions } choix, { $best ->
        [0] aucun n’était le meilleur possible
        [one] { $best } était le meilleur possible
       *[other] { $best } étaient les meilleurs possibles
    }.
}
coach-review-first = Avant la partie
coach-review-given = Abandonné
coach-review-final = À la fin
coach-review-others = Les tours des autres
coach-review-round = Manche
coach-review-luck = Chance
coach-review-loss = Abandonné
coach-review-points = Marqués
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-figure-win = { NUMBER($percent, maximumFractionDigits: 1) } %
coach-review-within = { $figure } ± { $within }
coach-review-moments = Les moments qui ont compté
coach-review-none = Rien de notable n’a été abandonné.
coach-review-moment = { $round ->
    [0] Ligne { $seq }
   *[other] Manche { $round }, ligne { $seq }
} : { $figure } abandonnés
coach-review-made = Joué
coach-review-better = Mieux
