night-rank-name = Station de nuit
night-rank-about = Siffle les meilleures courses de la nuit avant les autres.

night-rank-card-W = un sifflet
night-rank-card-1 = une course à 1 point
night-rank-card-2 = une course à 2 points
night-rank-card-3 = une course à 3 points

## Why a move is refused

night-rank-over = La partie est terminée.
night-rank-not-a-move = Ce n’est pas un coup de ce jeu.
night-rank-no-such-seat = Cette place n’existe pas à cette table.
night-rank-not-asked = Ce n’est pas ton tour.
night-rank-asked-for-other = Ce n’est pas ce qu’on te demande.
night-rank-not-held = Tu n’as pas cette carte.
night-rank-horn-used = Tu as déjà klaxonné.
night-rank-cards-first = Attends que les cartes soient distribuées.
night-rank-impossible-position = Cette position est impossible en jeu : { $text }

## The story of a game

night-rank-story-deal = { $player } reçoit { $card }.
night-rank-story-deal-hidden = { $player } reçoit une carte.
night-rank-story-drive = { $player } propose { $card }.
night-rank-story-pass = { $player } passe.
night-rank-story-whistle = { $player } siffle et prend la course.
night-rank-story-honk = { $player } klaxonne pour un point.
night-rank-story-right = { $player } connaît le chemin et garde la course.
night-rank-story-wrong = { $player } se perd.
night-rank-story-win = { $player } gagne.

## What is asked in the terminal

night-rank-ask-drive = { $player }, quelle carte joues-tu ? Tape W, 1, 2 ou 3, ou honk.
night-rank-ask-whistle = { $player }, siffles-tu ? Tape whistle, pass ou honk.
night-rank-help = Joue une carte, ou cède un sifflet pour prendre la course d’un autre. Une fois par partie, tu peux klaxonner pour un point.
