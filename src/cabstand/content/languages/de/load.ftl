## Viele Leute auf einem Server dieses Rechners

cli-load = viele Leute auf einem Server dieses Rechners spielen lassen und messen, wie lange alles dauert
cli-arg-load-players = wie viele Leute spielen (300)
cli-arg-load-minutes = wie viele Minuten lang (1)
cli-arg-load-pace = wie lange die Leute im Schnitt über einen Zug nachdenken (3)
cli-arg-load-port = der Port eines Servers auf diesem Rechner, der mit --load-test läuft; mehrfach möglich, für Server mit gemeinsamer Datenbank. Ohne Angabe wird für den Test einer gestartet
cli-arg-load-test = die Grenzen für Besucher aufheben, für { COMMAND() } load auf diesem Rechner
serve-load-test-open = --load-test hebt alle Grenzen auf und verträgt sich deshalb nicht mit --lan oder --public-url.
load-no-time = --minutes muss größer als 0 sein, --pace darf nicht kleiner als 0 sein.
load-not-open = Ein Lasttest geht mit Spielen, bei denen alles offen liegt und niemand Antworten beurteilt. Hier also: { $known }.
load-no-server = Der Lasttest hat keinen Server: { $why }
load-arriving = Alle nehmen Platz
load-playing = Es wird gespielt
load-title = { $players ->
    [one] Lasttest: eine Person, { $game }
   *[other] Lasttest: { $players } Personen, { $game }
}
load-longest = längste
load-count = Anzahl
load-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
load-answer = vom Zug bis zur Antwort
load-shown = vom Zug bis zu den anderen Bildschirmen
load-back = vom Verbinden bis zum ganzen Bild
load-chat = etwas sagen
load-answer-short = Antwort
load-shown-short = andere Bildschirme
load-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $rate } pro Sekunde
load-checked = Geprüft: { $screens ->
    [one] ein Bildschirm
   *[other] { $screens } Bildschirme
}, { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}, { $games ->
    [one] ein Protokoll
   *[other] { $games } Protokolle
}
load-trouble = Mit Absicht: { $mistakes ->
    [one] ein falscher Zug
   *[other] { $mistakes } falsche Züge
}, { $doubles ->
    [one] ein doppelt gesendeter Zug
   *[other] { $doubles } doppelt gesendete Züge
}, { $cuts ->
    [one] eine abgebrochene Verbindung
   *[other] { $cuts } abgebrochene Verbindungen
}
load-costs = Der Server: { NUMBER($cpu, minimumFractionDigits: 3) } ms Rechenzeit pro Zug, { $memory } MB Arbeitsspeicher, { $disk } Byte auf der Platte pro Zug
load-faults = { $faults ->
    [0] Alles war richtig.
    [one] Eines war falsch:
   *[other] { $faults } Dinge waren falsch:
}
load-about = { NUMBER($minutes, maximumFractionDigits: 2) } Minuten; über einen Zug wird im Schnitt { NUMBER($pace, maximumFractionDigits: 2) } s nachgedacht. Züge: { $moves }, Fehler: { $faults }.
load-panel-time = Vom Zug bis zu den anderen Bildschirmen, im Lauf der Zeit
load-panel-moves = Züge im Lauf der Zeit
load-panel-share = Wie lange die meisten brauchen und wie lange die langsamsten
load-axis-seconds = Sekunden
load-axis-ms = Millisekunden
load-axis-moves = Züge pro Sekunde
load-axis-share = Anteil von allen
