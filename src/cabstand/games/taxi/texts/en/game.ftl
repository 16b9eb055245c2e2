## Why a move is refused

taxi-over = The shift is over.
taxi-no-such-seat = There is no seat { $seat } at this table.
taxi-not-your-turn = It is not your turn: seat { $seat } is driving.
taxi-wait-for-chance = The die is still rolling.
taxi-wait-for-referee = First the answer or the talk has to be judged.
taxi-not-a-move = That is no move in this game.
taxi-not-now = That cannot be done now.
taxi-not-to-yourself = You cannot hand the card to yourself: say keep.
taxi-nobody-there = Seat { $seat } is not in the game.
taxi-cannot-pay = The short cut costs £20 and at least £1 must be left: you have £{ $pounds }.
taxi-token-in-hand = Your token is in your hand already.
taxi-cannot-redeem = The token costs £30 and at least £1 must be left: you have £{ $pounds }.
taxi-settle-first = First settle what has been begun; it may cost you money.
taxi-you-are-out = You are out of the game.
taxi-not-the-referees = There is nothing of the kind to be judged now.
taxi-no-clock = This shift goes by rounds, not by the clock.
taxi-shift-not-begun = The shift has not begun yet.
taxi-time-is-up-already = Time is up already: the turn under way is the last.
taxi-does-not-fall-so = Chance cannot bring that now.
taxi-card-is-used = Card { $card } lies with the used ones.
taxi-impossible-position = This position cannot occur in play: look at “{ $field }={ $value }”.
taxi-bad-gifts = Give or Take amounts are written 8/-6/12, each from 1 to 999 either way, at most { $most } of them.

## What is wrong with a board

taxi-board-unreadable = This is not a board: it needs a loop of boxes and a ladder of numbers.
taxi-board-length = A board has { $least } to { $most } boxes, not { $boxes }.
taxi-board-unknown-box = Box { $box } is “{ $name }”, which is no box. Boxes: rank, fare-3, question-2, question-4, give, sound, refuel, diversion, exit, foot-sound, foot-give.
taxi-board-once = A board has one “{ $name }”, not { $count }.
taxi-board-needs = A board needs at least one “{ $name }”.
taxi-board-rank-first = RANK is box { $box }; write the loop so that it comes first.
taxi-board-after-diversion = Box { $box } ({ $name }) must come after the diversion and before RANK.
taxi-board-ladder-length = A ladder has { $least } to { $most } boxes, not { $boxes }.
taxi-board-ladder-number = Box { $box } of the ladder shows { $number }: the first two show 0, all others 1 to 6.

## The story of a game

taxi-story-throw = { $player } throws a { $die }.
taxi-story-starts = { $player } has thrown the most and starts the shift.
taxi-story-tie = A tie: those who threw the most throw again.
taxi-story-rank = { $player } leaves the rank behind: £{ $pounds } from the bank.
taxi-story-on-rank = { $player } stops on the rank.
taxi-story-fare = A fare! { $player } earns £{ $pounds } and drives on.
taxi-story-give = { $player } meets a Give or Take card, face down.
taxi-story-refuel = The tank is empty: { $player } pays £{ $pounds }.
taxi-story-diversion = Road works! { $player } is sent down the diversion.
taxi-story-exit = { $player } stops at the end of the road works.
taxi-story-question = A tourist asks { $player } a question for £{ $value }.
taxi-story-right = Right! { $player } earns a tip of £{ $pounds }.
taxi-story-wrong = Wrong. No tip for { $player }.
taxi-story-keep = { $player } keeps the card.
taxi-story-hand = { $player } hands the card on, unseen, to { $other }.
taxi-story-gain = { $player } gains £{ $pounds }.
taxi-story-loss = { $player } loses £{ $pounds }.
taxi-story-talk = { $player } is asked for an opinion.
taxi-story-words = { $player } said { $words ->
    [0] none of the words
    [one] one of the words
   *[other] { $words } of the words
}: £{ $pounds }.
taxi-story-pay = { $player } pays £{ $pounds } and takes the short cut.
taxi-story-one = A 1: one box down, and £{ $pounds } for { $player } to pay.
taxi-story-hit = That is the number: { $player } may leave the diversion.
taxi-story-miss = Not the number of this box. { $player } throws once more.
taxi-story-stay = Not the number. { $player } stays and pays £{ $pounds }.
taxi-story-leave = { $player } is back on the road.
taxi-story-loan = { $player } is broke: the token goes to the bank for £{ $pounds }.
taxi-story-out = { $player } is broke again and out of the game.
taxi-story-redeem = { $player } buys the token back for £30: nobody can win without one.
taxi-story-time = The shift is over after this turn.
taxi-story-win = { $player } wins the shift with £{ $pounds }!
taxi-story-shared-win = { $player } shares the win with £{ $pounds }!
taxi-story-no-winner = Nobody holds a token: nobody wins.

## Playing in a terminal

taxi-ask-order = { $player }, throw for the order of play? Enter throws.
taxi-ask-throw = { $player }, throw? Enter throws.
taxi-ask-ladder = { $player }, throw a { $number } to leave ({ $throws ->
    [one] one throw
   *[other] { $throws } throws
} left)? Enter throws.
taxi-ask-slide = { $player }, throw again? Enter throws.
taxi-ask-choose = { $player }, a Give or Take card, face down: keep it, or hand it to { $seats }? (keep, hand 2)
taxi-ask-divert = { $player }, { $can ->
    [1] pay £20 for the short cut (pay), or throw? Enter throws.
   *[0] throw? Enter throws.
}
taxi-ask-leave = { $player }, leave by the Sound Off box or by the Give or Take box? (sound, give)
taxi-redeem-hint = { $player } can get the token back for £30: type { $how }.
taxi-help =
    Throw, drive, do what the box says. A fare pays and you throw again. Tourist questions pay £2 or £4 for a right answer.
    A Give or Take card is kept or handed on before anyone has seen it. Sound Off: talk for 30 seconds; £4 for each hidden word.
    Re-fuel costs £6. The rank pays £10 whenever you leave it behind. The diversion: pay £20, or throw your way out.
    Broke once: your token goes to the bank for £20, and costs £30 to get back (redeem). Broke again without it: out.
    The most money at the end of the shift wins, but only with your token in hand.
taxi-card-question = Question for £{ $value } ({ $topic })
taxi-card-question-plain = Question for £{ $value }
taxi-card-gift = Give or Take: { $amount }
taxi-card-talk = Sound Off: talk for { $seconds } seconds about
taxi-board-round = Round { $round } of { $rounds }
taxi-board-clock = Round { $round }, by the clock
taxi-board-order = Throwing for the order of play
taxi-board-turn = { $player } at the wheel
taxi-board-over = The shift is over
taxi-board-player = Player
taxi-board-money = Money
taxi-board-token = Token
taxi-board-where = Where
taxi-board-token-hand = in hand
taxi-board-token-bank = at the bank
taxi-board-out = out
taxi-board-bank = £{ $pounds } in the bank
taxi-board-rung = diversion, box { $box } (needs a { $number })
taxi-board-rung-none = diversion, box { $box }
taxi-board-ladder = Diversion:
taxi-box-rank = Rank
taxi-box-fare = Fare £{ $pounds }
taxi-box-question = Tourist question £{ $pounds }
taxi-box-give = Give or Take
taxi-box-sound = Sound Off
taxi-box-refuel = Re-fuel
taxi-box-diversion = Diversion
taxi-box-exit = Exit
taxi-word-throw = throw
taxi-word-keep = keep
taxi-word-hand = hand
taxi-word-pay = pay
taxi-word-sound = sound
taxi-word-give = give
taxi-word-redeem = redeem
taxi-money = £{ $pounds }
taxi-tag-fare = £{ $pounds }
taxi-tag-rank = RANK
taxi-tag-give = G/T
taxi-tag-sound = S.O.
taxi-tag-refuel = FUEL
taxi-tag-diversion = DIV
taxi-tag-exit = EXIT

## On the command line

taxi-arg-pack = TAXI!: a folder with your own question pack
taxi-arg-board = TAXI!: a file with your own board
