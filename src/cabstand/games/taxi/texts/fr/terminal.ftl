## Ce qui est tiré, dans les mots de ./cab verify

taxi-draw-die = Lancers du dé
taxi-draw-question = Cartes question
taxi-draw-card = Cartes « Donne ou prends »
taxi-draw-talk = Cartes « Coup de gueule »
