# The terminal: what every game's table has in common, and the commands' own help.

## Lists

list-pair = { $first } and { $last }
list-more = { $first }, { $rest }
list-end = { $first } and { $last }

## Who sits where

seat-person = Player
seat-alike = { $name } { $letter }
seat-letters = A B C D E F G H
seat-words = you, me

## The beginning

play-default-game = Playing { $title }. Another game: { $program } play GAME, with GAME one of: { $known }.
play-seats = At the table: { $seats }.
play-seat-you = { $letter } – { $name } (you)
play-seat = { $letter } – { $name }
play-seat-bot = { $letter } – { $name } (bot)
play-saved-at = Saved after every move in { $file }
play-resumed = Going on with the game in { $file }
play-how = Answer with a number or in words. `?` explains the question, `help` lists the commands.
play-prompt = >{" "}

## While playing

log-title = The log, as { $name } may know it
log-empty = Nothing has happened yet.
cites = { $text } ({ $rule })

event-takes-back = { $seat-is ->
        [you] You take back { $moves ->
            [one] your last move.
           *[other] your last { $moves } moves.
        }
       *[other] { $seat } takes it back.
    }

curtain = Hand over to { $name }, then press Enter.
curtain-first = { $name } begins at the keyboard. When only { $name } can see the screen, press Enter.

said-nothing = Type a number, or what you want to do in words. `?` explains the question.
said-unclear = “{ $said }” could mean several things: { $choices }. Type a little more, or the number.
said-unknown = “{ $said }” is no answer here. Type a number from 1 to { $most }, `?` for what is asked, or `help` for the commands.
said-number = There is no answer { $number }. Type a number from 1 to { $most }.
said-allowed = You may do that: { $choice }.

saved-copy = A copy of the game is in { $file }
save-needs-name = Say where to: save FILE

undo-syntax = Say how many moves to take back: undo 2
undo-too-many = { $reach ->
        [one] You can take back one move
       *[other] You can take back { $reach } moves
    }, not { $moves }. Type a smaller number.
undo-why-empty = Nothing has been done yet, so there is nothing to take back.
undo-why-other = Somebody else acted after you, so your last move stands.
undo-why-chance = Chance decided something in that move, so it stands.
undo-why-learned = That move showed you something you did not know, so it stands.
refusal-nothing-to-undo = There is nothing to take back.

## The commands of the prompt. `.words` are what may be typed.

command-explain = ?, or ? with an answer
    .words = ?
    .help = what is asked and by which rule; with an answer, whether you may and if not, why
command-undo = undo, or undo 2
    .words = undo, back
    .help = take back your last moves, as long as nothing new was seen
command-log = log
    .words = log, history
    .help = everything that has happened, as you may know it
command-board = board
    .words = board, hand, table
    .help = draw the table and your hand again
command-save = save FILE
    .words = save
    .help = write a copy of the game to a file of your choice
command-help = help
    .words = help, commands
    .help = this list
command-quit = quit
    .words = quit, exit, q
    .help = leave the game; it can be resumed
help-title = You can answer with a number, or in words: the first letters are enough.

## The end

result-title = The game is over
result-won = { $is ->
        [you] You win, { $name }!
       *[other] { $name } wins.
    }
result-draw = A draw: { $names } share the first place.
result-place = { $place }. { $name }
result-place-with = { $place }. { $name }: { $result }
result-turns = { $turns ->
        [one] One turn was played.
       *[other] { $turns } turns were played.
    }
result-record = The record is { $file }. Look back with: { $program } replay { $file }

stopped = The game is saved in { $file }. Resume it with: { $program } play --resume { $file }
stopped-by-key = Stopped. The game is saved in { $file }. Resume it with: { $program } play --resume { $file }
stopped-input = The input ended before the game did. The game is saved in { $file }. Resume it with: { $program } play --resume { $file }
stopped-output = Nobody reads the output any more. The game is saved in { $file }. Resume it with: { $program } play --resume { $file }
stopped-failed = The output cannot be written: { $problem }. The game is saved in { $file }. Resume it with: { $program } play --resume { $file }
stopped-early = The input ended before the last page. Nothing was lost.
stopped-unread = Nobody reads the output any more. Nothing was lost.
stopped-unwritten = Something cannot be read or written: { $problem }. Make room or choose another place, and try again.
stopped-plainly = Stopped. Nothing was lost.
fault = Something is wrong in Mythagora itself: { $problem }. Please report it; your files were left as they are. MYTHAGORA_TRACEBACK=1 shows more.

## Looking at records and games

replay-as = { $reader ->
        [all] { $entries ->
            [one] One entry
           *[other] { $entries } entries
        }, with all cards open.
        [spectator] As a spectator may know it.
       *[seat] As { $name } may know it.
    }
replay-entry = { $number }.
replay-did = { $name }: { $what }
replay-on = Press Enter for the next one.
replay-end-open = The game is not over. Go on with: { $program } play --resume { $file }
show-by = { $title }, by { $designer }
show-players = For { $fewest } to { $most } players. Version { $version } of the rules.
show-options = Options
show-option = Option
show-meaning = Meaning
show-range = Values
show-usual = Usual
show-rule = Rule
show-switch = { $meaning } 1 is yes, 0 is no.
show-bots = Bots: { $bots }
show-edition = Edition { $name }: { $title }
show-games = The games are: { $known }. See one with: { $program } show GAME
show-play = Play it: { $program } play { $game }

match-plays = { $bot } against { $others }: { $games } games of { $game }
match-result = { $bot } wins { $rate } % of { $games } games. With 95 % confidence the true rate lies between { $low } % and { $high } %.
match-even = An even share would be { $share } %.
match-draws = { $draws ->
        [0] No game was a draw.
        [one] One game was a draw.
       *[other] { $draws } games were draws.
    }
match-turns = Games lasted { $mean } turns on average, { $shortest } to { $longest }.
match-ending = { $share } % ended because { $ending }.

version = Mythagora { $version } ({ $mode ->
        [compiled] compiled engine
       *[plain] engine as plain Python
    })

## The commands' help

cli = Board games about myths: play them, look at them, let bots play.
cli-version = Show the version and stop.
cli-language = The language of the texts.
cli-play = Play a game in the terminal, against bots or each other.
cli-play-game = Which game; the first on the shelf when none is named.
cli-play-seats = Who plays, in order: bots by name ({ $bots }), everybody else is a person. Two people pass the keyboard.
cli-play-option = A choice before the game, NAME or NAME=VALUE; `{ $program } show GAME` lists them. May be repeated.
cli-play-edition = The edition to play with: one of the game's own, or your own file.
cli-play-seed = Where all chance comes from, in hexadecimal; a fresh one when none is given.
cli-play-memory = Whether the board shows what you could remember of the others' hands.
cli-play-file = Where to save the game; a file in your data folder when none is named.
cli-play-resume = Go on with a saved game.
cli-replay = Look at a played game again, move by move.
cli-replay-file = The record.
cli-replay-seat = What this seat may know: its letter, name, or number in the record.
cli-replay-spectator = Only what everybody may know.
cli-replay-all = Everything, hidden cards included.
cli-replay-from = The first entry to show.
cli-replay-to = The last entry to show.
cli-replay-step = Wait for Enter after each one and draw the table.
cli-show = Show a game with its options and editions, or the position of a record.
cli-show-what = A game, or the file of a record.
cli-show-edition = Show this edition only: a name or a file.
cli-match = Let bots play many games and see how often the first one wins.
cli-match-game = Which game.
cli-match-bots = Two or more of: { $bots }.
cli-match-games = How many games.
cli-bench = How fast the engine is on this machine.
cli-bench-peers = The command that measures other engines; ours alone when none is given.
cli-bench-seconds = Seconds for each measurement.
cli-bench-rounds = How often each thing is measured; the median counts.
cli-bench-output = Also write all measurements to a file, as JSON.

## Words that may stand between the others when an answer is typed

input-filler = from, to, the, my, with, of, hand

# Around the sentence of an error, when what is wrong stands inside a file.
inside-a-file = In { $file }: { $sentence }
