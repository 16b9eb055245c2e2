# Ce que dit le coach à côté de ses raisons

web-coach-close = Fermer le coach
web-coach-take = Choisir cela
web-coach-choice = Ton choix :
web-coach-choice-best = Ton choix, le meilleur possible :
web-coach-choice-why = À propos de ton choix
web-coach-loss = abandonne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points à ce tour
web-coach-launch = décollage { $percent } %
web-coach-full = taxi complet { $percent } %
web-coach-win = victoire { $percent } %
web-coach-means = Ce qui est abandonné compte, en points, ce tour et les jetons pour les tours suivants. Les autres chiffres disent ce qui arrive si l’on continue à jouer pour les points.
