# What any game can refuse, and what any table can tell.

no-such-game = There is no game called “{ $name }”. Games here: { $known }.
game-broken = The game { $name } cannot be loaded: { $why }. The other games work as usual.
no-such-version = { $name } has no rules of version { $version } here (there is: { $known }). Update Cabstand to read this log.
wrong-seat-count = This game takes { $least } to { $most } players, not { $seats }.
unknown-option = There is no option “{ $name }”. Options of this game: { $known }.
bad-option = That option does not fit: { $detail }.
no-such-bot = There is no bot called “{ $name }”. Bots for this game: { $known }.
malformed-move = “{ $text }” is not a move: “{ $at }” means nothing in this game.
empty-move = Say what to do.
no-position = This is not a position text: it should begin with “{ $head }”.
impossible-position = This position cannot occur in play: look at “{ $field }={ $value }”.
nothing-to-undo = There is nothing to take back: only your own last move, before anything else has happened.
undo-shows = This move has shown somebody something they did not know, so it cannot be taken back.
chance-missing = The line stops before the dice: it does not say how they fell.

no-log = This is not a Cabstand log: its first line should be “cabstand log”.
log-header = The header has a line that does not belong there: “{ $line }”.
log-header-missing = The header does not name the “{ $key }”.
log-line = This is not a line of a log: “{ $line }”.
log-line-too-long = This line is too long. A line of a log has at most { $most } characters.
log-header-too-long = The header is too long. It has at most { $most } lines, and an empty line ends it.
log-error = Line { $line } cannot be: “{ $text }”. { $reason }

story-move = { $player }: { $move }
story-chance = By chance: { $move }
story-referee = From the referee: { $move }
story-undo = { $player } takes the last move back.
story-join = { $player }: somebody has joined this seat.
story-give = { $player }: this seat was given to somebody else, because its players were away.
