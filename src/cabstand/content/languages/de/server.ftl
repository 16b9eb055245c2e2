## Warum ein Tisch oder der Server Nein sagt

table-host-only = Das darf nur, wer den Tisch eröffnet hat.
table-not-in-the-lobby = Das Spiel läuft schon: Das geht nur vor dem Start.
table-not-playing = An diesem Tisch läuft kein Spiel.
table-not-over = Das Spiel ist noch nicht aus.
table-full = Alle Plätze sind besetzt.
table-name-taken = „{ $taken }“ sitzt schon an diesem Tisch und wäre mit „{ $name }“ zu verwechseln. Wähle bitte einen anderen Namen, etwa „{ $name } 2“.
table-nobody-waits = Niemand wartet als Nummer { $number }.
table-bad-order = Nenn jeden Platz von 1 bis { $seats } genau einmal.
table-seats-open = { $free ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $free } Plätze sind noch frei: Warte auf jemanden oder gib sie Bots.
}
table-guests-wait = { $guests ->
    [one] Jemand wartet vor der Tür: Erst hereinlassen oder wegschicken.
   *[other] { $guests } Leute warten vor der Tür: Erst hereinlassen oder wegschicken.
}
server-invited = Du bist zu Cabstand eingeladen
server-invited-to = Du bist zu einer Runde { $game } eingeladen
server-invited-why = Taxispiele an einem Stand, im Browser und ohne Anmeldung.
table-seat-not-free = Auf Platz { $seat } sitzt jemand, oder es gibt ihn nicht.
table-no-team-there = Auf Platz { $seat } sitzt niemand, zu dem du dich setzen könntest.
table-team-full = Dieses Team ist voll: Mehr als { $most } Leute passen nicht in ein Taxi.
table-knows-another = Du hast in diesem Spiel schon auf Platz { $seat } gesessen und kannst keinen anderen mehr nehmen.
table-team-invites = Nur die Leute auf Platz { $seat } können jemanden dorthin einladen.
table-team-by-link = In diesem Spiel hat jedes Team Geheimnisse. Bitte das Team um seinen Link.
table-team-knows-more = Dieses Team sieht gerade etwas Geheimes. Warte, bis das vorbei ist, oder bitte das Team um seinen Link.
table-no-such-mate = Auf Platz { $seat } ist niemand mit dieser Nummer.
table-mate-was-first = { $person } war schneller: Im Team zählt, wer zuerst kommt.
table-nothing-asked = Danach wirst du gerade nicht gefragt.
table-no-such-word = Auf dieser Karte stehen nur { $most } Wörter.
table-paused = Der Tisch macht Pause.
table-endless = Dieses Spiel würde nie enden: Wähl aus, wie viele Runden es dauert.
table-no-referee = { $game } wartet auf einen Schiedsrichter und bringt keinen mit; auf einem Server geht das nicht. Im Terminal geht es: { COMMAND() } play
table-only-play-on = In diesem Spiel ist schon { $most }-mal Pause gemacht, ein Zug zurückgenommen oder ein Platz gewechselt worden: Jetzt könnt ihr es nur noch zu Ende spielen oder aufgeben.
table-nothing-proposed = Niemand hat vorgeschlagen, das Spiel aufzugeben.
table-chat-for-players = Etwas sagen kann nur, wer hier spielt oder wartet.
table-chat-phrases-only = An diesem Tisch gehen nur die fertigen Sätze: Mehr ist hier nicht erlaubt worden.
table-chat-one-thing = Sag eines von beidem: einen fertigen Satz oder einen Text von höchstens { $most } Zeichen.
server-no-such-table = Diesen Tisch gibt es hier nicht. Lass dir den Link noch einmal geben.
server-not-your-seat = Platz { $seat } ist nicht deiner.
server-they-are-here = Wer auf Platz { $seat } sitzt, ist da, oder es ist der Platz eines Bots.
server-still-awaited = { $seconds ->
    [one] { $name } hat noch eine Sekunde, um zurückzukommen. So lange kann der Platz nicht vergeben werden.
   *[other] { $name } hat noch { $seconds } Sekunden, um zurückzukommen. So lange kann der Platz nicht vergeben werden.
}
server-seat-given-away = Dein Platz wurde an { $name } vergeben, während du weg warst.
server-moved-on = Der Tisch ist schon weiter: Er ist jetzt bei Zeile { $seq }.
server-table-frozen = An diesem Tisch ist etwas kaputtgegangen. Verloren ist nichts: Seine Zeilen sind sicher. Sag bitte denen Bescheid, die diesen Server betreiben.
server-game-missing = An diesem Tisch wird „{ $game }“ gespielt, Regeln { $rules }; das fehlt auf diesem Server oder lässt sich nicht laden. Nichts ist verloren: Sobald das Spiel da ist, geht der Tisch wieder auf.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen, mindestens ein sichtbares, ist mehr als ein Strich und beginnt nicht mit dem Wort „bot“ oder etwas, das so aussieht.
server-who-are-you = Sag erst, wie du heißt.
server-link-used = Dieser Link ist verbraucht oder zu alt. Lass dir einen neuen geben.
server-too-many = Zu viel auf einmal: Versuch es in { $seconds } s noch einmal.
server-many-tables = Von deiner Internetadresse aus sind zu viele neue Tische eröffnet worden: Warte { $seconds } s oder spiel an einem der anderen weiter.
server-many-players = Von deiner Internetadresse sind zu viele neue Spieler gekommen: Warte { $seconds } s und versuch es noch einmal.
server-many-editions = Von deiner Internetadresse aus sind zu viele Ausgaben geschickt worden: Warte { $seconds } s und schick diese noch einmal.
server-many-bytes = Von deiner Internetadresse aus sind heute schon zu viele Fragenpakete aufgehoben worden: Warte { $seconds } s und schick dieses noch einmal.
server-many-connections = Deine Internetadresse hat zu viele Verbindungen zu diesem Server: Schließ andere Fenster und Programme, die ihn benutzen, und versuch es noch einmal.
server-full = Auf diesem Server ist kein Platz für noch einen Besucher: Versuch es in einer Minute noch einmal.
server-much-at-once = An diesen Server wird gerade zu viel auf einmal geschickt: Warte eine Minute und schick es dann noch einmal.
server-too-slow = Deine Anfrage kam zu langsam und wurde abgebrochen: Versuch es mit einer besseren Verbindung noch einmal.
server-wrong-codes = Von deiner Internetadresse sind zu viele falsche Codes gekommen: Warte { $seconds } s oder lass dir den Link geben.
server-wrong-codes-of-all = Auf diesem Server sind zu viele falsche Codes versucht worden: Warte { $seconds } s oder lass dir den Link geben.
server-streams-of-seat = Du hast diesen Platz in { $most } Fenstern offen, mehr geht nicht: Schließ eines davon, dann geht es hier von selbst weiter.
server-streams-of-player = Du folgst { $most } Tischen und Plätzen zugleich, mehr geht nicht: Schließ einen davon, dann geht es hier von selbst weiter.
server-streams-of-address = An deiner Internetadresse folgen { $most } Bildschirme den Tischen hier, mehr geht nicht: Schließ einen davon, dann geht es hier von selbst weiter.
server-wrong-host = Dieser Server heißt nicht „{ $host }“. Nimm die Adresse, die er beim Start gezeigt hat, oder starte ihn mit --public-url und der Adresse, die alle benutzen.
server-foreign-origin = Das kann nur die Seite dieses Servers selbst. Öffne das Spiel unter seiner eigenen Adresse.
server-queue-full = Von deiner Internetadresse warten hier schon { $waiting } Anfragen. Warte eine Antwort ab und frag dann noch einmal.
server-no-such-edition = Diese Ausgabe steht nicht in deinem Regal.
server-no-editions = Für { $name } gibt es keine Ausgaben.
server-too-many-editions = Für { $most } eigene Ausgaben ist Platz: Lösch erst eine.
server-edition-too-large = Zusammen sind die Dateien größer als { $most } MB.
server-pack-too-heavy = Die Prüfung dieses Pakets hat zu viel Zeit oder Speicher gebraucht. Kürze die Texte, oder mach zwei Pakete daraus.
server-pack-missing = Die Fragen dieses Tisches fehlen. Nichts ist verloren: Seine Zeilen sind sicher. Bitte sag es der Person, die diesen Server betreibt.
server-bad-request = Diese Anfrage ergibt hier keinen Sinn: { $detail }
server-our-mistake = Das ist unser Fehler. Geändert wurde nichts.
server-name-deleted = Dein Name wurde gelöscht, darum kannst du diesem Tisch nicht mehr folgen. Am Taxistand kannst du neu anfangen.
server-store-broken = Der Server kann gerade nicht schreiben: Geändert wurde nichts. Versuch es noch einmal oder sag denen Bescheid, die ihn betreiben.

## Einen Server betreiben

server-page-not-built = Die Seite ist hier noch nicht gebaut. Starte den Server mit { COMMAND() } serve, das baut sie; Programme können schon spielen (docs/api.md).

cli-serve = Freunde über einen Link im Browser mitspielen lassen
cli-arg-port = wo der Server lauscht (8000)
cli-arg-lan = fürs lokale Netz öffnen und die Adresse als QR-Code zeigen
cli-arg-no-browser = kein Browserfenster öffnen
cli-arg-data = der Ordner für alles, was aufgehoben wird
cli-arg-store = eine PostgreSQL-Datenbank statt einer Datei: postgresql://user@host/name
cli-arg-cluster = Bots auf den Rechnern eines Dask-Clusters denken lassen: tcp://host:8786
cli-arg-public-url = die Adresse, unter der man diesen Server durch einen Proxy erreicht
cli-arg-proxy = die Adresse oder das Netz eines Proxys, von dem wir erfahren, woher Leute kommen; darf mehrmals genannt werden
cli-arg-expire-codes = den Code eines Tisches vergessen, an dem so viele Stunden lang niemand war (24; 0: nie)
cli-arg-expire-lobbies = Tische löschen, die nie begonnen haben und an denen so viele Tage lang niemand war (7; 0: nie)
cli-arg-expire-players = Leute vergessen, die so viele Tage lang nicht da waren und weder Tisch noch Fragen noch ein beendetes Spiel haben (60; 0: nie)
cli-arg-tls = Zertifikat und Schlüssel, um https anzubieten

cli-backup = alles, was der Server aufhebt, in eine Datei kopieren, während gespielt wird
cli-restore = eine Sicherung in einen leeren Datenordner oder eine leere Datenbank holen
cli-arg-backup = die Datei der Sicherung
backup-made = { $games ->
    [one] Ein Spiel wurde nach { $file } kopiert und aus der Kopie nachgespielt.
   *[other] { $games } Spiele wurden nach { $file } kopiert und aus der Kopie nachgespielt.
}
backup-restored = { $games ->
    [one] Ein Spiel aus { $file } ist wieder da und wurde nachgespielt.
   *[other] { $games } Spiele aus { $file } sind wieder da und wurden nachgespielt.
}
backup-does-not-replay = Ein Spiel lässt sich nicht nachspielen: Zeile { $line } ist „{ $text }“. Heb die Datei auf und sag uns Bescheid.
serve-ready = Cabstand hat geöffnet: { $url }
serve-stop = Strg-C schließt; verloren geht nichts.
serve-lan = In diesem Netz: { $url }
serve-closed = Geschlossen. Jeder Zug ist aufgehoben in { $data }
serve-cluster-away = Unter { $address } antwortet kein Dask-Scheduler: { $why }
serve-broken = Die Spiele lassen sich nicht öffnen: { $why }
serve-port-taken = Port { $port } ist belegt: Dort läuft schon ein Server. Versuch --port { $other }
serve-bad-proxy = --proxy nimmt eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8: { $why }

## The daily taxi

daily-no-day = „{ $day }“ ist kein Tag: Er wird geschrieben wie 2026-11-15.
daily-alone = Das Tagestaxi fährt man allein, vom ersten Wurf bis zum letzten.
daily-nobody-played = Das Tagestaxi vom { $day } hat hier niemand gespielt.
daily-not-played = Diesen Tag hast du nicht zu Ende gespielt.
daily-no-film = Die beste Runde vom { $day } lässt sich nicht zeigen: Ihr Geheimnis ist noch nicht bekannt, oder niemand hat gespielt.
daily-none = Auf diesem Server hat kein Spiel ein Tagestaxi.
daily-no-game = { $game } hat hier kein Tagestaxi.
