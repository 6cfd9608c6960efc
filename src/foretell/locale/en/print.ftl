# What is printed: score sheets, wheels, coins, cards. See printing/.

print-title = Wizard
print-rules = Rules: { $rules }
print-legend = Circle: who deals · square: trump (– none) · box: bid and tricks, beside it the points · grey: the total
print-no-paper = { $said } is no paper: { $known }
print-no-size = { $said } is no size of a sheet: { $known }
print-day = Date
print-own-rules = own rules
print-revoked = * revoked: all others score as if they had met their bids
print-not-large = --large: only the standard set is drawn with large figures, not { $said }
print-no-set = { $said } is no card set: { $known }
print-no-card-size = { $said } is no size of a card: { $known }

print-deck-title = Wizard: the cards
print-coins-title = Wizard: coins
print-coins-how = Lay down as many coins as you bid, and put one onto each trick you take; a trick too many gets none.
print-wheels-title = Wizard: bidding wheels
print-wheels-bid = My bid
print-wheels-how = Glue onto card and cut out, the window too; pin the disc with the window onto the other. Face down, the bid is hidden.

print-packs-title = Wizard from two packs
print-packs-packs = Take two ordinary packs whose backs look alike.
print-packs-first = The first pack gives its 52 cards, from the two to the ace in each of four suits. Leave out its jokers.
print-packs-wizards = The four aces of the second pack become the Wizards.
print-packs-jesters = Its four twos become the Jesters. The other cards go back into their box.
print-packs-stick = Cut out the eight faces on the next page and glue them onto those eight cards. In a hurry, write a large W or J on each with a pen.
print-packs-check = Count: 60 cards, 13 of each suit, four Wizards and four Jesters, and no back that tells which is which.
print-packs-one = The first pack: 52 cards
print-packs-two = The second pack: 8 cards
print-packs-reminder-title = Who takes the trick?
print-packs-reminder-wizard = The first Wizard,
print-packs-reminder-trump = else the highest trump,
print-packs-reminder-suit = else the highest card of the suit led.
print-packs-reminder-jester = If all are Jesters: the first one.
