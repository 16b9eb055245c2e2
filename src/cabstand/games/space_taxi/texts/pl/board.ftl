# Legenda planszy Space Taxi: krótkie nazwy jej części.

## Miejsca na planszy

space-taxi-legend-scoring = Sposób liczenia punktów
space-taxi-legend-tiles = Płytki z liczbami
space-taxi-legend-tile = Płytka z liczbą { $number }
space-taxi-legend-seats = Miejsca w taksówce
space-taxi-legend-wings = Skrzydła
space-taxi-legend-fuel = Paliwo
space-taxi-legend-mine = Kopalnia kryształów
space-taxi-legend-crystals = Kryształy
space-taxi-legend-coins = Kosmiczne monety
space-taxi-legend-pile = Zapas
space-taxi-legend-sheet = Arkusz punktów
space-taxi-legend-round = Runda
space-taxi-legend-total = Suma

## Kostki i kosmici

space-taxi-legend-passenger-dice = Kostki pasażerów
space-taxi-legend-fuel-dice = Kostki paliwa
space-taxi-legend-smuggling-die = Kostka przemytu
space-taxi-legend-alien-red = Czerwony kosmita
space-taxi-legend-alien-green = Zielony kosmita
space-taxi-legend-alien-blue = Niebieski kosmita
space-taxi-legend-alien-yellow = Żółty kosmita
space-taxi-legend-alien-purple = Fioletowy kosmita
space-taxi-legend-thumbs-up = Kciuk: joker

## Punktacja

space-taxi-legend-passenger-points = Punkty za pasażerów
space-taxi-legend-fuel-points = Mnożnik za paliwo
space-taxi-legend-smuggling-points = Punkty za przemyt
space-taxi-legend-coin-points = Punkty za monety
space-taxi-legend-pair = Para
space-taxi-legend-three = Trójka
space-taxi-legend-four = Czwórka
space-taxi-legend-five = Piątka
space-taxi-legend-six = Szóstka
space-taxi-legend-single = Podróżuje sam: zero punktów
space-taxi-legend-times = razy { $factor }
space-taxi-legend-launch = Start
space-taxi-legend-failed-launch = Nieudany start
space-taxi-legend-full-taxi = Pełna taksówka: 2 monety
space-taxi-legend-struck-out = Skreślone
