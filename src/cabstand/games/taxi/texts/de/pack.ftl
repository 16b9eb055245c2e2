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
taxi-pack-mix = Gemischt mit einer Ausgabe
taxi-pack-mix-share = { $share ->
    [100] Nur unsere eigenen Fragen
   *[other] { $share } % der Karten sind unsere
}
taxi-pack-questions = Fragen
taxi-pack-questions-how = Eine Frage und ihre Antwort genügen; Thema und Hintergrund dürfen leer bleiben. Zwei Zeilen ergeben eine Karte: Die erste wird für 2 £ gefragt, die zweite für 4 £. Mehrere richtige Antworten trennt ein |. Zeilen lassen sich aus einer Tabelle einfügen.
taxi-pack-gifts = Geben oder Nehmen
taxi-pack-gifts-how = Was geschieht und was es einbringt; ein Betrag unter 0 wird bezahlt. Bleibt dies leer, kommen die Karten aus einer Ausgabe in deiner Sprache.
taxi-pack-talks = Klartext
taxi-pack-talks-how = Ein Thema und sechs Wörter, die jemand sagen könnte, der darüber spricht. Bleibt dies leer, kommen die Karten aus einer Ausgabe in deiner Sprache.
taxi-pack-row = Zeile { $row }
taxi-pack-fault-in-row = Zeile { $row }:
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
taxi-pack-sound-by-spelling = { $name }: { $questions } Fragekarten, { $gifts } Karten „Geben oder Nehmen“, { $talks } Karten „Klartext“. Alles in Ordnung. SHA-256 { $sha }. Diese Ausgabe ist in einer Sprache, die Cabstand nicht kennt: Antworten werden nur nach der Schreibweise beurteilt.
taxi-pack-by-spelling = Diese Ausgabe ist in einer Sprache, die Cabstand nicht kennt: Antworten werden nur nach der Schreibweise beurteilt.

## Was an einem Fragenpaket falsch sein kann; jeder Fehler wird mit Datei und Zeile genannt

taxi-pack-fault-file-missing = fehlt
taxi-pack-fault-not-utf8 = ist kein UTF-8-Text; bitte als UTF-8 speichern
taxi-pack-fault-file-too-large = ist größer als { $most } kB
taxi-pack-fault-many-lines = hat { $lines } Zeilen; erlaubt sind höchstens { $most }
taxi-pack-fault-long-line = diese Zeile hat { $length } Zeichen; erlaubt sind höchstens { $most }
taxi-pack-fault-long-cell = „{ $column }“ hat mehr als { $most } Zeichen: Vielleicht fehlt ein Anführungszeichen
taxi-pack-fault-bad-toml = ist kein TOML: { $why }
taxi-pack-fault-bad-csv = ist kein CSV: { $why }
taxi-pack-fault-about-missing = „{ $key }“ fehlt oder ist leer
taxi-pack-fault-also = „also“ nennt weitere Sprachen, in denen Antworten zählen; Cabstand kennt { $known }
taxi-pack-fault-language = diese Zeile ist in keiner Sprache der Ausgabe geschrieben: { $languages }
taxi-pack-fault-currency = „currency“ ist eine von { $known }
taxi-pack-fault-header = die erste Zeile muss { $columns } lauten
taxi-pack-fault-columns = { $found } Spalten statt { $wanted }; ein Text mit Komma gehört in Anführungszeichen
taxi-pack-fault-empty = „{ $column }“ ist leer
taxi-pack-fault-no-number = „{ $column }“ ist „{ $value }“ und damit keine ganze Zahl
taxi-pack-fault-value = eine Frage ist 2 oder 4 wert, nicht „{ $value }“
taxi-pack-fault-amount = „{ $value }“ ist kein Betrag von 1 bis 999, weder im Plus noch im Minus
taxi-pack-fault-half-a-card = auf der letzten Karte steht nur eine Frage
taxi-pack-fault-card-order = hier müsste Karte { $card } mit ihrer Frage für { $value } £ stehen: Karten ab 1 zählen, die Frage für 2 £ zuerst
taxi-pack-fault-number = hier müsste Karte { $card } stehen: Karten ab 1 zählen, ohne Lücke
taxi-pack-fault-cards = { $cards } Karten; es müssen 1 bis { $most } sein
taxi-pack-fault-too-long = „{ $what }“ hat { $length } Zeichen, auf eine Karte passen { $most }
taxi-pack-fault-odd-character = „{ $what }“ enthält das unsichtbare oder unbekannte Zeichen { $code }
taxi-pack-fault-no-question-mark = die Frage endet nicht mit einem Fragezeichen
taxi-pack-fault-answer-in-question = die Frage verrät ihre Antwort: „{ $answer }“
taxi-pack-fault-answer-not-graded = die Antwort „{ $answer }“ würde nicht als richtig erkannt; sie hat weder Buchstaben noch Ziffern oder ist zu lang
taxi-pack-fault-answer-twice = eine Antwort steht doppelt da
taxi-pack-fault-many-answers = { $answers } Antworten; mehr als { $most } sind zu viele
taxi-pack-fault-same-question = dieselbe Frage steht in Zeile { $line }
taxi-pack-fault-near-question = fast dieselbe Frage mit derselben Antwort steht in Zeile { $line }
taxi-pack-fault-answers-mistaken = „{ $one }“ und „{ $two }“ würden füreinander gehalten; nenn beide, wo beide stimmen, oder frag anders
taxi-pack-fault-same-subject = dasselbe Thema steht in Zeile { $line }
taxi-pack-fault-word-in-subject = „{ $said }“ kommt im Thema vor
taxi-pack-fault-word-twice = „{ $said }“ steht zweimal auf dieser Karte, vielleicht in anderer Form
taxi-pack-same-question-in-row = dieselbe Frage steht in Zeile { $row }
taxi-pack-near-question-in-row = fast dieselbe Frage mit derselben Antwort steht in Zeile { $row }
taxi-pack-same-subject-in-row = dasselbe Thema steht in Zeile { $row }

## Was eine Redaktion an einem fehlerlosen Paket ändern würde

taxi-pack-advice-answer-again = „{ $answer }“ ist auch die Antwort in Zeile { $line }
taxi-pack-advice-twin = die Frage gleicht fast der in Zeile { $line }
taxi-pack-advice-given-away = die meisten Wörter der Antwort „{ $answer }“ stehen in der Frage
taxi-pack-advice-ages = „{ $said }“ stimmt nicht für immer: Nenn ein Jahr
taxi-pack-advice-openings = { $share } % der Fragen beginnen mit „{ $opening }“: Wechsle die Anfänge ab
taxi-pack-advice-topic = { $questions ->
    [one] nur eine Frage
   *[other] nur { $questions } Fragen
} zum Gebiet „{ $topic }“
taxi-pack-advice-recent = nur { $share } % der Fragen nennen eines der letzten { $years } Jahre
taxi-pack-advice-theme = { $questions } Fragen handeln von „{ $theme }“: Vier genügen
taxi-pack-advice-own-theme = { $questions ->
    [one] nur eine Frage handelt
   *[other] nur { $questions } Fragen handeln
} vom eigenen Thema des Pakets
