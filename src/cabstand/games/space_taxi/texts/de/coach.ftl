# What the coach says of this game.

space-taxi-coach-why-launch = Das Taxi startet mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
space-taxi-coach-why-crystal-lost = Der Schmuggel-Würfel zeigt { $shown } nach { $before }: Die Kristalle sind weg, er muss nur noch zur Seite.
space-taxi-coach-why-crystal-now = Der Schmuggel-Würfel bringt bei einem Start sichere { $shown }.
space-taxi-coach-why-crystal-again = Die { $shown } in der Hand zu behalten und noch einmal zu werfen misslingt { $fails ->
    [one] in einem von { $sides } Fällen
   *[other] in { $fails } von { $sides } Fällen
}.
space-taxi-coach-why-fuel-fails = Mit { $total } Treibstoff misslingt der Start.
space-taxi-coach-why-fuel-done = { $total } Treibstoff: Passagiere zählen { $factor ->
    [one] einfach
    [2] doppelt
   *[other] { $factor }-fach
}, und der Start ist sicher.
space-taxi-coach-why-fuel-open = { $total } Treibstoff, und { $dice ->
    [one] ein Würfel fehlt
   *[other] { $dice } Würfel fehlen
} noch: { $fits ->
    [0] Ein Start ist nicht mehr möglich
   *[other] Ein Wurf bringt in { $fits } von { $ways } Fällen 7 bis 10
}.
space-taxi-coach-why-coins = Das kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
space-taxi-coach-why-nobody = { $seats ->
    [one] Ein Sitz bleibt leer
   *[other] { $seats } Sitze bleiben leer
}: diesmal kein volles Taxi.
space-taxi-coach-why-groups = { $seats ->
    [one] Ein Sitz ist
   *[other] { $seats } Sitze sind
} besetzt, vor dem Treibstoff { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
space-taxi-coach-why-throws = { $dice ->
    [one] Ein Würfel bleibt
   *[other] { $dice } Würfel bleiben
} für { $throws ->
    [one] noch einen Wurf
   *[other] noch { $throws } Würfe
} in der Hand.
space-taxi-coach-figure-launch = Start { $percent } %
space-taxi-coach-figure-full = volles Taxi { $percent } %
space-taxi-coach-means = Verschenktes zählt in Punkten: dieser Zug und die Münzen für spätere. Die anderen Zahlen sagen, was geschieht, wenn du weiter auf Punkte spielst.
space-taxi-coach-review-means = Alle Zahlen sind Punkte, und sie sind exakt: Jeder Zug ist bis zu Ende durchgerechnet. Sie sagen, wie gut jemand auf Punkte gespielt hat. Dass das schlechteste Ergebnis einer Runde gestrichen wird, steckt nicht darin.
space-taxi-coach-review-struck = { $points ->
    [one] 1 Punkt wurde
   *[other] { $points } Punkte wurden
} als schlechtestes Ergebnis einer Runde gestrichen: Auf dem Punktezettel steht { $total }.
space-taxi-coach-review-unplayed = Das Spiel endete vorzeitig: Die übrigen Züge zählen so viel, wie sie noch wert waren.
