# La partie revue dans le navigateur.

## Ouvrir une partie

web-replay-title = À revoir : { $game }
web-replay-open-how = Choisis le journal d’une partie, ou dépose-le ici. Il est rejoué et montré ; rien n’en est gardé.
web-replay-choose-file = Choisir un fichier
web-replay-other-file = Ouvrir une autre partie
web-replay-too-long = Ce fichier est trop long pour être le journal d’une partie.
web-replay-none = Cette partie ne peut pas être revue
web-replay-no-board = Ce serveur n’a pas ce jeu, ou ne peut pas le charger : il n’y a donc pas de plateau à montrer. Son récit, ses dés et son journal sont là.

## Le chemin à travers elle

web-replay-does = { $player } : { $does }
web-replay-eyes = Vu par
web-replay-eyes-nobody = le public
web-replay-moment = { $at } sur { $total }
web-replay-slider = Moment de la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-stop = Arrêt
web-replay-next = Un pas en avant
web-replay-since = Voir ce qui s’est passé depuis
web-replay-last = À la fin
web-replay-speed = Vitesse

## Ce qui s’est passé à côté du jeu

web-replay-beginning = Le début
web-replay-paused = La table est en pause.
web-replay-resumed = La partie reprend.
web-replay-given-up = Tout le monde est d’accord pour arrêter la partie ici.
web-replay-revealed = La partie est finie, et le secret des dés est dévoilé.
web-replay-time = Il est { $time }.
web-replay-stands-in = Un bot joue pour { $player }.
web-replay-plays-again = { $player } rejoue en personne.

## À garder

web-replay-keep = À garder et à partager
web-replay-link = Lien vers ce moment
web-replay-link-why = Ce lien mène au moment que l’on voit.
web-replay-download = Télécharger le journal
web-replay-to-table = Retour à la table

## Les dés

web-replay-dice = Vérifier les dés
web-replay-cards = Vérifier les cartes
web-replay-dice-later = Le secret des dés et des cartes se dévoile quand la partie est finie. On pourra alors vérifier ici chaque dé et chaque carte.
web-replay-check = Tout tirer à nouveau
web-replay-right = C’est juste : { $draws ->
    [one] le seul tirage de cette partie a été refait dans ce navigateur, et il est identique.
   *[other] les { $draws } tirages de cette partie ont été refaits dans ce navigateur, et { $draws } sur { $draws } sont identiques.
}
web-replay-cannot-redraw = Cette page ne sait pas retirer elle-même les dés et les cartes de { $game }. { COMMAND() } verify le peut.
web-replay-committed = Le secret est bien celui qui était promis : son SHA-256, avec l’identifiant de la table, ou le jour d’un taxi du jour, donne l’engagement ci-dessus.
web-replay-rolls = Chance et malchance
web-replay-band-key = Le point dit combien de fois une face est sortie, le trait combien de fois elle le devrait en moyenne, la barre est la bande. Un losange est en dehors.
web-replay-outside = (hors de la bande)
