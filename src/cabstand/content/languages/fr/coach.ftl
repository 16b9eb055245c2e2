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
