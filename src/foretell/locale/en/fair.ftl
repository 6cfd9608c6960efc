# Whether the deals of a game are those that its seeds give. See fair/ and cli/verify.py.

## What came of it
fair-verdict-verified = verified
fair-verdict-failed = failed
fair-verdict-not-verifiable = not verifiable
fair-verdict-committed = committed
fair-no-game = no game
fair-ok = ok
fair-failed = FAILED
fair-note = note
fair-said = { $what }

## The checks, and what each makes sure of
fair-check-shape = shape
fair-check-seats = seats
fair-check-server = server
fair-check-commitments = commitments
fair-check-transcript = transcript
fair-check-first-dealer = first dealer
fair-check-rounds = rounds
fair-check-decks = decks
fair-check-hands = hands
fair-check-turn-ups = turn-ups
fair-check-draws = draws
fair-check-record = record
fair-check-kept = kept
fair-check-list = list
fair-about-shape = it is a bundle of fair1, and complete
fair-about-seats = the seats stand in order, as many as the rules have players
fair-about-server = the server’s seed is the one it committed to
fair-about-commitments = each player’s seed is the one that seat committed to
fair-about-transcript = all seeds were revealed before cards were dealt
fair-about-first-dealer = the seeds, the table or the rules chose who deals first
fair-about-rounds = no deal is missing, from the first to the record’s last
fair-about-decks = each deck is the one that the seeds give
fair-about-hands = each hand is what the deck deals to that seat
fair-about-turn-ups = each turned-up card is the next card of the deck
fair-about-draws = each card pulled and each lot is the one that the seeds give
fair-about-record = the game record follows the rules and tells of the same deals
fair-about-kept = it agrees with what you saw and kept
fair-about-list = the server’s public list tells the same

## Notes
fair-note-named = the table named seat { $seat } to deal first, not the seeds
fair-note-bots = only bots gave seeds: the server could have chosen these cards
fair-note-committed = nobody’s seed is in these deals: the server made them alone. It cannot have changed them since the commitment was shown; compare that with the one you saw
fair-note-event = several tables had these deals, on purpose: the seeds are those of the people at all of them
fair-note-no-cards = no cards were dealt
fair-note-stopped = the game stopped in round { $round }
fair-note-alone = checked from the bundle alone, not against what you saw and kept

## No bundle at all
fair-shape-twice = the key { $key } stands twice in one place: readers would differ
fair-shape-empty = empty: no JSON
fair-shape-deep = nested too deeply
fair-shape-no-json = line { $line }, column { $column }: no JSON
fair-shape-no-text = not a text in UTF-8: no JSON
fair-shape-digits = a number of thousands of digits
fair-shape-no-number = { $name } is no number of JSON
fair-shape-no-object = a bundle is a JSON object
fair-shape-scheme = the scheme is not fair1: nothing else can be checked here
fair-shape-game = game: not 1 to 100 visible ASCII characters without a bar
fair-shape-hash = { $name }: not 64 characters 0-9 a-f

## The seeds
fair-lame = it cannot be checked: the seeds, the rules or the record do not hold
fair-seats = the seats are { $found }, not 0, 1, 2 … in this order
fair-server = the server’s seed is not the one that it committed to before the deal
fair-commitment = seat { $seat }: the seed is not the one that this seat committed to
fair-not-revealed = seat { $seat } revealed no seed, yet cards were dealt
fair-no-such-dealer = the table named a seat { $seat } to deal first, and there is none
fair-other-dealer = seat { $seat } dealt first, yet it was for seat { $due } to deal
fair-kept-commit = the server’s commitment is not the one that you were shown
fair-kept-pinned = the commitments of all players are not those that you were shown
fair-kept-seed = your seed is not the one that is used for your seat
fair-kept-dealer = you saw seat { $seat } deal first, not seat { $other }
fair-kept-gone = round { $round }: you saw it dealt, and the bundle does not have it
fair-kept-hand = round { $round }: your hand is not the one that you were dealt
fair-kept-turn-up = round { $round }: the turned-up card is not the one that you saw

## The deals
fair-numbered = the deals are numbered { $found }, not 1, 2, 3 …
fair-numbered-missing = the deals are numbered { $found }, not 1, 2, 3 …: missing { $missing }
fair-count = the bundle has { $number } deals, the record { $count }
fair-deck = round { $round }: not the deck of the seeds: place { $place } is { $given }, the seeds give { $right }
fair-deck-short = round { $round }: not the deck of the seeds: nothing is at place { $place }, the seeds give { $right }
fair-deck-long = round { $round }: not the deck of the seeds: place { $place } is { $given }, and the deck of the seeds has no such place
fair-hands = round { $round }: hands of { $sizes } cards cannot be dealt
fair-hand = round { $round }, seat { $seat }: the hand is not what the deck deals to it
fair-turn-up = round { $round }: { $card } is turned up, yet the next card of the deck is { $due }
fair-turn-up-none = round { $round }: { $card } is turned up, yet the deck is dealt out
fair-draws = round { $round }: the draws listed are not those of the record
fair-draw = round { $round }, draw { $number }: { $given } was drawn, the seeds give { $due }
fair-seat = seat { $seat }

## The record
fair-no-rules = the rules are none: { $why }
fair-broken-record = the record breaks the rules: { $why }
fair-real-cards = the record is of real cards: nothing was dealt here
fair-other-rules = the record is of other rules than the bundle
fair-record-dealer = round { $round }: the record says seat { $seat } dealt
fair-record-hands = round { $round }: the record has other hands
fair-record-turn-up = round { $round }: the record says { $card } was turned up
fair-record-no-turn-up = round { $round }: the record says no card was turned up

## The public list
fair-line-no-object = not an object with game, C, T, S and outcome
fair-line-no-hash = a game’s id or a hash is not written as fair1 writes it
fair-line-outcome = the outcome is none of { $outcomes }
fair-line-shut = the seed does not open the commitment
fair-line-used = this seed has been used for another game
fair-list-line = line { $line }: { $what }
fair-list-lines = the list has { $number } lines for this game, not one
fair-list-no-line = the list has no lines for this game, not one
fair-list-other = { $name } of this game is another one in the list
fair-list-over = the list says { $outcome }, the record is over
fair-list-not-over = the list says { $outcome }, the record is not over
