# What the front page says of the game.

fare-play-name = Taxi, à qui la course ?
fare-play-short-name = À qui la course ?
fare-play-about = Pose les rues toi-même, du départ à l’arrivée, avant que quelqu’un n’y fasse passer un défilé.
fare-play-credits = « Taxi, the game of fare play » est de Mark Miller.

## Its characters: a name, one line about their manner, and what their face shows

fare-play-character-pip = Pip
fare-play-character-pip-line = Suit son flair : la première carte qui convient lui suffit.
fare-play-character-pip-face = Un chiot brun aux oreilles tombantes qui tire la langue
fare-play-character-mimi = Mimi
fare-play-character-mimi-line = Se décide en un clin d’œil, et rarement mal.
fare-play-character-mimi-face = Une hase blanche avec des lunettes de course sur le front
fare-play-character-bruno = Bruno
fare-play-character-bruno-line = Adore les travaux, surtout sur ta route.
fare-play-character-bruno-face = Un blaireau rayé avec un casque de chantier jaune
fare-play-character-tilda = Tilda
fare-play-character-tilda-line = Joue des milliers de parties dans sa tête avant de poser une carte.
fare-play-character-tilda-face = Une chouette aux grands yeux avec un petit chapeau vert

## Its options: what they are called, and what is said about them

fare-play-option-tournament = Règles de tournoi.
fare-play-option-tournament-why = Aucune carte ne doit fermer une route ; sens uniques, lieux et obstacles gardent leurs distances pour de bon.
fare-play-option-tournament-short = Règles de tournoi
fare-play-option-tournament-instead = À deux.
fare-play-option-tournament-instead-why = Règles de tournoi ; deux carrefours entre les lieux, aucune course ne se vole, et une voie annoncée doit rester libre pendant deux tours.
fare-play-option-tournament-instead-short = Règles à deux
