# What the front page says of the game.

space-taxi-name = Space Taxi
space-taxi-about = Dix dés, une fusée. Remplis-la d’aliens de la même espèce, fais le plein au litre près, passe quelques cristaux en douce.
space-taxi-daily-about = Cinq tours de Space Taxi par jour, avec les mêmes dés pour tout le monde ici.
space-taxi-credits = Space Taxi est de Christoph Behre (Piatnik).

## Its characters: a name, one line about their manner, and what their face shows

space-taxi-character-otto = Otto
space-taxi-character-otto-line = Il boucle sa ceinture, décolle tôt et dort bien.
space-taxi-character-otto-face = Une tortue verte dans un casque spatial rond
space-taxi-character-kiki = Kiki
space-taxi-character-kiki-line = Encore un lancer ! Elle préfère s’écraser plutôt que voler avec un siège vide.
space-taxi-character-kiki-face = Un oiseau rose à la crête orange en bataille, un dé en boucle d’oreille
space-taxi-character-juno = Juno
space-taxi-character-juno-line = Calcule ce que vaut chaque lancer et choisit le meilleur.
space-taxi-character-juno-face = Un robot bleu carré avec une antenne et des chiffres sur le front
space-taxi-character-zora = Zora
space-taxi-character-zora-line = Regarde les autres avant de lancer : elle joue pour gagner, pas pour marquer.
space-taxi-character-zora-face = Une pieuvre violette coiffée d’une casquette de capitaine étoilée
