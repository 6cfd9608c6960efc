# Was Regeln sagen, Satz für Satz. Siehe rules/explain.py.

rules-ruling = (Festlegung)
-ruling = (Festlegung)

## Abschnitte
rules-section-table = Tisch und Karten
rules-section-rounds = Die Runden
rules-section-trump = Trumpf
rules-section-bids = Die Ansagen
rules-section-play = Das Spiel
rules-section-points = Punkte
rules-section-end = Das Ende

## Welche Runden
rules-when-always = in jeder Runde
rules-when-never = in keiner Runde
rules-when-first = in der ersten Runde
rules-when-last = in der letzten Runde
rules-when-size-from =
    { $low ->
        [one] in Runden mit mindestens einer Karte
       *[other] in Runden mit mindestens { $low } Karten
    }
rules-when-size-is =
    { $low ->
        [one] in Runden mit einer Karte
       *[other] in Runden mit { $low } Karten
    }
rules-when-rounds = in den Runden { $low } bis { $high }
rules-when-from = ab Runde { $low }
rules-when-round = in Runde { $low }
rules-when-every =
    { $low ->
        [one] in jeder Runde
       *[other] in den Runden { $low }, { $double }, { $triple } …
    }
rules-when-chosen = in den gewählten Runden
rules-when-otherwise = sonst
rules-by-round = { $when }: { $sentence }

## Karten
rules-rank =
    { $rank ->
        [T] 10
        [J] B
        [Q] D
        [A] A
       *[other] { $rank }
    }
rules-card-Z = Zauberer { $suit }
rules-card-N = Narr { $suit }
rules-card-Me = Merlin
rules-card-Mo = Morgan le Fay
rules-card-Ex = Excalibur
rules-card-Gr = der Heilige Gral
rules-and = { $most } und { $last }
rules-or = { $most } oder { $last }

## Tisch und Karten
rules-players =
    { $players ->
        [one] Du spielst allein.
       *[other] { $players } Personen spielen.
    }
rules-deck-60 = Gespielt wird mit 60 Karten: vier Farben mit den Werten 2 bis 10, B, D, K, A von unten nach oben, vier Zauberer und vier Narren.
rules-deck-36 = Gespielt wird mit 36 Karten: vier Farben mit den Werten 1 bis 8, zwei Zauberer und zwei Narren.
rules-add-none = Keine Karte kommt hinzu.
rules-add = Hinzu kommen: { $cards }. Sie alle dürfen jederzeit gespielt werden.
rules-add-Me = Merlin wird als Zauberer oder als Narr gespielt, ganz wie du willst; aufgedeckt ist er ein Zauberer { -ruling }.
rules-add-Mo = Morgan le Fay schlägt alles, zählt aber nicht, wenn der Heilige Gral im Stich liegt; beim Bedienen und aufgedeckt gilt sie als Zauberer { -ruling }.
rules-add-Ex = Liegt Excalibur im Stich, so zählt er für niemanden; das Schwert selbst bleibt außer Betracht, und wer sonst gewonnen hätte, spielt aus. Beim Bedienen und aufgedeckt gilt es als Narr { -ruling }.
rules-add-Gr = Der Heilige Gral gewinnt den Stich gegen alles, wenn er als zweite, vierte oder sechste Karte fällt, sonst zählt er nicht; beim Bedienen und aufgedeckt gilt er als Narr { -ruling }.
rules-drop-none = Keine Karte wird aussortiert.
rules-drop = Aussortiert werden: { $cards }.
rules-aside-0 = Neben dem Tisch liegen keine Karten.
rules-aside =
    { $aside ->
        [one] Eine Karte liegt verdeckt neben dem Tisch; sie wird als Trumpfkarte aufgedeckt.
       *[other] { $aside } Karten liegen verdeckt neben dem Tisch; eine davon wird als Trumpfkarte aufgedeckt.
    }
rules-cancels-none = Keine Karte macht einen Stich ungültig.
rules-cancels = { $cards } { $number ->
        [one] bedient wie sonst und macht
       *[other] bedienen wie sonst und machen
    } den Stich ungültig: Er zählt für niemanden, und wer ausgespielt hat, spielt noch einmal aus { -ruling }.
rules-roles-printed = Zauberer sind Zauberer, Narren sind Narren.
rules-roles-alternate = In ungeraden Runden sind alle Zauberer und Narren Zauberer, in geraden sind alle Narren, auch die aufgedeckte Karte { -ruling }.
rules-roles-called = Ein Zauberer zählt als Narr, wenn du nicht „Gizzard!“ rufst, ein Narr als Zauberer, wenn du nicht „Fester!“ rufst; gerufen wird beim Ausspielen der Karte, und die aufgedeckte Karte zählt wie aufgedruckt { -ruling }.
rules-suited-true = Zauberer und Narren tragen die aufgedruckte Farbe; das zählt nur, wo ein Zauberer Trumpf macht { -ruling }.
rules-suited-false = Zauberer und Narren tragen keine Farbe; wo ein Zauberer Trumpf macht, nennt sie, wer ihn spielt.
rules-dummies-0 = Es gibt keinen Strohmann.
rules-dummies-1 = Auch ein Strohmann bekommt Karten: Gegeben wird links vom Geber beginnend reihum, der Strohmann kommt nach der zweiten Person { -ruling }. Drei seiner Karten liegen offen, und nach jedem Stich kommt die nächste seines Stapels dazu, der Reihe nach { -ruling }. Wer ausspielt, wählt danach eine Karte des Strohmanns, der bedienen muss wie alle; dann spielt die andere Person. Der Strohmann kann Stiche gewinnen; sie zählen für niemanden, und es spielt dieselbe Person noch einmal aus { -ruling }.
rules-dummies-2 = Zwei Strohmänner decken ihre Karten in der ausgeteilten Reihenfolge auf und müssen nicht bedienen, du aber bedienst ihre Farbe. Nur du sagst an und bekommst Punkte; du spielst zum ersten Stich jeder Runde aus und bestimmst den Trumpf, wo es sonst der Geber täte; danach spielt aus, wer den Stich gewinnt, und die Reihe geht von dir zum ersten Strohmann, dann zum zweiten, der als Geber gilt { -ruling }.

## Die Runden
rules-sizes-up =
    { $rounds ->
        [one] Eine Runde mit { $last } Karten.
       *[other] { $rounds } Runden: in der ersten eine Karte für jeden, dann jedes Mal eine mehr, in der letzten { $last }.
    }
rules-sizes-by-two =
    { $rounds ->
        [one] Eine Runde mit { $last } Karten.
       *[other] { $rounds } Runden: in der ersten { $first ->
            [one] eine Karte
           *[other] { $first } Karten
        } für jeden, dann jedes Mal zwei mehr, in der letzten { $last }.
    }
rules-sizes-down =
    { $rounds ->
        [one] Eine Runde mit { $last } Karten.
       *[other] { $rounds } Runden: in der ersten { $first } Karten für jeden, dann jedes Mal eine weniger, in der letzten { $last }.
    }
rules-sizes-up-down =
    { $rounds ->
        [one] Eine Runde mit { $last } Karten.
       *[other] { $rounds } Runden: in der ersten eine Karte für jeden, hinauf bis { $most } und wieder hinunter, in der letzten { $last } { -ruling }.
    }
rules-sizes-all =
    { $rounds ->
        [one] Eine Runde mit { $most } Karten für jeden, so vielen, wie für alle da sind.
       *[other] { $rounds } Runden mit { $most } Karten für jeden, so vielen, wie für alle da sind.
    }
rules-sizes-list =
    { $rounds ->
        [one] Eine Runde mit { $list } Karten.
       *[other] { $rounds } Runden mit { $list } Karten.
    }
rules-sizes-repeat = In jeder Runde gibt es { $last } Karten für jeden.
rules-plan-up = In der ersten Runde eine Karte, dann jedes Mal eine mehr.
rules-plan-by-two = Halb so viele Runden: jedes Mal zwei Karten mehr, in der letzten so viele wie möglich.
rules-plan-down = In der ersten Runde so viele Karten wie möglich, dann jedes Mal eine weniger.
rules-plan-up-down = In der ersten Runde eine Karte, hinauf bis zu den meisten und wieder hinunter.
rules-plan-all = In jeder Runde so viele Karten, wie für alle da sind; sag dazu, wie viele Runden.
rules-rounds-0 = Alle vorgesehenen Runden werden gespielt.
rules-rounds =
    { $rounds ->
        [one] Nur die erste der vorgesehenen Runden wird gespielt.
       *[other] Nur die ersten { $rounds } der vorgesehenen Runden werden gespielt.
    }
rules-rounds-first = Wer zuerst gibt, wird ausgelost, oder ein Platz wird dafür bestimmt; gegeben wird Karte für Karte, links vom Geber beginnend { -ruling }.
rules-rounds-deal = Nach jeder Runde gibt der linke Nachbar, und alle Karten werden neu gemischt.
rules-rounds-shuffle = Für jede Runde werden alle Karten neu gemischt.
rules-eliminate-0 = Alle spielen bis zum Ende mit.
rules-eliminate =
    { $every ->
        [1] Nach jeder Runde
        [2] Nach jeder zweiten Runde
        [3] Nach jeder dritten Runde
       *[other] Nach jeweils { $every } Runden
    } scheidet aus, wer die wenigsten Punkte hat; bei Gleichstand scheidet niemand aus, und das wird nicht nachgeholt { -ruling }. Das Spiel endet, wenn nur eine Person übrig ist, oder nach der letzten Runde; wer noch dabei ist, steht vor den Ausgeschiedenen, und wer später ausschied, steht höher { -ruling }. An die Reihe, ans Geben, nach links und nach rechts kommt nur, wer noch dabei ist { -ruling }.
rules-target-0 = Kein Punktestand beendet das Spiel vorzeitig.
rules-target = Das Spiel endet nach der Runde, in der jemand { $target } Punkte erreicht; bis dahin folgen weitere Runden mit { $last ->
        [one] einer Karte
       *[other] { $last } Karten
    }, höchstens { $rounds } Runden insgesamt { -ruling }. Schaffen es mehrere zugleich, gewinnt der höhere Stand; bei Gleichstand folgt noch eine Runde { -ruling }.

## Trumpf
rules-trump-turned = Nach dem Geben wird eine Karte aufgedeckt. Eine Farbkarte macht ihre Farbe zum Trumpf, bei einem Narren gibt es keinen Trumpf; bei einem Zauberer sieht sich der Geber sein Blatt an und nennt eine der vier Farben. Bleibt in der letzten Runde keine Karte übrig, gibt es keinen Trumpf; auch nicht in jeder anderen, in der keine übrig bleibt { -ruling }.
rules-trump-turned-no-wizard = Nach dem Geben wird eine Karte aufgedeckt. Eine Farbkarte macht ihre Farbe zum Trumpf, und bei einem Narren gibt es keinen. Bleibt in der letzten Runde keine Karte übrig, gibt es keinen Trumpf; auch nicht in jeder anderen, in der keine übrig bleibt { -ruling }.
rules-trump-turned-no-jester = Nach dem Geben wird eine Karte aufgedeckt. Eine Farbkarte macht ihre Farbe zum Trumpf; bei einem Zauberer sieht sich der Geber sein Blatt an und nennt eine der vier Farben. Bleibt in der letzten Runde keine Karte übrig, gibt es keinen Trumpf; auch nicht in jeder anderen, in der keine übrig bleibt { -ruling }.
rules-trump-turned-no-wizard-no-jester = Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist Trumpf. Bleibt in der letzten Runde keine Karte übrig, gibt es keinen Trumpf; auch nicht in jeder anderen, in der keine übrig bleibt { -ruling }.
rules-trump-c = Kreuz ist Trumpf; keine Karte wird aufgedeckt.
rules-trump-d = Karo ist Trumpf; keine Karte wird aufgedeckt.
rules-trump-h = Herz ist Trumpf; keine Karte wird aufgedeckt.
rules-trump-s = Pik ist Trumpf; keine Karte wird aufgedeckt.
rules-trump-none = Es gibt keinen Trumpf; keine Karte wird aufgedeckt.
rules-trump_changes-never = Der Trumpf bleibt die ganze Runde gleich.
rules-trump_changes-wizards = Jeder gespielte Zauberer macht sofort seine Farbe zum Trumpf, bis zum nächsten Zauberer oder zum Ende der Runde, auch wo es keinen Trumpf gab; am Gewinner und an der ausgespielten Farbe des Stichs selbst ändert er nichts { -ruling }.
rules-trump_changes-deuces = Eine Zwei, die als Zauberer gilt, lässt den Trumpf, wie er ist { -ruling }.
rules-uber-false = Keine benannte Karte schlägt die Zauberer.
rules-uber-true = Nach dem Trumpf nennt der Geber eine Überkarte: eine Farbkarte, einen Wert oder die Narren. Sie schlägt alles, auch Zauberer, und die erste gespielte gewinnt. Nur das ist neu: Ausgespielt und bedient wird mit ihr wie sonst { -ruling }.
rules-twist-none = Ein aufgedeckter Zauberer ändert nichts außer dem Trumpf.
rules-twist = Wird ein Zauberer aufgedeckt, muss der Geber vor den Ansagen außerdem { $number ->
        [one] dies
       *[other] eines davon
    } nennen, für diese Runde allein { -ruling }: { $twists }. Was schon gilt oder nicht passt, steht nicht zur Wahl { -ruling }.
rules-twist-of-gizzard-fester = Rufen (Gizzard und Fester)
rules-twist-of-pass-one = eine Karte weitergeben
rules-twist-of-pull-one = eine Karte ziehen
rules-twist-of-last-card-up = letzte Karte offen
rules-twist-of-uber-wizard = eine Überkarte
rules-twist-of-flat-points = feste Punkte
rules-twist-of-all-wizards = nur Zauberer
rules-twist-of-all-jesters = nur Narren

## Die Ansagen
rules-bidding-in-turn = Alle sagen der Reihe nach an, links vom Geber beginnend, der Geber zuletzt, von keinem Stich bis zu allen; eine Ansage wird nicht mehr geändert.
rules-bidding-in-turn-others = Alle außer dem Geber sagen der Reihe nach an, links von ihm beginnend, von keinem Stich bis zu allen; eine Ansage wird nicht mehr geändert.
rules-bidding-alone = Du sagst, wie viele Stiche du machst, von keinem bis zu allen; die Ansage wird nicht mehr geändert.
rules-bidding-hidden = Alle sagen zugleich an; die Ansagen werden gezeigt, bevor die erste Karte fällt.
rules-bidding-delayed = Alle sagen zugleich und geheim an; die Ansagen werden erst nach dem letzten Stich gezeigt.
rules-bidding-zero = Niemand wählt: Jede Ansage ist null.
rules-uneven-never = Die Summe der Ansagen darf beliebig sein.
rules-uneven_at-bid = Die Ansagen dürfen { $kind ->
        [always] nie
       *[other] { $when } nicht
    } aufgehen: Wer zuletzt ansagt, darf die Summe der Ansagen nicht auf die Zahl der Stiche bringen{ $kind ->
        [size-from] ; in Runden mit weniger Karten sind alle frei { -ruling }
       *[other] { "" }
    }.
rules-uneven_at-reveal = Die Ansagen dürfen { $kind ->
        [always] nie
       *[other] { $when } nicht
    } aufgehen: Ergibt die Summe der Ansagen die Zahl der Stiche, so ändert, wer zuletzt ansagt, die eigene Ansage danach um eins nach oben oder unten { -ruling }.
rules-uneven_for-anyone = Das gilt für jeden, der zuletzt ansagt, und für sonst niemanden; Stiche sind es so viele, wie jeder Karten bekommt { -ruling }.
rules-uneven_for-sole-leader = Das gilt nur, solange die zuletzt ansagende Person allein führt, also mehr Punkte hat als alle anderen; daher nie in der ersten Runde { -ruling }.
rules-uneven_zero-refused = Eine Ansage von null ist keine Ausnahme{ $kind ->
        [size-from] { " " }{ -ruling }
       *[other] { "" }
    }.
rules-uneven-saboteur = Da der Geber nichts ansagt, sagt zuletzt an, wer rechts von ihm sitzt { -ruling }.
rules-uneven_zero-allowed = Eine Ansage von null ist immer erlaubt.
rules-sees-own = Du siehst dir deine Karten an, bevor du ansagst.
rules-sees-blind = Alle sagen an, bevor sie ihre Karten ansehen. Die aufgedeckte Karte ist zu sehen; ein Geber, der den Trumpf nennen muss, nennt ihn blind; nach der letzten Ansage sehen alle ihre Karten an { -ruling }.
rules-sees-forehead = Du siehst alle Karten außer deiner eigenen, sagst so an und nennst so den Trumpf; dann wird deine Karte ungesehen gespielt { -ruling }.
rules-last_card_up-never = Die Handkarten sind verdeckt.
rules-last_card_up = Letzte Karte offen { $when }: Die zuletzt ausgeteilte Karte jedes Blatts liegt offen, bis sie gespielt wird, wohin ein Tausch sie auch bringt { -ruling }.
rules-dealer_role-none = Der Geber sagt an und bekommt Punkte wie alle.
rules-dealer_role-saboteur = Der Geber ist der Saboteur: Er sagt nichts an, spielt wie alle und bekommt immer 20 Punkte.
rules-dealer_role-spoils = Der Geber ist der Saboteur: Er sagt nichts an, spielt wie alle und bekommt 10 Punkte für jeden Stich, um den die anderen zusammen danebenliegen, −10, wenn niemand danebenliegt { -ruling }.

## Das Spiel
rules-exchange-none = Jeder behält die Karten, die er bekommen hat.
rules-exchange-pass-one = Nach den Ansagen gibt jeder eine Karte nach links weiter, alle zugleich, in einer Runde mit einer Karte eben diese { -ruling }.
rules-exchange-pull-one = Nach den Ansagen zieht jeder, links vom Geber beginnend, blind und nach dem Zufall eine Karte aus der Hand des rechten Nachbarn; niemand darf verzichten, und nur die beiden kennen sie { -ruling }.
rules-play-lead = Links vom Geber wird zum ersten Stich ausgespielt; wer einen Stich gewinnt, spielt zum nächsten aus.
rules-play-jester = Wird ein Narr ausgespielt, bestimmt die nächste Karte die Farbe; wird ein Zauberer ausgespielt oder fällt er vor jeder Farbe, sind in diesem Stich alle bis zum Ende frei.
rules-play-win = Den Stich gewinnt der erste Zauberer, sonst der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe, sonst der erste Narr.
rules-play-order = Den Stich gewinnt, was davon zuerst kommt: { $powers }, der erste Zauberer, der höchste Trumpf, die höchste Karte der ausgespielten Farbe, der erste Narr, sonst wer ausgespielt hat { -ruling }.
rules-play-again = Der vorige Stich darf noch einmal angesehen werden { -ruling }.
rules-power-Gr = der Heilige Gral auf einem geraden Platz
rules-power-Mo = Morgan le Fay
rules-power-uber = die Überkarte
rules-power-deuces = eine Zwei, die bedient hat
rules-deuces-plain = Eine Zwei ist die niedrigste Karte ihrer Farbe.
rules-deuces-wizard-when-following = Eine Zwei, die auf ihre von jemand anderem ausgespielte Farbe fällt, ist ein Zauberer, der Zauberer schlägt, höchstens eine im Stich; sie muss bedienen wie sonst, und ausgespielt oder abgeworfen ist sie eine Zwei.
rules-revoke-prevented = Hast du die ausgespielte Farbe, so bediene sie oder spiele einen Zauberer oder Narren; hast du sie nicht, spiele, was du willst. Eine falsche Karte lässt sich nicht spielen { -ruling }.
rules-revoke-real = Wer mit echten Karten falsch bedient, berichtigt das vor der nächsten Karte; fällt es später im selben Stich auf, gehen die Karte und die danach ohne Strafe zurück { -ruling }. Fällt es erst nach dem Stich auf, endet die Runde: Wer nicht bedient hat, verliert 20 Punkte, und bei allen anderen gilt die Ansage als erfüllt.
rules-revoke-honour = Hast du die ausgespielte Farbe, so bediene sie oder spiele einen Zauberer oder Narren; es lässt sich aber jede Karte spielen und zurücknehmen, bis die nächste fällt. Wer nicht bedient hat, kann gerügt werden. Noch im Stich gehen die Karte und die danach ohne Strafe zurück { -ruling }; zwischen den Stichen, in einem fertigen, endet die Runde: Wer nicht bedient hat, verliert 20 Punkte, und bei allen anderen gilt die Ansage als erfüllt. Späte Ansagen werden dann gezeigt, und ein Saboteur bekommt Punkte, als hätten alle getroffen, oder verliert selbst 20, wenn er es war { -ruling }. Stimmt die Rüge nicht, kannst du diesen Platz in dieser Runde nicht noch einmal rügen { -ruling }.

## Punkte
rules-scoring-standard = Eine genau getroffene Ansage bringt 20 Punkte und 10 für jeden Stich; eine verfehlte −10 für jeden Stich zu viel oder zu wenig.
rules-scoring-met = Eine genau getroffene Ansage bringt { $made } Punkte und { $trick } für jeden Stich.
rules-scoring-missed = Eine verfehlte Ansage bringt { $missed } Punkte für jeden Stich zu viel oder zu wenig.
rules-scoring-zero = Eine getroffene Ansage von null bringt { $points } Punkte.
rules-scoring-zero_over_4 = Eine getroffene Ansage von null bringt { $points } Punkte, wenn mehr als vier Karten ausgeteilt sind.
rules-scoring-zero_last =
    { $each ->
        [0] Eine getroffene Ansage von null bringt in der letzten Runde { $points } Punkte.
        [1] Eine getroffene Ansage von null bringt in der letzten Runde { $points } Punkte und einen mehr für jede ausgeteilte Karte.
       *[other] Eine getroffene Ansage von null bringt in der letzten Runde { $points } Punkte und { $by } für jede ausgeteilte Karte.
    }
rules-scoring-grail = Wer den Stich mit dem Heiligen Gral gewinnt und die eigene Ansage trifft, bekommt noch { $points } Punkte.
rules-scoring-flat = Feste Punkte: 5, 10, 15, 20 … für 0, 1, 2, 3 … Stiche; angesagt wird wie sonst, aber die Ansagen zählen nicht { -ruling }.

## Das Ende
rules-end-most = Am Ende gewinnen die meisten Punkte.
rules-end-alone = Zu schlagen ist nur ein Punktestand: 20 Punkte für jede Runde, zusammen { $points } { -ruling }.
rules-tie-shared = Bei Gleichstand wird der Platz geteilt, auch der erste { -ruling }.
rules-tie-play-off = Bei Gleichstand um den ersten Platz wird eine Runde mehr gespielt: Der Geber wird ausgelost, jeder bekommt zehn Karten oder so viele, wie da sind, die Ansagen werden erst nach dem letzten Stich gezeigt, die Punkte sind die üblichen, und keine der anderen Änderungen gilt. Sie entscheidet nur die Reihenfolge und wird nicht dazugezählt; wer dann noch gleichauf ist, spielt noch eine { -ruling }.
