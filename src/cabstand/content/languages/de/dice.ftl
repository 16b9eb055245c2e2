## Würfel, die jeder nachprüfen kann

dice-bad-nonce = Was du zu den Würfeln beisteuerst, hat 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“.
dice-not-promised = Dieses Spiel lässt sich nicht prüfen: Im Kopf fehlt „{ $fact }“, die Würfel waren also nicht vorab zugesagt.
dice-bad-promise = Dieses Spiel lässt sich nicht prüfen: Tisch, Zusage oder Beigaben stehen nicht so im Kopf, wie sie sollten.
dice-not-shown = Dieses Protokoll lässt sich noch nicht prüfen. Es hat { $lines } Zeilen, und keine verrät das Geheimnis; gelüftet wird es erst, wenn das Spiel aus ist, bei einem Tagestaxi eine Stunde nach seinem Tag.
reveal-not-now = Das Geheimnis wird genau einmal gelüftet: wenn das Spiel aus ist, und keinen Zug früher.
log-given-up = Das Spiel wurde aufgegeben: Danach wird nichts mehr gespielt.

## ./cab verify

cli-verify = prüfen, ob jeder Würfel und jede Karte eines beendeten Spiels aus seinem Geheimnis folgt
cli-arg-log-or-address = ein Protokoll oder seine Adresse (http oder https)
fetch-no-text = das ist kein Text
fetch-too-large = mehr als { $most } MB
verify-promise = Zusage: { $commitment }
verify-nonces = Beigaben: { $nonces }
verify-compare = Vergleich das mit dem, was vor dem ersten Wurf zu sehen war, und deine eigene Beigabe mit der, die du gegeben hast.
verify-no-nonce = keine
verify-checked = { $kind }: { $count ->
    [one] eine Ziehung stimmt
   *[other] { $count } Ziehungen stimmen
}
verify-kind-starts = Lose um den ersten Zug
verify-kind-throw = Würfe mit allen Würfeln
verify-title = { $game }, Tisch { $table }
verify-right = Stimmt: Jede von { $draws } Ziehungen ist genau die, die das Geheimnis ergibt.
verify-differs = Falsch: Zeile { $line } des Protokolls, Ziehung { $draw }, ist nicht das, was das Geheimnis ergibt.
verify-instead = Im Protokoll steht „{ $written }“, das Geheimnis ergibt „{ $drawn }“, in der Zeile „{ $text }“.
verify-nothing = nichts
verify-other-secret = Falsch: Das Geheimnis in Zeile { $line } des Protokolls ist nicht das zugesagte.
verify-not-committed = SHA-256 davon und von der Kennung des Tisches (beim Tagestaxi: dem Tag) ergibt nicht die Zusage; deshalb wurde nichts nachgezogen.
verify-faces = { $dice }, { $thrown } geworfen
verify-dice = Würfel
verify-face = Seite
verify-count = Gefallen
verify-expected = Erwartet
verify-band = 99-%-Band
verify-inside = Darin
verify-yes = ja
verify-no = nein
verify-band-means = Das Band ist das genaue Binomialband für so viele Würfe eines ehrlichen Würfels: Von hundert Seiten liegt schon durch Zufall bis zu eine daneben.
