# Die Seite im Browser: was jede Seite und jeder Tisch sagt.

## Der Taxistand

web-name = Cabstand
web-lead = { $games ->
    [3] Drei Taxispiele
   *[other] { $games } Taxispiele
 } an einem Stand. Steig ein.
web-your-name = Dein Name
web-default-name = Fahrer
web-player-number = Spieler { $number }
web-players = für { $least } bis { $most }
web-minutes = { $from } bis { $to } Minuten
web-rules = Regeln
web-rules-of = { $game }: die Regeln
web-rules-elsewhere = Die Regeln dieses Spiels werden hier nicht gezeigt: Sieh im Ordner des Spiels nach einer Datei rules.md.
web-play-now = Losspielen
web-with-friends = Mit Freunden
web-around = An diesem Bildschirm
web-big = Auf dem großen Bildschirm
web-one-moment = Einen Moment …
web-my-tables = Deine Tische
web-missing-game = { $game } (hier nicht installiert)
web-stage-lobby = wartet auf Mitspieler
web-stage-playing = läuft
web-stage-my-turn = du bist dran
web-stage-over = vorbei: noch einmal ansehen
web-have-code = Hat dir jemand einen Code gesagt?
web-code-hint = Fünf Buchstaben. Wer den Tisch eröffnet hat, lässt dich dann herein.
web-knock = Anklopfen
web-open-log = Gespeichertes Spiel öffnen
web-licences = Lizenzen
web-credits = { $games } Das hier ist eine unabhängige Umsetzung: Wenn dir ein Spiel gefällt, kauf seine Schachtel.
web-nothing-here = Hier hält nichts
web-nothing-here-why = Diese Seite gibt es nicht. Die Taxis warten am Stand.
web-to-the-rank = Zum Taxistand

## Das Tagestaxi

web-daily-name = Tagestaxi
web-daily-about = Jeden Tag ein Spiel { $game }, mit demselben Zufall für alle hier.
web-daily-open = Zum Taxi von heute
web-daily-not-played = Das von heute hast du noch nicht gespielt.
web-daily-under-way = Du bist unterwegs.
web-daily-my-score = Dein Ergebnis heute: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

## Einen Tisch eröffnen

web-friends-how = Du bekommst einen Link und einen Code zum Weitergeben. Wer eines von beiden hat, setzt sich zu dir.
web-friends-read = So heißt du für die anderen
web-friends-count = So viele Freunde kommen
web-edition = Ausgabe
web-edition-usual = Die mit dem Spiel kommt
web-editions = Eigene Ausgaben
web-edition-in = { $name } ({ $language })
web-edition-mixed = Am Tisch werden mehrere Sprachen gesprochen? In { $name } zählen Antworten auf { $languages }.
web-edition-of-table = Ausgabe: { $name }
web-answer-time = Zeit für eine Antwort
web-answer-seconds = { $seconds ->
    [0] so lange es dauert
   *[other] { $seconds } Sekunden
}
web-bots-count = Bots am Tisch
web-opponents = Deine Gegner
web-opponents-how = Jeder so oft, wie du magst. Die Kästchen neben dem Namen sagen, wie stark jemand ist.
web-against = Gegen { $names }
web-strength = Stärke { $strength } von { $most }
web-knows = Weiß ungefähr { $knows } von 100 Antworten.
web-fewer-of = Weniger: { $player }
web-more-of = Mehr: { $player }
web-count-of = Wie oft { $player }
web-people-count = Leute an diesem Bildschirm
web-around-how = Ein Bildschirm, der von Hand zu Hand geht.
web-fewer = Weniger
web-more = Mehr
web-option-chosen = { $name }: { $value }
web-pace = Zeit für einen Zug
web-pace-none = so lange es eben dauert
web-pace-live = 90 Sekunden
web-pace-slow = zwei Tage
web-allow-watching = Wer den Link hat, darf zuschauen
web-allow-chat = Wer mitspielt, darf den anderen schreiben, was er will
web-allow-coach = Wer mitspielt, darf während des Spiels den Coach fragen
web-coach-allowed = An diesem Tisch darf man den Coach fragen; alle sehen, wer das tut.
web-too-few = Dieses Spiel braucht mindestens { $least } am Tisch: Nimm Bots dazu.
web-lay-table = Tisch für { $seats } eröffnen
web-begin = Anfangen
web-big-how = Ein Abend mit vielen: Dieser Bildschirm zeigt die Stadt und was geschieht, gespielt wird mit dem Handy. Niemand meldet sich an.
web-big-show = Den Code zeigen
web-big-phones = Handys heraus!
web-big-open = Halt die Kamera auf das Bild, oder öffne
web-big-code = und tippe
web-big-teams = Mehr Leute als Taxis? Kommt trotzdem herein und wählt, zu wem ihr euch setzt: Ein Team spielt zusammen, jeder am eigenen Handy.
web-big-start-how = Hier starten, oder auf dem ersten Handy.
web-big-late = Zu spät, oder verfahren?
web-phone-yours = Hier sitzt du
web-phone-team-name = Spielt ihr als Team? Gebt ihm einen Namen
web-phone-first = Alle da? Du warst zuerst hier: Starte, wann du magst.
web-phone-starts = Du bist dabei. Gestartet wird auf dem großen Bildschirm oder auf dem ersten Handy.
web-phone-choose = Alle Plätze sind besetzt. Zu wem setzt du dich?
web-phone-other = Oder mit anderen zusammen spielen
web-lobby-title = { $game }: Wer spielt mit?
web-players-here = Am Tisch
web-seat-open = freier Platz
web-invite = Einladen
web-link = Link für die anderen
web-qr = Der Link als Code für Kameras
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Dieser Browser lässt hier keine Seite kopieren. Der Link ist markiert: Kopiere ihn mit Strg-C oder durch langes Drücken.
web-copy-text-by-hand = Dieser Browser lässt hier keine Seite kopieren. Der Text ist markiert: Kopiere ihn mit Strg-C oder durch langes Drücken.
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Für andere in deinem Netz starte den Server so: { COMMAND() } serve --lan
web-say-code = Oder sag diesen Code laut:
web-knocks = { $player } klopft an.
web-let-in = Hereinlassen
web-not-now = Jetzt nicht
web-earlier = Einen Platz früher
web-later = Einen Platz später
web-send-away = { $player } wegschicken
web-team = In diesem Team
web-team-name = Name des Teams
web-team-join = Zu { $player } setzen
web-team-let-in = Zu { $player }
web-team-link = Meinen Platz teilen: ein Team
web-team-link-how = Wer das in den nächsten 15 Minuten öffnet, spielt auf demselben Platz mit, am eigenen Gerät:
web-put-out = { $player } bitten zu gehen
web-seat-title = Platz { $seat }: { $player }
web-seat-arrange = Platz { $seat } vergeben:
web-seat-add = Platz hinzufügen
web-seat-bot = Hier einen Bot hinsetzen
web-seat-free = Für jemanden frei halten
web-seat-close = Diesen Platz wegnehmen
web-fill-with-bots = { $free ->
    [one] Einen Bot auf den freien Platz setzen
   *[other] Bots auf die { $free } freien Plätze setzen
 }
web-how-played = So spielen wir
web-lobby-watch = Andere mit dem Link dürfen zuschauen.
web-terms = So spielen wir
web-terms-change = Ändern
web-terms-keep = So soll es sein
web-terms-changed = Geändert wurde, wie wir spielen.
web-technical = Technisches
web-lobby-leave = Weggehen
web-lobby-leave-heir = Wer als Nächstes am Tisch sitzt, leitet ihn dann.
web-lobby-leave-last = Außer dir spielt hier niemand: Der Tisch wird abgeräumt.
web-lobby-watching = Du schaust zu: An diesem Tisch hast du keinen Platz.
web-my-cab = Mein Taxi
web-sent-away-title = Du bist nicht mehr an diesem Tisch
web-sent-away = Dein Platz wurde frei gemacht.
web-not-let-in = Du wurdest diesmal nicht hereingelassen.
web-start = Spiel starten
web-waiting-for = { $free ->
    [one] Eine Person fehlt noch
   *[other] { $free } Personen fehlen noch
}
web-host-starts = Du bist drin. Das Spiel startet, wer den Tisch eröffnet hat.
web-wait-for-nod = Du hast angeklopft. Warte, bis du hereingelassen wirst.
web-commitment = Damit sind die Würfel versiegelt:
web-arrive-join = Du bist eingeladen
web-arrive-device = Auf diesem Gerät weiterspielen
web-arrive-seat = Dein Platz ist frei gehalten
web-arrive-team = In diesem Taxi ist noch Platz für dich
web-come-in = Eintreten
web-code-letters = Die fünf Buchstaben
web-invited-by = { $host } lädt dich zu { $game } ein
web-invited-party = Du bist zu einer Party mit { $game } eingeladen
web-invited-watch = Zuschauen
web-invited-watch-why = Es ist kein Platz mehr frei: Du kannst zuschauen.
web-invited-nod = Wer den Tisch gedeckt hat, lässt dich dann herein.
web-invited-begun = Das Spiel hat begonnen, und an diesem Tisch kann niemand zuschauen. Frag nach dem nächsten.
web-invited-over = Dieses Spiel ist vorbei. Frag nach dem nächsten.
web-invited-full = Alle Plätze sind besetzt. Lass dir einen hinzufügen und öffne dann den Link noch einmal.
web-link-dead = Dieser Link führt nirgendwohin
web-link-dead-why = Vielleicht ist er abgelaufen, oder den Tisch gibt es nicht mehr. Lass dir einen neuen schicken.
web-code-unknown = Diesen Code hat kein Tisch. Stimmt jeder Buchstabe? Sobald das Spiel beginnt, gilt ein Code nicht mehr.
web-looks = Gesicht und Taxi aussuchen
web-looks-done = Fertig
web-looks-face = Gesicht
web-looks-face-cap = mit Mütze
web-looks-face-scarf = mit Schal
web-looks-face-glasses = mit Brille
web-looks-face-beard = mit Bart
web-looks-face-bun = mit Dutt
web-looks-face-headphones = mit Kopfhörern
web-looks-paint = Farbe des Taxis
web-looks-paint-black = schwarz
web-looks-paint-red = rot
web-looks-paint-green = grün
web-looks-paint-yellow = gelb
web-looks-paint-blue = blau
web-looks-paint-plum = pflaumenblau
web-looks-roof = Dach
web-looks-roof-sign = Schild
web-looks-roof-dome = Kuppel
web-looks-roof-rack = Gepäckträger
web-looks-roof-crown = Krone
web-link-broken = Dieser Link ist nicht ganz
web-link-broken-why = Der Teil hinter dem # fehlt. Lass dir den Link noch einmal geben, oder den Code.

## Am Tisch

web-you = du
web-story-you = (du)
web-watching-full = Du schaust zu: Alle Plätze waren besetzt.
web-watching-begun = Du schaust zu: Das Spiel hatte schon begonnen, als du kamst.
web-standing = bisher:
web-is-bot = ein Bot
web-bot-stands-in = solange spielt ein Bot
web-bot-plain = Bot { $seat }
web-bot-called = Bot „{ $bot }“
web-away = nicht da
web-team-away = nicht da: { $people }
web-awaited = { $player } ist weg. Der Platz kann neu vergeben werden in
web-awaited-enough = { $player } ist weg. Der Platz kann jetzt neu vergeben werden.
web-give-seat = Link für diesen Platz
web-await-sure = Uhr starten
web-await = Platz von { $player } vergeben
web-await-why = Zuerst läuft für alle sichtbar eine Uhr: zwei Minuten, oder so lange wie ein Zug, wenn Züge lange dauern dürfen. Kommt { $player } rechtzeitig zurück, geschieht nichts.
web-seat-given-away = Dein Platz wurde an { $player } vergeben, während du weg warst.
web-seat-gone = Dein Platz ist vergeben
web-let-bot-play = Einen Bot spielen lassen
web-take-back-seat = Meinen Platz zurücknehmen
web-sending = wird gesendet …
web-clock = Zeit übrig
web-clock-days = { $days } Tage
web-clock-hours = { $hours } Stunden
web-undo = Zurücknehmen
web-help = Hilfe
web-keys = Tasten: U nimmt zurück, C Coach, M Ton an oder aus, T Spielplan oder Text, ? Hilfe.
web-table-menu = Dieser Tisch
web-story = Was geschah
web-story-earlier = Was davor geschah
web-coach = Coach
web-coach-asked = mit Coach
web-coach-moment = Was sagt der Coach hier?
web-chat = Etwas sagen
web-chat-unseen = Etwas sagen: { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
 }
web-chat-mute = { $player } stummschalten
web-chat-hear = { $player } wieder hören
web-reactions = Reaktionen
web-phrases = Sätze
web-say-something = Deine Worte
web-say = Sagen
web-reconnecting = Die Leitung ist weg. Es wird neu gewählt … verloren ist nichts.
web-paused = Der Tisch macht Pause.
web-pause = Anhalten
web-resume = Weiter
web-give-up = Das Spiel vorzeitig beenden
web-give-up-alone = Das Spiel ist sofort aus und lässt sich nicht wieder aufnehmen.
web-give-up-others = Die anderen werden gefragt, ob sie einverstanden sind. Wenn ja, ist das Spiel endgültig aus.
web-give-up-sure = Hier beenden
web-give-up-asked = { $player } würde das Spiel gern hier beenden.
web-give-up-agree = Einverstanden
web-play-on = Weiterspielen
web-given-up = Im Einvernehmen vorzeitig beendet
web-leave = Den Tisch verlassen
web-leave-why = Ein Bot übernimmt deinen Platz endgültig, und die anderen spielen weiter.
web-team-by = ({ $player })
web-leave-team-why = Der Rest deines Teams spielt weiter.
web-leave-sure = Verlassen
web-clear-table = Den Tisch abräumen, mitsamt seiner Geschichte
web-clear-for-me = Dieses Spiel von meiner Liste nehmen; die anderen behalten es
web-second-device = Auf einem anderen Gerät weiterspielen
web-works-once = Dieser Link gilt einmal, in den nächsten 15 Minuten:
web-show-board = Den Spielplan zeigen
web-title-your-turn = ● Du bist dran: { $title }
web-you-win = Du gewinnst!
web-wins = { $count ->
    [0] Ende
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
web-rematch = Noch ein Spiel
web-review = Rückblick
web-next-table = Zum nächsten Spiel
web-replay-this = Noch einmal ansehen
web-hand-over = Gib den Bildschirm weiter: { $player }
web-hand-over-why = Alle anderen schauen weg.
web-hand-over-ready = Ich bin { $player }
web-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
web-anyone-why = Wer reagiert, nimmt den Bildschirm; alle anderen schauen weg.
web-anyone-reacts = { $player } reagiert
web-anyone-nobody = Niemand
web-hint-got-it = Alles klar
web-hint-no-more = Hinweise aus
web-stronger-won = Gut gefahren! Lust auf stärkere Gegner?
web-stronger-lost = Gute Schicht! Beim nächsten Mal etwas stärkere Gegner?
web-stronger-play = Gegen { $names } spielen

## Wie man es gern hat

web-settings = Einstellungen
web-settings-silent = Einstellungen (Ton ist aus)
web-close = Schließen
web-language = Sprache
web-language-partly = nur der Spielplan
web-language-partly-why = In diese Sprache ist nur ein Teil eines Spiels übersetzt; alles andere ist Englisch.
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-none = keine
web-motion-quick = flott
web-motion-calm = ruhig
web-bot-pace = Bots spielen
web-bot-pace-instant = sofort
web-bot-pace-quick = zügig
web-bot-pace-calm = gemächlich
web-bot-pace-why = Gilt ab deinem nächsten Tisch.
web-sound = Ton
web-volume = Lautstärke
web-text-view = Textansicht
web-text-view-why = Für Bildschirmleser und Tastaturen gemacht: das ganze Spiel in Worten.

## Was nicht geht

web-offline = Der Funk schweigt
web-offline-why = Niemand antwortet, also kommt auch kein Taxi. Regeln und Partien, die du dir in diesem Browser schon angesehen hast, sind noch da. Sobald der Server wieder antwortet, geht es hier von selbst weiter.
web-unreachable = Der Server antwortet nicht. Läuft er noch?
web-server-gone = Niemand antwortet
web-try-again = Noch einmal versuchen
web-no-table = Diesen Tisch gibt es nicht
web-table-gone = Alle haben diesen Tisch verlassen.
web-no-cookies-title = Dieser Browser merkt sich keine Cookies
web-no-cookies = Cabstand erkennt dich an einem einzigen Cookie und an sonst nichts. Bitte erlaube Cookies für diese Adresse und versuch es noch einmal.
