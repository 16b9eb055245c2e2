# Die Legende des Spielplans von Space Taxi: die Namen der Teile, kurz genug, um danebenzustehen.

## Plätze auf dem Plan

space-taxi-legend-scoring = Punkteberechnung
space-taxi-legend-tiles = Zahlen{ "\u00AD" }plättchen
space-taxi-legend-tile = Zahlenplättchen { $number }
space-taxi-legend-seats = Taxisitze
space-taxi-legend-wings = Flügel
space-taxi-legend-fuel = Treibstoff
space-taxi-legend-mine = Kristall-Mine
space-taxi-legend-crystals = Kristalle
space-taxi-legend-coins = Space Coins
space-taxi-legend-pile = Vorrat
space-taxi-legend-sheet = Punktezettel
space-taxi-legend-round = Runde
space-taxi-legend-total = Summe

## Würfel und Aliens

space-taxi-legend-passenger-dice = Passagier-Würfel
space-taxi-legend-fuel-dice = Treibstoff-Würfel
space-taxi-legend-smuggling-die = Schmuggel-Würfel
space-taxi-legend-alien-red = Rotes Alien
space-taxi-legend-alien-green = Grünes Alien
space-taxi-legend-alien-blue = Blaues Alien
space-taxi-legend-alien-yellow = Gelbes Alien
space-taxi-legend-alien-purple = Lila Alien
space-taxi-legend-thumbs-up = Daumen: ein Joker

## Wertung

space-taxi-legend-passenger-points = Passagier-Punkte
space-taxi-legend-fuel-points = Treibstoff-Faktor
space-taxi-legend-smuggling-points = Schmuggel-Punkte
space-taxi-legend-coin-points = Münz-Punkte
space-taxi-legend-pair = Pärchen
space-taxi-legend-three = Drilling
space-taxi-legend-four = Vierling
space-taxi-legend-five = Fünfling
space-taxi-legend-six = Sechsling
space-taxi-legend-single = Reist allein: keine Punkte
space-taxi-legend-times = mal { $factor }
space-taxi-legend-launch = Start
space-taxi-legend-failed-launch = Fehlstart
space-taxi-legend-full-taxi = Volles Taxi: 2 Münzen
space-taxi-legend-struck-out = Gestrichen
