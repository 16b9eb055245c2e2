# Was es in jedem Spiel zu gewinnen gibt

ending-leap = Größter Sprung
ending-leap-why = { $points ->
    [one] 1 Punkt auf einmal
   *[other] { $points } Punkte auf einmal
}
