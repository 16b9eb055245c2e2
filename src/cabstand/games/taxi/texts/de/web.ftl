# TAXI! im Browser: was sein Bildschirm neben den Worten des Spielplans sagt.

## Was gefragt wird, in einer Zeile

taxi-web-prompt-order = Würfle um die Reihenfolge: Die höchste Zahl fängt an
taxi-web-prompt-throw = Du bist dran: würfeln und fahren
taxi-web-prompt-again = Eine 1: Würfle noch einmal
taxi-web-prompt-ladder = { $throws ->
    [one] Mit einer { $number } kommst du aus der Baustelle: letzter Versuch
   *[other] Mit einer { $number } kommst du aus der Baustelle: { $throws } Versuche
}
taxi-web-prompt-choose = Eine Karte, verdeckt. Behalten oder weitergeben?
taxi-web-prompt-divert = Baustelle! { $pounds } £ für die Abkürzung zahlen oder würfeln?
taxi-web-prompt-divert-throw = Baustelle! Würfle dich hindurch
taxi-web-prompt-leave = Das ist die Zahl! Wo hinaus?
taxi-web-prompt-answer = Ein Tourist fragt dich, für { $pounds } £
taxi-web-prompt-talk = Klartext! Die Uhr läuft ab deinem ersten Wort
taxi-web-prompt-talking = Red weiter!
taxi-web-prompt-who = Klartext! Wer von euch redet?
taxi-web-prompt-mate-talks = { $player } redet für euch
taxi-web-prompt-overrule = { $player } hat geantwortet: Lässt du das gelten?
taxi-web-prompt-meant = Hast du das gemeint?
taxi-web-prompt-listen = { $player } redet Klartext: Achte auf die Wörter
taxi-web-prompt-won = { $count ->
    [one] { $players } gewinnt die Schicht mit { $pounds } £
   *[other] { $players } teilen sich den Sieg mit je { $pounds } £
}
taxi-web-waits = { $player } sitzt am Steuer
taxi-web-thinks = { $player } denkt nach
taxi-web-chooses = { $player } hat eine verdeckte Karte: behalten oder weitergeben?

## Was man tun kann

taxi-web-do-throw = Würfeln
taxi-web-do-keep = Behalten
taxi-web-do-hand = An { $player }
taxi-web-do-pay = { $pounds } £ zahlen
taxi-web-do-redeem = Marke für { $pounds } £ zurückholen: Nur mit ihr kannst du gewinnen
taxi-web-card-aside = Karte beiseiteschieben
taxi-web-card-show = Karte zeigen
taxi-web-still-reads = Es lesen noch: { $players }
taxi-web-go-on = Weiter
taxi-web-keys = Tasten: Leertaste würfelt, K behält, Ziffern geben weiter, P zahlt, S oder G fährt hinaus, R holt die Marke zurück, Esc legt eine Karte weg

## Der Spielplan

taxi-web-order = Wer fängt an?
taxi-web-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
taxi-web-board = Die Stadt mit ihrer Straße, ihren Feldern und den Taxis
taxi-web-die = Der Würfel zeigt { $die }
taxi-web-face-down = Eine Karte „Geben oder Nehmen“, verdeckt
taxi-web-token-hand = Marke in der Hand
taxi-web-token-bank = Marke bei der Bank
taxi-web-token-none = Ohne Marke kein Sieg
taxi-web-seconds-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Karten

taxi-web-card-asks = { $asker } fragt { $player }
taxi-web-card-talks = { $player } redet über
taxi-web-card-for = Für { $player }
taxi-web-answer = Deine Antwort
taxi-web-answer-send = Antworten
taxi-web-passes = { $player } passt.
taxi-web-answer-pass = Weiß ich nicht
taxi-web-right = Richtig! { $pounds } £
taxi-web-wrong = Falsch
taxi-web-typed = { $player } hat gesagt: { $typed }
taxi-web-accepted = Richtig ist { $answer }.
taxi-web-let-count = Wir lassen es gelten
taxi-web-let-not = Nein, gilt nicht
taxi-web-meant = Das hab ich gemeint
taxi-web-not-meant = Nein, falsch gedacht
taxi-web-asker-decides = { $asker } kann es noch gelten lassen.
taxi-web-others-decide = Die anderen können es noch gelten lassen.
taxi-web-gain = { $player } bekommt { $pounds } £
taxi-web-loss = { $player } zahlt { $pounds } £
taxi-web-words = Die Wörter der Karte
taxi-web-word-said = (gesagt)
taxi-web-talk-how = Auf der Karte sind { $words } Wörter versteckt. Jedes, das du sagst, bringt { $pounds } £.
taxi-web-talk-field = Tipp, was dir gerade einfällt …
taxi-web-talk-done = Fertig
taxi-web-words-so-far = Bisher { $count } von { $words } Wörtern gesagt
taxi-web-talk-start = Uhr starten
taxi-web-who-talks = Wer redet, sagt es zuerst; dann kommt das Thema.
taxi-web-who-waits = { $player }: Wer von euch redet?
taxi-web-i-talk = Ich rede
taxi-web-talk-waits = { $player } holt tief Luft. Die Uhr läuft ab dem ersten Wort.
taxi-web-talk-tick = Gesagte Wörter leuchten auf. Tipp auf ein Wort, das du gehört hast.
taxi-web-talk-count = { $words ->
    [0] Keines der Wörter
    [one] Ein Wort: { $pounds } £
   *[other] { $words } Wörter: { $pounds } £
}
taxi-web-mic = Laut reden
taxi-web-mic-what-for = Das Mikrofon ist nur für diese 30 Sekunden: Dein Browser macht aus dem, was du sagst, Text. Oder tipp einfach.
taxi-web-mic-listens = Dein Browser hört zu. Tippen kannst du auch.
taxi-web-mic-refused = Dann eben ohne Mikrofon: Bitte tipp.
taxi-web-mic-trouble = Dein Browser kann gerade nicht zuhören: Bitte tipp.
taxi-web-mic-none = Dein Browser kann hier nicht zuhören: Bitte tipp, oder rede laut und lass die anderen abhaken.

## In Worten

taxi-web-text-now = Jetzt
taxi-web-text-you = Du sitzt am Steuer.
taxi-web-text-happened = Was geschah
taxi-web-text-card = Die Karte
taxi-web-text-choose = Was tust du?
taxi-web-text-drivers = Wer fährt
taxi-web-text-box = , Feld { $box }
taxi-web-text-street = Alle Felder der Straße
taxi-web-text-here = : { $players }
taxi-web-text-ladder = Die Umleitung, von oben: { $numbers }

## Was man in diesem Augenblick wissen muss

taxi-web-help-order = Alle würfeln einmal. Die höchste Zahl fängt an; danach geht es im Uhrzeigersinn.
taxi-web-help-throw = Würfle, fahr im Uhrzeigersinn und tu, was das Feld sagt. Kundschaft zahlt, und du würfelst noch einmal. Der Taxistand bringt 10 £, sooft du ihn hinter dir lässt.
taxi-web-help-choose = Niemand hat die Karte gesehen. Wer sie hat, wenn sie umgedreht wird, bekommt oder zahlt: Behalt sie oder gib sie jemandem.
taxi-web-help-diversion = In der Baustelle zeigt jedes Feld eine Zahl. In jedem Zug hast du zwei Würfe dafür; zweimal daneben kostet 4 £. Die Abkürzung ganz oben kostet 20 £.
taxi-web-help-answer = Groß oder klein, Akzente, „the“, Zahlwörter und kleine Versehen machen nichts. Wer fragt, kann eine falsche Antwort gelten lassen.
taxi-web-help-talk = Auf der Karte sind sechs Wörter versteckt. Rede 30 Sekunden lang über das Thema: Jedes der Wörter bringt 4 £, in jeder Form.
taxi-web-help-token = Eine Marke bei der Bank bekommst du für 30 £ zurück, jederzeit. Nur mit der Marke in der Hand kannst du gewinnen; pleite ohne sie, und du bist raus.

## Hinweise neben dem, wovon sie reden, für alle, die es zum ersten Mal sehen

taxi-web-hint-throw = Hier würfelst du. Dein Taxi fährt dann von selbst los.
taxi-web-hint-win = Geld und goldene Marke von allen. Am Ende der Schicht gewinnt das meiste Geld, aber nur mit der Marke in der Hand.
taxi-web-hint-answer = Tipp ein, was dir einfällt: Groß oder klein und kleine Versehen machen nichts, und eine falsche Antwort kostet nichts.
taxi-web-hint-last-rounds = { $rounds ->
    [one] Dies ist die letzte Runde, und deine Marke liegt bei der Bank. Ohne Marke kein Sieg: Für { $pounds } £ bekommst du sie zurück.
   *[other] Es bleiben { $rounds } Runden, und deine Marke liegt bei der Bank. Ohne Marke kein Sieg: Für { $pounds } £ bekommst du sie zurück.
}
taxi-web-hint-token = Deine Marke liegt bei der Bank, und ohne sie kannst du nicht gewinnen. Für { $pounds } £ bekommst du sie zurück, sobald du mehr hast.

## Die kurzen Regeln

taxi-web-rules-aim = Eine Stadt, eine Schicht
taxi-web-rules-aim-text = Zwei bis vier Taxis teilen sich für eine Schicht eine Stadt. Alle beginnen am Taxistand, mit 20 £ und einer Marke. Würfle, fahr, antworte den Touristen, hab zu allem eine Meinung und geh mit dem meisten Geld nach Hause.
taxi-web-rules-turn = Dein Zug
taxi-web-rules-turn-text = Würfle, fahr im Uhrzeigersinn und tu, was das Feld sagt.
taxi-web-rules-fare = Kundschaft
taxi-web-rules-fare-text = Du verdienst den Betrag und würfelst noch einmal, bis du auf einem anderen Feld hältst.
taxi-web-rules-question = Touristenfrage
taxi-web-rules-question-text = Es fragt, wer rechts von dir am nächsten sitzt und noch im Spiel ist. Eine richtige Antwort bringt 2 £ oder 4 £.
taxi-web-rules-give = Geben oder Nehmen
taxi-web-rules-give-text = Eine Karte, verdeckt. Behalt sie oder gib sie jemandem: Dann wird sie umgedreht, und wer sie hat, bekommt oder zahlt.
taxi-web-rules-sound = Klartext
taxi-web-rules-sound-text = Rede 30 Sekunden lang über ein Thema. Sechs Wörter oder Wendungen sind versteckt. Jeder Treffer bringt 4 £, Wiederholungen zählen nicht.
taxi-web-rules-refuel = Tanken
taxi-web-rules-refuel-text = Zahl 6 £.
taxi-web-rules-diversion = Umleitung
taxi-web-rules-diversion-text = Hinunter auf das erste Feld der Baustelle. Zahl 20 £ und fahr geradewegs zur Ausfahrt, oder würfle: Eine 1 bringt dich ein Feld hinunter, kostet 6 £, und du würfelst noch einmal; jede andere Zahl bringt dich so weit. Im nächsten Zug hast du zwei Würfe für die Zahl deines Feldes. Zweimal daneben: 4 £, und du bleibst. Getroffen: hinaus über „Klartext“ oder „Geben oder Nehmen“.
taxi-web-rules-exit = Ausfahrt
taxi-web-rules-exit-text = Hier geschieht nichts, und dein Zug ist vorbei.
taxi-web-rules-rank = Taxistand
taxi-web-rules-rank-text = 10 £, sooft du ihn hinter dir lässt, nur nicht beim allerersten Start.
taxi-web-rules-broke = Pleite
taxi-web-rules-broke-text = Musst du mehr zahlen, als du hast, oder dein letztes Pfund, wird dir der Rest erlassen, deine Marke geht an die Bank, und du bekommst 20 £. Für 30 £ bekommst du sie fast jederzeit zurück, wenn dir danach 1 £ bleibt. Bist du ohne sie pleite, bist du raus.
taxi-web-rules-end = Das Ende
taxi-web-rules-end-text = Ist die Schicht vorbei, bekommen alle mit 31 £ oder mehr ihre Marke für 30 £ zurück. Dann gewinnt, wer das meiste Geld hat, aber nur mit der Marke in der Hand. Hat niemand eine, gewinnt niemand.
taxi-web-rules-screen = Am Bildschirm
taxi-web-rules-screen-text = Antworten werden getippt. Kleine Versehen machen nichts, und wer fragt, kann eine falsche Antwort gelten lassen, umgekehrt nie. In einer Rede zählt jede Form eines Wortes als das Wort: drive, drives, driving.
taxi-web-look-up = Schau auf den großen Bildschirm
