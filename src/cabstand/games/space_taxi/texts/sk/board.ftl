# Legenda herného plánu Space Taxi: krátke názvy jeho častí.

## Miesta na pláne

space-taxi-legend-scoring = Bodovacia legenda
space-taxi-legend-tiles = Dieliky s číslami
space-taxi-legend-tile = Dielik s číslom { $number }
space-taxi-legend-seats = Sedadlá pre cestujúcich
space-taxi-legend-wings = Palivové nádrže
space-taxi-legend-fuel = Palivo
space-taxi-legend-mine = Kryštálová baňa
space-taxi-legend-crystals = Kryštály
space-taxi-legend-coins = Vesmírne mince
space-taxi-legend-pile = Zásoba
space-taxi-legend-sheet = Bodovací list
space-taxi-legend-round = Kolo
space-taxi-legend-total = Spolu

## Kocky a mimozemšťania

space-taxi-legend-passenger-dice = Kocky pasažierov
space-taxi-legend-fuel-dice = Palivové kocky
space-taxi-legend-smuggling-die = Pašerácka kocka
space-taxi-legend-alien-red = Červený mimozemšťan
space-taxi-legend-alien-green = Zelený mimozemšťan
space-taxi-legend-alien-blue = Modrý mimozemšťan
space-taxi-legend-alien-yellow = Žltý mimozemšťan
space-taxi-legend-alien-purple = Fialový mimozemšťan
space-taxi-legend-thumbs-up = Palec: žolík

## Bodovanie

space-taxi-legend-passenger-points = Body za pasažierov
space-taxi-legend-fuel-points = Násobok za palivo
space-taxi-legend-smuggling-points = Pašerácke body
space-taxi-legend-coin-points = Body za mince
space-taxi-legend-pair = Dvojica
space-taxi-legend-three = Trojica
space-taxi-legend-four = Štvorica
space-taxi-legend-five = Pätica
space-taxi-legend-six = Šestica
space-taxi-legend-single = Cestuje sám: žiadne body
space-taxi-legend-times = krát { $factor }
space-taxi-legend-launch = Štart
space-taxi-legend-failed-launch = Nevydarený štart
space-taxi-legend-full-taxi = Plné taxi: 2 mince
space-taxi-legend-struck-out = Škrtnuté
