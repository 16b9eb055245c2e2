# What the front page says of the game.

fare-play-name = Taxi, das Spiel um die Fuhre
fare-play-short-name = Um die Fuhre
fare-play-about = Leg die Straßen selbst, vom Start bis zum Ziel, bevor dir jemand einen Umzug hindurchschickt.
fare-play-credits = „Taxi, the game of fare play“ ist von Mark Miller.

## Its characters: a name, one line about their manner, and what their face shows

fare-play-character-pip = Pip
fare-play-character-pip-line = Folgt seiner Nase: Die nächste Karte, die passt, ist gut genug.
fare-play-character-pip-face = Ein brauner Welpe mit Schlappohren und heraushängender Zunge
fare-play-character-mimi = Mimi
fare-play-character-mimi-line = Entscheidet im Handumdrehen, und selten schlecht.
fare-play-character-mimi-face = Eine weiße Häsin mit Schutzbrille auf der Stirn
fare-play-character-bruno = Bruno
fare-play-character-bruno-line = Liebt Baustellen, vor allem auf deiner Straße.
fare-play-character-bruno-face = Ein gestreifter Dachs mit gelbem Bauhelm
fare-play-character-tilda = Tilda
fare-play-character-tilda-line = Spielt Tausende Partien im Kopf, bevor sie eine Karte legt.
fare-play-character-tilda-face = Eine Eule mit großen Augen und einem grünen Hütchen

## Its options: what they are called, and what is said about them

fare-play-option-tournament = Turnierregeln.
fare-play-option-tournament-why = Keine Karte darf eine Straße zumachen; Einbahnstraßen, Orte und Hindernisse halten auf Dauer Abstand.
fare-play-option-tournament-short = Turnierregeln
fare-play-option-tournament-instead = Zu zweit.
fare-play-option-tournament-instead-why = Turnierregeln; zwischen zwei Orten liegen zwei Kreuzungen, keine Fuhre wird gestohlen, und ein gemeldeter Weg muss zwei Züge lang frei bleiben.
fare-play-option-tournament-instead-short = Regeln zu zweit
