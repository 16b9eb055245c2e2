# Legenda herního plánu Space Taxi: krátké názvy jeho částí.

## Místa na plánu

space-taxi-legend-scoring = Bodovací legenda
space-taxi-legend-tiles = Destičky s čísly
space-taxi-legend-tile = Destička s číslem { $number }
space-taxi-legend-seats = Sedadla pro cestující
space-taxi-legend-wings = Palivové nádrže
space-taxi-legend-fuel = Palivo
space-taxi-legend-mine = Krystalový důl
space-taxi-legend-crystals = Krystaly
space-taxi-legend-coins = Vesmírné mince
space-taxi-legend-pile = Zásoba
space-taxi-legend-sheet = Bodovací list
space-taxi-legend-round = Kolo
space-taxi-legend-total = Celkem

## Kostky a mimozemšťané

space-taxi-legend-passenger-dice = Kostky pasažérů
space-taxi-legend-fuel-dice = Palivové kostky
space-taxi-legend-smuggling-die = Pašerácká kostka
space-taxi-legend-alien-red = Červený mimozemšťan
space-taxi-legend-alien-green = Zelený mimozemšťan
space-taxi-legend-alien-blue = Modrý mimozemšťan
space-taxi-legend-alien-yellow = Žlutý mimozemšťan
space-taxi-legend-alien-purple = Fialový mimozemšťan
space-taxi-legend-thumbs-up = Palec: žolík

## Bodování

space-taxi-legend-passenger-points = Body za pasažéry
space-taxi-legend-fuel-points = Násobek za palivo
space-taxi-legend-smuggling-points = Pašerácké body
space-taxi-legend-coin-points = Body za mince
space-taxi-legend-pair = Dvojice
space-taxi-legend-three = Trojice
space-taxi-legend-four = Čtveřice
space-taxi-legend-five = Pětice
space-taxi-legend-six = Šestice
space-taxi-legend-single = Cestuje sám: žádné body
space-taxi-legend-times = krát { $factor }
space-taxi-legend-launch = Start
space-taxi-legend-failed-launch = Nezdařený start
space-taxi-legend-full-taxi = Plné taxi: 2 mince
space-taxi-legend-struck-out = Škrtnuto
