# Das Nachspielen im Browser.

## Ein Spiel öffnen

web-replay-title = Noch einmal: { $game }
web-replay-open-how = Such das Protokoll eines Spiels aus oder zieh es hierher. Es wird durchgespielt und gezeigt; aufgehoben wird nichts davon.
web-replay-choose-file = Datei aussuchen
web-replay-other-file = Ein anderes Spiel öffnen
web-replay-too-long = Diese Datei ist zu lang für das Protokoll eines Spiels.
web-replay-none = Dieses Spiel lässt sich nicht nachspielen
web-replay-no-board = Dieser Server hat das Spiel nicht oder kann es nicht laden, darum gibt es keinen Spielplan zu sehen. Seine Geschichte, seine Würfel und sein Protokoll sind da.

## Der Weg hindurch

web-replay-does = { $player }: { $does }
web-replay-eyes = Gesehen von
web-replay-eyes-nobody = dem Publikum
web-replay-moment = { $at } von { $total }
web-replay-slider = Augenblick des Spiels
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-since = Nachsehen, was seither geschah
web-replay-last = Zum Ende
web-replay-speed = Tempo

## Was außer dem Spiel geschah

web-replay-beginning = Der Anfang
web-replay-paused = Der Tisch macht Pause.
web-replay-resumed = Das Spiel geht weiter.
web-replay-given-up = Alle sind sich einig, das Spiel hier zu beenden.
web-replay-revealed = Das Spiel ist aus, und das Geheimnis der Würfel ist gelüftet.
web-replay-time = Es ist { $time }.
web-replay-stands-in = Ein Bot spielt für { $player }.
web-replay-plays-again = { $player } spielt wieder selbst.

## Zum Aufheben

web-replay-keep = Zum Aufheben und Weitergeben
web-replay-link = Link zu diesem Augenblick
web-replay-link-why = Dieser Link führt zu dem Augenblick, der gerade zu sehen ist.
web-replay-download = Protokoll herunterladen
web-replay-to-table = Zurück zum Tisch

## Die Würfel

web-replay-dice = Würfel prüfen
web-replay-cards = Karten prüfen
web-replay-dice-later = Das Geheimnis der Würfel und Karten wird gelüftet, wenn das Spiel aus ist. Dann lässt sich hier jeder Wurf und jede Karte nachprüfen.
web-replay-check = Alle noch einmal ziehen
web-replay-right = Stimmt: { $draws ->
    [one] Die eine Ziehung dieses Spiels wurde in diesem Browser nachgezogen und ist gleich.
   *[other] Alle { $draws } Ziehungen dieses Spiels wurden in diesem Browser nachgezogen, und { $draws } von { $draws } sind gleich.
}
web-replay-cannot-redraw = Diese Seite kann Würfel und Karten von { $game } nicht selbst nachziehen. { COMMAND() } verify kann es.
web-replay-committed = Das Geheimnis ist das zugesagte: Sein SHA-256 mit der Kennung des Tisches (beim Tagestaxi: dem Tag) ist die Zusage von oben.
web-replay-rolls = Glück und Pech
web-replay-band-key = Der Punkt zeigt, wie oft eine Seite fiel, der Strich, wie oft sie im Mittel fallen sollte, der Balken das Band. Eine Raute liegt außerhalb.
web-replay-outside = (außerhalb des Bandes)
