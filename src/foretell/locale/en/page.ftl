# The page in the browser. See web/.

## Cards
page-suit-c = clubs
page-suit-d = diamonds
page-suit-h = hearts
page-suit-s = spades
page-letter-c = C
page-letter-d = D
page-letter-h = H
page-letter-s = S
page-suit-none = no trump
page-rank-J = jack
page-rank-Q = queen
page-rank-K = king
page-rank-A = ace
page-suit-fantasy-c = green
page-suit-fantasy-d = yellow
page-suit-fantasy-h = red
page-suit-fantasy-s = blue
page-rank-medieval-J = knight
page-rank-medieval-Q = lady
page-rank-medieval-K = prince
page-rank-medieval-A = dragon
page-index-medieval-J = K
page-index-medieval-Q = L
page-index-medieval-K = P
page-index-medieval-A = D
page-letter-fantasy-c = G
page-letter-fantasy-d = Y
page-letter-fantasy-h = R
page-letter-fantasy-s = B
page-letter-medieval-d = M
page-card = { $rank } of { $suit }
page-card-fantasy = { $suit } { $rank }
page-card-Z = Wizard
page-card-N = Jester
page-card-Me = Merlin
page-card-Mo = Morgan
page-card-Ex = Excalibur
page-card-Gr = Grail
page-card-played =
    { $kind ->
        [suited] the { $card }
        [Z] a { $card }
        [Z-woman] a { $card }
        [N] a { $card }
        [N-woman] a { $card }
        [Gr] the { $card }
       *[other] { $card }
    }
page-hand-card =
    { $card }{ $state ->
        [playable] , playable
        [no] , not allowed now
        [marked] , marked for your next turn
       *[waiting] {""}
    }
page-laid =
    { $who }: { $card }{ $wins ->
        [1] , winning
       *[other] {""}
    }

## Home
page-claim = Say how many tricks you will take.
page-claim-then = Then take exactly that many.
page-lead = Wizard in your browser: with friends by a link, or against players that never tire. Every deal is provably fair.
page-play-now = Play now
page-play-friends = Play with friends
page-first-cards = Which cards do you like best?
page-first-cards-later = Choose later
page-first-cards-where = You can change the cards at any time, in the settings.
page-join-link = Link to a table
page-join = Join
page-join-away = This link leads to another server: open it in the browser:
page-join-none = This link does not lead to a table, a game or rules.
page-own-tables = Your tables
page-play-on = Go on playing
page-table-of = { $host }’s table
page-table-untitled = Table
page-guest = Guest
page-how-many = How many play?
page-friends-how = You get a link to share. Whoever opens it sits down; bots take the seats that stay free.
page-make-table = Make the table
page-ask-name = What should the others call you?
page-name-why = A name is enough: there is no account.
page-figure = Choose a figure
page-name-empty = A name is needed: a letter or two will do.
page-sit-down = Sit down
page-round-number = round { $number }
page-seats-taken = { $taken } of { $seats } seats taken
page-of-tournament = { $name }: round { $n }, table { $table }
page-to-tournament = Back to the tournament
page-home = Home
page-no-connection = No connection
page-try-again = Try again
page-next-table = To the next game
page-gone = Nothing to play here
page-why-unreachable = The server cannot be reached. Perhaps this device is offline, or the server is not running.
page-loading = The table is being laid …

## Waiting room
page-invite = Invite others
page-link = Link to this table
page-qr-short = QR code
page-share = Share the link
page-copied = Copied
page-starting = The cards are being shuffled …
page-remove = Remove
page-bot-choice = Which bot sits down?

## The table
page-you = You
page-dummy = Dummy
page-dealer = Dealer
page-leader = Leads this trick
page-mark-dealer = D
page-mark-leader = L
page-if-over = Score if the round ended now: { $score }
page-has-chosen = Has chosen
page-seat =
    { $who }{ $turn ->
        [1] , to act
       *[other] {""}
    }
page-tricks-of = { $won } of { $bid }
page-trick = The trick
page-wins-tag = wins
page-hand = Your hand
page-no-trump = No trump
page-trump-label = Trump
page-trump-waits = Trump: not named yet
page-trump-chooses =
    { $me ->
        [1] Trump: you choose
       *[other] Trump: { $who } chooses
    }
page-trump-unnamed = The dealer names trump.
page-trump-none = There is no trump.
page-trump-is = Trump is { $suit }.
page-trump-turned = Trump is { $suit }: { $card } is turned up.
page-waiting-for = Waiting for { $who }
page-title-turn = ● Your turn
page-your-turn = Your turn. { $ask }. You may choose: { $choices }.
page-ten-seconds = Ten seconds left.
page-take-back = Take back
page-last = Last trick
page-last-short = Last
page-scores = Scores
page-sheet = Score sheet
page-cell =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $has ->
        [0] took { $won }
       *[1] took { $won } of { $bid }
    }, { $points } in the round{ $deals ->
        [0] {""}
       *[1] , dealt
    }
page-sheet-how = In the box: bid, tricks. Circle: dealer
page-round-column = Round
page-trump-column = Trump
page-advice = What would you do?
page-menu = Menu
page-log-unread =
    What happened{ $lines ->
        [0] {""}
        [one] , one new line of talk
       *[other] , { $lines } new lines of talk
    }
page-back-in = Back in { $time }
page-back-late = Back soon
page-log = What happened
page-rules = Rules of this table
page-close = Close
page-cancel = Cancel
page-say = Say something …
page-send = Send
page-new-lines = ↓ New lines
page-phrase-hello = Hello!
page-phrase-well = Well played!
page-phrase-oops = Oh no!
page-phrase-thanks = Thank you!
page-phrase-moment = One moment …
page-watching = You are watching.
page-take-seat = Take a bot’s seat
page-late = From the next round on you play in the seat of { $bot }.
page-told-late = { $who } takes the seat of { $seat } with the next round.
page-told-sat = { $who } sits down.
page-told-left = { $who } leaves the seat.
page-more-about = More about { $who }
page-person-here = Is connected.
page-person-away = Is not connected.
page-person-back-soon = Has asked for a few minutes.
page-reconnecting = Reconnecting …
page-restarting = The server restarts; the clocks stand still.
page-paused = The game is paused.
page-stuck = The server cannot save anything right now. Nothing is lost: the game goes on as soon as it can.
page-resume = Go on
page-lent = A bot plays for you.
page-back = Take over again
page-withdraw = Take it back
page-phrase-no-pause = No pause for me, please.
page-phrase-no-end = I would rather play on.
page-phrase-no-undo = Let it stand, please.
page-told-asks-pause =
    { $me ->
        [1] You ask for a pause.
       *[other] { $who } asks for a pause.
    }
page-told-drops-pause =
    { $me ->
        [1] You no longer ask for a pause.
       *[other] { $who } no longer asks for a pause.
    }
page-told-asks-end =
    { $me ->
        [1] You propose to end the game.
       *[other] { $who } proposes to end the game.
    }
page-told-drops-end =
    { $me ->
        [1] You no longer propose to end the game.
       *[other] { $who } no longer proposes to end the game.
    }
page-told-asks-undo =
    { $me ->
        [1] You would like to undo the last bid or card.
       *[other] { $who } would like to undo the last bid or card.
    }
page-told-drops-undo =
    { $me ->
        [1] You let it stand.
       *[other] { $who } lets it stand.
    }
page-ask-undo = Undo my last bid or card

## Choices
page-ask = Your turn
page-ask-bid = Your bid
page-ask-mend = The bids are even: change yours by one
page-ask-trump = You name trump
page-ask-twist = Choose a twist for this round
page-ask-uber-rank = What beats everything?
page-ask-uber-suit = Of which suit?
page-ask-pass = Pass a card to the left
page-ask-role = What does it count as?
page-ask-agree = Is the score right?
page-ask-lead = You lead
page-ask-play = Your card
page-ask-follow = Follow { $suit }
page-choose = Choose
page-form-Z = As a Wizard
page-form-N = As a Jester
page-form-call = With a call
page-form-plain = As it is
page-option-agree = Yes, go on
page-option-jesters = The Jesters
page-lifted = Tap again to play
page-lifted-told = { $card } is lifted: tap or press it again to play it.
page-take-rest =
    Take all { $tricks }{ $points ->
        [none] {""}
       *[other] : { $points } points
    }
page-play-unseen = Play the card you cannot see
page-bid-question =
    { $tricks ->
        [one] Will you take the trick?
       *[other] How many of { $tricks } tricks?
    }
page-bid-button =
    Bid { $bid }{ $allowed ->
        [1] {""}
       *[other] , not allowed now
    }
page-bid = Confirm bid { $bid }
page-bid-none = Bid

## What happened
page-told-said = { $who }: { $text }
page-told-bid =
    { $me ->
        [1] You bid { $bid }.
       *[other] { $who } bids { $bid }.
    }
page-told-bid-hidden =
    { $me ->
        [1] Your bid is made.
       *[other] { $who } has bid.
    }
page-told-chose =
    { $me ->
        [1] You have chosen.
       *[other] { $who } has chosen.
    }
page-told-trump =
    { $me ->
        [1] You name { $suit } as trump.
       *[other] { $who } names { $suit } as trump.
    }
page-told-played =
    { $me ->
        [1] You play { $card }.
       *[other] { $who } plays { $card }.
    }
page-told-taken =
    { $me ->
        [1] You take the trick.
       *[other] { $who } takes the trick.
    }
page-told-nobody = The trick counts for nobody.
page-told-dealt =
    Round { $number }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each. { $me ->
        [1] You deal.
       *[other] { $who } deals.
    }
page-told-hand = Your hand: { $cards }.
page-told-no-hand = You hold no cards.
page-told-empty = There is no card in the trick yet.
page-told-took-back =
    { $me ->
        [1] You take your card back.
       *[other] { $who } takes the card back.
    }
page-told-undone =
    { $me ->
        [1] All agree: your last choice is undone.
       *[other] All agree: the last choice of { $who } is undone.
    }
page-told-revoke =
    { $me ->
        [1] You call
       *[other] { $who } calls
    } a revoke of { $own ->
        [1] yours
       *[other] { $other }
    } in trick { $trick }: { $right ->
        [1] it was one, and the round is over.
       *[other] it was none.
    }
page-round-revoke =
    { $me ->
        [1] You revoked:
       *[other] { $who } revoked:
    } 20 points lost, and everybody else is taken to have met their bid.
page-call = Call a revoke
page-told-corrected =
    { $me ->
        [1] You notice
       *[other] { $who } notices
    } that { $own ->
        [1] you
       *[other] { $other }
    } should have followed: that card and those after it go back.
page-told-scored = Round { $number } is scored: { $points }.

## The end
page-round-over = Round { $number } is over
page-you-win = You win with { $score } points
page-alone =
    { $me ->
        [1] You end with { $score } points
       *[other] { $who } ends with { $score } points
    }{ $beat ->
        [0] {""}
       *[other] ; the score to beat was { $beat }
    }
page-wins =
    { $count ->
        [one] { $who } wins with { $score } points
       *[other] { $who } win with { $score } points each
    }
page-look-through = Look through the game
page-rematch = Play again

## Settings
page-settings = Settings
page-pace = Bots
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-instant = At once
page-language = Language
page-theme = Light or dark
page-theme-auto = Same as the device
page-theme-dark = Dark
page-theme-light = Light
page-cards = Cards
page-cards-auto = Best for this device
page-cards-standard = Standard
page-cards-standard-large = Standard, large figures
page-cards-fantasy = Fantasy
page-cards-medieval = Medieval
page-cards-homemade = Home-made
page-cards-how = Each card is called what is printed on it: with Fantasy red 1 to red 13, wizard and sorceress, with Medieval knight, lady, prince and dragon.

## Keys
page-keys = Keys

## Oneself
page-me = You and your settings
