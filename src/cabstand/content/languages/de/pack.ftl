# Pakete für beliebige Spiele: sie lesen, prüfen und neue anlegen.

pack-cannot-read = lässt sich nicht lesen: { $why }
pack-zip-broken = Diese ZIP-Datei ist beschädigt: Pack die Dateien noch einmal, oder schick sie einzeln.
pack-zip-locked = { $file } ist mit einem Passwort geschützt: Pack die Datei ohne Passwort, oder schick die Dateien einzeln.
pack-zip-method = { $file } ist auf eine Art gepackt, die wir nicht öffnen können: Nimm gewöhnliches ZIP (Deflate), oder schick die Dateien einzeln.
pack-zip-members = In dieser ZIP-Datei sind mehr als { $most } Dateien: Pack nur die Dateien des Pakets.
pack-fault = { $file }{ $line ->
    [0] {":"}
   *[other] :{ $line }:
} { $what }
pack-faults = { $faults ->
    [one] Ein Fehler: Behebe ihn
   *[other] { $faults } Fehler: Behebe sie
} und prüfe noch einmal.
pack-folder-taken = { $folder } gibt es schon; nenn einen neuen Ordner.
pack-advice = { $notes ->
    [one] Ein Rat
   *[other] { $notes } Ratschläge
} der Redaktion; gespielt werden kann auch so:
pack-made = { $folder } ist angelegt. Füll die Dateien aus, dann: { COMMAND() } pack check { $folder }
cli-pack = ein Fragenpaket prüfen oder ein neues anlegen
cli-pack-check = sagen, was falsch ist, mit Datei und Zeile
cli-pack-new = einen Ordner zum Ausfüllen anlegen
cli-arg-folder = der Ordner des Pakets
cli-arg-pack-game = von welchem Spiel; kann fehlen, wo nur eines von unseren Pakete hat
pack-no-editions = „{ $name }“ ist kein Spiel mit Paketen. Spiele mit Paketen: { $known }.
