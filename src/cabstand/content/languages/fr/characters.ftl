# Les personnages : des robots avec un nom, une ligne sur leur manière et ce que montre leur visage.

## Space Taxi

character-otto = Otto
character-otto-line = Il boucle sa ceinture, décolle tôt et dort bien.
character-otto-face = Une tortue verte dans un casque spatial rond
character-kiki = Kiki
character-kiki-line = Encore un lancer ! Elle préfère s’écraser plutôt que voler avec un siège vide.
character-kiki-face = Un oiseau rose à la crête orange en bataille, un dé en boucle d’oreille
character-juno = Juno
character-juno-line = Calcule ce que vaut chaque lancer et choisit le meilleur.
character-juno-face = Un robot bleu carré avec une antenne et des chiffres sur le front
character-zora = Zora
character-zora-line = Regarde les autres avant de lancer : elle joue pour gagner, pas pour marquer.
character-zora-face = Une pieuvre violette coiffée d’une casquette de capitaine étoilée

## TAXI!

character-sid = Sid
character-sid-line = Nouveau à la station : il décide sur un coup de tête et espère des questions faciles.
character-sid-face = Un jeune homme aux grandes oreilles avec une casquette plate
character-rosie = Rosie
character-rosie-line = Garde chaque carte et ne paie jamais ce qu’un lancer heureux peut éviter.
character-rosie-face = Une femme aux boucles rousses, avec des créoles et un large sourire
character-winston = Winston
character-winston-line = Garde une réserve en caisse et ne prend aucun risque inutile.
character-winston-face = Un monsieur avec un chapeau melon, un monocle et une moustache
character-pearl = Pearl
character-pearl-line = Quarante ans au volant : elle sait presque tout, et ce que vaut chaque choix.
character-pearl-face = Une dame aux cheveux gris avec un chignon et de grandes lunettes rondes

## Fare Play

character-pip = Pip
character-pip-line = Suit son flair : la première carte qui convient lui suffit.
character-pip-face = Un chiot brun aux oreilles tombantes qui tire la langue
character-mimi = Mimi
character-mimi-line = Se décide en un clin d’œil, et rarement mal.
character-mimi-face = Une hase blanche avec des lunettes de course sur le front
character-bruno = Bruno
character-bruno-line = Adore les travaux, surtout sur ta route.
character-bruno-face = Un blaireau rayé avec un casque de chantier jaune
character-tilda = Tilda
character-tilda-line = Joue des milliers de parties dans sa tête avant de poser une carte.
character-tilda-face = Une chouette aux grands yeux avec un petit chapeau vert
