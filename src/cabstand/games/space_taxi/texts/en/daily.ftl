# The daily taxi: what is played, and how a turn ended.

space-taxi-daily-how = No score is struck out, and coins go with you from turn to turn.
space-taxi-daily-failed = failed launch
space-taxi-daily-launched = launched
space-taxi-daily-full = launched with a full taxi
