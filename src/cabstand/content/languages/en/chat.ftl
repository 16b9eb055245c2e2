## Phrases that people at a table can say to each other: everybody reads them in their own language

chat-hello = Hello!
chat-good-luck = Good luck!
chat-your-turn = It is your turn.
chat-one-moment = One moment, please.
chat-back-in-five = Back in five minutes.
chat-here-again = I am back.
chat-well-played = Well played!
chat-that-was-close = That was close!
chat-what-luck = What luck!
chat-oops = Oops!
chat-sorry = Sorry!
chat-thank-you = Thank you!
chat-another-game = Another game?
chat-goodbye = Goodbye!

## Reactions: drawn, and read out as a word

chat-react-horn = Honk!
chat-react-clap = Bravo!
chat-react-laugh = Ha ha!
chat-react-gasp = Wow!
chat-react-groan = Oh no!
chat-react-heart = Lovely!
