# The page of tournaments.

cup-title = Tournaments
cup-lead = An evening of twelve, a league, a championship: who sits where, what came of it, who goes on. At real tables or online.
cup-all = All tournaments
cup-none = No tournament is announced just now. Begin one: its link lets people take part.
cup-list-running = Running now
cup-list-coming = Coming
cup-list-over = Over
cup-by-whom = by { $who }
cup-seats-left = { $count ->
    [0] no seat left
    [one] one seat left
   *[other] { $count } seats left
}
cup-times = All times are in your own time zone.
cup-subscribe = Subscribe to this calendar
cup-to-calendar = Add to my calendar

cup-new = New tournament
cup-title-field = What is it called?
cup-title-example = Spring cup
cup-where = Where it is played
cup-online = Online
cup-here = At real tables
cup-online-what = The server opens the tables, seats everybody and counts: after the start nobody has to direct it.
cup-here-what = You draw the rounds and write down what each table came to; everybody sees seatings and standings by the link.
cup-format = Format
cup-format-qualifier = Local qualifier
cup-format-german-championship = German championship
cup-format-world-championship = World championship
cup-format-league = League
cup-format-duplicate = Duplicate (online)
cup-format-own = Own settings …
cup-starts-at = Begins (may stay open)
cup-place-field = Place
cup-bots = Seats that stay free
cup-bots-none = No bots
cup-bots-count = Bots
cup-bots-level = How well they play
cup-bots-add = Add bots
cup-private = Only by its link, not in the list
cup-open = Announce it

cup-rules = Rules
cup-own-rules = own rules
cup-rules-changed = { $rules }, changed
cup-says-rules = Rules: { $rules }.
cup-says-minutes = { $minutes } minutes a round{ $late ->
    [0] .
   *[other] ; at a table still playing then, { $late } for each.
}
cup-key-rounds = Rounds (0: open)
cup-key-tables = Seats at a table
cup-key-least = At least
cup-key-most = At most
cup-key-seating = Seating
cup-seating-random = By lot
cup-seating-swiss = Swiss
cup-key-points = What counts
cup-points-rank = Points by place
cup-points-game = The points of the game
cup-points-difference = Beaten minus beaten by
cup-points-compared = Compared with the same seat elsewhere
cup-by-rank = Points by place, { $seats } seats
cup-tie-break = Tie-break { $number }
cup-break-game-points = Points of all games
cup-break-wins = Tables won
cup-break-best-game = Best game
cup-break-opponents = Opponents’ points
cup-key-cut = How many go on
cup-key-knock_out = Go on from a knock-out table
cup-key-final = Seats in the final
cup-key-tie = A tie that matters
cup-tie-play-off = Play-off
cup-tie-shared = Is shared
cup-key-minutes = Minutes a round
cup-key-late = Still playing then
cup-key-nation_cap = Most of a nation
cup-key-people_cap = Seats in all (0: any number)
cup-key-club_cap = Most of a club

cup-parts = Parts of the tournament
cup-part-tables = Tables
cup-part-standings = Standings
cup-part-people = People
cup-part-more = More
cup-big = Large screen
cup-away = The server cannot be reached: this is how it stood at { $time }.
cup-clock = The round’s clock
cup-left-of-round = left
cup-time-up = Time is up

cup-next-step = Progress
cup-people-in = { $count ->
    [0] Nobody takes part yet.
    [one] One takes part.
   *[other] { $count } take part.
}
cup-starts = Begins { $when }.
cup-starts-in = Begins in { $time }.
cup-starts-now = It begins any moment.
cup-playing = { $round } is being played: { $count ->
    [one] one table
   *[other] { $count } tables
} of { $all } still at it.
cup-results-missing = { $round }: { $count ->
    [one] the result of table { $tables } is
   *[other] the results of { $count } tables are
} still to come.
cup-results-in = { $round }: all results are in.
cup-next = Next: { $round }.
cup-next-in = { $round } begins in { $time }.
cup-draw = Draw { $round }
cup-close = Close { $round }
cup-start = Start now
cup-undraw = Take the draw back
cup-undraw-how = People then are drawn otherwise. Who took it back, and why, stays in the log.
cup-finish = Finish here
cup-finish-sure = End the tournament with the standings as they are?
cup-play-off = Enter the play-off
cup-play-off-how = Ten cards each; whoever has most wins.

cup-rounds = Rounds
cup-table = Table { $number }
cup-find = Find a name
cup-nobody-found = Nobody is called that.
cup-all-tables = Show all { $count } tables
cup-all-people = Show all { $count }
cup-deals = deals first
cup-place = { $place }.
cup-place-column = Place
cup-was-late = out of time
cup-watch = Watch
cup-waits-for-others = Finished. What came of it is shown when all tables are.
cup-deals-open = What all made of the deals
cup-deals-title = { $round }: the same deals at all tables
cup-deal = Deal { $n } of { $all } · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
cup-deal-before = The deal before
cup-deal-after = The next deal
cup-deals-what = Everybody in the same seat held the same cards.
cup-deal-seat = Seat { $seat } · on average { $mean } points
cup-deal-bid = Bid
cup-deal-won = Tricks
cup-deal-look = Look through the game of table { $number }
cup-enter = Enter result
cup-correct = Correct
cup-minus = { $who }: plus or minus
cup-place-of = { $who }: place
cup-sum = Together
cup-played-off = A play-off decided the tie
cup-late = Still played when the time was up
cup-by = By whom
cup-why = Why
cup-points-missing = A whole number for each.
cup-why-missing = Say who corrects it, and why: it stays in the log.
cup-save = Enter
cup-correct-save = Correct it
cup-from-pad = Take it from the score pad on this device

cup-standings = Standings
cup-seatings = Seatings
cup-winners = Winners
cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
cup-people = People
cup-nobody-yet = Nobody takes part yet.
cup-name = Name
cup-club = Club
cup-nation = Nation
cup-add = Add
cup-paste = Paste a list
cup-one-by-one = One by one
cup-list = One a line: name, club, nation
cup-list-example = Ada, Owls, Austria
cup-add-list = { $count ->
    [one] Add one
   *[other] Add { $count }
}
cup-about = { $who }: change
cup-is-withdrawn = withdrawn
cup-is-absent = absent in the next round
cup-rename = Change the name
cup-return = Takes part again
cup-absent = Absent in round { $n }
cup-withdraw = Withdraws

cup-take-part = Take part
cup-take-part-too = Take part yourself
cup-my-name = Your name
cup-enter-me = Take part
cup-online-how = Come back when it begins: this page leads you to your table. Who is not there within three minutes is played by a bot, and comes last in that round.
cup-here-how = The organiser sees you at once; where you sit is shown here.
cup-group-needed = So many of a club or a nation may take part: say yours.
cup-my-part = You in this tournament
cup-my-table = Your table
cup-table-ready = Your table is ready: table { $number }
cup-my-table-is = You sit at table { $number }
cup-with = With { $names }
cup-to-table = To your table
cup-i-am-in = You take part as { $name }.
cup-i-stand = { $name }, you are in place { $place } with { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
cup-i-am-out = { $name }, you have withdrawn.
cup-leave = Withdraw
cup-leave-sure = You are not seated any more from the next round on. Withdraw?
cup-come-back = Take part again

cup-about-it = About this tournament
cup-how = How it is played
cup-link = Link to this tournament
cup-files = Print and export
cup-records = All records (zip)
cup-log = What was corrected ({ $count })
cup-organiser = For the organiser
cup-again = Announce it again
cup-again-ask = Another one like it
cup-delete = Delete
cup-delete-sure = Delete this tournament? Nobody can open it any more.

cup-night = Game night
cup-night-what = An evening to play, without rounds or standings: people say that they come, and play as they like.
cup-night-place = Place or link
cup-move = Another time
cup-night-at = Begins
cup-night-come = I’ll come
cup-night-coming = You come, as { $name }.
cup-night-stay-away = I can’t come
cup-night-how = The organiser sees you at once.
cup-night-stay-away-sure = Your seat becomes free. Stay away?
cup-weekly = Every week
cup-weekly-what = As soon as one begins, the next stands in the calendar by itself.
cup-weekly-stop = No longer every week
cup-next-night = The next one: { $when }
cup-move-both = Another time or place
cup-moved = { $name }: another hour or place
cup-moved-hour = It begins at another hour: { $now }. Before: { $before }.
cup-moved-place = It is at another place: { $now }. Before: { $before }.
cup-moved-seen = Got it
