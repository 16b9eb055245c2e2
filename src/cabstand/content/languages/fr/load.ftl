## Une foule sur un serveur de cette machine

cli-load = faire jouer une foule sur un serveur de cette machine et mesurer les temps de réponse
cli-arg-load-players = le nombre de personnes qui jouent (300)
cli-arg-load-minutes = la durée en minutes (1)
cli-arg-load-pace = le temps de réflexion moyen avant un coup (3)
cli-arg-load-port = le port d’un serveur de cette machine lancé avec --load-test ; peut être répété, pour des serveurs qui partagent une base de données. Sans cette option, un serveur est lancé pour le test
cli-arg-load-test = lever les limites imposées aux visiteurs, pour { COMMAND() } load sur cette machine
serve-load-test-open = --load-test lève toutes les limites : impossible de le combiner avec --lan ou --public-url.
load-no-time = --minutes doit être supérieur à 0 et --pace ne peut pas être négatif.
load-not-open = Un test de charge se joue avec des jeux où tout est visible et où personne ne juge les réponses. Ici : { $known }.
load-no-server = Le test de charge n’a pas de serveur : { $why }
load-arriving = Tout le monde s’installe
load-playing = La partie est en cours
load-title = { $players ->
    [one] Test de charge : une personne, { $game }
   *[other] Test de charge : { $players } personnes, { $game }
}
load-longest = maximum
load-count = nombre
load-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
load-answer = d’un coup à sa réponse
load-shown = d’un coup aux autres écrans
load-back = de l’appel à l’image complète
load-chat = dire quelque chose
load-answer-short = réponse
load-shown-short = autres écrans
load-moves = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
}, { $rate } par seconde
load-checked = Vérifié : { $screens ->
    [one] un écran
   *[other] { $screens } écrans
}, { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}, { $games ->
    [one] un journal
   *[other] { $games } journaux
}
load-trouble = Exprès : { $mistakes ->
    [one] un coup impossible
   *[other] { $mistakes } coups impossibles
}, { $doubles ->
    [one] un coup envoyé deux fois
   *[other] { $doubles } coups envoyés deux fois
}, { $cuts ->
    [one] une connexion coupée
   *[other] { $cuts } connexions coupées
}
load-costs = Le serveur : { NUMBER($cpu, minimumFractionDigits: 3) } ms de processeur par coup, { $memory } Mo de mémoire, { $disk } octets sur le disque par coup
load-faults = { $faults ->
    [0] Tout était juste.
    [one] Une chose était fausse :
   *[other] { $faults } choses étaient fausses :
}
load-about = { NUMBER($minutes, maximumFractionDigits: 2) } minutes ; temps de réflexion moyen : { NUMBER($pace, maximumFractionDigits: 2) } s par coup. Coups : { $moves }, erreurs : { $faults }.
load-panel-time = D’un coup aux autres écrans, au fil du temps
load-panel-moves = Les coups au fil du temps
load-panel-share = La plupart des temps, et les plus longs
load-axis-seconds = secondes
load-axis-ms = millisecondes
load-axis-moves = coups par seconde
load-axis-share = part du total
