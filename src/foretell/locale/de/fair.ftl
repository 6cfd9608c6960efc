# Ob die Karten einer Partie die sind, die sich aus ihren Zahlen ergeben. Siehe fair/ und cli/verify.py.

## Was herauskam
fair-verdict-verified = bestätigt
fair-verdict-failed = stimmt nicht
fair-verdict-not-verifiable = nicht prüfbar
fair-verdict-committed = festgelegt
fair-no-game = keine Partie
fair-ok = gut
fair-failed = FALSCH
fair-note = Hinweis
fair-said = { $what }

## Die Prüfungen, und was jede sicherstellt
fair-check-shape = Form
fair-check-seats = Plätze
fair-check-server = Server
fair-check-commitments = Festlegungen
fair-check-transcript = Reihenfolge
fair-check-first-dealer = erster Geber
fair-check-rounds = Runden
fair-check-decks = Stapel
fair-check-hands = Blätter
fair-check-turn-ups = Aufgedecktes
fair-check-draws = Ziehungen
fair-check-record = Aufzeichnung
fair-check-kept = Gemerktes
fair-check-list = Liste
fair-about-shape = es ist ein Bündel nach fair1, und vollständig
fair-about-seats = die Plätze stehen in ihrer Reihenfolge, so viele, wie die Regeln vorsehen
fair-about-server = die Zahl des Servers ist die, auf die er sich festgelegt hat
fair-about-commitments = die Zahl jedes Platzes ist die, auf die er sich festgelegt hat
fair-about-transcript = alle Zahlen waren offengelegt, ehe es Karten gab
fair-about-first-dealer = die Zahlen, der Tisch oder die Regeln bestimmten den ersten Geber
fair-about-rounds = keine Runde fehlt, von der ersten bis zur letzten der Aufzeichnung
fair-about-decks = jeder Stapel ist der, der sich aus den Zahlen ergibt
fair-about-hands = jedes Blatt ist das, das der Stapel diesem Platz gibt
fair-about-turn-ups = jede aufgedeckte Karte ist die nächste im Stapel
fair-about-draws = jede gezogene Karte und jedes Los ergibt sich aus den Zahlen
fair-about-record = die Aufzeichnung hält die Regeln ein und zeigt dieselben Karten
fair-about-kept = es passt zu dem, was du gesehen und dir gemerkt hast
fair-about-list = die öffentliche Liste des Servers sagt dasselbe

## Hinweise
fair-note-named = der Tisch hat Platz { $seat } zum ersten Geber bestimmt, nicht die Zahlen
fair-note-bots = nur Bots haben Zahlen beigetragen: Der Server hätte diese Karten aussuchen können
fair-note-committed = in diesen Karten steckt niemandes Zahl: Der Server hat sie allein bestimmt. Seit er sich festgelegt hat, kann er sie nicht mehr geändert haben; vergleiche die Festlegung mit der, die du gesehen hast
fair-note-event = mehrere Tische hatten mit Absicht dieselben Karten: Die Zahlen stammen von den Leuten an allen diesen Tischen
fair-note-no-cards = es wurden keine Karten ausgeteilt
fair-note-stopped = die Partie endete in Runde { $round }
fair-note-alone = nur am Bündel geprüft, nicht an dem, was du gesehen und dir gemerkt hast

## Gar kein Bündel
fair-shape-twice = der Schlüssel { $key } steht zweimal an derselben Stelle: Jeder könnte es anders lesen
fair-shape-empty = leer: kein JSON
fair-shape-deep = zu tief verschachtelt
fair-shape-no-json = Zeile { $line }, Spalte { $column }: kein JSON
fair-shape-no-text = kein Text in UTF-8: kein JSON
fair-shape-digits = eine Zahl mit Tausenden von Ziffern
fair-shape-no-number = { $name } ist in JSON keine Zahl
fair-shape-no-object = ein Bündel ist ein Objekt in JSON
fair-shape-scheme = das Verfahren ist nicht fair1: Etwas anderes lässt sich hier nicht prüfen
fair-shape-game = game: nicht 1 bis 100 sichtbare ASCII-Zeichen ohne senkrechten Strich
fair-shape-hash = { $name }: nicht 64 Zeichen aus 0-9 a-f

## Die Zahlen
fair-lame = lässt sich nicht prüfen: Zahlen, Regeln oder Aufzeichnung stimmen nicht
fair-seats = die Plätze sind { $found }, nicht 0, 1, 2 … in dieser Reihenfolge
fair-server = die Zahl des Servers ist nicht die, auf die er sich vor dem Geben festgelegt hat
fair-commitment = Platz { $seat }: Die Zahl ist nicht die, auf die sich dieser Platz festgelegt hat
fair-not-revealed = Platz { $seat } hatte seine Zahl nicht offengelegt, als es Karten gab
fair-no-such-dealer = der Tisch hat einen Platz { $seat } zum ersten Geber bestimmt, und den gibt es nicht
fair-other-dealer = Platz { $seat } gab als Erster, doch Platz { $due } war an der Reihe
fair-kept-commit = die Festlegung des Servers ist nicht die, die dir gezeigt wurde
fair-kept-pinned = die Festlegungen aller Mitspieler sind nicht die, die dir gezeigt wurden
fair-kept-seed = deine Zahl ist nicht die, die für deinen Platz gilt
fair-kept-dealer = du hast Platz { $seat } zuerst geben sehen, nicht Platz { $other }
fair-kept-gone = Runde { $round }: Du hast sie gesehen, im Bündel ist sie nicht
fair-kept-hand = Runde { $round }: Dein Blatt ist nicht das, das du bekommen hast
fair-kept-turn-up = Runde { $round }: Die aufgedeckte Karte ist nicht die, die du gesehen hast

## Das Geben
fair-numbered = die Runden tragen die Nummern { $found }, nicht 1, 2, 3 …
fair-numbered-missing = die Runden tragen die Nummern { $found }, nicht 1, 2, 3 …: Es fehlt { $missing }
fair-count = das Bündel hat { $number } Runden, die Aufzeichnung { $count }
fair-deck = Runde { $round }: nicht der Stapel, der sich aus den Zahlen ergibt: An Stelle { $place } liegt { $given }, richtig wäre { $right }
fair-deck-short = Runde { $round }: nicht der Stapel, der sich aus den Zahlen ergibt: An Stelle { $place } liegt nichts, richtig wäre { $right }
fair-deck-long = Runde { $round }: nicht der Stapel, der sich aus den Zahlen ergibt: An Stelle { $place } liegt { $given }, und so eine Stelle hat der richtige nicht
fair-hands = Runde { $round }: Blätter mit { $sizes } Karten lassen sich nicht austeilen
fair-hand = Runde { $round }, Platz { $seat }: Das Blatt ist nicht das, das der Stapel ihm gibt
fair-turn-up = Runde { $round }: { $card } liegt offen, doch die nächste Karte im Stapel ist { $due }
fair-turn-up-none = Runde { $round }: { $card } liegt offen, doch der Stapel ist ganz ausgeteilt
fair-draws = Runde { $round }: Die Ziehungen sind nicht die der Aufzeichnung
fair-draw = Runde { $round }, Ziehung { $number }: Gezogen wurde { $given }, aus den Zahlen ergibt sich { $due }
fair-seat = Platz { $seat }

## Die Aufzeichnung
fair-no-rules = das sind keine Regeln: { $why }
fair-broken-record = die Aufzeichnung verstößt gegen die Regeln: { $why }
fair-real-cards = die Aufzeichnung ist von einem Spiel mit echten Karten: Hier wurde nichts ausgeteilt
fair-other-rules = die Aufzeichnung hat andere Regeln als das Bündel
fair-record-dealer = Runde { $round }: Laut Aufzeichnung gab Platz { $seat }
fair-record-hands = Runde { $round }: Die Aufzeichnung hat andere Blätter
fair-record-turn-up = Runde { $round }: Laut Aufzeichnung wurde { $card } aufgedeckt
fair-record-no-turn-up = Runde { $round }: Laut Aufzeichnung wurde keine Karte aufgedeckt

## Die öffentliche Liste
fair-line-no-object = kein Objekt mit game, C, T, S und outcome
fair-line-no-hash = die Kennung einer Partie oder ein Hash ist nicht so geschrieben, wie fair1 es tut
fair-line-outcome = outcome ist nichts davon: { $outcomes }
fair-line-shut = die Zahl passt nicht zur Festlegung
fair-line-used = diese Zahl diente schon einer anderen Partie
fair-list-line = Zeile { $line }: { $what }
fair-list-lines = die Liste hat zu dieser Partie { $number } Zeilen statt einer
fair-list-no-line = die Liste hat zu dieser Partie keine Zeile
fair-list-other = { $name } dieser Partie ist in der Liste ein anderes
fair-list-over = in der Liste steht { $outcome }, laut Aufzeichnung ist die Partie zu Ende
fair-list-not-over = in der Liste steht { $outcome }, laut Aufzeichnung ist die Partie nicht zu Ende
