# What a set of rules says, sentence by sentence. See rules/explain.py.

rules-ruling = (ruling)
-ruling = (ruling)

## Sections
rules-section-table = The table and the cards
rules-section-rounds = The rounds
rules-section-trump = Trump
rules-section-bids = The bids
rules-section-play = Play
rules-section-points = Points
rules-section-end = The end

## Which rounds
rules-when-always = in every round
rules-when-never = in no round
rules-when-first = in the first round
rules-when-last = in the last round
rules-when-size-from =
    { $low ->
        [one] in rounds of one card or more
       *[other] in rounds of { $low } cards or more
    }
rules-when-size-is =
    { $low ->
        [one] in rounds of one card
       *[other] in rounds of { $low } cards
    }
rules-when-rounds = in rounds { $low } to { $high }
rules-when-from = from round { $low } on
rules-when-round = in round { $low }
rules-when-every =
    { $low ->
        [one] in every round
       *[other] in rounds { $low }, { $double }, { $triple } …
    }
rules-when-chosen = in the chosen rounds
rules-when-otherwise = otherwise
rules-by-round = { $when }: { $sentence }

## Cards
rules-rank =
    { $rank ->
        [T] 10
        [Z] W
        [N] J
       *[other] { $rank }
    }
rules-card-Z = Wizard { $suit }
rules-card-N = Jester { $suit }
rules-card-Me = Merlin
rules-card-Mo = Morgan le Fay
rules-card-Ex = Excalibur
rules-card-Gr = the Holy Grail
rules-and = { $most } and { $last }
rules-or = { $most } or { $last }

## The table and the cards
rules-players =
    { $players ->
        [one] One plays alone.
       *[other] { $players } players.
    }
rules-deck-60 = The deck has 60 cards: four suits with the ranks 2 to 10, J, Q, K, A from the lowest up, four Wizards and four Jesters.
rules-deck-36 = The deck has 36 cards: four suits with the ranks 1 to 8, two Wizards and two Jesters.
rules-add-none = No card comes into the deck.
rules-add = These come into the deck: { $cards }. All of them may be played at any time.
rules-add-Me = Merlin is played as a Wizard or as a Jester, as its player says; turned up it is a Wizard { -ruling }.
rules-add-Mo = Morgan le Fay beats everything, but is ignored when the Holy Grail is in the trick; for following suit, and turned up, she is a Wizard { -ruling }.
rules-add-Ex = With Excalibur in it a trick counts for nobody; the sword itself is ignored, who would have won leads next. For following suit, and turned up, it is a Jester { -ruling }.
rules-add-Gr = The Holy Grail wins the trick over everything when it is the second, fourth or sixth card in it, else it is ignored; for following suit, and turned up, it is a Jester { -ruling }.
rules-drop-none = No card is taken out of the deck.
rules-drop = These are taken out of the deck: { $cards }.
rules-aside-0 = No cards lie beside the table.
rules-aside =
    { $aside ->
        [one] One card lies face down beside the table; it is turned up for trump.
       *[other] { $aside } cards lie face down beside the table; one of them is turned up for trump.
    }
rules-cancels-none = No card cancels a trick.
rules-cancels = { $cards } { $number ->
        [one] follows suit as ever and cancels the trick it is in
       *[other] follow suit as ever and cancel the trick they are in
    }: it counts for nobody, and who led it leads again { -ruling }.
rules-roles-printed = Wizards are Wizards and Jesters are Jesters.
rules-roles-alternate = In odd rounds all Wizards and Jesters are Wizards, in even rounds all are Jesters, so also when turned up { -ruling }.
rules-roles-called = A Wizard counts as a Jester unless its player calls “Gizzard!”, a Jester counts as a Wizard unless its player calls “Fester!”; the call is made as the card is played, and a card turned up counts as printed { -ruling }.
rules-suited-true = Wizards and Jesters bear the suits printed on them; it matters only where a Wizard makes trump { -ruling }.
rules-suited-false = Wizards and Jesters bear no suit; where a Wizard makes trump, its player names the suit.
rules-dummies-0 = There is no dummy.
rules-dummies-1 = A dummy is dealt cards too: the deal goes round from the dealer’s left, with the dummy after the second player { -ruling }. Three of its cards lie face up, and after each trick the next of its pile comes to them, in order { -ruling }. After the leader’s card the leader picks a card of the dummy, which must follow like any player; then the other player plays. The dummy may win tricks; they count for nobody, and the same player leads again { -ruling }.
rules-dummies-2 = Two dummies turn over their cards in the order dealt and need not follow suit, but you follow what they lead. You alone bid and score; you lead the first trick of each round and name trump where a dealer would; after that whoever wins leads, and the turn goes from you to the first dummy, then to the second, which counts as the dealer { -ruling }.

## The rounds
rules-sizes-up =
    { $rounds ->
        [one] One round of { $last } cards.
       *[other] { $rounds } rounds: one card each in the first, then one more in every round, { $last } in the last.
    }
rules-sizes-by-two =
    { $rounds ->
        [one] One round of { $last } cards.
       *[other] { $rounds } rounds: { $first ->
            [one] one card
           *[other] { $first } cards
        } each in the first, then two more in every round, { $last } in the last.
    }
rules-sizes-down =
    { $rounds ->
        [one] One round of { $last } cards.
       *[other] { $rounds } rounds: { $first } cards each in the first, then one fewer in every round, { $last } in the last.
    }
rules-sizes-up-down =
    { $rounds ->
        [one] One round of { $last } cards.
       *[other] { $rounds } rounds: one card each in the first, up to { $most } and down again, { $last } in the last { -ruling }.
    }
rules-sizes-all =
    { $rounds ->
        [one] One round of { $most } cards each, as many as there are for all.
       *[other] { $rounds } rounds of { $most } cards each, as many as there are for all.
    }
rules-sizes-list =
    { $rounds ->
        [one] One round of { $list } cards.
       *[other] { $rounds } rounds of { $list } cards.
    }
rules-sizes-repeat = Every round deals { $last } cards to each.
rules-plan-up = One card in the first round, then one more in every round.
rules-plan-by-two = Half the rounds: two more cards each time, and the most there are in the last.
rules-plan-down = The most cards in the first round, then one fewer in every round.
rules-plan-up-down = One card in the first round, up to the most and down again.
rules-plan-all = As many cards as there are for all, in every round; say how many rounds.
rules-rounds-0 = All rounds of the plan are played.
rules-rounds =
    { $rounds ->
        [one] Only the first round of the plan is played.
       *[other] Only the first { $rounds } rounds of the plan are played.
    }
rules-rounds-first = The first dealer is drawn by lot, or is a seat that is named; cards are dealt one at a time, from the dealer’s left { -ruling }.
rules-rounds-deal = The deal passes to the left, and all cards are shuffled again for each round.
rules-rounds-shuffle = All cards are shuffled again for each round.
rules-eliminate-0 = Everybody plays to the end.
rules-eliminate =
    { $every ->
        [1] After every round
        [2] After every second round
        [3] After every third round
       *[other] After every { $every } rounds
    } the lowest total drops out; a tie for lowest drops nobody, and that drop is not made up { -ruling }. The game ends when one is left, or after the last round; those left rank above those out, the later out the higher { -ruling }. Turn, deal, left and right skip seats that are out { -ruling }.
rules-target-0 = No total ends the game early.
rules-target = The game ends after the round in which somebody reaches { $target } points; until then more rounds of { $last ->
        [one] one card
       *[other] { $last } cards
    } follow, up to { $rounds } rounds in all { -ruling }. If several get there at once, the higher total wins; equal totals play another round { -ruling }.

## Trump
rules-trump-turned = After the deal a card is turned up. A suit card makes its suit trump, a Jester means no trump; at a Wizard the dealer looks at their hand and names one of the four suits. Where the last round leaves no card, there is no trump; nor in any other round that leaves none { -ruling }.
rules-trump-turned-no-wizard = After the deal a card is turned up. A suit card makes its suit trump, and a Jester means no trump. Where the last round leaves no card, there is no trump; nor in any other round that leaves none { -ruling }.
rules-trump-turned-no-jester = After the deal a card is turned up. A suit card makes its suit trump; at a Wizard the dealer looks at their hand and names one of the four suits. Where the last round leaves no card, there is no trump; nor in any other round that leaves none { -ruling }.
rules-trump-turned-no-wizard-no-jester = After the deal a card is turned up: its suit is trump. Where the last round leaves no card, there is no trump; nor in any other round that leaves none { -ruling }.
rules-trump-c = Clubs are trump; no card is turned up.
rules-trump-d = Diamonds are trump; no card is turned up.
rules-trump-h = Hearts are trump; no card is turned up.
rules-trump-s = Spades are trump; no card is turned up.
rules-trump-none = There is no trump; no card is turned up.
rules-trump_changes-never = Trump stays as it is for the whole round.
rules-trump_changes-wizards = Each Wizard played makes its suit trump at once, until the next Wizard or the end of the round, also where there was no trump; the winner and the led suit of the trick itself do not change { -ruling }.
rules-trump_changes-deuces = A deuce that counts as a Wizard leaves trump as it is { -ruling }.
rules-uber-false = No card beats the Wizards by being named.
rules-uber-true = The dealer, after trump, names an uber card: a suit card, a rank, or the Jesters. It beats everything, Wizards too, and the first one played wins. Only that changes: it leads and follows as before { -ruling }.
rules-twist-none = A Wizard turned up changes nothing but trump.
rules-twist = When a Wizard is turned up, the dealer must also name { $number ->
        [one] this
       *[other] one of these
    }, before the bids and for this round alone { -ruling }: { $twists }. What is in force already, or does not fit, is not offered { -ruling }.
rules-twist-of-gizzard-fester = calls (Gizzard and Fester)
rules-twist-of-pass-one = pass one
rules-twist-of-pull-one = pull one
rules-twist-of-last-card-up = last card up
rules-twist-of-uber-wizard = an uber card
rules-twist-of-flat-points = flat points
rules-twist-of-all-wizards = all Wizards
rules-twist-of-all-jesters = all Jesters

## The bids
rules-bidding-in-turn = All bid in turn from the dealer’s left, the dealer last, each from none to all tricks; a bid is not changed later.
rules-bidding-in-turn-others = All but the dealer bid in turn from the dealer’s left, each from none to all tricks; a bid is not changed later.
rules-bidding-alone = You say how many tricks you will take, from none to all; the bid is not changed later.
rules-bidding-hidden = All bid at once; the bids are shown before the first card is played.
rules-bidding-delayed = All bid at once and in secret; the bids are shown only after the last trick.
rules-bidding-zero = Nobody chooses: every bid is zero.
rules-uneven-never = The bids may add up to any number.
rules-uneven_at-bid = Uneven bids { $when }: the last bidder may not make the bids add up to the number of tricks{ $kind ->
        [size-from] ; rounds of fewer cards are free { -ruling }
       *[other] { "" }
    }.
rules-uneven_at-reveal = Uneven bids { $when }: if the bids add up to the number of tricks, the last bidder then raises or lowers their bid by one { -ruling }.
rules-uneven_for-anyone = This binds whoever bids last and nobody else; there are as many tricks as cards dealt to each { -ruling }.
rules-uneven_for-sole-leader = This binds the last bidder only while alone in the lead, with more points than every other player; so never in the first round { -ruling }.
rules-uneven_zero-refused = A bid of zero is no exception{ $kind ->
        [size-from] { " " }{ -ruling }
       *[other] { "" }
    }.
rules-uneven-saboteur = Since the dealer makes no bid, the last bidder is the one at the dealer’s right { -ruling }.
rules-uneven_zero-allowed = A bid of zero is always allowed.
rules-sees-own = You look at your cards before you bid.
rules-sees-blind = All bid before looking at their cards. The turned-up card is seen; a dealer who must name trump names it unseen; all look after the last bid { -ruling }.
rules-sees-forehead = You see every card but your own, bid so and name trump so; then your card is played unseen { -ruling }.
rules-last_card_up-never = The cards in the hands are hidden.
rules-last_card_up = Last card up { $when }: the last card dealt to each hand lies face up until it is played, wherever an exchange takes it { -ruling }.
rules-dealer_role-none = The dealer bids and scores like the others.
rules-dealer_role-saboteur = The dealer is the saboteur: makes no bid, plays like the others and always scores 20.
rules-dealer_role-spoils = The dealer is the saboteur: makes no bid, plays like the others, and scores 10 for each trick by which the others, added up, miss their bids, −10 if nobody misses { -ruling }.

## Play
rules-exchange-none = The cards stay in the hands they were dealt to.
rules-exchange-pass-one = After the bids each passes one card to the left, all at once, in a round of one card that one { -ruling }.
rules-exchange-pull-one = After the bids, in turn from the dealer’s left, each draws one card, by chance and unseen, from the hand of the right-hand neighbour; nobody may decline, and only these two know the card { -ruling }.
rules-play-lead = The player at the dealer’s left leads to the first trick, the winner of a trick leads to the next.
rules-play-jester = A Jester led leaves the suit to the next card; a Wizard led, or played before any suit, leaves the trick free for all to its end.
rules-play-win = A trick goes to the first Wizard, else to the highest trump, else to the highest card of the led suit, else to the first Jester.
rules-play-order = A trick goes to the first of these that is in it: { $powers }, the first Wizard, the highest trump, the highest card of the led suit, the first Jester, else to its leader { -ruling }.
rules-play-again = The trick before may be looked at again { -ruling }.
rules-power-Gr = the Holy Grail in an even place
rules-power-Mo = Morgan le Fay
rules-power-uber = the uber card
rules-power-deuces = a deuce that followed suit
rules-deuces-plain = A deuce is the lowest card of its suit.
rules-deuces-wizard-when-following = A deuce played to its own suit, led by another player, is a Wizard that beats Wizards, at most one in a trick; it must follow suit as ever, and led or discarded it is a deuce.
rules-revoke-prevented = Follow the suit led if you hold it, or play a Wizard or a Jester; if you hold none of it, play anything. A wrong card cannot be played { -ruling }.
rules-revoke-real = With real cards, a revoke noticed before the next card is put right, and one noticed later within the trick goes back with the cards after it, without a penalty { -ruling }. Found after the trick, it ends the round; the offender loses 20, and all others are taken to have met their bids.
rules-revoke-honour = Follow the suit led if you hold it, or play a Wizard or a Jester; but any card can be played, and taken back until the next. A revoke called within the trick goes back with the cards after it, without a penalty { -ruling }; called between tricks, in a finished one, it ends the round: the offender loses 20, all others are taken to have met their bids. Late bids are then shown, and a saboteur scores as if all had met theirs, or loses 20 as the offender { -ruling }. A wrong call uses up the caller’s calls on that seat in this round { -ruling }.

## Points
rules-scoring-standard = A bid met exactly scores 20, and 10 for each trick; a bid missed −10 for each trick too many or too few.
rules-scoring-met = A bid met exactly scores { $made }, and { $trick } for each trick.
rules-scoring-missed = A bid missed scores { $missed } for each trick too many or too few.
rules-scoring-zero = A bid of zero that is met scores { $points }.
rules-scoring-zero_over_4 = A bid of zero that is met scores { $points } when more than four cards are dealt.
rules-scoring-zero_last =
    { $each ->
        [0] A bid of zero that is met in the last round scores { $points }.
        [1] A bid of zero that is met in the last round scores { $points } and one more for each card dealt.
       *[other] A bid of zero that is met in the last round scores { $points } and { $by } for each card dealt.
    }
rules-scoring-grail = Whoever takes the trick with the Holy Grail and meets the bid scores another { $points }.
rules-scoring-flat = Flat points: 5, 10, 15, 20 … for 0, 1, 2, 3 … tricks; bids are made as ever but do not count { -ruling }.

## The end
rules-end-most = Most points at the end win.
rules-end-alone = There is nobody to beat but a score: 20 points for each round, { $points } in all { -ruling }.
rules-tie-shared = Those who tie share the place, the first one too { -ruling }.
rules-tie-play-off = Those who tie for first play one more round: lots for dealer, ten cards each or as many as there are, bids shown only after the last trick, normal points, none of the other changes. It orders them and is not added to the totals; who still tie play another { -ruling }.
