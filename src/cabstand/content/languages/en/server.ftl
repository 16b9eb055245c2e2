## Why a table or the server says no

table-host-only = Only the host can do that.
table-not-in-the-lobby = The game has begun: that is for before the start.
table-not-playing = No game is being played at this table.
table-not-over = The game is not over yet.
table-full = Every seat is taken.
table-name-taken = “{ $name }” would be mixed up with “{ $taken }”, who is already at this table. Please choose another name, such as “{ $name } 2”.
table-nobody-waits = Nobody waits as number { $number }.
table-bad-order = Name every seat from 1 to { $seats } once.
table-seats-open = { $free ->
    [one] One seat is still open: wait for somebody, or give it to a bot.
   *[other] { $free } seats are still open: wait for somebody, or give them to bots.
}
table-guests-wait = { $guests ->
    [one] Somebody waits at the door: let them in or send them away first.
   *[other] { $guests } people wait at the door: let them in or send them away first.
}
server-invited = You are invited to Cabstand
server-invited-to = You are invited to a game of { $game }
server-invited-why = Taxi games on one rank, in your browser. Nobody has to sign up.
table-seat-not-free = Somebody sits on seat { $seat }, or there is no such seat.
table-no-team-there = Nobody sits on seat { $seat } whom you could join.
table-team-full = This team is full: { $most } people are the most that fit into one cab.
table-knows-another = You have already had seat { $seat } in this game, so you cannot take another one.
table-team-invites = Only the people on seat { $seat } can invite somebody to it.
table-team-by-link = In this game every team has secrets. Ask the team for its link.
table-team-knows-more = This team can see something secret right now. Wait until that is over, or ask the team for its link.
table-no-such-mate = On seat { $seat } there is nobody like that.
table-mate-was-first = { $person } was faster: the first of a team counts.
table-nothing-asked = You are not asked for that now.
table-no-such-word = This card has only { $most } words.
table-paused = The table is paused.
table-endless = Nothing would end this game: choose how many rounds it lasts.
table-no-referee = { $game } waits for a referee and brings none, so it cannot be played on a server. It can be played in the terminal: { COMMAND() } play
table-only-play-on = There have been { $most } pauses, moves taken back and changes of seats in this game: from now on you can only play it to its end, or give it up.
table-nothing-proposed = Nobody has proposed to give the game up.
table-chat-for-players = Only who plays or waits here can say something.
table-chat-phrases-only = At this table only the ready-made phrases can be said: the host has not allowed more.
table-chat-one-thing = Say one thing: a phrase, or a text of up to { $most } characters.
server-no-such-table = There is no such table here. Ask for the link again.
server-not-your-seat = Seat { $seat } is not yours.
server-they-are-here = The people on seat { $seat } are here, or it is a bot’s.
server-still-awaited = { $seconds ->
    [one] { $name } still has a second to come back. Until then the seat cannot be given away.
   *[other] { $name } still has { $seconds } seconds to come back. Until then the seat cannot be given away.
}
server-seat-given-away = Your seat was given to { $name } while you were away.
server-moved-on = The table has moved on: it is at line { $seq } now.
server-table-frozen = Something broke at this table. Nothing is lost: its lines are safe. Please tell the people who run this server.
server-game-missing = This table is played with “{ $game }”, rules { $rules }, which this server does not have or cannot load. Nothing is lost: once the game is here, the table opens again.
server-bad-name = A name must have 1 to { $most } letters, at least one of them visible, must be more than a dash, and must not begin with the word “bot” or anything that looks like it.
server-who-are-you = Say your name first.
server-link-used = This link has been used or is too old. Ask for a new one.
server-too-many = Too much at once: try again in { $seconds } s.
server-many-tables = Too many new tables have been laid from your internet address: wait { $seconds } s, or go on playing at one of the others.
server-many-players = Too many new players have come from your internet address: wait { $seconds } s and try again.
server-many-editions = Too many editions have been sent from your internet address: wait { $seconds } s and send this one again.
server-many-bytes = Too many question packs have been kept from your internet address today: wait { $seconds } s and send this one again.
server-many-connections = Your internet address has too many connections to this server: close other windows and programs that use it, then try again.
server-full = This server has no room for another visitor: try again in a minute.
server-much-at-once = Too much is being sent to this server at once: wait a minute, then send this again.
server-too-slow = Your request came too slowly and was cut off: try again on a better connection.
server-wrong-codes = Too many wrong codes have come from your internet address: wait { $seconds } s, or ask the host for the link.
server-wrong-codes-of-all = Too many wrong codes have been tried on this server: wait { $seconds } s, or ask the host for the link.
server-streams-of-seat = You have this seat open in { $most } windows, which is the limit: close one of them, and this one will carry on by itself.
server-streams-of-player = You are following { $most } tables and seats at once, which is the limit: close one of them, and this one will carry on by itself.
server-streams-of-address = { $most } screens at your internet address are following tables here, which is the limit: close one of them, and this one will carry on by itself.
server-wrong-host = This server does not go by the name “{ $host }”. Use the address that it showed when it started, or start it with --public-url and the address that people use.
server-foreign-origin = Only this server’s own page can do that. Open the game at its own address.
server-queue-full = Your internet address already has { $waiting } requests waiting here. Wait for an answer, then ask again.
server-no-such-edition = There is no such edition on your shelf.
server-no-editions = { $name } is not played with editions.
server-too-many-editions = There is room for { $most } editions of your own: delete one first.
server-edition-too-large = Together the files are larger than { $most } MB.
server-pack-too-heavy = Checking this pack took too much time or memory. Shorten its texts, or split it into two packs.
server-pack-missing = The questions of this table are missing. Nothing is lost: its lines are safe. Please tell the people who run this server.
server-bad-request = That request makes no sense here: { $detail }
server-our-mistake = That is a mistake of ours. Nothing was changed.
server-name-deleted = Your name was deleted, so you can no longer follow this table. You can start again at the rank.
server-store-broken = The server cannot write at the moment: nothing was changed. Try again, or tell the people who run it.

## Running a server

server-page-not-built = The page has not been built here yet. Start the server with { COMMAND() } serve, which builds it; programs can play already (docs/api.md).

cli-serve = let friends play in the browser, by a link
cli-arg-port = where to listen (8000)
cli-arg-lan = be open to the local network, and show a QR code of the address
cli-arg-no-browser = open no browser window
cli-arg-data = the folder for everything that is kept
cli-arg-store = a PostgreSQL database instead of a file: postgresql://user@host/name
cli-arg-cluster = let bots think on the workers of a Dask scheduler: tcp://host:8786
cli-arg-public-url = the address by which people reach this server through a proxy
cli-arg-proxy = the address or network of a proxy that is trusted to say where people come from; may be given several times
cli-arg-expire-codes = forget the spoken code of a table where nobody has been for this many hours (24; 0: never)
cli-arg-expire-lobbies = delete tables that never began and where nobody has been for this many days (7; 0: never)
cli-arg-expire-players = forget players who have not been here for this many days and have no table, pack or finished game (60; 0: never)
cli-arg-tls = certificate and key, to serve https

cli-backup = copy everything that the server keeps into one file, while people play
cli-restore = take a backup into an empty data folder or database
cli-arg-backup = the file of the backup
backup-made = { $games ->
    [one] One game was copied to { $file } and replayed from the copy.
   *[other] { $games } games were copied to { $file } and replayed from the copy.
}
backup-restored = { $games ->
    [one] One game of { $file } is back, and was replayed.
   *[other] { $games } games of { $file } are back, and were replayed.
}
backup-does-not-replay = A game cannot be replayed: line { $line } is “{ $text }”. Keep the file and tell us.
serve-ready = Cabstand is open at { $url }
serve-stop = Ctrl-C closes it; nothing is lost.
serve-lan = On this network: { $url }
serve-closed = Closed. Every move is kept in { $data }
serve-cluster-away = No Dask scheduler answers at { $address }: { $why }
serve-broken = The games cannot be opened: { $why }
serve-port-taken = Port { $port } is taken: another server runs there. Try --port { $other }
serve-bad-proxy = --proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8: { $why }

## The daily taxi

daily-no-day = “{ $day }” is no day: it is written like 2026-11-15.
daily-alone = The daily taxi is played by one player alone, from the first throw to the last.
daily-nobody-played = Nobody has played the daily taxi of { $day } here.
daily-not-played = This day you have not played to the end.
daily-no-film = The best turn of { $day } cannot be shown: its secret is not known yet, or nobody has played.
daily-none = No game on this server has a daily taxi.
daily-no-game = { $game } has no daily taxi here.
