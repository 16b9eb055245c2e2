fare-play-name = Taxi, the game of fare play

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
fare-play-no-such-starter = Seat { $starter } cannot begin: there are { $seats } seats.
fare-play-impossible-position = This position cannot occur in play: look at “{ $field }={ $value }”.
fare-play-bad-deck = The deck has { $found } cards in “{ $group }” instead of { $wanted }.

## The story of a game

fare-play-story-lot = The lot falls on { $player }, who begins.
fare-play-story-fare = { $player } has a fare from { $start } to { $end }.
fare-play-story-draw = { $player } draws { $card }.
fare-play-story-lay = { $player } lays { $card } at { $square }.
fare-play-story-pass = { $player } passes { $card } to the left.
fare-play-story-token = { $player } plays { $card } at { $square }.
fare-play-story-hearse = The hearse sets out at { $square }.
fare-play-story-clear = { $player } clears the way at { $square } with { $card }.
fare-play-story-aim = { $player } plays { $card } against { $other }.
fare-play-story-work = { $player } plays { $card } at { $square }.
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
