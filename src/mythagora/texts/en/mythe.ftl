# Mythe. Facts come as { $role }; for a seat or a pile { $role-is } tells whether it is the reader:
# you, other, or neutral for the deck beside the board. { $pile-name } is the name without “hand”.

mythe-title = Mythe
mythe-blurb = Mouse heroes race to the Red Dragon's castle. Draw cards blind from each other's hands, stop before an Obstacle stops you, and reach the Dragon with a legendary item declared. The number of a space is what it costs to enter.

## What is asked

mythe-question-open-turn = Your turn. Whose hand do you draw from, or do you declare an attempt on the Dragon first?
mythe-question-first-draw = You have declared. Whose hand do you draw from?
mythe-question-draw-on = Draw another card, or stop and advance?
mythe-question-give-card = Which card do you give away, or are you done?
mythe-question-give-to = Who gets { $card }?
mythe-question-draw = { $seat } is drawing.
mythe-question-give = { $seat } is giving cards.

mythe-help-open-turn =
    A turn begins with a card drawn blind from somebody else's hand; you choose the hand, chance the card.
    Before that you may reveal a legendary item from your own hand and declare an attempt on the Dragon:
    only then can your hero enter the Dragon's space this turn. The item's own points do not count, and a
    failed attempt costs nothing. Rule { $rule }.
mythe-help-first-draw =
    You have declared your attempt, and the first draw must still be made. Choose a hand; chance picks the
    card, and everybody sees it. If you then pay the whole way and the Dragon's space, you win. Rule { $rule }.
mythe-help-draw-on =
    Every card adds its number to your points, and stopping spends them on the way: each space has its price.
    An Obstacle ends the drawing, and your hero does not move this turn. Points left over are lost, so look
    at the prices ahead before you go on. Rule { $rule }.
mythe-help-give-card =
    The cards you drew have joined your hand. Give away as many as you like, face down and to anybody; each
    card is asked for in turn, and all arrive together when you are done. Everybody must end with at least
    one card, you included. Rule { $rule }.
mythe-help-give-to =
    Choose who gets the card. Only you and its receiver will know which it was, but everybody sees how many
    cards went where. When you have just enough cards to spare, they must go to hands that have none. Rule { $rule }.
mythe-help-draw =
    Another player draws cards blind, one by one, and everybody sees them. It ends with an Obstacle or when
    that player stops and advances. Rule { $rule }.
mythe-help-give =
    Another player chooses cards to give away. You will see how many went where, and which ones you got
    yourself. Rule { $rule }.

## Answers. `.words` are what may be typed for them, apart from the words of the notation.

mythe-action-draw = Draw from { $pile }
    .words = draw, take
mythe-action-stop = Stop and advance
    .words = stop, advance, enough
mythe-action-declare = Declare with { $card }
    .words = declare, reveal, show
mythe-action-give = Give { $card }
    .words = give
mythe-action-to = { $pile-is ->
        [neutral] Onto { $pile }
       *[other] To { $pile-name }
    }
    .words = to, onto
mythe-action-done = Done: the gifts arrive and the turn ends
    .words = done, finish, end

## Why not

mythe-refusal-turns-are-up = The turns are up, and the game ended as a draw. Look back at it, or begin a new one.
mythe-refusal-game-is-over = The game is over. Look back at it, or begin a new one.
mythe-refusal-not-your-turn = It is not your turn. Wait until you are asked.
mythe-refusal-no-such-action = Mythe has no such action. Choose one of the answers offered.
mythe-refusal-no-such-pile = There is no such hand at this table. Choose one that is.
mythe-refusal-own-hand = You cannot draw from your own hand. Choose somebody else's.
mythe-refusal-empty-hand = That hand is empty until the giving. Draw from another one.
mythe-refusal-must-draw-first = The first draw must be made. Draw a card, then you may stop.
mythe-refusal-not-giving-yet = Cards are given after the drawing. Finish drawing first.
mythe-refusal-not-in-hand = You do not hold that card. Declare with a legendary item from your hand.
mythe-refusal-not-legendary = That card is no legendary item. Declare with one that is, or draw.
mythe-refusal-already-declared = You have declared already; one item is enough. Draw a card.
mythe-refusal-too-late-to-declare = An attempt is declared before the first draw. Try again next turn.
mythe-refusal-drawing-is-over = The drawing is over for this turn. Give cards, or say you are done.
mythe-refusal-not-yours-to-give = You do not hold that card, or have set it aside already. Choose one from your hand.
mythe-refusal-not-drawn-this-turn = At this table only cards drawn this turn may be given. Choose one of those.
mythe-refusal-keep-one-card = You must keep at least one card. Say you are done.
mythe-refusal-someone-has-no-card = Somebody would be left without a card. Give the next cards to hands that have none.
mythe-refusal-not-to-yourself = You cannot give a card to yourself. Choose somebody else.
mythe-refusal-choose-a-card-first = Choose the card first, then who gets it.
mythe-refusal-choose-who-gets-it = A card is waiting for its receiver. Say who gets it, or take your choice back.

## What happened

mythe-event-draws = { $seat-is ->
        [you] You draw { $card } from { $pile }. { $points ->
            [one] 1 point so far.
           *[other] { $points } points so far.
        }
       *[other] { $seat } draws { $card } from { $pile }. { $points ->
            [one] 1 point so far.
           *[other] { $points } points so far.
        }
    }
mythe-event-draws-obstacle = { $seat-is ->
        [you] You draw { $card } from { $pile }: an Obstacle! Your hero stays put.
       *[other] { $seat } draws { $card } from { $pile }: an Obstacle! The hero stays put.
    }
mythe-event-declares = { $seat-is ->
        [you] You reveal { $card } and declare an attempt on the Dragon.
       *[other] { $seat } reveals { $card } and declares an attempt on the Dragon.
    }
mythe-event-must-stop = { $seat-is ->
        [you] No other hand has a card left: you must stop.
       *[other] No other hand has a card left: { $seat } must stop.
    }
mythe-event-stays = { $seat-is ->
        [you] You stop and stay where you are. { $lost ->
            [0] There were no points to spend.
            [one] 1 point was too little.
           *[other] { $lost } points were too few.
        }
       *[other] { $seat } stops and stays in place. { $lost ->
            [0] There were no points to spend.
            [one] 1 point was too little.
           *[other] { $lost } points were too few.
        }
    }
mythe-event-advances = { $seat-is ->
        [you] You advance from { $from } to { $to }.{ $lost ->
            [0] {""}
            [one] {" "}1 point is lost.
           *[other] {" "}{ $lost } points are lost.
        }
       *[other] { $seat } advances from { $from } to { $to }.{ $lost ->
            [0] {""}
            [one] {" "}1 point is lost.
           *[other] {" "}{ $lost } points are lost.
        }
    }
mythe-event-wins = { $seat-is ->
        [you] You defeat the Dragon and win the Sacred Cheese!
       *[other] { $seat } defeats the Dragon and wins the Sacred Cheese!
    }
mythe-event-gives = { $seat-is ->
        [you] { $pile-is ->
            [neutral] You put { $card } onto { $pile }.
           *[other] You give { $card } to { $pile-name }.
        }
       *[other] { $pile-is ->
            [you] { $seat } gives you { $card }.
            [neutral] { $seat } puts { $card } onto { $pile }.
           *[other] { $seat } gives { $card } to { $pile-name }.
        }
    }
mythe-event-gives-unseen = { $pile-is ->
        [neutral] { $count ->
            [one] { $seat } puts a card onto { $pile }.
           *[other] { $seat } puts { $count } cards onto { $pile }.
        }
       *[other] { $count ->
            [one] { $seat } gives { $pile-name } a card.
           *[other] { $seat } gives { $pile-name } { $count } cards.
        }
    }
mythe-event-ends-turn = { $seat-is ->
        [you] Your turn ends.
       *[other] { $seat }'s turn ends.
    }
mythe-event-turn-limit = { $turns ->
        [one] One turn has been played
       *[other] { $turns } turns have been played
    }, the limit of this table: the game is a draw.

## Choices before the game

mythe-option-only-drawn = Only drawn cards
    .help = Only cards drawn this turn may be given away.
mythe-option-turn-limit = Turn limit
    .help = After so many turns the game is a draw. 0 is no limit; 400 is usual among bots.

## Things on the table

mythe-pile = { $whose ->
        [you] your hand
        [neutral] the neutral deck
       *[other] { $name }'s hand
    }
    .names = neutral, neutral deck, deck
mythe-space = { $zone } { $number }
mythe-village = the village
mythe-dragon = the Dragon

mythe-zone-village = Village
mythe-zone-road = Road
mythe-zone-bridge = Bridge
mythe-zone-volcano = Volcano
mythe-zone-castle-road = Castle road
mythe-zone-gate = Gate
mythe-zone-stairs = Stairs
mythe-zone-dragon = Dragon

mythe-card-sword = Sword
mythe-card-shield = Shield
mythe-card-fairy = Fairy
mythe-card-ferry = Friendly Ferry
mythe-card-tunnel = Secret Tunnel
mythe-card-signpost = Signpost
mythe-card-bread = Crust of Bread
mythe-card-campfire = Campfire
mythe-card-dead-end = Dead End
mythe-card-ambush = Ambush
mythe-card-rockfall = Rockfall
mythe-card-mousetrap = Mousetrap
mythe-card-map = Old Map
mythe-card-tailwind = Tailwind
mythe-card-fog = Thick Fog
mythe-card-lava = Lava Flood

## The drawing of the table

mythe-board-cheese = Cheese
mythe-board-size = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
mythe-board-known = You know in { $pile }: { $cards }
mythe-board-neutral = Neutral deck
mythe-board-you = { $name } (you)
mythe-board-hand = Your hand: { $cards }
mythe-board-hand-of = { $name } holds: { $cards }
mythe-board-neutral-holds = The neutral deck holds: { $cards }
mythe-board-nothing = nothing
mythe-board-drawn = Drawn: { $cards } — { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mythe-board-drawn-before = Drawn this turn: { $cards }
mythe-board-declared = Declared with { $card }: the Dragon's space is open this turn.
mythe-board-aside = Set aside for { $pile-is ->
        [neutral] { $pile }
       *[other] { $pile-name }
    }: { $cards }
mythe-board-card = { $kind ->
        [obstacle] { $card } (obstacle)
        [legendary] { $card } { $points } (legendary)
       *[plain] { $card } { $points }
    }

## The sheet of an edition

mythe-edition-way = The way: what each space costs
mythe-edition-zone = Part
mythe-edition-costs = Cost of its spaces
mythe-edition-cards = The Adventure cards
mythe-edition-key = Word
mythe-edition-card = Card
mythe-edition-points = Points
mythe-edition-kind = Kind
mythe-edition-players = Players
mythe-edition-origin = Origin
mythe-edition-obstacle = obstacle
mythe-edition-legendary = legendary
mythe-edition-same = as above
mythe-edition-plain = –
mythe-edition-from = from { $players }
mythe-edition-any = any

## What brought the end.
mythe-ending-dragon = the Dragon is defeated
mythe-ending-turn-limit = the turns are up
