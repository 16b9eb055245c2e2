## Einen Spielzug ausrechnen

space-taxi-solve-arg-coins = die Münzen zu Beginn des Spielzugs
space-taxi-solve-arg-target = statt der Punkte: die Wahrscheinlichkeit, so viele zu erreichen, alle Münzen ausgegeben
space-taxi-solve-arg-keep = Punkte, wenn keine Münze abgegeben wird und jede behaltene so viel wert ist
space-taxi-solve-one-objective = Frag nach --target oder nach --keep, nicht nach beiden.
space-taxi-solve-no-coins = { $coins } Münzen kann niemand haben: In der Schachtel sind { $most }.
space-taxi-solve-no-utility = Ein Spielzug lässt sich nicht für einen Wert ausrechnen, der keine endliche Zahl ist.
space-taxi-solve-coins-outside = Dieser Spielzug ist nicht für { $coins } Münzen ausgerechnet, sondern für { $least } bis { $most }.
space-taxi-solve-last-turn = Ein letzter Spielzug mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} ist { $value } Punkte wert.
space-taxi-solve-target = Mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} erreicht ein Spielzug { $target } Punkte mit der Wahrscheinlichkeit { $value }.
space-taxi-solve-keep = Mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} und { $keep } für jede behaltene Münze ist ein Spielzug { $value } Punkte wert.
space-taxi-solve-value = { NUMBER($value, minimumFractionDigits: 12, maximumFractionDigits: 12) }
space-taxi-solve-speed = { $positions } Stellungen in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
space-taxi-simulate-not-compiled = Bots, die ihre Züge ausrechnen, brauchen übersetzte Regeln; NUMBA_DISABLE_JIT verbietet sie hier.
