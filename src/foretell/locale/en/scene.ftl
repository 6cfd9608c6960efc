# The pictures of the page for what is special in a variant. See web/src/scenes.

## What is asked, and whom all wait for
scene-trump-waits = { $who } is naming trump
scene-trump-unseen = You name it before you see your hand.
scene-twist-gizzard-fester = Wizards and Jesters are what is called.
scene-twist-pass-one = Each passes a card to the left.
scene-twist-pull-one = Each draws a card from the right.
scene-twist-last-card-up = The last card of each hand lies open.
scene-twist-uber-wizard = A card you name beats everything.
scene-twist-flat-points = Tricks count, bids do not.
scene-twist-all-wizards = Jesters are Wizards too.
scene-twist-all-jesters = Wizards are Jesters too.
scene-sealed-why =
    { $as ->
        [wheel] Your wheel stays face down until the last trick.
       *[fist] Your fist opens when everybody has bid.
    }
scene-blind-why = Nobody looks at the cards before the last bid.
scene-forehead-why = You see every card but your own.
scene-flat-why = Bids do not count in this round.
scene-turn = Turn a card of { $who }
scene-dummy = You pick a card for { $who }
scene-top-card = the top card of { $who }
scene-told-dummy =
    { $me ->
        [1] You play { $card } for the dummy.
       *[other] { $who } plays { $card } for the dummy.
    }

## What has just happened
scene-drawn =
    { $me ->
        [1] You deal first
       *[other] { $who } deals first
    }
scene-drawn-why = The dealer was drawn.
scene-came = You now have { $card } from { $who }.
scene-went = { $who } now has { $card } from you.

## Marks at the table
scene-seat-shows = { $who } holds { $cards }
scene-seat-out = out
scene-seat-grail = Took the trick with the Grail
scene-seat-saboteur = Saboteur: makes no bid
scene-covered = Your hand, face down
scene-covered-card = A card that you do not see
scene-place = place { $number }
scene-badge-uber = Beats everything in this round: { $cards }
scene-badge-twist = In this round: { $twist }
scene-badge-all-wizards = In this round all eight are Wizards.
scene-badge-all-jesters = In this round all eight are Jesters.
scene-badge-gizzard-fester = A Wizard is a Jester unless “Gizzard!” is called, a Jester a Wizard unless “Fester!” is.
scene-badge-flat-points = Tricks count by their number: 5, 10, 15 … for 0, 1, 2 …; bids do not.
scene-badge-zero = Everybody bids zero.
scene-badge-saboteur = The dealer makes no bid.
scene-badge-tricksy = Each Wizard that is played makes its suit trump.
scene-badge-magic = A deuce that follows the suit somebody else led is a Wizard above all Wizards.
scene-badge-cancels = { $count ->
    [one] { $cards } cancels its trick.
   *[other] { $cards } cancel their tricks.
}
scene-badge-target = The first with { $score } points wins.
scene-badge-beat = { $score } points are to beat.

## What is told of it
scene-told-twist =
    { $me ->
        [1] You choose for this round: { $text }.
       *[other] { $who } chooses for this round: { $text }.
    }
scene-told-uber =
    { $me ->
        [1] You name what beats everything: { $text }.
       *[other] { $who } names what beats everything: { $text }.
    }
scene-told-passed =
    { $me ->
        [1] You pass a card to the left.
       *[other] { $who } passes a card to the left.
    }
scene-told-agreed =
    { $me ->
        [1] You agree to the score.
       *[other] { $who } agrees to the score.
    }
scene-told-bids = The bids: { $bids }.
scene-told-trump = Trump is { $suit } now.
scene-told-out = { $who } is out of the game.
scene-told-shown = { $who } holds { $cards }.
