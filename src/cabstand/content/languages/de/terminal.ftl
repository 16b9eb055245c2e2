## ./cab

cli-about = Cabstand: Taxispiele an einem Stand.
cli-play = im Terminal gegen Bots spielen
cli-replay = ein gespeichertes Spiel Schritt für Schritt ansehen
cli-position = einen Stellungstext lesen oder einen aus einem gespeicherten Spiel ausgeben
cli-simulate = Bots viele Spiele spielen lassen und zählen
cli-solve = einen Spielzug genau ausrechnen
cli-arg-game = welches Spiel: { $known }
cli-arg-players = wie viele mitspielen, du eingeschlossen
cli-arg-names = wer an diesem Bildschirm spielt, durch Kommas getrennt
cli-arg-bots = die Bots, durch Kommas getrennt: { $known }
cli-arg-option = eine Option des Spiels, als name=wert
cli-arg-seed = derselbe Startwert wirft dieselben Würfel
cli-arg-resume = ein gespeichertes Spiel fortsetzen (das neueste oder das genannte)
cli-arg-knowledge = wie viele von 100 Fragen einfache Bots wissen, in Spielen mit Fragen
cli-arg-fast = zwischen den Zügen der Bots nicht warten
cli-arg-file = ein Protokoll
cli-arg-all = die ganze Geschichte auf einmal ausgeben
cli-arg-coach-review = den Coach das Spiel durchgehen lassen
cli-arg-coach = den Coach sagen lassen, was am besten ist
cli-arg-position = ein Stellungstext oder ein Protokoll
cli-arg-line = die Stellung nach so vielen Zügen des Protokolls
cli-arg-games = wie viele Spiele
cli-arg-sim-players = wie viele Bots spielen
cli-arg-cores = wie viele Kerne benutzt werden (das Ergebnis bleibt gleich)
cli-arg-plot = das Ergebnis als Bild zeichnen (SVG)
cli-arg-json = eine Zeile JSON auf der Standardausgabe
cli-heading-usage = Aufruf:
cli-heading-arguments = Angaben
cli-heading-options = Schalter
cli-arg-help = all das hier anzeigen
cli-arg-version = sagen, welche Version das ist
cli-arg-lang = die Sprache: { $known } (ohne Angabe die des Systems)
cli-arguments-missing = Da fehlt etwas: { $what }
cli-arguments-unknown = „{ $what }“ gibt es hier nicht
cli-argument-no-choice = „{ $what }“ steht nicht zur Wahl
cli-argument-alone = { $what } steht nicht so da, wie es sollte
cli-error = cab: { $message }
cli-usage-error = { $message } („{ $command } --help“ sagt mehr)
cli-our-mistake = Hier ist etwas schiefgegangen, und es ist unser Fehler, nicht deiner. Nichts von dir ist verloren. Einzelheiten: { $file }
cli-game-mistake = In { $game }, einem Spiel, das nicht zu Cabstand gehört, ist etwas schiefgegangen. Nichts von dir ist verloren. Einzelheiten: { $file }
extra-missing = Dafür wird { $package } gebraucht, und das ist nicht installiert. So geht es: { $python } -m pip install "cabstand[{ $extra }]"
cli-no-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“
cli-no-decimal = { $name } muss eine Zahl sein, etwa 2 oder 2.5, nicht „{ $value }“
cli-no-option = eine Option schreibt man name=wert, nicht „{ $text }“
cli-cannot-read = { $path } lässt sich nicht lesen: { $why }.
cli-cannot-write = { $path } lässt sich nicht schreiben: { $why }. Setz CABSTAND_DATA auf einen Ordner, der dir gehört, und versuch es noch einmal.
cli-in-use = Dieses Spiel ist in einem anderen Fenster offen ({ $path }). Schließ es erst dort.
cli-too-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen; das Spiel braucht { $need-width } mal { $need-height }. Zieh es größer und versuch es noch einmal.

## Spielen

play-nothing-to-resume = Es gibt kein angefangenes Spiel, das weitergehen könnte. Fang eines an: { COMMAND() } play { $game }
play-no-such-save = Ein gespeichertes Spiel „{ $name }“ gibt es nicht. Gespeichert sind: { $known }.
play-saved-broken = Das gespeicherte Spiel { $path } lässt sich nicht lesen. { $reason } Fang ein neues an: { COMMAND() } play { $game }
play-names-too-many = { $names } Namen, aber nur { $players } spielen mit.
play-bad-name = „{ $name }“ geht nicht als Name: Er ist leer, länger als 32 Zeichen oder beginnt mit „bot “.
play-bots-too-many = { $bots } Bots genannt, aber { $free ->
    [0] es ist kein Platz mehr frei
    [one] es ist nur noch ein Platz frei
   *[other] es sind nur noch { $free } Plätze frei
}.
play-need-game = Sag, welches Spiel: { COMMAND() } play { $known }. Oder spiel das letzte weiter: { COMMAND() } play --resume
play-pack-broken = Das Paket { $folder } hat { $faults ->
    [one] einen Fehler
   *[other] { $faults } Fehler
}: { COMMAND() } pack check { $folder } sagt, wo. Es wurde nichts begonnen.
play-pack-gone = Dieses Spiel wurde mit einem Fragenpaket begonnen ({ $sha }), das nicht mehr in { $folder } liegt. Leg es zurück, dann geht es weiter.
play-not-at-this-screen = An diesem Bildschirm sitzt niemand auf Platz { $seat }.
play-card-asks = { $asker } fragt { $player }:
play-card-right = Richtig: { $answer }.
play-card-wrong = Falsch: Richtig ist { $answer }.
play-card-passes = { $player } passt.
play-card-overrule = { $asker }, lässt du das gelten? (j lässt es gelten, Enter nicht)
play-card-meant = { $player }, hast du das gemeint? (j: das hab ich gemeint, Enter: falsch gedacht)
play-card-others = Lassen es mehr als die Hälfte der anderen gelten? (j lässt es gelten, Enter nicht)
play-card-counted = Es gilt.
play-card-ready = { $player }, Enter startet die Uhr; tipp, was du sagst, Enter schickt eine Zeile ab.
play-card-time = Die Zeit ist um!
play-card-words = Die Wörter waren: { $words }. Gesagt: { $said }.
play-card-no-words = keines
play-card-bot-talks = { $player } redet über { $subject }.
play-bot = Bot { $seat } ({ $level })
play-you = Fahrer
play-welcome = { $game }: { $players }. h ist Hilfe, q hört auf; das Spiel wird nach jedem Zug gespeichert.
play-resumed = Weiter geht es mit { $name }.
play-left = Gespeichert. Weiterspielen: { COMMAND() } play --resume { $name }
play-finished = Das Protokoll dieses Spiels: { $path } ({ COMMAND() } replay { $path })
play-hand-over = { $player }, drück Enter, wenn nur du den Bildschirm siehst.
play-help = u nimmt deinen letzten Zug zurück, v zeigt den Tisch noch einmal, q hört auf (das Spiel ist gespeichert).
play-help-coach = coach zeigt die besten Züge; mit einem Zug dahinter, was der wert ist.

## Wörter zum Tippen: Das erste ist das, das gezeigt wird

play-word-quit = q, quit, exit, aufhören
play-word-help = h, ?, help, hilfe
play-word-view = v, view, zeigen
play-word-undo = u, undo, zurücknehmen
play-word-back = b, back, zurück
play-word-coach = coach, tipp
play-word-yes = j, ja, y, yes

## Nachspielen und Stellungen

replay-head = { $game }, { $moves } Zeilen
cli-coach-making = Der Coach macht sich bereit; was er ausrechnet, bleibt erhalten
cli-coach-chosen = { $play }: { $figures }
replay-ask = { $at } von { $of }. Enter geht weiter, b zurück, eine Zahl springt dorthin, q hört auf
replay-end = Das war die letzte Zeile.
replay-start = Das ist der Anfang.
replay-no-jump = Eine Zeile { $line } gibt es nicht: Sie gehen von 0 bis { $of }.
replay-what = Enter, b, eine Zahl oder q.
position-no-line = Das Protokoll hat { $of } Zeilen; eine Stellung nach { $line } gibt es nicht.

## Simulation

simulate-title = { $games } Spiele { $game }, Startwert { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-mean = Mittel
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-score = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = Geteilte Siege zählen für alle, die gewonnen haben ({ $shared ->
    [one] ein Spiel ging so aus
   *[other] { $shared } Spiele gingen so aus
}).
simulate-speed = { $moves } Züge in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $speed } Züge und { $rate } Spiele pro Sekunde auf { $cores ->
    [0] den Rechnern von { $cluster }
    [one] einem Kern
   *[other] { $cores } Kernen
}.
simulate-compiling = Die Regeln werden übersetzt (nur beim ersten Mal)
simulate-playing = Es wird gespielt
simulate-without-luck = Ohne Glück
simulate-luck = Ohne Glück: abzüglich dessen, was die Würfel jedes Zugs über das hinaus gaben, was von dem zu erwarten war, der ihn spielte. Das Mittel ist dasselbe, die Streuung nicht.

## Ausrechnen

solve-compiling = Der Löser wird übersetzt (nur beim ersten Mal)
solve-solving = Es wird gerechnet
solve-no-game = { $game } ist nicht genau ausgerechnet. Ausgerechnet sind: { $known }.
