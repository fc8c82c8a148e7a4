# The pages about Mythagora, its editions and its dice; fetched with them.

## About

about-title = About Mythagora
about-lead = Three board games about myths, played in the browser: exact rules, bots to play against, and dice nobody has to take on trust.
about-editions = Editions, and where every number comes from
    .help = What is printed on cards and boards is kept apart from the rules, in editions. Where the rulebook gives a number, we use it; where its pictures are lost, we had to reconstruct. Every number says which it is. If you own the box, you can correct a copy and play with your own file.
about-designer = Designed by { $name }
about-house = Rules, words and drawings
    .help = The rules are written in our own words, each with an id, and every refusal at the table names the rule it comes from. All drawings are our own. The games belong to their designers; play them with the real box when you can.
edition-lead = What is printed on this copy’s pieces, and where each number comes from.
edition-file = Download the file
edition-of-table = What this table plays with: { $name }
edition-hash = Fingerprint
edition-what = What
edition-numbers = Numbers
edition-origin = Origin
origin-rulebook = rulebook
origin-public-record = published reviews
origin-reconstruction = reconstruction
origin-own = read off a copy

## Verifying

verify-title = Verify a game
verify-lead = Choose the record of a finished game. Your browser checks the seal and the seed, and the server plays the whole game again, card by card.
verify-choose = Record of a game:
verify-yours = Or one of your games:
verify-busy = Checking…
verify-closed = This game is not over yet: its secret is still sealed.
verify-no-crypto = This browser cannot do the sums here. Open the page over https, or on the machine itself.
verify-not-a-record = This file is no record of a game. Download one from the page of a finished table.
verify-here = Checked in this browser
verify-there = Played again by the server
verify-seal = { $holds ->
        [yes] The secret fits the seal that was shown before the game.
       *[no] The secret does not fit the seal that was shown before the game.
    }
verify-seed = { $holds ->
        [yes] The seed was made of the secret and what everybody added.
       *[no] The seed was not made of the secret and what everybody added.
    }
verify-repeating = Judging the deals again: { $done } of { $attempts }
verify-shares = { $attempts ->
        [one] The deal was judged again, with the chances that the record names.
       *[other] All { $attempts } deals were judged again, with the chances that the record names.
    }
verify-verdict = { $holds ->
        [yes] All of it holds.
       *[no] Something does not hold.
    }
