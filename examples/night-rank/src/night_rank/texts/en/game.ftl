night-rank-name = Night Rank
night-rank-about = Whistle for the best fares of the night before somebody else does.

night-rank-card-W = a whistle
night-rank-card-1 = a fare worth 1
night-rank-card-2 = a fare worth 2
night-rank-card-3 = a fare worth 3

## Why a move is refused

night-rank-over = The game is over.
night-rank-not-a-move = That is not a move in this game.
night-rank-no-such-seat = There is no such seat at this table.
night-rank-not-asked = It is not your turn.
night-rank-asked-for-other = That is not what you are asked for now.
night-rank-not-held = You do not hold that card.
night-rank-horn-used = You have honked already.
night-rank-cards-first = Wait until the cards are dealt.
night-rank-impossible-position = This position cannot occur in play: { $text }

## The story of a game

night-rank-story-deal = { $player } is dealt { $card }.
night-rank-story-deal-hidden = { $player } is dealt a card.
night-rank-story-drive = { $player } drives { $card }.
night-rank-story-pass = { $player } passes.
night-rank-story-whistle = { $player } whistles and takes the fare.
night-rank-story-honk = { $player } honks for a point.
night-rank-story-right = { $player } knows the way and keeps the fare.
night-rank-story-wrong = { $player } gets lost.
night-rank-story-win = { $player } wins.

## What is asked in the terminal

night-rank-ask-drive = { $player }, which card do you drive? Type W, 1, 2 or 3, or honk.
night-rank-ask-whistle = { $player }, do you whistle? Type whistle, pass or honk.
night-rank-help = Drive a card, or give up a whistle to take the fare that somebody else drives. Once in a game you may honk for a point.
