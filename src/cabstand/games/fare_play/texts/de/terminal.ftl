## Was gezogen wird, in den Worten von ./cab verify

fare-play-draw-draw = Karten vom Stapel
fare-play-draw-fare = Fuhren
