# The pages of the browser. Boards say what is their own in `<game>.ftl`.

## Everywhere

you = you
close = Close
save = Save
cancel = Cancel
reload = Load again
skip = Skip to the page
copy-link = Copy link
copied = Copied
cookies-off = This browser keeps no cookies for this page, so no table would know you again. Allow them here to play; watching works without.
error-no-connection = The server cannot be reached. Check the connection and try again.
error-unexpected = Something went wrong here. Nothing of yours is lost; please try again.
language = Language
language-en = English
language-ru = Русский
theme = { $theme ->
        [light] Theme: day
        [dark] Theme: night
       *[system] Theme: like the system’s
    }

nav = Main
nav-home = Mythagora, home
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-about = About

me-nameless = Guest
me-title = You at the table
me-name = Your name
me-devices = Another device
me-devices-help = This link opens your tables on another device. Whoever has it plays as you, so keep it to yourself. A new link ends the old one.
me-make-link = Make a link
me-stale = This link is used up
    .text = A newer link took its place, or a letter of it was lost. On the device where your tables are, press your name and make a new one.

since-now = just now
since-minutes = for { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
since-hours = for { $count ->
        [one] an hour
       *[other] { $count } hours
    }
since-days = for { $count ->
        [one] a day
       *[other] { $count } days
    }
length-minutes = { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
length-hours = { $count ->
        [one] an hour
       *[other] { $count } hours
    }

## Games, heroes, seats, bots

game-players = Players:
game-time = Time:
game-mythe = Mouse heroes draw blind from each other’s hands and race to the dragon who stole the Sacred Cheese.
    .time = 15–20 min
    .plate = A pop-up book: mouse heroes before a paper castle with a red dragon
game-mytikas = Carry stone, marble and gold up Mount Olympus; build cities and temples while four gods look on.
    .time = 45–60 min
    .plate = A marble mountain of four levels with temples and cities
game-mythotopia = Rebuild an empire from a deck of cards: provinces, ships, long wars and here and there a dragon.
    .time = 60–90 min
    .plate = A parchment map: two empires, a war on the border, a sea serpent

hero-blue = Juniper
hero-green = Clover
hero-yellow = Barley
hero-black = Soot
hero-orange = Saffron
colour-red = red, triangle
colour-blue = blue, circle
colour-yellow = yellow, square
colour-green = green, diamond
colour-black = black, hexagon
colour-orange = orange, cross

roster = Level
roster-level = { $name }, { $word }
roster-others = Other bots
roster-ends = from friendly to best
bot-random = Random
    .help = plays anything that is allowed
bot-thumb = Thumb
    .help = goes by rules of thumb
bot-level1 = Level 1
    .word = friendly
    .help = looks ahead a little, and slips now and then
bot-level2 = Level 2
    .word = easy-going
    .help = looks a little further, and seldom slips
bot-level3 = Level 3
    .word = fair
    .help = weighs many ways a turn may go
bot-level4 = Level 4
    .word = strong
    .help = thinks things through
bot-level5 = Level 5
    .word = best
    .help = thinks longest and forgets nothing

## Home

home-page = Mythagora: three myths, one table
home-title = Three myths, one table
home-lead = Play in the browser with friends or against bots. No account needed.
home-waits = { $count ->
        [one] One table waits for your move
       *[other] { $count } tables wait for your move
    }
home-games = Games
home-plate = Plate { $number }
home-play = Play now against bots
home-against = Bots:
home-starting = Setting the table…
home-invite = Invite friends

## Lists of tables

tables-title = Tables
tables-yours = Your tables
tables-yours-none = None yet. Your tables will be listed here, with whose turn it is.
tables-free = Open tables
tables-free-none = Nobody is waiting for company right now. Open a table of your own: anybody can join it from here.
tables-done = Finished
tables-done-none = Tables you have played to the end can be looked at again from here.
tables-all = All
tables-play = Play
tables-open = Open
tables-join = Join
tables-watch = Watch
tables-replay = Replay
tables-seats-free = { $count } of { $of } seats free
pace = { $kind ->
        [turn] a friendly clock
        [days] a day for each turn
       *[none] relaxed
    }
state-waiting = Waiting for company
state-dealing = Looking for a fair deal
state-running = Being played
state-over = Finished
state-abandoned = Given up
state-resting = Resting
turn-yours = Your turn
turn-of = { $name }’s turn
turn-several = { $count } players choose

## A new table

new-title = New table
seat-kind-me = You
seat-kind-here = Here
    .help = Another person at this device
seat-kind-friend = Friend
    .help = You get a link to send once the table is open
seat-kind-open = Anybody
    .help = Listed among the open tables; the first to come sits down
seat-kind-bot = Bot
seat-kind-empty = Empty
new-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
# Names for tables, one of which is taken by chance; a semicolon between them.
table-names-mythe = Cheese before noon; Mice after work; Five tails, one tale; The quiet cellar; Whiskers at dawn; A nibble of courage
table-names-mytikas = Sunday on Olympus; First climb, be gentle; Marble and honey; Four gods for tea; Above the clouds; The patient builders
table-names-mythotopia = The long war; One more province; Ships in the mist; A quiet border; The old empire; Dragons, here and there
new-edition = Edition
new-edition-origin = Where each number comes from
edition-mythe-standard = Standard, rebuilt
    .help = Rules as printed. Some card values and the costs of the track are a reconstruction, since the rulebook’s pictures are lost.
edition-mytikas-standard = Standard, rebuilt
    .help = Rules as printed. Some numbers are a reconstruction, since the rulebook’s pictures are lost.
edition-mythotopia-box = The box
    .help = The numbers on the pieces in the box, as far as they are known.
edition-mythotopia-rulebook = The rulebook
    .help = The numbers as the rulebook’s text gives them.
dice-title = Fair dice
dice-before = The shuffle is sealed before play as
dice-help = Everybody who sits down stirs it. When the game ends the seal is opened, and anyone can check every card.

## What was agreed

terms = What was agreed
terms-memory = No memory aids
terms-hints = Hints for everybody
terms-number = { $name }: { $value }
terms-pace = { $kind ->
        [turn] A friendly clock: { $time } a turn
        [days] No hurry: { $time } a turn
       *[none] No clock
    }
terms-edition = Edition: { $name }
terms-own = An edition of their own: { $name }
terms-numbers = The numbers

## At the table

table-opening = Opening the table
table-failed = This table cannot be opened
table-resting = This game was begun with rules that this server no longer has. It rests, and its log can still be read.
bar-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
bar-watching = you are watching
side = Beside the table
log = Log
log-turn = turn { $turn }
log-you = You
log-table = The table
log-news = Since your last move
log-undone = (taken back)
log-none = Nothing has happened yet.
chat = Chat
chat-you = You
chat-watching = watching
chat-none = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
chat-said = { $name } says: { $text }
chat-unread = unread
chat-mute = Mute { $name }
chat-muted = { $count ->
        [one] One voice is muted.
       *[other] { $count } voices are muted.
    }
chat-unmute = Hear all again

prompt = What now
prompt-waiting = One moment…
prompt-trail = This turn so far
prompt-more = What does this mean?
prompt-less = Less
prompt-rule = Rule { $rule }
prompt-meanwhile = Meanwhile you can look around, read the rules or chat.
prompt-conceded = You gave up this game; a bot plays it to the end for you.
prompt-watching = You see what everybody may see.
advice = Hint
    .help = What would level 5 do?
advice-busy = Thinking…
advice-title = What level 5 would do
advice-known = judged on what you can know
advice-best = best
advice-good = just as good
advice-place-2 = second
advice-place-3 = third
advice-chance = wins { $chance } times in 100
advice-behind = { $count ->
        [one] one win in 100 fewer
       *[other] { $count } wins in 100 fewer
    }
advice-mark = Hint: { $rank }
advice-said = Hint. Best: { $action }; { $chance }.
undo = Undo
undo-ask = Ask to undo
undo-withdraw = Choose again
options = All choices
options-count = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
options-search = Type to shorten the list
options-none = There is nothing to choose right now.
options-none-found = No choice has these words.
clock = Time left for this turn:
clock-out = Time is up
news = { $count ->
        [one] One thing happened since your last move.
       *[other] { $count } things happened since your last move.
    }
news-show = Show
connection-lost = The connection is lost. Trying again…
connection-old = This page is older than the server. Load it again to go on; nothing is lost.
proposal = A proposal
proposal-yes = Agree
proposal-no = Decline
proposal-waiting = Waiting for { $names }
proposal-declined = Not everybody agrees, so everything stays as it is.
plain-view = The table in words
plain-yes = yes
plain-no = no

people = At the table
people-take-over = Play on for { $name }
    .help = { $name } has left, and a bot plays on. The table is open: you can take the seat.
people-you = { $name } (you)
people-bot = Bot: { $bot }
people-here = here
people-away = away
people-free = Free
people-asked = is asked now
people-thinking = thinking
people-thinks = { $name } is thinking…
people-conceded = gave up; a bot plays on
people-stood-in = { $name } could not answer, so level 1 answered for it.
people-out-of-time = time is up
people-late = { $name }’s time is up. You can wait, or let a bot sit in.
people-wait = Wait
people-seat-bot = Seat a bot
people-seat-bot-named = Seat a bot: { $bot }
people-mute = Mute
people-unmute = Hear again
people-back = Return to my seat
    .help = A bot plays for you while you are away. Your seat is kept; take it back whenever you like.
people-spectators = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

curtain = { $name }, it is up to you
    .help = Hand the device over. What the others hold is out of sight; nobody but { $name } should look now.
curtain-open = I am { $name }
curtain-hand-over = Hand over to { $name }

menu = Menu
menu-guide = Explain the game at this table
menu-review = Look back so far
menu-edition-own = A file of somebody’s own: its numbers count here, and the record of the game carries them.
menu-plain = The table in words instead of pictures
menu-notify = Tell me when it is my turn
menu-notify-refused = The browser does not allow notifications here. Its settings for this page can change that.
menu-look = Language and theme
menu-tables = To all tables
menu-abandon = Propose to end the game
    .help = The game ends without a result if everybody at the table agrees. The others are asked.
menu-concede = Give up
    .help = A bot plays your seat to the end, and the result will say so. This cannot be taken back.
menu-leave = Leave the table
    .help = You stand up. If the game runs, a bot of your choice goes on for you; you can come back to your seat.

keys = Keys
keys-choose = choose by number, as in the list of choices
keys-walk = walk through what can be chosen
keys-primary = the main button
keys-undo = undo
keys-hint = hint
keys-options = list of all choices
keys-log = log
keys-chat = chat
keys-rules = rules, at the present question
keys-away = close what is open
keys-help = these keys

guide-offer = First time here?
    .text = The table can explain itself as you play. It never gets in the way.
guide-accept = Show me
guide-decline = No, thanks
guide-stop = Stop explaining
guide-next = Go on
guide-count = { $number } of { $all }

## The end

result = Result
result-standing = Standing
result-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
result-turns = { $count ->
        [one] After one turn.
       *[other] After { $count } turns.
    }
result-again = Play again
result-next = Join the next game
result-review = Look back: who was winning
dice-long = Before the first card the server draws a secret and shows its seal. Everybody who sits down adds a number of their own, and the dice of the game come from all of these together: so neither the server nor any player could choose them. After the game the secret is shown, and anybody can do the sums again.
dice-seal = The seal, shown before the game
dice-added = Added by { $name }
dice-secret = The secret under the seal
dice-seed = The seed of the game
dice-closed = The secret is shown when the game is over.
fair-title = Fair deal
fair-terms = Agreed before the game: no seat more than { $bound } points from an even chance, judged by { $games } games of { $bot } from each deal; at most { $attempts } deals.
fair-closed = Which deal it is, and the seats’ chances in it, are shown when the game is over.
fair-failed = The deals could not be judged, so the deal is as chance had it.
fair-chances = Chances at the start
fair-found = Attempt { $attempt }, the first fair deal within { $bound } points.
fair-best = None of { $tried } deals was fair within { $bound } points; this was the fairest of them.
dice-opened = Dice sealed and opened.
    .help = The secret fits the seal shown before the first card:
dice-verify = Verify every card yourself

## Replay

review = Review
replay-begin = The table before the first step
replay-told = What happens
replay-drive = Moments of the game
replay-step = Step
replay-count = step { $step } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-as = Seen by
replay-spectator = a spectator
replay-share = Link to this moment
replay-record = Record
replay-resting = This game was played with rules that this server no longer has. Its log can still be read.
replay-failed = There is no replay to show
replay-to-table = To the table

## Rules

rules = Rules
rules-of = { $game }: the rules
rules-search = Search the rules
rules-chapters = Chapters
rules-here = the rule that matters now
rules-none-found = No rule has these words.

## Files to choose

file-choose = Choose a file
file-none = None chosen

## A page that is not there

lost-title = Here be dragons
lost-text = There is no page at this address. It may have moved, or a letter of the link was lost.
lost-server = No answer
lost-home = Back to the three myths
