# Was foretell odds zeigt. Siehe cli/odds.py und analysis/.

odds-one-title = { $players } Personen, { $card } ausgespielt, { $up } aufgedeckt, Trumpf { $trump }
odds-one-title-no-trump = { $players } Personen, { $card } ausgespielt, { $up } aufgedeckt, kein Trumpf
odds-wins = macht den Stich
odds-bid = Ansage { $bid }
odds-expected = Punkte im Schnitt
odds-worth = lohnende Ansage
odds-informed-dealer = Ein Zauberer liegt offen: Der Geber hat diesen Trumpf genannt, nachdem er seine Karte gesehen hatte. Die Karten der anderen sind also nicht zufällig; diese Aussicht gilt nur, wenn sie es wären.

odds-title = Runde 1, { $players } Personen: so oft macht den Stich, wer ausspielt, in %
odds-card = Karte
odds-star = * eine Ansage von 1 lohnt sich (Aussicht 3/7 oder mehr), – gibt es nicht.
odds-informed-dealers = Nach einem Zauberer hat der Geber den Trumpf genannt, nachdem er seine Karte gesehen hatte: Dort gelten die Aussichten nur gegen zufällige Karten, und das sind sie nicht.
odds-smallest = Die kleinste Karte, mit der sich eine Ansage von 1 lohnt
odds-situation = Lage
odds-turned = aufgedeckt
odds-chance = Aussicht
odds-any = egal

odds-at-suit-up-off-suit = Farbe offen, andere Farbe
odds-at-trump-lower-card-up = Trumpf, kleinere offen
odds-at-trump-higher-card-up = Trumpf, höhere offen
odds-at-suit-up-trump = Farbe offen, Trumpf
odds-at-jester-up = Narr offen
odds-at-wizard-up-off-suit = Zauberer offen, andere Farbe
odds-at-wizard-up-trump-named = Zauberer offen, Trumpf

odds-playing = Die Runde wird gespielt, Verteilung für Verteilung …
odds-hand-title = { $players } Personen, Platz { $place } beim Ansagen: { $hand }
odds-hand-up = ; { $card } offen
odds-hand-before = ; Ansagen davor: { $bids }
odds-hand-bid = Ansage
odds-hand-points = Punkte
odds-hand-behind = hinter der besten
odds-hand-best = die beste
odds-hand-tricks = Stiche mit einer Ansage von { $bid }
odds-hand-model = Mittel aus { $worlds } Verteilungen, die zu dem passen, was dieses Blatt sieht, mit { $bot } auf jedem Platz, auch dem eigenen; ± ist ein Standardfehler des Mittels.
odds-hand-belief = Verteilungen bleiben umso öfter, je besser die Ansagen davor zu ihnen passen.
odds-hand-named = Der Geber hat Trumpf genannt, nachdem er seine Karten gesehen hatte; das wissen die Verteilungen nicht.
