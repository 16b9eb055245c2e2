## Ce que l’on demande, en une ligne

web-fare-play-ask-begin = À toi : pioche tes cartes.
web-fare-play-ask-locate = Mets en jeu un de tes lieux.
web-fare-play-ask-passed = { $player } te passe « { $card } » : choisis une case.
web-fare-play-ask-play = Joue une carte.
web-fare-play-ask-react = { $what } Tu réagis ?
web-fare-play-ask-fast = Voie rapide : pose une carte de route.
web-fare-play-ask-rush = Heure de pointe : pose une carte de route.
web-fare-play-ask-discard = Défausse { $cards ->
    [one] une carte.
   *[other] { $cards } cartes, l’une après l’autre.
}
web-fare-play-ask-stuck = Aucune de tes cartes n’est jouable : défausses-en deux, ou déplace d’abord le corbillard et regarde de nouveau.
web-fare-play-ask-declare = Ta voie est libre ! Tu annonces ?
web-fare-play-ask-drive = Déplace le corbillard avant la fin de ton tour.
web-fare-play-other = À { $player } de jouer.
web-fare-play-all-asked = { $what } Les autres peuvent réagir.
web-fare-play-other-asked = « { $card } » : on attend { $player }.
web-fare-play-dealing = On distribue les cartes.
web-fare-play-won = { $player } mène la course à bon port et gagne !
web-fare-play-drawn = Personne ne passe : partie nulle.

## Ce que fait un bouton

web-fare-play-do-go = Piocher
web-fare-play-do-start-over = Repartir de zéro
web-fare-play-do-nothing = Laisser faire
web-fare-play-do-declare = Annoncer ma course
web-fare-play-do-end = Pas encore
web-fare-play-do-lay = Poser « { $card } » en { $square }
web-fare-play-do-token = Mettre « { $card } » { $square ->
    [start] au départ
   *[other] en { $square }
}
web-fare-play-do-token-from = Déplacer « { $card } » { $from ->
    [start] du départ
   *[other] de { $from }
} { $square ->
    [start] au départ
   *[other] à { $square }
}
web-fare-play-do-hearse = Lancer le corbillard { $square ->
    [start] au départ
   *[other] en { $square }
}
web-fare-play-do-hearse-heading = Lancer le corbillard { $square ->
    [start] au départ
   *[other] en { $square }
}, direction { $edge }
web-fare-play-do-clear = { $card } : enlever « { $what } » { $square ->
    [start] au départ
   *[other] en { $square }
}
web-fare-play-do-aim = « { $card } » contre { $player }
web-fare-play-do-work = « { $card } » en { $square }
web-fare-play-do-play = Jouer « { $card } »
web-fare-play-do-pass = Passer « { $card } » à gauche
web-fare-play-do-discard = Défausser « { $card } »
web-fare-play-do-red-light = Feu rouge : stopper la carte
web-fare-play-do-detour = Détour : l’envoyer à { $player }
web-fare-play-do-drive = Corbillard : direction { $edge }
web-fare-play-do-turned = { $what } : { $roads }
web-fare-play-turn = Tourner
web-fare-play-back = Retour

## À côté des boutons

web-fare-play-note-drive = Le corbillard bloque la voie où il se trouve.
web-fare-play-note-arrow = Touche une flèche à côté du corbillard.
web-fare-play-note-card = Touche une carte de ta main.
web-fare-play-note-card-or-hearse = Touche une carte de ta main, ou d’abord une flèche à côté du corbillard.
web-fare-play-note-target = « { $card } » contre qui ?
web-fare-play-note-squares = { $card } : choisis { $squares ->
    [one] la seule case possible
   *[other] une des { $squares } cases possibles
} sur le plan.
web-fare-play-note-turn = { $ways } possibilités : touche encore la case pour changer.
web-fare-play-note-hearse = Le corbillard peut rouler aussi : touche une flèche.
web-fare-play-anyone = Quelqu’un réagit ?
web-fare-play-answered = Tu as répondu, mais tu peux encore changer d’avis.
web-fare-play-never-ask = Ne pas me demander : je laisse tout faire
web-fare-play-never-ask-short = Ne pas me demander
web-fare-play-waits = { $player } joue « { $card } ».
web-fare-play-waits-aim = { $player } joue « { $card } » contre { $other }.
web-fare-play-waits-work = { $player } joue « { $card } » en { $square }.

## Les courses

web-fare-play-fares = Courses
web-fare-play-declared = Annoncée !
web-fare-play-no-fare = Pas de course avant le prochain tour.
web-fare-play-way-clear = La voie est libre.
web-fare-play-way-far = Aucun chemin en vue.
web-fare-play-way-absent = { $count ->
    [one] Ce lieu n’est pas encore sur le plan : { $places }.
   *[other] Ces lieux ne sont pas encore sur le plan : { $places }.
}
web-fare-play-way-missing = { $cards ->
    [one] Il manque une carte.
   *[other] Il manque { $cards } cartes.
}
web-fare-play-way-blocked = Bloqué : { $things }.
web-fare-play-way-both = { $cards ->
    [one] Il manque une carte ;
   *[other] Il manque { $cards } cartes ;
} bloqué : { $things }.
web-fare-play-thing-at = { $thing } { $square ->
    [start] au départ
   *[other] en { $square }
}
web-fare-play-skips = Passe son prochain tour.
web-fare-play-alarm = { $players } { $count ->
    [one] a annoncé sa course
   *[other] ont annoncé leur course
} !

## Le plan et les cartes

web-fare-play-map = Plan de { $cards } cartes. La version en mots est dans le menu.
web-fare-play-fit = Montrer tout le plan
web-fare-play-nearer = Plus près
web-fare-play-farther = Plus loin
web-fare-play-keys = 1–9 carte · flèches case · R tourner · Entrée valider · Échap retour · + − F plan
web-fare-play-cards = Cartes pas encore vues
web-fare-play-seen = { $pile } dans la pioche, { $discards } à la défausse. Celles-ci peuvent être dans la pioche ou dans une main :
web-fare-play-left = { $card } : { $left } sur { $count }
web-fare-play-start = départ
# où un long nom peut être coupé sur une carte étroite
web-fare-play-breaks = Carre·four Embran·che·ment Corbil·lard Canton·niers circu·lation Ba·layeurs

## En mots

web-fare-play-text-asked = On demande à tout le monde
web-fare-play-text-do = Ce que tu peux faire
web-fare-play-text-where = Où peut aller « { $card } »
web-fare-play-text-turn = routes côté { $edges }{ $turn ->
    [0] {""}
    [one] , tournée une fois
   *[other] , tournée { $turn } fois
}
web-fare-play-text-map = Le plan
web-fare-play-text-squares = Les cases se comptent depuis le départ : e2n1, c’est deux à l’est et un au nord ; s est le sud, w l’ouest.
web-fare-play-text-card = { $square ->
    [start] Départ
   *[other] { $square }
} : { $card }, routes côté { $edges }.
web-fare-play-text-one-way = Sens unique, entrée côté { $from }, sortie côté { $to }.
web-fare-play-text-token = Dessus : { $token }.
web-fare-play-text-hearse = Le corbillard est ici.
web-fare-play-text-hearse-heading = Le corbillard est ici, direction { $edge }.
web-fare-play-text-way = Ton meilleur chemin : { $squares }.

## Ce qu’il faut savoir à cet instant

web-fare-play-help-begin = Tu pioches jusqu’à cinq cartes. Si ta course semble sans espoir, tu peux repartir de zéro : une nouvelle course et une nouvelle main au lieu de ce tour.
web-fare-play-help-locate = Un lieu de ta main doit être mis en jeu. S’il est sur ta propre course, il part à gauche, et c’est quelqu’un d’autre qui choisit sa case.
web-fare-play-help-passed = Choisis une case pour ce lieu. Entre lui et tout autre lieu, il faut un carrefour sur la route.
web-fare-play-help-play = Joue une carte si tu peux : une route, un obstacle sur le chemin d’un autre, ou une carte de circulation. Les cartes pâles disent pourquoi elles ne vont pas.
web-fare-play-help-react = Quelqu’un a joué une carte. Avec un feu rouge, tu la stoppes ; avec un détour, tu envoies plus loin ce qui te visait. Tout le monde a le même temps pour répondre.
web-fare-play-help-fast = Tu poses deux cartes de route, l’une après l’autre.
web-fare-play-help-rush = Chacun pose une carte de route. Tu ne pioches pas et ne défausses pas.
web-fare-play-help-discard = Donne ce qui te sert le moins. Un lieu ne se défausse jamais.
web-fare-play-help-declare = Si tu annonces et que ta voie est libre à ton prochain tour, tu gagnes. Les autres ont un tour de table pour la bloquer.
web-fare-play-help-drive = Chacun, à son tour, déplace le corbillard d’une carte. Il bloque la voie où il se trouve.
web-fare-play-help-wait = En attendant, regarde les courses des autres : touche-les pour voir le chemin qu’il leur faut.
web-fare-play-help-fares = La ligne jaune est le meilleur chemin pour ta course. Un point d’interrogation est une carte qui manque, un cercle rouge quelque chose qui bloque.
web-fare-play-help-lay = Une route doit rejoindre une route. Touche une carte de ta main, une case, encore la carte pour la tourner, puis le bouton jaune.

## Le premier tour

web-fare-play-tour-fares = Voici les courses : d’où et vers où chacun doit rouler. La tienne est soulignée. En rouge, pas encore annoncée ; en vert, annoncée.
web-fare-play-tour-map = Voici la ville. Fais-la glisser, pince-la pour zoomer ; le bouton du coin la montre en entier.
web-fare-play-tour-hand = Tes cartes. Touches-en une, et les cases où elle va s’allument.
web-fare-play-tour-act = Voici ce qui est possible maintenant. Un bouton dit toujours ce qu’il va faire.

## Les règles en bref

web-fare-play-rules-aim = Le but
web-fare-play-rules-aim-text = Vous construisez une ville ensemble, carte par carte. Chacun a une course : mène une route libre de son premier lieu à son second, annonce-la, et garde-la libre jusqu’à ton tour suivant.
web-fare-play-rules-turn = Ton tour
web-fare-play-rules-draw = Pioche jusqu’à cinq cartes. Au lieu de jouer ton tour, tu peux repartir de zéro : nouvelle course, nouvelle main.
web-fare-play-rules-location = Mets un lieu en jeu si tu en as un qui va quelque part. S’il est sur ta propre course, c’est le premier chauffeur à ta gauche qui le pose.
web-fare-play-rules-play = Joue une carte : route, obstacle, dégagement, corbillard ou circulation. Si tu peux, tu dois.
web-fare-play-rules-discard = Défausse une carte, ou deux si tu n’as pu en jouer aucune. Dans ce cas, tu peux d’abord déplacer le corbillard ; si une carte devient jouable, tu dois la jouer.
web-fare-play-rules-declare = Si ta voie est libre, tu peux annoncer. Une fois le corbillard sorti, tu le déplaces aussi une fois pendant ton tour.
web-fare-play-rules-roads = Les routes
web-fare-play-rules-roads-text = Une route peut mener à une route ou à une case vide, jamais contre un bord fermé. Les deux routes d’un pont ou d’un double virage ne se rejoignent pas : seuls le carrefour et l’embranchement relient des routes, et tous deux comptent comme carrefours. La ville ne doit jamais être murée.
web-fare-play-rules-one-way = Un sens unique donne sa direction à toute la rue, d’un carrefour au suivant. Il y en a un au plus par rue.
web-fare-play-rules-locations = Les lieux
web-fare-play-rules-locations-text = Des bouts de route droite avec un bâtiment. Entre deux lieux, il faut toujours un carrefour sur la route ; à deux joueurs, il en faut deux.
web-fare-play-rules-obstacles = Les obstacles
web-fare-play-rules-obstacles-text = Un obstacle bloque toute sa carte jusqu’à ce que la carte de dégagement qui lui correspond, ou « Voie libre », l’enlève.
web-fare-play-rules-hearse = Le corbillard part à côté de l’église et bloque la voie où il se trouve. Il avance, va où il veut à un carrefour, et ne fait demi-tour que s’il le faut.
web-fare-play-rules-traffic = Cartes de circulation
web-fare-play-rules-lose-a-turn = Un autre chauffeur passe son prochain tour.
web-fare-play-rules-steal-a-fare = Échange ta course avec un autre chauffeur ; aucune des deux ne doit être annoncée.
web-fare-play-rules-swap-hands = Échange ta main avec un autre chauffeur.
web-fare-play-rules-pass-left = Toutes les mains passent à gauche.
web-fare-play-rules-resurface = Enlève une carte de route du plan. La ville doit rester d’un seul tenant.
web-fare-play-rules-u-turn = Tourne une carte de route du plan.
web-fare-play-rules-fast-lane = Pose deux cartes de route.
web-fare-play-rules-rush-hour = Tous les autres posent une carte de route.
web-fare-play-rules-reactions = Quand une carte de circulation est jouée, les autres peuvent réagir avant qu’elle n’agisse : un feu rouge la stoppe, un détour envoie plus loin ce qui te visait.
web-fare-play-rules-win = Gagner
web-fare-play-rules-win-text = Tu as annoncé, et ta voie est libre au début de ton tour suivant ou à un moment de ce tour : tu gagnes. Si elle est bloquée à la fin de ce tour, ta course repasse au rouge.
web-fare-play-rules-two = À deux, ce sont les règles de tournoi : aucune carte ne doit fermer une route, et une voie annoncée doit rester libre pendant deux tours.
