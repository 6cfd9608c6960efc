# Was ein Befehl nicht kann, in einer Zeile.

failed-output = die Ausgabe lässt sich nicht schreiben: { $why }
failed-unwritable = { $file }: lässt sich nicht schreiben: { $why }
failed-listen = { $host } Port { $port }: dort geht es nicht: { $why }; --port nimmt einen anderen Port (0 irgendeinen freien), --host eine andere Adresse
failed-port-taken = { $host } Port { $port }: dort geht es nicht: Da lauscht schon ein anderes Programm; --port nimmt einen anderen Port (0 irgendeinen freien), --host eine andere Adresse
failed-no-bot = einen Bot { $name } gibt es nicht; es gibt { $names }
failed-many-bots = { $bots } Bots für { $seats } Plätze
failed-odds-options = gib --card und --turn-up zusammen an, oder keines von beiden für die ganze Tabelle
failed-same-card = { $card } kann nicht zugleich ausgespielt und aufgedeckt sein
failed-not-in-deck = { $card } ist keine der 60 Karten des Grundspiels
failed-trump-not-named = Trumpf { $trump }: { $card } liegt offen, und Trumpf wird nur nach einem Zauberer genannt
failed-trump-missing = { $card } liegt offen: --trump sagt, welche Farbe der Geber nannte: { $suits }
failed-trump-none = Trumpf none: Nach einem Zauberer nennt der Geber eines von { $suits }
failed-no-case = in diesen Dateien stehen keine Fälle
failed-no-cases = die Fälle gehören zu den Quellen; rufe dies in deren Ordner auf oder nenne Dateien
failed-bad-cases = { $file }: keine Fälle, wie docs/conformance.md sie beschreibt
failed-no-suit = { $text } ist keine Farbe: c d h s oder none
failed-no-data = hier sind keine Daten eines Servers (kein { $name })
failed-newer-data = Datenformat { $found } stammt von einem neueren Foretell; dieses kennt bis { $known }
failed-older-data = Datenformat { $found } ist älter als { $known }; der nächste Start des Servers bringt es auf den Stand: sichere vorher
failed-copy-exists = gibt es schon; eine Kopie kommt in einen neuen Ordner
failed-in-use = auf diesem Ordner läuft ein Server; halte ihn erst an
