## Dice that anyone can check

dice-bad-nonce = What a player adds to the dice is 1 to 64 letters, digits, “-” or “_”.
dice-not-promised = This game cannot be checked: its header has no “{ $fact }”, so its dice were not promised before it began.
dice-bad-promise = This game cannot be checked: the table, the commitment or the nonces in its header are not written as they should be.
dice-not-shown = This log cannot be checked yet. It has { $lines } lines and none of them shows the secret; the secret is shown when the game is over, that of a daily taxi an hour after its day.
reveal-not-now = The secret is shown once, when the game is over, and not before.
log-given-up = The game was given up: nothing is played after that.

## ./cab verify

cli-verify = check that every die and card of a finished game is what its secret gives
cli-arg-log-or-address = a log, or its http(s) address
fetch-no-text = not a text
fetch-too-large = more than { $most } MB
verify-promise = Commitment: { $commitment }
verify-nonces = Nonces: { $nonces }
verify-compare = Compare these with what you saw before the first throw, and your own nonce with the one that you gave.
verify-no-nonce = none
verify-checked = { $kind }: { $count ->
    [one] one draw is right
   *[other] { $count } draws are right
}
verify-kind-starts = Lots for the first turn
verify-kind-throw = Throws of the dice
verify-title = { $game }, table { $table }
verify-right = Right: every one of { $draws } draws is what the secret gives.
verify-differs = Wrong: line { $line } of the log, draw { $draw }, is not what the secret gives.
verify-instead = The log says “{ $written }”, the secret gives “{ $drawn }”, in the line “{ $text }”.
verify-nothing = nothing
verify-other-secret = Wrong: the secret on line { $line } of the log is not the one that was promised.
verify-not-committed = SHA-256 of it and the table's id, or the day of a daily taxi, is not the commitment, so nothing was drawn again.
verify-faces = { $dice }, { $thrown } thrown
verify-dice = Die
verify-face = Face
verify-count = Came up
verify-expected = Expected
verify-band = 99% band
verify-inside = Inside
verify-yes = yes
verify-no = no
verify-band-means = The band is the exact binomial one for so many throws of a fair die: of a hundred faces, up to one lies outside by luck alone.
