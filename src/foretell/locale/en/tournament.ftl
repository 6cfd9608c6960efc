# Tournaments: what does not fit, formats, the command `foretell tournament`.

tournament-preset-qualifier = A local qualifier: three preliminaries of ten rounds each, and a final table of four.
tournament-preset-german-championship = Five preliminaries at tables of four, Swiss; the best 64 play a knock-out, 64, 16, 4, 1.
tournament-preset-world-championship = Four qualification rounds of 45 minutes, drawn anew, and a final of four; two entrants a nation.
tournament-preset-league = A league table: players below minus players above, as many evenings as there are.
tournament-preset-duplicate = Three rounds in which all tables of four have the same deals; what counts is how much more your seat made of them than the others did. Online only.

tournament-format-no-table = A format is a table of keys and values.
tournament-format-key = A format has no { $key }; its keys are { $allowed }
tournament-format-list = { $key }: { $value } is not a list that fits here
tournament-format-word = { $key }: { $value } is none of { $allowed }
tournament-format-range = { $key }: { $value } is not a whole number from { $low } to { $high }
tournament-format-sizes = least { $least }, tables { $tables }, most { $most }: the preferred size lies between the least and the most
tournament-format-compared-cut = points = "compared" needs at least two tables in every round, and a final is a single one: leave out cut, knock_out and final
tournament-format-compared-online = The same deals at all tables can be had online only: at real tables nobody could deal them.
tournament-format-compared-sizes = points = "compared" compares seats of tables that have the same deals, so all tables need one size: set least and most to the same number, not { $least } and { $most }
tournament-format-by-rank = by_rank needs one list of points for each size of table from { $least } to { $most }
tournament-format-by-rank-order = by_rank: a lower place never brings more than a higher one
tournament-format-tie-breaks = tie_breaks: each stands there once
tournament-format-cut-final = cut and final belong together: how many go on, and how many sit in the final
tournament-format-knock-out-cut = knock_out needs a cut: how many go on after the preliminaries
tournament-format-night-when = Say when the game night begins; where it is can also be a link.
tournament-format-weekly-night = Only a game night comes again every week.
tournament-format-zone = There is no time zone { $value }: one is called like Europe/Berlin or Asia/Tokyo, and UTC is one too.
tournament-format-cut-rounds = With a cut the number of preliminary rounds has to be said.
tournament-format-final = final: a table of { $final } is none of { $least } to { $most }
tournament-format-cut = cut { $cut }, final { $final }: a cut as large as the final needs no knock-out, a larger one needs knock_out, a smaller one is none
tournament-format-knock-out = knock_out { $knock_out }: fewer go on than sit at the smallest table, { $least }
tournament-format-cut-sizes = cut: { $cut } cannot be seated at tables of { $least } to { $most }
tournament-format-no-preset = There is no format { $said }: there are { $allowed }, or a file that ends in .toml

tournament-shape = This is no entry of a tournament: { $value }
tournament-shape-kind = There is no entry { $value }: there are { $allowed }
tournament-shape-value = { $key }: { $value } does not fit here
tournament-shape-text = { $key }: { $value } does not fit here: it is one line of { $least } to { $most } characters, all to be seen, without blanks around it
tournament-shape-hour = There is no hour { $value }: it is counted in milliseconds since 1970, up to the end of the year 9999; 0 leaves it open.
tournament-keys = This is no tournament: it has the keys { $keys }.
tournament-format = This tournament has the format { $value }; this version reads { $format }.
tournament-many-entries = A tournament has at most { $most } entries.

tournament-nobody = Nobody is called “{ $said }” here.
tournament-no-number = There is no number { $number }: numbers are 1 to { $people }.
tournament-there = { $name } takes part already.
tournament-night-rounds = A game night has no rounds and no results.
tournament-no-time = Nobody has said when this tournament begins.
tournament-place-online = Online tournaments have no place.
tournament-many = At most { $most } people take part.
tournament-too-late = { $name } comes too late: the preliminaries are over.
tournament-nation-missing = Say the nation: at most { $most } of one may take part.
tournament-nation-full = { $group }: at most { $most } of a nation may take part.
tournament-club-missing = Say the club: at most { $most } of one may take part.
tournament-club-full = { $group }: at most { $most } of a club may take part.
tournament-out-already = { $name } has withdrawn already.
tournament-in-already = { $name } takes part; only who withdrew or is absent in the next round can come back.
tournament-absent-round = Absent in round { $n }: only for the round that is drawn next, { $due }.
tournament-absent-already = { $name } is absent in round { $n } already.
tournament-open = Round { $n } is open: its results come first, then it is closed.
tournament-over = The tournament is over; a result can still be corrected.
tournament-too-few = { $people ->
    [0] Nobody is
    [one] One is
   *[other] { $people } are
} there: a table takes { $least }.
tournament-draw-order = Round { $n } cannot be drawn: round { $due } is next.
tournament-draw-people = Round { $n } seats somebody who is not there, somebody twice, or nobody.
tournament-draw-dealers = Round { $n }: where tables are compared, the same seat deals first at all of them.
tournament-bots-many = Bots, and names that no guest has entered, fill the tables of guests: at most { $most } may take part until more guests enter.
tournament-compared-few = Too few take part: two tables are needed to compare them, that is { $least } people or bots.
tournament-draw-table = Round { $n } has a table of { $seats }, or a dealer who does not sit there.
tournament-not-drawn = { $rounds ->
    [0] No round is drawn yet.
   *[other] Round { $n } is not drawn: rounds are 1 to { $rounds }.
}
tournament-not-open = Round { $n } is not open.
tournament-undraw-played = Round { $n } has results: correct them instead.
tournament-no-table = There is no table { $table }: tables are 1 to { $tables }.
tournament-points = Table { $table } has { $seats } seats, and there are { $number } points.
tournament-places = { $value } are no places of { $seats } seats: as 1 2 3 4, or 1 2 2 4 where two share.
tournament-undecided = Table { $table }: a tie leaves open who goes on. Play it off with ten cards each, and enter the result with the places.
tournament-has-result = Table { $table } of round { $n } has its result; correct it, with who and why.
tournament-no-result = Table { $table } of round { $n } has no result that could be corrected.
tournament-missing = Round { $n } cannot be closed: { $count ->
    [one] table
   *[other] tables
} { $tables } { $count ->
    [one] has
   *[other] have
} no result.
tournament-play-off = { $count ->
    [0] No play-off for first place is due.
   *[other] The play-off is between { $names }.
}
tournament-play-off-points = { $people } play it off, and there are { $number } points.

tournament-record-no-round = No round is open: draw one first.
tournament-record-people = No table of round { $n } has these people: { $names }
tournament-record-rules = Table { $table } was played by other rules than the tournament’s.
tournament-record-open = The game of table { $table } is not over; a table that is out of time is entered with --late.

## The terminal
tournament-file-unreadable = cannot be read: { $why }
tournament-file-long = is too long: at most { $most } bytes
tournament-file-no-text = is no text
tournament-file-no-json = is no tournament: it is not JSON
tournament-file-list-line = line { $line }: a name, and perhaps a club and a nation after commas
tournament-file-there = { $file } is there already.
tournament-no-names = Who takes part? Names, or --list with a file of them.
tournament-many-called = “{ $said }”: more than one is called so: { $names }
tournament-no-points = How many points? A number for each seat, in the order of the seats, or NAME=POINTS.
tournament-no-whole-number = { $said } is not a whole number.
tournament-no-name = “{ $said }”: say whose points, as Ada=90.
tournament-table-people = Table { $table }: say the points of each of { $names }, once.

tournament-made = { $file }: { $name }. “foretell tournament enter { $file } NAME …” lets people take part.
tournament-written = Written: { $file }
tournament-done-entered = { $count ->
    [one] One
   *[other] { $count }
} entered, { $all } in all.
tournament-done-renamed = { $before } is written { $name } now.
tournament-done-withdrew = { $name } has withdrawn.
tournament-done-returned = { $name } is back, from round { $n } on.
tournament-done-absent = { $name } is absent in round { $n }.
tournament-done-drawn = Round { $n } is drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
tournament-done-undrawn = The draw of round { $n } is taken back.
tournament-done-closed = Round { $n } is closed.
tournament-done-finished = It ends here.
tournament-done-result = Round { $n }, table { $table } noted: { $points }.
tournament-done-corrected = Round { $n }, table { $table } corrected: { $points }.
tournament-done-played-off = The play-off is noted.

tournament-next-results = Round { $n }: { $count ->
    [one] table { $tables } is
   *[other] tables { $tables } are
} still to come.
tournament-next-many = Round { $n }: { $count } results are still to come.
tournament-next-close = Next: close round { $n }, its results are in.
tournament-next-play-off = Next: a play-off for first place between { $names }.
tournament-next-draw-preliminary = Next: draw round { $n }.
tournament-next-draw-knock-out = Next: draw round { $n }, the knock-out.
tournament-next-draw-final = Next: draw round { $n }, the final.
tournament-won = { $names } { $count ->
    [one] wins.
   *[other] share first place.
}

tournament-round-preliminary = Round { $n }
tournament-round-knock-out = Round { $n }, knock-out
tournament-round-final = Round { $n }, final
tournament-round-of = Round { $n } of { $all }
tournament-people = { $count ->
    [one] one person
   *[other] { $count } people
}
tournament-byes = Bye: { $names }
tournament-legend = ● deals first, ! was out of time
tournament-head-name = Name
tournament-head-group = Club, nation
tournament-head-preliminary = R{ $n }
tournament-head-knock-out = K{ $n }
tournament-head-final = F{ $n }
tournament-head-points = Points
tournament-head-game-points = Game
tournament-head-wins = Wins
tournament-head-best-game = Best
tournament-head-opponents = Opp.
tournament-head-table = Table
tournament-head-seats = Seat
tournament-head-seat = Seat { $number }
tournament-head-round = Round
tournament-head-what = What
tournament-head-who = By
tournament-head-why = Why
tournament-says-random = { $rounds ->
    [0] Rounds as they come,
    [one] One round,
   *[other] { $rounds } rounds,
} tables of { $tables } by lot.
tournament-says-swiss = { $rounds ->
    [0] Rounds as they come,
    [one] One round,
   *[other] { $rounds } rounds,
} tables of { $tables } filled from the standings downwards.
tournament-says-rank = A place at the table brings points, shared on ties.
tournament-says-game = The points of the games count.
tournament-says-difference = How many one beat, minus how many one was beaten by, counts.
tournament-says-compared = All tables of a round have the same deals. What counts is one’s points minus the mean of the same seat at all other tables; nobody sees another table before the last has finished.
tournament-says-late = { $minutes } minutes a round; at a table still playing each gets { $late }.
tournament-says-knock-out = The best { $cut } go on; from each knock-out table { $knock_out }, until a final of { $final }.
tournament-says-final = The best { $final } play the final.
tournament-says-people = At most { $most } take part.
tournament-says-caps = { $nation ->
    [0] {""}
   *[other] At most { $nation } of a nation.
} { $club ->
    [0] {""}
   *[other] At most { $club } of a club.
}
tournament-log-corrected = Table { $table }: now { $points }
tournament-log-undrawn = The draw is taken back
tournament-log-empty = Nothing was corrected.
tournament-broke-off-closed = The game broke off: the operator of the server closed the table.
tournament-broke-off-empty = The game broke off: nobody was at the table for long.
tournament-broke-off-damaged = The game broke off: the log of the table is damaged.
