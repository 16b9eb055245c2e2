# Space Taxi in the browser: what its screen says beside the legend of the board.

## What is asked, in one line

space-taxi-web-prompt-throw = { $dice ->
    [one] Your turn: throw the last die
   *[other] Your turn: throw { $dice } dice
}
space-taxi-web-prompt-play = Which dice do you play?
space-taxi-web-prompt-must = The smuggling die fell lower: it goes now. Which dice go with it?
space-taxi-web-prompt-return = You are up! Return coins for 2 points each?
space-taxi-web-prompt-other = { $player } is at the wheel
space-taxi-web-prompt-lot = The lot says who begins
space-taxi-web-prompt-won = { $players } wins with { $points } points
space-taxi-web-prompt-shared = { $players } share the win with { $points } points each
space-taxi-web-prompt-solo-over = The shift is over: { $points } points

## The main button, and what it says beside it

space-taxi-web-do-throw = { $dice ->
    [one] Throw the last die
   *[other] Throw { $dice } dice
}
space-taxi-web-do-zero = Keep none, throw again (0)
space-taxi-web-play-throw = Throw
space-taxi-web-do-choose = Choose dice
space-taxi-web-do-play = { $dice ->
    [one] Play 1 die
   *[other] Play { $dice } dice
}
space-taxi-web-do-launch = { $dice ->
    [one] Play 1 die and launch
   *[other] Play { $dice } dice and launch
}
space-taxi-web-do-fail = { $dice ->
    [one] Play 1 die: no launch
   *[other] Play { $dice } dice: no launch
}
space-taxi-web-do-return = { $coins ->
    [0] Keep all coins
    [one] Return 1 coin for { $points } points
   *[other] Return { $coins } coins for { $points } points
}
space-taxi-web-note-tile = Turns tile { $tile }.
space-taxi-web-note-launch = { $fuel } fuel: passengers count { $factor ->
    [one] once
    [2] twice
   *[other] { $factor } times
}.
space-taxi-web-note-fail = { $fuel } fuel will not lift the taxi: it takes 7, 8, 9 or 10.
space-taxi-web-clear = Clear
space-taxi-web-waits = { $player } is playing
space-taxi-web-keys = Keys: 1–9 and 0 choose dice, Enter plays, Space throws, Esc clears
space-taxi-web-skip = Go on

## Dice, tiles, coins

space-taxi-web-dice = Dice
space-taxi-web-in-hand = { $dice ->
    [one] 1 die in hand
   *[other] { $dice } dice in hand
}
space-taxi-web-die-fuel = Fuel { $face }
space-taxi-web-die-crystal = Smuggling die { $face }
space-taxi-web-die-must = { $die }, must be played
space-taxi-web-tile-open = Tile { $number }, open
space-taxi-web-tile-turned = Tile { $number }, turned
space-taxi-web-coins = { $player }: { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
space-taxi-web-pile = { $coins ->
    [0] The coin pile is empty.
    [one] 1 coin in the pile.
   *[other] { $coins } coins in the pile.
}
space-taxi-web-thumb = { $number ->
    [0] Who gets on?
   *[other] Who gets on? Thumbs-up { $number }
}
space-taxi-web-thumb-species = { $species }, for one coin
space-taxi-web-thumb-nobody = Leave the seat empty
space-taxi-web-thumb-no-coin = No coin left for a lift.
space-taxi-web-return = Coins to return
space-taxi-web-return-fewer = One coin fewer
space-taxi-web-return-more = One coin more
space-taxi-web-return-worth = { $coins ->
    [0] Return none of { $most }
    [one] Return 1 of { $most }: { $points } points
   *[other] Return { $coins } of { $most }: { $points } points
}

## The meter

space-taxi-web-meter = { $factor ->
    [0] On the meter: passengers { $passengers }, fuel { $fuel }, crystals { $mine }. No launch yet, so { $points } points.
   *[other] On the meter: passengers { $passengers } times { $factor }, crystals { $mine }: { $points } points.
}
space-taxi-web-meter-passengers = { $points ->
    [one] passenger point
   *[other] passenger points
}
space-taxi-web-meter-mine = { $crystals ->
    [one] crystal
   *[other] crystals
}
space-taxi-web-meter-points = { $points ->
    [one] point
   *[other] points
}

## Moments

space-taxi-web-moment-launch = { $points ->
    [one] 1 point!
   *[other] { $points } points!
}
space-taxi-web-moment-full = { $coins ->
    [one] Full taxi: 1 coin
   *[other] Full taxi: { $coins } coins
}
space-taxi-web-moment-failed = With { $fuel } fuel nobody goes anywhere
space-taxi-web-moment-struck = Lowest of the round: struck out for { $player }

## In words

space-taxi-web-text-now = Now
space-taxi-web-text-round = Round { $round } of { $rounds }.
space-taxi-web-text-happened = What happened
space-taxi-web-text-choose = Your choice
space-taxi-web-text-thrown = You threw { $dice }.
space-taxi-web-text-thumb = A lift is asked for: choose below who gets on.
space-taxi-web-text-would = With these dice: passengers { $passengers }, { $factor ->
    [0] fuel { $fuel }, no launch yet
   *[other] times { $factor }
}, crystals { $mine }, { $points } points.
space-taxi-web-text-taxi = The taxi
space-taxi-web-text-aboard = { $species }: { $count ->
    [one] 1, travelling alone
   *[other] { $count }
}
space-taxi-web-text-nobody = { $count ->
    [one] 1 seat is taken by nobody
   *[other] { $count } seats are taken by nobody
}
space-taxi-web-text-free = { $count ->
    [0] No seat is free
    [one] 1 seat is free
   *[other] { $count } seats are free
}
space-taxi-web-text-fuel = { $dice ->
    [0] No fuel on the wings yet
   *[other] Fuel on the wings: { $wings }. Together { $fuel }, { $left ->
        [0] complete
        [one] 1 die to come
       *[other] { $left } dice to come
    }
}
space-taxi-web-text-caught = Smuggling has failed
space-taxi-web-text-mine = The crystal mine holds { $face }
space-taxi-web-text-smuggling = { $before ->
    [0] The smuggling die is in hand
   *[other] The smuggling die is in hand, last thrown { $before }: lower is lost
}
space-taxi-web-text-tiles = { $count ->
    [0] No tile is open
    [one] Open tile: { $tiles }
   *[other] Open tiles: { $tiles }
}
space-taxi-web-text-scores = As it stands: passengers { $passengers }, { $factor ->
    [0] no launch yet
   *[other] times { $factor }
}, crystals { $mine }, { $points } points

## What to know at this very moment

space-taxi-web-help-throw = Throw every die that is not yet on the taxi, then choose which of them to play.
space-taxi-web-help-tiles = Each number of dice, 1 to 4, is played exactly once in a turn. The 0 is a spare throw.
space-taxi-web-help-play = Play as many dice as an open tile says. The rest is thrown again.
space-taxi-web-help-groups = Aliens travel with friends: two of a kind are worth 1, three 2, four 3, five 5, six 8. Singles are worth nothing.
space-taxi-web-help-fuel = The three fuel dice together must make 7, 8, 9 or 10: passengers then count 1, 2, 3 or 4 times. Anything else, and the turn is worth nothing.
space-taxi-web-help-thumb = A thumbs-up becomes any alien for one coin. Unpaid, it takes a seat as nobody.
space-taxi-web-help-crystal = The smuggling die scores what it shows once it is in the mine. Keep it and it is thrown again; if it falls lower, it is lost.
space-taxi-web-help-must = The smuggling die fell lower than before: it must be played now and is worth nothing. Tile 0 is out for this throw.
space-taxi-web-help-return = Each coin that you return now is worth 2 points in this round.
space-taxi-web-help-keep-coins = Coins that you keep can pay for lifts later.
space-taxi-web-help-last-round = It is the last round: coins that you keep are worth nothing after it.
space-taxi-web-help-wait = Watch which tiles are turned and what the meter says: the lowest score of the round is struck out.

## Hints beside the things they are about, for whoever meets them for the first time

space-taxi-web-hint-throw = Throw all your dice. This button always says what it will do.
space-taxi-web-hint-pair = Tap two aliens of a kind: they like to travel together. Alone they score nothing.
space-taxi-web-hint-meter = What your turn would score. Three fuel dice must make 7, 8, 9 or 10 together: then your passengers count once, twice, three or four times.
space-taxi-web-hint-win = Here the scores add up. After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} the highest total wins{ $strikes ->
    [0] .
   *[other] , but the lowest score of each round counts nothing.
}
space-taxi-web-hint-struck = Crossed out: the lowest score of a round counts nothing.

## The short rules

space-taxi-web-rules-aim = What you do
space-taxi-web-rules-aim-text = Fill your taxi with aliens who like each other, fuel it just right, and hide a crystal in the mine. In every round each player makes one trip; the lowest score of the round is struck out.
space-taxi-web-rules-throw = Throw and play
space-taxi-web-rules-throw-text = Throw all ten dice: six passenger dice, three fuel dice, one smuggling die. Choose some to play, throw the rest again, until all are played.
space-taxi-web-rules-tiles-text = How many you play is up to the tiles: 1, 2, 3 and 4 dice, each once, in any order. Tile 0 lets you play none and throw again, once in a turn.
space-taxi-web-rules-dice = The dice
space-taxi-web-rules-passengers = They take a seat. Any mix of species, all or some of a kind. Those who travel alone are sent home and score nothing.
space-taxi-web-rules-thumb = Pay one coin and it becomes any alien. You may also play it unpaid: then the seat stays empty.
space-taxi-web-rules-fuel = All three must go on the wing. Once the third is there, they must make 7, 8, 9 or 10, or the launch fails: the turn is over and scores nothing.
space-taxi-web-rules-smuggling = In the mine it scores what it shows. Keep it in hand, and it is thrown again with the rest; if it falls lower than before, it is lost and must be played at once.
space-taxi-web-rules-coins = Everyone starts with three. Six seats full of friends, nobody alone: two coins from the pile. After a launch, each coin that you return is worth two points.
space-taxi-web-rules-score-text = Passengers times the fuel factor, and the smuggling die, and two for each coin returned.
space-taxi-web-rules-end = Rounds and the end
space-taxi-web-rules-end-text = Five rounds with three players, four with four or five. The lowest score of a round is struck out, shared or not. Whoever scored highest begins the next round. The highest total wins.
space-taxi-web-rules-beyond = Alone or for two is beyond the box: five rounds, nothing struck out.

## Dice in a story

space-taxi-web-heap-red = { $count ->
    [one] a red alien
   *[other] { $count } red aliens
}
space-taxi-web-heap-green = { $count ->
    [one] a green alien
   *[other] { $count } green aliens
}
space-taxi-web-heap-blue = { $count ->
    [one] a blue alien
   *[other] { $count } blue aliens
}
space-taxi-web-heap-yellow = { $count ->
    [one] a yellow alien
   *[other] { $count } yellow aliens
}
space-taxi-web-heap-purple = { $count ->
    [one] a purple alien
   *[other] { $count } purple aliens
}
space-taxi-web-heap-thumbs = { $count ->
    [one] a thumbs-up
   *[other] { $count } thumbs-ups
}
space-taxi-web-heap-lifted = { $count ->
    [one] a thumbs-up
   *[other] { $count } thumbs-ups
} as “{ $species }”
space-taxi-web-heap-fuel = fuel { $faces }
space-taxi-web-heap-crystal = smuggling die { $face }

## The dice

space-taxi-dice-passenger = Passenger dice
space-taxi-dice-fuel = Fuel dice
space-taxi-dice-smuggling = Smuggling die
