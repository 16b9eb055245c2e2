# A game that brings no screen of its own, in the terminal and in the browser.

plain-yes = yes
plain-no = no
plain-turn = It is { $player }’s turn.
plain-chance = Chance decides.
plain-referee = The referee decides.
plain-over = The game is over. { $winners ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}
plain-player = Player
plain-score = Score
plain-ask = { $player }, what do you do?
plain-ask-referee = What does the referee say?
plain-how = Type a number or a move.
plain-how-typed = Type a move.
plain-page = These are { $first } to { $last } of { $of }; more shows the next.
plain-which = { $count } moves begin like that: which one?

# what can be typed: words with commas between them, the one that is shown first
plain-word-more = more, m

# in the browser
plain-facts = The table
plain-moves = What you can do
plain-asked = It is your turn: choose a move.
plain-asked-answer = You are asked: give an answer.
plain-type = { $count } moves are possible. Type the beginning of one.
plain-play = Play
plain-more-moves = { $count ->
    [one] and one more
   *[other] and { $count } more
}
plain-card = { $player } is asked
plain-card-said = “{ $said }”
plain-card-answer = The answer: { $answer }
plain-answer = Your answer
plain-say = Answer
plain-count = Let it count
plain-count-not = It does not count
plain-help = Press one of the moves to make it. Where there are too many, type the beginning of the one you want.
