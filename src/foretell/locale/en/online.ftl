# A table on a server, in the terminal. See terminal/remote.

## Links and the way in
online-bad-link = { $link }: a link to a table looks like { $example }
online-no-table-link = { $link }: no link to a table, that looks like { $example }; foretell join { $server } lists the tables there
online-no-name = { $host }: looked up as the name of a server, and not found; a link to a table looks like { $example }
online-no-table = there is no table { $table } on this server ({ $server })
online-refused-too-many-sockets = Too many connections come from your address: close another one first.
online-ask-name = Your name
online-name-empty = A name is needed: a letter or two will do.
online-left = Your seat stays yours: foretell join { $link }
online-left-watch = To watch again: foretell join { $link } --watch
online-offer = { $why } Watch instead?

## All tables of a server
online-lobby-title = Tables at { $server }
online-lobby-mine = Yours
online-lobby-open = To sit down at
online-lobby-playing = Running, to watch
online-lobby-finished = Finished
online-lobby-past = Yours, over
online-lobby-own = own rules from { $preset }
online-set-aside = { $file } is damaged: it is kept as { $kept } beside it, and who you are on which server is noted anew
online-lobby-ask = Which table? Its number, then Enter
online-lobby-help = A new table: on the page of this server, or f in “foretell play”.
online-lobby-empty = No table is open here. Enter looks again.
online-hints-lobby = number+Enter: a table · q leave · Enter: look again · arrows turn the page

## The waiting room
online-room-link = Others join with: foretell join { $link }
online-room-host = You are the host: s starts, bots take the free seats.
online-room-guest = Waiting for the host to start.
online-room-watch = You are watching; the game has not begun.
online-room-locked = The table is locked: nobody else may sit down.
online-seat-free = free
online-seat-you = you
online-seat-host = host
online-seat-bot = bot
online-seat-away = not here
online-which-seat = Which seat? A number from 1 to { $seats }, or a name
online-no-order = “{ $typed }” is no command here: ? helps, “t { $typed }” says it to all
online-hints-host = letter+Enter: s start · ? help · q leave · t talk · b bot · qr link · r rules · l lock · x N remove · j N seat · h N host
online-hints-room = letter+Enter: ? help · q leave · t talk · j N seat · r rules · qr link

## Talk
online-ask-talk = Say to all:
online-hints-talk = Enter says it · Escape does not
online-told-timed-out = The time of { $who } was up.
online-told-seat-to-bot = A bot plays for { $who } now.
online-told-seat-back = { $who } plays again.
online-told-back-soon = { $who } asks for three minutes.
online-told-paused = The game is paused.
online-told-resumed = The game goes on.
online-told-asks-pause = { $who } asks for a pause: “pause” agrees.
online-told-asks-end = { $who } proposes to end the game: “end” agrees.
online-told-asks-undo = { $who } would like to undo the last bid or card: “undo” agrees.
online-told-undone = The last choice of { $who } is undone.
online-told-followed = There is a table for another game.

## During the game
online-reconnecting = reconnecting …
online-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
online-sending = Sending …
online-lost = The connection is lost; trying again …
online-hints-sending = Ctrl-C leaves, your seat stays yours
online-hints = letter+Enter: ? help · t talk · q quit · l last trick · s scores · r rules
online-hints-practice = letter+Enter: ? help · t talk · q quit · l last trick · a advice · s scores · r rules
online-hints-trump = letter+Enter: ? help · t talk · q quit · l last trick · scores · r rules
online-hints-practice-trump = letter+Enter: ? help · t talk · q quit · l last trick · a advice · scores · r rules
online-hints-wait = letter+Enter: t talk · ? help · q quit · l last trick · s scores · r rules
online-waiting = Waiting for { $who } …
online-absent = { $who } (not here)
online-dealing = The first round is about to be dealt.
online-round-over = Round { $number } is over.
online-stuck = The server cannot save anything right now. Nothing is lost: the game goes on as soon as it can.
online-paused = The game is paused: “resume” goes on.
online-lent = A bot plays for you. Enter: play again yourself.
online-not-now = “{ $typed }”: it is not your turn; “t { $typed }” says it to all, ? helps
online-bot-how = bot NAME hands the seat of somebody who is away to a bot
online-kept = The server keeps this game.
online-wanted-pause = You would like a pause; it begins when all want one. “pause off” takes that back.
online-wanted-pause-off = You no longer ask for a pause.
online-wanted-undo = You would like to undo your last bid or card; it is undone when all agree. “undo off” lets it stand.
online-wanted-undo-off = You let it stand.
online-wanted-end = You would like to end the game; it ends when all do. “end off” takes that back.
online-wanted-end-off = You no longer ask for an end.

## After the game
online-next = Another game is open: r goes there.
online-hints-end = letter+Enter: r rematch · Enter ends · v look through it · save FILE · l last trick · t talk
online-deals-kept = Deals verified: nobody chose the cards (checked against what you saw).
online-deals-bundle = Deals verified from what the server published; this terminal had kept nothing of the start.
online-deals-bots = Deals not verifiable: only bots gave seeds.
online-deals-failed = These deals do not hold! { $why }
online-deals-unknown = The deals could not be checked now; “foretell verify” can do it later.
online-ended = This game was ended.
online-ended-agreed = All agreed to end this game early.
online-ended-empty = This table was closed: nobody was there for long.
online-ended-late = The day of this game is over.
online-ended-closed = This table was closed by the operator of the server.

## Help
online-help-room-title = Before the start
online-help-room = j N takes seat N. The host: s starts, and bots take the free seats; o starts with those who are here, without the free seats; b seats a bot (b novice, b casual, b keen, b rule, b counter, b sampler or b champion); l locks the table or opens it again; x N frees seat N; swap N M changes two seats; h N makes the person of seat N the host; “clock 60” or “clock off” sets the time for a decision, “delay 2” lets watchers see everything two tricks late, “hands on” shows them all hands after a round; “undo on” lets a bid or card be undone if all agree. “dealer N” names who deals first, “dealer off” has it drawn; r shows the rules, qr the link as a QR code; q leaves: a seat stays yours until you say /leave.
online-help-talk-title = Talking
online-help-talk = “t hello” says hello to all at the table; t alone opens a line. The old commands do as well: /join, /start, /leave, /bot NAME, /claim, /mute NAME, /unmute NAME, /block NAME, /unblock NAME, /rules, /help.
online-help-table-title = At this table
online-help-table = “pause” asks for a pause and “end” for an early end: they come when all want them, and so does “undo”, where the table allows it: it takes your last bid or card of the round back, with all that came after it. “resume” goes on. “brb” gives you three minutes, once a game. “bot NAME” hands the seat of somebody who has been away for long to a bot, “stand” your own; “back” takes it back. “wing 7h” marks a card that plays itself at your next turn, “forced” lets cards play themselves where only one may be played. Who watches says “join” for a bot’s seat from the next round on.
    The seconds left stand at the lower right. q leaves, and your seat stays yours.

## A table for friends
online-page-link = Scan it, or open the link
online-alone = { $address }: a server runs there already, for this machine alone; end it first
online-elsewhere = a server runs on { $folder }, but not at { $address }; join a table there by its link, or end it first
online-starting = The server starts …
online-keep = The server ends now, and all is stored. Or shall it run on for the others?
online-hints-keep = Enter ends it · k, then Enter: it runs on
online-kept-server = The server runs on at { $address }; kill { $process } ends it.
online-stored = All is stored. To go on with this table: foretell serve, then foretell join { $link }

## Coming late
online-offer-hints = Enter watches · q leaves
online-offer-late = { $why } Watch, or take a bot’s seat when the next round is dealt?
online-offer-late-hints = Enter watches · j, then Enter: a bot’s seat · q leaves
online-wanted-join = A bot’s seat is yours when the next round is dealt. “join off” gives it up.
online-wanted-join-off = You only watch again.

## What plays by itself
online-wing = { $card } plays itself at your turn, if it may; “wing” alone takes that back.
online-wing-off = No card plays itself at your turn.
online-wanted-forced = Where only one card may be played, it plays itself; “forced off” takes that back.
online-wanted-forced-off = You play every card yourself.

## Options of a table
online-room-clock =
    { $seconds ->
        [0] no clock
       *[other] { $seconds } seconds a decision
    }
online-room-delay =
    { $tricks ->
        [one] watchers see it one trick late
       *[other] watchers see it { $tricks } tricks late
    }
online-room-dealer = { $who } deals first
online-room-undo = choices are undone if all agree
online-room-hands = watchers see all hands after a round

## Looking through a game
online-page-game = The game of { $players }
online-round = Round { $number }
online-held = { $who } held { $cards }.

## A bot of one's own
online-bot-trial = { $name } plays a round by itself first …
online-bot-sits = { $name } sits in seat { $seat } of { $link }. Ctrl-C: it leaves.
online-bot-round = Round { $number }: bid { $bid }, took { $won }, { $points } points, { $score } in all.
online-bot-back = Connected again.
online-bot-left = It has left; the same command brings it back. A game that runs goes on with a bot of the server.
online-bot-over = The game is over: { $scores }.
