# Wie eine Partie ausging: Plätze, Verlauf, und was sich darüber sagen lässt. Siehe web/src/result.

ending-you-win = Du gewinnst
ending-wins =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
ending-by-points =
    { $points ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }
ending-by-shared = mit je { $score } Punkten
ending-by-play-off = nach einem Stechen
ending-places = Plätze
ending-out = raus nach Runde { $number }
ending-chart = Der Spielverlauf
ending-chart-how = Die Punkte aller nach jeder Runde, als Linien. Am Ende: { $who }. Alle Zahlen stehen im Wertungsblock.
ending-best = Beste Runde
ending-best-of = Beste Runde von { $who }
ending-worst = Schwächste Runde
ending-worst-of = Schwächste Runde von { $who }
ending-round =
    { $number }: { $has ->
        [0] { $won } gemacht
       *[1] { $bid } angesagt, { $won } gemacht
    },
ending-decided = Was den Ausschlag gab
ending-decided-bid =
    Runde { $number }: { $me ->
        [1] Du hast { $bid } angesagt und { $won } gemacht
       *[other] { $who } hat { $bid } angesagt und { $won } gemacht
    }.
ending-decided-play-off =
    Das Stechen: { $me ->
        [1] Du hast { $bid } angesagt und { $won } gemacht
       *[other] { $who } hat { $bid } angesagt und { $won } gemacht
    }.
ending-decided-then =
    { $me ->
        [1] Von da an lagst du vorn.
       *[other] Von da an lag { $who } vorn.
    }
ending-decided-start =
    { $me ->
        [1] Du lagst von der ersten bis zur letzten Runde vorn.
       *[other] { $who } lag von der ersten bis zur letzten Runde vorn.
    }
ending-met = Ansagen erfüllt
ending-met-of = Ansagen erfüllt von { $who }
ending-met-number = { $met } von { $bids }
ending-rules =
    { $rules }{ $own ->
        [0] {""}
       *[1] , abgewandelt
    }
ending-shown = Was gezeigt wird
ending-totals = Stand
ending-rounds = Je Runde
ending-graph = Verlauf
ending-look = Ansehen
ending-shut = Andere spielen diese Karten noch. Alle Hände, die Mischungen und was jeder Tisch daraus gemacht hat, siehst du, sobald der letzte Tisch fertig ist.
ending-share = Bild teilen
ending-sharing = Das Bild wird gezeichnet …
ending-saved = Das Bild ist gespeichert.
ending-not-shared = Das Bild ließ sich hier nicht erstellen. Das Spiel selbst lässt sich ansehen und über seinen Link teilen.
ending-to-daily = Sehen, was andere gemacht haben
