# Ce que tout jeu peut récompenser

ending-leap = Le plus grand bond
ending-leap-why = { $points ->
    [one] { $points } point d’un coup
   *[other] { $points } points d’un coup
}
