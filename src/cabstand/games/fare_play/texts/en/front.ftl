# What the front page says of the game.

fare-play-name = Taxi, the game of fare play
fare-play-short-name = Fare Play
fare-play-about = Lay the streets yourself, from your start to your destination, before somebody sends a parade through them.
fare-play-credits = Taxi, the game of fare play, is by Mark Miller.

## Its characters: a name, one line about their manner, and what their face shows

fare-play-character-pip = Pip
fare-play-character-pip-line = Follows his nose: the next card that fits is good enough.
fare-play-character-pip-face = A brown puppy with floppy ears and its tongue out
fare-play-character-mimi = Mimi
fare-play-character-mimi-line = Decides in the twinkling of an eye, and seldom badly.
fare-play-character-mimi-face = A white hare with goggles on her forehead
fare-play-character-bruno = Bruno
fare-play-character-bruno-line = Loves road works, above all on your road.
fare-play-character-bruno-face = A striped badger in a yellow hard hat
fare-play-character-tilda = Tilda
fare-play-character-tilda-line = Plays thousands of games in her head before she lays a card.
fare-play-character-tilda-face = An owl with wide eyes and a little green hat

## Its options: what they are called, and what is said about them

fare-play-option-tournament = Tournament rules.
fare-play-option-tournament-why = No card may shut a road; One Ways, places and obstacles keep their distance for good.
fare-play-option-tournament-short = Tournament rules
fare-play-option-tournament-instead = Two players.
fare-play-option-tournament-instead-why = Tournament rules; places lie two intersections apart, no fare is stolen, and a declared way must stay clear for two turns.
fare-play-option-tournament-instead-short = Two-player rules
