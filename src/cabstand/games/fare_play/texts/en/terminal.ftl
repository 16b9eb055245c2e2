## Draws, as ./cab verify names them

fare-play-draw-draw = Cards from the pile
fare-play-draw-fare = Fares
