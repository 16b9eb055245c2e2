# The browser client: what every page and every table says.

## The rank

web-name = Cabstand
web-lead = { $games ->
    [3] Three taxi games
   *[other] { $games } taxi games
 } on one rank. Climb in.
web-your-name = Your name
web-default-name = Driver
web-player-number = Player { $number }
web-players = { $least } to { $most } players
web-minutes = { $from } to { $to } minutes
web-rules = Rules
web-rules-of = { $game }: the rules
web-rules-elsewhere = The rules of this game are not shown here: look for rules.md in the folder of the game.
web-play-now = Play now
web-with-friends = With friends
web-around = Around this screen
web-big = On the big screen
web-one-moment = One moment …
web-my-tables = Your tables
web-missing-game = { $game } (not installed here)
web-stage-lobby = waiting for players
web-stage-playing = going on
web-stage-my-turn = your turn
web-stage-over = over: watch it again
web-have-code = Somebody told you a code?
web-code-hint = Five letters. The host then lets you in.
web-knock = Knock
web-open-log = Open a saved game
web-licences = Licences
web-credits = { $games } This is an independent implementation: if you like a game, buy its box.
web-nothing-here = Nothing stops here
web-nothing-here-why = There is no such page. The cabs wait at the rank.
web-to-the-rank = To the rank

## The daily taxi

web-daily-name = Daily taxi
web-daily-about = A game of { $game } a day, with the same chance for everybody here.
web-daily-open = To today’s taxi
web-daily-not-played = You have not played today’s yet.
web-daily-under-way = You are under way.
web-daily-my-score = Your score today: { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Laying a table

web-friends-how = You get a link and a code to hand round. Whoever has one of them sits down with you.
web-friends-read = Your name for the others
web-friends-count = Friends who come
web-edition = Edition
web-edition-usual = The one that comes with the game
web-editions = Your own editions
web-edition-in = { $name } (in { $language })
web-edition-mixed = Several languages at your table? In { $name }, answers count in { $languages }.
web-edition-of-table = Edition: { $name }
web-answer-time = Time for an answer
web-answer-seconds = { $seconds ->
    [0] as long as it takes
   *[other] { $seconds } seconds
}
web-bots-count = Bots
web-opponents = Your opponents
web-opponents-how = Each as often as you like. The boxes beside a name say how strong they are.
web-against = Against { $names }
web-strength = strength { $strength } of { $most }
web-knows = Knows about { $knows } of 100 answers.
web-fewer-of = Fewer: { $player }
web-more-of = More: { $player }
web-count-of = How often { $player }
web-people-count = People at this screen
web-around-how = One screen, handed on from player to player.
web-fewer = Fewer
web-more = More
web-option-chosen = { $name }: { $value }
web-pace = Time for a turn
web-pace-none = as long as it takes
web-pace-live = 90 seconds
web-pace-slow = two days
web-allow-watching = Others with the link may watch
web-allow-chat = Players may write what they like to each other
web-allow-coach = Players may ask the coach during the game
web-coach-allowed = The coach may be asked at this table; everybody sees who does.
web-too-few = This game needs at least { $least } players: add bots.
web-lay-table = Lay a table for { $seats }
web-begin = Begin
web-big-how = A party: this screen shows the town and the story, everybody plays with a phone. Nobody signs up.
web-big-show = Show the code
web-big-phones = Take out your phones
web-big-open = Point the camera at the code, or open
web-big-code = and type
web-big-teams = More people than cabs? Come in all the same and choose whom you join: a team plays together, each with a phone.
web-big-start-how = Start here, or on the first phone.
web-big-late = Late, or lost your way?
web-phone-yours = You sit here
web-phone-team-name = Playing as a team? Give it a name
web-phone-first = Everybody here? You came first: start when you like.
web-phone-starts = You are in. The game is started on the big screen or on the first phone.
web-phone-choose = Every seat is taken. Whom do you join?
web-phone-other = Or play together with others
web-lobby-title = { $game }: who plays?
web-players-here = Players
web-seat-open = open seat
web-invite = Invite
web-link = Link for others
web-qr = The link as a code for cameras
web-copy = Copy
web-copied = Copied
web-copy-by-hand = This browser lets no page copy here. The link is selected: copy it with Ctrl-C or a long press.
web-copy-text-by-hand = This browser lets no page copy here. The text is selected: copy it with Ctrl-C or a long press.
web-only-here = This address works on this computer only. For others on your network, start the server with: { COMMAND() } serve --lan
web-say-code = Or say this code aloud:
web-knocks = { $player } knocks.
web-let-in = Let in
web-not-now = Not now
web-earlier = One place earlier
web-later = One place later
web-send-away = Send { $player } away
web-team = In this team
web-team-name = Name of the team
web-team-join = Sit down with { $player }
web-team-let-in = To { $player }
web-team-link = Share my seat: a team
web-team-link-how = Whoever opens this within 15 minutes plays on the same seat, with a device of their own:
web-put-out = Ask { $player } to go
web-seat-title = Seat { $seat }: { $player }
web-seat-arrange = Arrange seat { $seat }:
web-seat-add = Add a seat
web-seat-bot = Let a bot sit here
web-seat-free = Keep it free for a friend
web-seat-close = Take this seat away
web-fill-with-bots = { $free ->
    [one] Put a bot on the open seat
   *[other] Put bots on the { $free } open seats
 }
web-how-played = How we play
web-lobby-watch = Others with the link may watch.
web-terms = How we play
web-terms-change = Change
web-terms-keep = Keep it so
web-terms-changed = The host has changed how we play.
web-technical = Technical facts
web-lobby-leave = Leave
web-lobby-leave-heir = The next player at the table becomes the host.
web-lobby-leave-last = You are the only player here: the table will be cleared away.
web-lobby-watching = You are watching: you have no seat at this table.
web-my-cab = My cab
web-sent-away-title = You are not at this table any more
web-sent-away = The host has freed your seat.
web-not-let-in = The host has not let you in this time.
web-start = Start the game
web-waiting-for = { $free ->
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
web-host-starts = You are in. The host starts the game.
web-wait-for-nod = You have knocked. Wait for the host to let you in.
web-commitment = What the dice are sealed with:
web-arrive-join = You are invited
web-arrive-device = Play on with this device
web-arrive-seat = Your seat is kept
web-arrive-team = There is room for you in this cab
web-come-in = Come in
web-code-letters = The five letters
web-invited-by = { $host } invites you to { $game }
web-invited-party = You are invited to a party of { $game }
web-invited-watch = Watch
web-invited-watch-why = There is no seat left: you can watch.
web-invited-nod = The host then lets you in.
web-invited-begun = The game has begun, and nobody can watch at this table. Ask the host for the next one.
web-invited-over = This game is over. Ask the host for the next one.
web-invited-full = Every seat is taken. The host can add one: then open the link again.
web-link-dead = This link leads nowhere
web-link-dead-why = It may have expired, or the table is gone. Ask whoever sent it for a new one.
web-code-unknown = No table has this code. Is every letter right? Codes stop working once the game begins.
web-looks = Choose a face and a cab
web-looks-done = Done
web-looks-face = Face
web-looks-face-cap = with a cap
web-looks-face-scarf = with a scarf
web-looks-face-glasses = with glasses
web-looks-face-beard = with a beard
web-looks-face-bun = with a bun
web-looks-face-headphones = with headphones
web-looks-paint = Colour of the cab
web-looks-paint-black = black
web-looks-paint-red = red
web-looks-paint-green = green
web-looks-paint-yellow = yellow
web-looks-paint-blue = blue
web-looks-paint-plum = plum
web-looks-roof = Roof
web-looks-roof-sign = sign
web-looks-roof-dome = dome
web-looks-roof-rack = luggage rack
web-looks-roof-crown = crown
web-link-broken = This link is not whole
web-link-broken-why = The part behind the # is missing. Ask for the link again, or for the code.

## At a table

web-you = you
web-story-you = (you)
web-watching-full = You are watching: every seat was taken.
web-watching-begun = You are watching: the game had begun when you came.
web-standing = so far:
web-is-bot = a bot
web-bot-stands-in = a bot plays in the meantime
web-bot-plain = Bot { $seat }
web-bot-called = Bot “{ $bot }”
web-away = away
web-team-away = away: { $people }
web-awaited = { $player } is away. The host may give this seat to somebody else in
web-awaited-enough = { $player } is away. The host may give this seat to somebody else now.
web-give-seat = Get a link for this seat
web-await-sure = Start the clock
web-await = Give away { $player }’s seat
web-await-why = First everybody sees a clock count down: two minutes, or the length of a turn where turns are slow. If { $player } comes back in time, nothing happens.
web-seat-given-away = Your seat was given to { $player } while you were away.
web-seat-gone = Your seat is taken
web-let-bot-play = Let a bot play
web-take-back-seat = Take my seat back
web-sending = sending …
web-clock = Time left
web-clock-days = { $days } days
web-clock-hours = { $hours } hours
web-undo = Take back
web-help = Help
web-keys = Keys: U takes back, C coach, M sound on or off, T board or text, ? help.
web-table-menu = This table
web-story = Story
web-story-earlier = What happened before
web-coach = Coach
web-coach-asked = coached
web-coach-moment = What does the coach say here?
web-chat = Say something
web-chat-unseen = Say something: { $count ->
    [one] one new message
   *[other] { $count } new messages
 }
web-chat-mute = Mute { $player }
web-chat-hear = Hear { $player } again
web-reactions = Reactions
web-phrases = Phrases
web-say-something = Your words
web-say = Say
web-reconnecting = The line is cut. Dialling again … nothing is lost.
web-paused = The table is paused.
web-pause = Pause
web-resume = Go on
web-give-up = End the game early
web-give-up-alone = The game is over at once and cannot be taken up again.
web-give-up-others = The others are asked whether they agree. If they do, the game is over for good.
web-give-up-sure = End it here
web-give-up-asked = { $player } would like to end the game here.
web-give-up-agree = Agree
web-play-on = Play on
web-given-up = Ended early, by consent
web-leave = Leave the table
web-leave-why = A bot takes your seat for good, and the others play on.
web-team-by = ({ $player })
web-leave-team-why = The rest of your team plays on.
web-leave-sure = Leave
web-clear-table = Clear the table away, with its story
web-clear-for-me = Take this game off my list; the others keep it
web-second-device = Play on with another device
web-works-once = This link works once, within 15 minutes:
web-show-board = Show the board
web-title-your-turn = ● Your turn: { $title }
web-you-win = You win!
web-wins = { $count ->
    [0] The end
    [one] { $players } wins!
   *[other] { $players } win together!
}
web-rematch = Another game
web-review = Review
web-next-table = To the next game
web-replay-this = Watch again
web-hand-over = Hand the screen to { $player }
web-hand-over-why = Everybody else looks away.
web-hand-over-ready = I am { $player }
web-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
web-anyone-why = Whoever reacts takes the screen; everybody else looks away.
web-anyone-reacts = { $player } reacts
web-anyone-nobody = Nobody
web-hint-got-it = Got it
web-hint-no-more = No more hints
web-stronger-won = Well driven! Ready for somebody stronger?
web-stronger-lost = Good shift! Somebody a little stronger next time?
web-stronger-play = Play against { $names }

## What a person likes

web-settings = Settings
web-settings-silent = Settings (the sound is off)
web-close = Close
web-language = Language
web-language-partly = board only
web-language-partly-why = Only a part of a game is translated into this language; everything else is in English.
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-none = none
web-motion-quick = quick
web-motion-calm = calm
web-bot-pace = Bots play
web-bot-pace-instant = at once
web-bot-pace-quick = briskly
web-bot-pace-calm = at ease
web-bot-pace-why = From the next table that you lay.
web-sound = Sound
web-volume = Volume
web-text-view = Text view
web-text-view-why = Made for screen readers and keyboards: the whole game in words.

## What is not possible

web-offline = The radio is silent
web-offline-why = Nobody answers, so no cab can be called. Rules and games that you have already looked at in this browser are still there. As soon as the server answers again, this page goes on by itself.
web-unreachable = The server does not answer. Is it still running?
web-server-gone = Nobody answers
web-try-again = Try again
web-no-table = No such table
web-table-gone = Everybody has left this table.
web-no-cookies-title = This browser keeps no cookies
web-no-cookies = Cabstand knows you by one cookie and nothing else. Please allow cookies for this address and try again.
