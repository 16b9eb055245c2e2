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
coach-review-best = { $decisions ->
    [0] Es gab nichts zu entscheiden.
    [one] Die eine Entscheidung war { $best ->
        [0] nicht die beste
       *[other] die beste
    }.
   *[other] { $best } von { $decisions } Entscheidungen waren die besten, die es gab.
}
coach-review-first = Vor dem Spiel
coach-review-given = Verschenkt
coach-review-final = Am Ende
coach-review-others = Die Züge der anderen
coach-review-round = Runde
coach-review-luck = Glück
coach-review-loss = Verschenkt
coach-review-points = Punkte
coach-review-figure = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-review-figure-win = { NUMBER($percent, maximumFractionDigits: 1) } %
coach-review-within = { $figure } ± { $within }
coach-review-moments = Augenblicke, auf die es ankam
coach-review-none = Nennenswertes wurde nicht verschenkt.
coach-review-moment = { $round ->
    [0] Zeile { $seq }
   *[other] Runde { $round }, Zeile { $seq }
}: { $figure } verschenkt
coach-review-made = Gespielt
coach-review-better = Besser
