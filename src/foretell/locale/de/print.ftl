# Was gedruckt wird: Wertungsblöcke, Scheiben, Münzen, Karten. Siehe printing/.

print-title = Wizard
print-rules = Regeln: { $rules }
print-legend = Kreis: wer gibt · Quadrat: Trumpf (– keiner) · Kästchen: Ansage und Stiche, daneben die Punkte · grau: die Summe
print-no-paper = { $said } ist kein Papier: { $known }
print-no-size = { $said } ist keine Größe eines Blocks: { $known }
print-day = Datum
print-own-rules = eigene Regeln
print-revoked = * hat nicht bedient: alle anderen werten, als hätten sie ihre Ansage erfüllt
print-not-large = --large: nur der Standard ist mit großen Zeichen gezeichnet, nicht { $said }
print-no-set = { $said } ist kein Kartensatz: { $known }
print-no-card-size = { $said } ist keine Größe einer Karte: { $known }

print-deck-title = Wizard: die Karten
print-coins-title = Wizard: Münzen
print-coins-how = Lege so viele Münzen hin, wie du ansagst, und auf jeden deiner Stiche eine; ein Stich zu viel bekommt keine.
print-wheels-title = Wizard: Ansagescheiben
print-wheels-bid = Meine Ansage
print-wheels-how = Auf Karton kleben und ausschneiden, auch das Fenster; die Scheibe mit dem Fenster auf die andere heften. Umgedreht bleibt die Ansage verdeckt.

print-packs-title = Wizard aus zwei Kartenspielen
print-packs-packs = Nimm zwei gewöhnliche Kartenspiele mit gleichen Rückseiten, jedes mit 52 Karten.
print-packs-first = Das erste gibt seine 52 Karten, von der Zwei bis zum Ass in jeder der vier Farben. Seine Joker bleiben weg.
print-packs-wizards = Die vier Asse des zweiten werden zu Zauberern.
print-packs-jesters = Seine vier Zweien werden zu Narren. Die übrigen Karten kommen zurück in ihre Schachtel.
print-packs-stick = Schneide die acht Bilder der nächsten Seite aus und klebe sie auf diese acht Karten. Wenn es eilt, schreib mit einem Stift groß Z oder N darauf.
print-packs-check = Zähle nach: 60 Karten, 13 in jeder Farbe, vier Zauberer und vier Narren, und keine Rückseite, die etwas verrät.
print-packs-one = Das erste Spiel: 52 Karten
print-packs-two = Das zweite Spiel: 8 Karten
print-packs-reminder-title = Wer bekommt den Stich?
print-packs-reminder-wizard = Der erste Zauberer,
print-packs-reminder-trump = sonst der höchste Trumpf,
print-packs-reminder-suit = sonst die höchste Karte der ausgespielten Farbe.
print-packs-reminder-jester = Sind alle Narren: der erste.
