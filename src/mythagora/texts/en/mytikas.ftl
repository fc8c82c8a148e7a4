# Mytikas. Facts come as { $role }; for a seat { $role-is } tells whether it is the reader: you or other.
# Gods and deities have { $role-of } too, the name as it stands after a thing of theirs.
# What a text may say beyond the facts of the game is put together in wording/mytikas.py.
# S, M and G are stone, marble and gold, L1 to L4 the levels, as on the board that is drawn.

mytikas-title = Mytikas
mytikas-blurb = Builders raise cities and temples on Mount Olympus. Move your builder to a god by day or by night, produce stone, marble and gold, carry them up the mountain, and build: the higher, the more it scores. Favors open bonus actions and let you follow the others; Offerings win the gods' own cards.

## What is asked

mytikas-question-choose-deity = Which of your two deities do you keep?
mytikas-question-first-favor = Which god's Favor do you begin with?
mytikas-question-open-turn = Your turn. Where does your builder go?
mytikas-question-give = { $left ->
        [one] Which resource do you give away? One more.
       *[other] Which resource do you give away? { $left } more.
    }
mytikas-question-choose-part = { $area }: the main action, or the bonus alone?
mytikas-question-choose-set = What does your { $city } on level { $level } produce?
mytikas-question-choose-harvest = What do you produce on level 1?
mytikas-question-choose-extra = Pan adds one more: { $goods }?
mytikas-question-build = What do you build, and on which level?
mytikas-question-choose-slot = Your { $piece } on level { $level }: which slot does it come from?
mytikas-question-take-favor = Which god's Favor do you take?
mytikas-question-forge = Hephaestus: pay 1 marble for one more Favor?
mytikas-question-move = { $sort ->
        [any] { $left ->
            [one] Move 1 resource to any level: which?
           *[other] Move { $left } resources to any levels: which first?
        }
       *[up] { $left ->
            [one] 1 move up left: which resource?
           *[other] { $left } moves up left: which resource?
        }
    }
mytikas-question-serve-hades = Take Offerings, or make an offering to a deity?
mytikas-question-make-offering = To which deity do you make an offering?
mytikas-question-put = How many Offerings do you put on { $deity }?
mytikas-question-wrap-up = Before your turn ends at { $area }: anything else?
mytikas-question-follow = Do you follow to { $area }: { $area-main }?
mytikas-question-choose-time = Which main action do you follow with: day or night?
mytikas-question-close-turn = The turn closes.
mytikas-question-dealing = Everybody chooses a deity; still to choose: { $seat }.
mytikas-question-opening = { $seat } takes a first Favor.
mytikas-question-playing = { $seat } is to act.

mytikas-help-choose-deity =
    Two deities were dealt to you: keep one, the other goes under the deck. Everybody chooses at the same time,
    and nobody sees the choices before the last one is made. Your deity starts with one Offering on it and
    works at once. Rule { $rule }.
mytikas-help-first-favor =
    From the last player back to the first, everybody takes one Favor, each of another god. A Favor opens the
    bonus actions of its god, or can be paid to follow another player there. Rule { $rule }.
mytikas-help-open-turn =
    Your builder must move to another area where nobody stands; with two players, to another god. There you
    perform the main action, the bonus action if you hold a Favor of that god, or both. Before going you may use
    Demeter or Hades, if they are yours, and on your turn resources may always come down for free. An area
    where nothing would happen cannot be chosen. Rule { $rule }.
mytikas-help-give =
    Hades takes the resources you choose, one after the other and from any level, and then gives you the
    Offerings. Rule { $rule }.
mytikas-help-choose-part =
    You may perform the main action and then, with a Favor of this god, its bonus; or the bonus alone. If you
    take the bonus alone, nobody can follow you, unless your table plays otherwise. Rule { $rule }.
mytikas-help-choose-set =
    Every city of yours produces one set, on the level where it stands. You choose city by city. Rule { $rule }.
mytikas-help-choose-harvest =
    You get one of three sets on level 1, once, however many cities you own. Rule { $rule }.
mytikas-help-choose-extra =
    Pan gives you one more resource on level 1, of a kind that you have just produced. Rule { $rule }.
mytikas-help-build =
    The whole cost is paid from the level you build on, and that level must have a token left. Resources from
    higher up may come down first, for free, on your own turn. A move that would leave you nothing to build
    is not offered. Rule { $rule }.
mytikas-help-choose-slot =
    The pieces of one kind stand on different slots of your board, and what lies under the piece is yours
    now. The level token takes its place and scores at the end. Rule { $rule }.
mytikas-help-take-favor =
    Take a Favor of any god from its pile. Only if that pile is empty you take it from another player, who
    gets nothing for it. You may hold as many as you like. Rule { $rule }.
mytikas-help-forge =
    Hephaestus gives you one more Favor for a marble, from any level, once in this action. Rule { $rule }.
mytikas-help-move =
    One resource at a time: up means one level, the same resource again if you like. Moves you do not use
    are lost. On your own turn moves down cost nothing. { $turn ->
        [hestia] Hestia may turn one stone into marble, or one marble into gold, while it goes up.
       *[none] {""}
    } Rule { $rule }.
mytikas-help-serve-hades =
    Take Offerings into your reserve, or put some from your reserve on one Deity card: your own, one face up
    in the line, or another player's. With Hermes you may do both, the taking first. Rule { $rule }.
mytikas-help-make-offering =
    Put Offerings from your reserve on one card: your own to protect it, a card face up in the line to take
    it, or another player's to steal it with at least one more than lies on it. When the Offerings on your card
    equal the lowest lock, the lock secures it for good. Rule { $rule }.
mytikas-help-put =
    At least one, and never more on the card than the lowest lock says; with exactly that many the card
    is locked and nobody can steal it any more. Another player's card needs one more than lies on it, and
    they take theirs back. Rule { $rule }.
mytikas-help-wrap-up =
    With a Favor of this god, or after the main action with the deity that stands in for it, you may take
    the bonus now. The Favor stays with you. Resources may still come down for free. Then the others may
    follow. Rule { $rule }.
mytikas-help-follow =
    Pay a Favor of this god back to its pile and perform the same main action, with choices of your own.
    There is no bonus action for followers, but slots and deities marked for following do work. Zeus lets
    you pay an Offering, Poseidon any Favor. Rule { $rule }.
mytikas-help-choose-time =
    With two players a follower may perform either main action of the god, by day or by night. Your deities
    help according to the one you perform. Rule { $rule }.
mytikas-help-close-turn =
    Cards of the line without a lock are turned up, and the next player begins. Rule { $rule }.
mytikas-help-dealing =
    Two deities were dealt to each player. All choose in secret which one they keep, and all choices are
    shown together. Rule { $rule }.
mytikas-help-opening =
    From the last player back to the first, everybody takes one Favor, each of another god. Rule { $rule }.
mytikas-help-playing =
    Another player has moved to a god, or may follow, and chooses what to do there. Everything but the cards
    that lie face down is open, so the table shows what is going on. Rule { $rule }.

## Answers. `.words` are what may be typed for them, apart from the words of the notation.

mytikas-action-go = { $area }: { $area-main }{ $bonus-by ->
        [favor] ; bonus: { $area-bonus }
        [card] ; then { $card } grants: { $area-bonus }
       *[none] {""}
    }
    .words = go, visit
mytikas-action-main = Main action: { $area-main }
    .words = main, action
mytikas-action-bonus = Bonus: { $area-bonus }
    .words = bonus
mytikas-action-done = { $asked ->
        [move] Done moving
        [forge] No, keep the marble
        [make-offering] No offering now
        [wrap-up] End your turn
       *[other] Done
    }
    .words = done, end, finish, enough
mytikas-action-pass = Pass
    .words = pass, no, skip
mytikas-action-follow = Follow: pay { $price }
    .words = follow, pay, yes
mytikas-action-day = By day: { $area-main }
    .words = day
mytikas-action-night = By night: { $area-main }
    .words = night
mytikas-action-produce = Produce { $set }
    .words = produce, set, yield
mytikas-action-harvest = Produce { $crop }
    .words = harvest, set, produce, yield
mytikas-action-also = One more { $good }
    .words = also, add
mytikas-action-move = { $way ->
        [up] { $good-title } L{ $start } ↑ L{ $goal }
       *[down] { $good-title } L{ $start } ↓ L{ $goal }
    }{ $free ->
        [yes] {" "}free
       *[no] {""}
    }
    .words = move, carry, bring
mytikas-action-turn = { $good-title } L{ $start } ↑ L{ $goal } as { $into }
    .words = turn
mytikas-action-build = { $piece-title } on level { $level } for { $cost }
    .words = build, raise
mytikas-action-slot = The slot that gives { $slot-bonus }
    .words = slot
mytikas-action-favor = { $god }: { $pile ->
        [one] the last one in the pile
       *[other] { $pile } in the pile
    }{ $held ->
        [0] {""}
       *[other] ; you hold { $held }
    }
    .opens = a { $god } Favor
    .words = favor, favour
mytikas-action-rob = { $god }, from { $seat }{ $held ->
        [0] {""}
       *[other] ; you hold { $held }
    }
    .opens = a { $god } Favor from { $seat }
    .words = rob, favor, favour
mytikas-action-take = { $count ->
        [one] Take 1 Offering
       *[other] Take { $count } Offerings
    }
    .words = take
mytikas-action-offer = { $where ->
        [own] { $deity }, your own with { $on } on it
        [line] { $deity } from the line: { $deity-effect }
       *[other] { $deity }, held by { $owner } with { $on }: { $deity-effect }
    }
    .opens = an offering to { $deity }
    .words = offer, serve
mytikas-action-put = { $count ->
        [one] Put 1 Offering
       *[other] Put { $count } Offerings
    }{ $locks ->
        [yes] {" "}(locks it)
       *[no] {""}
    }
    .words = put
mytikas-action-forge = Yes, with 1 marble from level { $level }
    .words = forge, yes
mytikas-action-change = Demeter: { $stone } stone on level { $level } into 1 { $into }
    .words = change
mytikas-action-sacrifice = Hades: give { $count } resources for { $gain ->
        [one] 1 Offering
       *[other] { $gain } Offerings
    }
    .words = sacrifice
mytikas-action-give = { $good-title } L{ $level }
    .words = give
mytikas-action-keep = { $deity }: { $deity-effect } Scores { $deity-score }
    .words = keep, choose

## Why not

mytikas-refusal-game-is-over = The game is over. Look back at it, or begin a new one.
mytikas-refusal-not-your-turn = It is not your turn. Wait until you are asked.
mytikas-refusal-no-such-action = Mytikas has no such action. Choose one of the answers offered.
mytikas-refusal-no-such-seat = There is no such player at this table. Name one who is.
mytikas-refusal-builder-not-now = Your builder moves at the start of your turn. Answer the question first.
mytikas-refusal-main-not-now = The main action is not asked for now. Choose one of the answers offered.
mytikas-refusal-bonus-not-now = The bonus comes with your own action, on your own turn. Choose one of the answers offered.
mytikas-refusal-not-done-yet = You cannot be done yet: something must still be chosen here.
mytikas-refusal-following-not-now = You follow, or pass, after another player's action. Not now.
mytikas-refusal-time-not-now = Day or night is chosen when you follow in a game for two. Not now.
mytikas-refusal-producing-not-now = You are not producing now. Go to Zeus Day or Demeter Day for that.
mytikas-refusal-extra-not-now = Pan adds a resource only after Demeter Day. Not now.
mytikas-refusal-move-not-now = Resources cannot be moved at this moment. Answer the question first.
mytikas-refusal-turn-not-now = Hestia turns a resource only while Hades Day moves it up. Not now.
mytikas-refusal-building-not-now = You build on Zeus Night or Demeter Night. Not now.
mytikas-refusal-slot-not-now = A slot is chosen when a piece is built. Not now.
mytikas-refusal-favor-not-now = No Favor is to be taken now. Choose one of the answers offered.
mytikas-refusal-offerings-not-now = No Offerings are to be taken now. Choose one of the answers offered.
mytikas-refusal-offering-not-now = No offering can be made now. Choose one of the answers offered.
mytikas-refusal-forge-not-now = Hephaestus works only on Poseidon Night. Not now.
mytikas-refusal-change-not-now = Demeter changes stone only before your builder moves. Wait for your next turn.
mytikas-refusal-sacrifice-not-now = Hades takes resources only before your builder moves. Wait for your next turn.
mytikas-refusal-choice-not-now = Deities are chosen before the game begins. Not now.
mytikas-refusal-area-is-barred = A builder bars that place, and your own must move on. Choose a free one.
mytikas-refusal-god-is-barred = With two players a builder bars its whole god, your own too. Choose another god.
mytikas-refusal-nothing-to-do-there = Neither the main action nor the bonus would do anything there. Choose another area.
mytikas-refusal-no-favor-for-bonus = You need a Favor of this god for its bonus. End your turn without it.
mytikas-refusal-bonus-does-nothing = The bonus would change nothing now. End your turn without it.
mytikas-refusal-one-bonus-only = You have taken the bonus already; one is all there is. End your turn.
mytikas-refusal-same-level = It lies on that level already. Name another one.
mytikas-refusal-down-not-now = Resources come down for free only on your own turn. You are following.
mytikas-refusal-no-move-up-here = Nothing goes up here without an action or bonus that says so. Only down is free.
mytikas-refusal-one-level-at-a-time = Up means one level at a time. Choose the next level.
mytikas-refusal-nothing-there = You have no such resource on that level. Look at your board.
mytikas-refusal-move-something-first = Performing this action means moving something. Move one resource, then you may be done.
mytikas-refusal-no-turning-now = Hestia does not help here, or has helped already. Move the resource as it is.
mytikas-refusal-top-level = Nothing goes above level 4. Choose a resource further down.
mytikas-refusal-not-just-produced = You have not just produced that. Choose a kind that you have.
mytikas-refusal-other-kind-of-building = Zeus Night builds temples, Demeter Night cities. Choose what this area builds.
mytikas-refusal-no-piece-left = You have built all your pieces of that kind. Choose another.
mytikas-refusal-level-is-full = That level has no token left. Build on another one.
mytikas-refusal-cannot-pay = The resources on that level do not pay for it. Choose another piece or level, or bring some down.
mytikas-refusal-leaves-nothing-to-build = After that move you could build nothing. Keep what you need for the building.
mytikas-refusal-wrong-slot = That slot is for another kind of piece. Choose one of this kind.
mytikas-refusal-slot-is-taken = The piece of that slot is built already. Choose a free one.
mytikas-refusal-taken-by-another = Somebody has begun with that god already. Choose another one.
mytikas-refusal-pile-is-empty = That pile is empty. Say which player you take it from.
mytikas-refusal-pile-not-empty = There is one in the pile. Take that, not a player's.
mytikas-refusal-nobody-has-one = Neither the pile nor another player has one. Choose another god.
mytikas-refusal-not-from-yourself = You cannot take it from yourself. Name another player.
mytikas-refusal-they-have-none = That player has none of that god. Name one who has.
mytikas-refusal-no-marble-there = You have no marble on that level. Choose another level, or say no.
mytikas-refusal-card-not-in-play = That deity lies neither before a player nor face up in the line. Choose one that does.
mytikas-refusal-card-is-locked = That deity is locked and takes no more Offerings. Choose another one.
mytikas-refusal-no-offering-left = Your reserve does not have as many Offerings. Take some first.
mytikas-refusal-too-few-offerings = You have too few Offerings for that card. Choose another one.
mytikas-refusal-outbid-the-owner = A steal needs at least one more than lies on the card. Put more, if you have it.
mytikas-refusal-over-the-lock = That is more than the lowest lock allows. Put fewer.
mytikas-refusal-favor-of-another-god = Following costs a Favor of the god whose action it is. Pay that one, or pass.
mytikas-refusal-no-favor-to-pay = You do not have that Favor. Pass, or pay otherwise if a deity lets you.
mytikas-refusal-zeus-does-not-help = Only the Zeus card lets you pay with an Offering. Pay a Favor, or pass.
mytikas-refusal-action-does-nothing = That action would change nothing for you. Pass, or choose the other one.
mytikas-refusal-not-dealt-to-you = That deity was not dealt to you. Keep one of your two.
mytikas-refusal-card-does-not-help = You do not have that deity, or it came only this turn. Choose something else.
mytikas-refusal-once-a-turn = That deity has helped you this turn already. Move your builder.
mytikas-refusal-too-little-stone = There is too little stone on that level. Choose another level.
mytikas-refusal-too-few-goods = You have too few resources for that. Give fewer, or move your builder.

## What happened

mytikas-event-chooses = { $seat-is ->
        [you] You choose { $deity }. The others will see it when all have chosen.
       *[other] { $seat } chooses { $deity }.
    }
mytikas-event-chooses-unseen = { $seat } has chosen.
mytikas-event-keeps = { $seat-is ->
        [you] You begin with { $deity }.
       *[other] { $seat } begins with { $deity }.
    }
mytikas-event-turns-up = { $deity } is turned up in the line.
mytikas-event-begins-turn = { $seat-is ->
        [you] It is your turn.
       *[other] It is { $seat }'s turn.
    }
mytikas-event-goes = { $seat-is ->
        [you] You go to { $area }.
       *[other] { $seat } goes to { $area }.
    }
mytikas-event-performs = { $seat-is ->
        [you] You perform the main action of { $area }.
       *[other] { $seat } performs the main action of { $area }.
    }
mytikas-event-declines-main = { $seat-is ->
        [you] You leave the main action out.
       *[other] { $seat } leaves the main action out.
    }
mytikas-event-takes-bonus = { $seat-is ->
        [you] You take the bonus: { $area-bonus }.
       *[other] { $seat } takes the bonus: { $area-bonus }.
    }
mytikas-event-produces = { $seat-is ->
        [you] { $city-is ->
            [some] Your { $city } on level { $level } produces { $yield }.
           *[none] You produce { $yield } on level { $level }.
        }
       *[other] { $city-is ->
            [some] { $seat }'s { $city } on level { $level } produces { $yield }.
           *[none] { $seat } produces { $yield } on level { $level }.
        }
    }
mytikas-event-produces-extra = { $seat-is ->
        [you] Pan adds 1 { $good } to your level 1.
       *[other] Pan adds 1 { $good } to { $seat }'s level 1.
    }
mytikas-event-moves = { $seat-is ->
        [you] You move 1 { $good } from level { $from } to { $to }.
       *[other] { $seat } moves 1 { $good } from level { $from } to { $to }.
    }
mytikas-event-moves-down = { $seat-is ->
        [you] You bring 1 { $good } down from level { $from } to { $to }.
       *[other] { $seat } brings 1 { $good } down from level { $from } to { $to }.
    }
mytikas-event-turns = { $seat-is ->
        [you] Hestia turns your { $good } into { $into } on its way from level { $from } to { $to }.
       *[other] Hestia turns { $seat }'s { $good } into { $into } on its way from level { $from } to { $to }.
    }
mytikas-event-changes = { $seat-is ->
        [you] Demeter changes { $stone } of your stone into 1 { $into } on level { $level }.
       *[other] Demeter changes { $stone } of { $seat }'s stone into 1 { $into } on level { $level }.
    }
mytikas-event-sacrifices = { $seat-is ->
        [you] You give { $count } resources to Hades.
       *[other] { $seat } gives { $count } resources to Hades.
    }
mytikas-event-gives = { $seat-is ->
        [you] You give away 1 { $good } from level { $level }.
       *[other] { $seat } gives away 1 { $good } from level { $level }.
    }
mytikas-event-pays = { $seat-is ->
        [you] You pay { $cost } on level { $level }.
       *[other] { $seat } pays { $cost } on level { $level }.
    }
mytikas-event-builds = { $seat-is ->
        [you] You build a { $piece } on level { $level }. Its slot gives { $slot-bonus }.
       *[other] { $seat } builds a { $piece } on level { $level }. Its slot gives { $slot-bonus }.
    }
mytikas-event-takes-favor = { $seat-is ->
        [you] You take a { $god } Favor.
       *[other] { $seat } takes a { $god } Favor.
    }
mytikas-event-robs-favor = { $seat-is ->
        [you] You take a { $god } Favor from { $other }.
       *[other] { $other-is ->
            [you] { $seat } takes a { $god } Favor from you.
           *[other] { $seat } takes a { $god } Favor from { $other }.
        }
    }
mytikas-event-finds-no-favor = { $seat-is ->
        [you] There is no Favor left for you to take.
       *[other] There is no Favor left for { $seat } to take.
    }
mytikas-event-forges = { $seat-is ->
        [you] You pay Hephaestus 1 marble from level { $level }.
       *[other] { $seat } pays Hephaestus 1 marble from level { $level }.
    }
mytikas-event-takes-offerings = { $seat-is ->
        [you] { $count ->
            [one] You take 1 Offering.
           *[other] You take { $count } Offerings.
        }
       *[other] { $count ->
            [one] { $seat } takes 1 Offering.
           *[other] { $seat } takes { $count } Offerings.
        }
    }
mytikas-event-protects = { $seat-is ->
        [you] { $count ->
            [one] You put 1 more Offering on your { $deity }.
           *[other] You put { $count } more Offerings on your { $deity }.
        }
       *[other] { $count ->
            [one] { $seat } puts 1 more Offering on { $deity }.
           *[other] { $seat } puts { $count } more Offerings on { $deity }.
        }
    }
mytikas-event-takes-card = { $seat-is ->
        [you] { $count ->
            [one] You take { $deity } from the line with 1 Offering.
           *[other] You take { $deity } from the line with { $count } Offerings.
        }
       *[other] { $count ->
            [one] { $seat } takes { $deity } from the line with 1 Offering.
           *[other] { $seat } takes { $deity } from the line with { $count } Offerings.
        }
    }
mytikas-event-steals-card = { $seat-is ->
        [you] You steal { $deity } from { $other } with { $count } Offerings. { $other } takes { $back } back.
       *[other] { $other-is ->
            [you] { $seat } steals { $deity } from you with { $count } Offerings. You take { $back } back.
           *[other] { $seat } steals { $deity } from { $other } with { $count } Offerings. { $other } takes { $back } back.
        }
    }
mytikas-event-locks = { $seat-is ->
        [you] You lock { $deity } with the lock of { $lock }: it is yours to the end.
       *[other] { $seat } locks { $deity } with the lock of { $lock }: nobody can steal it any more.
    }
mytikas-event-passes = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
mytikas-event-follows = { $seat-is ->
        [you] You follow and pay { $pays }.
       *[other] { $seat } follows and pays { $pays }.
    }
mytikas-event-levels-full = Three levels are full: this is the last turn.
mytikas-event-locks-gone = { $seat-is ->
        [you] You have taken the last lock: this is the last turn.
       *[other] { $seat } has taken the last lock: this is the last turn.
    }
mytikas-event-all-built = { $seat-is ->
        [you] You have built your last piece: this is the last turn.
       *[other] { $seat } has built the last piece: this is the last turn.
    }
mytikas-event-game-ends = The game ends and is scored.

## Choices before the game

mytikas-option-choose-your-deity = Choose your deity
    .help = Two deities are dealt to everybody, who keep one in secret.
mytikas-option-follow-after-bonus-only = Follow after a bonus alone
    .help = Others may follow even if the main action was left out.
mytikas-option-followers-move-down = Followers move down
    .help = Followers too may bring resources down for free.
mytikas-option-offerings-over-lock = Offerings over the lock
    .help = A card may hold more Offerings than the lowest lock says, and waits for a lock of its number.
mytikas-option-card-bonus-only = Bonus alone by a deity
    .help = Hera, Dionysus, Aphrodite and Persephone open the bonus even without the main action.
mytikas-option-turn-limit = Turn limit
    .help = After so many turns the game is scored as it stands. 0 is no limit; 1000 is usual among bots.

## Things on the table

mytikas-good-stone = stone
    .title = Stone
    .letter = S
    .count = { $count } stone
mytikas-good-marble = marble
    .title = Marble
    .letter = M
    .count = { $count } marble
mytikas-good-gold = gold
    .title = Gold
    .letter = G
    .count = { $count } gold
mytikas-goods-none = nothing
mytikas-goods-or = { $first } or { $last }

mytikas-god-zeus = Zeus
    .of = Zeus
mytikas-god-demeter = Demeter
    .of = Demeter
mytikas-god-poseidon = Poseidon
    .of = Poseidon
mytikas-god-hades = Hades
    .of = Hades

mytikas-area-zeus-day = Zeus Day
    .main = each city { $sets }
mytikas-area-zeus-night = Zeus Night
    .main = build a temple
mytikas-area-demeter-day = Demeter Day
    .main = { $sets }, on level 1
mytikas-area-demeter-night = Demeter Night
    .main = build a city
mytikas-area-poseidon-day = Poseidon Day
    .main = 1 Offering, +1 a small temple, +2 the large
mytikas-area-poseidon-night = Poseidon Night
    .main = { $count ->
        [one] 1 Favor
       *[other] { $count } Favors
    }
mytikas-area-hades-day = Hades Day
    .main = { $count ->
        [one] 1 up
       *[other] { $count } ups
    }
mytikas-area-hades-night = Hades Night
    .main = { $count ->
        [one] 1 Offering or make an offering
       *[other] { $count } Offerings or make an offering
    }

mytikas-bonus-up = { $count ->
        [one] 1 up
       *[other] { $count } ups
    }
mytikas-bonus-any = { $count ->
        [one] 1 move anywhere
       *[other] { $count } moves anywhere
    }
mytikas-bonus-favor = { $count ->
        [one] 1 Favor
       *[other] { $count } Favors
    }
mytikas-bonus-offering = { $count ->
        [one] 1 Offering
       *[other] { $count } Offerings
    }
mytikas-bonus-make = make an offering
mytikas-bonus-gold = { $count } gold there
mytikas-bonus-none = nothing

mytikas-gives-any = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
mytikas-gives-favor = { $count ->
        [one] 1 Favor
       *[other] { $count } Favors
    }
mytikas-gives-offering = { $count ->
        [one] 1 Offering
       *[other] { $count } Offerings
    }
mytikas-gives-gold = { $count }G
mytikas-gives-none = nothing

mytikas-piece-minor-city = minor city
    .title = Minor city
    .slots = Minor cities
mytikas-piece-small-temple = small temple
    .title = Small temple
    .slots = Small temples
mytikas-piece-major-city = major city
    .title = Major city
    .slots = Major cities
mytikas-piece-large-temple = large temple
    .title = Large temple
    .slots = Large temple

mytikas-slot-minor-1 = first minor city
mytikas-slot-minor-2 = second minor city
mytikas-slot-minor-3 = third minor city
mytikas-slot-small-1 = first small temple
mytikas-slot-small-2 = second small temple
mytikas-slot-major-1 = first major city
mytikas-slot-major-2 = second major city
mytikas-slot-large-1 = large temple

mytikas-price-favor = a { $god } Favor
mytikas-price-offering = an Offering

mytikas-ending-levels-full = three levels are full
mytikas-ending-locks-gone = the last lock is taken
mytikas-ending-all-built = somebody has built the last piece
mytikas-ending-turn-limit = the turns are up

mytikas-deity-zeus = Zeus
    .of = Zeus
    .effect = Pay an Offering instead of a Favor when you follow.
    .score = { $low }, or { $high } with two Favors of the same god.
mytikas-deity-poseidon = Poseidon
    .of = Poseidon
    .effect = Pay any Favor when you follow.
    .score = { $low }, or { $high } with Favors of two gods.
mytikas-deity-demeter = Demeter
    .of = Demeter
    .effect = Before your builder moves, change 2 stone into 1 marble or 3 into 1 gold, on one level.
    .score = { $low }/{ $middle }/{ $high } for 0–5, 6–11, 12+ stone left.
mytikas-deity-hades = Hades
    .of = Hades
    .effect = Before your builder moves, give 3 resources for 1 Offering or 7 for 3.
    .score = { $low }/{ $middle }/{ $high } for 1, 2, 3+ locks held.
mytikas-deity-hera = Hera
    .of = Hera
    .effect = On your turn at Zeus, the bonus without a Favor.
    .score = { $low }, or { $high } with a Zeus Favor.
mytikas-deity-dionysus = Dionysus
    .of = Dionysus
    .effect = On your turn at Demeter, the bonus without a Favor.
    .score = { $low }, or { $high } with a Demeter Favor.
mytikas-deity-aphrodite = Aphrodite
    .of = Aphrodite
    .effect = On your turn at Poseidon, the bonus without a Favor.
    .score = { $low }, or { $high } with a Poseidon Favor.
mytikas-deity-persephone = Persephone
    .of = Persephone
    .effect = On your turn at Hades, the bonus without a Favor.
    .score = { $low }, or { $high } with a Hades Favor.
mytikas-deity-apollo = Apollo
    .of = Apollo
    .effect = Zeus Day, also following: 2 ups after producing.
    .score = { $low }/{ $middle }/{ $high } for 0, 1–2, 3+ gold left.
mytikas-deity-athena = Athena
    .of = Athena
    .effect = Zeus Night, also following: a temple costs 1 gold less.
    .score = { $each } for each temple built.
mytikas-deity-pan = Pan
    .of = Pan
    .effect = Demeter Day, also following: 1 more of a kind just produced.
    .score = { $low }/{ $middle }/{ $high } for 0–2, 3–6, 7+ marble left.
mytikas-deity-artemis = Artemis
    .of = Artemis
    .effect = Demeter Night, also following: a city costs 1 marble less.
    .score = { $each } for each city built.
mytikas-deity-ares = Ares
    .of = Ares
    .effect = Poseidon Day, also following: 1 more Offering.
    .score = { $low }/{ $middle }/{ $high } for 0–2, 3–5, 6+ Offerings owned.
mytikas-deity-hephaestus = Hephaestus
    .of = Hephaestus
    .effect = Poseidon Night, also following: pay 1 marble for 1 more Favor.
    .score = { $low }/{ $middle }/{ $high } for 0–1, 2–3, 4+ Favors.
mytikas-deity-hestia = Hestia
    .of = Hestia
    .effect = Hades Day, also following: one resource turns on its way up, stone to marble or marble to gold.
    .score = { $low }/{ $middle }/{ $high } for 0–1, 2, 3 kinds of resource on L4.
mytikas-deity-hermes = Hermes
    .of = Hermes
    .effect = Hades Night, also following: take the Offering and make an offering too.
    .score = { $low }/{ $middle }/{ $high } for 1, 2–3, 4+ cards.

## The drawing of the table

mytikas-board-mountain = Mount Olympus
mytikas-board-key = S stone, M marble, G gold; L level; [free slot: what it gives]
mytikas-board-level = L{ $level }
mytikas-board-tokens = { $count ->
        [0] full
        [one] 1 free
       *[other] { $count } free
    }
mytikas-board-pile = { $count ->
        [0] no Favor
        [one] 1 Favor
       *[other] { $count } Favors
    }
mytikas-board-day = Day
mytikas-board-night = Night
mytikas-board-bonus = bonus { $bonus }
mytikas-board-line = The line: { $places }
mytikas-board-face-up = { $deity } (face up)
mytikas-board-known = { $deity } (face down, seen){ $lock ->
        [0] {""}
       *[other] {" "}with lock { $lock }
    }
mytikas-board-face-down = { $lock ->
        [0] a card to be turned up
       *[other] face down with lock { $lock }
    }
mytikas-board-taken = taken
mytikas-board-empty = –
mytikas-board-deck = deck of { $cards }{ $lock ->
        [0] {""}
       *[other] {" "}with lock { $lock }
    }
mytikas-board-effect = { $deity }: { $effect } Scores { $score }
mytikas-board-own-card = { $card }: { $effect }
mytikas-board-dealt = Dealt to you: { $deities }
mytikas-board-chosen = You keep { $deity }, still in secret.
mytikas-board-declined = You put under the deck: { $deities }
mytikas-board-dealt-to = Dealt to { $name }: { $deities }
mytikas-board-deck-holds = In the deck: { $deities }
mytikas-board-end = The end comes when three levels are full (now { $full }), the last lock is taken ({ $locks ->
        [0] none left
        [one] 1 left
       *[other] { $locks } left
    }), or somebody builds the last piece (fewest to build: { $pieces }).
mytikas-board-over = The game has ended: { $causes }.
mytikas-board-last = This is the last turn: { $causes }.
mytikas-board-you = { $name } (you)
mytikas-board-barred = ({ $letter })
mytikas-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } (buildings { $buildings }, deities { $cards })
mytikas-board-reserve = { $count ->
        [0] no Offerings
        [one] 1 Offering
       *[other] { $count } Offerings
    }
mytikas-board-favors = Favors: { $favors }
mytikas-board-favor = { $god } { $count }
mytikas-board-nothing = none
mytikas-board-resources = Resources
mytikas-board-buildings = Buildings
mytikas-board-deities = Deities
mytikas-board-costs = Costs now
mytikas-board-on-level = L{ $level }: { $goods }
mytikas-board-built = L{ $level }
mytikas-board-free = [{ $bonus }]
mytikas-board-card = { $deity } ({ $lock ->
        [0] { $count ->
            [one] 1 Offering
           *[other] { $count } Offerings
        }
       *[other] locked
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $works ->
        [no] , works from next turn
       *[yes] {""}
    })

## The sheet of an edition

mytikas-edition-numbers = The numbers, with where each comes from
mytikas-edition-key = Key
mytikas-edition-what = What it is
mytikas-edition-value = Value
mytikas-edition-origin = Origin
mytikas-edition-deities = The deities
mytikas-edition-deity = Deity
mytikas-edition-effect = Effect
mytikas-edition-score = Points at the end
mytikas-edition-rule = Rule
mytikas-edition-cost = Cost of a { $piece }
mytikas-edition-main = { $area }
mytikas-edition-bonus = Bonus of { $area }
mytikas-edition-slot = Slot of the { $slot }
mytikas-edition-locks = Locks: low, mid, high
mytikas-edition-steps = Points of a deity's three steps
