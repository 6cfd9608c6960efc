# The table in a terminal. See terminal/.

## Suits and cards
terminal-letter-c = c
terminal-letter-d = d
terminal-letter-h = h
terminal-letter-s = s
terminal-suit-c = clubs
terminal-suit-d = diamonds
terminal-suit-h = hearts
terminal-suit-s = spades
terminal-suit-none = no trump
terminal-short-Z = Wiz
terminal-short-N = Jes
terminal-short-Me = Mer
terminal-short-Mo = Mor
terminal-short-Ex = Exc
terminal-short-Gr = Gra
terminal-long-Z = wizard
terminal-long-N = jester
terminal-long-Me = merlin
terminal-long-Mo = morgan
terminal-long-Ex = excalibur
terminal-long-Gr = grail
terminal-as-Z = as a Wizard
terminal-as-N = as a Jester
terminal-as-magic = as a magic Wizard
terminal-call = called
terminal-call-Z = “Gizzard!” (a Wizard)
terminal-call-N = “Fester!” (a Jester)
terminal-quiet = as it is
terminal-quiet-Z = no call (a Jester)
terminal-quiet-N = no call (a Wizard)
terminal-names-suit = and { $suit } for trump
terminal-all-of-rank = all cards of rank { $rank }
terminal-all-jesters = the Jesters
terminal-unseen-card = your unseen card
terminal-twist-gizzard-fester = calls (Gizzard, Fester)
terminal-twist-pass-one = pass one
terminal-twist-pull-one = pull one
terminal-twist-last-card-up = last card up
terminal-twist-uber-wizard = uber card
terminal-twist-flat-points = flat points
terminal-twist-all-wizards = all Wizards
terminal-twist-all-jesters = all Jesters

## Heading
terminal-over = Game over
terminal-where-round = Round { $number } of { $rounds }
terminal-where-endless = Round { $number }
terminal-where-trick = Trick { $number } of { $tricks }
terminal-where-play-off =
    { $cards ->
        [0] Play-off
        [one] Play-off with one card
       *[other] Play-off with { $cards } cards
    }
terminal-trump = Trump
terminal-trump-none = No trump
terminal-trump-unnamed = Trump: the dealer is to name it
terminal-turned-up = turned up
terminal-uber = uber: { $cards }
terminal-bids-hidden =
    { $tricks ->
        [one] Bids hidden, 1 trick
       *[other] Bids hidden, { $tricks } tricks
    }
terminal-bids-so-far =
    Bids so far: { $bids } for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
terminal-bids-even =
    Bids { $bids } for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }: even
terminal-bids-over =
    Bids { $bids } for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $number ->
        [1] one
        [2] two
        [3] three
       *[other] { $number }
    } over
terminal-bids-spare =
    Bids { $bids } for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $number ->
        [1] one
        [2] two
        [3] three
       *[other] { $number }
    } spare

## Seats
terminal-head-player = Player
terminal-head-score = Score (now)
terminal-head-bid = Bid
terminal-head-tricks = Tricks
terminal-head-card = On the table
terminal-mark-dealer = D
terminal-mark-leader = L
terminal-out = out
terminal-tricks-of = { $won } of { $bid }
terminal-tricks-hidden = { $won } of ?
terminal-tricks-free = { $won } (free)
terminal-wins = wins
terminal-shows = holds { $cards }
terminal-you = You
terminal-dummy = Dummy
terminal-dummy-number = Dummy { $number }

## Trick and hand
terminal-band = The trick, leader at the left
terminal-band-last = The last trick
terminal-watching = You are watching.
terminal-your-hand = Your hand
terminal-dummys-cards = { $who }’s open cards

## Log
terminal-log-round =
    { $me ->
        [1] You deal
       *[other] { $who } deals
    } { $number ->
        [one] one card each.
       *[other] { $number } cards each.
    }
terminal-log-play-off =
    Play-off: { $me ->
        [1] you deal
       *[other] { $who } deals
    } { $number ->
        [one] one card each.
       *[other] { $number } cards each.
    }
terminal-log-trump =
    { $me ->
        [1] You name
       *[other] { $who } names
    } { $text } for trump.
terminal-log-twist =
    { $me ->
        [1] You add
       *[other] { $who } adds
    } a twist to this round: { $text }.
terminal-log-uber =
    { $me ->
        [1] You name
       *[other] { $who } names
    } what beats everything: { $card }.
terminal-log-bids = Bids: { $text }.
terminal-log-trick-line = Trick { $number }: { $text }.
terminal-log-old-tricks = Tricks so far: { $text }.
terminal-log-shown = The bids are shown: { $text }.
terminal-log-mended =
    { $me ->
        [1] You change your bid
       *[other] { $who } changes the bid
    } to { $number }.
terminal-log-passed =
    { $me ->
        [1] You pass
       *[other] { $who } passes
    } a card to the left.
terminal-log-received = You get { $card }.
terminal-log-lost = { $card } is drawn from your hand.
terminal-log-new-trump = Trump is now { $text }.
terminal-log-trick =
    { $me ->
        [1] You take it.
       *[other] { $who } takes it.
    }
terminal-log-no-trick = It counts for nobody.
terminal-log-taken-back =
    { $me ->
        [1] You take your card back.
       *[other] { $who } takes the card back.
    }
terminal-log-wrong-call =
    { $me ->
        [1] You call a revoke of { $other }: it was none.
       *[other] { $who } calls a revoke of { $other }: it was none.
    }
terminal-log-revoke =
    { $me ->
        [1] You revoked
       *[other] { $who } revoked
    } in trick { $number }: the round ends.
terminal-log-agreed =
    { $me ->
        [1] You agree
       *[other] { $who } agrees
    } to the score.
terminal-log-scored = The round is scored: { $text }.
terminal-log-out =
    { $me ->
        [1] You drop out.
       *[other] { $who } drops out.
    }
terminal-log-over = The game is over.

## Questions
terminal-ask-bid = Your bid?
terminal-ask-mend = The bids are even. Your new bid?
terminal-ask-lead = You lead. Which card?
terminal-ask-play = Your card?
terminal-ask-unseen = Enter plays the card that you cannot see.
terminal-ask-dummy = Which card for { $who }?
terminal-ask-trump = You name trump.
terminal-ask-twist = A twist:
terminal-ask-uber = What beats everything? A card (Qs), a rank (K), or jesters.
terminal-ask-pass = Which card do you pass to the left?
terminal-ask-role = What does it count as?
terminal-ask-form = How?
terminal-ask-agree = Enter agrees to the score; “call NAME TRICK” calls a revoke.
terminal-sure-bid = Bid { $choice }?
terminal-sure-name = Name { $choice }?
terminal-sure-pass = Pass { $choice }?
terminal-sure-play = Play { $choice }?
terminal-sure = Enter sends it, u takes it back
terminal-taken-back = Taken back: choose again.
terminal-nothing-back = There is nothing to take back.
terminal-wait = …
terminal-round-over = Round { $number } is over: { $points } for you.
terminal-call-wrong = { $who } did not revoke in that trick.
terminal-claim-offer =
    c takes the rest{ $points ->
        [none] {""}
       *[other] {" "}({ $points })
    }
terminal-hints = letter+Enter: ? help · q quit · l last trick · s scores · a advice · ← → choose · r rules
terminal-hints-trump = letter+Enter: ? help · q quit · l last trick · scores · a advice · ← → choose · r rules
terminal-hints-wait = Enter: no waiting
terminal-hints-pause = Enter goes on · ? help · q quit · l last trick · s scores · r rules
terminal-hints-round = Enter deals the next round · ? help · q quit · l last trick · s scores
terminal-hints-end = Enter shows how it ended · ? help · l last trick · s scores
terminal-hints-card = Enter goes on · u takes the card back · q quit
terminal-too-small = Make the window larger: at least { $width } × { $height }.
terminal-hints-page = Enter goes on · arrows turn the page
terminal-pause-card = Your card lies. u takes it back.
terminal-pause-trick = The trick is finished. “call NAME TRICK” calls a revoke.
terminal-final-enter = Enter ends · arrows turn the page

## Refusals
terminal-unknown = “{ $typed }”: nothing here is called so; ? helps
terminal-call-how = call NAME TRICK, for example: call Ada 3; call Ada for the latest trick
terminal-settings = confirm on, confirm off, pace slow, pace normal, pace instant
terminal-set = { $what } is { $value } now.
terminal-saved = Saved in { $path }
terminal-save-failed = It could not be saved: { $reason }

## Pages
terminal-page-last = The last trick
terminal-page-scores = Score sheet
terminal-page-log = What has happened
terminal-page-rules = The rules of this game
terminal-page-help = Help
terminal-page-final = The game is over
terminal-to-beat = The score to beat was { $score }.
terminal-page-where = lines { $first } to { $last } of { $lines }
terminal-page-where-plain = lines { $first } to { $last } of { $lines }; > and < turn the page
terminal-sheet-round = Round
terminal-sheet-empty = No round has been scored yet.
terminal-sheet-legend = Round, cards, trump; for each tricks/bid, points, total. ● dealt.
terminal-no-last = No trick has been finished in this round.
terminal-help-cards-title = Cards
terminal-help-cards = A card is typed as rank and suit: 7h, 10c, Qs. Suits are c clubs, d diamonds, h hearts, s spades. A Wizard is w or z, a Jester n or jes; Merlin me, Morgan mo, Excalibur ex, the Grail gr.
    Numbers below the cards do as well; a dash marks a card that may not be played, and if you try it you are told why.
terminal-help-choose-title = Choosing
terminal-help-choose = A choice is shown once more before it is sent: Enter sends it, u takes it back, another choice takes its place. The arrow keys walk along what may be chosen. c claims the rest where every trick left is surely yours.
    A bid is its number; trump is a letter.
terminal-help-look-title = Looking
terminal-help-look = l the last trick, s the score sheet, r the rules of this game, log what has happened, ? this page. a, or “advice”, shows what each of your choices is worth, where you practise against bots.
    Under Score stands the total and, in parentheses, what it would be if the round ended now. D deals, L leads the trick. Each ring of a bid is filled by a trick; tricks too many are red crosses.
terminal-help-keep-title = Keeping
terminal-help-keep = The game is saved after everything you do. q leaves; “foretell play --resume” goes on, with the same cards. “save FILE” writes a copy.
terminal-help-set-title = Setting
terminal-help-set = “confirm off” sends choices at once, “confirm on” asks again. “pace slow”, “pace normal” or “pace instant” sets how fast the others play.
terminal-help-honour-title = Honour play
terminal-help-honour = Where revokes are possible, a card may be taken back until the next is played, and “call NAME” calls a revoke in the trick on the table: it and the cards after it go back. Between tricks “call NAME TRICK” calls one in a finished trick, and the round ends.

## Menu
terminal-menu-title = Foretell: the card game Wizard
terminal-menu-enter = Enter
terminal-menu-start = play
terminal-menu-summary =
    { $rules }, { $bots ->
        [0] alone
        [one] you and one bot
       *[other] you and { $bots } bots
    }
terminal-menu-rules = rules
terminal-menu-players = players
terminal-menu-bots = bots
terminal-menu-dealer = first dealer
terminal-menu-dealer-drawn = drawn by lot
terminal-menu-dealer-seat = seat { $seat } (you are 1)
terminal-menu-ask-dealer = Which seat deals first: 1 to { $players }, you are 1? { $lot } draws lots.
terminal-menu-switches = switches
terminal-menu-on = on
terminal-menu-off = off
terminal-menu-name = your name
terminal-menu-go-on = go on with
terminal-menu-hints = Enter plays · a letter changes something · q quit
terminal-menu-hints-sub = Enter leaves it as it is
terminal-menu-hints-rules = a number, a name or a file (.toml) · arrows turn the page · Enter goes back
terminal-menu-rules-title = Which rules?
terminal-menu-more = more below: arrow down
terminal-menu-more-plain = more below: > and Enter
terminal-menu-ask-players = How many play ({ $allowed })?
terminal-menu-ask-bots = Which bots? A name, or several with commas.
terminal-bots-cold = The bots are made ready, this once: { $seconds } s
terminal-menu-bots-title = Who plays against you?
terminal-menu-ask-name = Your name?
terminal-menu-friends = with friends
terminal-menu-friends-how = a table on a server, here or in the house
terminal-menu-ask-host = Your name (Enter: { $name })?
terminal-menu-ask-reach = Who can come? Enter: this machine · lan: phones and computers in the house
terminal-own-rules = own rules
terminal-no-saved-game = there is no saved game to go on with
terminal-resume = The game is saved. To go on: foretell play --resume
terminal-record = The record of this game: { $path }
