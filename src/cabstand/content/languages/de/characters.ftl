# Die Charaktere: Bots mit Namen, einer Zeile über ihre Art und dem, was ihr Gesicht zeigt.

## Space Taxi

character-otto = Otto
character-otto-line = Schnallt sich an, startet früh und schläft gut.
character-otto-face = Eine grüne Schildkröte in einem runden Raumhelm
character-kiki = Kiki
character-kiki-line = Noch ein Wurf! Lieber stürzt sie ab, als mit einem leeren Platz zu fliegen.
character-kiki-face = Ein rosa Vogel mit wildem orangem Kamm und einem Würfel als Ohrring
character-juno = Juno
character-juno-line = Rechnet aus, was jeder Wurf wert ist, und nimmt den besten.
character-juno-face = Ein eckiger blauer Roboter mit Antenne und Zahlen auf der Stirn
character-zora = Zora
character-zora-line = Sieht auf die anderen, bevor sie wirft: Sie will gewinnen, nicht nur punkten.
character-zora-face = Ein lila Tintenfisch mit Kapitänsmütze und Stern

## TAXI!

character-sid = Sid
character-sid-line = Neu am Taxistand: entscheidet aus Laune und hofft auf leichte Fragen.
character-sid-face = Ein junger Mann mit großen Ohren und Schiebermütze
character-rosie = Rosie
character-rosie-line = Behält jede Karte und zahlt nie, was ein glücklicher Wurf sparen könnte.
character-rosie-face = Eine Frau mit roten Locken, großen Ohrringen und breitem Lächeln
character-winston = Winston
character-winston-line = Hat immer ein Polster in der Kasse und wagt nichts, was er nicht wagen muss.
character-winston-face = Ein Herr mit Melone, Monokel und Schnurrbart
character-pearl = Pearl
character-pearl-line = Vierzig Jahre am Steuer: weiß fast jede Antwort und was jede Wahl wert ist.
character-pearl-face = Eine grauhaarige Dame mit Dutt und großer runder Brille

## Fare Play

character-pip = Pip
character-pip-line = Folgt seiner Nase: Die nächste Karte, die passt, ist gut genug.
character-pip-face = Ein brauner Welpe mit Schlappohren und heraushängender Zunge
character-mimi = Mimi
character-mimi-line = Entscheidet im Handumdrehen, und selten schlecht.
character-mimi-face = Eine weiße Häsin mit Schutzbrille auf der Stirn
character-bruno = Bruno
character-bruno-line = Liebt Baustellen, vor allem auf deiner Straße.
character-bruno-face = Ein gestreifter Dachs mit gelbem Bauhelm
character-tilda = Tilda
character-tilda-line = Spielt Tausende Partien im Kopf, bevor sie eine Karte legt.
character-tilda-face = Eine Eule mit großen Augen und einem grünen Hütchen
