# Ce que tout jeu peut refuser et que toute table peut raconter.

no-such-game = Aucun jeu ne s’appelle « { $name } » ici. Il y a : { $known }.
game-broken = Le jeu { $name } ne peut pas être chargé : { $why }. Les autres jeux marchent comme d’habitude.
no-such-version = Les règles de { $name } en version { $version } manquent ici (il y a : { $known }). Un Cabstand plus récent saura lire ce journal.
wrong-seat-count = Ce jeu se joue à { $least } au moins et à { $most } au plus, pas à { $seats }.
unknown-option = L’option « { $name } » n’existe pas. Options de ce jeu : { $known }.
bad-option = Cette option ne convient pas : { $detail }.
no-such-bot = Aucun bot ne s’appelle « { $name } ». Bots pour ce jeu : { $known }.
malformed-move = « { $text } » n’est pas un coup : rien ne s’écrit « { $at } » dans ce jeu.
empty-move = Dis ce que tu veux faire.
no-position = Ce n’est pas un texte de position : il devrait commencer par « { $head } ».
impossible-position = Cette position ne peut pas se présenter en jeu : regarde « { $field }={ $value } ».
nothing-to-undo = Rien à reprendre : on ne reprend que son propre dernier coup, tant que rien ne s’est passé depuis.
undo-shows = Ce coup a révélé quelque chose à quelqu’un : on ne peut pas le reprendre.
chance-missing = La ligne s’arrête avant les dés : elle ne dit pas comment ils sont tombés.

no-log = Ce n’est pas un journal de Cabstand : sa première ligne devrait être « cabstand log ».
log-header = L’en-tête contient une ligne qui n’a rien à y faire : « { $line } ».
log-header-missing = Il manque à l’en-tête la mention « { $key } ».
log-line = Ce n’est pas une ligne de journal : « { $line } ».
log-line-too-long = Cette ligne est trop longue. Une ligne de journal compte au plus { $most } caractères.
log-header-too-long = L’en-tête est trop long. Il compte au plus { $most } lignes, et une ligne vide le termine.
log-error = La ligne { $line } est impossible : « { $text } ». { $reason }

story-move = { $player } : { $move }
story-chance = Le hasard : { $move }
story-referee = L’arbitre : { $move }
story-undo = { $player } reprend son dernier coup.
story-join = { $player } : quelqu’un a rejoint cette place.
story-give = { $player } : cette place a été donnée à quelqu’un d’autre, car il n’y avait plus personne.
