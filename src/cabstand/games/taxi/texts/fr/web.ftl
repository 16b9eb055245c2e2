# TAXI! dans le navigateur : ce que dit son écran à côté des mots du plateau.

## Ce que l’on demande, en une ligne

web-taxi-prompt-order = Lance pour l’ordre du jeu : le plus haut commence
web-taxi-prompt-throw = À toi : lance et roule
web-taxi-prompt-again = Un 1 : relance
web-taxi-prompt-ladder = { $throws ->
    [one] Un { $number } te sort des travaux : dernier essai
   *[other] Un { $number } te sort des travaux : { $throws } essais
}
web-taxi-prompt-choose = Une carte, face cachée. La garder ou la passer ?
web-taxi-prompt-divert = Travaux ! Payer { $pounds } £ le raccourci, ou lancer ?
web-taxi-prompt-divert-throw = Travaux ! Lance pour descendre
web-taxi-prompt-leave = C’est le bon nombre ! Par où sors-tu ?
web-taxi-prompt-answer = Un touriste te demande, pour { $pounds } £
web-taxi-prompt-talk = Coup de gueule ! Le chrono part à ton premier mot
web-taxi-prompt-talking = Continue de parler !
web-taxi-prompt-who = Coup de gueule ! Qui de vous parle ?
web-taxi-prompt-mate-talks = { $player } parle pour vous
web-taxi-prompt-overrule = { $player } a répondu : tu acceptes quand même ?
web-taxi-prompt-listen = { $player } pousse son coup de gueule : guette les mots
web-taxi-prompt-won = { $count ->
    [one] { $players } remporte la tournée avec { $pounds } £
   *[other] { $players } partagent la victoire avec { $pounds } £ chacun
}
web-taxi-waits = { $player } est au volant
web-taxi-thinks = { $player } réfléchit
web-taxi-chooses = { $player } tient une carte face cachée : la garder, ou la donner ?

## Ce que l’on peut faire

web-taxi-do-throw = Lancer
web-taxi-do-keep = La garder
web-taxi-do-hand = À { $player }
web-taxi-do-pay = Payer { $pounds } £
web-taxi-do-redeem = Récupérer ton jeton pour { $pounds } £
web-taxi-card-aside = Pousser la carte de côté
web-taxi-card-show = Montrer la carte
web-taxi-go-on = Continuer
web-taxi-keys = Touches : Espace lance, K garde, les chiffres passent la carte, P paie, S ou G sort, R récupère le jeton, Échap range une carte

## Le plateau

web-taxi-order = Qui commence ?
web-taxi-round = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
web-taxi-board = La ville avec sa rue, ses cases et les taxis
web-taxi-die = Le dé montre { $die }
web-taxi-face-down = Une carte « Donne ou prends », face cachée
web-taxi-token-hand = Jeton en main
web-taxi-token-bank = Jeton à la banque
web-taxi-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

## Les cartes

web-taxi-card-asks = { $asker } demande à { $player }
web-taxi-card-talks = { $player } parle de ceci
web-taxi-card-for = Pour { $player }
web-taxi-answer = Ta réponse
web-taxi-answer-send = Répondre
web-taxi-answer-pass = Je ne sais pas
web-taxi-right = Juste ! { $pounds } £
web-taxi-wrong = Faux
web-taxi-typed = { $player } a dit : { $typed }
web-taxi-accepted = C’est { $answer }.
web-taxi-let-count = On l’accepte
web-taxi-let-not = Non, on refuse
web-taxi-asker-decides = { $asker } peut encore l’accepter.
web-taxi-gain = { $player } gagne { $pounds } £
web-taxi-loss = { $player } paie { $pounds } £
web-taxi-words = Les mots de la carte
web-taxi-word-said = (dit)
web-taxi-talk-how = { $words } mots se cachent sur la carte. Chaque mot que tu dis rapporte { $pounds } £.
web-taxi-talk-field = Tape ce qui te passe par la tête…
web-taxi-talk-start = Lancer le chrono
web-taxi-who-talks = Qui va parler le dit d’abord ; ensuite vient le sujet.
web-taxi-who-waits = { $player } : qui de vous parle ?
web-taxi-i-talk = C’est moi qui parle
web-taxi-talk-waits = { $player } prend son souffle. Le chrono part au premier mot.
web-taxi-talk-tick = Les mots dits s’allument. Touche un mot que tu as entendu.
web-taxi-talk-count = { $words ->
    [0] Aucun des mots
    [one] Un mot : { $pounds } £
   *[other] { $words } mots : { $pounds } £
}
web-taxi-mic = Parler à voix haute
web-taxi-mic-what-for = Le micro ne sert que pendant ces 30 secondes : ton navigateur change en texte ce que tu dis. Ou tape, tout simplement.
web-taxi-mic-listens = Ton navigateur écoute. Tu peux aussi taper.
web-taxi-mic-refused = Sans micro, alors : tape, s’il te plaît.
web-taxi-mic-trouble = Ton navigateur ne peut pas écouter pour le moment : tape, s’il te plaît.
web-taxi-mic-none = Ton navigateur ne peut pas écouter ici : tape, ou parle à voix haute et laisse les autres cocher.

## En mots

web-taxi-text-now = Maintenant
web-taxi-text-you = Tu es au volant.
web-taxi-text-happened = Ce qui s’est passé
web-taxi-text-card = La carte
web-taxi-text-choose = Que fais-tu ?
web-taxi-text-drivers = Les chauffeurs
web-taxi-text-box = , case { $box }
web-taxi-text-street = Toutes les cases de la rue
web-taxi-text-here = {" "}: { $players }
web-taxi-text-ladder = La déviation, depuis le haut : { $numbers }

## Ce qu’il faut savoir à cet instant

web-taxi-help-order = Chacun lance une fois. Le plus haut commence ; ensuite, on joue dans le sens des aiguilles d’une montre.
web-taxi-help-throw = Lance, roule dans le sens des aiguilles d’une montre et fais ce que dit la case. Une course paie, et tu relances. La station rapporte 10 £ chaque fois que tu la laisses derrière toi.
web-taxi-help-choose = Personne n’a vu la carte. Qui l’a quand on la retourne gagne ou paie : garde-la, ou passe-la à quelqu’un.
web-taxi-help-diversion = Dans les travaux, chaque case montre un nombre. À chaque tour, tu as deux lancers pour le faire ; le manquer deux fois coûte 4 £. Le raccourci, tout en haut, coûte 20 £.
web-taxi-help-answer = Majuscules, accents, « the », nombres en lettres et petites fautes ne comptent pas. Qui pose la question peut accepter une réponse fausse.
web-taxi-help-talk = Six mots se cachent sur la carte. Parle du sujet pendant 30 secondes : chacun des mots rapporte 4 £, sous toutes ses formes.
web-taxi-help-token = Un jeton à la banque se récupère pour 30 £, à tout moment. On ne gagne qu’avec son jeton en main ; plus un sou sans lui, et c’est fini pour toi.

## Le premier tour

web-taxi-tour-throw = C’est ici que tu lances. La barre d’espace marche aussi.
web-taxi-tour-board = Ton taxi roule dans le sens des aiguilles d’une montre. Les pièces sont des courses, les appareils photo des touristes qui ont une question, les mains des cartes à garder ou à passer.
web-taxi-tour-ladder = Les travaux. Qui tombe sur la barrière doit descendre par ici : chaque case montre le nombre qui fait sortir.
web-taxi-tour-purses = L’argent et le jeton de chacun, et la banque. Le plus d’argent à la fin de la tournée gagne.

## Les règles en bref

web-taxi-rules-aim = Une ville, une tournée
web-taxi-rules-aim-text = De deux à quatre taxis se partagent une ville le temps d’une tournée. Chacun commence à la station avec 20 £ et un jeton. Lance, roule, réponds aux touristes, aie un avis sur tout, et rentre avec le plus d’argent.
web-taxi-rules-turn = Ton tour
web-taxi-rules-turn-text = Lance le dé, roule dans le sens des aiguilles d’une montre et fais ce que dit la case.
web-taxi-rules-fare = Course
web-taxi-rules-fare-text = Tu empoches la somme et tu relances, jusqu’à t’arrêter sur une autre case.
web-taxi-rules-question = Question de touriste
web-taxi-rules-question-text = C’est le chauffeur encore en jeu le plus proche à ta droite qui la pose. Une bonne réponse rapporte 2 £ ou 4 £.
web-taxi-rules-give = Donne ou prends
web-taxi-rules-give-text = Une carte, face cachée. Garde-la, ou passe-la à quelqu’un : on la retourne alors, et qui l’a gagne ou paie.
web-taxi-rules-sound = Coup de gueule
web-taxi-rules-sound-text = Parle d’un sujet pendant 30 secondes. Six mots ou expressions sont cachés ; chacun rapporte 4 £ la première fois que tu le dis.
web-taxi-rules-refuel = Plein
web-taxi-rules-refuel-text = Paie 6 £.
web-taxi-rules-diversion = Déviation
web-taxi-rules-diversion-text = Descends à la première case des travaux. Paie 20 £ et va tout droit à la sortie, ou lance : un 1 te fait descendre d’une case, coûte 6 £, et tu relances ; tout autre nombre te fait descendre d’autant. Au tour suivant, tu as deux lancers pour faire le nombre de ta case. Manqué deux fois : 4 £, et tu restes. Réussi : sors par « Coup de gueule » ou par « Donne ou prends ».
web-taxi-rules-exit = Sortie
web-taxi-rules-exit-text = Ici, il ne se passe rien, et ton tour est fini.
web-taxi-rules-rank = Station
web-taxi-rules-rank-text = 10 £ chaque fois que tu la laisses derrière toi, sauf au tout premier départ.
web-taxi-rules-broke = Plus un sou
web-taxi-rules-broke-text = Si tu dois payer plus que tu n’as, ou ta dernière livre, on te fait grâce du reste, ton jeton part à la banque et tu reçois 20 £. Tu peux le récupérer pour 30 £, presque à tout moment, s’il te reste ensuite 1 £. Sans un sou et sans lui, c’est fini pour toi.
web-taxi-rules-end = La fin
web-taxi-rules-end-text = Quand la tournée est finie, tous ceux qui ont 31 £ ou plus récupèrent leur jeton pour 30 £. Ensuite, celui qui a le plus d’argent gagne, mais seulement avec son jeton en main. Si personne n’en a, personne ne gagne.
web-taxi-rules-screen = À l’écran
web-taxi-rules-screen-text = On tape ses réponses. Les petites fautes ne comptent pas, et qui pose la question peut accepter une réponse fausse, jamais l’inverse. Dans un discours, toute forme d’un mot compte comme le mot : drive, drives, driving.
