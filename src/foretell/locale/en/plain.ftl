# Plain pages, for those who have not the page: text and tables, no script. See server/http/.

plain-seats = Seats
plain-scores = Scores
plain-tricks = Finished tricks of this round
plain-rules = Rules
plain-none-yet = None yet.
plain-standing-open = Waiting for players.
plain-standing-starting = The game is about to begin.
plain-standing-playing = Round { $number } is being played.
plain-standing-finished = The game is over.
plain-standing-ended = The game ended early.
plain-status-open = open
plain-status-starting = starting
plain-status-playing = playing
plain-status-finished = finished
plain-status-ended = ended
plain-home-how = To play, in a terminal: { $command } and the address of this page.
plain-seat = Seat { $number }: { $name }
plain-seat-free = free
plain-seat-bot = { $name } (bot)
plain-seat-lent = { $name } (a bot stands in)
plain-dummy = the dummy
plain-nobody = nobody
plain-sit = To sit down, in a terminal: { $command } with the link of this page (…/t/{ $table }).
plain-watch = To watch, in a terminal: { $command } with the link of this page (…/t/{ $table }); without { $flag } to play on in your own seat.
plain-look = Look through the game
plain-look-how = all hands open
plain-its-record = its record
plain-its-deals = its deals
plain-its-deals-how = to be checked with { $command } and the address of that file.
plain-no-round = No round is scored yet.
plain-round-cards = Round (cards)
plain-legend = Tricks/bid, points: total.
plain-trick = { $leader } led: { $cards } — taken by { $winner }

## A game that is over
plain-record = Record
plain-deals = deals
plain-deals-how = to check them, in a terminal: { $command } and the address of the deals
plain-list = list of all games
plain-no-card = No card was dealt.
plain-no-game = No such game
plain-damaged = This table is damaged
plain-not-over = Not over yet
plain-to-table = Go to its table
plain-play-off = Play-off
plain-round = Round { $number }
plain-hand = Hand
plain-bid = Bid
plain-tricks-taken = Tricks
plain-points = Points
plain-dealt = { $who } dealt.
plain-turned-up = Turned up: { $value }
plain-trump = Trump named: { $value }
plain-twist = Rule named: { $value }
plain-uber = Uber: { $value }
plain-adjust = Last bid mended to: { $value }
plain-passes = Passed on, by seat: { $value }
plain-pulls = Drawn, by seat: { $value }
plain-revoke = { $who }’s revoke was called.

## Another device
plain-device = Another device
plain-device-code = Code
plain-device-replace = Sign out whoever uses this device now
plain-device-use = Use this device
plain-device-how = Type the code that your other device shows; it is good for once.
plain-device-done = This device is { $name }’s now.

plain-schema = What this server takes and answers
plain-schema-how = Each address, what it takes, what it answers, and why it may refuse. Games themselves run over a socket. For programs:
plain-schema-about-games = Games that are over
plain-schema-about-pads = Score pads
plain-schema-about-history = The history of the game
plain-schema-about-odds = Odds
plain-schema-about-people = People and their devices
plain-schema-about-print = Things to print
plain-schema-about-rules = Rules
plain-schema-about-server = The server itself
plain-schema-about-tables = Tables
plain-schema-bodies = Bodies
plain-schema-token = For whoever has a token or a cookie: a guest.
plain-schema-parameter = Parameter
plain-schema-kind = Type
plain-schema-meaning = Meaning
plain-schema-body = Body
plain-schema-status = Status
plain-schema-answer = Answer
plain-schema-field = Field
plain-schema-must = Required
plain-pads = Score pads
plain-pads-how = To keep score in a terminal: { $command }

## The odds
plain-odds = The odds of the first round
plain-odds-how = The smallest card with which a bid of 1 is worth making in round 1, for whoever leads. N is a Jester, Z a Wizard.
plain-odds-players = { $players } players
