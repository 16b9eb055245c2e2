# The daily taxi in the browser.

web-daily-first-counts = Your first attempt counts: leave whenever you like and go on later, but there is no beginning again. After it you may practise with the same dice.
web-daily-play = Play today’s taxi
web-daily-go-on = Go on
web-daily-practise = Play these dice again, as practice
web-daily-practice-on = Go on practising
web-daily-next = The next taxi leaves on { $time }.
web-daily-next-in = The next taxi leaves in
web-daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
web-daily-unfinished = You have not finished this one. It does not count any more once the secret of the day is shown.
web-daily-missed = You did not play on this day.
web-daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-end = Your daily taxi: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-end-practice = Practice: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-daily-too-late = Finished too late to count: the secret of the day was known by then.
web-daily-practised = Best in practice: { $score } ({ $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
})

## How it compares

web-daily-compared = Your turns beside perfect play
web-daily-who = Who
web-daily-turn = Turn { $turn }
web-daily-total = Total
web-daily-you = You
web-daily-perfect = Perfect play
web-daily-best = Best possible
web-daily-working = Perfect play is being worked out …
web-daily-perfect-why = Perfect play knows the odds, but not the dice; on an average day it makes { $average } points.
web-daily-best-why = The best possible is what somebody could have reached who knew every die beforehand.

## Telling others

web-daily-tell = Tell the others
web-daily-share-by = Share …
web-daily-share = Cabstand daily taxi { $day }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} { $marks }
web-daily-share-perfect = Cabstand daily taxi { $day }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} { $marks }, perfect play { $perfect }
web-daily-board = The board of the day
web-daily-friends = People you have played with
web-daily-everybody = Everybody
web-daily-arrived = { $players ->
    [one] One player has arrived; names are told to players of this server.
   *[other] { $players } players have arrived; names are told to players of this server.
}
web-daily-nobody = Nobody has arrived yet.
web-daily-list-me = My name and score stand here for others
web-daily-secret = The secret of the day:
web-daily-secret-later = The secret of the dice is shown on { $time }: then every throw can be checked.
web-daily-secret-shown = The secret of the dice is shown: in the replay every throw can be checked.
web-daily-day-before = The day before
web-daily-today = Today

## The film of an earlier day

web-daily-film = The best line of perfect play
web-daily-film-why = On { $day } perfect play did not know the dice either. See the best turn that it made of them.
web-daily-film-show = Show the film
web-daily-film-turn = This turn of { $day } brought { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
web-daily-film-name = Perfect play
