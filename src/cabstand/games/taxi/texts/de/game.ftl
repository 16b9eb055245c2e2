## Warum ein Zug abgelehnt wird

taxi-over = Die Schicht ist vorbei.
taxi-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
taxi-not-your-turn = Du bist nicht dran: Platz { $seat } sitzt am Steuer.
taxi-wait-for-chance = Der Würfel rollt noch.
taxi-wait-for-referee = Erst muss über die Antwort oder die Rede entschieden werden.
taxi-not-a-move = Das ist in diesem Spiel kein Zug.
taxi-not-now = Das geht gerade nicht.
taxi-not-to-yourself = Dir selbst kannst du die Karte nicht geben: Dann behalte sie.
taxi-nobody-there = Platz { $seat } ist nicht im Spiel.
taxi-cannot-pay = Die Abkürzung kostet 20 £, und mindestens 1 £ muss übrig bleiben: Du hast { $pounds } £.
taxi-token-in-hand = Deine Marke hast du doch in der Hand.
taxi-cannot-redeem = Die Marke kostet 30 £, und mindestens 1 £ muss übrig bleiben: Du hast { $pounds } £.
taxi-settle-first = Bring erst zu Ende, was angefangen ist; es könnte dich Geld kosten.
taxi-you-are-out = Du bist ausgeschieden.
taxi-not-the-referees = So etwas ist gerade nicht zu entscheiden.
taxi-no-clock = Diese Schicht geht nach Runden, nicht nach der Uhr.
taxi-shift-not-begun = Die Schicht hat noch nicht begonnen.
taxi-time-is-up-already = Die Zeit ist schon um: Der laufende Zug ist der letzte.
taxi-does-not-fall-so = Das kann der Zufall jetzt nicht bringen.
taxi-card-is-used = Karte { $card } liegt bei den gespielten.
taxi-impossible-position = Diese Stellung kann im Spiel nicht vorkommen: Sieh dir „{ $field }={ $value }“ an.
taxi-bad-gifts = Beträge für „Geben oder Nehmen“ schreibt man 8/-6/12, jeder von 1 bis 999 im Plus oder Minus, höchstens { $most } davon.

## Was an einem Spielplan falsch ist

taxi-board-unreadable = Das ist kein Spielplan: Er braucht eine Runde von Feldern und eine Leiter von Zahlen.
taxi-board-length = Ein Spielplan hat { $least } bis { $most } Felder, nicht { $boxes }.
taxi-board-unknown-box = Feld { $box } ist „{ $name }“, und das ist kein Feld. Felder: rank, fare-3, question-2, question-4, give, sound, refuel, diversion, exit, foot-sound, foot-give.
taxi-board-once = Ein Spielplan hat genau ein „{ $name }“, nicht { $count }.
taxi-board-needs = Ein Spielplan braucht mindestens ein „{ $name }“.
taxi-board-rank-first = Der Taxistand ist Feld { $box }; schreib die Runde so auf, dass er als erstes kommt.
taxi-board-after-diversion = Feld { $box } ({ $name }) muss nach der Umleitung und vor dem Taxistand kommen.
taxi-board-ladder-length = Eine Leiter hat { $least } bis { $most } Felder, nicht { $boxes }.
taxi-board-ladder-number = Feld { $box } der Leiter zeigt { $number }: Die ersten beiden zeigen 0, alle anderen 1 bis 6.

## Die Geschichte eines Spiels

taxi-story-throw = { $player } würfelt eine { $die }.
taxi-story-starts = { $player } hat am höchsten gewürfelt und eröffnet die Schicht.
taxi-story-tie = Gleichstand: Wer am höchsten lag, würfelt noch einmal.
taxi-story-rank = { $player } lässt den Taxistand hinter sich: { $pounds } £ von der Bank.
taxi-story-on-rank = { $player } hält am Taxistand.
taxi-story-fare = Kundschaft! { $player } verdient { $pounds } £ und fährt weiter.
taxi-story-give = { $player } stößt auf eine Karte „Geben oder Nehmen“, verdeckt.
taxi-story-refuel = Der Tank ist leer: { $player } zahlt { $pounds } £.
taxi-story-diversion = Baustelle! { $player } muss in die Umleitung.
taxi-story-exit = { $player } hält am Ende der Baustelle.
taxi-story-question = Ein Tourist fragt { $player } etwas, für { $value } £.
taxi-story-right = Richtig! { $player } bekommt { $pounds } £ Trinkgeld.
taxi-story-wrong = Falsch. Kein Trinkgeld für { $player }.
taxi-story-keep = { $player } behält die Karte.
taxi-story-hand = { $player } reicht die Karte ungesehen weiter: an { $other }.
taxi-story-gain = { $player } bekommt { $pounds } £.
taxi-story-loss = { $player } verliert { $pounds } £.
taxi-story-talk = { $player } wird um eine Meinung gebeten.
taxi-story-words = { $player } hat { $words ->
    [0] keines der Wörter
    [one] eines der Wörter
   *[other] { $words } der Wörter
} gesagt: { $pounds } £.
taxi-story-pay = { $player } zahlt { $pounds } £ und nimmt die Abkürzung.
taxi-story-one = Eine 1: ein Feld hinunter, und { $player } zahlt { $pounds } £.
taxi-story-hit = Das ist die Zahl: { $player } darf aus der Umleitung heraus.
taxi-story-miss = Nicht die Zahl dieses Feldes. { $player } würfelt noch einmal.
taxi-story-stay = Nicht die Zahl. { $player } bleibt stehen und zahlt { $pounds } £.
taxi-story-leave = { $player } ist wieder auf der Straße.
taxi-story-loan = { $player } ist pleite: Die Marke geht für { $pounds } £ an die Bank.
taxi-story-out = { $player } ist wieder pleite und scheidet aus.
taxi-story-redeem = { $player } löst die Marke für 30 £ wieder ein: Ohne sie kann niemand gewinnen.
taxi-story-time = Nach diesem Zug ist die Schicht zu Ende.
taxi-story-win = { $player } gewinnt die Schicht mit { $pounds } £!
taxi-story-shared-win = { $player } teilt sich den Sieg mit { $pounds } £!
taxi-story-no-winner = Niemand hat eine Marke: Niemand gewinnt.

## Spielen im Terminal

taxi-ask-order = { $player }, um die Reihenfolge würfeln? Enter wirft.
taxi-ask-throw = { $player }, würfeln? Enter wirft.
taxi-ask-ladder = { $player }, mit einer { $number } kommst du heraus (noch { $throws ->
    [one] ein Wurf
   *[other] { $throws } Würfe
})? Enter wirft.
taxi-ask-slide = { $player }, noch einmal würfeln? Enter wirft.
taxi-ask-choose = { $player }, eine Karte „Geben oder Nehmen“, verdeckt: behalten oder weitergeben an { $seats }? (behalten, geben 2)
taxi-ask-divert = { $player }, { $can ->
    [1] 20 £ für die Abkürzung zahlen (zahlen) oder würfeln? Enter wirft.
   *[0] würfeln? Enter wirft.
}
taxi-ask-leave = { $player }, hinaus über „Klartext“ oder über „Geben oder Nehmen“? (klartext, nehmen)
taxi-redeem-hint = { $player } kann die Marke für 30 £ zurückholen: { $how } tippen.
taxi-help =
    Würfle, fahr, tu, was auf dem Feld steht. Kundschaft zahlt, und du würfelst weiter. Touristenfragen bringen 2 £ oder 4 £.
    Eine Karte „Geben oder Nehmen“ behältst du oder gibst sie weiter, bevor irgendwer sie gesehen hat.
    Klartext: 30 Sekunden reden; 4 £ für jedes versteckte Wort.
    Tanken kostet 6 £. Der Taxistand bringt 10 £, sooft du ihn hinter dir lässt. Die Umleitung: 20 £ zahlen oder herauswürfeln.
    Einmal pleite: Deine Marke geht für 20 £ an die Bank; zurück kostet sie 30 £ (einlösen). Noch einmal pleite ohne sie: raus.
    Wer am Ende der Schicht das meiste Geld hat, gewinnt, aber nur mit der Marke in der Hand.
taxi-card-question = Frage für { $value } £ ({ $topic })
taxi-card-question-plain = Frage für { $value } £
taxi-card-gift = Geben oder Nehmen: { $amount }
taxi-card-talk = Klartext: Rede { $seconds } Sekunden lang über
taxi-board-round = Runde { $round } von { $rounds }
taxi-board-clock = Runde { $round }, nach der Uhr
taxi-board-order = Würfeln um die Reihenfolge
taxi-board-turn = { $player } am Steuer
taxi-board-over = Die Schicht ist vorbei
taxi-board-player = Name
taxi-board-money = Geld
taxi-board-token = Marke
taxi-board-where = Wo
taxi-board-token-hand = in der Hand
taxi-board-token-bank = bei der Bank
taxi-board-out = ausgeschieden
taxi-board-bank = { $pounds } £ in der Bank
taxi-board-rung = Umleitung, Feld { $box } (braucht eine { $number })
taxi-board-rung-none = Umleitung, Feld { $box }
taxi-board-ladder = Umleitung:
taxi-box-rank = Taxistand
taxi-box-fare = Kundschaft { $pounds } £
taxi-box-question = Touristenfrage { $pounds } £
taxi-box-give = Geben oder Nehmen
taxi-box-sound = Klartext
taxi-box-refuel = Tanken
taxi-box-diversion = Umleitung
taxi-box-exit = Ausfahrt
taxi-word-throw = würfeln, werfen
taxi-word-keep = behalten
taxi-word-hand = geben, weitergeben
taxi-word-pay = zahlen
taxi-word-sound = klartext
taxi-word-give = nehmen
taxi-word-redeem = einlösen
taxi-money = { $pounds } £
taxi-tag-fare = £{ $pounds }
taxi-tag-rank = TAXI
taxi-tag-give = G/N
taxi-tag-sound = TEXT
taxi-tag-refuel = TANK
taxi-tag-diversion = UML
taxi-tag-exit = AUS

## Auf der Kommandozeile

taxi-arg-pack = TAXI!: ein Ordner mit einem eigenen Fragenpaket
taxi-arg-board = TAXI!: eine Datei mit einem eigenen Spielplan
