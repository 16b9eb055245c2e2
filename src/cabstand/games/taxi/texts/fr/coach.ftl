# What the coach says of this game.

taxi-coach-gifts = Cartes qui rapportent : { $gains } sur { $cards } qui peuvent encore venir.
taxi-coach-token = Sans jeton personne ne gagne, et la prochaine faillite est la fin.
taxi-coach-ladder-pay = On quitte les travaux tout de suite.
taxi-coach-ladder-throw = Le nombre de la case sort en deux lancers dans 11 tours sur 36 ; chaque tour manqué coûte 4 £.
taxi-coach-talk = { $pounds } £ pour chaque mot dit, et rien à perdre.
taxi-coach-boxes = Nombres qui mènent à une course : { $fares } sur 6 ; à la pompe : { $fuel }.
taxi-coach-figure-pounds = { NUMBER($pounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } £ en moyenne
taxi-coach-review-means = Chances de gagner, calculées d’après l’argent et les jetons de tous et ce que le reste de la tournée peut encore apporter à chacun de la même façon. Ce sont des estimations : qui en sait plus, ou se trouve bien placé, n’y compte pas. Entre bots qui en savent autant, elles se sont vérifiées à 5 sur 100 près. Un seul choix est jugé : garder ou passer une carte « Donne ou prends ».
taxi-coach-review-answers = Réponses et coups de gueule
