# The help of the commands. See cli/spoken.py.

help-option-help = Show this page and stop.
help-option-version = Show the version and stop.
help-option-lang = The language; else that of the terminal.
help-no-language = { $said }: no such language: { $languages }
help-option-json = Print JSON.

help-rules =
    Explain a set of rules, or list those that have a name.
    foretell rules: those with a name
    foretell rules camelot --players 5: one of them, explained
    foretell rules mine.toml: rules of your own, checked and explained
help-rules-players = How many play; else the usual number.
help-rules-json = Print JSON: all axes by their record keys.

help-replay =
    Check game records by playing them again, and print their score sheets.
    Folders are searched for .toml files. A bad record is told in one line that says which round, trick and seat; the others are still read, and the exit status is then 1.
    foretell replay game.toml: one game
    foretell replay games --json: a whole folder, for programs
help-replay-json = Print one JSON line a file.

help-score =
    Keep score for a game with real cards: bids, tricks, points, totals, who deals next.
    Every note is written at once into FILE, a JSON text; any earlier round can be corrected. Without --show, --record or a note it asks for what is due.
    foretell score new game.json --players Ada Ben Cy: a new pad, the first name is seat 1
    foretell score game.json: go on with it
    foretell score game.json bid Ada 2: one note, for scripts
help-score-players = Who plays, in the order of the seats: names with blanks or commas between.
help-score-rules = The rules: a name (see “foretell rules”) or a file.
help-score-dealer = Who deals first, by name; “drawn” draws lots. Else the last one.
help-score-round = The round of a note; else the one that is open.
help-score-show = Print the sheet.
help-score-record = Print the game record.
help-score-statistics = Print statistics of all files that are named.

help-tournament =
    Run a tournament at real tables: seatings, results, standings.
    Everything is kept in FILE, a JSON text that is written after every command; who sits where follows from its seed and log alone.
    foretell tournament new cup.json --format qualifier --name "Spring cup": begins one
    foretell tournament enter cup.json Ada Ben Cy Dora: lets people take part
    foretell tournament draw cup.json: draws a round; “seatings” prints who sits where
    foretell tournament result cup.json 1 210 180 -40 90: what table 1 came to, in the order of the seats
    foretell tournament close cup.json: closes the round; “standings” prints how all stand
help-tournament-formats =
    List the formats that have a name, or print one as TOML.
    foretell tournament formats league > mine.toml: a format to change, for --format mine.toml
help-tournament-new =
    Begin a tournament.
    foretell tournament new cup.json --format world-championship --name "World Cup": by a named format
help-tournament-format = The format: a name (see “foretell tournament formats”) or a TOML file.
help-tournament-name = What the tournament is called; else as its file.
help-tournament-seed = The text that lots are drawn from; else a random one.
help-tournament-again =
    Begin a tournament with the settings of another one.
    foretell tournament again cup25.json cup26.json --name "Cup 2026": last year’s settings
help-tournament-enter =
    Let people take part, late ones too as long as preliminaries are to come.
    foretell tournament enter cup.json Ada Ben --club "Card Friends": two of one club
    foretell tournament enter cup.json --list people.csv: a name a line, perhaps with club and nation
help-tournament-club = Their club.
help-tournament-nation = Their nation.
help-tournament-list = A file with a person a line: name, club, nation.
help-tournament-rename = Write somebody otherwise: a name, and with --club and --nation those too.
help-tournament-withdraw = Seat somebody no more; what they have stays in the standings.
help-tournament-back = Seat somebody again who withdrew, or was to be absent in the next round.
help-tournament-absent = Leave somebody out of the round that is drawn next; it brings them nothing.
help-tournament-draw = Draw the next round.
help-tournament-undraw = Take back a draw that nobody has played yet.
help-tournament-by = Who decided it.
help-tournament-why = Why; it stands in the log.
help-tournament-close = Close the open round: its results are in and agreed to.
help-tournament-finish = End the tournament here.
help-tournament-result =
    Enter what a table came to.
    foretell tournament result cup.json 3 210 180 -40 90: points in the order of the seats
    foretell tournament result cup.json 3 Ada=210 Ben=180 Cy=-40 Dora=90: points by name
    foretell tournament result cup.json --record pad.json: from a score pad or a game record
help-tournament-places = Places by seat, where points do not say them: after a play-off.
help-tournament-late = The table still played when the time was up.
help-tournament-record = A score pad or a game record of the table; its people say which table it is.
help-tournament-correct =
    Correct a result; who did so and why stands in the log.
    foretell tournament correct cup.json 1 3 210 180 40 90 --by Eve --why "the minus was wrong": round 1, table 3
help-tournament-play-off =
    Enter the points of a play-off for first place.
    foretell tournament play-off cup.json Ada=40 Ben=-10: ten cards each
help-tournament-standings = Print the standings.
help-tournament-seatings = Print who sits where, and who deals first.
help-tournament-n = The round; else the last one.
help-tournament-by-name = A line for each person, by name: a list for the door.
help-tournament-pdf = Write it as a PDF instead.
help-tournament-show = Print how a tournament stands, and what comes next.
help-tournament-log = Print what was corrected, by whom and why.
help-tournament-export =
    Print or write a tournament for other programs.
    foretell tournament export cup.json --csv --output standings.csv: for a spreadsheet
help-tournament-csv = The standings as comma-separated values (the default).
help-tournament-json = The log and all that follows from it, as JSON.
help-tournament-settings = The format as TOML.
help-tournament-output = The file to write.

help-export =
    Write a row for each player’s round, or for each decision, of some game records.
    Folders are searched for .toml files. Without --output the rows are printed. A bad record is told in one line and left out; the exit status is then 1.
help-export-csv = Comma-separated values (the default).
help-export-jsonl = A JSON object a line.
help-export-parquet = A Parquet file; needs foretell[frames] and --output.
help-export-decisions = A row for each decision, with what its seat saw.
help-export-output = The file for the rows.

help-odds =
    The exact chance of winning the first trick of round 1 as its leader, and the bid worth making; or, for any hand, what each bid is worth, from deals played out by a bot.
    foretell odds --players 5 --card 8d --turn-up 7d: one card
    foretell odds --players 4 --card Th --turn-up Zc --trump h: after a Wizard
    foretell odds --players 5: the whole table
    foretell odds --players 4 --hand "Ah Zs 7d" --place 2 --turn-up 3c --bids 1: a hand
help-odds-players = How many play: 3 to 6.
help-odds-card = The leader’s card: 8d, Td or 10d, Zc (Wizard), Nh (Jester).
help-odds-turn-up = The card turned up.
help-odds-trump = The suit named by the dealer when a Wizard is up: c, d, h or s.
help-odds-hand = A hand that is to bid: cards with blanks between, in quotes.
help-odds-place = The place of the hand in the bidding: 1 leads, the last deals.
help-odds-bids = The bids made before, in turn: as many as there are places before.
help-odds-rules = The rules of the hand: a preset’s name or a file.
help-odds-bot = Who plays all seats to the end of the round: random, novice, rule or policy.
help-odds-worlds = In how many deals each bid is played out; else as many as take about as long for any hand.
help-odds-seed = Chooses the deals: the same seed, the same answer.

help-print =
    Print score sheets, games that were played, bidding wheels, coins and cards: each a PDF.
    foretell print sheet --players 4: blank score sheets
    foretell print game game.toml: the sheet of a game, with a chart
    foretell print deck --set medieval --backs: sixty cards to cut out
    foretell print two-packs: what to do with two ordinary packs
help-print-sheet =
    Blank score sheets: two large or four small ones on a paper.
    foretell print sheet --players 5 --size small: four for five players
    foretell print sheet --rules up-and-down --players 3: with the rounds of other rules
help-print-game =
    The score sheet of a game record, as it was written down, and a chart of the totals.
    foretell print game game.toml --paper letter -o tuesday.pdf: on the other paper
help-print-wheels = Bidding wheels to cut out: a disc of numbers under another with a window.
help-print-coins = Coins to cut out: as many as the bid, one onto each trick.
help-print-deck =
    A deck to cut out: nine cards on a paper, in the size of real ones.
    foretell print deck --large: large figures
    foretell print deck --rules junior --set fantasy: the 36 cards of the small deck
    foretell print deck --rules camelot: with Merlin, Morgan, Excalibur and the Grail
help-print-two-packs = How two ordinary packs become a deck, and eight faces to stick on.
help-print-paper = The paper.
help-print-output = The file for the PDF; - for the standard output.
help-print-size = Half a paper, or a quarter.
help-print-players = How many wheels.
help-print-set = The card set: standard, standard-large, fantasy, medieval or homemade.
help-print-large = Large figures, with the standard set.
help-print-cards = The size of a card: 63 × 88 mm, or 57 × 89 mm.
help-print-backs = After each page of faces one of backs, for both sides of the paper.

help-verify =
    Verify the deals of a finished game from its bundle.
    With an address, the server’s public list is read too. The exit status is 0 when the deals are verified, 1 when something failed, 3 when only bots gave seeds.
    foretell verify deal.json: a file
    foretell verify https://example.org/games/7/deal.json: a server’s; the link of its table does as well
help-verify-commit = The server’s commitment C that you were shown.
help-verify-seed = Your own seed R.
help-verify-list = The server’s public list.

help-simulate =
    Let bots play whole games, and write a record of each.
    Games whose records are there already are not played again, so that an interrupted run goes on where it stopped.
    foretell simulate --rules camelot --games 100 --records games: a hundred games
    foretell simulate --bots rule,random --games 20: two kinds of bots
help-simulate-rules = A preset or a file.
help-simulate-games = How many games.
help-simulate-seed = Same seed, same games.
help-simulate-records = The folder for the records.
help-simulate-bots = A bot a seat, a name or file.py:Class, with commas or spaces between; the last fills up.
help-simulate-json = Print the summary as JSON.

help-arena =
    Measure how strong bots are: each deal is played once from every seat, and every figure has its 95 % interval.
    Two bots: the first plays alone at tables of the second. More: each at the tables of each other, with ratings.
    A bot is a name (rule, pimc-32, …), file.py:Class, or weights that were trained (policy:FILE.npz, champion:FILE.npz).
    foretell arena pimc-32 rule --players 4 --deals 100 --seed 7: one at tables of three
    foretell arena random novice rule --deals 200 --keep arena: can be interrupted, and goes on
    foretell arena champion rule --backend dask --scheduler tcp://192.168.1.7:8786: on several machines
help-arena-deals = How many deals; each is as many games as there are players.
help-arena-seed = Same seed, same deals.
help-arena-keep = A folder for what has been played; the same command goes on from there.
help-arena-processes = How many processes work; else all cores.
help-backend = Who works: this machine (local), or the workers of a scheduler of dask.
help-scheduler = The scheduler’s address, with --backend dask.
help-arena-plot = Draw the figures into a file, .svg or .png.
help-arena-json = Print the figures as JSON.

help-train =
    Let a net learn to play by playing with itself. It can be interrupted at any time, and goes on from its last checkpoint in FOLDER.
    Whatever there is so far can play: FOLDER/weights.npz.
    foretell train mine --minutes 10: ten minutes of a course
    foretell arena policy:mine/weights.npz rule: how strong it is then
help-train-minutes = Stop after so many minutes; else when the course is over.
help-train-examples = How many decisions the course has (150 million if nothing is said).
help-train-seed = Same seed, same weights.
help-train-threads = How many threads work; the weights are the same.
help-train-against = Learn what beats these weights, and nothing else.

help-conformance =
    Hold the engine, or a program of your own, against the rules as data.
    Without a path: all positions, sets of rules and games of the folder “conformance”. The exit status is 1 if any case fails or is not answered in full.
    foretell conformance: the engine, all cases
    foretell conformance conformance/positions/31-camelot.toml: one file
    foretell conformance --level base --program "node my.js": a program of yours, the base game
    foretell conformance --bot rule: which positions for bots a bot solves
help-conformance-program = A command; the program that it starts reads a case a line and answers with a line (docs/conformance.md).
help-conformance-time-limit = How long the program may take for an answer, the first with its start; else 10 seconds.
help-conformance-level = base: the base game; variants: those as well; all: also records and rules that must be refused.
help-conformance-bot = A bot, or FILE.py:CLASS: asked for its choice in the positions of “conformance/bots” instead (docs/bots.md).
help-conformance-json = Print one JSON line a case.


help-web =
    Play in the browser: starts a server on this machine and shows its page.
    Port 8000 is taken if it is free, else any other. Settings of foretell serve hold here too, from the environment or FORETELL_CONFIG.
    foretell web: for yourself
    foretell web --lan: for the phones in the house as well
help-web-port = The port; 0 takes a free one.
help-web-data = The folder in which all games are kept; else your user’s data folder.
help-web-lan = Listen in the home network, and show the address as a QR code.
help-web-browser = Open the browser, where there is a screen.

help-serve =
    Serve tables until Ctrl-C, and go on where every table was at the next start.
    Every setting may stand in a TOML file, in the environment as FORETELL_NAME, or here.

help-backup =
    Copy all that a server keeps to DEST, a new folder, also while it runs.
    The copy shows one moment, is checked, and is not there at all if anything fails. A server can be started on it. It holds the secrets of running games: keep it as safe as the data itself.

help-copy =
    Copy all that a server keeps FROM a data folder or a database TO a new folder or an empty database.
    Each is a path or an address such as postgresql://NAME@HOST/DATABASE. The copy shows one moment, is compared with what was read, row by row, and is not there at all if anything fails. Stop the server before you go on with the copy: what is played meanwhile stays where it is.

help-doctor =
    Look whether settings and data are sound; play every game again and compare.
    Changes nothing, and a server may be running meanwhile. The status is 1 if anything is wrong.

help-admin =
    See and message tables, close them, ban, withdraw names and lines of chat.
    Speaks to the server that runs on the data folder; without one, works on the folder itself.
help-admin-tables = List the tables, the last changed first.
help-admin-tables-over = Also those that are over.
help-admin-show = Show who sits at TABLE, with their ids, and its lines of chat, with their numbers.
help-admin-message = Say TEXT at TABLE, as the server.
help-admin-close = End TABLE’s game unfinished.
help-admin-ban = Let a person (an id of “show”) or an address (or a network) in no more.
help-admin-ban-hours = For so long; else for good.
help-admin-ban-reason = What they are told.
help-admin-unban = Let a person or an address in again.
help-admin-mute = Let PERSON (an id of “show”) play but not talk.
help-admin-unmute = Let PERSON talk again.
help-admin-bans = List who is banned, and who may not talk.
help-admin-withdraw-name = Give PERSON (an id of “show”) a neutral name, and the old one to nobody any more.
help-admin-withdraw-line = Take LINE (a number of “show”) of TABLE’s chat away, from the disk and from sight.

## How a command is called, and what stands behind an option
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGS]...

## The settings of a server. See server/settings/settings.py.
help-config = A TOML file of settings; the environment and flags go before it.
help-accept-loss = Start although the journal of the data is damaged, without what cannot be read of it.
help-setting = { $about } [{ $fallback }]
help-folder = your user’s data folder, such as `~/.local/share/foretell/tables`
help-on = on
help-off = off
help-none = none
help-kind-number = number
help-kind-text = text
help-kind-texts = texts
help-kind-path = path
help-kind-switch = true or false
help-setting-data = The folder in which all games are kept.
help-setting-store = Where games are kept instead of in the folder: `postgresql://…`, a database of PostgreSQL 15 or newer.
help-setting-host = The address to listen on.
help-setting-port = The port; 0 takes a free one.
help-setting-lan = Listen on this machine’s address in the home network, shown as a QR code too.
help-setting-public-url = How people reach the server, if it stands behind a proxy: `https://…`.
help-setting-allow-host = More names under which people reach the server; it answers to no others.
help-setting-trusted-proxies = Addresses and networks whose `X-Forwarded-For` is believed.
help-setting-origins = Pages from elsewhere that may do what the server’s own page may.
help-setting-tls-cert = A certificate, with its chain, to serve HTTPS without a proxy.
help-setting-tls-key = The key of the certificate.
help-setting-clock = Seconds for a decision where a table says nothing: 10 to 300, or 0 for none.
help-setting-keep-finished-days = Days for which finished games are kept; 0 keeps them for good.
help-setting-close-empty-after = Hours after which a table that nobody looks at is closed; 0 never closes one.
help-setting-tables-per-guest = Tables that a guest may have open at once; 0 sets no limit.
help-setting-tables-per-address = Tables that may be opened from one address in an hour; 0: no limit.
help-setting-guests-per-address = Guests that one address may bring in an hour; 0: no limit.
help-setting-sockets-per-address = Sockets that one address may hold at once; 0 sets no limit.
help-setting-connections-per-address = Connections of every kind that one address may hold at once, sockets too; 0 sets no limit.
help-setting-requests-per-address = Requests, and new connections, of one address in a second, before which 400 may come at once; those beyond wait their turn. 0: no limit.
help-setting-lines-per-minute = Lines of chat that a person may say in a minute; 0 sets no limit.
help-setting-seats-per-minute = How often a person may sit down or stand up in a minute, at all tables together; 0 sets no limit.
help-setting-disk-reserve = MiB that are to be free on the disk of the data: with less, health, log and doctor say so; 0 asks for none.
help-setting-refused-words = A file of words that no name and no line of chat may hold, one a line.
help-setting-metrics-token = What a program elsewhere has to show as its `Bearer` token to read `/metrics`; one of this machine needs none.
help-setting-log-format = How logs are written, to standard error.
help-setting-log-level = What is logged: this, and what is worse.
