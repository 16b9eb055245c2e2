## What is asked, in one line

web-fare-play-ask-begin = Your turn: draw your cards.
web-fare-play-ask-locate = Put one of your locations into play.
web-fare-play-ask-passed = { $player } hands you the { $card }: choose a square for it.
web-fare-play-ask-play = Play one card.
web-fare-play-ask-react = { $what } Do you react?
web-fare-play-ask-fast = Fast Lane: lay a road card.
web-fare-play-ask-rush = Rush Hour: lay a road card.
web-fare-play-ask-discard = Discard { $cards ->
    [one] a card.
   *[other] { $cards } cards, one after the other.
}
web-fare-play-ask-stuck = None of your cards can be played: discard two, or move the hearse first and look again.
web-fare-play-ask-declare = Your way is clear! Do you declare?
web-fare-play-ask-drive = Move the hearse before your turn ends.
web-fare-play-other = { $player } is at play.
web-fare-play-all-asked = { $what } The others may react.
web-fare-play-other-asked = { $player } is asked because of { $card }.
web-fare-play-dealing = Cards are being dealt.
web-fare-play-won = { $player } delivers the fare and wins!
web-fare-play-drawn = Nobody gets through: the game is drawn.

## What a button does

web-fare-play-do-go = Draw cards
web-fare-play-do-start-over = Start over
web-fare-play-do-nothing = Let it happen
web-fare-play-do-declare = Declare my fare
web-fare-play-do-end = Not yet
web-fare-play-do-lay = Lay { $card } at { $square }
web-fare-play-do-token = Put { $card } { $square ->
    [start] at the start
   *[other] at { $square }
}
web-fare-play-do-token-from = Move { $card } from { $from ->
    [start] the start
   *[other] { $from }
} to { $square ->
    [start] the start
   *[other] { $square }
}
web-fare-play-do-hearse = Send the hearse out { $square ->
    [start] at the start
   *[other] at { $square }
}
web-fare-play-do-hearse-heading = Send the hearse out { $square ->
    [start] at the start
   *[other] at { $square }
}, heading { $edge }
web-fare-play-do-clear = { $card }: take the { $what } off { $square ->
    [start] the start
   *[other] { $square }
}
web-fare-play-do-aim = { $card } against { $player }
web-fare-play-do-work = { $card } at { $square }
web-fare-play-do-play = Play { $card }
web-fare-play-do-pass = Hand { $card } to the left
web-fare-play-do-discard = Discard { $card }
web-fare-play-do-red-light = Red Light: stop it
web-fare-play-do-detour = Detour: send it on to { $player }
web-fare-play-do-drive = Hearse goes { $edge }
web-fare-play-do-turned = { $what }: { $roads }
web-fare-play-turn = Turn
web-fare-play-back = Back

## Beside the buttons

web-fare-play-note-drive = The hearse blocks the lane it stands on.
web-fare-play-note-arrow = Tap an arrow beside the hearse.
web-fare-play-note-card = Tap a card in your hand.
web-fare-play-note-card-or-hearse = Tap a card in your hand, or first an arrow beside the hearse.
web-fare-play-note-target = { $card } against whom?
web-fare-play-note-squares = { $card }: choose one of { $squares } squares on the map.
web-fare-play-note-turn = { $ways } ways to do it: tap it again to change.
web-fare-play-note-hearse = The hearse can move now too: tap an arrow.
web-fare-play-anyone = Does anyone react?
web-fare-play-answered = You have answered, but may still change your mind.
web-fare-play-never-ask = Do not ask me: I let everything happen
web-fare-play-never-ask-short = Do not ask me
web-fare-play-waits = { $player } plays { $card }.
web-fare-play-waits-aim = { $player } plays { $card } against { $other }.
web-fare-play-waits-work = { $player } plays { $card } at { $square }.

## Fares

web-fare-play-fares = Fares
web-fare-play-declared = Declared!
web-fare-play-no-fare = No fare until the next turn.
web-fare-play-way-clear = The way is clear.
web-fare-play-way-far = No way in sight.
web-fare-play-way-absent = { $count ->
    [one] { $places } is not on the map yet.
   *[other] { $places } are not on the map yet.
}
web-fare-play-way-missing = { $cards ->
    [one] One card is missing.
   *[other] { $cards } cards are missing.
}
web-fare-play-way-blocked = Blocked: { $things }.
web-fare-play-way-both = { $cards ->
    [one] One card is missing;
   *[other] { $cards } cards are missing;
} blocked: { $things }.
web-fare-play-thing-at = { $thing } { $square ->
    [start] at the start
   *[other] at { $square }
}
web-fare-play-skips = Loses the next turn.
web-fare-play-alarm = { $players } { $count ->
    [one] has
   *[other] have
} declared!

## The map and the cards

web-fare-play-map = Map of { $cards } cards. The view in words is in the menu.
web-fare-play-fit = Show the whole map
web-fare-play-nearer = Nearer
web-fare-play-farther = Farther
web-fare-play-keys = 1–9 card · arrows square · R turn · Enter do it · Esc back · + − F map
web-fare-play-cards = Cards not seen yet
web-fare-play-seen = { $pile } in the pile, { $discards } discarded. These may lie in the pile or in a hand:
web-fare-play-left = { $card }: { $left } of { $count }
web-fare-play-start = start
# where a long name of a card may be broken on a narrow card
web-fare-play-breaks = Cross·road Re·surface Sweep·ers

## In words

web-fare-play-text-asked = Everybody is asked
web-fare-play-text-do = What you can do
web-fare-play-text-where = Where { $card } can go
web-fare-play-text-turn = roads { $edges }{ $turn ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turn } times
}
web-fare-play-text-map = The map
web-fare-play-text-squares = Squares are counted from the start: e2n1 is two east and one north of it.
web-fare-play-text-card = { $square ->
    [start] Start
   *[other] { $square }
}: { $card }, roads { $edges }.
web-fare-play-text-one-way = One way from { $from } to { $to }.
web-fare-play-text-token = { $token } stands on it.
web-fare-play-text-hearse = The hearse stands here.
web-fare-play-text-hearse-heading = The hearse stands here, heading { $edge }.
web-fare-play-text-way = Your best way: { $squares }.

## Help for this moment

web-fare-play-help-begin = You draw up to five cards. If your fare looks hopeless you may start over: a new fare and a new hand for this turn.
web-fare-play-help-locate = One location of your hand must be put into play. One that is on your own fare is handed to the left, and somebody else chooses its square.
web-fare-play-help-passed = Choose a square for this location. Between it and every other location there must be an intersection on the road.
web-fare-play-help-play = Play one card if any can be played: a road, an obstacle in a rival's way, or a traffic card. Pale cards say why they cannot.
web-fare-play-help-react = Somebody has played a card. With a Red Light you stop it; with a Detour you send on what was aimed at you. Everybody is asked for the same time.
web-fare-play-help-fast = You lay two road cards, one after the other.
web-fare-play-help-rush = Everybody lays a road card. You neither draw nor discard.
web-fare-play-help-discard = Give away what you need least. Locations are never discarded.
web-fare-play-help-declare = Declared, you win if your way is clear when your next turn comes. The others have one round to block it.
web-fare-play-help-drive = Everybody moves the hearse one card in each turn. It blocks the lane it stands on.
web-fare-play-help-wait = Look at the fares of the others meanwhile: a tap shows the way each of them needs.
web-fare-play-help-fares = The yellow line is the best way for your fare. A question mark is a missing card, a red ring something that blocks.
web-fare-play-help-lay = Roads must meet roads. Tap a card in your hand, a square, the card again to turn it, and the yellow button.

## The first turn

web-fare-play-tour-fares = These are the fares: from where to where each of you must drive. Yours is underlined. Red is not yet declared, green is.
web-fare-play-tour-map = This is the town. Drag it, pinch it; the button in the corner shows all of it.
web-fare-play-tour-hand = Your cards. Tap one, and the squares where it fits light up.
web-fare-play-tour-act = Here is what can be done now. A button always says what it will do.

## The short rules

web-fare-play-rules-aim = The aim
web-fare-play-rules-aim-text = You build one town together, card by card. Each has a fare: lead a clear road from its first place to its second, declare it, and keep it clear until it is your turn again.
web-fare-play-rules-turn = Your turn
web-fare-play-rules-draw = Draw up to five cards. Instead of a turn you may start over: a new fare, a new hand.
web-fare-play-rules-location = Put one location into play if you hold one that fits. If it is on your own fare, the next driver to the left lays it.
web-fare-play-rules-play = Play one card: road, obstacle, access, hearse or traffic. If you can, you must.
web-fare-play-rules-discard = Discard one card, or two if you could play none. In that case you may move the hearse first; if that makes a card playable, you must play it.
web-fare-play-rules-declare = If your way is clear, you may declare. Once the hearse is about, you also move it once in your turn.
web-fare-play-rules-roads = Roads
web-fare-play-rules-roads-text = A road may lead to a road or to an empty square, never into a closed side. The two roads of a bridge or a double curve do not meet: only crossroads and tees are intersections. The town must never be closed.
web-fare-play-rules-one-way = A One Way gives its direction to the whole street, from one intersection to the next. There is one to a street.
web-fare-play-rules-locations = Locations
web-fare-play-rules-locations-text = Pieces of straight road with a building. Between any two of them there must be an intersection on the road; with two players, two.
web-fare-play-rules-obstacles = Obstacles
web-fare-play-rules-obstacles-text = A token blocks its whole card until an access card of its kind, or an All Clear, takes it away.
web-fare-play-rules-hearse = The hearse starts beside the Church and blocks the lane it is on. It goes forward, at an intersection any way, and turns back only where it must.
web-fare-play-rules-traffic = Traffic cards
web-fare-play-rules-lose-a-turn = Another driver's next turn is skipped.
web-fare-play-rules-steal-a-fare = Swap fares with another driver; neither may be declared.
web-fare-play-rules-swap-hands = Swap hands with another driver.
web-fare-play-rules-pass-left = Every hand goes to the left.
web-fare-play-rules-resurface = Take a road card off the map. The town must stay in one piece.
web-fare-play-rules-u-turn = Turn a road card of the map.
web-fare-play-rules-fast-lane = Lay two road cards.
web-fare-play-rules-rush-hour = Every other driver lays a road card.
web-fare-play-rules-reactions = When a traffic card is played, the others may react before it takes effect: a Red Light stops it, a Detour sends on what was aimed at you.
web-fare-play-rules-win = Winning
web-fare-play-rules-win-text = Declared, and your way is clear when your next turn begins or at any moment of it: you win. If it is blocked at the end of that turn, your fare turns red again.
web-fare-play-rules-two = With two players, tournament rules hold: no card may shut a road, and a declared way must stay clear for two turns.
