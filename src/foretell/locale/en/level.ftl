# The bots by level, and who they are at a table.

level-random = random
level-novice = beginner
level-casual = casual
level-keen = keen
level-rule = skilled
level-counter = seasoned
level-sampler = expert
level-random-style = Plays any card.
level-novice-style = Is learning the game: bids a fair share, and then takes what it needs.
level-casual-style = Thinks a little ahead and takes what seems good enough.
level-keen-style = Thinks ahead, and is seldom far off.
level-rule-style = Plays by rules of thumb, without a slip.
level-counter-style = Tries every bid in its head a hundred times, then plays by rules of thumb.
level-sampler-style = Tries every bid and every card, and hears from your bid what you may hold.
level-free-seats = Free seats
level-strength = { $lead } points a game against the usual ones
level-who-bruno = Hums while others think.
level-who-clara = Once bet her hat on a Jester and never speaks of it.
level-who-dora = Writes every score down twice, just in case.
level-who-emil = Says thank you for every trick, yours too.
level-who-frida = Has her Wizards up her sleeve, she says.
level-who-gustav = Remembers the days before there were Jesters.
level-who-hilda = Wins quietly and loses with cake.
level-who-ivo = Only came for one round.
