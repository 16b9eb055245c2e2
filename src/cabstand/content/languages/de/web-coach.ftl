# Was der Coach neben seinen Gründen sagt

web-coach-close = Coach schließen
web-coach-take = Das auswählen
web-coach-choice = Deine Auswahl:
web-coach-choice-best = Deine Auswahl, die beste, die es gibt:
web-coach-choice-why = Zu deiner Auswahl
web-coach-nobody-asked = In diesem Moment ist niemand gefragt.
web-coach-nothing = Hier gibt es nichts abzuwägen.
web-coach-made = Hier gespielt:
web-coach-made-best = Hier gespielt, das Beste, was es gab:
web-coach-made-why = Zu dem, was gespielt wurde
web-coach-forced = Hier ist nur das eine möglich.
web-coach-more = Weitere Züge und Gründe
web-coach-best-why = Mehr zum besten Zug
web-coach-others = Andere Züge
web-coach-winner = Gewinnt am häufigsten
web-coach-review = Wie gespielt wurde
web-coach-review-ask = Das Spiel mit dem Coach durchgehen
web-coach-review-seat = Wer
web-coach-review-turns = Runde für Runde
web-coach-review-go = Zu diesem Augenblick
web-coach-review-show = Auf dem Spielplan zeigen
web-coach-review-shown = Der bessere Zug ist auf dem Spielplan zu sehen.
