# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } hat freie Fahrt.
    [one] { $player } fehlt eine Karte zur freien Fahrt.
   *[other] { $player } fehlen { $cards } Karten zur freien Fahrt.
}
fare-play-coach-no-way = { $player } hat noch keinen Weg: Ein Ort liegt noch nicht auf dem Plan, oder alles ist verbaut.
fare-play-coach-review-means = Glück ist, was deine eigenen Karten an der Chance geändert haben, die die Bots sehen, wenn alle Karten offen liegen. Was eine Entscheidung verschenkt hat, sagt ihre Suche; sie sieht nur, was du sehen konntest. Eine Suche ist eine Stichprobe: Hinter ± steht, wie weit sie danebenliegen kann, in 95 von 100 Fällen. Alles andere ist, was die anderen getan haben, und was sich mit diesen Zahlen nicht trennen lässt.
fare-play-coach-review-rest = Alles andere
