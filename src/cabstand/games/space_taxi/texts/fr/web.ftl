# Space Taxi dans le navigateur : ce que dit son écran à côté de la légende du plateau.

## Ce que l’on demande, en une ligne

web-space-taxi-prompt-throw = { $dice ->
    [one] À toi : lance le dernier dé
   *[other] À toi : lance { $dice } dés
}
web-space-taxi-prompt-play = Quels dés places-tu ?
web-space-taxi-prompt-must = Le dé contrebande est tombé plus bas : il part maintenant. Quels dés l’accompagnent ?
web-space-taxi-prompt-return = Tu voles ! Rendre des jetons à 2 points pièce ?
web-space-taxi-prompt-other = { $player } est au volant
web-space-taxi-prompt-lot = Le sort dit qui commence
web-space-taxi-prompt-won = { $players } gagne avec { $points } points
web-space-taxi-prompt-shared = { $players } partagent la victoire avec { $points } points chacun
web-space-taxi-prompt-solo-over = Terminus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le bouton principal, et ce qui se dit à côté

web-space-taxi-do-throw = { $dice ->
    [one] Lancer le dernier dé
   *[other] Lancer { $dice } dés
}
web-space-taxi-do-zero = Relancer (tuile 0)
web-space-taxi-play-throw = Lancer
web-space-taxi-do-choose = Choisir des dés
web-space-taxi-do-play = { $dice ->
    [one] Placer 1 dé
   *[other] Placer { $dice } dés
}
web-space-taxi-do-launch = { $dice ->
    [one] Placer 1 dé et décoller
   *[other] Placer { $dice } dés et décoller
}
web-space-taxi-do-fail = { $dice ->
    [one] Placer 1 dé : faux départ
   *[other] Placer { $dice } dés : faux départ
}
web-space-taxi-do-return = { $coins ->
    [0] Garder tous les jetons
    [one] Rendre 1 jeton pour { $points } points
   *[other] Rendre { $coins } jetons pour { $points } points
}
web-space-taxi-note-tile = Retourne la tuile { $tile }.
web-space-taxi-note-launch = { $fuel } de carburant : les passagers comptent { $factor ->
    [1] une fois
   *[other] { $factor } fois
}.
web-space-taxi-note-fail = { $fuel } de carburant ne soulèvera pas le taxi : il en faut 7, 8, 9 ou 10.
web-space-taxi-clear = Effacer
web-space-taxi-waits = { $player } joue
web-space-taxi-keys = Touches : 1–9 et 0 choisissent des dés, Entrée les place, Espace lance, Échap efface
web-space-taxi-skip = Continuer

## Dés, tuiles, jetons

web-space-taxi-dice = Dés
web-space-taxi-in-hand = { $dice ->
    [one] { $dice } dé en main
   *[other] { $dice } dés en main
}
web-space-taxi-die-fuel = Carburant { $face }
web-space-taxi-die-crystal = Dé contrebande { $face }
web-space-taxi-die-must = { $die }, doit être placé
web-space-taxi-tile-open = Tuile { $number }, ouverte
web-space-taxi-tile-turned = Tuile { $number }, retournée
web-space-taxi-coins = { $player } : { $coins ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $coins } jetons
}
web-space-taxi-pile = { $coins ->
    [0] La réserve de jetons est vide.
    [one] 1 jeton en réserve.
   *[other] { $coins } jetons en réserve.
}
web-space-taxi-thumb = { $number ->
    [0] Qui monte ?
   *[other] Qui monte ? Pouce { $number }
}
web-space-taxi-thumb-species = { $species }, pour un jeton
web-space-taxi-thumb-nobody = Laisser le siège vide
web-space-taxi-thumb-no-coin = Plus de jeton pour prendre quelqu’un en stop.
web-space-taxi-return = Jetons à rendre
web-space-taxi-return-fewer = Un jeton de moins
web-space-taxi-return-more = Un jeton de plus
web-space-taxi-return-worth = { $coins ->
    [0] N’en rendre aucun sur { $most }
    [one] En rendre 1 sur { $most } : { $points } points
   *[other] En rendre { $coins } sur { $most } : { $points } points
}

## Le compteur

web-space-taxi-meter = { $factor ->
    [0] Au compteur : passagers { $passengers }, carburant { $fuel }, cristaux { $mine }. Pas encore de décollage, donc points : { $points }.
   *[other] Au compteur : passagers { $passengers } fois { $factor }, cristaux { $mine }, points : { $points }.
}
web-space-taxi-meter-passengers = passagers
web-space-taxi-meter-mine = cristaux
web-space-taxi-meter-points = pts

## Grands moments

web-space-taxi-moment-launch = { $points ->
    [one] { $points } point !
   *[other] { $points } points !
}
web-space-taxi-moment-full = { $coins ->
    [one] Taxi plein : { $coins } jeton
   *[other] Taxi plein : { $coins } jetons
}
web-space-taxi-moment-failed = Avec { $fuel } de carburant, personne ne va nulle part
web-space-taxi-moment-struck = Le plus bas de la manche : barré pour { $player }

## En mots

web-space-taxi-text-now = Maintenant
web-space-taxi-text-round = Manche { $round } sur { $rounds }.
web-space-taxi-text-happened = Ce qui s’est passé
web-space-taxi-text-choose = Ton choix
web-space-taxi-text-thrown = Tu as lancé { $dice }.
web-space-taxi-text-thumb = Un pouce : choisis plus bas qui monte.
web-space-taxi-text-would = Avec ces dés : passagers { $passengers }, { $factor ->
    [0] carburant { $fuel }, pas encore de décollage
   *[other] fois { $factor }
}, cristaux { $mine }, points { $points }.
web-space-taxi-text-taxi = Le taxi
web-space-taxi-text-aboard = { $species } : { $count ->
    [1] 1, qui voyage seul
   *[other] { $count }
}
web-space-taxi-text-nobody = { $count ->
    [one] { $count } siège n’est pris par personne
   *[other] { $count } sièges ne sont pris par personne
}
web-space-taxi-text-free = { $count ->
    [0] Aucun siège n’est libre
    [one] 1 siège est libre
   *[other] { $count } sièges sont libres
}
web-space-taxi-text-fuel = { $dice ->
    [0] Pas encore de carburant sur les ailes
   *[other] Carburant sur les ailes : { $wings }. En tout { $fuel }, { $left ->
        [0] complet
        [one] encore 1 dé
       *[other] encore { $left } dés
    }
}
web-space-taxi-text-caught = La contrebande a échoué
web-space-taxi-text-mine = La mine de cristal contient { $face }
web-space-taxi-text-smuggling = { $before ->
    [0] Le dé contrebande est en main
   *[other] Le dé contrebande est en main, dernier lancer { $before } : plus bas, c’est perdu
}
web-space-taxi-text-tiles = { $count ->
    [0] Aucune tuile n’est ouverte
    [one] Tuile ouverte : { $tiles }
   *[other] Tuiles ouvertes : { $tiles }
}
web-space-taxi-text-scores = En l’état : passagers { $passengers }, { $factor ->
    [0] pas encore de décollage
   *[other] fois { $factor }
}, cristaux { $mine }, points { $points }

## Ce qu’il faut savoir à cet instant

web-space-taxi-help-throw = Lance tous les dés qui ne sont pas encore sur le taxi, puis choisis ceux que tu places.
web-space-taxi-help-tiles = Chaque nombre de dés, de 1 à 4, se place exactement une fois par tour. Le 0 est un lancer de secours.
web-space-taxi-help-play = Place autant de dés que le dit une tuile ouverte. Le reste est relancé.
web-space-taxi-help-groups = Les aliens voyagent entre amis : deux pareils valent 1, trois 2, quatre 3, cinq 5, six 8. Seul, on ne vaut rien.
web-space-taxi-help-fuel = Les trois dés carburant doivent faire ensemble 7, 8, 9 ou 10 : les passagers comptent alors 1, 2, 3 ou 4 fois. Sinon, le tour ne vaut rien.
web-space-taxi-help-thumb = Un pouce devient n’importe quel alien pour un jeton. Sans payer, il prend un siège où ne s’assied personne.
web-space-taxi-help-crystal = Le dé contrebande vaut ce qu’il montre une fois dans la mine. Si tu le gardes, il est relancé ; s’il tombe plus bas, il est perdu.
web-space-taxi-help-must = Le dé contrebande est tombé plus bas qu’avant : il faut le placer maintenant et il ne vaut rien. La tuile 0 est exclue pour ce lancer.
web-space-taxi-help-return = Chaque jeton que tu rends maintenant vaut 2 points dans cette manche.
web-space-taxi-help-keep-coins = Les jetons que tu gardes pourront payer des passagers plus tard.
web-space-taxi-help-last-round = C’est la dernière manche : les jetons que tu gardes ne vaudront plus rien après.
web-space-taxi-help-wait = Regarde quelles tuiles se retournent et ce que dit le compteur : le moins bon résultat de la manche est barré.

## Le premier tour, en montrant du doigt

web-space-taxi-tour-throw = Voici le seul bouton. Il dit toujours ce qu’il va faire : là, il lance.
web-space-taxi-tour-dice = Tes dix dés tombent ici : aliens, carburant et un cristal. Touche ceux que tu veux placer.
web-space-taxi-tour-tiles = Autant de dés que le dit l’une de ces tuiles. Chaque nombre une fois par tour ; le 0 est un lancer de secours.
web-space-taxi-tour-taxi = Les aliens prennent les sièges, le carburant va sur l’aile, le cristal dans la mine. Tu le vois avant de le jouer.
web-space-taxi-tour-meter = Le compteur tourne : aliens fois carburant, et les cristaux en prime. Le carburant doit faire 7, 8, 9 ou 10.

## Les règles en bref

web-space-taxi-rules-aim = Ce que l’on fait
web-space-taxi-rules-aim-text = Remplis ton taxi d’aliens qui s’apprécient, fais le plein au plus juste et cache un cristal dans la mine. À chaque manche, chacun fait un voyage ; le moins bon résultat de la manche est barré.
web-space-taxi-rules-throw = Lancer et placer
web-space-taxi-rules-throw-text = Lance les dix dés : six dés passagers, trois dés carburant, un dé contrebande. Places-en quelques-uns, relance le reste, jusqu’à ce que tous soient placés.
web-space-taxi-rules-tiles-text = Combien tu en places, ce sont les tuiles qui le disent : 1, 2, 3 et 4 dés, chaque nombre une fois, dans n’importe quel ordre. La tuile 0 permet de n’en placer aucun et de relancer, une fois par tour.
web-space-taxi-rules-dice = Les dés
web-space-taxi-rules-passengers = Ils prennent un siège. Espèces mêlées, tous les pareils ou quelques-uns. Qui voyage seul est renvoyé et ne vaut rien.
web-space-taxi-rules-thumb = Paie un jeton et il devient n’importe quel alien. Tu peux aussi le placer sans payer : le siège reste alors vide.
web-space-taxi-rules-fuel = Tous les trois vont sur l’aile. Une fois le troisième posé, ils doivent faire 7, 8, 9 ou 10, sinon c’est le faux départ : le tour est fini et ne rapporte rien.
web-space-taxi-rules-smuggling = Dans la mine, il vaut ce qu’il montre. Garde-le en main, et il est relancé avec le reste ; s’il tombe plus bas qu’avant, il est perdu et doit être placé aussitôt.
web-space-taxi-rules-coins = Chacun commence avec trois. Six sièges pleins d’amis, personne tout seul : deux jetons de la réserve. Après un décollage, chaque jeton que tu rends vaut deux points.
web-space-taxi-rules-score-text = Les passagers fois le facteur carburant, plus le dé contrebande, plus deux par jeton rendu.
web-space-taxi-rules-end = Les manches et la fin
web-space-taxi-rules-end-text = Cinq manches à trois, quatre à quatre ou cinq. Le moins bon résultat d’une manche est barré, partagé ou non. Qui a fait le meilleur commence la manche suivante. La plus grande somme gagne.
web-space-taxi-rules-beyond = Seul ou à deux, on est hors de la boîte : cinq manches, rien n’est barré.

## Les dés dans l’histoire

web-space-taxi-heap-red = { $count ->
    [one] un alien rouge
   *[other] { $count } aliens rouges
}
web-space-taxi-heap-green = { $count ->
    [one] un alien vert
   *[other] { $count } aliens verts
}
web-space-taxi-heap-blue = { $count ->
    [one] un alien bleu
   *[other] { $count } aliens bleus
}
web-space-taxi-heap-yellow = { $count ->
    [one] un alien jaune
   *[other] { $count } aliens jaunes
}
web-space-taxi-heap-purple = { $count ->
    [one] un alien violet
   *[other] { $count } aliens violets
}
web-space-taxi-heap-thumbs = { $count ->
    [one] un pouce
   *[other] { $count } pouces
}
web-space-taxi-heap-lifted = { $count ->
    [one] un pouce
   *[other] { $count } pouces
} pour « { $species } »
web-space-taxi-heap-fuel = carburant { $faces }
web-space-taxi-heap-crystal = dé contrebande { $face }
