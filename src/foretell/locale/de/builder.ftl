# Einen Tisch machen, eigene Regeln bauen, die Regeln in klaren Worten. Siehe web/src/screens/MakeScreen.svelte.

## Einen Tisch machen
builder-title = Einen Tisch aufmachen
builder-rules = Regeln
builder-find = Regeln suchen
builder-none-found = Regeln mit diesem Namen gibt es nicht. Eigene Regeln können alles sein.
builder-players-list =
    { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }
builder-more-rules = Alle Regeln, eigene Regeln und mehr
builder-minutes = { $minutes } Min.
builder-level-easy = Leicht
builder-level-medium = Mittel
builder-level-hard = Schwer
builder-beginners = Für Einsteiger
builder-group-first = Für den Anfang
builder-group-bids = Anders ansagen
builder-group-cards = Andere Karten und Trümpfe
builder-group-turns = Anderer Ablauf, andere Punkte
builder-group-tournaments = Turniere
builder-group-few = Allein oder zu zweit
builder-group-own = Deine eigenen
builder-read = Die Regeln lesen
builder-change = Diese Regeln ändern
builder-table = Der Tisch
builder-name = Name des Tisches
builder-name-empty = Wenn du nichts schreibst: dein Name
builder-private = Nur für die, die den Link haben
builder-private-off = Auf der Startseite zu sehen: jeder darf sich setzen
builder-notequal = notequal: Die Ansagen dürfen nicht aufgehen
builder-hiddentip = hiddentip: Alle sagen zugleich und verdeckt an
builder-play-off = Gleichstand an der Spitze wird ausgespielt: je zehn Karten, oder so viele, wie da sind, Ansagen verdeckt bis zum Schluss
builder-open = Tisch aufmachen
builder-then = Du bekommst einen Link zum Teilen. Auf freie Plätze setzen sich Bots.

## Eigene Regeln
builder-own = Eigene Regeln
builder-own-lead = Fang mit beliebigen Regeln an und ändere, was du willst. Was nicht zusammenpasst, wird sofort erklärt.
builder-start = Anfangen mit
builder-own-name = Name dieser Regeln
builder-changed = geändert
builder-back = Zurückändern
builder-back-axis = Zurückändern: { $axis }
builder-all-back = Alles zurückändern
builder-in-words = In klaren Worten
builder-in-words-lead = { $players ->
        [one] Für eine Person
       *[other] Für { $players } Personen
    }
builder-link-unknown = Der Link nennt etwas, das es hier nicht gibt: { $names }. Alles andere ist so, wie er es sagt.
builder-clash = Das passt nicht zusammen
builder-clash-of = { $axes }: { $reason }
builder-keep = Diese Regeln speichern
builder-kept = Auf diesem Gerät gespeichert
builder-kept-follows = Gespeichert: Sie folgen dir auf deine Geräte
builder-forget = „{ $name }“ löschen
builder-share = Teilen
builder-link = Link zu diesen Regeln
builder-copy = Kopieren
builder-copied = Kopiert
builder-copy-by-hand = Markiere und kopiere ihn
builder-toml = Als Datei
builder-download = Herunterladen
builder-upload = Datei einlesen
builder-paste = Oder hier einfügen
builder-take = Übernehmen
builder-not-read = Diese Datei lässt sich nicht lesen: { $why }
builder-untitled = Eigene Regeln

## Die Achsen
builder-axis-players = Spieler
builder-axis-dummies = Strohmänner
builder-axis-deck = Kartenspiel
builder-axis-drop = Karten, die fehlen
builder-axis-add = Karten, die hinzukommen
builder-axis-aside = Karten neben dem Tisch
builder-axis-roles = Zauberer und Narren
builder-axis-suited = Farben der Zauberer
builder-axis-sizes = Karten in jeder Runde
builder-axis-rounds = Runden, die gespielt werden
builder-axis-trump = Trumpf
builder-axis-trump_changes = Trumpf wechselt
builder-axis-uber = Die Überkarte
builder-axis-twist = Etwas Besonderes nach einem Zauberer
builder-axis-sees = Was du beim Ansagen siehst
builder-axis-last_card_up = Letzte Karte offen
builder-axis-bidding = Wie angesagt wird
builder-axis-uneven = Ansagen gehen nicht auf
builder-axis-uneven_at = … wann das greift
builder-axis-uneven_for = … für wen das gilt
builder-axis-uneven_zero = … und die Null
builder-axis-dealer_role = Der Geber
builder-axis-exchange = Kartentausch
builder-axis-revoke = Farbe bedienen
builder-axis-deuces = Zweien
builder-axis-cancels = Karten, die einen Stich streichen
builder-axis-scoring = Punkte
builder-axis-eliminate = Ausscheiden
builder-axis-target = Zielpunktzahl
builder-axis-tie = Gleichstand an der Spitze
builder-axis-preset = Regeln zum Anfangen
builder-axis-name = Name

## Zahlen, Runden, Karten
builder-number = Eine Zahl
builder-number-of = { $axis }, Zahl
builder-number-range = Bitte eine ganze Zahl von { $low } bis { $high }.
builder-twists = Eine eigene Auswahl
builder-list = Eine eigene Liste
builder-list-how = Karten in jeder Runde, mit Kommas: 1, 3, 5
builder-list-wrong = „{ $wrong }“ ist keine Anzahl von Karten: Schreib ganze Zahlen von 1 bis 99. Noch gilt die Liste von vorher.
builder-list-empty = Schreib wenigstens eine Zahl. Noch gilt die Liste von vorher.
builder-in-rounds = In welchen Runden
builder-when-always = in jeder Runde
builder-when-never = in keiner Runde
builder-when-first = in der ersten Runde
builder-when-last = in der letzten Runde
builder-when-round = in einer bestimmten Runde
builder-when-rounds = von einer Runde bis zu einer anderen
builder-when-from = ab einer Runde
builder-when-every = in jeder zweiten, dritten … Runde
builder-when-size-is = in Runden mit so vielen Karten
builder-when-size-from = in Runden mit so vielen Karten oder mehr
builder-when-low = Erste Zahl
builder-when-high = Zweite Zahl
builder-by-round = Von Runde zu Runde verschieden
builder-pair = Runden: Auswahl { $number }
builder-add-pair = Weitere Auswahl von Runden
builder-drop-pair = Auswahl { $number } wegnehmen
builder-same-always = In jeder Runde gleich
builder-first-counts = Es zählt die erste Auswahl, die zu einer Runde passt.
builder-no-cards = Keine
builder-wizard-of = Zauberer, { $suit }
builder-jester-of = Narr, { $suit }
builder-points-own = Eigene Punkte
builder-points-made = Ansage getroffen
builder-points-trick = Jeder Stich einer getroffenen Ansage
builder-points-missed = Jeder Stich neben der Ansage
builder-points-zero = Null angesagt und getroffen
builder-points-zero_over_4 = Null getroffen, mehr als vier Karten
builder-points-zero_last = Null getroffen, letzte Runde
builder-points-grail = Der Stich mit dem Gral, Ansage getroffen
builder-points-last-how = Eine Zahl, oder „20 + size“: plus eins für jede Karte
builder-points-as-usual = wie jede andere

## Die Regeln in klaren Worten
builder-rules-title = Die Regeln
builder-rules-lead = Alle Regeln, die einen Namen haben, in klaren Worten.
builder-rules-table = Die Regeln von „{ $name }“
builder-for-players = Für wie viele Personen
builder-sizes = Karten in jeder Runde: { $sizes }
builder-print = Drucken
builder-make-this = Einen Tisch mit diesen Regeln aufmachen
builder-all-rules = Alle Regeln
builder-to-table = Zum Tisch
