# Why something is not done, one sentence for each code: library, server, terminal and page say it.

## Playing. See play/refusals.py.
rejected-must-follow = { $tried }: you must follow { $suit ->
    [0] clubs
    [1] diamonds
    [2] hearts
    [3] spades
   *[other] { $suit }
} (you have { $held })
rejected-not-held = { $tried }: you do not hold it, you have { $held }
rejected-bid-range = { $tried }: bids go from 0 to { $most }
rejected-uneven-bid = { $tried }: the bids may not add up to { $most }; allowed are { $allowed }
rejected-mend-by-one = { $tried }: your bid changes by one; allowed are { $allowed }
rejected-trump-none = { $tried }: trump must be a suit; allowed are { $allowed }
rejected-twist-not-offered = { $tried }: that is not offered here; allowed are { $allowed }
rejected-role-needed = { $tried }: say what it is played as; allowed are { $allowed }
rejected-role-not-asked = { $tried }: this card is played as it is
rejected-not-in-deck = { $tried }: not in the deck of these rules; allowed are { $allowed }
rejected-wrong-phase = { $tried }: not now{ $phase ->
    [0] , a deal is due
    [1] , the dealer names trump
    [2] , the dealer names a twist
    [3] , the dealer names an uber card: Qs, K or jesters
    [4] , the dealer names the uber card’s suit
    [5] , bids are made
    [6] , the last bidder mends its bid
    [7] , a card is passed
    [8] , a card is drawn
    [9] , a card is played
    [10] , the card played needs its role
    [11] , the score is agreed to
    [12] , lots are drawn for dealer
    [13] , the game is over
   *[other] {""}
}
rejected-not-your-turn = It is not your turn.
rejected-already-chosen = You have chosen already; the others have not.
rejected-not-proven = What you see does not prove that every trick left is yours.
rejected-not-honour = This table prevents revokes: there is none to call, and no card to take back.
rejected-call-when = Within a trick its own cards are called; those before it between two tricks, or before everybody has agreed to the score.
rejected-no-such-trick = That seat has played no card in that trick.
rejected-already-corrected = That seat’s card has gone back once in this trick. If it revokes again, call it when the trick is over.
rejected-already-called = You can call that seat no more in this round.
rejected-taken-back = A card is taken back once, until somebody else has played one.
rejected-stale = The table has moved on: look again.
rejected-no-such-seat = There is no such seat here.
rejected-no-such-round = There is no round { $number }: there are { $rounds }.
rejected-wrong-count = points: { $players } bids and tricks are needed
rejected-no-sample = sample: no placement of the unseen cards fits this view
rejected-deals-itself = deal: this game deals by itself; Game(…, auto_deal=False) leaves that to you
rejected-nothing-to-undo = undo: nothing has happened yet

## Tables
rejected-no-such-table = There is no such table on this server (any more).
rejected-no-such-pad = There is no such score pad on this server (any more).
rejected-no-pencil = Another device holds the pencil of this score pad: ask for it, or go on with a copy.
rejected-pad-is-over = The game on the other version is over: only the device that holds its pencil may replace it.
rejected-pad-closed = Another version of this score pad was chosen: go on there.
rejected-pad-moved = This score pad has { $count } notes now, and what you noted follows only { $after } of them: look again.
rejected-pad-taken = Another score pad has this id: draw another one.
rejected-pad-full = A score pad takes { $most } notes.
rejected-pad-names = Two of these names are the same: nobody could tell their points apart.
rejected-nobody-asks = Nobody asks for the pencil any more.
rejected-no-version = These are no two versions of one score pad.
rejected-not-rated = First choose to have your games rated; then the name can be yours.
rejected-wrong-name-code = There is no such code (any more): ask for a new one at the score pad.
rejected-pad-name-taken = That name is somebody’s already, or you have another one on that score pad.
rejected-ratings-hidden = Nobody shows ratings at this address.
rejected-no-such-day = No cards of that day are played here.
rejected-event-table = These cards are played once, to the end: nothing is changed, and nobody advises.
rejected-daily-over = That day is over.
rejected-no-such-tournament = There is no such tournament on this server (any more).
rejected-not-organiser = Only who organises this tournament may do that.
rejected-tournament-changed = Something else has happened in this tournament meanwhile: look again.
rejected-tournament-started = This tournament has begun.
rejected-tournament-online = Online, draws and results come by themselves; what is wrong can be corrected.
rejected-tournament-by-hand = This tournament is played at real tables: draw a round to begin.
rejected-tournament-much = One request takes one draw, and results from at most { $most } score pads.
rejected-tournament-few = Too few take part: a table needs { $least }.
rejected-tournament-endless = An online tournament needs a number of rounds.
rejected-already-entered = You take part already.
rejected-not-entered = You do not take part in this tournament.
rejected-bots-online = Bots take part in online tournaments alone.
rejected-not-your-pad = Only who opened this score pad may delete it.
rejected-other-table = This is table { $table }, not { $asked }.
rejected-not-seated = You do not sit at this table.
rejected-no-name = Somebody who only watches has no voice here; get a name first.
rejected-host-only = Only the host may do that. Once the host has been gone for three minutes, whoever sits here may.
rejected-over = This game is over.
rejected-not-over = The game is not over yet.
rejected-used-id = Something else was done under the id { $id }.
rejected-started = The game has begun.
rejected-starting = The game is about to begin: seats and options stay.
rejected-not-started = The game has not begun.
rejected-not-starting = A seed is revealed when the game starts, not before.
rejected-bad-seed = This is not the seed that your seat has committed to.
rejected-not-revealed = A seat’s device did not answer in time: start again.
rejected-nobody = Nobody sits at this table: sit down first.
rejected-not-ready = The device of { $names } is not ready yet: try again.
rejected-paused = The game is paused: resume it first.
rejected-full = Every seat is taken.
rejected-seat-taken = That seat is taken.
rejected-seat-free = Nobody sits there.
rejected-own-seat = That is your own seat: stand up instead.
rejected-locked = The table is locked.
rejected-tournament-table = At a table of a tournament or an event nobody can do that.
rejected-removed = The host has put you out of this table.
rejected-blocked = The host of this table does not want you to sit here.
rejected-name-taken = Somebody at this table has a name like yours: take another one.
rejected-no-advice = Advice is for practice: alone at a table, against bots.
rejected-no-bot-seat = No bot’s seat is free to be taken.
rejected-no-bot = There is no such bot; there are { $names }.
rejected-no-figure = There is no such figure; there are { $names }.
rejected-no-person = No person sits there.
rejected-too-few = It takes three to play without bots.
rejected-not-absent = Nobody has been away from that seat for three minutes.
rejected-no-undo = At this table nothing is undone.
rejected-nothing-undone = You have made no choice in this round that could be undone.
rejected-break-used = You have had your three minutes in this game.
rejected-clock-range = A clock has { $low } to { $high } seconds, or is off.
rejected-delay-range = Watchers are { $low } to { $high } tricks late.
rejected-pace-range = A bot takes { $low } to { $high } milliseconds.
rejected-dealer-range = There is no such seat for the first dealer.
rejected-not-saved = The server could not store this; nothing was done.
rejected-elsewhere = Another process of the server has this table just now. Try again in a moment.
rejected-damaged-table = This table is damaged: it can be neither shown nor played on. Other tables are not touched.
rejected-old-deals = This game was dealt in a way that the server does not know: it can be neither shown nor played on.
rejected-lost-deals = The deals of this game are lost: it can be neither shown nor played on.
rejected-no-such-game = There is no such game on this server, or it is not kept any more.
rejected-still-running = This game is still being played. It can be looked through when it is over.
rejected-event-open = Others still play these deals: nobody else may look yet.
rejected-no-record = The server has no record of this game.
rejected-no-list = The server does not show its list of all games now.

## Names and chat
rejected-bad-name = A name has 1 to { $most } characters; none in it may be invisible or turn the direction of writing.
rejected-reserved-name = That name would pass for the house, or for whoever reads it: take another one.
rejected-refused-word = A word in it is not welcome on this server.
rejected-empty-line = A line has 1 to { $most } characters; nothing is left of this one.
rejected-line-too-long = A line has 1 to { $most } characters; this one has { $length }.
rejected-silenced = An operator of this server has silenced you{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
rejected-no-such-command = There is no command { $typed }; /help lists all.
rejected-whom = { $typed } whom? A name has to follow.
rejected-no-such-name = Nobody of that name sits here or has spoken.
rejected-own-lines = That would be you yourself.
rejected-no-mutes = Nobody can be muted here.

## People
rejected-no-guest = The server does not know this token: ask for a name at POST /api/guests first.
rejected-banned = An operator of this server has banned you{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
rejected-already-guest = This device is { $name }’s: sign { $name } out first, or say replace (without a recovery phrase or another device, for good).
rejected-wrong-secret = That is no code or phrase that holds now: ask for a new one.
rejected-no-such-device = That is not one of your devices: see GET /api/me/devices.
rejected-too-large = { $what ->
    [body] The body of this request may have { $most } bytes.
    [bytes] { $most } bytes of settings are kept for you at most: take something back first.
   *[people] { $most } people are kept for you at most: take something back first.
}
rejected-too-deep = { $most ->
    [none] This is nested too deeply to be read.
   *[other] Settings are at most { $most } levels deep.
}
rejected-signed-out = This device has been signed out.

## Who may ask
rejected-too-many = Too often: try again in { $seconds } s.
rejected-too-many-sockets = Too many connections come from your address: close one of { $most } first.
rejected-too-many-tables = You have { $hosted } tables open: finish or close one first.
rejected-foreign-origin = { $origin }: only this server’s own page, or a program, may do that.
rejected-not-json = Send JSON, with Content-Type: application/json.
rejected-not-for-you = This is for programs of this machine, or for who has the --metrics-token.
rejected-bad-host = Say in one Host header which server is meant.
rejected-unknown-host = This server is not known as { $name }: --allow-host { $name } lets it be.
rejected-no-such-file = The page has no file { $name }.
rejected-no-such-rules = There are no rules of that name here.
rejected-no-such-page = There is no such page here.

## Orders of an operator
rejected-no-such-person = There is no person { $person }; “show TABLE” has their ids.
rejected-no-such-line = { $name }: there is no line { $line }.
rejected-bad-address = { $text }: no address and no network.
rejected-not-banned = { $what } was not banned; “bans” lists who is.
rejected-not-muted = Person { $what } was not silenced; “bans” lists who is.
rejected-not-reached = { $folder }: the server that runs here is not reached.

## The way to a server
rejected-unreachable = The server cannot be reached: is the address right, and does it run?
rejected-untrusted = This machine does not trust the certificate of that server; SSL_CERT_FILE=FILE.pem in the environment makes it trust the one in that file.
rejected-no-socket = { $url } is answered with status { $status }: no connection to a table is opened there. A proxy on the way may not let it through.
rejected-no-foretell = Something answers at { $url }, but it is no Foretell server.
