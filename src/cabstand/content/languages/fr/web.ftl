# La page dans le navigateur : ce que dit chaque page et chaque table.

## La station

web-name = Cabstand
web-lead = { $games ->
    [3] Trois jeux de taxi
   *[other] { $games } jeux de taxi
 } à la même station. Monte.
web-your-name = Ton nom
web-default-name = Chauffeur
web-player-number = Joueur { $number }
web-players = de { $least } à { $most }
web-minutes = de { $from } à { $to } minutes
web-rules = Règles
web-rules-of = { $game } : les règles
web-rules-elsewhere = Les règles de ce jeu ne sont pas affichées ici : cherche rules.md dans le dossier du jeu.
web-play-now = Jouer
web-with-friends = Entre amis
web-around = Autour de cet écran
web-big = Sur le grand écran
web-one-moment = Un instant…
web-my-tables = Tes tables
web-missing-game = { $game } (pas installé ici)
web-stage-lobby = attend du monde
web-stage-playing = en cours
web-stage-my-turn = à toi
web-stage-over = finie : la revoir
web-have-code = On t’a donné un code ?
web-code-hint = Cinq lettres. L’hôte te fait alors entrer.
web-knock = Frapper
web-open-log = Ouvrir une partie gardée
web-licences = Licences des composants
web-credits = { $games } Ceci est une réalisation indépendante : si un jeu te plaît, achète sa boîte.
web-nothing-here = Rien ne s’arrête ici
web-nothing-here-why = Cette page n’existe pas. Les taxis attendent à la station.
web-to-the-rank = À la station

## Le taxi du jour

web-daily-name = Taxi du jour
web-daily-about = Une partie de { $game } par jour, avec le même hasard pour tout le monde ici.
web-daily-open = Vers le taxi d’aujourd’hui
web-daily-not-played = Tu n’as pas encore joué celui d’aujourd’hui.
web-daily-under-way = Tu es en route.
web-daily-my-score = Ton score du jour : { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Ouvrir une table

web-friends-how = Tu reçois un lien et un code à faire passer. Avec l’un ou l’autre, on s’assied à ta table.
web-friends-read = Ton nom pour les autres
web-friends-count = Combien d’amis viennent
web-edition = Édition
web-edition-usual = Celle qui vient avec le jeu
web-editions = Tes propres éditions
web-edition-in = { $name } ({ $language })
web-edition-mixed = Plusieurs langues à ta table ? Avec { $name }, les réponses comptent en { $languages }.
web-edition-of-table = Édition : { $name }
web-answer-time = Temps pour répondre
web-answer-seconds = { $seconds ->
    [0] autant qu’il faut
   *[other] { $seconds } secondes
}
web-bots-count = Bots à table
web-opponents = Tes adversaires
web-opponents-how = Chacun aussi souvent que tu veux. Les carrés à côté du nom disent sa force.
web-against = Contre { $names }
web-strength = force { $strength } sur { $most }
web-knows = Connaît environ { $knows } réponses sur 100.
web-fewer-of = Moins : { $player }
web-more-of = Plus : { $player }
web-count-of = Combien de fois { $player }
web-people-count = Personnes devant cet écran
web-around-how = Un seul écran, qui passe de main en main.
web-fewer = Moins
web-more = Plus
web-option-chosen = { $name } : { $value }
web-pace = Temps pour un tour
web-pace-none = le temps qu’il faut
web-pace-live = 90 secondes
web-pace-slow = deux jours
web-allow-watching = Avec le lien, on peut regarder
web-allow-chat = On peut s’écrire ce que l’on veut à cette table
web-allow-coach = On peut demander conseil au coach pendant la partie
web-coach-allowed = À cette table on peut demander au coach ; tout le monde voit qui le fait.
web-too-few = Ce jeu se joue à { $least } au moins : ajoute des bots.
web-lay-table = Ouvrir une table pour { $seats }
web-begin = Commencer
web-big-how = Une soirée : cet écran montre la ville et l’histoire, tout le monde joue avec son téléphone. Personne ne s’inscrit.
web-big-show = Montrer le code
web-big-phones = Sortez vos téléphones
web-big-open = Vise l’image avec l’appareil photo, ou ouvre
web-big-code = et tape
web-big-teams = Plus de monde que de taxis ? Entrez quand même et choisissez qui rejoindre : une équipe joue ensemble, chacun avec son téléphone.
web-big-start-how = Commencez ici, ou sur le premier téléphone.
web-big-late = En retard, ou perdu en route ?
web-phone-yours = Voici ta place
web-phone-team-name = Vous jouez en équipe ? Donnez-lui un nom
web-phone-first = Tout le monde est là ? Comme tu es la première personne arrivée, lance la partie quand tu veux.
web-phone-starts = Tu es de la partie. On la lance sur le grand écran ou sur le premier téléphone.
web-phone-choose = Toutes les places sont prises. Qui rejoins-tu ?
web-phone-other = Ou jouer avec d’autres
web-lobby-title = { $game } : qui joue ?
web-players-here = À table
web-seat-open = place libre
web-invite = Inviter
web-link = Lien pour les autres
web-qr = Le lien en code pour appareils photo
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Ce navigateur ne laisse aucune page copier ici. Le lien est sélectionné : copie-le avec Ctrl-C ou un appui long.
web-copy-text-by-hand = Ce navigateur ne laisse aucune page copier ici. Le texte est sélectionné : copie-le avec Ctrl-C ou un appui long.
web-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les autres de ton réseau, démarre le serveur ainsi : { COMMAND() } serve --lan
web-say-code = Ou dis ce code à voix haute :
web-knocks = { $player } frappe à la porte.
web-let-in = Faire entrer
web-not-now = Pas maintenant
web-earlier = Une place plus tôt
web-later = Une place plus tard
web-send-away = Renvoyer { $player }
web-team = Dans cette équipe
web-team-name = Nom de l’équipe
web-team-join = Rejoindre { $player }
web-team-let-in = Avec { $player }
web-team-link = Partager ma place : une équipe
web-team-link-how = Qui ouvre ce lien dans les 15 minutes joue à la même place, avec son propre appareil :
web-put-out = Demander à { $player } de partir
web-seat-title = Place { $seat } : { $player }
web-seat-arrange = Arranger la place { $seat } :
web-seat-add = Ajouter une place
web-seat-bot = Y asseoir un bot
web-seat-free = La garder libre pour quelqu’un
web-seat-close = Enlever cette place
web-fill-with-bots = { $free ->
    [one] Asseoir un bot à la place libre
   *[other] Asseoir des bots aux { $free } places libres
 }
web-how-played = Comment on joue
web-lobby-watch = Qui a le lien peut regarder.
web-terms = Comment on joue
web-terms-change = Changer
web-terms-keep = C’est décidé
web-terms-changed = La façon de jouer a changé.
web-technical = Détails techniques
web-lobby-leave = Partir
web-lobby-leave-heir = La personne suivante à la table en devient l’hôte.
web-lobby-leave-last = Personne d’autre ne joue ici : la table sera débarrassée.
web-lobby-watching = Tu regardes : tu n’as pas de place à cette table.
web-my-cab = Mon taxi
web-sent-away-title = Tu n’es plus à cette table
web-sent-away = Ta place a été libérée.
web-not-let-in = On ne t’a pas fait entrer cette fois.
web-start = Lancer la partie
web-waiting-for = { $free ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $free } personnes
}
web-host-starts = Tu y es. L’hôte lance la partie.
web-wait-for-nod = Tu as frappé. Attends qu’on te fasse entrer.
web-commitment = Le sceau des dés :
web-arrive-join = On t’invite
web-arrive-device = Continuer sur cet appareil
web-arrive-seat = Ta place t’attend
web-arrive-team = Il y a de la place pour toi dans ce taxi
web-come-in = Entrer
web-code-letters = Les cinq lettres
web-invited-by = { $host } t’invite à jouer à { $game }
web-invited-party = Tu es de la fête : on joue à { $game }
web-invited-watch = Regarder
web-invited-watch-why = Il n’y a plus de place : tu peux regarder.
web-invited-nod = Ton hôte te fera ensuite entrer.
web-invited-begun = La partie a commencé, et personne ne peut regarder à cette table. Demande la prochaine.
web-invited-over = Cette partie est finie. Demande la prochaine.
web-invited-full = Toutes les places sont prises. Fais-en ajouter une, puis ouvre le lien de nouveau.
web-link-dead = Ce lien ne mène nulle part
web-link-dead-why = Il a peut-être expiré, ou la table n’existe plus. Demande qu’on t’en envoie un autre.
web-code-unknown = Aucune table n’a ce code. Chaque lettre est-elle juste ? Un code ne vaut plus rien dès que la partie commence.
web-looks = Choisir un visage et un taxi
web-looks-done = C’est fait
web-looks-face = Visage
web-looks-face-cap = avec une casquette
web-looks-face-scarf = avec une écharpe
web-looks-face-glasses = avec des lunettes
web-looks-face-beard = avec une barbe
web-looks-face-bun = avec un chignon
web-looks-face-headphones = avec un casque
web-looks-paint = Couleur du taxi
web-looks-paint-black = noir
web-looks-paint-red = rouge
web-looks-paint-green = vert
web-looks-paint-yellow = jaune
web-looks-paint-blue = bleu
web-looks-paint-plum = prune
web-looks-roof = Toit
web-looks-roof-sign = enseigne
web-looks-roof-dome = dôme
web-looks-roof-rack = galerie
web-looks-roof-crown = couronne
web-link-broken = Ce lien n’est pas entier
web-link-broken-why = Il manque ce qui suit le #. Redemande le lien, ou le code.

## À une table

web-you = toi
web-story-you = (toi)
web-watching-full = Tu regardes : toutes les places étaient prises.
web-watching-begun = Tu regardes : la partie avait commencé à ton arrivée.
web-standing = jusqu’ici :
web-is-bot = un bot
web-bot-stands-in = un bot joue en attendant
web-bot-plain = Bot { $seat }
web-bot-called = Bot « { $bot } »
web-away = pas là
web-team-away = pas là : { $people }
web-awaited = { $player } n’est pas là. La place pourra être donnée dans
web-awaited-enough = { $player } n’est pas là. La place peut maintenant être donnée.
web-give-seat = Un lien pour cette place
web-await-sure = Lancer le chrono
web-await = Donner la place de { $player }
web-await-why = D’abord, tout le monde voit tourner un chrono : deux minutes, ou la durée d’un tour si les tours sont lents. Si { $player } revient à temps, rien ne se passe.
web-seat-given-away = Ta place a été donnée à { $player } pendant ton absence.
web-seat-gone = Ta place est prise
web-let-bot-play = Laisser jouer un bot
web-take-back-seat = Reprendre ma place
web-sending = envoi…
web-clock = Temps restant
web-clock-days = { $days } jours
web-clock-hours = { $hours } heures
web-undo = Reprendre
web-help = Aide
web-keys = Touches : U reprend un coup, C coach, M coupe ou remet le son, T plateau ou texte, ? aide.
web-table-menu = Cette table
web-story = Récit
web-story-earlier = Ce qui s’est passé avant
web-coach = Coach
web-coach-asked = avec coach
web-coach-moment = Que dit le coach ici ?
web-chat = Dire quelque chose
web-chat-unseen = Dire quelque chose : { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
 }
web-chat-mute = Ne plus entendre { $player }
web-chat-hear = Entendre { $player } de nouveau
web-reactions = Réactions
web-phrases = Phrases toutes faites
web-say-something = Tes mots
web-say = Dire
web-reconnecting = La ligne est coupée. On recompose le numéro… rien n’est perdu.
web-paused = La table est en pause.
web-pause = Faire une pause
web-resume = Continuer
web-give-up = Arrêter la partie avant la fin
web-give-up-alone = La partie s’arrête tout de suite et ne peut pas être reprise.
web-give-up-others = On demande leur accord aux autres. S’ils le donnent, la partie est finie pour de bon.
web-give-up-sure = Arrêter ici
web-give-up-asked = { $player } aimerait arrêter la partie ici.
web-give-up-agree = D’accord
web-play-on = Continuer à jouer
web-given-up = Arrêtée avant la fin, d’un commun accord
web-leave = Quitter la table
web-leave-why = Un bot prend ta place pour de bon, et les autres continuent.
web-team-by = ({ $player })
web-leave-team-why = Le reste de ton équipe continue à jouer.
web-leave-sure = Quitter
web-clear-table = Débarrasser la table, avec son histoire
web-clear-for-me = Retirer cette partie de ma liste ; les autres la gardent
web-second-device = Continuer sur un autre appareil
web-works-once = Ce lien marche une fois, dans les 15 minutes :
web-show-board = Montrer le plateau
web-title-your-turn = ● À toi : { $title }
web-you-win = Tu gagnes !
web-wins = { $count ->
    [0] Fin
    [1] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}
web-rematch = Encore une partie
web-review = Analyse
web-next-table = À la partie suivante
web-replay-this = Revoir la partie
web-hand-over = Passe l’écran à { $player }
web-hand-over-why = Tous les autres regardent ailleurs.
web-hand-over-ready = C’est moi, { $player }
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-anyone-why = Qui réagit prend l’écran ; tous les autres regardent ailleurs.
web-anyone-reacts = { $player } réagit
web-anyone-nobody = Personne
web-hint-got-it = Compris
web-hint-no-more = Ne plus en montrer
web-stronger-won = Bien roulé ! Envie d’adversaires plus forts ?
web-stronger-lost = Belle tournée ! Des adversaires un peu plus forts la prochaine fois ?
web-stronger-play = Jouer contre { $names }

## Comme on aime

web-settings = Réglages
web-settings-silent = Réglages (son coupé)
web-close = Fermer
web-language = Langue
web-language-partly = plateau seulement
web-language-partly-why = Dans cette langue, seule une partie d’un jeu est traduite ; tout le reste est en anglais.
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Mouvement
web-motion-none = aucun
web-motion-quick = vif
web-motion-calm = calme
web-bot-pace = Les bots jouent
web-bot-pace-instant = aussitôt
web-bot-pace-quick = vivement
web-bot-pace-calm = posément
web-bot-pace-why = À partir de la prochaine table que tu ouvres.
web-sound = Son
web-volume = Volume
web-text-view = En mots
web-text-view-why = Pour lecteurs d’écran et claviers : toute la partie en mots.

## Ce qui n’est pas possible

web-offline = La radio est muette
web-offline-why = Personne ne répond, donc aucun taxi ne peut être appelé. Les règles et les parties que tu as déjà regardées dans ce navigateur sont toujours là. Dès que le serveur répondra, cette page continuera d’elle-même.
web-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
web-server-gone = Personne ne répond
web-try-again = Réessayer
web-no-table = Table introuvable
web-table-gone = Tout le monde a quitté cette table.
web-no-cookies-title = Ce navigateur ne garde pas de cookies
web-no-cookies = Cabstand te reconnaît à un seul cookie et à rien d’autre. Autorise les cookies pour cette adresse et réessaie.
