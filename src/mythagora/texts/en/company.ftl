# Making a table, coming to one by a friend's link, and waiting for company; fetched with those pages.

## A new table

new-lead = Seats can still change until the game begins.
new-other-games = Other games
new-size = { $fewest }–{ $most } players
new-seats = Seats
new-taken = { $count } of { $of } taken; empty seats are left out
new-seat = Seat { $number }
new-who = Who plays { $seat }
new-here-name = Name
new-somebody-here = somebody here
new-friends = { $count ->
        [one] one friend by link
       *[other] { $count } friends by link
    }
new-guests = { $count ->
        [one] one guest
       *[other] { $count } guests
    }
new-starts-full = The game begins when the last seat is taken.
new-starts-now = The game begins at once.
new-too-few = At least { $count } seats must be taken.
new-open = Open the table
new-options = Options
new-options-lead = what we use unless you change it
new-name = Name of the table
new-name-none = We will find one
new-memory = Memory aids
    .help = Everybody sees reminders of what they may know: cards they gave, cards they saw.
new-hints = Hints
    .help = A hint says what level 5 would do, judged on what its reader can know. Usual against bots alone; in company they are off unless you switch them on, for everybody.
    .without = There are none where memory aids are off: a hint would remember for its reader.
new-fair = Fair deal
    .help = Chance can give a seat the better start. Before the game, bots play on from each deal { $games } times, and the cards are dealt again until every seat’s chance is fair. This takes some seconds.
new-fair-bound = Percentage points a seat may be from an even chance, from { $least } to { $most }
new-fair-means = Within { $bound } points: of { $seats } seats each wins { $from } to { $to } % of those games.
new-pace = Pace
new-pace-none = Relaxed
    .help = Nobody is pressed. When somebody has been gone for long, a bot may step in.
new-pace-turn = 2 min a turn
    .help = A friendly clock: nobody loses on time, but when it runs out the others may seat a bot.
new-pace-days = 1 day a turn
    .help = For a game over many days: a day for each turn. Your tables show whose turn it is.
new-edition-own = A file of your own…
    .help = If you own the box: copy one of our edition files, correct the numbers, and play with yours.
new-edition-none = Choose the file of your edition first, or take one of ours.
new-edition-large = That file is too large. An edition has at most { $size } kB.

## Joining by a friend's link

join-page = A seat for you
join-invited = A seat at a table of { $game } is kept for you.
join-company = { $names } { $count ->
        [one] is at the table.
       *[other] are at the table.
    }
join-sit = Sit down
join-taken = No seat is kept here any more: somebody sits there, or the game has begun without it. Ask whoever sent you the link, or watch.
join-watch = To the table

## Before the game

waiting-title = Waiting for company
waiting-lead = The game begins by itself when every seat is taken.
waiting-alone = This address opens on this device only. For friends on others start the server with --host 0.0.0.0.
waiting-copy-table = Copy the table’s link
waiting-anybody = Free for anybody
waiting-friend = Kept for a friend
waiting-kept = Seat kept
waiting-new-link = New link
    .help = The link sent before opens nothing any more.
waiting-empty = Free the seat
waiting-call-off = Call it off
    .help = There will be no game at this table, and its links open nothing any more. This cannot be taken back.
waiting-called-off = This table was called off
    .text = Nobody waits here any more. There are others, or open one of your own.
waiting-sit = Sit here
waiting-leave = Stand up
waiting-fair = The deal is to be fair: no seat more than { $bound } points from an even chance.
dealing-lead = Everybody is here. Bots play on from each deal { $games } times; it is dealt again until no seat is more than { $bound } points from an even chance.
dealing-attempt = Attempt { $attempt } of at most { $most }
waiting-start = { $count ->
        [one] Begin now, without the free seat
       *[other] Begin now, without the { $count } free seats
    }
waiting-more = { $count ->
        [0] The game is about to begin.
        [one] One seat is still free. You can leave this page open or come back later.
       *[other] { $count } seats are still free. You can leave this page open or come back later.
    }
