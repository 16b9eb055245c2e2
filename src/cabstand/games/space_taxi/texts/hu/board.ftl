# A Space Taxi játéktáblájának jelmagyarázata: a részek neve, röviden.

## Helyek a táblán

space-taxi-legend-scoring = Pontszámítás
space-taxi-legend-tiles = Számlapkák
space-taxi-legend-tile = Számlapka: { $number }
space-taxi-legend-seats = Taxiülések
space-taxi-legend-wings = Szárnyak
space-taxi-legend-fuel = Üzemanyag
space-taxi-legend-mine = Kristálybánya
space-taxi-legend-crystals = Kristályok
space-taxi-legend-coins = Űrérmék
space-taxi-legend-pile = Készlet
space-taxi-legend-sheet = Pontlap
space-taxi-legend-round = Forduló
space-taxi-legend-total = Összesen

## Kockák és űrlények

space-taxi-legend-passenger-dice = Utaskockák
space-taxi-legend-fuel-dice = Üzemanyagkockák
space-taxi-legend-smuggling-die = Csempészkocka
space-taxi-legend-alien-red = Piros űrlény
space-taxi-legend-alien-green = Zöld űrlény
space-taxi-legend-alien-blue = Kék űrlény
space-taxi-legend-alien-yellow = Sárga űrlény
space-taxi-legend-alien-purple = Lila űrlény
space-taxi-legend-thumbs-up = Hüvelykujj: joker

## Pontozás

space-taxi-legend-passenger-points = Utaspontok
space-taxi-legend-fuel-points = Üzemanyagszorzó
space-taxi-legend-smuggling-points = Csempészpontok
space-taxi-legend-coin-points = Éremért járó pontok
space-taxi-legend-pair = Pár
space-taxi-legend-three = Hármas
space-taxi-legend-four = Négyes
space-taxi-legend-five = Ötös
space-taxi-legend-six = Hatos
space-taxi-legend-single = Egyedül utazik: nincs pont
space-taxi-legend-times = { $factor }-{ $factor ->
    [3] szoros
   *[other] szeres
}
space-taxi-legend-launch = Felszállás
space-taxi-legend-failed-launch = Sikertelen start
space-taxi-legend-full-taxi = Tele taxi: 2 érme
space-taxi-legend-struck-out = Kihúzva
