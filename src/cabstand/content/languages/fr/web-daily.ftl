# Le taxi du jour dans le navigateur.

web-daily-first-counts = Ton premier essai compte : pars quand tu veux et reprends plus tard, mais on ne recommence pas. Ensuite, tu peux t’entraîner avec les mêmes dés.
web-daily-play = Jouer le taxi d’aujourd’hui
web-daily-go-on = Continuer
web-daily-practise = Rejouer ces dés, pour s’entraîner
web-daily-practice-on = Continuer l’entraînement
web-daily-next = Le prochain taxi part { $time }.
web-daily-next-in = Prochain taxi dans
web-daily-streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
web-daily-unfinished = Tu n’as pas terminé celui-ci. Il ne compte plus dès que le secret du jour est montré.
web-daily-missed = Tu n’as pas joué ce jour-là.
web-daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-end = Ton taxi du jour : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-end-practice = Entraînement : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-too-late = Terminé trop tard pour compter : le secret du jour était déjà connu.
web-daily-practised = Meilleur entraînement : { $score } ({ $attempts ->
    [one] un essai
   *[other] { $attempts } essais
})

## La comparaison

web-daily-compared = Tes tours à côté du jeu parfait
web-daily-who = Qui
web-daily-turn = Tour { $turn }
web-daily-total = Total
web-daily-you = Toi
web-daily-perfect = Jeu parfait
web-daily-best = Le mieux possible
web-daily-working = Le jeu parfait est en train d’être calculé …
web-daily-perfect-why = Le jeu parfait connaît les chances, mais pas les dés ; un jour ordinaire, il fait { $average } points.
web-daily-best-why = Le mieux possible, c’est ce qu’aurait atteint quelqu’un qui connaissait chaque dé d’avance.

## Le raconter

web-daily-tell = Raconte-le aux autres
web-daily-share-by = Partager …
web-daily-share = Taxi du jour Cabstand { $day } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} { $marks }
web-daily-share-perfect = Taxi du jour Cabstand { $day } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} { $marks }, jeu parfait { $perfect }
web-daily-board = Le tableau du jour
web-daily-friends = Tes compagnons de jeu
web-daily-everybody = Tout le monde
web-daily-arrived = { $players ->
    [one] Une personne est arrivée ; les noms se lisent quand on joue sur ce serveur.
   *[other] { $players } personnes sont arrivées ; les noms se lisent quand on joue sur ce serveur.
}
web-daily-nobody = Personne n’est encore arrivé.
web-daily-list-me = Mon nom et mon score sont visibles ici
web-daily-secret = Le secret du jour :
web-daily-secret-later = Le secret des dés sera montré { $time } : alors chaque lancer pourra être vérifié.
web-daily-secret-shown = Le secret des dés est montré : en revoyant la partie, chaque lancer peut être vérifié.
web-daily-day-before = La veille
web-daily-today = Aujourd’hui

## Le film d’un jour passé

web-daily-film = Le plus beau tour du jeu parfait
web-daily-film-why = Le { $day }, le jeu parfait ne connaissait pas non plus les dés d’avance. Regarde le plus beau tour qu’il en a tiré.
web-daily-film-show = Voir le film
web-daily-film-turn = Ce tour du { $day } a rapporté { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
web-daily-film-name = Le jeu parfait
