## Warum ein Zug abgelehnt wird

fare-play-over = Das Spiel ist aus.
fare-play-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
fare-play-no-referee = In diesem Spiel hat niemand etwas zu entscheiden.
fare-play-not-a-move = Das ist in diesem Spiel kein Zug.
fare-play-wait-for-chance = Es werden noch Karten gezogen.
fare-play-not-your-turn = Du bist nicht gefragt: Platz { $seat } ist es.
fare-play-not-now = Das geht gerade nicht.
fare-play-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
fare-play-taken = Auf diesem Feld liegt schon eine Karte.
fare-play-closed-side = Die Straße nach { $edge } träfe auf eine geschlossene Seite.
fare-play-not-joined = Dort träfe keine Straße auf eine andere.
fare-play-dead-end = Die Straße von { $edge } würde an einer geschlossenen Seite enden; das verbieten die Turnierregeln.
fare-play-two-one-ways = Zwei Einbahnstraßen lägen auf derselben Straße.
fare-play-too-near = Zwischen zwei Orten lägen zu wenige Kreuzungen.
fare-play-sealed = Der Plan wäre zugebaut: Keine Straße führte weiter.
fare-play-tokens-too-near = Zwischen zwei Hindernissen läge keine Kreuzung.
fare-play-splits = Der Plan zerfiele in zwei Teile.
fare-play-pass-it-on = Dieser Ort steht auf deiner Fuhre: Platz { $seat } legt ihn.
fare-play-lay-it-yourself = Diesen Ort musst du selbst legen.
fare-play-no-square = Für diesen Ort gibt es kein Feld.
fare-play-no-token-there = Dort steht kein Hindernis, das diese Karte wegnimmt oder versetzt.
fare-play-token-cannot-stand = Dort kann das Hindernis nicht stehen.
fare-play-take-from-pool = Nimm erst ein Hindernis aus dem Vorrat: Eines ist noch da.
fare-play-pool-is-empty = Der Vorrat ist leer: Sag, welches Hindernis auf dem Plan du versetzt.
fare-play-not-beside-church = Der Leichenwagen startet auf einer Straßenkarte neben der Kirche, auf einer Spur und in einer Richtung, die sie erlaubt.
fare-play-not-a-target = Gegen Platz { $seat } kann diese Karte nicht gespielt werden.
fare-play-nothing-to-lay = Du hast keine Straßenkarte, die passt.
fare-play-cannot-be-worked-on = Bauen kannst du nur an einer freien Straßenkarte auf dem Plan, und nicht am Startstück.
fare-play-changes-nothing = So gedreht, bliebe die Karte, wie sie ist.
fare-play-hearse-cannot = Dorthin kann der Leichenwagen nicht.
fare-play-locations-stay = Orte werden nie abgeworfen.
fare-play-not-after-starting-over = Du hast eben neu angefangen: Dieser Zug muss gespielt werden.
fare-play-not-after-the-hearse = Der Leichenwagen ist schon gezogen: Zum Neuanfangen ist es zu spät.
fare-play-cannot-come = Das kann der Zufall jetzt nicht bringen.
fare-play-not-playable = Mit dieser Karte ist im Augenblick nichts anzufangen.
fare-play-only-roads = Jetzt können nur Straßenkarten gelegt werden.
fare-play-fits-nowhere = Diese Karte passt nirgends auf den Plan.
fare-play-location-first = Erst kommt einer deiner Orte ins Spiel.
fare-play-location-waits = Ein Ort kommt zu Beginn eines Zuges ins Spiel, wenn es ein Feld für ihn gibt.
fare-play-token-nowhere = Auf dem Plan gibt es keine Karte, auf der das Hindernis stehen könnte.
fare-play-hearse-waits = Der Leichenwagen braucht die Kirche auf dem Plan und eine Straßenkarte daneben.
fare-play-nothing-to-clear = Auf dem Plan steht nichts, was diese Karte wegräumt.
fare-play-nobody-to-aim-at = Diese Karte kann gegen niemanden gespielt werden.
fare-play-nothing-to-work-on = An keiner Karte des Plans kann gebaut werden.
fare-play-only-an-answer = Diese Karte antwortet nur auf eine Verkehrskarte, die jemand anders spielt.
fare-play-no-such-starter = Platz { $starter } kann nicht anfangen: Es gibt { $seats } Plätze.
fare-play-impossible-position = Diese Stellung kann im Spiel nicht vorkommen: Sieh dir „{ $field }={ $value }“ an.
fare-play-bad-deck = Der Stapel hat { $found } Karten der Sorte „{ $group }“ statt { $wanted }.
fare-play-no-such-card = Eine Karte { $number } hast du nicht: Du hast { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand.
fare-play-which-card = „{ $text }“ könnte { $cards } sein.
fare-play-no-such-square = Ein Feld { $number } steht nicht zur Wahl: Sie gehen von 1 bis { $squares }.
fare-play-not-there = „{ $card }“ passt nicht auf { $square }, wie man es auch dreht.
fare-play-no-such-way = „{ $text }“ steht nicht zur Wahl.

## Die Geschichte eines Spiels

fare-play-story-lot = { $player } hat das Los gezogen und fängt an.
fare-play-story-fare = { $player } hat eine Fuhre: { $start } – { $end }.
fare-play-story-draw = { $player } zieht „{ $card }“.
fare-play-story-lay = { $square ->
    [here] { $player } legt „{ $card }“.
   *[other] { $player } legt „{ $card }“ auf { $square }.
}
fare-play-story-pass = { $player } gibt „{ $card }“ nach links weiter.
fare-play-story-token = { $player } spielt „{ $card }“{ $square ->
    [here] {""}
    [start] {" "}auf das Startstück
   *[other] {" "}auf { $square }
}.
fare-play-story-hearse = Der Leichenwagen fährt{ $square ->
    [here] {""}
    [start] {" "}auf dem Startstück
   *[other] {" "}auf { $square }
} los.
fare-play-story-clear = { $square ->
    [here] { $player } macht mit „{ $card }“ den Weg frei.
    [start] { $player } macht mit „{ $card }“ den Weg frei: das Startstück.
   *[other] { $player } macht mit „{ $card }“ den Weg frei: { $square }.
}
fare-play-story-aim = { $player } spielt „{ $card }“ gegen { $other }.
fare-play-story-work = { $square ->
    [here] { $player } spielt „{ $card }“.
   *[other] { $player } spielt „{ $card }“ auf { $square }.
}
fare-play-story-play = { $player } spielt „{ $card }“.
fare-play-story-red-light = { $player } zeigt eine rote Ampel: Die Karte bewirkt nichts.
fare-play-story-detour = { $player } schickt sie weiter, zu { $other }.
fare-play-story-discard = { $player } wirft „{ $card }“ ab.
fare-play-story-drive = Der Leichenwagen rollt weiter.
fare-play-story-declare = { $player } meldet die Fuhre.
fare-play-story-undeclare = { $player } kommt nicht mehr durch: Die Fuhre ist wieder offen.
fare-play-story-skip = { $player } setzt aus.
fare-play-story-start-over = { $player } fängt mit einer neuen Fuhre von vorn an.
fare-play-story-win = { $player } liefert die Fuhre ab und gewinnt!
fare-play-story-draw-game = Niemand kommt durch: unentschieden.

## Die Karten

fare-play-card-straight = Gerade
fare-play-card-curve = Kurve
fare-play-card-one-way = Einbahnstraße
fare-play-card-crossroad = Kreuzung
fare-play-card-tee = Einmündung
fare-play-card-double-curve = Doppelkurve
fare-play-card-bridge = Brücke
fare-play-card-church = Kirche
fare-play-card-airport = Flughafen
fare-play-card-hotel = Hotel
fare-play-card-theatre = Theater
fare-play-card-stadium = Stadion
fare-play-card-station = Bahnhof
fare-play-card-road-works = Baustelle
fare-play-card-traffic-jam = Stau
fare-play-card-blizzard = Wintereinbruch
fare-play-card-parade = Umzug
fare-play-card-hearse = Leichenwagen
fare-play-card-road-crew = Bautrupp
fare-play-card-traffic-police = Verkehrspolizei
fare-play-card-snow-plough = Schneepflug
fare-play-card-street-sweepers = Straßenkehrer
fare-play-card-all-clear = Freie Fahrt
fare-play-card-lose-a-turn = Aussetzen
fare-play-card-steal-a-fare = Fuhre klauen
fare-play-card-swap-hands = Handtausch
fare-play-card-pass-left = Links weiter
fare-play-card-resurface = Neuer Belag
fare-play-card-u-turn = Kehrtwende
fare-play-card-fast-lane = Überholspur
fare-play-card-rush-hour = Stoßzeit
fare-play-card-red-light = Rote Ampel
fare-play-card-detour = Umweg

## Was jede Karte tut, in einem Satz

fare-play-does-straight = Leg eine gerade Straße.
fare-play-does-curve = Leg eine Straße um die Ecke.
fare-play-does-one-way = Leg eine gerade Straße mit Pfeil: Die ganze Straße geht dann in diese Richtung.
fare-play-does-crossroad = Leg eine Kreuzung, an der sich vier Straßen treffen.
fare-play-does-tee = Leg eine Kreuzung, an der sich drei Straßen treffen.
fare-play-does-double-curve = Leg zwei Kurven, die sich nicht treffen.
fare-play-does-bridge = Leg zwei Straßen übereinander, die sich nicht treffen.
fare-play-does-location = Hier beginnen und enden Fuhren: Der Ort kommt am Anfang eines Zuges auf den Plan.
fare-play-does-road-works = Sperr eine Straßenkarte, bis ein Bautrupp kommt oder freie Fahrt ist.
fare-play-does-traffic-jam = Sperr eine Straßenkarte, bis die Verkehrspolizei kommt oder freie Fahrt ist.
fare-play-does-blizzard = Sperr eine Straßenkarte, bis ein Schneepflug kommt oder freie Fahrt ist.
fare-play-does-parade = Sperr eine Straßenkarte, bis die Straßenkehrer kommen oder freie Fahrt ist.
fare-play-does-hearse = Schick den Leichenwagen neben der Kirche los: Er sperrt seine Spur, und alle bewegen ihn in jedem Zug um eine Karte.
fare-play-does-road-crew = Räum eine Baustelle vom Plan.
fare-play-does-traffic-police = Lös einen Stau auf.
fare-play-does-snow-plough = Räum den Wintereinbruch vom Plan.
fare-play-does-street-sweepers = Räum den Umzug vom Plan.
fare-play-does-all-clear = Räum ein beliebiges Hindernis vom Plan, oder den Leichenwagen für immer.
fare-play-does-lose-a-turn = Jemand anders setzt den nächsten Zug aus.
fare-play-does-steal-a-fare = Tausch die Fuhre mit jemand anderem; keiner von euch darf gemeldet haben.
fare-play-does-swap-hands = Tausch die ganze Hand mit jemand anderem.
fare-play-does-pass-left = Jede Hand geht nach links.
fare-play-does-resurface = Nimm eine Straßenkarte vom Plan. Die Stadt muss in einem Stück bleiben.
fare-play-does-u-turn = Dreh eine Straßenkarte auf dem Plan.
fare-play-does-fast-lane = Leg zwei Straßenkarten, eine nach der anderen.
fare-play-does-rush-hour = Alle anderen legen eine Straßenkarte.
fare-play-does-red-light = Stopp eine Verkehrskarte, die jemand anders spielt.
fare-play-does-detour = Schick eine Karte, die gegen dich gespielt wird, zu jemand anderem weiter.

## Was mir zum Sieg noch fehlt

fare-play-goal-none = Zu Beginn deines nächsten Zuges bekommst du eine neue Fuhre.
fare-play-goal-absent = Verbinde { $start } und { $end }: { $count ->
    [one] „{ $card }“ fehlt noch auf dem Plan.
   *[other] Beide fehlen noch auf dem Plan.
}
fare-play-goal-far = Verbinde { $start } und { $end }: Kein Weg in Sicht.
fare-play-goal-roads = Verbinde { $start } und { $end }: { $roads ->
    [one] Es fehlt 1 Straße.
   *[other] Es fehlen { $roads } Straßen.
}
fare-play-goal-blocked = Verbinde { $start } und { $end }: { $count ->
    [one] „{ $card }“ versperrt den Weg.
   *[other] Der Weg ist an { $count } Stellen gesperrt.
}
fare-play-goal-both = Verbinde { $start } und { $end }: { $roads ->
    [one] Es fehlt 1 Straße,
   *[other] Es fehlen { $roads } Straßen,
} { $count ->
    [one] und „{ $card }“ versperrt den Weg.
   *[other] und der Weg ist an { $count } Stellen gesperrt.
}
fare-play-goal-declare = Dein Weg ist frei: Melde am Ende deines Zuges.
fare-play-goal-hold = Gemeldet und frei: { $two ->
    [1] Bleibt der Weg zwei deiner Züge lang frei, gewinnst du.
   *[0] { $skips ->
        [1] Du setzt einmal aus; hält der Weg bis zum Zug danach, gewinnst du.
       *[0] Hält der Weg bis zu deinem nächsten Zug, gewinnst du.
    }
}
fare-play-goal-mend = Gemeldet, aber gesperrt: { $two ->
    [1] { $now ->
        [1] Mach den Weg noch in diesem Zug frei, sonst wird deine Fuhre rot.
       *[0] Mach den Weg bis zum Ende deines nächsten Zuges frei, sonst wird deine Fuhre rot.
    }
   *[0] { $now ->
        [1] Mach den Weg in diesem Zug frei, und du gewinnst.
       *[0] Mach den Weg in deinem nächsten Zug frei, und du gewinnst.
    }
}

## Auf dem Plan: kurze Namen und Buchstaben

fare-play-tag-church = Kir
fare-play-tag-airport = Flu
fare-play-tag-hotel = Hot
fare-play-tag-theatre = The
fare-play-tag-stadium = Std
fare-play-tag-station = Bhf
fare-play-letter-church = K
fare-play-letter-airport = F
fare-play-letter-hotel = H
fare-play-letter-theatre = T
fare-play-letter-stadium = S
fare-play-letter-station = B
fare-play-letter-road-works = b
fare-play-letter-traffic-jam = s
fare-play-letter-blizzard = w
fare-play-letter-parade = u
fare-play-letter-hearse = l
fare-play-edge-north = Norden
fare-play-edge-east = Osten
fare-play-edge-south = Süden
fare-play-edge-west = Westen
fare-play-legend-heading = Richtung { $edge }

## Spielen im Terminal

fare-play-ask-begin = { $player }, du bist dran. Enter zieht Karten{ $over ->
    [1] ; von vorn nimmt eine neue Fuhre und eine neue Hand
   *[0] {""}
}.
fare-play-ask-locate = { $player }, welchen Ort bringst du ins Spiel? Die Nummer{ $passes ->
    [1] {" "}(einer auf deiner eigenen Fuhre geht nach links)
   *[0] {""}
}.
fare-play-ask-passed = { $player }, du legst „{ $card }“: auf welches Feld, 1 bis { $squares }?
fare-play-ask-play = { $player }, welche Karte spielst du? Nummer oder Name.
fare-play-ask-fast = { $player }, die Überholspur ist frei: Welche Straßenkarte legst du?
fare-play-ask-rush = { $player }, es ist Stoßzeit: Welche Straßenkarte legst du?
fare-play-ask-react = { $player }, reagierst du ({ $can })? Enter lässt es geschehen.
fare-play-ask-discard = { $player }, welche Karte wirfst du ab{ $cards ->
    [one] {""}
   *[other] {" "}(noch { $cards })
}?
fare-play-ask-stuck = { $player }, keine deiner Karten lässt sich spielen: Welche wirfst du ab (noch { $cards })? Vielleicht geht mehr, wenn du zuerst den Leichenwagen bewegst.
fare-play-ask-declare = { $player }, dein Weg ist frei. Enter meldet die Fuhre; ende lässt sie rot.
fare-play-ask-drive = { $player }, wohin fährt der Leichenwagen: { $ways }?
fare-play-ask-square = { $card }: welches Feld, { $squares ->
    [one] Enter nimmt das einzige
   *[other] 1 bis { $squares } oder mit Namen
}? (b geht zurück)
fare-play-ask-way = Wohin fährt der Leichenwagen: { $ways }? (b geht zurück)
fare-play-ask-target = { $card } gegen wen: { $others }? (b geht zurück)
fare-play-ask-detail = { $card } { $square ->
    [start] auf dem Startstück
   *[other] auf { $square }
}: welche davon, 1 bis { $ways }? (b geht zurück)
fare-play-no-reaction = du hast nichts dagegen
fare-play-clear-hearse = der Leichenwagen
fare-play-clear-token = das Hindernis
fare-play-hint-drive = (fahren bewegt den Leichenwagen)
fare-play-help =
    Bau Straßen, bis dein Taxi vom ersten zum zweiten Ort deiner Fuhre kommt, und melde sie dann: Die Karte wird grün.
    Ist der Weg irgendwann in deinem nächsten Zug frei, gewinnst du. Ein Zug: auf fünf Karten ziehen, einen Ort ins Spiel
    bringen, wenn du einen hast, eine Karte spielen, eine abwerfen und melden, wenn du kannst. Den Leichenwagen bewegen,
    wenn er einmal fährt, alle der Reihe nach (fahren n).
    Tipp die Nummer einer Karte oder den Anfang ihres Namens; dann die Nummer eines Feldes, dann einer Drehung; oder alles
    auf einmal: 3 5 2. Felder heißen nach ihrem Abstand vom Start: e2n1 ist zwei nach Osten (e) und eins nach Norden (n),
    s ist Süden, w Westen. Ausgeschrieben: lay curve e2n1 t3, play u-turn w1 t2.
    Hindernisse (kleine Buchstaben) sperren ihre Karte, der Leichenwagen seine Spur. Pfeile sind Einbahnstraßen: Die ganze
    Straße geht in diese Richtung.
fare-play-word-go = los, ziehen
fare-play-word-start-over = von vorn
fare-play-word-nothing = nichts
fare-play-word-end = ende
fare-play-word-declare = melden
fare-play-word-drive = fahren
fare-play-board-round = Runde { $round }
fare-play-board-turn = { $player } ist dran
fare-play-board-won = { $player } hat gewonnen
fare-play-board-over = Unentschieden
fare-play-board-pile = { $pile } im Stapel, { $discards } abgeworfen
fare-play-board-tournament = Turnierregeln
fare-play-board-hand = Deine Hand
fare-play-board-no-hand = leer
fare-play-board-discards = Abgeworfen
fare-play-board-fare = { $start } – { $end }
fare-play-board-no-fare = keine Fuhre
fare-play-board-red = rot
fare-play-board-green = grün
fare-play-board-clear = frei
fare-play-board-blocked = zu
fare-play-board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
fare-play-board-skips = setzt aus
fare-play-board-known = hat { $cards }
fare-play-board-holds = { $player } hat

## Where a fare begins and ends: locations, by the names of their cards

fare-play-start-church = { fare-play-card-church }
fare-play-start-airport = { fare-play-card-airport }
fare-play-start-hotel = { fare-play-card-hotel }
fare-play-start-theatre = { fare-play-card-theatre }
fare-play-start-stadium = { fare-play-card-stadium }
fare-play-start-station = { fare-play-card-station }
fare-play-end-church = { fare-play-card-church }
fare-play-end-airport = { fare-play-card-airport }
fare-play-end-hotel = { fare-play-card-hotel }
fare-play-end-theatre = { fare-play-card-theatre }
fare-play-end-stadium = { fare-play-card-stadium }
fare-play-end-station = { fare-play-card-station }
