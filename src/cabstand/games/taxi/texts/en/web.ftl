# TAXI! in the browser: what its screen says beside the words of the board.

## What is asked, in one line

web-taxi-prompt-order = Throw for the order of play: the highest starts
web-taxi-prompt-throw = Your turn: throw and drive
web-taxi-prompt-again = A 1: throw again
web-taxi-prompt-ladder = { $throws ->
    [one] Throw a { $number } to leave the road works: last try
   *[other] Throw a { $number } to leave the road works: { $throws } tries
}
web-taxi-prompt-choose = A card, face down. Keep it, or hand it on?
web-taxi-prompt-divert = Road works! Pay £{ $pounds } for the short cut, or throw?
web-taxi-prompt-divert-throw = Road works! Throw your way down
web-taxi-prompt-leave = That is the number! Which way out?
web-taxi-prompt-answer = A tourist asks you, for £{ $pounds }
web-taxi-prompt-talk = Sound off! The clock starts with your first word
web-taxi-prompt-talking = Keep talking!
web-taxi-prompt-who = Sound off! Who of you talks?
web-taxi-prompt-mate-talks = { $player } talks for you
web-taxi-prompt-overrule = Do you let { $player }'s answer count?
web-taxi-prompt-listen = { $player } sounds off: listen for the words
web-taxi-prompt-won = { $count ->
    [one] { $players } wins the shift with £{ $pounds }
   *[other] { $players } share the win with £{ $pounds } each
}
web-taxi-waits = { $player } is at the wheel
web-taxi-thinks = { $player } is thinking
web-taxi-chooses = { $player } holds a card, face down: keep it, or hand it on?

## What can be done

web-taxi-do-throw = Throw
web-taxi-do-keep = Keep it
web-taxi-do-hand = To { $player }
web-taxi-do-pay = Pay £{ $pounds }
web-taxi-do-redeem = Get your token back for £{ $pounds }
web-taxi-card-aside = Push the card aside
web-taxi-card-show = Show the card
web-taxi-go-on = Go on
web-taxi-keys = Keys: Space throws, K keeps, numbers hand on, P pays, S or G leaves, R gets the token back, Esc puts a card away

## The board

web-taxi-order = Who starts?
web-taxi-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
web-taxi-board = The town with its street, its stops and the cabs
web-taxi-die = The die shows { $die }
web-taxi-face-down = A Give or Take card, face down
web-taxi-token-hand = Token in hand
web-taxi-token-bank = Token at the bank
web-taxi-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

## Cards

web-taxi-card-asks = { $asker } asks { $player }
web-taxi-card-talks = { $player } talks about
web-taxi-card-for = For { $player }
web-taxi-answer = Your answer
web-taxi-answer-send = Answer
web-taxi-answer-pass = Pass
web-taxi-right = Right! £{ $pounds }
web-taxi-wrong = Wrong
web-taxi-typed = { $player } said: { $typed }
web-taxi-accepted = It is { $answer }.
web-taxi-let-count = We let it count
web-taxi-let-not = No, it does not
web-taxi-asker-decides = { $asker } may still let it count.
web-taxi-gain = { $player } gains £{ $pounds }
web-taxi-loss = { $player } pays £{ $pounds }
web-taxi-words = The words of the card
web-taxi-word-said = (said)
web-taxi-talk-how = { $words } words are hidden on the card. Each one you say earns £{ $pounds }.
web-taxi-talk-field = Type whatever comes to mind …
web-taxi-talk-start = Start the clock
web-taxi-who-talks = Whoever talks says so first; then the subject is shown.
web-taxi-who-waits = { $player }: who of you talks?
web-taxi-i-talk = I’ll talk
web-taxi-talk-waits = { $player } takes a deep breath. The clock starts with the first word.
web-taxi-talk-tick = Said words light up. Tap a word that you heard.
web-taxi-talk-count = { $words ->
    [0] None of the words
    [one] One word: £{ $pounds }
   *[other] { $words } words: £{ $pounds }
}
web-taxi-mic = Talk aloud
web-taxi-mic-what-for = The microphone is for these 30 seconds only: your browser turns what you say into text. Or just type.
web-taxi-mic-listens = Your browser is listening. You can type as well.
web-taxi-mic-refused = No microphone, then: please type.
web-taxi-mic-trouble = Your browser cannot listen just now: please type.
web-taxi-mic-none = Your browser cannot listen here: please type, or talk aloud and let the others tick.

## In words

web-taxi-text-now = Now
web-taxi-text-you = You are at the wheel.
web-taxi-text-happened = What happened
web-taxi-text-card = The card
web-taxi-text-choose = What do you do?
web-taxi-text-drivers = The drivers
web-taxi-text-box = , box { $box }
web-taxi-text-street = All boxes of the street
web-taxi-text-here = : { $players }
web-taxi-text-ladder = The diversion, from its top: { $numbers }

## Help for this moment

web-taxi-help-order = Everybody throws once. The highest starts; after that it goes clockwise.
web-taxi-help-throw = Throw, drive clockwise, and do what the stop says. A fare pays, and you throw again. The rank pays £10 every time you leave it behind.
web-taxi-help-choose = Nobody has seen the card. Whoever has it when it is turned over gains or pays: keep it, or hand it to somebody.
web-taxi-help-diversion = In the road works every box shows a number. You have two throws for it each turn; missed twice costs £4. The short cut at the top costs £20.
web-taxi-help-answer = Capitals, accents, 'the', number words and small slips do not matter. The asking driver can let a wrong answer count.
web-taxi-help-talk = Six words are hidden on the card. Talk for 30 seconds about the subject: each of the words earns £4, in any form.
web-taxi-help-token = A token at the bank costs £30 to get back, at any time. Only with your token in hand can you win; broke without it, you are out.

## The first turn

web-taxi-tour-throw = Here you throw. The space bar does it too.
web-taxi-tour-board = Your cab drives clockwise. Coins are fares, cameras are tourists with a question, hands are cards to keep or hand on.
web-taxi-tour-ladder = Road works. Whoever lands on the barrier must come down here: every box shows the number that leads out.
web-taxi-tour-purses = Everybody's money and token, and the bank. The most money at the end of the shift wins.

## The short rules

web-taxi-rules-aim = One town, one shift
web-taxi-rules-aim-text = Two to four cabs share one town for one shift. Everybody begins on the rank with £20 and a token. Throw, drive, answer the tourists, have an opinion on everything, and go home with the most money.
web-taxi-rules-turn = Your turn
web-taxi-rules-turn-text = Throw the die, drive clockwise, and do what the stop says.
web-taxi-rules-fare = Fare
web-taxi-rules-fare-text = You earn the amount and throw again, until you stop somewhere else.
web-taxi-rules-question = Tourist question
web-taxi-rules-question-text = The nearest driver to your right who is still in the game asks you. A right answer earns £2 or £4.
web-taxi-rules-give = Give or Take
web-taxi-rules-give-text = A card, face down. Keep it, or hand it to somebody: then it is turned over, and whoever has it gains or pays.
web-taxi-rules-sound = Sound Off
web-taxi-rules-sound-text = Talk about a subject for 30 seconds. Six words or phrases are hidden; each one earns £4 the first time you say it.
web-taxi-rules-refuel = Re-fuel
web-taxi-rules-refuel-text = Pay £6.
web-taxi-rules-diversion = Diversion
web-taxi-rules-diversion-text = Down to the first box of the road works. Pay £20 and go straight to the exit, or throw: a 1 takes you one box down, costs £6, and you throw again; any other number takes you that far. Next turn you have two throws for the number of your box. Missed twice: £4, and you stay. Hit: leave by Sound Off or by Give or Take.
web-taxi-rules-exit = Exit
web-taxi-rules-exit-text = Nothing happens here, and your turn is over.
web-taxi-rules-rank = Rank
web-taxi-rules-rank-text = £10 every time you leave it behind, except at the very first start.
web-taxi-rules-broke = Broke
web-taxi-rules-broke-text = If you must pay more than you have, or pay your last pound, the rest of your debt is forgiven, your token goes to the bank, and you get £20. You can have the token back for £30 at almost any time, if that leaves you £1. Broke without it, you are out.
web-taxi-rules-end = The end
web-taxi-rules-end-text = When the shift is over, everyone with £31 or more gets their token back for £30. Then the most money wins, but only with the token in hand. If nobody has one, nobody wins.
web-taxi-rules-screen = On a screen
web-taxi-rules-screen-text = Answers are typed. Small slips do not matter, and the asking driver can let a wrong answer count, never the other way round. In a talk, forms of a word count as the word: drive, drives, driving.
