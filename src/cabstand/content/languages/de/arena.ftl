## Die Arena: Bots gegeneinander

cli-arena = herausfinden, welcher Bot stärker ist: auf allen Plätzen, mit denselben Würfen
cli-arg-arena-bots = die Bots, die spielen: { $known }; eine Python-Datei mit einem Bot; oder program:BEFEHL
cli-arg-arena-players = wie viele an einem Tisch sitzen (wenn nichts dasteht, so viele, wie Bots genannt sind)
cli-arg-arena-games = wie viele Spiele (wenn nichts dasteht, { $usual }); jedes wird in allen Sitzordnungen mit denselben Würfen gespielt
cli-arg-until-sure = aufhören, sobald klar ist, ob der erste Bot besser oder schlechter ist als die anderen
cli-arg-margin = um wie viele Prozentpunkte der Siege ein Bot besser sein muss, damit es zählt
cli-arg-arena-log = jedes Ergebnis in dieser Datei festhalten und dort weitermachen, wo sie endet
cli-arg-arena-cluster = die Rechner eines Dask-Schedulers spielen lassen
cli-arg-arena-check = prüfen, ob ein Programm das Protokoll der Arena spricht
arena-need-game = Welches Spiel und welche Bots? { COMMAND() } arena { $known }. Oder mit einem Protokoll weitermachen: { COMMAND() } arena --log DATEI
arena-too-few = Eine Arena für { $players } Plätze braucht mindestens so viele Bots, nicht { $bots }.
arena-margin = --margin muss über 0 und höchstens 100 sein, nicht { $margin }
arena-no-log = { $path } ist kein Protokoll einer Arena.
arena-old-log = { $path } entstand mit anderen Regeln oder einer anderen Version ({ $game }, Regeln { $rules }). Bitte ein neues Protokoll beginnen.
arena-other-log = { $path } ist das Protokoll einer anderen Arena: andere Bots, Optionen, Plätze oder ein anderer Startwert. Bitte eine andere Datei nennen oder mit dieser weitermachen: { COMMAND() } arena --log { $path }
arena-log-file = Das Protokoll { $path } ist nicht zu gebrauchen: { $why }.
arena-rating = Wertung
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-deals = { $deals ->
        [one] { $deals } Spiel wurde
       *[other] { $deals } Spiele wurden
    } in allen Sitzordnungen mit denselben Würfen gespielt. Ein geteilter Sieg wird geteilt; ein gleicher Anteil wäre { NUMBER($even, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }. Die Intervalle folgen aus der Streuung zwischen den Spielen.
arena-fits = Die Wertungen passen zu den Ergebnissen: So weit weicht der Zufall allein in { $p } der Fälle ab. 400 Punkte mehr heißen zehn zu eins in einem Spiel zu zweit.
arena-fits-not = Die Wertungen passen nicht gut zu den Ergebnissen (so weit weicht der Zufall allein in { $p } der Fälle ab): Die Anteile der Siege sagen mehr als die Wertungen.
arena-explained = Welcher Bot spielt, erklärt { $explained } der Varianz der Siege ({ $interval }); der Rest ist Glück.
arena-answer-above = { $bot } ist besser: Sein Anteil der Siege liegt über dem gleichen. Entschieden nach { $deals } Spielen, mit einer Schwelle von { $margin } Punkten.
arena-answer-below = { $bot } ist schlechter: Sein Anteil der Siege liegt unter dem gleichen. Entschieden nach { $deals } Spielen, mit einer Schwelle von { $margin } Punkten.
arena-answer-near = { $bot } ist weder um { $margin } Punkte besser noch schlechter. Entschieden nach { $deals } Spielen.
arena-answer-open = Nach { $deals } Spielen nicht entschieden, mit einer Schwelle von { $margin } Punkten. Mehr Spiele können es zeigen.
arena-check-good = { $game }: in Ordnung. { $moves } Züge in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
arena-check-fault = { $game } – { $why }
arena-no-such-file = Eine Bot-Datei { $path } gibt es nicht.
arena-bad-file = { $path } enthält keinen Bot namens BOT ({ $why }).
arena-program-no-start = „{ $program }“ lässt sich nicht starten: { $why }.
arena-program-no-ready = „{ $program }“ soll „ready“ sagen, sagte aber „{ $said }“.
arena-program-no-play = „{ $program }“ soll „play“ und einen Zug sagen, sagte aber „{ $said }“.
arena-program-bad-move = „{ $program }“ spielte „{ $said }“; das ist nicht erlaubt in { $position }
arena-program-silent = „{ $program }“ hat { $seconds } Sekunden lang nicht geantwortet.
arena-program-gone = „{ $program }“ hat sich beendet, während es gefragt war.
arena-program-moody = „{ $program }“ hat zwei Spiele mit denselben Startwerten verschieden gespielt.
