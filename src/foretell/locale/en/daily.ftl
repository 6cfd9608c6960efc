# The page of robot events: the daily deal and the evening's ten rounds.

daily-title = The daily deal
daily-lead = The same cards and the same three bots for everybody, once, at any hour. When you have played you see what others made of them.
daily-until = until { DATETIME($at, hour: "numeric", minute: "2-digit", weekday: "short") }
daily-today = Today
daily-days = Earlier days
daily-kind-deal = One deal
daily-kind-evening = Ten rounds
daily-what-deal = { $cards } cards: four on Mondays, one more each day, ten on Sundays.
daily-what-evening = An evening’s game: ten rounds, from { $low } card to { $high }.
daily-play = Play
daily-go-on = Go on
daily-first = Nobody has finished it yet: be the first.
daily-others = { $count ->
    [one] 1 person has finished it. You see the result when you have, too.
   *[other] { $count } people have finished it. You see the results when you have, too.
}
daily-place = { $place }.
daily-of = of { $count } · { $points } points
daily-dropped = You did not play it to its end: it does not count.
daily-nobody = Nobody has played it to its end.
daily-spread = How many people, by points
daily-bar = { $points } points: { $count ->
    [one] 1 person
   *[other] { $count } people
}
daily-cards = Cards
daily-bid-won = Bid, tricks
daily-points = Points
daily-yours = You
daily-deal = bid { $bid }, took { $won }
daily-look = Look through the game
daily-look-later = The cards can be looked through when the day is over.
daily-all = Show all { $count }

daily-committed = Committed before the first play
daily-committed-why = The cards are made before anybody comes, so nobody’s number can be in them. But the server is bound: what it shows here was fixed before the first play, and fits only one secret. That is opened when the day is over and its last game has ended, and gives every card again.
daily-commit = Commitment
daily-seed = Secret
daily-seed-later = Its secret is opened when the day is over.
daily-check-fits = The secret is the one that was committed to.
daily-check-fits-seen = The secret is the one that was committed to, as this device was shown before.
daily-check-other = This device was shown another commitment before: the server has changed it.
daily-check-wrong = The secret is not the one that was committed to.
daily-coming = The days to come
