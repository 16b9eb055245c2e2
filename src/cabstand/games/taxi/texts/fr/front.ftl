# What the front page says of the game.

taxi-name = TAXI!
taxi-about = Lance, roule, réponds, parle. Taxi noir, taxi rouge : les courses sont pour qui connaît la ville.
taxi-credits = TAXI! est de Taxi Game Limited.
taxi-web-edition-usual = Paris (en français)
taxi-web-editions = Tes questions

## Its characters: a name, one line about their manner, and what their face shows

taxi-character-sid = Sid
taxi-character-sid-line = Nouveau à la station : il décide sur un coup de tête et espère des questions faciles.
taxi-character-sid-face = Un jeune homme aux grandes oreilles avec une casquette plate
taxi-character-rosie = Rosie
taxi-character-rosie-line = Garde chaque carte et ne paie jamais ce qu’un lancer heureux peut éviter.
taxi-character-rosie-face = Une femme aux boucles rousses, avec des créoles et un large sourire
taxi-character-winston = Winston
taxi-character-winston-line = Garde une réserve en caisse et ne prend aucun risque inutile.
taxi-character-winston-face = Un monsieur avec un chapeau melon, un monocle et une moustache
taxi-character-pearl = Pearl
taxi-character-pearl-line = Quarante ans au volant : elle sait presque tout, et ce que vaut chaque choix.
taxi-character-pearl-face = Une dame aux cheveux gris avec un chignon et de grandes lunettes rondes

## Its options: what they are called, and what is said about them

taxi-option-rounds = Durée du service
taxi-option-rounds-value = { $value } tours
