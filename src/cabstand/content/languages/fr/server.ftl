## Pourquoi une table ou le serveur dit non

table-host-only = Seul l’hôte de la table peut faire ça.
table-not-in-the-lobby = La partie a commencé : cela se fait avant le départ.
table-not-playing = Aucune partie n’est en cours à cette table.
table-not-over = La partie n’est pas encore finie.
table-full = Toutes les places sont prises.
table-name-taken = On confondrait « { $name } » avec « { $taken } », déjà à cette table. Choisis un autre nom, par exemple « { $name } 2 ».
table-nobody-waits = Personne n’attend sous le numéro { $number }.
table-bad-order = Nomme chaque place de 1 à { $seats } une seule fois.
table-seats-open = { $free ->
    [one] Une place est encore libre : attends quelqu’un, ou donne-la à un bot.
   *[other] { $free } places sont encore libres : attends du monde, ou donne-les à des bots.
}
table-guests-wait = { $guests ->
    [one] Quelqu’un attend à la porte : fais entrer ou renvoie d’abord.
   *[other] { $guests } personnes attendent à la porte : fais-les entrer ou renvoie-les d’abord.
}
server-invited = Tu es de la partie sur Cabstand
server-invited-to = On t’invite à une partie de { $game }
server-invited-why = Des jeux de taxi à la même station, dans ton navigateur et sans inscription.
table-seat-not-free = La place { $seat } est occupée ou n’existe pas.
table-no-team-there = À la place { $seat }, il n’y a personne à rejoindre.
table-team-full = Cette équipe est au complet : { $most } personnes, c’est le plus qu’un taxi puisse prendre.
table-knows-another = Tu as déjà occupé la place { $seat } dans cette partie : tu ne peux pas en prendre une autre.
table-team-invites = Seules les personnes de la place { $seat } peuvent y inviter quelqu’un.
table-team-by-link = Dans ce jeu, chaque équipe a ses secrets. Demande-lui son lien.
table-team-knows-more = Cette équipe voit en ce moment quelque chose de secret. Attends que ce soit fini, ou demande-lui son lien.
table-no-such-mate = À la place { $seat }, il n’y a personne de ce numéro.
table-mate-was-first = { $person } a été plus rapide : dans une équipe, c’est la première réponse qui compte.
table-nothing-asked = On ne te demande pas ça maintenant.
table-no-such-word = Cette carte n’a que { $most } mots.
table-paused = La table est en pause.
table-endless = Rien ne terminerait cette partie : choisis combien de tours elle dure.
table-no-referee = { $game } attend un arbitre et n’en apporte pas : on ne peut pas y jouer sur un serveur. Dans le terminal, oui : { COMMAND() } play
table-only-play-on = Il y a déjà eu { $most } pauses, coups repris et changements de place dans cette partie : maintenant, vous pouvez seulement la jouer jusqu’au bout, ou l’abandonner.
table-nothing-proposed = Personne n’a proposé d’abandonner la partie.
table-chat-for-players = Pour dire quelque chose, il faut jouer ou attendre ici.
table-chat-phrases-only = À cette table, on ne dit que les phrases toutes faites : l’hôte n’a pas permis plus.
table-chat-one-thing = Dis une seule chose : une phrase toute faite, ou un texte de { $most } caractères au plus.
server-no-such-table = Cette table n’existe pas ici. Redemande le lien.
server-not-your-seat = La place { $seat } n’est pas la tienne.
server-they-are-here = La personne de la place { $seat } est là, ou c’est la place d’un bot.
server-still-awaited = { $seconds ->
    [one] { $name } a encore une seconde pour revenir. D’ici là, sa place ne peut pas être donnée.
   *[other] { $name } a encore { $seconds } secondes pour revenir. D’ici là, sa place ne peut pas être donnée.
}
server-seat-given-away = Ta place a été donnée à { $name } pendant ton absence.
server-moved-on = La table a avancé : elle en est à la ligne { $seq }.
server-table-frozen = Quelque chose s’est cassé à cette table. Rien n’est perdu : ses lignes sont à l’abri. Préviens les responsables de ce serveur.
server-game-missing = Cette table se joue avec « { $game } », règles { $rules }, que ce serveur n’a pas ou ne peut pas charger. Rien n’est perdu : dès que le jeu est là, la table s’ouvre à nouveau.
server-bad-name = Un nom compte de 1 à { $most } caractères, dont au moins un visible, n’est pas un simple tiret et ne commence pas par le mot « bot » ni par rien qui lui ressemble.
server-who-are-you = Dis d’abord comment tu t’appelles.
server-link-used = Ce lien a déjà servi ou il est trop vieux. Demandes-en un nouveau.
server-too-many = Trop à la fois : réessaie dans { $seconds } s.
server-many-tables = Trop de nouvelles tables ont été ouvertes depuis ton adresse internet : attends { $seconds } s, ou continue à jouer à l’une des autres.
server-many-players = Trop de nouveaux joueurs sont venus de ton adresse internet : attends { $seconds } s et réessaie.
server-many-editions = Trop d’éditions ont été envoyées depuis ton adresse internet : attends { $seconds } s et renvoie celle-ci.
server-many-bytes = Trop de paquets de questions ont été conservés aujourd’hui depuis ton adresse internet : attends { $seconds } s et renvoie celui-ci.
server-many-connections = Ton adresse internet a trop de connexions à ce serveur : ferme les autres fenêtres et programmes qui l’utilisent, puis réessaie.
server-full = Ce serveur n’a plus de place pour un nouveau visiteur : réessaie dans une minute.
server-much-at-once = Trop de données arrivent en même temps sur ce serveur : attends une minute, puis envoie-les de nouveau.
server-too-slow = Ta demande est arrivée trop lentement et a été interrompue : réessaie avec une meilleure connexion.
server-wrong-codes = Trop de mauvais codes ont été essayés depuis ton adresse internet : attends { $seconds } s, ou demande le lien à l’hôte.
server-wrong-codes-of-all = Trop de mauvais codes ont été essayés sur ce serveur : attends { $seconds } s, ou demande le lien à l’hôte.
server-streams-of-seat = Tu as ouvert cette place dans { $most } fenêtres, et c’est la limite : fermes-en une, et celle-ci reprendra toute seule.
server-streams-of-player = Tu suis { $most } tables et places à la fois, et c’est la limite : fermes-en une, et celle-ci reprendra toute seule.
server-streams-of-address = { $most } écrans à ton adresse internet suivent des tables ici, et c’est la limite : fermes-en un, et celui-ci reprendra tout seul.
server-wrong-host = Ce serveur ne s’appelle pas « { $host } ». Utilise l’adresse qu’il a affichée au démarrage, ou lance-le avec --public-url et l’adresse que tout le monde utilise.
server-foreign-origin = Seule la page de ce serveur peut faire cela. Ouvre le jeu à sa propre adresse.
server-queue-full = Ton adresse internet a déjà { $waiting } demandes en attente ici. Attends une réponse, puis redemande.
server-no-such-edition = Cette édition n’est pas sur ton étagère.
server-no-editions = { $name } n’a pas d’éditions.
server-too-many-editions = Il y a de la place pour { $most } éditions à toi : supprimes-en d’abord une.
server-edition-too-large = Ensemble, les fichiers dépassent { $most } Mo.
server-pack-too-heavy = La vérification de ce paquet a demandé trop de temps ou de mémoire. Raccourcis les textes, ou fais-en deux paquets.
server-pack-missing = Les questions de cette table manquent. Rien n’est perdu : ses lignes sont en sûreté. Préviens la personne qui tient ce serveur.
server-bad-request = Cette demande n’a pas de sens ici : { $detail }
server-our-mistake = C’est une erreur de notre part. Rien n’a été changé.
server-name-deleted = Ton nom a été supprimé : tu ne peux plus suivre cette table. Tu peux recommencer à la station.
server-store-broken = Le serveur ne peut pas écrire en ce moment : rien n’a été changé. Réessaie, ou préviens ses responsables.

## Tenir un serveur

server-page-not-built = La page n’a pas encore été construite ici. Démarre le serveur avec { COMMAND() } serve, qui la construit ; les programmes peuvent déjà jouer (docs/api.md).

cli-serve = jouer avec des amis dans le navigateur, par un lien
cli-arg-port = où écouter (8000)
cli-arg-lan = s’ouvrir au réseau local, et montrer l’adresse en code QR
cli-arg-no-browser = ne pas ouvrir de fenêtre de navigateur
cli-arg-data = le dossier de tout ce qui est gardé
cli-arg-store = une base PostgreSQL au lieu d’un fichier : postgresql://user@host/name
cli-arg-cluster = faire réfléchir les bots sur les machines d’un ordonnanceur Dask : tcp://host:8786
cli-arg-public-url = l’adresse par laquelle on atteint ce serveur à travers un proxy
cli-arg-proxy = l’adresse ou le réseau d’un proxy que nous croyons quand il dit d’où viennent les gens ; peut être répété
cli-arg-expire-codes = oublier le code d’une table où personne n’est venu depuis ce nombre d’heures (24 ; 0 : jamais)
cli-arg-expire-lobbies = supprimer les tables jamais commencées où personne n’est venu depuis ce nombre de jours (7 ; 0 : jamais)
cli-arg-expire-players = oublier les personnes absentes depuis ce nombre de jours qui n’ont ni table, ni questions, ni partie terminée (60 ; 0 : jamais)
cli-arg-tls = certificat et clé, pour servir en https

cli-backup = copier dans un fichier tout ce que garde le serveur, pendant que l’on joue
cli-restore = reprendre une sauvegarde dans un dossier ou une base vide
cli-arg-backup = le fichier de la sauvegarde
backup-made = { $games ->
    [1] Une partie a été copiée dans { $file } et rejouée depuis la copie.
   *[other] { $games } parties ont été copiées dans { $file } et rejouées depuis la copie.
}
backup-restored = { $games ->
    [1] Une partie de { $file } est de retour, et elle a été rejouée.
   *[other] { $games } parties de { $file } sont de retour, et elles ont été rejouées.
}
backup-does-not-replay = Une partie ne peut pas être rejouée : sa ligne { $line } est « { $text } ». Garde le fichier et préviens-nous.
serve-ready = Cabstand est ouvert : { $url }
serve-stop = Ctrl-C ferme ; rien ne se perd.
serve-lan = Sur ce réseau : { $url }
serve-closed = Fermé. Chaque coup est gardé dans { $data }
serve-cluster-away = Aucun ordonnanceur Dask ne répond à { $address } : { $why }
serve-broken = Les parties ne peuvent pas être ouvertes : { $why }
serve-port-taken = Le port { $port } est pris : un autre serveur y tourne. Essaie --port { $other }
serve-bad-proxy = --proxy prend une adresse ou un réseau, par exemple 127.0.0.1 ou 10.0.0.0/8 : { $why }

## The daily taxi

daily-no-day = « { $day } » n’est pas un jour : il s’écrit comme 2026-11-15.
daily-alone = Le taxi du jour se conduit seul, du premier lancer au dernier.
daily-nobody-played = Personne n’a joué ici le taxi du jour du { $day }.
daily-not-played = Tu n’as pas joué ce jour jusqu’au bout.
daily-no-film = Le plus beau tour du { $day } ne peut pas être montré : son secret n’est pas encore connu, ou personne n’a joué.
daily-none = Aucun jeu de ce serveur n’a de taxi du jour.
daily-no-game = { $game } n’a pas de taxi du jour ici.
