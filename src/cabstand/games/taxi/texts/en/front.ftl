# What the front page says of the game.

taxi-name = TAXI!
taxi-about = Roll, drive, answer, talk. Black cab, red cab: whoever knows the town earns the fares.
taxi-credits = TAXI! is by Taxi Game Limited.
taxi-web-edition-usual = London in Britain, World elsewhere (in English)
taxi-web-editions = Your own questions

## Its characters: a name, one line about their manner, and what their face shows

taxi-character-sid = Sid
taxi-character-sid-line = New on the rank: decides on a whim and hopes for easy questions.
taxi-character-sid-face = A young man with big ears and a flat cap
taxi-character-rosie = Rosie
taxi-character-rosie-line = Keeps every card and never pays what a lucky throw might save.
taxi-character-rosie-face = A woman with red curls, hoop earrings and a wide smile
taxi-character-winston = Winston
taxi-character-winston-line = Keeps a cushion in the till and takes no risk he need not take.
taxi-character-winston-face = A gentleman with a bowler hat, a monocle and a moustache
taxi-character-pearl = Pearl
taxi-character-pearl-line = Forty years at the wheel: knows nearly every answer and what each choice is worth.
taxi-character-pearl-face = A grey-haired lady with a bun and large round glasses

## Its options: what they are called, and what is said about them

taxi-option-rounds = How long is the shift?
taxi-option-rounds-value = { $value } rounds
