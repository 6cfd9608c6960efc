# One sentence for each preset. See rules/presets.py.

preset-standard = The base game: one card in the first round, one more in each, a bid for every hand.
preset-hidden = Everybody bids at once, and the bids are shown before play.
preset-delayed = Everybody bids in secret, and the bids are shown only after the last trick.
preset-screw-the-dealer = The last bidder may not make the bids add up to the number of tricks, so somebody always misses.
preset-hidden-notequal = Everybody bids at once; if the bids add up to the tricks, the last bidder moves by one.
preset-canadian = The last bidder must leave the bids uneven only while alone in the lead, and zero is always allowed.
preset-hardcore = From four cards on, the bids never add up to the number of tricks, and zero is no way out.
preset-jester-bid = Everybody has bid zero before the cards are dealt, so every trick hurts.
preset-third-time = In every third round all bid before looking at their cards.
preset-forehead = In rounds of one card you see every card but your own.
preset-last-card-up = The last card dealt to each hand lies face up.
preset-quick = Half the rounds: two more cards each time, and all of them in the last.
preset-up-and-down = Up from one card to the most, once, and down again.
preset-bsw-tournament = The ten rounds of the first online tournaments; two switches: uneven bids (notequal), on at first, and bids at once (hiddentip), off at first.
preset-german-championship-2008 = Four players: hidden bids, then uneven ones, and hidden bids again for the last round.
preset-nannie = From the largest round down to one card, and after every second round the lowest total drops out.
preset-nannie-3 = From the largest round down to one card, and after every third round the lowest total drops out.
preset-maximus = Five rounds of all the cards, with clubs, diamonds, hearts, spades and then nothing as trump.
preset-saboteur = The dealer makes no bid, always scores 20, and may spoil everybody’s plans.
preset-saboteur-spoils = All cards, diamonds always trump, and a dealer who lives on what the others miss.
preset-tricksy = Each Wizard that is played makes its own suit trump.
preset-all-wizards-all-jesters = Odd rounds have eight Wizards, even rounds eight Jesters.
preset-gizzard-fester = A Wizard is a Jester unless you call “Gizzard!”, a Jester a Wizard unless you call “Fester!”.
preset-pass-one = After the bids everybody passes one card to the left.
preset-pull-one = After the bids everybody draws one card, unseen, from the right; nobody may decline.
preset-uber-wizard = The dealer names a card that beats even the Wizards.
preset-flat-points = Tricks score by their number, and bids do not count.
preset-smyrna = A Wizard turned up makes the dealer choose a twist for this round alone.
preset-magic = A deuce that follows suit is a Wizard above all Wizards.
preset-camelot = The deuces make room for Merlin, Morgan le Fay, Excalibur and the Holy Grail.
preset-junior = A smaller deck of 36 cards and a shorter game.
preset-two-player = Two players and a dummy, 36 cards, the first to 100 wins.
preset-solitaire = You alone against two dummies; the score to beat is 240.

## What they are called at the table.

preset-title-standard = Standard
preset-title-hidden = Hidden bids
preset-title-delayed = Delayed bids
preset-title-screw-the-dealer = Screw the dealer
preset-title-hidden-notequal = Hidden, not equal
preset-title-canadian = Canadian
preset-title-hardcore = Hardcore
preset-title-jester-bid = Jester bid
preset-title-third-time = Third time
preset-title-forehead = Forehead
preset-title-last-card-up = Last card up
preset-title-quick = Quick
preset-title-up-and-down = Up and down
preset-title-bsw-tournament = BSW tournament
preset-title-german-championship-2008 = German Championship 2008
preset-title-nannie = Nannie
preset-title-nannie-3 = Nannie 3
preset-title-maximus = Maximus
preset-title-saboteur = Saboteur
preset-title-saboteur-spoils = Saboteur with spoils
preset-title-tricksy = Tricksy
preset-title-all-wizards-all-jesters = All Wizards, all Jesters
preset-title-gizzard-fester = Gizzard/Fester
preset-title-pass-one = Pass one
preset-title-pull-one = Pull one
preset-title-uber-wizard = Uber-wizard
preset-title-flat-points = Flat points
preset-title-smyrna = Smyrna
preset-title-magic = Magic
preset-title-camelot = Camelot
preset-title-junior = Junior
preset-title-two-player = Two-Player
preset-title-solitaire = Solitaire

## Names that mean a card set, or several rules.

preset-called = “{ $name }” means { $names }.
preset-called-cards = “{ $name }” is a set of cards: it changes no rule, and the page has it under its settings. What it is played by is the base game.
preset-called-too = “{ $name }” also means { $names }.
