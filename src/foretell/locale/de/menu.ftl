# What the line on top of a table opens (its menu, people, settings, keys, a revoke that is called), and what players ask of all.

page-to-daily = Das Blatt des Tages
page-menu-game = Dieses Spiel
page-menu-wishes = An alle am Tisch
page-remove-why = Diese Person kann nicht an diesen Tisch zurück.
page-make-host = Zum Gastgeber machen
page-person-talks = Sitzt nicht an diesem Tisch.
page-person-lent = Ein Bot spielt für { $who }.
page-bot = Ein Bot.
page-lend = Einen Bot weiterspielen lassen
page-lend-why = Möglich nach drei Minuten Abwesenheit; { $who } bekommt den Platz sofort zurück.
page-mutes-do = Stumm schalten
page-mutes-undo = Stummschaltung aufheben
page-mutes-is = ist stumm
page-mutes-why = Du siehst an keinem Tisch mehr, was diese Person schreibt. Niemand erfährt davon.
page-blocks-do = Blockieren
page-blocks-undo = Nicht mehr blockieren
page-blocks-is = ist blockiert
page-blocks-why = Diese Person kann an keinem deiner Tische mehr sitzen, und du siehst nicht, was sie schreibt.
page-pause = Um eine Pause bitten
page-no-pause = Doch keine Pause
page-no-undo = Doch nichts rückgängig machen
page-be-back = Drei Minuten Pause nehmen
page-had-break = Deine drei Minuten Pause sind aufgebraucht
page-end = Spielende vorschlagen
page-no-end = Doch weiterspielen
page-stand = Meinen Platz verlassen: ein Bot übernimmt
page-call-none = Noch lässt sich keine Karte rügen.
page-call-trick = Stich { $number }
page-call-ask = Wer hätte bedienen müssen? Wähle die Karte.
page-call-card = { $who }: { $card }
page-call-sure =
    In Stich { $trick } { $me ->
        [1] hättest du
       *[other] hätte { $who }
    } diese Karte nicht spielen dürfen: { $card }? Stimmt es, endet die Runde: { $me ->
        [1] Du verlierst
       *[other] { $who } verliert
    } 20 Punkte, und bei allen anderen gilt die Ansage als erfüllt. Stimmt es nicht, kannst du { $me ->
        [1] dich
       *[other] { $who }
    } in dieser Runde nicht noch einmal rügen.
page-call-sure-now =
    { $me ->
        [1] Du hättest
       *[other] { $who } hätte
    } diese Karte nicht spielen dürfen: { $card }? Stimmt es, gehen sie und die Karten danach zurück, ohne Strafe. Stimmt es nicht, kannst du { $me ->
        [1] dich
       *[other] { $who }
    } in dieser Runde nicht noch einmal rügen.
page-call-do = Ja, rügen
page-as-browser = Wie der Browser
page-backs = Rückseite der Karten
page-backs-set = Passend zum Blatt
page-backs-stars = Kompass
page-backs-scales = Schuppen
page-backs-rose = Fensterrose
page-backs-lattice = Gitter
page-felt = Filz
page-felt-green = Grün
page-felt-blue = Blau
page-felt-red = Rot
page-sorting = Blatt sortieren
page-sorting-trump = Trumpf zuerst
page-sorting-suits = Farben an festem Platz
page-sorting-ranks = Nach dem Wert
page-trick-places = Jede Karte vor ihrem Platz
page-trick-order = In Spielreihenfolge
page-settings-looks = Aussehen
page-settings-play = Spielen
page-undo = Vor dem Senden zurücknehmen
page-undo-off = Gar nicht
page-undo-second = Eine Sekunde lang
page-undo-three = Drei Sekunden lang
page-switch-wings = Antippen merkt eine Karte für meinen nächsten Zug vor
page-switch-forced = Die einzige erlaubte Karte für mich spielen
page-switch-keys = Tastenkürzel mit einer Taste
page-settings-signals = Signale
page-sounds = Ton
page-buzzes = Vibration
page-signal-turn = Ich bin dran
page-signal-late = Noch zehn Sekunden
page-signal-card = Eine Karte fällt, ein Zauberer landet
page-signal-trick = Ein Stich wird eingezogen, eine Münze füllt sich, eine Ansage zerbricht
page-signal-round = Fäuste öffnen sich, eine Runde wird gewertet
page-signal-talk = Jemand sagt etwas
page-switch-notices = Benachrichtige mich, wenn ich dran bin und die Seite nicht zu sehen ist
page-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-notices-none = Dieser Browser hat für diese Seite keine Benachrichtigungen; Titel und Symbol zeigen trotzdem, dass du dran bist.
page-keys-on = Tastenkürzel mit einer Taste
page-key-arrows = ← → Pos1 Ende
page-key-arrows-does = gehen durch das Blatt
page-key-enter = Eingabe
page-key-enter-does = hebt eine Karte an und spielt sie beim zweiten Mal; sendet eine Ansage
page-key-escape = Esc
page-key-escape-does = schließt, was obenauf liegt; nimmt zurück, was noch nicht gesendet ist
page-key-digits-does = wählen eine Ansage
page-key-trick-does = liest den Stich vor
page-key-hand-does = liest das Blatt vor und geht dorthin
page-key-scores-does = Wertungsblock
page-key-last-does = letzter Stich
page-key-advice-does = zeigt, was jede Wahl wert ist, wenn du übst
page-key-log-does = was geschehen ist und was gesagt wurde
page-key-again-does = liest die letzte Zeile noch einmal vor
page-key-review-does = die Zeile davor, die Zeile danach
page-key-undo-does = nimmt zurück, was noch nicht gesendet ist; wo nicht bedient werden muss, auch die eben gespielte Karte
page-key-help-does = diese Tasten
page-switch-twocolours = Zwei statt vier Kartenfarben
page-switch-letters = Ein Buchstabe neben jeder Farbe
page-switch-motion = Karten, Münzen und Punkte bewegen sich
page-switch-onetap = Einmal tippen spielt eine Karte sofort
page-switch-onetapbids = Einmal tippen sagt sofort an
page-agree = Einverstanden
page-disagree = Nein
page-asks-pause =
    { $count ->
        [one] { $who } bittet um eine Pause.
       *[other] { $who } bitten um eine Pause.
    }
page-asks-end =
    { $count ->
        [one] { $who } schlägt vor, das Spiel zu beenden.
       *[other] { $who } schlagen vor, das Spiel zu beenden.
    }
page-asks-undo =
    { $count ->
        [one] { $who } möchte die letzte Ansage oder Karte rückgängig machen.
       *[other] { $who } möchten die letzte Ansage oder Karte rückgängig machen.
    }
page-asked-pause = Du bittest um eine Pause. Es fehlt noch: { $who }.
page-asked-end = Du schlägst vor, das Spiel zu beenden. Es fehlt noch: { $who }.
page-asked-undo = Du möchtest deine letzte Ansage oder Karte rückgängig machen. Es fehlt noch: { $who }.
