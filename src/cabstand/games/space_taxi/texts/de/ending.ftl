# Das Ende eines Spiels Space Taxi: wofür es Auszeichnungen gibt und woher die Punkte kommen.

space-taxi-award-flight = Flug der Schicht
space-taxi-award-flight-why = { $points ->
    [one] 1 Punkt auf einer einzigen Fahrt
   *[other] { $points } Punkte auf einer einzigen Fahrt
}
space-taxi-award-throw = Glückswurf
space-taxi-award-throw-why = { $alike } Gleiche unter { $dice } Passagieren
space-taxi-award-smuggler = Frechster Schmuggel
space-taxi-award-smuggler-why = Unschuldsmiene, und Kristalle für { $crystal } Punkte in der Mine
space-taxi-award-ground = Längste Gesichter
space-taxi-award-ground-why = { $points ->
    [one] 1 Punkt an Bord
   *[other] { $points } Punkte an Bord
}, { $fuel } Treibstoff, und kein Start
space-taxi-award-full = Kein Sitz verschenkt
space-taxi-award-full-why = Sechs Freunde auf sechs Sitzen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
space-taxi-best-flight = Beste Fahrt
space-taxi-best-flight-why = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
space-taxi-part-passengers = Passagiere
space-taxi-part-crystals = Schmuggelgut
space-taxi-part-coins = Zurückgegebene Münzen
space-taxi-part-struck-out = Gestrichen
