## A crowd on a server of this machine

cli-load = let a crowd play on a server of this machine, and see how long everything takes
cli-arg-load-players = how many people play (300)
cli-arg-load-minutes = for how long (1)
cli-arg-load-pace = how long people think about a move, on average (3)
cli-arg-load-port = the port of a server on this machine that was started with --load-test; may be given several times, for servers on one database. Without it, one is started for the test
cli-arg-load-test = lift the limits on visitors, for { COMMAND() } load on this machine
serve-load-test-open = --load-test lifts all limits, so it cannot be combined with --lan or --public-url.
load-no-time = --minutes must be above 0, and --pace must not be below it.
load-not-open = A load test can be played with games where everything lies open and nobody judges answers. Here that is: { $known }.
load-no-server = The load test has no server: { $why }
load-arriving = Everybody takes a seat
load-playing = Playing
load-title = { $players ->
    [one] Load test: one person, { $game }
   *[other] Load test: { $players } people, { $game }
}
load-longest = longest
load-count = count
load-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
load-answer = from a move to its answer
load-shown = from a move to the other screens
load-back = from dialling to the whole picture
load-chat = saying something
load-answer-short = answer
load-shown-short = other screens
load-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}, { $rate } per second
load-checked = Checked: { $screens ->
    [one] one screen
   *[other] { $screens } screens
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $games ->
    [one] one log
   *[other] { $games } logs
}
load-trouble = On purpose: { $mistakes ->
    [one] one wrong move
   *[other] { $mistakes } wrong moves
}, { $doubles ->
    [one] one move sent twice
   *[other] { $doubles } moves sent twice
}, { $cuts ->
    [one] one broken connection
   *[other] { $cuts } broken connections
}
load-costs = The server: { NUMBER($cpu, minimumFractionDigits: 3) } ms of processor time per move, { $memory } MB of memory, { $disk } bytes on the disk per move
load-faults = { $faults ->
    [0] Everything was right.
    [one] One thing was wrong:
   *[other] { $faults } things were wrong:
}
load-about = { NUMBER($minutes, maximumFractionDigits: 2) } minutes; people think { NUMBER($pace, maximumFractionDigits: 2) } s about a move, on average. { $moves } moves, { $faults } faults.
load-panel-time = From a move to the other screens, over time
load-panel-moves = Moves over time
load-panel-share = How long most take, and the slowest
load-axis-seconds = seconds
load-axis-ms = milliseconds
load-axis-moves = moves per second
load-axis-share = share of all
