## The replay in the browser: what the check of the dice says

web-replay-dice-elsewhere = The commitment is right. The cards of this game are drawn again by ./cab verify, which knows its rules; this page does not.
