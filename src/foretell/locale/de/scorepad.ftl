# Der Wertungsblock: was notiert werden kann, was nicht passt, der Befehl `foretell score`.

scorepad-key-name = Name
scorepad-key-dealer = Geber
scorepad-key-finish = Ende
scorepad-key-play_off = Stechen
scorepad-key-turn_up = Aufgedeckt
scorepad-key-trump = Trumpf
scorepad-key-twist = Zusatz
scorepad-key-uber = Überkarte
scorepad-key-bid = Ansage
scorepad-key-adjust = geänderte Ansage
scorepad-key-revoke = falsch bedient
scorepad-key-grail = Heiliger Gral
scorepad-key-won = Stiche

scorepad-entry-shape = Eine Notiz hat die Schlüssel n, key, value und vielleicht seat, nicht: { $value }
scorepad-entry-round = Eine Runde { $value } gibt es nicht: Runden sind 1 bis { $most }, 0 ist der Block selbst.
scorepad-entry-key = Eine Notiz { $value } gibt es nicht: es gibt { $allowed }.
scorepad-entry-seat = { $what }: { $value } ist kein Platz
scorepad-entry-no-seat = { $what }: wird ohne Platz notiert
scorepad-entry-value = { $what }: { $value } kann hier nicht notiert werden
scorepad-entry-many = Ein Block hat höchstens { $most } Einträge.
scorepad-entry-no-such-seat = { $what }: es gibt { $players } Plätze, 0 bis { $last }
scorepad-entry-no-card = { $what }: { $value } gibt es im Blatt nicht

scorepad-bad-players = { $number } Namen für { $count } Spieler
scorepad-bad-name = { $value } ist kein Name: er hat 1 bis 40 Zeichen, die man drucken kann.
scorepad-bad-dealer = { $value } ist kein Geber: Plätze sind 0 bis { $most }.
scorepad-bad-keys = Das ist kein Wertungsblock: er hat die Schlüssel { $keys }.
scorepad-bad-format = Dieser Wertungsblock hat das Format { $value }; diese Version liest { $format }.
scorepad-bad-lists = Das ist kein Wertungsblock: players und entries sind Listen.

scorepad-play-off = Das Stechen ist zwischen anderen: wer gleichauf liegt, hat sich geändert.
scorepad-not-asked = { $who ->
    [none] Danach fragt diese Runde nicht: { $what }. Nimm die Notiz zurück.
   *[other] { $who }: danach fragt diese Runde hier nicht: { $what }. Nimm die Notiz zurück.
}
scorepad-seat-out = { $who } ist in dieser Runde nicht dabei: { $what } zählt nicht.
scorepad-trump-none = Eine Farbe muss bestimmt werden; „kein Trumpf“ geht nicht.
scorepad-trump-other = Durch die aufgedeckte Karte ist Trumpf: { $trump }.
scorepad-twist = { $twist }: das gibt es in dieser Runde nicht.
scorepad-bid-range = { $who }: { $bid } Stiche kann man bei { $size ->
    [one] einer Karte
   *[other] { $size } Karten
} nicht ansagen.
scorepad-bid-barred = { $who } darf nicht { $bid } ansagen: die Ansagen ergäben zusammen { $size }.
scorepad-adjust = { $who } ändert eine Ansage von { $first } um eins, nicht auf { $bid }.
scorepad-revoke-trick = Einen Stich { $trick } gibt es in dieser Runde nicht: sie hat { $size }.
scorepad-won-sum = Notierte Stiche: { $sum }. { $least ->
    [0] Es waren höchstens { $size }.
   *[other] Es waren { $size }.
}

## Das Terminal
scorepad-heading = Foretell · Wertungsblock · { $rules }
scorepad-over = Spiel zu Ende
scorepad-finished = Hier beendet
scorepad-deals = { $who } gibt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
scorepad-total = Summe
scorepad-and = und
scorepad-sheet-revoke = f.b.
scorepad-legend = Runde, Karten, Trumpf; für jeden Stiche/Ansage, Punkte, Summe. ● gab, ★ führt, ! passt nicht, ? ist verdeckt, f.b. hat falsch bedient.
scorepad-led-by = { $who } { $count ->
    [one] führt
   *[other] führen
} mit { $points }.
scorepad-won-by = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points }.
scorepad-fault-at = Runde { $n }: { $why }
scorepad-mend = Enter geht die Runde noch einmal durch, „c { $n }“ auch.
scorepad-ask-turn_up = Welche Karte ist aufgedeckt? (7h, z Zauberer, n Narr)
scorepad-ask-trump = Welcher Trumpf ist bestimmt?
scorepad-ask-twist = Was kommt in dieser Runde dazu?
scorepad-ask-uber = Was schlägt alles? (Qs, K, jesters)
scorepad-ask-dealer = Stechen: wer gibt nach dem Los?
scorepad-ask-bid = { $who } sagt an:
scorepad-ask-adjust = Die Ansagen gehen auf. { $who } ändert die eigene um eins:
scorepad-ask-grail = Wer bekam den Stich mit dem Heiligen Gral?
scorepad-ask-won = { $who } bekam:
scorepad-ask-anew = Runde { $n }, { $what } { $old } – Enter lässt es so
scorepad-ask-optional = Enter lässt es offen
scorepad-ask-secret = (niemand schaut hin, es wird nicht gezeigt)
scorepad-hints = ? Hilfe · q Ende · u zurück · c N verbessert · r NAME falsch bedient · s Statistik · f Schluss
scorepad-hints-walk = Enter lässt es · eine Zahl ändert · - nimmt zurück · Esc verlässt die Runde · ? Hilfe · q Ende
scorepad-sure = Das Spiel hier beenden? Noch einmal f beendet es; alles andere geht weiter.
scorepad-page-help = Hilfe
scorepad-page-counts = Statistik
scorepad-help-note-title = Notieren
scorepad-help-note = Gefragt wird, was dran ist, in der Reihenfolge der Runde; eine Zahl und Enter notiert es. Mehrere Zahlen, etwa 1 0 2, sind Ansagen oder Stiche der nächsten. Stiche, die sich aus denen der anderen ergeben, notieren sich von selbst.
    Die aufgedeckte Karte, der Trumpf und die Überkarte müssen nicht notiert werden: Enter lässt sie offen.
scorepad-help-correct-title = Verbessern
scorepad-help-correct = u nimmt die letzte Notiz zurück. „c 3“ geht Runde 3 noch einmal durch: Enter lässt eine Zahl, eine andere tritt an ihre Stelle. Alles danach wird neu gezählt. Auch eine ganze Notiz geht, in der Runde, nach der gefragt wird: ansage Ada 2, stiche Ada 1, trumpf h, aufgedeckt Dh; - an Stelle des Wertes nimmt sie zurück.
scorepad-help-special-title = Besonderes
scorepad-help-special = „r Cy“ notiert, dass Cy falsch bedient hat, „r Cy 3“ im Stich 3: die anderen haben ihre Ansage erfüllt, Cy verliert 20, die Runde endet. „name 2 Bea“ nennt den zweiten Platz Bea. f beendet das Spiel vorzeitig, noch einmal f lässt es weitergehen.
scorepad-help-keep-title = Aufheben
scorepad-help-keep = Jede Notiz wird sofort geschrieben. „record DATEI“ schreibt die Aufzeichnung des Spiels, die „foretell replay“ liest. s zeigt die Statistik, sheet den ganzen Zettel, rules die Regeln in einfachen Worten, q hört auf.

scorepad-type-name = name
scorepad-type-dealer = geber
scorepad-type-finish = schluss
scorepad-type-play_off = stechen
scorepad-type-turn_up = aufgedeckt
scorepad-type-trump = trumpf
scorepad-type-twist = zusatz
scorepad-type-uber = über
scorepad-type-bid = ansage
scorepad-type-adjust = ändern
scorepad-type-revoke = falsch
scorepad-type-grail = gral
scorepad-type-won = stiche
scorepad-line-key = „{ $said }“: so eine Notiz gibt es nicht; es gibt { $allowed }
scorepad-line-with-name = { $key }: sag, von wem: { $key } Ada 2
scorepad-line-who = „{ $said }“: niemand oder mehr als einer von { $names }
scorepad-line-value = { $key }: „{ $said }“ ist nicht zu verstehen
scorepad-line-revoke = Falsch bedient: r NAME oder r NAME STICH
scorepad-line-fits = „{ $said }“ passt hier nicht: { $allowed }
scorepad-line-unknown = „{ $said }“: so heißt hier nichts; ? hilft
scorepad-line-too-many = „{ $said }“: mehr Zahlen als gefragt; keine ist notiert
scorepad-line-nothing-back = Seit du da bist, ist nichts notiert worden.
scorepad-line-no-round = Eine Runde „{ $said }“ gibt es nicht zu verbessern: c 1 bis c { $most }
scorepad-line-nothing-open = Es ist keine Runde offen: „c N“ verbessert eine.
scorepad-line-record = In welche Datei? record DATEI

scorepad-count-games = Spiele
scorepad-count-wins = Siege
scorepad-count-rounds = Runden
scorepad-count-met = erfüllt
scorepad-count-over = zu hoch
scorepad-count-under = zu tief
scorepad-count-mean = Schnitt
scorepad-count-by-size = Erfüllte Ansagen nach Zahl der Karten
scorepad-count-extremes = Beste und schlechteste Runden
scorepad-count-best = beste { $points } (Spiel { $game }, Runde { $n })
scorepad-count-worst = schlechteste { $points } (Spiel { $game }, Runde { $n })
scorepad-count-legend = erfüllt: genau erfüllte Ansagen; zu hoch, zu tief: Ansagen über und unter den Stichen; Schnitt: Punkte je Runde. Stechen zählen nicht.

## foretell score
scorepad-file-unreadable = kann nicht gelesen werden: { $why }
scorepad-file-long = ist zu lang für einen Wertungsblock: höchstens { $most } Bytes
scorepad-file-no-json = ist kein Wertungsblock: es ist kein JSON
scorepad-file-there = { $file } gibt es schon: „foretell score { $file }“ schreibt daran weiter
scorepad-kept = Alles steht in { $path }. „foretell score { $path }“ schreibt weiter.
scorepad-made = { $path }: { $names }. „foretell score { $path }“ schreibt weiter.
scorepad-no-names = Sag, wer spielt: foretell score new DATEI --players Ada Ben Cy
scorepad-no-dealer = „{ $said }“ spielt nicht mit: { $names }
scorepad-no-file = Welcher Wertungsblock? foretell score DATEI, oder foretell score new DATEI --players Ada Ben Cy
scorepad-one-way = Sag eins von { $options }
scorepad-noted = Runde { $n }: notiert: { $what }. { $due }
scorepad-next = Dran ist: { $due }
