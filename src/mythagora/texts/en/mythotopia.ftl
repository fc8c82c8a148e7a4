# Mythotopia. Facts come as { $role }; for a seat { $role-is } tells whether it is the reader: you or other.
# What a text may say beyond the facts of the game is put together in wording/mythotopia.py.

mythotopia-title = Mythotopia
mythotopia-blurb = Lords fight over forty provinces and four seas. Every province you hold is three points and a card in your deck; its food, stone, gold or soldiers pay for invasions, cities, castles, roads and better cards. Victory cards hand out counters, and once four of them are empty whoever leads may end the game.

## What is asked

mythotopia-question-give-up-provinces = Which of your provinces do you give back?
mythotopia-question-choose-citadel = In which of your provinces does your citadel stand?
mythotopia-question-take-turn = { $left ->
        [0] Both actions are done. A free action, or the end of your turn?
        [one] What is your second action?
       *[other] Your turn: what is your first action?
    }
mythotopia-question-choose-origin = Invade: which card do you set out with?
mythotopia-question-choose-target = { $card }: which province do you invade?
mythotopia-question-choose-route = Over the hills to { $province }, or by sea?
mythotopia-question-play-ships = { $left ->
        [one] Which Ship card carries your armies to { $province }?
       *[other] { $left } Ship cards carry your armies to { $province }: which one first?
    }
mythotopia-question-play-armies = { $armies ->
        [0] Which card brings armies to { $province }?
        [one] 1 army is on its way to { $province }: another card?
       *[other] { $armies } armies are on their way to { $province }: another card?
    }
mythotopia-question-pay = { $paid ->
        [0] Pay { $need } { $symbol } { $purpose }: with which card?
       *[other] { $left } { $symbol } more { $purpose }: with which card?
    }
mythotopia-question-choose-garrison = Into which province do you place armies?
mythotopia-question-choose-withdrawal = From which province do you take armies back?
mythotopia-question-count-withdrawal = How many armies leave { $province }?
mythotopia-question-dismiss-mercenaries = How many mercenaries leave { $province }?
mythotopia-question-choose-port = Into which sea do you place ships?
mythotopia-question-launch-ships = { $ships ->
        [0] Which card brings ships to { $sea }?
        [one] 1 ship is bound for { $sea }: another card?
       *[other] { $ships } ships are bound for { $sea }: another card?
    }
mythotopia-question-choose-recall = From which sea do you take ships back?
mythotopia-question-count-recall = How many ships leave { $sea }?
mythotopia-question-order-pieces = { $gold ->
        [0] What do you buy?
       *[other] You are buying { $order } for { $gold } gold: anything else?
    }
mythotopia-question-choose-draft = Which card do you draft?
mythotopia-question-lay-reserve = { $left ->
        [one] Which card do you lay into your reserve? There is room for one more.
       *[other] Which card do you lay into your reserve? There is room for { $left }.
    }
mythotopia-question-choose-discards = Which card do you discard?
mythotopia-question-choose-removals = { $left ->
        [one] Which card do you also remove from your deck?
       *[other] Which card do you remove from your deck?
    }
mythotopia-question-choose-builder = Which card says where you build?
mythotopia-question-choose-site = { $card }: in which province do you build?
mythotopia-question-choose-work = What do you build in { $province }?
mythotopia-question-pay-extra = { $victory }: pay { $gold } gold for one more counter?
mythotopia-question-take-counter = { $victory }: do you take the counter of { $value } from the card or, by Scribe, from the stock?
mythotopia-question-trade-counter = Alchemist: which counter do you trade for the next higher one?
mythotopia-question-make-peace = Diplomat: which war ends without a winner?
mythotopia-question-hire-where = Mercenary: which of your armies gets help?
mythotopia-question-hire-how-many = How many mercenaries go to { $province }?
mythotopia-question-choose-raid = Marauders: which army is sent home?
mythotopia-question-choose-revival = Mystic: which card of your discard pile do you take into your hand?
mythotopia-question-take-counsel = { $cards ->
        [0] Counsellor: which card do you exchange?
        [one] Counsellor: which card do you exchange? You will draw 1.
       *[other] Counsellor: which card do you exchange? You will draw { $cards }.
    }
mythotopia-question-choose-invention = Philosopher: which card do you keep in your hand?
mythotopia-question-march-from = From where do armies march along your roads?
mythotopia-question-march-to = Where do the armies in { $from } march to?
mythotopia-question-count-march = How many armies march from { $from } to { $to }?
mythotopia-question-stow-card = Warehouse: which card do you lay into your reserve?
mythotopia-question-seek-charter = How many charters do you pay to look at, 1 gold each?
mythotopia-question-keep-charter = Which charter do you keep in secret?
mythotopia-question-choose-final-war = The game ends. Which war is settled next?
mythotopia-question-carry-out = What was paid for is done.
mythotopia-question-resolve-wars = The last wars are settled.
mythotopia-question-choosing-start = Everybody gives provinces back; still to choose: { $seat }.
mythotopia-question-choosing-citadel = Everybody chooses a place for a citadel; still to choose: { $seat }.
mythotopia-question-playing = { $seat } is to act.
mythotopia-question-invading = { $seat } is setting out on an invasion.
mythotopia-question-mustering = { $seat } is gathering armies.
mythotopia-question-paying = { $seat } is paying.
mythotopia-question-placing-armies = { $seat } is placing armies.
mythotopia-question-removing-armies = { $seat } is taking armies back.
mythotopia-question-placing-ships = { $seat } is placing ships.
mythotopia-question-removing-ships = { $seat } is taking ships back.
mythotopia-question-buying = { $seat } is buying armies or ships.
mythotopia-question-drafting = { $seat } is drafting a card.
mythotopia-question-filling-reserve = { $seat } is filling the reserve.
mythotopia-question-discarding = { $seat } is discarding cards.
mythotopia-question-removing-cards = { $seat } is removing cards from the deck.
mythotopia-question-building = { $seat } is building.
mythotopia-question-marching = { $seat } is moving armies along roads.
mythotopia-question-seeking-charter = { $seat } is looking for a charter.
mythotopia-question-ending-game = { $seat } ends the game and settles the last wars.

mythotopia-help-give-up-provinces =
    You were dealt some provinces too many. Choose the ones you give back, in the order of the list; all players
    do so at the same time, and nobody sees the choices before the last one is made. The towns go back
    to your stock, the cards to the province deck. Rule { $rule }.
mythotopia-help-choose-citadel =
    Your citadel takes the place of a town. It makes your reserve larger by one card and defends its province with
    { $citadel-strength } more, but whoever captures it takes the Citadel counter. All players choose at the same time. Rule { $rule }.
mythotopia-help-take-turn =
    You have two actions, then your hand is filled. Free actions may come before, between and after them, but ending
    a war or the game must be the very first thing you do. A card is used once: for all its symbols of one
    kind, for its text, or as its province. Only what can be carried to its end is offered; ask about
    another to learn why it is not. Rule { $rule }.
mythotopia-help-choose-origin =
    Play the card of a province of yours that borders the one you invade, or lies on a sea that leads there. A province
    joined to it by your roads serves as well; General stands for any of your provinces, and Portal needs none at all.
    Armies and food come next. Rule { $rule }.
mythotopia-help-choose-target =
    Invade a province across an open border or, for more food, across hills; mountains stop you. Across a sea you need
    a Ship card, across two seas that touch, two of them. It must not be yours, nor may your armies be there
    already: those you reinforce by placing armies. Rule { $rule }.
mythotopia-help-choose-route =
    Hills cost more food, a sea costs a Ship card but no more food. Rule { $rule }.
mythotopia-help-play-ships =
    Each sea crossed takes one Ship card, played for its text. Ships on the map are not needed. Rule { $rule }.
mythotopia-help-play-armies =
    Play cards for their army symbols: as many of your available armies go there as there are symbols. With a single army
    left you may still play one card that shows more. Levies in your reserve makes any card one army, once
    a turn. Say that you are done when they are enough. Rule { $rule }.
mythotopia-help-pay =
    Cards pay with all their symbols of one kind, and what is too much is lost. A card that is not needed may not be
    played. Merchant changes another card's resource, Water Mill doubles it, and Farming, Quarry and Gold Mine in your
    reserve make any card worth one, once a turn each. Rule { $rule }.
mythotopia-help-choose-garrison =
    Place armies in a province of yours, or where your armies are invading already; there it costs { $reinforce-food } food. Rule { $rule }.
mythotopia-help-choose-withdrawal =
    Armies go back to your available ones. Out of a province at war they cannot go. Rule { $rule }.
mythotopia-help-count-withdrawal =
    As many as you like; mercenaries are asked about apart. When your last army leaves, they leave too. Rule { $rule }.
mythotopia-help-dismiss-mercenaries =
    Mercenaries go back to the common supply, where the next one who plays Mercenary finds them. Rule { $rule }.
mythotopia-help-choose-port =
    Ships go into one sea where you control a province on the coast. They add to your strength in every war on
    that coast, and never fight each other. Rule { $rule }.
mythotopia-help-launch-ships =
    Play cards for their ship symbols: as many of your available ships go into the sea. Rule { $rule }.
mythotopia-help-choose-recall =
    Ships go back to your available ones, to be placed in another sea. Rule { $rule }.
mythotopia-help-count-recall =
    Take as many as you like from this sea. Rule { $rule }.
mythotopia-help-order-pieces =
    An army costs { $army-gold } gold and a ship { $ship-gold }, as many as you can pay for in one action. They come from your
    pool and become available. Name the armies first, then the ships. Rule { $rule }.
mythotopia-help-choose-draft =
    For { $draft-gold } gold, once a turn, take a card from the display, one of your starting cards that you removed, or the card
    of a province of yours that lies in the province deck. It goes on your discard pile. Rule { $rule }.
mythotopia-help-lay-reserve =
    Cards in the reserve stay there until you play them, and count as if they were in your hand; reserve cards
    work only there. Cities and citadels make room for more. Rule { $rule }.
mythotopia-help-choose-discards =
    Cards from your hand or your reserve go on your discard pile. You draw only at the end of your turn. Rule { $rule }.
mythotopia-help-choose-removals =
    One or two cards leave your deck for a faster one. Improvements go back to the display, starting cards aside, province
    cards to the province deck; the provinces stay yours. At least { $least-deck } cards must be left. Rule { $rule }.
mythotopia-help-choose-builder =
    Besides Build you play the card of the province to build in, or of one that your roads join to it; General stands for any
    of yours. Neither of these two can pay the stone. Rule { $rule }.
mythotopia-help-choose-site =
    Your roads, or General, let you build in other provinces of yours than the one on the card. Rule { $rule }.
mythotopia-help-choose-work =
    A city costs { $city-stone } stone and makes your reserve larger by one card. A castle costs { $castle-stone } and defends with { $castle-strength } more, whoever
    holds the province. A road costs { $road-stone }, across hills { $hills-road-stone }, and joins two provinces of yours. Each gives a counter from its victory
    card while there are any. Rule { $rule }.
mythotopia-help-pay-extra =
    Some victory cards give another counter for building a city or a road if you add gold. Rule { $rule }.
mythotopia-help-take-counter =
    Scribe lets you take a counter of the same value from the unused stock, so that the victory card does not
    run empty sooner. Rule { $rule }.
mythotopia-help-trade-counter =
    A counter of 1 becomes one of 2, or one of 2 becomes one of 3, if the stock has one. Rule { $rule }.
mythotopia-help-make-peace =
    All armies and mercenaries of that war go home, and the province stays as it is. Nobody gets a counter
    for it. Rule { $rule }.
mythotopia-help-hire-where =
    Mercenaries fight beside an army of yours that is on the map, until it leaves. Rule { $rule }.
mythotopia-help-hire-how-many =
    There are { $all-mercenaries } for all players; they cost the same, one or more. Rule { $rule }.
mythotopia-help-choose-raid =
    One army of anybody, anywhere on the map, goes back to its owner's available ones. A war that loses its last invader
    is over without a result. Rule { $rule }.
mythotopia-help-choose-revival =
    Any card that lay on your discard pile before this one comes to your hand, for { $mystic-gold } gold. Everybody sees which. Rule { $rule }.
mythotopia-help-take-counsel =
    Discard at least one card of your hand and draw as many, and one more for Counsellor if it came from your hand. Cards of
    your reserve may go too, but are not replaced. Rule { $rule }.
mythotopia-help-choose-invention =
    One of these improvements comes to your hand; the others go under their pile again, seen by nobody else. Rule { $rule }.
mythotopia-help-march-from =
    Once a turn your armies may move between provinces of yours that your roads join, as a free action. They cannot leave a province
    at war, but may come to the aid of one. Mercenaries stay where they are. Rule { $rule }.
mythotopia-help-march-to =
    Any province of yours that your roads lead to, also over several of them. Rule { $rule }.
mythotopia-help-count-march =
    As many as you like of the armies that stand there. Rule { $rule }.
mythotopia-help-stow-card =
    Once a turn Warehouse takes a card from your hand into the reserve without an action, if there is room. Rule { $rule }.
mythotopia-help-seek-charter =
    You look at as many charters as you pay gold, and keep one in secret; the rest is shuffled back. Rule { $rule }.
mythotopia-help-keep-charter =
    When you meet its condition you may reveal it for its points, or reveal it any time to end the game without
    waiting for your next turn, if you could end it then. Seer scores a charter that another has revealed. Rule { $rule }.
mythotopia-help-choose-final-war =
    A tie goes to the defender. Where counters or towns do not suffice for everybody, you choose the order; only orders that leave you
    alone in the lead are offered. Rule { $rule }.
mythotopia-help-carry-out = What was paid for happens by itself. Rule { $rule }.
mythotopia-help-resolve-wars = All wars are settled before the game ends; a tie goes to the defender. Rule { $rule }.
mythotopia-help-choosing-start =
    Everybody was dealt some provinces too many and gives them back in secret. Rule { $rule }.
mythotopia-help-choosing-citadel =
    Everybody chooses in secret where a citadel takes the place of a town. Rule { $rule }.
mythotopia-help-playing =
    The player whose turn it is has two actions, and free actions around them. What is played is open to all, what is held
    in hand is not. Rule { $rule }.
mythotopia-help-invading =
    An invasion takes the card of a province nearby, army cards and food; across a sea, Ship cards too. Rule { $rule }.
mythotopia-help-mustering =
    As many available armies are placed as there are army symbols on the cards played. Rule { $rule }.
mythotopia-help-paying = Cards pay with all their symbols of one kind. Rule { $rule }.
mythotopia-help-placing-armies = Armies go to a province of one's own, or for food to one being invaded. Rule { $rule }.
mythotopia-help-removing-armies = Armies may go back from any province that is not at war. Rule { $rule }.
mythotopia-help-placing-ships = Ships go into a sea where the player controls a province on the coast. Rule { $rule }.
mythotopia-help-removing-ships = Ships may go back from any sea. Rule { $rule }.
mythotopia-help-buying = Gold brings armies and ships from the pool to the available ones. Rule { $rule }.
mythotopia-help-drafting = Gold brings a card from the display into the deck, once a turn. Rule { $rule }.
mythotopia-help-filling-reserve = Cards in the reserve lie open and can be played as if in hand. Rule { $rule }.
mythotopia-help-discarding = Any number of cards from hand and reserve may go; the hand is filled at the end of the turn. Rule { $rule }.
mythotopia-help-removing-cards = One or two cards leave the deck, if enough are left. Rule { $rule }.
mythotopia-help-building = Build, the card of a province and stone make a city, a castle or a road. Rule { $rule }.
mythotopia-help-marching = Once a turn armies may move along one's own roads. Rule { $rule }.
mythotopia-help-seeking-charter = For gold one looks at charters and keeps one in secret. Rule { $rule }.
mythotopia-help-ending-game = All wars are settled, then the player who ended the game wins. Rule { $rule }.

## Answers. `.words` are what may be typed for them, apart from the words of the notation.

mythotopia-action-invade = Invade a province
    .words = invade, attack
mythotopia-action-place-armies = Place armies in a province
    .words = place-armies, place, reinforce, garrison
mythotopia-action-remove-armies = Take armies back from a province
    .words = remove-armies, withdraw
mythotopia-action-place-ships = Place ships in a sea
    .words = place-ships, launch
mythotopia-action-recall-ships = Take ships back from a sea
    .words = recall-ships, recall
mythotopia-action-buy = Buy armies ({ $army-gold } gold) or ships ({ $ship-gold } gold)
    .words = buy
mythotopia-action-draft = Draft a card for { $draft-gold } gold
    .words = draft
mythotopia-action-store = Lay cards into your reserve (room: { $room })
    .words = store, reserve
mythotopia-action-discard = Discard cards
    .words = discard
mythotopia-action-remove = Remove one or two cards from your deck
    .words = remove
mythotopia-action-patronage = Patronage: a counter for { $patronage-gold } gold
    .words = patronage, patronize
mythotopia-action-pass = Pass
    .words = pass, skip
mythotopia-action-end-game = End the game and win
    .words = end-game
mythotopia-action-end-turn = End your turn
    .words = end-turn, end
mythotopia-action-march = Free: move armies along your roads
    .words = march
mythotopia-action-stow = Free: a card into your reserve, by Warehouse
    .words = stow, warehouse
mythotopia-action-seek = Pay gold to look at secret charters
    .words = seek, charters
mythotopia-action-reveal = Free: reveal your charter { $charter } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .words = reveal
mythotopia-action-proclaim = Reveal your charter, end the game and win
    .words = proclaim
mythotopia-action-done = { $asked ->
        [play-armies] These armies are enough
        [launch-ships] These ships are enough
        [order-pieces] That is all: pay
        [march-from] All armies have arrived
       *[other] Done
    }
    .words = done, finish, enough, stop
mythotopia-action-yes = Yes, pay the gold
    .words = yes
mythotopia-action-no = No
    .words = no
mythotopia-action-from-card = From the victory card
    .words = from-card, card
mythotopia-action-from-stock = From the stock
    .words = from-stock, stock
mythotopia-action-by-hills = Over the hills, for more food
    .words = by-hills, hills
mythotopia-action-by-sea = By sea, with one Ship card
    .words = by-sea, sea
mythotopia-action-by-two-seas = Across two seas, with two Ship cards
    .words = by-two-seas, seas
mythotopia-action-buy-army = One more army, { $army-gold } gold
    .words = buy-army, more-armies
mythotopia-action-buy-ship = One more ship, { $ship-gold } gold
    .words = buy-ship, more-ships
mythotopia-action-build-city = A city, for { $city-stone } stone
    .words = build-city, city
mythotopia-action-build-castle = A castle, for { $castle-stone } stone
    .words = build-castle, castle
mythotopia-action-trade = A counter of { $value } for the next higher one
    .words = trade
mythotopia-action-number = { $number }
    .words = number
mythotopia-action-seer = Free: by Seer, take over { $charter } ({ $charter-condition })
    .words = seer
mythotopia-action-keep-charter = { $charter }: { $charter-condition }{ $charter-points ->
        [0] {""}
        [one] ; 1 point
       *[other] ; { $charter-points } points
    }
    .words = keep-charter, keep
mythotopia-action-port = { $sea }
    .words = port, sea
mythotopia-action-recall-from = { $sea }
    .words = recall-from, sea
mythotopia-action-target = { $province }: { $held }
    .words = target, invade
mythotopia-action-armies-to = { $province }
    .words = armies-to, place
mythotopia-action-armies-from = { $province }
    .words = armies-from, withdraw
mythotopia-action-end-war = End the war in { $province }: { $outcome }
    .words = end-war, war
mythotopia-action-hero = End the war in { $province } with Hero: you win the tie
    .words = hero
mythotopia-action-peace = { $province }
    .words = peace
mythotopia-action-hire = { $province }
    .words = hire
mythotopia-action-build-in = { $province }
    .words = build-in
mythotopia-action-road-to = A road to { $province }{ $hills ->
        [yes] {" "}across hills
        [mountains] {" "}across mountains
       *[no] {""}
    }
    .words = road-to, road
mythotopia-action-march-from = { $province }
    .words = march-from
mythotopia-action-march-to = { $province }
    .words = march-to
mythotopia-action-citadel = { $province }
    .words = citadel
mythotopia-action-give-up = { $province }
    .words = give-up
mythotopia-action-settle = { $province }: { $outcome }
    .words = settle
mythotopia-action-raid = { $seat-is ->
        [you] { $province }: your own
       *[other] { $province }: { $seat }'s
    }
    .words = raid
mythotopia-action-play = { $card }: { $card-effect }
    .words = play
mythotopia-action-origin = { $card-shown }{ $card-kind ->
        [province] {""}
       *[other] : { $card-effect }
    }
    .words = origin, from
mythotopia-action-ship = { $card }
    .words = ship, sail
mythotopia-action-muster = { $card-shown }
    .words = muster
mythotopia-action-levy = { $card } as 1 army, by Levies
    .words = levy
mythotopia-action-spend = { $card-shown }
    .words = spend, pay
mythotopia-action-spend-milled = { $card-shown }, doubled by Water Mill
    .words = spend-milled, mill
mythotopia-action-spend-traded = { $card-shown }, changed by Merchant
    .words = spend-traded, trade
mythotopia-action-spend-both = { $card-shown }, changed by Merchant, doubled by Water Mill
    .words = spend-both, both
mythotopia-action-spend-as-one = { $card } as 1, by { $power }
    .words = spend-as-one, any
mythotopia-action-discard-card = { $card-shown }{ $from ->
        [reserve] , in your reserve
       *[hand] {""}
    }
    .words = discard-card, discard
mythotopia-action-lay = { $card-shown }
    .words = lay, store
mythotopia-action-remove-card = { $card-shown }{ $from ->
        [reserve] , in your reserve
       *[hand] {""}
    }
    .words = remove-card, remove
mythotopia-action-draft-card = { $card-kind ->
        [province] { $card-shown }, a province of yours
       *[other] { $card-shown }: { $card-effect }
    }
    .words = draft-card, draft
mythotopia-action-revive = { $card-shown }
    .words = revive
mythotopia-action-keep = { $card-shown }: { $card-effect }
    .words = keep

## Why not

mythotopia-refusal-game-is-over = The game is over. Look back at it, or begin a new one.
mythotopia-refusal-not-your-turn = It is not your turn. Wait until you are asked.
mythotopia-refusal-no-such-action = Mythotopia has no such action. Choose one of the answers offered.
mythotopia-refusal-action-not-now = An action is under way and must be finished first. Answer the question.
mythotopia-refusal-not-done-yet = You cannot be done yet: something must still be chosen here.
mythotopia-refusal-turn-not-over = Your turn ends after two actions. Take them, or pass.
mythotopia-refusal-extra-not-now = Nobody asks you to pay for another counter now. Choose one of the answers offered.
mythotopia-refusal-counter-not-now = No counter is to be taken now. Choose one of the answers offered.
mythotopia-refusal-route-not-now = A way is chosen when an invasion can go over hills or by sea. Not now.
mythotopia-refusal-order-not-now = Armies and ships are bought in an action of its own, armies first. Choose to buy, or go on with what is asked.
mythotopia-refusal-building-not-now = To build you play a Build card as an action. Do that first.
mythotopia-refusal-trade-not-now = Only Alchemist trades counters. Play it first.
mythotopia-refusal-number-not-now = No number is asked for now. Choose one of the answers offered.
mythotopia-refusal-charter-not-now = No charter is to be chosen now. Choose one of the answers offered.
mythotopia-refusal-sea-not-now = No sea is asked for now. Choose to place or take back ships first.
mythotopia-refusal-target-not-now = No province is being invaded now. Choose to invade first, then the card you set out with.
mythotopia-refusal-armies-not-now = No armies are being placed or taken back now. Choose that action first.
mythotopia-refusal-war-not-now = No war can be ended at this point. End one as the first thing in your turn.
mythotopia-refusal-peace-not-now = Only Diplomat makes peace. Play it first.
mythotopia-refusal-hire-not-now = Only Mercenary brings mercenaries. Play it first.
mythotopia-refusal-march-not-now = No armies are marching now. Choose to march first, as a free action of your turn.
mythotopia-refusal-choice-not-now = Provinces and citadels are chosen before the game begins. Not now.
mythotopia-refusal-raid-not-now = Only Marauders sends an army home. Play it first.
mythotopia-refusal-card-not-now = That card cannot be played in this way now. Choose one of the answers offered.
mythotopia-refusal-payment-not-now = Nothing is to be paid now. Choose what you want to do; the price comes afterwards.
mythotopia-refusal-reserve-not-now = No card goes into the reserve now. Choose that action first.
mythotopia-refusal-discard-not-now = Nothing is discarded now. Choose that action first.
mythotopia-refusal-remove-not-now = No card is removed now. Choose that action first.
mythotopia-refusal-draft-not-now = Nothing is drafted now. Choose to draft first.
mythotopia-refusal-revive-not-now = Only Mystic takes cards from your discard pile. Play it first.
mythotopia-refusal-keep-not-now = Only Philosopher finds cards to keep. Play it first.

mythotopia-refusal-no-action-left = Both your actions are done. Take free actions, or end your turn.
mythotopia-refusal-must-come-first = Ending a war or the game must be the first thing in a turn, before any free action. Do it next turn.
mythotopia-refusal-one-draft = You have drafted a card this turn already. Do something else.
mythotopia-refusal-once-a-turn = That is possible once a turn, and you have done it. Do something else.
mythotopia-refusal-one-stow = Warehouse takes one card a turn, and it has taken one. Store others as an action.
mythotopia-refusal-nothing-to-do-with = That card would do nothing now, or its price cannot be paid. Choose another.
mythotopia-refusal-not-at-hand = That card is neither in your hand nor in your reserve, or it serves this action already. Choose one that you can play.
mythotopia-refusal-no-text = That card has no text to be played as an action of its own. Use it for its symbols, its province, or in the reserve.
mythotopia-refusal-cannot-pay = Your cards cannot pay for that. Choose something cheaper, or another card.
mythotopia-refusal-needless-card = The others would be enough without that card, so it may not be played. Choose another.
mythotopia-refusal-no-such-symbol = That card does not show what is to be paid. Choose one that does.
mythotopia-refusal-no-merchant = You do not have Merchant at hand to change a card's resource. Pay otherwise.
mythotopia-refusal-no-water-mill = You do not have Water Mill at hand to double a card's resource. Pay otherwise.
mythotopia-refusal-no-reserve-power = No card in your reserve lets any card pay that, or it has helped this turn. Pay otherwise.
mythotopia-refusal-own-power-card = The card that gives the power cannot be the one it is used on. Choose another.

mythotopia-refusal-cannot-invade = That cannot start an invasion: no target is in reach, or armies and food do not suffice. Do something else.
mythotopia-refusal-no-province-card = That is no card of a province. Play one, or General if you have it.
mythotopia-refusal-own-province = That province is yours. Place armies there instead.
mythotopia-refusal-already-there = Your armies are there already. Reinforce them by placing armies.
mythotopia-refusal-out-of-reach = That province is out of reach of the card you set out with. Choose one that it borders, or that lies on its sea.
mythotopia-refusal-behind-mountains = Mountains lie between. Only Ranger in your reserve opens a way.
mythotopia-refusal-no-such-route = The map has no such way there. Choose another.
mythotopia-refusal-no-ship-card = That is no Ship card. Only they carry armies across a sea.
mythotopia-refusal-held-by-reserve-army = Reserve Army holds: while its owner fights another player, nobody may open a new war with them, nor may they. Choose another target.
mythotopia-refusal-no-army-ready = You have no army available. Take some back, buy some, or end a war.
mythotopia-refusal-too-many-armies = That card shows more armies than you have available. Play a smaller one.
mythotopia-refusal-no-army-symbol = That card shows no army. Choose one that does.
mythotopia-refusal-no-levies = Levies does not make an army of that card now. Choose one that shows armies.
mythotopia-refusal-army-first = At least one army must go. Play a card for it.
mythotopia-refusal-not-your-place = That province is not yours, and you have no army there. Choose another.
mythotopia-refusal-no-armies-there = There is no such army. Look at the map for one that is.
mythotopia-refusal-at-war = There is war in that province, so no army leaves. End the war first.
mythotopia-refusal-not-so-many = That number is not possible here. Choose one of the numbers offered.
mythotopia-refusal-no-ship-ready = You have no ship available. Take some back, or buy one.
mythotopia-refusal-no-ship-symbol = No card of yours brings ships that you could place. Choose another card or action.
mythotopia-refusal-no-port = You control no province on the sea. Choose one where you do, or do something else.
mythotopia-refusal-ship-first = At least one ship must go. Play a card for it.
mythotopia-refusal-no-ships-there = You have no ships there. Choose a sea where you have.
mythotopia-refusal-pool-is-empty = Your pool has no more of them. Buy something else, or stop.
mythotopia-refusal-order-something = Buy at least one army or ship.
mythotopia-refusal-no-war-there = There is no war in that province. Choose one where there is.
mythotopia-refusal-not-your-war = You have no part in that war. Choose one of your own.
mythotopia-refusal-no-clear-winner = Nobody is strongest there alone, so that war cannot be ended. Bring more strength, or Hero.
mythotopia-refusal-no-tie-to-break = You are not among those who tie for the first place there. Hero does not help.
mythotopia-refusal-no-hero = You do not have Hero at hand. Without it a tie stands.
mythotopia-refusal-no-network = No road of yours leads on from there for your armies. Build roads first.
mythotopia-refusal-other-network = Your roads do not join it to the place the armies are leaving. Choose one that they do.
mythotopia-refusal-back-and-forth = Armies have come to, or gone from, that province in this move already. Choose another.
mythotopia-refusal-no-army-on-map = There is no army on the map. Keep Marauders for later.
mythotopia-refusal-no-mercenary-left = All mercenaries are hired. Wait until some come back.

mythotopia-refusal-nothing-to-build = Nothing can be built with that now: no piece, no place or too little stone. Choose another.
mythotopia-refusal-not-linked = Your roads do not join that province to the card you played. Choose one that they do.
mythotopia-refusal-no-town-there = A city takes the place of a town, and you have none there. Build something else.
mythotopia-refusal-no-city-left = All your cities are built. Build something else.
mythotopia-refusal-castle-stands = A castle stands there already. Build something else.
mythotopia-refusal-citadel-stands = Your citadel stands there and needs no castle. Build something else.
mythotopia-refusal-no-castle-left = All castles are built. Build something else.
mythotopia-refusal-not-both-yours = A road joins two provinces of yours, and that one is not. Choose another end.
mythotopia-refusal-no-border-there = These two provinces have no border. Choose a neighbour.
mythotopia-refusal-road-exists = There is a road across that border already. Choose another end.
mythotopia-refusal-no-road-left = All roads are built. Build something else.

mythotopia-refusal-not-on-offer = That card cannot be drafted: it is neither in the display nor one that you removed. Choose another.
mythotopia-refusal-reserve-is-full = Your reserve is full. Play a card from it, or build a city.
mythotopia-refusal-not-in-hand = That card is not in your hand. Only cards from the hand go into the reserve.
mythotopia-refusal-no-warehouse = Warehouse is not in your reserve. Fill the reserve with an action.
mythotopia-refusal-deck-too-small = Your deck would become too small. Keep that card.
mythotopia-refusal-choose-one-first = Choose at least one, then you may be done.
mythotopia-refusal-not-in-discard = That card is not in your discard pile, or only since this action. Choose another.
mythotopia-refusal-not-found = Philosopher did not find that card. Choose one of those found.

mythotopia-refusal-no-patronage = Patronage is not in play in this game. Look at the victory cards.
mythotopia-refusal-victory-is-empty = That victory card has no counter left. Only Scribe could help.
mythotopia-refusal-no-counter-to-trade = You have no counter of that value. Trade another.
mythotopia-refusal-stock-is-empty = The stock has no counter of the value you need, or Scribe is not yours. Choose otherwise.
mythotopia-refusal-not-enough-empty = Too few victory cards are empty for the game to be ended. Take more counters.
mythotopia-refusal-not-sole-leader = You would not be alone in the lead once all wars are settled. Win more points first.
mythotopia-refusal-not-called = With the final round nobody ends the game: it ends by itself. Play on.
mythotopia-refusal-loses-the-lead = Settled now, that war could cost you the lead. Choose another first.

mythotopia-refusal-not-dealt-to-you = That province was not dealt to you. Choose one of yours.
mythotopia-refusal-already-given-up = You cannot give that one up now: it is chosen already, or comes before one you chose. Choose one further down the list.
mythotopia-refusal-not-your-province = You have no town there. Choose one of your provinces.
mythotopia-refusal-no-charters = There are no charters to look at in this game, or none is left. Do something else.
mythotopia-refusal-one-charter = You keep a charter already, and one is all. Reveal it first.
mythotopia-refusal-no-charter = You have no charter. Look for one first.
mythotopia-refusal-charter-not-met = You do not meet its condition yet. Work on it.
mythotopia-refusal-not-looked-at = You have not looked at that charter. Keep one of those you see.
mythotopia-refusal-not-revealed = Nobody else has revealed that charter. Choose one that lies open.
mythotopia-refusal-no-seer = Seer is not the charter you keep. Reveal your own when you meet it.
mythotopia-refusal-seer-takes-others = Seer has no points of its own: it takes a charter that another has revealed. Name that one.

## What happened. `-unseen` is for those who may not know all of it.

mythotopia-event-gives-up = { $seat-is ->
        [you] You give { $province } back. The others will see it when all have chosen.
       *[other] { $seat } gives { $province } back.
    }
mythotopia-event-gives-up-unseen = { $seat } has chosen a province to give back.
mythotopia-event-returns = { $seat-is ->
        [you] { $province } is no longer yours.
       *[other] { $seat } gives { $province } back.
    }
mythotopia-event-chooses-citadel = { $seat-is ->
        [you] Your citadel will stand in { $province }. The others will see it when all have chosen.
       *[other] { $seat } chooses { $province } for a citadel.
    }
mythotopia-event-chooses-citadel-unseen = { $seat } has chosen a place for a citadel.
mythotopia-event-raises-citadel = { $seat-is ->
        [you] Your citadel stands in { $province }.
       *[other] { $seat }'s citadel stands in { $province }.
    }
mythotopia-event-draws = { $seat-is ->
        [you] { $number ->
            [0] There is no card for you to draw.
           *[other] You draw { $card }.
        }
       *[other] { $number ->
            [0] There is no card for { $seat } to draw.
           *[other] { $seat } draws { $card }.
        }
    }
mythotopia-event-draws-unseen = { $number ->
        [one] { $seat } draws 1 card.
       *[other] { $seat } draws { $number } cards.
    }
mythotopia-event-shuffles = { $seat-is ->
        [you] Your discard pile is shuffled: it is your draw pile now.
       *[other] { $seat } shuffles the discard pile into a new draw pile.
    }
mythotopia-event-passes = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
mythotopia-event-ends-turn = { $seat-is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
mythotopia-event-begins-final-round = Enough victory cards are empty: everybody has one more turn.
mythotopia-event-ends-game = { $seat-is ->
        [you] You end the game.
       *[other] { $seat } ends the game.
    }
mythotopia-event-plays = { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
mythotopia-event-sets-out = { $seat-is ->
        [you] You set out with { $card }.
       *[other] { $seat } sets out with { $card }.
    }
mythotopia-event-targets = { $seat-is ->
        [you] Your target is { $province }.
       *[other] { $seat }'s target is { $province }.
    }
mythotopia-event-sails = { $seat-is ->
        [you] You cross the sea with { $card }.
       *[other] { $seat } crosses the sea with { $card }.
    }
mythotopia-event-musters = { $seat-is ->
        [you] { $number ->
            [one] You gather 1 army with { $card }.
           *[other] You gather { $number } armies with { $card }.
        }
       *[other] { $number ->
            [one] { $seat } gathers 1 army with { $card }.
           *[other] { $seat } gathers { $number } armies with { $card }.
        }
    }
mythotopia-event-levies = { $seat-is ->
        [you] Levies makes an army of your { $card }.
       *[other] Levies makes an army of { $seat }'s { $card }.
    }
mythotopia-event-invades = { $seat-is ->
        [you] { $number ->
            [one] You invade { $province } with 1 army.
           *[other] You invade { $province } with { $number } armies.
        }
       *[other] { $number ->
            [one] { $seat } invades { $province } with 1 army.
           *[other] { $seat } invades { $province } with { $number } armies.
        }
    }
mythotopia-event-garrisons = { $seat-is ->
        [you] You send armies to { $province }.
       *[other] { $seat } sends armies to { $province }.
    }
mythotopia-event-places = { $seat-is ->
        [you] { $number ->
            [one] You place 1 army in { $province }.
           *[other] You place { $number } armies in { $province }.
        }
       *[other] { $number ->
            [one] { $seat } places 1 army in { $province }.
           *[other] { $seat } places { $number } armies in { $province }.
        }
    }
mythotopia-event-withdraws = { $seat-is ->
        [you] { $number ->
            [one] You take 1 army back from { $province }.
           *[other] You take { $number } armies back from { $province }.
        }
       *[other] { $number ->
            [one] { $seat } takes 1 army back from { $province }.
           *[other] { $seat } takes { $number } armies back from { $province }.
        }
    }
mythotopia-event-dismisses = { $seat-is ->
        [you] { $number ->
            [one] You dismiss 1 mercenary from { $province }.
           *[other] You dismiss { $number } mercenaries from { $province }.
        }
       *[other] { $number ->
            [one] { $seat } dismisses 1 mercenary from { $province }.
           *[other] { $seat } dismisses { $number } mercenaries from { $province }.
        }
    }
mythotopia-event-launches = { $seat-is ->
        [you] You fit out ships with { $card }.
       *[other] { $seat } fits out ships with { $card }.
    }
mythotopia-event-places-ships = { $seat-is ->
        [you] { $number ->
            [one] You place 1 ship in the { $sea }.
           *[other] You place { $number } ships in the { $sea }.
        }
       *[other] { $number ->
            [one] { $seat } places 1 ship in the { $sea }.
           *[other] { $seat } places { $number } ships in the { $sea }.
        }
    }
mythotopia-event-recalls-ships = { $seat-is ->
        [you] { $number ->
            [one] You take 1 ship back from the { $sea }.
           *[other] You take { $number } ships back from the { $sea }.
        }
       *[other] { $number ->
            [one] { $seat } takes 1 ship back from the { $sea }.
           *[other] { $seat } takes { $number } ships back from the { $sea }.
        }
    }
mythotopia-event-buys = { $seat-is ->
        [you] You buy { $order }.
       *[other] { $seat } buys { $order }.
    }
mythotopia-event-pays = { $seat-is ->
        [you] You pay { $number } { $symbol } with { $card }.
       *[other] { $seat } pays { $number } { $symbol } with { $card }.
    }
mythotopia-event-pays-milled = { $seat-is ->
        [you] You pay { $number } { $symbol } with { $card }, doubled by Water Mill.
       *[other] { $seat } pays { $number } { $symbol } with { $card }, doubled by Water Mill.
    }
mythotopia-event-pays-traded = { $seat-is ->
        [you] You pay { $number } { $symbol } with { $card }, changed by Merchant.
       *[other] { $seat } pays { $number } { $symbol } with { $card }, changed by Merchant.
    }
mythotopia-event-pays-both = { $seat-is ->
        [you] You pay { $number } { $symbol } with { $card }, changed by Merchant and doubled by Water Mill.
       *[other] { $seat } pays { $number } { $symbol } with { $card }, changed by Merchant and doubled by Water Mill.
    }
mythotopia-event-pays-as-one = { $seat-is ->
        [you] Your { $card } counts as { $number } { $symbol }.
       *[other] { $seat }'s { $card } counts as { $number } { $symbol }.
    }
mythotopia-event-drafts = { $seat-is ->
        [you] You draft { $card }.
       *[other] { $seat } drafts { $card }.
    }
mythotopia-event-lays = { $seat-is ->
        [you] You lay { $card } into your reserve.
       *[other] { $seat } lays { $card } into the reserve.
    }
mythotopia-event-discards = { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
mythotopia-event-removes = { $seat-is ->
        [you] You remove { $card } from your deck.
       *[other] { $seat } removes { $card } from the deck.
    }
mythotopia-event-builds-with = { $seat-is ->
        [you] You build by the card { $card }.
       *[other] { $seat } builds by the card { $card }.
    }
mythotopia-event-founds-city = { $seat-is ->
        [you] You build a city in { $province }.
       *[other] { $seat } builds a city in { $province }.
    }
mythotopia-event-raises-castle = { $seat-is ->
        [you] You build a castle in { $province }.
       *[other] { $seat } builds a castle in { $province }.
    }
mythotopia-event-paves = { $seat-is ->
        [you] You build a road from { $province } to { $other }.
       *[other] { $seat } builds a road from { $province } to { $other }.
    }
mythotopia-event-takes-counter = { $seat-is ->
        [you] You take a counter of { $value } from { $victory }.
       *[other] { $seat } takes a counter of { $value } from { $victory }.
    }
mythotopia-event-takes-stock = { $seat-is ->
        [you] By Scribe you take a counter of { $value } for { $victory } from the stock.
       *[other] By Scribe { $seat } takes a counter of { $value } for { $victory } from the stock.
    }
mythotopia-event-empties = { $victory } is empty now.
mythotopia-event-trades = { $seat-is ->
        [you] You trade a counter of { $value } for the next higher one.
       *[other] { $seat } trades a counter of { $value } for the next higher one.
    }
mythotopia-event-makes-peace = { $seat-is ->
        [you] You make peace in { $province }: all armies go home.
       *[other] { $seat } makes peace in { $province }: all armies go home.
    }
mythotopia-event-hires = { $seat-is ->
        [you] { $number ->
            [one] You hire 1 mercenary for { $province }.
           *[other] You hire { $number } mercenaries for { $province }.
        }
       *[other] { $number ->
            [one] { $seat } hires 1 mercenary for { $province }.
           *[other] { $seat } hires { $number } mercenaries for { $province }.
        }
    }
mythotopia-event-raids = { $seat-is ->
        [you] { $other-is ->
            [you] You send an army of your own home from { $province }.
           *[other] You send an army of { $other } home from { $province }.
        }
       *[other] { $other-is ->
            [you] { $seat } sends an army of yours home from { $province }.
           *[other] { $seat } sends an army of { $other } home from { $province }.
        }
    }
mythotopia-event-revives = { $seat-is ->
        [you] You take { $card } from your discard pile into your hand.
       *[other] { $seat } takes { $card } from the discard pile into the hand.
    }
mythotopia-event-looks = { $seat-is ->
        [you] You find { $card }.
       *[other] { $seat } finds { $card }.
    }
mythotopia-event-looks-unseen = { $seat } looks at improvement cards that were not dealt.
mythotopia-event-keeps = { $seat-is ->
        [you] You keep { $card } in your hand.
       *[other] { $seat } keeps { $card } in hand.
    }
mythotopia-event-keeps-unseen = { $seat } keeps one of them in hand.
mythotopia-event-marches = { $seat-is ->
        [you] { $number ->
            [one] 1 army of yours marches from { $province } to { $other }.
           *[other] { $number } of your armies march from { $province } to { $other }.
        }
       *[other] { $number ->
            [one] 1 army of { $seat } marches from { $province } to { $other }.
           *[other] { $number } armies of { $seat } march from { $province } to { $other }.
        }
    }
mythotopia-event-war-ends = { $winner-is ->
        [you] The war in { $province } ends: you win.
        [neutral] The war in { $province } ends: the neutral force holds it.
       *[other] The war in { $province } ends: { $winner } wins.
    }
mythotopia-event-captures = { $seat-is ->
        [you] { $province } is yours now.
       *[other] { $province } is { $seat }'s now.
    }
mythotopia-event-turns-neutral = { $seat-is ->
        [you] You have no town left for { $province }: it turns neutral.
       *[other] { $seat } has no town left for { $province }: it turns neutral.
    }
mythotopia-event-looks-at-charters = { $seat-is ->
        [you] You see { $charter }.
       *[other] { $seat } sees { $charter }.
    }
mythotopia-event-looks-at-charters-unseen = { $seat } looks at charters.
mythotopia-event-keeps-charter = { $seat-is ->
        [you] You keep { $charter } in secret.
       *[other] { $seat } keeps { $charter } in secret.
    }
mythotopia-event-keeps-charter-unseen = { $seat } keeps a charter in secret.
mythotopia-event-reveals = { $seat-is ->
        [you] You reveal your charter { $charter }.
       *[other] { $seat } reveals a charter: { $charter }.
    }
mythotopia-event-uses-seer = { $seat-is ->
        [you] You reveal Seer and take { $charter } over.
       *[other] { $seat } reveals Seer and takes { $charter } over.
    }

## What something is paid for

mythotopia-purpose-draft = to draft { $card }
mythotopia-purpose-buy = for { $order }
mythotopia-purpose-city = for a city in { $province }
mythotopia-purpose-castle = for a castle in { $province }
mythotopia-purpose-road = for a road from { $province } to { $to }
mythotopia-purpose-patronage = for Patronage
mythotopia-purpose-peace = for peace in { $province }
mythotopia-purpose-hire = for { $mercenaries ->
        [one] a mercenary
       *[other] { $mercenaries } mercenaries
    } in { $province }
mythotopia-purpose-revive = for { $card }
mythotopia-purpose-extra = for { $victory }
mythotopia-purpose-invade = to invade { $province }
mythotopia-purpose-garrison = to reinforce { $province }
mythotopia-purpose-charters = to look at { $charters ->
        [one] a charter
       *[other] { $charters } charters
    }

## Choices before the game

mythotopia-option-choose-your-start = Choose your start
    .help = Three or four players are dealt provinces too many and give two back in secret.
mythotopia-option-final-round = Final round
    .help = Once enough victory cards are empty everybody has one more turn; nobody ends the game.
mythotopia-option-secret-charters = Secret charters
    .help = Charters can be looked for, kept in secret and revealed for points.
mythotopia-option-turn-limit = Turn limit
    .help = After so many turns the wars are settled and most points win. 0 is no limit; 300 is usual among bots.

mythotopia-ending-called = somebody ended it
mythotopia-ending-final-round = the final round was over
mythotopia-ending-turn-limit = the turns were up

## Things on the table

mythotopia-symbol-food = food
mythotopia-symbol-stone = stone
mythotopia-symbol-gold = gold
mythotopia-symbol-army = army
mythotopia-symbol-ship = ship

mythotopia-sea-beast-sea = Beast Sea
mythotopia-sea-serpent-sea = Serpent Sea
mythotopia-sea-inland-west = Inland Sea (west)
mythotopia-sea-inland-east = Inland Sea (east)

mythotopia-province-ambsace = Ambsace
mythotopia-province-aporia = Aporia
mythotopia-province-blore = Blore
mythotopia-province-camarine = Camarine
mythotopia-province-coryphee = Coryphee
mythotopia-province-custus = Custus
mythotopia-province-darb = Darb
mythotopia-province-diclesium = Diclesium
mythotopia-province-dragonate = Dragonate
mythotopia-province-eagre = Eagre
mythotopia-province-empyrean = Empyrean
mythotopia-province-eoan = Eoan
mythotopia-province-fadge = Fadge
mythotopia-province-frampold = Frampold
mythotopia-province-galingale = Galingale
mythotopia-province-grimp = Grimp
mythotopia-province-hatchel = Hatchel
mythotopia-province-ictus = Ictus
mythotopia-province-iracund = Iracund
mythotopia-province-jeopigia = Jeopigia
mythotopia-province-kakopyge = Kakopyge
mythotopia-province-kinabra = Kinabra
mythotopia-province-lea = Lea
mythotopia-province-malebolge = Malebolge
mythotopia-province-margent = Margent
mythotopia-province-mome = Mome
mythotopia-province-nesh = Nesh
mythotopia-province-nusus = Nusus
mythotopia-province-ogdoad = Ogdoad
mythotopia-province-oxter = Oxter
mythotopia-province-palmain = Palmain
mythotopia-province-peened = Peened
mythotopia-province-quean = Quean
mythotopia-province-remise = Remise
mythotopia-province-scombroid = Scombroid
mythotopia-province-shog = Shog
mythotopia-province-sorner = Sorner
mythotopia-province-talion = Talion
mythotopia-province-trogle = Trogle
mythotopia-province-welkin = Welkin

mythotopia-side-neutral = the neutral force

mythotopia-order-armies = { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
mythotopia-order-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

mythotopia-start-army = Army
mythotopia-start-build = Build
mythotopia-start-market = Market
mythotopia-start-ship = Ship

mythotopia-card-alchemist = Alchemist
    .effect = action: trade a counter of 1 for one of 2, or of 2 for one of 3
mythotopia-card-army = Army
    .effect = symbols only
mythotopia-card-build = Build
    .effect = action: with a province card and stone, build a city, a castle or a road
mythotopia-card-cavalry = Cavalry
    .effect = reserve: +{ $plus } strength where you invade
mythotopia-card-counsellor = Counsellor
    .effect = free: discard cards of your hand, draw as many and one more
mythotopia-card-diplomat = Diplomat
    .effect = action, { $gold } gold: a war of yours ends without a winner
mythotopia-card-farming = Farming
    .effect = reserve: once a turn, any card is 1 food
mythotopia-card-general = General
    .effect = benefit: is the card of any province of yours, to invade or build
mythotopia-card-gold-mine = Gold Mine
    .effect = reserve: once a turn, any card is 1 gold
mythotopia-card-hero = Hero
    .effect = benefit: wins you a tie when you end a war
mythotopia-card-levies = Levies
    .effect = reserve: once a turn, any card is 1 army
mythotopia-card-limes = Limes
    .effect = reserve: +{ $plus } strength where you defend
mythotopia-card-marauders = Marauders
    .effect = free: send any one army on the map home
mythotopia-card-market = Market
    .effect = symbols only
mythotopia-card-mercenary = Mercenary
    .effect = free, { $gold } gold: mercenaries join an army of yours
mythotopia-card-merchant = Merchant
    .effect = benefit: another card's food, stone or gold becomes another of these
mythotopia-card-militia = Militia
    .effect = free: an army of your pool becomes available
mythotopia-card-mystic = Mystic
    .effect = free, { $gold } gold: a card of your discard pile comes to your hand
mythotopia-card-philosopher = Philosopher
    .effect = free: see three undealt improvements, keep one in hand; Philosopher is gone
mythotopia-card-portal = Portal
    .effect = benefit: invade any province, without province or Ship card
mythotopia-card-providence = Providence
    .effect = free: draw two cards
mythotopia-card-quarry = Quarry
    .effect = reserve: once a turn, any card is 1 stone
mythotopia-card-queen = Queen
    .effect = reserve: your hand is filled to one card more
mythotopia-card-ranger = Ranger
    .effect = reserve: hills are open and mountains are hills; +{ $plus } strength in rugged provinces
mythotopia-card-reserve-army = Reserve Army
    .effect = reserve: while you fight a player, no new war begins with you, nor do you invade
mythotopia-card-scribe = Scribe
    .effect = reserve: take earned counters from the stock, even if the card is empty
mythotopia-card-ship = Ship
    .effect = benefit: crosses a sea when you invade
mythotopia-card-warehouse = Warehouse
    .effect = reserve: room for two cards more; once a turn lay a card there for free
mythotopia-card-water-mill = Water Mill
    .effect = benefit: doubles another card's food, stone or gold

mythotopia-victory-city = City
    .condition = build a city
mythotopia-victory-road = Road
    .condition = build a road
mythotopia-victory-castle = Castle
    .condition = build a castle
mythotopia-victory-citadel = Citadel
    .condition = capture another's citadel
mythotopia-victory-defender = Defender of the Realm
    .condition = win a war in a province of yours
mythotopia-victory-guilded-city = Guilded City
    .condition = add { $gold } gold when you build a city
mythotopia-victory-dragons = Here be Dragons
    .condition = capture a dragon's province
mythotopia-victory-isles = Lord of the Isles
    .condition = hold all of { $large }; or all of { $small }
mythotopia-victory-seas = Master of the Seas
    .condition = first with ships in three seas, first in all four
mythotopia-victory-patronage = Patronage
    .condition = an action, for { $gold } gold
mythotopia-victory-inns = Roadside Inns
    .condition = add { $gold } gold when you build a road
mythotopia-victory-runestones = Runestones
    .condition = capture a runestone's province
mythotopia-victory-spoils = Spoils of War
    .condition = capture a province of another player

mythotopia-charter-roadwardens = Roadwardens
    .condition = { $needs } of your provinces joined by roads
mythotopia-charter-castellans = Castellans
    .condition = { $needs } of your provinces with a castle or citadel
mythotopia-charter-burghers = Burghers
    .condition = { $needs } cities
mythotopia-charter-admirals = Admirals
    .condition = ships in { $needs } seas
mythotopia-charter-quarrymen = Quarrymen
    .condition = { $needs } provinces with stone
mythotopia-charter-granaries = Granaries
    .condition = { $needs } provinces with food
mythotopia-charter-mints = Mints
    .condition = { $needs } provinces with gold
mythotopia-charter-muster = Muster
    .condition = { $needs } provinces with armies
mythotopia-charter-highlanders = Highlanders
    .condition = { $needs } rugged provinces
mythotopia-charter-lakelords = Lakelords
    .condition = { $needs } provinces on each inland sea
mythotopia-charter-scholars = Scholars
    .condition = { $needs } improvement cards in your deck
mythotopia-charter-seer = Seer
    .condition = score a charter that another has revealed

mythotopia-piece-town = town
mythotopia-piece-city = city
mythotopia-piece-citadel = citadel

mythotopia-strength-printed = printed { $count }
mythotopia-strength-dragon = dragon { $count }
mythotopia-strength-armies = armies { $count }
mythotopia-strength-mercenaries = mercenaries { $count }
mythotopia-strength-ships = ships { $count }
mythotopia-strength-castle = castle { $count }
mythotopia-strength-citadel = citadel { $count }
mythotopia-strength-rugged = rugged { $count }
mythotopia-strength-cavalry = Cavalry { $count }
mythotopia-strength-limes = Limes { $count }
mythotopia-strength-ranger = Ranger { $count }

mythotopia-slot-large = large island
mythotopia-slot-small = small island
mythotopia-slot-three = three seas
mythotopia-slot-four = four seas

## The drawing of the table

mythotopia-board-key = free 3: neutral, strength 3; * rugged; K castle; 2A: two armies of A; +1m: and a mercenary; ! war. Then the borders: ^ hills, ^^ mountains, = road
mythotopia-board-sea = { $sea }{ $ships ->
        [none] {""}
       *[other] , ships { $ships }
    }{ $touches ->
        [none] {""}
       *[other] {" "}· touches { $touches }
    } · coast { $coast }
mythotopia-board-inland = On no sea
mythotopia-board-free = free { $strength }
mythotopia-board-dragon = dragon
mythotopia-board-rune = rune
mythotopia-board-runestone = runestone
mythotopia-board-fort = K
mythotopia-board-hired = +{ $count }m
mythotopia-board-many = { $count } { $symbol }
mythotopia-board-changed = Changed on the map
mythotopia-board-war = War in { $province }: { $sides }. { $end }
mythotopia-board-side = { $name } { $total } ({ $parts })
mythotopia-board-side-bare = { $name } { $total }
mythotopia-board-leads = { $is ->
        [you] You are ahead
        [neutral] The neutral force is ahead
       *[other] { $name } is ahead
    }; { $enders } may end it.
mythotopia-board-no-side = neutral
mythotopia-board-tie = A tie: without Hero it cannot be ended.
mythotopia-board-victories = Victory cards
mythotopia-board-counters = { $left ->
        [0] empty
       *[other] { $left } of { $value }
    }
mythotopia-board-slot = { $slot } { $value }
mythotopia-board-empty = Empty: { $empty } of the { $needed } that let the game be ended.{ $names ->
        [none] {""}
       *[other] {" "}Could end it when their turn begins: { $names }.
    }
mythotopia-board-empty-final = Empty: { $empty } of the { $needed } that bring the final round.
mythotopia-board-turns-left = { $turns ->
        [one] The final round: 1 more turn.
       *[other] The final round: { $turns } more turns.
    }
mythotopia-board-stock = Stock of counters: { $one } of 1, { $two } of 2, { $three } of 3
mythotopia-board-over = The game has ended: { $cause }.
mythotopia-board-display = Display: { $cards }
mythotopia-board-shop = Display: to be drafted
mythotopia-board-you = { $name } (you)
mythotopia-board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mythotopia-board-provinces = { $count ->
        [one] 1 province
       *[other] { $count } provinces
    }
mythotopia-board-held-counters = counters { $counters }
mythotopia-board-counter = { $count } of { $value }
mythotopia-board-piles = hand { $hand }, draw { $draw }, discard { $discard }{ $top ->
        [none] {""}
       *[other] {" "}({ $top } on top)
    }
mythotopia-board-armies = armies { $ready } (pool { $pool })
mythotopia-board-ships = ships { $ready } (pool { $pool })
mythotopia-board-towns = towns { $towns }, cities { $cities } left
mythotopia-board-charter = a secret charter
mythotopia-board-revealed = charters { $charters }
mythotopia-board-reserve = Reserve { $count }/{ $limit }
mythotopia-board-shown = Seen in hand
mythotopia-board-hand = Hand
mythotopia-board-draw-pile = To draw
mythotopia-board-discard-pile = Discarded
mythotopia-board-in-play = In play
mythotopia-board-removed = Removed
mythotopia-board-own-charter = Charter
mythotopia-board-secret = { $charter }: { $condition }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mythotopia-board-chosen = Chosen
mythotopia-board-looked = Found
mythotopia-board-nothing = –
mythotopia-board-start = { $card } (start{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    })
mythotopia-board-symbols = { $card } [{ $symbols }]
mythotopia-board-effect = { $card }: { $effect }
mythotopia-board-undealt = Undealt improvements: { $cards }
mythotopia-board-neutral = neutral, strength { $strength }
mythotopia-board-owned = { $name }'s { $piece }
mythotopia-board-castle = castle
mythotopia-board-rugged = rugged
mythotopia-board-army-of = { $name }'s armies { $count }
mythotopia-board-own-armies = armies { $count }
mythotopia-board-outcome = { $is ->
        [you] you win
        [neutral] the neutral force holds it
       *[other] { $name } wins
    }

## The sheet of an edition

mythotopia-edition-numbers = The numbers, with where each comes from
mythotopia-edition-key = Key
mythotopia-edition-value = Value
mythotopia-edition-origin = Origin
mythotopia-edition-cards = The cards
mythotopia-edition-card = Card
mythotopia-edition-symbols = Symbols
mythotopia-edition-effect = Effect
mythotopia-edition-map = The map
mythotopia-edition-province = Province
mythotopia-edition-strength = Strength
mythotopia-edition-borders = Borders: ^ hills, ^^ mountains; seas
