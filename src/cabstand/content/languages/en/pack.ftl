# Packs of any game: reading them, checking them, and making a new one.

pack-cannot-read = cannot be read: { $why }
pack-zip-broken = This ZIP file is damaged: zip the files again, or send them one by one.
pack-zip-locked = { $file } is locked with a password: zip it without one, or send the files one by one.
pack-zip-method = { $file } is compressed in a way that we cannot open: make an ordinary ZIP file (Deflate), or send the files one by one.
pack-zip-members = This ZIP file holds more than { $most } files: zip only the files of the pack.
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
pack-advice = { $notes ->
    [one] One piece of advice
   *[other] { $notes } pieces of advice
} from the editor; the pack can be played as it is:
pack-made = Made { $folder }. Fill in the files, then: { COMMAND() } pack check { $folder }
cli-pack = check a question pack, or make a new one
cli-pack-check = say what is wrong, with file and line
cli-pack-new = make a folder to fill in
cli-arg-folder = the folder of the pack
cli-arg-pack-game = of which game; may be left out where only one of ours has packs
pack-no-editions = “{ $name }” is not a game with packs. Games with packs: { $known }.
