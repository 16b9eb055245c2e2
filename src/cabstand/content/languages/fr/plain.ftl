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
