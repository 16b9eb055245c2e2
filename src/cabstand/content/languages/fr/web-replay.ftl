## La partie revue dans le navigateur : ce que dit la vérification des dés

web-replay-dice-elsewhere = L’engagement est juste. Les cartes de ce jeu sont retirées par ./cab verify, qui connaît ses règles ; cette page ne les connaît pas.
