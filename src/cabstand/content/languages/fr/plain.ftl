# A game that brings no screen of its own, in the terminal and in the browser.

plain-yes = oui
plain-no = non
plain-turn = C’est à { $player } de jouer.
plain-chance = Le hasard décide.
plain-referee = L’arbitre décide.
plain-over = La partie est finie. { $winners ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
plain-player = Joueur
plain-score = Points
plain-ask = { $player }, que fais-tu ?
plain-ask-referee = Que dit l’arbitre ?
plain-how = Tape un numéro ou un coup.
plain-how-typed = Tape un coup.
plain-page = Voici { $first } à { $last } sur { $of } ; suite montre les suivants.
plain-which = { $count } coups commencent ainsi : lequel ?

# what can be typed: words with commas between them, the one that is shown first
plain-word-more = suite, s

# in the browser
plain-facts = La table
plain-moves = Ce que tu peux faire
plain-asked = C’est à toi : choisis un coup.
plain-asked-answer = C’est à toi de répondre.
plain-type = { $count } coups sont possibles. Tape le début de l’un d’eux.
plain-play = Jouer
plain-more-moves = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
plain-card = On interroge { $player }
plain-card-said = « { $said } »
plain-card-answer = La réponse : { $answer }
plain-answer = Ta réponse
plain-say = Répondre
plain-count = Compter quand même
plain-count-not = Ça ne compte pas
plain-help = Appuie sur un coup pour le jouer. S’il y en a trop, tape le début de celui que tu veux.
