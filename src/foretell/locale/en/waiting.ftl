# Before a game: the waiting room and what is chosen for a table.

page-tournament-begins = It begins as soon as everybody is here, at the latest three minutes after the draw.
page-seats = Seats
page-invite-alone = This link works on this computer only.
page-invite-alone-how = To let others join from their own devices, start Foretell with: make play ARGS=--lan (or: foretell web --lan, foretell serve --lan).
page-qr = The link as a QR code
page-start = Start the game
page-start-here = Start with those who are here ({ $here })
page-start-bots =
    { $bots ->
        [one] Start with a bot
       *[other] Start with { $bots } bots
    }
page-add-bot = Add a bot
page-stand-up = Stand up
page-sit-here = Sit here
page-lock = Lock the table
page-unlock = Unlock the table
page-seat-number = Seat { $number }
page-clock = Seconds for a decision
page-clock-none = No clock
page-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
page-seat-up = Move one seat up
page-seat-down = Move one seat down
page-arrange = Arrange the seats
page-arrange-how = You play in this order, from top to bottom and round again. The arrows move a seat.
page-table-choices = Clock, bots and more
page-first-dealer = First dealer
page-dealer-drawn = drawn
page-delay = Watchers see the cards
page-delay-tricks =
    { $tricks ->
        [0] at once
        [one] one trick later
       *[other] { $tricks } tricks later
    }
page-may-undo = A bid or card is undone if everybody agrees
page-open-hands = Watchers see all hands after each round
