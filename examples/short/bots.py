"""Two bots of TAXI! against each other: how often does the first win?"""

from cabstand.lab.simulate import Job, play

tally = play(Job("taxi", ("simple", "random"), seed=7, first=0, count=20))
share = tally.win_interval(0)
print(f"simple has won {tally.wins[0]} of {tally.games} games against random")
print(f"so its share of wins lies between {share.low:.0%} and {share.high:.0%}, 19 times in 20")
