# What foretell odds prints. See cli/odds.py and analysis/.

odds-one-title = { $players } players, { $card } led, { $up } up, trump { $trump }
odds-one-title-no-trump = { $players } players, { $card } led, { $up } up, no trump
odds-wins = wins
odds-bid = bid { $bid }
odds-expected = points expected
odds-worth = worth bidding
odds-informed-dealer = A Wizard is up: the dealer named this trump after seeing their card, so the opponents’ cards are not random and this chance is only that of the random model.

odds-title = Round 1, { $players } players: the leader wins, in %
odds-card = card
odds-star = * worth a bid of 1 (a chance of 3/7 or more), – cannot be.
odds-informed-dealers = After a Wizard the dealer named trump having seen their card: there the chances are only those of random opponents, which is the wrong model.
odds-smallest = The smallest card worth a bid of 1
odds-situation = situation
odds-turned = turned up
odds-chance = chance
odds-any = any

odds-at-suit-up-off-suit = suit up, off suit
odds-at-trump-lower-card-up = trump, lower card up
odds-at-trump-higher-card-up = trump, higher card up
odds-at-suit-up-trump = suit up, trump
odds-at-jester-up = Jester up
odds-at-wizard-up-off-suit = Wizard up, off suit
odds-at-wizard-up-trump-named = Wizard up, trump named

odds-playing = Playing the round out, deal by deal …
odds-hand-title = { $players } players, place { $place } in the bidding: { $hand }
odds-hand-up = ; { $card } up
odds-hand-before = ; bids before: { $bids }
odds-hand-bid = bid
odds-hand-points = points
odds-hand-behind = behind the best
odds-hand-best = the best
odds-hand-tricks = Tricks with a bid of { $bid }
odds-hand-model = Means of { $worlds } deals that fit what the hand sees, with { $bot } in every seat, the own one too; ± is one standard error of the mean.
odds-hand-belief = Deals are kept the more often, the better the bids made before fit them.
odds-hand-named = The dealer named trump after seeing the own cards; the deals do not know that.
