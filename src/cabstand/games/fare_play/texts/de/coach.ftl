# What the coach says of this game.

fare-play-coach-cards = { $cards ->
    [0] { $player } hat freie Fahrt.
    [one] { $player } fehlt eine Karte zur freien Fahrt.
   *[other] { $player } fehlen { $cards } Karten zur freien Fahrt.
}
fare-play-coach-no-way = { $player } hat noch keinen Weg: Ein Ort liegt noch nicht auf dem Plan, oder alles ist verbaut.
