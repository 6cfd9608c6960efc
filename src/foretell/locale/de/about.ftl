# Die Seite /about/data: was ein Server von Menschen speichert. Siehe server/http/operating.py.

about-title = Was hier gespeichert wird
about-kept-name = Dein Name, die Figur, die du am Tisch bist, wenn du eine gewählt hast, und die Einstellungen, die du hier gewählt hast; wessen Nachrichten du nicht sehen willst.
about-kept-devices = Von jedem deiner Geräte ein Fingerabdruck seines Tokens, aus dem sich das Token nicht finden lässt, der Name, den du ihm gegeben hast, und die Stunde, in der es zuletzt da war. Ein Gerät, das { $days } Tage lang nicht benutzt wurde, wird vergessen.
about-kept-codes = Ein Fingerabdruck eines Einmalcodes, { $minutes } Minuten lang, und der deines Wiederherstellungssatzes, wenn du einen gemacht hast.
about-kept-tables = Die Tische, an denen du sitzt oder gesessen hast: wer wo saß, jede Ansage und jede Karte, und was dort gesagt wurde. Wer den Link eines beendeten Spiels hat, kann es ansehen.
about-kept-pads = Die Wertungsblöcke, die du begonnen hast: die Namen darauf, Ansagen, Stiche, und wann sie notiert wurden. Wer den Link eines Blocks hat, kann ihn sehen.
about-kept-tournaments = Die Turniere, die du leitest oder an denen du teilnimmst: Namen, Vereine und Länder, wie sie eingetragen wurden, Sitzordnungen und Ergebnisse. Wer den Link eines Turniers hat, kann es sehen.
about-kept-ratings = Wenn du Wertungszahlen haben willst: seit wann, ob alle sie sehen dürfen, dein Platz in jedem Spiel, das zählt, und welche Namen auf Wertungsblöcken deine sind. Das geht, sobald du sie nicht mehr willst.
about-kept-daily = Die Blätter des Tages, die du gespielt hast: dein Tisch, deine Punkte, Ansagen und Stiche. Wer dasselbe gespielt hat, sieht sie unter dem Namen, den du jetzt trägst.
about-kept-deals = Das Geheimnis hinter den Karten jedes Spiels. Es wird veröffentlicht, wenn das Spiel zu Ende ist, damit alle die Karten nachprüfen können.
about-finished = Beendete Spiele bleiben { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} lang gespeichert.
about-finished-for-good = Beendete Spiele bleiben gespeichert, bis sie gelöscht werden.
about-empty = Ein Tisch, auf den { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} lang niemand schaut, wird geschlossen.
about-not = Was nicht gespeichert wird
about-not-address = Keine Adresse deines Netzes: Sie hilft, einen Ansturm abzuwehren, im Arbeitsspeicher, und wo mehrere Prozesse gemeinsam zählen als Prüfsumme in deren Datenbank, höchstens eine Stunde lang. Aufgeschrieben werden nur Adressen, die ein Betreiber gesperrt hat, und im Protokoll des Servers solche, deren Verbindungen abgewiesen werden mussten.
about-not-mail = Keine E-Mail-Adresse, kein Passwort, keine Werbung, nichts von anderen oder für andere. Das einzige Cookie ist dein Token.
about-not-logs = Keine Karten, Tokens oder Nachrichten in den Protokollen des Servers.
about-yours = Alles bekommen oder alles löschen
about-export = Eine Datei mit allem, was von dir gespeichert ist: { $get }. Löschen lässt du es mit { $delete }, jederzeit und sofort. Deine Plätze werden frei, dein Name wird ersetzt, und deine Figur und deine Nachrichten verschwinden, auch an beendeten Tischen; deine Wertungsblöcke werden gelöscht; in Turnieren bleibt deine Zeile, nur unter einer Nummer; die gespielten Karten bleiben, ohne Namen.
about-copies = Kopien, die der Betreiber gemacht hat, werden gelöscht, wenn neue an ihre Stelle treten. Der Betreiber kann auch einen Namen oder eine Nachricht zurückziehen, die jemand anders geschrieben hat.
