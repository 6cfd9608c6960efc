# How a game ended: places, the chart, and what can be told of it. See web/src/result.

ending-you-win = You win
ending-wins =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
ending-by-points =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }
ending-by-shared = with { $score } points each
ending-by-play-off = after a play-off
ending-places = Places
ending-out = out after round { $number }
ending-chart = How the game went
ending-chart-how = Everybody’s points after each round, as lines. At the end: { $who }. The score sheet has all the figures.
ending-best = Best round
ending-best-of = Best round of { $who }
ending-worst = Worst round
ending-worst-of = Worst round of { $who }
ending-round =
    { $number }: { $has ->
        [0] took { $won }
       *[1] bid { $bid }, took { $won }
    },
ending-decided = What decided it
ending-decided-bid =
    Round { $number }: { $me ->
        [1] you bid { $bid } and took { $won }
       *[other] { $who } bid { $bid } and took { $won }
    }.
ending-decided-play-off =
    The play-off: { $me ->
        [1] you bid { $bid } and took { $won }
       *[other] { $who } bid { $bid } and took { $won }
    }.
ending-decided-then =
    { $me ->
        [1] You led from then on.
       *[other] { $who } led from then on.
    }
ending-decided-start =
    { $me ->
        [1] You led from the first round to the last.
       *[other] { $who } led from the first round to the last.
    }
ending-met = Bids met
ending-met-of = Bids met by { $who }
ending-met-number = { $met } of { $bids }
ending-rules =
    { $rules }{ $own ->
        [0] {""}
       *[1] , with changes
    }
ending-shown = What is shown
ending-totals = Totals
ending-rounds = By round
ending-graph = Graph
ending-look = Look through
ending-shut = Others still play these deals. All hands, the deals and how every table played them are shown as soon as the last table has finished.
ending-share = Share picture
ending-sharing = The picture is being drawn …
ending-saved = The picture is saved.
ending-not-shared = The picture could not be made here. The game itself can be looked through and shared by its link.
ending-to-daily = See what others did
