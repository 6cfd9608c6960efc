# Die Seite des Wertungsblocks für echte Karten.

pad-title = Wertungsblock
pad-lead = Für Spiele mit echten Karten: Ansagen und Stiche auf einem Handy aufschreiben; Punkte, Summen und der nächste Geber kommen von selbst, auch ohne Netz.
pad-new = Neuer Wertungsblock
pad-all = Wertungsblöcke
pad-none = Auf diesem Gerät noch keiner.
pad-drop = Löschen
pad-drop-one = Löschen: { $names }
pad-drop-sure = Von diesem Gerät löschen? Was ein Server davon hat, bleibt unter seinem Link.
pad-drop-only = Löschen? Nicht alles davon ist auf einem Server: vielleicht ist es die einzige Kopie.
pad-who = Wer spielt, im Uhrzeigersinn
pad-player = Spieler { $number }
pad-add = Spieler
pad-remove = { $who } entfernen
pad-deals-first = Gibt zuerst
pad-deals-first-who = { $who } gibt zuerst
pad-draw-dealer = Geber auslosen
pad-seats-how = Der Kreis zeigt, wer zuerst gibt.
pad-rules = Regeln
pad-own-rules = Eigene Regeln
pad-not-so-many = { $rules } ist für { $players } Spieler.
pad-begin = Los

pad-now = Jetzt
pad-round-of = Runde { $number } von { $total }
pad-round = Runde { $number }
pad-play-off = Stechen
pad-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
pad-deals = { $who } gibt
pad-is-trump = ist Trumpf
pad-no-trump = kein Trumpf
pad-blind = ansagen, bevor ihr schaut
pad-forehead = ansagen, ohne die eigene Karte zu sehen
pad-trump = Trumpf
pad-turned-up = Aufgedeckt
pad-wizard-up = Zauberer offen
pad-uber = Schlägt alles
pad-twist = Was bestimmt der Geber für diese Runde?
pad-lots = { $who } liegen gleichauf: zieht Lose. Wer gibt?
pad-bids = { $who } sagt an
pad-adjusts = { $who } muss einen mehr oder einen weniger ansagen
pad-barred = die Ansagen dürfen nicht aufgehen
pad-bids-so-far = Angesagt bisher: { $bids } von { $tricks } Stichen
pad-secret-pass = Gib das Handy { $who }
pad-secret-open = Ich bin { $who }
pad-secret-why = Es wird geheim angesagt: { $done } von { $count } Ansagen stehen.
pad-secret-then = Dann gib das Handy { $who }.
pad-secret-last = Danach werden alle Ansagen gezeigt.
pad-secret-delayed = Die Ansagen werden gezeigt, wenn die Runde gewertet ist.
pad-tricks = Gewonnene Stiche
pad-bid-of = angesagt { $bid }
pad-won-of = { $who }: { $won ->
    [one] ein Stich
   *[other] { $won } Stiche
}
pad-fewer = { $who }: einer weniger
pad-more = { $who }: einer mehr
pad-grail = Wer hat den Heiligen Gral genommen?
pad-grail-nobody = niemand
pad-sum-right = { $tricks ->
    [one] Der Stich ist verteilt.
   *[other] Alle { $tricks } Stiche sind verteilt.
}
pad-sum-left = { $count ->
    [one] Ein Stich von { $tricks } fehlt.
   *[other] { $count } Stiche von { $tricks } fehlen.
}
pad-sum-over = { $count ->
    [one] Ein Stich zu viel: es sind { $tricks }.
   *[other] { $count } Stiche zu viel: es sind { $tricks }.
}
pad-score = Runde werten
pad-revoke = Nicht bedient …
pad-revoke-how = Fällt es vor der nächsten Karte auf, wird es berichtigt; später im selben Stich gehen die Karte und die danach zurück. Beides kostet nichts: Notiert wird nichts. Fällt es erst nach dem Stich auf, endet die Runde: alle anderen gelten als genau, und wer nicht bedient hat, bekommt { $points }. Wer war es?
pad-revoke-trick = In welchem Stich?
pad-revoke-unknown = weiß niemand
pad-undo = Zurücknehmen
pad-fault = Runde { $number }: { $why }
pad-mend = Runde { $number } berichtigen
pad-correct = Runde { $number } berichtigen
pad-correct-how = Alles danach wird neu gerechnet.
pad-correct-save = Berichtigen
pad-correct-empty = Runde leeren
pad-correct-secret = Die Ansagen dieser Runde sind noch geheim. Stimmt eine nicht, leere die Runde und lasst das Handy noch einmal herumgehen.
pad-dealer = Geber
pad-revoke-column = Nicht bedient
pad-twist-column = Vom Geber bestimmt
pad-twist-is = Für diese Runde bestimmt: { $twist }
pad-names = Namen
pad-bid-column = Ansage
pad-won-column = Stiche
pad-adjusted = Geänderte Ansage

pad-cell-bid = angesagt { $bid }
pad-cell-won = gewonnen { $won }
pad-cell-points = { $points } Punkte, zusammen { $total }
pad-cell-deals = gibt
pad-drops-out = { $who } scheidet aus.
pad-sheet-how = In jedem Kasten die Ansage, dann die Stiche; ein Kreis für den Geber.
pad-sheet-tap = Tippe auf eine Runde, um sie zu berichtigen.
pad-sheet-play-off = ★ ist ein Stechen.
pad-winners = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen!
}
pad-ended = Das Spiel ist zu Ende.
pad-rematch = Noch ein Spiel
pad-go-on = Doch weiterspielen
pad-finish = Hier beenden
pad-chart = Verlauf
pad-figures = Statistik
pad-games = { $count } Spiele
pad-name = Name
pad-hits = Genau
pad-over = Zu hoch
pad-under = Zu tief
pad-best = Beste
pad-worst = Schlechteste
pad-by-size = Genaue Ansagen nach Kartenzahl
pad-cards-column = Karten

pad-share = Andere zusehen lassen
pad-share-how = Wer den Link hat, sieht den Block wachsen und kann um den Stift bitten.
pad-print = Block drucken
pad-record = Spielprotokoll
pad-saved = Hier und auf dem Server gespeichert.
pad-waits = { $count ->
    [0] Hier gespeichert. Der Server ist gerade nicht erreichbar.
    [one] Hier gespeichert; ein Eintrag wartet auf den Server.
   *[other] Hier gespeichert; { $count } Einträge warten auf den Server.
}
pad-lasts = Geht ohne Netz, auch nach Schließen und Neustart.
pad-lasts-open = Ohne Netz geht es, solange diese Seite offen bleibt; was aufgeschrieben ist, behält dieses Handy.
pad-not-kept = Dieser Browser behält nichts: lass die Seite offen.
pad-lost = Der Server nimmt von hier keine Einträge mehr an; dieses Handy behält sie.
pad-pencil = Der Stift
pad-moved = Auf dem Server stehen andere Einträge dieses Blocks als auf diesem Handy. Auf einer Kopie schreibst du mit denen des Servers weiter.
pad-looks-on = Ein anderes Handy hat den Stift; du siehst zu.
pad-closed = Eine andere Fassung dieses Blocks wurde gewählt.
pad-your-name = Dein Name
pad-somebody = Jemand
pad-ask = Um den Stift bitten
pad-has-asked = Gefragt: das Handy mit dem Stift zeigt es an.
pad-asked = { $who } bittet um den Stift.
pad-hand = { $who } den Stift geben
pad-hand-later = Wertet erst die Runde: geheime Ansagen stehen nur auf diesem Handy.
pad-copy = Ohne ihn weiterschreiben
pad-copy-how = Du schreibst auf einer Kopie weiter. Kommt das andere Handy zurück, werden beide Fassungen gezeigt und eine gewählt; nichts wird vermischt.
pad-copy-sure = Auf einer Kopie weiter
pad-versions = Zwei Fassungen
pad-versions-copy = Du schreibst auf einer Kopie eines anderen Blocks.
pad-versions-copied = Jemand schreibt auf einer Kopie dieses Blocks weiter.
pad-versions-away = Es gibt eine andere Fassung dieses Blocks; der Server ist gerade nicht erreichbar.
pad-this = Diese
pad-other-version = Die andere
pad-rounds-scored = Gewertete Runden
pad-choose-this = Diese behalten
pad-choose-other = Die andere behalten

pad-codes = Codes für Wertungszahlen
pad-codes-how = Wer seine Spiele werten lässt, kann sich hier seinen Namen holen: mit diesem Code, auf der eigenen Seite unter Wertungszahlen. Ist das Spiel zu Ende, zählt es unter denen, die es getan haben. Neue Codes machen die alten ungültig.
pad-codes-show = Codes zeigen
pad-codes-new = Neue Codes
pad-code-taken = vergeben
