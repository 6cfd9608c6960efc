# The score pad: what may be noted, what does not fit, the command `foretell score`.

scorepad-key-name = name
scorepad-key-dealer = dealer
scorepad-key-finish = end
scorepad-key-play_off = play-off
scorepad-key-turn_up = turn-up
scorepad-key-trump = trump
scorepad-key-twist = twist
scorepad-key-uber = uber card
scorepad-key-bid = bid
scorepad-key-adjust = mended bid
scorepad-key-revoke = revoke
scorepad-key-grail = Holy Grail
scorepad-key-won = tricks taken

scorepad-entry-shape = A note has the keys n, key, value, and perhaps seat, not: { $value }
scorepad-entry-round = There is no round { $value }: rounds are 1 to { $most }, 0 is the pad itself.
scorepad-entry-key = There is no note { $value }: there are { $allowed }.
scorepad-entry-seat = { $what }: { $value } is no seat
scorepad-entry-no-seat = { $what }: is noted without a seat
scorepad-entry-value = { $what }: { $value } cannot be noted here
scorepad-entry-many = A pad has at most { $most } entries.
scorepad-entry-no-such-seat = { $what }: there are { $players } seats, 0 to { $last }
scorepad-entry-no-card = { $what }: the deck has no { $value }

scorepad-bad-players = { $number } names for { $count } players
scorepad-bad-name = { $value } is no name: it has 1 to 40 characters that print.
scorepad-bad-dealer = { $value } is no dealer: seats are 0 to { $most }.
scorepad-bad-keys = This is no score pad: it has the keys { $keys }.
scorepad-bad-format = This score pad has the format { $value }; this version reads { $format }.
scorepad-bad-lists = This is no score pad: players and entries are lists.

scorepad-play-off = The play-off is between others: those tied have changed.
scorepad-not-asked = { $who ->
    [none] This round has no { $what }: take the note back.
   *[other] { $who }: this round has no { $what } of this player: take the note back.
}
scorepad-seat-out = { $who } is not in this round: { $what } does not count.
scorepad-trump-none = A suit has to be named; “no trump” cannot be.
scorepad-trump-other = The turn-up makes trump: { $trump }.
scorepad-twist = { $twist } is not offered in this round.
scorepad-bid-range = { $who }: { $bid } tricks cannot be bid with { $size ->
    [one] one card
   *[other] { $size } cards
}.
scorepad-bid-barred = { $who } may not bid { $bid }: the bids would add up to { $size }.
scorepad-adjust = { $who } mends a bid of { $first } by one, not to { $bid }.
scorepad-revoke-trick = There is no trick { $trick } in this round: it has { $size }.
scorepad-won-sum = Tricks noted as taken: { $sum }. { $least ->
    [0] There were at most { $size }.
   *[other] There were { $size }.
}

## The terminal
scorepad-heading = Foretell · score pad · { $rules }
scorepad-over = Game over
scorepad-finished = Ended here
scorepad-deals = { $who } deals { $cards ->
    [one] one card
   *[other] { $cards } cards
}
scorepad-total = Total
scorepad-and = and
scorepad-sheet-revoke = rev.
scorepad-legend = Round, cards, trump; for each tricks/bid, points, total. ● dealt, ★ leads, ! does not fit, ? is hidden, rev. revoked.
scorepad-led-by = { $who } { $count ->
    [one] leads
   *[other] lead
} with { $points }.
scorepad-won-by = { $who } { $count ->
    [one] wins
   *[other] win
} with { $points }.
scorepad-fault-at = Round { $n }: { $why }
scorepad-mend = Enter goes through the round again, “c { $n }” too.
scorepad-ask-turn_up = Which card is turned up? (7h, w Wizard, j Jester)
scorepad-ask-trump = Which trump is named?
scorepad-ask-twist = What is added to this round?
scorepad-ask-uber = What beats everything? (Qs, K, jesters)
scorepad-ask-dealer = Play-off: who drew the deal?
scorepad-ask-bid = { $who } bids:
scorepad-ask-adjust = The bids add up. { $who } changes the bid by one:
scorepad-ask-grail = Who took the trick with the Holy Grail?
scorepad-ask-won = { $who } took:
scorepad-ask-anew = Round { $n }, { $what } { $old } – Enter keeps it
scorepad-ask-optional = Enter leaves it open
scorepad-ask-secret = (nobody looks, it is not shown)
scorepad-hints = ? help · q quit · u undo · c N corrects a round · r NAME revoke · s statistics · f finish
scorepad-hints-walk = Enter keeps · a number changes · - takes back · Esc leaves the round · ? help · q quit
scorepad-sure = End the game here? f once more ends it; anything else goes on.
scorepad-page-help = Help
scorepad-page-counts = Statistics
scorepad-help-note-title = Noting
scorepad-help-note = What is due is asked for, in the order of the round; a number and Enter notes it. Several numbers, as 1 0 2, are bids or tricks of the next ones. Tricks that follow from the others’ are noted by themselves.
    The card turned up, trump and the uber card need not be noted: Enter leaves them open.
scorepad-help-correct-title = Correcting
scorepad-help-correct = u takes the last note back. “c 3” goes through round 3 again: Enter keeps a number, another one takes its place. All that follows is counted anew. A whole note does as well, in the round that is asked for: bid Ada 2, won Ada 1, trump h, turn-up Qh; - in place of the value takes it back.
scorepad-help-special-title = Special
scorepad-help-special = “r Cy” notes that Cy revoked, “r Cy 3” in trick 3: the others have made their bids, Cy loses 20, the round ends. “name 2 Bea” calls the second player Bea. f ends the game early, f again lets it go on.
scorepad-help-keep-title = Keeping
scorepad-help-keep = Every note is written at once. “record FILE” writes the game’s record, which “foretell replay” reads. s shows statistics, sheet the whole sheet, rules the rules in plain words, q leaves.

scorepad-type-name = name
scorepad-type-dealer = dealer
scorepad-type-finish = finish
scorepad-type-play_off = play-off
scorepad-type-turn_up = turn-up
scorepad-type-trump = trump
scorepad-type-twist = twist
scorepad-type-uber = uber
scorepad-type-bid = bid
scorepad-type-adjust = adjust
scorepad-type-revoke = revoke
scorepad-type-grail = grail
scorepad-type-won = won
scorepad-line-key = “{ $said }”: no such note; there are { $allowed }
scorepad-line-with-name = { $key }: say whose: { $key } Ada 2
scorepad-line-who = “{ $said }”: nobody, or more than one, of { $names }
scorepad-line-value = { $key }: “{ $said }” is not understood
scorepad-line-revoke = A revoke: r NAME, or r NAME TRICK
scorepad-line-fits = “{ $said }” does not fit here: { $allowed }
scorepad-line-unknown = “{ $said }”: nothing here is called so; ? helps
scorepad-line-too-many = “{ $said }”: more numbers than are asked for; none is noted
scorepad-line-nothing-back = Nothing has been noted since you came.
scorepad-line-no-round = There is no round “{ $said }” to correct: c 1 to c { $most }
scorepad-line-nothing-open = No round is open: “c N” corrects one.
scorepad-line-record = Into which file? record FILE

scorepad-count-games = games
scorepad-count-wins = won
scorepad-count-rounds = rounds
scorepad-count-met = met
scorepad-count-over = over
scorepad-count-under = under
scorepad-count-mean = mean
scorepad-count-by-size = Bids met, by cards dealt
scorepad-count-extremes = Best and worst rounds
scorepad-count-best = best { $points } (game { $game }, round { $n })
scorepad-count-worst = worst { $points } (game { $game }, round { $n })
scorepad-count-legend = met: bids made exactly; over, under: bids of too many tricks, of too few; mean: points a round. Play-offs do not count.

## foretell score
scorepad-file-unreadable = cannot be read: { $why }
scorepad-file-long = is too long for a score pad: at most { $most } bytes
scorepad-file-no-json = is no score pad: it is not JSON
scorepad-file-there = { $file } is there already: “foretell score { $file }” goes on with it
scorepad-kept = Everything is kept in { $path }. “foretell score { $path }” goes on.
scorepad-made = { $path }: { $names }. “foretell score { $path }” notes on.
scorepad-no-names = Say who plays: foretell score new FILE --players Ada Ben Cy
scorepad-no-dealer = “{ $said }” does not play: { $names }
scorepad-no-file = Which score pad? foretell score FILE, or foretell score new FILE --players Ada Ben Cy
scorepad-one-way = Say one of { $options }
scorepad-noted = Round { $n }: { $what } noted. { $due }
scorepad-next = Next: { $due }
