# What the line on top of a table opens (its menu, people, settings, keys, a revoke that is called), and what players ask of all.

page-to-daily = The daily deal
page-menu-game = This game
page-menu-wishes = Ask the table
page-remove-why = They cannot come back to this table.
page-make-host = Make host
page-person-talks = Does not sit at this table.
page-person-lent = A bot plays for { $who }.
page-bot = A bot.
page-lend = Let a bot play on
page-lend-why = Possible after three minutes away; { $who } takes the seat back at once.
page-mutes-do = Mute
page-mutes-undo = Unmute
page-mutes-is = is muted
page-mutes-why = You no longer see what they write, at any table. Nobody is told.
page-blocks-do = Block
page-blocks-undo = Unblock
page-blocks-is = is blocked
page-blocks-why = They can no longer sit at your tables, and you do not see what they write.
page-pause = Ask for a pause
page-no-pause = No pause after all
page-no-undo = Let it stand
page-be-back = Take a three-minute break
page-had-break = Your three-minute break is used up
page-end = Propose to end the game
page-no-end = Play on after all
page-stand = Leave my seat: a bot takes over
page-call-none = No card can be called yet.
page-call-trick = Trick { $number }
page-call-ask = Who should have followed? Choose the card.
page-call-card = { $who }: { $card }
page-call-sure =
    In trick { $trick }, { $me ->
        [1] you
       *[other] { $who }
    } should have followed ({ $card })? If so, the round ends: { $me ->
        [1] you lose
       *[other] { $who } loses
    } 20 points, and everybody else is taken to have met their bid. If not, you can call { $me ->
        [1] yourself
       *[other] { $who }
    } no more in this round.
page-call-sure-now =
    { $me ->
        [1] You
       *[other] { $who }
    } should have followed ({ $card })? If so, this card and those after it go back, without a penalty. If not, you can call { $me ->
        [1] yourself
       *[other] { $who }
    } no more in this round.
page-call-do = Yes, call it
page-as-browser = Same as the browser
page-backs = Back of the cards
page-backs-set = As in their set
page-backs-stars = Compass
page-backs-scales = Scales
page-backs-rose = Rose window
page-backs-lattice = Lattice
page-felt = Felt
page-felt-green = Green
page-felt-blue = Blue
page-felt-red = Red
page-sorting = Sort the hand
page-sorting-trump = Trump first
page-sorting-suits = Suits in fixed places
page-sorting-ranks = By rank
page-trick-places = Each card in front of its player
page-trick-order = In playing order
page-settings-looks = Appearance
page-settings-play = Playing
page-undo = Take back before sending
page-undo-off = Not at all
page-undo-second = For one second
page-undo-three = For three seconds
page-switch-wings = Tapping a card ahead of time plays it on my turn
page-switch-forced = Play the only legal card for me
page-switch-keys = Single-key shortcuts
page-settings-signals = Signals
page-sounds = Sound
page-buzzes = Vibration
page-signal-turn = It is my turn
page-signal-late = Ten seconds left
page-signal-card = A card is played, a Wizard lands
page-signal-trick = A trick is taken, a coin fills, a bid breaks
page-signal-round = Fists open, a round is scored
page-signal-talk = Somebody says something
page-switch-notices = Notify me of my turn when this page is out of sight
page-notices-denied = The browser does not allow notifications for this page.
page-notices-none = This browser has no notifications for this page; the tab’s title and icon still show your turn.
page-keys-on = Single-key shortcuts
page-key-arrows = ← → Home End
page-key-arrows-does = walk along the hand
page-key-enter = Enter
page-key-enter-does = lifts a card, then plays it; sends a bid
page-key-escape = Esc
page-key-escape-does = closes what lies on top; takes back what is not sent yet
page-key-digits-does = choose a bid
page-key-trick-does = reads out the trick
page-key-hand-does = reads out the hand, and goes to it
page-key-scores-does = score sheet
page-key-last-does = last trick
page-key-advice-does = shows what each choice is worth, where you practise
page-key-log-does = what happened and what was said
page-key-again-does = reads out the last line again
page-key-review-does = the line before, the line after
page-key-undo-does = takes back a bid or card that is not sent yet; in honour play, the card just played
page-key-help-does = these keys
page-switch-twocolours = Two suit colours in place of four
page-switch-letters = A letter beside each suit
page-switch-motion = Cards, coins and totals move
page-switch-onetap = One tap plays a card at once
page-switch-onetapbids = One tap makes a bid at once
page-agree = Agree
page-disagree = No
page-asks-pause =
    { $count ->
        [one] { $who } asks for a pause.
       *[other] { $who } ask for a pause.
    }
page-asks-end =
    { $count ->
        [one] { $who } proposes to end the game.
       *[other] { $who } propose to end the game.
    }
page-asks-undo =
    { $count ->
        [one] { $who } would like to undo the last bid or card.
       *[other] { $who } would like to undo the last bid or card.
    }
page-asked-pause = You ask for a pause. Waiting for { $who }.
page-asked-end = You propose to end the game. Waiting for { $who }.
page-asked-undo = You would like to undo your last bid or card. Waiting for { $who }.
