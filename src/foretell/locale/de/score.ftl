# Der Wertungsblock im Terminal: terminal/score/ und `foretell score`.

score-heading = Foretell · Wertungsblock · { $rules }
score-over = Spiel zu Ende
score-finished = Hier beendet
score-deals = { $who } gibt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
score-total = Summe
score-and = und
score-sheet-revoke = f.b.
score-legend = Runde, Karten, Trumpf; für jeden Stiche/Ansage, Punkte, Summe. ● gab, ★ führt, ! passt nicht, ? ist verdeckt, f.b. hat falsch bedient.
score-led-by = { $who } { $count ->
    [one] führt
   *[other] führen
} mit { $points }.
score-won-by = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points }.
score-fault-at = Runde { $n }: { $why }
score-mend = Enter geht die Runde noch einmal durch, „c { $n }“ auch.
score-ask-turn_up = Welche Karte ist aufgedeckt? (7h, z Zauberer, n Narr)
score-ask-trump = Welcher Trumpf ist bestimmt?
score-ask-twist = Was kommt in dieser Runde dazu?
score-ask-uber = Was schlägt alles? (Qs, K, jesters)
score-ask-dealer = Stechen: wer gibt nach dem Los?
score-ask-bid = { $who } sagt an:
score-ask-adjust = Die Ansagen gehen auf. { $who } ändert die eigene um eins:
score-ask-grail = Wer bekam den Stich mit dem Heiligen Gral?
score-ask-won = { $who } bekam:
score-ask-anew = Runde { $n }, { $what } { $old } – Enter lässt es so
score-ask-optional = Enter lässt es offen
score-ask-secret = (niemand schaut hin, es wird nicht gezeigt)
score-hints = ? Hilfe · q Ende · u zurück · c N verbessert · r NAME falsch bedient · s Statistik · f Schluss
score-hints-walk = Enter lässt es · eine Zahl ändert · - nimmt zurück · Esc verlässt die Runde · ? Hilfe · q Ende
score-sure = Das Spiel hier beenden? Noch einmal f beendet es; alles andere geht weiter.
score-page-help = Hilfe
score-page-counts = Statistik
score-help-note-title = Notieren
score-help-note = Gefragt wird, was dran ist, in der Reihenfolge der Runde; eine Zahl und Enter notiert es. Mehrere Zahlen, etwa 1 0 2, sind Ansagen oder Stiche der nächsten. Stiche, die sich aus denen der anderen ergeben, notieren sich von selbst.
    Die aufgedeckte Karte, der Trumpf und die Überkarte müssen nicht notiert werden: Enter lässt sie offen.
score-help-correct-title = Verbessern
score-help-correct = u nimmt die letzte Notiz zurück. „c 3“ geht Runde 3 noch einmal durch: Enter lässt eine Zahl, eine andere tritt an ihre Stelle. Alles danach wird neu gezählt. Auch eine ganze Notiz geht, in der Runde, nach der gefragt wird: ansage Ada 2, stiche Ada 1, trumpf h, aufgedeckt Dh; - an Stelle des Wertes nimmt sie zurück.
score-help-special-title = Besonderes
score-help-special = „r Cy“ notiert, dass Cy falsch bedient hat, „r Cy 3“ im Stich 3: die anderen haben ihre Ansage erfüllt, Cy verliert 20, die Runde endet. Das gilt, wenn es erst nach dem Stich auffällt. Fällt es vor der nächsten Karte auf, wird es berichtigt; später im selben Stich gehen die Karte und die danach zurück. Beides kostet nichts: Notiert wird nichts. „name 2 Bea“ nennt den zweiten Platz Bea. f beendet das Spiel vorzeitig, noch einmal f lässt es weitergehen.
score-help-keep-title = Aufheben
score-help-keep = Jede Notiz wird sofort geschrieben. „record DATEI“ schreibt die Aufzeichnung des Spiels, die „foretell replay“ liest. s zeigt die Statistik, sheet den ganzen Zettel, rules die Regeln in einfachen Worten, q hört auf.

score-type-name = name
score-type-dealer = geber
score-type-finish = schluss
score-type-play_off = stechen
score-type-turn_up = aufgedeckt
score-type-trump = trumpf
score-type-twist = zusatz
score-type-uber = über
score-type-bid = ansage
score-type-adjust = ändern
score-type-revoke = falsch
score-type-grail = gral
score-type-won = stiche
score-line-key = „{ $said }“: so eine Notiz gibt es nicht; es gibt { $allowed }
score-line-with-name = { $key }: sag, von wem: { $key } Ada 2
score-line-who = „{ $said }“: niemand oder mehr als einer von { $names }
score-line-value = { $key }: „{ $said }“ ist nicht zu verstehen
score-line-revoke = Falsch bedient: r NAME oder r NAME STICH
score-line-fits = „{ $said }“ passt hier nicht: { $allowed }
score-line-unknown = „{ $said }“: so heißt hier nichts; ? hilft
score-line-too-many = „{ $said }“: mehr Zahlen als gefragt; keine ist notiert
score-line-nothing-back = Seit du da bist, ist nichts notiert worden.
score-line-no-round = Eine Runde „{ $said }“ gibt es nicht zu verbessern: c 1 bis c { $most }
score-line-nothing-open = Es ist keine Runde offen: „c N“ verbessert eine.
score-line-record = In welche Datei? record DATEI

score-count-games = Spiele
score-count-wins = Siege
score-count-rounds = Runden
score-count-met = erfüllt
score-count-over = zu hoch
score-count-under = zu tief
score-count-mean = Schnitt
score-count-by-size = Erfüllte Ansagen nach Zahl der Karten
score-count-extremes = Beste und schlechteste Runden
score-count-best = beste { $points } (Spiel { $game }, Runde { $n })
score-count-worst = schlechteste { $points } (Spiel { $game }, Runde { $n })
score-count-legend = erfüllt: genau erfüllte Ansagen; zu hoch, zu tief: Ansagen über und unter den Stichen; Schnitt: Punkte je Runde. Stechen zählen nicht.

## foretell score
score-file-unreadable = kann nicht gelesen werden: { $why }
score-file-long = ist zu lang für einen Wertungsblock: höchstens { $most } Bytes
score-file-no-json = ist kein Wertungsblock: es ist kein JSON
score-file-there = { $file } gibt es schon: „foretell score { $file }“ schreibt daran weiter
score-as-begun = ein Block, den es schon gibt, geht so weiter, wie er begonnen wurde: ohne { $options }
score-kept = Alles steht in { $path }. „foretell score { $path }“ schreibt weiter.
score-made = { $path }: { $names }. „foretell score { $path }“ schreibt weiter.
score-no-names = Sag, wer spielt: foretell score new DATEI --players Ada Ben Cy
score-drawn = Ausgelost: { $who } gibt zuerst.
score-no-dealer = „{ $said }“ spielt nicht mit: { $names }
score-no-file = Welcher Wertungsblock? foretell score DATEI, oder foretell score new DATEI --players Ada Ben Cy
score-noted = Runde { $n }: notiert: { $what }. { $due }
