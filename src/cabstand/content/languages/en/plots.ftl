## Pictures of numbers

plot-file = Cannot write { $path }: { $why }.
plot-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
plot-simulation = { $games } games, seed { $seed }; scores from the first { $scored }, lengths and leads from the first { $sample }. Whiskers: 95% intervals. Dashed: an even share.
plot-arena = { $deals } deals, { $games } games, seed { $seed }. Whiskers: 95% intervals. Dashed: what would be even.
plot-solved = Worked out exactly, with perfect play
plot-wins = Wins by seat
plot-wins-of-bots = Wins by bot
plot-fair-wins = Wins by bot, without luck
plot-ratings = Ratings (400 points more: ten to one)
plot-scores = Scores
plot-score = score at the end{ $width ->
    [1] {""}
   *[other] , in steps of { $width }
}
plot-lengths = Length of games
plot-decisions = decisions in a game
plot-leads = How safe is a lead?
plot-stage = how much of the game is over, in percent
plot-leader-wins = the leader wins
plot-share-of-games = share of games
plot-share-of-wins = share of wins
plot-values = What it is worth
plot-value = value
