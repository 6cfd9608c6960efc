# Turniere: was nicht passt, Formate, der Befehl `foretell tournament`.

tournament-preset-qualifier = Eine örtliche Vorausscheidung: drei Vorrunden zu je zehn Runden und ein Finaltisch zu viert.
tournament-preset-german-championship = Fünf Vorrunden an Vierertischen, Schweizer System; die besten 64 spielen K.-o.: 64, 16, 4, 1.
tournament-preset-world-championship = Vier neu ausgeloste Vorrunden zu 45 Minuten und ein Finale zu viert; zwei je Nation.
tournament-preset-league = Eine Ligatabelle: wie viele man hinter sich lässt, weniger wie viele vor einem sind; beliebig viele Abende.

tournament-format-no-table = Ein Format ist eine Tabelle aus Schlüsseln und Werten.
tournament-format-key = Ein Format hat kein { $key }; seine Schlüssel sind { $allowed }
tournament-format-list = { $key }: { $value } ist keine Liste, die hier passt
tournament-format-word = { $key }: { $value } ist keins von { $allowed }
tournament-format-range = { $key }: { $value } ist keine ganze Zahl von { $low } bis { $high }
tournament-format-sizes = least { $least }, tables { $tables }, most { $most }: die bevorzugte Größe liegt zwischen der kleinsten und der größten
tournament-format-by-rank = by_rank braucht für jede Tischgröße von { $least } bis { $most } eine Liste von Punkten
tournament-format-by-rank-order = by_rank: ein schlechterer Platz bringt nie mehr als ein besserer
tournament-format-tie-breaks = tie_breaks: jedes steht nur einmal da
tournament-format-cut-final = cut und final gehören zusammen: wie viele weiterkommen, und wie viele im Finale sitzen
tournament-format-knock-out-cut = knock_out braucht cut: wie viele nach den Vorrunden weiterkommen
tournament-format-cut-rounds = Mit cut muss feststehen, wie viele Vorrunden es sind.
tournament-format-final = final: ein Tisch zu { $final } liegt nicht zwischen { $least } und { $most }
tournament-format-cut = cut { $cut }, final { $final }: ist cut so groß wie das Finale, gibt es kein K.-o., ist es größer, braucht es knock_out, kleiner geht es nicht
tournament-format-knock-out = knock_out { $knock_out }: es kommen weniger weiter, als am kleinsten Tisch sitzen, { $least }
tournament-format-cut-sizes = cut: { $cut } lassen sich nicht an Tische zu { $least } bis { $most } setzen
tournament-format-no-preset = Ein Format { $said } gibt es nicht: es gibt { $allowed }, oder eine Datei, die auf .toml endet

tournament-shape = Das ist kein Eintrag eines Turniers: { $value }
tournament-shape-kind = Einen Eintrag { $value } gibt es nicht: es gibt { $allowed }
tournament-shape-value = { $key }: { $value } passt hier nicht
tournament-keys = Das ist kein Turnier: es hat die Schlüssel { $keys }.
tournament-format = Dieses Turnier hat das Format { $value }; diese Version liest { $format }.
tournament-many-entries = Ein Turnier hat höchstens { $most } Einträge.

tournament-nobody = „{ $said }“ heißt hier niemand.
tournament-no-number = Eine Nummer { $number } gibt es nicht: Nummern sind 1 bis { $people }.
tournament-there = { $name } ist schon dabei.
tournament-many = Höchstens { $most } können mitspielen.
tournament-too-late = { $name } kommt zu spät: die Vorrunden sind vorbei.
tournament-nation-missing = Nenne die Nation: höchstens { $most } aus einer können mitspielen.
tournament-nation-full = { $group }: höchstens { $most } aus einer Nation können mitspielen.
tournament-club-missing = Nenne den Verein: höchstens { $most } aus einem können mitspielen.
tournament-club-full = { $group }: höchstens { $most } aus einem Verein können mitspielen.
tournament-out-already = { $name } hat sich schon abgemeldet.
tournament-in-already = { $name } ist dabei; zurück kommt nur, wer sich abgemeldet hat.
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
