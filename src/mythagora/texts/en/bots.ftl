### Bots: the ladder, hints and reviews.

# The browser says the names in web.ftl; a test sees that they are the same.

bot-random = Random
bot-thumb = Thumb
bot-level1 = Level 1
bot-level2 = Level 2
bot-level3 = Level 3
bot-level4 = Level 4
bot-level5 = Level 5

cli-ladder = See which bot is stronger, by paired games and a sequential test.
cli-ladder-bots = The bots from the weakest to the strongest; Random and the levels if none are named.
cli-ladder-players = How many seats; the fewest the game takes if not said.
cli-ladder-share = What part of its usual simulations a bot may use for each decision.
cli-ladder-least = Seeds every pairing is played with at least.
cli-ladder-most = Seeds a pairing is played with at most, if the test has not decided.
cli-ladder-processes = How many games at the same time.
cli-ladder-minutes = Begin no new games after so long; 0 is no limit. With --results it can go on later.
cli-ladder-results = Write every group of games to this file, and go on from what it holds.
cli-ladder-keep = Keep the record of every game in this folder.
cli-ladder-plot = Draw the result (.svg or .png); needs matplotlib.
cli-ladder-output = Write the result as JSON.

ladder-plays = { $game } for { $players }, each bot against the one below it ({ $bots }), with { $share } % of the simulations of a table.
ladder-higher = bot
ladder-lower = against
ladder-seeds = seeds
ladder-games = games
ladder-wins = wins
ladder-interval = 95 % interval
ladder-even = even share
ladder-verdict = test
ladder-stronger = stronger
ladder-not-stronger = not stronger
ladder-open = open
ladder-bot = bot
ladder-rating = rating
ladder-how = One bot of the first column among bots of the second, at each seat in turn, { $share } % of the simulations of a table. Mythagora { $version } ({ $mode ->
    [compiled] compiled
   *[plain] plain Python
}), behaviour { $behaviour }.
ladder-axis = games won by the higher bot, %
ladder-title = { $game } for { $players }

bot-failed = { $bot } failed in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; level 1 made them instead, so the figures of { $bot } are not its own.
bot-failed-first = The first time: { $problem }
bot-failed-more = What went wrong is told by: { $program } match { $game } { $bot } random --games 1
bot-stood-in = { $name } failed ({ $problem }); level 1 answers instead.
error-bot-broken = The bot “{ $bot }” of an installed package cannot sit down: { $problem }. Mend it, or choose another one.
error-bot-setting-name = A bot that searches has no setting “{ $setting }”. Possible: { $known }.
error-bot-setting = The bot setting “{ $setting }” cannot be “{ $found }”. Possible: { $known }.
error-ladder-line = { $file }: line { $line } is not a line of a ladder. Take it out, or begin with another file.
error-ladder-bots = A ladder needs two or more different bots, not “{ $found }”.
error-ladder-plot = A ladder cannot be drawn as { $file }. Give a name that ends in one of: { $known }.
error-ladder-no-plot = For a plot matplotlib is needed. Install it with: pip install "mythagora[lab]"
error-list-line = { $file }, line { $line }: “{ $found }” is not understood. A line is an answer with * for anything, perhaps “question:” before it and “if turn > 5” behind it.
error-list-file = There is no list { $file }. Give the path of a text file, or one of ours: { $known }.

command-hint = hint
    .words = hint, tip
    .help = the best answers, as level 5 sees them from your seat
hint-off = There are no hints where memory aids are off.
hint-only-one = There is only one thing you can do.
hint-best = Best: { $action } ({ $chance } % to win)
hint-next = Then: { $action } ({ $behind } points of a hundred less)

cli-review = Look back on a game: who could have done better, and what was luck.
cli-review-at = Only this entry: the three best answers there, with how much better.
cli-review-share = How long to think about each decision, as a part of what level 5 does at a table.

review-curve = How likely everybody was to win, turn by turn, by what all could see:
review-seat = seat
review-result = won %
review-start = at the start %
review-decisions = decisions
review-best = good ones
review-lost = own mistakes
review-gained = others' mistakes
review-luck-head = luck
review-luck = Points of a hundred. Luck is what decisions do not explain: won = at the start + own mistakes + others' mistakes + luck.
review-flawless = No decision cost much.
review-costly = What cost most, judged on what the seat could know:
review-cost = { $number }. { $name }: { $did }. Better: { $better } ({ $cost } points of a hundred).
review-at = { $number }. { $name }: { $did }. What would have been best, judged on what the seat could know:
review-more = The best answers there: { $program } review { $file } --at { $number }
error-review-not-theirs = Entry { $number } was not made by this seat, so what was best there is not for it to know while the game runs. Give an entry of its own.
error-review-running = This game is not over, so say whose seat you look from: --seat A.

bench-search = plain search, iterations
bench-row-search = { $game } for { $players }
