# Before a game: the waiting room and what is chosen for a table.

page-tournament-begins = Es beginnt, sobald alle da sind, spätestens drei Minuten nach der Auslosung.
page-seats = Plätze
page-invite-alone = Dieser Link geht nur auf diesem Rechner.
page-invite-alone-how = Damit andere von ihren Geräten mitspielen können, starte Foretell mit: make play ARGS=--lan (oder: foretell web --lan, foretell serve --lan).
page-qr = Der Link als QR-Code
page-start = Spiel beginnen
page-start-here = Mit denen beginnen, die da sind ({ $here })
page-start-bots =
    { $bots ->
        [one] Mit einem Bot beginnen
       *[other] Mit { $bots } Bots beginnen
    }
page-add-bot = Bot hinzufügen
page-stand-up = Aufstehen
page-sit-here = Hier sitzen
page-lock = Tisch sperren
page-unlock = Tisch freigeben
page-seat-number = Platz { $number }
page-clock = Sekunden für eine Entscheidung
page-clock-none = Ohne Uhr
page-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
page-seat-up = Einen Platz nach oben
page-seat-down = Einen Platz nach unten
page-arrange = Plätze ordnen
page-arrange-how = Gespielt wird in dieser Reihenfolge, von oben nach unten und wieder von vorn. Die Pfeile verschieben einen Platz.
page-table-choices = Uhr, Bots und mehr
page-first-dealer = Wer zuerst gibt
page-dealer-drawn = wird gelost
page-delay = Wer zuschaut, sieht die Karten
page-delay-tricks =
    { $tricks ->
        [0] sofort
        [one] einen Stich später
       *[other] { $tricks } Stiche später
    }
page-may-undo = Ansagen und Karten werden rückgängig gemacht, wenn alle einverstanden sind
page-open-hands = Wer zuschaut, sieht nach jeder Runde alle Blätter
