# Space Taxi in the browser: what its screen says beside the legend of the board.

## What is asked, in one line

web-space-taxi-prompt-throw = { $dice ->
    [one] Your turn: throw the last die
   *[other] Your turn: throw { $dice } dice
}
web-space-taxi-prompt-play = Which dice do you play?
web-space-taxi-prompt-must = The smuggling die fell lower: it goes now. Which dice go with it?
web-space-taxi-prompt-return = You are up! Return coins for 2 points each?
web-space-taxi-prompt-other = { $player } is at the wheel
web-space-taxi-prompt-lot = The lot says who begins
web-space-taxi-prompt-won = { $players } wins with { $points } points
web-space-taxi-prompt-shared = { $players } share the win with { $points } points each
web-space-taxi-prompt-solo-over = The shift is over: { $points } points

## The main button, and what it says beside it

web-space-taxi-do-throw = { $dice ->
    [one] Throw the last die
   *[other] Throw { $dice } dice
}
web-space-taxi-do-zero = Throw again (tile 0)
web-space-taxi-play-throw = Throw
web-space-taxi-do-choose = Choose dice
web-space-taxi-do-play = { $dice ->
    [one] Play 1 die
   *[other] Play { $dice } dice
}
web-space-taxi-do-launch = { $dice ->
    [one] Play 1 die and launch
   *[other] Play { $dice } dice and launch
}
web-space-taxi-do-fail = { $dice ->
    [one] Play 1 die: no launch
   *[other] Play { $dice } dice: no launch
}
web-space-taxi-do-return = { $coins ->
    [0] Keep all coins
    [one] Return 1 coin for { $points } points
   *[other] Return { $coins } coins for { $points } points
}
web-space-taxi-note-tile = Turns tile { $tile }.
web-space-taxi-note-launch = { $fuel } fuel: passengers count { $factor ->
    [one] once
    [2] twice
   *[other] { $factor } times
}.
web-space-taxi-note-fail = { $fuel } fuel will not lift the taxi: it takes 7, 8, 9 or 10.
web-space-taxi-clear = Clear
web-space-taxi-waits = { $player } is playing
web-space-taxi-keys = Keys: 1–9 and 0 choose dice, Enter plays, Space throws, Esc clears
web-space-taxi-skip = Go on

## Dice, tiles, coins

web-space-taxi-dice = Dice
web-space-taxi-in-hand = { $dice ->
    [one] 1 die in hand
   *[other] { $dice } dice in hand
}
web-space-taxi-die-fuel = Fuel { $face }
web-space-taxi-die-crystal = Smuggling die { $face }
web-space-taxi-die-must = { $die }, must be played
web-space-taxi-tile-open = Tile { $number }, open
web-space-taxi-tile-turned = Tile { $number }, turned
web-space-taxi-coins = { $player }: { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
web-space-taxi-pile = { $coins ->
    [0] The coin pile is empty.
    [one] 1 coin in the pile.
   *[other] { $coins } coins in the pile.
}
web-space-taxi-thumb = { $number ->
    [0] Who gets on?
   *[other] Who gets on? Thumbs-up { $number }
}
web-space-taxi-thumb-species = { $species }, for one coin
web-space-taxi-thumb-nobody = Leave the seat empty
web-space-taxi-thumb-no-coin = No coin left for a lift.
web-space-taxi-return = Coins to return
web-space-taxi-return-fewer = One coin fewer
web-space-taxi-return-more = One coin more
web-space-taxi-return-worth = { $coins ->
    [0] Return none of { $most }
    [one] Return 1 of { $most }: { $points } points
   *[other] Return { $coins } of { $most }: { $points } points
}

## The meter

web-space-taxi-meter = { $factor ->
    [0] On the meter: passengers { $passengers }, fuel { $fuel }, crystals { $mine }. No launch yet, so { $points } points.
   *[other] On the meter: passengers { $passengers } times { $factor }, crystals { $mine }: { $points } points.
}
web-space-taxi-meter-passengers = aliens
web-space-taxi-meter-mine = crystals
web-space-taxi-meter-points = points

## Moments

web-space-taxi-moment-launch = { $points ->
    [one] 1 point!
   *[other] { $points } points!
}
web-space-taxi-moment-full = { $coins ->
    [one] Full taxi: 1 coin
   *[other] Full taxi: { $coins } coins
}
web-space-taxi-moment-failed = With { $fuel } fuel nobody goes anywhere
web-space-taxi-moment-struck = Lowest of the round: struck out for { $player }

## In words

web-space-taxi-text-now = Now
web-space-taxi-text-round = Round { $round } of { $rounds }.
web-space-taxi-text-happened = What happened
web-space-taxi-text-choose = Your choice
web-space-taxi-text-thrown = You threw { $dice }.
web-space-taxi-text-thumb = A lift is asked for: choose below who gets on.
web-space-taxi-text-would = With these dice: passengers { $passengers }, { $factor ->
    [0] fuel { $fuel }, no launch yet
   *[other] times { $factor }
}, crystals { $mine }, { $points } points.
web-space-taxi-text-taxi = The taxi
web-space-taxi-text-aboard = { $species }: { $count ->
    [one] 1, travelling alone
   *[other] { $count }
}
web-space-taxi-text-nobody = { $count ->
    [one] 1 seat is taken by nobody
   *[other] { $count } seats are taken by nobody
}
web-space-taxi-text-free = { $count ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $count } seats are free
}
web-space-taxi-text-fuel = { $dice ->
    [0] No fuel on the wings yet
   *[other] Fuel on the wings: { $wings }. Together { $fuel }, { $left ->
        [0] complete
        [one] 1 die to come
       *[other] { $left } dice to come
    }
}
web-space-taxi-text-caught = Smuggling has failed
web-space-taxi-text-mine = The crystal mine holds { $face }
web-space-taxi-text-smuggling = { $before ->
    [0] The smuggling die is in hand
   *[other] The smuggling die is in hand, last thrown { $before }: lower is lost
}
web-space-taxi-text-tiles = { $count ->
    [0] No tile is open
    [one] Open tile: { $tiles }
   *[other] Open tiles: { $tiles }
}
web-space-taxi-text-scores = As it stands: passengers { $passengers }, { $factor ->
    [0] no launch yet
   *[other] times { $factor }
}, crystals { $mine }, { $points } points

## What to know at this very moment

web-space-taxi-help-throw = Throw every die that is not yet on the taxi, then choose which of them to play.
web-space-taxi-help-tiles = Each number of dice, 1 to 4, is played exactly once in a turn. The 0 is a spare throw.
web-space-taxi-help-play = Play as many dice as an open tile says. The rest is thrown again.
web-space-taxi-help-groups = Aliens travel with friends: two of a kind are worth 1, three 2, four 3, five 5, six 8. Singles are worth nothing.
web-space-taxi-help-fuel = The three fuel dice together must make 7, 8, 9 or 10: passengers then count 1, 2, 3 or 4 times. Anything else, and the turn is worth nothing.
web-space-taxi-help-thumb = A thumbs-up becomes any alien for one coin. Unpaid, it takes a seat as nobody.
web-space-taxi-help-crystal = The smuggling die scores what it shows once it is in the mine. Keep it and it is thrown again; if it falls lower, it is lost.
web-space-taxi-help-must = The smuggling die fell lower than before: it must be played now and is worth nothing. Tile 0 is out for this throw.
web-space-taxi-help-return = Each coin that you return now is worth 2 points in this round.
web-space-taxi-help-keep-coins = Coins that you keep can pay for lifts later.
web-space-taxi-help-last-round = It is the last round: coins that you keep are worth nothing after it.
web-space-taxi-help-wait = Watch which tiles are turned and what the meter says: the lowest score of the round is struck out.

## The first turn, pointing at things

web-space-taxi-tour-throw = Here is the one button. It always says what it will do: now it throws.
web-space-taxi-tour-dice = Your ten dice land here: aliens, fuel and one crystal. Tap those that you want to play.
web-space-taxi-tour-tiles = As many dice as one of these says. Each number once in a turn; the 0 is a spare throw.
web-space-taxi-tour-taxi = Aliens take seats, fuel goes on the wing, the crystal into the mine. You see it before you play it.
web-space-taxi-tour-meter = The meter runs: aliens times fuel, and crystals on top. Fuel must make 7, 8, 9 or 10.

## The short rules

web-space-taxi-rules-aim = What you do
web-space-taxi-rules-aim-text = Fill your taxi with aliens who like each other, fuel it just right, and hide a crystal in the mine. In every round each player makes one trip; the lowest score of the round is struck out.
web-space-taxi-rules-throw = Throw and play
web-space-taxi-rules-throw-text = Throw all ten dice: six passenger dice, three fuel dice, one smuggling die. Choose some to play, throw the rest again, until all are played.
web-space-taxi-rules-tiles-text = How many you play is up to the tiles: 1, 2, 3 and 4 dice, each once, in any order. Tile 0 lets you play none and throw again, once in a turn.
web-space-taxi-rules-dice = The dice
web-space-taxi-rules-passengers = They take a seat. Any mix of species, all or some of a kind. Those who travel alone are sent home and score nothing.
web-space-taxi-rules-thumb = Pay one coin and it becomes any alien. You may also play it unpaid: then the seat stays empty.
web-space-taxi-rules-fuel = All three must go on the wing. Once the third is there, they must make 7, 8, 9 or 10, or the launch fails: the turn is over and scores nothing.
web-space-taxi-rules-smuggling = In the mine it scores what it shows. Keep it in hand, and it is thrown again with the rest; if it falls lower than before, it is lost and must be played at once.
web-space-taxi-rules-coins = Everyone starts with three. Six seats full of friends, nobody alone: two coins from the pile. After a launch, each coin that you return is worth two points.
web-space-taxi-rules-score-text = Passengers times the fuel factor, and the smuggling die, and two for each coin returned.
web-space-taxi-rules-end = Rounds and the end
web-space-taxi-rules-end-text = Five rounds with three players, four with four or five. The lowest score of a round is struck out, shared or not. Whoever scored highest begins the next round. The highest total wins.
web-space-taxi-rules-beyond = Alone or for two is beyond the box: five rounds, nothing struck out.

## Dice in a story

web-space-taxi-heap-red = { $count ->
    [one] a red alien
   *[other] { $count } red aliens
}
web-space-taxi-heap-green = { $count ->
    [one] a green alien
   *[other] { $count } green aliens
}
web-space-taxi-heap-blue = { $count ->
    [one] a blue alien
   *[other] { $count } blue aliens
}
web-space-taxi-heap-yellow = { $count ->
    [one] a yellow alien
   *[other] { $count } yellow aliens
}
web-space-taxi-heap-purple = { $count ->
    [one] a purple alien
   *[other] { $count } purple aliens
}
web-space-taxi-heap-thumbs = { $count ->
    [one] a thumbs-up
   *[other] { $count } thumbs-ups
}
web-space-taxi-heap-lifted = { $count ->
    [one] a thumbs-up
   *[other] { $count } thumbs-ups
} as “{ $species }”
web-space-taxi-heap-fuel = fuel { $faces }
web-space-taxi-heap-crystal = smuggling die { $face }
