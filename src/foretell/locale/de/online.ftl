# Ein Tisch auf einem Server, im Terminal. Siehe terminal/remote.

## Links und der Weg hinein
online-bad-link = { $link }: der Link zu einem Tisch sieht so aus: { $example }
online-no-table-link = { $link }: kein Link zu einem Tisch, der sieht so aus: { $example }; foretell join { $server } zeigt alle Tische dort
online-no-name = { $host }: als Name eines Servers gesucht und nicht gefunden; der Link zu einem Tisch sieht so aus: { $example }
online-no-table = auf diesem Server ({ $server }) gibt es keinen Tisch { $table }
online-refused-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen: schließe erst eine andere.
online-ask-name = Dein Name
online-name-empty = Ohne Namen geht es nicht: ein, zwei Buchstaben genügen.
online-left = Dein Platz bleibt deiner: foretell join { $link }
online-left-watch = Wieder zuschauen: foretell join { $link } --watch
online-offer = { $why } Lieber zuschauen?

## Alle Tische eines Servers
online-lobby-title = Tische auf { $server }
online-lobby-mine = Deine
online-lobby-open = Zum Mitspielen
online-lobby-playing = Laufend, zum Zuschauen
online-lobby-finished = Zu Ende
online-lobby-past = Deine, zu Ende
online-lobby-own = eigene Regeln nach { $preset }
online-set-aside = { $file } ist beschädigt: die Datei liegt jetzt als { $kept } daneben, und wer du auf welchem Server bist, wird neu notiert
online-lobby-ask = Welcher Tisch? Seine Nummer, dann Enter
online-lobby-help = Ein neuer Tisch: auf der Seite dieses Servers, oder f in „foretell play“.
online-lobby-empty = Hier ist kein Tisch offen. Enter schaut noch einmal nach.
online-hints-lobby = Nummer+Enter: ein Tisch · q geht · Enter: neu nachsehen · Pfeile blättern

## Der Warteraum
online-room-link = Andere kommen mit: foretell join { $link }
online-room-host = Du bist Gastgeber: s beginnt, Bots nehmen die freien Plätze.
online-room-guest = Warten auf den Gastgeber: er startet das Spiel.
online-room-watch = Du schaust zu; das Spiel hat noch nicht begonnen.
online-room-locked = Der Tisch ist zu: niemand kann sich mehr setzen.
online-seat-free = frei
online-seat-you = du
online-seat-host = Gastgeber
online-seat-bot = Bot
online-seat-away = nicht da
online-which-seat = Welcher Platz? Eine Nummer von 1 bis { $seats } oder ein Name
online-no-order = „{ $typed }“ ist hier kein Befehl: ? hilft, „t { $typed }“ sagt es allen
online-hints-host = Taste+Enter: s beginnt · ? Hilfe · q geht · t reden · b Bot · qr Link · r Regeln · l zuschließen · x N hinaus · j N Platz · h N Gastgeber
online-hints-room = Taste+Enter: ? Hilfe · q geht · t reden · j N Platz · r Regeln · qr Link

## Reden
online-ask-talk = An alle:
online-hints-talk = Enter sagt es · Escape nicht
online-told-timed-out = Die Zeit von { $who } war um.
online-told-seat-to-bot = Für { $who } spielt jetzt ein Bot.
online-told-seat-back = { $who } spielt wieder selbst.
online-told-back-soon = { $who } bittet um drei Minuten.
online-told-paused = Das Spiel ist unterbrochen.
online-told-resumed = Das Spiel geht weiter.
online-told-asks-pause = { $who } bittet um eine Pause: „pause“ stimmt zu.
online-told-asks-end = { $who } schlägt vor, das Spiel zu beenden: „end“ stimmt zu.
online-told-asks-undo = { $who } möchte die letzte Ansage oder Karte rückgängig machen: „undo“ stimmt zu.
online-told-undone = Die letzte Entscheidung von { $who } ist rückgängig gemacht.
online-told-followed = Es gibt einen Tisch für das nächste Spiel.

## Während des Spiels
online-reconnecting = neu verbinden …
online-seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
online-sending = Wird geschickt …
online-lost = Die Verbindung ist weg; neuer Versuch …
online-hints-sending = Strg-C geht, dein Platz bleibt deiner
online-hints = Taste+Enter: ? Hilfe · t reden · q Ende · l letzter Stich · s Stand · r Regeln
online-hints-practice = Taste+Enter: ? Hilfe · t reden · q Ende · l letzter Stich · a Rat · s Stand · r Regeln
online-hints-trump = Taste+Enter: ? Hilfe · t reden · q Ende · l letzter Stich · scores · r Regeln
online-hints-practice-trump = Taste+Enter: ? Hilfe · t reden · q Ende · l letzter Stich · a Rat · scores · r Regeln
online-hints-wait = Taste+Enter: t reden · ? Hilfe · q Ende · l letzter Stich · s Stand · r Regeln
online-waiting = Alle warten auf { $who } …
online-absent = { $who } (nicht da)
online-dealing = Gleich wird die erste Runde gegeben.
online-round-over = Runde { $number } ist zu Ende.
online-stuck = Der Server kann gerade nichts speichern. Nichts geht verloren: Das Spiel geht weiter, sobald er es wieder kann.
online-paused = Das Spiel ist unterbrochen: „resume“ macht weiter.
online-lent = Für dich spielt ein Bot. Enter: wieder selbst spielen.
online-not-now = „{ $typed }“: du bist nicht dran; „t { $typed }“ sagt es allen, ? hilft
online-bot-how = bot NAME gibt den Platz von jemandem, der weg ist, einem Bot
online-kept = Der Server bewahrt dieses Spiel auf.
online-wanted-pause = Du möchtest eine Pause; sie beginnt, wenn alle eine wollen. „pause off“ nimmt das zurück.
online-wanted-pause-off = Du möchtest keine Pause mehr.
online-wanted-undo = Du möchtest deine letzte Ansage oder Karte rückgängig machen; das geschieht, wenn alle einverstanden sind. „undo off“ lässt es dabei.
online-wanted-undo-off = Du lässt es dabei.
online-wanted-end = Du möchtest aufhören; Schluss ist, wenn alle es wollen. „end off“ nimmt das zurück.
online-wanted-end-off = Du möchtest nicht mehr aufhören.

## Nach dem Spiel
online-next = Das nächste Spiel ist offen: r geht hin.
online-hints-end = Taste+Enter: r Revanche · Enter beendet · v ansehen · save DATEI · l letzter Stich · t reden
online-deals-kept = Karten nachgeprüft: Niemand hat sie ausgesucht (verglichen mit dem, was du gesehen hast).
online-deals-bundle = Karten nachgeprüft, an dem, was der Server veröffentlicht hat; dieses Terminal hatte sich vom Beginn nichts gemerkt.
online-deals-bots = Karten nicht nachprüfbar: Nur Bots haben Zahlen beigetragen.
online-deals-failed = Diese Karten stimmen nicht! { $why }
online-deals-unknown = Die Karten ließen sich gerade nicht nachprüfen; „foretell verify“ kann es später.
online-ended = Dieses Spiel wurde beendet.
online-ended-agreed = Alle wollten dieses Spiel vorzeitig beenden.
online-ended-empty = Dieser Tisch wurde geschlossen: lange war niemand da.
online-ended-late = Der Tag dieses Spiels ist vorbei.
online-ended-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.

## Hilfe
online-help-room-title = Vor dem Beginn
online-help-room = j N nimmt Platz N. Der Gastgeber: s beginnt, Bots nehmen die freien Plätze; o beginnt mit denen, die da sind, ohne die freien Plätze; b setzt einen Bot hin (b novice, b casual, b keen, b rule, b counter, b sampler oder b champion); l schließt den Tisch zu oder wieder auf; x N macht Platz N frei; swap N M tauscht zwei Plätze; h N macht die Person auf Platz N zum Gastgeber; „clock 60“ oder „clock off“ stellt die Zeit für eine Entscheidung ein, mit „delay 2“ sehen Zuschauer alles zwei Stiche später, mit „hands on“ nach einer Runde alle Karten; mit „undo on“ wird eine Ansage oder Karte rückgängig gemacht, wenn alle einverstanden sind. „dealer N“ bestimmt, wer zuerst gibt, „dealer off“ lässt losen; r zeigt die Regeln, qr den Link als QR-Code; q geht: ein Platz bleibt deiner, bis du /leave sagst.
online-help-talk-title = Reden
online-help-talk = „t hallo“ sagt allen am Tisch hallo; t allein öffnet eine Zeile. Die alten Befehle gehen auch: /join, /start, /leave, /bot NAME, /claim, /mute NAME, /unmute NAME, /block NAME, /unblock NAME, /rules, /help.
online-help-table-title = An diesem Tisch
online-help-table = „pause“ bittet um eine Pause und „end“ um ein frühes Ende: beides kommt, wenn alle es wollen, und so ist es mit „undo“, wo der Tisch es erlaubt: Es macht deine letzte Ansage oder Karte dieser Runde rückgängig, mit allem, was danach kam. „resume“ macht weiter. „brb“ gibt dir drei Minuten, einmal im Spiel. „bot NAME“ gibt den Platz von jemandem, der lange weg ist, einem Bot, „stand“ deinen eigenen; „back“ nimmt ihn zurück. „wing 7h“ merkt eine Karte vor, die sich selbst spielt, wenn du dran bist; mit „forced“ spielen sich Karten selbst, wo nur eine erlaubt ist. Wer zuschaut, bekommt mit „join“ ab der nächsten Runde den Platz eines Bots.
    Unten rechts stehen die Sekunden, die noch bleiben. q geht, und dein Platz bleibt deiner.

## Ein Tisch für Freunde
online-page-link = Scannen oder den Link öffnen
online-alone = { $address }: dort läuft schon ein Server, für diesen Rechner allein; beende ihn zuerst
online-elsewhere = auf { $folder } läuft ein Server, aber nicht unter { $address }; geh über den Link an einen Tisch dort, oder beende ihn zuerst
online-starting = Der Server startet …
online-keep = Der Server hört jetzt auf, alles ist gespeichert. Oder soll er für die anderen weiterlaufen?
online-hints-keep = Enter beendet ihn · k, dann Enter: er läuft weiter
online-kept-server = Der Server läuft weiter auf { $address }; kill { $process } beendet ihn.
online-stored = Alles ist gespeichert. Weiter an diesem Tisch: foretell serve, dann foretell join { $link }

## Spät dazu
online-offer-hints = Enter schaut zu · q geht
online-offer-late = { $why } Zuschauen, oder ab der nächsten Runde auf den Platz eines Bots?
online-offer-late-hints = Enter schaut zu · j, dann Enter: Platz eines Bots · q geht
online-wanted-join = Ab der nächsten Runde hast du den Platz eines Bots. „join off“ gibt ihn auf.
online-wanted-join-off = Du schaust wieder nur zu.

## Was sich selbst spielt
online-wing = { $card } spielt sich selbst, wenn du dran bist und sie erlaubt ist; „wing“ allein nimmt das zurück.
online-wing-off = Keine Karte spielt sich selbst.
online-wanted-forced = Wo nur eine Karte erlaubt ist, spielt sie sich selbst; „forced off“ nimmt das zurück.
online-wanted-forced-off = Du spielst jede Karte selbst.

## Was ein Tisch einstellen kann
online-room-clock =
    { $seconds ->
        [0] ohne Uhr
       *[other] { $seconds } Sekunden je Entscheidung
    }
online-room-delay =
    { $tricks ->
        [one] Zuschauer sehen alles einen Stich später
       *[other] Zuschauer sehen alles { $tricks } Stiche später
    }
online-room-dealer = { $who } gibt zuerst
online-room-undo = rückgängig gemacht wird, wo alle einverstanden sind
online-room-hands = Zuschauer sehen nach einer Runde alle Karten

## Ein Spiel ansehen
online-page-game = Das Spiel von { $players }
online-round = Runde { $number }
online-held = { $who } hatte { $cards }.

## A bot of one's own
online-bot-trial = { $name } spielt erst eine Runde für sich …
online-bot-sits = { $name } sitzt auf Platz { $seat } von { $link }. Strg-C: er geht.
online-bot-round = Runde { $number }: { $bid } angesagt, { $won } gemacht, { $points } Punkte, zusammen { $score }.
online-bot-back = Wieder verbunden.
online-bot-left = Er ist gegangen; derselbe Befehl bringt ihn zurück. Ein laufendes Spiel geht mit einem Bot des Servers weiter.
online-bot-over = Das Spiel ist aus: { $scores }.
