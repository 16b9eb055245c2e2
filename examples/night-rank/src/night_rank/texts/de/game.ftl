night-rank-name = Nachtstand
night-rank-about = Pfeif dir die besten Fahrten der Nacht heran, bevor es jemand anders tut.

night-rank-card-W = einen Pfiff
night-rank-card-1 = eine Fahrt für 1
night-rank-card-2 = eine Fahrt für 2
night-rank-card-3 = eine Fahrt für 3

## Why a move is refused

night-rank-over = Das Spiel ist zu Ende.
night-rank-not-a-move = Das ist in diesem Spiel kein Zug.
night-rank-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
night-rank-not-asked = Du bist nicht am Zug.
night-rank-asked-for-other = Danach wirst du gerade nicht gefragt.
night-rank-not-held = Diese Karte hast du nicht.
night-rank-horn-used = Du hast schon gehupt.
night-rank-cards-first = Warte, bis die Karten ausgeteilt sind.
night-rank-impossible-position = Diese Stellung kann im Spiel nicht vorkommen: { $text }

## The story of a game

night-rank-story-deal = { $player } bekommt { $card }.
night-rank-story-deal-hidden = { $player } bekommt eine Karte.
night-rank-story-drive = { $player } fährt { $card }.
night-rank-story-pass = { $player } passt.
night-rank-story-whistle = { $player } pfeift und bekommt die Fahrt.
night-rank-story-honk = { $player } hupt für einen Punkt.
night-rank-story-right = { $player } kennt den Weg und behält die Fahrt.
night-rank-story-wrong = { $player } verfährt sich.
night-rank-story-win = { $player } gewinnt.

## What is asked in the terminal

night-rank-ask-drive = { $player }, welche Karte fährst du? Tippe W, 1, 2 oder 3 oder honk.
night-rank-ask-whistle = { $player }, pfeifst du? Tippe whistle, pass oder honk.
night-rank-help = Fahr eine Karte, oder gib eine Pfeife her, um die Fuhre zu nehmen, die jemand anders fährt. Einmal im Spiel darfst du für einen Punkt hupen.
