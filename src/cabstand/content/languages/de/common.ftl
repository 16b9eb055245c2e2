# Was jedes Spiel ablehnen und jeder Tisch erzählen kann.

no-such-game = Ein Spiel namens „{ $name }“ gibt es hier nicht. Es gibt: { $known }.
game-broken = Das Spiel { $name } lässt sich nicht laden: { $why }. Die anderen Spiele gehen wie immer.
no-such-version = Regeln der Version { $version } für { $name } fehlen hier (vorhanden: { $known }). Mit einem neueren Cabstand lässt sich dieses Protokoll lesen.
wrong-seat-count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen dieses Spiels: { $known }.
bad-option = Diese Option passt nicht: { $detail }.
no-such-bot = Einen Bot namens „{ $name }“ gibt es nicht. Bots für dieses Spiel: { $known }.
malformed-move = „{ $text }“ ist kein Zug: „{ $at }“ kommt in diesem Spiel nicht vor.
empty-move = Sag, was du tun willst.
no-position = Das ist kein Stellungstext: Er müsste mit „{ $head }“ beginnen.
impossible-position = Diese Stellung kann im Spiel nicht vorkommen: Sieh dir „{ $field }={ $value }“ an.
nothing-to-undo = Da gibt es nichts zurückzunehmen: nur den eigenen letzten Zug, und nur, solange danach nichts passiert ist.
undo-shows = Dieser Zug hat jemandem etwas verraten. Darum lässt er sich nicht zurücknehmen.
chance-missing = Die Zeile hört vor den Würfeln auf: Sie sagt nicht, wie sie gefallen sind.

no-log = Das ist kein Cabstand-Protokoll: Die erste Zeile müsste „cabstand log“ lauten.
log-header = Im Kopf steht eine Zeile, die dort nicht hingehört: „{ $line }“.
log-header-missing = Im Kopf fehlt die Angabe „{ $key }“.
log-line = Das ist keine Zeile eines Protokolls: „{ $line }“.
log-line-too-long = Diese Zeile ist zu lang. Eine Zeile eines Protokolls hat höchstens { $most } Zeichen.
log-header-too-long = Der Kopf ist zu lang. Er hat höchstens { $most } Zeilen, und eine leere Zeile beendet ihn.
log-error = Zeile { $line } kann nicht stimmen: „{ $text }“. { $reason }

story-move = { $player }: { $move }
story-chance = Der Zufall: { $move }
story-referee = Die Spielleitung: { $move }
story-undo = { $player } nimmt den letzten Zug zurück.
story-join = { $player }: Auf diesem Platz spielt jetzt noch jemand mit.
story-give = { $player }: Dieser Platz wurde neu vergeben, weil dort niemand mehr da war.
