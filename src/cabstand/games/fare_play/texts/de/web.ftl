## Was gefragt wird, in einer Zeile

web-fare-play-ask-begin = Du bist dran: Zieh deine Karten.
web-fare-play-ask-locate = Bring einen deiner Orte ins Spiel.
web-fare-play-ask-passed = { $player } gibt dir „{ $card }“: Such ein Feld dafür aus.
web-fare-play-ask-play = Spiel eine Karte.
web-fare-play-ask-react = { $what } Reagierst du?
web-fare-play-ask-fast = Überholspur: Leg eine Straßenkarte.
web-fare-play-ask-rush = Stoßzeit: Leg eine Straßenkarte.
web-fare-play-ask-discard = Wirf { $cards ->
    [one] eine Karte ab.
   *[other] { $cards } Karten ab, eine nach der anderen.
}
web-fare-play-ask-stuck = Keine deiner Karten lässt sich spielen: Wirf zwei ab, oder beweg zuerst den Leichenwagen und sieh noch einmal nach.
web-fare-play-ask-declare = Dein Weg ist frei! Meldest du?
web-fare-play-ask-drive = Beweg den Leichenwagen, bevor dein Zug endet.
web-fare-play-other = { $player } ist am Zug.
web-fare-play-all-asked = { $what } Die anderen dürfen reagieren.
web-fare-play-other-asked = { $player } ist wegen „{ $card }“ gefragt.
web-fare-play-dealing = Es werden Karten gegeben.
web-fare-play-won = { $player } liefert die Fuhre ab und gewinnt!
web-fare-play-drawn = Niemand kommt durch: unentschieden.

## Was ein Knopf tut

web-fare-play-do-go = Karten ziehen
web-fare-play-do-start-over = Von vorn anfangen
web-fare-play-do-nothing = Geschehen lassen
web-fare-play-do-declare = Fuhre melden
web-fare-play-do-end = Noch nicht
web-fare-play-do-lay = „{ $card }“ auf { $square } legen
web-fare-play-do-token = „{ $card }“ { $square ->
    [start] aufs Startstück
   *[other] auf { $square }
} stellen
web-fare-play-do-token-from = „{ $card }“ { $from ->
    [start] vom Startstück
   *[other] von { $from }
} { $square ->
    [start] aufs Startstück
   *[other] nach { $square }
} versetzen
web-fare-play-do-hearse = Leichenwagen { $square ->
    [start] auf dem Startstück
   *[other] auf { $square }
} losschicken
web-fare-play-do-hearse-heading = Leichenwagen { $square ->
    [start] auf dem Startstück
   *[other] auf { $square }
} losschicken, Richtung { $edge }
web-fare-play-do-clear = { $card }: „{ $what }“ { $square ->
    [start] auf dem Startstück
   *[other] auf { $square }
} wegräumen
web-fare-play-do-aim = „{ $card }“ gegen { $player }
web-fare-play-do-work = „{ $card }“ auf { $square }
web-fare-play-do-play = „{ $card }“ spielen
web-fare-play-do-pass = „{ $card }“ nach links weitergeben
web-fare-play-do-discard = „{ $card }“ abwerfen
web-fare-play-do-red-light = Rote Ampel: stoppen
web-fare-play-do-detour = Umweg: weiter zu { $player }
web-fare-play-do-drive = Leichenwagen nach { $edge }
web-fare-play-do-turned = { $what }: { $roads }
web-fare-play-turn = Drehen
web-fare-play-back = Zurück

## Neben den Knöpfen

web-fare-play-note-drive = Der Leichenwagen sperrt die Spur, auf der er steht.
web-fare-play-note-arrow = Tipp auf einen Pfeil neben dem Leichenwagen.
web-fare-play-note-card = Tipp auf eine Karte deiner Hand.
web-fare-play-note-card-or-hearse = Tipp auf eine Karte deiner Hand, oder erst auf einen Pfeil neben dem Leichenwagen.
web-fare-play-note-target = „{ $card }“ gegen wen?
web-fare-play-note-squares = { $card }: Wähl { $squares ->
    [one] das einzige Feld
   *[other] eines von { $squares } Feldern
} auf dem Plan.
web-fare-play-note-turn = { $ways } Möglichkeiten: Tipp noch einmal darauf, um zu wechseln.
web-fare-play-note-hearse = Auch der Leichenwagen darf jetzt fahren: Tipp auf einen Pfeil.
web-fare-play-anyone = Reagiert jemand?
web-fare-play-answered = Du hast geantwortet, kannst es dir aber noch anders überlegen.
web-fare-play-never-ask = Mich nicht fragen: Ich lasse alles geschehen
web-fare-play-never-ask-short = Mich nicht fragen
web-fare-play-waits = { $player } spielt „{ $card }“.
web-fare-play-waits-aim = { $player } spielt „{ $card }“ gegen { $other }.
web-fare-play-waits-work = { $player } spielt „{ $card }“ auf { $square }.

## Fuhren

web-fare-play-fares = Fuhren
web-fare-play-declared = Gemeldet!
web-fare-play-no-fare = Keine Fuhre bis zum nächsten Zug.
web-fare-play-way-clear = Der Weg ist frei.
web-fare-play-way-far = Kein Weg in Sicht.
web-fare-play-way-absent = { $count ->
    [one] Dieser Ort liegt noch nicht auf dem Plan: { $places }.
   *[other] Diese Orte liegen noch nicht auf dem Plan: { $places }.
}
web-fare-play-way-missing = { $cards ->
    [one] Eine Karte fehlt.
   *[other] { $cards } Karten fehlen.
}
web-fare-play-way-blocked = Gesperrt: { $things }.
web-fare-play-way-both = { $cards ->
    [one] Eine Karte fehlt;
   *[other] { $cards } Karten fehlen;
} gesperrt: { $things }.
web-fare-play-thing-at = { $thing } { $square ->
    [start] auf dem Startstück
   *[other] auf { $square }
}
web-fare-play-skips = Setzt einmal aus.
web-fare-play-alarm = { $players } { $count ->
    [one] hat
   *[other] haben
} gemeldet!

## Der Plan und die Karten

web-fare-play-map = Plan aus { $cards } Karten. Die Textansicht ist im Menü.
web-fare-play-fit = Den ganzen Plan zeigen
web-fare-play-nearer = Näher
web-fare-play-farther = Weiter weg
web-fare-play-keys = 1–9 Karte · Pfeile Feld · R drehen · Enter ausführen · Esc zurück · + − F Plan
web-fare-play-cards = Noch nicht gesehene Karten
web-fare-play-seen = { $pile } im Stapel, { $discards } abgeworfen. Diese können im Stapel oder auf einer Hand sein:
web-fare-play-left = { $card }: { $left } von { $count }
web-fare-play-start = Startstück
# wo ein langer Kartenname auf einer schmalen Karte getrennt werden darf
web-fare-play-breaks = Doppel·kurve Einbahn·straße Ein·mündung Flug·hafen Bau·stelle Winter·einbruch Leichen·wagen Bau·trupp Verkehrs·polizei Schnee·pflug Straßen·kehrer Aus·setzen Hand·tausch Kehrt·wende Überhol·spur

## In Worten

web-fare-play-text-asked = Alle sind gefragt
web-fare-play-text-do = Was du tun kannst
web-fare-play-text-where = Wohin „{ $card }“ passt
web-fare-play-text-turn = Straßen nach { $edges }{ $turn ->
    [0] {""}
    [one] , einmal gedreht
   *[other] , { $turn }-mal gedreht
}
web-fare-play-text-map = Der Plan
web-fare-play-text-squares = Felder heißen nach ihrem Abstand vom Start: e2n1 ist zwei nach Osten (e) und eins nach Norden (n), s ist Süden, w Westen.
web-fare-play-text-card = { $square ->
    [start] Startstück
   *[other] { $square }
}: { $card }, Straßen nach { $edges }.
web-fare-play-text-one-way = Einbahnstraße von { $from } nach { $to }.
web-fare-play-text-token = Darauf steht: { $token }.
web-fare-play-text-hearse = Hier steht der Leichenwagen.
web-fare-play-text-hearse-heading = Hier steht der Leichenwagen, Richtung { $edge }.
web-fare-play-text-way = Dein bester Weg: { $squares }.

## Was man in diesem Augenblick wissen muss

web-fare-play-help-begin = Du ziehst auf fünf Karten. Sieht deine Fuhre hoffnungslos aus, darfst du von vorn anfangen: Statt dieses Zuges gibt es eine neue Fuhre und eine neue Hand.
web-fare-play-help-locate = Ein Ort aus deiner Hand muss ins Spiel. Steht er auf deiner eigenen Fuhre, geht er nach links, und jemand anders sucht sein Feld aus.
web-fare-play-help-passed = Such ein Feld für diesen Ort aus. Zwischen ihm und jedem anderen Ort muss auf der Straße eine Kreuzung liegen.
web-fare-play-help-play = Spiel eine Karte, wenn eine geht: eine Straße, ein Hindernis für jemand anderen oder eine Verkehrskarte. Blasse Karten sagen, warum sie nicht gehen.
web-fare-play-help-react = Jemand hat eine Karte gespielt. Mit einer roten Ampel stoppst du sie; mit einem Umweg schickst du weiter, was gegen dich gespielt wurde. Alle werden gleich lange gefragt.
web-fare-play-help-fast = Du legst zwei Straßenkarten, eine nach der anderen.
web-fare-play-help-rush = Alle legen eine Straßenkarte. Gezogen und abgeworfen wird dabei nichts.
web-fare-play-help-discard = Weg mit dem, was du am wenigsten brauchst. Orte werden nie abgeworfen.
web-fare-play-help-declare = Hast du gemeldet und ist dein Weg frei, wenn du wieder dran bist, gewinnst du. Die anderen haben eine Runde Zeit, ihn zu sperren.
web-fare-play-help-drive = Alle bewegen den Leichenwagen in jedem ihrer Züge um eine Karte. Er sperrt die Spur, auf der er steht.
web-fare-play-help-wait = Sieh dir inzwischen die Fuhren der anderen an: Ein Tipp darauf zeigt den Weg, den sie brauchen.
web-fare-play-help-fares = Die gelbe Linie ist der beste Weg für deine Fuhre. Ein Fragezeichen ist eine fehlende Karte, ein roter Ring etwas, das sperrt.
web-fare-play-help-lay = Straßen müssen auf Straßen treffen. Tipp auf eine Karte deiner Hand, auf ein Feld, zum Drehen noch einmal auf die Karte, und auf den gelben Knopf.

## Der erste Zug

web-fare-play-tour-fares = Das sind die Fuhren: von wo nach wo ihr fahren müsst. Deine ist unterstrichen. Rot ist noch nicht gemeldet, Grün schon.
web-fare-play-tour-map = Das ist die Stadt. Verschieb sie mit dem Finger, zieh sie mit zweien größer; der Knopf in der Ecke zeigt alles.
web-fare-play-tour-hand = Deine Karten. Tipp auf eine, und die Felder leuchten auf, auf die sie passt.
web-fare-play-tour-act = Hier steht, was jetzt geht. Ein Knopf sagt immer, was er tun wird.

## Die kurzen Regeln

web-fare-play-rules-aim = Das Ziel
web-fare-play-rules-aim-text = Ihr baut zusammen eine Stadt, Karte für Karte. Alle haben ihre Fuhre: Führ eine freie Straße von ihrem ersten Ort zu ihrem zweiten, melde sie und halt sie frei, bis du wieder dran bist.
web-fare-play-rules-turn = Dein Zug
web-fare-play-rules-draw = Zieh auf fünf Karten. Statt eines Zuges darfst du von vorn anfangen: eine neue Fuhre, eine neue Hand.
web-fare-play-rules-location = Bring einen Ort ins Spiel, wenn du einen hast, der passt. Steht er auf deiner eigenen Fuhre, legt ihn, wer links von dir sitzt.
web-fare-play-rules-play = Spiel eine Karte: Straße, Hindernis, Räumdienst, Leichenwagen oder Verkehr. Wenn du kannst, musst du.
web-fare-play-rules-discard = Wirf eine Karte ab, oder zwei, wenn du keine spielen konntest. In diesem Fall darfst du vorher den Leichenwagen bewegen: Lässt sich danach eine Karte spielen, musst du sie spielen.
web-fare-play-rules-declare = Ist dein Weg frei, darfst du melden. Wenn der Leichenwagen unterwegs ist, bewegst du ihn auch einmal in deinem Zug.
web-fare-play-rules-roads = Straßen
web-fare-play-rules-roads-text = Eine Straße darf auf eine Straße oder ein leeres Feld führen, nie gegen eine geschlossene Seite. Die zwei Straßen einer Brücke oder einer Doppelkurve treffen sich nicht: Nur Kreuzung und Einmündung verbinden Straßen, und beide zählen als Kreuzung. Die Stadt darf nie zugebaut werden.
web-fare-play-rules-one-way = Eine Einbahnstraße gibt der ganzen Straße ihre Richtung, von einer Kreuzung zur nächsten. Auf jeder Straße liegt höchstens eine.
web-fare-play-rules-locations = Orte
web-fare-play-rules-locations-text = Gerade Straßenstücke mit einem Gebäude. Zwischen zwei Orten muss auf der Straße immer eine Kreuzung liegen; zu zweit sind es zwei.
web-fare-play-rules-obstacles = Hindernisse
web-fare-play-rules-obstacles-text = Ein Hindernis sperrt seine ganze Karte, bis der passende Räumdienst oder „Freie Fahrt“ es wegnimmt.
web-fare-play-rules-hearse = Der Leichenwagen startet neben der Kirche und sperrt die Spur, auf der er steht. Er fährt vorwärts, an einer Kreuzung in jede Richtung, und kehrt nur um, wo er muss.
web-fare-play-rules-traffic = Verkehrskarten
web-fare-play-rules-lose-a-turn = Jemand anders setzt den nächsten Zug aus.
web-fare-play-rules-steal-a-fare = Tausch die Fuhre mit jemand anderem; keiner von euch darf gemeldet haben.
web-fare-play-rules-swap-hands = Tausch die Hand mit jemand anderem.
web-fare-play-rules-pass-left = Jede Hand geht nach links.
web-fare-play-rules-resurface = Nimm eine Straßenkarte vom Plan. Die Stadt muss in einem Stück bleiben.
web-fare-play-rules-u-turn = Dreh eine Straßenkarte auf dem Plan.
web-fare-play-rules-fast-lane = Leg zwei Straßenkarten.
web-fare-play-rules-rush-hour = Alle anderen legen eine Straßenkarte.
web-fare-play-rules-reactions = Wird eine Verkehrskarte gespielt, dürfen die anderen reagieren, bevor sie wirkt: Eine rote Ampel stoppt sie, ein Umweg schickt weiter, was gegen dich gespielt wurde.
web-fare-play-rules-win = Gewinnen
web-fare-play-rules-win-text = Du hast gemeldet, und dein Weg ist zu Beginn deines nächsten Zuges oder irgendwann in diesem Zug frei: Du gewinnst. Ist er am Ende dieses Zuges gesperrt, wird deine Fuhre wieder rot.
web-fare-play-rules-two = Zu zweit gelten die Turnierregeln: Keine Karte darf eine Straße zumachen, und ein gemeldeter Weg muss zwei Züge lang frei bleiben.
