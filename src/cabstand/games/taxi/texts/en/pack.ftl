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
taxi-pack-mix = Mixed with an edition
taxi-pack-mix-share = { $share ->
    [100] Only our own questions
   *[other] { $share }% of the cards are our own
}
taxi-pack-questions = Questions
taxi-pack-questions-how = A question and its answer are enough; topic and background may stay empty. Two rows make a card: the first is asked for £2, the second for £4. Several accepted answers are separated by |. You can paste rows from a spreadsheet.
taxi-pack-gifts = Give or Take
taxi-pack-gifts-how = What happens, and what the driver gains by it; an amount below 0 is paid. Leave this empty to use the cards of an edition in your language.
taxi-pack-talks = Sound Off
taxi-pack-talks-how = A subject, and six words that somebody who talks about it might say. Leave this empty to use the cards of an edition in your language.
taxi-pack-row = Row { $row }
taxi-pack-fault-in-row = Row { $row }:
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
taxi-pack-sound-by-spelling = { $name }: { $questions } question cards, { $gifts } Give or Take cards, { $talks } Sound Off cards. Nothing is wrong. SHA-256 { $sha }. This edition is in a language that Cabstand does not know: answers are judged by their spelling alone.
taxi-pack-by-spelling = This edition is in a language that Cabstand does not know: answers are judged by their spelling alone.

## What can be wrong with a question pack; each is shown with its file and line

taxi-pack-fault-file-missing = is missing
taxi-pack-fault-not-utf8 = is not UTF-8 text; save it as UTF-8
taxi-pack-fault-file-too-large = is larger than { $most } kB
taxi-pack-fault-many-lines = has { $lines } lines; at most { $most } are allowed
taxi-pack-fault-long-line = this line has { $length } characters; at most { $most } are allowed
taxi-pack-fault-long-cell = “{ $column }” has more than { $most } characters: perhaps a closing quote is missing
taxi-pack-fault-bad-toml = is not TOML: { $why }
taxi-pack-fault-bad-csv = is not CSV: { $why }
taxi-pack-fault-about-missing = “{ $key }” is missing or empty
taxi-pack-fault-also = “also” lists other languages in which answers count; Cabstand knows { $known }
taxi-pack-fault-language = this row is in none of the pack’s languages: { $languages }
taxi-pack-fault-currency = “currency” is one of { $known }
taxi-pack-fault-header = the first line must be { $columns }
taxi-pack-fault-columns = { $found } columns instead of { $wanted }; put quotes around a text that holds a comma
taxi-pack-fault-empty = “{ $column }” is empty
taxi-pack-fault-no-number = “{ $column }” is “{ $value }”, not a whole number
taxi-pack-fault-value = the value of a question is 2 or 4, not “{ $value }”
taxi-pack-fault-amount = “{ $value }” is no amount from 1 to 999 either way
taxi-pack-fault-half-a-card = the last card has only one question
taxi-pack-fault-card-order = here card { $card } with its £{ $value } question should stand: number cards from 1, the £2 question first
taxi-pack-fault-number = here card { $card } should stand: number cards from 1 without a gap
taxi-pack-fault-cards = { $cards } cards; there must be 1 to { $most }
taxi-pack-fault-too-long = the { $what } has { $length } characters, { $most } fit on a card
taxi-pack-fault-odd-character = the { $what } holds the invisible or unknown character { $code }
taxi-pack-fault-no-question-mark = the question does not end with a question mark
taxi-pack-fault-answer-in-question = the question gives its answer away: “{ $answer }”
taxi-pack-fault-answer-not-graded = the answer “{ $answer }” would not be graded as right; it holds no letters or digits, or is too long
taxi-pack-fault-answer-twice = an answer is listed twice
taxi-pack-fault-many-answers = { $answers } answers; more than { $most } are too many
taxi-pack-fault-same-question = the same question stands on line { $line }
taxi-pack-fault-near-question = nearly the same question, with the same answer, stands on line { $line }
taxi-pack-fault-answers-mistaken = “{ $one }” and “{ $two }” would be taken for each other; list both where both are right, or ask differently
taxi-pack-fault-same-subject = the same subject stands on line { $line }
taxi-pack-fault-word-in-subject = “{ $said }” is in the subject
taxi-pack-fault-word-twice = “{ $said }” stands on this card twice, perhaps in another form
taxi-pack-same-question-in-row = the same question stands in row { $row }
taxi-pack-near-question-in-row = nearly the same question, with the same answer, stands in row { $row }
taxi-pack-same-subject-in-row = the same subject stands in row { $row }

## What an editor would change in a pack without a fault

taxi-pack-advice-answer-again = “{ $answer }” is also the answer on line { $line }
taxi-pack-advice-twin = the question is nearly the same as the one on line { $line }
taxi-pack-advice-given-away = most words of the answer “{ $answer }” are in the question
taxi-pack-advice-ages = “{ $said }” will not be true for ever: name a year
taxi-pack-advice-openings = { $share }% of the questions begin with “{ $opening }”: vary how they begin
taxi-pack-advice-topic = { $questions ->
    [one] only one question
   *[other] only { $questions } questions
} on the topic “{ $topic }”
taxi-pack-advice-recent = only { $share }% of the questions name one of the last { $years } years
taxi-pack-advice-theme = { $questions } questions are about “{ $theme }”: four are enough
taxi-pack-advice-own-theme = { $questions ->
    [one] only one question is
   *[other] only { $questions } questions are
} about the pack’s own theme
