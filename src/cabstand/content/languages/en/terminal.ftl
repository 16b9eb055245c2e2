## ./cab

cli-about = Cabstand: taxi games on one rank.
cli-play = play in the terminal against bots
cli-replay = step through a saved game
cli-position = read a position text, or print one from a saved game
cli-simulate = let bots play many games and count
cli-solve = solve a turn exactly
cli-arg-game = which game: { $known }
cli-arg-players = how many play, you included
cli-arg-names = who plays at this screen, separated by commas
cli-arg-bots = the bots, separated by commas: { $known }
cli-arg-option = an option of the game, as name=value
cli-arg-seed = the same seed throws the same dice
cli-arg-resume = go on with a saved game (the newest, or the one named)
cli-arg-knowledge = how much plain bots know of 100 questions, in games that ask some
cli-arg-fast = do not wait between the moves of the bots
cli-arg-file = a log
cli-arg-all = print the whole story at once
cli-arg-coach-review = let the coach go through the game
cli-arg-coach = let the coach say what is best
cli-arg-position = a position text, or a log
cli-arg-line = the position after so many moves of the log
cli-arg-games = how many games
cli-arg-sim-players = how many bots play
cli-arg-cores = how many cores to use (the result is the same)
cli-arg-plot = draw the result as a picture (SVG)
cli-arg-json = one line of JSON on standard output
cli-heading-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-arg-help = say all this
cli-arg-version = say which version this is
cli-arg-lang = the language: { $known } (if not said, that of the system)
cli-arguments-missing = Something is missing: { $what }
cli-arguments-unknown = There is nothing here called “{ $what }”
cli-argument-no-choice = “{ $what }” is not one of the choices
cli-argument-alone = { $what } does not stand as it should
cli-error = cab: { $message }
cli-usage-error = { $message } (“{ $command } --help” says more)
cli-our-mistake = Something went wrong that is our mistake, not yours. Nothing you did is lost. Details: { $file }
cli-game-mistake = Something went wrong in { $game }, a game that does not come with Cabstand. Nothing you did is lost. Details: { $file }
extra-missing = { $package } is needed for this and is not installed. Run: { $python } -m pip install "cabstand[{ $extra }]"
cli-no-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”
cli-no-decimal = { $name } must be a number, such as 2 or 2.5, not “{ $value }”
cli-no-option = an option is written name=value, not “{ $text }”
cli-cannot-read = Cannot read { $path }: { $why }.
cli-cannot-write = Cannot write { $path }: { $why }. Set CABSTAND_DATA to a folder of yours and try again.
cli-in-use = This game is open in another window ({ $path }). Close it there first.
cli-too-small = This window has { $width } columns and { $height } lines; the game needs { $need-width } by { $need-height }. Make it larger and try again.

## Playing

play-nothing-to-resume = There is no unfinished game to go on with. Start one: { COMMAND() } play { $game }
play-no-such-save = There is no saved game “{ $name }”. Saved games: { $known }.
play-saved-broken = The saved game { $path } cannot be read. { $reason } Start a new one: { COMMAND() } play { $game }
play-names-too-many = { $names } names, but only { $players } players.
play-bad-name = “{ $name }” cannot be a player's name: it is empty, longer than 32 characters, or begins with “bot ”.
play-bots-too-many = { $bots } bots named, but only { $free ->
    [0] no seat is left
    [one] one seat is left
   *[other] { $free } seats are left
}.
play-need-game = Say which game: { COMMAND() } play { $known }. Or go on with the last one: { COMMAND() } play --resume
play-pack-broken = The pack { $folder } has { $faults ->
    [one] a fault
   *[other] { $faults } faults
}: { COMMAND() } pack check { $folder } says where. Nothing was begun.
play-pack-gone = This game was begun with a question pack ({ $sha }) that is no longer in { $folder }. Put it back to go on.
play-not-at-this-screen = Nobody at this screen sits on seat { $seat }.
play-card-asks = { $asker } asks { $player }:
play-card-right = Right: { $answer }.
play-card-wrong = Wrong: it is { $answer }.
play-card-passes = { $player } passes.
play-card-overrule = { $asker }, do you let it count? (y counts it, Enter does not)
play-card-meant = { $player }, did you mean that? (y: I meant that, Enter: I was wrong)
play-card-others = Do more than half of the others let it count? (y counts it, Enter does not)
play-card-counted = It counts.
play-card-ready = { $player }, Enter starts the clock; type as you talk, Enter sends a line.
play-card-time = Time!
play-card-words = The words were: { $words }. Said: { $said }.
play-card-no-words = none
play-card-bot-talks = { $player } talks about { $subject }.
play-bot = Bot { $seat } ({ $level })
play-you = Driver
play-welcome = { $game }: { $players }. h is help, q leaves; the game is saved after every move.
play-resumed = Going on with { $name }.
play-left = Saved. To go on: { COMMAND() } play --resume { $name }
play-finished = The log of this game: { $path } ({ COMMAND() } replay { $path })
play-hand-over = { $player }, press Enter when only you can see the screen.
play-help = u takes your last play back, v shows the table again, q leaves (the game is saved).
play-help-coach = coach shows the best plays; with a play behind it, what that one is worth.

## Words that can be typed: the first is the one that is shown

play-word-quit = q, quit, exit
play-word-help = h, ?, help
play-word-view = v, view
play-word-undo = u, undo
play-word-back = b, back
play-word-coach = coach, tip
play-word-yes = y, yes

## Replay and position

replay-head = { $game }, { $moves } lines
cli-coach-making = The coach gets ready; what it works out is kept
cli-coach-chosen = { $play }: { $figures }
replay-ask = { $at } of { $of }. Enter goes on, b goes back, a number jumps there, q leaves
replay-end = That was the last line.
replay-start = This is the beginning.
replay-no-jump = There is no line { $line }: they go from 0 to { $of }.
replay-what = Enter, b, a number or q.
position-no-line = The log has { $of } lines; there is no position after { $line }.

## Simulation

simulate-title = { $games } games of { $game }, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95% interval
simulate-mean = Mean score
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-score = { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-shared = Shared wins count for every winner ({ $shared ->
    [one] one game was shared
   *[other] { $shared } games were shared
}).
simulate-speed = { $moves } moves in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $speed } moves and { $rate } games a second on { $cores ->
    [0] the workers of { $cluster }
    [one] one core
   *[other] { $cores } cores
}.
simulate-compiling = Compiling the rules (only the first time)
simulate-playing = Playing
simulate-without-luck = Without luck
simulate-luck = Without luck: less what the dice of each turn gave beyond what was to be expected of whoever played it. The mean is the same, the spread is not.

## Solving

solve-compiling = Compiling the solver (only the first time)
solve-solving = Solving
solve-no-game = There is no exact solution of { $game }. Solved so far: { $known }.
