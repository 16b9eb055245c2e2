## Draws, as ./cab verify names them

taxi-draw-die = Throws of the die
taxi-draw-question = Question cards
taxi-draw-card = Give or Take cards
taxi-draw-talk = Sound Off cards
