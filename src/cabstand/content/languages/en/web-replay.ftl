# The replay in the browser.

## Opening a game

web-replay-title = Replay: { $game }
web-replay-open-how = Choose the log of a game, or drop it here. It is played through and shown; nothing of it is kept.
web-replay-choose-file = Choose a file
web-replay-other-file = Open another game
web-replay-too-long = This file is too long to be the log of a game.
web-replay-none = This game cannot be replayed
web-replay-no-board = This server does not have this game, or cannot load it, so there is no board to show. Its story, its dice and its log are here.

## The way through it

web-replay-does = { $player }: { $does }
web-replay-eyes = Seen by
web-replay-eyes-nobody = an onlooker
web-replay-moment = { $at } of { $total }
web-replay-slider = Moment of the game
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-stop = Stop
web-replay-next = One step forward
web-replay-since = Look for what has happened since
web-replay-last = To the end
web-replay-speed = Speed

## What happened besides the game

web-replay-beginning = The beginning
web-replay-paused = The table is paused.
web-replay-resumed = The game goes on.
web-replay-given-up = All agree to end the game here.
web-replay-revealed = The game is over, and the secret of the dice is shown.
web-replay-time = It is { $time }.
web-replay-stands-in = A bot plays for { $player }.
web-replay-plays-again = { $player } plays again.

## To keep

web-replay-keep = To keep and to share
web-replay-link = Link to this moment
web-replay-link-why = This link leads to the moment that is shown.
web-replay-download = Download the log
web-replay-to-table = Back to the table

## The dice

web-replay-dice = Check the dice
web-replay-cards = Check the cards
web-replay-dice-later = The secret of the dice and cards is shown when the game is over. Then every one of them can be checked here.
web-replay-check = Draw them all again
web-replay-right = Right: { $draws ->
    [one] the one draw of this game was drawn again in this browser and is equal.
   *[other] all { $draws } draws of this game were drawn again in this browser, and { $draws } of { $draws } are equal.
}
web-replay-cannot-redraw = This page cannot draw the dice and cards of { $game } again by itself. { COMMAND() } verify can.
web-replay-committed = The secret is the promised one: its SHA-256 with the table's id, or the day of a daily taxi, is the commitment above.
web-replay-rolls = Luck
web-replay-band-key = The dot is how often a face came up, the stroke how often it should on average, the bar the band. A diamond lies outside.
web-replay-outside = (outside the band)
