# Éditions de TAXI! à soi : écrites dans la page ou envoyées en fichiers.

taxi-pack-lead = Tes propres questions pour TAXI! : écris-les ici ou envoie les fichiers d’un paquet. Elles restent sur ce serveur, pour tes tables seulement.
taxi-pack-none = Tu n’as pas encore d’édition à toi.
taxi-pack-write = Écrire une édition
taxi-pack-go-on = Continuer « { $name } »
taxi-pack-send = Envoyer des fichiers
taxi-pack-send-how = Les quatre fichiers d’un paquet, pack.toml, questions.csv, give_or_take.csv et sound_off.csv, ou un fichier ZIP qui les contient. Tu peux aussi les déposer ici.
taxi-pack-counts = { $questions } cartes question, { $gifts } cartes « Donne ou prends », { $talks } cartes « Coup de gueule »
taxi-pack-change = Modifier
taxi-pack-download = Télécharger
taxi-pack-delete = Supprimer
taxi-pack-delete-sure = Supprimer « { $name } » ?
taxi-pack-delete-why = Ses questions seront perdues. Les tables où l’on y joue les gardent jusqu’à la fin.
taxi-pack-removed = « { $name } » est supprimée.
taxi-pack-kept = Rien à redire : « { $name } » est conservée. Tu peux la choisir pour chaque table de TAXI! que tu ouvres.
taxi-pack-about = L’édition
taxi-pack-mix = Mélangé à une édition
taxi-pack-mix-share = { $share ->
    [100] Seulement nos propres questions
   *[other] { $share } % des cartes sont les nôtres
}
taxi-pack-questions = Cartes question
taxi-pack-questions-how = Une question et sa réponse suffisent ; le thème et le contexte peuvent rester vides. Deux lignes font une carte : la première est posée pour 2 £, la seconde pour 4 £. Plusieurs réponses acceptées sont séparées par |. On peut coller des lignes venues d’un tableur.
taxi-pack-gifts = Donne ou prends
taxi-pack-gifts-how = Ce qui arrive et ce que cela rapporte ; un montant inférieur à 0 est à payer. Si rien n’est écrit ici, les cartes viennent d’une édition dans ta langue.
taxi-pack-talks = Coup de gueule
taxi-pack-talks-how = Un sujet et six mots que pourrait dire quelqu’un qui en parle. Si rien n’est écrit ici, les cartes viennent d’une édition dans ta langue.
taxi-pack-row = Ligne { $row }
taxi-pack-fault-in-row = Ligne { $row } :
taxi-pack-remove = Retirer cette ligne : { $row }
taxi-pack-add-card = Ajouter une carte
taxi-pack-number = Renuméroter les cartes
taxi-pack-show-all = Montrer les { $rows } lignes
taxi-pack-too-much = un de trop
taxi-pack-check-and-keep = Vérifier et conserver
taxi-pack-back = Retour
taxi-pack-faults = { $faults ->
    [one] Il reste une faute ; elle est dite près de sa ligne.
   *[other] Il reste { $faults } fautes ; chacune est dite près de sa ligne.
}

## Ce qui se trouve dans une ligne

taxi-pack-name = nom
taxi-pack-city = ville
taxi-pack-language = langue
taxi-pack-licence = licence
taxi-pack-authors = auteurs
taxi-pack-card = carte
taxi-pack-value = valeur
taxi-pack-topic = domaine
taxi-pack-question = question
taxi-pack-answer = réponse
taxi-pack-answers = réponses
taxi-pack-background = contexte
taxi-pack-amount = montant
taxi-pack-text = texte
taxi-pack-subject = sujet
taxi-pack-word = mot { $number }
taxi-pack-a-word = mot

## Dans le terminal

taxi-pack-sound = { $name } : { $questions } cartes question, { $gifts } cartes « Donne ou prends », { $talks } cartes « Coup de gueule ». Rien à redire. SHA-256 { $sha }
taxi-pack-sound-by-spelling = { $name } : { $questions } cartes question, { $gifts } cartes « Donne ou prends », { $talks } cartes « Coup de gueule ». Rien à redire. SHA-256 { $sha }. Cette édition est dans une langue que Cabstand ne connaît pas : les réponses sont jugées à la seule orthographe.
taxi-pack-by-spelling = Cette édition est dans une langue que Cabstand ne connaît pas : les réponses sont jugées à la seule orthographe.

## Ce qui peut clocher dans un paquet de questions ; chaque faute est dite avec son fichier et sa ligne

taxi-pack-fault-file-missing = manque
taxi-pack-fault-not-utf8 = n’est pas un texte UTF-8 ; enregistre-le en UTF-8
taxi-pack-fault-file-too-large = dépasse { $most } ko
taxi-pack-fault-many-lines = compte { $lines } lignes ; le maximum est de { $most }
taxi-pack-fault-long-line = cette ligne compte { $length } caractères ; le maximum est de { $most }
taxi-pack-fault-long-cell = « { $column } » compte plus de { $most } caractères : il manque peut-être un guillemet
taxi-pack-fault-bad-toml = n’est pas du TOML : { $why }
taxi-pack-fault-bad-csv = n’est pas du CSV : { $why }
taxi-pack-fault-about-missing = « { $key } » manque ou est vide
taxi-pack-fault-also = « also » nomme d’autres langues où les réponses comptent ; Cabstand connaît { $known }
taxi-pack-fault-language = cette ligne n’est dans aucune des langues de l’édition : { $languages }
taxi-pack-fault-currency = « currency » est l’un de { $known }
taxi-pack-fault-header = la première ligne doit être { $columns }
taxi-pack-fault-columns = { $found } colonnes au lieu de { $wanted } ; mets entre guillemets un texte qui contient une virgule
taxi-pack-fault-empty = « { $column } » est vide
taxi-pack-fault-no-number = « { $column } » vaut « { $value } », qui n’est pas un nombre entier
taxi-pack-fault-value = une question vaut 2 ou 4, pas « { $value } »
taxi-pack-fault-amount = « { $value } » n’est pas un montant de 1 à 999, en plus ou en moins
taxi-pack-fault-half-a-card = la dernière carte n’a qu’une question
taxi-pack-fault-card-order = ici devrait se trouver la carte { $card } avec sa question à { $value } £ : numérote les cartes à partir de 1, la question à 2 £ d’abord
taxi-pack-fault-number = ici devrait se trouver la carte { $card } : numérote les cartes à partir de 1, sans trou
taxi-pack-fault-cards = { $cards } cartes ; il en faut de 1 à { $most }
taxi-pack-fault-too-long = « { $what } » compte { $length } caractères, une carte en contient { $most }
taxi-pack-fault-odd-character = « { $what } » contient le caractère invisible ou inconnu { $code }
taxi-pack-fault-no-question-mark = la question ne finit pas par un point d’interrogation
taxi-pack-fault-answer-in-question = la question trahit sa réponse : « { $answer } »
taxi-pack-fault-answer-not-graded = la réponse « { $answer } » ne serait pas jugée bonne ; elle n’a ni lettres ni chiffres, ou elle est trop longue
taxi-pack-fault-answer-twice = une réponse figure deux fois
taxi-pack-fault-many-answers = { $answers } réponses ; plus de { $most }, c’est trop
taxi-pack-fault-same-question = la même question se trouve à la ligne { $line }
taxi-pack-fault-near-question = presque la même question, avec la même réponse, se trouve à la ligne { $line }
taxi-pack-fault-answers-mistaken = « { $one } » et « { $two } » seraient pris l’un pour l’autre ; donne les deux là où les deux sont justes, ou demande autrement
taxi-pack-fault-same-subject = le même sujet se trouve à la ligne { $line }
taxi-pack-fault-word-in-subject = « { $said } » figure dans le sujet
taxi-pack-fault-word-twice = « { $said } » figure deux fois sur cette carte, peut-être sous une autre forme
taxi-pack-same-question-in-row = la même question se trouve à la ligne { $row }
taxi-pack-near-question-in-row = presque la même question, avec la même réponse, se trouve à la ligne { $row }
taxi-pack-same-subject-in-row = le même sujet se trouve à la ligne { $row }

## Ce qu’une rédaction changerait dans un paquet sans faute

taxi-pack-advice-answer-again = « { $answer } » est aussi la réponse de la ligne { $line }
taxi-pack-advice-twin = la question est presque celle de la ligne { $line }
taxi-pack-advice-given-away = presque tous les mots de la réponse « { $answer } » sont dans la question
taxi-pack-advice-ages = « { $said } » ne sera pas toujours vrai : indique une année
taxi-pack-advice-openings = { $share } % des questions commencent par « { $opening } » : varie les débuts
taxi-pack-advice-topic = { $questions ->
    [one] une seule question
   *[other] seulement { $questions } questions
} dans le domaine « { $topic } »
taxi-pack-advice-recent = seulement { $share } % des questions citent l’une des { $years } dernières années
taxi-pack-advice-theme = { $questions } questions portent sur « { $theme } » : quatre suffisent
taxi-pack-advice-own-theme = { $questions ->
    [one] une seule question porte
   *[other] seulement { $questions } questions portent
} sur le thème du paquet
