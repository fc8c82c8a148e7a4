### The lab: simulate, report, compare, train.

cli-lab = Many games between bots: simulate, report, compare editions, judge a deal, search for strategies.
cli-lab-run = Play many games and keep what was counted in them.
cli-lab-seats = The bots, in the order of the seats: { $bots }
cli-lab-games = How many games.
cli-lab-seed = The seed of the run: the same seed gives the same games, whatever the number of workers.
cli-lab-workers = Processes to play in; 0 is one for each core.
cli-lab-results = A folder of results, or one result file.
cli-lab-decisions = Keep every decision too: one row each.
cli-lab-rotate = Play each deal once for every order of the seats.
cli-lab-output = Where the results go. A folder with the same run is gone on with.
cli-lab-on = Where it is played: here, on a Ray started here, or on the Ray cluster at this address.

lab-plays = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game }: { $bots }.
lab-goes-on = { $done ->
        [one] One game is
       *[other] { $done } games are
    } there already, in { $folder }; going on with the rest.
lab-all-there = { $done ->
        [one] The game is
       *[other] All { $done } games are
    } there already, in { $folder }: there is nothing left to play.
lab-pace = { $games } games/s
lab-played = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s: { $speed } a second.
lab-kept = The results are in { $folder }. Look at them with: { $program } lab report { $folder }
lab-stopped = Stopped after { $done } of { $games } games. They are kept in { $folder }; the same command goes on from there: --output { $folder }

error-missing-extra = This needs { $library }, which is not installed. Install it with: pip install "mythagora[{ $extra }]"
error-run-games = A run cannot have { $found } games. Give a number from 1 to { $most }.
error-run-edition = The edition “{ $edition }” ({ $hash }) of this run is not here. Use the version of Mythagora that wrote it.
error-run-damaged = { $file } is no run of the lab, or it is damaged: { $problem }. The file was left as it is.
error-run-behaviour = { $file } was played with version { $found } of the rules of { $game }; this program has version { $known }. Use the version of Mythagora that wrote it.
error-run-foreign = { $folder } holds something else than results of the lab, and nothing was changed. Name a new folder with --output.
error-run-other = { $folder } holds another run: its “{ $key }” is { $expected }, that of this one would be { $found }. Nothing was changed. Name a new folder with --output, or repeat that run's command.
error-run-worker-died = One of { $workers } workers died, perhaps for want of memory. The games played so far are kept; the same command goes on from there, with fewer --workers if need be.
error-run-unwritten = The results cannot be written: { $problem }. { $done ->
        [one] One game is
       *[other] { $done } games are
    } kept in { $folder }; make room, and the same command goes on from there.
error-ray-address = There is no Ray at “{ $address }”: { $problem }. Start one, or give --on ray for one of your own.
error-results-none = { $file } holds no results of the lab. Give a folder that `{ $program } lab run` has written.
error-results-empty = No game of the run in { $file } has been finished yet. Repeat its command to go on with it.
error-results-damaged = { $file } cannot be read as results of the lab: { $problem }. The file was left as it is; use another copy, or play the run again.
error-batch-size = { $expected } answers were expected, one for each game, but { $found } came.
error-batch-action = The answer { $action } is not among those of game { $game }; nothing was changed. Choose one that its mask marks.

## The report

cli-lab-report = Look at results: a page with plots, pictures, and a table here.
cli-lab-report-output = The page; beside the results when none is named.
cli-lab-report-png = A folder for the plots as pictures.
lab-partly = The run is not finished: { $done } of { $games } games. The report is about those.
lab-page = The page is { $file }
lab-pictures = { $number ->
        [one] One picture is
       *[other] { $number } pictures are
    } in { $folder }
error-report-unwritten = { $file } cannot be written: { $problem }. The results are safe; make room or choose another place with --output.

report-title = { $game } in the lab
report-about = { $games ->
        [one] One game
       *[other] { $games } games
    } between { $bots }, with the edition “{ $edition }”. Every interval holds the true value with 95 % confidence.
report-how = Seed { $seed }; options { $options }; edition { $hash }; Mythagora { $engine }. The same run gives the same games again.
report-numbers = The figures
report-even = even share
report-median = median
report-course = course of the game
report-turns = turns
report-decisions = decisions
report-winners = winners
report-others = the others
report-bots = Who wins
report-bots-words = { $bot } does best: a seat of it wins { $share } %, an even share would be { $even } %.
report-bots-even = None is clearly better than the others: a seat of { $bot } wins most, { $share } %; an even share would be { $even } %.
report-order = Does it matter who begins?
report-order-matters = Yes: whoever begins as no. { $place } wins { $share } %, an even share would be { $even } %.
report-order-even = Not that one could tell: whoever begins wins { $share } %, an even share would be { $even } %.
report-place = begins as no. { $place }
report-luck = Luck against skill
report-luck-words = Of what decides who wins, { $skill } % is who plays, { $order } % who begins, { $deal } % the deal, and { $chance } % what comes later: chance, and who met it how. Each deal was played in every order of the seats.
report-luck-skill = who plays
report-luck-order = who begins
report-luck-deal = the deal
report-luck-chance = later
report-length = How long games are
report-length-words = Half of the games are over after { $middle } turns; nine in ten take { $low } to { $high }. On average { $decisions } decisions are made.
report-lead = First and last on the way
report-lead-words = The first is ahead of the second by { $middle } at half time and by { $end } at the end ({ $lead }). The bands hold the middle half of the games.
report-lead-best = whoever is first
report-lead-last = whoever is last
report-lead-wins = What a lead is worth
report-lead-wins-words = Whoever is alone in the lead at half time wins { $share } % of the games.
report-overtakings = How often the lead changes
report-overtakings-words = { $mean } changes a game on average, at most { $most }. The curve tells in which tenth of a game they fall.
report-points = Points
report-points-of-winners = points of winners
report-points-words = Winners have { $winners } points on average, the others { $others }; between first and last lie { $spread }.
report-endings = How games end
report-endings-words = Most often: { $ending }, in { $share } % of the games.
report-rates = Rates
report-rates-words = Over all seats: { $what }, { $share } %.
report-numbers-words = Winners and the others differ most in: { $what } ({ $won } and { $lost } on average).
report-held-words = { $what } goes with { $more } percentage points more wins than without it, each kind of bot compared with itself; { $often } % of the seats have it. That it goes together does not say that it is the cause. At the right: how many have it.
report-held-unsure = In so many games none of these surely goes with more wins, each kind of bot compared with itself. At the right: how many have it.
report-added = share of wins, with it minus without it

## What is counted in the games

measures-mythe-turns = Turns
measures-mythe-gifts = Gifts
measures-mythe-way = The way
measure-mythe-turns-taken = turns
measure-mythe-draws = cards drawn
measure-mythe-busts = busts
measure-mythe-stops = stops in time
measure-mythe-declarations = declarations
measure-mythe-gifts = cards given
measure-mythe-received = cards received
measure-mythe-space = space reached
measure-mythe-bust-rate = turns that go bust
measure-mythe-draws-a-turn = cards drawn a turn
measure-mythe-gifts-a-turn = cards given a turn
measure-mythe-declaration-rate = turns with a declaration

measures-mytikas-areas = Where builders go
measures-mytikas-following = Following
measures-mytikas-offerings = Winning cards
measures-mytikas-pieces = What is built
measures-mytikas-levels = How high is built
measures-mytikas-points = Where points come from
measures-mytikas-deities = Deities at the end
measures-mytikas-locks = Deities locked
measure-mytikas-score = score
measure-mytikas-went-zeus-day = Zeus by day
measure-mytikas-went-zeus-night = Zeus by night
measure-mytikas-went-demeter-day = Demeter by day
measure-mytikas-went-demeter-night = Demeter by night
measure-mytikas-went-poseidon-day = Poseidon by day
measure-mytikas-went-poseidon-night = Poseidon by night
measure-mytikas-went-hades-day = Hades by day
measure-mytikas-went-hades-night = Hades by night
measure-mytikas-follows = follows others
measure-mytikas-passes = passes
measure-mytikas-cards-won = cards won
measure-mytikas-cards-lost = cards lost
measure-mytikas-built-minor-city = minor cities
measure-mytikas-built-small-temple = small temples
measure-mytikas-built-major-city = major cities
measure-mytikas-built-large-temple = large temple
measure-mytikas-on-level-1 = on level 1
measure-mytikas-on-level-2 = on level 2
measure-mytikas-on-level-3 = on level 3
measure-mytikas-on-level-4 = on level 4
measure-mytikas-building-points = points for buildings
measure-mytikas-card-points = points for cards
measure-mytikas-share-of-cards = points that come from cards

measures-mythotopia-drafted = Improvements drafted
measures-mythotopia-land = Land and deck
measures-mythotopia-wars = Wars
measures-mythotopia-victories = Counters won
measures-mythotopia-victories-in-play = Victory cards in play
measure-mythotopia-score = score
measure-mythotopia-provinces = provinces
measure-mythotopia-cities = cities
measure-mythotopia-roads-built = roads built
measure-mythotopia-castles-built = castles built
measure-mythotopia-deck = cards in the deck
measure-mythotopia-wars-begun = wars begun
measure-mythotopia-captured = provinces captured
measure-mythotopia-lost = provinces lost
measure-mythotopia-held-off = attacks held off
measure-mythotopia-capture-rate = wars begun that capture
measure-mythotopia-counters-city = City
measure-mythotopia-counters-road = Road
measure-mythotopia-counters-castle = Castle
measure-mythotopia-counters-citadel = Citadel
measure-mythotopia-counters-defender = Defender
measure-mythotopia-counters-guilded-city = Guilded City
measure-mythotopia-counters-dragons = Here be Dragons
measure-mythotopia-counters-isles = Lord of the Isles
measure-mythotopia-counters-seas = Master of the Seas
measure-mythotopia-counters-patronage = Patronage
measure-mythotopia-counters-inns = Roadside Inns
measure-mythotopia-counters-runestones = Runestones
measure-mythotopia-counters-spoils = Spoils of War
measure-mythotopia-counters-stock = from the stock

## Comparing

cli-lab-diff = The same deals under two editions or two sets of options: what changes.
cli-lab-diff-edition = The two editions, each with its own --edition; one, where only options differ.
cli-lab-diff-change = An option that only the second side has.
cli-lab-diff-output = Keep both runs in this folder.
lab-diff-stopped = Stopped. The games played so far are in { $folder }; the same command goes on from there.
lab-diff-about = { $games } games of { $game } between { $bots }, each deal under both: { $one }, then { $other }.
lab-diff-nothing = No figure changes in a way that could not be chance. With more --games smaller changes would show.
lab-diff-changed = { $what }: { $way ->
        [up] up
       *[down] down
    } from { $one } to { $other }.
lab-diff-more = { $number ->
        [one] One more figure changes
       *[other] { $number } more figures change
    }; the table marks them.
lab-diff-figure = figure
lab-diff-change = difference
lab-diff-sure = sure
lab-diff-how = Every interval holds the true value with 95 % confidence. “Sure” is what chance would bring less than once in a thousand such figures. The differences are taken deal by deal.
lab-diff-turns = turns
lab-diff-decisions = decisions
lab-diff-lead-changes = lead changes
lab-diff-beginner = wins of whoever begins
lab-diff-points = points of the winner
lab-diff-spread = points between first and last
lab-diff-bot = wins of { $bot }
lab-diff-ending = games in which { $ending }
error-diff-sides = A comparison needs two sides, and { $editions } editions were named. Name two with --edition, or say with --change what the second side changes.
error-diff-same = Both sides are the same: the edition “{ $edition }” with the same options. Name another --edition, or a --change.

## Fair deals

cli-lab-fair = How good each seat's start is, before the first turn; deals again until one is fair within a bound.
cli-lab-fair-players = How many play; 0 is the fewest that can.
cli-lab-fair-seed = The sealed seed, from which every attempt follows; a fresh one when none is given.
cli-lab-fair-bound = How far a seat may be from an even share of the wins, in percentage points.
cli-lab-fair-rollouts = Games played from each deal.
cli-lab-fair-attempts = Deals tried at most.
cli-lab-fair-bot = The bot that plays them: { $bots }
lab-fair-about = { $game } for { $players }: from each deal { $rollouts } games are played by { $bot } at every seat. The share of them that each seat wins:
lab-fair-attempt = deal
lab-fair-worst = off
lab-fair-taken = taken
lab-fair-how = An even share is { $even } %. With so many games a share is known to about ± { $reach }.
lab-fair-found = Deal { $attempt } is fair: no seat is more than { $worst } percentage points from an even share, and { $bound } are allowed.
lab-fair-best = None of { $tried } deals is fair within { $bound } percentage points. The fairest is deal { $attempt }, with { $worst }.
lab-fair-seeds = Sealed seed { $sealed }. Play this deal with: --seed { $seed }
error-fair-terms = The { $name } of a fair deal cannot be { $found }. Give a whole number from 1 to { $most }.

## Hunting

cli-lab-hunt = Look for a strategy that beats the best there is: other weights for what a level looks at.
cli-lab-hunt-level = The level whose weights are changed: { $levels }
cli-lab-hunt-against = The bots to be beaten, each of them.
cli-lab-hunt-players = How many play; the others are all of the bot to be beaten.
cli-lab-hunt-trials = How many proposals are tried.
cli-lab-hunt-games = Games of a proposal against each bot.
cli-lab-hunt-margin = By how much it has to beat an even share, in percentage points.
lab-hunt-about = { $game }: { $trials } proposals of { $level } with other weights, each in { $games } games against { $others }. The best then play twice as many on fresh deals.
lab-hunt-against = against { $bot }
lab-hunt-tastes = weights
lab-hunt-found = The best of them dominates: with 95 % confidence it wins at least { $margin } percentage points more than an even share against every one.
lab-hunt-none = None dominates: none surely wins { $margin } percentage points more than an even share ({ $even } %) against every one.
lab-hunt-seat = Seat the best of them by its name: { $bot }
error-hunt-level = “{ $level }” has no weights to be changed. Choose one of: { $known }.

## One game of a run

cli-lab-record = One game of a run again, as a record to be replayed.
cli-lab-record-number = The number of the game, from 0.
cli-lab-record-output = The file of the record.
lab-recorded = Game { $number } is in { $file }. Look at it with: { $program } replay { $file }
error-run-game = There is no game { $number } in this run. Give a number from 0 to { $most }.
error-env-action = The answer { $action } is not one of seat { $seat } now; nothing was changed. Choose one that the mask marks.
error-env-answer = A worker could not carry out a step: { $problem }. No game of that worker has moved.
error-env-size = { $size } games cannot be shared by { $workers } workers. Choose a number of games that can be divided by the workers.
error-env-seat = There is no seat { $seat }. Give a number from 0 to { $most }, or -1 for any.
