## Des nombres en images

plot-file = Impossible d’écrire { $path } : { $why }.
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plot-simulation = { $games } parties, graine { $seed } ; scores des { $scored } premières, longueurs et avances des { $sample } premières. Traits : intervalles à 95 %. Tirets : part égale.
plot-arena = { $deals } donnes, { $games } parties, graine { $seed }. Traits : intervalles à 95 %. Tirets : l’égalité.
plot-solved = Calcul exact, en jouant parfaitement
plot-wins = Victoires par place
plot-wins-of-bots = Victoires par bot
plot-fair-wins = Victoires par bot, sans la chance
plot-ratings = Cotes (400 points de plus : dix contre un)
plot-scores = Scores
plot-score = score final{ $width ->
    [1] {""}
   *[other] , par pas de { $width }
}
plot-lengths = Longueur des parties
plot-decisions = décisions par partie
plot-leads = Une avance est-elle sûre ?
plot-stage = part de la partie déjà jouée, en pour cent
plot-leader-wins = le premier gagne
plot-share-of-games = part des parties
plot-share-of-wins = part des victoires
plot-values = Ce que cela vaut
plot-value = valeur
