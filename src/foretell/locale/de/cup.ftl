# Die Seite der Turniere.

cup-title = Turniere
cup-lead = Ein Abend zu zwölft, eine Liga, eine Meisterschaft: wer wo sitzt, was dabei herauskam, wer weiterkommt. An echten Tischen oder online.
cup-all = Alle Turniere
cup-none = Gerade ist kein Turnier angekündigt. Fang eins an: über seinen Link melden sich alle an.
cup-list-running = Laufen gerade
cup-list-coming = Kommen
cup-list-over = Vorbei
cup-by-whom = von { $who }
cup-seats-left = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
cup-times = Alle Zeiten gelten in deiner Zeitzone.
cup-subscribe = Diesen Kalender abonnieren
cup-to-calendar = In meinen Kalender

cup-new = Neues Turnier
cup-title-field = Wie heißt es?
cup-title-example = Frühlingspokal
cup-where = Wo gespielt wird
cup-online = Online
cup-here = An echten Tischen
cup-online-what = Der Server öffnet die Tische, setzt alle hin und zählt: nach dem Start muss niemand mehr leiten.
cup-here-what = Du lost die Runden aus und schreibst auf, was an jedem Tisch herauskam; Sitzplan und Stand sehen alle über den Link.
cup-format = Format
cup-format-qualifier = Örtliche Vorausscheidung
cup-format-german-championship = Deutsche Meisterschaft
cup-format-world-championship = Weltmeisterschaft
cup-format-league = Liga
cup-format-duplicate = Duplikat (online)
cup-format-own = Eigene Einstellungen …
cup-starts-at = Beginn (kann offenbleiben)
cup-place-field = Ort
cup-bots = Plätze, die frei bleiben
cup-bots-none = Keine Bots
cup-bots-count = Bots
cup-bots-level = Wie gut sie spielen
cup-bots-add = Bots hinzufügen
cup-private = Nur über den Link, nicht in der Liste
cup-open = Ankündigen

cup-rules = Regeln
cup-own-rules = eigene Regeln
cup-rules-changed = { $rules }, verändert
cup-says-rules = Regeln: { $rules }.
cup-says-minutes = { $minutes } Minuten je Runde{ $late ->
    [0] .
   *[other] ; an einem Tisch, der dann noch spielt, { $late } für jeden.
}
cup-key-rounds = Runden (0: offen)
cup-key-tables = Plätze am Tisch
cup-key-least = Mindestens
cup-key-most = Höchstens
cup-key-seating = Sitzplan
cup-seating-random = Ausgelost
cup-seating-swiss = Schweizer System
cup-key-points = Was zählt
cup-points-rank = Punkte nach Platz
cup-points-game = Die Punkte des Spiels
cup-points-difference = Hinter sich weniger vor sich
cup-points-compared = Verglichen mit demselben Platz anderswo
cup-by-rank = Punkte nach Platz, { $seats } Plätze
cup-tie-break = Bei Gleichstand { $number }
cup-break-game-points = Punkte aller Spiele
cup-break-wins = Gewonnene Tische
cup-break-best-game = Bestes Spiel
cup-break-opponents = Punkte der Gegner
cup-key-cut = Wie viele weiterkommen
cup-key-knock_out = Weiter vom K.-o.-Tisch
cup-key-final = Plätze im Finale
cup-key-tie = Gleichstand, auf den es ankommt
cup-tie-play-off = Stechen
cup-tie-shared = Wird geteilt
cup-key-minutes = Minuten je Runde
cup-key-late = Wer dann noch spielt
cup-key-nation_cap = Höchstens je Nation
cup-key-people_cap = Plätze insgesamt (0: beliebig viele)
cup-key-club_cap = Höchstens je Verein

cup-parts = Teile des Turniers
cup-part-tables = Tische
cup-part-standings = Stand
cup-part-people = Leute
cup-part-more = Mehr
cup-big = Großer Bildschirm
cup-away = Der Server ist nicht zu erreichen: so stand es um { $time }.
cup-clock = Die Uhr der Runde
cup-left-of-round = übrig
cup-time-up = Die Zeit ist um

cup-next-step = Stand der Dinge
cup-people-in = { $count ->
    [0] Noch ist niemand dabei.
    [one] Bisher ist eine Person dabei.
   *[other] { $count } sind dabei.
}
cup-starts = Beginnt { $when }.
cup-starts-in = Beginnt in { $time }.
cup-starts-now = Es beginnt jeden Augenblick.
cup-playing = { $round } läuft: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
} von { $all } noch dabei.
cup-results-missing = { $round }: { $count ->
    [one] das Ergebnis von Tisch { $tables } fehlt
   *[other] die Ergebnisse von { $count } Tischen fehlen
} noch.
cup-results-in = { $round }: alle Ergebnisse sind da.
cup-next = Als Nächstes: { $round }.
cup-next-in = { $round } beginnt in { $time }.
cup-draw = { $round } auslosen
cup-close = { $round } abschließen
cup-start = Jetzt starten
cup-undraw = Auslosung zurücknehmen
cup-undraw-how = Dann wird anders ausgelost. Wer sie zurücknahm und warum, bleibt im Protokoll.
cup-finish = Hier beenden
cup-finish-sure = Das Turnier mit diesem Stand beenden?
cup-play-off = Stechen eintragen
cup-play-off-how = Zehn Karten für jeden; wer am meisten hat, gewinnt.

cup-rounds = Runden
cup-table = Tisch { $number }
cup-find = Einen Namen suchen
cup-nobody-found = So heißt niemand.
cup-all-tables = Alle { $count } Tische zeigen
cup-all-people = Alle { $count } zeigen
cup-deals = gibt zuerst
cup-place = { $place }.
cup-place-column = Platz
cup-was-late = über der Zeit
cup-watch = Zuschauen
cup-waits-for-others = Fertig. Was herauskam, steht hier, sobald alle Tische fertig sind.
cup-deals-open = Was alle aus den Karten machten
cup-deals-title = { $round }: dieselben Karten an allen Tischen
cup-deal = Blatt { $n } von { $all } · { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
cup-deal-before = Das Blatt davor
cup-deal-after = Das nächste Blatt
cup-deals-what = Wer denselben Platz hatte, hielt dieselben Karten.
cup-deal-seat = Platz { $seat } · im Mittel { $mean } Punkte
cup-deal-bid = Ansage
cup-deal-won = Stiche
cup-deal-look = Das Spiel von Tisch { $number } ansehen
cup-enter = Ergebnis eintragen
cup-correct = Berichtigen
cup-minus = { $who }: Plus oder Minus
cup-place-of = { $who }: Platz
cup-sum = Zusammen
cup-played-off = Ein Stechen hat den Gleichstand entschieden
cup-late = Spielte noch, als die Zeit um war
cup-by = Von wem
cup-why = Warum
cup-points-missing = Für jeden eine ganze Zahl.
cup-why-missing = Sag, wer berichtigt und warum: es bleibt im Protokoll.
cup-save = Eintragen
cup-correct-save = Berichtigen
cup-from-pad = Vom Spielblock auf diesem Gerät übernehmen

cup-standings = Stand
cup-seatings = Sitzplan
cup-winners = Sieger
cup-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cup-people = Leute
cup-nobody-yet = Noch ist niemand dabei.
cup-name = Name
cup-club = Verein
cup-nation = Nation
cup-add = Hinzufügen
cup-paste = Liste einfügen
cup-one-by-one = Einzeln
cup-list = Je Zeile: Name, Verein, Nation
cup-list-example = Ada, Eulen, Österreich
cup-add-list = { $count ->
    [one] Eine Person hinzufügen
   *[other] { $count } hinzufügen
}
cup-about = { $who }: ändern
cup-is-withdrawn = abgemeldet
cup-is-absent = fehlt in der nächsten Runde
cup-rename = Namen ändern
cup-return = Ist wieder dabei
cup-absent = Fehlt in Runde { $n }
cup-withdraw = Meldet sich ab

cup-take-part = Mitspielen
cup-take-part-too = Selbst mitspielen
cup-my-name = Dein Name
cup-enter-me = Mitspielen
cup-online-how = Komm wieder, wenn es beginnt: diese Seite führt dich an deinen Tisch. Wer nicht binnen drei Minuten da ist, für den spielt ein Bot, und er wird in dieser Runde Letzter.
cup-here-how = Die Turnierleitung sieht dich sofort; wo du sitzt, steht dann hier.
cup-group-needed = Aus einem Verein oder einer Nation können nur so viele mitspielen: nenne deine.
cup-my-part = Du in diesem Turnier
cup-my-table = Dein Tisch
cup-table-ready = Dein Tisch ist bereit: Tisch { $number }
cup-my-table-is = Du sitzt an Tisch { $number }
cup-with = Mit { $names }
cup-to-table = An deinen Tisch
cup-i-am-in = Du bist als { $name } dabei.
cup-i-stand = { $name }, du bist auf Platz { $place } mit { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
cup-i-am-out = { $name }, du hast dich abgemeldet.
cup-leave = Abmelden
cup-leave-sure = Ab der nächsten Runde hast du keinen Platz mehr. Abmelden?
cup-come-back = Wieder mitspielen

cup-about-it = Über dieses Turnier
cup-how = So wird gespielt
cup-link = Link zu diesem Turnier
cup-files = Drucken und speichern
cup-records = Alle Aufzeichnungen (zip)
cup-log = Was berichtigt wurde ({ $count })
cup-organiser = Für die Turnierleitung
cup-again = Wieder ankündigen
cup-again-ask = Noch eins wie dieses
cup-delete = Löschen
cup-delete-sure = Dieses Turnier löschen? Niemand kann es dann mehr öffnen.

cup-night = Spieleabend
cup-night-what = Ein Abend zum Spielen, ohne Runden und Tabelle: wer kommt, sagt es, und gespielt wird, wie ihr wollt.
cup-night-place = Ort oder Link
cup-move = Andere Zeit
cup-night-at = Beginn
cup-night-come = Ich komme
cup-night-coming = Du kommst, als { $name }.
cup-night-stay-away = Ich kann nicht
cup-night-how = Wer einlädt, sieht es sofort.
cup-night-stay-away-sure = Dein Platz wird frei. Wirklich absagen?
cup-weekly = Jede Woche
cup-weekly-what = Sobald einer beginnt, steht der nächste von selbst im Kalender.
cup-weekly-stop = Nicht mehr jede Woche
cup-next-night = Der nächste: { $when }
cup-move-both = Andere Zeit oder anderer Ort
cup-moved = { $name }: andere Zeit oder anderer Ort
cup-moved-hour = Es beginnt zu anderer Zeit: { $now }. Vorher: { $before }.
cup-moved-place = Es ist an einem anderen Ort: { $now }. Vorher: { $before }.
cup-moved-seen = Alles klar
