# Die Startseite unter der ersten Minute: Wege, Tische zum Ansehen.

home-open-tables = Offene Tische
home-board = Was gerade läuft
home-playing = Spiele zum Zuschauen
home-finished = Spiele zum Ansehen
home-open-none = Gerade wartet kein Tisch auf Mitspieler.
home-playing-none = Gerade lässt sich niemand zuschauen.
home-show-all = Alle { $count } zeigen
home-door-learn = Spielen lernen
home-door-learn-why = Sechs kurze Lektionen an einem echten Tisch, in vier Minuten.
home-door-make = Einen Tisch aufmachen
home-door-make-why = Über dreißig fertige Regeln oder eigene; Uhr, Bots und wer zuschauen darf.
home-door-tournaments = Turniere
home-door-tournaments-why = Ein Abend, eine Liga oder eine Meisterschaft: an echten Tischen oder online.
home-door-pad = Punkte aufschreiben
home-door-pad-why = Für echte Karten: Ansagen, Stiche, Punkte und der nächste Geber, auf einem Handy.
home-door-rules = Die Regeln
home-door-rules-why = Alle Regeln in einfachen Worten, zum Lesen und Drucken.
home-door-look = Ein Spiel ansehen
home-door-look-why = Aus einer Datei auf diesem Gerät, Karte für Karte, alle Blätter offen.
home-door-print = Drucken
home-door-print-why = Wertungsblöcke, Karten, Ansagescheiben und Münzen für euren Tisch.
home-door-odds = Die Aussichten
home-door-odds-why = Was eine Ansage mit jedem Blatt wert ist, und die genauen Aussichten der ersten Runde.
home-door-history = Die Meister
home-door-history-why = Woher das Spiel kommt und wer seine Weltmeisterschaften gewonnen hat.
