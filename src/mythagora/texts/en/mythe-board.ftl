# Mythe's board in the browser: what is spoken of it, its captions and headings. The things themselves
# are named in mythe.ftl.

mythe-web-you = You
mythe-web-seat = Seat { $number }

## Seats: name, hand and risk

mythe-web-seats = The hands around the table
mythe-web-plate = { $act ->
        [draw] Draw from { $name }
        [to] Give to { $name }
       *[none] { $name }
    }: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }{ $odds ->
        [none] {""}
       *[other] , obstacle { $odds }
    }{ $holds ->
        [none] {""}
       *[other] , { $holds }
    }{ $gifts ->
        [none] {""}
        [0] , gets nothing
        [one] , gets 1 card
       *[other] , gets { $gifts } cards
    }{ $place ->
        [none] {""}
       *[other] ; { $place }
    }{ $doing ->
        [none] {""}
       *[other] ; { $doing }
    }
mythe-web-drawing = drawing
mythe-web-giving = giving
mythe-web-away = away
mythe-web-odds = { $part ->
        [0] none
       *[other] { $about ->
            [yes] ≈ { $part } in { $whole }
           *[no] { $part } in { $whole }
        }
    }
mythe-web-holds = holds { $cards }
mythe-web-known-count = { $count } known
mythe-web-gets = { $count ->
        [0] gets nothing
        [one] gets 1 card
       *[other] gets { $count } cards
    }
mythe-web-verb-draw = Draw
mythe-web-verb-to = Give
mythe-web-verb-declare = Declare

## The way

mythe-web-board = The way to the Dragon
mythe-web-track = Spaces of the way
mythe-web-space = { $number }, { $space }{ $cost ->
        [0] {""}
       *[other] , cost { $cost }
    }{ $count ->
        [0] {""}
       *[other] , { $who }
    }{ $goal ->
        [yes] , as far as the points reach
       *[no] {""}
    }

## This turn

mythe-web-declared = Declared
mythe-web-declared-card = Declared: { $card }. Its points are not spent.
mythe-web-attempt = Dragon attempt
mythe-web-not-spent = not spent
mythe-web-drawn = Drawn this turn
mythe-web-drawn-by = { $name } has drawn
mythe-web-drawn-card = { $card }, from { $name }
mythe-web-own-hand = your hand
mythe-web-from = from
mythe-web-stopped = An obstacle: no move this turn
mythe-web-points = { $points ->
        [one] point
       *[other] points
    }{ $aim ->
        [none] {""}
        [dragon] , enough for the Dragon
       *[space] {" "}to { $space }
    }{ $next ->
        [none] { $left ->
            [0] {""}
           *[other] , { $left } left over
        }
        [dragon] , { $short } short of the Dragon
       *[space] , { $short } short of { $name }
    }
mythe-web-no-points = points so far; { $next ->
        [dragon] the Dragon costs { $cost }
       *[space] { $name } costs { $cost }
    }
mythe-web-won = { $points ->
        [one] point
       *[other] points
    }, enough for the Dragon
mythe-web-purse = What the points pay for
mythe-web-capsule = { $space }: { $paid } of { $cost } paid
mythe-web-next-from = Next card from { $name }
mythe-web-outcome = { $outcome ->
        [dragon] { $odds } to the Dragon
        [further] { $odds } further on
        [obstacle] { $odds } an obstacle
       *[nothing] { $odds } no further
    }
mythe-web-legend = { $outcome ->
        [dragon] reaches the Dragon
        [further] further on
        [obstacle] obstacle
       *[nothing] no further
    }

## Own cards, and giving

mythe-web-hand = Your hand
mythe-web-hand-giving = Your hand, drawn cards included
mythe-web-hand-empty = no cards
mythe-web-hand-up = Show your whole hand
mythe-web-hand-down = Lower your hand
mythe-web-held = { $act ->
        [declare] Declare with { $card }
        [give] Give { $card }
        [chosen] { $card }: choose who gets it
       *[none] { $card }
    }{ $pile ->
        [none] {""}
       *[given] , set aside for { $name }
    }
mythe-web-keep = keep
mythe-web-to = to
mythe-web-to-whom = to whom?
mythe-web-gifts = Your gifts, face down
mythe-web-gift = { $name } gets { $cards }
mythe-web-needy = { $count ->
        [one] { $names } still needs a card
       *[other] { $names } still need a card each
    }
mythe-web-all-hold = everyone will hold at least one card
mythe-web-gifts-public = How many cards go to whom is public; which ones only you and the receiver know.

## Notes

mythe-web-hidden = In other hands: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $obstacles ->
        [0] no obstacle
        [one] 1 obstacle
       *[other] { $obstacles } obstacles
    }
mythe-web-you-know = You know of { $name }: { $cards }

## The first game's guide

mythe-guide-way = The mice are on their way to the Red Dragon and the Sacred Cheese. The dots of a space are its cost in points. Where another mouse stands, you hop over for nothing.
    .title = The way
mythe-guide-draw = Choose a glowing hand; chance picks the card. Its points carry your mouse, but an obstacle ends your drawing, and you do not move. Each hand says how likely that is, by what you know for certain.
    .title = Draw from the others
mythe-guide-points = This is what your points pay for, and what the next card may bring. Stop while it is good: points left over are lost.
    .title = Stop in time
mythe-guide-give = The cards you drew are yours now. Give away what you like: drag a card to a hand, or choose the card and then the hand. Obstacles make fine presents. Everyone must hold a card in the end.
    .title = Give cards away
mythe-guide-declare = You hold a legendary item. Show it before your first draw, and the Dragon’s space opens to you this turn. Its points do not count, and a failed attempt costs nothing. Whoever reaches the Dragon wins.
    .title = Challenge the Dragon
