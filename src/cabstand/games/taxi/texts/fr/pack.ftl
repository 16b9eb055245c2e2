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
taxi-pack-questions = Cartes question
taxi-pack-questions-how = Deux lignes par carte : d’abord la question à 2 £, puis celle à 4 £. Plusieurs réponses acceptées sont séparées par |. On peut coller des lignes depuis un tableur.
taxi-pack-gifts = Donne ou prends
taxi-pack-gifts-how = Ce qui arrive, et ce que l’on y gagne au volant ; un montant au-dessous de 0 se paie.
taxi-pack-talks = Coup de gueule
taxi-pack-talks-how = Un sujet, et six mots que pourrait dire quelqu’un qui en parle.
taxi-pack-row = Carte { $card }
taxi-pack-line = Ligne { $line } :
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
