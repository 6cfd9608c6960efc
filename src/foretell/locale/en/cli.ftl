# The command line. See cli/.

cli-help = The card game Wizard: play it, replay it, look into it.
    foretell play: a game against bots, in this terminal
    foretell rules camelot: a variant in plain words
    foretell odds --players 4: chances in the first round
cli-web = Play in the browser.
cli-play = Play a game in the terminal.
cli-score = Keep score for real Wizard cards.
cli-tournament = Run a tournament: seatings, results, standings.
cli-rules = List the rules that have a name, or explain some.
cli-rules-easy = { $minutes } minutes, easy
cli-rules-medium = { $minutes } minutes
cli-rules-hard = { $minutes } minutes, hard
cli-rules-beginners = for beginners
cli-replay = Replay records of games, check them, count them.
cli-odds = What a bid is worth: exactly in round 1, or on any hand.
cli-print = Print score sheets, wheels, coins and cards, as PDF.
cli-verify = Check that the deals of a game were fair.
cli-serve = Serve tables to others over the network.
cli-join = Sit down at a table on a server, in this terminal.
cli-admin = See and message tables, close them, ban, withdraw names.
cli-backup = Copy all that a server keeps, while it runs.
cli-copy = Copy all that a server keeps between a data folder and a database.
cli-doctor = Look whether a server’s data are sound.
cli-simulate = Let bots play many games, and keep the records.
cli-arena = Measure how strong bots are, over the same deals from every seat.
cli-train = Let a net learn to play, from nothing.
cli-export = Write records as tables: CSV, JSON lines, Parquet.
cli-conformance = Check the engine, or a program of yours, against the rules as data.
cli-moved = { $name } is no command any more: with the sources, { $now } does it
cli-printed = { $file } is written. Print it in its own size, not fitted to the page.

cli-web-at = Play at { $address } (Ctrl-C ends it; every game is kept).
cli-web-terminal = In the terminal instead: foretell play, or make play-terminal.
cli-web-unbuilt = The page has not been built on this machine (make page): you get plain pages.
cli-web-bye = Every game is kept. Goodbye.

cli-warming = Compiling the engine, this once
cli-warming-game = a game
cli-warming-deal = dealing
cli-warming-view = what a seat sees
cli-warming-legal = what is legal
cli-warming-play = playing
cli-warming-call = calls
cli-warming-records = records
cli-warming-score = scores
cli-warming-claim = proofs
cli-warming-wire = messages
cli-warming-rows = what messages say
cli-warming-bots = bots
cli-warm = done
cli-play-help = Play a game of Wizard in this terminal. Without options a short menu asks; Enter takes what is usual.
cli-play-rules = The rules: a name (see “foretell rules”) or a file.
cli-play-players = How many play, you among them.
cli-play-bots = Who plays against you: novice, casual, keen, rule, counter, sampler or champion; several with commas.
cli-play-dealer = Which seat deals first, 1 to the number of players (you are 1); drawn if left out.
cli-play-notequal = The last bidder may not make the bids add up to the tricks: on or off.
cli-play-hiddentip = All bid at once, hidden: on or off. With notequal, the last bidder then mends an even sum.
cli-play-seed = Chooses the shuffles: the same seed, the same cards.
cli-play-name = Your name.
cli-play-suits = How suits are shown; else as the terminal can.
cli-play-pace = How fast the others play.
cli-play-fast = Send choices at once, without asking again.
cli-play-resume = Go on with a saved game: the last one, or a file.
cli-join-help = Sit down at a table on a server, in this terminal: by its link, or by the server’s address, which lists its tables.
cli-join-name = What you are called there; who you are is remembered.
cli-join-token = Be the person of this token.
cli-join-watch = Only watch.
cli-join-bot = Let a bot of yours play: the class of a file, in a process of its own; or a bot’s name.
cli-join-seconds = What it may take for a choice, 8 if not said; never more than four fifths of the table’s clock.
cli-join-both = --bot plays and --watch only watches: name one of them

cli-simulating = games
cli-exporting = { $done } of { $all } records
cli-exported = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} of { $records ->
    [one] 1 record
   *[other] { $records } records
}
cli-simulated = { $played } of { $games } games played
cli-simulated-kept = { $played } of { $games } games played, { $kept } were there already
cli-simulated-records = { $start }: { $written ->
    [one] 1 record
   *[other] { $written } records
} in { $folder }
cli-mean-scores = Mean scores by seat: { $means }

cli-conformance-paragraph = paragraph
cli-conformance-cases = cases
cli-conformance-failed = failed
cli-conformance-unanswered = not answered
cli-conformance-left = Not answered: { $counted }
cli-conformance-passed = { $level }: { $passed } of { $all } cases passed.
cli-conformance-more = and { $number } more failed
cli-conformance-kind = position
cli-conformance-positions = number
cli-conformance-solved = solved
cli-conformance-solves = { $solved } of { $all } positions solved.

arena-deals = deals
arena-one-bot = two bots are needed, or more
arena-twice = { $bot } is named twice: name each bot once; two alone may be the same
arena-takes = About { $time } on { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
arena-stopped = Interrupted: these are the deals that were done. With --keep FOLDER it can go on later.
arena-stopped-kept = Interrupted: these are the deals that were done. The same command goes on from here.
arena-title = { $bot } at tables of { $others }: { $players } players, { $deals } deals, each from every seat, seed { $seed }
arena-points = points a game
arena-hits = bids met
arena-wins = games won
arena-time = a decision
arena-lead = Ahead by { $lead } points a game; mean place { $rank }.
arena-by-cards = Bids met by number of cards: { $hits }
arena-all = All against all: { $players } players, { $deals } deals a pair. Ratings (400 points are ten times the strength):
arena-leads = Points ahead, by row at tables of the column:
train-over = The course is over: { $done } million examples, mean loss { $loss }. The weights are in { $weights }.
train-so-far = { $done } of { $of } million examples, mean loss { $loss }. The weights so far are in { $weights }; the same command goes on from here.
train-other = { $folder } holds a course whose { $name } is { $there }; begin another one in another folder
train-other-prey = { $kind ->
    [exploiter] { $folder } holds a course against other weights; begin another one in another folder
   *[usual] { $folder } holds a course against no weights; begin another one in another folder
}
cli-no-scheduler = --backend dask needs the address of a scheduler: --scheduler tcp://…
cli-no-backend = --scheduler goes with --backend dask
