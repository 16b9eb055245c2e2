## Wenn der Coach nicht sprechen kann

coach-no-review = Nur Spiele von Space Taxi werden danach durchgegangen.
coach-not-asked = Der Coach spricht, wenn du dran bist.
coach-not-allowed = An diesem Tisch ist kein Coach erlaubt: So will es, wer ihn aufgestellt hat.
coach-warming-up = Der Coach rechnet seine Tabellen aus, einmal für diesen Rechner: { $share } % sind fertig.

## Warum ein Zug von Space Taxi so viel wert ist

coach-why-launch = Das Taxi startet mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
coach-why-crystal-lost = Der Schmuggel-Würfel zeigt { $shown } nach { $before }: Die Kristalle sind weg, er muss nur noch zur Seite.
coach-why-crystal-now = Der Schmuggel-Würfel bringt bei einem Start sichere { $shown }.
coach-why-crystal-again = Die { $shown } in der Hand zu behalten und noch einmal zu werfen misslingt { $fails ->
    [one] in einem von { $sides } Fällen
   *[other] in { $fails } von { $sides } Fällen
}.
coach-why-fuel-fails = Mit { $total } Treibstoff misslingt der Start.
coach-why-fuel-done = { $total } Treibstoff: Passagiere zählen { $factor ->
    [one] einfach
    [2] doppelt
   *[other] { $factor }-fach
}, und der Start ist sicher.
coach-why-fuel-open = { $total } Treibstoff, und { $dice ->
    [one] ein Würfel fehlt
   *[other] { $dice } Würfel fehlen
} noch: { $fits ->
    [0] Ein Start ist nicht mehr möglich
   *[other] Ein Wurf bringt in { $fits } von { $ways } Fällen 7 bis 10
}.
coach-why-coins = Das kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
coach-why-nobody = { $seats ->
    [one] Ein Sitz bleibt leer
   *[other] { $seats } Sitze bleiben leer
}: diesmal kein volles Taxi.
coach-why-groups = { $seats ->
    [one] Ein Sitz ist
   *[other] { $seats } Sitze sind
} besetzt, vor dem Treibstoff { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
coach-why-throws = { $dice ->
    [one] Ein Würfel bleibt
   *[other] { $dice } Würfel bleiben
} für { $throws ->
    [one] noch einen Wurf
   *[other] noch { $throws } Würfe
} in der Hand.

## Zahlen, und Spiele noch einmal durchgegangen

coach-figure-loss = verschenkt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in diesem Zug
coach-figure-pounds = im Schnitt { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } £
coach-figure-launch = Start { $percent } %
coach-figure-full = volles Taxi { $percent } %
coach-figure-win = Sieg { $percent } %
coach-review-accuracy = Genauigkeit { $percent } %
coach-review-sum = Das Spiel war { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert. Die Würfel haben das um { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } verändert, { $decisions ->
    [one] eine Entscheidung hat
   *[other] { $decisions } Entscheidungen haben
} { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } verschenkt: Das macht { NUMBER($final, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-review-round = Runde
coach-review-luck = Glück
coach-review-loss = Verschenkt
coach-review-points = Punkte
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-moments = Augenblicke, auf die es ankam
coach-review-none = Nennenswertes wurde nicht verschenkt.
coach-review-moment = Runde { $round }, Zeile { $seq }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } verschenkt
coach-review-made = Gespielt
coach-review-better = Besser

## Fare Play

coach-fare-cards = { $cards ->
    [0] { $player } hat freie Fahrt.
    [one] { $player } fehlt eine Karte zur freien Fahrt.
   *[other] { $player } fehlen { $cards } Karten zur freien Fahrt.
}
coach-fare-no-way = { $player } hat noch keinen Weg: Ein Ort liegt noch nicht auf dem Plan, oder alles ist verbaut.

## TAXI!

coach-taxi-gifts = Karten, die Geld bringen: { $gains } von { $cards }, die noch kommen können.
coach-taxi-token = Ohne Marke gewinnt niemand, und die nächste Pleite ist das Ende.
coach-taxi-ladder-pay = Sofort heraus aus der Baustelle.
coach-taxi-ladder-throw = Die Zahl des Feldes kommt mit zwei Würfen in 11 von 36 Zügen; jeder verfehlte kostet 4 £.
coach-taxi-talk = { $pounds } £ für jedes gesagte Wort, und verlieren kann man nichts.
coach-taxi-boxes = Zahlen, die zu Kundschaft führen: { $fares } von 6; zum Tanken: { $fuel }.
