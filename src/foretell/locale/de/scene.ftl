# Die Bilder der Seite für das Besondere an einer Variante. Siehe web/src/scenes.

## Was gefragt ist, und auf wen alle warten
scene-trump-waits = { $who } bestimmt den Trumpf
scene-trump-unseen = Du bestimmst ihn, bevor du dein Blatt siehst.
scene-twist-gizzard-fester = Zauberer und Narren sind, was gerufen wird.
scene-twist-pass-one = Alle geben eine Karte nach links weiter.
scene-twist-pull-one = Alle ziehen eine Karte von rechts.
scene-twist-last-card-up = Die letzte Karte jedes Blatts liegt offen.
scene-twist-uber-wizard = Eine Karte, die du nennst, schlägt alles.
scene-twist-flat-points = Stiche zählen, Ansagen nicht.
scene-twist-all-wizards = Auch Narren sind Zauberer.
scene-twist-all-jesters = Auch Zauberer sind Narren.
scene-sealed-why =
    { $as ->
        [wheel] Dein Rad bleibt bis zum letzten Stich verdeckt.
       *[fist] Deine Faust öffnet sich, wenn alle angesagt haben.
    }
scene-blind-why = Niemand sieht in sein Blatt, bevor alle angesagt haben.
scene-forehead-why = Du siehst jede Karte außer deiner eigenen.
scene-flat-why = In dieser Runde zählen die Ansagen nicht.
scene-turn = { $who }: eine Karte aufdecken
scene-dummy = Du wählst eine Karte für { $who }
scene-top-card = die oberste Karte von { $who }
scene-told-dummy =
    { $me ->
        [1] Du spielst { $card } für den Strohmann.
       *[other] { $who } spielt { $card } für den Strohmann.
    }

## Was eben geschehen ist
scene-drawn =
    { $me ->
        [1] Du gibst als Erster
       *[other] { $who } gibt zuerst
    }
scene-drawn-why = Der Geber wurde ausgelost.
scene-came = Von { $who } hast du jetzt { $card }.
scene-went = { $who } hat jetzt von dir { $card }.

## Zeichen am Tisch
scene-seat-shows = { $who } hat { $cards }
scene-seat-out = draußen
scene-seat-grail = Hat den Stich mit dem Gral
scene-seat-saboteur = Saboteur: sagt nichts an
scene-covered = Dein Blatt, verdeckt
scene-covered-card = Eine Karte, die du nicht siehst
scene-place = Platz { $number }
scene-badge-uber = Schlägt in dieser Runde alles: { $cards }
scene-badge-twist = In dieser Runde: { $twist }
scene-badge-all-wizards = In dieser Runde sind alle acht Zauberer.
scene-badge-all-jesters = In dieser Runde sind alle acht Narren.
scene-badge-gizzard-fester = Ein Zauberer ist ein Narr, außer man ruft „Gizzard!“; ein Narr ist ein Zauberer, außer man ruft „Fester!“.
scene-badge-flat-points = Stiche zählen nach ihrer Zahl: 5, 10, 15 … für 0, 1, 2 …; Ansagen nicht.
scene-badge-zero = Alle sagen null an.
scene-badge-saboteur = Der Geber sagt nichts an.
scene-badge-tricksy = Jeder gespielte Zauberer macht seine Farbe zum Trumpf.
scene-badge-magic = Eine Zwei, die eine fremd ausgespielte Farbe bedient, ist ein Zauberer über allen Zauberern.
scene-badge-cancels = { $count ->
    [one] { $cards } macht den Stich ungültig.
   *[other] { $cards } machen jeden Stich ungültig, in dem sie liegen.
}
scene-badge-target = Wer zuerst { $score } Punkte hat, gewinnt.
scene-badge-beat = Zu schlagen sind { $score } Punkte.

## Was davon erzählt wird
scene-told-twist =
    { $me ->
        [1] Du wählst für diese Runde: { $text }.
       *[other] { $who } wählt für diese Runde: { $text }.
    }
scene-told-uber =
    { $me ->
        [1] Du nennst, was alles schlägt: { $text }.
       *[other] { $who } nennt, was alles schlägt: { $text }.
    }
scene-told-passed =
    { $me ->
        [1] Du gibst eine Karte nach links weiter.
       *[other] { $who } gibt eine Karte nach links weiter.
    }
scene-told-agreed =
    { $me ->
        [1] Du stimmst dem Ergebnis zu.
       *[other] { $who } stimmt dem Ergebnis zu.
    }
scene-told-bids = Die Ansagen: { $bids }.
scene-told-trump = Trumpf ist jetzt { $suit }.
scene-told-out = { $who } ist aus dem Spiel.
scene-told-shown = { $who } hat { $cards }.
