## ./cab

cli-about = Cabstand : des jeux de taxi à la même station.
cli-play = jouer dans le terminal contre des bots
cli-replay = revoir pas à pas une partie gardée
cli-position = lire un texte de position, ou en tirer un d’une partie gardée
cli-simulate = faire jouer beaucoup de parties aux bots et compter
cli-solve = calculer exactement un tour
cli-arg-game = quel jeu : { $known }
cli-arg-players = combien jouent, toi compris
cli-arg-names = qui joue devant cet écran, séparé par des virgules
cli-arg-bots = les bots, séparés par des virgules : { $known }
cli-arg-option = une option du jeu, sous la forme nom=valeur
cli-arg-seed = la même graine lance les mêmes dés
cli-arg-resume = continuer une partie gardée (la plus récente, ou celle que tu nommes)
cli-arg-knowledge = combien de questions sur 100 les bots simples connaissent, dans les jeux à questions
cli-arg-fast = ne pas attendre entre les coups des bots
cli-arg-file = un journal
cli-arg-all = écrire toute l’histoire d’un coup
cli-arg-coach-review = laisser le coach revoir la partie
cli-arg-coach = laisser le coach dire ce qu’il y a de mieux à faire
cli-arg-position = un texte de position, ou un journal
cli-arg-line = la position après tant de coups du journal
cli-arg-games = combien de parties
cli-arg-sim-players = combien de bots jouent
cli-arg-cores = combien de cœurs utiliser (le résultat est le même)
cli-arg-plot = dessiner le résultat (SVG)
cli-arg-json = une ligne de JSON sur la sortie standard
cli-heading-usage = Emploi :
cli-heading-arguments = indications{" "}
cli-heading-options = réglages{" "}
cli-arg-help = afficher tout ceci
cli-arg-version = dire quelle version c’est
cli-arg-lang = la langue : { $known } (par défaut, celle du système)
cli-arguments-missing = Il manque quelque chose : { $what }
cli-arguments-unknown = Rien ne s’appelle « { $what } » ici
cli-argument-no-choice = « { $what } » ne fait pas partie des choix
cli-argument-alone = { $what } n’est pas écrit comme il faut
cli-error = cab : { $message }
cli-usage-error = { $message } (« { $command } --help » en dit plus)
cli-our-mistake = Quelque chose a mal tourné, et c’est notre faute, pas la tienne. Rien de ce que tu as fait n’est perdu. Détails : { $file }
cli-game-mistake = Quelque chose a mal tourné dans { $game }, un jeu qui n’est pas livré avec Cabstand. Rien de ce que tu as fait n’est perdu. Détails : { $file }
extra-missing = Il faut { $package } pour cela, et il n’est pas installé. Lance : { $python } -m pip install "cabstand[{ $extra }]"
cli-no-number = { $name } doit être un nombre entier de { $least } à { $most }, pas « { $value } »
cli-no-decimal = { $name } doit être un nombre, comme 2 ou 2.5, pas « { $value } »
cli-no-option = une option s’écrit nom=valeur, pas « { $text } »
cli-cannot-read = Impossible de lire { $path } : { $why }.
cli-cannot-write = Impossible d’écrire { $path } : { $why }. Mets dans CABSTAND_DATA un dossier à toi et réessaie.
cli-in-use = Cette partie est ouverte dans une autre fenêtre ({ $path }). Ferme-la d’abord là-bas.
cli-too-small = Cette fenêtre a { $width } colonnes et { $height } lignes ; il en faut { $need-width } sur { $need-height }. Agrandis-la et réessaie.

## Jouer

play-nothing-to-resume = Il n’y a pas de partie en cours à continuer. Commences-en une : { COMMAND() } play { $game }
play-no-such-save = Il n’y a pas de partie gardée « { $name } ». Parties gardées : { $known }.
play-saved-broken = La partie gardée { $path } est illisible. { $reason } Commences-en une autre : { COMMAND() } play { $game }
play-names-too-many = { $names } noms, mais seulement { $players } à jouer.
play-bad-name = « { $name } » ne peut pas servir de nom : il est vide, dépasse 32 caractères ou commence par « bot ».
play-bots-too-many = { $bots } bots nommés, mais { $free ->
    [0] il ne reste aucune place
    [one] il ne reste qu’une place
   *[other] il ne reste que { $free } places
}.
play-need-game = Dis quel jeu : { COMMAND() } play { $known }. Ou continue le dernier : { COMMAND() } play --resume
play-pack-broken = Le paquet { $folder } a { $faults ->
    [one] une faute
   *[other] { $faults } fautes
} : { COMMAND() } pack check { $folder } dit où. Rien n’a été commencé.
play-pack-gone = Cette partie a commencé avec un paquet de questions ({ $sha }) qui n’est plus dans { $folder }. Remets-le pour continuer.
play-not-at-this-screen = Personne devant cet écran n’occupe la place { $seat }.
play-card-asks = { $asker } demande à { $player } :
play-card-right = Juste : { $answer }.
play-card-wrong = Faux : c’est { $answer }.
play-card-passes = { $player } passe.
play-card-overrule = { $asker }, tu acceptes quand même ? (o accepte, Entrée refuse)
play-card-meant = { $player }, c’est ce que tu voulais dire ? (o : oui, Entrée : je me suis trompé)
play-card-others = Plus de la moitié des autres l’acceptent-ils ? (o accepte, Entrée refuse)
play-card-counted = Accepté.
play-card-ready = { $player }, Entrée lance le chrono ; tape ce que tu dis, Entrée envoie une ligne.
play-card-time = Stop !
play-card-words = Les mots étaient : { $words }. Dits : { $said }.
play-card-no-words = aucun
play-card-bot-talks = { $player } parle. Sujet : { $subject }.
play-bot = Bot { $seat } ({ $level })
play-you = Chauffeur
play-welcome = { $game } : { $players }. h, c’est l’aide, q quitte ; la partie est gardée après chaque coup.
play-resumed = On continue { $name }.
play-left = Partie gardée. Pour continuer : { COMMAND() } play --resume { $name }
play-finished = Le journal de cette partie : { $path } ({ COMMAND() } replay { $path })
play-hand-over = { $player }, appuie sur Entrée quand il n’y a plus que toi devant l’écran.
play-help = u reprend ton dernier coup, v remontre la table, q quitte (la partie est gardée).
play-help-coach = coach montre les meilleurs coups ; suivi d’un coup, ce qu’il vaut.

## Des mots à taper : le premier est celui que l’on montre

play-word-quit = q, quit, exit, quitter
play-word-help = h, ?, help, aide
play-word-view = v, view, voir
play-word-undo = u, undo, reprendre
play-word-back = b, back, retour
play-word-coach = coach, conseil
play-word-yes = o, oui, y, yes

## Revoir, et positions

replay-head = { $game }, { $moves } lignes
cli-coach-making = Le coach se prépare ; ce qu’il calcule est gardé
cli-coach-chosen = { $play } : { $figures }
replay-ask = { $at } sur { $of }. Entrée avance, b recule, un nombre y saute, q quitte
replay-end = C’était la dernière ligne.
replay-start = C’est le début.
replay-no-jump = Il n’y a pas de ligne { $line } : elles vont de 0 à { $of }.
replay-what = Entrée, b, un nombre ou q.
position-no-line = Le journal a { $of } lignes ; il n’y a pas de position après { $line }.

## Simulation

simulate-title = { $games } parties, { $game }, graine { $seed }
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Gagnées
simulate-interval = À 95 %
simulate-mean = Moyenne
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-score = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = Une victoire partagée compte pour chaque gagnant ({ $shared ->
    [one] une partie a été partagée
   *[other] { $shared } parties ont été partagées
}).
simulate-speed = { $moves } coups en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s : { $speed } coups et { $rate } parties par seconde sur { $cores ->
    [0] les machines de { $cluster }
    [one] un cœur
   *[other] { $cores } cœurs
}.
simulate-compiling = Compilation des règles (la première fois seulement)
simulate-playing = Les bots jouent
simulate-without-luck = Sans la chance
simulate-luck = Sans la chance : moins ce que les dés de chaque tour ont donné au-delà de ce qu’on pouvait attendre de qui le jouait. La moyenne est la même, pas la dispersion.

## Calcul exact

solve-compiling = Compilation du calcul (la première fois seulement)
solve-solving = Calcul en cours
solve-no-game = { $game } n’a pas de solution exacte. Jeux résolus : { $known }.
