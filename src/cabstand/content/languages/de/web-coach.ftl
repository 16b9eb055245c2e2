# Was der Coach neben seinen Gründen sagt

web-coach-close = Coach schließen
web-coach-take = Das auswählen
web-coach-choice = Deine Auswahl:
web-coach-choice-best = Deine Auswahl, die beste, die es gibt:
web-coach-choice-why = Zu deiner Auswahl
web-coach-loss = verschenkt { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte in diesem Zug
web-coach-launch = Start { $percent } %
web-coach-full = volles Taxi { $percent } %
web-coach-win = Sieg { $percent } %
web-coach-means = Verschenktes zählt in Punkten: dieser Zug und die Münzen für spätere. Die anderen Zahlen sagen, was geschieht, wenn du weiter auf Punkte spielst.
