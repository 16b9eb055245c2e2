# Editions of TAXI! of one's own: written in the page or sent as files.

taxi-pack-lead = Your own questions for TAXI!: write them here or send the files of a pack. They are kept on this server, for your tables alone.
taxi-pack-none = You have no edition of your own yet.
taxi-pack-write = Write an edition
taxi-pack-go-on = Go on writing “{ $name }”
taxi-pack-send = Send files
taxi-pack-send-how = The four files of a pack, pack.toml, questions.csv, give_or_take.csv and sound_off.csv, or a ZIP file with them. They can be dropped here too.
taxi-pack-counts = { $questions } question cards, { $gifts } Give or Take cards, { $talks } Sound Off cards
taxi-pack-change = Change
taxi-pack-download = Download
taxi-pack-delete = Delete
taxi-pack-delete-sure = Delete “{ $name }”?
taxi-pack-delete-why = Its questions are gone for good. Tables that are played with it keep them to their end.
taxi-pack-removed = “{ $name }” is deleted.
taxi-pack-kept = Nothing is wrong: “{ $name }” is kept. It can be chosen for every table of TAXI! that you lay.
taxi-pack-about = The edition
taxi-pack-questions = Questions
taxi-pack-questions-how = Two rows a card: first the question for £2, then the one for £4. Several accepted answers are separated by |. Rows can be pasted out of a spreadsheet.
taxi-pack-gifts = Give or Take
taxi-pack-gifts-how = What happens, and what the driver gains by it; an amount below 0 is paid.
taxi-pack-talks = Sound Off
taxi-pack-talks-how = A subject, and six words that somebody who talks about it might say.
taxi-pack-row = Card { $card }
taxi-pack-line = Line { $line }:
taxi-pack-remove = Remove this row: { $row }
taxi-pack-add-card = Add a card
taxi-pack-number = Number the cards anew
taxi-pack-show-all = Show all { $rows } rows
taxi-pack-too-much = one too many
taxi-pack-check-and-keep = Check and keep
taxi-pack-back = Back
taxi-pack-faults = { $faults ->
    [one] One fault is still there; it stands beside its row.
   *[other] { $faults } faults are still there; each stands beside its row.
}

## What stands in a row

taxi-pack-name = name
taxi-pack-city = city
taxi-pack-language = language
taxi-pack-licence = licence
taxi-pack-authors = authors
taxi-pack-card = card
taxi-pack-value = value
taxi-pack-topic = topic
taxi-pack-question = question
taxi-pack-answer = answer
taxi-pack-answers = answers
taxi-pack-background = background
taxi-pack-amount = amount
taxi-pack-text = text
taxi-pack-subject = subject
taxi-pack-word = word { $number }
taxi-pack-a-word = word

## In the terminal

taxi-pack-sound = { $name }: { $questions } question cards, { $gifts } Give or Take cards, { $talks } Sound Off cards. Nothing is wrong. SHA-256 { $sha }
