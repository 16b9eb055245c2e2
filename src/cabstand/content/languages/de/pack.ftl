# Was an einem Fragenpaket falsch sein kann; jeder Fehler wird mit Datei und Zeile genannt.

pack-cannot-read = lässt sich nicht lesen: { $why }
pack-file-missing = fehlt
pack-not-utf8 = ist kein UTF-8-Text; bitte als UTF-8 speichern
pack-file-too-large = ist größer als { $most } kB
pack-many-lines = hat { $lines } Zeilen; erlaubt sind höchstens { $most }
pack-long-line = diese Zeile hat { $length } Zeichen; erlaubt sind höchstens { $most }
pack-long-cell = „{ $column }“ hat mehr als { $most } Zeichen: Vielleicht fehlt ein Anführungszeichen
pack-zip-broken = Diese ZIP-Datei ist beschädigt: Pack die Dateien noch einmal, oder schick sie einzeln.
pack-zip-locked = { $file } ist mit einem Passwort geschützt: Pack die Datei ohne Passwort, oder schick die Dateien einzeln.
pack-zip-method = { $file } ist auf eine Art gepackt, die wir nicht öffnen können: Nimm gewöhnliches ZIP (Deflate), oder schick die Dateien einzeln.
pack-zip-members = In dieser ZIP-Datei sind mehr als { $most } Dateien: Pack nur die Dateien des Pakets.
pack-bad-toml = ist kein TOML: { $why }
pack-bad-csv = ist kein CSV: { $why }
pack-about-missing = „{ $key }“ fehlt oder ist leer
pack-header = die erste Zeile muss { $columns } lauten
pack-columns = { $found } Spalten statt { $wanted }; ein Text mit Komma gehört in Anführungszeichen
pack-empty = „{ $column }“ ist leer
pack-no-number = „{ $column }“ ist „{ $value }“ und damit keine ganze Zahl
pack-value = eine Frage ist 2 oder 4 wert, nicht „{ $value }“
pack-amount = „{ $value }“ ist kein Betrag von 1 bis 999, weder im Plus noch im Minus
pack-half-a-card = auf der letzten Karte steht nur eine Frage
pack-card-order = hier müsste Karte { $card } mit ihrer Frage für { $value } £ stehen: Karten ab 1 zählen, die Frage für 2 £ zuerst
pack-number = hier müsste Karte { $card } stehen: Karten ab 1 zählen, ohne Lücke
pack-cards = { $cards } Karten; es müssen 1 bis { $most } sein
pack-too-long = „{ $what }“ hat { $length } Zeichen, auf eine Karte passen { $most }
pack-odd-character = „{ $what }“ enthält das unsichtbare oder unbekannte Zeichen { $code }
pack-no-question-mark = die Frage endet nicht mit einem Fragezeichen
pack-answer-in-question = die Frage verrät ihre Antwort: „{ $answer }“
pack-answer-not-graded = die Antwort „{ $answer }“ würde nicht als richtig erkannt; sie hat weder Buchstaben noch Ziffern oder ist zu lang
pack-answer-twice = eine Antwort steht doppelt da
pack-many-answers = { $answers } Antworten; mehr als { $most } sind zu viele
pack-same-question = dieselbe Frage steht in Zeile { $line }
pack-near-question = fast dieselbe Frage mit derselben Antwort steht in Zeile { $line }
pack-answers-mistaken = „{ $one }“ und „{ $two }“ würden füreinander gehalten; nenn beide, wo beide stimmen, oder frag anders
pack-same-subject = dasselbe Thema steht in Zeile { $line }
pack-word-in-subject = „{ $word }“ kommt im Thema vor
pack-word-twice = „{ $word }“ steht zweimal auf dieser Karte, vielleicht in anderer Form
pack-fault = { $file }{ $line ->
    [0] {":"}
   *[other] :{ $line }:
} { $what }
pack-faults = { $faults ->
    [one] Ein Fehler: Behebe ihn
   *[other] { $faults } Fehler: Behebe sie
} und prüfe noch einmal.
pack-folder-taken = { $folder } gibt es schon; nenn einen neuen Ordner.
pack-made = { $folder } ist angelegt. Füll die Dateien aus, dann: ./cab pack check { $folder }
cli-pack = ein Fragenpaket prüfen oder ein neues anlegen
cli-pack-check = sagen, was falsch ist, mit Datei und Zeile
cli-pack-new = einen Ordner zum Ausfüllen anlegen
cli-arg-folder = der Ordner des Pakets
cli-arg-pack-game = von welchem Spiel; kann fehlen, wo nur eines von unseren Pakete hat
pack-no-editions = „{ $name }“ ist kein Spiel mit Paketen. Spiele mit Paketen: { $known }.
