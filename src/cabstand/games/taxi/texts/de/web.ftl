# TAXI! im Browser: was sein Bildschirm neben den Worten des Spielplans sagt.

## Was gefragt wird, in einer Zeile

web-taxi-prompt-order = Würfle um die Reihenfolge: Die höchste Zahl fängt an
web-taxi-prompt-throw = Du bist dran: würfeln und fahren
web-taxi-prompt-again = Eine 1: Würfle noch einmal
web-taxi-prompt-ladder = { $throws ->
    [one] Mit einer { $number } kommst du aus der Baustelle: letzter Versuch
   *[other] Mit einer { $number } kommst du aus der Baustelle: { $throws } Versuche
}
web-taxi-prompt-choose = Eine Karte, verdeckt. Behalten oder weitergeben?
web-taxi-prompt-divert = Baustelle! { $pounds } £ für die Abkürzung zahlen oder würfeln?
web-taxi-prompt-divert-throw = Baustelle! Würfle dich hindurch
web-taxi-prompt-leave = Das ist die Zahl! Wo hinaus?
web-taxi-prompt-answer = Ein Tourist fragt dich, für { $pounds } £
web-taxi-prompt-talk = Klartext! Die Uhr läuft ab deinem ersten Wort
web-taxi-prompt-talking = Red weiter!
web-taxi-prompt-who = Klartext! Wer von euch redet?
web-taxi-prompt-mate-talks = { $player } redet für euch
web-taxi-prompt-overrule = { $player } hat geantwortet: Lässt du das gelten?
web-taxi-prompt-listen = { $player } redet Klartext: Achte auf die Wörter
web-taxi-prompt-won = { $count ->
    [one] { $players } gewinnt die Schicht mit { $pounds } £
   *[other] { $players } teilen sich den Sieg mit je { $pounds } £
}
web-taxi-waits = { $player } sitzt am Steuer
web-taxi-thinks = { $player } denkt nach
web-taxi-chooses = { $player } hat eine verdeckte Karte: behalten oder weitergeben?

## Was man tun kann

web-taxi-do-throw = Würfeln
web-taxi-do-keep = Behalten
web-taxi-do-hand = An { $player }
web-taxi-do-pay = { $pounds } £ zahlen
web-taxi-do-redeem = Marke für { $pounds } £ zurückholen
web-taxi-card-aside = Karte beiseiteschieben
web-taxi-card-show = Karte zeigen
web-taxi-go-on = Weiter
web-taxi-keys = Tasten: Leertaste würfelt, K behält, Ziffern geben weiter, P zahlt, S oder G fährt hinaus, R holt die Marke zurück, Esc legt eine Karte weg

## Der Spielplan

web-taxi-order = Wer fängt an?
web-taxi-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
web-taxi-board = Die Stadt mit ihrer Straße, ihren Feldern und den Taxis
web-taxi-die = Der Würfel zeigt { $die }
web-taxi-face-down = Eine Karte „Geben oder Nehmen“, verdeckt
web-taxi-token-hand = Marke in der Hand
web-taxi-token-bank = Marke bei der Bank
web-taxi-seconds-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Karten

web-taxi-card-asks = { $asker } fragt { $player }
web-taxi-card-talks = { $player } redet über
web-taxi-card-for = Für { $player }
web-taxi-answer = Deine Antwort
web-taxi-answer-send = Antworten
web-taxi-answer-pass = Weiß ich nicht
web-taxi-right = Richtig! { $pounds } £
web-taxi-wrong = Falsch
web-taxi-typed = { $player } hat gesagt: { $typed }
web-taxi-accepted = Richtig ist { $answer }.
web-taxi-let-count = Wir lassen es gelten
web-taxi-let-not = Nein, gilt nicht
web-taxi-asker-decides = { $asker } kann es noch gelten lassen.
web-taxi-gain = { $player } bekommt { $pounds } £
web-taxi-loss = { $player } zahlt { $pounds } £
web-taxi-words = Die Wörter der Karte
web-taxi-word-said = (gesagt)
web-taxi-talk-how = Auf der Karte sind { $words } Wörter versteckt. Jedes, das du sagst, bringt { $pounds } £.
web-taxi-talk-field = Tipp, was dir gerade einfällt …
web-taxi-talk-start = Uhr starten
web-taxi-who-talks = Wer redet, sagt es zuerst; dann kommt das Thema.
web-taxi-who-waits = { $player }: Wer von euch redet?
web-taxi-i-talk = Ich rede
web-taxi-talk-waits = { $player } holt tief Luft. Die Uhr läuft ab dem ersten Wort.
web-taxi-talk-tick = Gesagte Wörter leuchten auf. Tipp auf ein Wort, das du gehört hast.
web-taxi-talk-count = { $words ->
    [0] Keines der Wörter
    [one] Ein Wort: { $pounds } £
   *[other] { $words } Wörter: { $pounds } £
}
web-taxi-mic = Laut reden
web-taxi-mic-what-for = Das Mikrofon ist nur für diese 30 Sekunden: Dein Browser macht aus dem, was du sagst, Text. Oder tipp einfach.
web-taxi-mic-listens = Dein Browser hört zu. Tippen kannst du auch.
web-taxi-mic-refused = Dann eben ohne Mikrofon: Bitte tipp.
web-taxi-mic-trouble = Dein Browser kann gerade nicht zuhören: Bitte tipp.
web-taxi-mic-none = Dein Browser kann hier nicht zuhören: Bitte tipp, oder rede laut und lass die anderen abhaken.

## In Worten

web-taxi-text-now = Jetzt
web-taxi-text-you = Du sitzt am Steuer.
web-taxi-text-happened = Was geschah
web-taxi-text-card = Die Karte
web-taxi-text-choose = Was tust du?
web-taxi-text-drivers = Wer fährt
web-taxi-text-box = , Feld { $box }
web-taxi-text-street = Alle Felder der Straße
web-taxi-text-here = : { $players }
web-taxi-text-ladder = Die Umleitung, von oben: { $numbers }

## Was man in diesem Augenblick wissen muss

web-taxi-help-order = Alle würfeln einmal. Die höchste Zahl fängt an; danach geht es im Uhrzeigersinn.
web-taxi-help-throw = Würfle, fahr im Uhrzeigersinn und tu, was das Feld sagt. Kundschaft zahlt, und du würfelst noch einmal. Der Taxistand bringt 10 £, sooft du ihn hinter dir lässt.
web-taxi-help-choose = Niemand hat die Karte gesehen. Wer sie hat, wenn sie umgedreht wird, bekommt oder zahlt: Behalt sie oder gib sie jemandem.
web-taxi-help-diversion = In der Baustelle zeigt jedes Feld eine Zahl. In jedem Zug hast du zwei Würfe dafür; zweimal daneben kostet 4 £. Die Abkürzung ganz oben kostet 20 £.
web-taxi-help-answer = Groß oder klein, Akzente, „the“, Zahlwörter und kleine Versehen machen nichts. Wer fragt, kann eine falsche Antwort gelten lassen.
web-taxi-help-talk = Auf der Karte sind sechs Wörter versteckt. Rede 30 Sekunden lang über das Thema: Jedes der Wörter bringt 4 £, in jeder Form.
web-taxi-help-token = Eine Marke bei der Bank bekommst du für 30 £ zurück, jederzeit. Nur mit der Marke in der Hand kannst du gewinnen; pleite ohne sie, und du bist raus.

## Der erste Zug

web-taxi-tour-throw = Hier würfelst du. Die Leertaste tut es auch.
web-taxi-tour-board = Dein Taxi fährt im Uhrzeigersinn. Münzen sind Kundschaft, Kameras sind Touristen mit einer Frage, Hände sind Karten zum Behalten oder Weitergeben.
web-taxi-tour-ladder = Die Baustelle. Wer auf der Sperre landet, muss hier hinunter: Jedes Feld zeigt die Zahl, die hinausführt.
web-taxi-tour-purses = Geld und Marke von allen, und die Bank. Am Ende der Schicht gewinnt, wer das meiste Geld hat.

## Die kurzen Regeln

web-taxi-rules-aim = Eine Stadt, eine Schicht
web-taxi-rules-aim-text = Zwei bis vier Taxis teilen sich für eine Schicht eine Stadt. Alle beginnen am Taxistand, mit 20 £ und einer Marke. Würfle, fahr, antworte den Touristen, hab zu allem eine Meinung und geh mit dem meisten Geld nach Hause.
web-taxi-rules-turn = Dein Zug
web-taxi-rules-turn-text = Würfle, fahr im Uhrzeigersinn und tu, was das Feld sagt.
web-taxi-rules-fare = Kundschaft
web-taxi-rules-fare-text = Du verdienst den Betrag und würfelst noch einmal, bis du auf einem anderen Feld hältst.
web-taxi-rules-question = Touristenfrage
web-taxi-rules-question-text = Es fragt, wer rechts von dir am nächsten sitzt und noch im Spiel ist. Eine richtige Antwort bringt 2 £ oder 4 £.
web-taxi-rules-give = Geben oder Nehmen
web-taxi-rules-give-text = Eine Karte, verdeckt. Behalt sie oder gib sie jemandem: Dann wird sie umgedreht, und wer sie hat, bekommt oder zahlt.
web-taxi-rules-sound = Klartext
web-taxi-rules-sound-text = Rede 30 Sekunden lang über ein Thema. Sechs Wörter oder Wendungen sind versteckt. Jeder Treffer bringt 4 £, Wiederholungen zählen nicht.
web-taxi-rules-refuel = Tanken
web-taxi-rules-refuel-text = Zahl 6 £.
web-taxi-rules-diversion = Umleitung
web-taxi-rules-diversion-text = Hinunter auf das erste Feld der Baustelle. Zahl 20 £ und fahr geradewegs zur Ausfahrt, oder würfle: Eine 1 bringt dich ein Feld hinunter, kostet 6 £, und du würfelst noch einmal; jede andere Zahl bringt dich so weit. Im nächsten Zug hast du zwei Würfe für die Zahl deines Feldes. Zweimal daneben: 4 £, und du bleibst. Getroffen: hinaus über „Klartext“ oder „Geben oder Nehmen“.
web-taxi-rules-exit = Ausfahrt
web-taxi-rules-exit-text = Hier geschieht nichts, und dein Zug ist vorbei.
web-taxi-rules-rank = Taxistand
web-taxi-rules-rank-text = 10 £, sooft du ihn hinter dir lässt, nur nicht beim allerersten Start.
web-taxi-rules-broke = Pleite
web-taxi-rules-broke-text = Musst du mehr zahlen, als du hast, oder dein letztes Pfund, wird dir der Rest erlassen, deine Marke geht an die Bank, und du bekommst 20 £. Für 30 £ bekommst du sie fast jederzeit zurück, wenn dir danach 1 £ bleibt. Bist du ohne sie pleite, bist du raus.
web-taxi-rules-end = Das Ende
web-taxi-rules-end-text = Ist die Schicht vorbei, bekommen alle mit 31 £ oder mehr ihre Marke für 30 £ zurück. Dann gewinnt, wer das meiste Geld hat, aber nur mit der Marke in der Hand. Hat niemand eine, gewinnt niemand.
web-taxi-rules-screen = Am Bildschirm
web-taxi-rules-screen-text = Antworten werden getippt. Kleine Versehen machen nichts, und wer fragt, kann eine falsche Antwort gelten lassen, umgekehrt nie. In einer Rede zählt jede Form eines Wortes als das Wort: drive, drives, driving.
