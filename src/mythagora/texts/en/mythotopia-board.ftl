# Mythotopia in the browser: the atlas, the cards, the ledgers. Facts come as { $name }.

mythotopia-atlas-north = N
mythotopia-atlas-subtitle = a map of forty provinces
mythotopia-atlas-map = The map: provinces and seas
mythotopia-atlas-overview = The whole map; touch it to go there
mythotopia-atlas-closer = Closer
mythotopia-atlas-further = Further away
mythotopia-atlas-whole-map = The whole map
mythotopia-atlas-no-drawing = This edition has a map of its own, for which there is no drawing. Its provinces stand here by the seas they lie on.
mythotopia-atlas-on-no-sea = On no sea
mythotopia-atlas-details = Details
mythotopia-atlas-close = Close
mythotopia-atlas-or = or

## What stands in a province, for the eye and for the ear

mythotopia-atlas-neutral-of = neutral, strength { $strength }
mythotopia-atlas-held-by = { $piece } of { $name }
mythotopia-atlas-castle = castle
mythotopia-atlas-dragon = dragon
mythotopia-atlas-runestone = runestone
mythotopia-atlas-rugged = rugged
mythotopia-atlas-road = road
mythotopia-atlas-gives = gives { $symbol }
mythotopia-atlas-armies-of = { $count ->
        [one] 1 army of { $name }
       *[other] { $count } armies of { $name }
    }
mythotopia-atlas-mercenaries-of = { $count ->
        [one] 1 mercenary of { $name }
       *[other] { $count } mercenaries of { $name }
    }
mythotopia-atlas-ships-of = { $count ->
        [one] 1 ship of { $name }
       *[other] { $count } ships of { $name }
    }
mythotopia-atlas-no-ships = no ships
mythotopia-atlas-war-with = war with { $names }
mythotopia-atlas-roads-to = road to { $names }
mythotopia-atlas-on-sea = on the { $sea }
mythotopia-atlas-borders = Borders
mythotopia-atlas-border-open = open
mythotopia-atlas-border-hills = hills
mythotopia-atlas-border-mountains = mountains
mythotopia-atlas-ship-cards = { $count ->
        [one] Ship card
       *[other] { $count } Ship cards
    }
mythotopia-atlas-ways = { $count ->
        [one] 1 way to choose it
       *[other] { $count } ways to choose it
    }
mythotopia-atlas-which-way = Which way?

## Seats

mythotopia-atlas-seat-alike = { $name } { $letter }
mythotopia-atlas-letters = A B C D
mythotopia-atlas-you = you
mythotopia-atlas-on-turn = { $is ->
        [you] you, on turn
       *[other] on turn
    }
mythotopia-atlas-chooses = { $is ->
        [you] you choose
       *[other] chooses
    }
mythotopia-atlas-plays-next = { $is ->
        [you] you play next
       *[other] plays next
    }
mythotopia-atlas-bot = bot
mythotopia-atlas-waits = waits
mythotopia-atlas-vp = VP
mythotopia-atlas-lands = lands
mythotopia-atlas-hand = hand
mythotopia-atlas-draw = draw
mythotopia-atlas-reserve = reserve
mythotopia-atlas-spoken-lord = { $name }{ $state ->
        [none] {""}
       *[other] , { $state }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $lands ->
        [one] 1 province
       *[other] { $lands } provinces
    }; { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $draw } to draw; reserve { $reserve } of { $limit }

## Victory cards and the end

mythotopia-atlas-victories = Victory cards
mythotopia-atlas-left = left
mythotopia-atlas-out = out
mythotopia-atlas-worth = { $value } VP
mythotopia-atlas-empty-of = { $empty } of the { $needed } empty victory cards that end the game
mythotopia-atlas-cards-empty = cards empty
mythotopia-atlas-missing = { $count ->
        [one] One more empty card, and a sole leader may end the game.
       *[other] { $count } more empty cards, and a sole leader may end the game.
    }
mythotopia-atlas-missing-final = { $count ->
        [one] One more empty card brings the final round.
       *[other] { $count } more empty cards bring the final round.
    }
mythotopia-atlas-final-comes = The final round begins when this turn is over.
mythotopia-atlas-turns-left = { $turns ->
        [one] The final round: 1 more turn.
       *[other] The final round: { $turns } more turns.
    }
mythotopia-atlas-callers = As the first thing in a turn could end the game: { $names }.
mythotopia-atlas-nobody-calls = Enough cards are empty, but nobody would be alone in the lead.
mythotopia-atlas-ended = The game has ended: { $cause }.
mythotopia-atlas-may-call = could end it
mythotopia-atlas-held-by-others = held back by { $names }
mythotopia-atlas-held-by-order = the last wars could go otherwise
mythotopia-atlas-if-resolved = → if all wars were settled now

## The display

mythotopia-atlas-shop = Improvements
mythotopia-atlas-of-display = { $count } of { $all } left
mythotopia-atlas-draft-for = draft for { $gold }
mythotopia-atlas-undealt = { $count } not laid out

## Wars

mythotopia-atlas-ledger = War ledger
mythotopia-atlas-wars = Wars
mythotopia-atlas-no-war = There is peace everywhere.
mythotopia-atlas-war-for = War for { $province }
mythotopia-atlas-show-on-map = Show it on the map
mythotopia-atlas-defends = defends
mythotopia-atlas-part-armies = { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
mythotopia-atlas-part-mercenaries = { $count ->
        [one] 1 mercenary
       *[other] { $count } mercenaries
    }
mythotopia-atlas-part-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
mythotopia-atlas-part-castle = castle { $count }
mythotopia-atlas-part-citadel = citadel { $count }
mythotopia-atlas-part-rugged = rugged { $count }
mythotopia-atlas-part-printed = printed { $count }
mythotopia-atlas-part-dragon = dragon { $count }
mythotopia-atlas-war-leads = { $is ->
        [you] You lead by { $margin }.
        [neutral] The neutral force leads by { $margin }.
       *[other] { $name } leads by { $margin }.
    }
mythotopia-atlas-war-tie = A tie: { $names }.
mythotopia-atlas-with-hero = Hero would win it for: { $names }.
mythotopia-atlas-may-end = As the first thing in a turn may end it: { $names }.
mythotopia-atlas-ended-now = Ended now: { $swing }.
mythotopia-atlas-war-needs = { $is ->
        [you] { $count ->
            [one] You need 1 army more to lead alone.
           *[other] You need { $count } armies more to lead alone.
        }
       *[other] { $count ->
            [one] { $name } needs 1 army more to lead alone.
           *[other] { $name } needs { $count } armies more to lead alone.
        }
    }
mythotopia-atlas-one-more-leads = { $is ->
        [you] One more army, and you lead alone.
       *[other] One more army, and { $name } leads alone.
    }
mythotopia-atlas-one-more-ties = { $is ->
        [you] One more army of yours makes it a tie.
       *[other] One more army of { $name } makes it a tie.
    }
mythotopia-atlas-at-the-end = { $is ->
        [you] When the game ends, it goes to you.
        [neutral] When the game ends, the neutral force holds it.
       *[other] When the game ends, it goes to { $name }.
    }

## The turn's menu

mythotopia-atlas-choices = What you can do
mythotopia-atlas-not-now = Not now: press to hear why
mythotopia-atlas-do-invade = Invade
mythotopia-atlas-do-place-armies = Place armies
mythotopia-atlas-do-remove-armies = Take armies
mythotopia-atlas-do-place-ships = Place ships
mythotopia-atlas-do-recall-ships = Take ships
mythotopia-atlas-do-buy = Buy
mythotopia-atlas-do-draft = Draft
mythotopia-atlas-do-store = Reserve
mythotopia-atlas-do-discard = Discard
mythotopia-atlas-do-remove = Remove
mythotopia-atlas-do-march = March
mythotopia-atlas-do-patronage = Patronage
mythotopia-atlas-do-seek = Charters
mythotopia-atlas-do-stow = Warehouse
mythotopia-atlas-do-reveal = Reveal charter
mythotopia-atlas-do-proclaim = Reveal and end
mythotopia-atlas-do-end-game = End the game
mythotopia-atlas-do-pass = Pass

## Paying

mythotopia-atlas-payment = Pay in one click
mythotopia-atlas-pay-with = Pay with { $cards }
mythotopia-atlas-keeps = keeps { $cards }
mythotopia-atlas-keeps-none = keeps no card
mythotopia-atlas-other-ways = { $count ->
        [one] 1 other way
       *[other] { $count } other ways
    }
mythotopia-atlas-or-card-by-card = or choose card by card
mythotopia-atlas-mill-applies = Water Mill may double what one card gives, and is played with it.
mythotopia-atlas-merchant-applies = Merchant may turn another resource of one card into { $symbol }, and is played with it.
mythotopia-atlas-power-applies = { $card } in your reserve lets any one card count as 1 { $symbol }, once a turn.

## Cards

mythotopia-atlas-kind-action = Action
mythotopia-atlas-kind-free = Free action
mythotopia-atlas-kind-benefit = Benefit
mythotopia-atlas-kind-reserve = Reserve
mythotopia-atlas-province-card = province
mythotopia-atlas-your-cards = Your cards
mythotopia-atlas-your-hand = Your hand
mythotopia-atlas-your-reserve = Reserve, { $count } of { $limit }
mythotopia-atlas-your-pieces = Your pieces
mythotopia-atlas-no-cards = No cards in hand
mythotopia-atlas-free-place = free place
mythotopia-atlas-empty-reserve = no reserve
mythotopia-atlas-discard-count = discard { $count }
mythotopia-atlas-look-into-deck = What is in your deck
mythotopia-atlas-xray = Your deck
mythotopia-atlas-armies-ready = Armies you can place, and those to buy
mythotopia-atlas-ships-ready = Ships you can place, and those to buy
mythotopia-atlas-ready = ready
mythotopia-atlas-to-buy = +{ $count } to buy
mythotopia-atlas-in-stock = in stock
mythotopia-atlas-tabs = Parts of the table
mythotopia-atlas-tab-hand = Hand
mythotopia-atlas-tab-reserve = Reserve
mythotopia-atlas-tab-shop = Shop
mythotopia-atlas-tab-victory = Victory
mythotopia-atlas-tab-wars = Wars

## What is known of a deck

mythotopia-atlas-stock = Armies: { $armies } ready, { $armies_pool } to buy. Ships: { $ships } ready, { $ships_pool } to buy. In stock: { $towns ->
        [one] 1 town
       *[other] { $towns } towns
    }, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }.
mythotopia-atlas-counters-of = { $count ->
        [one] 1 counter of { $value }
       *[other] { $count } counters of { $value }
    }
mythotopia-atlas-charter-shown = Charter revealed: { $charter }.
mythotopia-atlas-charter-kept = Your secret charter: { $charter } ({ $condition }).
mythotopia-atlas-charter-hidden = Keeps a charter; it may be { $charters }.
mythotopia-atlas-next-draw = { $count ->
        [one] Ending the turn now, you draw 1 card; that it brings
       *[other] Ending the turn now, you draw { $count } cards; that they bring
    }
mythotopia-atlas-next-hand = { $count ->
        [one] Were your hand played, you would draw 1 card; that it brings
       *[other] Were your hand played, you would draw { $count } cards; that they bring
    }
mythotopia-atlas-odds-mean = The chance of at least one card with that symbol. Every order of the pile is as likely.
mythotopia-atlas-hand-of = { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $draw } to draw, { $discard } discarded.
mythotopia-atlas-each-unseen = Each card not seen since the last shuffle is in hand with { $chance }.
mythotopia-atlas-holds-found = One card more in hand came from Philosopher, and nobody else knows it.
mythotopia-atlas-discard-top = On top of the discard pile: { $card }.
mythotopia-atlas-no-memory = This table plays without memory aids.
mythotopia-atlas-in-hand = In your hand ({ $count })
mythotopia-atlas-in-draw = In your draw pile, in no order ({ $count })
mythotopia-atlas-in-discard = In your discard pile ({ $count })
mythotopia-atlas-surely-in-hand = Surely in hand ({ $count })
mythotopia-atlas-hand-or-draw = In hand or draw pile ({ $count })
mythotopia-atlas-in-reserve = In the reserve ({ $count })
mythotopia-atlas-in-play = In play ({ $count })
mythotopia-atlas-aside = Removed from the deck ({ $count })
mythotopia-atlas-chosen = Chosen ({ $count })

## The first game's guide

mythotopia-guide-welcome = Every province you hold is three points and a card in your deck. Its food, stone, gold or soldiers pay for all you do. When four victory cards are empty, whoever leads alone may end the game and win.
    .title = Forty provinces, one empire
mythotopia-guide-map = Coloured land belongs to somebody; a shield with a number is a neutral force of that strength. Dashed borders are open, humps are hills, peaks are mountains. Drag to move, turn the wheel or pinch to come closer, press a province to read it.
    .title = The map
mythotopia-guide-hand = A card is used once: for all its symbols of one kind, for its text, or as its province. Then it goes on your discard pile and comes back when your draw pile is empty. Press a card for long, or with the other button, to read it large.
    .title = Your hand
mythotopia-guide-menu = Two actions a turn. What you can do is lit; press what is not and you are told why. Cards with a text that works now are lit as well. Undo takes steps back until a card is drawn.
    .title = Your turn
mythotopia-guide-target = Lit provinces are in reach of the card you set out with. The price stands on each: food for the march, more across hills, a Ship card across the sea. Armies come next, card by card.
    .title = Setting out
mythotopia-guide-payment = The button pays the whole price in the way that leaves most cards in your hand. Or choose the cards yourself: only those that are needed can be played.
    .title = Paying
mythotopia-guide-wars = A province with somebody's army in it is at war until somebody ends the war, as the very first thing in a turn. The ledger counts each side's strength item by item and says what one more army would change.
    .title = War
mythotopia-guide-victories = A counter for each city, road or castle you build; the others say what they want when you point at them. An empty card brings the end nearer.
    .title = Victory cards
mythotopia-guide-shop = Better cards, one a turn for gold. The sign tells the kind: an action, a free action, a benefit, or one that works while it lies in your reserve. Press one to read it.
    .title = Improvements
mythotopia-guide-reserve = Cards laid here stay until you play them, and count as if they were in your hand. Cities make room for more. Reserve cards work only here.
    .title = Your reserve
mythotopia-guide-xray = All that can be known of a deck by watching: what is in your draw pile, and what the next hand may bring. The plates of the others show theirs.
    .title = Decks
mythotopia-guide-radar = Each petal is a victory card, crossed out when it is empty. Beside it: the scores if all wars were settled now, who could end the game, and what holds the others back.
    .title = How near the end is
