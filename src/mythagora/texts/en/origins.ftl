# Where a number of our editions comes from, when it takes a sentence. The ids are the remarks of the edition files.

remark-1-to-3-points-a-space-is-in-the-rulebook-the-single-numbers-are-not = 1 to 3 points a space is in the rulebook, the single numbers are not
remark-the-item-is-in-the-rulebook-its-value-is-not-public-record-says-2-or-3 = the item is in the rulebook, its value is not; public record says 2 or 3
remark-four-obstacles-among-the-sixteen-public-record = four Obstacles among the sixteen: public record
remark-the-other-manual-and-several-owners-count-four = the other manual and several owners count four
remark-names-and-powers-are-in-the-rulebook-the-symbols-in-an-owner-s-transcription = names and powers are in the rulebook, the symbols in an owner's transcription
remark-an-owner-s-count-in-the-rulebook-6-armies-2-ships-four-more-towns-for-two-the-last-two-lines = an owner's count; in the rulebook: 6 armies, 2 ships, four more towns for two, the last two lines
remark-an-owner-s-transcription-of-the-cards-city-road-the-isles-and-the-seas-are-in-the-rulebook = an owner's transcription of the cards; City, Road, the isles and the seas are in the rulebook
remark-as-an-owner-reads-the-card = as an owner reads the card
remark-an-owner-s-count = an owner's count
remark-the-other-manual-describes-the-rule-the-list-is-ours = the other manual describes the rule; the list is ours
remark-an-owner-s-transcription-all-borders-agree-from-both-sides-after-one-typing-error-was-repaired = an owner's transcription; all borders agree from both sides after one typing error was repaired
remark-the-waters-are-on-the-map-the-name-is-ours = the waters are on the map, the name is ours
remark-the-rulebook-says-five-and-does-not-name-them-the-second-army-is-our-choice = the rulebook says five and does not name them; the second Army is our choice
remark-an-owner-counts-28-26-and-3-seven-more-of-2-for-castles-worth-2 = an owner counts 28, 26 and 3; seven more of 2 for castles worth 2
remark-at-the-demeter-card-s-rate-2-stone-a-marble-3-stone-a-gold-the-four-costs-are-worth-4-6-8-10 = at the Demeter card's rate (2 stone a marble, 3 stone a gold) the four costs are worth 4, 6, 8, 10
remark-temples-need-gold-athena = temples need gold: Athena
remark-cities-need-marble-artemis = cities need marble: Artemis
remark-the-example-of-production-shows-all-three = the example of production shows all three
remark-the-example-of-production = the example of production
remark-worth-as-much-as-the-set-in-the-rulebook = worth as much as the set in the rulebook
remark-the-hermes-card-says-so-the-count-is-inferred = the Hermes card says so; the count is inferred
remark-the-kind-is-in-the-rulebook-the-place-is-not = the kind is in the rulebook, the place is not
remark-the-5-is-in-the-rulebook-s-scoring-example-3-and-7-are-inferred = the 5 is in the rulebook's scoring example, 3 and 7 are inferred
