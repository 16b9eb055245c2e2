# Das Ende eines Spiels auf der Seite.

web-ending-standings = Endstand
web-ending-awards = Auszeichnungen
web-ending-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] { $place }. Platz
}
web-ending-show = Diesen Augenblick zeigen
web-ending-length = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} in { $long }
web-ending-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
web-ending-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
web-ending-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
web-ending-played = { $player }: Genauigkeit { $percent } %, Glück { $luck }
web-ending-choices = { $player }: { $choices }
web-ending-ask = Wie gut habe ich gespielt?
web-ending-slip = Teuerster Patzer
web-ending-slip-why = { $figure } verschenkt
web-ending-all = Gleich zusammenzählen
