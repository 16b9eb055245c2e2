# What the coach says beside its reasons

web-coach-close = Close the coach
web-coach-take = Choose this
web-coach-choice = Your choice:
web-coach-choice-best = Your choice, the best there is:
web-coach-choice-why = About your choice
web-coach-loss = gives away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points this turn
web-coach-launch = launch { $percent } %
web-coach-full = full taxi { $percent } %
web-coach-win = win { $percent } %
web-coach-means = What is given away counts this turn and the coins for later turns, in points. The other figures are what happens if you go on to play for points.
