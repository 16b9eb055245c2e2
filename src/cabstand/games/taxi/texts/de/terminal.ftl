## Was gezogen wird, in den Worten von ./cab verify

taxi-draw-die = Würfe mit dem Würfel
taxi-draw-question = Fragekarten
taxi-draw-card = Karten „Geben oder Nehmen“
taxi-draw-talk = Karten „Klartext“
