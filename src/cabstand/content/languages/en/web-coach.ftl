# What the coach says beside its reasons

web-coach-close = Close the coach
web-coach-take = Choose this
web-coach-choice = Your choice:
web-coach-choice-best = Your choice, the best there is:
web-coach-choice-why = About your choice
web-coach-nobody-asked = Nobody is asked for anything at this moment.
web-coach-nothing = Nothing is to be weighed up here.
web-coach-made = Played here:
web-coach-made-best = Played here, the best there is:
web-coach-made-why = About what was played
web-coach-forced = Nothing else can be done here.
web-coach-more = More plays and reasons
web-coach-best-why = More about the best play
web-coach-others = Other plays
web-coach-winner = Wins most often
web-coach-review = How it was played
web-coach-review-ask = Go through the game with the coach
web-coach-review-seat = Player
web-coach-review-turns = Round by round
web-coach-review-go = Go to this moment
web-coach-review-show = Show it on the board
web-coach-review-shown = The better play is shown on the board.
