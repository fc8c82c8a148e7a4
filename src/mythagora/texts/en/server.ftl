# What the server says: to people at a table, and to whoever starts it.

guest = Guest { $number }

# What stands in the way: what happened, then what to do.

failure-asked-too-soon = The others said no a moment ago. Ask again in { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
failure-body = That is more than the server takes at once. Send something smaller.
failure-body-type = The server cannot read this kind of content. Send JSON.
failure-bot = There is no bot “{ $bot }”. Choose one of: { $known }.
failure-bot-plays = A bot plays for you. Take your seat back first.
failure-by-link-only = This seat is kept for a friend. Open the link that you were sent.
failure-chat-fast = That was a lot at once. Wait a few seconds, then say it again.
failure-chat-length = A message has 1 to { $most } characters. Make it shorter, or write something.
failure-command = A command needs an id of 1 to { $most } characters that can be seen. Reload the page.
failure-conceded = You gave up this game, and a bot plays it to the end. You can watch how it ends.
failure-deal-long = To judge this deal again takes longer than the server can spare. Do it on your own machine, with: mythagora verify
failure-entropy = What you add to the dice must be hexadecimal, with at most 128 digits. Leave it out, and the server adds it for you.
failure-fair-bound = A fair deal can be asked for within { $least } to { $most } percentage points. Choose a number between them.
failure-fair-not-offered = There is no fair deal for { $game } here: either all seats begin alike, or this server would take too long to judge it. Open the table without.
failure-fault = Something is wrong in Mythagora itself, and nothing was changed. Try again; if it stays, report the mark { $mark }.
failure-frame = A message has { $most } bytes at most. Nothing was changed.
failure-held-another = You have held a seat at this table, so you know what it knows. Go back to that one, or watch.
failure-hello-first = The page has not introduced itself. Reload it.
failure-hint-fast = That was a lot of hints at once. Wait a few seconds, then ask again.
failure-hints-off = There are no hints at this table. They can be allowed where a table is made.
failure-host-only = Only the person who made the table can do that. Ask them.
failure-link = This link opens no seat, or not any more. Ask for a new one.
failure-may-not-replace = The person there still has time. A bot can sit down once the clock has run out.
failure-message = The message could not be read: { $problem }. Nothing was changed; reload the page.
failure-method = This address cannot be used in that way.
failure-name = “{ $name }” cannot be a name. Use 1 to { $most } characters with a letter among them.
failure-no-hint = The adviser could not think this time. Ask again, or go by your own judgement.
failure-no-name = The server does not know you yet. Reload the page, then say it again.
failure-no-proposal = Nothing is being asked any more.
failure-no-seat-free = Every seat is taken or kept. You can watch.
failure-no-such-attempt = This record has no such attempt at a fair deal that could be judged again.
failure-no-such-page = There is nothing at this address. Go back to the start.
failure-no-such-seat = There is no such seat at this table. Choose one that is.
failure-no-such-step = There is no such step in this game. Choose one that is.
failure-no-such-table = There is no table here. Check the address, or make a table of your own.
failure-not-asked = You are not asked, or have answered already. Wait for your turn.
failure-not-at-table = Only those who sit at this table can do that.
failure-not-over = The game is not over. What its seats saw is shown when it is.
failure-not-seated = You are watching. Take a seat to play.
failure-not-your-seat = This seat is somebody else's. You can watch.
failure-nothing-to-ask = There are not that many moves to take back. Ask for fewer.
failure-order-broken = A standing order could not be understood, so those from before stay. Make it anew.
failure-orders-many = A seat can have { $most } standing orders. Take some back first.
failure-origin = This page is not one of ours, so nothing was done.
failure-pace = A turn can have from { $least } to { $most } seconds. Choose a number between them.
failure-proposal-stands = Something is being asked already. Answer that first.
failure-request = The request cannot be used: { $problem }. Correct it and send it again.
failure-review-long = A game of more than { $most } steps is too long to be looked back on. Its replay can be seen.
failure-review-resting = This game was played with rules that this server no longer has, so nothing can be thought about it.
failure-sealed = The seal is too old or has been used. Begin the table anew.
failure-seat-taken = Somebody sits there already. Choose another seat, or watch.
failure-seats-many = A table has 8 seats at most. Leave some out.
failure-table-abandoned = This game was given up by agreement. Make a new table to play on.
failure-table-begun = The game has begun already, so that can no longer be changed.
failure-table-closed = This game is over, so nobody sits down or leaves any more. Ask for a rematch.
failure-table-dealing = A fair deal is being looked for, and it depends on who sits where. Wait some seconds, until the game begins.
failure-table-name = A table's name has { $most } characters at most. Make it shorter.
failure-table-over = The game is over. Look back in the replay, or ask for a rematch.
failure-table-resting = This game was begun with other rules than this server has. It can be read, but not played.
failure-table-waiting = The game has not begun: seats are still free. Wait for company, or begin without.
failure-too-fast = That was a lot at once. Wait a little, then try again.
failure-two-seats = You can take one seat yourself. Give the others to people at your device, friends or bots.
failure-verify-long = This record is too long to be checked here. Check it on your own machine, with: mythagora verify

# Refusals at any table, beside those of its game.

refusal-stale = The table has moved on since you chose. Look again, then choose.
refusal-from-the-future = This page has seen more than the server. Reload it.
refusal-unknown-action = There is no such action in this game. Choose one that is offered.
refusal-needs-consent = You cannot take that much back alone. Ask the others.
refusal-undo-empty = Nothing has been done yet, so there is nothing to take back.
refusal-undo-other = Somebody else acted after you. Ask the others to take it back.
refusal-undo-chance = Chance decided something in that move. Ask the others to take it back.
refusal-undo-learned = That move showed you something you did not know. Ask the others to take it back.

undo-would = Take back: { $move }
undo-over = The game is over, so nothing is taken back.
proposal-undo = { $name } would like to take back { $moves ->
        [one] the last move.
       *[other] the last { $moves } moves.
    }
proposal-abandon = { $name } would like to give this game up, with no winner.
result-conceded = Gave up; a bot played on.

# Verifying a record.

verify-file = the record
verify-seal = The seal fits: the secret shown at the end is the one that was sealed at the beginning ({ $seal }).
verify-seal-not = The seal does not fit: the secret at the end is not the one that was sealed ({ $seal }). The dice of this game cannot be trusted.
verify-seed = The dice were made of that secret and of what { $people ->
        [one] { $people } person
       *[other] { $people } people
    } added.
verify-seed-not = The dice were not made of that secret and of what people added. They cannot be trusted.
verify-deal = The deal is fair: it is attempt { $attempt }, the first in which no seat is more than { $bound } percentage points from an even chance ({ $shares }).
verify-deal-best = None of { $tried } deals was fair within { $bound } percentage points, so the fairest was taken: attempt { $attempt }, { $worst } off ({ $shares }).
verify-deal-not = Attempt { $attempt } was dealt, but by the terms and the chances in this record it should have been another.
verify-shares-unknown = The chances of the seats were judged by another version of Mythagora, and this one cannot repeat that. The version that wrote the record can.
verify-repeating = Judging { $attempts ->
        [one] one deal
       *[other] { $attempts } deals
    } again; this takes as long as before the game…
verify-shares = { $attempts ->
        [one] The one deal that was judged
       *[other] All { $attempts } deals that were judged
    } gave the very chances that the record names, judged again.
verify-attempt = Attempt { $attempt } was judged again, with the same chances: { $found }.
verify-attempt-not = Attempt { $attempt } was judged again, with other chances than the record names: { $found } instead of { $told }.
verify-replay = The game was played again: { $entries ->
        [one] its one entry is
       *[other] all { $entries } entries are
    } allowed by the rules.
verify-checksum = The game ends in the very position that the record names ({ $found }).
verify-checksum-not = The game ends in another position than the record names ({ $found } instead of { $expected }).
verify-whole = Everything that can be checked holds.
verify-broken = This record is not what it says.
verify-holds = ✓
verify-fails = ✗
verify-unknown = ?

# Whoever starts it.

serve-open = Mythagora is open: { $address }   (Ctrl-C closes it; running games go on next time)
serve-alone = Only this machine reaches it; with --host 0.0.0.0 friends in your network do too.
serve-near = Friends in your network find it at { $address }
client-missing = The server runs, but its pages have not been built. In a clone, “make play” builds them.
cli-serve = Open the place to play: in browsers, with friends and bots.
cli-serve-host = Where to listen; 0.0.0.0 lets other machines in.
cli-serve-port = The port; 0 takes any free one.
cli-serve-database = Where tables are kept: sqlite:///FILE or postgresql://…; left out, a file in your data folder.
cli-serve-workers = How many processes think for bots; 0 is one less than there are cores.
cli-serve-log = How much to log: debug, info, warning or error.
cli-serve-open = Show it in a browser, where there is one.
cli-verify = Check a record: its dice, every move, and the position at its end.
cli-verify-file = The record file.
error-database = The database { $url } cannot be used: { $problem }. Check the address and that it may be written.
error-database-url = “{ $url }” is no address of a database. Give sqlite:///FILE or postgresql://USER@HOST/NAME.
error-log-level = There is no log level “{ $level }”. Choose one of: { $known }.
error-address = The server cannot listen on { $host }, port { $port }: { $problem }. Choose another with --host or --port.

preview-opens = Then you choose: { $answers }{ $more ->
        [0] .
       *[other] ; and { $more } more.
    }

# A game looked back upon: what is to be known of how it was judged.

review-note-so-far = The game is still on, so this is about your own decisions, judged on what you could know at the time. The curve is how likely the adviser thought everybody was to win, with your eyes.
review-note-thin = This game has { $moments } moments to judge, so each got less thought than usual. Take small figures lightly.
review-note-missing = { $count ->
        [one] One moment
       *[other] { $count } moments
    } could not be judged, so luck holds what was lost there.
