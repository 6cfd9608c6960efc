# The home page below its first minute: ways to go, tables to look at.

home-open-tables = Open tables
home-board = At the tables now
home-playing = Games to watch
home-finished = Games to look through
home-open-none = No table waits for players just now.
home-playing-none = Nobody plays in the open just now.
home-show-all = Show all { $count }
home-door-learn = Learn to play
home-door-learn-why = Six short lessons at a real table, in four minutes.
home-door-make = Make a table
home-door-make-why = Over thirty sets of rules, or your own; the clock, the bots, who may watch.
home-door-tournaments = Tournaments
home-door-tournaments-why = An evening, a league or a championship: at real tables or online.
home-door-pad = Keep score
home-door-pad-why = For real cards: bids, tricks, points and the next dealer, on one phone.
home-door-rules = The rules
home-door-rules-why = Every set of rules in plain words, to read and to print.
home-door-look = Look through a game
home-door-look-why = From a record file on this device, card by card, all hands open.
home-door-print = Print
home-door-print-why = Score sheets, cards, bidding wheels and coins for your table.
home-door-odds = The odds
home-door-odds-why = What a bid on any hand is worth, and the exact chances of the first round.
home-door-history = The champions
home-door-history-why = Where the game comes from, and who has won its world championships.
