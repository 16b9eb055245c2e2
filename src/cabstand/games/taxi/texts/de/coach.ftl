# What the coach says of this game.

taxi-coach-gifts = Karten, die Geld bringen: { $gains } von { $cards }, die noch kommen können.
taxi-coach-token = Ohne Marke gewinnt niemand, und die nächste Pleite ist das Ende.
taxi-coach-ladder-pay = Sofort heraus aus der Baustelle.
taxi-coach-ladder-throw = Die Zahl des Feldes kommt mit zwei Würfen in 11 von 36 Zügen; jeder verfehlte kostet 4 £.
taxi-coach-talk = { $pounds } £ für jedes gesagte Wort, und verlieren kann man nichts.
taxi-coach-boxes = Zahlen, die zu Kundschaft führen: { $fares } von 6; zum Tanken: { $fuel }.
taxi-coach-figure-pounds = im Schnitt { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } £
taxi-coach-review-means = Chancen auf den Sieg, gerechnet aus Geld und Marken aller und aus dem, was der Rest der Schicht allen gleichermaßen noch bringen kann. Es sind Schätzungen: Wer mehr weiß oder günstig steht, geht nicht ein. Unter Bots, die gleich viel wissen, trafen sie bis auf 5 von 100 zu. Beurteilt wird nur eine Entscheidung: eine Karte „Geben oder Nehmen“ zu behalten oder weiterzugeben.
taxi-coach-review-answers = Antworten und Klartext
