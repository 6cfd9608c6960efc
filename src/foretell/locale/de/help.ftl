# Die Hilfe zu den Befehlen. Siehe cli/spoken.py.

help-option-help = Diese Seite zeigen, sonst nichts.
help-option-version = Die Version zeigen, sonst nichts.
help-option-lang = Die Sprache; sonst die des Terminals.
help-no-language = { $said }: so eine Sprache gibt es hier nicht: { $languages }
help-option-json = JSON ausgeben.

help-rules =
    Regeln erklären oder die benannten auflisten.
    foretell rules: die mit einem Namen
    foretell rules camelot --players 5: eine davon, erklärt
    foretell rules mine.toml: eigene Regeln, geprüft und erklärt
help-rules-players = Wie viele spielen; sonst die übliche Zahl.
help-rules-json = JSON ausgeben: alle Angaben, wie sie in Aufzeichnungen heißen.

help-replay =
    Aufzeichnungen von Partien nachspielen, prüfen und abrechnen.
    Ordner werden nach .toml-Dateien durchsucht. Zu einer fehlerhaften sagt eine Zeile, welche Runde, welcher Stich und Platz; die anderen werden trotzdem gelesen, und der Status ist dann 1.
    foretell replay game.toml: eine Partie
    foretell replay games --json: ein ganzer Ordner, für Programme
help-replay-json = Zu jeder Datei eine Zeile JSON ausgeben.

help-score =
    Schreibt die Punkte eines Spiels mit echten Karten auf: Ansagen, Stiche, Punkte, Summen, wer als Nächstes gibt.
    Jede Notiz wird sofort in DATEI geschrieben, einen JSON-Text; jede frühere Runde lässt sich verbessern. Ohne --show, --record oder eine Notiz wird gefragt, was dran ist.
    foretell score new spiel.json --players Ada Ben Cy: ein neuer Block, der erste Name ist Platz 1
    foretell score spiel.json: weiterschreiben
    foretell score spiel.json ansage Ada 2: eine Notiz, für Skripte
help-score-players = Wer spielt, in der Reihenfolge der Plätze: Namen mit Leerzeichen oder Kommas dazwischen.
help-score-rules = Die Regeln: ein Name (siehe „foretell rules“) oder eine Datei.
help-score-dealer = Wer zuerst gibt, mit Namen; „drawn“ lost aus. Sonst der Letzte.
help-score-round = Die Runde einer Notiz; sonst die offene.
help-score-show = Den Zettel ausgeben.
help-score-record = Die Aufzeichnung des Spiels ausgeben.
help-score-statistics = Statistik aller genannten Dateien ausgeben.

help-tournament =
    Ein Turnier an echten Tischen leiten: Auslosung, Ergebnisse, Tabelle.
    Alles steht in DATEI, einem JSON-Text, der nach jedem Befehl geschrieben wird; wer wo sitzt, folgt allein aus den Losen und Einträgen darin.
    foretell tournament new pokal.json --format qualifier --name "Pokal": fängt eins an
    foretell tournament enter pokal.json Ada Ben Cy Dora: meldet an
    foretell tournament draw pokal.json: lost eine Runde aus; „seatings“ zeigt, wer wo sitzt
    foretell tournament result pokal.json 1 210 180 -40 90: was an Tisch 1 herauskam, in der Reihenfolge der Plätze
    foretell tournament close pokal.json: schließt die Runde ab; „standings“ zeigt die Tabelle
help-tournament-formats =
    Die benannten Formate auflisten, oder eins als TOML ausgeben.
    foretell tournament formats league > eigenes.toml: ein Format zum Ändern, für --format eigenes.toml
help-tournament-new =
    Ein Turnier anfangen.
    foretell tournament new pokal.json --format world-championship --name "Pokal": mit einem benannten Format
help-tournament-format = Das Format: ein Name (siehe „foretell tournament formats“) oder eine TOML-Datei.
help-tournament-name = Wie das Turnier heißt; sonst wie seine Datei.
help-tournament-seed = Der Text, aus dem gelost wird; sonst ein zufälliger.
help-tournament-again =
    Ein Turnier mit den Einstellungen eines anderen anfangen.
    foretell tournament again pokal25.json pokal26.json --name "Pokal 2026": wie voriges Jahr
help-tournament-enter =
    Leute anmelden, auch später, solange noch Vorrunden kommen.
    foretell tournament enter pokal.json Ada Ben --club "Kartenfreunde": zwei aus einem Verein
    foretell tournament enter pokal.json --list leute.csv: ein Name je Zeile, vielleicht mit Verein und Nation
help-tournament-club = Ihr Verein.
help-tournament-nation = Ihre Nation.
help-tournament-list = Eine Datei mit einer Person je Zeile: Name, Verein, Nation.
help-tournament-rename = Jemanden anders schreiben: den Namen, mit --club und --nation auch die.
help-tournament-withdraw = Jemanden nicht mehr setzen; was er hat, bleibt in der Tabelle.
help-tournament-back = Jemanden wieder setzen, der sich abgemeldet hat oder in der nächsten Runde fehlen wollte.
help-tournament-absent = Jemanden in der Runde auslassen, die als nächste ausgelost wird; sie bringt ihm nichts.
help-tournament-draw = Die nächste Runde auslosen.
help-tournament-undraw = Eine Auslosung zurücknehmen, die noch niemand gespielt hat.
help-tournament-by = Wer das entschieden hat.
help-tournament-why = Warum; es steht im Protokoll.
help-tournament-close = Die offene Runde abschließen: ihre Ergebnisse sind da und unstrittig.
help-tournament-finish = Das Turnier hier beenden.
help-tournament-result =
    Eintragen, was an einem Tisch herauskam.
    foretell tournament result pokal.json 3 210 180 -40 90: Punkte in der Reihenfolge der Plätze
    foretell tournament result pokal.json 3 Ada=210 Ben=180 Cy=-40 Dora=90: Punkte mit Namen
    foretell tournament result pokal.json --record block.json: aus einem Wertungsblock oder einer Aufzeichnung
help-tournament-places = Ränge nach Platz, wo die Punkte sie nicht sagen: nach einem Stechen.
help-tournament-late = Der Tisch spielte noch, als die Zeit um war.
help-tournament-record = Ein Wertungsblock oder eine Aufzeichnung des Tischs; die Namen darin sagen, welcher es ist.
help-tournament-correct =
    Ein Ergebnis berichtigen; wer das war und warum, steht im Protokoll.
    foretell tournament correct pokal.json 1 3 210 180 40 90 --by Eva --why "Minus war falsch": Runde 1, Tisch 3
help-tournament-play-off =
    Die Punkte eines Stechens um den ersten Platz eintragen.
    foretell tournament play-off pokal.json Ada=40 Ben=-10: mit je zehn Karten
help-tournament-standings = Die Tabelle ausgeben.
help-tournament-seatings = Ausgeben, wer wo sitzt und wer zuerst gibt.
help-tournament-n = Die Runde; sonst die letzte.
help-tournament-by-name = Eine Zeile je Person, nach Namen: eine Liste für die Tür.
help-tournament-pdf = Stattdessen als PDF schreiben.
help-tournament-show = Ausgeben, wie ein Turnier steht und was als Nächstes kommt.
help-tournament-log = Ausgeben, was berichtigt wurde, von wem und warum.
help-tournament-export =
    Ein Turnier für andere Programme ausgeben oder schreiben.
    foretell tournament export pokal.json --csv --output tabelle.csv: für eine Tabellenkalkulation
help-tournament-csv = Die Tabelle, mit Kommas getrennt (so ist es sonst).
help-tournament-json = Das Protokoll und alles, was daraus folgt, als JSON.
help-tournament-settings = Das Format als TOML.
help-tournament-output = Die Datei, die geschrieben wird.

help-export =
    Eine Zeile für jede Runde eines Spielers, oder für jede Entscheidung, aus Aufzeichnungen von Partien schreiben.
    Ordner werden nach .toml-Dateien durchsucht. Ohne --output werden die Zeilen ausgegeben. Zu einer fehlerhaften Aufzeichnung kommt ein Satz, und sie fehlt; der Status ist dann 1.
help-export-csv = Durch Kommas getrennte Werte (so auch ohne Angabe).
help-export-jsonl = Ein JSON-Objekt in jeder Zeile.
help-export-parquet = Eine Parquet-Datei; braucht foretell[frames] und --output.
help-export-decisions = Eine Zeile für jede Entscheidung, mit dem, was ihr Platz sah.
help-export-output = Die Datei für die Zeilen.

help-odds =
    Die genaue Aussicht, in Runde 1 als Erster den Stich zu machen, und welche Ansage sich lohnt; oder, für jedes Blatt, was jede Ansage wert ist: in Kartenverteilungen, die ein Bot zu Ende spielt.
    foretell odds --players 5 --card 8d --turn-up 7d: eine Karte
    foretell odds --players 4 --card Th --turn-up Zc --trump h: nach einem Zauberer
    foretell odds --players 5: die ganze Tabelle
    foretell odds --players 4 --hand "Ah Zs 7d" --place 2 --turn-up 3c --bids 1: ein Blatt
help-odds-players = Wie viele spielen: 3 bis 6.
help-odds-card = Die ausgespielte Karte: 8d, Td oder 10d, Zc (Zauberer), Nh (Narr).
help-odds-turn-up = Die aufgedeckte Karte.
help-odds-trump = Die Farbe, die der Geber nach einem Zauberer nennt: c, d, h oder s.
help-odds-hand = Ein Blatt, das ansagen soll: Karten mit Leerzeichen dazwischen, in Anführungszeichen.
help-odds-place = Der Platz des Blatts beim Ansagen: 1 spielt aus, der letzte gibt.
help-odds-bids = Die Ansagen davor, der Reihe nach: so viele, wie Plätze davor sind.
help-odds-rules = Die Regeln für das Blatt: der Name einer Variante oder eine Datei.
help-odds-bot = Wer alle Plätze zu Ende spielt: random, novice, rule oder policy.
help-odds-worlds = In wie vielen Verteilungen jede Ansage gespielt wird; sonst so viele, dass es für jedes Blatt etwa gleich lange dauert.
help-odds-seed = Bestimmt die Verteilungen: gleiche Zahl, gleiche Antwort.

help-print =
    Wertungsblöcke, gespielte Spiele, Ansagescheiben, Münzen und Karten drucken: jedes ein PDF.
    foretell print sheet --players 4: leere Wertungsblöcke
    foretell print game game.toml: der Block eines Spiels, mit einem Schaubild
    foretell print deck --set medieval --backs: sechzig Karten zum Ausschneiden
    foretell print two-packs: was mit zwei gewöhnlichen Kartenspielen zu tun ist
help-print-sheet =
    Leere Wertungsblöcke: zwei große oder vier kleine auf einem Blatt.
    foretell print sheet --players 5 --size small: vier für fünf Spieler
    foretell print sheet --rules up-and-down --players 3: mit den Runden anderer Regeln
help-print-game =
    Der Wertungsblock eines aufgezeichneten Spiels, wie er geschrieben wurde, und ein Schaubild der Summen.
    foretell print game game.toml --paper letter -o dienstag.pdf: auf dem anderen Papier
help-print-wheels = Ansagescheiben zum Ausschneiden: eine mit Zahlen, darüber eine mit einem Fenster.
help-print-coins = Münzen zum Ausschneiden: so viele wie angesagt, auf jeden Stich eine.
help-print-deck =
    Karten zum Ausschneiden: neun auf einem Blatt, in der Größe von echten.
    foretell print deck --large: große Zeichen
    foretell print deck --rules junior --set fantasy: die 36 Karten des kleinen Spiels
    foretell print deck --rules camelot: mit Merlin, Morgan, Excalibur und dem Gral
help-print-two-packs = Wie aus zwei gewöhnlichen Kartenspielen eines wird, und acht Bilder zum Aufkleben.
help-print-paper = Das Papier.
help-print-output = Die Datei für das PDF; - für die Standardausgabe.
help-print-size = Ein halbes Blatt oder ein viertel.
help-print-players = Wie viele Scheiben.
help-print-set = Der Kartensatz: standard, standard-large, fantasy, medieval oder homemade.
help-print-large = Große Zeichen, beim Standard.
help-print-cards = Die Größe einer Karte: 63 × 88 mm oder 57 × 89 mm.
help-print-backs = Nach jeder Seite mit Bildern eine mit Rückseiten, für beidseitigen Druck.

help-verify =
    Aus dem Bündel einer beendeten Partie prüfen, ob ehrlich gegeben wurde.
    Bei einer Adresse wird auch die öffentliche Liste des Servers gelesen. Der Status ist 0, wenn alles stimmt, 1, wenn etwas nicht stimmt, 3, wenn nur Bots Zahlen beigetragen haben.
    foretell verify deal.json: eine Datei
    foretell verify https://example.org/games/7/deal.json: von einem Server; der Link des Tisches geht auch
help-verify-commit = Die Festlegung C des Servers, die dir gezeigt wurde.
help-verify-seed = Deine eigene Zahl R.
help-verify-list = Die öffentliche Liste des Servers.

help-simulate =
    Bots ganze Partien spielen lassen und jede aufzeichnen.
    Partien, deren Aufzeichnungen schon da sind, werden nicht noch einmal gespielt; so geht ein unterbrochener Lauf weiter, wo er stehen blieb.
    foretell simulate --rules camelot --games 100 --records games: hundert Partien
    foretell simulate --bots rule,random --games 20: zwei Arten von Bots
help-simulate-rules = Ein Name oder eine Datei.
help-simulate-games = Wie viele Partien.
help-simulate-seed = Gleicher Wert, gleiche Partien.
help-simulate-records = Der Ordner für die Aufzeichnungen.
help-simulate-bots = Ein Bot für jeden Platz, ein Name oder datei.py:Klasse, mit Kommas oder Leerzeichen dazwischen; der letzte füllt auf.
help-simulate-json = Die Zusammenfassung als JSON ausgeben.

help-arena =
    Messen, wie stark Bots sind: Jede Kartenfolge wird von jedem Platz aus einmal gespielt, und jede Zahl hat ihr 95-%-Intervall.
    Zwei Bots: der erste allein an Tischen des zweiten. Mehrere: jeder an den Tischen jedes anderen, mit Wertungszahlen.
    Ein Bot ist ein Name (rule, pimc-32, …), datei.py:Klasse oder trainierte Gewichte (policy:DATEI.npz, champion:DATEI.npz).
    foretell arena pimc-32 rule --players 4 --deals 100 --seed 7: einer an Tischen von dreien
    foretell arena random novice rule --deals 200 --keep arena: kann unterbrochen werden und geht weiter
    foretell arena champion rule --backend dask --scheduler tcp://192.168.1.7:8786: auf mehreren Rechnern
help-arena-deals = Wie viele Kartenfolgen; jede ergibt so viele Partien, wie Spieler am Tisch sind.
help-arena-seed = Gleicher Wert, gleiche Karten.
help-arena-keep = Ein Ordner für das, was schon gespielt ist; derselbe Befehl geht dort weiter.
help-arena-processes = Wie viele Prozesse arbeiten; sonst alle Kerne.
help-backend = Wer arbeitet: dieser Rechner (local) oder die Worker eines Schedulers von dask.
help-scheduler = Die Adresse des Schedulers, zu --backend dask.
help-arena-plot = Die Zahlen in eine Datei zeichnen, .svg oder .png.
help-arena-json = Die Zahlen als JSON ausgeben.

help-train =
    Ein Netz lernen lassen, indem es mit sich selbst spielt. Das lässt sich jederzeit unterbrechen und geht am letzten Zwischenstand in FOLDER weiter.
    Was es bis dahin kann, kann schon spielen: FOLDER/weights.npz.
    foretell train mine --minutes 10: zehn Minuten eines Lehrgangs
    foretell arena policy:mine/weights.npz rule: wie stark es dann ist
help-train-minutes = Nach so vielen Minuten aufhören; sonst am Ende des Lehrgangs.
help-train-examples = Wie viele Entscheidungen der Lehrgang hat (sonst 150 Millionen).
help-train-seed = Gleicher Startwert, gleiche Gewichte.
help-train-threads = Wie viele Threads arbeiten; die Gewichte sind dieselben.
help-train-against = Lernen, was diese Gewichte schlägt, und nichts sonst.

help-conformance =
    Foretell oder ein eigenes Programm an den Regeln als Daten prüfen.
    Ohne Pfad: alle Stellungen, Regeln und Partien des Ordners „conformance“. Der Status ist 1, wenn ein Fall nicht stimmt oder nicht ganz beantwortet ist.
    foretell conformance: Foretell selbst, alle Fälle
    foretell conformance conformance/positions/31-camelot.toml: eine Datei
    foretell conformance --level base --program "node my.js": ein eigenes Programm, das Grundspiel
    foretell conformance --bot rule: welche Stellungen für Bots ein Bot löst
help-conformance-program = Ein Befehl; das Programm, das er startet, liest zu jedem Fall eine Zeile und antwortet mit einer (docs/conformance.md).
help-conformance-time-limit = Wie lange das Programm für eine Antwort brauchen darf, bei der ersten samt seinem Start; sonst 10 Sekunden.
help-conformance-level = base: das Grundspiel; variants: auch die Varianten; all: auch Aufzeichnungen und Regeln, die abzulehnen sind.
help-conformance-bot = Ein Bot oder DATEI.py:KLASSE: wird stattdessen nach seiner Wahl in den Stellungen von „conformance/bots“ gefragt (docs/bots.md).
help-conformance-json = Zu jedem Fall eine Zeile JSON ausgeben.


help-web =
    Im Browser spielen: startet einen Server auf diesem Rechner und zeigt seine Seite.
    Port 8000, wenn er frei ist, sonst irgendeiner. Die Einstellungen von foretell serve gelten auch hier, aus der Umgebung oder FORETELL_CONFIG.
    foretell web: für dich allein
    foretell web --lan: auch für die Handys im Haus
help-web-port = Der Port; 0 nimmt einen freien.
help-web-data = Der Ordner, in dem alle Spiele liegen; sonst der Datenordner deines Benutzers.
help-web-lan = Im Heimnetz lauschen und die Adresse auch als QR-Code zeigen.
help-web-browser = Den Browser öffnen, wo es einen Bildschirm gibt.

help-serve =
    Tische anbieten bis Strg-C; beim nächsten Start geht es an jedem Tisch weiter, wo er war.
    Jede Einstellung kann in einer TOML-Datei stehen, in der Umgebung als FORETELL_NAME oder hier.

help-backup =
    Alles, was ein Server aufbewahrt, nach DEST kopieren, in einen neuen Ordner, auch während er läuft.
    Die Kopie zeigt einen Augenblick, wird geprüft und ist gar nicht da, wenn etwas misslingt. Ein Server lässt sich damit starten. Sie enthält die Geheimnisse laufender Partien: Verwahre sie so sicher wie die Daten selbst.

help-copy =
    Alles, was ein Server aufbewahrt, FROM einem Ordner oder einer Datenbank TO einem neuen Ordner oder einer leeren Datenbank kopieren.
    Beides ist ein Pfad oder eine Adresse wie postgresql://NAME@HOST/DATENBANK. Die Kopie zeigt einen Augenblick, wird Zeile für Zeile mit dem Gelesenen verglichen und ist gar nicht da, wenn etwas misslingt. Halte den Server an, bevor du mit der Kopie weitermachst: Was inzwischen gespielt wird, bleibt, wo es ist.

help-doctor =
    Prüfen, ob Einstellungen und Daten heil sind; jede Partie nachspielen und vergleichen.
    Ändert nichts, und ein Server darf dabei laufen. Der Status ist 1, wenn etwas nicht stimmt.

help-admin =
    Tische ansehen, anschreiben und schließen, sperren, Namen und Zeilen zurückziehen.
    Spricht mit dem Server, der mit dem Datenordner läuft; ohne einen arbeitet es am Ordner selbst.
help-admin-tables = Die Tische auflisten, den zuletzt geänderten zuerst.
help-admin-tables-over = Auch die beendeten.
help-admin-show = Zeigen, wer an TABLE sitzt, mit Kennungen, und die Zeilen des Gesprächs mit ihren Nummern.
help-admin-message = An TABLE als Server TEXT sagen.
help-admin-close = Die Partie an TABLE unbeendet schließen.
help-admin-ban = Eine Person (Kennung aus „show“) oder eine Adresse (oder ein Netz) nicht mehr einlassen.
help-admin-ban-hours = So lange; sonst für immer.
help-admin-ban-reason = Was ihnen gesagt wird.
help-admin-unban = Eine Person oder Adresse wieder einlassen.
help-admin-mute = PERSON (Kennung aus „show“) mitspielen, aber nicht reden lassen.
help-admin-unmute = PERSON wieder reden lassen.
help-admin-bans = Auflisten, wer gesperrt ist und wer nicht reden darf.
help-admin-withdraw-name = PERSON (Kennung aus „show“) einen neutralen Namen geben; den alten bekommt niemand mehr.
help-admin-withdraw-line = LINE (eine Nummer aus „show“) aus dem Gespräch an TABLE entfernen, von der Platte und aus den Augen.

## Wie ein Befehl aufgerufen wird, und was hinter einer Angabe steht
help-usage-options = [ANGABEN]
help-usage-command = BEFEHL [ARGUMENTE]...

## Die Einstellungen eines Servers. Siehe server/settings/settings.py.
help-config = Eine TOML-Datei mit Einstellungen; Umgebung und Angaben gehen vor.
help-accept-loss = Auch mit beschädigtem Journal der Daten starten, ohne das, was sich davon nicht lesen lässt.
help-setting = { $about } [{ $fallback }]
help-folder = der Datenordner deines Benutzers, etwa `~/.local/share/foretell/tables`
help-on = an
help-off = aus
help-none = nichts
help-kind-number = Zahl
help-kind-text = Text
help-kind-texts = Texte
help-kind-path = Pfad
help-kind-switch = true oder false
help-setting-data = Der Ordner, in dem alle Spiele liegen.
help-setting-store = Wo die Spiele statt in dem Ordner liegen: `postgresql://…`, eine Datenbank von PostgreSQL 15 oder neuer.
help-setting-host = Die Adresse, auf der gelauscht wird.
help-setting-port = Der Port; 0 nimmt einen freien.
help-setting-lan = Auf der Adresse dieses Rechners im Heimnetz lauschen und sie auch als QR-Code zeigen.
help-setting-public-url = Wie der Server zu erreichen ist, wenn er hinter einem Proxy steht: `https://…`.
help-setting-allow-host = Weitere Namen, unter denen der Server zu erreichen ist; auf andere antwortet er nicht.
help-setting-trusted-proxies = Adressen und Netze, denen `X-Forwarded-For` geglaubt wird.
help-setting-origins = Fremde Seiten, die dürfen, was die Seite des Servers selbst darf.
help-setting-tls-cert = Ein Zertifikat mit seiner Kette, für HTTPS ohne Proxy.
help-setting-tls-key = Der Schlüssel des Zertifikats.
help-setting-clock = Sekunden für eine Entscheidung, wo ein Tisch nichts sagt: 10 bis 300, oder 0 für keine Uhr.
help-setting-keep-finished-days = Wie viele Tage beendete Partien bleiben; 0 behält sie für immer.
help-setting-close-empty-after = Nach wie vielen Stunden ein Tisch schließt, auf den niemand schaut; 0 schließt keinen.
help-setting-tables-per-guest = Wie viele Tische ein Gast zugleich offen haben darf; 0: beliebig viele.
help-setting-tables-per-address = Wie viele Tische von einer Adresse in einer Stunde aufgehen dürfen; 0: beliebig viele.
help-setting-guests-per-address = Wie viele Gäste von einer Adresse in einer Stunde kommen dürfen; 0: beliebig viele.
help-setting-sockets-per-address = Wie viele Verbindungen zu Tischen (Sockets) eine Adresse zugleich halten darf; 0: beliebig viele.
help-setting-connections-per-address = Wie viele Verbindungen jeder Art eine Adresse zugleich halten darf, Sockets eingeschlossen; 0: beliebig viele.
help-setting-requests-per-address = Wie viele Anfragen und wie viele neue Verbindungen einer Adresse in einer Sekunde an die Reihe kommen, nach 400 auf einmal; weitere warten. 0: beliebig viele.
help-setting-lines-per-minute = Wie viele Zeilen jemand in einer Minute sagen darf; 0: beliebig viele.
help-setting-seats-per-minute = Wie oft sich jemand in einer Minute setzen oder aufstehen darf, an allen Tischen zusammen; 0: beliebig oft.
help-setting-disk-reserve = MiB, die auf dem Datenträger mit den Spielen frei sein sollen: Sind es weniger, sagen es Zustand, Protokoll und Prüfung; 0 verlangt nichts.
help-setting-refused-words = Eine Datei mit Wörtern, eines in jeder Zeile, die in keinem Namen und keiner Zeile stehen dürfen.
help-setting-metrics-token = Was ein Programm anderswo als `Bearer`-Token vorzeigen muss, um `/metrics` zu lesen; eines auf diesem Rechner braucht keines.
help-setting-log-format = Wie das Protokoll geschrieben wird, nach stderr.
help-setting-log-level = Was protokolliert wird: dies, und was schlimmer ist.
