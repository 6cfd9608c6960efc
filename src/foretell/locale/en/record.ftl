# What is wrong in a game record, and what replaying one tells. See record/ and cli/replay.py.
# Words in front of a colon, such as bids, are keys of the file.

record-seat = seat { $number }
record-at-round = round { $round }: { $what }
record-at-trick = round { $round }, trick { $trick }: { $what }
record-at-seat = round { $round }, { $who }: { $what }
record-at-card = round { $round }, trick { $trick }, { $who }: { $what }

## The file
record-unreadable = cannot be read: { $why }
record-folder = cannot be read: a folder
record-long = longer than { $most } bytes: no game record
record-long-here = longer than { $most } bytes: not looked through here
record-no-text = line { $line }: not a text in UTF-8
record-toml = line { $line }, column { $column }: { $why }
record-toml-end = line { $line }: { $why }, at the end of the text
record-toml-else = no TOML: { $why }
record-many = more keys, values and lines than any game record has
record-deep = nested too deeply
record-digits = a number of thousands of digits
record-no-records = there is no record in this folder, no { $ending } file
record-address = replay reads files; download the record of the game first: …/games/ID/record.toml
record-no-saved = no [{ $table }] table: a record, not a game to go on with
record-bad-saved = [{ $table }]: needs a seed, and bots with one empty seat

## Its keys and values
record-format-missing = format: missing; this reader reads format { $format }
record-format-other = format: { $value } is not read here, only format { $format }
record-rules = rules: { $why }
record-no-rules = rules: { $value } is neither the name of a preset nor a table
record-players-count = players: { $number } names instead of 1 to { $most }
record-names-count = players: { $number } names for { $players } players
record-no-rounds = rounds: is not a list of tables [[rounds]]
record-swap = swap: the anniversary cards (Werewolf) are not played yet
record-no-key = { $key }: rounds have no such key
record-size-and-hands = size: a score pad’s round has no hands, one with hands no size
record-no-number = { $key }: { $value } is not a whole number
record-no-quotes = { $key }: { $value } is not a text in quotes
record-no-texts = { $key }: { $value } is not a list of texts
record-no-numbers = { $key }: { $value } is not a list of whole numbers
record-no-revoke = { $key }: { $value } is not like {"{"} seat = 1, trick = 3 {"}"}
record-long-number = a very long number
record-values-count = { $key }: { $number } values instead of { $count }
record-half-character = half a character cannot be written in UTF-8
record-no-tag = { $key }: is no tag but a key of the format
record-bad-tags = tags: { $why }
record-deep-tags = tags: nested too deeply
record-no-history = a sampled game has no history to write

## What is missing, or too much
record-missing = { $key }: missing
record-missing-later = { $key }: missing, but the round has { $later }
record-missing-round = { $key }: missing, but another round follows
record-own-missing = { $key }: its own is missing
record-own-missing-later = { $key }: its own is missing, but the round has { $later }
record-own-missing-round = { $key }: its own is missing, but another round follows
record-bid-skipped = bids: its own is missing, yet { $who } has bid
record-card-skipped = { $key }: its own is missing, yet that of { $who } is given
record-not-asked = { $key }: the rules do not ask for it in this round
record-trick-missing = revoke: the trick is missing

## Cards
record-no-mark = { $card }: after a card stands ! or = and Z, N or a suit (Me=Z, Zc!)
record-anniversary = { $card }: the anniversary cards are not played yet
record-between-tricks = { $cards }: the anniversary cards (Juggler, Cloud, Witch) are not played yet
record-not-in-deck = { $card }: this deck has no such card
record-no-card = { $card } is no card
record-hand-count = hands: { $number } cards instead of { $count }
record-twice = { $card }: is there twice
record-turn-up-missing = turn_up: missing, yet a card is turned up
record-turn-up-extra = turn_up: { $card }, yet no card is turned up

## Who deals
record-no-play-off = play_off: no play-off is due
record-over = the game is over: no round follows
record-other-dealer = dealer: { $dealer }, yet { $who } deals, dealer = { $due }
record-play-off-missing = play_off: missing, yet { $who } are tied for first: { $due }
record-other-play-off = play_off: { $given }, yet { $who } are tied for first: { $due }
record-not-tied = dealer: { $dealer }, yet only { $who } are in the play-off: { $due }
record-no-seat = dealer: { $dealer }, yet a record of { $players } players counts its seats 0 to { $last }

## Naming and bids
record-named-none = trump: none cannot be named, only { $allowed }
record-not-offered = { $key }: { $value } is not offered, only { $allowed }
record-uber-allowed = a suit card of this deck, a rank or jesters
record-no-bidder = bid { $bid }: this seat does not bid
record-zero-bid = bid { $bid }: every bid is zero in this round
record-mend = adjust: { $bid }: allowed are { $allowed }
record-bid-range = bid { $tried }: from 0 to { $most }
record-uneven-bid = bid { $tried }: the last bid may not make the bids add up to { $most }: allowed are { $allowed }

## Play
record-must-follow = { $tried }: must follow { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
   *[3] spades
}, holds { $held }
record-not-held = { $tried }: not held, holds { $held }
record-holds-nothing = { $tried }: not held, holds nothing
record-allowed = { $tried }: allowed are { $allowed }
record-out = { $key }: { $card }: this seat is out
record-tricks-count = tricks: { $number } instead of { $count }
record-trick-count = { $number } cards instead of { $count }
record-nothing-said = { $card }: nothing can be said with this card
record-says-nothing = { $card } says nothing, allowed are { $allowed }
record-not-playable = { $card } cannot be played as { $mark }, allowed are { $allowed }

## A revoke
record-revoke = revoke: { $who }, trick { $number }: { $why }
record-revoke-seat = seat = { $seat }
record-did-not-revoke = that seat did not revoke in that trick
record-prevents = this table prevents revokes
record-between = a revoke is called between two tricks
record-does-not-play = that seat does not play in this round
record-not-finished = that trick has not been finished
record-revoke-nobody = revoke: { $who } does not play
record-no-trick = revoke: there is no trick { $number }

## Points
record-wrong-values = { $key }: { $given } instead of { $right }
record-wrong-size = size: { $given } instead of { $due }
record-wrong-won = won: { $given } in a round of size { $size }
record-bonus-none = bonus: { $given }, yet the rules give none in this round
record-bonus-one = bonus: { $given }, yet one seat gets { $due }
record-bonus-unearned = bonus: { $who } did not meet the bid

## What replaying tells
record-right = { $right } of { $all ->
    [one] 1 record is right.
   *[other] { $all } records are right.
}
record-line = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
record-line-unfinished = { record-line }, unfinished
record-complete = { $rules }, complete
record-unfinished = { $rules }, unfinished
record-own-rules = own rules from { $preset }
record-cards = cards
record-trump = trump
record-no-trump = none
record-sheet-how = ○ deals; in the box bid and tricks; then points and the total
record-sheet-short = ○ deals; in the box bid and tricks; then the total
