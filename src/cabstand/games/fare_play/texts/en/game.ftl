## Why a move is refused

fare-play-over = The game is over.
fare-play-no-such-seat = There is no seat { $seat } at this table.
fare-play-no-referee = Nobody judges anything in this game.
fare-play-not-a-move = That is no move in this game.
fare-play-wait-for-chance = Cards are still being drawn.
fare-play-not-your-turn = It is not yours to act: seat { $seat } is asked.
fare-play-not-now = That cannot be done now.
fare-play-not-in-hand = You hold no { $card }.
fare-play-taken = A card lies on that square already.
fare-play-closed-side = The { $edge } road would meet a closed side.
fare-play-not-joined = No road would meet a road there.
fare-play-dead-end = The road that comes from the { $edge } would end at a closed side; tournament rules forbid that.
fare-play-two-one-ways = Two One Ways would lie on one street.
fare-play-too-near = Two locations would have too few intersections between them.
fare-play-sealed = The map would be sealed: no road would lead on.
fare-play-tokens-too-near = Two tokens would have no intersection between them.
fare-play-splits = The map would fall into two pieces.
fare-play-pass-it-on = That location is on your FARE card: seat { $seat } lays it.
fare-play-lay-it-yourself = That location is yours to lay.
fare-play-no-square = There is no square for that location.
fare-play-no-token-there = No token that this card removes or moves stands there.
fare-play-token-cannot-stand = The token cannot stand there.
fare-play-take-from-pool = Take a token from the pool first: there is one left.
fare-play-pool-is-empty = The pool has none left: say which token on the map to move.
fare-play-not-beside-church = The hearse starts on a road card beside the Church, on a lane and heading as it allows.
fare-play-not-a-target = Seat { $seat } cannot be aimed at with this card.
fare-play-nothing-to-lay = You hold no road card that fits.
fare-play-cannot-be-worked-on = Only a bare road card of the map, not the Starting Segment, can be worked on.
fare-play-changes-nothing = Turned so, the card would stay as it is.
fare-play-hearse-cannot = The hearse cannot go that way.
fare-play-locations-stay = Locations are never discarded.
fare-play-not-after-starting-over = You have just started over: this turn must be played.
fare-play-not-after-the-hearse = The hearse has been moved: it is too late to start over.
fare-play-cannot-come = Chance cannot bring that now.
fare-play-not-playable = This card has nothing to do at the moment.
fare-play-only-roads = Only road cards can be laid now.
fare-play-fits-nowhere = This card fits nowhere on the map.
fare-play-location-first = First one of your locations is put into play.
fare-play-location-waits = A location is put into play at the beginning of a turn, where it has a square.
fare-play-token-nowhere = There is no card on the map where its token could stand.
fare-play-hearse-waits = The hearse needs the Church on the map, and a road card beside it.
fare-play-nothing-to-clear = Nothing that this card clears stands on the map.
fare-play-nobody-to-aim-at = There is nobody at whom this card can be aimed.
fare-play-nothing-to-work-on = No card of the map can be worked on.
fare-play-only-an-answer = This card only answers a Traffic card that somebody else plays.
fare-play-no-such-starter = Seat { $starter } cannot begin: there are { $seats } seats.
fare-play-impossible-position = This position cannot occur in play: look at “{ $field }={ $value }”.
fare-play-bad-deck = The deck has { $found } cards in “{ $group }” instead of { $wanted }.
fare-play-no-such-card = You have no card { $number }: your hand has { $cards } { $cards ->
    [one] card
   *[other] cards
}.
fare-play-which-card = “{ $text }” could be { $cards }.
fare-play-no-such-square = There is no square { $number } to choose: they go from 1 to { $squares }.
fare-play-not-there = { $card } does not fit at { $square }, whichever way it is turned.
fare-play-no-such-way = “{ $text }” is not one of the choices.

## The story of a game

fare-play-story-lot = The lot falls on { $player }, who begins.
fare-play-story-fare = { $player } has a fare from { $start } to { $end }.
fare-play-story-draw = { $player } draws { $card }.
fare-play-story-lay = { $square ->
    [here] { $player } lays { $card }.
   *[other] { $player } lays { $card } at { $square }.
}
fare-play-story-pass = { $player } passes { $card } to the left.
fare-play-story-token = { $player } plays { $card }{ $square ->
    [here] {""}
    [start] {" "}at the start
   *[other] {" "}at { $square }
}.
fare-play-story-hearse = The hearse sets out{ $square ->
    [here] {""}
    [start] {" "}at the start
   *[other] {" "}at { $square }
}.
fare-play-story-clear = { $player } clears the way{ $square ->
    [here] {""}
    [start] {" "}at the start
   *[other] {" "}at { $square }
} with { $card }.
fare-play-story-aim = { $player } plays { $card } against { $other }.
fare-play-story-work = { $square ->
    [here] { $player } plays { $card }.
   *[other] { $player } plays { $card } at { $square }.
}
fare-play-story-play = { $player } plays { $card }.
fare-play-story-red-light = { $player } shows a Red Light: the card does nothing.
fare-play-story-detour = { $player } sends it on to { $other }.
fare-play-story-discard = { $player } discards { $card }.
fare-play-story-drive = The hearse moves on.
fare-play-story-declare = { $player } declares the fare.
fare-play-story-undeclare = { $player }'s way is blocked: the fare is needed again.
fare-play-story-skip = { $player } loses a turn.
fare-play-story-start-over = { $player } starts over with a new fare.
fare-play-story-win = { $player } delivers the fare and wins!
fare-play-story-draw-game = Nobody gets through: the game is drawn.

## The cards

fare-play-card-straight = Straight
fare-play-card-curve = Curve
fare-play-card-one-way = One Way
fare-play-card-crossroad = Crossroad
fare-play-card-tee = Tee
fare-play-card-double-curve = Double Curve
fare-play-card-bridge = Bridge
fare-play-card-church = Church
fare-play-card-airport = Airport
fare-play-card-hotel = Hotel
fare-play-card-theatre = Theatre
fare-play-card-stadium = Stadium
fare-play-card-station = Station
fare-play-card-road-works = Road Works
fare-play-card-traffic-jam = Traffic Jam
fare-play-card-blizzard = Blizzard
fare-play-card-parade = Parade
fare-play-card-hearse = Hearse
fare-play-card-road-crew = Road Crew
fare-play-card-traffic-police = Traffic Police
fare-play-card-snow-plough = Snow Plough
fare-play-card-street-sweepers = Street Sweepers
fare-play-card-all-clear = All Clear
fare-play-card-lose-a-turn = Lose a Turn
fare-play-card-steal-a-fare = Steal a Fare
fare-play-card-swap-hands = Swap Hands
fare-play-card-pass-left = Pass Left
fare-play-card-resurface = Resurface
fare-play-card-u-turn = U-Turn
fare-play-card-fast-lane = Fast Lane
fare-play-card-rush-hour = Rush Hour
fare-play-card-red-light = Red Light
fare-play-card-detour = Detour

## What each card does, in one sentence

fare-play-does-straight = Lay a straight road.
fare-play-does-curve = Lay a road round a corner.
fare-play-does-one-way = Lay a straight road with an arrow: its whole street then goes that way.
fare-play-does-crossroad = Lay an intersection of four roads.
fare-play-does-tee = Lay an intersection of three roads.
fare-play-does-double-curve = Lay two curves that do not meet.
fare-play-does-bridge = Lay two roads that cross without meeting.
fare-play-does-location = A place where fares begin and end: it comes onto the map at the beginning of a turn.
fare-play-does-road-works = Block a road card until a Road Crew or an All Clear is played.
fare-play-does-traffic-jam = Block a road card until Traffic Police or an All Clear is played.
fare-play-does-blizzard = Block a road card until a Snow Plough or an All Clear is played.
fare-play-does-parade = Block a road card until Street Sweepers or an All Clear is played.
fare-play-does-hearse = Send the hearse out beside the Church: it blocks its lane, and every driver moves it one card in each turn.
fare-play-does-road-crew = Take Road Works off the map.
fare-play-does-traffic-police = Take a Traffic Jam off the map.
fare-play-does-snow-plough = Take the Blizzard off the map.
fare-play-does-street-sweepers = Take the Parade off the map.
fare-play-does-all-clear = Take any obstacle off the map, or the hearse for good.
fare-play-does-lose-a-turn = Another driver's next turn is skipped.
fare-play-does-steal-a-fare = Swap fares with another driver; neither may be declared.
fare-play-does-swap-hands = Swap your whole hand with another driver.
fare-play-does-pass-left = Every hand goes to the left.
fare-play-does-resurface = Take a road card off the map. The town must stay in one piece.
fare-play-does-u-turn = Turn a road card of the map.
fare-play-does-fast-lane = Lay two road cards, one after the other.
fare-play-does-rush-hour = Every other driver lays a road card.
fare-play-does-red-light = Stop a traffic card that somebody else plays.
fare-play-does-detour = Send a card that is aimed at you on to somebody else.

## What I still need to win

fare-play-goal-none = You get a new fare when your next turn begins.
fare-play-goal-absent = Join { $start } and { $end }: { $count ->
    [one] the { $card } is not on the map yet.
   *[other] neither is on the map yet.
}
fare-play-goal-far = Join { $start } and { $end }: no way in sight.
fare-play-goal-roads = Join { $start } and { $end }: { $roads ->
    [one] 1 road missing.
   *[other] { $roads } roads missing.
}
fare-play-goal-blocked = Join { $start } and { $end }: { $count ->
    [one] the way is blocked ({ $card }).
   *[other] the way is blocked in { $count } places.
}
fare-play-goal-both = Join { $start } and { $end }: { $roads ->
    [one] 1 road missing,
   *[other] { $roads } roads missing,
} { $count ->
    [one] and the way is blocked ({ $card }).
   *[other] and the way is blocked in { $count } places.
}
fare-play-goal-declare = Your way is clear: declare at the end of your turn.
fare-play-goal-hold = Declared and clear: { $two ->
    [1] stay clear for two of your turns, and you win.
   *[0] { $skips ->
        [1] you lose a turn, but hold until the one after it and you win.
       *[0] hold until your next turn and you win.
    }
}
fare-play-goal-mend = Declared, but blocked: { $two ->
    [1] { $now ->
        [1] clear the way before this turn ends, or your fare turns red.
       *[0] clear the way by the end of your next turn, or your fare turns red.
    }
   *[0] { $now ->
        [1] clear the way in this turn and you win.
       *[0] clear the way in your next turn and you win.
    }
}

## On the map: short names and letters

fare-play-tag-church = Chu
fare-play-tag-airport = Air
fare-play-tag-hotel = Hot
fare-play-tag-theatre = The
fare-play-tag-stadium = Sdm
fare-play-tag-station = Stn
fare-play-letter-church = C
fare-play-letter-airport = A
fare-play-letter-hotel = H
fare-play-letter-theatre = T
fare-play-letter-stadium = S
fare-play-letter-station = R
fare-play-letter-road-works = w
fare-play-letter-traffic-jam = j
fare-play-letter-blizzard = b
fare-play-letter-parade = p
fare-play-letter-hearse = h
fare-play-edge-north = north
fare-play-edge-east = east
fare-play-edge-south = south
fare-play-edge-west = west
fare-play-legend-heading = heading { $edge }

## Playing in a terminal

fare-play-ask-begin = { $player }, your turn. Enter draws{ $over ->
    [1] ; start over takes a new fare and hand
   *[0] {""}
}.
fare-play-ask-locate = { $player }, which location do you put into play? Its number{ $passes ->
    [1] {" "}(one on your own fare goes to the left)
   *[0] {""}
}.
fare-play-ask-passed = { $player }, the { $card } is yours to lay: which square, 1 to { $squares }?
fare-play-ask-play = { $player }, which card do you play? Its number or name.
fare-play-ask-fast = { $player }, the Fast Lane is open: which road card do you lay?
fare-play-ask-rush = { $player }, it is Rush Hour: which road card do you lay?
fare-play-ask-react = { $player }, do you react ({ $can })? Enter lets it happen.
fare-play-ask-discard = { $player }, which card do you discard{ $cards ->
    [one] {""}
   *[other] {" "}({ $cards } to go)
}?
fare-play-ask-stuck = { $player }, none of your cards can be played: which one do you discard ({ $cards } to go)? Moving the hearse first may change that.
fare-play-ask-declare = { $player }, your way is clear. Enter declares the fare; end leaves it red.
fare-play-ask-drive = { $player }, where does the hearse go: { $ways }?
fare-play-ask-square = { $card }: which square, { $squares ->
    [one] Enter takes the only one
   *[other] 1 to { $squares }, or by name
}? (b goes back)
fare-play-ask-way = Where does the hearse go: { $ways }? (b goes back)
fare-play-ask-target = { $card } against whom: { $others }? (b goes back)
fare-play-ask-detail = { $card } { $square ->
    [start] at the start
   *[other] at { $square }
}: which one, 1 to { $ways }? (b goes back)
fare-play-no-reaction = you hold nothing for it
fare-play-clear-hearse = the hearse
fare-play-clear-token = the token
fare-play-hint-drive = (drive moves the hearse)
fare-play-help =
    Build roads until your taxi can get from the first to the second place of your fare, then declare it: the card turns green.
    If the way is clear at any moment of your next turn, you win. A turn: draw to five, put a location into play if you hold
    one, play one card, discard one, and declare if you can. The hearse, once out, is moved by everyone in turn (drive n).
    Type the number of a card, or the beginning of its name; then the number of a square, then of a turn; or all at once: 3 5 2.
    Squares have names, counted from the start: e2n1 is two east and one north. In full: lay curve e2n1 t3, play u-turn w1 t2.
    Tokens (small letters) block their card, the hearse its lane. Arrows are One Ways: their whole street goes that way.
fare-play-word-go = go
fare-play-word-start-over = start over
fare-play-word-nothing = nothing
fare-play-word-end = end
fare-play-word-declare = declare
fare-play-word-drive = drive
fare-play-board-round = Round { $round }
fare-play-board-turn = { $player } to play
fare-play-board-won = { $player } has won
fare-play-board-over = The game is drawn
fare-play-board-pile = { $pile } in the pile, { $discards } discarded
fare-play-board-tournament = tournament rules
fare-play-board-hand = Your hand
fare-play-board-no-hand = empty
fare-play-board-discards = Discarded
fare-play-board-fare = { $start } to { $end }
fare-play-board-no-fare = no fare
fare-play-board-red = red
fare-play-board-green = green
fare-play-board-clear = clear
fare-play-board-blocked = no way
fare-play-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
fare-play-board-skips = loses a turn
fare-play-board-known = holds { $cards }
fare-play-board-holds = { $player } holds

## Where a fare begins and ends: locations, by the names of their cards

fare-play-start-church = { fare-play-card-church }
fare-play-start-airport = { fare-play-card-airport }
fare-play-start-hotel = { fare-play-card-hotel }
fare-play-start-theatre = { fare-play-card-theatre }
fare-play-start-stadium = { fare-play-card-stadium }
fare-play-start-station = { fare-play-card-station }
fare-play-end-church = { fare-play-card-church }
fare-play-end-airport = { fare-play-card-airport }
fare-play-end-hotel = { fare-play-card-hotel }
fare-play-end-theatre = { fare-play-card-theatre }
fare-play-end-stadium = { fare-play-card-stadium }
fare-play-end-station = { fare-play-card-station }
