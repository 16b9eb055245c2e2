# Les paquets de n’importe quel jeu : les lire, les vérifier, en préparer un nouveau.

pack-cannot-read = ne peut pas être lu : { $why }
pack-zip-broken = Ce fichier ZIP est endommagé : refais-le, ou envoie les fichiers un par un.
pack-zip-locked = { $file } est protégé par un mot de passe : refais le fichier ZIP sans mot de passe, ou envoie les fichiers un par un.
pack-zip-method = { $file } est compressé d’une façon que nous ne savons pas ouvrir : utilise un ZIP ordinaire (Deflate), ou envoie les fichiers un par un.
pack-zip-members = Ce fichier ZIP contient plus de { $most } fichiers : n’y mets que les fichiers du paquet.
pack-fault = { $file }{ $line ->
    [0] {":"}
   *[other] :{ $line }:
} { $what }
pack-faults = { $faults ->
    [one] Une faute : corrige-la
   *[other] { $faults } fautes : corrige-les
} et vérifie à nouveau.
pack-folder-taken = { $folder } existe déjà ; choisis un nouveau dossier.
pack-advice = { $notes ->
    [one] Un conseil
   *[other] { $notes } conseils
} de la rédaction ; le paquet est jouable tel quel :
pack-made = { $folder } est prêt. Remplis les fichiers, puis : { COMMAND() } pack check { $folder }
cli-pack = vérifier un paquet de questions, ou en créer un
cli-pack-check = dire ce qui cloche, avec le fichier et la ligne
cli-pack-new = créer un dossier à remplir
cli-arg-folder = le dossier du paquet
cli-arg-pack-game = de quel jeu ; inutile quand un seul des nôtres a des paquets
pack-no-editions = « { $name } » n’est pas un jeu à paquets. Jeux à paquets : { $known }.
