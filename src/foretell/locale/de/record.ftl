# Was in einer Aufzeichnung nicht stimmt und was das Nachspielen zeigt. Siehe record/ und cli/replay.py.
# Wörter vor einem Doppelpunkt wie bids sind Schlüssel der Datei.

record-seat = Platz { $number }
record-at-round = Runde { $round }: { $what }
record-at-trick = Runde { $round }, Stich { $trick }: { $what }
record-at-seat = Runde { $round }, { $who }: { $what }
record-at-card = Runde { $round }, Stich { $trick }, { $who }: { $what }

## Die Datei
record-unreadable = lässt sich nicht lesen: { $why }
record-folder = lässt sich nicht lesen: ist ein Ordner
record-long = länger als { $most } Bytes: keine Aufzeichnung einer Partie
record-long-here = länger als { $most } Bytes: wird hier nicht gezeigt
record-no-text = Zeile { $line }: kein Text in UTF-8
record-toml = Zeile { $line }, Spalte { $column }: { $why }
record-toml-end = Zeile { $line }: { $why }, am Ende des Textes
record-toml-else = kein TOML: { $why }
record-many = mehr Schlüssel, Werte und Zeilen, als je eine Aufzeichnung hat
record-deep = zu tief verschachtelt
record-digits = eine Zahl mit Tausenden von Ziffern
record-no-records = in diesem Ordner liegt keine Aufzeichnung, keine { $ending }-Datei
record-address = replay liest Dateien; lade die Aufzeichnung des Spiels erst herunter: …/games/ID/record.toml
record-no-saved = keine Tabelle [{ $table }]: eine Aufzeichnung, aber keine Partie zum Weiterspielen
record-bad-saved = [{ $table }]: braucht einen seed, und bots mit genau einem leeren Platz

## Ihre Schlüssel und Werte
record-format-missing = format: fehlt; gelesen wird hier Format { $format }
record-format-other = format: { $value } wird hier nicht gelesen, nur Format { $format }
record-rules = rules: { $why }
record-no-rules = rules: { $value } ist weder der Name von Regeln noch eine Tabelle
record-players-count = players: { $number } Namen statt 1 bis { $most }
record-names-count = players: { $number } Namen für { $players } Plätze
record-no-rounds = rounds: ist keine Liste von Tabellen [[rounds]]
record-swap = swap: Die Karten der Jubiläumsausgaben (Werwolf) werden noch nicht gespielt
record-no-key = { $key }: So einen Schlüssel haben Runden nicht
record-size-and-hands = size: Eine Runde vom Wertungsblock hat keine hands, eine mit hands kein size
record-no-number = { $key }: { $value } ist keine ganze Zahl
record-no-quotes = { $key }: { $value } ist kein Text in Anführungszeichen
record-no-texts = { $key }: { $value } ist keine Liste von Texten
record-no-numbers = { $key }: { $value } ist keine Liste ganzer Zahlen
record-no-revoke = { $key }: { $value } ist nicht wie {"{"} seat = 1, trick = 3 {"}"}
record-long-number = eine sehr lange Zahl
record-values-count = { $key }: { $number } Werte statt { $count }
record-half-character = ein halbes Zeichen lässt sich nicht in UTF-8 schreiben
record-no-tag = { $key }: ist keine freie Angabe, sondern ein Schlüssel des Formats
record-bad-tags = freie Angaben: { $why }
record-deep-tags = freie Angaben: zu tief verschachtelt
record-no-history = eine ausgedachte Partie hat keinen Verlauf, der sich aufschreiben ließe

## Was fehlt oder zu viel ist
record-missing = { $key }: fehlt
record-missing-later = { $key }: fehlt, obwohl die Runde { $later } hat
record-missing-round = { $key }: fehlt, obwohl noch eine Runde folgt
record-own-missing = { $key }: der eigene Eintrag fehlt
record-own-missing-later = { $key }: der eigene Eintrag fehlt, obwohl die Runde { $later } hat
record-own-missing-round = { $key }: der eigene Eintrag fehlt, obwohl noch eine Runde folgt
record-bid-skipped = bids: die eigene Ansage fehlt, obwohl { $who } schon angesagt hat
record-card-skipped = { $key }: die eigene Karte fehlt, obwohl die von { $who } dasteht
record-not-asked = { $key }: danach fragen die Regeln in dieser Runde nicht
record-trick-missing = revoke: der Stich fehlt

## Karten
record-no-mark = { $card }: hinter einer Karte steht ! oder = und Z, N oder eine Farbe (Me=Z, Zc!)
record-anniversary = { $card }: Die Karten der Jubiläumsausgaben werden noch nicht gespielt
record-between-tricks = { $cards }: Die Karten der Jubiläumsausgaben (Jongleur, Wolke, Hexe) werden noch nicht gespielt
record-not-in-deck = { $card }: so eine Karte ist hier nicht im Spiel
record-no-card = { $card } ist keine Karte
record-hand-count = hands: { $number } Karten statt { $count }
record-twice = { $card }: kommt zweimal vor
record-turn-up-missing = turn_up: fehlt, obwohl eine Karte aufgedeckt wird
record-turn-up-extra = turn_up: { $card }, obwohl keine Karte aufgedeckt wird

## Wer gibt
record-no-play-off = play_off: hier gibt es kein Stechen
record-over = die Partie ist zu Ende: es folgt keine Runde
record-other-dealer = dealer: { $dealer }, doch { $who } gibt, dealer = { $due }
record-play-off-missing = play_off: fehlt, obwohl { $who } gleichauf vorn liegen: { $due }
record-other-play-off = play_off: { $given }, doch gleichauf vorn liegen { $who }: { $due }
record-not-tied = dealer: { $dealer }, doch im Stechen sind nur { $who }: { $due }
record-no-seat = dealer: { $dealer }, doch eine Aufzeichnung mit { $players } Plätzen zählt sie von 0 bis { $last }

## Nennen und ansagen
record-named-none = trump: none lässt sich nicht nennen, nur { $allowed }
record-not-offered = { $key }: { $value } steht nicht zur Wahl, nur { $allowed }
record-uber-allowed = eine Farbkarte aus diesem Spiel, ein Wert oder jesters
record-no-bidder = Ansage { $bid }: dieser Platz sagt nicht an
record-zero-bid = Ansage { $bid }: in dieser Runde ist jede Ansage null
record-mend = adjust: { $bid }: erlaubt sind { $allowed }
record-bid-range = Ansage { $tried }: von 0 bis { $most }
record-uneven-bid = Ansage { $tried }: die letzte Ansage darf die Summe nicht auf { $most } bringen: erlaubt sind { $allowed }

## Spielen
record-must-follow = { $tried }: { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
   *[3] Pik
} muss bedient werden, auf der Hand: { $held }
record-not-held = { $tried }: nicht auf der Hand, dort: { $held }
record-holds-nothing = { $tried }: nicht auf der Hand, die ist leer
record-allowed = { $tried }: erlaubt sind { $allowed }
record-out = { $key }: { $card }: dieser Platz ist ausgeschieden
record-tricks-count = tricks: { $number } statt { $count }
record-trick-count = { $number } Karten statt { $count }
record-nothing-said = { $card }: zu dieser Karte gibt es nichts zu sagen
record-says-nothing = zu { $card } gehört eine Angabe, erlaubt sind { $allowed }
record-not-playable = { $card } lässt sich nicht als { $mark } spielen, erlaubt sind { $allowed }

## Nicht bedient
record-revoke = revoke: { $who }, Stich { $number }: { $why }
record-revoke-seat = seat = { $seat }
record-did-not-revoke = dieser Platz hat in diesem Stich richtig bedient
record-prevents = an diesem Tisch lässt sich nicht falsch bedienen
record-between = gerügt wird zwischen zwei Stichen
record-does-not-play = dieser Platz spielt in dieser Runde nicht mit
record-not-finished = dieser Stich ist noch nicht zu Ende
record-revoke-nobody = revoke: { $who } spielt nicht mit
record-no-trick = revoke: einen Stich { $number } gibt es nicht

## Punkte
record-wrong-values = { $key }: { $given } statt { $right }
record-wrong-size = size: { $given } statt { $due }
record-wrong-won = won: { $given } in einer Runde mit size { $size }
record-bonus-none = bonus: { $given }, doch in dieser Runde geben die Regeln keinen
record-bonus-one = bonus: { $given }, doch nur ein Platz bekommt { $due }
record-bonus-unearned = bonus: { $who } hat die Ansage nicht erfüllt

## Was das Nachspielen zeigt
record-right = { $right } von { $all ->
    [one] 1 Aufzeichnung stimmt.
   *[other] { $all } Aufzeichnungen stimmen.
}
record-line = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
record-line-unfinished = { record-line }, nicht beendet
record-complete = { $rules }, beendet
record-unfinished = { $rules }, nicht beendet
record-own-rules = eigene Regeln nach { $preset }
record-cards = Karten
record-trump = Trumpf
record-no-trump = keiner
record-sheet-how = ○ gibt; im Kasten Ansage und Stiche; dann Punkte und Stand
record-sheet-short = ○ gibt; im Kasten Ansage und Stiche; dann der Stand
