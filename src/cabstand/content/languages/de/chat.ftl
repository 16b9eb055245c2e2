## Sätze, die man einander am Tisch sagen kann: Alle lesen sie in ihrer eigenen Sprache

chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-your-turn = Du bist dran.
chat-one-moment = Einen Moment, bitte.
chat-back-in-five = In fünf Minuten zurück.
chat-here-again = Da bin ich wieder.
chat-well-played = Gut gespielt!
chat-that-was-close = Das war knapp!
chat-what-luck = So ein Glück!
chat-oops = Hoppla!
chat-sorry = Tut mir leid!
chat-thank-you = Danke!
chat-another-game = Noch ein Spiel?
chat-goodbye = Tschüss!

## Reaktionen: gezeichnet, und vorgelesen als ein Wort

chat-react-horn = Tuuut!
chat-react-clap = Bravo!
chat-react-laugh = Haha!
chat-react-gasp = Wow!
chat-react-groan = Oh nein!
chat-react-heart = Wie schön!
