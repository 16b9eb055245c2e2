# Ce qui peut clocher dans un paquet de questions ; chaque faute est dite avec son fichier et sa ligne.

pack-cannot-read = ne peut pas être lu : { $why }
pack-file-missing = manque
pack-not-utf8 = n’est pas un texte UTF-8 ; enregistre-le en UTF-8
pack-file-too-large = dépasse { $most } ko
pack-many-lines = compte { $lines } lignes ; le maximum est de { $most }
pack-long-line = cette ligne compte { $length } caractères ; le maximum est de { $most }
pack-long-cell = « { $column } » compte plus de { $most } caractères : il manque peut-être un guillemet
pack-zip-broken = Ce fichier ZIP est endommagé : refais-le, ou envoie les fichiers un par un.
pack-zip-locked = { $file } est protégé par un mot de passe : refais le fichier ZIP sans mot de passe, ou envoie les fichiers un par un.
pack-zip-method = { $file } est compressé d’une façon que nous ne savons pas ouvrir : utilise un ZIP ordinaire (Deflate), ou envoie les fichiers un par un.
pack-zip-members = Ce fichier ZIP contient plus de { $most } fichiers : n’y mets que les fichiers du paquet.
pack-bad-toml = n’est pas du TOML : { $why }
pack-bad-csv = n’est pas du CSV : { $why }
pack-about-missing = « { $key } » manque ou est vide
pack-header = la première ligne doit être { $columns }
pack-columns = { $found } colonnes au lieu de { $wanted } ; mets entre guillemets un texte qui contient une virgule
pack-empty = « { $column } » est vide
pack-no-number = « { $column } » vaut « { $value } », qui n’est pas un nombre entier
pack-value = une question vaut 2 ou 4, pas « { $value } »
pack-amount = « { $value } » n’est pas un montant de 1 à 999, en plus ou en moins
pack-half-a-card = la dernière carte n’a qu’une question
pack-card-order = ici devrait se trouver la carte { $card } avec sa question à { $value } £ : numérote les cartes à partir de 1, la question à 2 £ d’abord
pack-number = ici devrait se trouver la carte { $card } : numérote les cartes à partir de 1, sans trou
pack-cards = { $cards } cartes ; il en faut de 1 à { $most }
pack-too-long = « { $what } » compte { $length } caractères, une carte en contient { $most }
pack-odd-character = « { $what } » contient le caractère invisible ou inconnu { $code }
pack-no-question-mark = la question ne finit pas par un point d’interrogation
pack-answer-in-question = la question trahit sa réponse : « { $answer } »
pack-answer-not-graded = la réponse « { $answer } » ne serait pas jugée bonne ; elle n’a ni lettres ni chiffres, ou elle est trop longue
pack-answer-twice = une réponse figure deux fois
pack-many-answers = { $answers } réponses ; plus de { $most }, c’est trop
pack-same-question = la même question se trouve à la ligne { $line }
pack-near-question = presque la même question, avec la même réponse, se trouve à la ligne { $line }
pack-answers-mistaken = « { $one } » et « { $two } » seraient pris l’un pour l’autre ; donne les deux là où les deux sont justes, ou demande autrement
pack-same-subject = le même sujet se trouve à la ligne { $line }
pack-word-in-subject = « { $word } » figure dans le sujet
pack-word-twice = « { $word } » figure deux fois sur cette carte, peut-être sous une autre forme
pack-fault = { $file }{ $line ->
    [0] {":"}
   *[other] :{ $line }:
} { $what }
pack-faults = { $faults ->
    [one] Une faute : corrige-la
   *[other] { $faults } fautes : corrige-les
} et vérifie à nouveau.
pack-folder-taken = { $folder } existe déjà ; choisis un nouveau dossier.
pack-made = { $folder } est prêt. Remplis les fichiers, puis : ./cab pack check { $folder }
cli-pack = vérifier un paquet de questions, ou en créer un
cli-pack-check = dire ce qui cloche, avec le fichier et la ligne
cli-pack-new = créer un dossier à remplir
cli-arg-folder = le dossier du paquet
cli-arg-pack-game = de quel jeu ; inutile quand un seul des nôtres a des paquets
pack-no-editions = « { $name } » n’est pas un jeu à paquets. Jeux à paquets : { $known }.
