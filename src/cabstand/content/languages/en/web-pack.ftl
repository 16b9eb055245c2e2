# Editions of TAXI! of one's own: written in the page or sent as files.

web-pack-lead = Your own questions for TAXI!: write them here or send the files of a pack. They are kept on this server, for your tables alone.
web-pack-none = You have no edition of your own yet.
web-pack-write = Write an edition
web-pack-go-on = Go on writing “{ $name }”
web-pack-send = Send files
web-pack-send-how = The four files of a pack, pack.toml, questions.csv, give_or_take.csv and sound_off.csv, or a ZIP file with them. They can be dropped here too.
web-pack-counts = { $questions } question cards, { $gifts } Give or Take cards, { $talks } Sound Off cards
web-pack-change = Change
web-pack-download = Download
web-pack-delete = Delete
web-pack-delete-sure = Delete “{ $name }”?
web-pack-delete-why = Its questions are gone for good. Tables that are played with it keep them to their end.
web-pack-removed = “{ $name }” is deleted.
web-pack-kept = Nothing is wrong: “{ $name }” is kept. It can be chosen for every table of TAXI! that you lay.
web-pack-about = The edition
web-pack-questions = Questions
web-pack-questions-how = Two rows a card: first the question for £2, then the one for £4. Several accepted answers are separated by |. Rows can be pasted out of a spreadsheet.
web-pack-gifts = Give or Take
web-pack-gifts-how = What happens, and what the driver gains by it; an amount below 0 is paid.
web-pack-talks = Sound Off
web-pack-talks-how = A subject, and six words that somebody who talks about it might say.
web-pack-row = Card { $card }
web-pack-line = Line { $line }:
web-pack-remove = Remove this row: { $row }
web-pack-add-card = Add a card
web-pack-number = Number the cards anew
web-pack-show-all = Show all { $rows } rows
web-pack-too-much = one too many
web-pack-check-and-keep = Check and keep
web-pack-back = Back
web-pack-faults = { $faults ->
    [one] One fault is still there; it stands beside its row.
   *[other] { $faults } faults are still there; each stands beside its row.
}

## What stands in a row

web-pack-name = name
web-pack-city = city
web-pack-language = language
web-pack-licence = licence
web-pack-authors = authors
web-pack-card = card
web-pack-value = value
web-pack-topic = topic
web-pack-question = question
web-pack-answer = answer
web-pack-answers = answers
web-pack-background = background
web-pack-amount = amount
web-pack-text = text
web-pack-subject = subject
web-pack-word = word { $number }
web-pack-a-word = word
