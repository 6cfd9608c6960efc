# What a command cannot do, in one line.

failed-output = the output cannot be written: { $why }
failed-unwritable = { $file }: cannot be written: { $why }
failed-listen = { $host } port { $port }: cannot listen there: { $why }; --port takes another port (0 any that is free), --host another address
failed-port-taken = { $host } port { $port }: cannot listen there: another program does already; --port takes another port (0 any that is free), --host another address
failed-no-bot = there is no bot { $name }; there are { $names }
failed-many-bots = { $bots } bots for { $seats } seats
failed-odds-options = give --card and --turn-up together, or neither for the whole table
failed-same-card = { $card } cannot be the leader’s card and the turn-up at once
failed-not-in-deck = { $card } is not one of the 60 cards of the base game
failed-trump-not-named = trump { $trump }: { $card } is up, and trump is named only after a Wizard
failed-trump-missing = { $card } is up: --trump says which suit the dealer named: { $suits }
failed-trump-none = trump none: after a Wizard the dealer names one of { $suits }
failed-no-case = there are no cases in these files
failed-no-cases = the cases come with the sources; call this in their folder or name files
failed-bad-cases = { $file }: these are no cases as docs/conformance.md describes them
failed-no-suit = { $text } is no suit: c d h s or none
failed-no-data = no data of a server here (no { $name })
failed-newer-data = data format { $found } is of a newer Foretell; this one knows up to { $known }
failed-older-data = data format { $found } is older than { $known }; the next start of the server brings it up to date: make a backup first
failed-copy-exists = is there already; a copy goes to a new folder
failed-in-use = a server is running on this folder; stop it first
