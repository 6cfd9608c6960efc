# The command line. See cli/.

cli-play = Play a game in the terminal.
cli-rules = List the rules that have a name, or explain some.
cli-replay = Replay records of games, check them, count them.
cli-odds = The leader’s exact chances in the first round.
cli-simulate = Let bots play many games, and keep the records.
cli-conformance = Check the engine against the rules as data.
cli-bench = Measure the engine.
cli-missing = { $name }: this part is not here yet
