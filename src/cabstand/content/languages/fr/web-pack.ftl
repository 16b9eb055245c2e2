# Éditions de TAXI! à soi : écrites dans la page ou envoyées en fichiers.

web-pack-lead = Tes propres questions pour TAXI! : écris-les ici ou envoie les fichiers d’un paquet. Elles restent sur ce serveur, pour tes tables seulement.
web-pack-none = Tu n’as pas encore d’édition à toi.
web-pack-write = Écrire une édition
web-pack-go-on = Continuer « { $name } »
web-pack-send = Envoyer des fichiers
web-pack-send-how = Les quatre fichiers d’un paquet, pack.toml, questions.csv, give_or_take.csv et sound_off.csv, ou un fichier ZIP qui les contient. Tu peux aussi les déposer ici.
web-pack-counts = { $questions } cartes question, { $gifts } cartes « Donne ou prends », { $talks } cartes « Coup de gueule »
web-pack-change = Modifier
web-pack-download = Télécharger
web-pack-delete = Supprimer
web-pack-delete-sure = Supprimer « { $name } » ?
web-pack-delete-why = Ses questions seront perdues. Les tables où l’on y joue les gardent jusqu’à la fin.
web-pack-removed = « { $name } » est supprimée.
web-pack-kept = Rien à redire : « { $name } » est conservée. Tu peux la choisir pour chaque table de TAXI! que tu ouvres.
web-pack-about = L’édition
web-pack-questions = Cartes question
web-pack-questions-how = Deux lignes par carte : d’abord la question à 2 £, puis celle à 4 £. Plusieurs réponses acceptées sont séparées par |. On peut coller des lignes depuis un tableur.
web-pack-gifts = Donne ou prends
web-pack-gifts-how = Ce qui arrive, et ce que l’on y gagne au volant ; un montant au-dessous de 0 se paie.
web-pack-talks = Coup de gueule
web-pack-talks-how = Un sujet, et six mots que pourrait dire quelqu’un qui en parle.
web-pack-row = Carte { $card }
web-pack-line = Ligne { $line } :
web-pack-remove = Retirer cette ligne : { $row }
web-pack-add-card = Ajouter une carte
web-pack-number = Renuméroter les cartes
web-pack-show-all = Montrer les { $rows } lignes
web-pack-too-much = un de trop
web-pack-check-and-keep = Vérifier et conserver
web-pack-back = Retour
web-pack-faults = { $faults ->
    [one] Il reste une faute ; elle est dite près de sa ligne.
   *[other] Il reste { $faults } fautes ; chacune est dite près de sa ligne.
}

## Ce qui se trouve dans une ligne

web-pack-name = nom
web-pack-city = ville
web-pack-language = langue
web-pack-licence = licence
web-pack-authors = auteurs
web-pack-card = carte
web-pack-value = valeur
web-pack-topic = domaine
web-pack-question = question
web-pack-answer = réponse
web-pack-answers = réponses
web-pack-background = contexte
web-pack-amount = montant
web-pack-text = texte
web-pack-subject = sujet
web-pack-word = mot { $number }
web-pack-a-word = mot
