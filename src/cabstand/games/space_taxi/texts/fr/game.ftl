space-taxi-beyond-box = hors de la boîte : le jeu imprimé se joue de 3 à 5

## Pourquoi un coup est refusé

space-taxi-over = La partie est finie.
space-taxi-no-such-seat = Il n’y a pas de place { $seat } à cette table.
space-taxi-not-your-turn = Ce n’est pas ton tour : c’est à la place { $seat }.
space-taxi-wait-for-chance = Les dés roulent encore.
space-taxi-not-a-move = Ce n’est pas un coup de ce jeu.
space-taxi-throw-first = Lance d’abord les dés.
space-taxi-play-first = Les dés sont jetés : choisis ceux que tu places.
space-taxi-return-first = Le taxi a décollé : dis combien de jetons tu rends.
space-taxi-not-thrown = { $there ->
    [0] Il n’y a pas de { $die } à placer.
    [1] Il n’y a qu’un { $die } sur la table.
   *[other] Il n’y a que { $there } fois { $die } sur la table.
}
space-taxi-wrong-crystal = { $shown ->
    [0] Le dé contrebande n’a pas été lancé.
   *[other] Le dé contrebande montre { $shown }.
}
space-taxi-too-many-dice = { $dice } dés, c’est trop : la plus grande tuile est le 4.
space-taxi-failed-die-stays = Le dé contrebande est tombé plus bas qu’avant : il doit être parmi les dés que tu places, la tuile 0 est donc exclue aussi.
space-taxi-tile-turned = La tuile { $tile } a déjà servi dans ce tour. Place un autre nombre de dés.
space-taxi-too-few-coins = Il y faut { $needed ->
    [one] { $needed } jeton
   *[other] { $needed } jetons
} et tu { $held ->
    [0] n’en as aucun
   *[other] en as { $held }
}.
space-taxi-roll-does-not-fit = Ce ne sont pas les dés qui ont été lancés.
space-taxi-no-referee = Personne n’arbitre rien dans ce jeu.
space-taxi-no-lots = On ne tire pas au sort comme ça.
space-taxi-no-such-starter = La place { $starter } ne peut pas commencer : il y a { $seats } places.
space-taxi-impossible-position = Cette position ne peut pas se présenter en jeu : regarde « { $field }={ $value } ».

## L’histoire d’une partie

space-taxi-story-lot = Le sort désigne { $player } pour commencer.
space-taxi-story-throw = { $player } lance { $dice }.
space-taxi-story-smuggling-fails = Pris sur le fait ! { $now }, c’est moins que { $before } : adieu les cristaux.
space-taxi-story-play = { $player } place { $dice } et fait retourner la tuile { $tile }.
space-taxi-story-zero = { $player } sacrifie le 0 et relance.
space-taxi-story-pay = { $player } paie { $coins ->
    [one] un jeton
   *[other] { $coins } jetons
} pour faire du stop.
space-taxi-story-failed-launch = Teuf, teuf… pouf : avec { $fuel } de carburant, le taxi reste au sol. Les aliens regardent { $player }.
space-taxi-story-fuelled = { $fuel } dans les réservoirs : les passagers comptent { $factor ->
    [1] une fois
   *[other] { $factor } fois
}.
space-taxi-story-launch = Décollage ! { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} au compteur.
space-taxi-story-full-taxi = Rien que des amis sur les sièges : { $coins ->
    [0] mais la réserve est vide
    [one] { $coins } jeton pour { $player }
   *[other] { $coins } jetons pour { $player }
}.
space-taxi-story-return = { $player } rend { $coins ->
    [one] { $coins } jeton
   *[other] { $coins } jetons
} pour { $points } points.
space-taxi-story-score = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche.
space-taxi-story-struck-out = Le moins bon résultat est barré : { $points } pour { $player }.
space-taxi-story-next-round = La manche { $round } commence par { $player }.
space-taxi-story-win = { $player } gagne avec { $points } points !
space-taxi-story-shared-win = { $player } partage la victoire avec { $points } points !
space-taxi-story-solo-over = Terminus. { $player } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Jouer dans un terminal

space-taxi-ask-throw = { $player }, tu lances { $dice ->
    [one] le dernier dé
   *[other] { $dice } dés
} ? Entrée lance.
space-taxi-ask-play = { $player }, quels dés places-tu ? Tuiles ouvertes : { $tiles }
space-taxi-ask-return = { $player }, rendre des jetons à 2 points pièce ? De 0 à { $coins } ; Entrée n’en rend aucun
space-taxi-help =
    Écris les dés que tu places : RRG, ce sont deux aliens rouges et un vert, 14 deux dés carburant, s le dé contrebande.
    RR4s place quatre dés d’un coup ; leur nombre est la tuile que l’on retourne. 0 n’en place aucun et relance, une fois.
    T est le pouce : placé tel quel, il n’assied personne. T=G le tourne vers le vert pour un jeton.
    Le carburant doit faire 7, 8, 9 ou 10 : les passagers comptent 1, 2, 3 ou 4 fois. Sinon le taxi reste au sol.
    Deux, trois, quatre, cinq, six pareils valent 1, 2, 3, 5, 8. Les solitaires rentrent à pied.
    Le dé contrebande vaut ce qu’il montre, sauf si tu le gardes et qu’il retombe plus bas.
    Un taxi plein d’amis rapporte 2 jetons. Un jeton rendu à la fin du tour vaut 2 points.
space-taxi-word-throw = lancer
space-taxi-word-return = rendre

## Le plateau dans un terminal

space-taxi-board-round = Manche { $round } sur { $rounds }
space-taxi-board-turn = { $player } au volant
space-taxi-board-over = Terminus
space-taxi-board-taxi = Sièges
space-taxi-board-coins = Jetons
space-taxi-board-pile = { $coins } en réserve
space-taxi-board-player = Nom
space-taxi-board-fuel-total = { $fuel } pour l’instant
space-taxi-board-fuel-factor = { $fuel }, fois { $factor }
space-taxi-board-crystal-in-hand = en main, au moins { $before } à refaire
space-taxi-board-crystal-fresh = en main
space-taxi-board-crystal-lost = perdus
space-taxi-board-crystal-mine = { $points ->
    [one] { $points } cristal
   *[other] { $points } cristaux
}
space-taxi-board-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état
space-taxi-board-passengers = passagers { $points }
space-taxi-board-must = doit être placé
