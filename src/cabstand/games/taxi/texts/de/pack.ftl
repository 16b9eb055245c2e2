# Eigene Ausgaben von TAXI!: auf der Seite geschrieben oder als Dateien geschickt.

taxi-pack-lead = Deine eigenen Fragen für TAXI!: Schreib sie hier, oder schick die Dateien eines Pakets. Sie bleiben auf diesem Server, nur für deine Tische.
taxi-pack-none = Du hast noch keine eigene Ausgabe.
taxi-pack-write = Ausgabe schreiben
taxi-pack-go-on = „{ $name }“ weiterschreiben
taxi-pack-send = Dateien schicken
taxi-pack-send-how = Die vier Dateien eines Pakets, pack.toml, questions.csv, give_or_take.csv und sound_off.csv, oder eine ZIP-Datei mit ihnen. Du kannst sie auch hierher ziehen.
taxi-pack-counts = { $questions } Fragekarten, { $gifts } Karten „Geben oder Nehmen“, { $talks } Karten „Klartext“
taxi-pack-change = Ändern
taxi-pack-download = Herunterladen
taxi-pack-delete = Löschen
taxi-pack-delete-sure = „{ $name }“ löschen?
taxi-pack-delete-why = Die Fragen sind dann endgültig weg. Tische, an denen damit gespielt wird, behalten sie bis zum Ende.
taxi-pack-removed = „{ $name }“ ist gelöscht.
taxi-pack-kept = Alles in Ordnung: „{ $name }“ ist aufgehoben. Du kannst sie für jeden TAXI!-Tisch wählen, den du deckst.
taxi-pack-about = Die Ausgabe
taxi-pack-questions = Fragen
taxi-pack-questions-how = Zwei Zeilen je Karte: erst die Frage für 2 £, dann die für 4 £. Mehrere gültige Antworten trennt ein |. Zeilen lassen sich aus einer Tabelle einfügen.
taxi-pack-gifts = Geben oder Nehmen
taxi-pack-gifts-how = Was geschieht, und was die Fahrerin oder der Fahrer dabei gewinnt; ein Betrag unter 0 wird gezahlt.
taxi-pack-talks = Klartext
taxi-pack-talks-how = Ein Thema und sechs Wörter, die fallen könnten, wenn jemand darüber redet.
taxi-pack-row = Karte { $card }
taxi-pack-line = Zeile { $line }:
taxi-pack-remove = Diese Zeile entfernen: { $row }
taxi-pack-add-card = Karte hinzufügen
taxi-pack-number = Karten neu zählen
taxi-pack-show-all = Alle { $rows } Zeilen zeigen
taxi-pack-too-much = eins zu viel
taxi-pack-check-and-keep = Prüfen und aufheben
taxi-pack-back = Zurück
taxi-pack-faults = { $faults ->
    [one] Ein Fehler ist noch da; er steht bei seiner Zeile.
   *[other] { $faults } Fehler sind noch da; jeder steht bei seiner Zeile.
}

## Was in einer Zeile steht

taxi-pack-name = Name
taxi-pack-city = Stadt
taxi-pack-language = Sprache
taxi-pack-licence = Lizenz
taxi-pack-authors = Autoren
taxi-pack-card = Karte
taxi-pack-value = Wert
taxi-pack-topic = Gebiet
taxi-pack-question = Frage
taxi-pack-answer = Antwort
taxi-pack-answers = Antworten
taxi-pack-background = Hintergrund
taxi-pack-amount = Betrag
taxi-pack-text = Text
taxi-pack-subject = Thema
taxi-pack-word = Wort { $number }
taxi-pack-a-word = Wort

## Im Terminal

taxi-pack-sound = { $name }: { $questions } Fragekarten, { $gifts } Karten „Geben oder Nehmen“, { $talks } Karten „Klartext“. Alles in Ordnung. SHA-256 { $sha }
