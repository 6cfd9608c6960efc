# Tournaments: what does not fit, formats, the command `foretell tournament`.

tournament-preset-qualifier = A local qualifier: three preliminaries of ten rounds each, and a final table of four.
tournament-preset-german-championship = Five preliminaries at tables of four, Swiss; the best 64 play a knock-out, 64, 16, 4, 1.
tournament-preset-world-championship = Four qualification rounds of 45 minutes, drawn anew, and a final of four; two entrants a nation.
tournament-preset-league = A league table: players below minus players above, as many evenings as there are.

tournament-format-no-table = A format is a table of keys and values.
tournament-format-key = A format has no { $key }; its keys are { $allowed }
tournament-format-list = { $key }: { $value } is not a list that fits here
tournament-format-word = { $key }: { $value } is none of { $allowed }
tournament-format-range = { $key }: { $value } is not a whole number from { $low } to { $high }
tournament-format-sizes = least { $least }, tables { $tables }, most { $most }: the preferred size lies between the least and the most
tournament-format-by-rank = by_rank needs one list of points for each size of table from { $least } to { $most }
tournament-format-by-rank-order = by_rank: a lower place never brings more than a higher one
tournament-format-tie-breaks = tie_breaks: each stands there once
tournament-format-cut-final = cut and final belong together: how many go on, and how many sit in the final
tournament-format-knock-out-cut = knock_out needs a cut: how many go on after the preliminaries
tournament-format-cut-rounds = With a cut the number of preliminary rounds has to be said.
tournament-format-final = final: a table of { $final } is none of { $least } to { $most }
tournament-format-cut = cut { $cut }, final { $final }: a cut as large as the final needs no knock-out, a larger one needs knock_out, a smaller one is none
tournament-format-knock-out = knock_out { $knock_out }: fewer go on than sit at the smallest table, { $least }
tournament-format-cut-sizes = cut: { $cut } cannot be seated at tables of { $least } to { $most }
tournament-format-no-preset = There is no format { $said }: there are { $allowed }, or a file that ends in .toml

tournament-shape = This is no entry of a tournament: { $value }
tournament-shape-kind = There is no entry { $value }: there are { $allowed }
tournament-shape-value = { $key }: { $value } does not fit here
tournament-keys = This is no tournament: it has the keys { $keys }.
tournament-format = This tournament has the format { $value }; this version reads { $format }.
tournament-many-entries = A tournament has at most { $most } entries.

tournament-nobody = Nobody is called “{ $said }” here.
tournament-no-number = There is no number { $number }: numbers are 1 to { $people }.
tournament-there = { $name } takes part already.
tournament-many = At most { $most } people take part.
tournament-too-late = { $name } comes too late: the preliminaries are over.
tournament-nation-missing = Say the nation: at most { $most } of one may take part.
tournament-nation-full = { $group }: at most { $most } of a nation may take part.
tournament-club-missing = Say the club: at most { $most } of one may take part.
tournament-club-full = { $group }: at most { $most } of a club may take part.
tournament-out-already = { $name } has withdrawn already.
tournament-in-already = { $name } takes part; only who withdrew can come back.
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
