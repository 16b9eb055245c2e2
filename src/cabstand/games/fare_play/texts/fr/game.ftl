## Pourquoi un coup est refusé

fare-play-over = La partie est finie.
fare-play-no-such-seat = Il n’y a pas de place { $seat } à cette table.
fare-play-no-referee = Personne n’arbitre rien dans ce jeu.
fare-play-not-a-move = Ce n’est pas un coup de ce jeu.
fare-play-wait-for-chance = On est encore en train de piocher.
fare-play-not-your-turn = Ce n’est pas à toi d’agir : on attend la place { $seat }.
fare-play-not-now = Pas maintenant.
fare-play-not-in-hand = Tu n’as pas la carte « { $card } » en main.
fare-play-taken = Une carte occupe déjà cette case.
fare-play-closed-side = La route côté { $edge } buterait sur un bord fermé.
fare-play-not-joined = Là, aucune route n’en rejoindrait une autre.
fare-play-dead-end = La route venue du côté { $edge } finirait sur un bord fermé ; les règles de tournoi l’interdisent.
fare-play-two-one-ways = Il y aurait deux sens uniques dans la même rue.
fare-play-too-near = Il y aurait trop peu de carrefours entre deux lieux.
fare-play-sealed = Le plan serait muré : plus aucune route ne mènerait plus loin.
fare-play-tokens-too-near = Il n’y aurait aucun carrefour entre deux obstacles.
fare-play-splits = Le plan se casserait en deux.
fare-play-pass-it-on = Ce lieu est sur ta course : c’est la place { $seat } qui le pose.
fare-play-lay-it-yourself = Ce lieu, c’est à toi de le poser.
fare-play-no-square = Il n’y a pas de case pour ce lieu.
fare-play-no-token-there = Il n’y a là aucun obstacle que cette carte enlève ou déplace.
fare-play-token-cannot-stand = L’obstacle ne peut pas se mettre là.
fare-play-take-from-pool = Prends d’abord un obstacle dans la réserve : il en reste un.
fare-play-pool-is-empty = La réserve est vide : dis quel obstacle du plan tu déplaces.
fare-play-not-beside-church = Le corbillard part d’une carte de route à côté de l’église, sur une voie et dans un sens qu’elle permet.
fare-play-not-a-target = Cette carte ne peut pas viser la place { $seat }.
fare-play-nothing-to-lay = Tu n’as aucune carte de route qui convienne.
fare-play-cannot-be-worked-on = Les travaux se font sur une carte de route nue du plan, et pas sur celle de départ.
fare-play-changes-nothing = Tournée comme ça, la carte resterait ce qu’elle est.
fare-play-hearse-cannot = Le corbillard ne peut pas aller par là.
fare-play-locations-stay = Un lieu ne se défausse jamais.
fare-play-not-after-starting-over = Tu viens de repartir de zéro : ce tour doit être joué.
fare-play-not-after-the-hearse = Le corbillard a déjà bougé : trop tard pour repartir de zéro.
fare-play-cannot-come = Le hasard ne peut pas donner ça maintenant.
fare-play-not-playable = Cette carte ne sert à rien pour le moment.
fare-play-only-roads = Seules des cartes de route peuvent être posées maintenant.
fare-play-fits-nowhere = Cette carte ne va nulle part sur le plan.
fare-play-location-first = D’abord, un de tes lieux entre en jeu.
fare-play-location-waits = Un lieu entre en jeu au début d’un tour, s’il y a une case pour lui.
fare-play-token-nowhere = Aucune carte du plan ne peut recevoir cet obstacle.
fare-play-hearse-waits = Il faut au corbillard l’église sur le plan, et une carte de route à côté.
fare-play-nothing-to-clear = Il n’y a rien sur le plan que cette carte puisse dégager.
fare-play-nobody-to-aim-at = Cette carte ne peut viser personne.
fare-play-nothing-to-work-on = Aucune carte du plan ne se prête à des travaux.
fare-play-only-an-answer = Cette carte ne fait que répondre à une carte de circulation jouée par quelqu’un d’autre.
fare-play-no-such-starter = La place { $starter } ne peut pas commencer : il y a { $seats } places.
fare-play-impossible-position = Cette position ne peut pas se présenter en jeu : regarde « { $field }={ $value } ».
fare-play-bad-deck = Le paquet a { $found } cartes dans « { $group } » au lieu de { $wanted }.
fare-play-no-such-card = Tu n’as pas de carte { $number } : ta main compte { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
fare-play-which-card = « { $text } » peut être { $cards }.
fare-play-no-such-square = Il n’y a pas de case { $number } au choix : elles vont de 1 à { $squares }.
fare-play-not-there = « { $card } » ne va pas en { $square }, dans aucun sens.
fare-play-no-such-way = « { $text } » ne fait pas partie des choix.

## L’histoire d’une partie

fare-play-story-lot = Le sort désigne { $player } pour commencer.
fare-play-story-fare = { $player } a une course : { $start } – { $end }.
fare-play-story-draw = { $player } pioche « { $card } ».
fare-play-story-lay = { $square ->
    [here] { $player } pose « { $card } ».
   *[other] { $player } pose « { $card } » en { $square }.
}
fare-play-story-pass = { $player } passe « { $card } » à gauche.
fare-play-story-token = { $player } joue « { $card } »{ $square ->
    [here] {""}
    [start] {" "}au départ
   *[other] {" "}en { $square }
}.
fare-play-story-hearse = Le corbillard se met en route{ $square ->
    [here] {""}
    [start] {" "}au départ
   *[other] {" "}en { $square }
}.
fare-play-story-clear = { $player } dégage la voie{ $square ->
    [here] {""}
    [start] {" "}au départ
   *[other] {" "}en { $square }
} avec « { $card } ».
fare-play-story-aim = { $player } joue « { $card } » contre { $other }.
fare-play-story-work = { $square ->
    [here] { $player } joue « { $card } ».
   *[other] { $player } joue « { $card } » en { $square }.
}
fare-play-story-play = { $player } joue « { $card } ».
fare-play-story-red-light = { $player } montre un feu rouge : la carte ne fait rien.
fare-play-story-detour = { $player } l’envoie plus loin : à { $other }.
fare-play-story-discard = { $player } défausse « { $card } ».
fare-play-story-drive = Le corbillard avance.
fare-play-story-declare = { $player } annonce sa course.
fare-play-story-undeclare = { $player } ne passe plus : la course est de nouveau à faire.
fare-play-story-skip = { $player } passe son tour.
fare-play-story-start-over = { $player } repart de zéro avec une nouvelle course.
fare-play-story-win = { $player } mène la course à bon port et gagne !
fare-play-story-draw-game = Personne ne passe : partie nulle.

## Les cartes

fare-play-card-straight = Ligne droite
fare-play-card-curve = Virage
fare-play-card-one-way = Sens unique
fare-play-card-crossroad = Carrefour
fare-play-card-tee = Embranchement
fare-play-card-double-curve = Double virage
fare-play-card-bridge = Pont
fare-play-card-church = Église
fare-play-card-airport = Aéroport
fare-play-card-hotel = Hôtel
fare-play-card-theatre = Théâtre
fare-play-card-stadium = Stade
fare-play-card-station = Gare
fare-play-card-road-works = Travaux
fare-play-card-traffic-jam = Bouchon
fare-play-card-blizzard = Tempête de neige
fare-play-card-parade = Défilé
fare-play-card-hearse = Corbillard
fare-play-card-road-crew = Cantonniers
fare-play-card-traffic-police = Agent de circulation
fare-play-card-snow-plough = Chasse-neige
fare-play-card-street-sweepers = Balayeurs
fare-play-card-all-clear = Voie libre
fare-play-card-lose-a-turn = Passe ton tour
fare-play-card-steal-a-fare = Vole une course
fare-play-card-swap-hands = Échange de mains
fare-play-card-pass-left = Tout à gauche
fare-play-card-resurface = Nouveau bitume
fare-play-card-u-turn = Demi-tour
fare-play-card-fast-lane = Voie rapide
fare-play-card-rush-hour = Heure de pointe
fare-play-card-red-light = Feu rouge
fare-play-card-detour = Détour

## Ce que fait chaque carte, en une phrase

fare-play-does-straight = Pose une route droite.
fare-play-does-curve = Pose une route qui tourne.
fare-play-does-one-way = Pose une route droite fléchée : toute la rue va alors dans ce sens.
fare-play-does-crossroad = Pose un carrefour à quatre routes.
fare-play-does-tee = Pose un carrefour à trois routes.
fare-play-does-double-curve = Pose deux virages qui ne se rejoignent pas.
fare-play-does-bridge = Pose deux routes qui se croisent sans se rejoindre.
fare-play-does-location = Un lieu où les courses commencent et finissent : il arrive sur le plan au début d’un tour.
fare-play-does-road-works = Bloque une carte de route jusqu’à ce qu’on joue « Cantonniers » ou « Voie libre ».
fare-play-does-traffic-jam = Bloque une carte de route jusqu’à ce qu’on joue « Agent de circulation » ou « Voie libre ».
fare-play-does-blizzard = Bloque une carte de route jusqu’à ce qu’on joue « Chasse-neige » ou « Voie libre ».
fare-play-does-parade = Bloque une carte de route jusqu’à ce qu’on joue « Balayeurs » ou « Voie libre ».
fare-play-does-hearse = Fais partir le corbillard à côté de l’église : il bloque sa voie, et chacun le déplace d’une carte à chaque tour.
fare-play-does-road-crew = Enlève des travaux du plan.
fare-play-does-traffic-police = Enlève un bouchon du plan.
fare-play-does-snow-plough = Enlève la tempête de neige du plan.
fare-play-does-street-sweepers = Enlève le défilé du plan.
fare-play-does-all-clear = Enlève n’importe quel obstacle du plan, ou le corbillard pour de bon.
fare-play-does-lose-a-turn = Un autre chauffeur passe son prochain tour.
fare-play-does-steal-a-fare = Échange ta course avec un autre chauffeur ; aucune des deux ne doit être annoncée.
fare-play-does-swap-hands = Échange toute ta main avec un autre chauffeur.
fare-play-does-pass-left = Toutes les mains passent à gauche.
fare-play-does-resurface = Enlève une carte de route du plan. La ville doit rester d’un seul tenant.
fare-play-does-u-turn = Tourne une carte de route du plan.
fare-play-does-fast-lane = Pose deux cartes de route, l’une après l’autre.
fare-play-does-rush-hour = Tous les autres posent une carte de route.
fare-play-does-red-light = Stoppe une carte de circulation jouée par quelqu’un d’autre.
fare-play-does-detour = Envoie à quelqu’un d’autre une carte qui te vise.

## Ce qu’il me faut encore pour gagner

fare-play-goal-none = Tu auras une nouvelle course au début de ton prochain tour.
fare-play-goal-absent = Relie « { $start } » et « { $end } » : { $count ->
    [one] « { $card } » n’est pas encore sur le plan.
   *[other] aucun des deux n’est encore sur le plan.
}
fare-play-goal-far = Relie « { $start } » et « { $end } » : aucun chemin en vue.
fare-play-goal-roads = Relie « { $start } » et « { $end } » : { $roads ->
    [one] il manque 1 route.
   *[other] il manque { $roads } routes.
}
fare-play-goal-blocked = Relie « { $start } » et « { $end } » : { $count ->
    [one] « { $card } » bloque la voie.
   *[other] la voie est bloquée à { $count } endroits.
}
fare-play-goal-both = Relie « { $start } » et « { $end } » : { $roads ->
    [one] il manque 1 route,
   *[other] il manque { $roads } routes,
} { $count ->
    [one] et « { $card } » bloque la voie.
   *[other] et la voie est bloquée à { $count } endroits.
}
fare-play-goal-declare = Ta voie est libre : annonce à la fin de ton tour.
fare-play-goal-hold = Annoncée et libre : { $two ->
    [1] si la voie le reste pendant deux de tes tours, tu gagnes.
   *[0] { $skips ->
        [1] tu passes un tour ; si la voie le reste jusqu’au suivant, tu gagnes.
       *[0] si la voie le reste jusqu’à ton prochain tour, tu gagnes.
    }
}
fare-play-goal-mend = Annoncée, mais bloquée : { $two ->
    [1] { $now ->
        [1] rouvre la voie avant la fin de ce tour, sinon ta course repasse au rouge.
       *[0] rouvre la voie avant la fin de ton prochain tour, sinon ta course repasse au rouge.
    }
   *[0] { $now ->
        [1] rouvre la voie pendant ce tour et tu gagnes.
       *[0] rouvre la voie à ton prochain tour et tu gagnes.
    }
}

## Sur le plan : noms courts et lettres

fare-play-tag-church = Égl
fare-play-tag-airport = Aér
fare-play-tag-hotel = Hôt
fare-play-tag-theatre = Thé
fare-play-tag-stadium = Std
fare-play-tag-station = Gar
fare-play-letter-church = E
fare-play-letter-airport = A
fare-play-letter-hotel = H
fare-play-letter-theatre = T
fare-play-letter-stadium = S
fare-play-letter-station = G
fare-play-letter-road-works = t
fare-play-letter-traffic-jam = b
fare-play-letter-blizzard = n
fare-play-letter-parade = d
fare-play-letter-hearse = c
fare-play-edge-north = nord
fare-play-edge-east = est
fare-play-edge-south = sud
fare-play-edge-west = ouest
fare-play-legend-heading = vers { $edge }

## Jouer dans un terminal

fare-play-ask-begin = { $player }, à toi. Entrée pioche{ $over ->
    [1] {" "}; repartir prend une nouvelle course et une nouvelle main
   *[0] {""}
}.
fare-play-ask-locate = { $player }, quel lieu mets-tu en jeu ? Son numéro{ $passes ->
    [1] {" "}(un lieu de ta propre course part à gauche)
   *[0] {""}
}.
fare-play-ask-passed = { $player }, à toi de poser « { $card } » : sur quelle case, de 1 à { $squares } ?
fare-play-ask-play = { $player }, quelle carte joues-tu ? Son numéro ou son nom.
fare-play-ask-fast = { $player }, la voie rapide est ouverte : quelle carte de route poses-tu ?
fare-play-ask-rush = { $player }, c’est l’heure de pointe : quelle carte de route poses-tu ?
fare-play-ask-react = { $player }, tu réagis ({ $can }) ? Entrée laisse faire.
fare-play-ask-discard = { $player }, quelle carte défausses-tu{ $cards ->
    [one] {""}
   *[other] {" "}(encore { $cards })
} ?
fare-play-ask-stuck = { $player }, aucune de tes cartes n’est jouable : laquelle défausses-tu (encore { $cards }) ? Déplacer d’abord le corbillard peut y changer quelque chose.
fare-play-ask-declare = { $player }, ta voie est libre. Entrée annonce la course ; fin la laisse rouge.
fare-play-ask-drive = { $player }, où va le corbillard : { $ways } ?
fare-play-ask-square = { $card } : quelle case, { $squares ->
    [one] Entrée prend la seule possible
   *[other] de 1 à { $squares }, ou par son nom
} ? (b revient en arrière)
fare-play-ask-way = Où va le corbillard : { $ways } ? (b revient en arrière)
fare-play-ask-target = { $card } contre qui : { $others } ? (b revient en arrière)
fare-play-ask-detail = { $card } { $square ->
    [start] au départ
   *[other] en { $square }
} : lequel, de 1 à { $ways } ? (b revient en arrière)
fare-play-no-reaction = tu n’as rien pour ça
fare-play-clear-hearse = le corbillard
fare-play-clear-token = l’obstacle
fare-play-hint-drive = (rouler déplace le corbillard)
fare-play-help =
    Construis des routes jusqu’à ce que ton taxi puisse aller du premier au second lieu de ta course, puis annonce-la : la
    carte passe au vert. Si la voie est libre à un moment de ton tour suivant, tu gagnes. Un tour : pioche jusqu’à cinq
    cartes, mets un lieu en jeu si tu en as un, joue une carte, défausse-en une, et annonce si tu peux. Le corbillard, une
    fois sorti, est déplacé par chacun à son tour (rouler n).
    Tape le numéro d’une carte, ou le début de son nom ; puis le numéro d’une case, puis d’une rotation ; ou tout à la fois :
    3 5 2. Les cases se comptent depuis le départ : e2n1, c’est deux à l’est et un au nord ; s est le sud, w l’ouest.
    En toutes lettres : lay curve e2n1 t3, play u-turn w1 t2.
    Les obstacles (petites lettres) bloquent leur carte, le corbillard sa voie. Les flèches sont des sens uniques : toute la
    rue va dans ce sens.
fare-play-word-go = piocher
fare-play-word-start-over = repartir
fare-play-word-nothing = rien
fare-play-word-end = fin
fare-play-word-declare = annoncer
fare-play-word-drive = rouler
fare-play-board-round = Tour { $round }
fare-play-board-turn = à { $player } de jouer
fare-play-board-won = { $player } a gagné
fare-play-board-over = Partie nulle
fare-play-board-pile = { $pile } dans la pioche, { $discards } à la défausse
fare-play-board-tournament = règles de tournoi
fare-play-board-hand = Ta main
fare-play-board-no-hand = vide
fare-play-board-discards = Défausse
fare-play-board-fare = { $start } – { $end }
fare-play-board-no-fare = pas de course
fare-play-board-red = rouge
fare-play-board-green = vert
fare-play-board-clear = libre
fare-play-board-blocked = bloqué
fare-play-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
fare-play-board-skips = passe son tour
fare-play-board-known = a { $cards }
fare-play-board-holds = { $player } a

## Where a fare begins and ends: locations, by the names of their cards

fare-play-start-church = { fare-play-card-church }
fare-play-start-airport = { fare-play-card-airport }
fare-play-start-hotel = { fare-play-card-hotel }
fare-play-start-theatre = { fare-play-card-theatre }
fare-play-start-stadium = { fare-play-card-stadium }
fare-play-start-station = { fare-play-card-station }
fare-play-end-church = { fare-play-card-church }
fare-play-end-airport = { fare-play-card-airport }
fare-play-end-hotel = { fare-play-card-hotel }
fare-play-end-theatre = { fare-play-card-theatre }
fare-play-end-stadium = { fare-play-card-stadium }
fare-play-end-station = { fare-play-card-station }
