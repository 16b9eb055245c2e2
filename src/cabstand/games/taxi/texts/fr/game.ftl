## Pourquoi un coup est refusé

taxi-over = La tournée est finie.
taxi-no-such-seat = Il n’y a pas de place { $seat } à cette table.
taxi-not-your-turn = Ce n’est pas ton tour : la place { $seat } est au volant.
taxi-wait-for-chance = Le dé roule encore.
taxi-wait-for-referee = Il faut d’abord juger la réponse ou le discours.
taxi-not-a-move = Ce n’est pas un coup de ce jeu.
taxi-not-now = Pas maintenant.
taxi-not-to-yourself = Tu ne peux pas te donner la carte à toi-même : dis que tu la gardes.
taxi-nobody-there = La place { $seat } n’est pas dans la partie.
taxi-cannot-pay = Le raccourci coûte 20 £ et il doit te rester au moins 1 £ : tu as { $pounds } £.
taxi-token-in-hand = Ton jeton, tu l’as déjà en main.
taxi-cannot-redeem = Le jeton coûte 30 £ et il doit te rester au moins 1 £ : tu as { $pounds } £.
taxi-settle-first = Finis d’abord ce qui est commencé ; cela pourrait te coûter de l’argent.
taxi-you-are-out = Pour toi, la partie est finie.
taxi-not-the-referees = Il n’y a rien de tel à juger maintenant.
taxi-no-clock = Cette tournée se compte en tours, pas à l’horloge.
taxi-shift-not-begun = La tournée n’a pas encore commencé.
taxi-time-is-up-already = Le temps est déjà écoulé : le tour en cours est le dernier.
taxi-does-not-fall-so = Le hasard ne peut pas donner ça maintenant.
taxi-card-is-used = La carte { $card } est parmi les cartes jouées.
taxi-impossible-position = Cette position ne peut pas se présenter en jeu : regarde « { $field }={ $value } ».
taxi-bad-gifts = Les montants de « Donne ou prends » s’écrivent 8/-6/12, chacun de 1 à 999 en plus ou en moins, { $most } au plus.

## Ce qui cloche dans un plateau

taxi-board-unreadable = Ce n’est pas un plateau : il lui faut une boucle de cases et une échelle de nombres.
taxi-board-length = Un plateau compte de { $least } à { $most } cases, pas { $boxes }.
taxi-board-unknown-box = La case { $box } est « { $name } », ce qui n’est pas une case. Cases : rank, fare-3, question-2, question-4, give, sound, refuel, diversion, exit, foot-sound, foot-give.
taxi-board-once = Un plateau a un seul « { $name } », pas { $count }.
taxi-board-needs = Un plateau a besoin d’au moins un « { $name } ».
taxi-board-rank-first = La station est la case { $box } ; écris la boucle pour qu’elle vienne en premier.
taxi-board-after-diversion = La case { $box } ({ $name }) doit venir après la déviation et avant la station.
taxi-board-ladder-length = Une échelle compte de { $least } à { $most } cases, pas { $boxes }.
taxi-board-ladder-number = La case { $box } de l’échelle montre { $number } : les deux premières montrent 0, toutes les autres de 1 à 6.

## L’histoire d’une partie

taxi-story-throw = { $player } fait { $die }.
taxi-story-starts = { $player } a fait le plus et ouvre la tournée.
taxi-story-tie = Égalité : ceux qui ont fait le plus relancent.
taxi-story-rank = { $player } laisse la station derrière : { $pounds } £ de la banque.
taxi-story-on-rank = { $player } s’arrête à la station.
taxi-story-fare = Une course ! { $player } gagne { $pounds } £ et continue.
taxi-story-give = { $player } tombe sur une carte « Donne ou prends », face cachée.
taxi-story-refuel = Le réservoir est vide : { $player } paie { $pounds } £.
taxi-story-diversion = Travaux ! { $player } part en déviation.
taxi-story-exit = { $player } s’arrête au bout des travaux.
taxi-story-question = Un touriste pose une question à { $player }, pour { $value } £.
taxi-story-right = Juste ! { $player } empoche { $pounds } £ de pourboire.
taxi-story-wrong = Faux. Pas de pourboire pour { $player }.
taxi-story-keep = { $player } garde la carte.
taxi-story-hand = { $player } passe la carte, sans la regarder, à { $other }.
taxi-story-gain = { $player } gagne { $pounds } £.
taxi-story-loss = { $player } perd { $pounds } £.
taxi-story-talk = On demande son avis à { $player }.
taxi-story-words = { $player } { $words ->
    [0] n’a dit aucun des mots
    [1] a dit un des mots
   *[other] a dit { $words } des mots
} : { $pounds } £.
taxi-story-pay = { $player } paie { $pounds } £ et prend le raccourci.
taxi-story-one = Un 1 : une case plus bas, et { $pounds } £ à payer pour { $player }.
taxi-story-hit = C’est le bon nombre : { $player } peut quitter la déviation.
taxi-story-miss = Pas le nombre de cette case. { $player } relance une fois.
taxi-story-stay = Pas le bon nombre. { $player } reste là et paie { $pounds } £.
taxi-story-leave = { $player } reprend la route.
taxi-story-loan = { $player } n’a plus un sou : le jeton part à la banque pour { $pounds } £.
taxi-story-out = { $player } n’a de nouveau plus un sou et quitte la partie.
taxi-story-redeem = { $player } récupère son jeton pour 30 £ : sans lui, on ne peut pas gagner.
taxi-story-time = La tournée s’achève après ce tour.
taxi-story-win = { $player } remporte la tournée avec { $pounds } £ !
taxi-story-shared-win = { $player } partage la victoire avec { $pounds } £ !
taxi-story-no-winner = Personne n’a de jeton : personne ne gagne.

## Jouer dans un terminal

taxi-ask-order = { $player }, tu lances pour l’ordre du jeu ? Entrée lance.
taxi-ask-throw = { $player }, tu lances ? Entrée lance.
taxi-ask-ladder = { $player }, un { $number } te fait sortir (encore { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
}) ? Entrée lance.
taxi-ask-slide = { $player }, tu relances ? Entrée lance.
taxi-ask-choose = { $player }, une carte « Donne ou prends », face cachée : la garder, ou la passer à { $seats } ? (garder, passer 2)
taxi-ask-divert = { $player }, { $can ->
    [1] tu paies 20 £ le raccourci (payer), ou tu lances ? Entrée lance.
   *[0] tu lances ? Entrée lance.
}
taxi-ask-leave = { $player }, tu sors par la case « Coup de gueule » ou par « Donne ou prends » ? (gueule, donne)
taxi-redeem-hint = { $player } peut récupérer son jeton pour 30 £ : tape { $how }.
taxi-help =
    Lance, roule, fais ce que dit la case. Une course paie, et tu relances. Les touristes paient 2 £ ou 4 £ la bonne réponse.
    Une carte « Donne ou prends » se garde ou se passe avant que personne l’ait vue.
    Coup de gueule : parle pendant 30 secondes ; 4 £ pour chaque mot caché.
    Le plein coûte 6 £. La station rapporte 10 £ chaque fois que tu la laisses derrière toi. La déviation : 20 £, ou les dés.
    Plus un sou : ton jeton part à la banque pour 20 £, et revient pour 30 £ (racheter). Encore plus un sou sans lui : dehors.
    Le plus d’argent à la fin de la tournée gagne, mais seulement avec son jeton en main.
taxi-card-question = Question à { $value } £ ({ $topic })
taxi-card-question-plain = Question à { $value } £
taxi-card-gift = Donne ou prends : { $amount }
taxi-card-talk = Coup de gueule : parle pendant { $seconds } secondes de ceci
taxi-board-round = Tour { $round } sur { $rounds }
taxi-board-clock = Tour { $round }, à l’horloge
taxi-board-order = On lance pour l’ordre du jeu
taxi-board-turn = { $player } au volant
taxi-board-over = La tournée est finie
taxi-board-player = Nom
taxi-board-money = Argent
taxi-board-token = Jeton
taxi-board-where = Où
taxi-board-token-hand = en main
taxi-board-token-bank = à la banque
taxi-board-out = hors jeu
taxi-board-bank = { $pounds } £ en banque
taxi-board-rung = déviation, case { $box } (il faut un { $number })
taxi-board-rung-none = déviation, case { $box }
taxi-board-ladder = Déviation :
taxi-box-rank = Station
taxi-box-fare = Course { $pounds } £
taxi-box-question = Question de touriste { $pounds } £
taxi-box-give = Donne ou prends
taxi-box-sound = Coup de gueule
taxi-box-refuel = Plein
taxi-box-diversion = Déviation
taxi-box-exit = Sortie
taxi-word-throw = lancer
taxi-word-keep = garder
taxi-word-hand = passer, donner
taxi-word-pay = payer
taxi-word-sound = gueule
taxi-word-give = donne
taxi-word-redeem = racheter
taxi-money = { $pounds } £
taxi-tag-fare = £{ $pounds }
taxi-tag-rank = TAXI
taxi-tag-give = D/P
taxi-tag-sound = COUP
taxi-tag-refuel = ESS
taxi-tag-diversion = DÉV
taxi-tag-exit = SORT

## En ligne de commande

taxi-arg-pack = TAXI! : un dossier avec ton propre paquet de questions
taxi-arg-board = TAXI! : un fichier avec ton propre plateau
