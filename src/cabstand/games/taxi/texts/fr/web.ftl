# TAXI! dans le navigateur : ce que dit son écran à côté des mots du plateau.

## Ce que l’on demande, en une ligne

taxi-web-prompt-order = Lance pour l’ordre du jeu : le plus haut commence
taxi-web-prompt-throw = À toi : lance et roule
taxi-web-prompt-again = Un 1 : relance
taxi-web-prompt-ladder = { $throws ->
    [one] Un { $number } te sort des travaux : dernier essai
   *[other] Un { $number } te sort des travaux : { $throws } essais
}
taxi-web-prompt-choose = Une carte, face cachée. La garder ou la passer ?
taxi-web-prompt-divert = Travaux ! Payer { $pounds } £ le raccourci, ou lancer ?
taxi-web-prompt-divert-throw = Travaux ! Lance pour descendre
taxi-web-prompt-leave = C’est le bon nombre ! Par où sors-tu ?
taxi-web-prompt-answer = Un touriste te demande, pour { $pounds } £
taxi-web-prompt-talk = Coup de gueule ! Le chrono part à ton premier mot
taxi-web-prompt-talking = Continue de parler !
taxi-web-prompt-who = Coup de gueule ! Qui de vous parle ?
taxi-web-prompt-mate-talks = { $player } parle pour vous
taxi-web-prompt-overrule = { $player } a répondu : tu acceptes quand même ?
taxi-web-prompt-meant = C’est ce que tu voulais dire ?
taxi-web-prompt-listen = { $player } pousse son coup de gueule : guette les mots
taxi-web-prompt-won = { $count ->
    [one] { $players } remporte la tournée avec { $pounds } £
   *[other] { $players } partagent la victoire avec { $pounds } £ chacun
}
taxi-web-waits = { $player } est au volant
taxi-web-thinks = { $player } réfléchit
taxi-web-chooses = { $player } tient une carte face cachée : la garder, ou la donner ?

## Ce que l’on peut faire

taxi-web-do-throw = Lancer
taxi-web-do-keep = La garder
taxi-web-do-hand = À { $player }
taxi-web-do-pay = Payer { $pounds } £
taxi-web-do-redeem = Récupérer ton jeton pour { $pounds } £ : sans lui, pas de victoire
taxi-web-card-aside = Pousser la carte de côté
taxi-web-card-show = Montrer la carte
taxi-web-still-reads = Encore en lecture : { $players }
taxi-web-go-on = Continuer
taxi-web-keys = Touches : Espace lance, K garde, les chiffres passent la carte, P paie, S ou G sort, R récupère le jeton, Échap range une carte

## Le plateau

taxi-web-order = Qui commence ?
taxi-web-round = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
taxi-web-board = La ville avec sa rue, ses cases et les taxis
taxi-web-die = Le dé montre { $die }
taxi-web-face-down = Une carte « Donne ou prends », face cachée
taxi-web-token-hand = Jeton en main
taxi-web-token-bank = Jeton à la banque
taxi-web-token-none = Sans jeton, pas de victoire
taxi-web-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

## Les cartes

taxi-web-card-asks = { $asker } demande à { $player }
taxi-web-card-talks = { $player } parle de ceci
taxi-web-card-for = Pour { $player }
taxi-web-answer = Ta réponse
taxi-web-answer-send = Répondre
taxi-web-passes = { $player } passe.
taxi-web-answer-pass = Je ne sais pas
taxi-web-right = Juste ! { $pounds } £
taxi-web-wrong = Faux
taxi-web-typed = { $player } a dit : { $typed }
taxi-web-accepted = C’est { $answer }.
taxi-web-let-count = On l’accepte
taxi-web-let-not = Non, on refuse
taxi-web-meant = C’est ce que je voulais dire
taxi-web-not-meant = Non, je me suis trompé
taxi-web-asker-decides = { $asker } peut encore l’accepter.
taxi-web-others-decide = Les autres peuvent encore l’accepter.
taxi-web-gain = { $player } gagne { $pounds } £
taxi-web-loss = { $player } paie { $pounds } £
taxi-web-words = Les mots de la carte
taxi-web-word-said = (dit)
taxi-web-talk-how = { $words } mots se cachent sur la carte. Chaque mot que tu dis rapporte { $pounds } £.
taxi-web-talk-field = Tape ce qui te passe par la tête…
taxi-web-talk-done = Terminé
taxi-web-words-so-far = Mots dits jusqu’ici : { $count } sur { $words }
taxi-web-talk-start = Lancer le chrono
taxi-web-who-talks = Qui va parler le dit d’abord ; ensuite vient le sujet.
taxi-web-who-waits = { $player } : qui de vous parle ?
taxi-web-i-talk = C’est moi qui parle
taxi-web-talk-waits = { $player } prend son souffle. Le chrono part au premier mot.
taxi-web-talk-tick = Les mots dits s’allument. Touche un mot que tu as entendu.
taxi-web-talk-count = { $words ->
    [0] Aucun des mots
    [one] Un mot : { $pounds } £
   *[other] { $words } mots : { $pounds } £
}
taxi-web-mic = Parler à voix haute
taxi-web-mic-what-for = Le micro ne sert que pendant ces 30 secondes : ton navigateur change en texte ce que tu dis. Ou tape, tout simplement.
taxi-web-mic-listens = Ton navigateur écoute. Tu peux aussi taper.
taxi-web-mic-refused = Sans micro, alors : tape, s’il te plaît.
taxi-web-mic-trouble = Ton navigateur ne peut pas écouter pour le moment : tape, s’il te plaît.
taxi-web-mic-none = Ton navigateur ne peut pas écouter ici : tape, ou parle à voix haute et laisse les autres cocher.

## En mots

taxi-web-text-now = Maintenant
taxi-web-text-you = Tu es au volant.
taxi-web-text-happened = Ce qui s’est passé
taxi-web-text-card = La carte
taxi-web-text-choose = Que fais-tu ?
taxi-web-text-drivers = Les chauffeurs
taxi-web-text-box = , case { $box }
taxi-web-text-street = Toutes les cases de la rue
taxi-web-text-here = {" "}: { $players }
taxi-web-text-ladder = La déviation, depuis le haut : { $numbers }

## Ce qu’il faut savoir à cet instant

taxi-web-help-order = Chacun lance une fois. Le plus haut commence ; ensuite, on joue dans le sens des aiguilles d’une montre.
taxi-web-help-throw = Lance, roule dans le sens des aiguilles d’une montre et fais ce que dit la case. Une course paie, et tu relances. La station rapporte 10 £ chaque fois que tu la laisses derrière toi.
taxi-web-help-choose = Personne n’a vu la carte. Qui l’a quand on la retourne gagne ou paie : garde-la, ou passe-la à quelqu’un.
taxi-web-help-diversion = Dans les travaux, chaque case montre un nombre. À chaque tour, tu as deux lancers pour le faire ; le manquer deux fois coûte 4 £. Le raccourci, tout en haut, coûte 20 £.
taxi-web-help-answer = Majuscules, accents, « the », nombres en lettres et petites fautes ne comptent pas. Qui pose la question peut accepter une réponse fausse.
taxi-web-help-talk = Six mots se cachent sur la carte. Parle du sujet pendant 30 secondes : chacun des mots rapporte 4 £, sous toutes ses formes.
taxi-web-help-token = Un jeton à la banque se récupère pour 30 £, à tout moment. On ne gagne qu’avec son jeton en main ; plus un sou sans lui, et c’est fini pour toi.

## Des conseils à côté de ce dont ils parlent, pour qui le rencontre pour la première fois

taxi-web-hint-throw = C’est ici que tu lances le dé. Ton taxi roule ensuite tout seul.
taxi-web-hint-win = L’argent et le jeton d’or de chacun. À la fin de la tournée, le plus d’argent gagne, mais seulement avec son jeton en main.
taxi-web-hint-answer = Écris ce qui te vient : majuscules et petites fautes ne comptent pas, et une réponse fausse ne coûte rien.
taxi-web-hint-last-rounds = { $rounds ->
    [one] C’est le dernier tour, et ton jeton est à la banque. Sans jeton, pas de victoire : il coûte { $pounds } £ à récupérer.
   *[other] Il reste { $rounds } tours, et ton jeton est à la banque. Sans jeton, pas de victoire : il coûte { $pounds } £ à récupérer.
}
taxi-web-hint-token = Ton jeton est à la banque, et sans lui tu ne peux pas gagner. Tu peux le récupérer pour { $pounds } £ dès que tu as plus que cela.

## Les règles en bref

taxi-web-rules-aim = Une ville, une tournée
taxi-web-rules-aim-text = De deux à quatre taxis se partagent une ville le temps d’une tournée. Chacun commence à la station avec 20 £ et un jeton. Lance, roule, réponds aux touristes, aie un avis sur tout, et rentre avec le plus d’argent.
taxi-web-rules-turn = Ton tour
taxi-web-rules-turn-text = Lance le dé, roule dans le sens des aiguilles d’une montre et fais ce que dit la case.
taxi-web-rules-fare = Course
taxi-web-rules-fare-text = Tu empoches la somme et tu relances, jusqu’à t’arrêter sur une autre case.
taxi-web-rules-question = Question de touriste
taxi-web-rules-question-text = C’est le chauffeur encore en jeu le plus proche à ta droite qui la pose. Une bonne réponse rapporte 2 £ ou 4 £.
taxi-web-rules-give = Donne ou prends
taxi-web-rules-give-text = Une carte, face cachée. Garde-la, ou passe-la à quelqu’un : on la retourne alors, et qui l’a gagne ou paie.
taxi-web-rules-sound = Coup de gueule
taxi-web-rules-sound-text = Parle d’un sujet pendant 30 secondes. Six mots ou expressions sont cachés ; chacun rapporte 4 £ la première fois que tu le dis.
taxi-web-rules-refuel = Plein
taxi-web-rules-refuel-text = Paie 6 £.
taxi-web-rules-diversion = Déviation
taxi-web-rules-diversion-text = Descends à la première case des travaux. Paie 20 £ et va tout droit à la sortie, ou lance : un 1 te fait descendre d’une case, coûte 6 £, et tu relances ; tout autre nombre te fait descendre d’autant. Au tour suivant, tu as deux lancers pour faire le nombre de ta case. Manqué deux fois : 4 £, et tu restes. Réussi : sors par « Coup de gueule » ou par « Donne ou prends ».
taxi-web-rules-exit = Sortie
taxi-web-rules-exit-text = Ici, il ne se passe rien, et ton tour est fini.
taxi-web-rules-rank = Station
taxi-web-rules-rank-text = 10 £ chaque fois que tu la laisses derrière toi, sauf au tout premier départ.
taxi-web-rules-broke = Plus un sou
taxi-web-rules-broke-text = Si tu dois payer plus que tu n’as, ou ta dernière livre, on te fait grâce du reste, ton jeton part à la banque et tu reçois 20 £. Tu peux le récupérer pour 30 £, presque à tout moment, s’il te reste ensuite 1 £. Sans un sou et sans lui, c’est fini pour toi.
taxi-web-rules-end = La fin
taxi-web-rules-end-text = Quand la tournée est finie, tous ceux qui ont 31 £ ou plus récupèrent leur jeton pour 30 £. Ensuite, celui qui a le plus d’argent gagne, mais seulement avec son jeton en main. Si personne n’en a, personne ne gagne.
taxi-web-rules-screen = À l’écran
taxi-web-rules-screen-text = On tape ses réponses. Les petites fautes ne comptent pas, et qui pose la question peut accepter une réponse fausse, jamais l’inverse. Dans un discours, toute forme d’un mot compte comme le mot : drive, drives, driving.
taxi-web-look-up = Regarde le grand écran
