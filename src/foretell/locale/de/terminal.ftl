# Der Tisch im Terminal. Siehe terminal/.

## Farben und Karten
terminal-letter-c = x
terminal-letter-d = k
terminal-letter-h = h
terminal-letter-s = p
terminal-suit-c = Kreuz
terminal-suit-d = Karo
terminal-suit-h = Herz
terminal-suit-s = Pik
terminal-suit-none = kein Trumpf
terminal-short-Z = Zau
terminal-short-N = Nar
terminal-short-Me = Mer
terminal-short-Mo = Mor
terminal-short-Ex = Exc
terminal-short-Gr = Gra
terminal-long-Z = zauberer
terminal-long-N = narr
terminal-long-Me = merlin
terminal-long-Mo = morgan
terminal-long-Ex = excalibur
terminal-long-Gr = gral
terminal-as-Z = als Zauberer
terminal-as-N = als Narr
terminal-as-magic = als magischer Zauberer
terminal-call = angesagt
terminal-call-Z = „Gizzard!“ (ein Zauberer)
terminal-call-N = „Fester!“ (ein Narr)
terminal-quiet = wie sie ist
terminal-quiet-Z = ohne Ruf (ein Narr)
terminal-quiet-N = ohne Ruf (ein Zauberer)
terminal-names-suit = und { $suit } wird Trumpf
terminal-all-of-rank = alle Karten vom Wert { $rank }
terminal-all-jesters = die Narren
terminal-unseen-card = deine ungesehene Karte
terminal-twist-gizzard-fester = Rufe (Gizzard, Fester)
terminal-twist-pass-one = eine Karte weitergeben
terminal-twist-pull-one = eine Karte ziehen
terminal-twist-last-card-up = letzte Karte offen
terminal-twist-uber-wizard = Überkarte
terminal-twist-flat-points = feste Punkte
terminal-twist-all-wizards = nur Zauberer
terminal-twist-all-jesters = nur Narren

## Kopf
terminal-over = Spiel zu Ende
terminal-where-round = Runde { $number } von { $rounds }
terminal-where-endless = Runde { $number }
terminal-where-trick = Stich { $number } von { $tricks }
terminal-where-play-off =
    { $cards ->
        [0] Stechen
        [one] Stechen mit einer Karte
       *[other] Stechen mit { $cards } Karten
    }
terminal-trump = Trumpf
terminal-trump-none = Kein Trumpf
terminal-trump-unnamed = Trumpf: der Geber bestimmt ihn noch
terminal-turned-up = aufgedeckt
terminal-uber = Überkarte: { $cards }
terminal-bids-hidden =
    { $tricks ->
        [one] Ansagen verdeckt, 1 Stich
       *[other] Ansagen verdeckt, { $tricks } Stiche
    }
terminal-bids-so-far = Angesagt: { $bids } von { $tricks }
terminal-bids-even =
    { $bids } angesagt, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }: geht auf
terminal-bids-over =
    { $bids } angesagt, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }: { $number ->
        [1] einer
        [2] zwei
        [3] drei
       *[other] { $number }
    } zu viel
terminal-bids-spare =
    { $bids } angesagt, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }: { $number ->
        [1] einer
        [2] zwei
        [3] drei
       *[other] { $number }
    } übrig

## Plätze
terminal-head-player = Wer
terminal-head-score = Stand (jetzt)
terminal-head-bid = Ansage
terminal-head-tricks = Stiche
terminal-head-card = Auf dem Tisch
terminal-mark-dealer = G
terminal-mark-leader = A
terminal-out = aus
terminal-tricks-of = { $won } von { $bid }
terminal-tricks-hidden = { $won } von ?
terminal-tricks-free = { $won } (frei)
terminal-wins = vorn
terminal-shows = hält { $cards }
terminal-you = Du
terminal-dummy = Strohmann
terminal-dummy-number = Strohmann { $number }

## Stich und Blatt
terminal-band = Der Stich, links wurde ausgespielt
terminal-band-last = Der letzte Stich
terminal-watching = Du schaust zu.
terminal-your-hand = Deine Karten
terminal-dummys-cards = Die offenen Karten ({ $who })

## Verlauf
terminal-log-round =
    { $me ->
        [1] Du gibst
       *[other] { $who } gibt
    } { $number ->
        [one] allen eine Karte.
       *[other] allen { $number } Karten.
    }
terminal-log-play-off =
    Stechen: { $me ->
        [1] Du gibst
       *[other] { $who } gibt
    } { $number ->
        [one] allen eine Karte.
       *[other] allen { $number } Karten.
    }
terminal-log-trump =
    { $me ->
        [1] Du bestimmst den Trumpf
       *[other] { $who } bestimmt den Trumpf
    }: { $text }.
terminal-log-twist =
    { $me ->
        [1] Du wählst
       *[other] { $who } wählt
    } für diese Runde: { $text }.
terminal-log-uber =
    { $me ->
        [1] Du nennst
       *[other] { $who } nennt
    }, was alles schlägt: { $card }.
terminal-log-bids = Ansagen: { $text }.
terminal-log-trick-line = Stich { $number }: { $text }.
terminal-log-old-tricks = Stiche bisher: { $text }.
terminal-log-shown = Die Ansagen werden gezeigt: { $text }.
terminal-log-mended =
    { $me ->
        [1] Du änderst deine Ansage
       *[other] { $who } ändert die Ansage
    } auf { $number }.
terminal-log-passed =
    { $me ->
        [1] Du gibst eine Karte nach links weiter.
       *[other] { $who } gibt eine Karte nach links weiter.
    }
terminal-log-received = Du bekommst { $card }.
terminal-log-lost = Dir wird { $card } gezogen.
terminal-log-new-trump = Trumpf ist jetzt: { $text }.
terminal-log-trick =
    { $me ->
        [1] Er geht an dich.
       *[other] Er geht an { $who }.
    }
terminal-log-no-trick = Er zählt für niemanden.
terminal-log-taken-back =
    { $me ->
        [1] Du nimmst deine Karte zurück.
       *[other] { $who } nimmt die Karte zurück.
    }
terminal-log-wrong-call =
    { $me ->
        [1] Du rügst { $other }: zu Unrecht.
       *[other] { $who } rügt { $other }: zu Unrecht.
    }
terminal-log-revoke =
    { $me ->
        [1] Du hast
       *[other] { $who } hat
    } in Stich { $number } nicht bedient: die Runde ist zu Ende.
terminal-log-agreed =
    { $me ->
        [1] Du bestätigst
       *[other] { $who } bestätigt
    } das Ergebnis.
terminal-log-scored = Die Runde wird gewertet: { $text }.
terminal-log-out =
    { $me ->
        [1] Du scheidest aus.
       *[other] { $who } scheidet aus.
    }
terminal-log-over = Das Spiel ist zu Ende.

## Fragen
terminal-ask-bid = Deine Ansage?
terminal-ask-mend = Die Ansagen gehen auf. Deine neue Ansage?
terminal-ask-lead = Du spielst aus. Welche Karte?
terminal-ask-play = Deine Karte?
terminal-ask-unseen = Enter spielt die Karte, die du nicht sehen kannst.
terminal-ask-dummy = Welche Karte für { $who }?
terminal-ask-trump = Du bestimmst den Trumpf.
terminal-ask-twist = Für diese Runde:
terminal-ask-uber = Was schlägt alles? Eine Karte (Dp), ein Wert (K) oder Narr.
terminal-ask-pass = Welche Karte gibst du nach links weiter?
terminal-ask-role = Als was zählt sie?
terminal-ask-form = Wie?
terminal-ask-agree = Enter bestätigt das Ergebnis; „call NAME STICH“ rügt.
terminal-sure-bid = { $choice } ansagen?
terminal-sure-name = { $choice }?
terminal-sure-pass = { $choice } weitergeben?
terminal-sure-play = { $choice } spielen?
terminal-sure = Enter schickt es ab, u nimmt es zurück
terminal-taken-back = Zurückgenommen: wähle neu.
terminal-nothing-back = Es gibt nichts zurückzunehmen.
terminal-wait = …
terminal-round-over = Runde { $number } ist zu Ende: { $points } für dich.
terminal-call-wrong = { $who } hat in diesem Stich bedient.
terminal-claim-offer =
    c nimmt den Rest{ $points ->
        [none] {""}
       *[other] {" "}({ $points })
    }
terminal-hints = Taste+Enter: ? Hilfe · q Ende · l letzter Stich · s Stand · a Rat · ← → wählen · r Regeln
terminal-hints-trump = Taste+Enter: ? Hilfe · q Ende · l letzter Stich · scores · a Rat · ← → wählen · r Regeln
terminal-hints-wait = Enter: nicht warten
terminal-hints-pause = Enter: weiter · ? Hilfe · q Ende · l letzter Stich · s Stand · r Regeln
terminal-hints-round = Enter gibt die nächste Runde · ? Hilfe · q Ende · l letzter Stich · s Stand
terminal-hints-end = Enter zeigt, wie es ausging · ? Hilfe · l letzter Stich · s Stand
terminal-hints-card = Enter: weiter · u nimmt die Karte zurück · q Ende
terminal-too-small = Mach das Fenster größer: mindestens { $width } × { $height }.
terminal-hints-page = Enter: weiter · Pfeile blättern
terminal-pause-card = Deine Karte liegt. u nimmt sie zurück.
terminal-pause-trick = Der Stich ist zu Ende. „call NAME STICH“ rügt.
terminal-final-enter = Enter beendet · Pfeile blättern

## Warum nicht
terminal-unknown = „{ $typed }“: das gibt es hier nicht; ? hilft
terminal-call-how = call NAME STICH, zum Beispiel: call Ada 3; call Ada für den letzten Stich
terminal-settings = confirm on, confirm off, pace slow, pace normal, pace instant
terminal-set = { $what } ist jetzt { $value }.
terminal-saved = Gespeichert in { $path }
terminal-save-failed = Das Speichern misslang: { $reason }

## Seiten
terminal-page-last = Der letzte Stich
terminal-page-scores = Wertungsblock
terminal-page-log = Was geschehen ist
terminal-page-rules = Die Regeln dieses Spiels
terminal-page-help = Hilfe
terminal-page-final = Das Spiel ist zu Ende
terminal-to-beat = Zu schlagen waren { $score }.
terminal-page-where = Zeilen { $first } bis { $last } von { $lines }
terminal-page-where-plain = Zeilen { $first } bis { $last } von { $lines }; > und < blättern
terminal-sheet-round = Runde
terminal-sheet-empty = Noch ist keine Runde gezählt.
terminal-sheet-legend = Runde, Karten, Trumpf; je Stiche/Ansage, Punkte, Stand. ● hat gegeben.
terminal-no-last = In dieser Runde ist noch kein Stich zu Ende.
terminal-help-cards-title = Karten
terminal-help-cards = Eine Karte tippt man als Wert und Farbe: 7h, 10x, Dp. Farben sind x Kreuz, k Karo, h Herz, p Pik (auch c d h s). Ein Zauberer ist z, ein Narr n; Merlin me, Morgan mo, Excalibur ex, der Gral gr.
    Die Nummern unter den Karten gehen auch; ein Strich steht unter Karten, die nicht gespielt werden dürfen; wer es versucht, erfährt, warum nicht.
terminal-help-choose-title = Wählen
terminal-help-choose = Eine Wahl wird noch einmal gezeigt, bevor sie gilt: Enter schickt sie ab, u nimmt sie zurück, eine andere Wahl tritt an ihre Stelle. Die Pfeiltasten gehen an allem entlang, was erlaubt ist. c nimmt den Rest, wo alle übrigen Stiche sicher deine sind.
    Eine Ansage ist ihre Zahl, der Trumpf ein Buchstabe.
terminal-help-look-title = Ansehen
terminal-help-look = l der letzte Stich, s der Wertungsblock, r die Regeln dieses Spiels, log der Verlauf, ? diese Seite. a, oder „advice“, zeigt, was jede deiner Möglichkeiten wert ist, wo du gegen Bots übst.
    Unter Stand steht die Summe und in Klammern, was sie wäre, wenn die Runde jetzt endete. G gibt, A hat ausgespielt. Jeder Stich füllt einen Ring der Ansage; Stiche zu viel sind rote Kreuze.
terminal-help-keep-title = Speichern
terminal-help-keep = Das Spiel wird nach allem, was du tust, gespeichert. q geht; „foretell play --resume“ macht mit denselben Karten weiter. „save DATEI“ schreibt eine Kopie.
terminal-help-set-title = Einstellen
terminal-help-set = „confirm off“ schickt jede Wahl gleich ab, „confirm on“ fragt wieder nach. „pace slow“, „pace normal“ oder „pace instant“ bestimmt, wie schnell die anderen spielen.
terminal-help-honour-title = Auf Ehre
terminal-help-honour = Wo man auch falsch bedienen kann, darf eine Karte zurückgenommen werden, bis die nächste liegt, und „call NAME“ rügt im laufenden Stich, wer nicht bedient hat: Diese Karte und die danach gehen zurück. Zwischen den Stichen rügt „call NAME STICH“ in einem fertigen Stich, und die Runde endet.

## Menü
terminal-menu-title = Foretell: das Kartenspiel Wizard
terminal-menu-enter = Enter
terminal-menu-start = spielen
terminal-menu-summary =
    { $rules }, { $bots ->
        [0] allein
        [one] du und ein Bot
       *[other] du und { $bots } Bots
    }
terminal-menu-rules = Regeln
terminal-menu-players = Spieler
terminal-menu-bots = Bots
terminal-menu-dealer = Erster Geber
terminal-menu-dealer-drawn = wird ausgelost
terminal-menu-dealer-seat = Platz { $seat } (du bist 1)
terminal-menu-ask-dealer = Welcher Platz gibt zuerst: 1 bis { $players }, du bist 1? { $lot } lost aus.
terminal-menu-switches = Schalter
terminal-menu-on = an
terminal-menu-off = aus
terminal-menu-name = dein Name
terminal-menu-go-on = weiter mit
terminal-menu-hints = Enter spielt · ein Buchstabe ändert etwas · q Ende
terminal-menu-hints-sub = Enter lässt es, wie es ist
terminal-menu-hints-rules = Nummer, Name oder Datei (.toml) · Pfeile blättern · Enter geht zurück
terminal-menu-rules-title = Welche Regeln?
terminal-menu-more = weiter unten mehr: Pfeil nach unten
terminal-menu-more-plain = weiter unten mehr: > und Enter
terminal-menu-ask-players = Wie viele spielen ({ $allowed })?
terminal-menu-ask-bots = Welche Bots? Ein Name, oder mehrere mit Kommas.
terminal-bots-cold = Die Bots werden vorbereitet, nur dieses eine Mal: { $seconds } s
terminal-menu-bots-title = Gegen wen spielst du?
terminal-menu-ask-name = Dein Name?
terminal-menu-friends = mit Freunden
terminal-menu-friends-how = ein Tisch auf einem Server, hier oder im Haus
terminal-menu-ask-host = Dein Name (Enter: { $name })?
terminal-menu-ask-reach = Wer kann kommen? Enter: dieser Rechner · lan: Handys und Rechner im Haus
terminal-own-rules = eigene Regeln
terminal-no-saved-game = es gibt keine gespeicherte Partie
terminal-resume = Die Partie ist gespeichert. Weiter geht es mit: foretell play --resume
terminal-record = Die Aufzeichnung dieser Partie: { $path }
