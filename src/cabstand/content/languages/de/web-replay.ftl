## Das Nachspielen im Browser: was die Prüfung der Würfel sagt

web-replay-dice-elsewhere = Die Zusage stimmt. Die Karten dieses Spiels zieht ./cab verify noch einmal, das seine Regeln kennt; diese Seite kennt sie nicht.
