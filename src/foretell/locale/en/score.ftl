# The score pad in the terminal: terminal/score/ and `foretell score`.

score-heading = Foretell · score pad · { $rules }
score-over = Game over
score-finished = Ended here
score-deals = { $who } deals { $cards ->
    [one] one card
   *[other] { $cards } cards
}
score-total = Total
score-and = and
score-sheet-revoke = rev.
score-legend = Round, cards, trump; for each tricks/bid, points, total. ● dealt, ★ leads, ! does not fit, ? is hidden, rev. revoked.
score-led-by = { $who } { $count ->
    [one] leads
   *[other] lead
} with { $points }.
score-won-by = { $who } { $count ->
    [one] wins
   *[other] win
} with { $points }.
score-fault-at = Round { $n }: { $why }
score-mend = Enter goes through the round again, “c { $n }” too.
score-ask-turn_up = Which card is turned up? (7h, w Wizard, j Jester)
score-ask-trump = Which trump is named?
score-ask-twist = What is added to this round?
score-ask-uber = What beats everything? (Qs, K, jesters)
score-ask-dealer = Play-off: who drew the deal?
score-ask-bid = { $who } bids:
score-ask-adjust = The bids add up. { $who } changes the bid by one:
score-ask-grail = Who took the trick with the Holy Grail?
score-ask-won = { $who } took:
score-ask-anew = Round { $n }, { $what } { $old } – Enter keeps it
score-ask-optional = Enter leaves it open
score-ask-secret = (nobody looks, it is not shown)
score-hints = ? help · q quit · u undo · c N corrects a round · r NAME revoke · s statistics · f finish
score-hints-walk = Enter keeps · a number changes · - takes back · Esc leaves the round · ? help · q quit
score-sure = End the game here? f once more ends it; anything else goes on.
score-page-help = Help
score-page-counts = Statistics
score-help-note-title = Noting
score-help-note = What is due is asked for, in the order of the round; a number and Enter notes it. Several numbers, as 1 0 2, are bids or tricks of the next ones. Tricks that follow from the others’ are noted by themselves.
    The card turned up, trump and the uber card need not be noted: Enter leaves them open.
score-help-correct-title = Correcting
score-help-correct = u takes the last note back. “c 3” goes through round 3 again: Enter keeps a number, another one takes its place. All that follows is counted anew. A whole note does as well, in the round that is asked for: bid Ada 2, won Ada 1, trump h, turn-up Qh; - in place of the value takes it back.
score-help-special-title = Special
score-help-special = “r Cy” notes that Cy revoked, “r Cy 3” in trick 3: the others have made their bids, Cy loses 20, the round ends. That is for a revoke found after its trick. Noticed before the next card, it is put right; later within the trick, it goes back with the cards after it. Neither costs points: note nothing. “name 2 Bea” calls the second player Bea. f ends the game early, f again lets it go on.
score-help-keep-title = Keeping
score-help-keep = Every note is written at once. “record FILE” writes the game’s record, which “foretell replay” reads. s shows statistics, sheet the whole sheet, rules the rules in plain words, q leaves.

score-type-name = name
score-type-dealer = dealer
score-type-finish = finish
score-type-play_off = play-off
score-type-turn_up = turn-up
score-type-trump = trump
score-type-twist = twist
score-type-uber = uber
score-type-bid = bid
score-type-adjust = adjust
score-type-revoke = revoke
score-type-grail = grail
score-type-won = won
score-line-key = “{ $said }”: no such note; there are { $allowed }
score-line-with-name = { $key }: say whose: { $key } Ada 2
score-line-who = “{ $said }”: nobody, or more than one, of { $names }
score-line-value = { $key }: “{ $said }” is not understood
score-line-revoke = A revoke: r NAME, or r NAME TRICK
score-line-fits = “{ $said }” does not fit here: { $allowed }
score-line-unknown = “{ $said }”: nothing here is called so; ? helps
score-line-too-many = “{ $said }”: more numbers than are asked for; none is noted
score-line-nothing-back = Nothing has been noted since you came.
score-line-no-round = There is no round “{ $said }” to correct: c 1 to c { $most }
score-line-nothing-open = No round is open: “c N” corrects one.
score-line-record = Into which file? record FILE

score-count-games = games
score-count-wins = won
score-count-rounds = rounds
score-count-met = met
score-count-over = over
score-count-under = under
score-count-mean = mean
score-count-by-size = Bids met, by cards dealt
score-count-extremes = Best and worst rounds
score-count-best = best { $points } (game { $game }, round { $n })
score-count-worst = worst { $points } (game { $game }, round { $n })
score-count-legend = met: bids made exactly; over, under: bids of too many tricks, of too few; mean: points a round. Play-offs do not count.

## foretell score
score-file-unreadable = cannot be read: { $why }
score-file-long = is too long for a score pad: at most { $most } bytes
score-file-no-json = is no score pad: it is not JSON
score-file-there = { $file } is there already: “foretell score { $file }” goes on with it
score-as-begun = an existing pad keeps what it was begun with: leave out { $options }
score-kept = Everything is kept in { $path }. “foretell score { $path }” goes on.
score-made = { $path }: { $names }. “foretell score { $path }” notes on.
score-no-names = Say who plays: foretell score new FILE --players Ada Ben Cy
score-drawn = Lots are drawn: { $who } deals first.
score-no-dealer = “{ $said }” does not play: { $names }
score-no-file = Which score pad? foretell score FILE, or foretell score new FILE --players Ada Ben Cy
score-noted = Round { $n }: { $what } noted. { $due }
