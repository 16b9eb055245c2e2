## Bilder von Zahlen

plot-file = { $path } lässt sich nicht schreiben: { $why }.
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plot-simulation = { $games } Spiele, Startwert { $seed }; Punkte aus den ersten { $scored }, Längen und Führungen aus den ersten { $sample }. Striche: 95-%-Intervalle. Gestrichelt: ein gleicher Anteil.
plot-arena = { $deals } Spiele in allen Sitzordnungen, zusammen { $games }, Startwert { $seed }. Striche: 95-%-Intervalle. Gestrichelt: was gleich wäre.
plot-solved = Genau ausgerechnet, bei perfektem Spiel
plot-wins = Siege nach Platz
plot-wins-of-bots = Siege nach Bot
plot-fair-wins = Siege nach Bot, ohne Glück
plot-ratings = Wertungen (400 Punkte mehr: zehn zu eins)
plot-scores = Punkte
plot-score = Punkte am Ende{ $width ->
    [1] {""}
   *[other] , in Schritten von { $width }
}
plot-lengths = Länge der Spiele
plot-decisions = Entscheidungen in einem Spiel
plot-leads = Wie sicher ist eine Führung?
plot-stage = wie viel vom Spiel vorbei ist, in Prozent
plot-leader-wins = wer führt, gewinnt
plot-share-of-games = Anteil der Spiele
plot-share-of-wins = Anteil der Siege
plot-values = Was es wert ist
plot-value = Wert
