# Spiele ansehen, und ob ihre Karten gerecht gemischt waren. Siehe web/.

## Der Weg dorthin
viewer-open = Aufzeichnung öffnen
viewer-open-how = Die Aufzeichnung eines Spiels ist eine Textdatei (.toml). Sie wird nach den Regeln nachgespielt und hier gezeigt; der Server behält nichts davon.
viewer-drag = … oder zieh sie auf diese Seite.
viewer-open-other = Andere Datei öffnen
viewer-choose-file = Datei wählen
viewer-loading = Das Spiel wird nachgespielt …
viewer-none = Hier gibt es kein Spiel anzusehen
viewer-not-over = Noch nicht zu Ende
viewer-watch = Zum Tisch
viewer-bad-form = Die Datei ist nicht so geschrieben wie eine Aufzeichnung.
viewer-bad-gap = In der Datei fehlt etwas.
viewer-bad-points = Die Punkte in der Datei sind nicht die, die sich aus den Regeln ergeben.
viewer-bad-cards = Die Karten in der Datei können so nicht ausgeteilt worden sein.
viewer-bad-rules = Was in der Datei steht, verstößt gegen die Regeln, die sie nennt.
viewer-bad-ours = In der Datei steht etwas, das Foretell noch nicht spielen kann.
viewer-refused-nothing-dealt = In diesem Spiel wurde keine Karte ausgeteilt.
viewer-refused-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.
viewer-refused-unreadable = Diese Datei lässt sich nicht lesen: Sie ist kein Text oder für die Aufzeichnung eines Spiels zu lang.

## Ansehen
viewer-steps = Durch das Spiel
viewer-first = Zum Anfang
viewer-back-trick = Einen Stich zurück
viewer-back = Einen Schritt zurück
viewer-on = Einen Schritt weiter
viewer-on-trick = Einen Stich weiter
viewer-last = Zum Ende
viewer-choose-round = Runde
viewer-round =
    Runde { $number } · { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
viewer-play-off = Stechen
viewer-hand = Blatt von { $who }
viewer-tricks = Stiche dieser Runde
viewer-no-tricks = Kein Stich wurde zu Ende gespielt.
viewer-nobody = niemand
viewer-led = { $who } spielt aus
viewer-trick = Stich { $number }, { $led }: { $cards }; an { $who }
viewer-link = Link zu dieser Stelle
viewer-share = Teilen
viewer-download = Aufzeichnung herunterladen

## Was geschehen ist
viewer-told-pass = { $who } gibt { $card } nach links weiter.
viewer-told-pull = { $who } zieht { $card } von rechts.
viewer-told-lot = Das Los bestimmt { $who } zum Geber.
viewer-called = { $who } rügt { $other }: nicht bedient.

## Ob niemand die Karten ausgesucht hat
viewer-checking = Die Karten werden nachgeprüft …
viewer-deals-missing = Die Karten konnten gerade nicht nachgeprüft werden.
viewer-deals-verified = Karten nachgeprüft
viewer-deals-verified-how = Niemand hat diese Karten ausgesucht, auch der Server nicht. Dein Gerät hat eine geheime Zahl gezogen, und der Server musste sich auf seine eigene festlegen, bevor er deine sah. Alle Karten des Spiels folgen aus diesen Zahlen, und es sind die Karten, die du gesehen hast.
viewer-deals-published = Karten stimmen
viewer-deals-published-how = Alle Karten dieses Spiels folgen aus den Zahlen, auf die sich Spieler und Server vor dem ersten Austeilen festgelegt haben. Dieses Gerät hat nicht mitgespielt: Es konnte nur prüfen, was veröffentlicht ist, nicht, was jemand am Tisch gesehen hat.
viewer-deals-not-verifiable = Karten nicht nachprüfbar
viewer-deals-not-verifiable-how = Nur Bots haben Zahlen zum Mischen gegeben, und die kennt jeder. Es stimmt alles überein, aber der Server hätte diese Karten aussuchen können.
viewer-deals-committed = Karten festgelegt
viewer-deals-committed-how = Viele spielen diese Karten, zu verschiedenen Zeiten, deshalb kann keine Zahl der Spielenden darin stecken: Der Server hat sie allein bestimmt. Er hat sich auf sie festgelegt, bevor jemand spielte, und nichts seither Veröffentlichtes widerspricht dem. Dass er sie nicht ausgesucht hat, lässt sich damit nicht zeigen.
viewer-deals-failed = Karten stimmen nicht
viewer-deals-failed-how = Was von diesem Spiel veröffentlicht ist, passt nicht zusammen oder nicht zu dem, was dieses Gerät behalten hat:
viewer-deals-why = Dein Browser hat das gerade selbst ausgerechnet; er glaubt es nicht einfach dem Server.
viewer-deals-self = In einem Terminal mit Foretell prüft dieser Befehl dasselbe ohne die Seite:
viewer-deals-rest = Ob jede Ansage und jede Karte den Regeln folgte, ist eine andere Frage: Die Aufzeichnung wird nach ihnen nachgespielt, bevor sie gezeigt wird.
viewer-deals-file = Die Karten als Datei
viewer-deals-all = Alles, worauf sich dieser Server je festgelegt hat

## Was nicht stimmt
viewer-fails-shape = Die Datei mit den Karten ist unvollständig oder falsch aufgebaut.
viewer-fails-seats = Die Plätze stehen nicht in ihrer Reihenfolge.
viewer-fails-server = Die Zahl des Servers ist nicht die, auf die er sich festgelegt hat.
viewer-fails-commitments = Platz { $seat }: Die Zahl ist nicht die, auf die sich dieser Platz festgelegt hat.
viewer-fails-transcript = Platz { $seat } hatte seine Zahl noch nicht gezeigt, als ausgeteilt wurde.
viewer-fails-first-dealer = Ein anderer Platz hätte zuerst geben müssen.
viewer-fails-rounds = Eine Runde fehlt, oder es gibt eine zu viel.
viewer-fails-decks = Runde { $round }: Das ist nicht der Stapel, den die Zahlen ergeben.
viewer-fails-hands = Runde { $round }: Ein Blatt ist nicht das, was der Stapel austeilt.
viewer-fails-turn-ups = Runde { $round }: Die aufgedeckte Karte ist nicht die nächste des Stapels.
viewer-fails-draws = Runde { $round }: Eine Karte oder ein Los wurde nicht so gezogen, wie die Zahlen es sagen.
viewer-fails-record = Die Aufzeichnung des Spiels erzählt von anderen Karten.
viewer-fails-kept-commit = Vor dem Spiel hat sich der Server auf eine andere Zahl festgelegt, als er jetzt zeigt.
viewer-fails-kept-pinned = Die anderen hatten sich vor dem Spiel auf andere Zahlen festgelegt, als jetzt gezeigt werden.
viewer-fails-kept-seed = Deine eigene Zahl ist nicht die, die für deinen Platz benutzt wurde.
viewer-fails-kept-dealer = Du hast jemand anderen zuerst geben sehen.
viewer-fails-kept-hand = Runde { $round }: Dein Blatt ist nicht das, das du bekommen hast.
viewer-fails-kept-turn-up = Runde { $round }: Du hast eine andere aufgedeckte Karte gesehen.
viewer-print = Block drucken
