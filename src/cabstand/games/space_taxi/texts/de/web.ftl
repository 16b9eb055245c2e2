# Space Taxi im Browser: was sein Bildschirm neben der Legende des Spielplans sagt.

## Was gefragt wird, in einer Zeile

web-space-taxi-prompt-throw = { $dice ->
    [one] Du bist dran: Wirf den letzten Würfel
   *[other] Du bist dran: Wirf { $dice } Würfel
}
web-space-taxi-prompt-play = Welche Würfel legst du ab?
web-space-taxi-prompt-must = Der Schmuggel-Würfel ist niedriger gefallen: Er muss jetzt weg. Welche Würfel gehen mit?
web-space-taxi-prompt-return = Du fliegst! Münzen für je 2 Punkte abgeben?
web-space-taxi-prompt-other = { $player } sitzt am Steuer
web-space-taxi-prompt-lot = Das Los entscheidet, wer anfängt
web-space-taxi-prompt-won = { $players } gewinnt mit { $points } Punkten
web-space-taxi-prompt-shared = { $players } teilen sich den Sieg mit je { $points } Punkten
web-space-taxi-prompt-solo-over = Feierabend: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Der große Knopf, und was daneben steht

web-space-taxi-do-throw = { $dice ->
    [one] Den letzten Würfel werfen
   *[other] { $dice } Würfel werfen
}
web-space-taxi-do-zero = Noch einmal werfen (Plättchen 0)
web-space-taxi-play-throw = Würfeln
web-space-taxi-do-choose = Würfel aussuchen
web-space-taxi-do-play = { $dice ->
    [one] 1 Würfel ablegen
   *[other] { $dice } Würfel ablegen
}
web-space-taxi-do-launch = { $dice ->
    [one] 1 Würfel ablegen und starten
   *[other] { $dice } Würfel ablegen und starten
}
web-space-taxi-do-fail = { $dice ->
    [one] 1 Würfel ablegen: Fehlstart
   *[other] { $dice } Würfel ablegen: Fehlstart
}
web-space-taxi-do-return = { $coins ->
    [0] Alle Münzen behalten
    [one] 1 Münze für { $points } Punkte abgeben
   *[other] { $coins } Münzen für { $points } Punkte abgeben
}
web-space-taxi-note-tile = Dreht Plättchen { $tile } um.
web-space-taxi-note-launch = { $fuel } Treibstoff: Passagiere zählen { $factor ->
    [one] einfach
    [2] doppelt
   *[other] { $factor }-fach
}.
web-space-taxi-note-fail = Mit { $fuel } Treibstoff hebt das Taxi nicht ab: Es braucht 7, 8, 9 oder 10.
web-space-taxi-clear = Auswahl leeren
web-space-taxi-waits = { $player } spielt gerade
web-space-taxi-keys = Tasten: 1–9 und 0 wählen Würfel, Enter legt ab, Leertaste wirft, Esc leert die Auswahl
web-space-taxi-skip = Weiter

## Würfel, Plättchen, Münzen

web-space-taxi-dice = Würfel
web-space-taxi-in-hand = { $dice ->
    [one] 1 Würfel in der Hand
   *[other] { $dice } Würfel in der Hand
}
web-space-taxi-die-fuel = Treibstoff { $face }
web-space-taxi-die-crystal = Schmuggel-Würfel { $face }
web-space-taxi-die-must = { $die }, muss abgelegt werden
web-space-taxi-tile-open = Plättchen { $number }, offen
web-space-taxi-tile-turned = Plättchen { $number }, umgedreht
web-space-taxi-coins = { $player }: { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
web-space-taxi-pile = { $coins ->
    [0] Der Münzvorrat ist leer.
    [one] 1 Münze im Vorrat.
   *[other] { $coins } Münzen im Vorrat.
}
web-space-taxi-thumb = { $number ->
    [0] Wer steigt ein?
   *[other] Wer steigt ein? Daumen { $number }
}
web-space-taxi-thumb-species = { $species }, für eine Münze
web-space-taxi-thumb-nobody = Den Sitz leer lassen
web-space-taxi-thumb-no-coin = Keine Münze mehr, um jemanden mitzunehmen.
web-space-taxi-return = Münzen zum Abgeben
web-space-taxi-return-fewer = Eine Münze weniger
web-space-taxi-return-more = Eine Münze mehr
web-space-taxi-return-worth = { $coins ->
    [0] Keine von { $most } abgeben
    [one] 1 von { $most } abgeben: { $points } Punkte
   *[other] { $coins } von { $most } abgeben: { $points } Punkte
}

## Die Taxiuhr

web-space-taxi-meter = { $factor ->
    [0] Auf der Uhr: Passagiere { $passengers }, Treibstoff { $fuel }, Kristalle { $mine }. Noch kein Start, also Punkte: { $points }.
   *[other] Auf der Uhr: Passagiere { $passengers } mal { $factor }, Kristalle { $mine }, Punkte: { $points }.
}
web-space-taxi-meter-passengers = Aliens
web-space-taxi-meter-mine = Kristalle
web-space-taxi-meter-points = Punkte

## Augenblicke

web-space-taxi-moment-launch = { $points ->
    [one] 1 Punkt!
   *[other] { $points } Punkte!
}
web-space-taxi-moment-full = { $coins ->
    [one] Volles Taxi: 1 Münze
   *[other] Volles Taxi: { $coins } Münzen
}
web-space-taxi-moment-failed = Mit { $fuel } Treibstoff kommt hier niemand weg
web-space-taxi-moment-struck = Das schlechteste Ergebnis der Runde: gestrichen bei { $player }

## In Worten

web-space-taxi-text-now = Jetzt
web-space-taxi-text-round = Runde { $round } von { $rounds }.
web-space-taxi-text-happened = Was geschah
web-space-taxi-text-choose = Deine Wahl
web-space-taxi-text-thrown = Du hast gewürfelt: { $dice }.
web-space-taxi-text-thumb = Ein Daumen: Wähle unten, wer einsteigt.
web-space-taxi-text-would = Mit diesen Würfeln: Passagiere { $passengers }, { $factor ->
    [0] Treibstoff { $fuel }, noch kein Start
   *[other] mal { $factor }
}, Kristalle { $mine }, Punkte { $points }.
web-space-taxi-text-taxi = Das Taxi
web-space-taxi-text-aboard = { $species }: { $count ->
    [one] 1, reist allein
   *[other] { $count }
}
web-space-taxi-text-nobody = { $count ->
    [one] Auf 1 Sitz sitzt niemand
   *[other] Auf { $count } Sitzen sitzt niemand
}
web-space-taxi-text-free = { $count ->
    [0] Kein Sitz ist frei
    [one] 1 Sitz ist frei
   *[other] { $count } Sitze sind frei
}
web-space-taxi-text-fuel = { $dice ->
    [0] Noch kein Treibstoff auf den Flügeln
   *[other] Treibstoff auf den Flügeln: { $wings }. Zusammen { $fuel }, { $left ->
        [0] vollständig
        [one] 1 Würfel fehlt noch
       *[other] { $left } Würfel fehlen noch
    }
}
web-space-taxi-text-caught = Der Schmuggel ist misslungen
web-space-taxi-text-mine = In der Kristall-Mine liegt { $face }
web-space-taxi-text-smuggling = { $before ->
    [0] Der Schmuggel-Würfel ist in der Hand
   *[other] Der Schmuggel-Würfel ist in der Hand, zuletzt { $before }: Niedriger ist verloren
}
web-space-taxi-text-tiles = { $count ->
    [0] Kein Plättchen ist offen
    [one] Offenes Plättchen: { $tiles }
   *[other] Offene Plättchen: { $tiles }
}
web-space-taxi-text-scores = Nach jetzigem Stand: Passagiere { $passengers }, { $factor ->
    [0] noch kein Start
   *[other] mal { $factor }
}, Kristalle { $mine }, Punkte { $points }

## Was man in diesem Augenblick wissen muss

web-space-taxi-help-throw = Wirf alle Würfel, die noch nicht auf dem Taxi liegen, und such dann aus, welche du ablegst.
web-space-taxi-help-tiles = Jede Anzahl von 1 bis 4 Würfeln wird in einem Zug genau einmal abgelegt. Die 0 ist ein Wurf als Reserve.
web-space-taxi-help-play = Leg so viele Würfel ab, wie ein offenes Plättchen sagt. Der Rest wird neu geworfen.
web-space-taxi-help-groups = Aliens reisen mit Freunden: Zwei Gleiche bringen 1, drei 2, vier 3, fünf 5, sechs 8. Einzelne bringen nichts.
web-space-taxi-help-fuel = Die drei Treibstoff-Würfel müssen zusammen 7, 8, 9 oder 10 ergeben: Passagiere zählen dann 1-, 2-, 3- oder 4-fach. Mit allem anderen ist der Zug nichts wert.
web-space-taxi-help-thumb = Ein Daumen wird für eine Münze zu jedem Alien, das du willst. Unbezahlt besetzt er einen Sitz, auf dem niemand sitzt.
web-space-taxi-help-crystal = Der Schmuggel-Würfel zählt, was er zeigt, sobald er in der Mine liegt. Behältst du ihn, wird er neu geworfen; fällt er niedriger, ist er verloren.
web-space-taxi-help-must = Der Schmuggel-Würfel ist niedriger gefallen als zuvor: Er muss jetzt abgelegt werden und zählt nichts. Die 0 geht bei diesem Wurf nicht.
web-space-taxi-help-return = Jede Münze, die du jetzt abgibst, ist in dieser Runde 2 Punkte wert.
web-space-taxi-help-keep-coins = Münzen, die du behältst, können später Mitfahrer bezahlen.
web-space-taxi-help-last-round = Es ist die letzte Runde: Münzen, die du behältst, sind danach nichts mehr wert.
web-space-taxi-help-wait = Schau, welche Plättchen umgedreht werden und was die Uhr sagt: Das schlechteste Ergebnis der Runde wird gestrichen.

## Der erste Zug, mit dem Finger auf den Dingen

web-space-taxi-tour-throw = Das ist der eine Knopf. Er sagt immer, was er tun wird: Jetzt wirft er.
web-space-taxi-tour-dice = Hier landen deine zehn Würfel: Aliens, Treibstoff und ein Kristall. Tipp an, welche du ablegen willst.
web-space-taxi-tour-tiles = So viele Würfel, wie eines von diesen sagt. Jede Zahl einmal im Zug; die 0 ist ein Wurf als Reserve.
web-space-taxi-tour-taxi = Aliens nehmen Platz, Treibstoff kommt auf den Flügel, der Kristall in die Mine. Du siehst es, bevor du es ablegst.
web-space-taxi-tour-meter = Die Uhr läuft: Aliens mal Treibstoff, und die Kristalle obendrauf. Der Treibstoff muss 7, 8, 9 oder 10 ergeben.

## Die kurzen Regeln

web-space-taxi-rules-aim = Worum es geht
web-space-taxi-rules-aim-text = Füll dein Taxi mit Aliens, die sich mögen, tank genau richtig und versteck einen Kristall in der Mine. In jeder Runde machen alle eine Fahrt; das schlechteste Ergebnis der Runde wird gestrichen.
web-space-taxi-rules-throw = Werfen und ablegen
web-space-taxi-rules-throw-text = Wirf alle zehn Würfel: sechs Passagier-Würfel, drei Treibstoff-Würfel, einen Schmuggel-Würfel. Leg einige ab, wirf den Rest noch einmal, bis alle abgelegt sind.
web-space-taxi-rules-tiles-text = Wie viele du ablegst, sagen die Zahlenplättchen: 1, 2, 3 und 4 Würfel, jede Zahl einmal, in beliebiger Folge. Mit der 0 legst du keinen ab und wirfst noch einmal, einmal im Zug.
web-space-taxi-rules-dice = Die Würfel
web-space-taxi-rules-passengers = Sie nehmen einen Sitz. Arten bunt gemischt, alle Gleichen oder nur ein paar. Wer allein reist, wird heimgeschickt und zählt nichts.
web-space-taxi-rules-thumb = Zahl eine Münze, und er wird zu jedem Alien, das du willst. Du darfst ihn auch unbezahlt ablegen: Dann bleibt der Sitz leer.
web-space-taxi-rules-fuel = Alle drei müssen auf die Flügel. Liegt der dritte, müssen sie 7, 8, 9 oder 10 ergeben, sonst ist es ein Fehlstart: Der Zug ist vorbei und bringt nichts.
web-space-taxi-rules-smuggling = In der Mine zählt er, was er zeigt. Behältst du ihn in der Hand, wird er mit dem Rest neu geworfen; fällt er niedriger als zuvor, ist er verloren und muss sofort abgelegt werden.
web-space-taxi-rules-coins = Alle fangen mit dreien an. Sechs Sitze voller Freunde, niemand allein: zwei Münzen aus dem Vorrat. Nach einem Start ist jede Münze, die du abgibst, zwei Punkte wert.
web-space-taxi-rules-score-text = Passagiere mal Treibstoff-Faktor, dazu der Schmuggel-Würfel und zwei für jede abgegebene Münze.
web-space-taxi-rules-end = Runden und Ende
web-space-taxi-rules-end-text = Zu dritt fünf Runden, zu viert oder fünft vier. Das schlechteste Ergebnis einer Runde wird gestrichen, geteilt oder nicht. Wer das beste hatte, beginnt die nächste Runde. Die höchste Summe gewinnt.
web-space-taxi-rules-beyond = Allein oder zu zweit ist jenseits der Schachtel: fünf Runden, nichts wird gestrichen.

## Würfel in der Geschichte

web-space-taxi-heap-red = { $count ->
    [one] ein rotes Alien
   *[other] { $count } rote Aliens
}
web-space-taxi-heap-green = { $count ->
    [one] ein grünes Alien
   *[other] { $count } grüne Aliens
}
web-space-taxi-heap-blue = { $count ->
    [one] ein blaues Alien
   *[other] { $count } blaue Aliens
}
web-space-taxi-heap-yellow = { $count ->
    [one] ein gelbes Alien
   *[other] { $count } gelbe Aliens
}
web-space-taxi-heap-purple = { $count ->
    [one] ein lila Alien
   *[other] { $count } lila Aliens
}
web-space-taxi-heap-thumbs = { $count ->
    [one] einen Daumen
   *[other] { $count } Daumen
}
web-space-taxi-heap-lifted = { $count ->
    [one] einen Daumen
   *[other] { $count } Daumen
} als „{ $species }“
web-space-taxi-heap-fuel = Treibstoff { $faces }
web-space-taxi-heap-crystal = Schmuggel-Würfel { $face }
