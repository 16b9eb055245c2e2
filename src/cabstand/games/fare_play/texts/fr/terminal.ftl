## Ce qui est tiré, dans les mots de ./cab verify

fare-play-draw-draw = Cartes de la pioche
fare-play-draw-fare = Courses
