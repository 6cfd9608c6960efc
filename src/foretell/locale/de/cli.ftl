# Die Befehlszeile. Siehe cli/.

cli-help = Das Kartenspiel Wizard: spielen, nachspielen, hineinschauen.
    foretell play: eine Partie gegen Bots in diesem Terminal
    foretell rules camelot: eine Spielart in einfachen Worten
    foretell odds --players 4: Aussichten in der ersten Runde
cli-web = Im Browser spielen.
cli-play = Eine Partie im Terminal spielen.
cli-score = Punkte aufschreiben, für echte Wizard-Karten.
cli-tournament = Ein Turnier leiten: Auslosung, Ergebnisse, Tabelle.
cli-rules = Die benannten Regeln auflisten oder welche erklären.
cli-rules-easy = { $minutes } Minuten, leicht
cli-rules-medium = { $minutes } Minuten
cli-rules-hard = { $minutes } Minuten, schwer
cli-rules-beginners = für Einsteiger
cli-replay = Aufzeichnungen von Partien nachspielen, prüfen, abrechnen.
cli-odds = Was eine Ansage wert ist: genau in Runde 1, oder auf jedes Blatt.
cli-print = Wertungsblöcke, Scheiben, Münzen und Karten drucken, als PDF.
cli-verify = Prüfen, ob in einer Partie ehrlich gegeben wurde.
cli-serve = Tische für andere im Netz anbieten.
cli-join = An einem Tisch auf einem Server mitspielen, in diesem Terminal.
cli-admin = Tische ansehen und schließen, sperren, Namen zurückziehen.
cli-backup = Alles kopieren, was ein Server aufbewahrt, während er läuft.
cli-copy = Alles, was ein Server aufbewahrt, zwischen einem Ordner und einer Datenbank kopieren.
cli-doctor = Prüfen, ob die Daten eines Servers heil sind.
cli-simulate = Bots viele Partien spielen lassen und sie aufzeichnen.
cli-arena = Messen, wie stark Bots sind: dieselben Karten von jedem Platz aus.
cli-train = Ein Netz von Grund auf spielen lernen lassen.
cli-export = Aufzeichnungen als Tabellen schreiben: CSV, JSON-Zeilen, Parquet.
cli-conformance = Foretell oder ein eigenes Programm an den Regeln als Daten prüfen.
cli-moved = { $name } ist kein Befehl mehr: in den Quellen tut das { $now }
cli-printed = { $file } ist geschrieben. Drucke es in seiner eigenen Größe, nicht der Seite angepasst.

cli-web-at = Gespielt wird auf { $address } (Strg-C beendet; alle Spiele bleiben gespeichert).
cli-web-terminal = Lieber im Terminal: foretell play oder make play-terminal.
cli-web-unbuilt = Die Seite ist auf diesem Rechner nicht gebaut (make page): es gibt einfache Seiten.
cli-web-bye = Alle Spiele sind gespeichert. Bis bald.

cli-warming = Die Spielregeln werden einmalig übersetzt
cli-warming-game = ein Spiel
cli-warming-deal = Geben
cli-warming-view = was ein Platz sieht
cli-warming-legal = was erlaubt ist
cli-warming-play = Spielen
cli-warming-call = Rügen
cli-warming-records = Aufzeichnungen
cli-warming-score = Punkte
cli-warming-claim = Beweise
cli-warming-wire = Nachrichten
cli-warming-rows = was in Nachrichten steht
cli-warming-bots = Bots
cli-warm = fertig
cli-play-help = Eine Partie Wizard in diesem Terminal. Ohne Angaben fragt ein kurzes Menü; Enter nimmt das Übliche.
cli-play-rules = Die Regeln: ein Name (siehe „foretell rules“) oder eine Datei.
cli-play-players = Wie viele spielen, dich mitgezählt.
cli-play-bots = Wer mitspielt: novice, casual, keen, rule, counter, sampler oder champion; mehrere mit Kommas.
cli-play-dealer = Welcher Platz zuerst gibt, 1 bis zur Zahl der Spielenden (du bist 1); sonst wird gelost.
cli-play-notequal = Die letzte Ansage darf die Summe nicht aufgehen lassen: an oder aus.
cli-play-hiddentip = Alle sagen zugleich und verdeckt an: an oder aus. Mit notequal ändert danach, wer zuletzt ansagt, eine aufgehende Summe.
cli-play-seed = Bestimmt das Mischen: gleicher Wert, gleiche Karten.
cli-play-name = Dein Name.
cli-play-suits = Farben als Buchstaben (letters) oder Zeichen (symbols).
cli-play-pace = Wie schnell die anderen spielen.
cli-play-fast = Jede Wahl gleich abschicken, ohne Rückfrage.
cli-play-resume = Eine gespeicherte Partie fortsetzen: die letzte oder eine Datei.
cli-join-help = Setz dich an einen Tisch auf einem Server, in diesem Terminal: mit seinem Link, oder mit der Adresse des Servers, die seine Tische zeigt.
cli-join-name = Wie du dort heißt; wer du bist, wird gemerkt.
cli-join-token = Sei die Person dieses Tokens.
cli-join-watch = Nur zuschauen.
cli-join-bot = Einen eigenen Bot mitspielen lassen: die Klasse einer Datei, in einem eigenen Prozess; oder der Name eines Bots.
cli-join-seconds = Was er für eine Wahl brauchen darf, sonst 8; nie mehr als vier Fünftel der Uhr des Tischs.
cli-join-both = --bot spielt und --watch schaut nur zu: nur eines von beiden

cli-simulating = Partien
cli-exporting = { $done } von { $all } Aufzeichnungen
cli-exported = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} aus { $records ->
    [one] 1 Aufzeichnung
   *[other] { $records } Aufzeichnungen
}
cli-simulated = { $played } von { $games } Partien gespielt
cli-simulated-kept = { $played } von { $games } Partien gespielt, { $kept } waren schon da
cli-simulated-records = { $start }: { $written ->
    [one] 1 Aufzeichnung
   *[other] { $written } Aufzeichnungen
} in { $folder }
cli-mean-scores = Punkte im Schnitt, Platz für Platz: { $means }

cli-conformance-paragraph = Absatz
cli-conformance-cases = Fälle
cli-conformance-failed = falsch
cli-conformance-unanswered = ohne Antwort
cli-conformance-left = Ohne Antwort: { $counted }
cli-conformance-passed = { $level }: { $passed } von { $all } Fällen stimmen.
cli-conformance-more = und { $number } weitere sind falsch
cli-conformance-kind = Stellung
cli-conformance-positions = Anzahl
cli-conformance-solved = gelöst
cli-conformance-solves = { $solved } von { $all } Stellungen gelöst.

arena-deals = Kartenfolgen
arena-one-bot = zwei Bots oder mehr sind nötig
arena-twice = { $bot } ist zweimal genannt: jeden Bot einmal nennen; nur zwei allein dürfen derselbe sein
arena-takes = Ungefähr { $time } auf { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}.
arena-stopped = Unterbrochen: Das ist, was bis hierher gespielt wurde. Mit --keep ORDNER kann es später weitergehen.
arena-stopped-kept = Unterbrochen: Das ist, was bis hierher gespielt wurde. Derselbe Befehl geht hier weiter.
arena-title = { $bot } an Tischen von { $others }: { $players } Spieler, { $deals } Kartenfolgen, jede von jedem Platz aus, Startwert { $seed }
arena-points = Punkte
arena-hits = Ansagen erfüllt
arena-wins = Siege
arena-time = eine Wahl
arena-lead = Vorsprung: { $lead } Punkte je Partie; mittlerer Platz { $rank }.
arena-by-cards = Erfüllte Ansagen nach Kartenzahl: { $hits }
arena-all = Alle gegen alle: { $players } Spieler, { $deals } Kartenfolgen je Paar. Wertungszahlen (400 Punkte sind die zehnfache Stärke):
arena-leads = Vorsprung in Punkten, je Zeile an Tischen der Spalte:
train-over = Der Lehrgang ist zu Ende: { $done } Millionen Beispiele, mittlerer Verlust { $loss }. Die Gewichte sind in { $weights }.
train-so-far = { $done } von { $of } Millionen Beispielen, mittlerer Verlust { $loss }. Die Gewichte bis hierher sind in { $weights }; derselbe Befehl macht hier weiter.
train-other = In { $folder } ist ein Lehrgang mit { $name } { $there }; ein anderer braucht einen anderen Ordner
train-other-prey = { $kind ->
    [exploiter] In { $folder } ist ein Lehrgang gegen andere Gewichte; ein anderer braucht einen anderen Ordner
   *[usual] In { $folder } ist ein Lehrgang, der gegen keine Gewichte geht; ein anderer braucht einen anderen Ordner
}
cli-no-scheduler = --backend dask braucht die Adresse eines Schedulers: --scheduler tcp://…
cli-no-backend = --scheduler gehört zu --backend dask
