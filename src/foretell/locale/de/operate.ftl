# Was Betreiber lesen. Siehe cli/doctor.py und cli/admin.py.

operate-serves = Foretell läuft unter { $address }
operate-serves-all = Foretell läuft in jedem Netz dieses Rechners, etwa unter { $address }
operate-alone = Nur dieser Rechner erreicht ihn; mit --lan kommen die Handys im Haus dazu.
operate-reached = Zu erreichen ist es unter { $address }
operate-phones = Handys im Heimnetz: scannen, oder { $address } öffnen
operate-room = Die Spiele liegen in { $folder }{ $sockets ->
    [0] {""}
   *[other] ; bis zu { $sockets } Verbindungen zugleich haben Platz
 }
operate-stop = Strg-C hält ihn an.
operate-goodbye = Alles ist gespeichert: Beim nächsten Start geht jedes Spiel von hier aus weiter.
operate-goodbye-refused = Alles Bestätigte ist gespeichert: Beim nächsten Start geht jedes Spiel von dort aus weiter. Das Letzte ließ sich nicht speichern; warum, steht im Protokoll.
operate-disk-low = Auf dem Datenträger mit den Spielen sind nur { $free } MiB frei; { $reserve } sollen es bleiben (--disk-reserve). Ist er voll, lässt sich nichts mehr speichern.
operate-lost = Es geht weiter ohne { $commits ->
    [one] 1 gespeicherte Änderung
   *[other] { $commits } gespeicherte Änderungen
 } auf { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 } eines beschädigten Journals.

operate-settings-good = Einstellungen: gut
operate-playing-again = Jedes Spiel wird nachgespielt
operate-wrong = falsch: { $what }
operate-more = und { $number } weitere
operate-looked = { $folder }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $events ->
    [one] 1 Eintrag
   *[other] { $events } Einträge
 }, { $findings ->
    [0] alles in Ordnung
    [one] 1 Befund
   *[other] { $findings } Befunde
 }
operate-copying = Es wird kopiert
operate-copied = { $folder }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $events ->
    [one] 1 Eintrag
   *[other] { $events } Einträge
 }, { $size } MiB, geprüft
operate-moved = { $place }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
 }, { $rows } Zeilen, alle verglichen
operate-moved-running = Auf { $place } läuft ein Server: Was er von jetzt an speichert, ist nicht in der Kopie.
operate-tables = { $number ->
    [one] 1 Tisch
   *[other] { $number } Tische
 }
operate-bans = { $number ->
    [one] 1 Sperre
   *[other] { $number } Sperren
 }

## Was getan wurde
operate-done-message = gesagt an { $name }
operate-done-close = geschlossen: { $name }
operate-done-ban = gesperrt: { $what }
operate-done-unban = { $what } darf wieder herein
operate-done-mute = Person { $what } darf spielen, aber nicht reden
operate-done-unmute = Person { $what } darf wieder reden
operate-done-withdraw-name = diese Person heißt jetzt { $name }, und niemand darf den alten Namen tragen
operate-done-withdraw-line = Zeile { $line } von { $name } ist weggenommen

## Wie Tische und Sperren aufgelistet werden
operate-status-open = offen
operate-status-starting = beginnt
operate-status-playing = läuft
operate-status-finished = zu Ende
operate-status-ended = beendet
operate-row = { $id }  { $status }  { $moment }  { $viewers } da  { $name }: { $seats }
operate-free = frei
operate-shown = { $name } ({ $id }): { $status }, Runde { $round }, { $rules }
operate-shown-private = { $name } ({ $id }): { $status }, Runde { $round }, { $rules }, privat
operate-opened = eröffnet { $opened }, geändert { $changed }, { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
 }
operate-host = Gastgeber { $host }, gerade sehen { $viewers } zu
operate-host-elsewhere = Gastgeber { $host }; wie viele zusehen, weiß nur der Prozess, der den Tisch hat
operate-seat = Platz { $number }: { $name }
operate-seat-more = Platz { $number }: { $name } ({ $more })
operate-person = Person { $id }
operate-bot = Bot { $name }
operate-here = da
operate-line = Zeile { $number }: { $moment } { $name }: { $text }
operate-ban-until = { $kind } { $what } bis { $until }
operate-ban-for-good = { $kind } { $what } für immer

## Was die Prüfung findet
operate-found-no-folder = { $folder }: dieser Benutzer darf hier nicht schreiben
operate-found-no-file = { $file }: dieser Benutzer darf diese Datei nicht lesen und schreiben
operate-found-open = { $folder }: andere auf diesem Rechner können hineinsehen; sag: chmod o-rwx { $folder }
operate-found-disk = { $folder }: auf dem Datenträger sind nur { $free } MiB frei; { $reserve } sollen es bleiben (--disk-reserve)
operate-found-database = Datenbank: { $what }
operate-found-strays = { $kind }: Zeilen von { $number } Tischen, die es nicht gibt
operate-found-table = Tisch { $table }: { $what }
operate-found-length = { $expected } Einträge erwartet, { $found } gefunden
operate-found-unplayable = lässt sich nicht nachspielen: { $why }
operate-found-no-log = es gibt keine Einträge
operate-found-other = { $name } ist als { $kept } gespeichert, nachgespielt kommt { $again } heraus
operate-found-unlisted = Spiel { $game } ist vorbei, und seine Zahlen stehen nicht in der öffentlichen Liste
operate-found-rated = Spiel { $game }: die Plätze für die Wertungszahlen sind nicht die des nachgespielten Spiels
operate-found-person = Person { $person }: die Einstellungen, oder wann und womit sie zuletzt da war, lassen sich nicht lesen
operate-found-list = öffentliche Liste, Zeile { $line }: { $what }
operate-found-shut = die Zahl passt nicht zur Festlegung
