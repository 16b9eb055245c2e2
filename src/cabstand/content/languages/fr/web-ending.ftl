# La fin d’une partie sur la page.

web-ending-standings = Classement final
web-ending-awards = Prix
web-ending-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] { $place }e place
}
web-ending-show = Montrer ce moment
web-ending-length = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en { $long }
web-ending-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-ending-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
web-ending-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-ending-played = { $player } : précision { $percent } %, chance { $luck }
web-ending-choices = { $player } : { $choices }
web-ending-ask = Comment ai-je joué ?
web-ending-slip = L’erreur la plus chère
web-ending-slip-why = { $figure } de perdus
web-ending-all = Tout compter d’un coup
