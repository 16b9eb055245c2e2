# Das Tagestaxi im Browser.

web-daily-first-counts = Dein erster Versuch zählt: Du kannst jederzeit gehen und später weiterspielen, aber nicht von vorn beginnen. Danach kannst du mit denselben Würfeln üben.
web-daily-play = Das Taxi von heute spielen
web-daily-go-on = Weiterspielen
web-daily-practise = Dieselben Würfel noch einmal, zur Übung
web-daily-practice-on = Weiter üben
web-daily-next = Das nächste Taxi fährt am { $time }.
web-daily-next-in = Das nächste Taxi fährt in
web-daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-daily-unfinished = Dieses hast du nicht zu Ende gespielt. Sobald das Geheimnis des Tages gezeigt ist, zählt es nicht mehr.
web-daily-missed = An diesem Tag hast du nicht gespielt.
web-daily-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-daily-end = Dein Tagestaxi: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-daily-end-practice = Zur Übung: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-daily-too-late = Zu spät fertig, um zu zählen: Das Geheimnis des Tages war da schon bekannt.
web-daily-practised = Beim Üben am besten: { $score } ({ $attempts ->
    [one] ein Versuch
   *[other] { $attempts } Versuche
})

## Der Vergleich

web-daily-compared = Deine Runden neben perfektem Spiel
web-daily-who = Wer
web-daily-turn = Runde { $turn }
web-daily-total = Summe
web-daily-you = Du
web-daily-perfect = Perfektes Spiel
web-daily-best = Das Beste
web-daily-working = Das perfekte Spiel wird gerade ausgerechnet …
web-daily-perfect-why = Perfektes Spiel kennt die Chancen, aber nicht die Würfel; an einem durchschnittlichen Tag macht es { $average } Punkte.
web-daily-best-why = Das Beste hätte erreicht, wer jeden Würfel vorher kannte.

## Den anderen erzählen

web-daily-tell = Erzähl es den anderen
web-daily-share-by = Teilen …
web-daily-share = Cabstand-Tagestaxi { $day }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} { $marks }
web-daily-share-perfect = Cabstand-Tagestaxi { $day }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} { $marks }, perfektes Spiel { $perfect }
web-daily-board = Die Tafel des Tages
web-daily-friends = Mit denen du schon gespielt hast
web-daily-everybody = Alle
web-daily-arrived = { $players ->
    [one] Ein Spieler ist angekommen; Namen erfährt, wer auf diesem Server spielt.
   *[other] { $players } Spieler sind angekommen; Namen erfährt, wer auf diesem Server spielt.
}
web-daily-nobody = Noch ist niemand angekommen.
web-daily-list-me = Mein Name und mein Ergebnis stehen hier für andere
web-daily-secret = Das Geheimnis des Tages:
web-daily-secret-later = Das Geheimnis der Würfel wird am { $time } gezeigt: Dann lässt sich jeder Wurf prüfen.
web-daily-secret-shown = Das Geheimnis der Würfel ist gezeigt: Im Nachspiel lässt sich jeder Wurf prüfen.
web-daily-day-before = Der Tag davor
web-daily-today = Heute

## Der Film eines früheren Tages

web-daily-film = Der beste Zug des perfekten Spiels
web-daily-film-why = Auch das perfekte Spiel kannte am { $day } die Würfel nicht vorher. Sieh dir die beste Runde an, die es daraus gemacht hat.
web-daily-film-show = Den Film zeigen
web-daily-film-turn = Diese Runde vom { $day } brachte { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }.
web-daily-film-name = Das perfekte Spiel
