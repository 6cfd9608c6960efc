# The score pad: what may be noted, and what does not fit. See scorepad/.

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
