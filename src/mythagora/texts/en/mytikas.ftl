# Mytikas. Facts come as { $role }; for a seat { $role-is } tells whether it is the reader: you or other.

mytikas-title = Mytikas
mytikas-blurb = Builders raise cities and temples on Mount Olympus. Send your builder to a god by day or by night, produce stone, marble and gold, lift them up the mountain and build: the higher, the better. Favors let you follow the others, Offerings win the help of the deities.

## What is asked

mytikas-question-choose-deity = Which of your two Deity cards do you keep?
mytikas-question-first-favor = Which god's Favor do you begin with?
mytikas-question-open-turn = Your turn. Where does your builder go?
mytikas-question-give = Which resource do you give to Hades? { $left } to go.
mytikas-question-choose-part = The main action of { $area }, or only its bonus?
mytikas-question-choose-set = What does your city on { $level } yield ({ $city })?
mytikas-question-choose-harvest = What do you produce on level 1?
mytikas-question-choose-extra = Pan adds one more: of which kind?
mytikas-question-build = What do you build, and on which level?
mytikas-question-choose-slot = Which { $piece } do you place on { $level }? The place it leaves gives its bonus.
mytikas-question-take-favor = Which god's Favor do you take?
mytikas-question-forge = Do you give Hephaestus a marble for one more Favor?
mytikas-question-move = Which resource do you move { $sort ->
        [any] to any other level
       *[up] up one level
    }? { $left ->
        [one] One move is left.
       *[other] { $left } moves are left.
    }
mytikas-question-serve-hades = Do you take Offerings, or make an offering to a Deity card?
mytikas-question-make-offering = Which Deity card do you make an offering to?
mytikas-question-put = How many Offerings do you put on { $deity }?
mytikas-question-wrap-up = Anything else at { $area } before your turn ends?
mytikas-question-follow = Do you follow at { $area }?
mytikas-question-choose-time = Which of the two main actions do you perform?
mytikas-question-close-turn = The turn ends.
mytikas-question-dealing = { $seat } must still choose a Deity card.
mytikas-question-opening = { $seat } chooses a first Favor.
mytikas-question-playing = { $seat } is deciding.

mytikas-help-choose-deity =
    You were dealt two Deity cards. Keep one: it lies open before you with one Offering on it, helps you from
    the first turn and scores at the end. The other goes under the deck. All choose at the same time, and nobody
    sees a choice until all are in. Rule { $rule }.
mytikas-help-first-favor =
    From the last player backwards each takes one Favor, everybody of another god. A Favor opens the bonus of
    that god's areas on your turn, and pays for following others there. Rule { $rule }.
mytikas-help-open-turn =
    Your builder must move to a free area where something can be done. There you perform the main action, the
    bonus if you hold that god's Favor, or both. Before it moves you may let resources down for free, and
    Demeter and Hades help whoever holds their cards, once a turn. Rule { $rule }.
mytikas-help-give =
    Hades takes resources from any level for Offerings. Choose them one by one. Rule { $rule }.
mytikas-help-choose-part =
    You may decline the main action if you take the bonus instead. The bonus needs a Favor of that god, which
    you keep. After the bonus alone nobody follows. Rule { $rule }.
mytikas-help-choose-set =
    Every city of yours yields one of three sets on its own level; each may choose another one. Rule { $rule }.
mytikas-help-choose-harvest =
    Demeter yields one of three sets on level 1, once, however many cities you have. Rule { $rule }.
mytikas-help-choose-extra =
    With Pan you get one more resource on level 1, of a kind that you have just produced. Rule { $rule }.
mytikas-help-build =
    The whole cost is paid from the level you build on, and that level must have a token left. Resources that
    lie higher can come down for free first. Rule { $rule }.
mytikas-help-choose-slot =
    Each piece stands on a place of your player board, and its bonus shows when the piece leaves. Choose the
    place you want to clear. Rule { $rule }.
mytikas-help-take-favor =
    Take a Favor from its pile. Only when a pile is empty may you take one from an opponent, who gets nothing
    for it. Rule { $rule }.
mytikas-help-forge =
    Hephaestus gives you one more Favor for a marble from any level, once. Rule { $rule }.
mytikas-help-move =
    Choose one resource at a time; the same one may move again. What you do not use is lost. On your own turn
    any move down is free and does not count. Rule { $rule }.
mytikas-help-serve-hades =
    Take Offerings from the supply, or put some of yours on one Deity card: your own, to protect it; a face-up
    card of the line, to take it; or an opponent's, if you put more on it than lies there. Rule { $rule }.
mytikas-help-make-offering =
    Put Offerings on exactly one card: your own, to protect it; a face-up card of the line, to take it; or an
    opponent's, if you put more on it than lies there. Locked cards are out of reach. Rule { $rule }.
mytikas-help-put =
    When the Offerings on your card reach the value of the lowest lock, you take the lock: the card is yours to
    the end, and its Offerings are spent. More than that cannot be put. Rule { $rule }.
mytikas-help-wrap-up =
    If you hold the god's Favor, or the card that stands in for it, you may take the bonus now. You may also let
    resources down for free: while others play you cannot. Rule { $rule }.
mytikas-help-follow =
    Pay a Favor of that god, back to its pile, and perform the same main action with choices of your own. The
    bonus is not for followers. Zeus and Poseidon let their holders pay otherwise. Rule { $rule }.
mytikas-help-choose-time =
    With two players the follower may perform either main action of the god. Rule { $rule }.
mytikas-help-close-turn = Unlocked cards of the line are turned up, and the next player begins. Rule { $rule }.
mytikas-help-dealing =
    All players choose one of two Deity cards at the same time. The choices are shown when the last one is in.
    Rule { $rule }.
mytikas-help-opening =
    From the last player backwards each takes one Favor, everybody of another god. Rule { $rule }.
mytikas-help-playing =
    Another player is moving, producing, building or deciding whether to follow. Everything they do is open.
    Rule { $rule }.

## Answers. `.words` are what may be typed for them, apart from the words of the notation.

mytikas-action-go = Go to { $area }: { $area-does }
    .words = go, visit
mytikas-action-main = The main action
    .words = main, action
mytikas-action-bonus = The bonus
    .words = bonus
mytikas-action-done = Done
    .words = done, finish, end, stop
mytikas-action-pass = Do not follow
    .words = pass, no
mytikas-action-follow = Follow, and pay { $price }
    .words = follow, pay
mytikas-action-day = The action by day
    .words = day
mytikas-action-night = The action by night
    .words = night
mytikas-action-produce = Produce { $yield }
    .words = produce, set
mytikas-action-harvest = Produce { $crop }
    .words = harvest, produce
mytikas-action-also = One more { $good }
    .words = also, extra
mytikas-action-move = Move { $good } from level { $from } to { $to }
    .words = move
mytikas-action-turn = Move { $good } up from level { $from } and turn it into { $good-next }
    .words = turn, transform
mytikas-action-build = Build a { $piece } on { $level }
    .words = build
mytikas-action-slot = { $slot }: { $slot-gives }
    .words = slot, place
mytikas-action-favor = A Favor of { $god }
    .words = favor, favour
mytikas-action-rob = A Favor of { $god } from { $seat }
    .words = rob, favor
mytikas-action-take = Take Offerings
    .words = take
mytikas-action-offer = Make an offering to { $deity }
    .words = offer
mytikas-action-put = { $count ->
        [one] 1 Offering
       *[other] { $count } Offerings
    }
    .words = put
mytikas-action-forge = Give a marble from { $level } for one more Favor
    .words = forge
mytikas-action-change = Demeter: stone on { $level } into 1 { $good }
    .words = change
mytikas-action-sacrifice = Hades: { $count } resources for { $count ->
        [3] 1 Offering
       *[other] 3 Offerings
    }
    .words = sacrifice
mytikas-action-give = Give { $good } from { $level }
    .words = give
mytikas-action-keep = Keep { $deity }
    .words = keep

## Why not

mytikas-refusal-game-is-over = The game is over. Look back with `log`, or begin a new one.
mytikas-refusal-not-your-turn = It is not for you to decide now. Wait until you are asked.
mytikas-refusal-no-such-action = Mytikas has no such action. Choose one of the numbered answers.
mytikas-refusal-no-such-seat = Nobody sits there. Choose a player of this table.
mytikas-refusal-builder-not-now = Your builder moves once, at the start of your turn. Answer what is asked.
mytikas-refusal-main-not-now = The main action is not the question now. Answer what is asked.
mytikas-refusal-bonus-not-now = The bonus is not the question now. Answer what is asked.
mytikas-refusal-not-done-yet = There is still something to decide. Answer what is asked.
mytikas-refusal-following-not-now = Following is not the question now. Answer what is asked.
mytikas-refusal-time-not-now = There is no choice between day and night now. Answer what is asked.
mytikas-refusal-producing-not-now = Nothing is produced now. Answer what is asked.
mytikas-refusal-extra-not-now = Pan has nothing to add now. Answer what is asked.
mytikas-refusal-move-not-now = No resource can be moved with this question. Answer what is asked first.
mytikas-refusal-turn-not-now = Hestia turns resources only while Hades Day moves them up. Answer what is asked.
mytikas-refusal-building-not-now = Nothing is built now. Answer what is asked.
mytikas-refusal-slot-not-now = No piece is being placed now. Answer what is asked.
mytikas-refusal-favor-not-now = No Favor is taken now. Answer what is asked.
mytikas-refusal-offerings-not-now = No Offerings are taken now. Answer what is asked.
mytikas-refusal-offering-not-now = No offering is made now. Answer what is asked.
mytikas-refusal-forge-not-now = Hephaestus forges only at Poseidon Night. Answer what is asked.
mytikas-refusal-change-not-now = Demeter helps before the builder moves. Answer what is asked.
mytikas-refusal-sacrifice-not-now = Hades helps before the builder moves. Answer what is asked.
mytikas-refusal-choice-not-now = The Deity cards are chosen before the game. Answer what is asked.
mytikas-refusal-area-is-barred = A builder stands there, perhaps your own. Choose another area.
mytikas-refusal-god-is-barred = A builder stands with that god, perhaps your own. Choose another god.
mytikas-refusal-nothing-to-do-there = Neither action there would change anything. Choose another area.
mytikas-refusal-no-favor-for-bonus = The bonus needs a Favor of that god. Say you are done.
mytikas-refusal-bonus-does-nothing = The bonus would change nothing. Say you are done.
mytikas-refusal-one-bonus-only = You have taken the bonus of this turn. Say you are done.
mytikas-refusal-same-level = The resource is on that level already. Choose another one.
mytikas-refusal-down-not-now = Moves down are free on your own turn only. Choose a move up.
mytikas-refusal-no-move-up-here = No move up is left. Move something down, or go on.
mytikas-refusal-one-level-at-a-time = One move lifts a resource by one level. Move it again for the next.
mytikas-refusal-nothing-there = There is no such resource. Choose one that you have.
mytikas-refusal-move-something-first = You chose this action, so move at least one resource.
mytikas-refusal-no-turning-now = Hestia does not turn a resource now. Move one instead.
mytikas-refusal-top-level = Nothing goes above level 4. Choose another resource.
mytikas-refusal-not-just-produced = Pan adds only a kind that you have just produced. Choose one of those.
mytikas-refusal-other-kind-of-building = Zeus Night builds temples, Demeter Night cities. Choose what is built here.
mytikas-refusal-no-piece-left = You have built all pieces of that kind. Choose another one.
mytikas-refusal-level-is-full = No token is left on that level. Build on another one.
mytikas-refusal-cannot-pay = You cannot pay that from this level. Move resources down, or build something else.
mytikas-refusal-leaves-nothing-to-build = Then nothing could be built any more. Move another resource, or build.
mytikas-refusal-wrong-slot = That place belongs to another kind of piece. Choose one of the pieces you build.
mytikas-refusal-slot-is-taken = That piece is on the mountain already. Choose another place.
mytikas-refusal-taken-by-another = Somebody begins with a Favor of that god. Choose another one.
mytikas-refusal-pile-is-empty = That pile is empty. Take one from an opponent, or of another god.
mytikas-refusal-pile-not-empty = The pile has Favors left. Take one from there.
mytikas-refusal-nobody-has-one = Nobody else has a Favor of that god. Choose another one.
mytikas-refusal-not-from-yourself = You cannot take a Favor from yourself. Choose an opponent.
mytikas-refusal-they-have-none = That player has no Favor of this god. Choose another one.
mytikas-refusal-no-marble-there = There is no marble on that level. Choose another level, or say you are done.
mytikas-refusal-card-not-in-play = That card lies neither before a player nor face up in the line. Choose one that does.
mytikas-refusal-card-is-locked = That card is locked to the end of the game. Choose another one.
mytikas-refusal-no-offering-left = You do not have that many Offerings. Choose a smaller number.
mytikas-refusal-too-few-offerings = You cannot outbid the owner. Choose another card.
mytikas-refusal-outbid-the-owner = You need at least one more than the owner has on it. Choose a larger number.
mytikas-refusal-over-the-lock = More than the lowest lock asks for cannot be put. Choose a smaller number.
mytikas-refusal-favor-of-another-god = Only a Favor of this god pays for following. Pay with one, or pass.
mytikas-refusal-no-favor-to-pay = You have no such Favor. Pay otherwise, or pass.
mytikas-refusal-zeus-does-not-help = Only the holder of Zeus may pay with an Offering. Pay a Favor, or pass.
mytikas-refusal-action-does-nothing = The action would change nothing for you. Choose the other one, or pass.
mytikas-refusal-not-dealt-to-you = That card was not dealt to you. Keep one of your two.
mytikas-refusal-card-does-not-help = That card does not help you this turn. Move your builder.
mytikas-refusal-once-a-turn = That card helps once a turn. Move your builder.
mytikas-refusal-too-little-stone = There is too little stone on that level. Choose another one, or move your builder.
mytikas-refusal-too-few-goods = You have too few resources for that. Move your builder.

## What happened

mytikas-event-chooses = { $seat-is ->
        [you] You keep { $deity }.
       *[other] { $seat } keeps { $deity }.
    }
mytikas-event-chooses-unseen = { $seat } has chosen a Deity card.
mytikas-event-keeps = { $seat-is ->
        [you] Your Deity card is { $deity }.
       *[other] { $seat } shows { $deity }.
    }
mytikas-event-begins-turn = { $seat-is ->
        [you] Your turn begins.
       *[other] { $seat }'s turn begins.
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
        [you] You leave the main action.
       *[other] { $seat } leaves the main action.
    }
mytikas-event-takes-bonus = { $seat-is ->
        [you] You take the bonus of { $area }.
       *[other] { $seat } takes the bonus of { $area }.
    }
mytikas-event-produces = { $seat-is ->
        [you] You produce { $yield } on { $level }.
       *[other] { $seat } produces { $yield } on { $level }.
    }
mytikas-event-produces-extra = { $seat-is ->
        [you] Pan adds one more { $good } on level 1.
       *[other] Pan adds one more { $good } for { $seat } on level 1.
    }
mytikas-event-pays = { $seat-is ->
        [you] You pay { $cost } from { $level }.
       *[other] { $seat } pays { $cost } from { $level }.
    }
mytikas-event-builds = { $seat-is ->
        [you] You build a { $piece } on { $level }.
       *[other] { $seat } builds a { $piece } on { $level }.
    }
mytikas-event-moves = { $seat-is ->
        [you] You move { $good } from { $from } to { $to }.
       *[other] { $seat } moves { $good } from { $from } to { $to }.
    }
mytikas-event-moves-down = { $seat-is ->
        [you] You let { $good } down from { $from } to { $to }.
       *[other] { $seat } lets { $good } down from { $from } to { $to }.
    }
mytikas-event-turns = { $seat-is ->
        [you] You move { $good } from { $from } to { $to }, and Hestia turns it into { $into }.
       *[other] { $seat } moves { $good } from { $from } to { $to }, and Hestia turns it into { $into }.
    }
mytikas-event-takes-favor = { $seat-is ->
        [you] You take a Favor of { $god }.
       *[other] { $seat } takes a Favor of { $god }.
    }
mytikas-event-robs-favor = { $seat-is ->
        [you] You take a Favor of { $god } from { $other }.
       *[other] { $other-is ->
            [you] { $seat } takes a Favor of { $god } from you.
           *[other] { $seat } takes a Favor of { $god } from { $other }.
        }
    }
mytikas-event-finds-no-favor = { $seat-is ->
        [you] There is no Favor that you could take.
       *[other] There is no Favor that { $seat } could take.
    }
mytikas-event-forges = { $seat-is ->
        [you] You give Hephaestus a marble from { $level }.
       *[other] { $seat } gives Hephaestus a marble from { $level }.
    }
mytikas-event-takes-offerings = { $seat-is ->
        [you] You take { $count ->
            [one] 1 Offering
           *[other] { $count } Offerings
        }.
       *[other] { $seat } takes { $count ->
            [one] 1 Offering
           *[other] { $count } Offerings
        }.
    }
mytikas-event-protects = { $seat-is ->
        [you] You put { $count } more on { $deity }.
       *[other] { $seat } puts { $count } more on { $deity }.
    }
mytikas-event-takes-card = { $seat-is ->
        [you] You take { $deity } from the line with { $count ->
            [one] 1 Offering
           *[other] { $count } Offerings
        }.
       *[other] { $seat } takes { $deity } from the line with { $count ->
            [one] 1 Offering
           *[other] { $count } Offerings
        }.
    }
mytikas-event-steals-card = { $seat-is ->
        [you] You take { $deity } from { $other } with { $count } Offerings; { $back } go back.
       *[other] { $other-is ->
            [you] { $seat } takes { $deity } from you with { $count } Offerings; { $back } come back to you.
           *[other] { $seat } takes { $deity } from { $other } with { $count } Offerings; { $back } go back.
        }
    }
mytikas-event-locks = { $seat-is ->
        [you] You lock { $deity } with the { $lock }: it is yours to the end.
       *[other] { $seat } locks { $deity } with the { $lock }.
    }
mytikas-event-turns-up = { $deity } is turned up in the line.
mytikas-event-follows = { $seat-is ->
        [you] You follow, and pay { $pays }.
       *[other] { $seat } follows, and pays { $pays }.
    }
mytikas-event-passes = { $seat-is ->
        [you] You do not follow.
       *[other] { $seat } does not follow.
    }
mytikas-event-changes = { $seat-is ->
        [you] Demeter turns { $stone } of your stone on { $level } into 1 { $into }.
       *[other] Demeter turns { $stone } stone of { $seat } on { $level } into 1 { $into }.
    }
mytikas-event-sacrifices = { $seat-is ->
        [you] You offer Hades { $count } resources.
       *[other] { $seat } offers Hades { $count } resources.
    }
mytikas-event-gives = { $seat-is ->
        [you] You give { $good } from { $level }.
       *[other] { $seat } gives { $good } from { $level }.
    }
mytikas-event-levels-full = { $seat-is ->
        [you] Three levels are full: this turn is the last.
       *[other] Three levels are full: this turn is the last.
    }
mytikas-event-locks-gone = { $seat-is ->
        [you] You have taken the last lock: this turn is the last.
       *[other] { $seat } has taken the last lock: this turn is the last.
    }
mytikas-event-all-built = { $seat-is ->
        [you] You have built everything: this turn is the last.
       *[other] { $seat } has built everything: this turn is the last.
    }
mytikas-event-game-ends = The game is over, and the points are counted.

## Choices before the game

mytikas-option-choose-your-deity = Choose your deity
    .help = Everybody is dealt two Deity cards and keeps one. 1 is yes, 0 is no.
mytikas-option-follow-after-bonus-only = Follow after a bonus alone
    .help = Following is offered even if the active player took only the bonus. 1 is yes, 0 is no.
mytikas-option-followers-move-down = Followers move down
    .help = Who follows may also move resources down for free. 1 is yes, 0 is no.
mytikas-option-offerings-over-lock = Offerings over the lock
    .help = More Offerings may lie on a card than the lowest lock asks for. 1 is yes, 0 is no.
mytikas-option-card-bonus-only = Card instead of Favor for a bonus alone
    .help = Hera and her like open the bonus even without the main action. 1 is yes, 0 is no.
mytikas-option-turn-limit = Turn limit
    .help = After so many turns the points are counted. 0 is no limit.

## Things on the table

mytikas-good-stone = stone
mytikas-good-marble = marble
mytikas-good-gold = gold
mytikas-god-zeus = Zeus
mytikas-god-demeter = Demeter
mytikas-god-poseidon = Poseidon
mytikas-god-hades = Hades
mytikas-area-zeus-day = Zeus Day
mytikas-area-zeus-night = Zeus Night
mytikas-area-demeter-day = Demeter Day
mytikas-area-demeter-night = Demeter Night
mytikas-area-poseidon-day = Poseidon Day
mytikas-area-poseidon-night = Poseidon Night
mytikas-area-hades-day = Hades Day
mytikas-area-hades-night = Hades Night
mytikas-does-zeus-day = cities produce
mytikas-does-zeus-night = build a temple
mytikas-does-demeter-day = produce on level 1
mytikas-does-demeter-night = build a city
mytikas-does-poseidon-day = take Offerings
mytikas-does-poseidon-night = { $count ->
        [one] take a Favor
       *[other] take { $count } Favors
    }
mytikas-does-hades-day = { $count } moves up
mytikas-does-hades-night = take or make an offering
mytikas-piece-minor-city = minor city
mytikas-piece-small-temple = small temple
mytikas-piece-major-city = major city
mytikas-piece-large-temple = large temple
mytikas-level = level { $number }
mytikas-price-offering = an Offering
mytikas-price-favor = a Favor of { $god }
mytikas-nothing = nothing
mytikas-bonus-up = { $count ->
        [one] 1 up
       *[other] { $count } ups
    }
mytikas-bonus-any = { $count ->
        [one] 1 to any level
       *[other] { $count } to any level
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

mytikas-deity-zeus = Zeus
mytikas-deity-poseidon = Poseidon
mytikas-deity-demeter = Demeter
mytikas-deity-hades = Hades
mytikas-deity-hera = Hera
mytikas-deity-dionysus = Dionysus
mytikas-deity-aphrodite = Aphrodite
mytikas-deity-persephone = Persephone
mytikas-deity-apollo = Apollo
mytikas-deity-athena = Athena
mytikas-deity-pan = Pan
mytikas-deity-artemis = Artemis
mytikas-deity-ares = Ares
mytikas-deity-hephaestus = Hephaestus
mytikas-deity-hestia = Hestia
mytikas-deity-hermes = Hermes

## The drawing of the table

mytikas-board-mountain = Mount Olympus
mytikas-board-tokens = { $count ->
        [0] full
        [one] 1 token
       *[other] { $count } tokens
    }
mytikas-board-action-board = Action board
mytikas-board-pile = pile { $count }
mytikas-board-bonus = bonus: { $bonus }
mytikas-board-line = Line
mytikas-board-face-down = face down, lock { $lock }
mytikas-board-turned-soon = face down, unlocked
mytikas-board-taken = taken
mytikas-board-deck = deck { $count }
mytikas-board-deck-lock = deck { $count }, lock { $lock }
mytikas-board-seen = { $deity } (seen before), lock { $lock }
mytikas-board-next-lock = The next lock needs { $lock } Offerings.
mytikas-board-gauges = To the end: { $levels } of 3 levels full, { $locks ->
        [one] 1 lock left
       *[other] { $locks } locks left
    }, fewest pieces left { $pieces }.
mytikas-board-ending = This turn is the last.
mytikas-board-you = { $name } (you)
mytikas-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mytikas-board-board = { $name }: { $points }, { $offerings ->
        [one] 1 Offering
       *[other] { $offerings } Offerings
    }
mytikas-board-favors = Favors { $favors }
mytikas-board-cards = Cards { $cards }
mytikas-board-card = { $deity } { $offerings } → { $points }
mytikas-board-card-locked = { $deity } locked → { $points }
mytikas-board-costs = Costs { $costs }
mytikas-board-dealt = Your cards to choose from: { $cards }
mytikas-board-chosen = You keep { $deity }.
mytikas-board-declined = Under the deck you put { $cards }.
mytikas-board-hidden = Face down in the line: { $line }. In the deck: { $deck }.

## The sheet of an edition

mytikas-edition-numbers = The numbers on boards and tokens
mytikas-edition-key = Key
mytikas-edition-value = Value
mytikas-edition-origin = Origin
