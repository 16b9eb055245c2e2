# Space Taxi im Browser: was sein Bildschirm neben der Legende des Spielplans sagt.

## Was gefragt wird, in einer Zeile

space-taxi-web-prompt-throw = { $dice ->
    [one] Du bist dran: Wirf den letzten Würfel
   *[other] Du bist dran: Wirf { $dice } Würfel
}
space-taxi-web-prompt-play = Welche Würfel legst du ab?
space-taxi-web-prompt-must = Der Schmuggel-Würfel ist niedriger gefallen: Er muss jetzt weg. Welche Würfel gehen mit?
space-taxi-web-prompt-return = Du fliegst! Münzen für je 2 Punkte abgeben?
space-taxi-web-prompt-other = { $player } sitzt am Steuer
space-taxi-web-prompt-lot = Das Los entscheidet, wer anfängt
space-taxi-web-prompt-won = { $players } gewinnt mit { $points } Punkten
space-taxi-web-prompt-shared = { $players } teilen sich den Sieg mit je { $points } Punkten
space-taxi-web-prompt-solo-over = Feierabend: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Der große Knopf, und was daneben steht

space-taxi-web-do-throw = { $dice ->
    [one] Den letzten Würfel werfen
   *[other] { $dice } Würfel werfen
}
space-taxi-web-do-zero = Keine ablegen, neu werfen (0)
space-taxi-web-play-throw = Würfeln
space-taxi-web-do-choose = Würfel aussuchen
space-taxi-web-do-play = { $dice ->
    [one] 1 Würfel ablegen
   *[other] { $dice } Würfel ablegen
}
space-taxi-web-do-launch = { $dice ->
    [one] 1 Würfel ablegen und starten
   *[other] { $dice } Würfel ablegen und starten
}
space-taxi-web-do-fail = { $dice ->
    [one] 1 Würfel ablegen: Fehlstart
   *[other] { $dice } Würfel ablegen: Fehlstart
}
space-taxi-web-do-return = { $coins ->
    [0] Alle Münzen behalten
    [one] 1 Münze für { $points } Punkte abgeben
   *[other] { $coins } Münzen für { $points } Punkte abgeben
}
space-taxi-web-note-tile = Dreht Plättchen { $tile } um.
space-taxi-web-note-launch = { $fuel } Treibstoff: Passagiere zählen { $factor ->
    [one] einfach
    [2] doppelt
   *[other] { $factor }-fach
}.
space-taxi-web-note-fail = Mit { $fuel } Treibstoff hebt das Taxi nicht ab: Es braucht 7, 8, 9 oder 10.
space-taxi-web-clear = Auswahl leeren
space-taxi-web-waits = { $player } spielt gerade
space-taxi-web-keys = Tasten: 1–9 und 0 wählen Würfel, Enter legt ab, Leertaste wirft, Esc leert die Auswahl
space-taxi-web-skip = Weiter

## Würfel, Plättchen, Münzen

space-taxi-web-dice = Würfel
space-taxi-web-in-hand = { $dice ->
    [one] 1 Würfel in der Hand
   *[other] { $dice } Würfel in der Hand
}
space-taxi-web-die-fuel = Treibstoff { $face }
space-taxi-web-die-crystal = Schmuggel-Würfel { $face }
space-taxi-web-die-must = { $die }, muss abgelegt werden
space-taxi-web-tile-open = Plättchen { $number }, offen
space-taxi-web-tile-turned = Plättchen { $number }, umgedreht
space-taxi-web-coins = { $player }: { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
space-taxi-web-pile = { $coins ->
    [0] Der Münzvorrat ist leer.
    [one] 1 Münze im Vorrat.
   *[other] { $coins } Münzen im Vorrat.
}
space-taxi-web-thumb = { $number ->
    [0] Wer steigt ein?
   *[other] Wer steigt ein? Daumen { $number }
}
space-taxi-web-thumb-species = { $species }, für eine Münze
space-taxi-web-thumb-nobody = Den Sitz leer lassen
space-taxi-web-thumb-no-coin = Keine Münze mehr, um jemanden mitzunehmen.
space-taxi-web-return = Münzen zum Abgeben
space-taxi-web-return-fewer = Eine Münze weniger
space-taxi-web-return-more = Eine Münze mehr
space-taxi-web-return-worth = { $coins ->
    [0] Keine von { $most } abgeben
    [one] 1 von { $most } abgeben: { $points } Punkte
   *[other] { $coins } von { $most } abgeben: { $points } Punkte
}

## Die Taxiuhr

space-taxi-web-meter = { $factor ->
    [0] Auf der Uhr: Passagiere { $passengers }, Treibstoff { $fuel }, Kristalle { $mine }. Noch kein Start, also Punkte: { $points }.
   *[other] Auf der Uhr: Passagiere { $passengers } mal { $factor }, Kristalle { $mine }, Punkte: { $points }.
}
space-taxi-web-meter-passengers = { $points ->
    [one] Passagier-Punkt
   *[other] Passagier-Punkte
}
space-taxi-web-meter-mine = { $crystals ->
    [one] Kristall
   *[other] Kristalle
}
space-taxi-web-meter-points = { $points ->
    [one] Punkt
   *[other] Punkte
}

## Augenblicke

space-taxi-web-moment-launch = { $points ->
    [one] 1 Punkt!
   *[other] { $points } Punkte!
}
space-taxi-web-moment-full = { $coins ->
    [one] Volles Taxi: 1 Münze
   *[other] Volles Taxi: { $coins } Münzen
}
space-taxi-web-moment-failed = Mit { $fuel } Treibstoff kommt hier niemand weg
space-taxi-web-moment-struck = Das schlechteste Ergebnis der Runde: gestrichen bei { $player }

## In Worten

space-taxi-web-text-now = Jetzt
space-taxi-web-text-round = Runde { $round } von { $rounds }.
space-taxi-web-text-happened = Was geschah
space-taxi-web-text-choose = Deine Wahl
space-taxi-web-text-thrown = Du hast gewürfelt: { $dice }.
space-taxi-web-text-thumb = Ein Daumen: Wähle unten, wer einsteigt.
space-taxi-web-text-would = Mit diesen Würfeln: Passagiere { $passengers }, { $factor ->
    [0] Treibstoff { $fuel }, noch kein Start
   *[other] mal { $factor }
}, Kristalle { $mine }, Punkte { $points }.
space-taxi-web-text-taxi = Das Taxi
space-taxi-web-text-aboard = { $species }: { $count ->
    [one] 1, reist allein
   *[other] { $count }
}
space-taxi-web-text-nobody = { $count ->
    [one] Auf 1 Sitz sitzt niemand
   *[other] Auf { $count } Sitzen sitzt niemand
}
space-taxi-web-text-free = { $count ->
    [0] Kein Sitz ist frei
    [one] 1 Sitz ist frei
   *[other] { $count } Sitze sind frei
}
space-taxi-web-text-fuel = { $dice ->
    [0] Noch kein Treibstoff auf den Flügeln
   *[other] Treibstoff auf den Flügeln: { $wings }. Zusammen { $fuel }, { $left ->
        [0] vollständig
        [one] 1 Würfel fehlt noch
       *[other] { $left } Würfel fehlen noch
    }
}
space-taxi-web-text-caught = Der Schmuggel ist misslungen
space-taxi-web-text-mine = In der Kristall-Mine liegt { $face }
space-taxi-web-text-smuggling = { $before ->
    [0] Der Schmuggel-Würfel ist in der Hand
   *[other] Der Schmuggel-Würfel ist in der Hand, zuletzt { $before }: Niedriger ist verloren
}
space-taxi-web-text-tiles = { $count ->
    [0] Kein Plättchen ist offen
    [one] Offenes Plättchen: { $tiles }
   *[other] Offene Plättchen: { $tiles }
}
space-taxi-web-text-scores = Nach jetzigem Stand: Passagiere { $passengers }, { $factor ->
    [0] noch kein Start
   *[other] mal { $factor }
}, Kristalle { $mine }, Punkte { $points }

## Was man in diesem Augenblick wissen muss

space-taxi-web-help-throw = Wirf alle Würfel, die noch nicht auf dem Taxi liegen, und such dann aus, welche du ablegst.
space-taxi-web-help-tiles = Jede Anzahl von 1 bis 4 Würfeln wird in einem Zug genau einmal abgelegt. Die 0 ist ein Wurf als Reserve.
space-taxi-web-help-play = Leg so viele Würfel ab, wie ein offenes Plättchen sagt. Der Rest wird neu geworfen.
space-taxi-web-help-groups = Aliens reisen mit Freunden: Zwei Gleiche bringen 1, drei 2, vier 3, fünf 5, sechs 8. Einzelne bringen nichts.
space-taxi-web-help-fuel = Die drei Treibstoff-Würfel müssen zusammen 7, 8, 9 oder 10 ergeben: Passagiere zählen dann 1-, 2-, 3- oder 4-fach. Mit allem anderen ist der Zug nichts wert.
space-taxi-web-help-thumb = Ein Daumen wird für eine Münze zu jedem Alien, das du willst. Unbezahlt besetzt er einen Sitz, auf dem niemand sitzt.
space-taxi-web-help-crystal = Der Schmuggel-Würfel zählt, was er zeigt, sobald er in der Mine liegt. Behältst du ihn, wird er neu geworfen; fällt er niedriger, ist er verloren.
space-taxi-web-help-must = Der Schmuggel-Würfel ist niedriger gefallen als zuvor: Er muss jetzt abgelegt werden und zählt nichts. Die 0 geht bei diesem Wurf nicht.
space-taxi-web-help-return = Jede Münze, die du jetzt abgibst, ist in dieser Runde 2 Punkte wert.
space-taxi-web-help-keep-coins = Münzen, die du behältst, können später Mitfahrer bezahlen.
space-taxi-web-help-last-round = Es ist die letzte Runde: Münzen, die du behältst, sind danach nichts mehr wert.
space-taxi-web-help-wait = Schau, welche Plättchen umgedreht werden und was die Uhr sagt: Das schlechteste Ergebnis der Runde wird gestrichen.

## Hinweise neben dem, wovon sie reden, für alle, die es zum ersten Mal sehen

space-taxi-web-hint-throw = Wirf alle deine Würfel. Dieser Knopf sagt immer, was er tun wird.
space-taxi-web-hint-pair = Tipp zwei gleiche Aliens an: Sie reisen gern zusammen. Allein bringen sie nichts.
space-taxi-web-hint-meter = Das würde dein Zug bringen. Drei Treibstoff-Würfel müssen zusammen 7, 8, 9 oder 10 ergeben: Dann zählen deine Passagiere einfach, doppelt, drei- oder vierfach.
space-taxi-web-hint-win = Hier wird zusammengezählt. Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} gewinnt die höchste Summe{ $strikes ->
    [0] .
   *[other] , aber das schlechteste Ergebnis jeder Runde zählt nicht.
}
space-taxi-web-hint-struck = Gestrichen: Das schlechteste Ergebnis einer Runde zählt nicht.

## Die kurzen Regeln

space-taxi-web-rules-aim = Worum es geht
space-taxi-web-rules-aim-text = Füll dein Taxi mit Aliens, die sich mögen, tank genau richtig und versteck einen Kristall in der Mine. In jeder Runde machen alle eine Fahrt; das schlechteste Ergebnis der Runde wird gestrichen.
space-taxi-web-rules-throw = Werfen und ablegen
space-taxi-web-rules-throw-text = Wirf alle zehn Würfel: sechs Passagier-Würfel, drei Treibstoff-Würfel, einen Schmuggel-Würfel. Leg einige ab, wirf den Rest noch einmal, bis alle abgelegt sind.
space-taxi-web-rules-tiles-text = Wie viele du ablegst, sagen die Zahlenplättchen: 1, 2, 3 und 4 Würfel, jede Zahl einmal, in beliebiger Folge. Mit der 0 legst du keinen ab und wirfst noch einmal, einmal im Zug.
space-taxi-web-rules-dice = Die Würfel
space-taxi-web-rules-passengers = Sie nehmen einen Sitz. Arten bunt gemischt, alle Gleichen oder nur ein paar. Wer allein reist, wird heimgeschickt und zählt nichts.
space-taxi-web-rules-thumb = Zahl eine Münze, und er wird zu jedem Alien, das du willst. Du darfst ihn auch unbezahlt ablegen: Dann bleibt der Sitz leer.
space-taxi-web-rules-fuel = Alle drei müssen auf die Flügel. Liegt der dritte, müssen sie 7, 8, 9 oder 10 ergeben, sonst ist es ein Fehlstart: Der Zug ist vorbei und bringt nichts.
space-taxi-web-rules-smuggling = In der Mine zählt er, was er zeigt. Behältst du ihn in der Hand, wird er mit dem Rest neu geworfen; fällt er niedriger als zuvor, ist er verloren und muss sofort abgelegt werden.
space-taxi-web-rules-coins = Alle fangen mit dreien an. Sechs Sitze voller Freunde, niemand allein: zwei Münzen aus dem Vorrat. Nach einem Start ist jede Münze, die du abgibst, zwei Punkte wert.
space-taxi-web-rules-score-text = Passagiere mal Treibstoff-Faktor, dazu der Schmuggel-Würfel und zwei für jede abgegebene Münze.
space-taxi-web-rules-end = Runden und Ende
space-taxi-web-rules-end-text = Zu dritt fünf Runden, zu viert oder fünft vier. Das schlechteste Ergebnis einer Runde wird gestrichen, geteilt oder nicht. Wer das beste hatte, beginnt die nächste Runde. Die höchste Summe gewinnt.
space-taxi-web-rules-beyond = Allein oder zu zweit ist jenseits der Schachtel: fünf Runden, nichts wird gestrichen.

## Würfel in der Geschichte

space-taxi-web-heap-red = { $count ->
    [one] ein rotes Alien
   *[other] { $count } rote Aliens
}
space-taxi-web-heap-green = { $count ->
    [one] ein grünes Alien
   *[other] { $count } grüne Aliens
}
space-taxi-web-heap-blue = { $count ->
    [one] ein blaues Alien
   *[other] { $count } blaue Aliens
}
space-taxi-web-heap-yellow = { $count ->
    [one] ein gelbes Alien
   *[other] { $count } gelbe Aliens
}
space-taxi-web-heap-purple = { $count ->
    [one] ein lila Alien
   *[other] { $count } lila Aliens
}
space-taxi-web-heap-thumbs = { $count ->
    [one] einen Daumen
   *[other] { $count } Daumen
}
space-taxi-web-heap-lifted = { $count ->
    [one] einen Daumen
   *[other] { $count } Daumen
} als „{ $species }“
space-taxi-web-heap-fuel = Treibstoff { $faces }
space-taxi-web-heap-crystal = Schmuggel-Würfel { $face }

## Die Würfel

space-taxi-dice-passenger = Passagier-Würfel
space-taxi-dice-fuel = Treibstoff-Würfel
space-taxi-dice-smuggling = Schmuggel-Würfel
