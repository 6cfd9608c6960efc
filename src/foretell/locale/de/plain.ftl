# Einfache Seiten, wo es die Seite nicht gibt: Text und Tabellen, kein Skript. Siehe server/http/.

plain-seats = Plätze
plain-scores = Stand
plain-tricks = Fertige Stiche dieser Runde
plain-rules = Regeln
plain-none-yet = Noch keine.
plain-standing-open = Hier ist noch Platz.
plain-standing-starting = Das Spiel beginnt gleich.
plain-standing-playing = Runde { $number } wird gespielt.
plain-standing-finished = Das Spiel ist zu Ende.
plain-standing-ended = Das Spiel wurde vorzeitig beendet.
plain-status-open = offen
plain-status-starting = beginnt
plain-status-playing = läuft
plain-status-finished = zu Ende
plain-status-ended = beendet
plain-home-how = Mitspielen kannst du in einem Terminal: { $command } und die Adresse dieser Seite.
plain-seat = Platz { $number }: { $name }
plain-seat-free = frei
plain-seat-bot = { $name } (Bot)
plain-seat-lent = { $name } (ein Bot vertritt)
plain-dummy = der Strohmann
plain-nobody = niemand
plain-sit = Hinsetzen kannst du dich in einem Terminal: { $command } mit dem Link dieser Seite (…/t/{ $table }).
plain-watch = Zuschauen kannst du in einem Terminal: { $command } mit dem Link dieser Seite (…/t/{ $table }); ohne { $flag } spielst du auf deinem Platz weiter.
plain-look = Das Spiel ansehen
plain-look-how = alle Blätter offen
plain-its-record = seine Aufzeichnung
plain-its-deals = seine Karten
plain-its-deals-how = nachzuprüfen mit { $command } und der Adresse dieser Datei.
plain-no-round = Noch ist keine Runde gezählt.
plain-round-cards = Runde (Karten)
plain-legend = Stiche/Ansage, Punkte: Stand.
plain-trick = { $leader } spielt aus: { $cards } — an { $winner }

## Ein Spiel, das zu Ende ist
plain-record = Aufzeichnung
plain-deals = Karten
plain-deals-how = nachzuprüfen in einem Terminal: { $command } und die Adresse der Karten
plain-list = Liste aller Spiele
plain-no-card = Es wurde keine Karte ausgeteilt.
plain-no-game = So ein Spiel gibt es nicht
plain-damaged = Dieser Tisch ist beschädigt
plain-not-over = Noch nicht zu Ende
plain-to-table = Zum Tisch
plain-play-off = Stechen
plain-round = Runde { $number }
plain-hand = Blatt
plain-bid = Ansage
plain-tricks-taken = Stiche
plain-points = Punkte
plain-dealt = { $who } hat gegeben.
plain-turned-up = Aufgedeckt: { $value }
plain-trump = Trumpf bestimmt: { $value }
plain-twist = Für diese Runde gewählt: { $value }
plain-uber = Überkarte: { $value }
plain-adjust = Letzte Ansage geändert auf: { $value }
plain-passes = Weitergegeben, Platz für Platz: { $value }
plain-pulls = Gezogen, Platz für Platz: { $value }
plain-revoke = { $who } hat nicht bedient und wurde gerügt.

## Ein weiteres Gerät
plain-device = Ein weiteres Gerät
plain-device-code = Code
plain-device-replace = Abmelden, wer dieses Gerät gerade benutzt
plain-device-use = Dieses Gerät benutzen
plain-device-how = Tippe den Code ein, den dein anderes Gerät zeigt; er gilt ein einziges Mal.
plain-device-done = Dieses Gerät gehört jetzt zu { $name }.

plain-schema = Was dieser Server annimmt und antwortet
plain-schema-how = Jede Adresse, was sie annimmt, was sie antwortet und warum sie ablehnen kann. Gespielt wird über einen Socket. Für Programme:
plain-schema-about-games = Beendete Spiele
plain-schema-about-pads = Wertungsblöcke
plain-schema-about-history = Die Geschichte des Spiels
plain-schema-about-odds = Aussichten
plain-schema-about-people = Menschen und ihre Geräte
plain-schema-about-print = Zum Drucken
plain-schema-about-rules = Regeln
plain-schema-about-server = Der Server selbst
plain-schema-about-tables = Tische
plain-schema-bodies = Inhalte
plain-schema-token = Für alle, die ein Token oder ein Cookie haben: einen Gast.
plain-schema-parameter = Parameter
plain-schema-kind = Typ
plain-schema-meaning = Bedeutung
plain-schema-body = Inhalt
plain-schema-status = Status
plain-schema-answer = Antwort
plain-schema-field = Feld
plain-schema-must = Nötig
plain-pads = Wertungsblöcke
plain-pads-how = Im Terminal aufschreiben: { $command }

## Die Aussichten
plain-odds = Die Aussichten in der ersten Runde
plain-odds-how = Die kleinste Karte, mit der sich in Runde 1 eine Ansage von 1 lohnt, für den, der ausspielt. N ist ein Narr, Z ein Zauberer.
plain-odds-players = { $players } Spieler
