## Des dés que chacun peut vérifier

dice-bad-nonce = Ce que tu ajoutes aux dés compte de 1 à 64 lettres, chiffres, « - » ou « _ ».
dice-not-promised = Cette partie ne peut pas être vérifiée : son en-tête n’a pas de « { $fact } », ses dés n’ont donc pas été promis avant le début.
dice-bad-promise = Cette partie ne peut pas être vérifiée : la table, l’engagement ou les apports ne sont pas écrits comme il faut dans l’en-tête.
dice-not-shown = Ce journal ne peut pas encore être vérifié. Il a { $lines } lignes et aucune ne montre le secret ; le secret se dévoile quand la partie est finie, celui d’un taxi du jour une heure après son jour.
reveal-not-now = Le secret se dévoile une seule fois, quand la partie est finie, et pas avant.
log-given-up = La partie a été abandonnée : après cela, on ne joue plus rien.

## ./cab verify

cli-verify = vérifier que chaque dé et chaque carte d’une partie finie découle bien de son secret
cli-arg-log-or-address = un journal, ou son adresse http(s)
fetch-no-text = ce n’est pas du texte
fetch-too-large = plus de { $most } Mo
verify-promise = Engagement : { $commitment }
verify-nonces = Apports : { $nonces }
verify-compare = Compare-les à ce que tu as vu avant le premier lancer, et ton apport à celui que tu avais donné.
verify-no-nonce = aucun
verify-checked = { $kind } : { $count ->
    [one] un tirage est juste
   *[other] { $count } tirages sont justes
}
verify-kind-starts = Tirages au sort du premier tour
verify-kind-throw = Lancers de tous les dés
verify-title = { $game }, table { $table }
verify-right = Tout est juste : chacun des { $draws } tirages est bien celui que donne le secret.
verify-differs = Faux : à la ligne { $line } du journal, le tirage { $draw } n’est pas celui que donne le secret.
verify-instead = Le journal dit « { $written } », le secret donne « { $drawn } », à la ligne « { $text } ».
verify-nothing = rien
verify-other-secret = Faux : le secret de la ligne { $line } du journal n’est pas celui qui était promis.
verify-not-committed = Son SHA-256, avec l’identifiant de la table, ou le jour d’un taxi du jour, ne donne pas l’engagement ; rien n’a donc été tiré à nouveau.
verify-faces = { $dice }, { $thrown } lancés
verify-dice = Dé
verify-face = Côté
verify-count = Sorti
verify-expected = Attendu
verify-band = Bande à 99 %
verify-inside = Dedans
verify-yes = oui
verify-no = non
verify-band-means = La bande est la bande binomiale exacte pour autant de lancers d’un dé honnête : sur cent côtés, jusqu’à un peut en sortir par le seul hasard.
