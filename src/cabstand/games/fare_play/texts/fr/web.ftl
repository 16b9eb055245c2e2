## Ce que l’on demande, en une ligne

fare-play-web-ask-begin = { $cards ->
    [0] À toi. Tu gardes ta course et tes cartes ?
   *[other] À toi : pioche tes cartes.
}
fare-play-web-ask-locate = Mets en jeu un de tes lieux.
fare-play-web-ask-passed = { $player } te passe « { $card } » : choisis une case.
fare-play-web-ask-play = Joue une carte.
fare-play-web-ask-react = { $what } Tu réagis ?
fare-play-web-ask-fast = Voie rapide : pose une carte de route.
fare-play-web-ask-rush = Heure de pointe : pose une carte de route.
fare-play-web-ask-discard = Défausse { $cards ->
    [one] une carte.
   *[other] { $cards } cartes, l’une après l’autre.
}
fare-play-web-ask-stuck = Aucune de tes cartes n’est jouable : défausses-en deux, ou déplace d’abord le corbillard et regarde de nouveau.
fare-play-web-ask-declare = Ta voie est libre ! Tu annonces ?
fare-play-web-ask-drive = Déplace le corbillard avant la fin de ton tour.
fare-play-web-other = À { $player } de jouer.
fare-play-web-all-asked = { $what } Les autres peuvent réagir.
fare-play-web-other-asked = « { $card } » : on attend { $player }.
fare-play-web-dealing = On distribue les cartes.
fare-play-web-won = { $player } mène la course à bon port et gagne !
fare-play-web-drawn = Personne ne passe : partie nulle.

## Ce que fait un bouton

fare-play-web-do-go = { $cards ->
    [0] Garder mes cartes
    [one] Piocher 1 carte
   *[other] Piocher { $cards } cartes
}
fare-play-web-do-start-over = Nouvelle course, nouvelle main
fare-play-web-do-nothing = Laisser faire
fare-play-web-do-declare = Annoncer ma course
fare-play-web-do-end = Pas encore
fare-play-web-do-lay = Poser « { $card } » { $square ->
    [here] ici
   *[other] en { $square }
}
fare-play-web-do-token = Mettre « { $card } » { $square ->
    [here] ici
    [start] au départ
   *[other] en { $square }
}
fare-play-web-do-token-from = Déplacer « { $card } » { $from ->
    [here] {""}
    [start] du départ{" "}
   *[other] de { $from }{" "}
}{ $square ->
    [here] ici
    [start] au départ
   *[other] à { $square }
}
fare-play-web-do-hearse = Lancer le corbillard { $square ->
    [here] ici
    [start] au départ
   *[other] en { $square }
}
fare-play-web-do-hearse-heading = Lancer le corbillard { $square ->
    [here] ici
    [start] au départ
   *[other] en { $square }
}, direction { $edge }
fare-play-web-do-clear = { $card } : enlever « { $what } »{ $square ->
    [here] {""}
    [start] {" "}au départ
   *[other] {" "}en { $square }
}
fare-play-web-do-aim = « { $card } » contre { $player }
fare-play-web-do-work = « { $card } » { $square ->
    [here] ici
   *[other] en { $square }
}
fare-play-web-do-play = Jouer « { $card } »
fare-play-web-do-pass = Passer « { $card } » à gauche
fare-play-web-do-discard = Défausser « { $card } »
fare-play-web-do-red-light = Feu rouge : stopper la carte
fare-play-web-do-detour = Détour : l’envoyer à { $player }
fare-play-web-do-drive = Corbillard : direction { $edge }
fare-play-web-do-turned = { $what } : { $roads }
fare-play-web-turn = Tourner
fare-play-web-back = Retour

## À côté des boutons

fare-play-web-note-drive = Le corbillard bloque la voie où il se trouve.
fare-play-web-note-arrow = Touche une flèche à côté du corbillard.
fare-play-web-note-card = Touche une carte de ta main.
fare-play-web-note-card-or-hearse = Touche une carte de ta main, ou d’abord une flèche à côté du corbillard.
fare-play-web-note-target = « { $card } » contre qui ?
fare-play-web-note-squares = { $card } : choisis { $squares ->
    [one] la seule case possible
   *[other] une des { $squares } cases possibles
} sur le plan.
fare-play-web-note-turn = { $ways } possibilités : touche encore la case pour changer.
fare-play-web-note-hearse = Le corbillard peut rouler aussi : touche une flèche.
fare-play-web-note-pass = Ce lieu est sur ta propre course : c’est donc ton voisin de gauche qui le pose.
fare-play-web-anyone = Quelqu’un réagit ?
fare-play-web-answered = Tu as répondu, mais tu peux encore changer d’avis.
fare-play-web-never-ask = Ne pas me demander : je laisse tout faire
fare-play-web-never-ask-short = Ne pas me demander
fare-play-web-waits = { $player } joue « { $card } ».
fare-play-web-waits-aim = { $player } joue « { $card } » contre { $other }.
fare-play-web-waits-work = { $player } joue « { $card } » { $square ->
    [here] sur la carte marquée
   *[other] en { $square }
}.

## Les courses

fare-play-web-fares = Courses
fare-play-web-declared = Annoncée !
fare-play-web-no-fare = Pas de course avant le prochain tour.
fare-play-web-way-clear = La voie est libre.
fare-play-web-way-far = Aucun chemin en vue.
fare-play-web-way-absent = { $count ->
    [one] Ce lieu n’est pas encore sur le plan : { $places }.
   *[other] Ces lieux ne sont pas encore sur le plan : { $places }.
}
fare-play-web-way-missing = { $cards ->
    [one] Il manque une carte.
   *[other] Il manque { $cards } cartes.
}
fare-play-web-way-blocked = Bloqué : { $things }.
fare-play-web-way-both = { $cards ->
    [one] Il manque une carte ;
   *[other] Il manque { $cards } cartes ;
} bloqué : { $things }.
fare-play-web-thing-at = { $square ->
    [here] { $thing }
    [start] { $thing } au départ
   *[other] { $thing } en { $square }
}
fare-play-web-skips = Passe son prochain tour.
fare-play-web-alarm = { $players } { $count ->
    [one] a annoncé sa course
   *[other] ont annoncé leur course
} !
fare-play-web-goal = Ton but
fare-play-web-goal-is = Ton but : { $goal }

## Le plan et les cartes

fare-play-web-map = Plan de { $cards } cartes. La version en mots est dans le menu.
fare-play-web-fit = Montrer tout le plan
fare-play-web-nearer = Plus près
fare-play-web-farther = Plus loin
fare-play-web-keys = 1–9 carte · flèches case · R tourner · Entrée valider · Échap retour · + − F plan
fare-play-web-cards = Cartes pas encore vues
fare-play-web-seen = { $pile } dans la pioche, { $discards } à la défausse. Celles-ci peuvent être dans la pioche ou dans une main :
fare-play-web-left = { $card } : { $left } sur { $count }
fare-play-web-start = départ
# où un long nom peut être coupé sur une carte étroite
fare-play-web-breaks = Carre·four Embran·che·ment Corbil·lard Canton·niers circu·lation Ba·layeurs

## En mots

fare-play-web-text-asked = On demande à tout le monde
fare-play-web-text-do = Ce que tu peux faire
fare-play-web-text-where = Où peut aller « { $card } »
fare-play-web-text-turn = routes côté { $edges }{ $turn ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turn } fois
}
fare-play-web-text-map = Le plan
fare-play-web-text-squares = Les cases se comptent depuis le départ : e2n1, c’est deux à l’est et un au nord ; s est le sud, w l’ouest.
fare-play-web-text-card = { $square ->
    [start] Départ
   *[other] { $square }
} : { $card }, routes côté { $edges }.
fare-play-web-text-one-way = Sens unique, entrée côté { $from }, sortie côté { $to }.
fare-play-web-text-token = Dessus : { $token }.
fare-play-web-text-hearse = Le corbillard est ici.
fare-play-web-text-hearse-heading = Le corbillard est ici, direction { $edge }.
fare-play-web-text-way = Ton meilleur chemin : { $squares }.

## Ce qu’il faut savoir à cet instant

fare-play-web-help-begin = Tu pioches jusqu’à cinq cartes. Si ta course semble sans espoir, tu peux repartir de zéro : une nouvelle course et une nouvelle main au lieu de ce tour.
fare-play-web-help-locate = Un lieu de ta main doit être mis en jeu. S’il est sur ta propre course, il part à gauche, et c’est quelqu’un d’autre qui choisit sa case.
fare-play-web-help-passed = Choisis une case pour ce lieu. Entre lui et tout autre lieu, il faut un carrefour sur la route.
fare-play-web-help-play = Joue une carte si tu peux : une route, un obstacle sur le chemin d’un autre, ou une carte de circulation. Les cartes pâles disent pourquoi elles ne vont pas.
fare-play-web-help-react = Quelqu’un a joué une carte. Avec un feu rouge, tu la stoppes ; avec un détour, tu envoies plus loin ce qui te visait. Tout le monde a le même temps pour répondre.
fare-play-web-help-fast = Tu poses deux cartes de route, l’une après l’autre.
fare-play-web-help-rush = Chacun pose une carte de route. Tu ne pioches pas et ne défausses pas.
fare-play-web-help-discard = Donne ce qui te sert le moins. Un lieu ne se défausse jamais.
fare-play-web-help-declare = Si tu annonces et que ta voie est libre à ton prochain tour, tu gagnes. Les autres ont un tour de table pour la bloquer.
fare-play-web-help-drive = Chacun, à son tour, déplace le corbillard d’une carte. Il bloque la voie où il se trouve.
fare-play-web-help-wait = En attendant, regarde les courses des autres : touche-les pour voir le chemin qu’il leur faut.
fare-play-web-help-fares = La ligne jaune est le meilleur chemin pour ta course. Un point d’interrogation est une carte qui manque, un cercle rouge quelque chose qui bloque.
fare-play-web-help-lay = Une route doit rejoindre une route. Touche une carte de ta main, une case, encore la carte pour la tourner, puis le bouton jaune.

## Des conseils à côté de ce dont ils parlent, pour qui le rencontre pour la première fois

fare-play-web-hint-fare = Voici ta course : { $from } – { $to }. Relie ces deux lieux par une route libre, annonce ta course et garde la voie libre pendant { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
} : tu gagnes.
fare-play-web-hint-lay = Touche une carte de route : les cases où elle va s’allument. Touches-en une, puis encore pour tourner la carte.
fare-play-web-hint-declare = Ta voie est libre. Annonce ta course : si la voie l’est encore à ton prochain tour, tu gagnes.
fare-play-web-hint-react = Une carte attend de faire effet. Un feu rouge dans ta main la stopperait ; si tu n’as rien contre, laisse faire.

## Les règles en bref

fare-play-web-rules-aim = Le but
fare-play-web-rules-aim-text = Vous construisez une ville ensemble, carte par carte. Chacun a une course : mène une route libre de son premier lieu à son second, annonce-la, et garde-la libre jusqu’à ton tour suivant.
fare-play-web-rules-turn = Ton tour
fare-play-web-rules-draw = Pioche jusqu’à cinq cartes. Au lieu de jouer ton tour, tu peux repartir de zéro : nouvelle course, nouvelle main.
fare-play-web-rules-location = Mets un lieu en jeu si tu en as un qui va quelque part. S’il est sur ta propre course, c’est le premier chauffeur à ta gauche qui le pose.
fare-play-web-rules-play = Joue une carte : route, obstacle, dégagement, corbillard ou circulation. Si tu peux, tu dois.
fare-play-web-rules-discard = Défausse une carte, ou deux si tu n’as pu en jouer aucune. Dans ce cas, tu peux d’abord déplacer le corbillard ; si une carte devient jouable, tu dois la jouer.
fare-play-web-rules-declare = Si ta voie est libre, tu peux annoncer. Une fois le corbillard sorti, tu le déplaces aussi une fois pendant ton tour.
fare-play-web-rules-roads = Les routes
fare-play-web-rules-roads-text = Une route peut mener à une route ou à une case vide, jamais contre un bord fermé. Les deux routes d’un pont ou d’un double virage ne se rejoignent pas : seuls le carrefour et l’embranchement relient des routes, et tous deux comptent comme carrefours. La ville ne doit jamais être murée.
fare-play-web-rules-one-way = Un sens unique donne sa direction à toute la rue, d’un carrefour au suivant. Il y en a un au plus par rue.
fare-play-web-rules-locations = Les lieux
fare-play-web-rules-locations-text = Des bouts de route droite avec un bâtiment. Entre deux lieux, il faut toujours un carrefour sur la route ; à deux joueurs, il en faut deux.
fare-play-web-rules-obstacles = Les obstacles
fare-play-web-rules-obstacles-text = Un obstacle bloque toute sa carte jusqu’à ce que la carte de dégagement qui lui correspond, ou « Voie libre », l’enlève.
fare-play-web-rules-hearse = Le corbillard part à côté de l’église et bloque la voie où il se trouve. Il avance, va où il veut à un carrefour, et ne fait demi-tour que s’il le faut.
fare-play-web-rules-traffic = Cartes de circulation
fare-play-web-rules-reactions = Quand une carte de circulation est jouée, les autres peuvent réagir avant qu’elle n’agisse : un feu rouge la stoppe, un détour envoie plus loin ce qui te visait.
fare-play-web-rules-win = Gagner
fare-play-web-rules-win-text = Tu as annoncé, et ta voie est libre au début de ton tour suivant ou à un moment de ce tour : tu gagnes. Si elle est bloquée à la fin de ce tour, ta course repasse au rouge.
fare-play-web-rules-two = À deux, ce sont les règles de tournoi : aucune carte ne doit fermer une route, et une voie annoncée doit rester libre pendant deux tours.
