# La fin d’une partie de Fare Play : à quoi vont les prix, et ce que chacun a joué.

fare-play-award-home = Arrivée à bon port
fare-play-award-home-why = { $start } – { $end }, { $squares } cases
fare-play-award-block = Le barrage le plus vache
fare-play-award-block-why = « { $card } », en plein sur la route de { $other }
fare-play-award-red-light = Pas si vite
fare-play-award-red-light-why = Feu rouge pour { $other } et « { $card } »
fare-play-award-detour = Aux autres d’y passer
fare-play-award-detour-why = « { $card } » de { $other }, renvoyée plus loin
fare-play-award-roads = A bâti la ville
fare-play-award-roads-why = { $roads } routes posées
fare-play-award-declared = Première annonce
fare-play-award-declared-why = La première course annoncée
fare-play-part-roads = Routes posées
fare-play-part-obstacles = Obstacles posés
fare-play-part-clearings = Voies dégagées
fare-play-part-traffic = Cartes de circulation
fare-play-part-reactions = Réactions
