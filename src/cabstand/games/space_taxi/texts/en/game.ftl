space-taxi-beyond-box = beyond the box: the printed game is for 3 to 5 players

## Why a move is refused

space-taxi-over = The game is over.
space-taxi-no-such-seat = There is no seat { $seat } at this table.
space-taxi-not-your-turn = It is not your turn: seat { $seat } is playing.
space-taxi-wait-for-chance = The dice are still rolling.
space-taxi-not-a-move = That is no move in this game.
space-taxi-throw-first = Throw the dice first.
space-taxi-play-first = The dice are thrown: choose which of them to play.
space-taxi-return-first = The taxi has launched: say how many coins to return.
space-taxi-not-thrown = { $there ->
    [0] No { $die } lies there to be played.
    [one] Only one { $die } lies there.
   *[other] Only { $there } of { $die } lie there.
}
space-taxi-wrong-crystal = { $shown ->
    [0] The smuggling die was not thrown.
   *[other] The smuggling die shows { $shown }.
}
space-taxi-too-many-dice = { $dice } dice are too many: the largest tile is a 4.
space-taxi-failed-die-stays = The smuggling die fell lower than before: it has to be among the dice you play now, so tile 0 is out too.
space-taxi-tile-turned = Tile { $tile } has been used in this turn. Play another number of dice.
space-taxi-too-few-coins = That takes { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
} and you have { $held ->
    [0] none
   *[other] { $held }
}.
space-taxi-roll-does-not-fit = These are not the dice that were thrown.
space-taxi-no-referee = Nobody judges anything in this game.
space-taxi-no-lots = That is not how lots are drawn.
space-taxi-no-such-starter = Seat { $starter } cannot begin: there are { $seats } seats.
space-taxi-impossible-position = This position cannot occur in play: look at “{ $field }={ $value }”.

## The story of a game

space-taxi-story-lot = The lot falls on { $player }, who begins.
space-taxi-story-throw = { $player } throws { $dice }.
space-taxi-story-smuggling-fails = Caught! { $now } is less than { $before }: the crystals are lost.
space-taxi-story-play = { $player } plays { $dice } and turns tile { $tile }.
space-taxi-story-zero = { $player } turns the 0 and throws again.
space-taxi-story-pay = { $player } pays { $coins ->
    [one] a coin
   *[other] { $coins } coins
} for a lift.
space-taxi-story-failed-launch = Cough, splutter: with { $fuel } fuel the taxi stays on the ground. The aliens look at { $player }.
space-taxi-story-fuelled = The tanks hold { $fuel }: passengers count { $factor ->
    [one] once
    [2] twice
   *[other] { $factor } times
}.
space-taxi-story-launch = Lift-off! { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} on the meter.
space-taxi-story-full-taxi = Every seat is taken by friends: { $coins ->
    [0] but the pile is empty
    [one] 1 coin for { $player }
   *[other] { $coins } coins for { $player }
}.
space-taxi-story-return = { $player } returns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for { $points } points.
space-taxi-story-score = { $player } scores { $points } this round.
space-taxi-story-struck-out = The lowest score is struck out: { $points } for { $player }.
space-taxi-story-next-round = Round { $round } begins with { $player }.
space-taxi-story-win = { $player } wins with { $points } points!
space-taxi-story-shared-win = { $player } shares the win with { $points } points!
space-taxi-story-solo-over = The shift is over. { $player } brings home { $points ->
    [one] one point
   *[other] { $points } points
}.

## Playing in a terminal

space-taxi-ask-throw = { $player }, throw { $dice ->
    [one] the last die
   *[other] { $dice } dice
}? Enter throws.
space-taxi-ask-play = { $player }, which dice do you play? Open tiles: { $tiles }
space-taxi-ask-return = { $player }, return coins for 2 points each? 0 to { $coins }; Enter returns none
space-taxi-help =
    Write the dice that you play: RRG is two red aliens and a green one, 14 two fuel dice, s the smuggling die.
    RR4s plays four dice at once; their number is the tile that you turn. 0 plays none and throws again, once.
    T seats nobody. T=G turns a thumbs-up to green for one coin.
    Fuel must add up to 7, 8, 9 or 10: passengers count 1, 2, 3 or 4 times. Anything else and the taxi stays down.
    Two, three, four, five, six of a kind are worth 1, 2, 3, 5, 8. Singles are sent home.
    The smuggling die scores what it shows, unless you keep it and it then falls lower.
    A taxi full of friends earns 2 coins. A coin returned at the end of a turn is 2 points.
space-taxi-word-throw = throw
space-taxi-word-return = return

## The board in a terminal

space-taxi-board-round = Round { $round } of { $rounds }
space-taxi-board-turn = { $player } at the wheel
space-taxi-board-over = The end
space-taxi-board-taxi = Taxi
space-taxi-board-coins = Coins
space-taxi-board-pile = { $coins } in the pile
space-taxi-board-player = Player
space-taxi-board-fuel-total = { $fuel } so far
space-taxi-board-fuel-factor = { $fuel }, times { $factor }
space-taxi-board-crystal-in-hand = in hand, { $before } to beat or match
space-taxi-board-crystal-fresh = in hand
space-taxi-board-crystal-lost = lost
space-taxi-board-crystal-mine = { $points } crystals
space-taxi-board-now = { $points } points as it stands
space-taxi-board-passengers = passengers { $points }
space-taxi-board-must = must be played
