## Was gefragt wird, in einer Zeile

fare-play-web-ask-begin = { $cards ->
    [0] Du bist dran. Behältst du Fuhre und Karten?
   *[other] Du bist dran: Zieh deine Karten.
}
fare-play-web-ask-locate = Bring einen deiner Orte ins Spiel.
fare-play-web-ask-passed = { $player } gibt dir „{ $card }“: Such ein Feld dafür aus.
fare-play-web-ask-play = Spiel eine Karte.
fare-play-web-ask-react = { $what } Reagierst du?
fare-play-web-ask-fast = Überholspur: Leg eine Straßenkarte.
fare-play-web-ask-rush = Stoßzeit: Leg eine Straßenkarte.
fare-play-web-ask-discard = Wirf { $cards ->
    [one] eine Karte ab.
   *[other] { $cards } Karten ab, eine nach der anderen.
}
fare-play-web-ask-stuck = Keine deiner Karten lässt sich spielen: Wirf zwei ab, oder beweg zuerst den Leichenwagen und sieh noch einmal nach.
fare-play-web-ask-declare = Dein Weg ist frei! Meldest du?
fare-play-web-ask-drive = Beweg den Leichenwagen, bevor dein Zug endet.
fare-play-web-other = { $player } ist am Zug.
fare-play-web-all-asked = { $what } Die anderen dürfen reagieren.
fare-play-web-other-asked = { $player } ist wegen „{ $card }“ gefragt.
fare-play-web-dealing = Es werden Karten gegeben.
fare-play-web-won = { $player } liefert die Fuhre ab und gewinnt!
fare-play-web-drawn = Niemand kommt durch: unentschieden.

## Was ein Knopf tut

fare-play-web-do-go = { $cards ->
    [0] Karten behalten
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
}
fare-play-web-do-start-over = Neue Fuhre, neue Hand
fare-play-web-do-nothing = Geschehen lassen
fare-play-web-do-declare = Fuhre melden
fare-play-web-do-end = Noch nicht
fare-play-web-do-lay = „{ $card }“ { $square ->
    [here] hierher
   *[other] auf { $square }
} legen
fare-play-web-do-token = „{ $card }“ { $square ->
    [here] hierher
    [start] aufs Startstück
   *[other] auf { $square }
} stellen
fare-play-web-do-token-from = „{ $card }“ { $from ->
    [here] {""}
    [start] vom Startstück{" "}
   *[other] von { $from }{" "}
}{ $square ->
    [here] hierher
    [start] aufs Startstück
   *[other] nach { $square }
} versetzen
fare-play-web-do-hearse = Leichenwagen { $square ->
    [here] hier
    [start] auf dem Startstück
   *[other] auf { $square }
} losschicken
fare-play-web-do-hearse-heading = Leichenwagen { $square ->
    [here] hier
    [start] auf dem Startstück
   *[other] auf { $square }
} losschicken, Richtung { $edge }
fare-play-web-do-clear = { $card }: „{ $what }“{ $square ->
    [here] {""}
    [start] {" "}auf dem Startstück
   *[other] {" "}auf { $square }
} wegräumen
fare-play-web-do-aim = „{ $card }“ gegen { $player }
fare-play-web-do-work = „{ $card }“ { $square ->
    [here] hier
   *[other] auf { $square }
}
fare-play-web-do-play = „{ $card }“ spielen
fare-play-web-do-pass = „{ $card }“ nach links weitergeben
fare-play-web-do-discard = „{ $card }“ abwerfen
fare-play-web-do-red-light = Rote Ampel: stoppen
fare-play-web-do-detour = Umweg: weiter zu { $player }
fare-play-web-do-drive = Leichenwagen nach { $edge }
fare-play-web-do-turned = { $what }: { $roads }
fare-play-web-turn = Drehen
fare-play-web-back = Zurück

## Neben den Knöpfen

fare-play-web-note-drive = Der Leichenwagen sperrt die Spur, auf der er steht.
fare-play-web-note-arrow = Tipp auf einen Pfeil neben dem Leichenwagen.
fare-play-web-note-card = Tipp auf eine Karte deiner Hand.
fare-play-web-note-card-or-hearse = Tipp auf eine Karte deiner Hand, oder erst auf einen Pfeil neben dem Leichenwagen.
fare-play-web-note-target = „{ $card }“ gegen wen?
fare-play-web-note-squares = { $card }: Wähl { $squares ->
    [one] das einzige Feld
   *[other] eines von { $squares } Feldern
} auf dem Plan.
fare-play-web-note-turn = { $ways } Möglichkeiten: Tipp noch einmal darauf, um zu wechseln.
fare-play-web-note-hearse = Auch der Leichenwagen darf jetzt fahren: Tipp auf einen Pfeil.
fare-play-web-note-pass = Der Ort steht auf deiner eigenen Fuhre: Darum legt ihn, wer links von dir sitzt.
fare-play-web-anyone = Reagiert jemand?
fare-play-web-answered = Du hast geantwortet, kannst es dir aber noch anders überlegen.
fare-play-web-never-ask = Mich nicht fragen: Ich lasse alles geschehen
fare-play-web-never-ask-short = Mich nicht fragen
fare-play-web-waits = { $player } spielt „{ $card }“.
fare-play-web-waits-aim = { $player } spielt „{ $card }“ gegen { $other }.
fare-play-web-waits-work = { $player } spielt „{ $card }“ auf { $square ->
    [here] die markierte Karte
   *[other] { $square }
}.

## Fuhren

fare-play-web-fares = Fuhren
fare-play-web-declared = Gemeldet!
fare-play-web-no-fare = Keine Fuhre bis zum nächsten Zug.
fare-play-web-way-clear = Der Weg ist frei.
fare-play-web-way-far = Kein Weg in Sicht.
fare-play-web-way-absent = { $count ->
    [one] Dieser Ort liegt noch nicht auf dem Plan: { $places }.
   *[other] Diese Orte liegen noch nicht auf dem Plan: { $places }.
}
fare-play-web-way-missing = { $cards ->
    [one] Eine Karte fehlt.
   *[other] { $cards } Karten fehlen.
}
fare-play-web-way-blocked = Gesperrt: { $things }.
fare-play-web-way-both = { $cards ->
    [one] Eine Karte fehlt;
   *[other] { $cards } Karten fehlen;
} gesperrt: { $things }.
fare-play-web-thing-at = { $square ->
    [here] { $thing }
    [start] { $thing } auf dem Startstück
   *[other] { $thing } auf { $square }
}
fare-play-web-skips = Setzt einmal aus.
fare-play-web-alarm = { $players } { $count ->
    [one] hat
   *[other] haben
} gemeldet!
fare-play-web-goal = Dein Ziel
fare-play-web-goal-is = Dein Ziel: { $goal }

## Der Plan und die Karten

fare-play-web-map = Plan aus { $cards } Karten. Die Textansicht ist im Menü.
fare-play-web-fit = Den ganzen Plan zeigen
fare-play-web-nearer = Näher
fare-play-web-farther = Weiter weg
fare-play-web-keys = 1–9 Karte · Pfeile Feld · R drehen · Enter ausführen · Esc zurück · + − F Plan
fare-play-web-cards = Noch nicht gesehene Karten
fare-play-web-seen = { $pile } im Stapel, { $discards } abgeworfen. Diese können im Stapel oder auf einer Hand sein:
fare-play-web-left = { $card }: { $left } von { $count }
fare-play-web-start = Startstück
# wo ein langer Kartenname auf einer schmalen Karte getrennt werden darf
fare-play-web-breaks = Doppel·kurve Einbahn·straße Ein·mündung Flug·hafen Bau·stelle Winter·einbruch Leichen·wagen Bau·trupp Verkehrs·polizei Schnee·pflug Straßen·kehrer Aus·setzen Hand·tausch Kehrt·wende Überhol·spur

## In Worten

fare-play-web-text-asked = Alle sind gefragt
fare-play-web-text-do = Was du tun kannst
fare-play-web-text-where = Wohin „{ $card }“ passt
fare-play-web-text-turn = Straßen nach { $edges }{ $turn ->
    [0] {""}
    [one] , einmal gedreht
   *[other] , { $turn }-mal gedreht
}
fare-play-web-text-map = Der Plan
fare-play-web-text-squares = Felder heißen nach ihrem Abstand vom Start: e2n1 ist zwei nach Osten (e) und eins nach Norden (n), s ist Süden, w Westen.
fare-play-web-text-card = { $square ->
    [start] Startstück
   *[other] { $square }
}: { $card }, Straßen nach { $edges }.
fare-play-web-text-one-way = Einbahnstraße von { $from } nach { $to }.
fare-play-web-text-token = Darauf steht: { $token }.
fare-play-web-text-hearse = Hier steht der Leichenwagen.
fare-play-web-text-hearse-heading = Hier steht der Leichenwagen, Richtung { $edge }.
fare-play-web-text-way = Dein bester Weg: { $squares }.

## Was man in diesem Augenblick wissen muss

fare-play-web-help-begin = Du ziehst auf fünf Karten. Sieht deine Fuhre hoffnungslos aus, darfst du von vorn anfangen: Statt dieses Zuges gibt es eine neue Fuhre und eine neue Hand.
fare-play-web-help-locate = Ein Ort aus deiner Hand muss ins Spiel. Steht er auf deiner eigenen Fuhre, geht er nach links, und jemand anders sucht sein Feld aus.
fare-play-web-help-passed = Such ein Feld für diesen Ort aus. Zwischen ihm und jedem anderen Ort muss auf der Straße eine Kreuzung liegen.
fare-play-web-help-play = Spiel eine Karte, wenn eine geht: eine Straße, ein Hindernis für jemand anderen oder eine Verkehrskarte. Blasse Karten sagen, warum sie nicht gehen.
fare-play-web-help-react = Jemand hat eine Karte gespielt. Mit einer roten Ampel stoppst du sie; mit einem Umweg schickst du weiter, was gegen dich gespielt wurde. Alle werden gleich lange gefragt.
fare-play-web-help-fast = Du legst zwei Straßenkarten, eine nach der anderen.
fare-play-web-help-rush = Alle legen eine Straßenkarte. Gezogen und abgeworfen wird dabei nichts.
fare-play-web-help-discard = Weg mit dem, was du am wenigsten brauchst. Orte werden nie abgeworfen.
fare-play-web-help-declare = Hast du gemeldet und ist dein Weg frei, wenn du wieder dran bist, gewinnst du. Die anderen haben eine Runde Zeit, ihn zu sperren.
fare-play-web-help-drive = Alle bewegen den Leichenwagen in jedem ihrer Züge um eine Karte. Er sperrt die Spur, auf der er steht.
fare-play-web-help-wait = Sieh dir inzwischen die Fuhren der anderen an: Ein Tipp darauf zeigt den Weg, den sie brauchen.
fare-play-web-help-fares = Die gelbe Linie ist der beste Weg für deine Fuhre. Ein Fragezeichen ist eine fehlende Karte, ein roter Ring etwas, das sperrt.
fare-play-web-help-lay = Straßen müssen auf Straßen treffen. Tipp auf eine Karte deiner Hand, auf ein Feld, zum Drehen noch einmal auf die Karte, und auf den gelben Knopf.

## Hinweise neben dem, wovon sie reden, für alle, die es zum ersten Mal sehen

fare-play-web-hint-fare = Das ist deine Fuhre: { $from } – { $to }. Verbinde beide Orte durch eine freie Straße, melde die Fuhre und halt den Weg { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} lang frei: Dann gewinnst du.
fare-play-web-hint-lay = Tipp auf eine Straßenkarte: Die Felder leuchten auf, auf die sie passt. Tipp auf eins davon, und noch einmal, um die Karte zu drehen.
fare-play-web-hint-declare = Dein Weg ist frei. Melde deine Fuhre: Ist er noch frei, wenn du wieder dran bist, gewinnst du.
fare-play-web-hint-react = Eine Karte wartet auf ihre Wirkung. Eine rote Ampel in deiner Hand würde sie stoppen; hast du nichts dagegen, lass es geschehen.

## Die kurzen Regeln

fare-play-web-rules-aim = Das Ziel
fare-play-web-rules-aim-text = Ihr baut zusammen eine Stadt, Karte für Karte. Alle haben ihre Fuhre: Führ eine freie Straße von ihrem ersten Ort zu ihrem zweiten, melde sie und halt sie frei, bis du wieder dran bist.
fare-play-web-rules-turn = Dein Zug
fare-play-web-rules-draw = Zieh auf fünf Karten. Statt eines Zuges darfst du von vorn anfangen: eine neue Fuhre, eine neue Hand.
fare-play-web-rules-location = Bring einen Ort ins Spiel, wenn du einen hast, der passt. Steht er auf deiner eigenen Fuhre, legt ihn, wer links von dir sitzt.
fare-play-web-rules-play = Spiel eine Karte: Straße, Hindernis, Räumdienst, Leichenwagen oder Verkehr. Wenn du kannst, musst du.
fare-play-web-rules-discard = Wirf eine Karte ab, oder zwei, wenn du keine spielen konntest. In diesem Fall darfst du vorher den Leichenwagen bewegen: Lässt sich danach eine Karte spielen, musst du sie spielen.
fare-play-web-rules-declare = Ist dein Weg frei, darfst du melden. Wenn der Leichenwagen unterwegs ist, bewegst du ihn auch einmal in deinem Zug.
fare-play-web-rules-roads = Straßen
fare-play-web-rules-roads-text = Eine Straße darf auf eine Straße oder ein leeres Feld führen, nie gegen eine geschlossene Seite. Die zwei Straßen einer Brücke oder einer Doppelkurve treffen sich nicht: Nur Kreuzung und Einmündung verbinden Straßen, und beide zählen als Kreuzung. Die Stadt darf nie zugebaut werden.
fare-play-web-rules-one-way = Eine Einbahnstraße gibt der ganzen Straße ihre Richtung, von einer Kreuzung zur nächsten. Auf jeder Straße liegt höchstens eine.
fare-play-web-rules-locations = Orte
fare-play-web-rules-locations-text = Gerade Straßenstücke mit einem Gebäude. Zwischen zwei Orten muss auf der Straße immer eine Kreuzung liegen; zu zweit sind es zwei.
fare-play-web-rules-obstacles = Hindernisse
fare-play-web-rules-obstacles-text = Ein Hindernis sperrt seine ganze Karte, bis der passende Räumdienst oder „Freie Fahrt“ es wegnimmt.
fare-play-web-rules-hearse = Der Leichenwagen startet neben der Kirche und sperrt die Spur, auf der er steht. Er fährt vorwärts, an einer Kreuzung in jede Richtung, und kehrt nur um, wo er muss.
fare-play-web-rules-traffic = Verkehrskarten
fare-play-web-rules-reactions = Wird eine Verkehrskarte gespielt, dürfen die anderen reagieren, bevor sie wirkt: Eine rote Ampel stoppt sie, ein Umweg schickt weiter, was gegen dich gespielt wurde.
fare-play-web-rules-win = Gewinnen
fare-play-web-rules-win-text = Du hast gemeldet, und dein Weg ist zu Beginn deines nächsten Zuges oder irgendwann in diesem Zug frei: Du gewinnst. Ist er am Ende dieses Zuges gesperrt, wird deine Fuhre wieder rot.
fare-play-web-rules-two = Zu zweit gelten die Turnierregeln: Keine Karte darf eine Straße zumachen, und ein gemeldeter Weg muss zwei Züge lang frei bleiben.
