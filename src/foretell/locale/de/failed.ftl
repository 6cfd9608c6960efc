# Was ein Befehl nicht kann, in einer Zeile.

failed-output = die Ausgabe lässt sich nicht schreiben: { $why }
failed-unwritable = { $file }: lässt sich nicht schreiben: { $why }
failed-no-record-there = { $file } gibt es schon, und es ist keine Aufzeichnung eines Spiels: nimm einen anderen Namen
failed-listen = { $host } Port { $port }: dort lässt sich nicht lauschen: { $why }; --port nimmt einen anderen Port (0 irgendeinen freien), --host eine andere Adresse
failed-port-taken = { $host } Port { $port }: dort lauscht schon ein anderes Programm; --port nimmt einen anderen Port (0 irgendeinen freien), --host eine andere Adresse
failed-no-weights = { $file } enthält keine Gewichte für das Netz dieser Version; „foretell train“ macht welche
failed-no-checkpoint = { $file } ist kein Zwischenstand dieser Version; bitte in einem anderen Ordner anfangen
failed-no-bot = einen Bot { $name } gibt es nicht; es gibt { $names }
failed-many-bots = { $bots } Bots für { $seats } Plätze
failed-bot-file = { $file } lässt sich nicht laden: { $why }
failed-no-bot-class = { $file } hat keine Klasse { $name }; Bots darin: { $names }
failed-class-unsaid = { $file } ist eine Datei: nenne auch den Bot darin, als { $file }:KLASSE; Bots darin: { $names }
failed-not-a-bot = { $name } ist kein Bot: ein Bot ist eine Klasse mit einer Methode choose(self, seen), die mit einem Text aus seen.legal antwortet
failed-bot-not-made = { $name } lässt sich nicht anlegen: { $why }; jede Partie bekommt einen eigenen Bot, angelegt ohne Argumente außer einem seed
failed-bot-not-copied = { $name } lässt sich nicht für jede Partie kopieren: { $why }; gib die Klasse an, eine Funktion, die einen Bot anlegt, oder "datei.py:Klasse"
failed-bot-not-sent = ein Bot lässt sich nicht an einen anderen Prozess schicken: { $why }; gib "datei.py:Klasse" an, oder processes=1
failed-no-scheduler = { $address }: dort antwortet kein Scheduler von dask: { $why }
failed-no-workers = { $address }: der Scheduler hat keinen Worker: { $why }; „dask worker { $address }“ startet welche
failed-scheduler-lost = { $address }: der Scheduler ist nicht mehr da; was behalten wurde, ist da, und derselbe Befehl geht dort weiter
failed-cluster-failed = { $address }: ein Worker konnte seine Arbeit nicht tun: { $why }; Scheduler und Worker brauchen dasselbe foretell und dasselbe Python wie dieser Rechner
failed-other-sources = der Worker auf { $machine } hat eine andere Fassung von foretell, deren Partien andere sind
failed-other-bot-file = { $file } ist nicht mehr die Datei vom Anfang, oder auf einem anderen Rechner eine andere
failed-bot-failed = Platz { $seat }: { $name } ist gescheitert: { $why }
failed-bot-answer = Platz { $seat }: { $name } antwortete { $answer }; erlaubt: { $allowed }
failed-no-version = { $name } hat keine Version: Was davon aufgehoben ist, ließe sich von den Partien eines anderen Bots dieses Namens nicht unterscheiden; gib ihm eine „version“, oder nenne ihn als "datei.py:Klasse"
failed-bot-slow = { $name } hat { $seconds } Sekunden lang nicht geantwortet
failed-bot-ended = der Prozess von { $name } ist zu Ende (Status { $status })
failed-bot-left = { $why }; auf seinem Platz spielt ein Bot des Servers weiter
failed-bot-name = ein Bot kann sich nicht als { $name } hinsetzen: { $why } Mit --name heißt er anders
failed-bot-table = --bot braucht den Link eines Tischs, wie { $server }/t/LmQx; foretell join { $server } zeigt die Tische dort
failed-arena-alone = nach diesen Regeln spielt man allein: Die Arena braucht einen Tisch von zweien oder mehr
failed-plot-ending = in { $file } lässt sich kein Bild zeichnen: der Name kann auf { $endings } enden
failed-few-deals = { $deals } Spiele: ein Intervall braucht mindestens 2
failed-other-players = die Regeln sind für { $players } Spieler, nicht für { $said }
failed-odds-options = gib --card und --turn-up zusammen an, oder keines von beiden für die ganze Tabelle
failed-odds-hand-options = --place, --bids, --rules, --bot, --worlds und --seed gehören zu --hand, und --hand steht ohne --card
failed-same-card = { $card } kann nicht zugleich ausgespielt und aufgedeckt sein
failed-not-in-deck = { $card } ist keine der 60 Karten des Grundspiels
failed-trump-not-named = Trumpf { $trump }: { $card } liegt offen, und Trumpf wird nur nach einem Zauberer genannt
failed-trump-missing = { $card } liegt offen: --trump sagt, welche Farbe der Geber nannte: { $suits }
failed-noted-number = { $bid } ist keine Zahl von Stichen
failed-noted-place = Platz { $place }: mit { $players } Spielern gibt es beim Ansagen die Plätze 1 bis { $players }
failed-noted-bids = { $given ->
        [one] { $given } Ansage
       *[other] { $given } Ansagen
    } vor Platz { $place }: es müssen { $bids } gewesen sein
failed-noted-size = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }: diese Regeln teilen { $players } Spielern { $sizes } aus
failed-noted-trump = { $card } liegt offen: sag, welche Farbe der Geber als Trumpf nannte
failed-noted-rules = diese Regeln passen in dieser Runde nicht: es muss eine Ansage sein, die allein auf den eigenen Karten, der aufgedeckten Karte und offenen Ansagen beruht
failed-noted-bot = { $name } braucht für jede Wahl zu lange: die anderen können spielen wie { $names }
failed-noted-worlds = { $worlds } Welten: 2 bis { $most }
failed-no-case = in diesen Dateien stehen keine Fälle, bis zur Stufe { $level }
failed-no-cases = die Fälle gehören zu den Quellen; rufe dies in deren Ordner auf oder nenne Dateien
failed-bad-cases = { $file }: keine Fälle, wie docs/conformance.md sie beschreibt
failed-bad-position = { $file }: hier steht keine Stellung für Bots, wie docs/bots.md sie beschreibt
failed-no-positions = { $files }: keine Stellungen für Bots, wie docs/bots.md sie beschreibt
failed-env-action = Zeile { $row }: Aktion { $action } steht nicht offen; offen sind { $allowed }
failed-env-actions = { $games } Spiele brauchen { $games } Aktionen, eine je Zeile, kein Array der Form { $shape }
failed-env-rewards = Belohnungen sind „points“ oder „places“, nicht { $rewards }
failed-bot-and-program = --bot und { $option } passen nicht zusammen: bitte nur eines nennen
failed-program-empty = --program nimmt einen Befehl, der dein Programm startet, etwa "node my.js"
failed-program-quotes = --program: ein Anführungszeichen wird geöffnet und nicht geschlossen
failed-program-start = --program: { $file } lässt sich nicht starten: { $why }
failed-program-none = --time-limit ist für ein Programm da: gib auch --program an
failed-program-ended = { $case }: das Programm endete ohne Antwort, mit Status { $status }
failed-program-silent = { $case }: das Programm antwortete nicht innerhalb von { $seconds } Sekunden; jede Antwort ist eine Zeile, die sofort geschrieben wird, und --time-limit lässt ihm länger Zeit
failed-program-nonsense = { $case }: das Programm antwortete { $said }, kein JSON-Objekt mit dieser id; was keine Antwort ist, gehört in seine Fehlerausgabe
failed-no-suit = { $text } ist keine Farbe: c d h s oder none
failed-no-data = hier sind keine Daten eines Servers (kein { $name })
failed-empty-data = in dieser Datei steht nichts; wurde sie von einem laufenden Server kopiert, blieb ihr Journal { $name } zurück: hole beide, oder sichere mit „foretell backup“
failed-newer-data = Datenformat { $found } stammt von einem neueren Foretell; dieses kennt bis { $known }
failed-older-data = Datenformat { $found } ist älter als { $known }; der nächste Start des Servers bringt es auf den Stand: sichere vorher
failed-unusable = lässt sich nicht gebrauchen: { $why }
failed-copy-exists = gibt es schon; eine Kopie kommt in einen neuen Ordner
failed-in-use = auf diesem Ordner läuft ein Server; halte ihn erst an
failed-old-postgres = das ist PostgreSQL { $found }; Foretell braucht { $known } oder neuer
failed-address = diese Adresse ist nicht zu lesen: Sie heißt postgresql://NAME:PASSWORT@HOST:PORT/DATENBANK, und in einem Passwort schreibt man % als %25, / als %2F, # als %23, ? als %3F, @ als %40
failed-copy-address = { $kind } ist kein Ort für eine Kopie; das ist ein Ordner oder postgresql://NAME@HOST/DATENBANK
failed-encoding = diese Datenbank speichert Texte als { $found }, das viele Namen nicht fassen kann; leg sie mit der Kodierung UTF8 an
failed-copy-served = auf dieser Datenbank laufen Server; halte sie erst an
failed-pooler = dort gibt ein Pooler jede Verbindung nach jeder Transaktion an andere weiter; Foretell braucht sie für eine ganze Sitzung (PgBouncer: pool_mode = session)
failed-copy-full = in dieser Datenbank liegt schon etwas; eine Kopie geht in eine leere
failed-copy-other = die Kopie von { $kind } ist nicht, was gelesen wurde; nichts davon wurde behalten
failed-copy-same = eine Kopie geht woandershin: nenne einen anderen Ort als { $place }
failed-backup-database = die Spiele liegen in { $place }; mach Kopien mit den Werkzeugen der Datenbank (pg_dump) oder mit „foretell copy“
failed-journal-header = der Kopf ist beschädigt: { $commits ->
    [one] 1 gespeicherte Änderung
   *[other] { $commits } gespeicherte Änderungen
 } auf { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 } dahinter nicht lesbar; hole eine heile Kopie des Ordners zurück, oder starte den Server einmal mit --accept-loss, um ohne sie weiterzumachen
failed-journal-middle = eine Seite mittendrin ist beschädigt: { $commits ->
    [one] 1 gespeicherte Änderung
   *[other] { $commits } gespeicherte Änderungen
 } auf { $pages ->
    [one] 1 Seite
   *[other] { $pages } Seiten
 } dahinter nicht lesbar; hole eine heile Kopie des Ordners zurück, oder starte den Server einmal mit --accept-loss, um ohne sie weiterzumachen
failed-read = { $file }: lässt sich nicht lesen: { $why }
failed-no-address = { $file }: keine Adresse
failed-only-http = { $file }: gelesen werden nur Adressen mit http und https
failed-longer = { $file }: länger als { $most } Bytes
failed-answer = { $file }: Antwort { $status }: { $why }
failed-not-over = { $file }: an diesem Tisch ist kein Spiel zu Ende; die Karten werden am Ende veröffentlicht
failed-a-page = { $file }: eine Seite, und keine Karten eines Spiels; gib den Link des Tisches an, …/t/ID, oder den des Spiels, …/games/ID
failed-a-record = { $file }: eine Aufzeichnung eines Spiels, die foretell replay liest; die Karten prüft der Link des Spiels, …/games/ID, oder dessen deal.json
failed-elsewhere = { $file }: der Server schickt weiter zu { $to }, das ist ein anderer; gib diese Adresse an, wenn du ihm traust
failed-silent = { $file }: keine Antwort in { $seconds } Sekunden
failed-unreachable = { $file }: nicht erreichbar: { $why }
failed-os-there-is-no-such-game-or-it-is-not-over = ein solches Spiel gibt es nicht, oder es ist noch nicht vorbei: die Karten werden am Ende veröffentlicht
failed-os-the-server-refuses-it = der Server lehnt es ab
failed-os-the-server-asks-to-wait-a-while = der Server bittet, eine Weile zu warten

## Was das Betriebssystem sagt
failed-os-no-such-file-or-directory = gibt es nicht
failed-os-permission-denied = dafür fehlt das Recht
failed-os-is-a-directory = ist ein Ordner
failed-os-not-a-directory = ist kein Ordner
failed-os-file-exists = gibt es schon
failed-os-file-name-too-long = der Name ist zu lang
failed-os-no-space-left-on-device = der Datenträger ist voll
failed-os-disk-quota-exceeded = der Platz für diese Person ist aufgebraucht
failed-os-read-only-file-system = hier darf nur gelesen werden
failed-os-input-output-error = Ein- oder Ausgabefehler
failed-os-file-too-large = die Datei ist zu groß
failed-os-connection-refused = niemand nimmt dort an
failed-os-connection-reset-by-peer = die Gegenstelle hat abgebrochen
failed-os-network-is-unreachable = das Netz ist nicht erreichbar
failed-os-no-route-to-host = kein Weg dorthin
failed-os-name-or-service-not-known = den Namen kennt niemand
failed-os-temporary-failure-in-name-resolution = der Name lässt sich gerade nicht auflösen
failed-os-cannot-assign-requested-address = diese Adresse hat diese Maschine nicht
failed-os-address-already-in-use = die Adresse ist schon vergeben
failed-os-file-is-not-a-database = das ist keine Datenbank
failed-os-database-disk-image-is-malformed = die Datei ist beschädigt
failed-os-attempt-to-write-a-readonly-database = der Ordner lässt sich nicht schreiben; auch zum Lesen braucht es dort eine Datei neben den Daten
failed-os-unable-to-open-database-file = die Datei lässt sich nicht öffnen

## Was ein Leser von TOML sagt
failed-toml-invalid-statement = so kann keine Zeile beginnen
failed-toml-expected-newline-or-end-of-document-after-a-statement = hier müsste die Zeile zu Ende sein
failed-toml-expected = hier fehlt { $what }
failed-toml-found-invalid-character = das Zeichen { $what } darf hier nicht stehen
failed-toml-illegal-character = das Zeichen { $what } darf hier nicht stehen
failed-toml-cannot-declare-twice = { $what } steht zweimal da
failed-toml-cannot-overwrite-a-value = dieser Schlüssel hat schon einen Wert
failed-toml-cannot-mutate-immutable-namespace = { $what } ist schon abgeschlossen
failed-toml-cannot-redefine-namespace = { $what } gibt es schon
failed-toml-expected-at-the-end-of-a-table-declaration = am Ende des Namens der Tabelle fehlt { $what }
failed-toml-expected-at-the-end-of-an-array-declaration = am Ende des Namens der Tabelle fehlt { $what }
failed-toml-expected-after-a-key-in-a-key-value-pair = nach dem Schlüssel fehlt { $what }
failed-toml-invalid-initial-character-for-a-key-part = so kann kein Schlüssel beginnen
failed-toml-unclosed-array = die Liste wird nicht geschlossen
failed-toml-unclosed-inline-table = die Tabelle wird nicht geschlossen
failed-toml-duplicate-inline-table-key = der Schlüssel { $what } steht zweimal da
failed-toml-unescaped-in-a-string = nach { $what } steht im Text nichts Bekanntes
failed-toml-invalid-hex-value = das ist keine hexadezimale Zahl
failed-toml-escaped-character-is-not-a-unicode-scalar-value = so ein Zeichen gibt es in Unicode nicht
failed-toml-unterminated-string = der Text wird nicht geschlossen
failed-toml-invalid-date-or-datetime = ein Datum gibt es so nicht
failed-toml-invalid-value = das ist kein Wert
failed-no-dealer = dealer: es gibt die Plätze 1 bis { $players }
failed-resume-as-is = --resume setzt eine Partie so fort, wie sie begonnen wurde: ohne { $options }
failed-export-output = eine Parquet-Datei lässt sich nicht ausgeben: --output gibt ihr einen Namen
failed-not-installed = { $name } ist hier nicht installiert: pip install "foretell[{ $extra }]"
