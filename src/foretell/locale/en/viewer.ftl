# Looking through a game, and whether its deals hold. See web/.

## Getting there
viewer-open = Open a record file
viewer-open-how = A game record is a text file (.toml). It is replayed by the rules and shown here; the server keeps nothing of it.
viewer-drag = … or drop it on this page.
viewer-open-other = Open another file
viewer-choose-file = Choose a file
viewer-loading = The game is being replayed …
viewer-none = No game to look through
viewer-not-over = Not over yet
viewer-watch = Go to the table
viewer-bad-form = The file is not written as a game record is.
viewer-bad-gap = Something is missing in the file.
viewer-bad-points = The points in the file are not those that the rules give.
viewer-bad-cards = The cards in the file cannot have been dealt like that.
viewer-bad-rules = What the file tells breaks the rules that it names.
viewer-bad-ours = The file tells of something that Foretell cannot play yet.
viewer-refused-nothing-dealt = No card was dealt in this game.
viewer-refused-too-large = This file is too large for a game record.
viewer-refused-unreadable = This file cannot be read: it is no text, or too long for a game record.

## Looking
viewer-steps = Through the game
viewer-first = To the beginning
viewer-back-trick = One trick back
viewer-back = One step back
viewer-on = One step on
viewer-on-trick = One trick on
viewer-last = To the end
viewer-choose-round = Round
viewer-round =
    Round { $number } · { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
viewer-play-off = Play-off
viewer-hand = { $who }’s hand
viewer-tricks = Tricks of this round
viewer-no-tricks = No trick was finished.
viewer-nobody = nobody
viewer-led = { $who } leads
viewer-trick = Trick { $number }, { $led }: { $cards }; taken by { $who }
viewer-link = Link to this moment
viewer-share = Share
viewer-download = Download the record

## What happened
viewer-told-pass = { $who } passes { $card } to the left.
viewer-told-pull = { $who } draws { $card } from the right.
viewer-told-lot = { $who } is drawn to deal.
viewer-called = { $who } calls a revoke of { $other }.

## Whether nobody chose the cards
viewer-checking = The deals are being checked …
viewer-deals-missing = The deals could not be checked now.
viewer-deals-verified = Deals verified
viewer-deals-verified-how = Nobody chose these cards, the server included. Your device drew a secret number, and the server had to commit to its own before it saw yours. All cards of the game follow from these numbers, and they are the cards that you saw.
viewer-deals-published = Deals match
viewer-deals-published-how = All cards of this game follow from the numbers that the players and the server committed to before the first deal. This device did not play, so it could only check what is published, not what a player saw.
viewer-deals-not-verifiable = Deals not verifiable
viewer-deals-not-verifiable-how = Only bots gave numbers for the shuffle, and everybody knows theirs. Nothing was found wrong, but the server could have chosen these cards.
viewer-deals-committed = Deals committed
viewer-deals-committed-how = Many play these cards, at different hours, so nobody who plays can have a number in them: the server made them alone. It committed to them before anybody played, and nothing that it published since contradicts that. That it did not choose them, this cannot show.
viewer-deals-failed = Deals do not match
viewer-deals-failed-how = What is published of this game does not agree with itself, or with what this device kept:
viewer-deals-why = Your browser computed this by itself just now; it does not take the server’s word for it.
viewer-deals-self = In a terminal that has Foretell, this checks the same without the page:
viewer-deals-rest = Whether every bid and card followed the rules is another matter: the record is replayed by them before it is shown.
viewer-deals-file = The deals as a file
viewer-deals-all = Every shuffle that this server ever committed to

## What does not hold
viewer-fails-shape = The file of the deals is incomplete, or has a wrong form.
viewer-fails-seats = The seats do not stand in order.
viewer-fails-server = The server’s number is not the one that it committed to.
viewer-fails-commitments = Seat { $seat }: the number is not the one that this seat committed to.
viewer-fails-transcript = Seat { $seat } had not shown its number when the cards were dealt.
viewer-fails-first-dealer = Another seat should have dealt first.
viewer-fails-rounds = A round is missing, or there is one too many.
viewer-fails-decks = Round { $round }: this is not the deck that the numbers give.
viewer-fails-hands = Round { $round }: a hand is not what the deck deals.
viewer-fails-turn-ups = Round { $round }: the card that was turned up is not the next one of the deck.
viewer-fails-draws = Round { $round }: a card or lot was not drawn as the numbers say.
viewer-fails-record = The record of the game tells of other deals.
viewer-fails-kept-commit = The server committed to another number before the game than it shows now.
viewer-fails-kept-pinned = The others at this event committed to other numbers before the game than are shown now.
viewer-fails-kept-seed = Your own number is not the one that was used for your seat.
viewer-fails-kept-dealer = You saw somebody else deal first.
viewer-fails-kept-hand = Round { $round }: your hand is not the one that you were dealt.
viewer-fails-kept-turn-up = Round { $round }: another card was turned up than you saw.
viewer-print = Print the sheet
