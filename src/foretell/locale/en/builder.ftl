# Making a table, building own rules, and the rules in plain words. See web/src/screens/MakeScreen.svelte.

## Making a table
builder-title = Make a table
builder-rules = Rules
builder-find = Find rules
builder-none-found = No rules of that name. Own rules can be anything.
builder-players-list =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
builder-more-rules = All rules, own rules, and more
builder-minutes = { $minutes } min
builder-level-easy = Easy
builder-level-medium = Medium
builder-level-hard = Hard
builder-beginners = For beginners
builder-group-first = To begin with
builder-group-bids = Other bids
builder-group-cards = Other cards and trumps
builder-group-turns = Other turns and points
builder-group-tournaments = Tournaments
builder-group-few = For one or two
builder-group-own = Your own
builder-read = Read the rules
builder-change = Change these rules
builder-table = The table
builder-name = Name of the table
builder-name-empty = If you leave it empty: your name
builder-private = Only for those who have the link
builder-private-off = Listed on the home page: anybody may sit down
builder-notequal = notequal: the bids may not add up to the tricks
builder-hiddentip = hiddentip: all bid at once, hidden
builder-play-off = A tie for first is played off: ten cards each, or as many as there are, and bids hidden until the end
builder-open = Open the table
builder-then = You get a link to share. Bots take the seats that stay free.

## Own rules
builder-own = Own rules
builder-own-lead = Start from any rules and change what you like. What does not go together is explained at once.
builder-start = Start from
builder-own-name = Name of these rules
builder-changed = changed
builder-back = Change back
builder-back-axis = Change back: { $axis }
builder-all-back = Change everything back
builder-in-words = In plain words
builder-in-words-lead = { $players ->
        [one] For one player
       *[other] For { $players } players
    }
builder-link-unknown = The link names something that there is not here: { $names }. All the rest is as the link says.
builder-clash = This does not go together
builder-clash-of = { $axes }: { $reason }
builder-keep = Save these rules
builder-kept = Saved on this device
builder-kept-follows = Saved: they follow you to your devices
builder-forget = Delete “{ $name }”
builder-share = Share
builder-link = Link to these rules
builder-copy = Copy
builder-copied = Copied
builder-copy-by-hand = Select and copy it
builder-toml = As a file
builder-download = Download
builder-upload = Read a file
builder-paste = Or paste it here
builder-take = Take it over
builder-not-read = This file cannot be read: { $why }
builder-untitled = Own rules

## The axes
builder-axis-players = Players
builder-axis-dummies = Dummies
builder-axis-deck = Deck
builder-axis-drop = Cards taken out
builder-axis-add = Cards that come in
builder-axis-aside = Cards beside the table
builder-axis-roles = Wizards and Jesters
builder-axis-suited = Suits of the Wizards
builder-axis-sizes = Cards in each round
builder-axis-rounds = Rounds that are played
builder-axis-trump = Trump
builder-axis-trump_changes = Trump changes
builder-axis-uber = Uber card
builder-axis-twist = A twist
builder-axis-sees = What you see when you bid
builder-axis-last_card_up = Last card up
builder-axis-bidding = How bids are made
builder-axis-uneven = Uneven bids
builder-axis-uneven_at = When uneven bids act
builder-axis-uneven_for = Whom uneven bids bind
builder-axis-uneven_zero = Uneven bids and zero
builder-axis-dealer_role = The dealer
builder-axis-exchange = Exchange of cards
builder-axis-revoke = Following suit
builder-axis-deuces = Deuces
builder-axis-cancels = Cards that cancel a trick
builder-axis-scoring = Points
builder-axis-eliminate = Dropping out
builder-axis-target = Target score
builder-axis-tie = A tie for first
builder-axis-preset = Rules to start from
builder-axis-name = Name

## Numbers, rounds, cards
builder-number = A number
builder-number-of = { $axis }, number
builder-number-range = A whole number from { $low } to { $high }, please.
builder-twists = A choice of your own
builder-list = A list of your own
builder-list-how = Cards in each round, with commas: 1, 3, 5
builder-list-wrong = “{ $wrong }” is no number of cards: write whole numbers from 1 to 99. The list before still holds.
builder-list-empty = Write at least one number. The list before still holds.
builder-in-rounds = In which rounds
builder-when-always = in every round
builder-when-never = in no round
builder-when-first = in the first round
builder-when-last = in the last round
builder-when-round = in one round
builder-when-rounds = from one round to another
builder-when-from = from a round on
builder-when-every = in every second, third … round
builder-when-size-is = in rounds of so many cards
builder-when-size-from = in rounds of so many cards or more
builder-when-low = First number
builder-when-high = Second number
builder-by-round = Different from round to round
builder-pair = Rounds, choice { $number }
builder-add-pair = Another choice of rounds
builder-drop-pair = Take choice { $number } away
builder-same-always = The same in every round
builder-first-counts = The first choice that fits a round counts.
builder-no-cards = None
builder-wizard-of = Wizard, { $suit }
builder-jester-of = Jester, { $suit }
builder-points-own = Own points
builder-points-made = A bid met
builder-points-trick = Each trick of a bid met
builder-points-missed = Each trick beside the bid
builder-points-zero = A bid of zero met
builder-points-zero_over_4 = A bid of zero met, more than four cards
builder-points-zero_last = A bid of zero met, last round
builder-points-grail = The trick with the Grail, bid met
builder-points-last-how = A number, or “20 + size”: plus one for each card
builder-points-as-usual = as any other

## The rules in plain words
builder-rules-title = The rules
builder-rules-lead = Every named set of rules, in plain words.
builder-rules-table = The rules of “{ $name }”
builder-for-players = For how many players
builder-sizes = Cards in each round: { $sizes }
builder-print = Print
builder-make-this = Make a table with these rules
builder-all-rules = All rules
builder-to-table = To the table
