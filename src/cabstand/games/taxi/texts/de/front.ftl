# What the front page says of the game.

taxi-name = TAXI!
taxi-about = Würfeln, fahren, antworten, reden. Schwarzes Taxi, rotes Taxi: Wer die Stadt kennt, hat die Kundschaft.
taxi-credits = TAXI! ist von Taxi Game Limited.
taxi-web-edition-usual = Berlin (auf Deutsch)
taxi-web-editions = Eigene Fragen

## Its characters: a name, one line about their manner, and what their face shows

taxi-character-sid = Sid
taxi-character-sid-line = Neu am Taxistand: entscheidet aus Laune und hofft auf leichte Fragen.
taxi-character-sid-face = Ein junger Mann mit großen Ohren und Schiebermütze
taxi-character-rosie = Rosie
taxi-character-rosie-line = Behält jede Karte und zahlt nie, was ein glücklicher Wurf sparen könnte.
taxi-character-rosie-face = Eine Frau mit roten Locken, großen Ohrringen und breitem Lächeln
taxi-character-winston = Winston
taxi-character-winston-line = Hat immer ein Polster in der Kasse und wagt nichts, was er nicht wagen muss.
taxi-character-winston-face = Ein Herr mit Melone, Monokel und Schnurrbart
taxi-character-pearl = Pearl
taxi-character-pearl-line = Vierzig Jahre am Steuer: weiß fast jede Antwort und was jede Wahl wert ist.
taxi-character-pearl-face = Eine grauhaarige Dame mit Dutt und großer runder Brille

## Its options: what they are called, and what is said about them

taxi-option-rounds = Wie lange dauert die Schicht?
taxi-option-rounds-value = { $value } Runden
