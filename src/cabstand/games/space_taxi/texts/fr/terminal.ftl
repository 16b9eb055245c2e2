## Calculer un tour

space-taxi-solve-arg-coins = les pièces au début du tour
space-taxi-solve-arg-target = au lieu des points : la probabilité d’en atteindre autant, toutes les pièces dépensées
space-taxi-solve-arg-keep = les points si aucune pièce n’est rendue et que chaque pièce gardée vaut autant
space-taxi-solve-one-objective = Demande --target ou --keep, pas les deux.
space-taxi-solve-no-coins = Personne ne peut avoir { $coins } pièces : la boîte en contient { $most }.
space-taxi-solve-no-utility = Un tour ne se calcule pas pour une valeur qui n’est pas un nombre fini.
space-taxi-solve-coins-outside = Ce tour n’est pas calculé pour { $coins } pièces, mais pour { $least } à { $most }.
space-taxi-solve-last-turn = Un dernier tour avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} vaut { $value } points.
space-taxi-solve-target = Avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, un tour atteint { $target } points avec une probabilité de { $value }.
space-taxi-solve-keep = Avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, chaque pièce gardée valant { $keep }, un tour vaut { $value } points.
space-taxi-solve-value = { NUMBER($value, minimumFractionDigits: 12, maximumFractionDigits: 12) }
space-taxi-solve-speed = { $positions } positions en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
space-taxi-simulate-not-compiled = Les bots qui calculent leurs tours ont besoin des règles compilées ; NUMBA_DISABLE_JIT les interdit ici.
