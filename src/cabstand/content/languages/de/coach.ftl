## Wenn der Coach nicht sprechen kann

coach-no-review = Spiele dieser Art werden danach nicht durchgegangen.
coach-not-asked = Der Coach spricht, wenn du dran bist.
coach-not-allowed = An diesem Tisch ist kein Coach erlaubt: So will es, wer ihn aufgestellt hat.
coach-warming-up = Der Coach rechnet seine Tabellen aus, einmal für diesen Rechner: { $share } % sind fertig.
coach-by-thumb = Erst einmal nach Faustregeln. Die genauen Zahlen folgen in ein, zwei Minuten.

## Zahlen, und Spiele noch einmal durchgegangen

coach-figure-loss = verschenkt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-figure-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in diesem Zug
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
