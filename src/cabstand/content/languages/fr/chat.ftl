## Des phrases que l’on se dit à table : chacun les lit dans sa langue

chat-hello = Salut !
chat-good-luck = Bonne chance !
chat-your-turn = C’est à toi.
chat-one-moment = Un instant, s’il te plaît.
chat-back-in-five = Je reviens dans cinq minutes.
chat-here-again = Me revoilà.
chat-well-played = Bien joué !
chat-that-was-close = C’était juste !
chat-what-luck = Quelle chance !
chat-oops = Oups !
chat-sorry = Pardon !
chat-thank-you = Merci !
chat-another-game = On rejoue ?
chat-goodbye = À bientôt !

## Les réactions : dessinées, et lues comme un mot

chat-react-horn = Pouêt !
chat-react-clap = Bravo !
chat-react-laugh = Ha ha !
chat-react-gasp = Waouh !
chat-react-groan = Oh non !
chat-react-heart = C’est chou !
