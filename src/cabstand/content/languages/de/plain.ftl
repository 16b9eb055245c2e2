# A game that brings no screen of its own, in the terminal and in the browser.

plain-yes = ja
plain-no = nein
plain-turn = { $player } ist am Zug.
plain-chance = Der Zufall entscheidet.
plain-referee = Der Schiedsrichter entscheidet.
plain-over = Das Spiel ist aus. { $winners ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
plain-player = Spieler
plain-score = Punkte
plain-ask = { $player }, was tust du?
plain-ask-referee = Was sagt der Schiedsrichter?
plain-how = Tippe eine Nummer oder einen Zug.
plain-how-typed = Tippe einen Zug.
plain-page = Das sind { $first } bis { $last } von { $of }; mehr zeigt die nächsten.
plain-which = { $count } Züge beginnen so: welcher?

# what can be typed: words with commas between them, the one that is shown first
plain-word-more = mehr, m

# in the browser
plain-facts = Der Tisch
plain-moves = Was du tun kannst
plain-asked = Du bist am Zug: Wähl einen Zug.
plain-asked-answer = Du bist gefragt: Gib eine Antwort.
plain-type = { $count } Züge sind möglich. Tipp den Anfang von einem.
plain-play = Spielen
plain-more-moves = { $count ->
    [one] und noch einer
   *[other] und { $count } weitere
}
plain-card = { $player } ist gefragt
plain-card-said = „{ $said }“
plain-card-answer = Die Antwort: { $answer }
plain-answer = Deine Antwort
plain-say = Antworten
plain-count = Gelten lassen
plain-count-not = Das gilt nicht
plain-help = Drück auf einen Zug, um ihn zu machen. Wo es zu viele sind, tipp den Anfang von dem, den du willst.
