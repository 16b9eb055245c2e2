# The characters: bots with a name, one line about their manner, and what their face shows.

## Space Taxi

character-otto = Otto
character-otto-line = Buckles up, launches early and sleeps well.
character-otto-face = A green turtle in a round space helmet
character-kiki = Kiki
character-kiki-line = One more throw! She would rather crash than fly with an empty seat.
character-kiki-face = A pink bird with a wild orange crest and a die for an earring
character-juno = Juno
character-juno-line = Counts out what every throw is worth and takes the best of them.
character-juno-face = A square blue robot with an antenna and numbers on its forehead
character-zora = Zora
character-zora-line = Looks at the others before she throws: she plays to win, not to score.
character-zora-face = A purple octopus in a captain's cap with a star

## TAXI!

character-sid = Sid
character-sid-line = New on the rank: decides on a whim and hopes for easy questions.
character-sid-face = A young man with big ears and a flat cap
character-rosie = Rosie
character-rosie-line = Keeps every card and never pays what a lucky throw might save.
character-rosie-face = A woman with red curls, hoop earrings and a wide smile
character-winston = Winston
character-winston-line = Keeps a cushion in the till and takes no risk he need not take.
character-winston-face = A gentleman with a bowler hat, a monocle and a moustache
character-pearl = Pearl
character-pearl-line = Forty years at the wheel: knows nearly every answer and what each choice is worth.
character-pearl-face = A grey-haired lady with a bun and large round glasses

## Fare Play

character-pip = Pip
character-pip-line = Follows his nose: the next card that fits is good enough.
character-pip-face = A brown puppy with floppy ears and its tongue out
character-mimi = Mimi
character-mimi-line = Decides in the twinkling of an eye, and seldom badly.
character-mimi-face = A white hare with goggles on her forehead
character-bruno = Bruno
character-bruno-line = Loves road works, above all on your road.
character-bruno-face = A striped badger in a yellow hard hat
character-tilda = Tilda
character-tilda-line = Plays thousands of games in her head before she lays a card.
character-tilda-face = An owl with wide eyes and a little green hat
