# What can be wrong with a question pack; each is shown with its file and line.

pack-cannot-read = cannot be read: { $why }
pack-file-missing = is missing
pack-not-utf8 = is not UTF-8 text; save it as UTF-8
pack-file-too-large = is larger than { $most } kB
pack-many-lines = has { $lines } lines; at most { $most } are allowed
pack-long-line = this line has { $length } characters; at most { $most } are allowed
pack-long-cell = “{ $column }” has more than { $most } characters: perhaps a closing quote is missing
pack-zip-broken = This ZIP file is damaged: zip the files again, or send them one by one.
pack-zip-locked = { $file } is locked with a password: zip it without one, or send the files one by one.
pack-zip-method = { $file } is compressed in a way that we cannot open: make an ordinary ZIP file (Deflate), or send the files one by one.
pack-zip-members = This ZIP file holds more than { $most } files: zip only the files of the pack.
pack-bad-toml = is not TOML: { $why }
pack-bad-csv = is not CSV: { $why }
pack-about-missing = “{ $key }” is missing or empty
pack-header = the first line must be { $columns }
pack-columns = { $found } columns instead of { $wanted }; put quotes around a text that holds a comma
pack-empty = “{ $column }” is empty
pack-no-number = “{ $column }” is “{ $value }”, not a whole number
pack-value = the value of a question is 2 or 4, not “{ $value }”
pack-amount = “{ $value }” is no amount from 1 to 999 either way
pack-half-a-card = the last card has only one question
pack-card-order = here card { $card } with its £{ $value } question should stand: number cards from 1, the £2 question first
pack-number = here card { $card } should stand: number cards from 1 without a gap
pack-cards = { $cards } cards; there must be 1 to { $most }
pack-too-long = the { $what } has { $length } characters, { $most } fit on a card
pack-odd-character = the { $what } holds the invisible or unknown character { $code }
pack-no-question-mark = the question does not end with a question mark
pack-answer-in-question = the question gives its answer away: “{ $answer }”
pack-answer-not-graded = the answer “{ $answer }” would not be graded as right; it holds no letters or digits, or is too long
pack-answer-twice = an answer is listed twice
pack-many-answers = { $answers } answers; more than { $most } are too many
pack-same-question = the same question stands on line { $line }
pack-near-question = nearly the same question, with the same answer, stands on line { $line }
pack-answers-mistaken = “{ $one }” and “{ $two }” would be taken for each other; list both where both are right, or ask differently
pack-same-subject = the same subject stands on line { $line }
pack-word-in-subject = “{ $word }” is in the subject
pack-word-twice = “{ $word }” stands on this card twice, perhaps in another form
pack-fault = { $file }{ $line ->
    [0] {":"}
   *[other] :{ $line }:
} { $what }
pack-faults = { $faults ->
    [one] One fault
   *[other] { $faults } faults
}: mend { $faults ->
    [one] it
   *[other] them
} and check again.
pack-folder-taken = { $folder } exists already; name a new folder.
pack-made = Made { $folder }. Fill in the files, then: ./cab pack check { $folder }
cli-pack = check a question pack, or make a new one
cli-pack-check = say what is wrong, with file and line
cli-pack-new = make a folder to fill in
cli-arg-folder = the folder of the pack
cli-arg-pack-game = of which game; may be left out where only one of ours has packs
pack-no-editions = “{ $name }” is not a game with packs. Games with packs: { $known }.
