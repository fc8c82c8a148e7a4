# What can be wrong with something a person brought: what happened, then what to do.

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $known }.
error-unknown-edition = There is no edition called “{ $edition }”. Choose one of: { $known }, or an edition file of your own.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. The bots are: { $known }.
error-unknown-action = “{ $action }” is no action of this game. Choose one of the answers offered.
error-unknown-language = There are no texts in “{ $language }”. Choose one of: { $known }.
error-unknown-thing = “{ $thing }” is neither a game nor a file. The games are: { $known }.
error-unknown-seat = Nobody sits at “{ $seat }”. Name one of: { $known }.

error-option-value = The option “{ $option }” cannot be { $found }. Give a whole number from { $least } to { $most }.
error-seat-count = { $game } is for { $fewest } to { $most } players, not for { $found }. Choose that many seats.
error-seat-name = A seat cannot be called “{ $name }”. Use a name of 1 to { $most } printable characters with a letter among them, or the name of a bot: { $known }.
error-seed-syntax = The seed “{ $seed }” is not a hexadecimal number of up to { $most } digits. Use the digits 0–9 and the letters a–f.
error-seed-length = The seed has { $found } bytes instead of { $expected }. Give one of the right length, or none.

error-edition-value = { $file }: { $key } should be { $expected }, but is { $found }. Correct the file and try again.
error-edition-unknown-key = { $file }: nobody reads { $key }. Correct its spelling or take it out.
error-edition-too-long = { $file } has { $found } characters; an edition has { $most } at most. Check that it is the right file.
error-edition-syntax = { $file } is not valid TOML: { $problem }. Correct the file and try again.

error-file-unreadable = { $file } cannot be read: { $problem }. Check the path and its permissions.
error-file-unwritable = { $file } cannot be written: { $problem }. Choose another place with --file.
error-file-not-text = { $file } is not a text in UTF-8. Check that it is the right file.
error-file-exists = { $file } is already there, and nothing was changed. Choose another name, or go on with that game: { $program } play --resume { $file }
error-resume-alone = A resumed game brings its own settings, so --resume does not go together with { $given }. Leave one of them out.

error-record-damaged = { $file } is damaged or cut off: { $problem }. The file was left as it is; use another copy of it.
error-record-foreign = { $file } is not a Mythagora record. Give a file that Mythagora has saved.
error-record-format-version = { $file } has the format version { $found }; this program reads version { $expected }. Use the version of Mythagora that wrote it.
error-record-value = { $file } has something in it that no record has: { $problem }. The file was left as it is; use another copy of it.
error-record-too-large = { $file } is larger than { $most } bytes. Check that it is the right file.
error-record-behaviour = { $file } was played with version { $found } of the rules of { $game }; this program has version { $known }. Use the version of Mythagora that wrote it.
error-record-edition = { $file } was played with the edition “{ $edition }” ({ $hash }), which is not here and not in the file. Use the version of Mythagora that wrote it.
error-record-entry = Entry { $number } of the record, “{ $entry }”, does not fit the game there ({ $refusal }). The file was left as it is; use another copy of it.
error-record-checksum = { $file } leads to another position than the one it was saved with ({ $found } instead of { $expected }). The file was changed or its rules were; use another copy of it.
error-entry-syntax = “{ $entry }” is no entry of a record: a seat's number and what it did were expected. The file was left as it is; use another copy of it.
error-position = The position cannot be read at “{ $line }”: { $expected } expected. Correct that line.
error-unknown-entry = There is no entry { $number }: the record has { $entries }. Choose another one.
error-peers-command = The peers' command “{ $command }” does not start: { $problem }. `make bench` starts them as they should be.
