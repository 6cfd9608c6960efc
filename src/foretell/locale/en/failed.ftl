# What a command cannot do, in one line.

failed-output = the output cannot be written: { $why }
failed-unwritable = { $file }: cannot be written: { $why }
failed-no-record-there = { $file } already exists and is not a game record: choose another name
failed-listen = { $host } port { $port }: cannot listen there: { $why }; --port takes another port (0 any that is free), --host another address
failed-port-taken = { $host } port { $port }: cannot listen there: another program does already; --port takes another port (0 any that is free), --host another address
failed-no-weights = { $file } holds no weights of this version’s net; “foretell train” makes some
failed-no-checkpoint = { $file } is no checkpoint of this version; begin in another folder
failed-no-bot = there is no bot { $name }; there are { $names }
failed-many-bots = { $bots } bots for { $seats } seats
failed-bot-file = { $file } cannot be loaded: { $why }
failed-no-bot-class = { $file } has no class { $name }; the bots in it: { $names }
failed-class-unsaid = { $file } is a file: say which bot of it, as { $file }:CLASS; the bots in it: { $names }
failed-not-a-bot = { $name } is no bot: a bot is a class with a method choose(self, seen) that answers with one of seen.legal
failed-bot-not-made = { $name } cannot be made: { $why }; each game gets a bot of its own, made without arguments but for a seed
failed-bot-not-copied = { $name } cannot be copied for each game: { $why }; give the class, a function that makes one, or "file.py:Class"
failed-bot-not-sent = a bot cannot be sent to another process: { $why }; give "file.py:Class", or processes=1
failed-no-scheduler = { $address }: no scheduler of dask answers there: { $why }
failed-no-workers = { $address }: the scheduler has no worker: { $why }; start some with “dask worker { $address }”
failed-scheduler-lost = { $address }: the scheduler has been lost; what was kept is kept, and the same command goes on from there
failed-cluster-failed = { $address }: a worker could not do its work: { $why }; scheduler and workers need the same foretell and the same Python as this machine
failed-other-sources = the worker on { $machine } has another version of foretell, whose games are others
failed-other-bot-file = { $file } is not the file that it was when this began, or another one on another machine
failed-bot-failed = seat { $seat }: { $name } failed: { $why }
failed-bot-answer = seat { $seat }: { $name } answered { $answer }; allowed: { $allowed }
failed-no-version = { $name } has no version: what is kept of it could not be told from what another bot of this name played; give it a “version”, or name it as "file.py:Class"
failed-bot-slow = { $name } has not answered for { $seconds } seconds
failed-bot-ended = the process of { $name } has ended (status { $status })
failed-bot-left = { $why }; a bot of the server plays on in its seat
failed-bot-name = a bot cannot sit down as { $name }: { $why } --name gives it another name
failed-bot-table = --bot needs the link of a table, like { $server }/t/LmQx; foretell join { $server } lists the tables there
failed-arena-alone = by these rules one plays alone: the arena needs a table of two or more
failed-plot-ending = no picture can be drawn into { $file }: the name may end in { $endings }
failed-few-deals = { $deals } deals: an interval takes 2 or more
failed-other-players = the rules are for { $players } players, not for { $said }
failed-odds-options = give --card and --turn-up together, or neither for the whole table
failed-odds-hand-options = --place, --bids, --rules, --bot, --worlds and --seed are for a --hand, which goes without --card
failed-same-card = { $card } cannot be the leader’s card and the turn-up at once
failed-not-in-deck = { $card } is not one of the 60 cards of the base game
failed-trump-not-named = trump { $trump }: { $card } is up, and trump is named only after a Wizard
failed-trump-missing = { $card } is up: --trump says which suit the dealer named: { $suits }
failed-noted-number = { $bid } is no number of tricks
failed-noted-place = place { $place }: with { $players } players the places in the bidding are 1 to { $players }
failed-noted-bids = { $given ->
        [one] { $given } bid
       *[other] { $given } bids
    } before place { $place }, where { $bids } must have been made
failed-noted-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: these rules deal { $players } players { $sizes }
failed-noted-trump = { $card } is up: say which suit the dealer named as trump
failed-noted-rules = these rules do not fit in this round: it must be a bid that rests on the own hand, the turn-up and open bids alone
failed-noted-bot = { $name } takes too long for each choice: the others can play like { $names }
failed-noted-worlds = { $worlds } worlds: from 2 to { $most }
failed-no-case = there are no cases in these files, up to level { $level }
failed-no-cases = the cases come with the sources; call this in their folder or name files
failed-bad-cases = { $file }: these are no cases as docs/conformance.md describes them
failed-bad-position = { $file }: there is no position for a bot here, as docs/bots.md describes them
failed-no-positions = { $files }: there are no positions for bots, as docs/bots.md describes them
failed-env-action = row { $row }: action { $action } is not open; open are { $allowed }
failed-env-actions = { $games } games want { $games } actions, one a row, not an array of shape { $shape }
failed-env-rewards = rewards are "points" or "places", not { $rewards }
failed-bot-and-program = --bot and { $option } do not go together: name one of them
failed-program-empty = --program takes a command that starts your program, such as "node my.js"
failed-program-quotes = --program: a quotation mark is opened and not closed
failed-program-start = --program: { $file } cannot be started: { $why }
failed-program-none = --time-limit is for a program: give --program as well
failed-program-ended = { $case }: the program ended without an answer, with exit status { $status }
failed-program-silent = { $case }: the program did not answer within { $seconds } seconds; each answer is a line that is written at once, and --time-limit gives it longer
failed-program-nonsense = { $case }: the program answered { $said }, which is no JSON object with this id; what is not an answer goes to its standard error
failed-no-suit = { $text } is no suit: c d h s or none
failed-no-data = no data of a server here (no { $name })
failed-empty-data = there is nothing in this file; if it was copied from a server that ran, its journal { $name } was left behind: bring both back, or use “foretell backup”
failed-newer-data = data format { $found } is of a newer Foretell; this one knows up to { $known }
failed-older-data = data format { $found } is older than { $known }; the next start of the server brings it up to date: make a backup first
failed-unusable = cannot be used: { $why }
failed-copy-exists = is there already; a copy goes to a new folder
failed-in-use = a server is running on this folder; stop it first
failed-old-postgres = this is PostgreSQL { $found }; Foretell wants { $known } or newer
failed-address = this address cannot be read: it is postgresql://NAME:PASSWORD@HOST:PORT/DATABASE, and in a password % is written as %25, / as %2F, # as %23, ? as %3F, @ as %40
failed-copy-address = { $kind } is no place for a copy; that is a folder or postgresql://NAME@HOST/DATABASE
failed-encoding = this database keeps texts as { $found }, which has no room for many names; create it with encoding UTF8
failed-copy-served = servers are running on this database; stop them first
failed-pooler = a pooler there gives each connection to others after every transaction; Foretell needs one for a whole session (PgBouncer: pool_mode = session)
failed-copy-full = there is something in this database already; a copy goes to an empty one
failed-copy-other = the copy of { $kind } is not what was read; nothing was kept
failed-copy-same = a copy goes elsewhere: name another place than { $place }
failed-backup-database = the games are in { $place }; make copies with the database’s own tools (pg_dump), or “foretell copy”
failed-journal-header = its header is damaged: { $commits ->
    [one] 1 stored change
   *[other] { $commits } stored changes
 } in { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 } behind it cannot be read; bring back an undamaged copy of the folder, or start the server once with --accept-loss to go on without them
failed-journal-middle = a page in its middle is damaged: { $commits ->
    [one] 1 stored change
   *[other] { $commits } stored changes
 } in { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 } behind it cannot be read; bring back an undamaged copy of the folder, or start the server once with --accept-loss to go on without them
failed-read = { $file }: cannot be read: { $why }
failed-no-address = { $file }: no address
failed-only-http = { $file }: only http and https addresses are read
failed-longer = { $file }: longer than { $most } bytes
failed-answer = { $file }: answer { $status }: { $why }
failed-not-over = { $file }: this table has no game that is over; deals are published at the end
failed-a-page = { $file }: a page, and no deals of a game; give the link of its table, …/t/ID, or of the game, …/games/ID
failed-a-record = { $file }: a game record, which foretell replay reads; the deals are checked by the link of the game, …/games/ID, or by its deal.json
failed-elsewhere = { $file }: the server sends on to { $to }, which is another one; give that address if you trust it
failed-silent = { $file }: no answer within { $seconds } seconds
failed-unreachable = { $file }: cannot be reached: { $why }
failed-os-there-is-no-such-game-or-it-is-not-over = there is no such game, or it is not over: deals are published at the end
failed-os-the-server-refuses-it = the server refuses it
failed-os-the-server-asks-to-wait-a-while = the server asks to wait a while

## What the operating system says
failed-os-no-such-file-or-directory = No such file or directory
failed-os-permission-denied = Permission denied
failed-os-is-a-directory = Is a directory
failed-os-not-a-directory = Not a directory
failed-os-file-exists = File exists
failed-os-file-name-too-long = File name too long
failed-os-no-space-left-on-device = no space left on the device
failed-os-disk-quota-exceeded = Disk quota exceeded
failed-os-read-only-file-system = Read-only file system
failed-os-input-output-error = Input/output error
failed-os-file-too-large = File too large
failed-os-connection-refused = Connection refused
failed-os-connection-reset-by-peer = Connection reset by peer
failed-os-network-is-unreachable = Network is unreachable
failed-os-no-route-to-host = No route to host
failed-os-name-or-service-not-known = Name or service not known
failed-os-temporary-failure-in-name-resolution = Temporary failure in name resolution
failed-os-cannot-assign-requested-address = Cannot assign requested address
failed-os-address-already-in-use = Address already in use
failed-os-file-is-not-a-database = this is no database
failed-os-database-disk-image-is-malformed = the file is damaged
failed-os-attempt-to-write-a-readonly-database = the folder cannot be written; even reading needs a file beside the data there
failed-os-unable-to-open-database-file = the file cannot be opened

## What a reader of TOML says
failed-toml-invalid-statement = Invalid statement
failed-toml-expected-newline-or-end-of-document-after-a-statement = Expected newline or end of document after a statement
failed-toml-expected = Expected { $what }
failed-toml-found-invalid-character = Found invalid character { $what }
failed-toml-illegal-character = Illegal character { $what }
failed-toml-cannot-declare-twice = Cannot declare { $what } twice
failed-toml-cannot-overwrite-a-value = Cannot overwrite a value
failed-toml-cannot-mutate-immutable-namespace = Cannot mutate immutable namespace { $what }
failed-toml-cannot-redefine-namespace = Cannot redefine namespace { $what }
failed-toml-expected-at-the-end-of-a-table-declaration = Expected { $what } at the end of a table declaration
failed-toml-expected-at-the-end-of-an-array-declaration = Expected { $what } at the end of an array declaration
failed-toml-expected-after-a-key-in-a-key-value-pair = Expected { $what } after a key in a key/value pair
failed-toml-invalid-initial-character-for-a-key-part = Invalid initial character for a key part
failed-toml-unclosed-array = Unclosed array
failed-toml-unclosed-inline-table = Unclosed inline table
failed-toml-duplicate-inline-table-key = Duplicate inline table key { $what }
failed-toml-unescaped-in-a-string = Unescaped { $what } in a string
failed-toml-invalid-hex-value = Invalid hex value
failed-toml-escaped-character-is-not-a-unicode-scalar-value = Escaped character is not a Unicode scalar value
failed-toml-unterminated-string = Unterminated string
failed-toml-invalid-date-or-datetime = Invalid date or datetime
failed-toml-invalid-value = Invalid value
failed-no-dealer = dealer: there are seats 1 to { $players }
failed-resume-as-is = --resume goes on with a game as it was begun: without { $options }
failed-export-output = a Parquet file cannot be printed: give it a name with --output
failed-not-installed = { $name } is not installed here: pip install "foretell[{ $extra }]"
