# Why rules are refused, after the axes that clash. See rules/refusing.py.

refused-axes = { $first } and { $second }

## Files
refused-unreadable = { $why }
refused-no-text = not a text in UTF-8
refused-no-toml = line { $line }, column { $column }: { $why }
refused-long-number = a number of thousands of digits
refused-too-deep = nested too deeply
refused-too-long = longer than { $most } characters, and not read
refused-too-many = far more keys, values and lines than there is to say, and not read

## Values
refused-no-axis = rules have no such key; there are { $allowed }
refused-no-rules = { $value } is neither the name of a preset nor a table
refused-no-preset = there are no rules { $value }{ $near ->
    [none] ; there are { $names }
   *[other] ; did you mean { $near }? There are { $names }
}
refused-no-name = { $value } is not a name in quotes
refused-not-rules = { $value } is no set of rules: make one with preset, parse_rules or load_rules
refused-unfit-name = { $value } cannot be a name of rules: small letters and digits, joined by hyphens, at most { $most } of them, such as "thursday"
refused-taken-name = "{ $value }" already names other rules; take another name
refused-no-member = { $value } is not one of { $allowed }
refused-only-one = { $value }: only one of { $allowed } can hold
refused-no-number = { $value } is not a whole number
refused-no-switch = { $value } is not true or false
refused-no-cards = { $value } is not a list of cards such as ["2c", "Me"]
refused-near-card = { $value } is no card; did you mean { $near }?
refused-no-card = { $value } is no card: a rank ({ $ranks }) and a suit (c d h s), Z or N and a suit, or Me Mo Ex Gr
refused-no-sizes = { $value } does not say how many cards each round has: the numbers round by round, such as [1, 2, 3], or up (one card more in every round), by-two (two more), down (one fewer), up-down (up and down again) or all (as many as there are for all)
refused-empty-sizes = an empty list has no round
refused-no-twists = { $value } does not say which twists a dealer may name: none, smyrna, or a list of these: { $names }
refused-empty-list = an empty list has no value
refused-no-selector = { $value } chooses no rounds: "always", "never", "first", "last", "round 3", "rounds 2-5", "rounds 5-", "every 3", "size = 1" or "size >= 4"
refused-no-pair = { $value } is not a pair such as ["rounds 1-6", "{ $member }"]
refused-no-pairs = { $value } is not a list of pairs such as ["rounds 1-6", "{ $member }"]
refused-no-scoring = { $value } is not "standard", "flat" or a table
refused-no-scoring-key = there is no such key; there are { $allowed }
refused-no-last = { $value } is not a number or like "20 + size"
refused-range = { $value } is not between { $low } and { $high }
refused-points = { $value } is not a whole number between −{ $most } and { $most }

## Cards
refused-twice = { $card } stands twice in { $value }
refused-not-played = { $value }: the anniversary cards are not played yet
refused-not-added = { $value } is not one of { $allowed }: only these can be added
refused-not-in-deck = { $value } is not in the deck of { $deck }
refused-cancels = { $card } cancels its trick, but is not in the deck

## Players and rounds
refused-dummies-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    } with { $dummies ->
        [0] no dummy
        [one] one dummy
       *[other] { $dummies } dummies
    }: three to six play without a dummy, two with one (Two-Player), one with two (Solitaire)
refused-made-for = { $name } is made for { $most } or { $last } players, not for { $players }
refused-made-for-one =
    { $last ->
        [one] { $name } is made for one player, not for { $players }
       *[other] { $name } is made for { $last } players, not for { $players }
    }
refused-size-range = round { $number } deals { $size } cards: 1 to { $most } can be dealt
refused-too-many-cards = round { $number } needs { $need } cards, { $size } for each of { $seats } seats; the deck has { $have }
refused-too-many-cards-aside = round { $number } needs { $need } cards, { $size } for each of { $seats } seats and { $aside } aside; the deck has { $have }
refused-few-sizes = { $rounds } rounds are asked for, the sizes give { $have }
refused-many-rounds = { $rounds } rounds; a game has { $most } at the most
refused-all-rounds = dealing as many cards as there are for all in every round needs a number of rounds
refused-aside = { $aside } aside leave no card for each seat

## What does not go together. See rules/checks.py.
refused-delayed-uneven = delayed bids stay hidden until the last trick, nobody could see that they must be uneven
refused-zero-uneven = every bid is forced to be zero, the last bidder could not make the sum uneven
refused-hidden-uneven = all bid at once, no bid can be refused as it is made; the last bidder can mend it
refused-zero-flat = a bid forced to be zero means nothing when flat points count the tricks alone
refused-zero-and-more = bids forced to be zero hold for the whole game, beside no second way to bid
refused-smyrna-trump = Smyrna waits for a wizard to be turned up, but no round turns a card up (trump is fixed, or the sizes deal out the deck)
refused-uber-drop = only a plain card or a Jester can be named to beat everything, and there is none in the deck
refused-called-drop = called roles need both kinds in the deck, wizards and jesters
refused-forehead-sizes = forehead is for rounds of one card, others would see whole hands
refused-forehead-exchange = forehead leaves the only card unseen until it is played, it cannot be exchanged
refused-camelot-magic = Camelot’s cards and Magic’s deuces come from two games that do not say which beats which
refused-dummies-camelot = a dummy cannot choose what Camelot’s cards ask for
refused-dummies-eliminate = the game needs both players to its end
refused-dummies-exchange = a dummy has no hand to exchange cards with
refused-dummies-saboteur = one of so few bidders cannot be a saboteur
refused-dummies-forehead = forehead needs others who see the card
refused-dummies-blind = blind bids beside a dummy would be a guess at nothing
refused-dummies-play-off = a play-off is for games of three players or more
refused-eliminate-target = a game ends by dropping out or by a target score, not by both
refused-eliminate-climbs = seats drop out of a plan whose sizes descend from round to round
refused-eliminate-short = the plan is too short: it must reach the round of one card, or have rounds enough to leave one player, and somebody must drop out
refused-flat-bonus = flat points count the tricks alone; nothing is added for a bid or a card
