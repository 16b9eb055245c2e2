# What the front page says of the game.

space-taxi-name = Space Taxi
space-taxi-about = Ten dice, one rocket. Fill it with aliens of a kind, fuel it exactly right, smuggle a few crystals on the side.
space-taxi-daily-about = Five turns of Space Taxi a day, with the same dice for everybody here.
space-taxi-credits = Space Taxi is by Christoph Behre (Piatnik).

## Its characters: a name, one line about their manner, and what their face shows

space-taxi-character-otto = Otto
space-taxi-character-otto-line = Buckles up, launches early and sleeps well.
space-taxi-character-otto-face = A green turtle in a round space helmet
space-taxi-character-kiki = Kiki
space-taxi-character-kiki-line = One more throw! She would rather crash than fly with an empty seat.
space-taxi-character-kiki-face = A pink bird with a wild orange crest and a die for an earring
space-taxi-character-juno = Juno
space-taxi-character-juno-line = Counts out what every throw is worth and takes the best of them.
space-taxi-character-juno-face = A square blue robot with an antenna and numbers on its forehead
space-taxi-character-zora = Zora
space-taxi-character-zora-line = Looks at the others before she throws: she plays to win, not to score.
space-taxi-character-zora-face = A purple octopus in a captain's cap with a star
