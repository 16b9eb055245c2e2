# Eigene Ausgaben von TAXI!: auf der Seite geschrieben oder als Dateien geschickt.

web-pack-lead = Deine eigenen Fragen für TAXI!: Schreib sie hier, oder schick die Dateien eines Pakets. Sie bleiben auf diesem Server, nur für deine Tische.
web-pack-none = Du hast noch keine eigene Ausgabe.
web-pack-write = Ausgabe schreiben
web-pack-go-on = „{ $name }“ weiterschreiben
web-pack-send = Dateien schicken
web-pack-send-how = Die vier Dateien eines Pakets, pack.toml, questions.csv, give_or_take.csv und sound_off.csv, oder eine ZIP-Datei mit ihnen. Du kannst sie auch hierher ziehen.
web-pack-counts = { $questions } Fragekarten, { $gifts } Karten „Geben oder Nehmen“, { $talks } Karten „Klartext“
web-pack-change = Ändern
web-pack-download = Herunterladen
web-pack-delete = Löschen
web-pack-delete-sure = „{ $name }“ löschen?
web-pack-delete-why = Die Fragen sind dann endgültig weg. Tische, an denen damit gespielt wird, behalten sie bis zum Ende.
web-pack-removed = „{ $name }“ ist gelöscht.
web-pack-kept = Alles in Ordnung: „{ $name }“ ist aufgehoben. Du kannst sie für jeden TAXI!-Tisch wählen, den du deckst.
web-pack-about = Die Ausgabe
web-pack-questions = Fragen
web-pack-questions-how = Zwei Zeilen je Karte: erst die Frage für 2 £, dann die für 4 £. Mehrere gültige Antworten trennt ein |. Zeilen lassen sich aus einer Tabelle einfügen.
web-pack-gifts = Geben oder Nehmen
web-pack-gifts-how = Was geschieht, und was die Fahrerin oder der Fahrer dabei gewinnt; ein Betrag unter 0 wird gezahlt.
web-pack-talks = Klartext
web-pack-talks-how = Ein Thema und sechs Wörter, die fallen könnten, wenn jemand darüber redet.
web-pack-row = Karte { $card }
web-pack-line = Zeile { $line }:
web-pack-remove = Diese Zeile entfernen: { $row }
web-pack-add-card = Karte hinzufügen
web-pack-number = Karten neu zählen
web-pack-show-all = Alle { $rows } Zeilen zeigen
web-pack-too-much = eins zu viel
web-pack-check-and-keep = Prüfen und aufheben
web-pack-back = Zurück
web-pack-faults = { $faults ->
    [one] Ein Fehler ist noch da; er steht bei seiner Zeile.
   *[other] { $faults } Fehler sind noch da; jeder steht bei seiner Zeile.
}

## Was in einer Zeile steht

web-pack-name = Name
web-pack-city = Stadt
web-pack-language = Sprache
web-pack-licence = Lizenz
web-pack-authors = Autoren
web-pack-card = Karte
web-pack-value = Wert
web-pack-topic = Gebiet
web-pack-question = Frage
web-pack-answer = Antwort
web-pack-answers = Antworten
web-pack-background = Hintergrund
web-pack-amount = Betrag
web-pack-text = Text
web-pack-subject = Thema
web-pack-word = Wort { $number }
web-pack-a-word = Wort
