# Turniere: was nicht passt, Formate, der Befehl `foretell tournament`.

tournament-preset-qualifier = Eine örtliche Vorausscheidung: drei Vorrunden zu je zehn Runden und ein Finaltisch zu viert.
tournament-preset-german-championship = Fünf Vorrunden an Vierertischen, Schweizer System; die besten 64 spielen K.-o.: 64, 16, 4, 1.
tournament-preset-world-championship = Vier neu ausgeloste Vorrunden zu 45 Minuten und ein Finale zu viert; zwei je Nation.
tournament-preset-league = Eine Ligatabelle: wie viele man hinter sich lässt, weniger wie viele vor einem sind; beliebig viele Abende.
tournament-preset-duplicate = Drei Runden, in denen alle Vierertische dieselben Karten haben; es zählt, wie viel mehr dein Platz daraus gemacht hat als die anderen. Nur online.

tournament-format-no-table = Ein Format ist eine Tabelle aus Schlüsseln und Werten.
tournament-format-key = Ein Format hat kein { $key }; seine Schlüssel sind { $allowed }
tournament-format-list = { $key }: { $value } ist keine Liste, die hier passt
tournament-format-word = { $key }: { $value } ist keins von { $allowed }
tournament-format-range = { $key }: { $value } ist keine ganze Zahl von { $low } bis { $high }
tournament-format-sizes = least { $least }, tables { $tables }, most { $most }: die bevorzugte Größe liegt zwischen der kleinsten und der größten
tournament-format-compared-cut = points = "compared" braucht in jeder Runde mindestens zwei Tische, und ein Finale ist nur einer: lass cut, knock_out und final weg
tournament-format-compared-online = Dieselben Karten an allen Tischen gibt es nur online: an echten Tischen könnte sie niemand so austeilen.
tournament-format-compared-sizes = points = "compared" vergleicht Plätze von Tischen mit denselben Karten, deshalb müssen alle Tische gleich groß sein: least und most brauchen dieselbe Zahl, nicht { $least } und { $most }
tournament-format-by-rank = by_rank braucht für jede Tischgröße von { $least } bis { $most } eine Liste von Punkten
tournament-format-by-rank-order = by_rank: ein schlechterer Platz bringt nie mehr als ein besserer
tournament-format-tie-breaks = tie_breaks: jedes steht nur einmal da
tournament-format-cut-final = cut und final gehören zusammen: wie viele weiterkommen, und wie viele im Finale sitzen
tournament-format-knock-out-cut = knock_out braucht cut: wie viele nach den Vorrunden weiterkommen
tournament-format-night-when = Sag, wann der Spieleabend beginnt; der Ort kann auch ein Link sein.
tournament-format-weekly-night = Nur ein Spieleabend findet jede Woche wieder statt.
tournament-format-zone = Eine Zeitzone { $value } gibt es nicht: eine heißt etwa Europe/Berlin oder Asia/Tokyo, und UTC ist auch eine.
tournament-format-cut-rounds = Mit cut muss feststehen, wie viele Vorrunden es sind.
tournament-format-final = final: ein Tisch zu { $final } liegt nicht zwischen { $least } und { $most }
tournament-format-cut = cut { $cut }, final { $final }: ist cut so groß wie das Finale, gibt es kein K.-o., ist es größer, braucht es knock_out, kleiner geht es nicht
tournament-format-knock-out = knock_out { $knock_out }: es kommen weniger weiter, als am kleinsten Tisch sitzen, { $least }
tournament-format-cut-sizes = cut: { $cut } lassen sich nicht an Tische zu { $least } bis { $most } setzen
tournament-format-no-preset = Ein Format { $said } gibt es nicht: es gibt { $allowed }, oder eine Datei, die auf .toml endet

tournament-shape = Das ist kein Eintrag eines Turniers: { $value }
tournament-shape-kind = Einen Eintrag { $value } gibt es nicht: es gibt { $allowed }
tournament-shape-value = { $key }: { $value } passt hier nicht
tournament-shape-text = { $key }: { $value } passt hier nicht: verlangt ist eine Zeile mit { $least } bis { $most } Zeichen, die alle zu sehen sind, ohne Leerzeichen am Rand
tournament-shape-hour = Eine Zeit { $value } gibt es nicht: gezählt werden Millisekunden seit 1970, bis zum Ende des Jahres 9999; 0 lässt sie offen.
tournament-keys = Das ist kein Turnier: es hat die Schlüssel { $keys }.
tournament-format = Dieses Turnier hat das Format { $value }; diese Version liest { $format }.
tournament-many-entries = Ein Turnier hat höchstens { $most } Einträge.

tournament-nobody = „{ $said }“ heißt hier niemand.
tournament-no-number = Eine Nummer { $number } gibt es nicht: Nummern sind 1 bis { $people }.
tournament-there = { $name } ist schon dabei.
tournament-night-rounds = Ein Spieleabend hat weder Runden noch Ergebnisse.
tournament-no-time = Niemand hat gesagt, wann dieses Turnier beginnt.
tournament-place-online = Ein Turnier online hat keinen Ort.
tournament-many = Höchstens { $most } können mitspielen.
tournament-too-late = { $name } kommt zu spät: die Vorrunden sind vorbei.
tournament-nation-missing = Nenne die Nation: höchstens { $most } aus einer können mitspielen.
tournament-nation-full = { $group }: höchstens { $most } aus einer Nation können mitspielen.
tournament-club-missing = Nenne den Verein: höchstens { $most } aus einem können mitspielen.
tournament-club-full = { $group }: höchstens { $most } aus einem Verein können mitspielen.
tournament-out-already = { $name } hat sich schon abgemeldet.
tournament-in-already = { $name } ist dabei; zurück kommt nur, wer sich abgemeldet hat oder in der nächsten Runde fehlt.
tournament-absent-round = In Runde { $n } fehlen: nur in der, die als nächste ausgelost wird, { $due }.
tournament-absent-already = { $name } fehlt in Runde { $n } schon.
tournament-open = Runde { $n } läuft: erst kommen ihre Ergebnisse, dann wird sie abgeschlossen.
tournament-over = Das Turnier ist zu Ende; ein Ergebnis lässt sich noch berichtigen.
tournament-too-few = { $people ->
    [0] Niemand ist
    [one] Einer ist
   *[other] { $people } sind
} da: ein Tisch braucht { $least }.
tournament-draw-order = Runde { $n } kann nicht ausgelost werden: Runde { $due } ist dran.
tournament-draw-people = Runde { $n } setzt jemanden, der nicht da ist, jemanden zweimal oder niemanden.
tournament-draw-dealers = Runde { $n }: Wo Tische verglichen werden, gibt an allen derselbe Platz zuerst.
tournament-bots-many = Bots und Namen, die kein Gast eingetragen hat, füllen die Tische der Gäste: Bis mehr Gäste kommen, dürfen höchstens { $most } teilnehmen.
tournament-compared-few = Zu wenige nehmen teil: Zum Vergleichen braucht es zwei Tische, also { $least } Leute oder Bots.
tournament-draw-table = Runde { $n } hat einen Tisch zu { $seats }, oder der Geber sitzt nicht daran.
tournament-not-drawn = { $rounds ->
    [0] Noch ist keine Runde ausgelost.
   *[other] Runde { $n } ist nicht ausgelost: Runden sind 1 bis { $rounds }.
}
tournament-not-open = Runde { $n } läuft nicht.
tournament-undraw-played = Runde { $n } hat Ergebnisse: berichtige sie stattdessen.
tournament-no-table = Einen Tisch { $table } gibt es nicht: Tische sind 1 bis { $tables }.
tournament-points = Tisch { $table } hat { $seats } Plätze, und es sind { $number } Punktzahlen.
tournament-places = { $value } sind keine Ränge für { $seats }: etwa 1 2 3 4, oder 1 2 2 4, wenn zwei gleichauf sind.
tournament-undecided = Tisch { $table }: bei Gleichstand steht nicht fest, wer weiterkommt. Spielt ein Stechen mit je zehn Karten und tragt das Ergebnis mit den Rängen ein.
tournament-has-result = Tisch { $table } in Runde { $n } hat sein Ergebnis; berichtige es, mit wer und warum.
tournament-no-result = Tisch { $table } in Runde { $n } hat kein Ergebnis, das zu berichtigen wäre.
tournament-missing = Runde { $n } lässt sich nicht abschließen: es { $count ->
    [one] fehlt das Ergebnis von Tisch
   *[other] fehlen die Ergebnisse der Tische
} { $tables }.
tournament-play-off = { $count ->
    [0] Ein Stechen um den ersten Platz steht nicht an.
   *[other] Das Stechen ist zwischen { $names }.
}
tournament-play-off-points = { $people } stechen, und es sind { $number } Punktzahlen.

tournament-record-no-round = Keine Runde läuft: lose erst eine aus.
tournament-record-people = In Runde { $n } sitzen diese nicht zusammen an einem Tisch: { $names }
tournament-record-rules = An Tisch { $table } wurde nach anderen Regeln gespielt als denen des Turniers.
tournament-record-open = Das Spiel an Tisch { $table } ist nicht zu Ende; ein Tisch, dessen Zeit um ist, wird mit --late eingetragen.

## Das Terminal
tournament-file-unreadable = lässt sich nicht lesen: { $why }
tournament-file-long = ist zu lang: höchstens { $most } Bytes
tournament-file-no-text = ist kein Text
tournament-file-no-json = ist kein Turnier: das ist kein JSON
tournament-file-list-line = Zeile { $line }: ein Name, vielleicht mit Verein und Nation nach Kommas
tournament-file-there = { $file } gibt es schon.
tournament-no-names = Wer spielt mit? Namen, oder --list mit einer Datei davon.
tournament-many-called = „{ $said }“: so heißt mehr als einer: { $names }
tournament-no-points = Wie viele Punkte? Eine Zahl für jeden Platz, in der Reihenfolge der Plätze, oder NAME=PUNKTE.
tournament-no-whole-number = { $said } ist keine ganze Zahl.
tournament-no-name = „{ $said }“: sage, wessen Punkte, etwa Ada=90.
tournament-table-people = Tisch { $table }: nenne die Punkte von { $names }, jeden einmal.

tournament-made = { $file }: { $name }. „foretell tournament enter { $file } NAME …“ meldet an.
tournament-written = Geschrieben: { $file }
tournament-done-entered = { $count ->
    [one] Eine Anmeldung
   *[other] { $count } Anmeldungen
}, insgesamt { $all }.
tournament-done-renamed = { $before } steht jetzt als { $name } da.
tournament-done-withdrew = { $name } ist abgemeldet.
tournament-done-returned = { $name } ist wieder dabei, ab Runde { $n }.
tournament-done-absent = { $name } fehlt in Runde { $n }.
tournament-done-drawn = Runde { $n } ist ausgelost: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}.
tournament-done-undrawn = Die Auslosung von Runde { $n } ist zurückgenommen.
tournament-done-closed = Runde { $n } ist abgeschlossen.
tournament-done-finished = Es endet hier.
tournament-done-result = Runde { $n }, Tisch { $table } notiert: { $points }.
tournament-done-corrected = Runde { $n }, Tisch { $table } berichtigt: { $points }.
tournament-done-played-off = Das Stechen ist notiert.

tournament-next-results = Runde { $n }: es { $count ->
    [one] fehlt noch Tisch
   *[other] fehlen noch die Tische
} { $tables }.
tournament-next-many = Runde { $n }: es fehlen noch { $count } Ergebnisse.
tournament-next-close = Als Nächstes: Runde { $n } abschließen, ihre Ergebnisse sind da.
tournament-next-play-off = Als Nächstes: ein Stechen um den ersten Platz zwischen { $names }.
tournament-next-draw-preliminary = Als Nächstes: Runde { $n } auslosen.
tournament-next-draw-knock-out = Als Nächstes: Runde { $n } auslosen, K.-o.
tournament-next-draw-final = Als Nächstes: Runde { $n } auslosen, das Finale.
tournament-won = { $names } { $count ->
    [one] gewinnt.
   *[other] teilen sich den ersten Platz.
}

tournament-round-preliminary = Runde { $n }
tournament-round-knock-out = Runde { $n }, K.-o.
tournament-round-final = Runde { $n }, Finale
tournament-round-of = Runde { $n } von { $all }
tournament-people = { $count } dabei
tournament-byes = Freilos: { $names }
tournament-legend = ● gibt zuerst, ! war über der Zeit
tournament-head-name = Name
tournament-head-group = Verein, Nation
tournament-head-preliminary = R{ $n }
tournament-head-knock-out = K{ $n }
tournament-head-final = F{ $n }
tournament-head-points = Punkte
tournament-head-game-points = Spiel
tournament-head-wins = Siege
tournament-head-best-game = Bestes
tournament-head-opponents = Gegner
tournament-head-table = Tisch
tournament-head-seats = Platz
tournament-head-seat = Platz { $number }
tournament-head-round = Runde
tournament-head-what = Was
tournament-head-who = Von
tournament-head-why = Warum
tournament-says-random = { $rounds ->
    [0] Runden nach Belieben,
    [one] Eine Runde,
   *[other] { $rounds } Runden,
} Tische zu { $tables } nach Los.
tournament-says-swiss = { $rounds ->
    [0] Runden nach Belieben,
    [one] Eine Runde,
   *[other] { $rounds } Runden,
} Tische zu { $tables }, nach dem Stand von oben besetzt.
tournament-says-rank = Der Rang am Tisch bringt Punkte, bei Gleichstand geteilt.
tournament-says-game = Es zählen die Punkte der Spiele.
tournament-says-difference = Es zählt, wie viele man hinter sich lässt, weniger wie viele vor einem sind.
tournament-says-compared = Alle Tische einer Runde haben dieselben Karten. Es zählen die eigenen Punkte minus das Mittel desselben Platzes an allen anderen Tischen; niemand sieht einen anderen Tisch, bevor der letzte fertig ist.
tournament-says-late = { $minutes } Minuten je Runde; an einem Tisch, der dann noch spielt, bekommt jeder { $late }.
tournament-says-knock-out = Die besten { $cut } kommen weiter; von jedem K.-o.-Tisch { $knock_out }, bis zu einem Finale zu { $final }.
tournament-says-final = Die besten { $final } spielen das Finale.
tournament-says-people = Höchstens { $most } spielen mit.
tournament-says-caps = { $nation ->
    [0] {""}
   *[other] Höchstens { $nation } aus einer Nation.
} { $club ->
    [0] {""}
   *[other] Höchstens { $club } aus einem Verein.
}
tournament-log-corrected = Tisch { $table }: jetzt { $points }
tournament-log-undrawn = Die Auslosung ist zurückgenommen
tournament-log-empty = Nichts wurde berichtigt.
tournament-broke-off-closed = Das Spiel brach ab: Der Betreiber des Servers hat den Tisch geschlossen.
tournament-broke-off-empty = Das Spiel brach ab: Lange war niemand am Tisch.
tournament-broke-off-damaged = Das Spiel brach ab: Das Protokoll des Tisches ist beschädigt.
