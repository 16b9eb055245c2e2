## The arena: bots against each other

cli-arena = find out which bot is stronger, in all seats on the same dice
cli-arg-arena-bots = the bots that play: { $known }; a Python file with a bot; or program:COMMAND
cli-arg-arena-players = how many sit at a table (if not said, as many as bots are named)
cli-arg-arena-games = how many deals (if not said, { $usual }); each is played in all seat orders on the same dice
cli-arg-until-sure = stop as soon as it is clear whether the first bot is better or worse than the others
cli-arg-margin = by how many percentage points of wins a bot must be better for it to matter
cli-arg-arena-log = keep every result in this file, and go on where it ends
cli-arg-arena-cluster = let the workers of a Dask scheduler play
cli-arg-arena-check = check whether a program speaks the protocol of the arena
arena-need-game = Say which game and which bots: { COMMAND() } arena { $known }. Or go on with a log: { COMMAND() } arena --log FILE
arena-too-few = An arena for { $players } players needs at least as many bots, not { $bots }.
arena-margin = --margin must be above 0 and at most 100, not { $margin }
arena-no-log = { $path } is not the log of an arena.
arena-old-log = { $path } was made with other rules or by another version ({ $game }, rules { $rules }). Begin a new log.
arena-other-log = { $path } is the log of another arena: other bots, options, players or seed. Name another file, or go on with this one: { COMMAND() } arena --log { $path }
arena-log-file = Cannot use the log { $path }: { $why }.
arena-rating = Rating
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-deals = { $deals ->
        [one] { $deals } deal was
       *[other] { $deals } deals were
    } played in all seat orders on the same dice. A shared win is shared; an even share would be { NUMBER($even, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }. Intervals come from the spread between deals.
arena-fits = Ratings fit the results: chance alone strays this far in { $p } of cases. 400 points more mean ten to one in a game of two.
arena-fits-not = Ratings do not fit the results well (chance alone strays this far in { $p } of cases): trust the shares of wins rather than the ratings.
arena-explained = Which bot plays explains { $explained } of the variance of wins ({ $interval }); the rest is luck.
arena-answer-above = { $bot } is better: its share of wins is above an even one. Decided after { $deals } deals, with a margin of { $margin } points.
arena-answer-below = { $bot } is worse: its share of wins is below an even one. Decided after { $deals } deals, with a margin of { $margin } points.
arena-answer-near = { $bot } is neither better nor worse by { $margin } points. Decided after { $deals } deals.
arena-answer-open = Not decided after { $deals } deals, with a margin of { $margin } points. More games may tell.
arena-check-good = { $game }: good. { $moves } moves in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
arena-check-fault = { $game }: { $why }
arena-no-such-file = There is no bot file { $path }.
arena-bad-file = { $path } holds no bot called BOT ({ $why }).
arena-program-no-start = “{ $program }” cannot be started: { $why }.
arena-program-no-ready = “{ $program }” should say “ready”, but said “{ $said }”.
arena-program-no-play = “{ $program }” should say “play” and a move, but said “{ $said }”.
arena-program-bad-move = “{ $program }” played “{ $said }”, which is not legal in { $position }
arena-program-silent = “{ $program }” did not answer within { $seconds } seconds.
arena-program-gone = “{ $program }” ended while it was being asked.
arena-program-moody = “{ $program }” played two games differently that had the same seeds.
