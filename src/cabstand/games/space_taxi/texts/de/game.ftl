space-taxi-beyond-box = jenseits der Schachtel: Das gedruckte Spiel ist für 3 bis 5 Personen

## Warum ein Zug abgelehnt wird

space-taxi-over = Das Spiel ist aus.
space-taxi-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
space-taxi-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
space-taxi-wait-for-chance = Die Würfel rollen noch.
space-taxi-not-a-move = Das ist in diesem Spiel kein Zug.
space-taxi-throw-first = Erst würfeln.
space-taxi-play-first = Die Würfel sind gefallen: Such aus, welche du ablegst.
space-taxi-return-first = Das Taxi ist gestartet: Sag, wie viele Münzen du abgibst.
space-taxi-not-thrown = { $there ->
    [0] Da liegt kein { $die }, das man ablegen könnte.
    [one] Von { $die } liegt nur eines da.
   *[other] Von { $die } liegen nur { $there } da.
}
space-taxi-wrong-crystal = { $shown ->
    [0] Der Schmuggel-Würfel wurde nicht geworfen.
   *[other] Der Schmuggel-Würfel zeigt { $shown }.
}
space-taxi-too-many-dice = { $dice } Würfel sind zu viele: Das höchste Plättchen ist die 4.
space-taxi-failed-die-stays = Der Schmuggel-Würfel ist niedriger gefallen als zuvor: Er muss jetzt mit abgelegt werden, also geht auch die 0 nicht.
space-taxi-tile-turned = Plättchen { $tile } ist in diesem Zug schon umgedreht. Leg eine andere Anzahl Würfel ab.
space-taxi-too-few-coins = Das kostet { $needed ->
    [one] 1 Münze
   *[other] { $needed } Münzen
}, und du hast { $held ->
    [0] keine
   *[other] { $held }
}.
space-taxi-roll-does-not-fit = Das sind nicht die Würfel, die geworfen wurden.
space-taxi-no-referee = In diesem Spiel hat niemand etwas zu entscheiden.
space-taxi-no-lots = So wird nicht gelost.
space-taxi-no-such-starter = Platz { $starter } kann nicht anfangen: Es gibt { $seats } Plätze.
space-taxi-impossible-position = Diese Stellung kann im Spiel nicht vorkommen: Sieh dir „{ $field }={ $value }“ an.

## Die Geschichte eines Spiels

space-taxi-story-lot = { $player } hat das Los gezogen und fängt an.
space-taxi-story-throw = { $player } würfelt { $dice }.
space-taxi-story-smuggling-fails = Erwischt! { $now } ist weniger als { $before }: Die Kristalle sind futsch.
space-taxi-story-play = { $player } legt { $dice } ab und dreht das Plättchen { $tile } um.
space-taxi-story-zero = { $player } dreht die 0 um und würfelt noch einmal.
space-taxi-story-pay = { $player } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} fürs Mitnehmen.
space-taxi-story-failed-launch = Röchel, stotter: Mit { $fuel } Treibstoff bleibt das Taxi am Boden. Die Aliens schauen { $player } an.
space-taxi-story-fuelled = { $fuel } im Tank: Passagiere zählen { $factor ->
    [one] einfach
    [2] doppelt
   *[other] { $factor }-fach
}.
space-taxi-story-launch = Abgehoben! { $player } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf der Uhr.
space-taxi-story-full-taxi = Auf allen Sitzen sitzen Freunde: { $coins ->
    [0] aber der Vorrat ist leer
    [one] 1 Münze für { $player }
   *[other] { $coins } Münzen für { $player }
}.
space-taxi-story-return = { $player } gibt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $points } Punkte ab.
space-taxi-story-score = { $player } macht in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
space-taxi-story-struck-out = Das schlechteste Ergebnis wird gestrichen: { $points } bei { $player }.
space-taxi-story-next-round = Runde { $round } beginnt mit { $player }.
space-taxi-story-win = { $player } gewinnt mit { $points } Punkten!
space-taxi-story-shared-win = { $player } teilt sich den Sieg mit { $points } Punkten!
space-taxi-story-solo-over = Feierabend. { $player } bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} nach Hause.

## Spielen im Terminal

space-taxi-ask-throw = { $player }, { $dice ->
    [one] den letzten Würfel
   *[other] { $dice } Würfel
} werfen? Enter wirft.
space-taxi-ask-play = { $player }, welche Würfel legst du ab? Offene Plättchen: { $tiles }
space-taxi-ask-return = { $player }, Münzen für je 2 Punkte abgeben? 0 bis { $coins }; Enter behält alle
space-taxi-help =
    Schreib die Würfel hin, die du ablegst: RRG sind zwei rote Aliens und ein grünes, 14 zwei Treibstoff-Würfel,
    s ist der Schmuggel-Würfel. RR4s legt vier Würfel auf einmal ab; ihre Anzahl ist das Plättchen, das umgedreht wird.
    0 legt keinen ab und würfelt neu, einmal. T ist der Daumen: So abgelegt, sitzt niemand auf dem Sitz.
    T=G dreht ihn für eine Münze auf Grün.
    Der Treibstoff muss 7, 8, 9 oder 10 ergeben: Passagiere zählen 1-, 2-, 3- oder 4-fach. Sonst bleibt das Taxi stehen.
    Zwei, drei, vier, fünf, sechs Gleiche bringen 1, 2, 3, 5, 8. Einzelgänger werden heimgeschickt.
    Der Schmuggel-Würfel zählt, was er zeigt; behältst du ihn und er fällt niedriger, ist alles weg.
    Ein Taxi voller Freunde bringt 2 Münzen. Eine Münze, am Ende des Zuges abgegeben, ist 2 Punkte wert.
space-taxi-word-throw = würfeln, werfen
space-taxi-word-return = abgeben

## Der Spielplan im Terminal

space-taxi-board-round = Runde { $round } von { $rounds }
space-taxi-board-turn = { $player } am Steuer
space-taxi-board-over = Feierabend
space-taxi-board-taxi = Sitze
space-taxi-board-coins = Münzen
space-taxi-board-pile = { $coins } im Vorrat
space-taxi-board-player = Name
space-taxi-board-fuel-total = bisher { $fuel }
space-taxi-board-fuel-factor = { $fuel }, mal { $factor }
space-taxi-board-crystal-in-hand = in der Hand, mindestens { $before } nötig
space-taxi-board-crystal-fresh = in der Hand
space-taxi-board-crystal-lost = verloren
space-taxi-board-crystal-mine = { $points ->
    [one] 1 Kristall
   *[other] { $points } Kristalle
}
space-taxi-board-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} nach jetzigem Stand
space-taxi-board-passengers = Passagiere { $points }
space-taxi-board-must = muss abgelegt werden
