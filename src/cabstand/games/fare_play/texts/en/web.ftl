## What is asked, in one line

fare-play-web-ask-begin = { $cards ->
    [0] Your turn. Do you keep your fare and your cards?
   *[other] Your turn: draw your cards.
}
fare-play-web-ask-locate = Put one of your locations into play.
fare-play-web-ask-passed = { $player } hands you the { $card }: choose a square for it.
fare-play-web-ask-play = Play one card.
fare-play-web-ask-react = { $what } Do you react?
fare-play-web-ask-fast = Fast Lane: lay a road card.
fare-play-web-ask-rush = Rush Hour: lay a road card.
fare-play-web-ask-discard = Discard { $cards ->
    [one] a card.
   *[other] { $cards } cards, one after the other.
}
fare-play-web-ask-stuck = None of your cards can be played: discard two, or move the hearse first and look again.
fare-play-web-ask-declare = Your way is clear! Do you declare?
fare-play-web-ask-drive = Move the hearse before your turn ends.
fare-play-web-other = { $player } is at play.
fare-play-web-all-asked = { $what } The others may react.
fare-play-web-other-asked = { $player } is asked because of { $card }.
fare-play-web-dealing = Cards are being dealt.
fare-play-web-won = { $player } delivers the fare and wins!
fare-play-web-drawn = Nobody gets through: the game is drawn.

## What a button does

fare-play-web-do-go = { $cards ->
    [0] Keep my cards
    [one] Draw 1 card
   *[other] Draw { $cards } cards
}
fare-play-web-do-start-over = New fare, new hand
fare-play-web-do-nothing = Let it happen
fare-play-web-do-declare = Declare my fare
fare-play-web-do-end = Not yet
fare-play-web-do-lay = Lay { $card } { $square ->
    [here] here
   *[other] at { $square }
}
fare-play-web-do-token = Put { $card } { $square ->
    [here] here
    [start] at the start
   *[other] at { $square }
}
fare-play-web-do-token-from = Move { $card } { $from ->
    [here] {""}
    [start] from the start{" "}
   *[other] from { $from }{" "}
}{ $square ->
    [here] here
    [start] to the start
   *[other] to { $square }
}
fare-play-web-do-hearse = Send the hearse out { $square ->
    [here] here
    [start] at the start
   *[other] at { $square }
}
fare-play-web-do-hearse-heading = Send the hearse out { $square ->
    [here] here
    [start] at the start
   *[other] at { $square }
}, heading { $edge }
fare-play-web-do-clear = { $card }: take the { $what } { $square ->
    [here] away
    [start] off the start
   *[other] off { $square }
}
fare-play-web-do-aim = { $card } against { $player }
fare-play-web-do-work = { $card } { $square ->
    [here] here
   *[other] at { $square }
}
fare-play-web-do-play = Play { $card }
fare-play-web-do-pass = Hand { $card } to the left
fare-play-web-do-discard = Discard { $card }
fare-play-web-do-red-light = Red Light: stop it
fare-play-web-do-detour = Detour: send it on to { $player }
fare-play-web-do-drive = Hearse goes { $edge }
fare-play-web-do-turned = { $what }: { $roads }
fare-play-web-turn = Turn
fare-play-web-back = Back

## Beside the buttons

fare-play-web-note-drive = The hearse blocks the lane it stands on.
fare-play-web-note-arrow = Tap an arrow beside the hearse.
fare-play-web-note-card = Tap a card in your hand.
fare-play-web-note-card-or-hearse = Tap a card in your hand, or first an arrow beside the hearse.
fare-play-web-note-target = { $card } against whom?
fare-play-web-note-squares = { $card }: choose one of { $squares } squares on the map.
fare-play-web-note-turn = { $ways } ways to do it: tap it again to change.
fare-play-web-note-hearse = The hearse can move now too: tap an arrow.
fare-play-web-note-pass = It is on your own fare: so the driver to your left lays it.
fare-play-web-anyone = Does anyone react?
fare-play-web-answered = You have answered, but may still change your mind.
fare-play-web-never-ask = Do not ask me: I let everything happen
fare-play-web-never-ask-short = Do not ask me
fare-play-web-waits = { $player } plays { $card }.
fare-play-web-waits-aim = { $player } plays { $card } against { $other }.
fare-play-web-waits-work = { $player } plays { $card } { $square ->
    [here] on the marked card
   *[other] at { $square }
}.

## Fares

fare-play-web-fares = Fares
fare-play-web-declared = Declared!
fare-play-web-no-fare = No fare until the next turn.
fare-play-web-way-clear = The way is clear.
fare-play-web-way-far = No way in sight.
fare-play-web-way-absent = { $count ->
    [one] { $places } is not on the map yet.
   *[other] { $places } are not on the map yet.
}
fare-play-web-way-missing = { $cards ->
    [one] One card is missing.
   *[other] { $cards } cards are missing.
}
fare-play-web-way-blocked = Blocked: { $things }.
fare-play-web-way-both = { $cards ->
    [one] One card is missing;
   *[other] { $cards } cards are missing;
} blocked: { $things }.
fare-play-web-thing-at = { $square ->
    [here] { $thing }
    [start] { $thing } at the start
   *[other] { $thing } at { $square }
}
fare-play-web-skips = Loses the next turn.
fare-play-web-alarm = { $players } { $count ->
    [one] has
   *[other] have
} declared!
fare-play-web-goal = Your goal
fare-play-web-goal-is = Your goal: { $goal }

## The map and the cards

fare-play-web-map = Map of { $cards } cards. The view in words is in the menu.
fare-play-web-fit = Show the whole map
fare-play-web-nearer = Nearer
fare-play-web-farther = Farther
fare-play-web-keys = 1–9 card · arrows square · R turn · Enter do it · Esc back · + − F map
fare-play-web-cards = Cards not seen yet
fare-play-web-seen = { $pile } in the pile, { $discards } discarded. These may lie in the pile or in a hand:
fare-play-web-left = { $card }: { $left } of { $count }
fare-play-web-start = start
# where a long name of a card may be broken on a narrow card
fare-play-web-breaks = Cross·road Re·surface Sweep·ers

## In words

fare-play-web-text-asked = Everybody is asked
fare-play-web-text-do = What you can do
fare-play-web-text-where = Where { $card } can go
fare-play-web-text-turn = roads { $edges }{ $turn ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turn } times
}
fare-play-web-text-map = The map
fare-play-web-text-squares = Squares are counted from the start: e2n1 is two east and one north of it.
fare-play-web-text-card = { $square ->
    [start] Start
   *[other] { $square }
}: { $card }, roads { $edges }.
fare-play-web-text-one-way = One way from { $from } to { $to }.
fare-play-web-text-token = { $token } stands on it.
fare-play-web-text-hearse = The hearse stands here.
fare-play-web-text-hearse-heading = The hearse stands here, heading { $edge }.
fare-play-web-text-way = Your best way: { $squares }.

## Help for this moment

fare-play-web-help-begin = You draw up to five cards. If your fare looks hopeless you may start over: a new fare and a new hand for this turn.
fare-play-web-help-locate = One location of your hand must be put into play. One that is on your own fare is handed to the left, and somebody else chooses its square.
fare-play-web-help-passed = Choose a square for this location. Between it and every other location there must be an intersection on the road.
fare-play-web-help-play = Play one card if any can be played: a road, an obstacle in a rival's way, or a traffic card. Pale cards say why they cannot.
fare-play-web-help-react = Somebody has played a card. With a Red Light you stop it; with a Detour you send on what was aimed at you. Everybody is asked for the same time.
fare-play-web-help-fast = You lay two road cards, one after the other.
fare-play-web-help-rush = Everybody lays a road card. You neither draw nor discard.
fare-play-web-help-discard = Give away what you need least. Locations are never discarded.
fare-play-web-help-declare = Declared, you win if your way is clear when your next turn comes. The others have one round to block it.
fare-play-web-help-drive = Everybody moves the hearse one card in each turn. It blocks the lane it stands on.
fare-play-web-help-wait = Look at the fares of the others meanwhile: a tap shows the way each of them needs.
fare-play-web-help-fares = The yellow line is the best way for your fare. A question mark is a missing card, a red ring something that blocks.
fare-play-web-help-lay = Roads must meet roads. Tap a card in your hand, a square, the card again to turn it, and the yellow button.

## Hints beside the things they are about, for whoever meets them for the first time

fare-play-web-hint-fare = This is your fare: { $from } to { $to }. Join the two by a clear road, declare it, and keep it clear for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: then you win.
fare-play-web-hint-lay = Tap a road card: the squares where it fits light up. Tap one of them, and again to turn the card.
fare-play-web-hint-declare = Your way is clear. Declare it: if it still is when your turn comes again, you win.
fare-play-web-hint-react = A card waits to take effect. A Red Light in your hand would stop it; if you have nothing against it, let it happen.

## The short rules

fare-play-web-rules-aim = The aim
fare-play-web-rules-aim-text = You build one town together, card by card. Each has a fare: lead a clear road from its first place to its second, declare it, and keep it clear until it is your turn again.
fare-play-web-rules-turn = Your turn
fare-play-web-rules-draw = Draw up to five cards. Instead of a turn you may start over: a new fare, a new hand.
fare-play-web-rules-location = Put one location into play if you hold one that fits. If it is on your own fare, the next driver to the left lays it.
fare-play-web-rules-play = Play one card: road, obstacle, access, hearse or traffic. If you can, you must.
fare-play-web-rules-discard = Discard one card, or two if you could play none. In that case you may move the hearse first; if that makes a card playable, you must play it.
fare-play-web-rules-declare = If your way is clear, you may declare. Once the hearse is about, you also move it once in your turn.
fare-play-web-rules-roads = Roads
fare-play-web-rules-roads-text = A road may lead to a road or to an empty square, never into a closed side. The two roads of a bridge or a double curve do not meet: only crossroads and tees are intersections. The town must never be closed.
fare-play-web-rules-one-way = A One Way gives its direction to the whole street, from one intersection to the next. There is one to a street.
fare-play-web-rules-locations = Locations
fare-play-web-rules-locations-text = Pieces of straight road with a building. Between any two of them there must be an intersection on the road; with two players, two.
fare-play-web-rules-obstacles = Obstacles
fare-play-web-rules-obstacles-text = A token blocks its whole card until an access card of its kind, or an All Clear, takes it away.
fare-play-web-rules-hearse = The hearse starts beside the Church and blocks the lane it is on. It goes forward, at an intersection any way, and turns back only where it must.
fare-play-web-rules-traffic = Traffic cards
fare-play-web-rules-reactions = When a traffic card is played, the others may react before it takes effect: a Red Light stops it, a Detour sends on what was aimed at you.
fare-play-web-rules-win = Winning
fare-play-web-rules-win-text = Declared, and your way is clear when your next turn begins or at any moment of it: you win. If it is blocked at the end of that turn, your fare turns red again.
fare-play-web-rules-two = With two players, tournament rules hold: no card may shut a road, and a declared way must stay clear for two turns.
