# Die Seite im Browser. Siehe web/.

## Karten
page-suit-c = Kreuz
page-suit-d = Karo
page-suit-h = Herz
page-suit-s = Pik
page-letter-c = X
page-letter-d = R
page-letter-h = H
page-letter-s = P
page-suit-none = kein Trumpf
page-rank-J = Bube
page-rank-Q = Dame
page-rank-K = König
page-rank-A = Ass
page-suit-fantasy-c = Grün
page-suit-fantasy-d = Gelb
page-suit-fantasy-h = Rot
page-suit-fantasy-s = Blau
page-rank-medieval-J = Ritter
page-rank-medieval-Q = Gräfin
page-rank-medieval-K = Fürst
page-rank-medieval-A = Drache
page-index-medieval-J = R
page-index-medieval-Q = G
page-index-medieval-K = F
page-index-medieval-A = D
page-letter-fantasy-c = G
page-letter-fantasy-d = E
page-letter-fantasy-h = R
page-letter-fantasy-s = B
page-letter-medieval-d = A
page-card = { $suit } { $rank }
page-card-fantasy = { $suit } { $rank }
page-card-Z = Zauberer
page-card-N = Narr
page-card-Me = Merlin
page-card-Mo = Morgan
page-card-Ex = Excalibur
page-card-Gr = Gral
page-card-played =
    { $kind ->
        [Z] einen { $card }
        [Z-woman] eine { $card }
        [N] einen Narren
        [N-woman] eine { $card }
        [Gr] den { $card }
       *[other] { $card }
    }
page-hand-card =
    { $card }{ $state ->
        [playable] , spielbar
        [no] , jetzt nicht erlaubt
        [marked] , vorgemerkt für deinen nächsten Zug
       *[waiting] {""}
    }
page-laid =
    { $who }: { $card }{ $wins ->
        [1] , liegt vorn
       *[other] {""}
    }

## Startseite
page-claim = Sag an, wie viele Stiche du machst.
page-claim-then = Und mach dann genau so viele.
page-lead = Wizard im Browser: mit Freunden über einen Link oder gegen Mitspieler, die nie müde werden. Jedes Blatt ist nachweislich fair gegeben.
page-play-now = Sofort spielen
page-play-friends = Mit Freunden spielen
page-first-cards = Welche Karten gefallen dir am besten?
page-first-cards-later = Später entscheiden
page-first-cards-where = Andere Karten findest du jederzeit in den Einstellungen.
page-join-link = Link zu einem Tisch
page-join = Beitreten
page-join-away = Dieser Link führt zu einem anderen Server: Öffne ihn im Browser:
page-join-none = Dieser Link führt zu keinem Tisch, keinem Spiel und keinen Regeln.
page-own-tables = Deine Tische
page-play-on = Weiterspielen
page-table-of = Tisch von { $host }
page-table-untitled = Tisch
page-guest = Gast
page-how-many = Wie viele spielen mit?
page-friends-how = Du bekommst einen Link zum Weitergeben. Wer ihn öffnet, setzt sich dazu; freie Plätze übernehmen Bots.
page-make-table = Tisch aufmachen
page-ask-name = Wie sollen dich die anderen nennen?
page-name-why = Ein Name genügt: ein Konto gibt es nicht.
page-figure = Figur wählen
page-name-empty = Ohne Namen geht es nicht: ein, zwei Buchstaben genügen.
page-sit-down = Hinsetzen
page-round-number = Runde { $number }
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-of-tournament = { $name }: Runde { $n }, Tisch { $table }
page-to-tournament = Zurück zum Turnier
page-home = Startseite
page-no-connection = Keine Verbindung
page-try-again = Noch einmal versuchen
page-next-table = Zum nächsten Spiel
page-gone = Hier gibt es nichts zu spielen
page-why-unreachable = Der Server ist nicht zu erreichen. Vielleicht ist dieses Gerät offline, oder der Server läuft gerade nicht.
page-loading = Der Tisch wird gedeckt …

## Vor dem Spiel
page-invite = Lade andere ein
page-link = Link zu diesem Tisch
page-qr-short = QR-Code
page-share = Link weitergeben
page-copied = Kopiert
page-starting = Die Karten werden gemischt …
page-remove = Entfernen
page-bot-choice = Welcher Bot setzt sich?

## Der Tisch
page-you = Du
page-dummy = Strohmann
page-dealer = Gibt
page-leader = Spielt diesen Stich aus
page-mark-dealer = G
page-mark-leader = A
page-if-over = Punktestand, wenn die Runde jetzt endete: { $score }
page-has-chosen = Hat gewählt
page-seat =
    { $who }{ $turn ->
        [1] , am Zug
       *[other] {""}
    }
page-tricks-of = { $won } von { $bid }
page-trick = Der Stich
page-wins-tag = sticht
page-hand = Dein Blatt
page-no-trump = Kein Trumpf
page-trump-label = Trumpf
page-trump-waits = Trumpf: noch offen
page-trump-chooses =
    { $me ->
        [1] Trumpf: du wählst
       *[other] Trumpf: { $who } wählt
    }
page-trump-unnamed = Der Geber bestimmt den Trumpf.
page-trump-none = Es gibt keinen Trumpf.
page-trump-is = Trumpf ist { $suit }.
page-trump-turned = Trumpf ist { $suit }: aufgedeckt liegt { $card }.
page-waiting-for = Warten auf { $who }
page-title-turn = ● Du bist dran
page-your-turn = Du bist dran. { $ask }. Zur Wahl: { $choices }.
page-ten-seconds = Noch zehn Sekunden.
page-take-back = Zurücknehmen
page-last = Letzter Stich
page-last-short = Letzter
page-scores = Stand
page-sheet = Wertungsblock
page-cell =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $has ->
        [0] { $won } gemacht
       *[1] { $won } von { $bid } gemacht
    }, { $points } in der Runde{ $deals ->
        [0] {""}
       *[1] , gab
    }
page-sheet-how = Im Kasten: Ansage, Stiche. Kreis: Geber
page-round-column = Runde
page-trump-column = Trumpf
page-advice = Was wäre gut?
page-menu = Menü
page-log-unread =
    Was geschehen ist{ $lines ->
        [0] {""}
        [one] , eine neue Nachricht
       *[other] , { $lines } neue Nachrichten
    }
page-back-in = Zurück in { $time }
page-back-late = Gleich zurück
page-log = Was geschehen ist
page-rules = Regeln an diesem Tisch
page-close = Schließen
page-cancel = Abbrechen
page-say = Sag etwas …
page-send = Senden
page-new-lines = ↓ Neue Zeilen
page-phrase-hello = Hallo!
page-phrase-well = Gut gespielt!
page-phrase-oops = Oh nein!
page-phrase-thanks = Danke!
page-phrase-moment = Einen Moment …
page-watching = Du schaust zu.
page-take-seat = Einen Bot ablösen
page-late = Ab der nächsten Runde spielst du auf dem Platz von { $bot }.
page-told-late = { $who } bekommt ab der nächsten Runde den Platz von { $seat }.
page-told-sat = { $who } setzt sich.
page-told-left = { $who } steht auf.
page-more-about = Mehr zu { $who }
page-person-here = Ist verbunden.
page-person-away = Ist nicht verbunden.
page-person-back-soon = Hat um ein paar Minuten gebeten.
page-reconnecting = Verbindung wird wiederhergestellt …
page-restarting = Der Server startet neu; die Uhren stehen.
page-paused = Das Spiel ist unterbrochen.
page-stuck = Der Server kann gerade nichts speichern. Nichts geht verloren: Das Spiel geht weiter, sobald er es wieder kann.
page-resume = Weiter
page-lent = Ein Bot spielt für dich.
page-back = Wieder selbst spielen
page-withdraw = Zurücknehmen
page-phrase-no-pause = Für mich bitte keine Pause.
page-phrase-no-end = Ich möchte lieber weiterspielen.
page-phrase-no-undo = Lassen wir es bitte dabei.
page-told-asks-pause =
    { $me ->
        [1] Du bittest um eine Pause.
       *[other] { $who } bittet um eine Pause.
    }
page-told-drops-pause =
    { $me ->
        [1] Du bittest nicht mehr um eine Pause.
       *[other] { $who } bittet nicht mehr um eine Pause.
    }
page-told-asks-end =
    { $me ->
        [1] Du schlägst vor, das Spiel zu beenden.
       *[other] { $who } schlägt vor, das Spiel zu beenden.
    }
page-told-drops-end =
    { $me ->
        [1] Du schlägst nicht mehr vor, das Spiel zu beenden.
       *[other] { $who } schlägt nicht mehr vor, das Spiel zu beenden.
    }
page-told-asks-undo =
    { $me ->
        [1] Du möchtest die letzte Ansage oder Karte rückgängig machen.
       *[other] { $who } möchte die letzte Ansage oder Karte rückgängig machen.
    }
page-told-drops-undo =
    { $me ->
        [1] Du lässt es dabei.
       *[other] { $who } lässt es dabei.
    }
page-ask-undo = Letzte Ansage oder Karte rückgängig machen

## Wählen
page-ask = Du bist dran
page-ask-bid = Deine Ansage
page-ask-mend = Die Ansagen gehen auf: ändere deine um eins
page-ask-trump = Du bestimmst den Trumpf
page-ask-twist = Wähle etwas Besonderes für diese Runde
page-ask-uber-rank = Was schlägt alles?
page-ask-uber-suit = In welcher Farbe?
page-ask-pass = Gib eine Karte nach links weiter
page-ask-role = Als was zählt sie?
page-ask-agree = Stimmt das Ergebnis?
page-ask-lead = Du spielst aus
page-ask-play = Deine Karte
page-ask-follow = Bediene { $suit }
page-choose = Wähle
page-form-Z = Als Zauberer
page-form-N = Als Narr
page-form-call = Mit einem Ruf
page-form-plain = Wie sie ist
page-option-agree = Ja, weiter
page-option-jesters = Die Narren
page-lifted = Zum Spielen nochmal tippen
page-lifted-told = { $card } ist angehoben: Noch einmal antippen oder drücken spielt sie.
page-take-rest =
    { $tricks } Stiche machen{ $points ->
        [none] {""}
       *[other] : { $points } Punkte
    }
page-play-unseen = Spiel die Karte, die du nicht siehst
page-bid-question =
    { $tricks ->
        [one] Machst du den Stich?
       *[other] Wie viele von { $tricks } Stichen?
    }
page-bid-button =
    { $bid } ansagen{ $allowed ->
        [1] {""}
       *[other] , jetzt nicht erlaubt
    }
page-bid = Ansage { $bid } bestätigen
page-bid-none = Ansagen

## Was geschehen ist
page-told-said = { $who }: { $text }
page-told-bid =
    { $me ->
        [1] Du sagst { $bid } an.
       *[other] { $who } sagt { $bid } an.
    }
page-told-bid-hidden =
    { $me ->
        [1] Deine Ansage steht.
       *[other] { $who } hat angesagt.
    }
page-told-chose =
    { $me ->
        [1] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
page-told-trump =
    { $me ->
        [1] Du bestimmst { $suit } als Trumpf.
       *[other] { $who } bestimmt { $suit } als Trumpf.
    }
page-told-played =
    { $me ->
        [1] Du spielst { $card }.
       *[other] { $who } spielt { $card }.
    }
page-told-taken =
    { $me ->
        [1] Du machst den Stich.
       *[other] { $who } macht den Stich.
    }
page-told-nobody = Der Stich zählt für niemanden.
page-told-dealt =
    Runde { $number }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für jeden. { $me ->
        [1] Du gibst.
       *[other] { $who } gibt.
    }
page-told-hand = Dein Blatt: { $cards }.
page-told-no-hand = Du hast keine Karten.
page-told-empty = Im Stich liegt noch keine Karte.
page-told-took-back =
    { $me ->
        [1] Du nimmst deine Karte zurück.
       *[other] { $who } nimmt die Karte zurück.
    }
page-told-undone =
    { $me ->
        [1] Alle sind einverstanden: deine letzte Entscheidung ist rückgängig gemacht.
       *[other] Alle sind einverstanden: die letzte Entscheidung von { $who } ist rückgängig gemacht.
    }
page-told-revoke =
    { $me ->
        [1] Du rügst
       *[other] { $who } rügt
    } { $own ->
        [1] dich
       *[other] { $other }
    } in Stich { $trick }: { $right ->
        [1] zu Recht, und die Runde ist zu Ende.
       *[other] zu Unrecht.
    }
page-round-revoke =
    { $me ->
        [1] Du hast
       *[other] { $who } hat
    } nicht bedient: 20 Punkte weg, und bei allen anderen gilt die Ansage als erfüllt.
page-call = Nicht bedient: rügen
page-told-corrected =
    { $me ->
        [1] Du bemerkst,
       *[other] { $who } bemerkt,
    } dass { $own ->
        [1] du hättest
       *[other] { $other } hätte
    } bedienen müssen: Diese Karte und die danach gehen zurück.
page-told-scored = Runde { $number } wird gewertet: { $points }.

## Das Ende
page-round-over = Runde { $number } ist zu Ende
page-you-win = Du gewinnst mit { $score } Punkten
page-alone =
    { $me ->
        [1] Am Ende hast du { $score } Punkte
       *[other] Am Ende hat { $who } { $score } Punkte
    }{ $beat ->
        [0] {""}
       *[other] ; zu schlagen waren { $beat }
    }
page-wins =
    { $count ->
        [one] { $who } gewinnt mit { $score } Punkten
       *[other] { $who } gewinnen mit je { $score } Punkten
    }
page-look-through = Spiel ansehen
page-rematch = Noch einmal spielen

## Einstellungen
page-settings = Einstellungen
page-pace = Bots
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-instant = Sofort
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Wie das Gerät
page-theme-dark = Dunkel
page-theme-light = Hell
page-cards = Karten
page-cards-auto = Passend zum Gerät
page-cards-standard = Standard
page-cards-standard-large = Standard, große Zeichen
page-cards-fantasy = Fantasy
page-cards-medieval = Mittelalter
page-cards-homemade = Selbst gemacht
page-cards-how = Jede Karte heißt so, wie es auf ihr steht: bei Fantasy Rot 1 bis Rot 13, Zauberer und Zauberin, bei Mittelalter Ritter, Gräfin, Fürst und Drache.

## Tasten
page-keys = Tasten

## Man selbst
page-me = Du und deine Einstellungen
