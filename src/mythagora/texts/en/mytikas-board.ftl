# Mytikas on the board in the browser: what stands there as a word or is spoken of a piece, and the first game's guide.
# The sentences of the game itself (questions, answers, what happened, why not) are in mytikas.ftl.

## The table

mytikas-web-peak = Mytikas, 2918 m
mytikas-web-full = full
mytikas-web-you = You
mytikas-web-seat-alike = { $name } { $letter }
mytikas-web-letters = A B C D
mytikas-web-level = Level
mytikas-web-line = Deity line
mytikas-web-no-lock = no lock left
mytikas-web-next-lock = next lock: { $lock } Offerings
mytikas-web-next = next
mytikas-web-deck = deck
mytikas-web-taken = A card was taken from here; the place stays empty.
mytikas-web-back-spoken = { $deity ->
        [none] A deity face down
       *[other] { $deity }, face down, seen before
    }{ $lock ->
        [0] , to be turned up
       *[other] , under a lock of { $lock }
    }
mytikas-web-deck-spoken = Deck of { $count } cards{ $lock ->
        [0] {""}
       *[other] , under a lock of { $lock }
    }
mytikas-web-terrace = Level { $level }: { $count ->
        [0] full, nothing more can be built here
        [one] one more can be built here
       *[other] { $count } more can be built here
    }
mytikas-web-token = Level token { $level }: room to build; { $count } left on this level
mytikas-web-build-here = Build on level { $level }
mytikas-web-building = { $name }: { $piece } on level { $level }
mytikas-web-builder = { $name }'s builder
mytikas-web-pile = { $god } Favors: { $count ->
        [0] none in the pile
        [one] one in the pile
       *[other] { $count } in the pile
    }
mytikas-web-area = { $area }: { $main }. Bonus with a Favor: { $bonus }.
mytikas-web-ribbon = Bonus with a { $god } Favor: { $bonus }
mytikas-web-short-zeus-day = Each city makes
mytikas-web-short-zeus-night = Build a temple
mytikas-web-short-demeter-day = Make on level 1
mytikas-web-short-demeter-night = Build a city
mytikas-web-short-poseidon-day = Take Offerings
mytikas-web-short-poseidon-night = Take a Favor
mytikas-web-short-hades-day = Move up
mytikas-web-short-hades-night = Take 1, or offer
mytikas-web-does-zeus-day = each of your cities produces one of three sets on its level
mytikas-web-does-zeus-night = build a small or large temple
mytikas-web-does-demeter-day = produce one of three sets on level 1
mytikas-web-does-demeter-night = build a minor or major city
mytikas-web-does-poseidon-day = take 1 Offering, 1 more for each small temple and 2 for the large one
mytikas-web-does-poseidon-night = { $count ->
        [one] take a Favor
       *[other] take { $count } Favors
    }
mytikas-web-does-hades-day = { $count ->
        [one] move a resource up one level
       *[other] { $count } times, move a resource up one level
    }
mytikas-web-does-hades-night = { $count ->
        [one] take an Offering, or make an offering
       *[other] take { $count } Offerings, or make an offering
    }

## A player's board

mytikas-web-your-board = Your board
mytikas-web-board-of = Board of { $name }
mytikas-web-look-closer = Look at the board of { $name }
mytikas-web-points = { $points ->
        [one] point
       *[other] points
    }
mytikas-web-points-of = Buildings { $buildings }, deities { $cards }
mytikas-web-resources = Resources
mytikas-web-by-level = by level
mytikas-web-cell = { $count ->
        [0] No { $good }
       *[other] { $count } { $good }
    } on level { $level }{ $can ->
        [move] , can move
        [turn] , can turn on its way up
        [give] , can be given away
        [forge] , can pay for a Favor
        [also] , can be one more
        [goal] : the picked resource can come here
       *[other] {""}
    }
mytikas-web-constructions = Constructions
mytikas-web-points-rule = points = level × factor
mytikas-web-type = { $piece }: costs { $cost }; { $count ->
        [0] all built
        [one] one left to build
       *[other] { $count } left to build
    }
mytikas-web-slot-built = { $slot }: built on level { $level }, { $points } points
mytikas-web-slot-free = { $slot }: free; when built it gives { $bonus }
mytikas-web-ready-on = ready on
mytikas-web-on = on
mytikas-web-there = there
mytikas-web-all-built = all built
mytikas-web-to-build = Pieces still to build
mytikas-web-favors = Favors
mytikas-web-favor = { $god } Favor
mytikas-web-favor-of = { $god } Favor of { $name }
mytikas-web-offerings = Offerings
mytikas-web-in-reserve = in reserve
mytikas-web-deities = Deities
mytikas-web-your-deities = Your deities
mytikas-web-no-deities = No deity at the moment. Put Offerings on a card of the line to take it.
mytikas-web-playing = playing
mytikas-web-deciding = to choose

## Deity cards

mytikas-web-when-follow = When you follow
mytikas-web-when-start = Before your builder goes
mytikas-web-when-bonus = Your turn at { $god }
mytikas-web-also-following = own or following
mytikas-web-now = now
mytikas-web-for-you = for you
mytikas-web-next-turn = from next turn
mytikas-web-card-offerings = { $count ->
        [one] 1 Offering on it
       *[other] { $count } Offerings on it
    }
mytikas-web-card-locked = Secured by the lock of { $lock }
mytikas-web-card-points = { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
mytikas-web-card-worth = { $points ->
        [one] It would score 1 point for you now
       *[other] It would score { $points } points for you now
    }
mytikas-web-card-fresh = Works from the next turn
mytikas-web-dealt = Keep one of the two deities dealt to you
mytikas-web-kept = You keep this one

mytikas-web-deity-zeus = Pay an Offering instead of a Favor
    .score = 7 with two Favors of one god
mytikas-web-deity-poseidon = Pay a Favor of any god
    .score = 7 with Favors of two gods
mytikas-web-deity-demeter = Once: 2 stone to 1 marble or 3 to 1 gold, on one level
    .score = by stone left: 0, 6, 12
mytikas-web-deity-hades = Once: give 3 resources for 1 Offering, or 7 for 3
    .score = by locks held: 1, 2, 3
mytikas-web-deity-hera = The bonus without a Zeus Favor
    .score = 7 with a Zeus Favor
mytikas-web-deity-dionysus = The bonus without a Demeter Favor
    .score = 7 with a Demeter Favor
mytikas-web-deity-aphrodite = The bonus without a Poseidon Favor
    .score = 7 with a Poseidon Favor
mytikas-web-deity-persephone = The bonus without a Hades Favor
    .score = 7 with a Hades Favor
mytikas-web-deity-apollo = Two moves up after producing
    .score = by gold left: 0, 1, 3
mytikas-web-deity-athena = A temple costs 1 gold less
    .score = 3 for each temple
mytikas-web-deity-pan = One more of a kind just produced
    .score = by marble left: 0, 3, 7
mytikas-web-deity-artemis = A city costs 1 marble less
    .score = 2 for each city
mytikas-web-deity-ares = Take 1 more Offering
    .score = by Offerings: 0, 3, 6
mytikas-web-deity-hephaestus = Pay 1 marble for 1 more Favor
    .score = by Favors: 0, 2, 4
mytikas-web-deity-hestia = One moved up also turns stone to marble or marble to gold
    .score = by kinds on level 4: 0, 2, 3
mytikas-web-deity-hermes = Take the Offering and make an offering too
    .score = by cards held: 1, 2, 4

## The end

mytikas-web-end = The end comes when one is full:
mytikas-web-gauge-levels = Levels emptied
    .spoken = Levels emptied: { $now } of { $full }. At { $full } the game ends after that turn.
    .meaning = { $left ->
        [one] When one more level has no token left, the game ends after this turn: everybody may still follow, then it is scored.
       *[other] When { $left } more levels have no token left, the game ends after that turn: everybody may still follow, then it is scored.
    }
mytikas-web-gauge-locks = Locks taken
    .spoken = Locks taken: { $now } of { $full }. With the last one the game ends after that turn.
    .meaning = { $left ->
        [one] When the last lock is taken, the game ends after this turn: everybody may still follow, then it is scored.
       *[other] { $left } locks are left. When the last one is taken, the game ends after that turn, and then it is scored.
    }
mytikas-web-gauge-pieces = Most pieces built
    .spoken = Most pieces built by one player: { $now } of { $full }. With the last one the game ends after that turn.
    .meaning = { $left ->
        [one] When somebody builds their last piece, the game ends after this turn: everybody may still follow, then it is scored.
       *[other] Whoever is furthest has { $left } pieces to build. With the last of them the game ends after that turn, and then it is scored.
    }
mytikas-web-last-turn = This is the last turn.
mytikas-web-near-end = One step from the end: if this happens, the game ends after this turn.

## Beside the question

mytikas-web-tray = With the question
mytikas-web-moves-left = { $count ->
        [one] 1 move left
       *[other] { $count } moves left
    }
mytikas-web-choose-goal = To which level does the { $good } of level { $level } go?
mytikas-web-cancel = Another resource
mytikas-web-turn-next = Hestia turns the next one
mytikas-web-move-down = Move down, free
mytikas-web-not-this-time = Not this time
mytikas-web-orders = Standing orders
mytikas-web-orders-secret = The table then answers for you at once. Nobody else learns of it.
mytikas-web-orders-standing = Your standing orders
mytikas-web-never-this-turn = Never this turn
mytikas-web-never-here = Never follow to { $area }: do not ask me
mytikas-web-always-here = Follow to { $area } whenever I can
mytikas-web-order-follow = Follow to { $area } whenever I can
mytikas-web-order-pass = { $area ->
        [any] Do not follow
       *[other] Do not follow to { $area }
    }{ $until ->
        [turn] {" "}this turn
       *[game] {""}
    }
mytikas-web-order-end = End this order: { $order }
mytikas-web-recent = What happened
mytikas-web-turn = turn { $turn }
mytikas-web-tabs = Parts of the table
mytikas-web-tab-table = Table
mytikas-web-tab-build = Build
mytikas-web-tab-deities = Deities
mytikas-web-tab-players = Players

## The first game's guide

mytikas-guide-welcome = You build cities and temples on the terraces of this mountain. What stands higher scores more. On each turn your builder visits one of the four gods, by day or by night. Whatever glows can be chosen now; nothing else can.
    .title = Welcome to Mount Olympus
mytikas-guide-first-favor = Everybody begins with the Favor of one god. A Favor does two things: it opens that god's bonus on your own turns, again and again, and it can be paid once to follow somebody else there. Choose from a pile in a god's header.
    .title = Your first Favor
mytikas-guide-areas = Choose a glowing half of a god: the bright one is Day, the dark one is Night. You do what is drawn there. Where a builder stands, nobody else can go. Early on, producing at Zeus or Demeter is a good start.
    .title = Where to go
mytikas-guide-ribbons = The ribbon below each half is its bonus. In full colour it is open to you, because you hold that god's Favor. You keep the Favor when you take the bonus.
    .title = The bonus on the ribbon
mytikas-guide-levels = Your resources lie on levels, as on the mountain: level 4 is on top. A building is paid from one single level, the one on which it will stand. So bring together on one level what a piece costs.
    .title = Resources lie on levels
mytikas-guide-produce = Choose what is produced. Point at a set and your board shows what you would have.
    .title = Producing
mytikas-guide-moves = Every glowing resource can move. An arrow up lifts it by one level; a double arrow lets you choose the level. On your own turn resources may also come down for free: use Move down.
    .title = Moving resources
mytikas-guide-build = Each piece shows what it costs and the level where it is most nearly paid. Choose the type, then the level, or the coin on the mountain first. A dashed slot shows what you gain when it is filled.
    .title = Building
mytikas-guide-follow = Somebody else acts, and you may do the same for a Favor of that god. It goes back to the pile. Say Not this time if it is not worth it; with standing orders you are not asked again.
    .title = Following
mytikas-guide-offerings = Deity cards help you and score. Put Offerings on a card face up in the line to take it, on your own to protect it, or on an opponent's, at least one more than lies there. With as many as the next lock says, the card is yours for good.
    .title = Offerings and locks
mytikas-guide-bonus = The main action is done. You hold this god's Favor, so the bonus on the ribbon is yours as well before your turn ends.
    .title = Now the bonus
mytikas-guide-rivals = Here you see what the others own: resources by level, Favors, Offerings, pieces still to build and deities. Point at a deity to read it.
    .title = The others
mytikas-guide-end = The game ends when one of these three is full; press one to read what it means. The turn under way is still played out. Then buildings and deities are scored: the large number on each board is what it would be now.
    .title = How it ends
