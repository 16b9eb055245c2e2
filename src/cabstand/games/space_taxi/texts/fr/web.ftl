# Space Taxi dans le navigateur : ce que dit son écran à côté de la légende du plateau.

## Ce que l’on demande, en une ligne

space-taxi-web-prompt-throw = { $dice ->
    [one] À toi : lance le dernier dé
   *[other] À toi : lance { $dice } dés
}
space-taxi-web-prompt-play = Quels dés places-tu ?
space-taxi-web-prompt-must = Le dé contrebande est tombé plus bas : il part maintenant. Quels dés l’accompagnent ?
space-taxi-web-prompt-return = Tu voles ! Rendre des jetons à 2 points pièce ?
space-taxi-web-prompt-other = { $player } est au volant
space-taxi-web-prompt-lot = Le sort dit qui commence
space-taxi-web-prompt-won = { $players } gagne avec { $points } points
space-taxi-web-prompt-shared = { $players } partagent la victoire avec { $points } points chacun
space-taxi-web-prompt-solo-over = Terminus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le bouton principal, et ce qui se dit à côté

space-taxi-web-do-throw = { $dice ->
    [one] Lancer le dernier dé
   *[other] Lancer { $dice } dés
}
space-taxi-web-do-zero = N’en placer aucun, relancer (0)
space-taxi-web-play-throw = Lancer
space-taxi-web-do-choose = Choisir des dés
space-taxi-web-do-play = { $dice ->
    [one] Placer 1 dé
   *[other] Placer { $dice } dés
}
space-taxi-web-do-launch = { $dice ->
    [one] Placer 1 dé et décoller
   *[other] Placer { $dice } dés et décoller
}
space-taxi-web-do-fail = { $dice ->
    [one] Placer 1 dé : faux départ
   *[other] Placer { $dice } dés : faux départ
}
space-taxi-web-do-return = { $coins ->
    [0] Garder tous les jetons
    [one] Rendre 1 jeton pour { $points } points
   *[other] Rendre { $coins } jetons pour { $points } points
}
space-taxi-web-note-tile = Retourne la tuile { $tile }.
space-taxi-web-note-launch = { $fuel } de carburant : les passagers comptent { $factor ->
    [1] une fois
   *[other] { $factor } fois
}.
space-taxi-web-note-fail = { $fuel } de carburant ne soulèvera pas le taxi : il en faut 7, 8, 9 ou 10.
space-taxi-web-clear = Effacer
space-taxi-web-waits = { $player } joue
space-taxi-web-keys = Touches : 1–9 et 0 choisissent des dés, Entrée les place, Espace lance, Échap efface
space-taxi-web-skip = Continuer

## Dés, tuiles, jetons

space-taxi-web-dice = Dés
space-taxi-web-in-hand = { $dice ->
    [one] { $dice } dé en main
   *[other] { $dice } dés en main
}
space-taxi-web-die-fuel = Carburant { $face }
space-taxi-web-die-crystal = Dé contrebande { $face }
space-taxi-web-die-must = { $die }, doit être placé
space-taxi-web-tile-open = Tuile { $number }, ouverte
space-taxi-web-tile-turned = Tuile { $number }, retournée
space-taxi-web-coins = { $player } : { $coins ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $coins } jetons
}
space-taxi-web-pile = { $coins ->
    [0] La réserve de jetons est vide.
    [one] 1 jeton en réserve.
   *[other] { $coins } jetons en réserve.
}
space-taxi-web-thumb = { $number ->
    [0] Qui monte ?
   *[other] Qui monte ? Pouce { $number }
}
space-taxi-web-thumb-species = { $species }, pour un jeton
space-taxi-web-thumb-nobody = Laisser le siège vide
space-taxi-web-thumb-no-coin = Plus de jeton pour prendre quelqu’un en stop.
space-taxi-web-return = Jetons à rendre
space-taxi-web-return-fewer = Un jeton de moins
space-taxi-web-return-more = Un jeton de plus
space-taxi-web-return-worth = { $coins ->
    [0] N’en rendre aucun sur { $most }
    [one] En rendre 1 sur { $most } : { $points } points
   *[other] En rendre { $coins } sur { $most } : { $points } points
}

## Le compteur

space-taxi-web-meter = { $factor ->
    [0] Au compteur : passagers { $passengers }, carburant { $fuel }, cristaux { $mine }. Pas encore de décollage, donc points : { $points }.
   *[other] Au compteur : passagers { $passengers } fois { $factor }, cristaux { $mine }, points : { $points }.
}
space-taxi-web-meter-passengers = { $points ->
    [one] point passagers
   *[other] points passagers
}
space-taxi-web-meter-mine = { $crystals ->
    [one] cristal
   *[other] cristaux
}
space-taxi-web-meter-points = { $points ->
    [one] pt
   *[other] pts
}

## Grands moments

space-taxi-web-moment-launch = { $points ->
    [one] { $points } point !
   *[other] { $points } points !
}
space-taxi-web-moment-full = { $coins ->
    [one] Taxi plein : { $coins } jeton
   *[other] Taxi plein : { $coins } jetons
}
space-taxi-web-moment-failed = Avec { $fuel } de carburant, personne ne va nulle part
space-taxi-web-moment-struck = Le plus bas de la manche : barré pour { $player }

## En mots

space-taxi-web-text-now = Maintenant
space-taxi-web-text-round = Manche { $round } sur { $rounds }.
space-taxi-web-text-happened = Ce qui s’est passé
space-taxi-web-text-choose = Ton choix
space-taxi-web-text-thrown = Tu as lancé { $dice }.
space-taxi-web-text-thumb = Un pouce : choisis plus bas qui monte.
space-taxi-web-text-would = Avec ces dés : passagers { $passengers }, { $factor ->
    [0] carburant { $fuel }, pas encore de décollage
   *[other] fois { $factor }
}, cristaux { $mine }, points { $points }.
space-taxi-web-text-taxi = Le taxi
space-taxi-web-text-aboard = { $species } : { $count ->
    [1] 1, qui voyage seul
   *[other] { $count }
}
space-taxi-web-text-nobody = { $count ->
    [one] { $count } siège n’est pris par personne
   *[other] { $count } sièges ne sont pris par personne
}
space-taxi-web-text-free = { $count ->
    [0] Aucun siège n’est libre
    [one] 1 siège est libre
   *[other] { $count } sièges sont libres
}
space-taxi-web-text-fuel = { $dice ->
    [0] Pas encore de carburant sur les ailes
   *[other] Carburant sur les ailes : { $wings }. En tout { $fuel }, { $left ->
        [0] complet
        [one] encore 1 dé
       *[other] encore { $left } dés
    }
}
space-taxi-web-text-caught = La contrebande a échoué
space-taxi-web-text-mine = La mine de cristal contient { $face }
space-taxi-web-text-smuggling = { $before ->
    [0] Le dé contrebande est en main
   *[other] Le dé contrebande est en main, dernier lancer { $before } : plus bas, c’est perdu
}
space-taxi-web-text-tiles = { $count ->
    [0] Aucune tuile n’est ouverte
    [one] Tuile ouverte : { $tiles }
   *[other] Tuiles ouvertes : { $tiles }
}
space-taxi-web-text-scores = En l’état : passagers { $passengers }, { $factor ->
    [0] pas encore de décollage
   *[other] fois { $factor }
}, cristaux { $mine }, points { $points }

## Ce qu’il faut savoir à cet instant

space-taxi-web-help-throw = Lance tous les dés qui ne sont pas encore sur le taxi, puis choisis ceux que tu places.
space-taxi-web-help-tiles = Chaque nombre de dés, de 1 à 4, se place exactement une fois par tour. Le 0 est un lancer de secours.
space-taxi-web-help-play = Place autant de dés que le dit une tuile ouverte. Le reste est relancé.
space-taxi-web-help-groups = Les aliens voyagent entre amis : deux pareils valent 1, trois 2, quatre 3, cinq 5, six 8. Seul, on ne vaut rien.
space-taxi-web-help-fuel = Les trois dés carburant doivent faire ensemble 7, 8, 9 ou 10 : les passagers comptent alors 1, 2, 3 ou 4 fois. Sinon, le tour ne vaut rien.
space-taxi-web-help-thumb = Un pouce devient n’importe quel alien pour un jeton. Sans payer, il prend un siège où ne s’assied personne.
space-taxi-web-help-crystal = Le dé contrebande vaut ce qu’il montre une fois dans la mine. Si tu le gardes, il est relancé ; s’il tombe plus bas, il est perdu.
space-taxi-web-help-must = Le dé contrebande est tombé plus bas qu’avant : il faut le placer maintenant et il ne vaut rien. La tuile 0 est exclue pour ce lancer.
space-taxi-web-help-return = Chaque jeton que tu rends maintenant vaut 2 points dans cette manche.
space-taxi-web-help-keep-coins = Les jetons que tu gardes pourront payer des passagers plus tard.
space-taxi-web-help-last-round = C’est la dernière manche : les jetons que tu gardes ne vaudront plus rien après.
space-taxi-web-help-wait = Regarde quelles tuiles se retournent et ce que dit le compteur : le moins bon résultat de la manche est barré.

## Des conseils à côté de ce dont ils parlent, pour qui le rencontre pour la première fois

space-taxi-web-hint-throw = Lance tous tes dés. Ce bouton dit toujours ce qu’il va faire.
space-taxi-web-hint-pair = Touche deux aliens pareils : ils aiment voyager ensemble. Seuls, ils ne valent rien.
space-taxi-web-hint-meter = Ce que ton tour rapporterait. Les trois dés carburant doivent faire ensemble 7, 8, 9 ou 10 : tes passagers comptent alors une, deux, trois ou quatre fois.
space-taxi-web-hint-win = Ici, on fait le total. Après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, le plus grand total gagne{ $strikes ->
    [0] .
   *[other] , mais le moins bon résultat de chaque manche ne compte pas.
}
space-taxi-web-hint-struck = Barré : le moins bon résultat d’une manche ne compte pas.

## Les règles en bref

space-taxi-web-rules-aim = Ce que l’on fait
space-taxi-web-rules-aim-text = Remplis ton taxi d’aliens qui s’apprécient, fais le plein au plus juste et cache un cristal dans la mine. À chaque manche, chacun fait un voyage ; le moins bon résultat de la manche est barré.
space-taxi-web-rules-throw = Lancer et placer
space-taxi-web-rules-throw-text = Lance les dix dés : six dés passagers, trois dés carburant, un dé contrebande. Places-en quelques-uns, relance le reste, jusqu’à ce que tous soient placés.
space-taxi-web-rules-tiles-text = Combien tu en places, ce sont les tuiles qui le disent : 1, 2, 3 et 4 dés, chaque nombre une fois, dans n’importe quel ordre. La tuile 0 permet de n’en placer aucun et de relancer, une fois par tour.
space-taxi-web-rules-dice = Les dés
space-taxi-web-rules-passengers = Ils prennent un siège. Espèces mêlées, tous les pareils ou quelques-uns. Qui voyage seul est renvoyé et ne vaut rien.
space-taxi-web-rules-thumb = Paie un jeton et il devient n’importe quel alien. Tu peux aussi le placer sans payer : le siège reste alors vide.
space-taxi-web-rules-fuel = Tous les trois vont sur l’aile. Une fois le troisième posé, ils doivent faire 7, 8, 9 ou 10, sinon c’est le faux départ : le tour est fini et ne rapporte rien.
space-taxi-web-rules-smuggling = Dans la mine, il vaut ce qu’il montre. Garde-le en main, et il est relancé avec le reste ; s’il tombe plus bas qu’avant, il est perdu et doit être placé aussitôt.
space-taxi-web-rules-coins = Chacun commence avec trois. Six sièges pleins d’amis, personne tout seul : deux jetons de la réserve. Après un décollage, chaque jeton que tu rends vaut deux points.
space-taxi-web-rules-score-text = Les passagers fois le facteur carburant, plus le dé contrebande, plus deux par jeton rendu.
space-taxi-web-rules-end = Les manches et la fin
space-taxi-web-rules-end-text = Cinq manches à trois, quatre à quatre ou cinq. Le moins bon résultat d’une manche est barré, partagé ou non. Qui a fait le meilleur commence la manche suivante. La plus grande somme gagne.
space-taxi-web-rules-beyond = Seul ou à deux, on est hors de la boîte : cinq manches, rien n’est barré.

## Les dés dans l’histoire

space-taxi-web-heap-red = { $count ->
    [one] un alien rouge
   *[other] { $count } aliens rouges
}
space-taxi-web-heap-green = { $count ->
    [one] un alien vert
   *[other] { $count } aliens verts
}
space-taxi-web-heap-blue = { $count ->
    [one] un alien bleu
   *[other] { $count } aliens bleus
}
space-taxi-web-heap-yellow = { $count ->
    [one] un alien jaune
   *[other] { $count } aliens jaunes
}
space-taxi-web-heap-purple = { $count ->
    [one] un alien violet
   *[other] { $count } aliens violets
}
space-taxi-web-heap-thumbs = { $count ->
    [one] un pouce
   *[other] { $count } pouces
}
space-taxi-web-heap-lifted = { $count ->
    [one] un pouce
   *[other] { $count } pouces
} pour « { $species } »
space-taxi-web-heap-fuel = carburant { $faces }
space-taxi-web-heap-crystal = dé contrebande { $face }

## Les dés

space-taxi-dice-passenger = Dés passagers
space-taxi-dice-fuel = Dés carburant
space-taxi-dice-smuggling = Dé contrebande
