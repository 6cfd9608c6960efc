# Warum etwas nicht geschieht, ein Satz für jeden Code: Bibliothek, Server, Terminal und Seite sagen ihn.

## Spielen
rejected-must-follow = { $tried }: du musst { $suit ->
    [0] Kreuz
    [1] Karo
    [2] Herz
    [3] Pik
   *[other] { $suit }
} bedienen (du hast { $held })
rejected-not-held = { $tried }: das hast du nicht, du hast { $held }
rejected-bid-range = { $tried }: Ansagen gehen von 0 bis { $most }
rejected-uneven-bid = { $tried }: die Ansagen dürfen nicht { $most } ergeben; erlaubt sind { $allowed }
rejected-mend-by-one = { $tried }: deine Ansage ändert sich um eins; erlaubt sind { $allowed }
rejected-trump-none = { $tried }: Trumpf muss eine Farbe sein; erlaubt sind { $allowed }
rejected-twist-not-offered = { $tried }: das steht hier nicht zur Wahl; erlaubt sind { $allowed }
rejected-role-needed = { $tried }: sag, als was sie gespielt wird; erlaubt sind { $allowed }
rejected-role-not-asked = { $tried }: diese Karte wird gespielt, wie sie ist
rejected-not-in-deck = { $tried }: nicht im Blatt dieser Regeln; erlaubt sind { $allowed }
rejected-wrong-phase = { $tried }: jetzt nicht{ $phase ->
    [0] , es muss gegeben werden
    [1] , der Geber nennt Trumpf
    [2] , der Geber nennt eine Wendung
    [3] , der Geber nennt eine Überkarte: Qs, K oder jesters
    [4] , der Geber nennt die Farbe der Überkarte
    [5] , es wird angesagt
    [6] , die letzte Ansage wird berichtigt
    [7] , eine Karte wird weitergegeben
    [8] , eine Karte wird gezogen
    [9] , eine Karte wird gespielt
    [10] , die gespielte Karte braucht ihre Rolle
    [11] , das Ergebnis wird bestätigt
    [12] , um das Geben wird gelost
    [13] , das Spiel ist zu Ende
   *[other] {""}
}
rejected-not-your-turn = Du bist nicht dran.
rejected-already-chosen = Du hast schon gewählt, die anderen noch nicht.
rejected-not-proven = Was du siehst, beweist nicht, dass alle übrigen Stiche dir gehören.
rejected-not-honour = An diesem Tisch muss bedient werden: Zu rügen und zurückzunehmen gibt es nichts.
rejected-call-when = Im laufenden Stich lassen sich dessen Karten rügen; frühere zwischen zwei Stichen, oder bevor alle das Ergebnis bestätigt haben.
rejected-no-such-trick = Dieser Platz hat in jenem Stich keine Karte gespielt.
rejected-already-corrected = Von diesem Platz ging in diesem Stich schon eine Karte zurück. Bedient er wieder nicht, rüge ihn nach dem Stich.
rejected-already-called = Diesen Platz kannst du in dieser Runde nicht noch einmal rügen.
rejected-taken-back = Eine Karte nimmt man einmal zurück, bis jemand anders eine gespielt hat.
rejected-stale = Der Tisch ist schon weiter: sieh noch einmal hin.
rejected-no-such-seat = Diesen Platz gibt es hier nicht.
rejected-no-such-round = Eine Runde { $number } gibt es nicht: es gibt { $rounds }.
rejected-wrong-count = points: { $players } Ansagen und Stiche sind nötig
rejected-no-sample = sample: keine Verteilung der ungesehenen Karten passt zu dieser Sicht
rejected-deals-itself = deal: Dieses Spiel gibt selbst; Game(…, auto_deal=False) überlässt es dir
rejected-nothing-to-undo = undo: noch ist nichts geschehen

## Tische
rejected-no-such-table = Diesen Tisch gibt es auf diesem Server nicht (mehr).
rejected-no-such-pad = Diesen Wertungsblock gibt es auf diesem Server nicht (mehr).
rejected-no-pencil = Ein anderes Gerät hat den Stift dieses Wertungsblocks: bitte darum oder schreib auf einer Kopie weiter.
rejected-pad-is-over = Das Spiel auf der anderen Fassung ist zu Ende: Nur das Gerät, das dort den Stift hat, darf sie ersetzen.
rejected-pad-closed = Eine andere Fassung dieses Wertungsblocks wurde gewählt: schreib dort weiter.
rejected-pad-moved = Auf diesem Wertungsblock stehen jetzt { $count } Einträge, deine folgen nur auf { $after } davon: sieh noch einmal hin.
rejected-pad-taken = Diese Kennung hat schon ein anderer Wertungsblock: zieh eine andere.
rejected-pad-full = Ein Wertungsblock fasst { $most } Einträge.
rejected-pad-names = Zwei dieser Namen sind gleich: niemand könnte ihre Punkte unterscheiden.
rejected-nobody-asks = Niemand bittet mehr um den Stift.
rejected-no-version = Das sind nicht zwei Fassungen eines Wertungsblocks.
rejected-not-rated = Wähle erst, dass deine Spiele gewertet werden; dann kann der Name deiner sein.
rejected-wrong-name-code = Diesen Code gibt es nicht (mehr): lass dir am Wertungsblock einen neuen geben.
rejected-pad-name-taken = Dieser Name gehört schon jemandem, oder du hast einen anderen auf diesem Block.
rejected-ratings-hidden = Unter dieser Adresse zeigt niemand Wertungszahlen.
rejected-no-such-day = Karten dieses Tages werden hier nicht gespielt.
rejected-event-table = Diese Karten werden einmal gespielt, bis zum Ende: nichts wird geändert, und niemand berät.
rejected-daily-over = Dieser Tag ist vorbei.
rejected-no-such-tournament = Dieses Turnier gibt es auf diesem Server nicht (mehr).
rejected-not-organiser = Das kann nur, wer dieses Turnier leitet.
rejected-tournament-changed = In diesem Turnier ist inzwischen etwas anderes geschehen: sieh noch einmal hin.
rejected-tournament-started = Dieses Turnier hat begonnen.
rejected-tournament-online = Online kommen Auslosungen und Ergebnisse von selbst; Falsches lässt sich berichtigen.
rejected-tournament-by-hand = Dieses Turnier wird an echten Tischen gespielt: es beginnt mit der ersten Auslosung.
rejected-tournament-much = Eine Anfrage fasst eine Auslosung, und Ergebnisse von höchstens { $most } Wertungsblöcken.
rejected-tournament-few = Zu wenige nehmen teil: ein Tisch braucht { $least }.
rejected-tournament-endless = Ein Online-Turnier braucht eine Zahl von Runden.
rejected-already-entered = Du nimmst schon teil.
rejected-not-entered = Du nimmst an diesem Turnier nicht teil.
rejected-bots-online = Bots nehmen nur an Online-Turnieren teil.
rejected-not-your-pad = Nur wer diesen Wertungsblock begonnen hat, kann ihn löschen.
rejected-other-table = Dies ist Tisch { $table }, nicht { $asked }.
rejected-not-seated = Du sitzt nicht an diesem Tisch.
rejected-no-name = Wer nur zuschaut, redet hier nicht mit; hol dir erst einen Namen.
rejected-host-only = Das darf nur der Gastgeber. Ist er seit drei Minuten weg, darf es auch, wer hier sitzt.
rejected-over = Dieses Spiel ist zu Ende.
rejected-not-over = Das Spiel ist noch nicht zu Ende.
rejected-used-id = Unter der Kennung { $id } ist schon etwas anderes geschehen.
rejected-started = Das Spiel hat begonnen.
rejected-starting = Das Spiel beginnt gleich: Plätze und Optionen bleiben.
rejected-not-started = Das Spiel hat noch nicht begonnen.
rejected-not-starting = Ein Samen wird aufgedeckt, wenn das Spiel beginnt, nicht vorher.
rejected-bad-seed = Das ist nicht der Samen, auf den sich dein Platz festgelegt hat.
rejected-not-revealed = Das Gerät eines Platzes hat nicht rechtzeitig geantwortet: beginne noch einmal.
rejected-nobody = An diesem Tisch sitzt niemand: setz dich erst.
rejected-not-ready = Das Gerät von { $names } ist noch nicht bereit: versuch es noch einmal.
rejected-paused = Das Spiel ist unterbrochen: setze es erst fort.
rejected-full = Alle Plätze sind besetzt.
rejected-seat-taken = Dieser Platz ist besetzt.
rejected-seat-free = Da sitzt niemand.
rejected-own-seat = Das ist dein eigener Platz: steh lieber auf.
rejected-locked = Der Tisch ist zu.
rejected-tournament-table = Am Tisch eines Turniers oder Wettbewerbs geht das nicht.
rejected-removed = Der Gastgeber hat dich von diesem Tisch gewiesen.
rejected-blocked = Der Gastgeber möchte nicht, dass du hier sitzt.
rejected-name-taken = An diesem Tisch heißt schon jemand so ähnlich: nimm einen anderen Namen.
rejected-no-advice = Rat gibt es nur zum Üben: allein am Tisch, gegen Bots.
rejected-no-bot-seat = Kein Platz eines Bots ist zu haben.
rejected-no-bot = Diesen Bot gibt es nicht; es gibt { $names }.
rejected-no-figure = Diese Figur gibt es nicht; es gibt { $names }.
rejected-no-person = Da sitzt kein Mensch.
rejected-too-few = Ohne Bots braucht es drei.
rejected-not-absent = Von diesem Platz war niemand drei Minuten lang weg.
rejected-no-undo = An diesem Tisch wird nichts rückgängig gemacht.
rejected-nothing-undone = Du hast in dieser Runde noch nichts entschieden, was rückgängig zu machen wäre.
rejected-break-used = Du hattest deine drei Minuten in diesem Spiel schon.
rejected-clock-range = Eine Uhr hat { $low } bis { $high } Sekunden, oder es gibt keine.
rejected-delay-range = Zuschauer sehen alles { $low } bis { $high } Stiche später.
rejected-pace-range = Ein Bot braucht { $low } bis { $high } Millisekunden.
rejected-dealer-range = Diesen Platz gibt es nicht: Jemand anders muss zuerst geben.
rejected-not-saved = Der Server konnte das nicht speichern; nichts ist geschehen.
rejected-elsewhere = Gerade hat ein anderer Prozess des Servers diesen Tisch. Versuch es gleich noch einmal.
rejected-damaged-table = Dieser Tisch ist beschädigt: Er lässt sich weder zeigen noch weiterspielen. Andere Tische sind nicht betroffen.
rejected-old-deals = Dieses Spiel wurde auf eine Weise gegeben, die der Server nicht kennt: es lässt sich weder zeigen noch weiterspielen.
rejected-lost-deals = Die Karten dieses Spiels sind verloren: es lässt sich weder zeigen noch weiterspielen.
rejected-no-such-game = Dieses Spiel gibt es auf diesem Server nicht oder nicht mehr.
rejected-still-running = Dieses Spiel läuft noch. Ansehen kannst du es, wenn es zu Ende ist.
rejected-event-open = Andere spielen diese Karten noch: ansehen geht erst danach.
rejected-no-record = Der Server hat von diesem Spiel keine Aufzeichnung.
rejected-no-list = Der Server zeigt seine Liste aller Spiele jetzt nicht.

## Namen und Gespräch
rejected-bad-name = Ein Name hat 1 bis { $most } Zeichen; keines darin darf unsichtbar sein oder die Schreibrichtung ändern.
rejected-reserved-name = Diesen Namen hielte man für das Haus oder für sich selbst: nimm einen anderen.
rejected-refused-word = Ein Wort darin ist auf diesem Server nicht erwünscht.
rejected-empty-line = Eine Zeile hat 1 bis { $most } Zeichen; von dieser bleibt nichts übrig.
rejected-line-too-long = Eine Zeile hat 1 bis { $most } Zeichen; diese hat { $length }.
rejected-silenced = Ein Betreiber dieses Servers hat dich stumm geschaltet{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
rejected-no-such-command = Einen Befehl { $typed } gibt es nicht; /help nennt alle.
rejected-whom = { $typed }: wen? Dahinter gehört ein Name.
rejected-no-such-name = Niemand dieses Namens sitzt hier oder hat etwas gesagt.
rejected-own-lines = Das wärst du selbst.
rejected-no-mutes = Hier kann niemand stumm geschaltet werden.

## Menschen
rejected-no-guest = Der Server kennt dieses Token nicht: frag erst mit POST /api/guests nach einem Namen.
rejected-banned = Ein Betreiber lässt dich hier nicht herein{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
rejected-already-guest = Dieses Gerät gehört zu { $name }: melde { $name } erst ab oder sag replace (ohne Wiederherstellungssatz oder ein anderes Gerät für immer).
rejected-wrong-secret = Das ist kein Code oder Satz, der jetzt gilt: hol dir einen neuen.
rejected-no-such-device = Das ist keines deiner Geräte: siehe GET /api/me/devices.
rejected-too-large = { $what ->
    [body] Der Inhalt dieser Anfrage darf { $most } Bytes haben.
    [bytes] Höchstens { $most } Bytes an Einstellungen werden für dich aufgehoben: nimm erst etwas zurück.
   *[people] Höchstens { $most } Leute werden für dich aufgehoben: nimm erst etwas zurück.
}
rejected-too-deep = { $most ->
    [none] Das ist zu tief verschachtelt, um es zu lesen.
   *[other] Einstellungen sind höchstens { $most } Ebenen tief.
}
rejected-signed-out = Dieses Gerät ist abgemeldet.

## Wer etwas will
rejected-too-many = Zu oft: versuch es in { $seconds } s noch einmal.
rejected-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen: schließe erst eine von { $most }.
rejected-too-many-tables = Du hast { $hosted } Tische offen: beende oder schließe erst einen.
rejected-foreign-origin = { $origin }: das darf nur die eigene Seite dieses Servers oder ein Programm.
rejected-not-json = Schick JSON, mit Content-Type: application/json.
rejected-not-for-you = Das ist für Programme dieses Rechners, oder für den, der --metrics-token hat.
rejected-bad-host = Sag in genau einem Host-Feld, welcher Server gemeint ist.
rejected-unknown-host = Dieser Server heißt nicht { $name }: --allow-host { $name } erlaubt es.
rejected-no-such-file = Die Seite hat keine Datei { $name }.
rejected-no-such-rules = Regeln mit diesem Namen gibt es hier nicht.
rejected-no-such-page = Diese Seite gibt es hier nicht.

## Aufträge eines Betreibers
rejected-no-such-person = Eine Person { $person } gibt es nicht; „show TABLE“ zeigt die Kennungen.
rejected-no-such-line = { $name }: eine Zeile { $line } gibt es nicht.
rejected-bad-address = { $text }: weder eine Adresse noch ein Netz.
rejected-not-banned = { $what } war nicht gesperrt; „bans“ nennt, wer es ist.
rejected-not-muted = Person { $what } durfte schon reden; „bans“ nennt, wer es nicht darf.
rejected-not-reached = { $folder }: der Server, der hier läuft, ist nicht erreichbar.

## Der Weg zu einem Server
rejected-unreachable = Der Server ist nicht zu erreichen: stimmt die Adresse, und läuft er?
rejected-untrusted = Dieser Rechner traut dem Zertifikat des Servers nicht; SSL_CERT_FILE=DATEI.pem in der Umgebung lässt ihn dem in dieser Datei trauen.
rejected-no-socket = { $url } wird mit dem Status { $status } beantwortet: dort öffnet sich keine Verbindung zu einem Tisch. Vielleicht lässt ein Proxy auf dem Weg sie nicht durch.
rejected-no-foretell = Unter { $url } antwortet etwas, aber kein Foretell-Server.
