# What the front page says of the game.

space-taxi-name = Space Taxi
space-taxi-about = Zehn Würfel, eine Rakete. Füll sie mit Aliens einer Art, tank haargenau richtig und schmuggle nebenbei ein paar Kristalle.
space-taxi-daily-about = Fünf Runden Space Taxi am Tag, mit denselben Würfeln für alle hier.
space-taxi-credits = Space Taxi ist von Christoph Behre (Piatnik).

## Its characters: a name, one line about their manner, and what their face shows

space-taxi-character-otto = Otto
space-taxi-character-otto-line = Schnallt sich an, startet früh und schläft gut.
space-taxi-character-otto-face = Eine grüne Schildkröte in einem runden Raumhelm
space-taxi-character-kiki = Kiki
space-taxi-character-kiki-line = Noch ein Wurf! Lieber stürzt sie ab, als mit einem leeren Platz zu fliegen.
space-taxi-character-kiki-face = Ein rosa Vogel mit wildem orangem Kamm und einem Würfel als Ohrring
space-taxi-character-juno = Juno
space-taxi-character-juno-line = Rechnet aus, was jeder Wurf wert ist, und nimmt den besten.
space-taxi-character-juno-face = Ein eckiger blauer Roboter mit Antenne und Zahlen auf der Stirn
space-taxi-character-zora = Zora
space-taxi-character-zora-line = Sieht auf die anderen, bevor sie wirft: Sie will gewinnen, nicht nur punkten.
space-taxi-character-zora-face = Ein lila Tintenfisch mit Kapitänsmütze und Stern
