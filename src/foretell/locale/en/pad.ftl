# The page of the score pad for real cards.

pad-title = Score pad
pad-lead = For games with real cards: note bids and tricks on one phone; points, totals and the next dealer come by themselves, without a network too.
pad-new = New score pad
pad-all = Score pads
pad-none = None on this device yet.
pad-drop = Delete
pad-drop-one = Delete: { $names }
pad-drop-sure = Delete it from this device? What a server has of it stays under its link.
pad-drop-only = Delete it? Not all of it is on a server: this may be the only copy.
pad-who = Who plays, clockwise
pad-player = Player { $number }
pad-add = Player
pad-remove = Remove { $who }
pad-deals-first = Deals first
pad-deals-first-who = { $who } deals first
pad-draw-dealer = Draw the dealer
pad-seats-how = The circle marks who deals first.
pad-rules = Rules
pad-own-rules = Own rules
pad-not-so-many = { $rules } is for { $players } players.
pad-begin = Start

pad-now = Now
pad-round-of = Round { $number } of { $total }
pad-round = Round { $number }
pad-play-off = Play-off
pad-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
pad-deals = { $who } deals
pad-is-trump = is trump
pad-no-trump = no trump
pad-blind = bid before you look
pad-forehead = bid without seeing your own card
pad-trump = Trump
pad-turned-up = Turned up
pad-wizard-up = Wizard up
pad-uber = Beats everything
pad-twist = What does the dealer name for this round?
pad-lots = { $who } are tied: draw lots. Who deals?
pad-bids = { $who } bids
pad-adjusts = { $who } must bid one more or one less
pad-barred = the bids may not add up to the tricks
pad-bids-so-far = Bids so far: { $bids } of { $tricks } tricks
pad-secret-pass = Pass the phone to { $who }
pad-secret-open = I am { $who }
pad-secret-why = Bids are made in secret: { $done } of { $count } are in.
pad-secret-then = Then pass the phone to { $who }.
pad-secret-last = Then all bids are shown.
pad-secret-delayed = The bids are shown when the round is scored.
pad-tricks = Tricks taken
pad-bid-of = bid { $bid }
pad-won-of = { $who }: { $won ->
    [one] one trick
   *[other] { $won } tricks
}
pad-fewer = { $who }: one fewer
pad-more = { $who }: one more
pad-grail = Who took the Holy Grail?
pad-grail-nobody = nobody
pad-sum-right = { $tricks ->
    [one] The trick is counted.
   *[other] All { $tricks } tricks are counted.
}
pad-sum-left = { $count ->
    [one] One trick of { $tricks } is missing.
   *[other] { $count } tricks of { $tricks } are missing.
}
pad-sum-over = { $count ->
    [one] One trick too many: there are { $tricks }.
   *[other] { $count } tricks too many: there are { $tricks }.
}
pad-score = Score the round
pad-revoke = Revoke …
pad-revoke-how = Noticed before the next card, it is put right; later within the trick, it goes back with the cards after it. Neither costs points: note nothing. Found after the trick, it ends the round: all others are taken to have met their bids, and who revoked scores { $points }. Who was it?
pad-revoke-trick = In which trick?
pad-revoke-unknown = nobody knows
pad-undo = Take back
pad-fault = Round { $number }: { $why }
pad-mend = Mend round { $number }
pad-correct = Correct round { $number }
pad-correct-how = Everything after it is counted anew.
pad-correct-save = Correct
pad-correct-empty = Empty this round
pad-correct-secret = The bids of this round are still secret. If one of them is wrong, empty the round and let the phone go round again.
pad-dealer = Dealer
pad-revoke-column = Revoked
pad-twist-column = Named by the dealer
pad-twist-is = Named for this round: { $twist }
pad-names = Names
pad-bid-column = Bid
pad-won-column = Tricks
pad-adjusted = Mended bid

pad-cell-bid = bid { $bid }
pad-cell-won = took { $won }
pad-cell-points = { $points } points, { $total } in all
pad-cell-deals = deals
pad-drops-out = { $who } drops out.
pad-sheet-how = In each box the bid, then the tricks; a circle for the dealer.
pad-sheet-tap = Tap a round to correct it.
pad-sheet-play-off = ★ is a play-off.
pad-winners = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
pad-ended = The game has ended.
pad-rematch = Rematch
pad-go-on = Go on after all
pad-finish = Finish here
pad-chart = Course of the game
pad-figures = Statistics
pad-games = { $count } games
pad-name = Name
pad-hits = Bids met
pad-over = Over
pad-under = Under
pad-best = Best
pad-worst = Worst
pad-by-size = Bids met by cards dealt
pad-cards-column = Cards

pad-share = Let others look on
pad-share-how = Who has the link sees the sheet as it grows, and can ask for the pencil.
pad-print = Print the sheet
pad-record = Game record
pad-saved = Saved here and on the server.
pad-waits = { $count ->
    [0] Saved here. The server cannot be reached just now.
    [one] Saved here; one note waits for the server.
   *[other] Saved here; { $count } notes wait for the server.
}
pad-lasts = Works without a network, after closing and restarting too.
pad-lasts-open = Without a network it works as long as this page stays open; what was noted is kept on this phone.
pad-not-kept = This browser keeps nothing: leave the page open.
pad-lost = The server takes no more notes from here; they are kept on this phone.
pad-pencil = The pencil
pad-moved = The server has other notes of this pad than this phone. On a copy you go on with those of the server.
pad-looks-on = Another phone holds the pencil; you look on.
pad-closed = Another version of this pad was chosen.
pad-your-name = Your name
pad-somebody = Somebody
pad-ask = Ask for the pencil
pad-has-asked = Asked: the phone with the pencil shows it.
pad-asked = { $who } asks for the pencil.
pad-hand = Hand it to { $who }
pad-hand-later = First score the round: bids that are still secret are only on this phone.
pad-copy = Go on without it
pad-copy-how = You go on with a copy. Should the other phone come back, both versions are shown and one is chosen; nothing is mixed.
pad-copy-sure = Go on with a copy
pad-versions = Two versions
pad-versions-copy = You go on with a copy of another pad.
pad-versions-copied = Somebody went on with a copy of this pad.
pad-versions-away = There is another version of this pad; the server cannot be reached to show it.
pad-this = This one
pad-other-version = The other one
pad-rounds-scored = Rounds scored
pad-choose-this = Keep this one
pad-choose-other = Keep the other one

pad-codes = Codes for ratings
pad-codes-how = Whoever has their games rated can claim their name here: with this code, under Ratings on their own page. When the game is over it counts among those who did. New codes void the old ones.
pad-codes-show = Show the codes
pad-codes-new = New codes
pad-code-taken = claimed
