# Ce que dit le coach à côté de ses raisons

web-coach-close = Fermer le coach
web-coach-take = Choisir cela
web-coach-choice = Ton choix :
web-coach-choice-best = Ton choix, le meilleur possible :
web-coach-choice-why = À propos de ton choix
web-coach-nobody-asked = À ce moment, on n’attend de choix de personne.
web-coach-nothing = Il n’y a rien à peser ici.
web-coach-made = Joué ici :
web-coach-made-best = Joué ici, le meilleur possible :
web-coach-made-why = À propos de ce qui a été joué
web-coach-forced = Ici, rien d’autre n’est possible.
web-coach-more = Autres coups et raisons
web-coach-best-why = Le meilleur coup, plus en détail
web-coach-others = Autres coups
web-coach-winner = Gagne le plus souvent
web-coach-review = Comment on a joué
web-coach-review-ask = Revoir la partie avec le coach
web-coach-review-seat = Qui
web-coach-review-turns = Manche par manche
web-coach-review-go = Aller à ce moment
web-coach-review-show = Montrer sur le plateau
web-coach-review-shown = Le meilleur coup est montré sur le plateau.
