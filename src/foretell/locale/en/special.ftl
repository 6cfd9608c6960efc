# What lies on the felt in games by rules other than the standard ones alone.

scene-twist-waits = { $who } is choosing a twist for this round
scene-uber-waits = { $who } is naming what beats everything
scene-uber-all = { $rank } of every suit
scene-sealed =
    { $as ->
        [wheel] All set their wheels at once
       *[fist] All bid at once
    }
scene-bid-of =
    { $who }: { $state ->
        [waits] thinking
        [closed] has bid
       *[open] bid { $bid }
    }
scene-saboteur = You are the saboteur
scene-saboteur-saboteur = You make no bid and score 20. Spoil what the others plan.
scene-saboteur-spoils = You make no bid: each trick that the others miss is 10 points for you, but if nobody misses, you lose 10.
scene-mend-waits = { $who } has to change the bid
scene-even =
    { $tricks ->
        [one] The bids add up to the one trick there is.
       *[other] The bids add up to { $tricks }, as many as there are tricks.
    }
scene-raise = Up to { $bid }
scene-lower = Down to { $bid }
scene-pass = All pass a card to the left
scene-pass-choose = Which of your cards goes to { $who }?
scene-form = { $card }: how do you play it?
scene-own-forehead = The card on your forehead
scene-agree = Waiting until all agree to the score
scene-opened =
    { $as ->
        [wheel] The wheels are turned
       *[fist] The fists open
    }
scene-exchanged =
    { $how ->
        [passed] One card each to the left
       *[pulled] One card each from the right
    }
scene-out = Out of the game
page-called-right =
    { $me ->
        [1] You revoked in trick { $trick }
       *[other] { $who } revoked in trick { $trick }
    }
page-called-wrong =
    { $me ->
        [1] You did not revoke in trick { $trick }
       *[other] { $who } did not revoke in trick { $trick }
    }
page-called-by =
    { $me ->
        [1] You called it.
       *[other] { $who } called it.
    }
page-called-by-wrongly =
    { $me ->
        [1] You called it, and can call that seat no more in this round.
       *[other] { $who } called it, and can call that seat no more in this round.
    }
