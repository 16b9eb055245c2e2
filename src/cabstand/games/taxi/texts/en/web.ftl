# TAXI! in the browser: what its screen says beside the words of the board.

## What is asked, in one line

taxi-web-prompt-order = Throw for the order of play: the highest starts
taxi-web-prompt-throw = Your turn: throw and drive
taxi-web-prompt-again = A 1: throw again
taxi-web-prompt-ladder = { $throws ->
    [one] Throw a { $number } to leave the road works: last try
   *[other] Throw a { $number } to leave the road works: { $throws } tries
}
taxi-web-prompt-choose = A card, face down. Keep it, or hand it on?
taxi-web-prompt-divert = Road works! Pay £{ $pounds } for the short cut, or throw?
taxi-web-prompt-divert-throw = Road works! Throw your way down
taxi-web-prompt-leave = That is the number! Which way out?
taxi-web-prompt-answer = A tourist asks you, for £{ $pounds }
taxi-web-prompt-talk = Sound off! The clock starts with your first word
taxi-web-prompt-talking = Keep talking!
taxi-web-prompt-who = Sound off! Who of you talks?
taxi-web-prompt-mate-talks = { $player } talks for you
taxi-web-prompt-overrule = Do you let { $player }'s answer count?
taxi-web-prompt-meant = Did you mean that?
taxi-web-prompt-listen = { $player } sounds off: listen for the words
taxi-web-prompt-won = { $count ->
    [one] { $players } wins the shift with £{ $pounds }
   *[other] { $players } share the win with £{ $pounds } each
}
taxi-web-waits = { $player } is at the wheel
taxi-web-thinks = { $player } is thinking
taxi-web-chooses = { $player } holds a card, face down: keep it, or hand it on?

## What can be done

taxi-web-do-throw = Throw
taxi-web-do-keep = Keep it
taxi-web-do-hand = To { $player }
taxi-web-do-pay = Pay £{ $pounds }
taxi-web-do-redeem = Buy your token back for £{ $pounds }: you can only win with it
taxi-web-card-aside = Push the card aside
taxi-web-card-show = Show the card
taxi-web-still-reads = Still reading: { $players }
taxi-web-go-on = Go on
taxi-web-keys = Keys: Space throws, K keeps, numbers hand on, P pays, S or G leaves, R gets the token back, Esc puts a card away

## The board

taxi-web-order = Who starts?
taxi-web-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
taxi-web-board = The town with its street, its stops and the cabs
taxi-web-die = The die shows { $die }
taxi-web-face-down = A Give or Take card, face down
taxi-web-token-hand = Token in hand
taxi-web-token-bank = Token at the bank
taxi-web-token-none = No token, no win
taxi-web-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

## Cards

taxi-web-card-asks = { $asker } asks { $player }
taxi-web-card-talks = { $player } talks about
taxi-web-card-for = For { $player }
taxi-web-answer = Your answer
taxi-web-answer-send = Answer
taxi-web-passes = { $player } passes.
taxi-web-answer-pass = Pass
taxi-web-right = Right! £{ $pounds }
taxi-web-wrong = Wrong
taxi-web-typed = { $player } said: { $typed }
taxi-web-accepted = It is { $answer }.
taxi-web-let-count = We let it count
taxi-web-let-not = No, it does not
taxi-web-meant = I meant that
taxi-web-not-meant = No, I was wrong
taxi-web-asker-decides = { $asker } may still let it count.
taxi-web-others-decide = The others may still let it count.
taxi-web-gain = { $player } gains £{ $pounds }
taxi-web-loss = { $player } pays £{ $pounds }
taxi-web-words = The words of the card
taxi-web-word-said = (said)
taxi-web-talk-how = { $words } words are hidden on the card. Each one you say earns £{ $pounds }.
taxi-web-talk-field = Type whatever comes to mind …
taxi-web-talk-done = Done
taxi-web-words-so-far = { $count } of { $words } words said so far
taxi-web-talk-start = Start the clock
taxi-web-who-talks = Whoever talks says so first; then the subject is shown.
taxi-web-who-waits = { $player }: who of you talks?
taxi-web-i-talk = I’ll talk
taxi-web-talk-waits = { $player } takes a deep breath. The clock starts with the first word.
taxi-web-talk-tick = Said words light up. Tap a word that you heard.
taxi-web-talk-count = { $words ->
    [0] None of the words
    [one] One word: £{ $pounds }
   *[other] { $words } words: £{ $pounds }
}
taxi-web-mic = Talk aloud
taxi-web-mic-what-for = The microphone is for these 30 seconds only: your browser turns what you say into text. Or just type.
taxi-web-mic-listens = Your browser is listening. You can type as well.
taxi-web-mic-refused = No microphone, then: please type.
taxi-web-mic-trouble = Your browser cannot listen just now: please type.
taxi-web-mic-none = Your browser cannot listen here: please type, or talk aloud and let the others tick.

## In words

taxi-web-text-now = Now
taxi-web-text-you = You are at the wheel.
taxi-web-text-happened = What happened
taxi-web-text-card = The card
taxi-web-text-choose = What do you do?
taxi-web-text-drivers = The drivers
taxi-web-text-box = , box { $box }
taxi-web-text-street = All boxes of the street
taxi-web-text-here = : { $players }
taxi-web-text-ladder = The diversion, from its top: { $numbers }

## Help for this moment

taxi-web-help-order = Everybody throws once. The highest starts; after that it goes clockwise.
taxi-web-help-throw = Throw, drive clockwise, and do what the stop says. A fare pays, and you throw again. The rank pays £10 every time you leave it behind.
taxi-web-help-choose = Nobody has seen the card. Whoever has it when it is turned over gains or pays: keep it, or hand it to somebody.
taxi-web-help-diversion = In the road works every box shows a number. You have two throws for it each turn; missed twice costs £4. The short cut at the top costs £20.
taxi-web-help-answer = Capitals, accents, 'the', number words and small slips do not matter. The asking driver can let a wrong answer count.
taxi-web-help-talk = Six words are hidden on the card. Talk for 30 seconds about the subject: each of the words earns £4, in any form.
taxi-web-help-token = A token at the bank costs £30 to get back, at any time. Only with your token in hand can you win; broke without it, you are out.

## Hints beside the things they are about, for whoever meets them for the first time

taxi-web-hint-throw = Throw the die here. Your cab drives on by itself.
taxi-web-hint-win = Everybody’s money and gold token. At the end of the shift the most money wins, but only with your token in hand.
taxi-web-hint-answer = Type whatever comes to mind: capitals and small slips do not matter, and a wrong answer costs nothing.
taxi-web-hint-last-rounds = { $rounds ->
    [one] This is the last round, and your token is at the bank. No token, no win: it costs £{ $pounds } to get back.
   *[other] { $rounds } rounds are left, and your token is at the bank. No token, no win: it costs £{ $pounds } to get back.
}
taxi-web-hint-token = Your token is at the bank, and without it you cannot win. For £{ $pounds } you get it back, as soon as you have more than that.

## The short rules

taxi-web-rules-aim = One town, one shift
taxi-web-rules-aim-text = Two to four cabs share one town for one shift. Everybody begins on the rank with £20 and a token. Throw, drive, answer the tourists, have an opinion on everything, and go home with the most money.
taxi-web-rules-turn = Your turn
taxi-web-rules-turn-text = Throw the die, drive clockwise, and do what the stop says.
taxi-web-rules-fare = Fare
taxi-web-rules-fare-text = You earn the amount and throw again, until you stop somewhere else.
taxi-web-rules-question = Tourist question
taxi-web-rules-question-text = The nearest driver to your right who is still in the game asks you. A right answer earns £2 or £4.
taxi-web-rules-give = Give or Take
taxi-web-rules-give-text = A card, face down. Keep it, or hand it to somebody: then it is turned over, and whoever has it gains or pays.
taxi-web-rules-sound = Sound Off
taxi-web-rules-sound-text = Talk about a subject for 30 seconds. Six words or phrases are hidden; each one earns £4 the first time you say it.
taxi-web-rules-refuel = Re-fuel
taxi-web-rules-refuel-text = Pay £6.
taxi-web-rules-diversion = Diversion
taxi-web-rules-diversion-text = Down to the first box of the road works. Pay £20 and go straight to the exit, or throw: a 1 takes you one box down, costs £6, and you throw again; any other number takes you that far. Next turn you have two throws for the number of your box. Missed twice: £4, and you stay. Hit: leave by Sound Off or by Give or Take.
taxi-web-rules-exit = Exit
taxi-web-rules-exit-text = Nothing happens here, and your turn is over.
taxi-web-rules-rank = Rank
taxi-web-rules-rank-text = £10 every time you leave it behind, except at the very first start.
taxi-web-rules-broke = Broke
taxi-web-rules-broke-text = If you must pay more than you have, or pay your last pound, the rest of your debt is forgiven, your token goes to the bank, and you get £20. You can have the token back for £30 at almost any time, if that leaves you £1. Broke without it, you are out.
taxi-web-rules-end = The end
taxi-web-rules-end-text = When the shift is over, everyone with £31 or more gets their token back for £30. Then the most money wins, but only with the token in hand. If nobody has one, nobody wins.
taxi-web-rules-screen = On a screen
taxi-web-rules-screen-text = Answers are typed. Small slips do not matter, and the asking driver can let a wrong answer count, never the other way round. In a talk, forms of a word count as the word: drive, drives, driving.
taxi-web-look-up = Look at the big screen
