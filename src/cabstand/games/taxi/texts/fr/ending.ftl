# La fin d’un service : à quoi vont les prix, et d’où vient l’argent.

taxi-award-answer = La réponse du jour
taxi-award-answer-why = { $pounds } £ de pourboire
taxi-award-talk = La langue bien pendue
taxi-award-talk-why = { $words } mots sur six
taxi-award-present = Le cadeau empoisonné
taxi-award-present-why = { $pounds } £ de moins pour { $other }
taxi-award-luck = La carte de la chance
taxi-award-luck-why = { $pounds } £, et bien gardés
taxi-award-turn = Le tour du jour
taxi-award-turn-why = { $pounds } £ d’un coup
taxi-award-works = Connaît chaque cône
taxi-award-works-why = { $turns ->
    [one] { $turns } tour dans les travaux
   *[other] { $turns } tours dans les travaux
}
taxi-best-turn = Meilleur tour
taxi-best-turn-why = { $pounds } £
taxi-part-float = Fonds de caisse
taxi-part-fares = Courses
taxi-part-rank = Passages à la station
taxi-part-tips = Pourboires
taxi-part-talk = Coups de gueule
taxi-part-presents = Donne ou prends
taxi-part-costs = Plein et travaux
taxi-part-token = Le jeton
