## L’arène : des bots face à face

cli-arena = savoir quel bot est le plus fort, à toutes les places et avec les mêmes dés
cli-arg-arena-bots = les bots qui jouent : { $known } ; un fichier Python contenant un bot ; ou program:COMMANDE
cli-arg-arena-players = combien de joueurs à une table (sans indication, autant que de bots nommés)
cli-arg-arena-games = combien de donnes (sans indication, { $usual }) ; chacune est jouée dans tous les ordres de places avec les mêmes dés
cli-arg-until-sure = s’arrêter dès qu’il est clair que le premier bot est meilleur ou moins bon que les autres
cli-arg-margin = de combien de points de pourcentage de victoires un bot doit être meilleur pour que cela compte
cli-arg-arena-log = garder tous les résultats dans ce fichier et reprendre là où il s’arrête
cli-arg-arena-cluster = faire jouer les machines d’un ordonnanceur Dask
cli-arg-arena-check = vérifier qu’un programme parle le protocole de l’arène
arena-need-game = Quel jeu et quels bots ? { COMMAND() } arena { $known }. Ou reprenez un journal : { COMMAND() } arena --log FICHIER
arena-too-few = Une arène à { $players } joueurs demande au moins autant de bots, et non { $bots }.
arena-margin = --margin doit être supérieur à 0 et d’au plus 100, et non { $margin }
arena-no-log = { $path } n’est pas le journal d’une arène.
arena-old-log = { $path } a été écrit avec d’autres règles ou une autre version ({ $game }, règles { $rules }). Commencez un nouveau journal.
arena-other-log = { $path } est le journal d’une autre arène : autres bots, options, places ou graine. Nommez un autre fichier, ou reprenez celui-ci : { COMMAND() } arena --log { $path }
arena-log-file = Impossible d’utiliser le journal { $path } : { $why }.
arena-rating = Cote
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-deals = { $deals ->
        [one] { $deals } donne a été jouée
       *[other] { $deals } donnes ont été jouées
    } dans tous les ordres de places avec les mêmes dés. Une victoire partagée se partage ; une part égale serait de { NUMBER($even, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }. Les intervalles viennent de la dispersion entre les donnes.
arena-fits = Les cotes s’accordent avec les résultats : le hasard seul s’en écarte autant dans { $p } des cas. 400 points de plus valent dix contre un dans une partie à deux.
arena-fits-not = Les cotes s’accordent mal avec les résultats (le hasard seul s’en écarte autant dans { $p } des cas) : fiez-vous aux parts de victoires plutôt qu’aux cotes.
arena-explained = Le choix du bot explique { $explained } de la variance des victoires ({ $interval }) ; le reste est de la chance.
arena-answer-above = { $bot } est meilleur : sa part de victoires dépasse une part égale. Décidé après { $deals } donnes, avec une marge de { $margin } points.
arena-answer-below = { $bot } est moins bon : sa part de victoires reste sous une part égale. Décidé après { $deals } donnes, avec une marge de { $margin } points.
arena-answer-near = { $bot } n’est ni meilleur ni moins bon de { $margin } points. Décidé après { $deals } donnes.
arena-answer-open = Rien n’est décidé après { $deals } donnes, avec une marge de { $margin } points. D’autres parties le diront peut-être.
arena-check-good = { $game } : tout va bien. { $moves } coups en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
arena-check-fault = { $game } : { $why }
arena-no-such-file = Il n’y a pas de fichier de bot { $path }.
arena-bad-file = { $path } ne contient pas de bot nommé BOT ({ $why }).
arena-program-no-start = Impossible de lancer « { $program } » : { $why }.
arena-program-no-ready = « { $program } » devait dire « ready », mais a dit « { $said } ».
arena-program-no-play = « { $program } » devait dire « play » et un coup, mais a dit « { $said } ».
arena-program-bad-move = « { $program } » a joué « { $said } », ce qui n’est pas permis dans { $position }
arena-program-silent = « { $program } » n’a pas répondu en { $seconds } secondes.
arena-program-gone = « { $program } » s’est arrêté pendant qu’on l’interrogeait.
arena-program-moody = « { $program } » a joué différemment deux parties qui avaient les mêmes graines.
