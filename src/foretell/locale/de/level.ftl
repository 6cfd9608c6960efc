# Die Bots nach Spielstärke, und wer sie am Tisch sind.

level-random = zufällig
level-novice = Anfänger
level-casual = gelegentlich
level-keen = eifrig
level-rule = geübt
level-counter = erfahren
level-sampler = Könner
level-random-style = Spielt irgendeine Karte.
level-novice-style = Lernt das Spiel noch: sagt einen gerechten Anteil an und nimmt dann, was nötig ist.
level-casual-style = Denkt ein wenig voraus und nimmt, was gut genug aussieht.
level-keen-style = Denkt voraus und liegt selten weit daneben.
level-rule-style = Spielt nach Faustregeln, ohne Versehen.
level-counter-style = Probiert jede Ansage hundertmal im Kopf und spielt dann nach Faustregeln.
level-sampler-style = Probiert jede Ansage und jede Karte und hört an deiner Ansage, was du wohl hast.
level-free-seats = Freie Plätze
level-strength = { $lead } Punkte im Spiel gegen die üblichen
level-who-bruno = Summt, während andere nachdenken.
level-who-clara = Hat einmal ihren Hut auf einen Narren verwettet und schweigt darüber.
level-who-dora = Schreibt jeden Stand doppelt auf, zur Sicherheit.
level-who-emil = Bedankt sich für jeden Stich, auch für deinen.
level-who-frida = Hat ihre Zauberer angeblich im Ärmel.
level-who-gustav = Erinnert sich an die Zeit, als es noch keine Narren gab.
level-who-hilda = Gewinnt leise und verliert mit Kuchen.
level-who-ivo = Wollte nur eine Runde bleiben.
